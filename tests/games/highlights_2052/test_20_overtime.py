"""FH-20  Winning, and sudden-death overtime."""

from __future__ import annotations

import pytest

from playcall.games.highlights_2052 import GAME
from playcall.games.highlights_2052.events import (
    ActionTurned,
    Activated,
    CoinDecides,
    Conversion,
    KickDeclined,
    KickTried,
    MatchOver,
    OvertimeBegins,
    OvertimeCards,
)
from playcall.games.highlights_2052.table import HOME, VISITOR
from playcall.games.highlights_2052.zones import AUDIBLE_SPACE, DISCARDS, DRIVE, HANDS, IN_PLAY, INJURED, PLAYBOOK
from playcall.kernel import view
from tests.games.highlights_2052.story import OvertimeScene, first_half, skip_to

SCORES = "P C 30 | M {} -"
"""A pass that lands in the End Zone from the 30."""
FIVE = "R C 5 | M {} -"


def hands_and_playbooks(scene: OvertimeScene) -> list[int]:
    return [len(scene.zone(kind, side)) for side in (VISITOR, HOME) for kind in (HANDS, PLAYBOOK)]


@pytest.mark.rule("FH-20.1")
@pytest.mark.parametrize(("scores", "winner"), [((10, 7), 0), ((3, 7), 1)])
def test_more_points_after_two_halves_win(scores: tuple[int, int], winner: int) -> None:
    tale = skip_to(first_half(), "overtime", scores)
    assert tale.s.over
    assert tale.s.result is not None
    assert (tale.s.result.winner, tale.s.result.scores, tale.s.result.rule) == (winner, scores, "FH-20.1")
    assert not tale.told(OvertimeBegins)


@pytest.mark.rule("FH-20.1")
def test_a_tie_goes_to_overtime() -> None:
    tale = skip_to(first_half(), "overtime", (7, 7))
    assert not tale.s.over
    assert tale.asked == "Overtime.choose"


@pytest.mark.rule("FH-20.2")
def test_overtime_begins_on_the_thirty_with_three_cards_of_fifteen() -> None:
    scene = OvertimeScene()
    assert scene.s.ball == [30, 30]
    assert hands_and_playbooks(scene) == [3, 12, 3, 12]
    team = GAME.team_cards(scene.s.teams[HOME])
    assert sorted(scene.zone(HANDS, HOME) + scene.zone(PLAYBOOK, HOME)) == sorted(team)


@pytest.mark.rule("FH-20.2")
def test_the_playbook_is_shuffled_for_overtime() -> None:
    draws = {tuple(skip_to(first_half(seed), "overtime", (0, 0)).zone(PLAYBOOK, HOME)) for seed in range(5)}
    assert len(draws) == 5


@pytest.mark.rule("FH-20.2")
def test_injured_cards_stay_out_of_overtime() -> None:
    tale = first_half(injuries="on")
    hurt = tale.zone(HANDS, VISITOR)[0]
    tale.s.hurt, tale.s.hurt_games = [hurt], [0]
    skip_to(tale, "overtime", (7, 7))
    assert tale.zone(INJURED, VISITOR) == [hurt]
    assert len(tale.zone(PLAYBOOK, VISITOR)) == 11
    assert hurt not in tale.zone(HANDS, VISITOR) + tale.zone(PLAYBOOK, VISITOR)


@pytest.mark.rule("FH-20.3")
def test_both_choose_in_secret_before_either_card_is_shown() -> None:
    scene = OvertimeScene()
    before = view(scene.s, 1)
    assert scene.asked_seats == [0, 1]
    scene.choose(VISITOR)
    assert view(scene.s, 1).zones == before.zones
    assert not scene.told(OvertimeCards)
    scene.choose(HOME)
    assert len(scene.told(OvertimeCards)) == 1


@pytest.mark.rule("FH-20.3")
def test_the_visitors_play_is_resolved_first_and_homes_play_even_after_a_touchdown() -> None:
    scene = OvertimeScene([SCORES], ["R C 20 | M {} -"])
    scene.pair()
    assert [play.team for play in scene.told(Activated)] == scene.s.teams
    assert scene.scores == (24, 17)
    assert scene.s.ball[HOME] == 10


@pytest.mark.rule("FH-20.3")
def test_each_offence_meets_the_other_cards_defence() -> None:
    scene = OvertimeScene(["R C 10 | R {L1} LOSS 5"], ["R L 10 | R {C1} MINUS 5"])
    scene.pair()
    assert scene.s.ball == [25, 35]


@pytest.mark.rule("FH-20.4")
@pytest.mark.parametrize(("visitor", "home", "winner"), [([SCORES], [], 0), ([], [SCORES], 1)])
def test_the_side_ahead_after_a_pair_wins(visitor: list[str], home: list[str], winner: int) -> None:
    scene = OvertimeScene(visitor, home).pair()
    assert scene.s.result is not None
    assert (scene.s.result.winner, scene.s.result.rule) == (winner, "FH-20.4")


@pytest.mark.rule("FH-20.4")
def test_a_level_pair_leaves_the_next_choice_among_the_rest() -> None:
    scene = OvertimeScene([SCORES], [SCORES])
    assert [len(scene.options(seat)) for seat in (0, 1)] == [3, 3]
    scene.pair()
    assert [len(scene.options(seat)) for seat in (0, 1)] == [2, 2]
    scene.pair()
    assert len(scene.told(OvertimeCards)) == 3
    assert scene.told(MatchOver) == []


@pytest.mark.rule("FH-20.5")
def test_a_second_round_with_three_new_cards_follows_a_level_first() -> None:
    scene = OvertimeScene()
    first = [*scene.zone(HANDS, VISITOR), *scene.zone(HANDS, HOME)]
    scene.round()
    assert [event.round for event in scene.told(OvertimeBegins)][-1] == scene.s.overtime_round == 2
    assert hands_and_playbooks(scene) == [3, 9, 3, 9]
    assert not set(first) & {*scene.zone(HANDS, VISITOR), *scene.zone(HANDS, HOME)}


@pytest.mark.rule("FH-20.6")
def test_a_game_level_after_two_rounds_is_a_tie() -> None:
    scene = OvertimeScene().round()
    assert not scene.s.over
    scene.round()
    assert scene.s.result is not None
    assert (scene.s.result.winner, scene.s.result.scores, scene.s.result.rule) == (None, (17, 17), "FH-20.6")


@pytest.mark.rule("FH-20.6")
def test_where_there_must_be_a_winner_further_rounds_follow() -> None:
    scene = OvertimeScene(must_have_winner="on").round().round()
    assert (scene.s.over, scene.s.overtime_round) == (False, 3)


@pytest.mark.rule("FH-20.7")
def test_overtime_has_no_field_goals_and_no_audibles() -> None:
    scene = OvertimeScene([FIVE], [FIVE])
    scene.s.audibles = [3, 3]
    scene.s.zones[AUDIBLE_SPACE(VISITOR)].append(scene.zone(PLAYBOOK, VISITOR).pop())
    scene.pair()
    assert scene.asked == "Overtime.choose"
    assert (scene.s.ball, scene.s.audibles) == ([25, 25], [3, 3])
    assert not scene.told(KickTried)
    assert not scene.told(KickDeclined)


@pytest.mark.rule("FH-20.7")
def test_penalty_checks_stay_in_overtime() -> None:
    scene = OvertimeScene(["R C 10 | M {} -"], ["R C 0 | R {C1} NO_GAIN !"], turned=[2]).pair()
    assert (scene.asked, scene.asked_seats) == ("PenaltyCheck.answer", [0])
    scene.act("accept")
    assert [event.purpose for event in scene.told(ActionTurned)] == ["penalty"]
    assert scene.s.ball[VISITOR] == 20


@pytest.mark.rule("FH-20.8")
def test_a_safety_in_overtime_gives_yards_and_a_reset_but_no_points() -> None:
    scene = OvertimeScene(["R C 10 | M {} -"], ["R C 0 | R {C1} LOSS 10"])
    scene.s.ball[VISITOR] = 40
    scene.pair()
    assert (scene.scores, scene.s.ball) == ((17, 17), [30, 20])


@pytest.mark.rule("FH-20.8")
def test_with_the_option_a_safety_decides_overtime() -> None:
    scene = OvertimeScene(["R C 10 | M {} -"], ["R C 0 | R {C1} LOSS 10"], ot_safety_points="on")
    scene.s.ball[VISITOR] = 40
    scene.pair()
    assert scene.scores == (17, 19)
    assert scene.s.over


@pytest.mark.rule("FH-20.9")
def test_a_reset_in_overtime_goes_back_to_the_thirty() -> None:
    scene = OvertimeScene([SCORES], [SCORES]).pair()
    assert (scene.scores, scene.s.ball) == ((24, 24), [30, 30])
    ended = OvertimeScene([FIVE, "R C 5 | M {} -"], ["R C 0 | M {} -", "R C 0 | R {C1} END_DRIVE"]).pair().pair()
    assert ended.s.ball[VISITOR] == 30


@pytest.mark.rule("FH-20.10")
def test_every_round_starts_on_the_thirty_with_empty_stacks() -> None:
    scene = OvertimeScene([FIVE] * 3, [FIVE] * 3).pair()
    assert (scene.s.ball, len(scene.zone(DRIVE, HOME))) == ([25, 25], 1)
    scene.pair()
    assert (scene.s.overtime_round, scene.s.ball, scene.s.drive_types) == (2, [30, 30], ["", ""])
    assert [scene.zone(DRIVE, side) for side in (VISITOR, HOME)] == [[], []]
    assert len(scene.zone(DISCARDS, VISITOR)) == 3


@pytest.mark.rule("FH-20.10")
def test_without_that_reset_drives_go_on_until_their_fourth_play() -> None:
    scene = OvertimeScene([FIVE] * 3, [FIVE] * 3, ot_round_reset="off").round()
    assert (scene.s.overtime_round, scene.s.ball, len(scene.zone(DRIVE, VISITOR))) == (2, [15, 15], 3)
    scene.pair()
    assert (scene.s.ball, scene.zone(DRIVE, VISITOR)) == ([30, 30], [])


@pytest.mark.rule("FH-20.11")
def test_with_fewer_than_three_cards_left_all_are_shuffled_again() -> None:
    scene = OvertimeScene(must_have_winner="on")
    for _ in range(5):
        scene.round()
    assert scene.s.overtime_round == 6
    assert hands_and_playbooks(scene) == [3, 12, 3, 12]
    assert scene.zone(DISCARDS, VISITOR) == []


@pytest.mark.rule("FH-20.11")
def test_two_cards_left_are_too_few_and_are_shuffled_with_the_rest() -> None:
    scene = OvertimeScene(must_have_winner="on")
    scene.s.zones[INJURED(VISITOR)].append(scene.zone(PLAYBOOK, VISITOR).pop())
    for _ in range(4):
        scene.round()
    assert hands_and_playbooks(scene) == [3, 11, 3, 0]


@pytest.mark.rule("FH-20.12")
def test_after_twenty_level_rounds_a_coin_decides() -> None:
    scene = OvertimeScene(must_have_winner="on")
    while not scene.s.over:
        scene.pair()
    assert [event.round for event in scene.told(OvertimeBegins)] == list(range(2, 21))
    assert scene.s.result is not None
    assert scene.s.result.winner is not None
    assert (scene.s.result.scores, scene.s.result.rule) == ((17, 17), "FH-20.12")
    assert [event.team for event in scene.told(CoinDecides)] == [scene.s.teams[scene.s.result.winner]]


@pytest.mark.rule("FH-20.12")
def test_the_coin_is_flipped_from_the_games_own_stream() -> None:
    winners = set()
    for word in range(8):
        scene = OvertimeScene(must_have_winner="on")
        scene.s.chance.word, scene.s.overtime_round = word, 20
        scene.round()
        assert scene.s.result is not None
        winners.add(scene.s.result.winner)
    assert winners == {0, 1}


@pytest.mark.rule("FH-20.13")
def test_conversions_are_made_in_overtime_the_visitors_first() -> None:
    scene = OvertimeScene([SCORES], [SCORES], turned=[21, 29], two_point="on").pair()
    assert (scene.asked, scene.asked_seats, scene.scores) == ("Touchdown.conversion", [0], (23, 17))
    scene.act("two run")
    assert (scene.asked_seats, scene.scores) == ([1], (25, 23))
    scene.act("two run")
    assert [event.points for event in scene.told(Conversion)] == [2, 0]
    assert (scene.s.over, scene.scores) == (True, (25, 23))


@pytest.mark.rule("FH-20.14")
def test_the_visitors_card_is_on_its_stack_and_still_defends() -> None:
    scene = OvertimeScene(["R C 5 | R {L1} LOSS 5"], ["R L 10, R C 10 | M {} -"])
    mine, other = scene.zone(HANDS, VISITOR)[0], scene.zone(HANDS, HOME)[0]
    scene.pair()
    assert (scene.asked, scene.asked_seats) == ("OvertimeDown.choose_play", [1])
    assert (scene.zone(IN_PLAY, VISITOR), scene.zone(DRIVE, VISITOR)) == ([], [mine])
    assert (scene.zone(IN_PLAY, HOME), scene.zone(DRIVE, HOME)) == ([other], [])
    scene.act("activate 1")
    assert scene.s.ball[HOME] == 35
    assert (scene.zone(IN_PLAY, HOME), scene.zone(DRIVE, HOME)) == ([], [other])


@pytest.mark.rule("FH-20.14")
def test_a_card_that_scored_is_discarded_and_defends_all_the_same() -> None:
    scene = OvertimeScene(["P C 30 | R {C1} NO_GAIN"], ["R C 30 | M {} -"])
    mine = scene.zone(HANDS, VISITOR)[0]
    scene.pair()
    assert mine in scene.zone(DISCARDS, VISITOR)
    assert scene.scores == (24, 17)
