"""MF-13, MF-14, MF-23  The academy, the transfer market, and piles that run out."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from playcall.games.masters_football import events
from playcall.games.masters_football.cards import LEVEL
from playcall.games.masters_football.rules.setup import CutSquads
from playcall.games.masters_football.rules.transfers import Academy, TransferMarket
from playcall.games.masters_football.table import ACTION_DISCARD, DISCARDS, HAND, PURCHASE, SQUAD, STACK
from playcall.kernel import Procedure, view
from tests.games.masters_football.story import G, Tale, blank, card, player, players

SIX = "S02 S08 S14 B01 B10 B19"


def stage(
    procedure: Procedure,
    managers: Sequence[str] = ("inferno",),
    squads: Sequence[str] = ("S02 S10 S14",),
    hands: Sequence[str] = ("",),
    money: Sequence[int] = (0,),
    tops: str = "",
    persons: str = "1",
    **numbers: Sequence[int],
) -> Tale:
    """A stage of the game; `tops` are the players that lie on top of their stacks, the first on the very top."""
    s = blank({"players": persons}, managers=managers, squads=squads, hands=hands, money=money, numbers=numbers)
    for number in reversed(players(tops)):
        pile = s.zones[STACK(LEVEL[number])]
        pile.remove(number)
        pile.append(number)
    tale = Tale(s)
    s.call(procedure)
    s.advance()
    return tale


@pytest.mark.rule("MF-13.1", "MF-13.2", "MF-13.3")
def test_w16_two_rolls_and_a_choice_within_the_limit() -> None:
    tale = stage(Academy(), tops="B12 S08", academy=[0, 3])
    assert tale.options() == ["pick B12", "pick none"]
    assert tale.last(events.AcademyRolled).dice == ("1", "2")
    tale.act("pick B12")
    assert "B12" in tale.ids(SQUAD)
    assert tale.ids(DISCARDS, 1) == "S08"
    nobody = stage(Academy(), tops="B12 S08", academy=[0, 3]).act("pick none")
    assert "B12" in nobody.ids(DISCARDS, 2)


@pytest.mark.rule("MF-13.4", "MF-13.10")
def test_w16_rolling_on_while_all_are_above_the_limit() -> None:
    tale = stage(Academy(), tops="S08 S01 S04", academy=[3, G, 4])
    assert tale.options() == ["roll", "pick none"]
    tale.act("roll")
    assert tale.ids(DISCARDS, 1) == "S08 S01"
    assert tale.options() == ["pick S04", "pick none"]
    dealt = tale.last(events.PlayersDealt)
    assert dealt.seen_by(None).cards is None
    assert dealt.cards == (player("S04"),)


@pytest.mark.rule("MF-13.5")
def test_after_ten_rolls_a_bronze_player_comes_without_a_roll() -> None:
    tale = stage(Academy(), managers=("peoples_club",), academy=[3] * 20)
    for _ in range(10):
        tale.act("roll")
        assert tale.may("roll")
    rolled = len(tale.told(events.AcademyRolled))
    tale.act("roll")
    assert len(tale.told(events.AcademyRolled)) == rolled
    assert LEVEL[tale.zone(PURCHASE)[0]] == 2
    assert not tale.may("roll")


@pytest.mark.rule("MF-13.6", "MF-13.7", "MF-13.8", "MF-24.3")
def test_the_youth_academy() -> None:
    tale = stage(
        Academy(), managers=("youth_academy",), squads=("S02 S08 S14",), tops="G01 G02 S01", academy=[G, G, 3, 0, 0]
    )
    assert len(tale.zone(PURCHASE)) == 5
    assert tale.may("pick G01")
    assert tale.may("pick G02")
    assert not tale.may("roll")
    tale.act("pick G01")
    assert not tale.may("pick G02")
    assert tale.may("pick S01")
    tale.act("pick S01")
    assert tale.s.over or tale.asked != "AcademyVisit.pick"
    assert {"G01", "S01"} <= set(tale.ids(SQUAD).split())
    other = stage(Academy(), managers=("youth_academy",), tops="G01 G02 S01", academy=[G, G, 3, 0, 0]).act("pick S01")
    assert other.may("pick G01")


@pytest.mark.rule("MF-13.7", "MF-13.9")
def test_wonderkid_is_played_before_rolling() -> None:
    tale = stage(Academy(), hands=("EV02",), money=(1,), tops="G05", academy=[G, 0])
    assert tale.options() == ["roll", "play EV02", "swap EV02"]
    tale.act("play EV02")
    assert tale.s.money == [0]
    assert tale.may("pick G05")
    assert tale.ids(ACTION_DISCARD) == "EV02"
    young = stage(Academy(), managers=("youth_academy",), hands=("EV02",), money=(1,))
    assert not young.may("play EV02")
    assert not stage(Academy(), hands=("EV02",), money=(0,)).may("play EV02")


@pytest.mark.rule("MF-13.11", "MF-14.5")
def test_squads_are_cut_to_six_by_seat() -> None:
    tale = stage(CutSquads(), squads=(f"{SIX} B20 B21", f"B02 B11 B22 {'B03 B12 B23 B04'}"), persons="2")
    assert (tale.seat, len(tale.options())) == (0, 8)
    tale.act("drop B20")
    assert (tale.seat, len(tale.options())) == (0, 7)
    tale.act("drop B21")
    assert tale.seat == 1
    tale.act("drop B02")
    assert tale.s.over
    assert tale.ids(DISCARDS, 2) == "B20 B21 B02"


@pytest.mark.rule("MF-14.1", "MF-24.10")
def test_market_money() -> None:
    tale = stage(
        TransferMarket(), managers=("inferno", "tycoon"), squads=(SIX, "B02 B11 B22"), money=(1, 1), persons="2"
    )
    assert tale.s.money == [4, 5]


@pytest.mark.rule("MF-14.2")
def test_market_hand_and_purchase() -> None:
    tale = stage(TransferMarket(), tops="G03 S08 B01", money=(9,))
    assert tale.options() == ["buy G03", "buy S08", "buy B01", "done"]
    tale.act("buy G03", "done")
    assert tale.s.money == [6]
    assert (tale.ids(DISCARDS, 1), tale.ids(DISCARDS, 2)) == ("S08", "B01")


@pytest.mark.rule("MF-14.3")
@pytest.mark.parametrize(("extra", "number"), [("off", 3), ("on", 6)])
def test_the_super_agent_in_the_market(extra: str, number: int) -> None:
    s = blank({"players": "1", "super_agent_market_extra": extra}, managers=["super_agent"], squads=["S02 S08 S14"])
    s.call(TransferMarket())
    s.advance()
    assert len(s.zones[PURCHASE(0)]) == number
    assert s.price(0, player("S08")) == 3


@pytest.mark.rule("MF-14.4", "MF-14.6", "MF-14.7")
def test_five_cards_are_drawn_and_cut_to_five_before_the_next_draws() -> None:
    tale = stage(
        TransferMarket(),
        managers=("inferno", "inferno"),
        squads=(SIX, "B02 B11 B22"),
        hands=("ST01 ST02", "ST03"),
        money=(0, 0),
        persons="2",
    )
    tale.act("0: done", "1: done")
    assert (tale.asked, tale.seat) == ("TransferMarket.discard", 0)
    assert (len(tale.zone(HAND, 0)), len(tale.zone(HAND, 1))) == (7, 1)
    tale.act("discard ST01")
    assert tale.seat == 0
    tale.act("discard ST02")
    assert (tale.seat, len(tale.zone(HAND, 1))) == (1, 6)
    tale.act("discard ST03")
    assert tale.asked == "SwapRound.offer"
    order = [type(event).__name__ for event in tale.log]
    assert order.index("MoneyChanged") < order.index("PlayersDealt") < order.index("Bought") < order.index("CardsDealt")
    tale.act("done", "done")
    assert [type(event).__name__ for event in tale.log][-1] == "SquadDrawn"


@pytest.mark.rule("MF-21.7", "MF-21.9")
def test_non_person_teams_draw_last() -> None:
    tale = stage(Academy(), squads=("S02 S08 S14", "S01 S09 S15"), tops="B12 S04", academy=[0, 3, 0, 3, G]).act(
        "pick none"
    )
    drawn = tale.told(events.SquadDrawn)
    assert [event.club for event in drawn] == [1, 2, 3]
    assert [LEVEL[event.cards[0]] for event in drawn] == [2, 1, 1]
    market = stage(TransferMarket()).act("done").until("SwapRound.offer").until("the end of the game")
    assert [LEVEL[event.cards[0]] for event in market.told(events.SquadDrawn)] == [1, 1, 1]


@pytest.mark.rule("MF-23.1", "MF-23.2")
def test_an_empty_stack_and_the_next_level() -> None:
    s = blank({"players": "1"})
    s.zones[STACK(0)] = []
    s.zones[DISCARDS(0)] = players("G07")
    assert s.draw_player(0, 0) == player("G07")
    top = s.zones[STACK(1)][-1]
    assert s.draw_player(0, 0) == top


@pytest.mark.rule("MF-23.3", "MF-23.4")
def test_local_lads() -> None:
    s = blank({"players": "1"}, squads=["S02 S08 S14 S03"])
    s.zones[STACK(3)] = []
    lad = s.draw_player(3, 0)
    face = s.cards.players[lad]
    assert (face.name, face.cost, face.pos, face.attack, face.defence, face.tac) == (
        "Local Lad", 0, "M", (0, 0, 0, 0), (1, 1, 1, 1), 0,
    )  # fmt: skip
    s.join(0, lad)
    another = s.draw_player(3, 0)
    assert another != lad
    assert s.cards.players[another].pos == "F"
    s.zones[SQUAD(0)].remove(lad)
    s.discard_player(lad)
    assert all(lad not in zone for zone in s.zones)


def test_what_the_academy_drew_is_seen_by_its_manager_alone() -> None:
    tale = stage(Academy(), tops="B12 S08", academy=[0, 3])
    hands = {
        seat: next(zone.cards for zone in view(tale.s, seat).zones if zone.zone == "purchase hand")
        for seat in (0, None)
    }
    assert hands[0] == ("B12", "S08")
    assert hands[None] is None
    assert card("EV02") >= 0
