"""What happens in Football Highlights 2052, as facts. Teams and cards are numbers of the table."""

from __future__ import annotations

from playcall.contract.kinds import kinds_in
from playcall.kernel import Event


class CoinFlipped(Event, frozen=True):
    """The coin was called and flipped; the right call has the Option."""

    rules = ("FH-12.3",)
    caller: int
    call: str
    landed: str
    option: int


class OrderChosen(Event, frozen=True):
    """The seats' roles are set; -1 is the automatic opponent."""

    rules = ("FH-12.4",)
    visitor: int
    home: int


class TeamPicked(Event, frozen=True):
    rules = ("FH-12.5",)
    seat: int
    team: int


class Drafted(Event, frozen=True):
    """A secret pick."""

    rules = ("FH-13.2",)
    secret = ("card",)
    owner: int
    team: int
    card: int | None


class OpenPick(Event, frozen=True):
    """A pick everybody sees."""

    rules = ("FH-13.4",)
    team: int
    card: int


class Cut(Event, frozen=True):
    rules = ("FH-17.4",)
    secret = ("card",)
    owner: int
    team: int
    card: int | None


class Filled(Event, frozen=True):
    """A place of the 15 was filled from the Play Deck, or by an injured card that must play."""

    rules = ("FH-11.6", "FH-11.8")
    secret = ("card",)
    owner: int
    team: int
    card: int | None


class HalfBegins(Event, frozen=True):
    rules = ("FH-14.1", "FH-18.1")
    half: int
    first: int
    spot: int = 0
    """Where both balls lie."""


class AudibleSet(Event, frozen=True):
    """Whether a card was placed in the Audible space; which one is the owner's secret."""

    rules = ("FH-14.2",)
    secret = ("card",)
    owner: int
    team: int
    placed: bool
    card: int | None


class HalfEnds(Event, frozen=True):
    rules = ("FH-16.5",)
    half: int
    teams: tuple[int, int]
    scores: tuple[int, int]


class OvertimeBegins(Event, frozen=True):
    rules = ("FH-20.2",)
    round: int
    cards: int = 0
    spot: int = 0


class OvertimeCards(Event, frozen=True):
    """Both cards are revealed."""

    rules = ("FH-20.3",)
    visitor_card: int
    home_card: int


class CoinDecides(Event, frozen=True):
    rules = ("FH-20.12",)
    team: int


class MatchOver(Event, frozen=True):
    """The final score; `winner` is a team, or -1 for a tie."""

    rules = ("FH-20.1",)
    teams: tuple[int, int]
    scores: tuple[int, int]
    winner: int


class SeedsDrawn(Event, frozen=True):
    """Seats in the order of the draw."""

    rules = ("FH-21.4",)
    seats: tuple[int, ...]


class FixtureBegins(Event, frozen=True):
    """A game of a competition, with the stage it belongs to."""

    rules = ("FH-21.4", "FH-22.6", "FH-22.8")
    stage: str
    number: int
    visitor: int
    home: int
    teams: tuple[int, int]


class Standings(Event, frozen=True):
    """Seats from first to last with their points and their teams."""

    rules = ("FH-22.7",)
    order: tuple[int, ...]
    points: tuple[int, ...]
    teams: tuple[int, ...] = ()


class CompetitionWon(Event, frozen=True):
    rules = ("FH-21.2", "FH-22.8")
    seat: int
    team: int = -1


class Threat(Event, frozen=True):
    """A card faces the opponent with its football end."""

    rules = ("FH-15.1", "FH-15.5")
    team: int
    card: int
    down: int
    ball: int
    of: int = 0
    """How many plays a drive has."""


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
    """Gained, lost or returned."""
    saved_by: str
    kind: str = ""
    """The effect in the box, as `effects` names it, and its number."""
    n: int = 0
    base: int = 0
    """The yards of the play before the box."""
    no_kick: bool = False


class ActionTurned(Event, frozen=True):
    """An Action card was turned; `number` is its printed number, `reads` what it says for this purpose."""

    rules = ("FH-2.1",)
    number: int
    purpose: str
    reads: str
    suits: bool = True
    """Whether a blitz or strip gets home; False for a blocked kick."""


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
    """For the offence; below 0 against it."""
    fresh: bool = False
    """The drive begins again where the ball lies."""


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
    counted: int = 0
    """How many helmets took yards off."""
    turned: tuple[tuple[int, int], ...] = ()
    """All cards of a Breakaway, of which only the best counted."""


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
    start: int = 0
    """Where the next drive begins, after a touchdown."""


class SafetyForNothing(Event, frozen=True):
    """In overtime a safety scores no points; the offence of `team` is thrown back all the same."""

    rules = ("FH-20.8",)
    team: int
    start: int


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
    total: int = 0
    """What the kick came to."""


class KickDeclined(Event, frozen=True):
    rules = ("FH-9.1",)
    team: int


class DriveEnded(Event, frozen=True):
    """RESET: the marker goes back and the drive stack is discarded."""

    rules = ("FH-4.6", "FH-4.7")
    team: int
    why: str
    cards: int
    start: int = 0
    """Where the next drive begins."""


class PlayOver(Event, frozen=True):
    """The play is done; where its card went and how many plays of the half are made."""

    rules = ("FH-4.3", "FH-15.4")
    team: int
    card: int
    to: str
    made: int
    ball: int
    of: int = 0
    """How many plays a half has; 0 in overtime."""
    play_type: str = ""
    """R, P or M; empty for a card without footballs."""
    snap: int = 0
    """Where the play began, and where it brought the ball before any RESET."""
    reached: int = 0
    ended: bool = False
    """The drive is over with it."""


class InjuryChecked(Event, frozen=True):
    rules = ("FH-11.2", "FH-11.4")
    team: int
    card: int
    severity: str
    games: int = 0
    """How many games it misses after this one."""


EVENT_KINDS = kinds_in(globals())
"""Every kind of event by name, for saved games."""
