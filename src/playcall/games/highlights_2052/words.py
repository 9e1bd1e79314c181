"""Football Highlights 2052 in English: play-by-play, prompts, options, the table and the result."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playcall.booklet.endings import ending
from playcall.games.highlights_2052 import chronicle, glances, labels, prompts, screens, stresses, unfolding
from playcall.games.highlights_2052.names import Names
from playcall.games.highlights_2052.table import Table
from playcall.kernel import Event, Explanation, Glance, Result, State, Stress, Words

if TYPE_CHECKING:
    from playcall.games.highlights_2052 import Highlights


class HighlightsWords(Words):
    """Everything the game says. It keeps nothing: sentences come from an event or a position alone."""

    def __init__(self, game: Highlights) -> None:
        self.names = Names(game)

    def line(self, event: Event, seat: int | None) -> str | None:
        return chronicle.tell(event, self.names, seat)

    def prompt(self, state: State, seat: int) -> str:
        return prompts.prompt(_table(state), seat)

    def label(self, state: State, seat: int, action: int) -> str:
        return labels.label(_table(state), seat, action)

    def explain(self, state: State, seat: int, action: int) -> str:
        return labels.explain(_table(state), seat, action)

    def table(self, state: State, seat: int | None, width: int) -> str:
        return screens.screen(_table(state), seat, width)

    def headline(self, state: State) -> str:
        return screens.headline(_table(state))

    def result(self, result: Result) -> str:
        if result.rule in COMPETITIONS and result.winner is not None:
            title = COMPETITIONS[result.rule]
            return f"Player {result.winner + 1} wins {title} ({result.rule}). {_everybody(result)}"
        return ending(result, "A tie")

    def glance(self, state: State, seat: int, action: int) -> Glance:
        return glances.glance(_table(state), seat, action)

    def unfold(self, state: State, seat: int, action: int) -> Explanation:
        return unfolding.unfold(_table(state), seat, action)

    def stress(self, state: State, event: Event) -> Stress:
        return stresses.stress(_table(state), event)

    def rules_now(self, state: State) -> tuple[str, ...]:
        return stresses.RULES_NOW.get(state.situation(), ())


COMPETITIONS = {"FH-21.2": "the tournament", "FH-22.8": "the playoffs and the league"}


def _everybody(result: Result) -> str:
    what = "Games won" if result.rule == "FH-21.2" else "Season points"
    return f"{what}: {', '.join(f'Player {seat} {points}' for seat, points in enumerate(result.scores, 1))}."


def _table(state: State) -> Table:
    assert isinstance(state, Table)
    return state
