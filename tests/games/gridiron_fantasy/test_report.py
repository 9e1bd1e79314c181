"""The final report agrees with the game: points, Plays, penalties, moments; with two teams and with more."""

from __future__ import annotations

import pytest

from playcall.booklet.report import report_of, tell
from playcall.games.gridiron_fantasy import GAME, events
from playcall.games.gridiron_fantasy.table import Table
from playcall.kernel import replay
from playcall.lab.match import play_game

SHORT = {"length": "short", "team_cards": "3", "listed": "on"}
FOUR = {f"deck{seat + 1}": letter for seat, letter in enumerate("ACAG")}


@pytest.mark.parametrize(
    "settings",
    [SHORT, {**SHORT, **FOUR, "form": "shared", "players": "4"}, {**SHORT, **FOUR, "form": "bracket", "players": "4"}],
    ids=["single", "shared", "bracket"],
)
def test_the_report_adds_up(settings: dict[str, str]) -> None:
    options = GAME.parse_options(settings)
    record = play_game(GAME, options, 4, ["random"] * options.players)
    final = replay(record, GAME)
    assert isinstance(final, Table)
    report = report_of(GAME, record)
    told = [event for chapter in tell(GAME, record) for event in chapter.events]
    figures = {line.label: line for line in report.boxscore}
    assert [side.name for side in report.sides] == final.names
    scored = [sum(e.points for e in told if isinstance(e, events.Scored) and e.team == name) for name in final.names]
    assert figures["Points"].amounts == report.score[-1].values == tuple(map(float, scored))
    assert sum(figures["Plays"].amounts) == sum(isinstance(event, events.PlaysRevealed) for event in told)
    assert sum(figures["Runs"].amounts) + sum(figures["Passes"].amounts) == sum(figures["Plays"].amounts)
    flags = [event for event in told if isinstance(event, events.FlagDecided) and event.accepted]
    assert sum(figures["Penalty yards"].amounts) == sum(event.yards for event in flags)
    assert report.moments[-1].text.startswith("The game is over")
    assert any(name in report.headline for name in final.names)
