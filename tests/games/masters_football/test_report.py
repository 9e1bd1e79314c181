"""The final report agrees with the game: goals, chances, turning points, fixtures and points."""

from __future__ import annotations

from functools import cache

import pytest

from playcall.contract.report import Figure, Report, report_of
from playcall.games.masters_football import GAME, league
from playcall.games.masters_football.report import win_share
from playcall.games.masters_football.table import Table
from playcall.kernel import Record, replay
from playcall.lab.match import play_game
from tests.games.masters_football.story import say

TIES = [({"mode": mode, "friendly_decider": decider}, seed) for mode, decider, seed in (
    ("friendly", "draw", 1), ("friendly", "shootout", 2), ("friendly", "draw", 3), ("two_leg", "draw", 4),
)]  # fmt: skip
SEASONS = [({"players": "1"}, 1), ({"players": "4"}, 2), ({"players": "5"}, 3)]


@cache
def _played(settings: tuple[tuple[str, str], ...], seed: int) -> tuple[Record, Table, Report]:
    options = GAME.parse_options(dict(settings))
    record = play_game(GAME, options, seed, ["random"] * GAME.seat_count(options))
    final = replay(record, GAME)
    assert isinstance(final, Table)
    return record, final, report_of(GAME, record)


def played(settings: dict[str, str], seed: int) -> tuple[Record, Table, Report]:
    return _played(tuple(sorted(settings.items())), seed)


def figure(report: Report, label: str) -> Figure:
    return next(line for line in report.boxscore if say(line.label) == label)


def goals_of(final: Table) -> tuple[float, ...]:
    lines = [league.line(club, league.played(final)) for club in range(len(final.club_seats))]
    return tuple(float(line.scored) for line in lines)


@pytest.mark.parametrize(("settings", "seed"), TIES, ids=str)
def test_a_tie_adds_up(settings: dict[str, str], seed: int) -> None:
    record, final, report = played(settings, seed)
    assert figure(report, "Goals").amounts == goals_of(final) == report.score[-1].values
    halves = zip(figure(report, "First half").amounts, figure(report, "Second half").amounts, strict=True)
    assert tuple(map(sum, halves)) == goals_of(final)
    assert len(report.score) == len(report.chances) == len(report.drives) + 1
    assert [point.ply for point in report.score] == sorted(point.ply for point in report.score)
    assert report.score[-1].ply <= len(record.actions)
    assert all(abs(sum(point.values) - 1) < 1e-6 for point in report.chances)
    assert final.result is not None
    winner = final.result.winner
    assert report.chances[-1].values[0] == (0.5 if winner is None else float(final.seat_clubs[winner] == 0))
    assert ("Honours even" in say(report.headline)) == (winner is None)


@pytest.mark.parametrize(("settings", "seed"), TIES, ids=str)
def test_the_chart_has_every_attack(settings: dict[str, str], seed: int) -> None:
    _, _, report = played(settings, seed)
    assert [row["first"] for row in report.drives] == list(range(1, len(report.drives) + 1))
    legs = 2 if settings["mode"] == "two_leg" else 1
    assert len(report.drives) >= 12 * legs
    rolled = [
        row for row in report.drives if not say(row["plays"][0]["title"]).startswith(("No attack", "Goal struck off"))
    ]
    assert sum(figure(report, "Attacks").amounts) == len(rolled)
    assert all(abs(turn.after - turn.before) >= 0.04 for turn in report.turning_points)
    assert len({turn.ply for turn in report.turning_points}) == len(report.turning_points)


def test_every_point_has_its_half_leg_or_matchday() -> None:
    def periods(settings: dict[str, str], seed: int) -> list[str]:
        _, _, report = played(settings, seed)
        assert [point.period for point in report.chances[-3:]] == [point.period for point in report.score[-3:]]
        return list(dict.fromkeys(say(point.period) for point in report.score if point.period))

    assert periods(*TIES[0])[:2] == ["1st half", "2nd half"]
    assert [name for name in periods(*TIES[3]) if "injury" not in name] == [
        "Leg 1, 1st half", "Leg 1, 2nd half", "Leg 2, 1st half", "Leg 2, 2nd half",
    ]  # fmt: skip
    assert periods(*SEASONS[1]) == [f"Matchday {day} of 6" for day in range(1, 7)]


@pytest.mark.parametrize(("settings", "seed"), SEASONS, ids=str)
def test_a_season_adds_up(settings: dict[str, str], seed: int) -> None:
    _, final, report = played(settings, seed)
    season = league.of_season(final)
    lines = [league.line(club, season) for club in range(len(final.club_seats))]
    assert figure(report, "Points").amounts == tuple(float(line.points) for line in lines) == report.score[-1].values
    assert figure(report, "Goals for").amounts == tuple(float(line.scored) for line in lines)
    results = [(row["home"], row["visitor"], row["scores"][1], row["scores"][0]) for row in report.drives]
    assert results == [tuple(match)[1:] for match in league.played(final)]
    assert len(report.sides) == len(final.club_seats)
    assert [side.seat for side in report.sides] == [seat if seat >= 0 else None for seat in final.club_seats]
    assert say(report.headline).endswith(("champions", "title"))
    assert all(abs(sum(point.values) - 1) < 0.01 for point in report.chances)


def test_the_chance_to_be_ahead() -> None:
    assert win_share(0, 0, 0, 300, 300) == 0.5
    assert win_share(1, 0, 0, 300, 300) == 1.0
    assert win_share(0, 6, 6, 300, 300) == pytest.approx(0.5)
    assert win_share(0, 1, 0, 1296, 0) == 1.0
    assert win_share(-1, 3, 3, 400, 200) < win_share(0, 3, 3, 400, 200) < win_share(0, 3, 3, 500, 200)
