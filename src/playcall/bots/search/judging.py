"""Judging positions: the chance of every seat to win, with a little for the margin, and what the coach would do."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, tanh

from playcall.booklet.winning import chances
from playcall.bots.search.plan import Plan
from playcall.kernel import Advice, Game, State

TEN = 10.0


class Judge:
    """The eyes of a search: a game's coach and its outlook."""

    def __init__(self, game: Game, plan: Plan) -> None:
        self.game = game
        self.coach = game.coach
        self.plan = plan
        self.blind = type(game).outlook is Game.outlook and type(game).win_chance is Game.win_chance
        """Whether only the end of a game tells who has won."""

    def values(self, state: State) -> list[float] | None:
        """What a position is worth to each seat, about 0 to 1; None where nobody can tell."""
        found = chances(self.game, state)
        if found is None:
            return self._each_alone(state)
        if not self.plan.margin:
            return found
        return [value + self.plan.margin * lead for value, lead in zip(found, self._leads(state), strict=True)]

    def quiet(self, state: State) -> bool:
        rest = self.plan.rest
        return not rest or state.situation() in rest

    def advice(self, state: State, seat: int) -> list[Advice]:
        return self.coach.advise(state, seat)

    def worths(self, worlds: Sequence[State], seat: int) -> dict[int, float]:
        """What the coach thinks of each option, over some imagined positions."""
        total: dict[int, float] = {}
        for world in worlds:
            for option in self.advice(world, seat):
                total[option.action] = total.get(option.action, 0.0) + option.worth / len(worlds)
        return total

    def shares(self, worths: dict[int, float]) -> dict[int, float]:
        """The coach's opinion as shares that add up to 1."""
        best = max(worths.values())
        weights = {action: exp(max(-30.0, (worth - best) / self.plan.warmth)) for action, worth in worths.items()}
        total = sum(weights.values())
        return {action: weight / total for action, weight in weights.items()}

    def _leads(self, state: State) -> list[float]:
        outlook = self.game.outlook(state) if state.result is None else None
        scores = state.result.scores if state.result is not None else outlook.expected if outlook is not None else ()
        best = sorted(scores)
        if len(best) < 2:
            return [0.0] * len(best)
        return [tanh((score - best[-2 if score == best[-1] else -1]) / TEN) for score in scores]

    def _each_alone(self, state: State) -> list[float] | None:
        """Where only some seats have something at stake, such as a match of a tournament."""
        seats = range(self.game.seat_count(state.options_used()))
        own = [self.game.win_chance(state, seat) for seat in seats]
        return None if all(chance is None for chance in own) else [0.5 if c is None else c for c in own]
