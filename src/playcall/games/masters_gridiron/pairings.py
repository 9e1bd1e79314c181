"""What cards make of each other, worked out once: pairs against a hand of defenders, defenders against all plays."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from playcall.games.masters_gridiron.anatomy import RESULT_NAMES, Play, Player
from playcall.games.masters_gridiron.cards import BookCard
from playcall.games.masters_gridiron.matchup import best_use, printed_answer
from playcall.games.masters_gridiron.prospects import FIELD_GOAL, TOUCHDOWN, Stakes, none_of

HAND: Final = 3
PLAIN: Final = Stakes(TOUCHDOWN, FIELD_GOAL)
NO_PAIR: Final = -1
"""In place of a number, where player and play have no rating in common."""
STOP_LISTS: Final = range(1, 1 << 4)


class Pairings:
    """The printed numbers of a set of faces."""

    def __init__(self, players: Sequence[Player], book: Sequence[BookCard]) -> None:
        self.plays = [card for card in book if isinstance(card, Play)]
        highest_bonus = max(max(play.bonuses.values(), default=0) for play in self.plays)
        self.highest = max(max(player.ratings) for player in players) + highest_bonus
        self.numbers = Numbers(players, self.plays)
        self.answers = Answers(players)


class Numbers(dict[int, tuple[int, ...]]):
    """MG-4.3, MG-4.4  For each Offense card its number with every play; `NO_PAIR` where there is none."""

    def __init__(self, players: Sequence[Player], plays: Sequence[Play]) -> None:
        self.players = players
        self.plays = plays
        self.use_lists = {play.uses for play in plays}
        self.bonuses: dict[str, list[tuple[tuple[int, ...], int]]] = {}
        """For each position the use list of every play with its bonus."""

    def __missing__(self, card: int) -> tuple[int, ...]:
        player = self.players[card]
        best = {uses: best_use(player, uses) for uses in self.use_lists}
        if player.pos not in self.bonuses:
            self.bonuses[player.pos] = [(play.uses, play.bonuses.get(player.pos, 0)) for play in self.plays]
        pairs = [(best[uses], bonus) for uses, bonus in self.bonuses[player.pos]]
        self[card] = tuple([rating + bonus if rating else NO_PAIR for rating, bonus in pairs])
        return self[card]


class Answers(dict[int, tuple[int, ...]]):
    """MG-5.2  For each Defense card its number against every stop list."""

    def __init__(self, players: Sequence[Player]) -> None:
        self.players = players

    def __missing__(self, card: int) -> tuple[int, ...]:
        player = self.players[card]
        self[card] = (0, *[printed_answer(player, stops) for stops in STOP_LISTS])
        return self[card]


class Hand:
    """A hand drawn from some Defense cards, as a pair of the other side meets it."""

    def __init__(self, pairings: Pairings, cards: frozenset[int], size: int) -> None:
        self.cards = cards
        self.size = size
        self.answers = Ranked(pairings, cards)
        self.points = Points(pairings, self.answers, size)

    def chance(self, number: int, stops: int) -> float:
        """The chance that nobody in the hand reaches a number."""
        answers = self.answers[stops]
        return none_of(len(answers), len(answers) - bisect_left(answers, number), self.size)


class Ranked(dict[int, tuple[int, ...]]):
    """For each stop list what some Defense cards answer, the lowest first."""

    def __init__(self, pairings: Pairings, cards: frozenset[int]) -> None:
        self.pairings = pairings
        self.cards = cards

    def __missing__(self, stops: int) -> tuple[int, ...]:
        answers = self.pairings.answers
        self[stops] = tuple(sorted([answers[card][stops] for card in self.cards]))
        return self[stops]


class Points(dict[int, tuple[float, ...]]):
    """For each play the points to expect of it against a hand, by number; the last entry is for `NO_PAIR`."""

    def __init__(self, pairings: Pairings, answers: Ranked, size: int) -> None:
        self.pairings = pairings
        self.answers = answers
        self.size = size
        self.known: dict[tuple[int, str], tuple[float, ...]] = {}

    def __missing__(self, play: int) -> tuple[float, ...]:
        face = self.pairings.plays[play]
        kind = face.stop_mask, face.result
        if kind not in self.known:
            self.known[kind] = self._by_number(face)
        self[play] = self.known[kind]
        return self[play]

    def _by_number(self, face: Play) -> tuple[float, ...]:
        answers = self.answers[face.stop_mask]
        ranked = worth_by_rank(PLAIN.of(face.result), len(answers), self.size)
        points: list[float] = []
        for answer, worth in zip(answers, ranked, strict=False):
            points += [worth] * (answer + 1 - len(points))
        points += [ranked[-1]] * (self.pairings.highest + 1 - len(points))
        return (*points, 0.0)


class Rivals(dict[int, "Losses"]):
    """For each of some defenders, what some attackers would bring more without it."""

    def __init__(self, pairings: Pairings, attackers: frozenset[int], defenders: frozenset[int]) -> None:
        self.defenders = defenders
        self.pairings = pairings
        self.swings = Swings(pairings, attackers, defenders)

    def __missing__(self, defender: int) -> Losses:
        self[defender] = Losses(self.swings, self.pairings.answers[defender])
        return self[defender]


class Losses(dict[int, tuple[float, ...]]):
    """For each play the points that it would bring more without a defender, for each number that it may have."""

    def __init__(self, swings: Swings, answers: tuple[int, ...]) -> None:
        self.swings = swings
        self.answers = answers

    def __missing__(self, play: int) -> tuple[float, ...]:
        numbers, lost, won = self.swings[play]
        reached = bisect_right(numbers, self.answers[self.swings.pairings.plays[play].stop_mask])
        self[play] = lost[:reached] + won[reached:]
        return self[play]


Swing = tuple[tuple[int, ...], tuple[float, ...], tuple[float, ...]]
"""Numbers that a play may have; what it brings more without one who reaches them, and one who does not."""


class Swings(dict[int, Swing]):
    """For each play what some attackers may make of it against some defenders; it is laid with the best of three."""

    def __init__(self, pairings: Pairings, attackers: frozenset[int], defenders: frozenset[int]) -> None:
        self.pairings = pairings
        self.numbers = [pairings.numbers[card] for card in attackers]
        self.answers = [
            sorted(answers) for answers in zip(*[pairings.answers[card] for card in defenders], strict=True)
        ]
        """By stop list, the lowest first."""
        self.shares = {result: best_of_three(PLAIN.of(result), len(attackers)) for result in RESULT_NAMES}
        self.one_gone = one_gone(len(defenders))

    def __missing__(self, play: int) -> Swing:
        face = self.pairings.plays[play]
        answers = self.answers[face.stop_mask] if self.answers else []
        numbers = sorted([row[play] for row in self.numbers])
        first, last = bisect_right(numbers, NO_PAIR), bisect_right(numbers, answers[-1]) if answers else 0
        stakes = self.shares[face.result][first:last]
        gone = [self.one_gone[len(answers) - bisect_left(answers, number)] for number in numbers[first:last]]
        lost = [stake * reaching for stake, (reaching, _) in zip(stakes, gone, strict=True)]
        won = [stake * falling_short for stake, (_, falling_short) in zip(stakes, gone, strict=True)]
        self[play] = tuple(numbers[first:last]), tuple(lost), tuple(won)
        return self[play]


@cache
def worth_by_rank(stake: float, count: int, hand: int) -> tuple[float, ...]:
    """What a number is worth that so many of some cards fall short of, when so many of them are in hand."""
    return tuple([stake * none_of(count, count - rank, hand) for rank in range(count + 1)])


@cache
def best_of_three(stake: float, count: int) -> tuple[float, ...]:
    """For each of some cards, the lowest first, the share of a stake in which it is the highest of three."""
    hands = count * (count - 1) * (count - 2) / 6 or 1.0
    return tuple([stake * (rank * (rank - 1) / 2 / hands) for rank in range(count)])


@cache
def one_gone(count: int) -> tuple[tuple[float, float], ...]:
    """By the number of stoppers: how much likelier a hand has none when one of them is gone, or one of the others."""
    return tuple(
        [
            (
                none_of(count - 1, max(0, stoppers - 1), HAND) - none_of(count, stoppers, HAND),
                none_of(count - 1, min(stoppers, count - 1), HAND) - none_of(count, stoppers, HAND),
            )
            for stoppers in range(count + 1)
        ]
    )


@lru_cache(maxsize=256)
def hand_of(pairings: Pairings, cards: frozenset[int], size: int) -> Hand:
    return Hand(pairings, cards, size)


@lru_cache(maxsize=64)
def rivals(pairings: Pairings, attackers: frozenset[int], defenders: frozenset[int]) -> Rivals:
    return Rivals(pairings, attackers, defenders)
