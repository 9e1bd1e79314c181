"""Who was on the field: the cards of every play, for the last picture of a game and for its best card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cached_property

from playcall.contract.game import Game
from playcall.contract.report import Meeting, Point, Star, Told
from playcall.contract.text import Said, joined, msg

MOST_SHOWN = 3
"""Cards of a side in the last picture."""
MOST_NAMED = 2
"""Cards of a side in a title."""


class Cast:
    """The cards of two sides, play by play; plays are counted from 1, as they are in the report."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.cards: dict[int, tuple[list[str], list[str]]] = {}
        self.numbers: dict[int, tuple[int, int]] = {}

    def lay(self, play: int, side: int, back: str, card: int, instead_of: int | None = None) -> None:
        """A card of a side comes into a play, perhaps for another."""
        own = self.cards.setdefault(play, ([], []))[side]
        if instead_of is not None and (old := self.game.card_id(back, instead_of)) in own:
            own.remove(old)
        found = self.game.card_id(back, card)
        if found not in own:
            own.append(found)

    def meet(self, play: int, side: int, own: int, other: int) -> None:
        """What a side and the other were compared by."""
        self.numbers[play] = (own, other) if side == 0 else (other, own)

    def who(self, play: int) -> Said:
        """The cards that met in a play, by their names."""
        sides = [[self._name(card) for card in own[:MOST_NAMED]] for own in self.cards.get(play, ((), ()))]
        meets = [joined(own, "comma") for own in sides if own]
        if len(meets) > 1:
            return msg("play-cards", one=meets[0], other=meets[1])
        return meets[0] if meets else ""

    def last(self, plays: Sequence[Told], chances: Sequence[Point]) -> Meeting | None:
        """The last play for which a card lay."""
        number = max((play for play in self.cards if play <= len(plays)), default=0)
        if not number:
            return None
        play, after = plays[number - 1], chances[min(number, len(chances) - 1)]
        moved = self._moved(chances, number)
        side = None if not moved else int(moved < 0)
        shown = tuple(tuple(_ends(own)) for own in self.cards[number])
        return Meeting(after.ply, shown, self.numbers.get(number, ()), after.label, play.title, play.text, side)

    def star(self, chances: Sequence[Point]) -> Star | None:
        """The card whose plays were worth most to its side; the earlier of two alike."""
        best = next(iter(self.stars(chances)), None)
        return best if best is not None and best.share > 0 else None

    def stars(self, chances: Sequence[Point]) -> tuple[Star, ...]:
        """What the plays of every card were worth to its side, the most first."""
        worth: dict[tuple[str, int], float] = {}
        plays = Counter[tuple[str, int]]()
        for number, sides in self.cards.items():
            moved = self._moved(chances, number)
            for side, own in enumerate(sides):
                for card in own:
                    worth[card, side] = worth.get((card, side), 0.0) + (moved if side == 0 else -moved)
                    plays[card, side] += 1
        best_first = sorted(worth.items(), key=lambda found: -found[1])
        return tuple(
            Star(card, self._name(card), side, plays[card, side], round(share, 4)) for (card, side), share in best_first
        )

    def _moved(self, chances: Sequence[Point], number: int) -> float:
        """What a play did to the chance of the first side."""
        return chances[number].values[0] - chances[number - 1].values[0] if number < len(chances) else 0.0

    @cached_property
    def _titles(self) -> dict[str, str]:
        return {face.id: face.title for face in self.game.faces()}

    def _name(self, card: str) -> str:
        """Further copies carry a letter, or a star and a number, behind the id of the first."""
        titles = self._titles
        return titles.get(card) or titles.get(card.partition("*")[0]) or titles.get(card[:-1], card)


def _ends(cards: list[str]) -> list[str]:
    """The first card and the latest."""
    return cards if len(cards) <= MOST_SHOWN else [cards[0], *cards[1 - MOST_SHOWN :]]
