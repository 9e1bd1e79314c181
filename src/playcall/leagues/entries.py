"""The entries of a competition's log: who did what, when and why (LG-2.4, LG-10.1), one line of JSON each.

`who` is a member's id, or `PROGRAM` for what the program does when a clock, a deadline or a bot says so. `when` is
seconds since 1970, and the only time a competition knows. Teams are numbered from 0 in the order in which they came.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from playcall.contract.leagues import MatchReport, Roster
from playcall.leagues.settings import Settings

PROGRAM = ""
"""Who acts where no person does: clocks, deadlines, bots, results of matches, the commissioner `auto`."""


class Act(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="do", tag=str.lower):
    """What every entry says."""

    who: str
    when: int
    why: str = ""


# Members and settings (LG-2) ------------------------------------------------------------------------------------------


class Founded(Act, frozen=True, kw_only=True):
    """The first entry: the founder is its commissioner, or the program is (`auto`)."""

    name: str
    game: str
    seed: int
    settings: Settings
    founder: str
    """The founder's name."""
    auto: bool = False


class Joined(Act, frozen=True, kw_only=True):
    """A member enters a team."""

    name: str
    """The member's own name."""
    team: str
    owned: tuple[str, ...] | None = None
    """The member's collection, where only own cards are drafted (LG-3.11)."""


class Shared(Act, frozen=True, kw_only=True):
    """LG-5.6  A member comes to the side of another in an evening's cup."""

    name: str
    """The member's own name."""
    team: int


class BotAdded(Act, frozen=True, kw_only=True):
    team: str
    level: str = ""
    """Empty for the level of the settings."""
    style: str = ""
    """How it drafts and trades, as `characters` has it."""


class Left(Act, frozen=True):
    """LG-2.7  A member goes; bots have the teams from now on."""


class Withdrawn(Act, frozen=True, kw_only=True):
    """LG-2.7  A team withdraws; its fixtures stay."""

    team: int


class Dropped(Act, frozen=True, kw_only=True):
    """A team is taken out, before a season."""

    team: int
    name: str = ""
    """Its name, for the log; the teams after it move up."""


class Given(Act, frozen=True, kw_only=True):
    """The commissioner gives a bot's team to a person."""

    team: int
    member: str
    name: str
    owned: tuple[str, ...] | None = None
    """The person's collection, as with `Joined`."""


class Changed(Act, frozen=True, kw_only=True):
    """LG-2.6  The commissioner changes settings; all of them as they are then."""

    settings: Settings


class HandedOver(Act, frozen=True, kw_only=True):
    """LG-2.4  The commissioner hands the role over; an empty name for `auto`."""

    to: str


class Backed(Act, frozen=True, kw_only=True):
    """LG-2.2  A member wants somebody as commissioner; who has more than half of the teams behind him is."""

    candidate: str


class Started(Act, frozen=True):
    """A season begins."""


# Drafts (LG-3) --------------------------------------------------------------------------------------------------------


class Picked(Act, frozen=True, kw_only=True):
    """A card in a rounds draft, cards from a pack, or the id of a stock roster."""

    team: int
    cards: tuple[str, ...]


class Passed(Act, frozen=True, kw_only=True):
    """LG-3.9  A team that may pick nothing."""

    team: int


class Built(Act, frozen=True, kw_only=True):
    """LG-3.5  A team hands in a roster of its own."""

    team: int
    roster: Roster


class Brought(Act, frozen=True, kw_only=True):
    """LG-1.2  A member brings plays of his own: the text or code of a deck, of which the roster takes them."""

    team: int
    deck: str


class Queued(Act, frozen=True, kw_only=True):
    """LG-3.6  Wishes of a member, the first one first."""

    team: int
    cards: tuple[str, ...]


class Paused(Act, frozen=True):
    """The commissioner stops the draft."""


class Resumed(Act, frozen=True):
    """The draft goes on with a full clock."""


class Filled(Act, frozen=True, kw_only=True):
    """CHECK: the bot completes a roster with undrafted cards, or exchanges dear ones for cheap ones."""

    team: int
    takes: tuple[str, ...] = ()
    gives: tuple[str, ...] = ()


class DraftCalled(Act, frozen=True):
    """The commissioner calls a supplemental draft in a break."""


# Trades (LG-4) --------------------------------------------------------------------------------------------------------


class Offered(Act, frozen=True, kw_only=True):
    """Two teams give each other cards, and picks as `SEASON.ROUND.TEAM`."""

    team: int
    partner: int
    gives: tuple[str, ...] = ()
    takes: tuple[str, ...] = ()
    counters: int | None = None
    """The number of the offer to which this is the answer."""


class Answered(Act, frozen=True, kw_only=True):
    trade: int
    accepts: bool


class Recalled(Act, frozen=True, kw_only=True):
    """The proposer withdraws an offer."""

    trade: int


class Reviewed(Act, frozen=True, kw_only=True):
    """LG-4.2  The commissioner approves or rejects."""

    trade: int
    approves: bool


class Voted(Act, frozen=True, kw_only=True):
    """LG-4.3  A team that is not involved is against a trade, or not."""

    trade: int
    team: int
    against: bool


class Settled(Act, frozen=True, kw_only=True):
    """LG-4.4, LG-4.5  The window has closed and nobody of the two plays: the trade is done, or void."""

    trade: int


# Rounds and fixtures (LG-1, LG-8) -------------------------------------------------------------------------------------


class Mended(Act, frozen=True, kw_only=True):
    """LG-8.4  A team fills a place with an undrafted card; none where there is nothing for it."""

    team: int
    card: str = ""


class Ready(Act, frozen=True, kw_only=True):
    """A team needs no more time before the next round."""

    team: int


class Opened(Act, frozen=True):
    """A round opens."""


class Closed(Act, frozen=True):
    """LG-8.5  The last results stand, and the season is over."""


class Came(Act, frozen=True, kw_only=True):
    """A team has come to the table of a fixture."""

    fixture: str
    team: int


class Begun(Act, frozen=True, kw_only=True):
    """The match of a fixture has begun at a table."""

    fixture: str
    table: str = ""


class Played(Act, frozen=True, kw_only=True):
    """LG-1.3  A match has ended; the report is read from its record, the rosters are as it leaves them."""

    fixture: str
    record: str
    """Where the record is kept."""
    report: MatchReport
    rosters: tuple[Roster, Roster] | None = None
    """None where nothing has changed."""


class Forfeited(Act, frozen=True, kw_only=True):
    """LG-1.5  One team or both give a fixture away."""

    fixture: str
    teams: tuple[int, ...]
    record: str = ""
    """Where the record of a match is kept that somebody has conceded."""


class Advanced(Act, frozen=True):
    """LG-2.4  A round whose deadline has passed goes on without those who are absent."""


class Ruled(Act, frozen=True, kw_only=True):
    """LG-1.4  The commissioner replaces a result; the record is kept."""

    fixture: str
    score: tuple[int, int]
    winner: int | None = None
    """0 for home, 1 for away: who goes on where the score is level."""


class Recorded(Act, frozen=True, kw_only=True):
    """LG-5.11  An event beside the fixtures, such as a championship of many at one table: kept, and counted nowhere."""

    title: str
    record: str


Entry: TypeAlias = (
    Founded | Joined | Shared | BotAdded | Left | Withdrawn | Dropped | Given | Changed | HandedOver | Backed | Started
    | Picked | Passed | Built | Brought | Queued | Paused | Resumed | Filled | DraftCalled
    | Offered | Answered | Recalled | Reviewed | Voted | Settled
    | Mended | Ready | Opened | Closed | Came | Begun | Played | Forfeited | Advanced | Ruled | Recorded
)  # fmt: skip

_ENTRY: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


def written(entry: Entry) -> str:
    """An entry as a line of the log."""
    return msgspec.json.encode(entry).decode()


def read(line: str) -> Entry:
    """A line of the log as an entry; raises `msgspec.DecodeError`."""
    return _ENTRY.decode(line)
