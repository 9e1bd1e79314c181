"""MF-7.8 to MF-7.11, MF-9.1  Announcing, choosing and revealing the cards of the tactics and the strength window."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from playcall.games.masters_football import events
from playcall.games.masters_football.actions import DONE_CHOOSING, SAY_CARDS, SAY_NONE, SWAP, played
from playcall.games.masters_football.legality import plays
from playcall.games.masters_football.match import Match
from playcall.games.masters_football.playing import carry_out, put_in_play, reveal_aside
from playcall.games.masters_football.procedures.phase import Phase, swap, swaps
from playcall.games.masters_football.table import Table
from playcall.games.masters_football.zones import HAND
from playcall.kernel import DONE, Ask, Chance, Step


@dataclass(slots=True)
class Announce(Phase):
    """MF-7.8  First the manager without home advantage says whether he plays cards, then the other."""

    turn: int = 0

    order = ("ask", "next_side")
    window: ClassVar[str] = "TW"

    def ask(self, s: Table) -> Step:  # MF-7.8, MF-7.9, MF-5.4
        m = self.match(s)
        seat = m.seats[m.announcing[self.turn]]
        if seat < 0:  # MF-21.4
            return None
        say = [SAY_CARDS()] if plays(s, m, self.window, seat) else []
        return Ask(seat, [*say, SAY_NONE(), *swaps(s, seat)])

    def on_ask(self, s: Table, action: int) -> Step:
        m = self.match(s)
        side = m.announcing[self.turn]
        if action in SWAP:  # MF-5.7
            swap(s, m.seats[side], SWAP.argument(action))
            return self.ask
        m.announced[side] = int(action in SAY_CARDS)
        if s.log is not None:
            s.tell(events.Announced(m.clubs[side], self.window, action in SAY_CARDS))
        return None

    def next_side(self, s: Table) -> Step:
        self.turn += 1
        return DONE if self.turn == 2 else self.ask


@dataclass(slots=True)
class AnnounceStrength(Announce):
    """MF-9.1  The same for the strength window."""

    window = "SW"


@dataclass(slots=True)
class ChooseCards(Phase):
    """MF-7.10  Those who announced choose secretly; then all chosen cards are revealed and paid."""

    finished: tuple[int, ...] = ()

    order = ("forced", "choose", "reveal")
    window: ClassVar[str] = "TW"

    def forced(self, s: Table) -> Step:  # MF-1.7, MF-7.9
        m = self.match(s)
        for side in (0, 1):
            seat = m.seats[side]
            if m.announced[side] and len(options := self.options(s, m, seat)) == 1:
                self.on_choose(s, seat, options[0])
        return None

    def choose(self, s: Table) -> Step:  # MF-7.9, MF-7.10, MF-5.6
        m = self.match(s)
        left = [m.seats[side] for side in (0, 1) if m.announced[side] and m.seats[side] not in self.finished]
        return Ask.apart({seat: self.options(s, m, seat) for seat in left}) if left else None

    def options(self, s: Table, m: Match, seat: int) -> list[int]:
        more = addable(s, m, self.window, seat)
        return more if more and not s.set_aside(seat) else [*more, DONE_CHOOSING()]

    def on_choose(self, s: Table, seat: int, action: int) -> None:
        if action not in DONE_CHOOSING:
            set_aside(s, seat, action)
        if action in DONE_CHOOSING or not addable(s, self.match(s), self.window, seat):
            self.finished = tuple(sorted((*self.finished, seat)))

    def reveal(self, s: Table) -> Step:  # MF-7.10, MF-9.1
        m = self.match(s)
        for seat, card, target in reveal_aside(s, m, self.window):
            if self.window == "TW":
                put_in_play(s, m, seat, card, target)
            else:
                carry_out(s, m, seat, card, target, live=False)
        m.announced = [0, 0]
        return None

    def make_up(self, s: Table, seat: int | None, chance: Chance) -> None:
        """What others have chosen is unknown: those who are done chose one card that they could."""
        m = self.match(s)
        others = [other for other in m.seats if other >= 0 and other != seat]
        s.aside = [x for i in range(0, len(s.aside), 2) if s.aside[i] not in others for x in s.aside[i : i + 2]]
        for other in others:
            options = addable(s, m, self.window, other) if other in self.finished else []
            if options:
                set_aside(s, other, options[chance.number("imagine", len(options))])


@dataclass(slots=True)
class ChooseStrengthCards(ChooseCards):
    """MF-9.1  The same for the strength window."""

    window = "SW"


def addable(s: Table, m: Match, window: str, seat: int) -> list[int]:
    """Plays with cards that are still in hand and not yet set aside, within available money."""
    aside = [played(action)[0] for action in s.set_aside(seat)]
    hand = s.zones[HAND(seat)]
    return [a for a in plays(s, m, window, seat) if hand.count(played(a)[0]) > aside.count(played(a)[0])]


def set_aside(s: Table, seat: int, action: int) -> None:
    """Kept by seat, so that it does not matter who is quicker."""
    pairs = [(s.aside[i], s.aside[i + 1]) for i in range(0, len(s.aside), 2)]
    pairs.append((seat, action))
    pairs.sort(key=lambda pair: pair[0])
    s.aside = [number for pair in pairs for number in pair]
