"""The documentation says what the code does: options, modes, bots, commands and card words; its examples run."""

from __future__ import annotations

import doctest
import re
import shlex
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import Field, fields
from pathlib import Path
from typing import Any, get_args

import pytest
import typer.main

from playcall.bots import LEVELS
from playcall.cli.app import app, run
from playcall.cli.terminal.app import TableScreen
from playcall.contract import Mode, msg
from playcall.contract.speech import say, speaker
from playcall.games import all_games, game_ids, load
from playcall.games.highlights_2052 import effects
from playcall.games.highlights_2052.cards import load as load_cards
from playcall.games.highlights_2052.cards import parse
from playcall.games.highlights_2052.faces.lines import play_face
from playcall.games.highlights_2052.names import two_ends
from playcall.games.highlights_2052.notation import (
    parse_action,
    parse_condition,
    parse_defence,
    parse_effect,
    parse_play,
)
from playcall.games.sport_jockeys.effects import Effect
from playcall.kernel import CardError
from playcall.kernel.options import write
from playcall.lab.bench import bench
from playcall.server.settings import HANDED_DOWN, Rates
from playcall.tables.messages import Incoming, Outgoing
from tests.games.masters_gridiron.story import start as kick_off
from tests.games.sport_jockeys.story import Scene

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
PAGES = sorted(DOCS.glob("*.md"))
TEXTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *PAGES]
PAGE_OF = {
    "masters_gridiron": "masters-gridiron",
    "highlights_2052": "playing",
    "sport_jockeys": "sport-jockeys",
    "masters_football": "masters-football",
    "gridiron_fantasy": "gridiron-fantasy",
}
"""Where the options and modes of a game are told."""
COMMANDS: dict[str, Any] = typer.main.get_command(app).commands  # type: ignore[attr-defined]


def page(name: str) -> str:
    return (DOCS / f"{name}.md").read_text(encoding="utf-8")


def blocks(path: Path, language: str) -> list[tuple[int, str]]:
    """The fenced blocks of a language, each with the number of its first line."""
    text = path.read_text(encoding="utf-8")
    found = re.finditer(rf"^```{language}\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)
    return [(text.count("\n", 0, block.start(1)) + 1, block[1]) for block in found]


def row(text: str, first: str) -> list[str]:
    """The cells of the table row that begins with a cell."""
    start = f"| {first} |"
    lines = [line for line in text.splitlines() if line.startswith(start)]
    assert len(lines) == 1, f"There should be one row '{start}', not {len(lines)}."
    return [cell.strip() for cell in lines[0].strip("|").split("|")]


# Options, modes, bots -------------------------------------------------------------------------------------------------


def option_values(option: Field[Any]) -> str:
    """The values of an option as the page writes them, the default first."""
    values = option.metadata.get("values")
    if values:
        return ", ".join(f"`{value}`" for value in values)
    low, high = option.metadata.get("range", (None, None))
    return f"`{write(option.default)}`, {'or a name' if low is None else f'or {low} to {high}'}"


OPTIONS = [
    pytest.param(game, name, option, id=f"{game}-{option.name}")
    for game, name in PAGE_OF.items()
    for option in fields(load(game).options)
]
MODES = [
    pytest.param(game, name, mode, id=f"{game}-{mode.id}")
    for game, name in PAGE_OF.items()
    for mode in load(game).modes
]


def test_every_playable_game_has_its_page() -> None:
    assert set(PAGE_OF) == set(game_ids())


@pytest.mark.parametrize(("game", "name", "option"), OPTIONS)
def test_every_option_has_its_row(game: str, name: str, option: Field[Any]) -> None:
    doc = load(game).described(f"option-{option.name}-doc")
    expected = [f"`{option.name}`", option_values(option), doc, option.metadata["rule"]]
    assert row(page(name), expected[0]) == expected, f"It should be: | {' | '.join(expected)} |"


@pytest.mark.parametrize(("game", "name", "mode"), MODES)
def test_every_mode_has_its_row(game: str, name: str, mode: Mode) -> None:
    title, summary = (load(game).described(f"mode-{mode.id}{part}") for part in ("", "-summary"))
    expected = [f"`mode={mode.id}`", title, summary]
    assert row(page(name), expected[0]) == expected, f"It should be: | {' | '.join(expected)} |"


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", ["playing", "research"])
def test_every_level_of_bots_is_told(name: str, level: str) -> None:
    row(page(name), f"`{level}`")


def test_the_readme_names_the_games_and_which_can_be_played() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for game in all_games():
        assert "playable" in row(readme, game.title)[2]


# Commands -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_its_row(command: str) -> None:
    start = f"| `playcall {command}"
    assert start in page("playing"), f"docs/playing.md has no row that begins with '{start}'."


def named_commands() -> Iterator[Any]:
    """Every command line of `playcall` in the documentation."""
    for path in TEXTS:
        for line in re.findall(r"(?:\.venv/bin/|`|^|\| )playcall ([^`\n|#]+)", path.read_text("utf-8"), re.MULTILINE):
            words = shlex.split(line, posix=False)
            if words and re.fullmatch(r"[a-z]+|--\w+", words[0]) and words[0] != "record":
                yield pytest.param(words, id=f"{path.stem}-{' '.join(words)}")


@pytest.mark.parametrize("words", [*named_commands()])
def test_every_command_line_exists(words: list[str]) -> None:
    command = words[0]
    if command.startswith("--"):
        assert command in ("--help", "--version")
        return
    assert command in COMMANDS, f"There is no command 'playcall {command}'."
    known = COMMANDS[command]
    if within := getattr(known, "commands", {}):
        assert words[1] in within, f"There is no command 'playcall {command} {words[1]}'."
        known = within[words[1]]
    options = {"--help", *(name for parameter in known.params for name in parameter.opts)}
    unknown = [word for word in words[1:] if word.startswith("--") and word not in options]
    assert not unknown, f"'playcall {command}' has no {unknown}."


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: path.stem)
def test_every_make_target_exists(path: Path) -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    named = re.findall(r"(?:^|`)make ([a-z]+)", path.read_text(encoding="utf-8"), re.MULTILINE)
    missing = [target for target in named if not re.search(rf"^{target}:", makefile, re.MULTILINE)]
    assert not missing, f"{path.name} names targets that are not there: {missing}."


def test_the_keys_of_the_table_and_the_words_of_the_line_mode_are_told() -> None:
    help_text = say(msg("term-help"), "playcall.cli")
    words = [line.split()[0] for line in help_text.splitlines()[1:]]
    for word in dict.fromkeys(words):
        assert f"`{word}`" in page("playing"), f"docs/playing.md does not tell of '{word}'."
    for binding in TableScreen.BINDINGS:
        if getattr(binding, "show", False):
            key = getattr(binding, "key_display", None) or getattr(binding, "key", "")
            assert f"`{key}`" in page("playing"), f"docs/playing.md does not tell of the key '{key}'."


def sources() -> str:
    return "".join(path.read_text(encoding="utf-8") for path in (ROOT / "src").rglob("*.py"))


def test_every_variable_of_the_environment_has_its_row() -> None:
    read = set(re.findall(r"PLAYCALL_[A-Z_]+", sources())) - {HANDED_DOWN}
    told = set(re.findall(r"^\| `(PLAYCALL_[A-Z_]+)` \|", page("hosting"), re.MULTILINE))
    assert told == read


def test_every_rate_has_its_row() -> None:
    for name in Rates.__struct_fields__:
        assert row(page("hosting"), f"`{name}`")[1] == getattr(Rates(), name)


def test_every_message_of_the_socket_is_told() -> None:
    told = page("protocol")
    for message in (*get_args(Incoming), *get_args(Outgoing)):
        tag = message.__struct_config__.tag
        assert f"`{tag}`" in told or f'"type": "{tag}"' in told, tag


def test_every_code_that_is_told_exists() -> None:
    told = re.findall(r"`([a-z]+/[a-z-]+)`", page("protocol").partition("\n## Errors\n")[2])
    assert len(told) > 10
    assert [code for code in told if f'"{code}"' not in sources()] == []


def test_every_benchmark_has_its_row() -> None:
    for benchmark in bench("highlights_2052", seconds=0.01):
        name = benchmark.name.removeprefix("highlights_2052 ")
        assert row(page("performance"), name)[2] == benchmark.unit


# Cards ----------------------------------------------------------------------------------------------------------------

Parser = Callable[[str], object]


def section(text: str, heading: str) -> str:
    return text.partition(f"\n### {heading}\n")[2].partition("\n#")[0]


def written(heading: str) -> list[tuple[str, str]]:
    """What a table of the vocabulary tells to write, with its cell of numbers."""
    found = re.findall(r"^\| `([^`]+)` \| ([^|]*) \|", section(page("card-design"), heading), re.MULTILINE)
    return [(text, numbers.strip()) for text, numbers in found]


def rider(text: str) -> object:
    return parse_defence(f"R {{C1}} NO_GAIN + {text}").rider


VOCABULARY: list[tuple[str, Parser, set[type[Any]]]] = [
    ("Conditions", parse_condition, set(get_args(effects.Condition))),
    ("Actions", parse_action, {*get_args(effects.PlainAction), effects.If}),
    ("Riders", rider, set(get_args(effects.Rider))),
    ("Effects", parse_effect, set(get_args(effects.Effect))),
]


@pytest.mark.parametrize(("heading", "parser", "kinds"), VOCABULARY, ids=[entry[0] for entry in VOCABULARY])
def test_the_whole_vocabulary_of_the_cards_is_told(heading: str, parser: Parser, kinds: set[type[Any]]) -> None:
    told = {type(parser(text)) for text, _ in written(heading)}
    assert told == kinds, f"Missing: {[kind.__name__ for kind in kinds - told]}."


@pytest.mark.parametrize(("heading", "parser", "kinds"), VOCABULARY, ids=[entry[0] for entry in VOCABULARY])
def test_the_numbers_that_a_word_takes_are_told(heading: str, parser: Parser, kinds: set[type[Any]]) -> None:
    for text, numbers in written(heading):
        word, _, number = text.partition(" ")
        if number.isdecimal() and word != "DOWN":
            allowed = ", ".join(str(n) for n in range(51) if accepts(parser, f"{word} {n}"))
            assert numbers.startswith(allowed), f"{word} takes {allowed}; the page says {numbers}."


def accepts(parser: Parser, text: str) -> bool:
    try:
        parser(text)
    except CardError:
        return False
    return True


def test_the_samples_of_the_notation_can_be_read() -> None:
    samples = page("card-design").partition("## The notation")[2].partition("###")[0]
    lines: list[str] = re.findall(r"^\| `([^`]+)` \|", samples, re.MULTILINE)
    assert len(lines) == 9
    for line in lines:
        if "{" in line:
            assert parse_defence(line)
        else:
            assert parse_play(line)


def example_file() -> str:
    [(_, text)] = [block for block in blocks(DOCS / "card-design.md", "toml") if "[[card]]" in block[1]]
    return text


def test_the_example_card_file_is_in_order(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "my-cards.toml"
    file.write_text(example_file(), encoding="utf-8")
    assert run(["cards", "highlights_2052", "--validate", str(file)]) == 0
    assert "2 cards, all in order." in capsys.readouterr().out


def test_every_field_of_a_card_is_told() -> None:
    from playcall.games.highlights_2052.cards import CardEntry

    for name in CardEntry.__struct_fields__:
        row(page("card-design"), f"`{name}`")
    assert {name for card in tomllib.loads(example_file())["card"] for name in card} <= set(CardEntry.__struct_fields__)


def test_the_card_that_players_learn_to_read_is_the_example() -> None:
    card = parse(example_file(), "example")[0]
    face = "\n".join([f"{card.name}  ({card.id}, {card.set})", *play_face(card, load_cards()).lines])
    ends = say(two_ends(card), "playcall.games.highlights_2052")
    for shown in (face, f"{card.name} · {ends}"):
        assert f"```\n{shown}\n```" in page("playing"), f"docs/playing.md should show:\n{shown}"


@pytest.mark.parametrize("effect", Effect)
def test_every_word_of_the_vocabulary_of_sport_jockeys_is_told(effect: Effect) -> None:
    row(page("sport-jockeys"), f"`{effect}`")


def test_the_card_of_sport_jockeys_that_players_learn_to_read_is_as_printed() -> None:
    [face] = [face for face in load("sport_jockeys").faces() if face.id == "C10"]
    shown = "\n".join([f"{face.title}  ({face.id}, {face.kind})", *face.lines])
    assert f"```\n{shown}\n```" in page("sport-jockeys"), f"docs/sport-jockeys.md should show:\n{shown}"


def test_the_play_of_sport_jockeys_is_told_as_it_is_played() -> None:
    scene = Scene("C33 C16 C36 C40 C31", "C20 C15 C06 C14 C41", at="r3c2").play("C20 C15")
    game = load("sport_jockeys")
    speak = speaker(game.package)
    table = game.screen(scene.s, 0, 80, speak)
    scene.play("C33 C16 C36").act("sloppy C41")
    lines = [speak(game.words.line(event, 0) or "") for event in scene.log]
    for shown in (table, "\n".join(lines[:6])):
        assert f"```\n{shown}\n```" in page("sport-jockeys"), f"docs/sport-jockeys.md should show:\n{shown}"


@pytest.mark.parametrize("card", ["002", "TSP01", "AD01"])
def test_the_cards_of_masters_of_the_gridiron_that_players_learn_to_read_are_as_printed(card: str) -> None:
    [face] = [face for face in load("masters_gridiron").faces() if face.id == card]
    shown = "\n".join([f"{face.title}  ({face.id}, {face.kind})", *face.lines])
    assert f"```\n{shown}\n```" in page("masters-gridiron"), f"docs/masters-gridiron.md should show:\n{shown}"


def test_the_turn_of_masters_of_the_gridiron_is_told_as_it_is_played() -> None:
    tale = kick_off(8, deck1="FER", deck2="OAK", visitor="seat2").act("done", "attempt 3 4", "play 2")
    game = load("masters_gridiron")
    speak = speaker(game.package)
    table = game.screen(tale.s, 0, 80, speak)
    tale.act("defend 1", "kick")
    lines = [speak(line) for event in tale.log if (line := game.words.line(event.seen_by(0), 0))]
    for shown in (table, "\n".join(lines[6:12])):
        assert f"```\n{shown}\n```" in page("masters-gridiron"), f"docs/masters-gridiron.md should show:\n{shown}"


# Examples -------------------------------------------------------------------------------------------------------------

RUNNABLE = [path for path in PAGES if path.name != "architecture.md"]
"""The one example of the architecture is a piece of the source."""


@pytest.mark.parametrize("path", RUNNABLE, ids=lambda path: path.stem)
def test_the_python_examples_run(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for number, text in enumerate((text for _, text in blocks(path, "toml")), 1):
        (tmp_path / ("my-cards.toml" if "[[card]]" in text else f"{number}.toml")).write_text(text, encoding="utf-8")
    names: dict[str, Any] = {"__name__": "example"}
    levels = dict(LEVELS)
    try:
        for line, text in blocks(path, "python"):
            exec(compile("\n" * (line - 1) + text, str(path), "exec"), names)
        for line, text in blocks(path, "pycon"):
            check_session(path, line, text, names)
    finally:
        LEVELS.clear()
        LEVELS.update(levels)


def check_session(path: Path, line: int, text: str, names: dict[str, Any]) -> None:
    test = doctest.DocTestParser().get_doctest(text, names, path.stem, str(path), line - 1)
    said: list[str] = []
    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, out=said.append, clear_globs=False)
    assert not said, "".join(said)


def test_the_piece_of_source_in_the_architecture_is_the_source() -> None:
    source = (ROOT / "src/playcall/games/highlights_2052/rules/scoring.py").read_text(encoding="utf-8")
    for _, text in blocks(DOCS / "architecture.md", "python"):
        assert text in source


# The site -------------------------------------------------------------------------------------------------------------


def test_every_page_has_its_place() -> None:
    navigation = (ROOT / "mkdocs.yml").read_text(encoding="utf-8").partition("\nnav:")[2]
    assert sorted(re.findall(r"[\w-]+\.md", navigation)) == [path.name for path in PAGES]


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: path.stem)
def test_every_link_leads_somewhere(path: Path) -> None:
    for target in re.findall(r"\]\(([^)#\s:]+)(?:#[^)]*)?\)", path.read_text(encoding="utf-8")):
        assert (path.parent / target).exists(), f"{path.name} links to '{target}', which is not there."


def test_the_picture_asks_no_server_for_anything() -> None:
    picture = (DOCS / "pictures" / "table.svg").read_text(encoding="utf-8")
    assert not re.search(r"@import|url\(['\"]?http|href=|src:", picture)
    assert "seed" in picture


def test_every_threat_is_held_by_a_test_that_exists() -> None:
    lines = re.findall(
        r"^\| .* \| .* \| `(tests/[^`]+)` \|$", (ROOT / "SECURITY.md").read_text(encoding="utf-8"), re.MULTILINE
    )
    assert len(lines) > 15
    for file, _, name in (line.partition("::") for line in lines):
        text = (ROOT / file).read_text(encoding="utf-8")
        assert f"def {name}(" in text if name else "def test_" in text, (file, name)
