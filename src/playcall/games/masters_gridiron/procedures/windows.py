"""MG-9  The windows in which Audibles are played, and what becomes of one that is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from playcall.games.masters_gridiron import events
from playcall.games.masters_gridiron.actions import PASS, PLAY
from playcall.games.masters_gridiron.anatomy import Window
from playcall.games.masters_gridiron.calling import pile_of, playable
from playcall.games.masters_gridiron.effects import (
    Cancel,
    Cycle,
    Effect,
    Escort,
    Force,
    Gang,
    NewPlay,
    Recall,
    Scout,
    Silence,
    Stack,
    Sub,
)
from playcall.games.masters_gridiron.matchup import offence_number, standing, stop_names
from playcall.games.masters_gridiron.moving import force_out
from playcall.games.masters_gridiron.procedures.effects import (
    CancelOne,
    ChangePlay,
    CycleHand,
    ForceOut,
    RecallPlayer,
    SpendPlayer,
    StackBook,
    SubPlayer,
)
from playcall.games.masters_gridiron.table import Table
from playcall.games.masters_gridiron.zones import CALLED, DEF_HAND, PILES
from playcall.kernel import DONE, Ask, Procedure, Step


@dataclass(slots=True)
class AudibleWindow(Procedure):
    """MG-9.3, MG-9.19  One Audible at a time, each complete before the next; passing is told to nobody."""

    order = ("offer", "told", "again")
    window: ClassVar[Window]

    def seat(self, s: Table) -> int:
        return s.offence

    def offer(self, s: Table) -> Step:  # MG-9.6
        seat = self.seat(s)
        places = playable(s, seat, self.window)
        return Ask(seat, [*PLAY.of(places), PASS()], known=False) if places else DONE

    def on_offer(self, s: Table, action: int) -> Step:
        if action in PASS:
            return DONE
        return call_audible(s, self.seat(s), PLAY.argument(action), self.window)

    def told(self, s: Table) -> Step:
        """What everybody is told when an Audible is complete."""
        return None

    def again(self, s: Table) -> Step:
        return self.offer


@dataclass(slots=True)
class Line(AudibleWindow):
    """MG-9.1  After laying its attempt, the offence."""

    window = Window.LINE

    def told(self, s: Table) -> Step:  # MG-9.8
        if s.log is not None:
            now = standing(s)
            number = offence_number(s, now)
            team = s.names[s.offence]
            s.tell(events.Announced(team, now.result, number.terms, number.total, stop_names(now.stops)))
        return None


@dataclass(slots=True)
class React(AudibleWindow):
    """MG-9.1  After laying its Defense card, the defence."""

    window = Window.REACT

    def seat(self, s: Table) -> int:
        return 1 - s.offence


@dataclass(slots=True)
class Check(AudibleWindow):
    """MG-9.5  After Audibles of the defence, the offence once more; nothing follows."""

    window = Window.CHECK


def call_audible(s: Table, seat: int, place: int, window: Window) -> Procedure | None:
    """MG-9.3, MG-9.7  Lay an Audible face up and carry it out; choices it brings are a procedure."""
    card = s.leave_book(seat, place)
    s.zones[CALLED(seat)].append(card)
    s.calls.append(card)
    s.call_amounts.append(0)
    s.tell(events.AudiblePlayed(s.names[seat], card, window.value))
    return _carry_out(s, seat, s.audible(card).effect)


def _carry_out(s: Table, seat: int, effect: Effect) -> Procedure | None:
    match effect:
        case Silence():
            s.silenced = True
        case Scout():
            scout(s, seat)
        case Force(zone, mode):
            pile = pile_of(s, 1 - seat, zone)
            if mode == "victim":
                return ForceOut(1 - seat, PILES.index(pile))
            force_out(s, 1 - seat, pile, mode)
        case Escort(rating):
            return SpendPlayer(seat, rating)
        case Gang():
            return SpendPlayer(seat, "")
        case Cancel():
            return CancelOne(seat)
        case Cycle(zone, k):
            return CycleHand(seat, PILES.index(pile_of(s, seat, zone)), k)
        case Recall():
            return RecallPlayer(seat)
        case Sub(n):
            return SubPlayer(seat, n)
        case NewPlay(n):
            return ChangePlay(seat, n)
        case Stack(n):
            return StackBook(seat, n)
    return None


def scout(s: Table, seat: int) -> None:
    """SCOUT: the hand lies open to the offence until the turn ends or new cards come into it."""
    s.scouted = True
    s.noted[seat] += s.zones[DEF_HAND(1 - seat)]
    s.tell(events.Scouted(seat, s.names[seat], tuple(s.zones[DEF_HAND(1 - seat)])))
