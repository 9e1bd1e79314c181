"""What an action is worth in an exchange: points, who may answer it, and what would come of that.

Everything is in Game Points for OFF, as in `prospects`.
"""

from __future__ import annotations

from functools import cache

from playcall.games.sport_jockeys.anatomy import DEF, OFF
from playcall.games.sport_jockeys.counters import RECOVERING, defence_scope, offence_scope
from playcall.games.sport_jockeys.handbook import (
    DIVE,
    INJURIES,
    LOOSE,
    PENALTIES,
    STEALS,
    Handbook,
    key_kinds,
    members,
)
from playcall.games.sport_jockeys.procedures.turn import CHALLENGE_CARD, action_of
from playcall.games.sport_jockeys.prospects import DEF_POINTS, OFF_POINTS, Prospect, expected, prospect
from playcall.games.sport_jockeys.sight import Sight
from playcall.games.sport_jockeys.table import Table

CHALLENGED = 0.5
"""How often a Penalty that matters is challenged by a team that can."""


class Appraisal:
    """The exchange in hand as one seat sees it."""

    def __init__(self, s: Table, seat: int) -> None:
        self.s, self.seat = s, seat
        self.sight = Sight(s, seat)
        self.here = prospect(s.row, s.column, s.options.doubles, s.options.sevens)
        points = s.play_points()
        self.margin = points[s.offence] - points[s.defence]
        self.face_down = s.options.face_down_value

    # Actions ------------------------------------------------------------------------------------------------------

    def defence_action(self, cards: int) -> float:
        """DEF lays this down: OFF answers it if it can and likes, or the play ends."""
        s, sight, here = self.s, self.sight, self.here
        deed, _ = action_of(s, self.seat, DEF, members(cards), [])
        margin = self.margin - sum(deed["points"])
        attackers = max(0, sight.theirs - hurt(s.book, DEF, cards))
        left = sight.mine - cards.bit_count()
        off = s.offence
        scope = offence_scope(
            s.book, deed["kinds"], s.latest(off), s.fresh(off), s.kickoff_play, s.may_combine(off)
        )
        chance = sight.chance(scope.usable & scope.wanted, attackers)
        stay = self.unanswered(deed["kinds"], margin, attackers, sight.own & ~cards)
        goes = expected(
            OFF_POINTS, attackers, lambda points, used: here.to_stop(margin + points, left, attackers - used)
        )
        if deed["kinds"] & PENALTIES and left and margin < 0:
            goes = self.frozen(goes, min(goes, here.ended(margin)))
        return stay + chance * max(0.0, goes - stay)

    def unanswered(self, kinds: int, margin: int, attackers: int, rest: int) -> float:
        """OFF plays no card against an action of DEF, which has the rest of its cards left."""
        keys, left = key_kinds(kinds), rest.bit_count()
        if keys & STEALS:
            return -self.here.turned().to_stop(-margin, attackers, left)
        if keys & LOOSE:
            runs = rest & recovering(self.s.book)
            if runs:
                points = max(self.s.book.boxes[OFF][card] for card in members(runs)) + 1
                return min(self.here.ended(margin), -self.here.turned().to_stop(points - margin, attackers, left - 1))
        return self.here.ended(margin)

    def offence_action(self, cards: int, recovery: bool = False) -> float:
        """OFF lays this down: DEF answers it, or ends the play with a Sloppy Tackle."""
        s, sight = self.s, self.sight
        deed, _ = action_of(s, self.seat, OFF, members(cards), [])
        here = self.here.turned() if recovery else self.here
        margin = (-self.margin if recovery else self.margin) + sum(deed["points"])
        defenders = max(0, sight.theirs - hurt(s.book, OFF, cards))
        left = sight.mine - cards.bit_count()
        dive = bool(key_kinds(deed["kinds"]) & DIVE)
        if not defenders:
            return here.ended(margin) if dive else here.touchdown
        other = 1 - self.seat
        scope = defence_scope(s.book, deed["kinds"], not recovery and s.fresh(other), s.may_combine(other))
        answers = scope.usable & scope.wanted
        chance = sight.chance(answers, defenders)
        base = min(here.ended(margin + 3 - self.face_down), here.ended(margin) if dive else here.touchdown)
        stopped = expected(DEF_POINTS, defenders, lambda points, used: here.to_go(margin - points, left, defenders - used))
        stopped -= self.risk(here, answers, margin, defenders, sight.own & ~cards, stopped) / max(chance, 0.01)
        worth = base + chance * min(0.0, stopped - base)
        if deed["kinds"] & PENALTIES and margin > 0:
            worth = self.frozen(worth, max(worth, here.ended(margin)))
        return worth

    def risk(self, here: Prospect, answers: int, margin: int, defenders: int, rest: int, usual: float) -> float:
        """What OFF may lose by a stolen pass or a loose ball."""
        book, lost, left = self.s.book, 0.0, rest.bit_count()
        thefts = ((stealing(book), saving(book)), (loosening(book), recovering(book)))
        for danger, rescue in thefts:
            chance = self.sight.chance(answers & danger, defenders)
            if not chance or rest & rescue:
                continue
            if danger == loosening(book):
                chance *= self.sight.chance(recovering(book), defenders - 1)
            stolen = -here.turned().to_stop(2 - margin, left, defenders - 1)
            lost += chance * max(0.0, usual - stolen)
        return lost

    def frozen(self, free: float, kept: float) -> float:
        """A Penalty keeps the points as they are, unless it is challenged."""
        threat = CHALLENGED if self.s.held_card(1 - self.seat, CHALLENGE_CARD) >= 0 else 0.0
        return threat * free + (1 - threat) * kept

    # No action ----------------------------------------------------------------------------------------------------

    def no_card(self) -> float:
        """The team to answer plays no card."""
        s, here, sight = self.s, self.here, self.sight
        kinds = s.lying["kinds"]
        if self.seat == s.defence:
            if s.lying["seat"] == self.seat or key_kinds(kinds) & DIVE:
                return here.ended(self.margin)
            return here.touchdown
        keys = key_kinds(kinds)
        if keys & STEALS:
            return -here.turned().to_stop(-self.margin, sight.mine, sight.theirs)
        if keys & LOOSE:
            chance = sight.chance(recovering(s.book), sight.theirs)
            lost = min(here.ended(self.margin), -here.turned().to_stop(2 - self.margin, sight.mine, sight.theirs - 1))
            return (1 - chance) * here.ended(self.margin) + chance * lost
        return here.ended(self.margin)

    def sloppy(self) -> float:
        return self.here.ended(self.margin + 3 - self.face_down)


@cache
def recovering(book: Handbook) -> int:
    return book.of_kinds(OFF, RECOVERING)


@cache
def stealing(book: Handbook) -> int:
    return book.of_kinds(DEF, STEALS)


@cache
def loosening(book: Handbook) -> int:
    return book.of_kinds(DEF, LOOSE)


@cache
def saving(book: Handbook) -> int:
    """Cards of OFF that answer an interception."""
    return offence_scope(book, STEALS, 0, False, False, True).wanted


def hurt(book: Handbook, face: int, cards: int) -> int:
    """How many cards an action costs the other team."""
    return sum(bool(book.kind[face][card] & INJURIES) for card in members(cards))
