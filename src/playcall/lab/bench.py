"""The benchmark suite: how fast each game is played, copied, imagined, viewed and saved on this machine."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from statistics import median
from time import perf_counter

import msgspec
from msgspec.structs import replace

from playcall.bots.levels import plan_of
from playcall.bots.search.ismcts import Search
from playcall.contract import Game
from playcall.games import all_games, load
from playcall.kernel import Chance, Observation, State, imagine, view
from playcall.lab.match import play_game

_ROUNDS = 5
_POSITIONS = 12
SEARCHED = 32
"""Simulations of each search that is measured."""

Round = Callable[[float], float]
"""Measures for about that many seconds and gives a rate."""


class Benchmark(msgspec.Struct, frozen=True):
    """One figure."""

    name: str
    value: float
    unit: str


class _Measure:
    """One thing to measure, and what its rounds have given so far."""

    def __init__(self, name: str, unit: str, run: Round) -> None:
        self.name = name
        self.unit = unit
        self.run = run
        self.rates: list[float] = []

    def benchmark(self) -> Benchmark:
        value = median(self.rates)
        return Benchmark(self.name, round(value, 3 if value < 100 else 0), self.unit)


def bench(
    game_id: str | None = None, seconds: float = 2.0, progress: Callable[[int, int], None] | None = None
) -> list[Benchmark]:
    """Median rates over several rounds, interleaved, so that a noisy moment hits all benchmarks alike.

    `progress` hears how many measurements of how many are done.
    """
    games = [load(game_id)] if game_id else all_games()
    measures = [measure for game in games for measure in _measures(game)]
    due = [measure for _ in range(_ROUNDS) for measure in measures]
    for done, measure in enumerate(due, 1):
        measure.rates.append(measure.run(seconds / _ROUNDS))
        if progress is not None:
            progress(done, len(due))
    return [measure.benchmark() for measure in measures]


def _measures(game: Game) -> list[_Measure]:
    positions = middles(game, _POSITIONS)
    chance = Chance.of(1)
    each = partial(_per_position, positions)
    return [
        _Measure(f"{game.id} random playouts", "decisions/s", _Playouts(game)),
        _Measure(f"{game.id} starter playouts", "decisions/s", partial(_starter_playouts, game)),
        _Measure(f"{game.id} clones", "positions/s", each(lambda s: s.clone())),
        _Measure(f"{game.id} imagined positions", "positions/s", each(lambda s: imagine(s, s.to_move(), chance))),
        _Measure(f"{game.id} views", "views/s", each(lambda s: view(s, s.to_move()))),
        _Measure(f"{game.id} saved and restored", "positions/s", each(_round_trip)),
        _Measure(f"{game.id} search", "simulations/s", _Simulations(game)),
        _Measure(f"{game.id} speed with events", "of the speed without", partial(_events_ratio, game)),
    ]


def middles(game: Game, count: int) -> list[State]:
    """Positions from the middle of random games, one each."""
    positions = []
    for seed in range(count):
        length = play_random(game.start(seed=seed), Random(seed))
        state = game.start(seed=seed)
        play_random(state, Random(seed), length // 2)
        positions.append(state)
    return positions


def play_random(state: State, random: Random, at_most: int | None = None) -> int:
    """Choose uniformly at random until the end, or at most that many times; returns the number of decisions."""
    number, decisions = random.random, 0
    while decisions != at_most and (seat := state.to_move()) >= 0:
        legal = state.legal(seat)
        state.apply(seat, legal[int(number() * len(legal))])
        decisions += 1
    return decisions


class _Playouts:
    """Whole random games, one after the other; each round continues where the last one stopped."""

    def __init__(self, game: Game, listen: bool = False) -> None:
        self.game = game
        self.listen = listen
        self.seed = 0

    def __call__(self, seconds: float) -> float:
        decisions, began = 0, perf_counter()
        while (spent := perf_counter() - began) < seconds or not decisions:
            self.seed += 1
            state = self.game.start(seed=self.seed)
            if self.listen:
                state.listen()
            decisions += play_random(state, Random(self.seed))
        return decisions / spent


def _starter_playouts(game: Game, seconds: float) -> float:
    decisions, seed, began = 0, 0, perf_counter()
    while (spent := perf_counter() - began) < seconds or not decisions:
        seed += 1
        decisions += len(play_game(game, game.options(), seed, ["starter"]).actions)
    return decisions / spent


class _Simulations:
    """The search of a Pro from one fixed position in the middle of a game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.plan = replace(plan_of("pro", game.package), simulations=SEARCHED)
        self.state = self._worth_a_search()
        self.seed = 0

    def _worth_a_search(self) -> State:
        """A position that the Pro searches, where one comes up in the middle of some games."""
        for seed in range(1, 40):
            state = middle_of_play(self.game, seed)
            search = Search(self.game, self.plan, Chance.of(seed))
            search.look(Observation(state, state.to_move()))
            if search.simulations:
                break
        return state

    def __call__(self, seconds: float) -> float:
        simulations, began = 0, perf_counter()
        seen = Observation(self.state, self.state.to_move())
        while (spent := perf_counter() - began) < seconds or not simulations:
            self.seed += 1
            search = Search(self.game, self.plan, Chance.of(self.seed))
            search.look(seen)
            simulations += search.simulations
            if not search.simulations:
                return 0.0
        return simulations / spent


def middle_of_play(game: Game, seed: int = 1) -> State:
    """From the middle of a game between Starters, the first position with a choice that can be judged."""
    record = play_game(game, game.options(), seed, ["starter"])
    state = game.start(seed=seed)
    reached = state.clone()
    can_tell = type(game).win_chance is not Game.win_chance
    for ply, (seat, token) in enumerate(record.actions):
        asked = state.to_move()
        if len(state.legal(asked)) > 1 and not (can_tell and game.win_chance(state, asked) is None):
            reached = state.clone()
            if ply >= len(record.actions) // 2:
                break
        state.act(seat, token)
    return reached


def _events_ratio(game: Game, seconds: float) -> float:
    """Games with and without a listener in turn, so that both meet the machine in the same mood."""
    silent, heard = _Playouts(game), _Playouts(game, listen=True)
    pairs = [(silent(seconds / 8), heard(seconds / 8)) for _ in range(4)]
    return median(with_events / without for without, with_events in pairs)


def _per_position(positions: Sequence[State], operation: Callable[[State], object]) -> Round:
    return lambda seconds: median(_rate(operation, state, seconds / len(positions)) for state in positions)


def _rate(operation: Callable[[State], object], state: State, seconds: float) -> float:
    times, began = 0, perf_counter()
    while (spent := perf_counter() - began) < seconds or not times:
        for _ in range(10):
            operation(state)
        times += 10
    return times / spent


def _round_trip(state: State) -> State:
    return state.game.restore(msgspec.json.decode(msgspec.json.encode(state.to_json())))
