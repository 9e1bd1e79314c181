"""Sport Jockeys American Football in English: play-by-play, prompts, options, the table and the result."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playcall.booklet.endings import ending
from playcall.games.sport_jockeys import chronicle, glances, labels, picture, prompts, stresses, unfolding
from playcall.games.sport_jockeys.table import Table
from playcall.kernel import Event, Explanation, Glance, Result, State, Stress, Words

if TYPE_CHECKING:
    from playcall.games.sport_jockeys import SportJockeys


class SportJockeysWords(Words):
    """Everything the game says. It keeps nothing: sentences come from an event or a position alone."""

    def __init__(self, game: SportJockeys) -> None:
        self.cards = game.cards

    def line(self, event: Event, seat: int | None) -> str | None:
        return chronicle.tell(event.seen_by(seat), self.cards, seat)

    def prompt(self, state: State, seat: int) -> str:
        return prompts.prompt(_table(state), seat)

    def label(self, state: State, seat: int, action: int) -> str:
        return labels.label(_table(state), seat, action)

    def explain(self, state: State, seat: int, action: int) -> str:
        return labels.explain(_table(state), seat, action)

    def table(self, state: State, seat: int | None, width: int) -> str:
        return picture.screen(_table(state), seat, width)

    def headline(self, state: State) -> str:
        return picture.headline(_table(state))

    def result(self, result: Result) -> str:
        return ending(result, "A draw", f"Team {(result.winner or 0) + 1}")

    def glance(self, state: State, seat: int, action: int) -> Glance:
        return glances.glance(_table(state), seat, action)

    def unfold(self, state: State, seat: int, action: int) -> Explanation:
        return unfolding.unfold(_table(state), seat, action)

    def stress(self, state: State, event: Event) -> Stress:
        return stresses.stress(event)

    def rules_now(self, state: State) -> tuple[str, ...]:
        return stresses.RULES_NOW.get(state.situation(), ())


def _table(state: State) -> Table:
    assert isinstance(state, Table)
    return state
