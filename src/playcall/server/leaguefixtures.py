"""Fixtures and brackets as they are shown."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Literal

from playcall.leagues import Fixture, FixtureState
from playcall.leagues.bracket import Empty, Knockout, Meeting
from playcall.leagues.entries import Forfeited, Ruled
from playcall.leagues.exporting import times
from playcall.leagues.fixtures import may_forfeit, may_rule, must_win, spread
from playcall.leagues.office import Office
from playcall.leagues.seeing import own_teams
from playcall.server.leaguemodels import BracketOut, FixtureOut, PairingOut

Can = Literal["play", "days", "forfeit", "rule"]
Played = Callable[[Meeting], list[str]]
"""The keys of the matches of a meeting."""


def show_fixture(office: Office, fixture: Fixture, who: str | None) -> FixtureOut:
    report, decision = fixture.report, fixture.decision
    winner = fixture.teams[report.winner] if report and report.winner is not None else None
    opens, closes = times(office, fixture)
    points = spread(office, fixture)
    return FixtureOut(
        key=fixture.key, stage=fixture.stage.value, round=fixture.round, leg=fixture.leg, home=fixture.home,
        away=fixture.away, state=fixture.state.value, mine=bool({*own_teams(office, who)} & {*fixture.teams}),
        table=fixture.record or fixture.table or None, score=report.score if report else None,
        winner=decision.winner if decision else winner, decided_by=decision.by.value if decision else "",
        forfeited_by=list(fixture.forfeited_by), played=fixture.played.score if fixture.played else None,
        must_win=must_win(fixture), came=list(fixture.came), absent=fixture.absent, opens=opens, closes=closes,
        can=list(_can(office, fixture, who)), spread=None if points is None else str(points),
    )  # fmt: skip


def _can(office: Office, fixture: Fixture, who: str | None) -> Iterator[Can]:
    """Who plays with another person has the choice between now and turn by turn; whoever comes first makes it."""
    own = [team for team in fixture.teams if team in own_teams(office, who)]
    if own and fixture.state in (FixtureState.OPEN, FixtureState.LIVE):
        yield "play"
    if own and fixture.state is FixtureState.OPEN:
        if len({office.teams[team].owner for team in fixture.teams} - {None}) == 2:
            yield "days"
        if may_forfeit(office, Forfeited(who or "", 0, fixture=fixture.key, teams=(own[0],))) is None:
            yield "forfeit"
    if who and fixture.state.counts and may_rule(office, Ruled(who, 0, "?", fixture=fixture.key, score=(1, 0))) is None:
        yield "rule"


def show_bracket(bracket: Knockout, number: int, played: Played) -> BracketOut:
    return BracketOut(
        name=str(number), seeds=list(bracket.seeds), champion=bracket.champion,
        meetings=[_meeting(each, played(each)) for each in bracket.meetings],
    )  # fmt: skip


def played_now(office: Office, bracket: int) -> Played:
    """The matches of a bracket of the present season."""
    fixtures = [each for each in office.season.fixtures if each.meeting and each.bracket == bracket]
    return lambda meeting: [each.key for each in fixtures if each.meeting == meeting.key]


def _meeting(meeting: Meeting, fixtures: list[str]) -> PairingOut:
    winner, decision = meeting.winner, meeting.decision
    top, bottom = (each.value if isinstance(each, Empty) else each for each in meeting.entrants)
    return PairingOut.model_validate({
        "stage": meeting.stage.value, "round": meeting.round, "number": meeting.number, "top": top, "bottom": bottom,
        "winner": None if isinstance(winner, Empty) else winner, "decided_by": decision.by.value if decision else "",
        "fixtures": fixtures,
    })  # fmt: skip
