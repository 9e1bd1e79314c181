"""The command `review`."""

from pathlib import Path

from playcall.games import load
from playcall.lab.match import play_game
from tests.cli.conftest import Playcall


def save(file: Path, seed: int = 5) -> Path:
    game = load("masters_gridiron")
    file.write_text(play_game(game, game.options(), seed, ["starter", "random"]).to_text())
    return file


def test_review_as_text(playcall: Playcall, tmp_path: Path) -> None:
    said = playcall("review", str(save(tmp_path / "g.record"))).out
    assert said.startswith("Masters of the Gridiron: ")
    assert "Player 1, starter" in said
    assert "Player 2, random" in said
    assert "chance to win  " in said
    assert "choices of the others" in said
    assert "The coach agrees with" in said


def test_review_as_json(playcall: Playcall, tmp_path: Path) -> None:
    outcome = playcall("review", str(save(tmp_path / "g.record")), "--seat", "1", "--json")
    assert outcome.err == ""
    assert list(outcome.json) == ["game", "seats", "plies", "headline", "reviews"]
    [one] = outcome.json["reviews"]
    assert one["seat"] == 1
    assert set(one["curve"][0]) == {"ply", "chance"}


def test_review_refuses_in_a_sentence(playcall: Playcall, tmp_path: Path) -> None:
    file = save(tmp_path / "g.record")
    assert playcall("review", "nothing.record").err == "There is no file 'nothing.record'.\n"
    assert playcall("review", str(file), "--seat", "2").err.startswith("There is no seat 2")
    broken = tmp_path / "broken.record"
    broken.write_text(file.read_text().replace("\n0 ", "\n1 ", 1))
    outcome = playcall("review", str(broken))
    assert outcome.code == 2
    assert "does not replay" in outcome.err
