"""The shape of the repository: what the layers may contain, how long files may be, what may be tracked."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "playcall"
KERNEL = PACKAGE / "kernel"
ART = PACKAGE / "art"
GAMES = PACKAGE / "games"

FILE_CEILING = 600
KERNEL_CEILING = 1100

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


@pytest.mark.parametrize("layer", [KERNEL, ART, GAMES], ids=["kernel", "art", "games"])
def test_rules_need_the_standard_library_and_msgspec_only(layer: Path) -> None:
    allowed = sys.stdlib_module_names | {"msgspec", "playcall"}
    foreign = [
        f"{path.relative_to(ROOT)}: {name}"
        for path in sorted(layer.rglob("*.py"))
        for name in imported(path)
        if name.partition(".")[0] not in allowed
    ]
    assert not foreign, f"Kernel, art and games import the standard library and msgspec, nothing else:{show(foreign)}"


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
    ],
)
def test_the_patterns_leave_the_rest_alone(pattern: re.Pattern[str], text: str) -> None:
    assert not pattern.search(text)
