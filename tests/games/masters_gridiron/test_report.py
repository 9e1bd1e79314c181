"""The final report agrees with the game: scores, attempts, chances and turning points."""

from __future__ import annotations

import pytest

from playcall.contract.report import Figure, Report, report_of
from playcall.games.masters_gridiron import GAME
from playcall.games.masters_gridiron.faces.inks import inks
from playcall.games.masters_gridiron.table import POINTS, Table
from playcall.kernel import replay
from playcall.lab.match import play_game
from tests.games.masters_gridiron.story import say

SETTINGS: list[dict[str, str]] = [
    {},
    {"stock_form": "basic"},
    {"deck2": "long-weekend", "spread": "on"},
    {"deck1": "FER", "deck2": "FER"},
]
GAMES = [(settings, seed) for settings in SETTINGS for seed in range(4)]


def played(settings: dict[str, str], seed: int) -> tuple[Table, Report]:
    record = play_game(GAME, GAME.parse_options(settings), seed, ["starter", "random"])
    final = replay(record, GAME)
    assert isinstance(final, Table)
    return final, report_of(GAME, record)


def figure(report: Report, label: str) -> Figure:
    return next(line for line in report.boxscore if say(line.label) == label)


@pytest.mark.parametrize(("settings", "seed"), GAMES, ids=str)
def test_the_report_adds_up(settings: dict[str, str], seed: int) -> None:
    final, report = played(settings, seed)
    assert figure(report, "Points").values == tuple(map(str, final.scores))
    parts = [figure(report, label).amounts for label in ("On offense", "On defense")]
    parts += [figure(report, "In overtime").amounts] if final.period else []
    assert [sum(each) for each in zip(*parts, strict=True)] == final.scores
    assert figure(report, "Touchdowns").amounts == tuple(
        float(sum(line.count(t) for t in "TCM")) for line in final.outcomes
    )
    assert figure(report, "Field goals").amounts == tuple(float(line.count("F")) for line in final.outcomes)
    assert report.score[-1].values == tuple(map(float, final.scores))
    assert all(abs(sum(point.values) - 1) < 1e-6 for point in report.chances)


@pytest.mark.parametrize(("settings", "seed"), GAMES, ids=str)
def test_every_turn_is_a_row_with_its_points(settings: dict[str, str], seed: int) -> None:
    final, report = played(settings, seed)
    assert [row["first"] for row in report.drives] == list(range(1, final.turn + 1))
    assert len(report.score) == len(report.chances) == final.turn + 1
    assert [point.ply for point in report.score] == sorted(point.ply for point in report.score)
    for seat in (0, 1):
        rows = [row["points"] for row in report.drives if row["side"] == seat]
        assert rows == [POINTS[letter] for letter in final.outcomes[seat]]
    assert all(row["short"] and row["plays"][0]["title"] for row in report.drives)


def test_a_punt_that_ends_the_game_compares_nothing() -> None:
    lasts = [report.last for _, report in (played(*game) for game in GAMES) if report.last]
    punts = [last for last in lasts if say(last.title) == "Punt"]
    assert punts
    assert all(last.cards for last in punts)
    assert not any(last.numbers for last in punts)
    assert any(last.numbers for last in lasts)


@pytest.mark.parametrize("seed", range(4))
def test_the_end_is_certain_and_turning_points_are_the_largest_swings(seed: int) -> None:
    final, report = played({}, seed)
    assert report.chances[-1].values == tuple(float(score == max(final.scores)) for score in final.scores)
    swings = [abs(turn.after - turn.before) for turn in report.turning_points]
    assert swings == sorted(swings, reverse=True)
    assert swings
    assert all(turn.title and turn.text for turn in report.turning_points)
    assert final.names[0] in say(report.summary)


def test_sides_wear_the_colours_of_their_teams_and_decks_colours_of_their_own() -> None:
    _, report = played({"deck1": "EAS", "deck2": "night-shift"}, 2)
    assert (report.sides[0].mark, report.sides[0].colour) == ("EAS", inks()["EAS"].glow)
    assert report.sides[1].mark == "NS"
    _, twins = played({"deck1": "FER", "deck2": "FER"}, 2)
    assert twins.sides[0].colour != twins.sides[1].colour


def test_the_summary_says_what_the_spread_made_of_it() -> None:
    final, report = played({"deck1": "EAS", "deck2": "ASH", "spread": "on"}, 3)
    assert "favored by 3½" in say(report.summary)
    assert final.result is not None


def test_every_point_has_its_period() -> None:
    for settings, seed in GAMES:
        final, report = played(settings, seed)
        named = dict.fromkeys(say(point.period) for point in report.score[1:])
        assert list(named) == ["Regulation", *(f"Overtime {number}" for number in range(1, final.period + 1))]
