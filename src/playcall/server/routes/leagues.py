"""Competitions: found, join, look, act, export. What may be done and seen, `playcall.leagues` says."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import lru_cache
from typing import Annotated, Any, Literal

import msgspec
from fastapi import APIRouter, Path, Query, Request, Response

from playcall.bots import LEVELS
from playcall.contract import Text, msg
from playcall.contract.leagues import Building, LeaguePlay
from playcall.contract.speech import catalogue
from playcall.games import load
from playcall.leagues import Format
from playcall.leagues.entries import PROGRAM, Offered
from playcall.leagues.exporting import as_calendar, as_csv, as_json
from playcall.leagues.settings import SIZES
from playcall.seasons.desk import Desk
from playcall.seasons.forms import Field, form, league_play, own_fields
from playcall.server.deps import Me, Somebody, TheService
from playcall.server.documents import Document, Version
from playcall.server.errors import refusals
from playcall.server.leagueacts import perform
from playcall.server.leaguedraftmodels import PoolOut, RosterOut, WeighedOut
from playcall.server.leaguedrafts import show_pool
from playcall.server.leaguelogs import log_page
from playcall.server.leaguemodels import (
    InvitedOut,
    LeagueFormOut,
    LeagueOut,
    LeaguesOut,
    LogPage,
    OpenedMatch,
    OwnSettingOut,
    SeasonPageOut,
    SettingOut,
)
from playcall.server.leaguepast import show_page
from playcall.server.leagueshowing import shareable, show_card, show_league
from playcall.server.leaguetrades import show_roster, weigh
from playcall.server.leaguewishes import Act, ComeToPlay, JoinLeague, NewAlone, NewLeague, Offer
from playcall.server.models import LINE, GameId, Secret
from playcall.server.routes.boxes import CATALOGUE, FLUENT, Language
from playcall.server.security import DOOR, door_key, give_cookie
from playcall.server.service import Service
from playcall.tables.errors import Refused
from playcall.tables.ports import PersonInfo

router = APIRouter(prefix="/api", tags=["leagues"])

LeagueId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,64}$", description="The id of a competition.")]
TeamId = Annotated[int, Path(ge=0, le=63, description="The number of a team.")]
FixtureKey = Annotated[str, Path(pattern=r"^[\w.]{1,40}$", description="The key of a fixture.")]
Invite = Annotated[str, Query(max_length=64, pattern=LINE, description="The secret of the invite link.")]
LISTED = 50
PAGE = 60
"""Lines of the log in one answer."""
LATEST = 20
"""The same on a competition's page."""
PAGES = ("playcall.leagues", "playcall.seasons")


# Before there is one --------------------------------------------------------------------------------------------------


@router.get("/leagues/messages/{language}", response_class=Response, responses=CATALOGUE)
def messages(language: Language, request: Request, version: Version = None) -> Response:
    """The messages of leagues and cups (Project Fluent); a game's own name its cards. `ETag` is the version."""
    return _messages(language).answer(request, version)


@router.get("/games/{game}/league", responses=refusals(404, 409))
def league_form(
    game: GameId,
    format: Literal["league", "cup", "round_robin"] = "league",
    teams: Annotated[int, Query(ge=2, le=64)] = 8,
    building: Annotated[
        Building | None, Query(description="How rosters are built; the game's own way if not said.")
    ] = None,
) -> LeagueFormOut:
    """What can be agreed on for a competition of a game, with defaults and choices."""
    kind, playable = Format(format), load(game)
    fewest, most = SIZES[kind]
    play, fields = league_play(playable), form(playable, kind, min(teams, most), building)
    options = [each for each in own_fields(playable) if each.name not in play.match_settings]
    return LeagueFormOut(
        game=game, format=format, formats=[each.value for each in Format], teams=min(teams, most), fewest=fewest,
        most=most, settings=[_setting(each, _usual(each, play, fields)) for each in fields],
        options=[OwnSettingOut(**msgspec.to_builtins(each)) for each in options],
        cards=list(dict.fromkeys(play.cards())), bots=[level for level in LEVELS if level != "random"],
    )  # fmt: skip


@router.get("/leagues", responses=refusals(503))
async def leagues(person: Somebody, service: TheService) -> LeaguesOut:
    """Your competitions, those with something to do first, and those of others that everybody may look at."""
    store, house = service.store, service.clubhouse
    own = await store.competitions_of(person.id, LISTED) if person else []
    desks = [await house.desk(info.id) for info in own]
    mine = [show_card(desk.info, desk.competition, person, service.hub.now()) for desk in desks]
    known = {info.id for info in own}
    others = [info for info in await store.public_competitions(LISTED) if info.id not in known]
    return LeaguesOut(
        mine=sorted(mine, key=lambda card: not card.tasks), public=[show_card(info, None, person) for info in others]
    )


@router.post("/leagues", status_code=201, responses=refusals(401, 404, 409))
async def found(wish: NewLeague, person: Me, service: TheService) -> LeagueOut:
    """Found a competition; you are its commissioner, or the program is."""
    desk = await service.clubhouse.found(
        person, wish.game, wish.name, wish.settings, team=wish.team or "", auto=wish.auto, public=wish.public,
        bots=wish.bots,
    )  # fmt: skip
    return await _page(service, desk, person)


@router.post("/leagues/alone", status_code=201, responses=refusals(401, 404, 409))
async def alone(wish: NewAlone, person: Me, service: TheService) -> LeagueOut:
    """A season against seven bots with characters of their own: you are at the draft, or at week 1."""
    name = wish.name or load(wish.game).title[:40]
    desk = await service.clubhouse.alone(person, wish.game, name, wish.team or person.name, wish.format)
    return await _page(service, desk, person)


@router.get("/leagues/invites/{secret}", responses=refusals(404))
async def invited(
    secret: Secret, person: Somebody, service: TheService, request: Request, response: Response
) -> InvitedOut:
    """The competition behind an invite link. Where the server has an owner, an invite lets its guest in."""
    info = await service.store.competition_by_invite(secret)
    if info is None:
        raise Refused("invite/unknown", "no-league-behind-link")
    if service.settings.owner_token:
        give_cookie(response, DOOR, door_key(service.settings.owner_token), request.url.scheme == "https")
    desk = await service.clubhouse.desk(info.id)
    takes_part = person is not None and person.id in desk.competition.book.members
    card = show_card(desk.info, desk.competition if takes_part else None, person)
    return InvitedOut(league=card, sides=shareable(desk.competition.office, person))


@router.post("/leagues/{league}/join", responses=refusals(401, 403, 404, 409))
async def join(league: LeagueId, wish: JoinLeague, person: Me, service: TheService) -> LeagueOut:
    """Enter a team, or share a side of somebody's."""
    desk = await service.clubhouse.join(person, league, wish.invite, wish.team or "", wish.side)
    return await _page(service, desk, person)


# Looking --------------------------------------------------------------------------------------------------------------


@router.get("/leagues/{league}", responses=refusals(403, 404))
async def one_league(league: LeagueId, person: Somebody, service: TheService, invite: Invite = "") -> LeagueOut:
    """A competition as you may see it: what to do now, table, fixtures, brackets, draft, trades, log, history."""
    return await _page(service, await service.clubhouse.seen(league, person, invite), person)


@router.get("/leagues/{league}/log", responses=refusals(403, 404))
async def log(
    league: LeagueId,
    person: Somebody,
    service: TheService,
    before: Annotated[str, Query(max_length=40, pattern=LINE)] = "",
    invite: Invite = "",
) -> LogPage:
    """The public log, and what only you may see of it; the last line first."""
    desk = await service.clubhouse.seen(league, person, invite)
    return await log_page(service.store, desk, person.id if person else None, PAGE, before)


@router.get("/leagues/{league}/seasons/{season}", responses=refusals(403, 404))
async def past_season(
    league: LeagueId, season: Annotated[int, Path(ge=1, le=1000)], person: Somebody, service: TheService,
    invite: Invite = "",
) -> SeasonPageOut:  # fmt: skip
    """What stays of a season that is over."""
    desk = await service.clubhouse.seen(league, person, invite)
    page = next((each for each in desk.competition.book.past if each.number == season), None)
    if page is None:
        raise Refused("league/no-season")
    return show_page(desk.competition.office, page)


@router.get("/leagues/{league}/teams/{team}", responses=refusals(403, 404))
async def roster(
    league: LeagueId, team: TeamId, person: Somebody, service: TheService, invite: Invite = ""
) -> RosterOut:
    """The roster of a team, as you may know it."""
    desk = await service.clubhouse.seen(league, person, invite)
    _check_team(desk, team)
    return show_roster(desk.competition.office, team, person.id if person else None)


@router.get("/leagues/{league}/teams/{team}/pool", responses=refusals(401, 403, 404))
async def pool(
    league: LeagueId, team: TeamId, person: Me, service: TheService,
    group: Annotated[str | None, Query(max_length=40, pattern=LINE)] = None,
    page: Annotated[int, Query(ge=0, le=1000)] = 0,
    query: Annotated[str, Query(max_length=40, pattern=LINE)] = "",
) -> PoolOut:  # fmt: skip
    """What your team may pick from: the groups, and a page of one of them."""
    desk = await service.clubhouse.desk(league)
    _check_own(desk, person, team)
    return await asyncio.to_thread(show_pool, desk.competition.office, team, group, page, query)


@router.post("/leagues/{league}/weigh", responses=refusals(401, 403, 404, 409))
async def weigh_offer(league: LeagueId, wish: Offer, person: Me, service: TheService) -> WeighedOut:
    """What an offer would be worth on both sides, and whether it could be made; nothing is offered yet."""
    desk = await service.clubhouse.desk(league)
    _check_own(desk, person, wish.team)
    _check_team(desk, wish.partner)
    if desk.competition.book.season is None:
        raise Refused("league/not-open", "no-trade-yet")
    offer = Offered(
        person.id, 0, team=wish.team, partner=wish.partner, gives=tuple(wish.gives), takes=tuple(wish.takes)
    )
    return weigh(desk.competition.office, offer)


# Acting ---------------------------------------------------------------------------------------------------------------


@router.post("/leagues/{league}/act", responses=refusals(401, 403, 404, 409))
async def act(league: LeagueId, wish: Act, person: Me, service: TheService) -> LeagueOut:
    """Do something: pick, offer, vote, advance … The competition judges whether you may; a refusal names the rule."""
    desk = await service.clubhouse.desk(league)
    await perform(service.clubhouse, desk, person, wish)
    return await _page(service, desk, person)


@router.post("/leagues/{league}/fixtures/{fixture}/play", responses=refusals(401, 403, 404, 409))
async def play(
    league: LeagueId, fixture: FixtureKey, person: Me, service: TheService, wish: ComeToPlay | None = None
) -> OpenedMatch:
    """Come to the table of your match; the first to come opens it, and says whether two people play it over days."""
    live = wish is not None and wish.pace == "live"
    return OpenedMatch(table=await service.clubhouse.play(person, league, fixture, live=live))


# For other programs (LG-10.3) -----------------------------------------------------------------------------------------


def _file(kind: str) -> dict[int | str, dict[str, Any]]:
    return {200: {"content": {kind: {}}, "description": "The file."}, **refusals(403, 404)}


@router.get("/leagues/{league}/export.json", response_class=Response, responses=_file("application/json"))
async def export_json(league: LeagueId, person: Somebody, service: TheService, invite: Invite = "") -> Response:
    """Table, fixtures, results and rosters as JSON."""
    desk = await service.clubhouse.seen(league, person, invite)
    return Response(as_json(desk.competition.office), media_type="application/json")


@router.get("/leagues/{league}/{what}.csv", response_class=Response, responses=_file("text/csv"))
async def export_csv(
    league: LeagueId, what: Literal["table", "fixtures", "results", "rosters"], person: Somebody, service: TheService,
    invite: Invite = "",
) -> Response:  # fmt: skip
    """Table, fixtures, results or rosters as CSV."""
    desk = await service.clubhouse.seen(league, person, invite)
    return Response(as_csv(desk.competition.office, what), media_type="text/csv")


@router.get("/leagues/{league}/calendar.ics", response_class=Response, responses=_file("text/calendar"))
async def calendar(
    league: LeagueId, person: Somebody, service: TheService, invite: Invite = "",
    team: Annotated[int | None, Query(ge=0, le=63)] = None,
) -> Response:  # fmt: skip
    """The fixtures to come, of one team or of all, as iCalendar."""
    desk = await service.clubhouse.seen(league, person, invite)
    return Response(as_calendar(desk.competition.office, team), media_type="text/calendar")


# Who may look ---------------------------------------------------------------------------------------------------------


def _check_team(desk: Desk, team: int) -> None:
    if team >= desk.competition.office.n:
        raise Refused("league/no-team")


def _check_own(desk: Desk, person: PersonInfo, team: int) -> None:
    if person.id == PROGRAM or not desk.competition.office.has(person.id, team):
        raise Refused("league/not-yours", "no-team-of-yours")


async def _page(service: Service, desk: Desk, person: PersonInfo | None) -> LeagueOut:
    latest = await log_page(service.store, desk, person.id if person else None, LATEST)
    return show_league(desk, person, latest, service.hub.now())


# The form -------------------------------------------------------------------------------------------------------------


def _usual(field: Field, play: LeaguePlay, fields: Sequence[Field]) -> Any:
    """What a setting is where nobody changes it; the ranking is the game's own."""
    if field.name != "criteria" or field.default:
        return field.default
    return list(play.criteria(any(each.name == "divisions" and each.default == "2" for each in fields)))


def _setting(field: Field, default: Any) -> SettingOut:
    id_ = f"league-setting-{field.name.replace('_', '-')}"
    titles = [_value(field.name, value) for value in field.values]
    named = {"default": default, "title": msgspec.to_builtins(msg(id_)), "titles": titles}
    return SettingOut(**{**msgspec.to_builtins(field), **named})


def _value(name: str, value: str) -> Any:
    """What a choice is called; numbers speak for themselves."""
    if value.isdecimal():
        return value
    kind = "criterion" if name == "criteria" else "level" if name == "bot" else f"setting-{name.replace('_', '-')}"
    return msgspec.to_builtins(Text(f"league-{kind}-{value}", {}))


@lru_cache(maxsize=8)
def _messages(language: str) -> Document:
    return Document.written("\n".join(catalogue(each, language) for each in PAGES).encode(), FLUENT)
