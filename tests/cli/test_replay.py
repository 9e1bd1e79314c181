"""replay."""

from pathlib import Path

import pytest

from playcall.games import load
from playcall.lab.match import play_game
from tests.cli.conftest import Playcall
from tests.cli.fake import GAME


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.record"
    path.write_text(play_game(GAME, GAME.options(), 5, ["random", "starter"]).to_text())
    return path


def test_a_record_as_json(playcall: Playcall, record: Path) -> None:
    outcome = playcall("replay", str(record), "--json")
    assert outcome.json == {
        "game": "high_card",
        "plies": 9,
        "result": {"scores": [2, 1], "winner": 0, "by": "points", "rule": "HC-2.1"},
    }


def test_a_record_as_text(playcall: Playcall, record: Path) -> None:
    outcome = playcall("replay", str(record))
    assert outcome.err == ""
    assert outcome.out.startswith("High Card, seed 5: random against starter\n")
    assert "9 against 11: seat 1 scores." in outcome.out
    assert outcome.out.endswith("Seat 0 wins (2, 1) by points.\nThe record is in order: 9 choices.\n")


def test_spectators_do_not_see_secrets(playcall: Playcall, record: Path) -> None:
    assert "is dealt" not in playcall("replay", str(record)).out


def test_up_to_a_ply(playcall: Playcall, record: Path) -> None:
    assert playcall("replay", str(record), "--to", "2", "--json").json == {
        "game": "high_card",
        "plies": 2,
        "result": None,
    }
    spoken = playcall("replay", str(record), "--to", "2").out
    assert spoken.endswith("After 2 of 9 choices the game is not over.\n")
    assert playcall("replay", str(record), "--to", "0").code == 0


@pytest.mark.parametrize(
    ("line", "other", "warning"),
    [
        ("cards: cafe01", "cards: beef02", "made with card set beef02; this is card set cafe01"),
        ("rules: 1", "rules: 7", "made under rules version 7; this is version 1"),
    ],
)
def test_other_cards_or_rules_are_warned_of(
    playcall: Playcall, record: Path, line: str, other: str, warning: str
) -> None:
    record.write_text(record.read_text().replace(line, other))
    outcome = playcall("replay", str(record), "--json")
    assert outcome.code == 0
    assert outcome.err.startswith("Warning: ")
    assert warning in outcome.err
    assert outcome.json["plies"] == 9


def test_a_record_that_ends_otherwise_than_it_says(playcall: Playcall, record: Path) -> None:
    record.write_text(record.read_text().replace("= 2 1", "= 2 2"))
    outcome = playcall("replay", str(record))
    assert (outcome.code, outcome.out) == (2, "")
    assert "says (2, 2) at the end, but it replays to (2, 1)" in outcome.err


def test_a_game_of_highlights(playcall: Playcall, tmp_path: Path) -> None:
    game = load("highlights_2052")
    path = tmp_path / "highlights.record"
    played = play_game(game, game.options(), 3, ["starter"])
    path.write_text(played.to_text())
    shown = playcall("replay", str(path), "--json").json
    assert shown["plies"] == len(played.actions)
    assert tuple(shown["result"]["scores"]) == played.scores
    assert len(playcall("replay", str(path)).out.splitlines()) > 60
