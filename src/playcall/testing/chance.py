"""A stand-in for chance: tests say what the dice show and which cards lie on top."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from playcall.kernel import Chance

Order = Sequence[int] | Sequence[Sequence[int]]
"""The cards on top after a shuffle, or one such list for each shuffle in turn."""


class ScriptedChance(Chance):
    """Chance with a script. What the script does not name comes from the stream of the seed.

    `numbers` gives the next values of a label, `decks` the cards that come out first, in that order, after a shuffle
    with that label; the cards below them are shuffled by the stream. A shuffle that the script does not reach any
    more is left to the stream too.

    >>> chance = ScriptedChance(1, numbers={"coin": [1, 0]}, decks={"deck": [5, 3]})
    >>> chance.number("coin", 2), chance.number("coin", 2)
    (1, 0)
    >>> cards = [1, 2, 3, 4, 5]
    >>> chance.shuffle("deck", cards)
    >>> cards.pop(), cards.pop()
    (5, 3)
    >>> chance.leftover()
    {}
    """

    __slots__ = ("decks", "numbers")

    def __init__(
        self,
        seed: int = 0,
        numbers: Mapping[str, Sequence[int]] | None = None,
        decks: Mapping[str, Order] | None = None,
    ) -> None:
        super().__init__(Chance.of(seed).word)
        self.numbers = {label: list(values) for label, values in (numbers or {}).items()}
        self.decks = {label: _shuffles(order) for label, order in (decks or {}).items()}

    def clone(self) -> ScriptedChance:
        twin = ScriptedChance(0, self.numbers)
        twin.decks = {label: list(shuffles) for label, shuffles in self.decks.items()}
        twin.word = self.word
        return twin

    def number(self, label: str, below: int) -> int:
        script = self.numbers.get(label)
        if not script:
            return super().number(label, below)
        value = script.pop(0)
        assert 0 <= value < below, f"The script says {value} for '{label}', which has values 0 to {below - 1}."
        return value

    def shuffle(self, label: str, cards: list[int]) -> None:
        super().shuffle(label, cards)
        script = self.decks.get(label)
        if script:
            top = script.pop(0)
            for card in top:
                assert card in cards, f"The script wants card {card} on top of '{label}', but it is not shuffled there."
                cards.remove(card)
            cards.extend(reversed(top))

    def leftover(self) -> dict[str, list[int] | list[list[int]]]:
        """What the script says and nobody has drawn."""
        left: dict[str, list[int] | list[list[int]]] = {}
        left.update({label: values for label, values in self.numbers.items() if values})
        left.update({label: shuffles for label, shuffles in self.decks.items() if shuffles})
        return left


def _shuffles(order: Order) -> list[list[int]]:
    one: list[int] = []
    many: list[list[int]] = []
    for entry in order:
        if isinstance(entry, int):
            one.append(entry)
        else:
            many.append(list(entry))
    assert not (one and many), "A deck's script is a list of cards, or a list of such lists."
    return [one] if one else many
