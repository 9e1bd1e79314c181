"""MF-13  The academy after matchday 2."""

from __future__ import annotations

from dataclasses import dataclass

from playcall.games.masters_football import events
from playcall.games.masters_football.actions import PICK, PICK_NONE, ROLL, SWAP, play
from playcall.games.masters_football.cards import BRONZE, GENIUS_FACE, GOLD, SILVER
from playcall.games.masters_football.figures import COST, GENIUS_VALUES, PRICE
from playcall.games.masters_football.legality import WONDERKID
from playcall.games.masters_football.playing import pay_for
from playcall.games.masters_football.procedures.buying import CutSquads
from playcall.games.masters_football.procedures.phase import swap, swaps
from playcall.games.masters_football.procedures.setup import draw_npt
from playcall.games.masters_football.table import Table
from playcall.games.masters_football.zones import ACTION_DISCARD, HAND, MANAGER, PURCHASE
from playcall.kernel import DONE, Ask, Procedure, Step

ROLLS = 2
YOUTH_ROLLS = 5
MOST_REROLLS = 10


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
            s.tell(events.AcademyRolled(club, (face,)))
            draw_npt(s, club, (SILVER if GENIUS_VALUES[face] == 2 else BRONZE,))
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
        s.tell(events.AcademyRolled(s.seat_clubs[self.seat], tuple(faces)))
        self.draw(s, [self.level(face) for face in faces])
        return None

    def level(self, face: int) -> int:
        """MF-13.2, MF-13.7, MF-13.8  1 bronze, 2 silver, G silver or gold."""
        if face == GENIUS_FACE and self.wonder:
            return GOLD
        return SILVER if GENIUS_VALUES[face] == 2 else BRONZE

    def draw(self, s: Table, levels: list[int]) -> None:
        cards = [s.draw_player(level, s.seat_clubs[self.seat]) for level in levels]
        s.zones[PURCHASE(self.seat)] += cards
        s.tell(events.PlayersDealt(self.seat, len(cards), tuple(cards)))

    def pick(self, s: Table) -> Step:  # MF-13.3, MF-13.4
        drawn = s.zones[PURCHASE(self.seat)]
        cards = drawn if self.wonder and not self.dear else [c for c in drawn if COST[c] <= self.limit(s)]
        again = [] if cards or self.wonder else [ROLL()]
        return Ask(self.seat, [*PICK.of(cards), *again, PICK_NONE()])

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
        return self.pick if self.picked < (2 if self.young(s) else 1) else None

    def roll_once(self, s: Table) -> None:
        """MF-13.4, MF-13.5  The players above the limit go; one die, one player; the eleventh draw is bronze."""
        self.discard_rest(s)
        self.rerolls += 1
        if self.rerolls > MOST_REROLLS:
            self.draw(s, [BRONZE])
            return
        face = s.chance.number("academy", 6)
        s.tell(events.AcademyRolled(s.seat_clubs[self.seat], (face,)))
        self.draw(s, [self.level(face)])

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

    def young(self, s: Table) -> bool:
        return s.ability(self.seat) == "youth_academy"

    def limit(self, s: Table) -> int:
        return s.cards.managers[s.zones[MANAGER(self.seat)][0]].academy_limit
