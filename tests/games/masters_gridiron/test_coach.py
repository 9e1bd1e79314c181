"""What the coach knows: Audibles that cannot work are kept, teams are judged, certain endings are certain."""

from __future__ import annotations

from itertools import pairwise

import pytest

from playcall.contract.winning import win_chance
from playcall.games.masters_gridiron import GAME
from playcall.games.masters_gridiron.actions import PASS, TEAM
from playcall.games.masters_gridiron.coach.teams import WHIM, measured, strengths
from playcall.games.masters_gridiron.coach.worth import certain_winner, lead_of, stakes
from playcall.games.masters_gridiron.table import NOBODY
from playcall.games.masters_gridiron.zones import DEF_HAND, OFF_HAND
from playcall.kernel import Chance, Observation
from playcall.lab.advising import advise
from tests.games.masters_gridiron.story import Scene, Season, options, say

FADE = "TD SP RED / PRS, COV / WR +8"


def favourite(scene: Scene) -> str:
    seat = scene.s.to_move()
    return GAME.actions.token(GAME.coach.favourite(scene.s.clone(), seat))


# Audibles -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("defence", "call", "plays"),
    [
        ("CB{COV 60}", "AX01", False),  # 64 does not reach 72
        ("CB{COV 68}", "AX01", True),  # 72 does
        ("CB{COV 75}", "AX01", False),  # it is stopped anyway
        ("CB{COV 79}", "AD01", False),  # a margin of 7 is no Pick Six
        ("CB{COV 80}", "AD01", True),
    ],
)
def test_an_audible_is_played_in_react_only_where_it_turns_the_result(defence: str, call: str, plays: bool) -> None:
    scene = Scene("TE{RED 72}", FADE, defence, answers=[call]).attempt().defend()
    assert scene.asked == "React.offer"
    assert (favourite(scene) != "pass") == plays


def test_at_a_window_the_coach_decides_alone() -> None:
    scene = Scene("TE{RED 72}", FADE, "CB{COV 60}", answers=["AX01"]).attempt()
    assert GAME.coach.may_be_searched(scene.s)
    scene.defend()
    assert PASS() in scene.s.legal(1)
    assert not GAME.coach.may_be_searched(scene.s)


# Teams ----------------------------------------------------------------------------------------------------------------


def test_the_teams_were_measured_with_the_cards_as_they_are() -> None:
    """Whoever changes cards runs tools/team_strength.py."""
    assert measured().cards == GAME.cards.hash
    assert measured().games >= 248


@pytest.mark.parametrize("form", ["full", "basic"])
def test_every_team_wins_40_to_60_percent(form: str) -> None:
    found = strengths(form)
    assert list(found) == [team.code for team in GAME.cards.teams]
    assert {code: wins for code, (wins, _) in found.items() if not 40 <= wins <= 60} == {}
    assert sum(wins for wins, _ in found.values()) / len(found) == pytest.approx(50, abs=0.5)


def test_the_coach_prefers_better_teams_and_says_why() -> None:
    state = GAME.start(options(stock_form="basic"), 5)
    advice = GAME.coach.advise(state.clone(), state.to_move())
    ahead = [strengths("basic")[GAME.cards.teams[TEAM.argument(one.action)].code][1] for one in advice]
    assert all(better >= worse - WHIM for better, worse in pairwise(ahead))
    assert say(advice[0].reasons[0]).startswith("Wins ")


def test_with_a_spread_the_coach_counts_what_a_payroll_gives_away() -> None:
    state = GAME.start(options(spread="on"), 5)
    worths = GAME.coach.worths(state.clone(), state.to_move())
    plain = GAME.coach.worths(GAME.start(options(), 5), state.to_move())
    dear, cheap = (TEAM(GAME.cards.team(code) or 0) for code in ("GRA", "NOR"))
    assert worths[dear] - plain[dear] < worths[cheap] - plain[cheap]


def test_late_in_a_game_scores_count_by_what_they_do_against_the_spread() -> None:
    """Level on the board, four points behind against the spread: a Field Goal is not enough for the favorite."""
    even, favorite = Season(15, (17, 17)), Season(15, (17, 17), spread="on", deck1="EAS", deck2="BRK")
    assert lead_of(favorite.s, 0) == -4
    kicks = [stakes(tale.s).field_goal / stakes(tale.s).touchdown for tale in (even, favorite)]
    assert kicks[1] < kicks[0]


def test_in_overtime_a_favorite_wants_the_touchdown_that_beats_the_spread() -> None:
    tale = Season(17, (17, 17), spread="on", deck1="BRK", deck2="EAS")
    assert (tale.s.offence, lead_of(tale.s, 1)) == (1, -4)
    assert stakes(tale.s).field_goal < 1 < stakes(tale.s).touchdown
    assert stakes(Season(17, (17, 17)).s).field_goal >= 3


def test_with_a_spread_a_try_for_two_is_judged_by_it() -> None:
    """The visitors have scored last and lead by 3, which is not enough against a spread of 4: two points are."""
    tale = Season(15, (10, 14), spread="on", deck1="EAS", deck2="BRK")
    tale.turn("td", convert="")
    worths = GAME.coach.worths(tale.s.clone(), 0)
    assert worths[GAME.actions.parse("go")] > worths[GAME.actions.parse("kick")]


# Certain endings ------------------------------------------------------------------------------------------------------


def chances(tale: Season) -> list[float]:
    found = [win_chance(GAME, tale.s, seat) for seat in (0, 1)]
    return [share for share in found if share is not None]


@pytest.mark.parametrize(
    ("scores", "winner"), [((20, 11), 0), ((20, 12), NOBODY), ((11, 20), 1), ((12, 20), 1), ((19, 20), 1)]
)
def test_in_the_last_turn_only_a_lead_within_reach_is_open(scores: tuple[int, int], winner: int) -> None:
    """Seat 1 is at home and has the last attempt, worth 8 at most; nobody has an Audible."""
    tale = Season(16, scores)
    assert certain_winner(tale.s) == winner
    if winner != NOBODY:
        assert chances(tale) == pytest.approx([float(winner == 0), float(winner == 1)], abs=1e-9)
    else:
        assert all(0 < share < 1 for share in chances(tale))


def test_a_field_goal_that_lies_brings_no_touchdown() -> None:
    tale = Season(16, (20, 16))
    tale.hold_book(1, "FG", "FG", "FG", "FG")
    for card in tale.zone(OFF_HAND, 1):
        tale.write_player(card, "QB{PAS 60}")
    tale.again("lay")
    assert certain_winner(tale.s) == NOBODY
    tale.act("attempt 1 1")
    assert certain_winner(tale.s) == 0


def test_hints_for_the_last_choice_say_who_wins() -> None:
    """Visitors lead by 3 and defend the last attempt: one defender stops it and wins, the others lose."""
    tale = Season(15, (20, 17))
    tale.turn("stop")
    s = tale.s
    tale.hold_book(1, "TD", "FG", "FG", "FG")
    for card in tale.zone(OFF_HAND, 1):
        tale.write_player(card, "QB{PAS 60}")
    tale.again("lay")
    for card in s.zones[DEF_HAND(0)]:
        tale.write_player(card, "CB{COV 10}")
    tale.write_player(s.zones[DEF_HAND(0)][0], "CB{COV 99}")
    tale.act("attempt 1 1")
    found = advise(GAME, Observation(s, 0), Chance.of(1), 3)
    shares = {GAME.actions.token(option.action): option.share for option in found.options}
    assert shares == pytest.approx({"defend 1": 1.0, "defend 2": 0.0, "defend 3": 0.0}, abs=1e-9)
