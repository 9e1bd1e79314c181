"""Two experiments on the same seeds, game by game: what a change does, with luck that both share taken out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from math import sqrt
from statistics import fmean, stdev

import msgspec

from playcall.games import load
from playcall.kernel import BadOption
from playcall.lab.arena_table import Z
from playcall.lab.experiment import Experiment, Kept, Line

Pair = tuple[Line, Line]
FEWEST = 30
"""Pairs of games below which nothing is said of a card or a side."""


class Change(msgspec.Struct, frozen=True):
    """A figure before and after, with the 95 % interval of the difference."""

    name: str
    before: float
    after: float
    by: float
    within: float
    """Half the width of the interval."""
    pairs: int
    sure: bool
    """Whether the interval leaves out 0."""


class Comparison(msgspec.Struct, frozen=True):
    """What a change does."""

    pairs: int
    same: int
    """Pairs that went exactly alike."""
    figures: list[Change]
    cards: list[Change]
    """Win shares with the card in the deck; the largest sure change first."""
    sides: list[Change]
    new: list[str]
    """Cards that only the second has."""
    gone: list[str]


FIGURES: dict[str, Callable[[Line], float]] = {
    "points": lambda line: float(sum(line.scores)),
    "margin": lambda line: float(max(line.scores) - min(line.scores)),
    "decisions": lambda line: float(line.decisions),
    "changes": lambda line: float(line.changes),
    "ties": lambda line: float(0.5 in line.won),
    "first": lambda line: line.won[0],
}
"""What is compared of whole games."""


def compare(before: Kept, after: Kept) -> Comparison:
    """Pair the games of two experiments; raises `BadOption` where no two belong together."""
    pairs = list(paired(before, after))
    figures = [_change(name, [(of(one), of(other)) for one, other in pairs]) for name, of in FIGURES.items()]
    old, new = (_all_cards(kept.experiment) for kept in (before, after))
    return Comparison(
        len(pairs), sum(one == other for one, other in pairs), figures, _ranked(_of_cards(pairs)),
        _ranked(_of_sides(pairs)), sorted(new - old), sorted(old - new),
    )  # fmt: skip


def paired(before: Kept, after: Kept) -> Iterator[Pair]:
    """Games with the same number and the same sides."""
    if not _alike(before.experiment, after.experiment):
        raise BadOption("Only experiments of one game with the same seed, bot and options can be compared in pairs.")
    known = {line.index: line for line in before.lines}
    found = False
    for line in after.lines:
        other = known.get(line.index)
        if other is not None and other.sides == line.sides:
            found = True
            yield other, line
    if not found:
        raise BadOption("The two experiments have no game with the same number and the same teams.")


def _alike(one: Experiment, other: Experiment) -> bool:
    def what(experiment: Experiment) -> tuple[object, ...]:
        return experiment.game.partition("+")[0], experiment.seed, experiment.bot, experiment.settings

    return what(one) == what(other)


def _change(name: str, values: Sequence[tuple[float, float]]) -> Change:
    differences = [after - before for before, after in values]
    by = fmean(differences)
    within = Z * stdev(differences) / sqrt(len(differences)) if len(differences) > 1 else 0.0
    return Change(
        name, round(fmean(before for before, _ in values), 4), round(fmean(after for _, after in values), 4),
        round(by, 4), round(within, 4), len(values), abs(by) > within,
    )  # fmt: skip


def _ranked(changes: Iterable[Change]) -> list[Change]:
    return sorted(changes, key=lambda change: (not change.sure, -abs(change.by), change.name))


def _of_cards(pairs: Sequence[Pair]) -> Iterator[Change]:
    """The win share of those who had a card in the deck both times; a game counts once."""
    values: dict[str, list[tuple[float, float]]] = {}
    for one, other in pairs:
        for card, seats in _seats(one, other).items():
            shares = tuple(fmean(line.won[seat] for seat in seats) for line in (one, other))
            values.setdefault(card, []).append((shares[0], shares[1]))
    yield from (_change(card, values[card]) for card in sorted(values) if len(values[card]) >= FEWEST)


def _seats(one: Line, other: Line) -> dict[str, list[int]]:
    """The seats that had a card in both games."""
    found: dict[str, list[int]] = {}
    for seat in range(len(one.won)):
        for card in _deck(one, seat) & _deck(other, seat):
            found.setdefault(card, []).append(seat)
    return found


def _deck(line: Line, seat: int) -> set[str]:
    return {*line.played[seat], *line.drawn[seat], *line.left[seat]}


def _of_sides(pairs: Sequence[Pair]) -> Iterator[Change]:
    values: dict[str, list[tuple[float, float]]] = {}
    for one, other in pairs:
        for seat, side in enumerate(one.sides):
            if side:
                values.setdefault(side, []).append((one.won[seat], other.won[seat]))
    yield from (_change(side, values[side]) for side in sorted(values) if len(values[side]) >= FEWEST)


def _all_cards(experiment: Experiment) -> set[str]:
    return {face.id for face in load(experiment.game).faces()}
