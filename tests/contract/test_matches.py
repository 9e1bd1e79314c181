"""What a league reads of the record of a match: chances, manner, and what cards have added (LG-8.2)."""

from __future__ import annotations

from typing import Any

import pytest

from playcall.contract import msg
from playcall.contract.leagues import MatchReport
from playcall.contract.matches import read_match, with_story
from playcall.contract.report import Point, Report, Side, Star
from playcall.games import load
from playcall.kernel import replay
from playcall.lab.match import play_game

JOCKEYS = load("sport_jockeys")
CARD, OTHER = (face.id for face in JOCKEYS.faces()[:2])


def told(home: int = 0, **more: Any) -> Report:
    """A report of two plays; the home team is this side of it."""
    sides = tuple(Side("", "", "", int(side != home)) for side in (0, 1))
    score = tuple(Point(n, "", values) for n, values in enumerate([(0.0, 0.0), (0.0, 3.0), (7.0, 3.0)]))
    chances = tuple(Point(n, "", (each, 1 - each)) for n, each in enumerate([0.5, 0.25, 1.0]))
    return Report(sides, msg("end"), score=score, chances=chances, **more)


@pytest.mark.rule("LG-8.2")
def test_both_sides_have_their_lowest_chance_and_their_cards_wherever_the_report_has_them() -> None:
    stars = (Star(CARD, "", 0, 1, 0.75), Star(CARD, "", 1, 1, -0.2), Star(OTHER, "", 1, 1, 0.0))
    one = with_story(JOCKEYS, MatchReport((7, 3), 0), told(stars=stars))
    assert (one.lowest, one.manner, one.added) == ((250, 0), "last", {CARD: (750, -200)})
    other = with_story(JOCKEYS, MatchReport((3, 7), 1), told(home=1, stars=stars))
    assert (other.lowest, other.manner, other.added) == ((0, 250), "last", {CARD: (-200, 750)})


def test_a_draw_has_no_manner_and_a_report_of_other_sides_tells_nothing() -> None:
    assert with_story(JOCKEYS, MatchReport((3, 3)), told()).manner == ""
    alone = Report((Side("", "", "", 0), Side("", "", "", None)), msg("end"))
    assert with_story(JOCKEYS, MatchReport((3, 3)), alone) == MatchReport((3, 3))


@pytest.mark.rule("LG-8.2", "LG-1.7")
@pytest.mark.parametrize(
    "game_id", ["masters_gridiron", "highlights_2052", "gridiron_fantasy", "sport_jockeys", "masters_football"]
)
def test_every_game_tells_how_a_match_was_won(game_id: str) -> None:
    game = load(game_id)
    play = game.league_play()
    assert play is not None
    options = {**play.table_settings(), **({"length": "short"} if game_id == "gridiron_fantasy" else {})}
    record = play_game(game, game.parse_options(options), 5, ["random", "random"])
    found = read_match(play, replay(record, game), record)
    assert found.score == play.report(replay(record, game)).score
    assert found.lowest is not None
    assert all(0 <= low <= 1000 for low in found.lowest)
    if found.winner is not None:
        assert found.lowest[1 - found.winner] == 0, "Whoever lost had no chance left at the end."
        assert found.manner
    titles = {face.id for face in game.faces()}
    assert found.added
    assert set(found.added) <= titles
