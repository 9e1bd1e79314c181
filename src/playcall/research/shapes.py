"""Plain values as numbers of a fixed size: which shape a value has is found from samples of it, then never changes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any
from zlib import crc32

import msgspec

Cells = dict[int, float]
"""Places of a vector that are not zero."""
Write = Callable[[Cells, int, Any], None]
"""Writes a value into cells from a place on."""

FEW = range(-1, 10)
"""Numbers that are so few that each has a place of its own."""
BUCKETS = 16
LONGEST = 16
MOST_IN_BAG = 256


class Number(msgspec.Struct, frozen=True, tag=True):
    """A number divided by `scale` and held between -1 and 1."""

    scale: float
    size: int = 1


class OneOf(msgspec.Struct, frozen=True, tag=True):
    """A small number, `low` to `high`, with a place for each; the last is for any other."""

    low: int
    high: int
    size: int


class Word(msgspec.Struct, frozen=True, tag=True):
    """A word with a place for each that is known; the last is for any other."""

    words: tuple[str, ...]
    size: int


class Hashed(msgspec.Struct, frozen=True, tag=True):
    """A word of many: its CRC-32 says which place."""

    size: int = BUCKETS


class Row(msgspec.Struct, frozen=True, tag=True):
    """A list: how long it is, then its first entries."""

    longest: int
    of: Shape
    size: int


class Bag(msgspec.Struct, frozen=True, tag=True):
    """A list of words in whatever order: how many of each; the last place is for any other."""

    words: tuple[str, ...]
    size: int


class Pairs(msgspec.Struct, frozen=True, tag=True):
    """A list of words with a number each: a place for every word, which holds its number divided by `scale`."""

    words: tuple[str, ...]
    scale: float
    size: int


class Group(msgspec.Struct, frozen=True, tag=True):
    """Named values side by side."""

    parts: dict[str, Shape]
    size: int


class Nothing(msgspec.Struct, frozen=True, tag=True):
    """Never anything but None or an empty list in the samples."""

    size: int = 0


Shape = Number | OneOf | Word | Hashed | Row | Bag | Pairs | Group | Nothing


def shape_of(samples: Sequence[Any], most_words: int = 24, few: bool = False) -> Shape:
    """The shape that all samples of a value have; `few` gives small numbers a place each."""
    known = [sample for sample in samples if sample is not None]
    if not known:
        return Nothing()
    if all(isinstance(one, int | float) for one in known):
        return _number(known, few)
    if all(isinstance(one, str) for one in known):
        words = tuple(sorted(set(known)))
        return Word(words, len(words) + 1) if len(words) <= most_words else Hashed()
    if all(isinstance(one, list | tuple) for one in known):
        return _row(known, most_words)
    if all(isinstance(one, dict) for one in known):
        return group_of(known, most_words)
    return Hashed()


def group_of(samples: Sequence[dict[str, Any]], most_words: int = 24, few: bool = False) -> Group:
    """The shape of dictionaries, by their keys in order."""
    names = sorted({str(name) for sample in samples for name in sample})
    parts = {name: shape_of([sample.get(name) for sample in samples], most_words, few) for name in names}
    return Group(parts, sum(part.size for part in parts.values()))


def _number(known: Sequence[Any], few: bool) -> Shape:
    whole = few and not any(isinstance(one, bool | float) for one in known)
    if whole and min(known) in FEW and max(known) in FEW:
        low, high = int(min(known)), int(max(known))
        return OneOf(low, high, high - low + 2)
    return Number(_scale(known))


def _scale(known: Sequence[Any]) -> float:
    """At least twice the largest."""
    largest = max(abs(one) for one in known)
    return 1.0 if largest <= 1 else float(1 << int(2 * largest).bit_length())


def _is_pair(entry: Any) -> bool:
    """A word and its number."""
    return (
        isinstance(entry, list | tuple)
        and len(entry) == 2
        and isinstance(entry[0], str)
        and isinstance(entry[1], int | float)
    )


def _row(known: Sequence[Sequence[Any]], most_words: int) -> Shape:
    entries = [entry for one in known for entry in one]
    if len(set(map(len, known))) > 1 and entries and all(isinstance(entry, str) for entry in entries):
        words = tuple(sorted(set(entries))[:MOST_IN_BAG])
        return Bag(words, len(words) + 1)
    if entries and all(_is_pair(entry) for entry in entries):
        words = tuple(sorted({entry[0] for entry in entries})[:MOST_IN_BAG])
        return Pairs(words, _scale([entry[1] for entry in entries]), len(words))
    of = shape_of(entries, most_words)
    if not of.size:
        return Nothing()
    longest = min(LONGEST, max(map(len, known)))
    return Row(longest, of, 1 + longest * of.size)


# Writing --------------------------------------------------------------------------------------------------------------


def writer(shape: Shape) -> Write:
    """A function that writes values of a shape."""
    match shape:
        case Number(scale):
            return partial(_write_number, scale)
        case OneOf(low, high):
            return partial(_write_one_of, low, high)
        case Word(words):
            return partial(_write_word, {word: place for place, word in enumerate(words)}, len(words))
        case Row(longest, of):
            return partial(_write_row, longest, of.size, writer(of))
        case Bag(words):
            return partial(_write_bag, {word: place for place, word in enumerate(words)}, len(words))
        case Pairs(words, scale):
            return partial(_write_pairs, {word: place for place, word in enumerate(words)}, scale)
        case Group(parts):
            return partial(_write_group, _starts(parts))
        case Hashed():
            return _write_hashed
        case Nothing():
            return _write_nothing


def _starts(parts: dict[str, Shape]) -> list[tuple[str, int, Write]]:
    starts, at = [], 0
    for name, part in parts.items():
        if part.size:
            starts.append((name, at, writer(part)))
        at += part.size
    return starts


def _write_number(scale: float, cells: Cells, at: int, value: Any) -> None:
    if value:
        cells[at] = max(-1.0, min(1.0, value / scale))


def _write_one_of(low: int, high: int, cells: Cells, at: int, value: Any) -> None:
    if value is not None:
        cells[at + (value - low if low <= value <= high else high - low + 1)] = 1.0


def _write_word(places: dict[str, int], other: int, cells: Cells, at: int, value: Any) -> None:
    if value is not None:
        cells[at + places.get(value, other)] = 1.0


def _write_hashed(cells: Cells, at: int, value: Any) -> None:
    if value is not None:
        cells[at + crc32(str(value).encode()) % BUCKETS] = 1.0


def _write_row(longest: int, size: int, write: Write, cells: Cells, at: int, value: Any) -> None:
    if value:
        cells[at] = min(1.0, len(value) / longest)
        at += 1
        for entry in value[:longest]:
            write(cells, at, entry)
            at += size


def _write_bag(places: dict[str, int], other: int, cells: Cells, at: int, value: Any) -> None:
    for word in value or ():
        place = at + places.get(word, other)
        cells[place] = cells.get(place, 0.0) + 1.0


def _write_pairs(places: dict[str, int], scale: float, cells: Cells, at: int, value: Any) -> None:
    for word, number in value or ():
        if number and word in places:
            cells[at + places[word]] = max(-1.0, min(1.0, number / scale))


def _write_group(starts: list[tuple[str, int, Write]], cells: Cells, at: int, value: Any) -> None:
    if value:
        for name, start, write in starts:
            write(cells, at + start, value.get(name))


def _write_nothing(cells: Cells, at: int, value: Any) -> None:
    pass
