"""The final report agrees with the game: scores, plays, drives, chances and turning points."""

from __future__ import annotations

from typing import Any

import pytest

from playcall.contract import Text
from playcall.contract.report import Figure, Report, report_of, tell
from playcall.games.sport_jockeys import GAME, events
from playcall.games.sport_jockeys.report import Drives, headline
from playcall.games.sport_jockeys.table import Table
from playcall.kernel import Record, replay
from playcall.lab.match import play_game
from tests.games.sport_jockeys.story import Scene, say

SETTINGS: list[dict[str, str]] = [{}, {"unit": "half", "tie_break": "sudden_death"}, {"mode": "quick"}]
GAMES = [(settings, seed) for settings in SETTINGS for seed in range(3)]


def played(settings: dict[str, str], seed: int) -> tuple[Record, Table, Report]:
    record = play_game(GAME, GAME.parse_options(settings), seed, ["random", "random"])
    final = replay(record, GAME)
    assert isinstance(final, Table)
    return record, final, report_of(GAME, record)


def figure(report: Report, label: str) -> Figure:
    return next(line for line in report.boxscore if say(line.label) == label)


@pytest.mark.parametrize(("settings", "seed"), GAMES, ids=str)
def test_the_report_adds_up(settings: dict[str, str], seed: int) -> None:
    record, final, report = played(settings, seed)
    told = [event for chapter in tell(GAME, record) for event in chapter.events]
    assert figure(report, "Points").values == tuple(map(str, final.scores))
    moved = [event for event in told if isinstance(event, events.CubeMoved | events.Spiked)]
    assert len(report.score) == len(report.chances) == len(moved) + 2
    assert report.score[-1].values == tuple(map(float, final.scores))
    assert final.result is not None
    won = 0.5 if final.result.winner is None else float(final.result.winner == 0)
    assert report.chances[-1].values == (won, 1 - won)
    assert all(abs(sum(point.values) - 1) < 1e-3 for point in report.chances)
    assert [point.ply for point in report.score] == sorted(point.ply for point in report.score)
    tallied = [event for event in told if isinstance(event, events.Tallied)]
    assert figure(report, "Play Points").amounts == tuple(
        float(sum(event.totals[seat] for event in tallied)) for seat in (0, 1)
    )
    assert say(figure(report, "Plays won").values[0]).endswith(f"of {len(tallied)}")


@pytest.mark.parametrize(("settings", "seed"), GAMES, ids=str)
def test_drives_hold_every_play_and_every_point(settings: dict[str, str], seed: int) -> None:
    _, final, report = played(settings, seed)
    plays = [play["number"] for drive in report.drives for play in drive["plays"]]
    assert plays == list(range(1, len(plays) + 1))
    for side in (0, 1):
        own = sum(drive["points"] for drive in report.drives if drive["side"] == side)
        given = sum(drive["against"] for drive in report.drives if drive["side"] != side)
        assert own + given == final.scores[side]
    for drive in report.drives:
        assert drive["first"] <= drive["last"]
        assert all(drive["first"] <= play["number"] <= drive["last"] for play in drive["plays"])


def short(drive: dict[str, Any]) -> str:
    return say(Text(drive["short"]["id"], drive["short"]["args"]))


def test_a_theft_ends_one_drive_and_begins_another() -> None:
    drives = Drives()
    drives.hear(events.UnitBegins(1, 4, "quarter", 51), 1)
    drives.hear(events.RoleChosen(0, "receive", 0), 1)
    drives.hear(events.Snapped(0, 5, 4, 1), 4)
    drives.hear(events.Intercepted(1), 6)
    drives.hear(events.PossessionChanged(1, 5, 1, 4), 6)
    drives.hear(events.CubeMoved(1, 1, 4, 0, 5, "won"), 8)
    drives.hear(events.Scored(1, "conversion", 8, (0, 8), 0, True), 8)
    lost, taken = drives.chart()
    assert (lost["side"], short(lost), lost["points"]) == (0, "INT", 0)
    assert (taken["side"], short(taken), taken["points"], taken["first"], taken["last"]) == (1, "TD 8", 8, 1, 1)


def test_turning_points_are_the_largest_swings() -> None:
    _, _, report = played({}, 1)
    swings = [abs(turn.after - turn.before) for turn in report.turning_points]
    assert swings == sorted(swings, reverse=True)
    assert all(turn.title and turn.text for turn in report.turning_points)
    assert {moment.ply for moment in report.moments} <= set(range(len(played({}, 1)[0].actions) + 1))


@pytest.mark.parametrize(
    ("scores", "line"), [((9, 8), "Player 1 wins it on the last play"), ((7, 7), "Nobody wins, 7 to 7")]
)
def test_headlines(scores: tuple[int, int], line: str) -> None:
    over = Scene("C01", "C07", scores=scores, deck=0, period=4, huddle=True).act("end unit")
    points = report_of(GAME, play_game(GAME, GAME.parse_options({"mode": "quick"}), 1, ["random", "random"])).score[:1]
    assert say(headline(points, over.s)) == line
    over.s.result = None
    assert say(headline(points, over.s)) == f"Given up at {scores[0]} to {scores[1]}"
