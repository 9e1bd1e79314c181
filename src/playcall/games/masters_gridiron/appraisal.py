"""What cards are worth beyond this turn: players and plays to attack with, defenders to stop with."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from itertools import chain
from typing import Final

from playcall.games.masters_gridiron.cards import BOOK, PLAYS
from playcall.games.masters_gridiron.pairings import NO_PAIR, Hand, hand_of, rivals
from playcall.games.masters_gridiron.prospects import book_of
from playcall.games.masters_gridiron.table import Table
from playcall.games.masters_gridiron.zones import DEF_HAND, DEFENSE, OFFENSE, Pile

BEST_SHARE: Final = 3
"""A card is worth the mean of its best third of pairings: it will be paired with care."""


def unseen(s: Table, seat: int) -> Hand:
    """The Defense hand of the opponent, as far as a seat knows it."""
    other = 1 - seat
    zones = [DEFENSE.hand] if s.shows(DEF_HAND, other, seat) else [DEFENSE.hand, *DEFENSE.deck[::2], DEFENSE.look]
    cards = frozenset([card for zone in zones for card in s.zones[zone + other]])
    return hand_of(s.game.pairings, cards, len(s.zones[DEFENSE.hand + other]))


def scoring_chance(s: Table, player: int, play: int, hand: Hand, extra: int = 0) -> float:
    """How likely nobody stops a pair; 0 when they do not match."""
    pairings, place = s.game.pairings, play % BOOK
    number = pairings.numbers[player][place]
    return 0.0 if number == NO_PAIR else hand.chance(number + extra, pairings.plays[place].stop_mask)


class Attack:
    """The worth of every player and play that a seat has left, from all their pairings."""

    def __init__(self, s: Table, seat: int, hand: Hand, extra: Sequence[int] = ()) -> None:
        """`extra` are players beside those not used up."""
        self.hand = hand
        players = [*everybody(s, OFFENSE, seat), *extra]
        self.cards = [card for card in book_of(s, seat) if card % BOOK < PLAYS]
        points = [(place, hand.points[place]) for place in [card % BOOK for card in self.cards]]
        numbers = [s.game.pairings.numbers[card] for card in players]
        self.rows = [[by_number[row[place]] for place, by_number in points] for row in numbers]
        self.players = dict(zip(players, best_means(self.rows, len(points)), strict=True))
        self.mean_player = mean(self.players.values())

    @cached_property
    def plays(self) -> dict[int, float]:
        columns = zip(*self.rows, strict=True) if self.rows else [()] * len(self.cards)
        return dict(zip(self.cards, best_means(columns, len(self.rows)), strict=True))

    @cached_property
    def mean_play(self) -> float:
        return mean(self.plays.values())

    def best_pair(self, s: Table, players: Sequence[int], plays: Sequence[int]) -> float:
        """Points to expect from the best pair of some players and plays."""
        points = [(place, self.hand.points[place]) for place in [card % BOOK for card in plays]]
        numbers = [s.game.pairings.numbers[card] for card in players]
        return max([by_number[row[place]] for row in numbers for place, by_number in points], default=0.0)

    def best_players(self, number: int) -> float:
        """The mean of so many players, the best ones."""
        return mean(sorted(self.players.values(), reverse=True)[:number])

    def player(self, card: int) -> float:
        """How much better than the average of those left."""
        return self.players.get(card, self.mean_player) - self.mean_player

    def play(self, card: int) -> float:
        return self.plays.get(card, self.mean_play) - self.mean_play


class Stops:
    """The worth of defenders: what the side would let in more on an average turn to come if one of them were gone."""

    def __init__(self, s: Table, seat: int) -> None:
        other = 1 - seat
        attackers, defenders = everybody(s, OFFENSE, other), everybody(s, DEFENSE, seat)
        self.rivals = rivals(s.game.pairings, frozenset(attackers), frozenset(defenders))
        self.plays = [card % BOOK for card in book_of(s, other) if card % BOOK < PLAYS]

    def worth(self, card: int) -> float:
        """Points a turn; below 0 for a player who is only in the way of better ones."""
        if card not in self.rivals.defenders:
            return 0.0
        losses = self.rivals[card]
        return sum(chain.from_iterable([losses[play] for play in self.plays])) / max(1, len(self.plays))


def everybody(s: Table, pile: Pile, seat: int) -> list[int]:
    """All cards of a side that are not used up: hand, deck and what is being looked at."""
    return [card for zone in (pile.hand, *pile.deck, pile.look) for card in s.zones[zone + seat]]


def best_means(rows: Iterable[Sequence[float]], length: int) -> list[float]:
    """For each of some rows of a length the mean of its best third."""
    best = -(-length // BEST_SHARE)
    return [sum(sorted(row, reverse=True)[:best]) / best if best else 0.0 for row in rows]


def mean(values: Iterable[float]) -> float:
    every = list(values)
    return sum(every) / len(every) if every else 0.0
