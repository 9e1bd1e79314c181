"""MF-3 to MF-5, MF-13.11, MF-19.2, MF-22.1  Letters, managers, squads, cards; buying players, cutting squads."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from playcall.contract import Text, msg
from playcall.games.masters_football import events
from playcall.games.masters_football.actions import BUY, DONE_CHOOSING, DROP, KEEP_MANAGER
from playcall.games.masters_football.cards import ACTION, BRONZE, GOLD, LEVEL, SILVER, WOOD
from playcall.games.masters_football.names import asked, money_left
from playcall.games.masters_football.rules import npt
from playcall.games.masters_football.table import (
    ACTION_STACK,
    HAND,
    HAND_LIMIT,
    LIMIT,
    MANAGER,
    OFFER,
    PURCHASE,
    REMOVED,
    SIDES,
    SQUAD,
    STACK,
    TACTIC_SET,
    Table,
)
from playcall.kernel import DONE, Ask, Chance, Procedure, Step


@dataclass(slots=True)
class Buy(Procedure):
    """MF-4.4  Each manager buys any number of players from the hand and keeps the rest of the money."""

    limited: bool
    """MF-4.7  Whether buying ends with a squad of six."""
    finished: tuple[int, ...] = ()

    order = ("choose", "settle")

    def choose(self, s: Table) -> Step:  # MF-4.4, MF-4.6
        left = [seat for seat in s.persons() if seat not in self.finished]
        choices = {seat: [*BUY.of(self.payable(s, seat)), DONE_CHOOSING()] for seat in left}
        return Ask.apart(choices) if choices else None

    def asks_choose(self, s: Table, seat: int) -> Text:
        """MF-4.4, MF-4.5, MF-4.7, MF-14.2"""
        return asked(msg("mf-ask-buy"), money_left(s.purse(seat)))

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
            s.tell(events.Bought(seat, s.seat_clubs[seat], len(cards), price, tuple(cards), tuple(left)))
        return None

    def guess_secrets(self, s: Table, seat: int | None, chance: Chance) -> None:
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

    def asks_ask(self, s: Table, seat: int) -> Text:
        """MF-13.11, MF-14.5"""
        return msg("mf-ask-cut", count=len(s.zones[SQUAD(s.seat_clubs[seat])]), limit=LIMIT)

    def on_ask(self, s: Table, action: int) -> Step:
        card, club = DROP.argument(action), s.seat_clubs[self.seat]
        s.zones[SQUAD(club)].remove(card)
        s.discard_player(card)
        s.tell(events.PlayersDiscarded(club, (card,), "limit"))
        return self.ask

    def next_seat(self, s: Table) -> Step:
        self.seat += 1
        return DONE if self.seat == len(s.seat_clubs) else self.ask


FIRST_HAND = (GOLD, SILVER, SILVER, BRONZE, BRONZE, BRONZE)
SMALLEST = 3
GRANT = 5
"""MF-4.12  M for everybody when the squads are set."""
CHOICE_FOR = 5
"""MF-3.1, MF-3.5  With up to this many persons everybody gets two managers to choose from."""


@dataclass(slots=True)
class Setup(Procedure):
    """MF-3 to MF-5  Everything before the first matchday."""

    order = (
        "letters", "deal_managers", "pick_manager", "deal_players", "draw_npt_squads", "buy", "fill", "deal_cards",
    )  # fmt: skip

    def letters(self, s: Table) -> Step:  # MF-6.4, MF-19.2
        for first, seats in divisions(s.options.seats, s.options.clubs):
            if s.options.team_letters == "random":
                s.chance.shuffle("letters", seats)
            s.club_seats[first : first + len(seats)] = seats
        for club, seat in enumerate(s.club_seats):
            if seat >= 0:
                s.seat_clubs[seat] = club
        s.tell(events.LettersDrawn(tuple(s.club_seats)))
        for side in range(SIDES):
            s.zones[TACTIC_SET(side)] = [0, 1, 2, 3]
        return None

    def deal_managers(self, s: Table) -> Step:  # MF-3.1, MF-3.5
        managers = list(range(len(s.cards.managers)))
        s.chance.shuffle("managers", managers)
        each = 2 if s.options.seats <= CHOICE_FOR else 1
        for seat in s.persons():
            s.zones[OFFER(seat)] = [managers.pop() for _ in range(each)]
        s.zones[REMOVED()] = managers
        return None

    def pick_manager(self, s: Table) -> Step:  # MF-3.2
        return Ask.together({seat: KEEP_MANAGER.of(s.zones[OFFER(seat)]) for seat in s.persons()})

    def asks_pick_manager(self, s: Table, seat: int) -> Text:
        """MF-3.2, MF-3.4, MF-24.1"""
        return msg("mf-ask-manager")

    def on_pick_manager(self, s: Table, answers: dict[int, int]) -> Step:  # MF-3.3, MF-3.4
        for seat in s.persons():
            kept = KEEP_MANAGER.argument(answers[seat])
            s.zones[OFFER(seat)].remove(kept)
            s.zones[REMOVED()] += s.zones[OFFER(seat)]
            s.zones[OFFER(seat)] = []
            s.zones[MANAGER(seat)] = [kept]
            s.money[seat] = s.cards.managers[kept].budget
            s.tell(events.ManagerChosen(seat, s.seat_clubs[seat], kept, s.money[seat]))
        s.zones[REMOVED()].sort()
        return None

    def deal_players(self, s: Table) -> Step:  # MF-4.1, MF-4.2, MF-4.3
        for level in (GOLD, SILVER, BRONZE, WOOD):
            stack = [card for card in range(s.cards.printed) if LEVEL[card] == level]
            s.chance.shuffle(("gold", "silver", "bronze", "wood")[level], stack)
            s.zones[STACK(level)] = stack
        for seat in s.persons():
            extra = (GOLD, SILVER, BRONZE) if s.ability(seat) == "super_agent" else ()
            deal(s, seat, sorted((*FIRST_HAND, *extra)))
        return None

    def draw_npt_squads(self, s: Table) -> Step:  # MF-21.2
        for club in s.npts():
            draw_npt(s, club, npt.SQUADS[s.options.npt_strength])
        return None

    def buy(self, s: Table) -> Step:  # MF-4.4
        return Buy(limited=True)

    def fill(self, s: Table) -> Step:  # MF-4.9, MF-4.12
        for seat in s.persons():
            club = s.seat_clubs[seat]
            while len(s.zones[SQUAD(club)]) < SMALLEST:
                card = s.draw_player(WOOD, club)
                s.join(club, card)
                s.tell(events.WoodDrawn(seat, club, "three", card))
        for seat in s.persons():
            s.pay(seat, -GRANT, "squads")
        return None

    def deal_cards(self, s: Table) -> Step:  # MF-5.1, MF-22.1
        used = [(i, card.count) for i, card in enumerate(ACTION) if s.options.league or card.timing != "ACADEMY"]
        stack = [i for i, count in used for _ in range(count)]
        s.chance.shuffle("actions", stack)
        s.zones[ACTION_STACK()] = stack
        for seat in s.persons():
            draw_hand(s, seat)
        s.stage = "season"
        return None


def divisions(seats: int, clubs: int) -> list[tuple[int, list[int]]]:
    """MF-19.2  First club and the seats of each championship, Non-Person Teams as -1 after the persons."""
    if clubs <= 4:
        return [(0, [*range(seats), *[-1] * (clubs - seats)])]
    half = (seats + 1) // 2
    return [
        (0, [*range(half), *[-1] * (4 - half)]),
        (4, [*range(half, seats), *[-1] * (4 - (seats - half))]),
    ]


def deal(s: Table, seat: int, levels: Sequence[int]) -> None:
    """MF-1.8  All cards of a seat at once, from gold downwards."""
    hand = s.zones[PURCHASE(seat)]
    hand += [s.draw_player(level, s.seat_clubs[seat]) for level in levels]
    s.tell(events.PlayersDealt(seat, s.seat_clubs[seat], len(hand), tuple(hand)))


def draw_npt(s: Table, club: int, levels: Sequence[int]) -> None:
    """MF-21.2, MF-21.7  A Non-Person Team draws openly."""
    cards = [s.draw_player(level, club) for level in levels]
    for card in cards:
        s.join(club, card)
    s.tell(events.SquadDrawn(club, tuple(cards)))


def draw_hand(s: Table, seat: int) -> None:
    """MF-5.1, MF-14.4  Five action cards."""
    drawn = [card for card in (s.draw_action(seat) for _ in range(HAND_LIMIT)) if card is not None]
    s.zones[HAND(seat)].sort()
    s.tell(events.CardsDealt(seat, s.seat_clubs[seat], len(drawn), tuple(drawn)))
