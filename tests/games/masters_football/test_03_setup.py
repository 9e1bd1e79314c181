"""MF-3 to MF-5  Managers, first squads, action cards and swaps."""

from __future__ import annotations

import functools
import operator

import pytest

from playcall.games.masters_football import GAME, events
from playcall.games.masters_football.cards import LEVEL, load
from playcall.games.masters_football.rules.playing import SwapRound
from playcall.games.masters_football.rules.setup import Buy
from playcall.games.masters_football.table import (
    ACTION_DISCARD,
    ACTION_STACK,
    DISCARDS,
    HAND,
    MANAGER,
    OFFER,
    PURCHASE,
    REMOVED,
    SQUAD,
    STACK,
)
from playcall.kernel import view
from tests.games.masters_football.story import Scene, Tale, blank, card, cards, player, players, start, told_from_start


def buying(hand: str, manager: str = "tycoon", money: int = 12, squad: str = "", limited: bool = True) -> Tale:
    s = blank({"players": "1"}, managers=[manager], squads=[squad], money=[money])
    s.zones[PURCHASE(0)] = players(hand)
    tale = Tale(s)
    s.call(Buy(limited))
    s.advance()
    return tale


@pytest.mark.rule("MF-3.1", "MF-3.2", "MF-3.3", "MF-3.4")
def test_two_managers_each_one_kept_in_secret() -> None:
    tale = start(1)
    offers = [list(tale.zone(OFFER, seat)) for seat in range(4)]
    assert [len(offer) for offer in offers] == [2, 2, 2, 2]
    assert sorted(functools.reduce(operator.iadd, offers, []) + tale.zone(REMOVED)) == list(range(10))
    tale.act(f"2: {tale.options(2)[1]}")
    shown = {zone.zone: zone for zone in view(tale.s, 0).zones if zone.holder == 2}
    assert shown["manager offer"].cards is None
    assert shown["manager"].count == 0
    for seat in (0, 1, 3):
        tale.act(f"{seat}: {tale.options(seat)[0]}")
    kept = [tale.zone(MANAGER, seat)[0] for seat in range(4)]
    assert kept == [offers[0][0], offers[1][0], offers[2][1], offers[3][0]]
    assert tale.s.money == [load().managers[manager].budget for manager in kept]
    assert len(tale.zone(REMOVED)) == 6
    assert all(zone.cards is None for zone in view(tale.s, 2).zones if zone.zone == "removed managers")


@pytest.mark.rule("MF-3.5")
@pytest.mark.parametrize(("persons", "asked"), [(5, "Setup.pick_manager"), (6, "Buy.choose"), (8, "Buy.choose")])
def test_six_and_more_get_one_manager_without_choice(persons: int, asked: str) -> None:
    assert start(1, players=str(persons)).asked == asked


@pytest.mark.rule("MF-4.1", "MF-4.2", "MF-4.3")
def test_purchase_hands() -> None:
    for seed in range(30):
        tale = start(seed, players="8")
        for seat in range(8):
            hand = [LEVEL[number] for number in tale.zone(PURCHASE, seat)]
            agent = tale.s.ability(seat) == "super_agent"
            assert hand == ([0, 0, 1, 1, 1, 2, 2, 2, 2] if agent else [0, 1, 1, 2, 2, 2])
        for level in range(4):
            assert {LEVEL[number] for number in tale.zone(STACK, level)} <= {level}
        if any(tale.s.ability(seat) == "super_agent" for seat in range(8)):
            return
    raise AssertionError("The Super-Agent Partnership was never dealt.")


@pytest.mark.rule("MF-4.4", "MF-4.8")
def test_buying_what_one_can_pay() -> None:
    tale = buying("G03 S08 B01", money=9)
    assert tale.options() == ["buy G03", "buy S08", "buy B01", "done"]
    tale.act("buy G03")
    assert tale.options() == ["buy B01", "done"]
    tale.act("done")
    assert tale.ids(SQUAD) == "G03"
    assert tale.s.money == [3]
    assert (tale.ids(DISCARDS, 1), tale.ids(DISCARDS, 2)) == ("S08", "B01")


@pytest.mark.rule("MF-4.5", "MF-16.6", "MF-24.2")
def test_w17_the_super_agent_pays_less() -> None:
    tale = buying("G03 S08 B01", "super_agent", 9).act("buy G03", "buy S08", "buy B01")
    assert tale.s.money == [0]
    assert tale.last(events.Bought).paid == 5 + 3 + 1


@pytest.mark.rule("MF-4.6")
def test_buying_is_secret_until_all_are_done() -> None:
    tale = start(4)
    for seat in range(4):
        tale.act(f"{seat}: {tale.options(seat)[0]}")
    before = view(tale.s, 1)
    tale.act(f"0: {tale.options(0)[0]}")
    after = view(tale.s, 1)
    assert after.zones == before.zones
    assert after.facts["money"] == before.facts["money"]
    assert view(tale.s, 0).facts["basket"]
    assert view(tale.s, 0).facts["purse"] < tale.s.money[0]
    for seat in range(4):
        tale.act(f"{seat}: done")
    bought = tale.told(events.Bought)
    assert bought[0].cards is not None
    assert bought[0].seen_by(1).cards is None
    assert bought[0].seen_by(1).left == bought[0].left
    assert not view(tale.s, 0).facts["basket"]


@pytest.mark.rule("MF-4.7", "MF-14.5")
def test_six_players_end_the_first_purchase_but_not_the_market() -> None:
    squad = "B01 B02 B10 B11 B19"
    first = buying("B20 B21", squad=squad).act("buy B20")
    assert first.s.over
    assert len(first.zone(SQUAD)) == 6
    market = buying("B20 B21", squad=squad, limited=False).act("buy B20")
    assert market.options() == ["buy B21", "done"]


@pytest.mark.rule("MF-4.9", "MF-4.10", "MF-4.11", "MF-4.12")
def test_wood_players_fill_up_to_three() -> None:
    tale = told_from_start(2, players="3")
    for seat in range(3):
        tale.act(f"{seat}: {tale.options(seat)[0]}")
    budgets = list(tale.s.money)
    for seat in range(3):
        tale.act(f"{seat}: done")
    assert tale.s.money == [budget + 5 for budget in budgets]
    for seat in range(3):
        assert [LEVEL[number] for number in tale.zone(SQUAD, seat)] == [3, 3, 3]
    drawn = tale.told(events.WoodDrawn)
    assert [event.owner for event in drawn] == sorted(event.owner for event in drawn)
    assert drawn[0].seen_by(2).card is None
    squad = list(tale.zone(SQUAD, 0))
    tale.until("AcademyVisit.prepare")
    assert set(squad) <= set(tale.zone(SQUAD, 0))


@pytest.mark.rule("MF-5.1")
def test_five_cards_each_from_one_stack() -> None:
    tale = start(6)
    tale.until("SwapRound.offer")
    assert [len(tale.zone(HAND, seat)) for seat in range(4)] == [5, 5, 5, 5]
    assert len(tale.zone(ACTION_STACK)) == 30


def swapping(hand: str, money: int) -> Tale:
    s = blank({"players": "2"}, hands=[hand, "ST01"], money=[money, 1])
    tale = Tale(s)
    s.call(SwapRound())
    s.advance()
    return tale


@pytest.mark.rule("MF-5.2", "MF-5.3")
def test_a_swap_costs_one_and_discards_first() -> None:
    tale = swapping("ST01 ST05", 2)
    assert tale.options() == ["swap ST01", "swap ST05", "done"]
    top = tale.zone(ACTION_STACK)[-1]
    tale.act("swap ST01")
    assert tale.ids(ACTION_DISCARD) == "ST01"
    assert sorted(tale.zone(HAND)) == sorted([card("ST05"), top])
    assert tale.s.money[0] == 1
    tale.act("swap ST05")
    assert tale.s.money[0] == 0
    assert len(tale.zone(HAND)) == 2
    assert tale.seat == 1


@pytest.mark.rule("MF-5.4")
def test_swaps_in_the_pauses() -> None:
    scene = Scene(hands=("ST06", ""), money=(9, 0)).tactics()
    assert (scene.asked, scene.options()) == ("Announce.ask", ["no cards", "swap ST06"])
    scene.act("no cards")
    assert (scene.asked, scene.may("swap ST06")) == ("AnnounceStrength.ask", True)
    scene.act("no cards").until("HalfTimeWindow.ask")
    assert scene.may("swap ST06")
    tale = start(1).until("SwapRound.offer")
    assert tale.seat == 0
    assert tale.until("AcademyVisit.prepare").options()[0] == "roll"
    assert any(token.startswith("swap") for token in tale.options())


@pytest.mark.rule("MF-5.5", "MF-5.6")
@pytest.mark.parametrize("when", ["stages", "any"])
def test_swaps_before_every_turn_by_option(when: str) -> None:
    scene = Scene(hands=("AF03 AF05", ""), money=(9, 0), swap_windows=when).tactics().act("no cards", "no cards")
    assert (scene.asked, scene.m.window) == ("Window.offer", "BT")
    assert scene.may("swap AF05") == (when == "any")
    outsiders = Scene(hands=("", "", "CO05"), money=(0, 0, 9), swap_windows=when).tactics()
    assert outsiders.seat == 2
    assert not outsiders.may("swap CO05")
    scene.act("pass").until("HalfTimeWindow.ask")
    assert all(not token.startswith("swap") for token in reacting(when))


@pytest.mark.rule("MF-5.5")
def test_a_swap_before_a_turn_does_not_start_the_order_anew() -> None:
    scene = Scene(hands=("AF03", "EV04"), money=(9, 9), swap_windows="any").tactics()
    scene.until("Window.offer").act("pass")
    assert scene.seat == 0
    scene.act("swap AF03")
    assert (scene.seat, scene.m.window, scene.m.turn) == (0, "BT", 1)


def reacting(when: str) -> list[str]:
    scene = Scene(hands=("", "AF05 AF05"), money=(0, 9), swap_windows=when).tactics()
    while not (scene.asked == "Window.offer" and scene.m.window == "AR"):
        scene.act("pass" if scene.may("pass") else "no cards")
    return scene.options()


@pytest.mark.rule("MF-5.7")
def test_a_swapped_card_may_be_played_at_once() -> None:
    scene = Scene(hands=("ST06", ""), money=(9, 0))
    scene.s.zones[ACTION_STACK()].append(card("ST07"))
    scene.tactics().act("swap ST06")
    assert "cards" in scene.options()
    scene.act("cards")
    assert scene.told(events.CardPlayed) == [] or scene.last(events.CardPlayed).card == card("ST07")


@pytest.mark.rule("MF-5.8")
def test_an_empty_stack_is_made_from_the_discards() -> None:
    tale = swapping("ST01", 3)
    tale.s.zones[ACTION_STACK()] = []
    tale.act("swap ST01")
    assert tale.ids(HAND) == "ST01"
    assert not tale.zone(ACTION_DISCARD)
    tale.s.zones[ACTION_DISCARD()] = cards("ST02 ST03")
    tale.act("swap ST01")
    assert len(tale.zone(ACTION_STACK)) == 2
    s = blank({"players": "1"}, hands=["ST01"], money=[1])
    s.zones[ACTION_STACK()] = []
    assert s.draw_action(0) is None


def test_lads_and_players_have_their_tokens() -> None:
    assert GAME.actions.parse("buy L01D") != GAME.actions.parse("buy G01")
    assert player("L01D") >= load().printed
