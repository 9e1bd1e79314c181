"""A competition as somebody may see it (LG-10.4): built from `seeing.seen`, which leaves out what is not theirs."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

from playcall.contract import Text, msg
from playcall.contract.leagues import Building, Stage
from playcall.games import title_of
from playcall.leagues import Book, Competition, Phase
from playcall.leagues.book import AUTO, Season
from playcall.leagues.characters import character_of
from playcall.leagues.entries import Backed, Joined, Shared, Withdrawn
from playcall.leagues.members import may_share
from playcall.leagues.office import Office
from playcall.leagues.ranking import Place
from playcall.leagues.ranking import Season as Played
from playcall.leagues.records import Tally
from playcall.leagues.season import opens_at, standing, waiting
from playcall.leagues.seeing import fingerprint, own_teams, seen
from playcall.leagues.standings import pool, standings, table
from playcall.leagues.tasks import Task, tasks
from playcall.leagues.trades import trading
from playcall.seasons.desk import Desk
from playcall.seasons.ports import CompetitionInfo
from playcall.server.leagueacts import PLAIN
from playcall.server.leaguedrafts import show_draft
from playcall.server.leaguefixtures import played_now, show_bracket, show_fixture
from playcall.server.leaguemodels import (
    DivisionOut,
    LeagueCard,
    LeagueOut,
    LogPage,
    MemberOut,
    PastSeasonOut,
    PoolLineOut,
    RecordOut,
    SeasonOut,
    SharedSideOut,
    StandingOut,
    TaskOut,
    TeamOut,
)
from playcall.server.leaguepaper import show_paper
from playcall.server.leaguetrades import show_trade, told, trade_id
from playcall.tables.ports import PersonInfo

SOMEBODY = "?"
"""Whoever has no name here yet."""

# Lists ----------------------------------------------------------------------------------------------------------------


def show_card(
    info: CompetitionInfo, competition: Competition | None, person: PersonInfo | None, now: float = 0.0
) -> LeagueCard:
    """A competition in a list; those in which somebody takes part say what waits there."""
    office = competition.office if competition else None
    own = own_teams(office, person.id) if office and person else []
    places = {place.team: place.place for place in table(office)} if office and _has_table(office) else {}
    return LeagueCard(
        id=info.id, game=info.game, title=title_of(info.game), name=info.name, public=info.public,
        mine=office is not None, **dict(info.summary),  # type: ignore[arg-type]
        my_teams=[office.name(team) for team in own] if office else [],
        my_place=next((places[team] for team in own if team in places), None),
        tasks=show_tasks(office, person, now) if office else [],
    )  # fmt: skip


def show_tasks(office: Office, person: PersonInfo | None, now: float) -> list[TaskOut]:
    return [_task(office, task) for task in (tasks(office, person.id, int(now)) if person else [])]


def _task(office: Office, task: Task) -> TaskOut:
    args: dict[str, Any] = {"team": office.name(task.team) if task.team is not None else ""}
    about = task.about
    if task.what == "play" and (fixture := office.fixture(task.about)):
        rival = fixture.away if fixture.home == task.team else fixture.home
        args |= {"rival": office.name(rival), "place": "home" if fixture.home == task.team else "away"}
    elif task.what in ("answer", "review", "vote"):
        trade = office.season.trades[int(task.about)]
        args |= {"giver": office.name(trade.team), "partner": office.name(trade.partner)}
        about = trade_id(office, trade.number)
    text = Text(f"league-do-{task.what}", args)
    return TaskOut(
        what=task.what, text=told(text), team=task.team, about=about, until=task.until  # type: ignore[arg-type]
    )  # fmt: skip


# A page ---------------------------------------------------------------------------------------------------------------


def show_league(desk: Desk, person: PersonInfo | None, log: LogPage, now: float) -> LeagueOut:
    """Everything that somebody may see of a competition now; earlier seasons have pages of their own."""
    office, who = desk.competition.office, person.id if person else None
    book, own = seen(office, who), own_teams(office, who)
    member = office.book.members.get(who) if who else None
    season = book.season
    return LeagueOut(
        id=desk.id, version=fingerprint(office, who), now=int(now), game=book.game, title=title_of(book.game),
        name=book.name, public=desk.info.public, invite=desk.info.invite if member and member.here else None,
        phase=book.phase.value, format=book.settings.format.value, settings=msgspec.to_builtins(book.settings),
        commissioner=book.commissioner, presides=bool(who) and office.presides(who or ""),
        backed=book.backing.get(who or ""), my_teams=own,
        tasks=show_tasks(office, person, now), can=list(_can(desk, who, int(now))),
        season=_season(office, season) if season else None,
        teams=[_team(office, book, n, who) for n in range(office.n)],
        members=[_member(office, each.id) for each in book.members.values()],
        divisions=[DivisionOut(**msgspec.to_builtins(each)) for each in season.divisions] if season else [],
        criteria=list(_criteria(office)), table=show_table(office),
        places=[*season.places.values()] if season else [], pool=list(_pool(office)),
        fixtures=[show_fixture(office, each, who) for each in season.fixtures] if season else [],
        paper=show_paper(office),
        brackets=[show_bracket(each, n, played_now(office, n)) for n, each in enumerate(season.brackets)]
        if season else [],
        draft=show_draft(office, season.draft, own, book) if season and season.draft else None,
        trades=[show_trade(office, each, who) for each in season.trades][::-1] if season else [], log=log,
        seasons=[_past(office, n) for n in range(len(office.book.past))],
    )  # fmt: skip


def _can(desk: Desk, who: str | None, now: int) -> Iterator[str]:
    """What somebody may do now that needs nothing else to be said."""
    office, when = desk.competition.office, max(now, desk.competition.book.now)
    if who is None:
        return
    if desk.competition.judge(Joined(who, when, name="A", team="\u2063")) is None:
        yield "join"
    for name, kind in PLAIN.items():
        if desk.competition.judge(kind(who, when)) is None or (name == "start" and _may_fill(office, who)):
            yield name
    own = own_teams(office, who)
    if own and office.book.season is not None and _drafts(office) and trading(office) is None:
        yield "offer"
    if desk.competition.judge(Backed(who, when, candidate=AUTO)) is None:
        yield "back"
    if office.book.season and any(desk.competition.judge(Withdrawn(who, when, team=team)) is None for team in own):
        yield "resign"


def _may_fill(office: Office, who: str) -> bool:
    """Whether bots would take the places that are left when the commissioner starts."""
    return office.book.phase in (Phase.FORMING, Phase.OFFSEASON) and office.presides(who)


def _deadline(office: Office, season: Season) -> int | None:
    """When the program goes on with a round, or closes a season whose champion is known."""
    if season.opened:
        return season.deadline
    return opens_at(office) if standing(office) else None


def _season(office: Office, season: Season) -> SeasonOut:
    regular = [each.round for each in season.fixtures if each.stage is Stage.REGULAR]
    return SeasonOut(
        number=season.number, stage=season.stage.value, round=season.round, rounds=max(regular, default=0),
        opened=season.opened, deadline=_deadline(office, season),
        opens_at=opens_at(office) if waiting(office) else None, mending=season.mending, champion=season.champion,
    )  # fmt: skip


def _team(office: Office, book: Book, number: int, who: str | None) -> TeamOut:
    team, season = book.teams[number], book.season
    character = character_of(team.name) if team.owner is None else None
    division = next((each.name for each in (season.divisions if season else ()) if number in each.teams), "")
    return TeamOut(
        team=number, name=team.name, owner=team.owner,
        owner_name=book.members[team.owner].name if team.owner else None, bot=team.level,
        coach=character.coach if character else None, mine=who is not None and office.has(who, number),
        motto=told(character.portrait(_drafts(office))) if character else None,
        withdrawn=team.withdrawn, cards=len(team.roster.cards), division=division,
        ready=bool(season and number in season.ready),
        partner=book.members[team.partner].name if team.partner else None,
        can_share=who is not None and _may_share(office, who, number),
    )  # fmt: skip


def _may_share(office: Office, who: str, team: int) -> bool:
    return may_share(office, Shared(who, 0, name="A", team=team)) is None


def shareable(office: Office, person: PersonInfo | None) -> list[SharedSideOut]:
    """LG-5.6  The sides that somebody with an invitation may share."""
    who = person.id if person else SOMEBODY
    return [SharedSideOut(team=n, name=office.name(n)) for n in range(office.n) if _may_share(office, who, n)]


def _drafts(office: Office) -> bool:
    """Whether there are cards to draft or to trade."""
    return office.book.settings.building is not Building.NONE


def _member(office: Office, who: str) -> MemberOut:
    member = office.book.members[who]
    return MemberOut(
        id=who, name=member.name, here=member.here, presides=office.presides(who), teams=own_teams(office, who)
    )


def _past(office: Office, number: int) -> PastSeasonOut:
    page = office.book.past[number]
    champion = "" if page.champion is None else page.names[page.champion]
    return PastSeasonOut(number=page.number, champion=champion, closed=page.closed)


def _pool(office: Office) -> Iterator[PoolLineOut]:
    """LG-8.3  Nothing where no spread was reckoned."""
    for each in pool(office) if office.book.season else ():
        won, tied, lost = each.record.won, each.record.tied, each.record.lost
        if won + tied + lost:
            yield PoolLineOut(member=each.member, place=each.place, won=won, tied=tied, lost=lost)


# The table (LG-6.4) ---------------------------------------------------------------------------------------------------


def _has_table(office: Office) -> bool:
    season = office.book.season
    return season is not None and any(each.stage is Stage.REGULAR for each in season.fixtures)


def _criteria(office: Office) -> Sequence[str]:
    divided = bool(office.book.season and office.book.season.divisions)
    return office.book.settings.criteria or office.play.criteria(divided)


def show_table(office: Office) -> list[StandingOut]:
    if not _has_table(office):
        return []
    known = standings(office)
    return [show_place(place, known, office.name) for place in table(office, final=office.season.champion is not None)]


def show_place(place: Place, known: Played, name: Callable[[int], str]) -> StandingOut:
    """A line of a table; `name` is what a team is called."""
    record = known.records[place.team]
    why = _why(place, name) if place.criterion else None
    return StandingOut(
        team=place.team, place=place.place, shared=place.shared, overall=_tally(record.overall),
        home=_tally(record.home), away=_tally(record.away), division=_tally(record.division),
        share=str(record.overall.share), points=record.overall.points(known.points),
        points_after=list(record.points_after), form=[each.value for each in record.form],
        streak=record.streak.outcome.value if record.streak else "",
        streak_length=record.streak.length if record.streak else 0, criterion=place.criterion, rival=place.rival,
        why=told(why) if why else None, passed_over=list(place.passed_over),
    )  # fmt: skip


def _tally(tally: Tally) -> RecordOut:
    return RecordOut(won=tally.won, tied=tally.tied, lost=tally.lost, scored=tally.scored, against=tally.conceded)


def _why(place: Place, name: Callable[[int], str]) -> Text:
    rival = name(place.rival) if place.rival is not None else ""
    lots = place.criterion == "lot"
    own, other = (-place.worth + 1, -place.rival_worth + 1) if lots else (place.worth, place.rival_worth)
    criterion = msg(f"league-criterion-{place.criterion}")
    return msg("league-decided", criterion=criterion, own=str(own), rival=rival, other=str(other))
