"""Information-set Monte Carlo tree search: play on from imagined positions, and see which option fares best.

Every round imagines one position and tries all options still in question in it, with the same cards and the same
chance to come, so that luck cancels out between them. After each stage the worse half is out. Below the root a tree
chooses for all seats, and below that the coach.
"""

from __future__ import annotations

from hashlib import blake2b
from math import ceil, log2, sqrt
from statistics import stdev
from time import perf_counter

import msgspec

from playcall.bots.erring import misjudged
from playcall.bots.search.judging import Judge
from playcall.bots.search.plan import Plan
from playcall.bots.search.tree import Arm, Node
from playcall.contract import Game
from playcall.kernel import Chance, Observation, State, View, view

MOST_DECISIONS = 400
"""A simulation is judged after this many decisions at the latest."""
LEAST_ROUNDS = 2
"""An option that cannot be tried so often is not looked at."""
PAUSE = 8
"""After this many rounds the options that are clearly worse are out."""
CLEARLY = 3.0
"""Standard errors by which an option is clearly worse than the best."""
LEAST_STAKE = 0.1
"""The share of the simulations that even a decided game is worth."""


Choices = list[tuple[int, int]]
"""Seats with what they choose."""
Memory = dict[bytes, dict[int, Arm]]
"""What a search has found out about decisions that the seat may meet next, by what it would see then."""


class Option:
    """An option of the root, as the search has found it so far."""

    __slots__ = ("action", "found", "node", "prior", "total", "visits")

    def __init__(self, action: int, prior: float) -> None:
        self.action = action
        self.prior = prior
        """What the coach makes of it, on the scale of values."""
        self.total = 0.0
        self.visits = 0
        self.found: dict[int, float] = {}
        """What came of it, by round."""
        self.node = Node()

    def recall(self, arm: Arm, most: float) -> None:
        """Take over what an earlier search has found, up to a number of simulations."""
        if arm.visits:
            self.visits = round(min(most, arm.visits))
            self.total = self.visits * arm.total / arm.visits

    def value(self, trust: float, mean: float) -> float:
        """The mean of its simulations and of the coach's opinion, moved to where the simulations are."""
        return (self.total + trust * (mean + self.prior)) / (self.visits + trust) if self.visits + trust else mean


class Search:
    """One search for one seat."""

    def __init__(self, game: Game, plan: Plan, chance: Chance, memory: Memory | None = None) -> None:
        self.plan = plan
        self.memory = memory or {}
        self.remembered: Memory = {}
        self.chance = chance
        self.judge = Judge(game, plan)
        self.game = game
        self.root = Node()
        """Where others choose together with the seat."""
        self.simulations = 0
        self.rounds = 0

    def look(self, seen: Observation) -> list[Option]:
        """Every option, the best first."""
        began = perf_counter()
        options = self._options(seen)
        left = self._budget(seen)
        alive = self._candidates(options)[: left // LEAST_ROUNDS]
        while len(alive) > 1 and left >= len(alive):
            stages = ceil(log2(len(alive)))
            end = self.rounds + max(1, left // stages // len(alive))
            half = (len(alive) + 1) // 2
            while self.rounds < end and len(alive) > 1:
                if self._late(began):
                    return self._ranked(alive, options)
                self._round(seen, alive)
                left -= len(alive)
                if self.rounds % PAUSE == 0:
                    alive = self._contenders(alive)
            alive = self._ranked(alive, alive)[:half]
        return self._ranked(alive, options)

    def _contenders(self, alive: list[Option]) -> list[Option]:
        """Those that may still prove the best."""
        best, *others = self._ranked(alive, alive)
        mean = self._mean(alive)
        return [best, *(option for option in others if not self._is_clearly_worse(option, best, mean))]

    def _is_clearly_worse(self, option: Option, best: Option, mean: float) -> bool:
        """Compared round by round, since luck hits both alike."""
        leads = [found - option.found[number] for number, found in best.found.items() if number in option.found]
        if len(leads) < PAUSE:
            return False
        trust = self.plan.trust
        error = stdev(leads) * sqrt(len(leads)) / (len(leads) + trust)
        return best.value(trust, mean) - option.value(trust, mean) > CLEARLY * error

    def _candidates(self, options: list[Option]) -> list[Option]:
        return [option for option in options if option.prior >= -self.plan.gap][: self.plan.breadth]

    def _budget(self, seen: Observation) -> int:
        """All simulations in an even game, and where nobody can tell; fewer where little is at stake."""
        world = seen.imagine(self.chance)
        if not self._is_searched(world):
            return 0
        values = None if self.judge.blind else self.judge.values(world)
        if values is None:
            return self.plan.simulations
        chance = min(1.0, max(0.0, values[seen.seat]))
        return round(self.plan.simulations * max(LEAST_STAKE, 4 * chance * (1 - chance)))

    def _is_searched(self, world: State) -> bool:
        focused = not self.plan.focus or world.situation() in self.plan.focus.split()
        return focused and self.judge.coach.may_be_searched(world)

    def _late(self, began: float) -> bool:
        return bool(self.plan.seconds) and perf_counter() - began > self.plan.seconds

    def _options(self, seen: Observation) -> list[Option]:
        """Every option with the coach's opinion of it, its favourite first."""
        world = seen.imagine(self.chance)
        searched, plan = self._is_searched(world), self.plan
        asked = plan.opinions if searched else plan.counsel or plan.opinions
        worlds = [world, *(seen.imagine(self.chance) for _ in range(asked - 1))]
        worths = self.judge.worths(worlds, seen.seat)
        if plan.leanings and not searched:
            worths = self._leaning(worths, self.judge.coach.patience(world, seen.seat))
        worths = worths if searched else misjudged(worths, plan.misjudges, self.chance)
        priors = self.judge.priors(world, seen.seat, worths)
        found = [Option(action, priors[action]) for action in sorted(worths, key=lambda action: -worths[action])]
        known = self.memory.get(fingerprint(seen.view()), {}) if self.memory else {}
        for option in found:
            if option.action in known:
                option.recall(known[option.action], self.plan.trust)
        return found

    def _leaning(self, worths: dict[int, float], share: float) -> dict[int, float]:
        token, leanings = self.game.actions.token, self.plan.leanings
        return {action: worth + share * leanings.get(token(action), 0.0) for action, worth in worths.items()}

    def _ranked(self, alive: list[Option], options: list[Option]) -> list[Option]:
        """The survivors by value, then the others."""
        mean = self._mean(alive)
        ranked = sorted(alive, key=lambda option: -option.value(self.plan.trust, mean))
        return ranked + [option for option in options if option not in ranked]

    def _mean(self, alive: list[Option]) -> float:
        """Where the simulations of a favourite would be."""
        visits = sum(option.visits for option in alive)
        return sum(option.total - option.visits * option.prior for option in alive) / visits if visits else 0.5

    # Simulations --------------------------------------------------------------------------------------------------

    def _round(self, seen: Observation, alive: list[Option]) -> None:
        world = seen.imagine(self.chance)
        legal = world.legal(seen.seat)
        for option in alive:
            if option.action in legal:
                self._simulate(world.clone(), seen.seat, option)
        self.rounds += 1

    def _simulate(self, state: State, seat: int, option: Option) -> None:
        self.simulations += 1
        others = self._others_at_once(state, seat)
        state.apply(seat, option.action)
        _apply(state, others)
        path = [(self.root, others)] if others else []
        node = option.node.child(others) if others else option.node
        for _ in range(self.plan.depth - 1):
            if state.to_move() < 0:
                break
            self._remember(state, seat, node)
            choices = self._step(state, node)
            path.append((node, choices))
            node = node.child(choices)
        values = self._play_on(state)
        option.visits += 1
        option.total += values[seat]
        option.found[self.rounds] = values[seat]
        for passed, choices in path:
            passed.learn(choices, values)

    def _others_at_once(self, state: State, seat: int) -> Choices:
        """What those choose who are asked together with the seat: the same whatever option is tried."""
        if self.plan.depth < 2:
            return []
        asked = [decision.seat for decision in state.pending() if decision.seat != seat]
        return [(other, self.root.choose(self.judge, state, other)) for other in asked]

    def _remember(self, state: State, seat: int, node: Node) -> None:
        """Note a decision of the searching seat under what it will see then, when it is met for the first time."""
        if not node.visits and state.legal(seat):
            node.arms.setdefault(seat, {})
            self.remembered[fingerprint(view(state, seat))] = node.arms[seat]

    def _step(self, state: State, node: Node) -> Choices:
        """All seats that are asked choose, none knowing what the others choose."""
        choices = [(d.seat, node.choose(self.judge, state, d.seat)) for d in state.pending()]
        _apply(state, choices)
        return choices

    def _play_on(self, state: State) -> list[float]:
        """The coach chooses for everybody until the position is quiet and can be judged."""
        judge, horizon = self.judge, self.plan.horizon or MOST_DECISIONS
        decisions = 0
        while (seat := state.to_move()) >= 0:
            if decisions >= horizon and (decisions >= MOST_DECISIONS or self.game.is_quiet(state)):
                values = judge.values(state)
                if values is not None:
                    return values
            if decisions >= 2 * MOST_DECISIONS:
                break
            legal = state.legal(seat)
            state.apply(seat, legal[0] if len(legal) == 1 else judge.favourite(state, seat))
            decisions += 1
        return judge.values(state) or [0.5] * self.game.seat_count(state.options_used())


def _apply(state: State, choices: Choices) -> None:
    """Carry out choices made at the same time; one may have made another impossible."""
    for seat, action in choices:
        if action in state.legal(seat):
            state.apply(seat, action)


def fingerprint(seen: View) -> bytes:
    """What a seat sees, in a form that can be looked up."""
    return blake2b(msgspec.json.encode(seen), digest_size=16).digest()
