"""A competition as it stands: plain data that entries are folded into, and that can be kept as a snapshot.

It holds the present season whole and of each earlier one a page, so that it does not grow with the log.
"""

from __future__ import annotations

from enum import StrEnum

import msgspec

from playcall.contract import Said
from playcall.contract.leagues import Building, MatchReport, Roster, Stage
from playcall.leagues.bracket import Knockout
from playcall.leagues.results import Decision, Division
from playcall.leagues.settings import Settings

AUTO = ""
"""LG-2.2  The commissioner where the program is it."""


class Member(msgspec.Struct):
    """Somebody who takes part, or only moderates."""

    id: str
    name: str
    here: bool = True
    """Whether the member is still there (LG-2.7)."""


class Team(msgspec.Struct):
    """LG-1.2"""

    name: str
    owner: str | None
    """The id of its member; None for a bot's."""
    level: str
    """The bot that has it, or plays for its member."""
    roster: Roster = Roster()
    owned: tuple[str, ...] | None = None
    """LG-3.11  What its member may draft, where that matters."""
    withdrawn: bool = False
    style: str = ""
    """How its bot drafts and trades, as `characters` has it."""
    partner: str | None = None
    """LG-5.6  The id of the member who shares the side and coaches its defence."""


class FixtureState(StrEnum):
    """LG-1.4"""

    SCHEDULED = "scheduled"
    OPEN = "open"
    LIVE = "live"
    FINAL = "final"
    FORFEIT = "forfeit"
    RULED = "ruled"

    @property
    def counts(self) -> bool:
        return self in (FixtureState.FINAL, FixtureState.FORFEIT, FixtureState.RULED)


class Fixture(msgspec.Struct, omit_defaults=True):
    """LG-1.3  A match of two teams in a round, the home team first."""

    key: str
    stage: Stage
    round: int
    home: int
    away: int
    state: FixtureState = FixtureState.SCHEDULED
    bracket: int = 0
    meeting: str = ""
    """Its bracket, and the key of its meeting there."""
    leg: int = 0
    """1 or 2 of two legs, 0 for a single match."""
    table: str = ""
    record: str = ""
    report: MatchReport | None = None
    """What counts: as played, as forfeited, or as ruled."""
    played: MatchReport | None = None
    """LG-1.4  What was played, where a ruling has replaced it."""
    forfeited_by: tuple[int, ...] = ()
    decision: Decision | None = None
    """LG-6.3  Who goes on, and by what, where somebody must."""
    came: list[int] = []
    """The teams that have come to the table."""
    absent: bool = False
    """LG-2.4  Whether bots play it now for those who did not come."""
    counted: int = 0
    """When it began to count."""

    @property
    def teams(self) -> tuple[int, int]:
        return self.home, self.away


class Draft(msgspec.Struct):
    """LG-3  Rosters being built."""

    kind: Building
    order: list[int]
    """The teams in the order of the first round."""
    rounds: list[int]
    """The numbers of the rounds."""
    since: int
    """When the clock began to run."""
    at: int = 0
    """How many picks were made, or passes of packs."""
    choosing: bool = False
    """LG-3.4  Whether stock rosters are being taken before the packs."""
    paused: int | None = None
    """When it was paused."""
    packs: list[list[str]] = []
    """The pack in front of each team."""
    handed_in: dict[int, tuple[str, ...]] = {}
    """What teams have picked from their packs in this pass, in secret."""
    built: dict[int, Roster] = {}
    """LG-3.5  Rosters that were handed in, in secret."""
    taken: dict[int, str] = {}
    """The stock roster of each team that has one."""
    log: list[tuple[int, int, str]] = []
    """LG-3.6  Public picks: round, team, card; no card for a pass."""
    called: bool = False
    """Whether the commissioner has called it within a season."""
    checked: list[int] = []
    """CHECK: rosters that the bot has completed as far as it can."""
    done: bool = False


class TradeState(StrEnum):
    """LG-4"""

    OFFERED = "offered"
    REVIEW = "review"
    WINDOW = "window"
    DUE = "due"
    DONE = "done"
    DECLINED = "declined"
    WITHDRAWN = "withdrawn"
    LAPSED = "lapsed"
    REJECTED = "rejected"
    CANCELLED = "cancelled"
    VOID = "void"


class Trade(msgspec.Struct, omit_defaults=True):
    """LG-4.1  What two teams give each other."""

    number: int
    team: int
    partner: int
    gives: tuple[str, ...]
    takes: tuple[str, ...]
    state: TradeState = TradeState.OFFERED
    public: bool = False
    """LG-10.4  Whether it has come to the review."""
    since: int = 0
    closes: int = 0
    """LG-4.3  When its window closes."""
    against: list[int] = []
    voted: list[int] = []
    void: Said = ""
    """LG-4.5  Why it is void."""

    @property
    def teams(self) -> tuple[int, int]:
        return self.team, self.partner


class Phase(StrEnum):
    """LG-8.5"""

    FORMING = "forming"
    BUILDING = "building"
    PRESEASON = "preseason"
    REGULAR = "regular"
    BREAK = "break"
    SEEDING = "seeding"
    PLAYOFF = "playoff"
    CLOSED = "closed"
    OFFSEASON = "offseason"
    ARCHIVED = "archived"


class Season(msgspec.Struct):
    """One season, or the whole of a cup."""

    number: int
    lots: list[int]
    """LG-1.6  The lot number of each team."""
    began: int = 0
    round: int = 0
    """The round of the present stage, counted from 1."""
    opened: bool = False
    """Whether it has been opened."""
    deadline: int = 0
    """When absent members may be played for."""
    stage: Stage = Stage.REGULAR
    divisions: tuple[Division, ...] = ()
    fixtures: list[Fixture] = []
    brackets: list[Knockout] = []
    """Play-offs or cup; with two conferences one for each, then the final."""
    ranking: list[int] = []
    """The teams by the final table, best first."""
    places: dict[int, list[int]] = {}
    """LG-6.4  The place of each team after each regular round, as it stood then."""
    draft: Draft | None = None
    trades: list[Trade] = []
    ready: list[int] = []
    mending: list[int] = []
    """LG-8.4  Teams that must fill places, in their order."""
    losses: dict[int, int] = {}
    """LG-8.4  How many cards each team has lost for good and may replace."""
    champion: int | None = None


class Line(msgspec.Struct, frozen=True):
    """A line of a table that is closed."""

    team: int
    name: str
    place: int
    won: int
    drawn: int
    lost: int
    scored: int
    against: int
    decided_by: str = ""


class Match(msgspec.Struct, frozen=True):
    """A match on the page of a season."""

    key: str
    home: int
    away: int
    score: tuple[int, int]
    state: FixtureState
    stage: Stage = Stage.REGULAR
    round: int = 0
    record: str = ""
    decision: Decision | None = None


class Leader(msgspec.Struct, frozen=True):
    """LG-8.2  Who was first in something: `scored`, `margin`, `streak`, or a card."""

    what: str
    team: int
    number: int
    card: str = ""


class SeasonPage(msgspec.Struct, frozen=True):
    """LG-8.2  What stays of a season for good."""

    number: int
    champion: int | None
    names: tuple[str, ...]
    closed: int
    table: tuple[Line, ...]
    matches: tuple[Match, ...]
    brackets: tuple[Knockout, ...]
    trades: tuple[Trade, ...]
    """Those that everybody has heard of."""
    leaders: tuple[Leader, ...]
    places: tuple[tuple[int, ...], ...] = ()
    """LG-6.4  By round the place of each team after it."""


class Book(msgspec.Struct):
    """A competition with everything that its log has made of it."""

    name: str
    game: str
    seed: int
    settings: Settings
    commissioner: str
    phase: Phase = Phase.FORMING
    since: int = 0
    """When the phase began."""
    now: int = 0
    """The moment of the last entry."""
    entries: int = 0
    members: dict[str, Member] = {}
    backing: dict[str, str] = {}
    """LG-2.2  Whom each member wants as commissioner."""
    teams: list[Team] = []
    queues: dict[int, tuple[str, ...]] = {}
    """LG-3.6  Wishes, which nobody else sees."""
    picks: dict[str, int] = {}
    """LG-3.7  Who holds a draft pick that was traded."""
    gone: list[str] = []
    """Cards that have left the competition for good."""
    first_order: list[int] = []
    """The teams in the order of the very first draft."""
    ranking: list[int] = []
    """LG-3.2  The teams by their last overall table, best first."""
    season: Season | None = None
    past: list[SeasonPage] = []
