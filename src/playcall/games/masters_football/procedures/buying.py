"""MF-4.4 to MF-4.8, MF-14.2  Buying players from a hand, secretly and independently; cutting squads to six."""

from __future__ import annotations

from dataclasses import dataclass

from playcall.games.masters_football import events
from playcall.games.masters_football.actions import BUY, DONE_CHOOSING, DROP
from playcall.games.masters_football.table import LIMIT, Table
from playcall.games.masters_football.zones import PURCHASE, SQUAD
from playcall.kernel import DONE, Ask, Chance, Procedure, Step


@dataclass(slots=True)
class Buy(Procedure):
    """MF-4.4  Each manager buys any number of players of the own hand and keeps the money not spent."""

    limited: bool
    """MF-4.7  Whether buying ends with a squad of six."""
    finished: tuple[int, ...] = ()

    order = ("choose", "settle")

    def choose(self, s: Table) -> Step:  # MF-4.4, MF-4.6
        left = [seat for seat in s.persons() if seat not in self.finished]
        choices = {seat: [*BUY.of(self.payable(s, seat)), DONE_CHOOSING()] for seat in left}
        return Ask.apart(choices) if choices else None

    def payable(self, s: Table, seat: int) -> list[int]:
        """MF-4.5, MF-4.7  Players of the hand that the purse allows."""
        mask, purse = s.bought[seat], s.purse(seat)
        if self.limited and len(s.zones[SQUAD(s.seat_clubs[seat])]) + mask.bit_count() >= LIMIT:
            return []
        hand = s.zones[PURCHASE(seat)]
        return [c for place, c in enumerate(hand) if not mask >> place & 1 and s.price(seat, c) <= purse]

    def on_choose(self, s: Table, seat: int, action: int) -> None:
        if action not in DONE_CHOOSING:
            s.bought[seat] |= 1 << s.zones[PURCHASE(seat)].index(BUY.argument(action))
        if action in DONE_CHOOSING or not self.payable(s, seat):
            self.finished = tuple(sorted((*self.finished, seat)))

    def settle(self, s: Table) -> Step:  # MF-4.6, MF-4.8
        for seat in s.persons():
            cards, price = s.basket(seat), s.available(seat) - s.purse(seat)
            left = [card for card in s.zones[PURCHASE(seat)] if card not in cards]
            s.bought[seat] = 0
            s.zones[PURCHASE(seat)] = []
            s.money[seat] -= price
            for card in cards:
                s.join(s.seat_clubs[seat], card)
            for card in left:
                s.discard_player(card)
            s.tell(events.Bought(seat, len(cards), price, tuple(cards), tuple(left)))
        return None

    def make_up(self, s: Table, seat: int | None, chance: Chance) -> None:
        """What others have bought so far is unknown: those who are done bought what they could, by chance."""
        for other in s.persons():
            if other != seat:
                s.bought[other] = 0
                while other in self.finished and (cards := self.payable(s, other)):
                    card = cards[chance.number("imagine", len(cards))]
                    s.bought[other] |= 1 << s.zones[PURCHASE(other)].index(card)


@dataclass(slots=True)
class CutSquads(Procedure):
    """MF-13.11, MF-14.5  Teams with more than six players discard, in seat order, one at a time."""

    seat: int = 0

    order = ("ask", "next_seat")

    def ask(self, s: Table) -> Step:
        squad = s.zones[SQUAD(s.seat_clubs[self.seat])]
        return Ask(self.seat, DROP.of(squad)) if len(squad) > LIMIT else None

    def on_ask(self, s: Table, action: int) -> Step:
        card, club = DROP.argument(action), s.seat_clubs[self.seat]
        s.zones[SQUAD(club)].remove(card)
        s.discard_player(card)
        s.tell(events.PlayersDiscarded(club, (card,), "limit"))
        return self.ask

    def next_seat(self, s: Table) -> Step:
        self.seat += 1
        return DONE if self.seat == len(s.seat_clubs) else self.ask
