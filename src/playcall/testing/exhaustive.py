"""The exhaustive runner: plays until everything a game is made of has been at work, and lists what never was.

Counted for every game: its modes, each value of each option, every verb of its action space, every step of every
procedure and every answer to one. A game adds its own: cards, effects (`Game.all_features`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from dataclasses import fields
from functools import wraps
from typing import Any

import msgspec

from playcall.contract import Game
from playcall.kernel import BadOption, Chance, Event, State, imagine
from playcall.kernel.options import write
from playcall.testing.conformance import modes, option_values, presets, samples


class Report(msgspec.Struct):
    """What was seen, how often, and what never was."""

    game: str
    games: int
    decisions: int
    seen: dict[str, int]
    never: tuple[str, ...]


def features_of(game: Game) -> set[str]:
    """Everything that should be seen at work at least once."""
    wanted = {f"mode {mode.id}" for mode in game.modes}
    wanted |= {f"option {preset}" for preset in _option_names(game)}
    wanted |= {f"verb {verb.name}" for verb in game.actions.verbs}
    for kind in game.procedures.values():
        wanted |= {f"step {kind.__name__}.{step}" for step in _steps(kind)}
    return wanted | game.all_features()


def run_exhaustively(game: Game, *, games: int = 400, seed: int = 0, rare: Collection[str] = ()) -> Report:
    """Play until every feature but the rare ones was seen, or the number of games is reached.

    First come every mode, every sample of the game and every option value, then random mixtures of options. The games
    take turns: the seats choose at random, or what was chosen least often so far, or now and then what the coach says.
    """
    runner = _Runner(game, seed)
    unknown = set(rare) - features_of(game)
    assert not unknown, f"{game.id} has no such features: {sorted(unknown)}."
    wanted = features_of(game) - set(rare)
    with tracing(game, runner.count_step):
        for number in range(games):
            runner.play(number)
            if runner.seen.keys() >= wanted:
                break
    never = tuple(sorted(wanted - runner.seen.keys()))
    return Report(game.id, number + 1, runner.decisions, dict(sorted(runner.seen.items())), never)


class _Runner:
    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.chance = Chance.of(seed)
        self.presets = presets(game)
        self.samples = samples(game)
        self.due = [*modes(game), *self.samples, *option_values(game)]
        self.seen: Counter[str] = Counter()
        self.taken: Counter[tuple[str, int]] = Counter()
        """How often each action was taken at each step."""
        self.decisions = 0

    def count_step(self, kind: type[Any], step: str) -> None:
        self.seen[f"step {kind.__name__}.{step}"] += 1

    def play(self, number: int) -> None:
        game = self.game
        options = self._options()
        state = game.blank(options, Chance.of(self.chance.bits()))
        log = state.listen()
        state.call(game.opening(options))
        state.advance()
        choose = self._coached if number % 25 == 24 else (self._random, self._seldom)[number % 2]
        while not state.over:
            seat = state.to_move()
            action = choose(state, seat)
            self.taken[state.situation(), action] += 1
            self.seen[f"verb {game.actions.verb_of(action).name}"] += 1
            state.apply(seat, action)
            self.decisions += 1
        self.seen.update(self._settings(options))
        self._count_events(log)

    def _options(self) -> Any:
        """The next options due that show something new; then mixtures."""
        while self.due:
            preset = self.due.pop(0)
            options = preset.options(self.game)
            if preset in self.samples or not self._settings(options) <= self.seen.keys():
                return options
        for _ in range(20):
            try:
                return self.game.parse_options(self._mixture())
            except BadOption:
                continue
        return self._pick(self.presets).options(self.game)

    def _mixture(self) -> dict[str, str]:
        """The options of two presets together; every other time one of them is a sample that the game asked for."""
        wanted = self.samples if self.samples and self.chance.number("mixture", 2) else self.presets
        return {**self._pick(self.presets).settings, **self._pick(wanted).settings}

    def _pick(self, things: Any) -> Any:
        return things[self.chance.number("pick", len(things))]

    def _random(self, state: State, seat: int) -> int:
        action: int = self._pick(state.legal(seat))
        return action

    def _seldom(self, state: State, seat: int) -> int:
        """What was taken least often so far at this step."""
        here, legal = state.situation(), state.legal(seat)
        fewest = min(self.taken[here, action] for action in legal)
        action: int = self._pick([action for action in legal if self.taken[here, action] == fewest])
        return action

    def _coached(self, state: State, seat: int) -> int:
        """What the coach thinks best, now and then the second best."""
        ranked = list(self.game.coach.worths(imagine(state, seat, self.chance), seat))
        return ranked[self.chance.number("advice", 6) == 0 and len(ranked) > 1]

    def _settings(self, options: Any) -> set[str]:
        settings = {option.name: write(getattr(options, option.name)) for option in fields(options)}
        modes = {f"mode {mode.id}" for mode in self.game.modes if mode.options.items() <= settings.items()}
        return modes | {f"option {name}={value}" for name, value in settings.items()}

    def _count_events(self, log: list[Event]) -> None:
        for event in log:
            self.seen.update(self.game.features_seen(event))


@contextmanager
def tracing(game: Game, note: Callable[[type[Any], str], None]) -> Iterator[None]:
    """While this lasts, every step and every answer of the game's procedures is noted when it is run."""
    wrapped: list[tuple[type[Any], str, Any]] = []
    try:
        for kind in game.procedures.values():
            for step in _steps(kind):
                wrapped.append((kind, step, vars(kind).get(step)))
                setattr(kind, step, _noted(kind, step, note))
        yield
    finally:
        for kind, step, own in wrapped:
            if own is None:
                delattr(kind, step)
            else:
                setattr(kind, step, own)


def _noted(kind: type[Any], step: str, note: Callable[[type[Any], str], None]) -> Callable[..., Any]:
    run = getattr(kind, step)

    @wraps(run)
    def noted(self: Any, *arguments: Any) -> Any:
        note(type(self), step)
        return run(self, *arguments)

    return noted


def _steps(kind: type[Any]) -> list[str]:
    answers = ["on_" + step for step in kind.order if hasattr(kind, "on_" + step)]
    return [*kind.order, *answers]


def _option_names(game: Game) -> list[str]:
    return [f"{option.name}={value}" for option in fields(game.options) for value in option.metadata.get("values", ())]
