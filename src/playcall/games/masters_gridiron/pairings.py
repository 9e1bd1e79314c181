"""What cards make of each other, worked out once: pairs against a hand of defenders, defenders against all plays."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from playcall.games.masters_gridiron.anatomy import Play, Player
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
        self.players = players
        self.plays = [card for card in book if isinstance(card, Play)]
        highest_bonus = max(max(play.bonuses.values(), default=0) for play in self.plays)
        self.highest = max(max(player.ratings) for player in players) + highest_bonus
        self._use_lists = {play.uses for play in self.plays}
        self._bonuses: dict[str, list[tuple[tuple[int, ...], int]]] = {}
        self._numbers: dict[int, tuple[int, ...]] = {}
        self._answers: dict[int, tuple[int, ...]] = {}

    def numbers(self, card: int) -> tuple[int, ...]:
        """MG-4.3, MG-4.4  The number of an Offense card with each play; `NO_PAIR` where there is none."""
        if card not in self._numbers:
            player = self.players[card]
            best = {uses: best_use(player, uses) for uses in self._use_lists}
            pairs = [(best[uses], bonus) for uses, bonus in self._uses_and_bonuses(player.pos)]
            self._numbers[card] = tuple([rating + bonus if rating else NO_PAIR for rating, bonus in pairs])
        return self._numbers[card]

    def _uses_and_bonuses(self, position: str) -> list[tuple[tuple[int, ...], int]]:
        if position not in self._bonuses:
            self._bonuses[position] = [(play.uses, play.bonuses.get(position, 0)) for play in self.plays]
        return self._bonuses[position]

    def answers(self, card: int) -> tuple[int, ...]:
        """MG-5.2  The number of a Defense card against each stop list."""
        if card not in self._answers:
            player = self.players[card]
            self._answers[card] = (0, *[printed_answer(player, stops) for stops in STOP_LISTS])
        return self._answers[card]


class Hand:
    """A hand drawn from some Defense cards, as a pair of the other side meets it."""

    def __init__(self, pairings: Pairings, cards: frozenset[int], size: int) -> None:
        self.pairings = pairings
        self.cards = cards
        self.size = size
        self._answers: dict[int, tuple[int, ...]] = {}
        self._points: dict[tuple[int, str], tuple[float, ...]] = {}

    def answers(self, stops: int) -> tuple[int, ...]:
        """What the cards answer to a stop list, the lowest first."""
        if stops not in self._answers:
            self._answers[stops] = tuple(sorted([self.pairings.answers(card)[stops] for card in self.cards]))
        return self._answers[stops]

    def chance(self, number: int, stops: int) -> float:
        """The chance that nobody in the hand reaches a number."""
        answers = self.answers(stops)
        return none_of(len(answers), len(answers) - bisect_left(answers, number), self.size)

    def points(self, play: Play) -> tuple[float, ...]:
        """Points to expect from a play, by number; the last entry is for `NO_PAIR`."""
        kind = play.stop_mask, play.result
        if kind not in self._points:
            self._points[kind] = self._by_number(PLAIN.of(play.result), self.answers(play.stop_mask))
        return self._points[kind]

    def _by_number(self, stake: float, answers: Sequence[int]) -> tuple[float, ...]:
        count = len(answers)
        points: list[float] = []
        for rank, answer in enumerate(answers):
            points += [stake * none_of(count, count - rank, self.size)] * (answer + 1 - len(points))
        points += [stake * none_of(count, 0, self.size)] * (self.pairings.highest + 1 - len(points))
        return (*points, 0.0)


class Rivals:
    """What some defenders keep some attackers from: what the plays of these bring more when one of those is gone."""

    def __init__(self, pairings: Pairings, attackers: frozenset[int], defenders: frozenset[int]) -> None:
        self.defenders = defenders
        self.pairings = pairings
        self._numbers = [pairings.numbers(card) for card in attackers]
        self._shares = best_of_three(len(attackers))
        self._swings: dict[int, tuple[tuple[int, ...], tuple[float, ...], tuple[float, ...]]] = {}
        self._losses: dict[tuple[int, int], tuple[float, ...]] = {}

    def losses(self, play: int, defender: int) -> tuple[float, ...]:
        """The points that a play would bring more without a defender, for each number that it may have."""
        answer = self.pairings.answers(defender)[self.pairings.plays[play].stop_mask]
        known = play, answer
        if known not in self._losses:
            if play not in self._swings:
                self._swings[play] = self._swings_of(play)
            numbers, lost, won = self._swings[play]
            reached = bisect_right(numbers, answer)
            self._losses[known] = lost[:reached] + won[reached:]
        return self._losses[known]

    def _swings_of(self, play: int) -> tuple[tuple[int, ...], tuple[float, ...], tuple[float, ...]]:
        """The numbers that a play may have, and what it brings more without one who reaches it, and one who does not.

        It is laid with the best of three.
        """
        face = self.pairings.plays[play]
        answers = sorted([self.pairings.answers(card)[face.stop_mask] for card in self.defenders])
        swings, stake, count = one_gone(len(answers)), PLAIN.of(face.result), len(answers)
        numbers, lost, won = [], [], []
        for number, share in zip(sorted([row[play] for row in self._numbers]), self._shares, strict=True):
            stoppers = count - bisect_left(answers, number)
            if number != NO_PAIR and share and stoppers:
                points, (reaching, falling_short) = stake * share, swings[stoppers]
                numbers.append(number)
                lost.append(points * reaching)
                won.append(points * falling_short)
        return tuple(numbers), tuple(lost), tuple(won)


@cache
def best_of_three(count: int) -> tuple[float, ...]:
    """For each of some cards, the lowest first, the share of hands of three whose highest it is."""
    hands = count * (count - 1) * (count - 2) / 6 or 1.0
    return tuple([rank * (rank - 1) / 2 / hands for rank in range(count)])


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
