"""Chance: one 64-bit word inside the position, with labelled draws (SplitMix64)."""

from __future__ import annotations

_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15


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
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def number(self, label: str, below: int) -> int:
        """A number 0 .. below - 1. The label says what is drawn, for scripts and logs."""
        return (self.bits() * below) >> 64

    def shuffle(self, label: str, cards: list[int]) -> None:
        """Shuffle in place (Fisher-Yates); `bits` is written out, for shuffles are much of a short game."""
        word = self.word
        for i in range(len(cards) - 1, 0, -1):
            word = z = (word + _STEP) & _MASK
            z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
            z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
            j = ((z ^ (z >> 31)) * (i + 1)) >> 64
            cards[i], cards[j] = cards[j], cards[i]
        self.word = word

    def fork(self) -> Chance:
        """An independent stream that starts from this one's next bits."""
        return Chance(self.bits())
