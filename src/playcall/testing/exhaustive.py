"""The exhaustive runner: plays until everything a game is made of has been at work, and lists what never was.

Counted for every game: its modes, each value of each option, every verb of its action space, every step of every
procedure and every answer to one. A game that is `Featured` adds its own: cards, effects.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from dataclasses import fields
from functools import wraps
from typing import Any

import msgspec

from playcall.kernel import Advice, BadOption, Chance, Event, Game, State, imagine
from playcall.kernel.options import write
from playcall.testing.conformance import presets, samples
from playcall.testing.hooks import Featured


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
    if isinstance(game, Featured):
        wanted |= game.all_features()
    return wanted


def run_exhaustively(game: Game, *, games: int = 400, seed: int = 0, rare: Collection[str] = ()) -> Report:
    """Play random and coached games until every feature but the rare ones was seen, or so many games are played.

    The games take turns: every mode and option value, then random mixtures of options; in every third game the seats
    follow the coach, for what random play does not reach.
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
        self.seen: Counter[str] = Counter()
        self.decisions = 0

    def count_step(self, kind: type[Any], step: str) -> None:
        self.seen[f"step {kind.__name__}.{step}"] += 1

    def play(self, number: int) -> None:
        game = self.game
        options = self._options(number)
        state = game.blank(options, Chance.of(self.chance.bits()))
        log = state.listen()
        state.call(game.opening(options))
        state.advance()
        choose = self._coached if number % 3 == 2 else self._random
        while not state.over:
            seat = state.to_move()
            action = choose(state, seat)
            self.seen[f"verb {game.actions.verb_of(action).name}"] += 1
            state.apply(seat, action)
            self.decisions += 1
        self._count_settings(options)
        self._count_events(log)

    def _options(self, number: int) -> Any:
        if number < len(self.presets):
            return self.presets[number].options(self.game)
        for _ in range(20):
            try:
                return self.game.parse_options(self._mixture())
            except BadOption:
                continue
        return self.presets[number % len(self.presets)].options(self.game)

    def _mixture(self) -> dict[str, str]:
        """The options of two presets together; every other time one of them is a sample that the game asked for."""
        wanted = self.samples if self.samples and self.chance.number("mixture", 2) else self.presets
        return {**self._pick(self.presets).settings, **self._pick(wanted).settings}

    def _pick(self, things: Any) -> Any:
        return things[self.chance.number("pick", len(things))]

    def _random(self, state: State, seat: int) -> int:
        action: int = self._pick(state.legal(seat))
        return action

    def _coached(self, state: State, seat: int) -> int:
        """The best advice, now and then the second best."""
        advice: list[Advice] = self.game.coach.advise(imagine(state, seat, self.chance), seat)
        return advice[self.chance.number("advice", 6) == 0 and len(advice) > 1].action

    def _count_settings(self, options: Any) -> None:
        settings = {option.name: write(getattr(options, option.name)) for option in fields(options)}
        self.seen.update(f"option {name}={value}" for name, value in settings.items())
        self.seen.update(f"mode {mode.id}" for mode in self.game.modes if mode.options.items() <= settings.items())

    def _count_events(self, log: list[Event]) -> None:
        if isinstance(self.game, Featured):
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
