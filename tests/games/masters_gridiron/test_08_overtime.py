"""MG-8  Overtime."""

from __future__ import annotations

import pytest

from playcall.games.masters_gridiron.events import BookGathered, OvertimeBegins, PeriodEnds, TurnBegins, TurnedOver
from playcall.games.masters_gridiron.zones import (
    CONV,
    DEF_DECK,
    DEF_DISC,
    DEF_HAND,
    DEF_OPEN,
    OFF_DECK,
    OFF_DISC,
    OFF_HAND,
    OFF_OPEN,
    PB_DECK,
    PB_DISC,
    PB_HAND,
    PB_OPEN,
    SIDE,
    SPOTS,
)
from tests.games.masters_gridiron.story import Season, say

HANDS_AND_PILES = (OFF_HAND, DEF_HAND, PB_HAND, OFF_DECK, DEF_DECK, PB_DECK, OFF_DISC, DEF_DISC, PB_DISC)


def overtime(*turns: str, **settings: str) -> Season:
    """Level at 20 after regulation; then turns of overtime with these outcomes."""
    return Season(17, (20, 20), **settings).play(*turns)


def winner(tale: Season) -> int | None:
    assert tale.s.result, "the game goes on"
    return tale.s.result.winner


@pytest.mark.rule("MG-8.1")
@pytest.mark.parametrize(("visitor", "home"), [("seat1", 1), ("seat2", 0)])
def test_the_home_team_begins_although_it_had_the_last_turn(visitor: str, home: int) -> None:
    tale = overtime(visitor=visitor)
    assert [tale.s.offence, tale.s.home, tale.s.to_move()] == [home] * 3
    assert tale.told(OvertimeBegins)[0].team == tale.s.names[home]
    assert [event.team for event in tale.told(TurnBegins)][-2:] == [tale.s.names[home]] * 2


@pytest.mark.rule("MG-8.1")
def test_hands_decks_and_discards_carry_over() -> None:
    tale = Season(16, (20, 20)).turn("stop")
    kept = [event for event in tale.log if isinstance(event, TurnedOver | BookGathered)]
    assert kept == []
    for seat in (0, 1):
        assert [tale.size(zone, seat) for zone in HANDS_AND_PILES] == [3, 3, 4, 0, 0, 12, 8, 8, 0]


@pytest.mark.rule("MG-8.2")
def test_a_period_is_home_visitor_home_visitor_and_so_is_every_later_one() -> None:
    tale = overtime(*["stop"] * 12)
    turns = [(event.period, event.team) for event in tale.told(TurnBegins) if event.period]
    home, visitor = tale.s.names[1], tale.s.names[0]
    assert turns[:12] == [(period, team) for period in (1, 2, 3) for team in (home, visitor) * 2]
    assert [event.period for event in tale.told(PeriodEnds)] == [1, 2, 3]


@pytest.mark.rule("MG-8.3")
def test_overtime_plays_lie_on_extra_spots() -> None:
    tale = overtime()
    before = [tale.zone(SPOTS, seat)[:] for seat in (0, 1)]
    tale.play("stop", "stop")
    assert [tale.zone(SPOTS, seat)[:8] for seat in (0, 1)] == before
    assert [tale.size(SPOTS, seat) for seat in (0, 1)] == [9, 9]
    assert [event.spot for event in tale.told(TurnBegins)][-3:] == [9, 9, 10]
    assert "OT-2" in tale.s.game.screen(tale.s, 0, 100, say)


@pytest.mark.rule("MG-8.4")
@pytest.mark.parametrize(
    ("turns", "seat"),
    [
        (("td",), 1),
        (("stop", "fg"), 0),
        (("stop", "td"), 0),
        (("stop", "stop", "fg"), 1),
        (("punt", "stop", "stop", "fg"), 0),
        (("stop",) * 4 + ("td",), 1),
    ],
)
def test_the_first_score_wins_at_once(turns: tuple[str, ...], seat: int) -> None:
    tale = overtime(*turns[:-1])
    assert not tale.s.over
    assert winner(tale.turn(turns[-1])) == seat
    assert tale.s.result
    assert tale.s.result.rule == "MG-8.4"


@pytest.mark.rule("MG-8.5")
def test_a_field_goal_on_the_very_first_turn_is_replied() -> None:
    tale = overtime("fg")
    assert (tale.s.over, tale.s.offence, tale.s.reply) == (False, 0, True)
    assert tale.told(TurnBegins)[-1].reply


@pytest.mark.rule("MG-8.6")
@pytest.mark.parametrize(("reply", "seat"), [("td", 0), ("stop", 1), ("punt", 1)])
def test_the_reply_wins_with_a_touchdown_and_loses_without_a_score(reply: str, seat: int) -> None:
    assert winner(overtime("fg", reply)) == seat


@pytest.mark.rule("MG-8.7")
@pytest.mark.parametrize(
    ("turns", "seat"),
    [(("fg",), 1), (("td",), 1), (("stop", "fg"), 0), (("return",), 0), (("stop", "stop", "fg"), 1)],
)
def test_after_field_goal_for_field_goal_the_next_score_wins(turns: tuple[str, ...], seat: int) -> None:
    tale = overtime("fg", "fg")
    assert (tale.scores, tale.s.over) == ((23, 23), False)
    assert winner(tale.play(*turns)) == seat


@pytest.mark.rule("MG-8.8")
def test_by_default_only_the_first_turn_of_overtime_is_replied() -> None:
    assert winner(overtime(*["stop"] * 4, "fg")) == 1
    assert winner(overtime("stop", "stop", "fg")) == 1


@pytest.mark.rule("MG-8.8")
def test_each_period_may_be_opened_with_a_reply() -> None:
    tale = overtime(*["stop"] * 4, "fg", ot_reply="each_period")
    assert (tale.s.over, tale.s.reply, tale.s.period) == (False, True, 2)
    assert winner(tale.turn("td")) == 0
    assert winner(overtime("stop", "stop", "fg", ot_reply="each_period")) == 1


@pytest.mark.rule("MG-8.8")
def test_there_is_no_further_reply_once_field_goals_were_exchanged() -> None:
    assert winner(overtime("fg", "fg", "stop", "stop", "fg", ot_reply="each_period")) == 1


@pytest.mark.rule("MG-8.9")
@pytest.mark.parametrize(
    ("turns", "seat"),
    [(("return",), 0), (("fg", "return"), 1), (("stop", "return"), 1), (("stop",) * 4 + ("return",), 0)],
)
def test_a_defensive_score_wins_at_once(turns: tuple[str, ...], seat: int) -> None:
    tale = overtime(*turns[:-1])
    assert winner(tale.turn(turns[-1])) == seat
    assert tale.s.defence_scores[seat] == "T"


@pytest.mark.rule("MG-8.9")
def test_a_defensive_field_goal_on_the_first_turn_is_not_replied() -> None:
    tale = overtime()
    tale.hold_players(DEF_HAND, 0, "CB{COV 99}")
    tale.hold_players(OFF_HAND, 1, "QB{PAS 50}")
    tale.zone(PB_HAND, 1)[0] = tale.new_play(1, "TD")
    tale.zone(PB_HAND, 0)[0] = tale.new_audible(0, "AD07")
    tale.again().act("attempt 1 1", "defend 1", "play 1")
    assert (winner(tale), tale.scores) == (0, (23, 20))


@pytest.mark.rule("MG-8.10")
@pytest.mark.parametrize("turns", [("td",), ("return",), ("fg", "td")])
def test_a_touchdown_in_overtime_ends_the_game_without_a_conversion(turns: tuple[str, ...]) -> None:
    tale = overtime(*turns[:-1]).turn(turns[-1], "")
    assert tale.s.over
    assert max(tale.scores) == 27


@pytest.mark.rule("MG-8.11")
def test_short_hands_get_their_discards_back_the_earliest_on_top() -> None:
    tale = overtime("stop", "stop", "stop")
    before = {(hand, seat): tale.zone(hand, seat)[:] for hand in (OFF_HAND, DEF_HAND) for seat in (0, 1)}
    discards = {(pile, seat): tale.zone(pile, seat)[:] for pile in (OFF_DISC, DEF_DISC) for seat in (0, 1)}
    tale.play("stop")
    assert tale.zone(OFF_HAND, 1) == [*before[OFF_HAND, 1], *discards[OFF_DISC, 1][:2]]
    last = before[OFF_HAND, 0][0]
    order = [*discards[OFF_DISC, 0], last]
    assert tale.zone(OFF_HAND, 0) == [*before[OFF_HAND, 0][1:], *order[:2]]
    assert tale.zone(OFF_OPEN, 0)[::-1] == order[2:]
    answer = before[DEF_HAND, 1][0]
    order = [*discards[DEF_DISC, 1], answer]
    assert tale.zone(DEF_HAND, 1) == [*before[DEF_HAND, 1][1:], *order[:2]]
    assert tale.zone(DEF_OPEN, 1)[::-1] == order[2:]
    assert [tale.size(pile, seat) for pile in (OFF_DISC, DEF_DISC) for seat in (0, 1)] == [0] * 4


@pytest.mark.rule("MG-8.11")
def test_a_full_hand_is_left_alone() -> None:
    tale = overtime(*["stop"] * 8)
    assert [event.deck for event in tale.told(TurnedOver)] == ["offense", "defense"] * 2
    assert all(tale.size(OFF_HAND, seat) == 3 for seat in (0, 1))


@pytest.mark.rule("MG-8.12")
def test_within_the_first_period_nothing_is_refilled() -> None:
    tale = overtime()
    for seat in (0, 1):
        assert [tale.size(z, seat) for z in (OFF_HAND, DEF_HAND, OFF_DECK, DEF_DECK)] == [3, 3, 0, 0]
    seat_of_attack = [1, 0, 1]
    for attacker in seat_of_attack:
        held = tale.size(OFF_HAND, attacker)
        tale.turn("stop")
        assert tale.size(OFF_HAND, attacker) == held - 1
    assert not tale.told(TurnedOver)
    assert [tale.size(OFF_HAND, 1), tale.size(OFF_DISC, 1)] == [1, 10]
    assert [tale.size(DEF_HAND, 0), tale.size(DEF_DISC, 0)] == [1, 10]


@pytest.mark.rule("MG-8.13")
def test_after_a_refill_the_decks_last_five_periods() -> None:
    tale = overtime()
    refills = []
    for period in range(1, 12):
        told = len(tale.told(TurnedOver))
        tale.play(*["stop"] * 4)
        if len(tale.told(TurnedOver)) > told:
            refills.append(period)
        if period == 1:
            assert [tale.size(OFF_OPEN, seat) for seat in (0, 1)] == [8, 8]
            assert all(len(event.cards) == 10 for event in tale.told(TurnedOver))
    assert refills == [1, 6, 11]


@pytest.mark.rule("MG-8.14")
def test_a_short_playbook_hand_gathers_what_left_it_in_that_order() -> None:
    tale = overtime("stop", "stop")
    deck = tale.zone(PB_DECK, 1)
    tale.zone(CONV, 1).extend([deck.pop(), deck.pop()])
    tale.s.left[1] += tale.zone(CONV, 1)
    tale.s.zones[PB_DECK(1)] = []
    tale.s.scores = [30, 30]
    left = tale.s.left[1][:]
    held = tale.zone(PB_HAND, 1)[:]
    tale.turn("stop")
    laid = tale.zone(SPOTS, 1)[-1]
    assert tale.size(PB_HAND, 1) == 3
    tale.turn("stop")
    order = [*left, laid]
    assert tale.zone(PB_HAND, 1) == [*held[1:], order[0]]
    assert tale.zone(PB_OPEN, 1)[::-1] == order[1:]
    assert [tale.size(zone, 1) for zone in (SPOTS, CONV, SIDE, PB_DISC)] == [0] * 4
    assert tale.told(BookGathered)[0].cards == tuple(order)
    assert (tale.scores, tale.s.outcomes[1]) == ((30, 30), "x" * 10)
    assert tale.seen(PB_OPEN, 1, 0) is not None
    assert tale.s.left[1] == []


@pytest.mark.rule("MG-8.14")
def test_a_hand_that_is_shorter_draws_more() -> None:
    tale = overtime("stop", "stop", "stop")
    tale.s.zones[PB_DECK(0)] = []
    tale.s.zones[PB_OPEN(0)] = []
    tale.zone(PB_HAND, 0)[:] = tale.zone(PB_HAND, 0)[:2]
    tale.turn("stop")
    cards = tale.told(BookGathered)[0].cards
    assert tale.zone(PB_HAND, 0)[1:] == list(cards[:3])
    assert tale.zone(PB_OPEN, 0)[::-1] == list(cards[3:])


@pytest.mark.rule("MG-8.14")
def test_a_full_playbook_hand_gathers_nothing() -> None:
    tale = overtime(*["stop"] * 4)
    assert not tale.told(BookGathered)
    assert [tale.size(SPOTS, seat) for seat in (0, 1)] == [10, 10]


@pytest.mark.rule("MG-8.15")
@pytest.mark.parametrize("periods", [1, 2, 5])
def test_after_so_many_periods_it_is_a_tie(periods: int) -> None:
    tale = overtime(*["stop"] * (4 * periods - 1), ot_max_periods=str(periods))
    assert not tale.s.over
    tale.turn("stop")
    assert winner(tale) is None
    assert tale.s.result
    assert (tale.s.result.rule, tale.scores) == ("MG-8.15", (20, 20))


@pytest.mark.rule("MG-8.15")
def test_twenty_periods_are_the_default() -> None:
    tale = overtime(*["stop"] * 79)
    assert (tale.s.over, tale.s.period) == (False, 20)
    assert tale.turn("stop").s.over


@pytest.mark.rule("MG-8.16")
def test_a_reply_that_can_only_be_a_punt_loses() -> None:
    tale = overtime("fg")
    for card in tale.zone(OFF_HAND, 0):
        tale.write_player(card, "T{RBL 99, PBL 99}")
    tale.hold_book(0, "TD SP RED / COV / –", "TD SP RED / COV / –", "TD LP REC / COV / –", "TD LP PAS / COV / –")
    tale.again()
    assert tale.asked == "ForcedPunt.choose"
    tale.act("pick 1", "pick 1", "defend 1")
    assert (winner(tale), tale.scores) == (1, (20, 23))
