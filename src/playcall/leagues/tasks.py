"""What somebody is to do now, the most urgent first: what a competition's page and the home page begin with."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from playcall.leagues import season
from playcall.leagues.book import FixtureState, Phase, TradeState
from playcall.leagues.office import Office
from playcall.leagues.seeing import own_teams
from playcall.leagues.trades import outside
from playcall.leagues.turns import bot_picks_at, on_the_clock


class Task(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that waits for a member."""

    what: str
    """`pick`, `mend`, `play`, `answer`, `review`, `vote`, `ready`, `open`, `close`, `advance`, `start`."""
    team: int | None = None
    about: str = ""
    """The key of a fixture, or the number of a trade."""
    until: int | None = None
    """When the program does without."""


def tasks(office: Office, viewer: str, now: int = 0) -> list[Task]:
    """What a member is to do, by its deadline."""
    found = [*_for_teams(office, own_teams(office, viewer))]
    if viewer and office.presides(viewer):
        found += _for_commissioner(office, max(now, office.book.now))
    return sorted(found, key=lambda task: (task.until is None, task.until or 0))


def _for_teams(office: Office, own: list[int]) -> Iterator[Task]:
    present = office.book.season
    if present is None:
        return
    clocked = on_the_clock(office)
    yield from (Task("pick", team, until=bot_picks_at(office, team)) for team in own if team in clocked)
    if present.mending and present.mending[0] in own:
        yield Task("mend", present.mending[0], until=season.mended_by(office, present.mending[0]))
    for each in [each for each in office.open_fixtures if not each.absent]:
        yield from (Task("play", team, each.key, present.deadline) for team in own if team in each.teams)
    for trade in present.trades:
        if trade.state is TradeState.OFFERED and trade.partner in own:
            yield Task("answer", trade.partner, str(trade.number))
        if trade.state is TradeState.WINDOW:
            voters = [team for team in outside(office, trade) if team in own and team not in trade.voted]
            yield from (Task("vote", team, str(trade.number), trade.closes) for team in voters)
    if season.waiting(office) and not present.mending and not season.may_be_ruled(office):
        waited_for = [team for team in own if team not in present.ready]
        yield from (Task("ready", team, until=season.opens_at(office)) for team in waited_for)


def _for_commissioner(office: Office, now: int) -> Iterator[Task]:
    book = office.book
    if book.phase in (Phase.FORMING, Phase.OFFSEASON):
        yield Task("start")
    if book.season is None:
        return
    for trade in book.season.trades:
        if trade.state is TradeState.REVIEW:
            yield Task("review", about=str(trade.number))
    late = [each for each in office.open_fixtures if each.state is not FixtureState.SCHEDULED and not each.absent]
    if late and now >= book.season.deadline:
        yield Task("advance", until=book.season.deadline)
    if season.waiting(office) and season.may_be_ruled(office):
        yield Task("open", until=season.opens_at(office))
    if season.standing(office):
        yield Task("close", until=season.opens_at(office))
