"""MG-15  Point spreads."""

from __future__ import annotations

import pytest

from playcall.games.masters_gridiron import GAME
from playcall.games.masters_gridiron.events import Drew, SpreadSet
from playcall.games.masters_gridiron.rules.match import favourite, spread_of, spread_tenths, winner_against_spread
from tests.games.masters_gridiron.story import Season, Tale, options, random_play, start


def judged(payrolls: tuple[int, int], scores: tuple[int, int], **settings: str) -> Tale:
    tale = start(1, **{"spread": "on", **settings})
    tale.s.payrolls, tale.s.scores = list(payrolls), list(scores)
    return tale


@pytest.mark.rule("MG-15.1")
def test_a_payroll_is_the_salaries_of_the_twenty_two() -> None:
    for place, team in enumerate(GAME.cards.teams):
        starters = [p.salary for p in GAME.cards.players if p.team == team.code and p.role == "STARTER"]
        assert (len(starters), GAME.payroll(GAME.stock(place, options()))) == (22, sum(starters))


@pytest.mark.rule("MG-15.2")
@pytest.mark.parametrize(
    ("payrolls", "seat", "tenths"), [((121, 104), 0, 35), ((104, 121), 1, 35), ((110, 100), 0, 20)]
)
def test_the_higher_payroll_is_the_favourite(payrolls: tuple[int, int], seat: int, tenths: int) -> None:
    tale = judged(payrolls, (0, 0))
    assert (favourite(tale.s), spread_tenths(tale.s)) == (seat, tenths)


@pytest.mark.rule("MG-15.2")
def test_without_the_option_there_is_no_spread() -> None:
    tale = judged((121, 104), (0, 0), spread="off")
    assert (favourite(tale.s), spread_tenths(tale.s), tale.told(SpreadSet)) == (-1, 0, [])


@pytest.mark.rule("MG-15.3")
@pytest.mark.parametrize(
    ("difference", "half", "exact"),
    [(0, 0, 0), (1, 0, 2), (2, 5, 4), (3, 5, 6), (4, 10, 8), (5, 10, 10), (17, 35, 34), (24, 50, 48)],
)
def test_the_spread_is_rounded_to_half_points_or_kept_in_fifths(difference: int, half: int, exact: int) -> None:
    assert (spread_of(difference, "half"), spread_of(difference, "exact")) == (half, exact)
    tale = judged((100 + difference, 100), (0, 0), spread_rounding="exact")
    assert spread_tenths(tale.s) == exact


@pytest.mark.rule("MG-15.4")
@pytest.mark.parametrize("seed", range(3))
def test_the_game_itself_is_played_unchanged(seed: int) -> None:
    one, other = (random_play(start(seed, spread=spread), seed=seed).s for spread in ("on", "off"))
    assert (one.scores, one.outcomes, one.period) == (other.scores, other.outcomes, other.period)


@pytest.mark.rule("MG-15.4")
def test_a_level_game_goes_to_overtime_although_there_is_a_spread() -> None:
    tale = Season(17, (20, 20), spread="on")
    assert (tale.s.over, tale.s.period) == (False, 1)
    tale.turn("td")
    assert tale.s.result


@pytest.mark.rule("MG-15.5")
@pytest.mark.parametrize(("scores", "seat"), [((24, 20), 0), ((23, 20), 1), ((20, 20), 1), ((3, 20), 1)])
def test_the_favourite_must_win_by_more_than_the_spread(scores: tuple[int, int], seat: int) -> None:
    assert winner_against_spread(judged((121, 104), scores).s) == seat


@pytest.mark.rule("MG-15.5")
@pytest.mark.parametrize(("last", "winner"), [("td", 1), ("fg", 0)])
def test_the_result_of_a_game_is_that_against_the_spread(last: str, winner: int) -> None:
    """Seat 1 is favoured by 3½ and behind by nothing before its last turn."""
    tale = Season(16, (20, 20), spread="on")
    tale.s.payrolls = [104, 121]
    tale.turn(last)
    assert tale.s.result
    assert (tale.s.result.winner, tale.s.result.rule) == (winner, "MG-15.5")


@pytest.mark.rule("MG-15.6")
@pytest.mark.parametrize(("push", "seat"), [("tie", -1), ("underdog", 1)])
def test_a_win_by_exactly_the_spread_is_a_push(push: str, seat: int) -> None:
    assert winner_against_spread(judged((115, 100), (23, 20), spread_push=push).s) == seat
    assert options().spread_push == "tie"


@pytest.mark.rule("MG-15.6")
def test_a_push_is_a_tie_in_the_result() -> None:
    tale = Season(16, (20, 17), spread="on")
    tale.s.payrolls = [115, 100]
    tale.turn("stop")
    assert tale.s.result
    assert (tale.s.result.winner, tale.s.result.rule) == (None, "MG-15.6")


@pytest.mark.rule("MG-15.7")
@pytest.mark.parametrize("payrolls", [(110, 110), (110, 109)])
@pytest.mark.parametrize(("scores", "seat"), [((21, 20), 0), ((20, 21), 1), ((20, 20), -1)])
def test_with_a_spread_of_nothing_the_straight_result_counts(
    payrolls: tuple[int, int], scores: tuple[int, int], seat: int
) -> None:
    tale = judged(payrolls, scores)
    assert (favourite(tale.s), winner_against_spread(tale.s)) == (-1, seat)


@pytest.mark.rule("MG-15.8")
@pytest.mark.parametrize("rosters", ["on", "off"])
def test_the_spread_is_public_before_the_first_draw(rosters: str) -> None:
    tale = start(spread="on", open_rosters=rosters)
    kinds = [type(event) for event in tale.log]
    assert kinds.index(SpreadSet) < kinds.index(Drew)
    told = tale.told(SpreadSet)[0]
    payrolls = [GAME.payroll(GAME.named_deck(code, tale.s.options)) for code in ("EAS", "ASH")]
    assert list(told.payrolls) == payrolls
    assert (told.favourite, told.tenths) == ("Engines", spread_of(payrolls[0] - payrolls[1], "half"))
    for seat in (0, 1, None):
        assert tale.view(seat).facts["payrolls"] == payrolls


@pytest.mark.rule("MG-15.5")
def test_the_handicap_is_what_the_underdog_is_given() -> None:
    assert GAME.handicap(judged((121, 104), (0, 0)).s) == (0.0, 3.5)
    assert GAME.handicap(judged((104, 121), (0, 0)).s) == (3.5, 0.0)
    assert GAME.handicap(judged((104, 121), (0, 0), spread="off").s) == (0.0, 0.0)
