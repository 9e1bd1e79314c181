"""The final report agrees with the game: score, chances, drives, figures, moments; with two teams and with more."""

from __future__ import annotations

from typing import Any

import pytest

from playcall.contract import Text
from playcall.contract.report import Chapter, Report, report_of, tell
from playcall.games.gridiron_fantasy import GAME, events
from playcall.games.gridiron_fantasy.drive_chart import Drives
from playcall.games.gridiron_fantasy.names import short
from playcall.games.gridiron_fantasy.table import Table
from playcall.games.gridiron_fantasy.tally import Tally
from playcall.kernel import Event, Record, replay
from playcall.lab.match import play_game
from tests.games.gridiron_fantasy.story import number, say

SHORT = {"length": "short", "team_cards": "3", "listed": "on"}
FOUR = {f"deck{seat + 1}": letter for seat, letter in enumerate("ACAG")}
FORMS = {
    "single": SHORT,
    "full": {"length": "full", "listed": "on"},
    "shared": {**SHORT, **FOUR, "form": "shared", "players": "4"},
    "tag": {"team_cards": "3", "listed": "on", **FOUR, "form": "tag", "players": "4"},
}
BRACKET = {**SHORT, **FOUR, "form": "bracket", "players": "4"}


def said(sent: dict[str, Any]) -> str:
    """A message that was sent as plain data."""
    return say(_read(sent))


def _read(sent: Any) -> Any:
    if isinstance(sent, dict):
        return Text(sent["id"], {name: _read(value) for name, value in sent.get("args", {}).items()})
    return tuple(map(_read, sent)) if isinstance(sent, list | tuple) else sent


def told(settings: dict[str, str], seed: int, bot: str = "random") -> tuple[Record, Table, Report, list[Event]]:
    options = GAME.parse_options(settings)
    record = play_game(GAME, options, seed, [bot])
    final = replay(record, GAME)
    assert isinstance(final, Table)
    return record, final, report_of(GAME, record), [e for chapter in tell(GAME, record) for e in chapter.events]


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("seed", [4, 7])
def test_the_report_adds_up(form: str, seed: int) -> None:
    record, final, report, story = told(FORMS[form], seed)
    figures = {say(line.label): line for line in report.boxscore}
    assert [side.name for side in report.sides] == [short(name) for name in final.names]
    assert figures["Points"].amounts == report.score[-1].values == tuple(map(float, final.scores))
    flags = [event for event in story if isinstance(event, events.FlagDecided) and event.accepted]
    assert sum(figures["Penalties"].amounts) == len(flags)
    assert sum(figures["Drives"].amounts) == sum(isinstance(event, events.DriveBegins) for event in story)
    assert say(report.moments[-1].text).startswith("The game is over")
    assert report.score[0].ply == 0
    assert report.score[-1].ply == len(record.actions)
    assert [point.ply for point in report.score] == sorted(point.ply for point in report.score)
    kicks = sum(isinstance(event, events.KickBegins) for event in story)
    assert len(report.score) > kicks + sum(figures["Plays"].amounts)


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("seed", [4, 7])
def test_every_drive_is_a_row_of_the_chart(form: str, seed: int) -> None:
    _, final, report, story = told(FORMS[form], seed)
    rows = [row for row in report.drives if row["number"]]
    begun = [event for event in story if isinstance(event, events.DriveBegins)]
    assert [final.names[row["side"]] for row in rows] == [event.team for event in begun]
    assert [row["number"] for row in rows] == [event.drive for event in begun]
    over = [event.how for event in story if isinstance(event, events.DriveOver) and event.how != "return touchdown"]
    assert [row["how"] for row in rows[: len(over)]] == over
    assert (
        sum(row["points"] + row["against"] for row in rows)
        <= sum(final.scores)
        <= sum(row["points"] + row["against"] for row in report.drives)
    )
    numbers = [play["number"] for row in rows for play in row["plays"]]
    assert numbers == sorted(numbers)
    for row in rows:
        assert [row["plays"][0]["number"], row["plays"][-1]["number"]] == [row["first"], row["last"]]
        assert row["count"] <= len(row["plays"])
        assert all(said(play["title"]) and said(play["text"]) for play in row["plays"])
        assert row["how"] != "touchdown" or row["points"] >= 6


@pytest.mark.parametrize("form", ["single", "full", "shared"])
def test_chances_belong_to_teams_and_end_with_the_result(form: str) -> None:
    _, final, report, _ = told(FORMS[form], 4)
    assert len(report.chances) == len(report.score)
    assert all(abs(sum(point.values) - 1) < 1e-3 for point in report.chances)
    result = final.result
    assert result is not None
    assert report.chances[0].values == (0.5, 0.5)
    expected = (0.5, 0.5) if result.winner is None else tuple(float(result.won(final.chief(team))) for team in (0, 1))
    assert report.chances[-1].values == expected
    swings = [abs(turn.after - turn.before) for turn in report.turning_points]
    assert swings == sorted(swings, reverse=True)
    assert all(turn.title and turn.text for turn in report.turning_points)


def test_halves_and_overtime_are_periods_of_their_own() -> None:
    _, _, report, story = told(FORMS["full"], 4)
    periods = list(dict.fromkeys(say(point.label).split(",")[0] for point in report.score))
    expected = ["Kickoff", "1st half", "2nd half"]
    assert periods == expected + ["Overtime"] * any(isinstance(event, events.OvertimeBegins) for event in story)


@pytest.mark.parametrize("settings", [BRACKET, {**BRACKET, "play_guard": "20", "overtime_drives": "1"}])
def test_a_bracket_is_told_game_by_game(settings: dict[str, str]) -> None:
    _, final, report, story = told(settings, 4)
    over = [event for event in story if isinstance(event, events.FixtureOver)]
    assert len(report.drives) == len(over) == 4
    for row, event in zip(report.drives, over, strict=True):
        visitor, home = (final.names[row[place]] for place in ("visitor", "home"))
        assert {visitor, home} == {event.winner, event.loser}
        best = visitor if row["scores"][0] > row["scores"][1] else home
        assert event.by_coin or best == event.winner
        assert said(row["stage"]).endswith("by a coin flip") == row["by_coin"] == event.by_coin
    assert report.score[-1].values == tuple(map(float, [final.standing[::2].count(team) for team in range(4)]))
    assert short(over[-1].winner) in say(report.headline)
    figures = {say(line.label): line for line in report.boxscore}
    assert figures["Points"].amounts == tuple(
        float(
            sum(
                row["scores"][int(row["home"] == team)]
                for row in report.drives
                if team in (row["home"], row["visitor"])
            )
        )
        for team in range(4)
    )


# Single events ------------------------------------------------------------------------------------------------------

NAMES = ["One", "Two"]
RUN = (number("OP-01", 0), number("DP-01", 1))


def drives_of(*story: Event) -> list[dict[str, Any]]:
    drives = Drives()
    for ply, event in enumerate(story):
        drives.hear(event, ply, NAMES)
    drives.close("")
    return list(drives.chart())


def figures_of(*story: Event) -> dict[str, tuple[str, ...]]:
    tally = Tally(2, GAME.prints)
    for event in story:
        tally.hear(event, NAMES)
    return {say(line.label): tuple(map(say, line.values)) for line in tally.figures()}


def begin(los: int = 20) -> tuple[Event, Event]:
    return events.DriveBegins("One", 1, 4, los), events.DownMarked("One", 1, 10, los, True)


def play(yards: int, los: int) -> tuple[Event, Event]:
    return events.PlaysRevealed("One", "Two", *RUN), events.YardsAdded("One", yards, 0, yards, los + yards)


def test_a_drive_goes_from_its_start_to_where_it_ends() -> None:
    down = events.DownMarked("One", 2, 4, 26, False)
    punt = events.KickBegins("One", "Two", "punt", 26)
    (row,) = drives_of(*begin(), *play(6, 20), down, punt, events.DriveOver("One", "punt"))
    assert (said(row["start"]), row["count"], row["yards"], row["how"]) == ("own 20", 1, 6, "punt")
    assert (said(row["end"]), said(row["short"])) == ("punt", "punt")
    assert [said(play["where"]) for play in row["plays"]] == ["1st and 10 at their own 20", "2nd and 4 at their own 26"]


def test_a_faked_kick_is_one_snap_and_counts_as_a_play() -> None:
    punt = events.KickBegins("One", "Two", "punt", 20)
    (row,) = drives_of(*begin(), punt, *play(6, 20), events.DownMarked("One", 2, 4, 26, False))
    assert (len(row["plays"]), row["count"], row["yards"]) == (1, 1, 6)


def test_a_touchdown_on_a_return_is_a_row_of_its_own() -> None:
    punt = events.KickBegins("One", "Two", "punt", 20)
    scored = events.Scored("Two", "return touchdown", 6, ("One", "Two"), (0, 6))
    tried = events.Declared("Two", "extra point"), events.Scored("Two", "extra point", 1, ("One", "Two"), (0, 7))
    drive, back = drives_of(*begin(), punt, scored, *tried, events.DriveOver("Two", "punt"))
    if drive["number"] == 0:
        drive, back = back, drive
    assert (back["side"], back["points"], said(back["short"])) == (1, 7, "RET")
    assert (drive["side"], drive["points"], drive["against"]) == (0, 0, 7)


def test_yards_of_a_play_that_was_flagged_or_lost_the_ball_do_not_count() -> None:
    flag = events.FlagDecided("Two", "One", True, 5, 15)
    again = events.DownMarked("One", 1, 15, 15, True)
    figures = figures_of(*begin(), *play(30, 20), flag, again, *play(3, 15), events.Turnover("Two", "fumble", 85))
    assert (figures["Yards"], figures["Plays"], figures["Fumbles"]) == (("0", "0"), ("2", "0"), ("1", "0"))
    assert figures["First downs"] == ("0", "0")
    assert figures["Penalty yards"] == ("5", "0")


def test_yards_end_at_the_goal_line_and_a_try_is_no_play() -> None:
    touchdown = events.Scored("One", "touchdown", 6, ("One", "Two"), (6, 0))
    tried = events.Declared("One", "two points")
    good = events.Scored("One", "two points", 2, ("One", "Two"), (8, 0))
    figures = figures_of(*begin(90), *play(40, 90), touchdown, tried, *play(2, 98), good)
    assert (figures["Yards"], figures["Plays"], figures["Tries"]) == (("10", "0"), ("1", "0"), ("1 of 1", "0 of 0"))


def test_a_chapter_without_a_snap_leaves_the_score_alone() -> None:
    state = GAME.start(GAME.parse_options(SHORT), 1)
    report = GAME.report([Chapter(0, state, [])])
    assert len(report.score) == len(report.chances) == 1
