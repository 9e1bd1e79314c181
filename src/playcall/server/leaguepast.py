"""Seasons that are over, as they are shown (LG-8.2)."""

from __future__ import annotations

from playcall.leagues.book import Leader, Line, Match, SeasonPage
from playcall.leagues.bracket import Meeting
from playcall.leagues.fixtures import KNOCKOUT
from playcall.leagues.office import Office
from playcall.server import leaguemodels as models
from playcall.server.leaguefixtures import show_bracket
from playcall.server.leaguetrades import told


def show_page(office: Office, page: SeasonPage) -> models.SeasonPageOut:
    brackets = [
        show_bracket(each, number, lambda meeting: _played(page, meeting)) for number, each in enumerate(page.brackets)
    ]
    return models.SeasonPageOut(
        number=page.number, champion=page.champion, names=list(page.names), closed=page.closed,
        table=[_place(each) for each in page.table], matches=[_match(each) for each in page.matches],
        brackets=brackets, leaders=[_leader(office, each) for each in page.leaders],
        places=[list(round_) for round_ in page.places],
    )  # fmt: skip


def _played(page: SeasonPage, meeting: Meeting) -> list[str]:
    """The matches of a meeting: two teams of a knock-out meet nowhere else in it."""
    pair = {*meeting.entrants}
    return [each.key for each in page.matches if each.stage in KNOCKOUT and {each.home, each.away} == pair]


def _place(line: Line) -> models.PastPlaceOut:
    return models.PastPlaceOut(
        team=line.team, name=line.name, place=line.place, won=line.won, tied=line.drawn, lost=line.lost,
        scored=line.scored, against=line.against, criterion=line.decided_by,
    )  # fmt: skip


def _match(match: Match) -> models.PastMatchOut:
    return models.PastMatchOut(
        key=match.key, stage=match.stage.value, round=match.round, home=match.home, away=match.away,
        score=match.score, state=match.state.value, table=match.record or None,
        winner=match.decision.winner if match.decision else None,
    )  # fmt: skip


def _leader(office: Office, leader: Leader) -> models.LeaderOut:
    """Thousandths of a win that a card has added are told as points of a hundred."""
    title = told(office.play.title(leader.card)) if leader.card else ""
    number = round(leader.number / 10) if leader.card else leader.number
    return models.LeaderOut(what=leader.what, team=leader.team, number=number, card=leader.card, title=title)
