"""play in the line mode."""

from collections.abc import Callable
from io import StringIO
from pathlib import Path

import pytest

from playcall.kernel import Record
from tests.cli.conftest import Outcome, Playcall

Talk = Callable[..., Outcome]


@pytest.fixture
def talk(playcall: Playcall, monkeypatch: pytest.MonkeyPatch) -> Talk:
    """Play with some typed lines; the input ends after them."""

    def typed(lines: str, *arguments: str, game: str = "high_card") -> Outcome:
        monkeypatch.setattr("sys.stdin", StringIO(lines))
        outcome = playcall("play", game, "--seed", "3", *arguments)
        assert outcome.code == 0, outcome.err
        return outcome

    return typed


def test_the_table_the_prompt_and_the_options(talk: Talk) -> None:
    out = talk("").out
    assert out.startswith("High Card, seed 3. You are Player 1; type ? for help.\n\nSeat 0 is dealt [7 8 9 11].\n")
    assert f"\nHigh Card  0:0\n{'-' * 80}\nhand [7 8 9 11]\n" in out
    assert "\nWhich card do you show?\n  1  Show the 7\n  2  Show the 8\n" in out


def test_a_whole_game_by_numbers_and_tokens(talk: Talk) -> None:
    outcome = talk("1\nshow 8\n1\ndouble\n")
    assert "7 against 12: seat 1 scores." in outcome.out
    assert "Seat 1 wins (0, 2) by points." in outcome.out
    assert "The game is over: log, undo, save or quit." in outcome.out
    assert outcome.err == ""


@pytest.mark.parametrize(
    ("typed", "answers"),
    [
        ("?", ["take your last choice back", "1  Show the 7  [show 7]"]),
        ("help", ["take your last choice back"]),
        ("rules", ["HC-1.1  Each seat gets four cards", "Chapters", "  HC-2 A round"]),
        ("rules 2.2", ["HC-2.2  Whoever scored may double"]),
        ("rules point", ["HC-2.1", "HC-2.2"]),
        ("rules xyzzy", ["No rule of High Card mentions 'xyzzy'"]),
        ("card the 12", ["The 12  (c12, number)\nworth 12\n"]),
        ("card c3", ["The 3  (c3, number)"]),
        ("card xyzzy", ["No card of High Card is called 'xyzzy'"]),
        ("card", ["Which card? Type card and its name"]),
        ("log", ["Seat 0 is dealt [7 8 9 11].  [HC-1.1]"]),
        ("hint", ["4  Show the 11\n     - the higher the better\n  3  Show the 9\n"]),
        ("undo", ["There is nothing to take back."]),
        ("table", ["hand [7 8 9 11]"]),
        ("9", ["There is no option 9; they go from 1 to 4."]),
        ("sing", ["'sing' is not an action of this game. Type ? to see your options."]),
        ("show 12", ["'show 12' is not possible now; choose one of: show 7, show 8, show 9, show 11."]),
        ("", []),
    ],
)
def test_what_can_be_typed(talk: Talk, typed: str, answers: list[str]) -> None:
    first, _, answer = talk(f"{typed}\n").out.partition("\n> ")
    assert first.startswith("High Card")
    for part in answers:
        assert part in answer


def test_explanations_stand_beside_the_options(talk: Talk) -> None:
    out = talk("1\n1\n1\n?\n").out
    assert "  1  Double\n     Heads is a point more, tails one less.\n  2  Stay\n" in out
    assert "  1  Double  [double]\n     Heads is a point more, tails one less.\n" in out


def test_undo(talk: Talk) -> None:
    before, _, after = talk("1\nundo\n").out.partition("> ")
    assert after.endswith(before.partition("\n")[2] + "> \n")


def test_save_and_resume(talk: Talk, playcall: Playcall, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Saved in mine.record.\n" in talk("1\nsave mine.record\n").out
    record = Record.from_text((tmp_path / "mine.record").read_text())
    assert (record.seed, record.seats, record.scores) == (3, ["person", "starter"], None)
    monkeypatch.setattr("sys.stdin", StringIO("1\n1\n1\nsave\n"))
    outcome = playcall("play", "high_card", "--resume", "mine.record")
    assert "7 against 12: seat 1 scores." in outcome.out
    assert "Saved in mine.record.\n" in outcome.out
    assert Record.from_text((tmp_path / "mine.record").read_text()).scores is not None


def test_saving_never_destroys_other_files(talk: Talk, tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("keep me")
    assert "'notes.txt' exists and is not a record" in talk("1\nsave notes.txt\n").out
    assert "no folder 'nowhere'" in talk("1\nsave nowhere/x\n").out
    assert (tmp_path / "notes.txt").read_text() == "keep me"


@pytest.mark.parametrize(
    ("typed", "saved"),
    [
        ("quit\n", []),
        ("1\nquit\n", []),
        ("1\nquit\nn\n", []),
        ("1\nquit\nno\n", []),
        ("1\nquit\n\n", ["high_card-3.record"]),
        ("1\nquit\ny\n", ["high_card-3.record"]),
        ("1\nquit\nyes.record\n", ["yes.record"]),
        ("1\nsave it.record\nquit\n", ["it.record"]),
    ],
)
def test_quit_offers_to_save(talk: Talk, tmp_path: Path, typed: str, saved: list[str]) -> None:
    out = talk(typed).out
    assert [path.name for path in tmp_path.iterdir()] == saved
    for name in saved:
        assert f"Saved in {name}." in out


def test_the_record_is_kept_under_save_however_it_ends(talk: Talk, tmp_path: Path) -> None:
    assert talk("1\n", "--save", "kept.record").err == "Saved in kept.record.\n"
    assert "0 show 7" in (tmp_path / "kept.record").read_text()


def test_nothing_is_kept_of_a_game_not_begun(talk: Talk, tmp_path: Path) -> None:
    talk("", "--save", "kept.record")
    assert not list(tmp_path.iterdir())


def test_without_a_seed_one_is_chosen_and_named(playcall: Playcall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", StringIO(""))
    monkeypatch.setattr("secrets.randbelow", lambda _: 4711)
    assert playcall("play", "high_card").out.startswith("High Card, seed 4711.")


def test_seat_bot_and_options(talk: Talk) -> None:
    outcome = talk("4\n", "--seat", "1", "--bot", "random", "--option", "mode=short", "--option", "doubling=off")
    assert "You are Player 2" in outcome.out
    assert "The game is over" in outcome.out


def test_other_rules_are_warned_of(talk: Talk, playcall: Playcall, tmp_path: Path) -> None:
    talk("1\nsave mine.record\n")
    path = tmp_path / "mine.record"
    path.write_text(path.read_text().replace("rules: 1", "rules: 2"))
    assert "made under rules version 2" in playcall("play", "high_card", "--resume", "mine.record").err


@pytest.mark.parametrize("mode", ["quick", "draft", "solo", "league"])
def test_highlights_line_by_line(talk: Talk, mode: str) -> None:
    outcome = talk("?\nhint\nrules\n" + "1\n" * 600 + "log\n", "--option", f"mode={mode}", game="highlights_2052")
    assert "The game is over" in outcome.out
    assert max(map(len, outcome.out.splitlines())) <= 80
