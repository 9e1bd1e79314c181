"""SJ-4, SJ-8, SJ-10, SJ-14  The five turns a team can have: what it may answer with, and what else it may do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from playcall.games.sport_jockeys import events
from playcall.games.sport_jockeys.actions import NONE, SLOPPY, TOUCHBACK
from playcall.games.sport_jockeys.combos import Scope
from playcall.games.sport_jockeys.counters import defence_scope, offence_scope, recovery_scope
from playcall.games.sport_jockeys.handbook import SNAP
from playcall.games.sport_jockeys.procedures.turn import Reply
from playcall.games.sport_jockeys.table import HANDS, Table
from playcall.kernel import DONE, Step

SLOPPY_GIFT = 3


@dataclass(slots=True)
class Defend(Reply):
    """SJ-10.5  DEF: an action, a Sloppy Tackle, or no card."""

    def scope(self, s: Table) -> Scope:
        seat = self.seat
        return defence_scope(s.book, s.lying["kinds"], s.fresh(seat), s.may_combine(seat))

    def others(self, s: Table) -> list[int]:
        return [*SLOPPY.of(s.zones[HANDS.first + self.seat]), NONE()]

    def otherwise(self, s: Table, action: int) -> Step:
        if action in NONE:
            return Reply.otherwise(self, s, action)
        card = SLOPPY.argument(action)  # SJ-4.3, SJ-4.5, SJ-18.7
        s.lay_face_down(self.seat, card, SLOPPY_GIFT)
        s.tell(events.SloppyTackle(self.seat, card, s.options.face_down_value, SLOPPY_GIFT))
        return DONE


@dataclass(slots=True)
class Answer(Reply):
    """SJ-10.3  OFF: an action, or no card."""

    def scope(self, s: Table) -> Scope:
        seat = self.seat
        return offence_scope(
            s.book, s.lying["kinds"], s.latest(seat), s.fresh(seat), s.kickoff_play, s.may_combine(seat)
        )


@dataclass(slots=True)
class Return(Answer):
    """SJ-8.5  OFF: a return of the kick, a Touchback, or no card."""

    def others(self, s: Table) -> list[int]:
        if s.on_start_square and s.options.touchback_on_kickoff:  # SJ-4.9
            return [*TOUCHBACK.of(s.zones[HANDS(self.seat)]), NONE()]
        return [NONE()]

    def otherwise(self, s: Table, action: int) -> Step:
        if action in NONE:
            return Reply.otherwise(self, s, action)
        s.lay_snap()
        declare_touchback(s, TOUCHBACK.argument(action))
        return DONE


@dataclass(slots=True)
class Recover(Reply):
    """SJ-14.4  DEF's chance at a loose ball: an action of OFF faces with a Run/Kick, or no card."""

    def scope(self, s: Table) -> Scope:
        return recovery_scope(s.book, s.latest(self.seat), s.kickoff_play, s.may_combine(self.seat))

    def answered(self, s: Table) -> int:
        return 0


@dataclass(slots=True)
class TouchbackReply(Reply):
    """SJ-4.10  DEF may reply once to the Snap; only the points matter."""

    order: ClassVar[tuple[str, ...]] = ("choose", "add", "lay_down")

    def scope(self, s: Table) -> Scope:
        return defence_scope(s.book, SNAP, s.fresh(self.seat), s.may_combine(self.seat))

    def answered(self, s: Table) -> int:
        return SNAP


def declare_touchback(s: Table, card: int) -> None:
    """SJ-4.8, SJ-4.9  One card face down beside the Snap."""
    kickoff = s.kickoff_play
    s.lay_face_down(s.offence, card, 0)
    s.tell(events.TouchbackDeclared(s.offence, card, kickoff))
