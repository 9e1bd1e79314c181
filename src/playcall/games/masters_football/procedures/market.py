"""MF-14  The transfer market after matchday 3."""

from __future__ import annotations

from dataclasses import dataclass

from playcall.games.masters_football import events
from playcall.games.masters_football.actions import DISCARD
from playcall.games.masters_football.cards import BRONZE, GOLD, SILVER
from playcall.games.masters_football.procedures.buying import Buy, CutSquads
from playcall.games.masters_football.procedures.phase import SwapRound
from playcall.games.masters_football.procedures.setup import deal, draw_hand, draw_npt
from playcall.games.masters_football.table import HAND_LIMIT, Table
from playcall.games.masters_football.zones import ACTION_DISCARD, HAND
from playcall.kernel import Ask, Procedure, Step

INCOME = 3
TYCOON_INCOME = 4


@dataclass(slots=True)
class TransferMarket(Procedure):
    """MF-14.7  Money, purchases, action cards, cuts, swaps, Non-Person Teams."""

    seat: int = 0

    order = ("money", "deal_players", "buy", "draw_cards", "discard", "next_seat", "cut", "swap", "npts")

    def money(self, s: Table) -> Step:  # MF-14.1, MF-24.10
        s.stage = "market"
        for seat in s.persons():
            s.pay(seat, -(TYCOON_INCOME if s.ability(seat) == "tycoon" else INCOME), "market")
        return None

    def deal_players(self, s: Table) -> Step:  # MF-14.2, MF-14.3
        for seat in s.persons():
            copies = 2 if s.ability(seat) == "super_agent" and s.options.super_agent_market_extra else 1
            deal(s, seat, [level for level in (GOLD, SILVER, BRONZE) for _ in range(copies)])
        return None

    def buy(self, s: Table) -> Step:  # MF-14.2, MF-14.5
        return Buy(limited=False)

    def draw_cards(self, s: Table) -> Step:  # MF-14.4
        draw_hand(s, self.seat)
        return None

    def discard(self, s: Table) -> Step:  # MF-14.4
        hand = s.zones[HAND(self.seat)]
        return Ask(self.seat, DISCARD.of(sorted(set(hand)))) if len(hand) > HAND_LIMIT else None

    def on_discard(self, s: Table, action: int) -> Step:
        card = DISCARD.argument(action)
        s.zones[HAND(self.seat)].remove(card)
        s.zones[ACTION_DISCARD()].append(card)
        s.tell(events.CardDiscarded(self.seat, card))
        return self.discard

    def next_seat(self, s: Table) -> Step:
        self.seat += 1
        return self.draw_cards if self.seat < len(s.seat_clubs) else None

    def cut(self, s: Table) -> Step:  # MF-14.5
        return CutSquads()

    def swap(self, s: Table) -> Step:  # MF-5.4
        return SwapRound()

    def npts(self, s: Table) -> Step:  # MF-21.7, MF-21.9
        for club in s.npts():
            draw_npt(s, club, (SILVER,))
        s.stage = "season"
        return None
