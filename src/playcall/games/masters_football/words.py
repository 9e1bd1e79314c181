"""Masters of Football in English: play-by-play, prompts, options, the table and the result."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playcall.booklet.endings import ending
from playcall.games.masters_football import chronicle, glances, labels, prompts, screens, stresses, unfolding
from playcall.games.masters_football.table import Table
from playcall.kernel import Event, Explanation, Glance, Result, State, Stress, Words

if TYPE_CHECKING:
    from playcall.games.masters_football import MastersOfFootball


class MastersWords(Words):
    """Everything the game says. It keeps nothing: sentences come from an event or a position alone."""

    def __init__(self, game: MastersOfFootball) -> None:
        self.game = game

    def line(self, event: Event, seat: int | None) -> str | None:
        return chronicle.tell(event, seat)

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
        if result.winner is None:
            return ending(result, "A draw" if result.by == "draw" else "The title is shared", by="")
        by, _, npt = result.by.partition(" for ")
        return ending(result, "", "A Non-Person Team" if npt else "", by)

    def glance(self, state: State, seat: int, action: int) -> Glance:
        return glances.glance(_table(state), seat, action)

    def unfold(self, state: State, seat: int, action: int) -> Explanation:
        return unfolding.unfold(_table(state), seat, action)

    def stress(self, state: State, event: Event) -> Stress:
        return stresses.stress(_table(state), event)

    def rules_now(self, state: State) -> tuple[str, ...]:
        return stresses.rules_now(_table(state))


def _table(state: State) -> Table:
    assert isinstance(state, Table)
    return state
