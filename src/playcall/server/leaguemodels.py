"""Competitions as they come out of /api; `playcall.leagues` says what they mean. Teams are numbers, from 0."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel

from playcall.server.leaguedraftmodels import DraftOut, TradeOut
from playcall.server.leaguepaper import PaperOut
from playcall.server.models import Message

# Founding -------------------------------------------------------------------------------------------------------------


class SettingOut(BaseModel):
    """One setting: a `choice` of `values`, a `number`, a `switch`, a list of `cards`, or a list of `criteria`."""

    name: str
    title: Message
    kind: Literal["choice", "number", "switch", "cards", "criteria"]
    default: bool | int | str | list[str] | None
    values: list[str]
    titles: list[Message]
    """What the values are called."""
    low: int | None
    high: int | None
    flexible: bool
    """Whether it may change between rounds; the others only before a season (LG-2.6)."""


class OwnSettingOut(BaseModel):
    """An option of the game's tables, or a setting of its own; it goes into `options` of the settings."""

    name: str
    default: str


class LeagueFormOut(BaseModel):
    """Everything that can be agreed on for a game, with the defaults of this format and size."""

    game: str
    format: str
    formats: list[str]
    teams: int
    fewest: int
    most: int
    settings: list[SettingOut]
    options: list[OwnSettingOut]
    cards: list[str]
    """What `cards` settings may name."""
    bots: list[str]


# Lists ----------------------------------------------------------------------------------------------------------------


class TaskOut(BaseModel):
    """What somebody is to do now."""

    what: Literal["pick", "mend", "play", "answer", "review", "vote", "ready", "open", "close", "advance", "start"]
    text: Message
    team: int | None
    about: str
    """The key of a fixture, or the id of a trade."""
    until: int | None
    """When the program does without."""


class LeagueCard(BaseModel):
    """A competition in a list."""

    id: str
    game: str
    title: str
    """The title of the game."""
    name: str
    public: bool
    format: str
    phase: str
    teams: int
    """How many it is for."""
    taken: int
    people: int
    season: int
    """0 before the first."""
    seasons: int
    round: int
    stage: str
    champion: str
    """Of the last season; empty before."""
    mine: bool
    my_teams: list[str]
    my_place: int | None
    """In the table, of the first of them."""
    tasks: list[TaskOut]
    """What waits for you there, the most urgent first."""


class LeaguesOut(BaseModel):
    mine: list[LeagueCard]
    """Those with something to do first."""
    public: list[LeagueCard]
    """Those of others that everybody may look at."""


# One competition ------------------------------------------------------------------------------------------------------


class MemberOut(BaseModel):
    id: str
    name: str
    here: bool
    presides: bool
    teams: list[int]


class TeamOut(BaseModel):
    team: int
    name: str
    owner: str | None
    """The id of its member; None for a bot's."""
    owner_name: str | None
    bot: str
    """The level of the bot that has it, or plays for its member."""
    coach: str | None
    motto: Message | None
    """Of bots with a character."""
    mine: bool
    withdrawn: bool
    cards: int
    division: str
    ready: bool
    partner: str | None
    """Who shares its side: the name of its defensive coach."""
    can_share: bool
    """Whether you may share its side."""


class RecordOut(BaseModel):
    won: int
    tied: int
    lost: int
    scored: int
    against: int


class StandingOut(BaseModel):
    """LG-6.4  A line of the table, and what decided the place."""

    team: int
    place: int
    shared: bool
    overall: RecordOut
    home: RecordOut
    away: RecordOut
    division: RecordOut
    share: str
    """An exact fraction, such as `13/20`."""
    points: int
    points_after: list[int]
    form: list[str]
    """`win`, `tie` or `loss`, the last match last."""
    streak: str
    """`win`, `tie` or `loss`; empty before the first match."""
    streak_length: int
    criterion: str
    rival: int | None
    why: Message | None
    """What decided it, with both figures."""
    passed_over: list[str]


class FixtureOut(BaseModel):
    key: str
    stage: str
    round: int
    leg: int
    home: int
    away: int
    state: str
    mine: bool
    table: str | None
    """Where it is played, or was: a record to look at."""
    score: tuple[int, int] | None
    winner: int | None
    """The team that won, or goes on."""
    decided_by: str
    """How, where the score does not say it."""
    forfeited_by: list[int]
    played: tuple[int, int] | None
    """What was played, where a ruling replaced it."""
    must_win: bool
    """Whether somebody must go on, even where the score is level."""
    came: list[int]
    absent: bool
    opens: int
    closes: int
    can: list[Literal["play", "days", "forfeit", "rule"]]
    """What you may do with it: play it at once, turn by turn over days, give it away, replace its result."""
    spread: str | None
    """LG-8.3  By how many points the home team is the favourite, as a fraction."""


class PairingOut(BaseModel):
    """A match of a bracket; a team, a `bye`, or somebody `to_come`."""

    stage: str
    round: int
    number: int
    top: int | Literal["bye", "to_come"]
    bottom: int | Literal["bye", "to_come"]
    winner: int | None
    decided_by: str
    fixtures: list[str]


class BracketOut(BaseModel):
    name: str
    seeds: list[int]
    """Best first."""
    champion: int | None
    meetings: list[PairingOut]


class PoolLineOut(BaseModel):
    """LG-8.3  A member's results against the spread."""

    member: str
    place: int
    won: int
    tied: int
    lost: int


class LogOut(BaseModel):
    id: str
    at: int
    who: str
    """The id of a member; empty for the program."""
    text: Message
    why: str


class LogPage(BaseModel):
    lines: list[LogOut]
    """The last one first."""
    before: str | None
    """The line before which the next page begins; None at the end."""


class PastSeasonOut(BaseModel):
    number: int
    champion: str
    closed: int


class DivisionOut(BaseModel):
    name: str
    conference: int
    teams: list[int]


class SeasonOut(BaseModel):
    """Where the present season is."""

    number: int
    stage: str
    round: int
    rounds: int
    """Regular rounds in all."""
    opened: bool
    deadline: int | None
    opens_at: int | None
    """When the next round opens at the latest, while one is waited for."""
    mending: list[int]
    champion: int | None


class LeagueOut(BaseModel):
    """A competition as you may see it: what to do now first."""

    id: str
    version: str
    """Another one whenever what you may see has changed; the socket tells it."""
    now: int
    """The clock of the server."""
    game: str
    title: str
    name: str
    public: bool
    invite: str | None
    """The secret of its invite link, for members."""
    phase: str
    format: str
    settings: dict[str, Any]
    commissioner: str
    """The id of a member; empty where the program presides."""
    presides: bool
    """Whether you are the commissioner."""
    backed: str | None
    """LG-2.2  Whom you want as commissioner: a member, or the program by an empty id; None for nobody else."""
    my_teams: list[int]
    tasks: list[TaskOut]
    can: list[str]
    """What you may do now without naming anything else: `join`, `start`, `pause`, `resume`, `call_draft`, `open`,
    `advance`, `leave`, `offer`, `back` (say whom you want as commissioner), `resign` (give up a team)."""
    season: SeasonOut | None
    teams: list[TeamOut]
    members: list[MemberOut]
    divisions: list[DivisionOut]
    criteria: list[str]
    table: list[StandingOut]
    places: list[list[int]]
    """LG-6.4  By round the place of each team after it."""
    pool: list[PoolLineOut]
    """LG-8.3  The members against the spread."""
    fixtures: list[FixtureOut]
    paper: PaperOut | None
    """The last round as a sports page."""
    brackets: list[BracketOut]
    draft: DraftOut | None
    trades: list[TradeOut]
    log: LogPage
    """The latest lines, the last one first."""
    seasons: list[PastSeasonOut]


class OpenedMatch(BaseModel):
    """Where a fixture is played."""

    table: str


class SharedSideOut(BaseModel):
    """A team that two people may have together."""

    team: int
    name: str


class InvitedOut(BaseModel):
    """What an invite link leads to."""

    league: LeagueCard
    sides: list[SharedSideOut]
    """Whose side you may share instead of entering a team."""


# Pages that stay ------------------------------------------------------------------------------------------------------


class PastPlaceOut(BaseModel):
    team: int
    name: str
    place: int
    won: int
    tied: int
    lost: int
    scored: int
    against: int
    criterion: str


class PastMatchOut(BaseModel):
    key: str
    stage: str
    round: int
    home: int
    away: int
    score: tuple[int, int]
    state: str
    table: str | None
    winner: int | None


class LeaderOut(BaseModel):
    what: str
    """`scored`, `margin`, `streak` or `card`."""
    team: int
    number: int
    card: str
    title: Message


class SeasonPageOut(BaseModel):
    """LG-8.2  What stays of a season."""

    number: int
    champion: int | None
    names: list[str]
    closed: int
    table: list[PastPlaceOut]
    matches: list[PastMatchOut]
    brackets: list[BracketOut]
    leaders: list[LeaderOut]
    places: list[list[int]]
    """LG-6.4  By round the place of each team after it."""
