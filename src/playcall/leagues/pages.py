"""LG-8.2  The page of a season that stays for good: champion, table, brackets, leaders."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import groupby

from playcall.contract.leagues import Stage
from playcall.leagues.book import Leader, Line, Match, SeasonPage
from playcall.leagues.office import Office
from playcall.leagues.results import Outcome
from playcall.leagues.standings import result_of, standings, table

BEST_CARDS = 5


def page_of(office: Office, when: int) -> SeasonPage:
    season = office.season
    return SeasonPage(
        season.number, season.champion, tuple(team.name for team in office.teams), when, tuple(_lines(office)),
        tuple(_matches(office)), tuple(season.brackets), tuple(trade for trade in season.trades if trade.public),
        tuple(_leaders(office)), tuple(map(tuple, season.places.values())),
    )  # fmt: skip


def _lines(office: Office) -> Iterator[Line]:
    """The final table, with what decided each place (LG-6.4)."""
    if not office.season.fixtures or all(each.meeting for each in office.season.fixtures):
        return
    records = standings(office).records
    for place in table(office, final=True):
        total = records[place.team].overall
        yield Line(
            place.team, office.name(place.team), place.place, total.won, total.tied, total.lost, total.scored,
            total.conceded, place.criterion,
        )  # fmt: skip


def _matches(office: Office) -> Iterator[Match]:
    for each in office.season.fixtures:
        assert each.report is not None
        yield Match(
            each.key, each.home, each.away, each.report.score, each.state, each.stage, each.round, each.record,
            each.decision,
        )  # fmt: skip


def _leaders(office: Office) -> Iterator[Leader]:
    """LG-8.2  Most scored, the widest margin, the longest run of wins, the cards that have added most."""
    results = [result_of(office, each) for each in office.season.fixtures if each.stage is not Stage.PRESEASON]
    scored, margins, form = Counter[int](), Counter[int](), {team: list[Outcome]() for team in range(office.n)}
    for result in results:
        for team in result.pairing.teams:
            scored[team] += result.scored(team)
            margins[team] = max(margins[team], result.scored(team) - result.conceded(team))
            form[team].append(result.outcome(team))
    runs = Counter({team: _longest_run(outcomes) for team, outcomes in form.items()})
    for what, counts in (("scored", scored), ("margin", margins), ("streak", runs)):
        best = max(counts.values(), default=0)
        yield from (Leader(what, team, best) for team in sorted(counts) if best and counts[team] == best)
    yield from _best_cards(office)


def _best_cards(office: Office) -> Iterator[Leader]:
    """The cards that have added most to the wins of the teams that played them, in thousandths of a win."""
    added = Counter[tuple[str, int]]()
    for each in office.season.fixtures:
        if each.report is not None and each.stage is not Stage.PRESEASON:
            for card, numbers in each.report.added.items():
                added.update({(card, team): number for team, number in zip(each.teams, numbers, strict=True)})
    best = [(card, team, number) for (card, team), number in added.most_common(BEST_CARDS) if number > 0]
    yield from (Leader("card", team, number, card) for card, team, number in best)


def _longest_run(outcomes: list[Outcome]) -> int:
    return max((len(list(run)) for outcome, run in groupby(outcomes) if outcome is Outcome.WIN), default=0)
