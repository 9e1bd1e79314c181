"""The shape of the repository: what the layers may contain, how long files may be, what may be tracked."""

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from playcall.contract import Game
from playcall.games import all_games

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "playcall"
KERNEL = PACKAGE / "kernel"
ART = PACKAGE / "art"
GAMES = PACKAGE / "games"
LEAGUES = PACKAGE / "leagues"
WEB = ROOT / "web/src"

FILE_CEILING = 600
KERNEL_CEILING = 1200

CONTRACTS = {
    contract["id"]: contract
    for contract in tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"][
        "contracts"
    ]
}
BUILT_PLACES = {"src/playcall/server/client", "src/playcall/printing/fonts"}
EVERY = all_games()
"""Games whose words are messages."""
COMMON = (
    "__init__.py", "game.py", "rules.md", "cards", "cards.py", "options.py", "actions.py", "effects.py", "table.py",
    "events.py", "rules", "words.py", "preview.py", "screen.py", "report.py", "balance.py", "locales/en.ftl",
    "locales/de.ftl", "faces", "contents.py", "guide.toml", "win_chance.toml", "levels.toml", "lid.svg",
)  # fmt: skip
OLD_NAMES = {
    "glances", "unfolding", "stresses", "outlook", "screens", "picture", "knowing", "guessing", "bringing", "press",
    "labels", "procedures", "art", "guide.de",
}  # fmt: skip
MOST_FILES = {"gridiron_fantasy": 70, "highlights_2052": 51}
"""Python files of a game, where it has more than most."""
RULE_FILES = {"reckoning", "strength", "dice", "odds", "kick", "tags", "asked", "answers", "plan", "why"}
"""What the browser used to work out by itself."""
DRAWN_NUMBERS = {
    "WIDTH", "HEIGHT", "TRACK", "BALL", "SPAN", "SHOWN", "BESIDE", "LABEL",  # sizes and places
    "END_ZONE_WIDTH", "SAFETY_WIDTH",
    "GOAL", "HASTE", "TUMBLING",  # times of a film
    "MOST_BILLS", "MOST_OTHERS", "MOST_CARDS", "MOST_TOKENS", "IN_LINE", "MOST",  # how many fit before they are counted
    "NOBODY", "AUTOMATON", "COPIES",  # how what is sent is numbered and laid out
}  # fmt: skip
"""Numbers that the browser's tables may know: sizes, places and times of what is drawn, and how much of it fits."""
LAYING_OUT = {"chronicle.ts", "rulebook.ts"}
"""Files of the frame that break texts into lines and look for words that somebody typed."""
RULE_NUMBER = re.compile(r"\bconst [A-Z][A-Z0-9_]+\b(?:: \w+)? = -?\d.*")
READ_PROSE = re.compile(
    r"\b(?:text|label|prompt|tag|headline|reason)\)*[!?]?\.(?:includes|match|startsWith|endsWith|search|indexOf|split)\("
    r"|\.(?:test|exec)\((?:say\(|t\()?(?:\w+[!?]?\.)*(?:text|label|prompt|tag|headline|reason)\b"
)
STEP = re.compile(r"""["'`][A-Z][A-Za-z]+\.(?!svelte\b|ts\b|js\b|css\b)[a-z_]+["'`]""")

FOOTBALL = re.compile(
    r"touchdown|quarterback|football|gridiron|soccer|scrimmage|fumble|interception|kickoff|halftime|huddle"
    r"|offen[cs]|defen[cs]|defender|yard|goal|referee|(?<![a-z])(punt|end[ _-]?zone)s?(?![a-z])",
    re.IGNORECASE,
)
REGISTRY = re.compile(
    r"(pypi|pythonhosted|npmjs|yarnpkg|crates|rubygems|conda)\.(org|com|io)"
    r"|https?://[^\s\"'<>)]*(registry|mirror|/simple\b)"
    r"|file://[/]"
    r"|(extra-)?index[-_](url)|find[-_](links)|trusted[-_](host)",
    re.IGNORECASE,
)
MACHINE_PATH = re.compile(r"(?<![\w.~$/})-])/(home|root|work|Users)/\w")
VENDORED = {"vendor", "vendored", "_vendor", "third_party", "third-party", "node_modules", "site-packages"}
BUILT = {".so", ".pyd", ".dll", ".dylib", ".pyc", ".whl", ".egg", ".jar", ".class", ".zip", ".gz", ".tgz", ".exe"}
NOTICE = re.compile(r"copyright\s+(\(c\)|©|\d{4})|SPDX-License|licensed under|all rights reserved", re.IGNORECASE)


def tracked() -> list[Path]:
    """Every file git tracks or would track; where there is no git, every file outside hidden folders."""
    try:
        listing = subprocess.run(
            ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
            cwd=ROOT,
            capture_output=True,
            check=True,
            text=True,
        )
        names = [name for name in listing.stdout.split("\0") if name]
    except (OSError, subprocess.CalledProcessError):
        paths = (path.relative_to(ROOT) for path in ROOT.rglob("*"))
        names = [str(path) for path in paths if not any(part.startswith(".") for part in path.parts)]
    return [ROOT / name for name in sorted(names) if (ROOT / name).is_file()]


def lines_of(path: Path) -> list[str]:
    """The lines of a text file; none for a binary one."""
    try:
        return path.read_text(encoding="utf-8").splitlines()
    except UnicodeDecodeError:
        return []


def found(pattern: re.Pattern[str], paths: list[Path]) -> list[str]:
    """Where a pattern occurs, as `file:line: what`."""
    return [
        f"{path.relative_to(ROOT)}:{number}: {hit.group()}"
        for path in paths
        for number, line in enumerate(lines_of(path), start=1)
        if (hit := pattern.search(line))
    ]


def imported(path: Path) -> Iterator[str]:
    """The full names of the modules a Python file imports, anywhere in it."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""


def show(problems: list[str]) -> str:
    return "\n  ".join(["", *problems])


def test_the_kernel_knows_no_football() -> None:
    words = found(FOOTBALL, sorted(KERNEL.rglob("*.py")))
    assert not words, f"The kernel serves any card game; say it without football:{show(words)}"


def code_lines(path: Path) -> int:
    """Lines of a module without blank lines, comments and docstrings."""
    source = path.read_text(encoding="utf-8")
    texts = {
        line
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
        for line in range(node.lineno, (node.end_lineno or node.lineno) + 1)
    }
    lines = enumerate(source.splitlines(), 1)
    return sum(1 for number, line in lines if number not in texts and line.strip() and not line.strip().startswith("#"))


def test_the_kernel_stays_small() -> None:
    sizes = {path.name: code_lines(path) for path in KERNEL.rglob("*.py")}
    total = sum(sizes.values())
    largest = ", ".join(f"{name} {size}" for name, size in sorted(sizes.items(), key=lambda item: -item[1])[:5])
    assert total <= KERNEL_CEILING, (
        f"The kernel has {total} lines of code, {KERNEL_CEILING} at most. Largest: {largest}"
    )


def test_no_source_file_is_too_long() -> None:
    sizes = {path: len(lines_of(path)) for path in PACKAGE.rglob("*.py")}
    long = [f"{path.relative_to(ROOT)}: {size} lines" for path, size in sizes.items() if size > FILE_CEILING]
    assert not long, f"Split along the rulebook's headings; {FILE_CEILING} lines are the ceiling:{show(long)}"


@pytest.mark.parametrize("layer", [KERNEL, ART, GAMES, LEAGUES], ids=["kernel", "art", "games", "leagues"])
def test_rules_need_the_standard_library_and_msgspec_only(layer: Path) -> None:
    allowed = sys.stdlib_module_names | {"msgspec", "playcall"}
    foreign = [
        f"{path.relative_to(ROOT)}: {name}"
        for path in sorted(layer.rglob("*.py"))
        for name in imported(path)
        if name.partition(".")[0] not in allowed
    ]
    assert not foreign, (
        f"Kernel, art, games and leagues import the standard library and msgspec, nothing else:{show(foreign)}"
    )


def test_no_registry_is_named() -> None:
    named = found(REGISTRY, tracked())
    assert not named, f"Versions are pinned without saying where packages come from:{show(named)}"


def test_no_path_of_one_machine_is_named() -> None:
    named = found(MACHINE_PATH, tracked())
    assert not named, f"These paths exist on one machine only:{show(named)}"


def test_everything_tracked_is_our_own_source() -> None:
    files = [path.relative_to(ROOT) for path in tracked()]
    foreign = [
        str(path) for path in files if VENDORED & set(path.parts) or path.suffix in BUILT or ".min." in path.name
    ]
    assert not foreign, f"Depend on other people's work, do not copy it; build products are not tracked:{show(foreign)}"


def test_no_file_carries_a_licence_notice_of_its_own() -> None:
    own = {ROOT / "LICENSE", Path(__file__).resolve()}
    notices = found(NOTICE, [path for path in tracked() if path not in own])
    assert not notices, f"One licence covers the repository; was this copied from elsewhere?{show(notices)}"


# Packages and names ---------------------------------------------------------------------------------------------------


def folders(path: Path) -> set[str]:
    return {each.name for each in path.iterdir() if each.is_dir() and any(each.glob("*.py"))}


def test_the_architecture_lists_the_packages_there_are() -> None:
    text = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
    table = text.partition("| package | what it is |")[2].partition("\n\n")[0]
    assert set(re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE)) == folders(PACKAGE)


def test_every_package_has_its_layer() -> None:
    layers = re.findall(r"\((\w+)\)", str(CONTRACTS["layers"]["layers"]))
    assert set(layers) - {"__main__"} == folders(PACKAGE)


def test_no_name_in_the_project_file_is_a_phantom() -> None:
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    gone = [name for name in re.findall(r"(?<![/\w])playcall(?:\.\w+)+", text) if not is_module(name)]
    gone += [path for path in re.findall(r'"/?((?:src|tools|tests|web)(?:/[\w.]+)*)"', text) if not is_place(path)]
    assert not gone, f"pyproject.toml names what is not there:{show(gone)}"


def is_module(name: str) -> bool:
    path = ROOT / "src" / name.replace(".", "/")
    return name == "playcall.games" or path.is_dir() or path.with_suffix(".py").is_file()


def is_place(path: str) -> bool:
    """A file or folder of the checkout, or one that is built into a folder of it."""
    return (ROOT / path).exists() or (path in BUILT_PLACES and (ROOT / path).parent.is_dir())


def test_nothing_is_asked_of_a_game_by_name() -> None:
    """What a game may offer is in the contract, with a default; nobody guesses at its attributes."""
    guesses = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path in sorted(PACKAGE.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in ("getattr", "hasattr")
        and isinstance(node.args[1], ast.Constant)
        and re.search(r"\bgame(_of)?\b|\bGAME\b|\bload\(", ast.unparse(node.args[0]))
    ]
    assert not guesses, f"Ask the contract of a game, not its attributes by name:{show(guesses)}"


# The folder of a game -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", EVERY, ids=lambda game: game.id)
def test_every_game_has_the_same_few_files(game: Game) -> None:
    folder = GAMES / game.id
    missing = [name for name in COMMON if not (folder / name).exists()]
    missing += [] if any(folder.glob("coach*")) else ["coach.py or coach/"]
    assert not missing, f"{game.id} lacks{show(missing)}"
    old = [str(path.relative_to(GAMES)) for path in folder.rglob("*") if path.stem in OLD_NAMES]
    assert not old, f"Names that no game uses any more:{show(old)}"


@pytest.mark.parametrize("game", EVERY, ids=lambda game: game.id)
def test_a_game_is_told_in_few_files(game: Game) -> None:
    files = [path for path in (GAMES / game.id).rglob("*.py") if path.stat().st_size]
    most = MOST_FILES.get(game.id, 50)
    assert len(files) <= most, f"{game.id} has {len(files)} Python files, {most} at most."


# What draws -----------------------------------------------------------------------------------------------------------


def client(*folders: str) -> list[Path]:
    return [
        path for folder in folders for path in sorted((WEB / folder).rglob("*")) if path.suffix in (".ts", ".svelte")
    ]


@pytest.mark.parametrize("game", EVERY, ids=lambda game: game.id)
def test_the_browser_draws_a_game_and_knows_no_rule_of_it(game: Game) -> None:
    """Numbers of rules, odds, sums and reasons are sent with the position, the option or the event."""
    files = client(f"games/{game.id}")
    rules = [str(path.relative_to(ROOT)) for path in files if path.suffix == ".ts" and path.stem in RULE_FILES]
    assert not rules, f"What these files work out comes from the server:{show(rules)}"
    numbers = [hit for hit in found(RULE_NUMBER, files) if hit.rpartition("const ")[2].split()[0] not in DRAWN_NUMBERS]
    assert not numbers, f"Numbers that are not for drawing come from the server:{show(numbers)}"


@pytest.mark.parametrize("folder", ["frame", *(f"games/{game.id}" for game in EVERY)])
def test_the_browser_never_reads_what_is_said_to_people(folder: str) -> None:
    read = found(READ_PROSE, [path for path in client(folder) if path.name not in LAYING_OUT])
    assert not read, f"Choose by tokens, steps and data, not by words:{show(read)}"


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_every_step_that_the_browser_names_is_a_step_of_its_game(game: Game) -> None:
    steps = {f"{kind.__name__}.{step}" for kind in game.procedures.values() for step in kind.order}
    named = [
        hit for hit in found(STEP, client(f"games/{game.id}")) if hit.rpartition(" ")[2].strip("\"'`") not in steps
    ]
    assert not named, f"{game.id} has no such steps:{show(named)}"


# What the patterns find -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("pattern", "text"),
    [
        (FOOTBALL, "def on_defence(self) -> None:"),
        (FOOTBALL, "a 50-yard field"),
        (FOOTBALL, "END_ZONE = 3"),
        (REGISTRY, "https://example.test" + "/simple/typer"),
        (REGISTRY, "--index" + "-url"),
        (MACHINE_PATH, '"' + "/home" + '/someone"'),
        (NOTICE, "Copyright" + " (c) 2019 Somebody Else"),
        (RULE_NUMBER, "const SLOPPY_GIFT = 3;"),
        (RULE_NUMBER, "  export const HAND: number = 5;"),
        (READ_PROSE, 'if (question.prompt.includes("Offensive")) return;'),
        (READ_PROSE, "const down = /^(\\d)\\w+ and/.exec(option.tag);"),
        (READ_PROSE, "if (/mismatch/.test(text)) return;"),
        (STEP, 'if (where === "Turn.lay") return;'),
    ],
)
def test_the_patterns_catch_what_they_should(pattern: re.Pattern[str], text: str) -> None:
    assert pattern.search(text)


@pytest.mark.parametrize(
    ("pattern", "text"),
    [
        (FOOTBALL, "append(Zone) and a face-down zone at the end"),
        (REGISTRY, "registry.py lists the games; the simple index of rules"),
        (MACHINE_PATH, "~/.local/share, src/work/x and $HOME/x"),
        (NOTICE, "the licence is MIT"),
        (RULE_NUMBER, "const hand = 5;"),
        (READ_PROSE, 'option.token.startsWith("lay ")'),
        (READ_PROSE, "if (/^play /.test(option.token)) return;"),
        (STEP, 'import x from "./Turn.svelte";'),
    ],
)
def test_the_patterns_leave_the_rest_alone(pattern: re.Pattern[str], text: str) -> None:
    assert not pattern.search(text)
