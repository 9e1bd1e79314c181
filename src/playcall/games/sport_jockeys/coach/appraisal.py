"""What an action is worth in an exchange: its points, who may answer it, and what would come of that.

Everything is in Game Points for OFF, as in `prospects`; DEF wants little of it.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from playcall.games.sport_jockeys.cards import DEF, OFF
from playcall.games.sport_jockeys.coach.prospects import Prospect, if_gone_on, if_stopped, prospect
from playcall.games.sport_jockeys.handbook import (
    INJURIES,
    LOOSE,
    PENALTIES,
    STEALS,
    Handbook,
    bits,
    kinds,
    members,
)
from playcall.games.sport_jockeys.rules.answers import RECOVERING, combo, defence_scope, offence_scope
from playcall.games.sport_jockeys.rules.exchange import Fate, fate, fate_now, sloppy_gain
from playcall.games.sport_jockeys.rules.turn import CHALLENGE_CARD, points_of
from playcall.games.sport_jockeys.table import BURIED, DECK, FACE_DOWN, HANDS, PICKED, Table

CHALLENGED = 0.5
"""How often a Penalty that matters is challenged by a team that can."""
CAUTION = 0.5
"""The share of such a risk that counts: DEF must see its chance, and spend the cards."""
THEFT = 2
"""Play Points that a theft brings, on the average."""


def look(s: Table) -> Prospect:
    """The prospects of the play in hand."""
    return prospect(s.row, s.column, s.options.doubles, s.options.sevens)


class Sight:
    """A seat's view in numbers. Of an imagined position only which cards are unseen matters, not where they lie."""

    def __init__(self, s: Table, seat: int) -> None:
        other = 1 - seat
        hidden = (DECK(), HANDS(other), PICKED(other), FACE_DOWN(other), BURIED(other))
        self.unseen = bits([card for zone in hidden for card in s.zones[zone]])
        self.number = self.unseen.bit_count()
        self.own = bits(s.zones[HANDS(seat)]) | bits(s.zones[PICKED(seat)])
        self.mine = self.own.bit_count()
        self.theirs = len(s.zones[HANDS(other)])

    def chance(self, cards: int, hand: int) -> float:
        """The chance that this many unseen cards hold one of these."""
        wanted = (cards & self.unseen).bit_count()
        if not wanted or hand <= 0:
            return 0.0
        none = 1.0
        for place in range(min(hand, self.number)):
            left = self.number - place
            if left <= wanted:
                return 1.0
            none *= (left - wanted) / left
        return 1.0 - none


class Sketch(NamedTuple):
    """An action that might be laid down."""

    face: int
    kinds: int
    points: int


class Appraisal:
    """The exchange in hand as one seat sees it."""

    def __init__(self, s: Table, seat: int) -> None:
        self.s, self.seat = s, seat
        self.sight = Sight(s, seat)
        self.here = look(s)
        points = s.play_points()
        self.points = points
        self.margin = points[s.offence] - points[s.defence]
        self.sloppy_gain = sloppy_gain(s)
        self.others = s.may_combine(1 - seat), s.fresh(1 - seat), s.latest(1 - seat)
        """Of the other team: whether it may combine, whether its next action is its first, and its latest one."""

    # Actions ------------------------------------------------------------------------------------------------------

    def deed(self, face: int, cards: int) -> Sketch:
        s, some = self.s, members(cards)
        name = combo(s.book, face, cards) if len(some) > 1 else ""
        points, _ = points_of(s, self.seat, face, some, name)
        return Sketch(face, s.book.kinds_of(face, some), sum(points))

    def answers(self, deed: Sketch, recovery: bool = False) -> int:
        """The cards with which the other team could answer an action."""
        s = self.s
        combos, fresh, latest = self.others
        if deed.face == DEF:
            scope = offence_scope(s.book, deed.kinds, latest, fresh and not recovery, s.kickoff_play, combos)
        else:
            scope = defence_scope(s.book, deed.kinds, fresh and not recovery, combos)
        return scope.usable & scope.wanted

    def defence_action(self, cards: int) -> float:
        """DEF lays this down: OFF answers it if it can and likes, or the play ends."""
        deed, left = self.deed(DEF, cards), self.sight.mine - cards.bit_count()
        margin = self.margin - deed.points
        attackers = max(0, self.sight.theirs - hurt(self.s.book, DEF, cards))
        stay = self.unanswered(deed.kinds, margin, attackers, self.sight.own & ~cards)
        ready = readiness(self.s.book, DEF, 0, self.sight.own & ~cards)
        goes = stay
        if attackers:
            goes = if_gone_on(self.here, margin, left, attackers, ready)
        if deed.kinds & PENALTIES and left and margin < 0:
            goes = self.frozen(goes, min(goes, self.here.ended(margin)))
        answers = self.answers(deed)
        worth = stay + self.sight.chance(answers, attackers) * max(0.0, goes - stay)
        if left == 1:  # an injury would take the last card
            worth += self.sight.chance(answers & injuring(self.s.book, OFF), attackers) * (self.here.touchdown - worth)
        return worth

    def unanswered(self, lying: int, margin: int, attackers: int, rest: int) -> float:
        """OFF plays no card against an action of DEF, which has the rest of its cards left."""
        comes, left = fate(lying, False), rest.bit_count()
        if comes is Fate.STOLEN:
            return -self.here.turned().to_stop(-margin, attackers, left)
        runs = members(rest & recovering(self.s.book)) if comes is Fate.LOOSE else ()
        if not runs:
            return self.here.ended(margin)
        points = max(self.s.book.boxes[OFF][card] for card in runs) + 1
        return min(self.here.ended(margin), -self.here.turned().to_stop(points - margin, attackers, left - 1))

    def offence_action(self, cards: int, recovery: bool = False) -> float:
        """OFF lays this down: DEF answers it, or ends the play. A recovery is seen from the team that recovers."""
        deed, left = self.deed(OFF, cards), self.sight.mine - cards.bit_count()
        here = self.here.turned() if recovery else self.here
        margin = (-self.margin if recovery else self.margin) + deed.points
        defenders = max(0, self.sight.theirs - hurt(self.s.book, OFF, cards))
        conceded = here.touchdown if fate(deed.kinds, True) is Fate.TOUCHDOWN else here.ended(margin)
        if not defenders:
            return conceded
        answers = self.answers(deed, recovery)
        chance = self.sight.chance(answers, defenders)
        base = min(here.ended(margin + self.sloppy_gain), conceded)
        ready = readiness(self.s.book, OFF, deed.kinds, self.sight.own & ~cards)
        stopped = if_stopped(here, margin, left, defenders, ready)
        risk = self.risk(here, answers, margin, defenders, self.sight.own & ~cards, stopped)
        worth = base + chance * min(0.0, stopped - base) - risk
        if deed.kinds & PENALTIES and margin > 0:
            worth = self.frozen(worth, max(worth, here.ended(margin)))
        return worth

    def risk(self, here: Prospect, answers: int, margin: int, defenders: int, rest: int, usual: float) -> float:
        """What OFF may lose by a stolen pass or a loose ball that the rest of its cards cannot save."""
        book, lost = self.s.book, 0.0
        for danger, rescue, runs in ((stealing(book), saving(book), False), (loosening(book), recovering(book), True)):
            chance = 0.0 if rest & rescue else self.sight.chance(answers & danger, defenders)
            if chance and runs:
                chance *= self.sight.chance(recovering(book), defenders - 1)
            if chance:
                stolen = -here.turned().to_stop(THEFT - margin, rest.bit_count(), defenders - 1)
                lost += chance * max(0.0, usual - stolen)
        return CAUTION * lost

    def frozen(self, free: float, kept: float) -> float:
        """A Penalty keeps the points as they are, unless it is challenged."""
        threat = CHALLENGED if self.s.held_card(1 - self.seat, CHALLENGE_CARD) >= 0 else 0.0
        return threat * free + (1 - threat) * kept

    # No action ----------------------------------------------------------------------------------------------------

    def no_card(self) -> float:
        """The team to answer plays no card."""
        s, here, sight = self.s, self.here, self.sight
        if s.lying["seat"] == self.seat:  # the chance at a loose ball
            return here.ended(self.margin)
        match fate_now(s):
            case Fate.TOUCHDOWN:
                return here.touchdown
            case Fate.STOLEN:
                return -here.turned().to_stop(-self.margin, sight.mine, sight.theirs)
            case Fate.LOOSE:
                chance = sight.chance(recovering(s.book), sight.theirs)
                stolen = -here.turned().to_stop(THEFT - self.margin, sight.mine, sight.theirs - 1)
                return here.ended(self.margin) + chance * min(0.0, stolen - here.ended(self.margin))
        return here.ended(self.margin)

    def sloppy(self) -> float:
        """DEF ends the play with a card face down."""
        return self.here.ended(self.margin + self.sloppy_gain)


STOPS = (("TAC", 0.5), ("BLO", 0.12), ("ADR", 0.1), ("OOB", 0.08), ("PEN", 0.08), ("INJ", 0.06), ("INC", 0.06))
RUNS = (("R/K", 0.32), ("P/K", 0.22), ("BLO", 0.14), ("FAK", 0.12), ("HAN", 0.1), ("ADR", 0.1))
"""What the other team is likely to answer with next: for OFF a stop, for DEF an attack."""


def readiness(book: Handbook, face: int, latest: int, rest: int) -> float:
    """How likely the cards left answer what comes next."""
    return sum(share for answers, share in likely_answers(book, face, latest) if answers & rest)


@cache
def likely_answers(book: Handbook, face: int, latest: int) -> tuple[tuple[int, float], ...]:
    """For each action that may come next the cards that answer it, and how likely it is."""
    if face == DEF:
        scopes = [(defence_scope(book, kinds(code), False, True), share) for code, share in RUNS]
    else:
        scopes = [(offence_scope(book, kinds(code), latest, False, False, True), share) for code, share in STOPS]
    return tuple((scope.usable & scope.wanted, share) for scope, share in scopes)


@cache
def recovering(book: Handbook) -> int:
    """Cards that recover a loose ball."""
    return book.of_kinds(OFF, RECOVERING)


@cache
def stealing(book: Handbook) -> int:
    return book.of_kinds(DEF, STEALS)


@cache
def loosening(book: Handbook) -> int:
    return book.of_kinds(DEF, LOOSE)


@cache
def injuring(book: Handbook, face: int) -> int:
    return book.of_kinds(face, INJURIES)


@cache
def saving(book: Handbook) -> int:
    """Cards of OFF that answer an interception."""
    return offence_scope(book, STEALS, 0, False, False, True).wanted


def hurt(book: Handbook, face: int, cards: int) -> int:
    """How many cards an action costs the other team."""
    return (cards & injuring(book, face)).bit_count()
