"""MF-13, MF-14  The academy after matchday 2, and the transfer market after matchday 3."""

from __future__ import annotations

from dataclasses import dataclass

from playcall.contract import Text, msg
from playcall.games.masters_football import events
from playcall.games.masters_football.actions import DISCARD, PICK, PICK_NONE, ROLL, SWAP, play
from playcall.games.masters_football.cards import (
    BRONZE,
    COST,
    GENIUS_FACE,
    GENIUS_SHOWN,
    GENIUS_VALUES,
    GOLD,
    LEVELS,
    PRICE,
    SILVER,
)
from playcall.games.masters_football.names import asked
from playcall.games.masters_football.rules.legality import WONDERKID
from playcall.games.masters_football.rules.playing import SwapRound, pay_for, swap, swaps
from playcall.games.masters_football.rules.setup import Buy, CutSquads, deal, draw_hand, draw_npt
from playcall.games.masters_football.table import ACTION_DISCARD, HAND, HAND_LIMIT, MANAGER, PURCHASE, Table
from playcall.kernel import DONE, Ask, Procedure, Step

ROLLS = 2
YOUTH_ROLLS, YOUTH_PICKS = 5, 2
MOST_REROLLS = 10


def academy_level(face: int, wonder: bool = False) -> int:
    """MF-13.2, MF-13.7, MF-13.8  The level that a face of the genius die draws."""
    if face == GENIUS_FACE and wonder:
        return GOLD
    return SILVER if GENIUS_VALUES[face] == 2 else BRONZE


def academy_faces(wonder: bool = False) -> dict[str, str]:
    """The same by what the faces show, in the words of the card files."""
    return {shown: LEVELS[academy_level(face, wonder)] for face, shown in enumerate(GENIUS_SHOWN)}


@dataclass(slots=True)
class Academy(Procedure):
    """MF-13.1  Each person in seat order, then the cuts, then the Non-Person Teams."""

    seat: int = 0

    order = ("open", "visit", "next_seat", "cut", "npts")

    def open(self, s: Table) -> Step:
        s.stage = "academy"
        return None

    def visit(self, s: Table) -> Step:  # MF-13.1
        return AcademyVisit(self.seat)

    def next_seat(self, s: Table) -> Step:
        self.seat += 1
        return self.visit if self.seat < len(s.seat_clubs) else None

    def cut(self, s: Table) -> Step:  # MF-13.11
        return CutSquads()

    def npts(self, s: Table) -> Step:  # MF-21.7, MF-21.9
        for club in s.npts():
            face = s.chance.number("academy", 6)
            s.tell(events.AcademyRolled(club, (GENIUS_SHOWN[face],)))
            draw_npt(s, club, (academy_level(face),))
        s.stage = "season"
        return None


@dataclass(slots=True)
class AcademyVisit(Procedure):
    """MF-13.2  A manager rolls, draws, and chooses."""

    seat: int
    wonder: bool = False
    """MF-13.7  Gold for the genius face, and one player whatever the cost."""
    dear: bool = False
    """Whether the player whatever the cost was taken."""
    picked: int = 0
    rerolls: int = 0

    order = ("prepare", "roll", "pick", "leave")

    def prepare(self, s: Table) -> Step:  # MF-13.9, MF-5.4
        wonderkid = WONDERKID in s.zones[HAND(self.seat)] and s.available(self.seat) >= PRICE[WONDERKID]
        kid = [play(WONDERKID)] if wonderkid and not self.wonder and not self.young(s) else []
        return Ask(self.seat, [ROLL(), *kid, *swaps(s, self.seat)])

    def asks_prepare(self, s: Table, seat: int) -> Text:
        """MF-13.2, MF-13.9"""
        return asked(msg("mf-ask-academy"), msg("mf-ask-academy-more", limit=self.limit(s)))

    def on_prepare(self, s: Table, action: int) -> Step:
        if action in ROLL:
            return None
        if action in SWAP:
            swap(s, self.seat, SWAP.argument(action))
        else:
            pay_for(s, None, self.seat, WONDERKID, 0, "AC")
            s.zones[ACTION_DISCARD()].append(WONDERKID)
            self.wonder = True
        return self.prepare

    def roll(self, s: Table) -> Step:  # MF-13.2, MF-13.6, MF-13.7
        self.wonder = self.wonder or self.young(s)
        faces = [s.chance.number("academy", 6) for _ in range(YOUTH_ROLLS if self.young(s) else ROLLS)]
        s.tell(events.AcademyRolled(s.seat_clubs[self.seat], tuple(GENIUS_SHOWN[face] for face in faces)))
        self.draw(s, [academy_level(face, self.wonder) for face in faces])
        return None

    def draw(self, s: Table, levels: list[int]) -> None:
        cards = [s.draw_player(level, s.seat_clubs[self.seat]) for level in levels]
        s.zones[PURCHASE(self.seat)] += cards
        s.tell(events.PlayersDealt(self.seat, s.seat_clubs[self.seat], len(cards), tuple(cards)))

    def pick(self, s: Table) -> Step:  # MF-13.3, MF-13.4
        drawn = s.zones[PURCHASE(self.seat)]
        cards = drawn if self.wonder and not self.dear else [c for c in drawn if COST[c] <= self.limit(s)]
        again = [] if cards or self.wonder else [ROLL()]
        return Ask(self.seat, [*PICK.of(cards), *again, PICK_NONE()])

    def asks_pick(self, s: Table, seat: int) -> Text:
        """MF-13.3, MF-13.4, MF-13.7"""
        return asked(
            msg("mf-ask-pick"),
            msg("mf-ask-pick-more", limit=self.limit(s), any="yes" if self.wonder and not self.dear else "no"),
        )

    def on_pick(self, s: Table, action: int) -> Step:
        if action in PICK_NONE:
            return None
        if action in ROLL:
            self.roll_once(s)
            return self.pick
        card, club = PICK.argument(action), s.seat_clubs[self.seat]
        s.zones[PURCHASE(self.seat)].remove(card)
        s.join(club, card)
        s.tell(events.PlayerJoined(self.seat, club, card))
        self.dear = self.dear or COST[card] > self.limit(s)
        self.picked += 1
        return self.pick if self.picked < self.places(s) else None

    def roll_once(self, s: Table) -> None:
        """MF-13.4, MF-13.5  The players above the limit go; one die, one player; the eleventh draw is bronze."""
        self.discard_rest(s)
        self.rerolls += 1
        if self.rerolls > MOST_REROLLS:
            self.draw(s, [BRONZE])
            return
        face = s.chance.number("academy", 6)
        s.tell(events.AcademyRolled(s.seat_clubs[self.seat], (GENIUS_SHOWN[face],)))
        self.draw(s, [academy_level(face, self.wonder)])

    def leave(self, s: Table) -> Step:  # MF-13.3, MF-13.10
        self.discard_rest(s)
        return DONE

    def discard_rest(self, s: Table) -> None:
        cards = s.zones[PURCHASE(self.seat)]
        s.zones[PURCHASE(self.seat)] = []
        for card in cards:
            s.discard_player(card)
        if cards:
            s.tell(events.PlayersDiscarded(s.seat_clubs[self.seat], tuple(cards), "academy"))

    def places(self, s: Table) -> int:
        """MF-13.3, MF-13.6  How many may join."""
        return YOUTH_PICKS if self.young(s) else 1

    def young(self, s: Table) -> bool:
        return s.ability(self.seat) == "youth_academy"

    def limit(self, s: Table) -> int:
        return s.cards.managers[s.zones[MANAGER(self.seat)][0]].academy_limit


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

    def asks_discard(self, s: Table, seat: int) -> Text:
        """MF-14.4"""
        return msg("mf-ask-discard", count=len(s.zones[HAND(seat)]), limit=HAND_LIMIT)

    def on_discard(self, s: Table, action: int) -> Step:
        card = DISCARD.argument(action)
        s.zones[HAND(self.seat)].remove(card)
        s.zones[ACTION_DISCARD()].append(card)
        s.tell(events.CardDiscarded(self.seat, s.seat_clubs[self.seat], card))
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
