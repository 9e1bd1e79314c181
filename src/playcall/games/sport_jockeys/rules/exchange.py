"""SJ-4, SJ-8 to SJ-10, SJ-14  The exchange of actions: the turns of both teams, loose balls, stolen passes, no card."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import ClassVar

from playcall.contract import Text, joined, msg
from playcall.games.sport_jockeys import events
from playcall.games.sport_jockeys.actions import NONE, SLOPPY, TOUCHBACK
from playcall.games.sport_jockeys.handbook import DIVE, LOOSE, SNAP, STEALS, key_kinds
from playcall.games.sport_jockeys.names import to_answer
from playcall.games.sport_jockeys.rules.answers import Scope, defence_scope, offence_scope, recovery_scope
from playcall.games.sport_jockeys.rules.turn import ANSWERING, Moments, Reply
from playcall.games.sport_jockeys.table import HANDS, Deed, Table
from playcall.kernel import DONE, Procedure, Step

SLOPPY_GIFT = 3
"""SJ-18.7  Play Points that a Sloppy Tackle gives OFF."""
FREE, HELD = 2, 1
"""SJ-4.8, SJ-4.10  Columns of a Touchback, and of one against which DEF has more points."""


class Fate(StrEnum):
    """What comes of an action that nobody answers."""

    TALLY = "tally"
    """SJ-7.6, SJ-10.4, SJ-10.6  The play is over and is tallied."""
    TOUCHDOWN = "touchdown"
    """SJ-7.5, SJ-10.6  DEF has no answer: an automatic touchdown."""
    STOLEN = "stolen"
    """SJ-14.7  The pass is intercepted."""
    LOOSE = "loose"
    """SJ-14.3  DEF may recover the ball."""


@cache
def fate(kinds: int, by_offence: bool) -> Fate:
    """SJ-10.3 to SJ-10.6, SJ-14.3, SJ-14.7  What no card means, by what lies there and who laid it."""
    keys = key_kinds(kinds)
    if by_offence:
        return Fate.TALLY if keys & DIVE else Fate.TOUCHDOWN
    return Fate.STOLEN if keys & STEALS else Fate.LOOSE if keys & LOOSE else Fate.TALLY


def fate_now(s: Table) -> Fate:
    """What comes of it if whoever must answer now plays no card."""
    lying = s.lying
    return fate(lying["kinds"], lying["seat"] == s.offence)


# Turns ---------------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Defend(Reply):
    """SJ-10.5  DEF: an action, a Sloppy Tackle, or no card."""

    rules_now: ClassVar[Moments] = {**ANSWERING, "choose": ("SJ-10.5", "SJ-13.2", "SJ-13.5", "SJ-4.3", "SJ-10.6")}

    def scope(self, s: Table) -> Scope:
        seat = self.seat
        return defence_scope(s.book, s.lying["kinds"], s.fresh(seat), s.may_combine(seat))

    def asks_choose(self, s: Table, seat: int) -> Text:
        own, theirs = self.standing(s)
        answer = msg("sj-ask-defend", lying=to_answer(s.lying["kinds"]), own=own, theirs=theirs)
        return joined([answer, msg("sj-ask-defend-or", gift=SLOPPY_GIFT)], "space")

    def others(self, s: Table) -> list[int]:
        return [*SLOPPY.of(s.zones[HANDS.first + self.seat]), NONE()]

    def otherwise(self, s: Table, action: int) -> Step:
        if action in NONE:
            return Reply.otherwise(self, s, action)
        card, down = SLOPPY.argument(action), sloppy_tackle(s, self.seat)
        s.lay_face_down(card, down)
        s.tell(events.SloppyTackle(self.seat, card, sum(down["points"]), down["gift"]))
        return DONE


def sloppy_tackle(s: Table, seat: int) -> Deed:
    """SJ-4.3, SJ-4.5, SJ-18.7  A card face down that ends the play, with a gift for OFF."""
    return s.face_down(seat, SLOPPY_GIFT)


def sloppy_gain(s: Table) -> int:
    """What a Sloppy Tackle adds to the margin of OFF."""
    return SLOPPY_GIFT - s.options.face_down_value


@dataclass(slots=True)
class Answer(Reply):
    """SJ-10.3  OFF: an action, or no card."""

    rules_now: ClassVar[Moments] = {
        **ANSWERING,
        "choose": ("SJ-10.3", "SJ-13.2", "SJ-13.4", "SJ-13.6", "SJ-13.7", "SJ-10.4"),
    }

    def scope(self, s: Table) -> Scope:
        seat = self.seat
        return offence_scope(
            s.book, s.lying["kinds"], s.latest(seat), s.fresh(seat), s.kickoff_play, s.may_combine(seat)
        )

    def asks_choose(self, s: Table, seat: int) -> Text:
        own, theirs = self.standing(s)
        return msg("sj-ask-answer", lying=to_answer(s.lying["kinds"]), own=own, theirs=theirs)


@dataclass(slots=True)
class Return(Answer):
    """SJ-8.5  OFF: a return of the kick, a Touchback, or no card."""

    rules_now: ClassVar[Moments] = {**ANSWERING, "choose": ("SJ-8.5", "SJ-13.4", "SJ-4.9", "SJ-8.6")}

    def asks_choose(self, s: Table, seat: int) -> Text:
        own, theirs = self.standing(s)
        return msg("sj-ask-return", own=own, theirs=theirs)

    def others(self, s: Table) -> list[int]:
        if s.on_start_square and s.options.touchback_on_kickoff:  # SJ-4.9
            return [*TOUCHBACK.of(s.zones[HANDS(self.seat)]), NONE()]
        return [NONE()]

    def otherwise(self, s: Table, action: int) -> Step:
        if action in NONE:
            return Reply.otherwise(self, s, action)
        declare_touchback(s, TOUCHBACK.argument(action))
        return DONE


@dataclass(slots=True)
class Recover(Reply):
    """SJ-14.4  DEF's chance at a loose ball: an action of OFF faces with a Run/Kick, or no card."""

    rules_now: ClassVar[Moments] = {
        **ANSWERING, "choose": ("SJ-14.4", "SJ-14.5", "SJ-14.6"), "add": ("SJ-14.4", "SJ-14.5", *ANSWERING["add"]),
    }  # fmt: skip

    def scope(self, s: Table) -> Scope:
        return recovery_scope(s.book, s.latest(self.seat), s.kickoff_play, s.may_combine(self.seat))

    def asks_choose(self, s: Table, seat: int) -> Text:
        own, theirs = self.standing(s)
        return joined([msg("sj-ask-recover", own=own, theirs=theirs), msg("sj-ask-recover-or")], "space")

    def answered(self, s: Table) -> int:
        return 0


@dataclass(slots=True)
class TouchbackReply(Reply):
    """SJ-4.10  DEF may reply once to the Snap; only the points matter."""

    order: ClassVar[tuple[str, ...]] = ("choose", "add", "lay_down")
    rules_now: ClassVar[Moments] = {**ANSWERING, "choose": ("SJ-4.10", "SJ-4.8", "SJ-4.11")}

    def scope(self, s: Table) -> Scope:
        return defence_scope(s.book, SNAP, s.fresh(self.seat), s.may_combine(self.seat))

    def asks_choose(self, s: Table, seat: int) -> Text:
        own, theirs = self.standing(s)
        standing = msg("sj-ask-touchback", own=own, theirs=theirs)
        return joined([standing, msg("sj-ask-touchback-hold", columns=HELD)], "space")

    def answered(self, s: Table) -> int:
        return SNAP


# Touchbacks ----------------------------------------------------------------------------------------------------------


def touchback(s: Table) -> tuple[Deed, Deed]:
    """SJ-4.8  The Snap and a card face down."""
    return s.snap(), s.face_down(s.offence)


def declare_touchback(s: Table, card: int) -> None:
    """SJ-4.8, SJ-4.9  One card face down beside the Snap, instead of a snap play or of a return."""
    kickoff = s.kickoff_play
    snap, down = touchback(s)
    s.exchange.append(snap)
    s.lay_face_down(card, down)
    s.tell(events.TouchbackDeclared(s.offence, card, kickoff, sum(snap["points"]), sum(down["points"])))


def held(s: Table, points: list[int]) -> bool:
    """SJ-4.10  Whether DEF has strictly more points than a Touchback."""
    return points[s.defence] > points[s.offence]


def touchback_columns(s: Table, points: list[int]) -> int:
    """SJ-4.8, SJ-4.10  How far a Touchback shifts the cube."""
    return HELD if held(s, points) else FREE


# The exchange --------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Exchange(Procedure):
    """SJ-9.2  DEF answers, OFF may counter, and so on in turn."""

    order = ("defend", "defended", "answer", "answered", "recover", "recovered")

    def defend(self, s: Table) -> Step:  # SJ-10.5
        return Defend(s.defence)

    def defended(self, s: Table) -> Step:  # SJ-4.3, SJ-10.6: a Sloppy Tackle or no card ends the play
        over = s.exchange[-1]["side"] == "down" or s.lying["seat"] == s.offence
        return DONE if over else None

    def answer(self, s: Table) -> Step:  # SJ-10.3, SJ-14.1
        return Answer(s.offence)

    def answered(self, s: Table) -> Step:
        lying = s.lying
        if lying["seat"] == s.offence:
            tell_recovery(s)  # SJ-14.2
            return self.defend
        match fate_now(s):
            case Fate.STOLEN:
                s.tell(events.Intercepted(lying["seat"]))
                s.change_possession()
                return self.defend
            case Fate.LOOSE:
                s.tell(events.LooseBall(s.defence))
                return None
        return DONE

    def recover(self, s: Table) -> Step:  # SJ-14.4
        return Recover(s.defence)

    def recovered(self, s: Table) -> Step:
        if s.lying["side"] != "off":  # SJ-14.6
            s.tell(events.DeadBall(s.offence))
            return DONE
        s.tell(events.Recovered(s.defence, False))  # SJ-14.5
        s.change_possession()
        return self.defend


def tell_recovery(s: Table) -> None:
    """SJ-14.2  OFF has answered a loose ball."""
    if s.log is not None:
        faced = next(deed for deed in reversed(s.exchange) if deed["kinds"] and deed["seat"] != s.offence)
        if key_kinds(faced["kinds"]) & LOOSE:
            s.tell(events.Recovered(s.offence, True))
