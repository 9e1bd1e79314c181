"""Whatever is wrong is named in one sentence on stderr, with exit code 2, and nothing is printed or written."""

from pathlib import Path

import pytest

import playcall as package
from playcall.cli import library
from playcall.lab.match import play_game
from tests.cli.conftest import Playcall
from tests.cli.fake import GAME

GOOD = play_game(GAME, GAME.options(), 5, ["random"]).to_text()

FILES = {
    "good.record": GOOD,
    "unfinished.record": "\n".join(GOOD.splitlines()[:-3]),
    "empty.record": "",
    "story.record": "Once upon a time",
    "headless.record": "playcall record 1\nseed: 5\n",
    "unseeded.record": GOOD.replace("seed: 5", "seed: five"),
    "unset.record": GOOD.replace("options:", "options: rounds"),
    "options.record": GOOD.replace("options:", "options: speed=9"),
    "chess.record": GOOD.replace("high_card", "chess"),
    "token.record": GOOD.replace("0 show", "0 throw", 1),
    "seatless.record": GOOD.replace("0 show", "zero show", 1),
    "after.record": GOOD + "0 stay\n",
    "cards.toml": "bad",
    "notes.txt": "keep me",
}

BAD_USAGE = [
    ("frobnicate", "No such command 'frobnicate'"),
    ("games --colour", "No such option: --colour"),
    ("games extra", "unexpected extra argument"),
    ("rules", "Missing argument 'GAME'"),
    ("simulate high_card --games many", "'--games': 'many' is not a whole number."),
    ("simulate high_card --games", "requires an argument"),
    ("bench --seconds -1", "'-1' is not a number of seconds between 0 and 3600"),
    ("replay", "Missing argument 'RECORD'"),
]

BAD_INPUT = [
    ("rules chess", "There is no game 'chess'. The games are: "),
    ("cards chess", "There is no game 'chess'"),
    ("play chess", "There is no game 'chess'"),
    ("simulate chess", "There is no game 'chess'"),
    ("bench --game chess", "There is no game 'chess'"),
    ("rules high_card HC-9.1", "High Card has no rule 'HC-9.1'; its rules go from HC-1.1 to HC-2.2."),
    ("rules high_card offside", "No rule of High Card mentions 'offside'"),
    ("rules high_card --coverage --tests nowhere", "There is no folder 'nowhere' with tests."),
    ("cards high_card joker", "No card of High Card is called 'joker'; 'playcall cards high_card' lists them all."),
    ("cards high_card --validate cards.toml", "cards.toml: card 'x', field 'worth': 'bad' is no number."),
    ("cards high_card --validate none.toml", "There is no file 'none.toml'."),
    ("cards high_card --validate folder", "'folder' is a folder, not a file."),
    ("cards high_card --validate latin.bin", "'latin.bin' is not UTF-8 text: byte 3 cannot be read."),
    ("simulate high_card --games 0", "The number of games must be at least 1, not 0."),
    ("simulate high_card --jobs 0", "The number of jobs must be at least 1, not 0."),
    ("simulate high_card --bots champion", "There is no bot 'champion'; bots are: random, rookie, starter"),
    ("simulate high_card --bots random,random,random", "3 bots are named, but there are only 2 seats."),
    ("simulate high_card --option speed=9", "There is no option 'speed'; options are: rounds, doubling."),
    ("simulate high_card --option rounds=9", "Option 'rounds' cannot be '9'; it takes a number from 1 to 4."),
    ("simulate high_card --option doubling=maybe", "'doubling' cannot be 'maybe'; it takes on or off."),
    ("simulate high_card --option rounds", "'rounds' is not a setting: write --option name=value."),
    ("simulate high_card --option mode=long", "There is no mode 'long'; modes are: short."),
    ("replay none.record", "There is no file 'none.record'."),
    ("replay folder", "'folder' is a folder, not a file."),
    ("replay latin.bin", "'latin.bin' is not UTF-8 text"),
    ("replay empty.record", "'empty.record': This is not a record"),
    ("replay story.record", "first line is not 'playcall record 1'"),
    ("replay headless.record", "Line 2 of the record should begin with 'game:'."),
    ("replay unseeded.record", "'seed' of the record should be a number, not 'five'."),
    ("replay unset.record", "'rounds' in the record's options should be name=value."),
    ("replay options.record", "There is no option 'speed'"),
    ("replay chess.record", "There is no game 'chess'"),
    ("replay token.record", "action 1, '0 throw"),
    ("replay seatless.record", "is not 'seat token'."),
    ("replay after.record", "comes after its end"),
    ("replay good.record --to 99", "--to 99 is not one of them"),
    ("replay good.record --to -1", "--to -1 is not one of them"),
    ("play high_card --bot champion", "There is no bot 'champion'"),
    ("play high_card --seat 2", "There is no seat 2; seats go from 0 to 1."),
    ("play high_card --option rounds=9", "Option 'rounds' cannot be '9'"),
    ("play high_card --save folder", "'folder' is a folder, not a file."),
    ("play high_card --save nowhere/x.record", "There is no folder 'nowhere' to save in."),
    ("play high_card --save notes.txt", "'notes.txt' exists and is not a record; choose another name."),
    ("play high_card --resume none.record", "There is no file 'none.record'."),
    ("play high_card --resume story.record", "'story.record': This is not a record"),
    ("play high_card --resume token.record", "'token.record': The record does not replay"),
    ("play high_card --resume unfinished.record --seed 4", "leave --seed and --option out"),
    ("play highlights_2052 --resume good.record", "The record is of the game 'high_card', not of 'highlights_2052'."),
    ("simulate highlights_2052 --option speed=9", "There is no option 'speed'; options are: mode, players"),
    ("simulate highlights_2052 --option mode=x", "There is no mode 'x'; modes are: quick"),
    ("rules highlights_2052 FH-99.1", "Football Highlights 2052 has no rule 'FH-99.1'"),
    ("cards highlights_2052 xyzzy", "No card of Football Highlights 2052 is called 'xyzzy'"),
    ("cards highlights_2052 --validate notes.txt", "notes.txt"),
]


@pytest.fixture(autouse=True)
def files(high_card: None, tmp_path: Path) -> None:
    for name, text in FILES.items():
        (tmp_path / name).write_text(text)
    (tmp_path / "latin.bin").write_bytes(b"caf\xe9")
    (tmp_path / "folder").mkdir()


@pytest.mark.parametrize(("line", "part"), BAD_USAGE + BAD_INPUT)
def test_what_is_wrong_is_named(playcall: Playcall, tmp_path: Path, line: str, part: str) -> None:
    before = sorted(tmp_path.iterdir())
    outcome = playcall(*line.split())
    assert part in outcome.err
    assert (outcome.code, outcome.out) == (2, "")
    assert outcome.err.count("\n") == 1
    assert sorted(tmp_path.iterdir()) == before
    assert (tmp_path / "notes.txt").read_text() == "keep me"


@pytest.mark.parametrize("line", ["rules chess --json", "simulate high_card --games 0 --json", "replay none --json"])
def test_errors_leave_stdout_empty_under_json(playcall: Playcall, line: str) -> None:
    outcome = playcall(*line.split())
    assert (outcome.code, outcome.out) == (2, "")


def test_an_installed_package_has_no_tests_to_read(
    playcall: Playcall, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(package, "__file__", str(tmp_path / "site" / "lib" / "playcall" / "__init__.py"))
    outcome = playcall("rules", "high_card", "--coverage")
    assert outcome.code == 2
    assert "name them with --tests DIR" in outcome.err


def test_a_mistake_of_ours_is_a_failure_without_a_trace(playcall: Playcall, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(game_id: str) -> None:
        raise ZeroDivisionError("division by zero")

    monkeypatch.setattr(library, "load", broken)
    outcome = playcall("rules", "high_card")
    assert (outcome.code, outcome.out) == (1, "")
    assert outcome.err.startswith("Playcall failed, and that is a mistake in it: ZeroDivisionError: division by zero.")
    monkeypatch.setenv("PLAYCALL_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        playcall("rules", "high_card")


def test_an_interrupt_is_130(playcall: Playcall, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(game_id: str) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(library, "load", interrupted)
    assert playcall("rules", "high_card").code == 130
