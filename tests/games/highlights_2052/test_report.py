"""The final report agrees with the game: scores, yards, drives, chances and turning points."""

from __future__ import annotations

from typing import Any

import pytest

from playcall.contract import Text
from playcall.contract.course import course
from playcall.contract.report import Chapter, Figure, Point, Report, TurningPoint, plain_report, report_of, tell
from playcall.games.highlights_2052 import GAME, events
from playcall.games.highlights_2052.report import MatchReport, headline, summary
from playcall.games.highlights_2052.table import Table
from playcall.kernel import Event, Record, replay
from playcall.lab.match import play_game
from tests.games.highlights_2052.story import Scene, say
from tests.kernel.toy import TOY

SETTINGS: list[dict[str, str]] = [{}, {"two_point": "on", "setup": "draft"}, {"mode": "solo"}, {"injuries": "on"}]
GAMES = [(settings, seed) for settings in SETTINGS for seed in range(4)]

OVERTIME = 40
"""Bots that choose at random: level after two halves, then a touchdown."""


def played(settings: dict[str, str], seed: int) -> tuple[Record, Table, Report]:
    record = play_game(GAME, GAME.parse_options(settings), seed, ["starter", "random"])
    final = replay(record, GAME)
    assert isinstance(final, Table)
    return record, final, report_of(GAME, record)


def figure(report: Report, label: str) -> Figure:
    return next(line for line in report.boxscore if say(line.label) == label)


@pytest.mark.parametrize(("settings", "seed"), GAMES, ids=str)
def test_the_report_adds_up(settings: dict[str, str], seed: int) -> None:
    record, final, report = played(settings, seed)
    assert figure(report, "Points").values == tuple(map(str, final.scores))
    halves = [figure(report, label).amounts for label in ("First half", "Second half", "Overtime")[: final.half]]
    assert [sum(parts) for parts in zip(*halves, strict=True)] == final.scores
    assert figure(report, "Touchdowns").amounts == tuple(final.touchdowns)
    assert figure(report, "Field goals").amounts == tuple(final.field_goals)
    kinds = [figure(report, name).values for name in ("Run", "Pass", "Maul")]
    yards = tuple(str(sum(int(say(values[side])) for values in kinds)) for side in (0, 1))
    assert figure(report, "Yards").values == yards
    assert report.score[-1].values == tuple(map(float, final.scores))
    assert report.chances[-1].values[0] == (
        0.5 if final.scores[0] == final.scores[1] else final.scores[0] > final.scores[1]
    )
    assert all(abs(sum(point.values) - 1) < 1e-6 for point in report.chances)
    assert len(report.score) == len(report.chances) == 1 + sum(len(drive["plays"]) for drive in report.drives)
    assert [point.ply for point in report.score] == sorted(point.ply for point in report.score)
    assert report.score[-1].ply <= len(record.actions)


@pytest.mark.parametrize(("settings", "seed"), GAMES, ids=str)
def test_drives_hold_every_play_and_every_point(settings: dict[str, str], seed: int) -> None:
    _, final, report = played(settings, seed)
    plays = sorted((play for drive in report.drives for play in drive["plays"]), key=lambda play: play["number"])
    assert [play["number"] for play in plays] == list(range(1, len(plays) + 1))
    assert len(plays) >= 40
    for side in (0, 1):
        own = [drive for drive in report.drives if drive["side"] == side]
        theirs = [drive for drive in report.drives if drive["side"] != side]
        points = sum(drive["points"] for drive in own) + sum(drive["against"] for drive in theirs)
        assert points == final.scores[side]
        assert figure(report, "Drives").amounts[side] == len(own)
    for drive in report.drives:
        check_drive(drive)


def check_drive(drive: dict[str, Any]) -> None:
    """A drive runs on from play to play, and its end is what its points say."""
    assert (drive["points"] >= 6) == (drive["end"] == "touchdown")
    assert (drive["points"] == 3) == (drive["end"] == "good")
    assert (drive["against"] > 0) <= (drive["end"] == "safety")
    assert all(play["side"] == drive["side"] and play["title"] and play["text"] for play in drive["plays"])
    if drive["plays"]:
        assert drive["start"] == drive["plays"][0]["start"]
        assert drive["first"] == drive["plays"][0]["number"] <= drive["last"]
    for play in drive["plays"]:
        if play["title"]["id"] == "fh-title-gain":
            assert play["ball"] == play["start"] - play["yards"]


def test_what_is_counted_once_by_hand() -> None:
    """An interception run back, a kick, a flag: told by hand, counted by the report."""
    story: list[list[Event]] = [
        [events.HalfBegins(1, 0), events.Threat(0, 0, 1, 45), events.Activated(0, 0, 0, 10, 1, True, 1, 0, False)],
        [events.BallMoved(0, 45, 30, "play"), events.Gain(0, 10, 0, 0, ((7, 5),), 15, 30, False)],
        [events.PlayOver(0, 0, "drive", 1, 30), events.Threat(1, 1, 1, 45)],
        [events.Activated(1, 1, 0, 5, 0, False, 1, 1, False), events.BoxTriggered(0, 0)],
        [events.BoxApplied(0, 0, "interception", 10, ""), events.DriveEnded(1, "interception", 0)],
        [events.BallMoved(0, 30, 20, "return"), events.PlayOver(1, 1, "discard", 1, 45)],
        [events.Threat(0, 0, 2, 20), events.DefensiveAudible(1, 1, 9, 2), events.Flag("offside", 0, True, 5)],
        [events.BallMoved(0, 20, 15, "penalty"), events.KickTried(0, 3, 0, 9, 4, 4, 0, True)],
        [events.Scored(0, "field_goal", 3, "kick", (0, 1), (3, 0)), events.DriveEnded(0, "kick", 1)],
        [events.PlayOver(0, 0, "discard", 2, 45), events.HalfEnds(1, (0, 1), (3, 0))],
    ]
    state = Scene("R C 10", "R {L1} NO_GAIN").s
    match = MatchReport(GAME)
    for ply, told in enumerate(story):
        match.hear(Chapter(ply, state, told))
    report = match.report()
    lines = {say(line.label): tuple(map(say, line.values)) for line in report.boxscore}
    assert lines["Points"] == lines["First half"] == ("3", "0")
    assert lines["Field goals"] == ("1 of 1", "0 of 0")
    assert lines["Mismatches won"] == ("1", "0")
    assert lines["Boxes triggered"] == lines["Turnovers won"] == ("1", "0")
    assert lines["Return yards"] == ("10", "0")
    assert lines["Penalties"] == ("0", "1")
    assert lines["Audibles used"] == ("0 of 3", "1 of 3")
    assert lines["Yards"] == ("15", "0")
    assert lines["Average play"] == ("7.5", "0.0")
    first, second = report.drives
    assert (first["side"], first["end"], drawn(first["short"]), first["points"]) == (0, "good", "FG", 3)
    assert [(play["yards"], play["ball"], drawn(play["title"])) for play in first["plays"]] == [
        (15, 30, "Gain of 15"),
        (0, 15, "Field goal, Tidebreakers"),
    ]
    assert (second["end"], drawn(second["short"]), second["last"]) == ("interception", "INT", 2)
    assert drawn(second["plays"][0]["title"]) == "Interception, Tidebreakers"


def drawn(message: dict[str, Any]) -> str:
    """What a message in a row of the chart says."""
    return say(Text(message["id"], message.get("args", {})))


def test_a_safety_is_the_other_side_s() -> None:
    state = Scene("R C 10", "R {L1} NO_GAIN").s
    match = MatchReport(GAME)
    told: list[Event] = [
        events.HalfBegins(1, 0), events.Threat(0, 0, 1, 45), events.BallMoved(0, 45, 50, "play"),
        events.Scored(1, "safety", 2, "safety", (0, 1), (0, 2)), events.DriveEnded(0, "safety", 0),
        events.BallMoved(1, 5, 0, "safety"), events.Scored(1, "touchdown", 7, "safety", (0, 1), (0, 9)),
        events.DriveEnded(1, "touchdown", 0), events.PlayOver(0, 0, "discard", 1, 45),
    ]  # fmt: skip
    match.hear(Chapter(1, state, told))
    safety, returned = match.report().drives
    assert (safety["against"], safety["points"], safety["end"]) == (2, 0, "safety")
    assert (returned["side"], returned["points"], returned["plays"]) == (1, 7, [])


# Turning points and words -------------------------------------------------------------------------------------------


def test_turning_points_are_the_largest_swings() -> None:
    _, _, report = played({}, 1)
    swings = [abs(turn.after - turn.before) for turn in report.turning_points]
    assert swings == sorted(swings, reverse=True)
    assert 1 <= len(swings) <= 5
    everything = [abs(b.values[0] - a.values[0]) for a, b in zip(report.chances, report.chances[1:], strict=False)]
    assert swings[0] == max(everything)
    for turn in report.turning_points:
        check_turn(report, turn)


def check_turn(report: Report, turn: TurningPoint) -> None:
    assert turn.title
    assert turn.text
    assert turn.side == (0 if turn.after > turn.before else 1)
    assert (turn.ply, turn.after) in [(point.ply, point.values[0]) for point in report.chances]


def test_moments_are_what_banners_show() -> None:
    record, _, report = played({}, 1)
    told = [event for chapter in tell(GAME, record) for event in chapter.events]
    scored = sum(isinstance(event, events.Scored) for event in told)
    assert sum(moment.weight == 2 for moment in report.moments) == len(report.moments) >= scored
    assert say(report.moments[-1].text).startswith("Final score")


def scores(*pairs: tuple[int, int]) -> list[Point]:
    return [Point(ply, "", (float(one), float(other))) for ply, (one, other) in enumerate([(0, 0), *pairs])]


def final(one: int, other: int, half: int = 2) -> Table:
    state = Scene("R C 10", "R {L1} NO_GAIN").s
    state.scores, state.half, state.stack = [one, other], half, []
    return state


@pytest.mark.parametrize(
    ("score", "line"),
    [
        (scores((0, 0), (3, 0), (3, 7), (3, 7), (3, 7), (10, 7)), "A win it on the last play"),
        (scores((0, 3), (0, 3), (7, 3), (7, 3), (7, 3)), "A win it late"),
        (scores((7, 0), (14, 0), (21, 0), (21, 0), (21, 0), (21, 0)), "A run away with it"),
        (scores((0, 3), (7, 3), (7, 3), (7, 3), (7, 3), (7, 3)), "A come back to win"),
        (scores((7, 0), (7, 3), (7, 3), (7, 3), (7, 3), (7, 3)), "A lead all the way"),
        (scores((7, 0), (7, 7)), "A and B share it"),
    ],
)
def test_headlines(score: list[Point], line: str) -> None:
    last = score[-1].values
    assert say(headline(("A", "B"), score, final(int(last[0]), int(last[1])))) == line


def test_overtime_and_giving_up_have_headlines_of_their_own() -> None:
    assert say(headline(("A", "B"), scores((7, 7), (14, 7)), final(14, 7, half=3))) == "A win in overtime"
    going = Scene("R C 10", "R {L1} NO_GAIN", scores=(3, 7)).s
    assert say(headline(("A", "B"), scores((3, 7)), going)) == "Given up at 3 to 7"


def test_the_last_picture_of_an_overtime_has_both_cards() -> None:
    record = play_game(GAME, GAME.parse_options({}), OVERTIME, ["random", "random"])
    meeting = report_of(GAME, record).last
    assert meeting is not None
    revealed = [
        event for chapter in tell(GAME, record) for event in chapter.events if isinstance(event, events.OvertimeCards)
    ][-1]
    cards = (revealed.visitor_card, revealed.home_card)
    assert meeting.cards == tuple((GAME.card_id("play", card),) for card in cards)
    assert meeting.side == 1, "The home team's touchdown, the second play of the pair, decided it."


def test_the_sentence_below_tells_how_it_went() -> None:
    score = scores((0, 3), (7, 3), (7, 10), (14, 10), (14, 10))
    assert course(score, 0).changes == 3
    assert say(summary(("A", "B"), score, (7, 10), final(14, 10))) == (
        "Behind at the half, 7 to 10; the lead changed 3 times, ahead for good from play 4 of 5."
    )


# Competitions and plain games ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("settings", [{"mode": "league", "players": "3"}, {"mode": "tournament", "players": "4"}])
def test_a_competition_is_told_game_by_game(settings: dict[str, str]) -> None:
    _, final, report = played(settings, 2)
    assert final.result is not None
    assert len(report.sides) == int(settings["players"]) == len({side.name for side in report.sides})
    assert say(report.headline) == f"{report.sides[final.result.winner or 0].name} are champions"
    assert len(report.drives) == len(final.fixtures) // 7 == len(report.score)
    won = figure(report, "Won").amounts
    assert sum(won) == len(report.drives) - sum(figure(report, "Tied").amounts) / 2
    assert report.score[-1].values == tuple(map(float, final.result.scores))


def test_a_game_without_a_report_of_its_own_gets_a_plain_one() -> None:
    record = play_game(TOY, TOY.options(), 3, ["random"])
    report = report_of(TOY, record)
    assert report == plain_report(TOY, tell(TOY, record))
    assert [say(side.name) for side in report.sides] == ["Player 1", "Player 2", "Player 3"]
    assert report.score[-1].values == tuple(map(float, record.scores or ()))
