"""MF-3 to MF-5, MF-19.2, MF-22.1  Letters, managers, squads and cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from playcall.games.masters_football import events, npt
from playcall.games.masters_football.actions import KEEP_MANAGER
from playcall.games.masters_football.cards import BRONZE, GOLD, SILVER, WOOD
from playcall.games.masters_football.figures import ACTION, LEVEL
from playcall.games.masters_football.procedures.buying import Buy
from playcall.games.masters_football.table import HAND_LIMIT, Table
from playcall.games.masters_football.zones import (
    ACTION_STACK,
    HAND,
    MANAGER,
    OFFER,
    PURCHASE,
    REMOVED,
    SIDES,
    SQUAD,
    STACK,
    TACTIC_SET,
)
from playcall.kernel import Ask, Procedure, Step

FIRST_HAND = (GOLD, SILVER, SILVER, BRONZE, BRONZE, BRONZE)
SMALLEST = 3
GRANT = 5
"""MF-4.12  M for everybody when the squads are set."""
CHOICE_FOR = 5
"""MF-3.1, MF-3.5  Up to so many persons get two managers to choose from."""


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

    def on_pick_manager(self, s: Table, answers: dict[int, int]) -> Step:  # MF-3.3, MF-3.4
        for seat in s.persons():
            kept = KEEP_MANAGER.argument(answers[seat])
            s.zones[OFFER(seat)].remove(kept)
            s.zones[REMOVED()] += s.zones[OFFER(seat)]
            s.zones[OFFER(seat)] = []
            s.zones[MANAGER(seat)] = [kept]
            s.money[seat] = s.cards.managers[kept].budget
            s.tell(events.ManagerChosen(seat, kept, s.money[seat]))
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
            s.pay(seat, -GRANT, "squads set")
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
    s.tell(events.PlayersDealt(seat, len(hand), tuple(hand)))


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
    s.tell(events.CardsDealt(seat, len(drawn), tuple(drawn)))
