"""Chance: one 64-bit word inside the position, with labelled draws (SplitMix64)."""

from __future__ import annotations

from functools import lru_cache
from struct import Struct

_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15
_FIRST, _SECOND = 0xBF58476D1CE4E5B9, 0x94D049BB133111EB


class Chance:
    """A stream of draws; equal words give equal streams on every machine.

    >>> Chance.of(7).number("die", 6) == Chance.of(7).number("die", 6)
    True
    """

    __slots__ = ("word",)

    def __init__(self, word: int) -> None:
        self.word = word

    @classmethod
    def of(cls, seed: int) -> Chance:
        """A stream for a person's seed: small seeds are spread over all 64 bits first."""
        chance = cls(seed & _MASK)
        chance.word = chance.bits()
        return chance

    def clone(self) -> Chance:
        return Chance(self.word)

    def bits(self) -> int:
        """The next 64 random bits."""
        self.word = z = (self.word + _STEP) & _MASK
        z = ((z ^ (z >> 30)) * _FIRST) & _MASK
        z = ((z ^ (z >> 27)) * _SECOND) & _MASK
        return z ^ (z >> 31)

    def number(self, label: str, below: int) -> int:
        """A number 0 .. below - 1. The label says what is drawn, for scripts and logs."""
        return (self.bits() * below) >> 64

    def shuffle(self, label: str, cards: list[int]) -> None:
        """Shuffle in place (Fisher-Yates)."""
        left = len(cards)
        for bits in self._draws(left - 1) if left > 1 else ():
            other = bits * left >> 64
            left -= 1
            cards[left], cards[other] = cards[other], cards[left]

    def _draws(self, number: int) -> tuple[int, ...]:
        """So many times `bits`, worked out together in one long number, for shuffles are much of a short game.

        Each has 128 bits of it for itself, so that no product runs into its neighbour.
        """
        ones, steps, lanes, layout = _lanes(number)
        z = (self.word * ones + steps) & lanes
        z = ((z ^ (z >> 30)) & lanes) * _FIRST & lanes
        z = ((z ^ (z >> 27)) & lanes) * _SECOND & lanes
        z = (z ^ (z >> 31)) & lanes
        self.word = (self.word + number * _STEP) & _MASK
        return layout.unpack(z.to_bytes(16 * number, "little"))

    def fork(self) -> Chance:
        """An independent stream that starts from this one's next bits."""
        return Chance(self.bits())


@lru_cache(maxsize=256)
def _lanes(number: int) -> tuple[int, int, int, Struct]:
    """For draws side by side: a 1 for each, how far each is from the word, all of their bits, and how they lie."""
    ones = sum(1 << 128 * place for place in range(number))
    steps = sum((place + 1) * _STEP << 128 * place for place in range(number))
    return ones, steps, ones * _MASK, Struct("<" + number * "Q8x")
