"""LG-5 to LG-7 for one competition: who plays in which division, what has counted, the table, the seeds."""

from __future__ import annotations

from collections.abc import Sequence

from playcall.contract.leagues import Stage
from playcall.leagues.book import Fixture
from playcall.leagues.chance import SEEDS
from playcall.leagues.office import Office
from playcall.leagues.playoffs import division_seeds, has_wildcard, table_seeds
from playcall.leagues.ranking import Place, PoolLine, Season, Shootout, order, pool_table, rank
from playcall.leagues.records import Points
from playcall.leagues.results import Decision, Division, MatchKind, MatchResult, Means, Pairing, Verdict
from playcall.leagues.schedule import CONFERENCE, Schedule, divisions_by_lot, league_schedule, round_robin

KINDS = {
    Stage.PRESEASON: MatchKind.EXHIBITION, Stage.REGULAR: MatchKind.REGULAR,
    Stage.PLAYOFF: MatchKind.PLAYOFF, Stage.CUP: MatchKind.PLAYOFF,
}  # fmt: skip


# Divisions and schedule -----------------------------------------------------------------------------------------------


def seated(office: Office) -> tuple[Division, ...]:
    """LG-5.8, LG-5.9  The divisions by lot, or by the order of the first draft (GF-18.29)."""
    if not office.book.settings.divisions:
        return ()
    return divisions_by_lot(_in_order(office), office.book.settings.conferences)


def _in_order(office: Office) -> list[int]:
    if not office.play.divisions_by_draft:
        return office.by_lot()
    known = office.book.first_order
    return [*known, *(team for team in range(office.n) if team not in known)]


def settled_divisions(office: Office) -> tuple[Division, ...]:
    """LG-5.8  The divisions once rosters are built: eight teams stand by the letters that their rosters give them."""
    letters = {team: office.play.letter(office.teams[team].roster) for team in range(office.n)}
    if not office.book.settings.divisions or office.n % CONFERENCE or None in letters.values():
        return seated(office)
    standing = _in_order(office)
    chunks = [standing[first : first + CONFERENCE] for first in range(0, office.n, CONFERENCE)]
    by_letter = [team for chunk in chunks for team in sorted(chunk, key=lambda team: letters[team] or 0)]
    return divisions_by_lot(by_letter, office.book.settings.conferences)


def schedule(office: Office) -> Schedule:
    """LG-5.1, LG-5.2"""
    divisions = office.season.divisions
    return league_schedule(divisions) if divisions else round_robin(office.by_lot(), office.book.settings.passes or 1)


# What counts ----------------------------------------------------------------------------------------------------------


def result_of(office: Office, fixture: Fixture) -> MatchResult:
    """A fixture that counts, as tables and brackets read it."""
    report = fixture.report
    assert report is not None, f"{fixture.key} does not count yet."
    settled = None if report.winner is None else Decision(fixture.teams[report.winner], Means.SHOOTOUT)
    return MatchResult(
        Pairing(*fixture.teams), report.score, fixture.round, KINDS[fixture.stage], report.counts,
        fixture.forfeited_by, settled, Verdict(report.against_spread) if report.against_spread else None,
        office.play.spread_counts(),
    )  # fmt: skip


def results(office: Office) -> list[MatchResult]:
    return [result_of(office, each) for each in office.season.fixtures if each.state.counts]


def standings(office: Office) -> Season:
    season, points = office.season, Points(*office.play.points)
    return Season.of(results(office), office.by_lot(), season.divisions, points)


def table(office: Office, final: bool = False) -> tuple[Place, ...]:
    """LG-6.5  All teams, best first; a final one has its shoot-out for first place (LG-6.2)."""
    criteria = office.book.settings.criteria or office.play.criteria(bool(office.season.divisions))
    deciding = shootout(office, "first place") if final and "lot" not in criteria else None
    return rank(range(office.n), standings(office), criteria, deciding)


def pool(office: Office) -> tuple[PoolLine, ...]:
    """LG-8.3  The members by their results against the spread."""
    owners = {n: office.book.members[team.owner].name for n, team in enumerate(office.teams) if team.owner}
    return pool_table(owners, results(office))


def shootout(office: Office, purpose: str) -> Shootout | None:
    """LG-6.2, LG-7.8  How teams that are level are parted where the game has shoot-outs."""
    seed = office.draw(f"shootout {purpose}").number("seed", SEEDS)
    if office.play.shoot_out(2, seed) is None:
        return None

    def winner(teams: tuple[int, ...]) -> int:
        return teams[office.play.shoot_out(len(teams), seed) or 0]

    return winner


def seeds(office: Office) -> list[tuple[int, ...]]:
    """LG-7.1 to LG-7.5  The seeds of the play-offs, or of each conference's."""
    settings, season = office.book.settings, office.season
    if not season.divisions:
        return [table_seeds(season.ranking, settings.playoff_places or 0)]
    wildcard = has_wildcard(office.n, settings.wildcard)
    return [
        division_seeds(each, standings(office), wildcard)[: settings.playoff_places]
        for each in _conferences(season.divisions)
    ]


def _conferences(divisions: Sequence[Division]) -> list[list[Division]]:
    numbers = sorted({division.conference for division in divisions})
    return [[each for each in divisions if each.conference == number] for number in numbers]


def overall(office: Office) -> list[int]:
    """The teams of the table as it stands, best first."""
    return list(order(table(office)))
