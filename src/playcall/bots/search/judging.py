"""Judging positions: the chance of every seat to win, with a little for the margin, and what the coach would do."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, tanh

from playcall.bots.search.plan import Plan
from playcall.contract import Game
from playcall.contract.winning import curve_of, ended, outlook_of, shares, teams_at, with_more
from playcall.kernel import State

TEN = 10.0
POINT = 0.02
"""What a point is worth to the coach where nobody can tell the chance to win."""


class Judge:
    """The eyes of a search: a game's coach and its outlook."""

    def __init__(self, game: Game, plan: Plan) -> None:
        self.game = game
        self.coach = game.coach
        self.plan = plan
        self.curve = curve_of(game.package)
        self.blind = type(game).outlook is Game.outlook and type(game).win_chance is Game.win_chance
        """Whether only the end of a game tells who has won."""

    def values(self, state: State) -> list[float] | None:
        """What a position is worth to each seat, about 0 to 1; None where nobody can tell."""
        if state.result is not None:
            teams = teams_at(state, len(state.result.scores))
            return self._with_leads(ended(state.result, teams), state.result.scores, teams)
        outlook = outlook_of(self.game, state)
        if outlook is None:
            return self._each_alone(state)
        return self._with_leads(shares(outlook, self.curve), outlook.expected, outlook.teams)

    def favourite(self, state: State, seat: int) -> int:
        return self.coach.favourite(state, seat)

    def worths(self, worlds: Sequence[State], seat: int) -> dict[int, float]:
        """What the coach thinks of each option, over some imagined positions."""
        total: dict[int, float] = {}
        for world in worlds:
            for action, worth in self.coach.worths(world, seat).items():
                total[action] = total.get(action, 0.0) + worth / len(worlds)
        return total

    def priors(self, world: State, seat: int, worths: dict[int, float]) -> dict[int, float]:
        """What the coach's opinion of each option means for the chance to win, the favourite having 0."""
        best = max(worths.values())
        outlook = outlook_of(self.game, world)

        def after(more: float) -> float:
            if outlook is not None:
                return shares(with_more(outlook, seat, more), self.curve)[seat]
            chance = self.game.win_chance(world, seat, more)
            return POINT * more if chance is None else chance

        return {action: after(worth - best) - after(0.0) for action, worth in worths.items()}

    def likings(self, worths: dict[int, float]) -> dict[int, float]:
        """The coach's opinion as shares that add up to 1."""
        best = max(worths.values())
        weights = {action: exp(max(-30.0, (worth - best) / self.plan.warmth)) for action, worth in worths.items()}
        total = sum(weights.values())
        return {action: weight / total for action, weight in weights.items()}

    def _with_leads(self, chances: list[float], scores: Sequence[float], teams: Sequence[int]) -> list[float]:
        """Chances with a little for the margin over the best of the other teams."""
        if not self.plan.margin:
            return chances
        of_teams = dict(zip(teams or range(len(scores)), scores, strict=True))
        if len(of_teams) < 2:
            return chances
        second, best = sorted(of_teams.values())[-2:]
        leads = [score - (second if score == best else best) for score in scores]
        return [chance + self.plan.margin * tanh(lead / TEN) for chance, lead in zip(chances, leads, strict=True)]

    def _each_alone(self, state: State) -> list[float] | None:
        """Where only some seats have something at stake, such as a match of a tournament."""
        seats = range(self.game.seat_count(state.options_used()))
        own = [self.game.win_chance(state, seat) for seat in seats]
        return None if all(chance is None for chance in own) else [0.5 if c is None else c for c in own]
