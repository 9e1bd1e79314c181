"""MG-7  The end of the game."""

from __future__ import annotations

import pytest

from playcall.games.masters_gridiron.events import GameOver, OvertimeBegins, TurnBegins
from playcall.games.masters_gridiron.table import POINTS
from playcall.games.masters_gridiron.zones import SPOTS
from tests.games.masters_gridiron.story import Season, random_play, start


@pytest.mark.rule("MG-7.1")
@pytest.mark.parametrize("last", ["fg", "td"])
def test_regulation_ends_when_all_spots_are_filled(last: str) -> None:
    tale = Season(16)
    assert [tale.size(SPOTS, seat) for seat in (0, 1)] == [8, 7]
    assert not tale.s.over
    tale.turn(last)
    assert [tale.size(SPOTS, seat) for seat in (0, 1)] == [8, 8]
    assert tale.s.over


@pytest.mark.rule("MG-7.1")
def test_the_last_conversion_is_still_played() -> None:
    """Level after the last touchdown: going for two wins the game."""
    tale = Season(16, scores=(7, 0)).turn("td", "")
    assert (tale.asked, tale.s.over) == ("Turn.convert", False)
    tale.stack_book(1, "FG", "TD")
    tale.act("go")
    assert (tale.s.over, tale.scores) == (True, (7, 8))


@pytest.mark.rule("MG-7.2")
@pytest.mark.parametrize(("scores", "winner"), [((10, 9), 0), ((9, 10), 1), ((0, 3), 1)])
def test_the_higher_score_wins(scores: tuple[int, int], winner: int) -> None:
    tale = Season(16, scores).turn("stop")
    assert tale.s.result
    assert (tale.s.result.winner, tale.s.result.scores, tale.s.result.rule) == (winner, scores, "MG-7.2")


@pytest.mark.rule("MG-7.2")
@pytest.mark.parametrize("seed", range(25))
def test_a_score_is_the_sum_of_spots_and_defensive_scores(seed: int) -> None:
    tale = random_play(start(seed), seed=seed)
    for seat in (0, 1):
        letters = tale.s.outcomes[seat] + tale.s.defence_scores[seat]
        assert sum(POINTS[letter] for letter in letters) == tale.s.scores[seat]


@pytest.mark.rule("MG-7.3")
def test_all_sixteen_turns_are_played_though_nothing_is_in_doubt() -> None:
    tale = Season(1, scores=(99, 0)).play(*["stop"] * 15)
    assert not tale.s.over
    assert tale.turn("stop").s.over
    assert len(tale.told(TurnBegins)) == 15


@pytest.mark.rule("MG-7.4")
@pytest.mark.parametrize(("scores", "overtime"), [((14, 14), True), ((14, 13), False), ((0, 0), True)])
def test_a_tie_goes_to_overtime(scores: tuple[int, int], overtime: bool) -> None:
    tale = Season(16, scores).turn("stop")
    assert bool(tale.told(OvertimeBegins)) is overtime
    assert tale.s.over is not overtime
    assert bool(tale.told(GameOver)) is not overtime
