"""A play: threat, defence, Audibles, boxes, flags, yards, scores and kicks."""

from __future__ import annotations

from playcall.kernel import Event


class Threat(Event, frozen=True):
    """A card faces the opponent with its football end."""

    rules = ("FH-15.1", "FH-15.5")
    team: int
    card: int
    down: int
    ball: int


class Defence(Event, frozen=True):
    """A card answers with its helmet end; `source` is hand, audible, playbook or final."""

    rules = ("FH-15.2",)
    team: int
    card: int
    source: str


class DefensiveAudible(Event, frozen=True):
    """The defender gave up a hand card, face down, for another source."""

    rules = ("FH-6.3",)
    secret = ("discarded",)
    owner: int
    team: int
    discarded: int | None
    left: int


class OffensiveAudible(Event, frozen=True):
    rules = ("FH-6.4",)
    team: int
    removed: int
    card: int
    source: str
    left: int


class Activated(Event, frozen=True):
    """The play that counts, with both checks: types, then footballs against helmets in its area."""

    rules = ("FH-19.1", "FH-19.3", "FH-19.5")
    team: int
    card: int
    play: int
    base: int
    defence: int
    mismatch: bool
    footballs: int
    helmets: int
    overthrown: bool


class NothingThreatened(Event, frozen=True):
    """The offensive card has no footballs."""

    rules = ("FH-2.10",)
    team: int
    card: int


class BoxTriggered(Event, frozen=True):
    rules = ("FH-19.6",)
    team: int
    card: int


class BoxNotTriggered(Event, frozen=True):
    """`why` is mismatch, unmatched, condition or declined."""

    rules = ("FH-19.4", "FH-19.5", "FH-19.7", "FH-7.7")
    team: int
    card: int
    why: str


class BoxApplied(Event, frozen=True):
    """What a triggered box did: gain, no_gain, loss, end_drive, interception, fumble, overthrown."""

    rules = ("FH-19.8", "FH-19.9")
    team: int
    card: int
    what: str
    yards: int
    saved_by: str


class ActionTurned(Event, frozen=True):
    """An Action card was turned; `number` is its printed number, `reads` what it says for this purpose."""

    rules = ("FH-2.1",)
    number: int
    purpose: str
    reads: str


class ActionReshuffled(Event, frozen=True):
    rules = ("FH-2.3",)
    cards: int


class Flag(Event, frozen=True):
    """A penalty was called and answered."""

    rules = ("FH-10.3", "FH-10.4", "FH-10.5", "FH-10.6", "FH-10.7")
    foul: str
    team: int
    accepted: bool
    yards: int


class Gain(Event, frozen=True):
    """The whole arithmetic of a play whose box did not decide it."""

    rules = ("FH-19.4", "FH-19.5", "FH-19.14")
    team: int
    base: int
    helmets: int
    bonus: int
    draws: tuple[tuple[int, int], ...]
    """Action card number and yards, for each card that counted."""
    total: int
    ball: int
    overthrown: bool


class BallMoved(Event, frozen=True):
    """A marker moved; `why` is play, return, safety, block, momentum or penalty."""

    rules = ("FH-3.4", "FH-3.8")
    team: int
    old: int
    new: int
    why: str


class Scored(Event, frozen=True):
    """Points: touchdown, field_goal or safety, with both scores after it."""

    rules = ("FH-7.1", "FH-9.4", "FH-8.1")
    team: int
    what: str
    points: int
    why: str
    teams: tuple[int, int]
    scores: tuple[int, int]


class Conversion(Event, frozen=True):
    """A try after a touchdown; the automatic kick turns no card."""

    rules = ("FH-7.10", "FH-7.11")
    team: int
    how: str
    number: int
    run: int
    passed: int
    points: int
    teams: tuple[int, int]
    scores: tuple[int, int]


class KickTried(Event, frozen=True):
    rules = ("FH-9.3", "FH-9.4", "FH-9.5")
    team: int
    field_goal_number: int
    setup: int
    number: int
    """The Action card turned."""
    kick: int
    need: int
    block: int
    good: bool


class KickDeclined(Event, frozen=True):
    rules = ("FH-9.1",)
    team: int


class DriveEnded(Event, frozen=True):
    """RESET: the marker goes back and the drive stack is discarded."""

    rules = ("FH-4.6", "FH-4.7")
    team: int
    why: str
    cards: int


class PlayOver(Event, frozen=True):
    """The play is done; where its card went and how many of the ten plays are made."""

    rules = ("FH-4.3", "FH-15.4")
    team: int
    card: int
    to: str
    made: int
    ball: int


class InjuryChecked(Event, frozen=True):
    rules = ("FH-11.2", "FH-11.4")
    team: int
    card: int
    severity: str
