"""The conformance kit: what every game owes to the kernel, checked on random games.

for preset in presets(game):
    play_random(game, preset.options(game), seed)
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import fields
from typing import Any, NamedTuple

from playcall.contract import Game, game_of
from playcall.kernel import BadOption, BadRecord, Chance, Event, Record, Result, State, steps
from playcall.testing.checks import (
    Cards,
    cards_of,
    check_asking,
    check_clone,
    check_coach,
    check_conservation,
    check_illegal,
    check_json,
    check_legal,
    check_order,
    check_tokens,
    restore,
    to_text,
)
from playcall.testing.hints import check_hints, known_rules
from playcall.testing.saying import check_said
from playcall.testing.secrecy import (
    check_event,
    check_imagined,
    check_news,
    check_rest,
    check_views,
    check_words,
    seats_of,
)

Check = Callable[[State, Chance], None]

DEAR: Mapping[str, Check] = {
    "illegal": check_illegal,
    "asking": check_asking,
    "clone": check_clone,
    "json": check_json,
    "order": check_order,
    "tokens": check_tokens,
    "coach": check_coach,
    "views": check_views,
    "rest": check_rest,
    "words": check_words,
    "hints": check_hints,
    "imagined": check_imagined,
    "news": check_news,
}
"""Checks of a position that cost more than a decision; random games run each at a share of their decisions."""


class Preset(NamedTuple):
    """A named way to set the options: a mode, or a mode with one option changed."""

    name: str
    settings: dict[str, str]

    def options(self, game: Game) -> Any:
        return game.parse_options(self.settings)


def modes(game: Game) -> list[Preset]:
    """Every mode of a game, or its defaults when it has none."""
    return [Preset(mode.id, dict(mode.options)) for mode in game.modes] or [Preset("default", {})]


def option_values(game: Game) -> list[Preset]:
    """Every value of every option (of a number its limits), in every mode that takes it and is changed by it; and the
    game's own samples."""
    presets = []
    for option in fields(game.options):
        for value in option.metadata.get("values") or tuple(map(str, option.metadata.get("range", ()))):
            taken = 0
            for mode in modes(game):
                preset = Preset(f"{mode.name}+{option.name}={value}", {**mode.settings, option.name: value})
                if _accepted(game, preset):
                    taken += 1
                    if preset.options(game) != mode.options(game):
                        presets.append(preset)
            assert taken, f"No mode of {game.id} takes {option.name}={value}."
    return presets + samples(game)


def samples(game: Game) -> list[Preset]:
    """What the game itself wants to be played besides."""
    return [Preset(name, settings) for name, settings in game.samples().items()]


def presets(game: Game) -> list[Preset]:
    """Every mode, and every mode with every single option value."""
    return [*modes(game), *option_values(game)]


def play_random(
    game: Game, options: Any = None, seed: int = 0, *, checks: Collection[str] = tuple(DEAR), every: int = 40
) -> Record:
    """Play one random game and check it: conservation and legality at each decision, then the end and the record.

    Each of the dear checks named is run at about one decision in `every`, and at one at least, chosen by the seed: so
    the seed is enough to see a failure again. Returns the record.
    """
    options = game.options() if options is None else options
    session = _Session(game, options, seed)
    try:
        turns = _Turns([DEAR[name] for name in checks], every, session.checker)
        session.play(turns)
        session.finish(turns)
    except Exception as problem:
        settings = game.options_to_json(options)
        problem.add_note(
            f"play_random: {game.id} {settings} seed {seed}, after {session.ply} actions at {session.state!r}"
        )
        raise
    return session.record


class _Turns:
    """When each check is run: first among the first `every` decisions, then after as many on average."""

    def __init__(self, checks: list[Check], every: int, chance: Chance) -> None:
        self.every = every
        self.chance = chance
        self.next = {check: chance.number("first", every) for check in checks}
        self.waiting = list(checks)
        """Those that were never run."""

    def due(self, ply: int) -> list[Check]:
        due = [check for check, turn in self.next.items() if turn == ply]
        for check in due:
            self.next[check] = ply + 1 + self.chance.number("next", 2 * self.every - 1)
        if due and self.waiting:
            self.waiting = [check for check in self.waiting if check not in due]
        return due


class _Session:
    """One random game with its record, its log and a snapshot from somewhere on the way."""

    def __init__(self, game: Game, options: Any, seed: int) -> None:
        self.game = game
        self.seed = seed
        self.bound = game.bound(options)
        self.player = Chance.of(seed ^ 0x5EED)
        self.checker = Chance.of(~seed)
        self.record = Record.begin(game, options, seed, [f"seat{i}" for i in range(game.seat_count(options))])
        self.state = game.start(options, seed)
        self.log: list[Event] = self.state.listen()
        self.cards: Cards = cards_of(self.state)
        self.stage = game_of(self.state).stage(self.state)
        self.ply = 0
        self.snapshot: tuple[int, bytes] = (0, to_text(self.state))

    def play(self, turns: _Turns) -> None:
        state = self.state
        while not state.over:
            check_legal(state)
            self._check_cards()
            for check in turns.due(self.ply):
                self._undisturbed(check)
            if self.checker.number("snapshot", self.ply + 2) == 0:
                self.snapshot = (self.ply, to_text(state))
            self._step()

    def _check_cards(self) -> None:
        if (now := game_of(self.state).stage(self.state)) != self.stage:
            self.stage, self.cards = now, cards_of(self.state)
        check_conservation(self.state, self.cards)

    def _undisturbed(self, check: Check) -> None:
        told = len(self.log)
        check(self.state, self.checker)
        assert len(self.log) == told, "A check made the position tell something."

    def _step(self) -> None:
        state, player = self.state, self.player
        pending = state.pending()
        seat = pending[player.number("seat", len(pending))].seat if len(pending) > 1 else pending[0].seat
        options = state.legal(seat)
        action = options[player.number("choice", len(options))]
        self.record.actions.append((seat, self.game.actions.token(action)))
        state.apply(seat, action)
        self.ply += 1
        assert self.ply <= self.bound, f"The game is not over after {self.bound} decisions, its bound."

    def finish(self, turns: _Turns) -> None:
        check_legal(self.state)
        self._check_cards()
        check_illegal(self.state, self.checker)
        check_result(self.state)
        assert self.state.result is not None
        self.record.scores = self.state.result.scores
        told = check_record(self.game, self.record, self.state)
        assert told[len(told) - len(self.log) :] == self.log, "The record is told differently when it is replayed."
        for event in told:
            check_told(self.game, event, seats_of(self.state))
        self._check_snapshot(turns.waiting)

    def _check_snapshot(self, waiting: list[Check]) -> None:
        """A position saved on the way and played on comes to the same end; checks whose turn never came look at it."""
        ply, text = self.snapshot
        state = restore(self.game, text)
        for check in waiting:
            check(state, self.checker)
        for seat, token in self.record.actions[ply:]:
            state.act(seat, token)
        assert to_text(state) == to_text(self.state), (
            f"Saved after {ply} actions and restored, the game ends differently."
        )


def check_result(state: State) -> None:
    """A finished game has a result: scores for all, a winner who has the most, and the rule behind it."""
    result = state.result
    assert isinstance(result, Result), "The game is over without a result."
    seats = state.game.seat_count(state.options_used())
    assert len(result.scores) >= seats, f"{len(result.scores)} scores for {seats} seats."
    handicap = game_of(state).handicap(state) or [0.0] * len(result.scores)
    compared = [score + extra for score, extra in zip(result.scores, handicap, strict=True)]
    best = [i for i, score in enumerate(compared) if score == max(compared)]
    if game_of(state).crowned(state.options_used()):
        assert result.winner in range(len(result.scores)), f"Nobody was crowned: {result}."
    elif result.winner is None:
        assert len(best) != 1, f"Nobody won, but {best[0]} has the most: {result.scores}."
    else:
        assert result.winner in best, f"{result.winner} won, but has not the most: {result.scores}."
    assert result.by, "The result does not say how the game was won."
    check_said(game_of(state), game_of(state).words.result(result), "the result")
    check_said(game_of(state), game_of(state).words.headline(state), "the headline")
    check_rule_ids(game_of(state), (result.rule,), "the result")


def check_rule_ids(game: Game, ids: tuple[str, ...], where: str) -> None:
    """A rule that an event or a result names stands in the rulebook."""
    known = known_rules(game)
    assert ids, f"{where} names no rule."
    for rule in ids:
        assert rule in known, f"{where} names the rule {rule}, which is not in the rulebook of {game.id}."


def check_record(game: Game, record: Record, final: State) -> list[Event]:
    """A record goes through text unharmed and replays to the same bytes. Returns the events of the whole game."""
    text = record.to_text()
    back = Record.from_text(text)
    assert back == record, "The record changes on its way through text."
    assert back.to_text() == text, "The text of the record changes on its way through a record."
    try:
        for _, state in steps(back, game, listen=True):
            end = state
    except BadRecord as problem:
        raise AssertionError(str(problem)) from problem
    assert to_text(end) == to_text(final), "The record replays to another end."
    return end.log or []


def check_told(game: Game, event: Event, seats: list[int | None]) -> None:
    """An event names rules of the rulebook, and neither it nor its sentence shows its secrets to others."""
    check_rule_ids(game, event.rules, type(event).__name__)
    check_event(event, seats)
    for seat in seats if event.secret else (None,):
        line, told = game.words.line(event, seat), event.seen_by(seat)
        assert told is event or line == game.words.line(told, seat), (
            f"The sentence for seat {seat} holds a secret of {event}: {line}"
        )
        if line is not None:
            check_said(game, line, f"the line about {event}")


def _accepted(game: Game, preset: Preset) -> bool:
    try:
        preset.options(game)
    except BadOption:
        return False
    return True
