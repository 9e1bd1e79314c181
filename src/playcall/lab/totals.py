"""What the games of an experiment add up to: cards, sides, pairings and distributions, each share with its interval."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import sqrt

import msgspec

from playcall.lab.cards import Share, share
from playcall.lab.experiment import Line

LENGTH_STEP = 10
"""Decisions to a bar of the lengths."""
AIM = 0.02
"""How far from even the win share of a card or a side may lie."""
FAR = 0.08
"""A pairing that is further from even than this, and surely not even, is worth a look."""


class Wins(msgspec.Struct, array_like=True):
    """How often something was there, and how often whoever had it won; a tie is half a win."""

    games: int = 0
    won: float = 0.0

    def add(self, games: int, won: float) -> None:
        self.games += games
        self.won += won

    def share(self) -> Share | None:
        return share(self.won, self.games) if self.games else None


class CardWins(msgspec.Struct, array_like=True):
    """One card, once for each seat that had it in a game, whatever number of copies."""

    deck: Wins
    drawn: Wins
    played: Wins


class Totals(msgspec.Struct):
    """Sums that can be added to, game by game."""

    games: int = 0
    ties: int = 0
    even: float = 0.0
    """What a seat wins on average, added up: a half where two meet, a quarter among four."""
    cards: dict[str, CardWins] = {}
    sides: dict[str, Wins] = {}
    pairs: dict[str, Wins] = {}
    """`ONE:OTHER`, by the wins of the one on the first seat."""
    first: Wins = msgspec.field(default_factory=Wins)
    """The first seat."""
    points: dict[int, int] = {}
    """How many seats had so many points."""
    margins: dict[int, int] = {}
    lengths: dict[int, int] = {}
    """By the first number of decisions of a bar."""
    changes: dict[int, int] = {}

    def add(self, lines: Iterable[Line]) -> None:
        for line in lines:
            self._add_game(line)
            for seat in range(len(line.won)):
                self._add_cards(line, seat)

    def _add_game(self, line: Line) -> None:
        self.games += 1
        self.ties += 0.5 in line.won
        self.even += sum(line.won) / len(line.won)
        if len(line.won) > 1:
            self.first.add(1, line.won[0])
        for side, won in zip(line.sides, line.won, strict=True):
            if side:
                self.sides.setdefault(side, Wins()).add(1, won)
        if len(line.sides) == 2 and all(line.sides) and len(set(line.sides)) == 2:
            self.pairs.setdefault(":".join(line.sides), Wins()).add(1, line.won[0])
        for points in line.scores:
            _count(self.points, points)
        _count(self.margins, max(line.scores) - min(line.scores))
        _count(self.lengths, line.decisions // LENGTH_STEP * LENGTH_STEP)
        _count(self.changes, line.changes)

    def _add_cards(self, line: Line, seat: int) -> None:
        won = line.won[seat]
        for kind, cards in enumerate((line.left[seat], line.drawn[seat], line.played[seat])):
            for card in cards:
                wins = self.cards.setdefault(card, CardWins(Wins(), Wins(), Wins()))
                wins.deck.add(1, won)
                if kind:
                    wins.drawn.add(1, won)
                if kind == 2:
                    wins.played.add(1, won)


def _count(counts: dict[int, int], value: int) -> None:
    counts[value] = counts.get(value, 0) + 1


def add_up(lines: Iterable[Line]) -> Totals:
    totals = Totals()
    totals.add(lines)
    return totals


# The tables -----------------------------------------------------------------------------------------------------------


class CardRow(msgspec.Struct, frozen=True):
    """What can be told of one card."""

    card: str
    deck: Share
    drawn: Share | None
    played: Share | None
    used: float
    """In which share of the games in which it was drawn it was played."""
    verdict: str
    """`strong`, `weak`, or nothing."""


class SideRow(msgspec.Struct, frozen=True):
    side: str
    share: Share
    verdict: str


class Cell(msgspec.Struct, frozen=True):
    """One side against another, in both seatings."""

    one: str
    other: str
    share: Share
    far: bool


class Spread(msgspec.Struct, frozen=True):
    """A distribution: its mean, its standard deviation, and how often each value came."""

    mean: float
    deviation: float
    bars: dict[int, int]


class Sheet(msgspec.Struct, frozen=True):
    """All tables of an experiment."""

    games: int
    ties: float
    even: float
    aim: tuple[float, float]
    """Where win shares should lie."""
    first: Share | None
    own_decks: bool
    """Whether cards lie in decks of one's own: where all draw from one deck, a card in the deck is a card drawn."""
    cards: list[CardRow]
    sides: list[SideRow]
    matrix: list[Cell]
    points: Spread
    margins: Spread
    lengths: Spread
    changes: Spread


def sheet(totals: Totals, order: Sequence[str] = ()) -> Sheet:
    """The tables; cards by their win share, the strongest first, sides likewise; `order` settles what is equal."""
    places = {card: place for place, card in enumerate(order)}
    cards = [row for card in sorted(totals.cards, key=lambda card: places.get(card, 0)) for row in _card(totals, card)]
    even = totals.even / max(1, totals.games)
    sides = [SideRow(side, share_, verdict(share_, even)) for side, share_ in _shares(totals.sides)]
    cards.sort(key=lambda row: -row.deck.share)
    sides.sort(key=lambda row: -row.share.share)
    return Sheet(
        totals.games, round(totals.ties / max(1, totals.games), 4), round(even, 4),
        (round(even - AIM, 4), round(even + AIM, 4)), totals.first.share(),
        any(row.drawn is None or row.drawn.games < row.deck.games for row in cards), cards, sides,
        matrix(totals.pairs), spread(totals.points), spread(totals.margins), spread(totals.lengths, LENGTH_STEP / 2),
        spread(totals.changes),
    )  # fmt: skip


def _shares(wins: Mapping[str, Wins]) -> list[tuple[str, Share]]:
    return [(name, found) for name, one in sorted(wins.items()) if (found := one.share()) is not None]


def _card(totals: Totals, card: str) -> list[CardRow]:
    wins = totals.cards[card]
    deck = wins.deck.share()
    if deck is None:
        return []
    used = round(wins.played.games / wins.drawn.games, 4) if wins.drawn.games else 0.0
    even = totals.even / totals.games
    return [CardRow(card, deck, wins.drawn.share(), wins.played.share(), used, verdict(deck, even))]


def verdict(found: Share, even: float = 0.5) -> str:
    """Whether a share is beyond the aim, and surely on that side of even."""
    if found.share > even + AIM and found.low > even:
        return "strong"
    return "weak" if found.share < even - AIM and found.high < even else ""


def matrix(pairs: Mapping[str, Wins]) -> list[Cell]:
    """Every two sides that have met, both ways round."""
    met: dict[tuple[str, str], Wins] = {}
    for pair, wins in pairs.items():
        one, _, other = pair.partition(":")
        met.setdefault((one, other), Wins()).add(wins.games, wins.won)
        met.setdefault((other, one), Wins()).add(wins.games, wins.games - wins.won)
    found = [(one, other, share(wins.won, wins.games)) for (one, other), wins in sorted(met.items())]
    return [Cell(one, other, cell, _is_far(cell)) for one, other, cell in found]


def _is_far(cell: Share) -> bool:
    return abs(cell.share - 0.5) > FAR and not cell.low <= 0.5 <= cell.high


def spread(counts: Mapping[int, int], middle: float = 0.0) -> Spread:
    """Mean and deviation; `middle` is where the middle of a bar lies above its name."""
    number = sum(counts.values())
    if not number:
        return Spread(0.0, 0.0, {})
    mean = sum((value + middle) * count for value, count in counts.items()) / number
    square = sum((value + middle - mean) ** 2 * count for value, count in counts.items()) / number
    return Spread(round(mean, 3), round(sqrt(square), 3), dict(sorted(counts.items())))
