"""Gridiron Fantasy Football in English: play-by-play, prompts, options, the table and the result."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playcall.games.gridiron_fantasy import events as e
from playcall.games.gridiron_fantasy import labels, picture, playbyplay, prompts, unfolding
from playcall.games.gridiron_fantasy.names import Names
from playcall.games.gridiron_fantasy.table import Table
from playcall.kernel import Event, Explanation, Glance, Result, State, Stress, Words

if TYPE_CHECKING:
    from playcall.games.gridiron_fantasy import GridironFantasy

MOMENTS = (e.Scored, e.Turnover, e.GameOver, e.OvertimeBegins, e.FixtureOver)
HEADINGS = (
    e.DriveBegins,
    e.DownMarked,
    e.KickBegins,
    e.HalftimeBegins,
    e.PlaysRevealed,
    e.FixtureBegins,
    e.FlagDecided,
)
SUMS = (e.TotalsCounted, e.ObjectiveFixed, e.YardsAdded, e.QuickRevealed, e.BallPlaced, e.RisksCompared)


class FantasyWords(Words):
    """Everything the game says. It keeps nothing: sentences come from an event or a position alone."""

    def __init__(self, game: GridironFantasy) -> None:
        self.names = Names(game)

    def line(self, event: Event, seat: int | None) -> str | None:
        return playbyplay.tell(event, self.names, seat)

    def prompt(self, state: State, seat: int) -> str:
        return prompts.prompt(_table(state), seat)

    def label(self, state: State, seat: int, action: int) -> str:
        return labels.label(_table(state), seat, action)

    def explain(self, state: State, seat: int, action: int) -> str:
        return labels.explain(_table(state), seat, action)

    def table(self, state: State, seat: int | None, width: int) -> str:
        return picture.screen(_table(state), seat, width)

    def headline(self, state: State) -> str:
        return picture.headline(_table(state)).strip()

    def result(self, result: Result) -> str:
        winner = "A draw" if result.winner is None else f"Player {result.winner + 1} wins"
        score = " – ".join(map(str, sorted(result.scores, reverse=True)))
        return f"{winner}, {score}: {result.by} ({result.rule})."

    def glance(self, state: State, seat: int, action: int) -> Glance:
        return labels.glance(_table(state), seat, action)

    def unfold(self, state: State, seat: int, action: int) -> Explanation:
        return unfolding.unfold(_table(state), seat, action)

    def stress(self, state: State, event: Event) -> Stress:
        weight = 2 if isinstance(event, MOMENTS) else 1 if isinstance(event, HEADINGS) else 0
        name = getattr(event, "team", "")
        names = _table(state).names
        side = names.index(name) if name in names else None
        return Stress(weight, side, isinstance(event, SUMS))


def _table(state: State) -> Table:
    assert isinstance(state, Table)
    return state
