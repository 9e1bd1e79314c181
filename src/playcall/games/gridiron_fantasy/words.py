"""Gridiron Fantasy Football in English: play-by-play, prompts, options, the table and the result."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playcall.booklet.endings import ending
from playcall.games.gridiron_fantasy import glances, labels, picture, playbyplay, prompts, stresses, unfolding
from playcall.games.gridiron_fantasy.names import Names
from playcall.games.gridiron_fantasy.table import Table
from playcall.kernel import Event, Explanation, Glance, Result, State, Stress, Words

if TYPE_CHECKING:
    from playcall.games.gridiron_fantasy import GridironFantasy


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
        return ending(result, "A draw")

    def glance(self, state: State, seat: int, action: int) -> Glance:
        return glances.glance(_table(state), seat, action)

    def unfold(self, state: State, seat: int, action: int) -> Explanation:
        return unfolding.unfold(_table(state), seat, action)

    def stress(self, state: State, event: Event) -> Stress:
        return stresses.stress(_table(state), event)

    def rules_now(self, state: State) -> tuple[str, ...]:
        return stresses.RULES_NOW.get(state.situation(), ())


def _table(state: State) -> Table:
    assert isinstance(state, Table)
    return state
