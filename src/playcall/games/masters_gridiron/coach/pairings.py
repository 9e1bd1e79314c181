"""What cards make of each other, worked out once: pairs against a hand of defenders, defenders against all plays."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence
from functools import cache, cached_property, lru_cache
from itertools import chain
from math import comb
from typing import Final, NamedTuple

from playcall.games.masters_gridiron.anatomy import RESULT_NAMES, Play, Player
from playcall.games.masters_gridiron.cards import BOOK, PLAYS, BookCard
from playcall.games.masters_gridiron.rules.matchup import best_use, printed_answer
from playcall.games.masters_gridiron.table import POINTS, Table
from playcall.games.masters_gridiron.zones import DEF_HAND, DEFENSE, OFFENSE, PLAYBOOK, Pile

HAND: Final = 3
NO_PAIR: Final = -1
"""In place of a number, where player and play have no rating in common."""
STOP_LISTS: Final = range(1, 1 << 4)


class Stakes(NamedTuple):
    """What a touchdown and a field goal of the offence are worth now, in points."""

    touchdown: float
    field_goal: float

    def of(self, result: str) -> float:
        return self.touchdown if result == "TD" else self.field_goal


PLAIN: Final = Stakes(float(POINTS["T"]), float(POINTS["F"]))
"""What scores are worth early in a game: their points."""


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
    """What a number is worth by how many of the cards fall short of it, when a hand of them is held."""
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
        """The mean of the best players, as many as asked for."""
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


@lru_cache(maxsize=4096)
def none_of(unseen: int, stoppers: int, hand: int) -> float:
    """The chance that a hand drawn from the unseen holds none of the stoppers."""
    if unseen < hand:
        return float(not stoppers)
    return comb(unseen - stoppers, hand) / comb(unseen, hand)


def book_of(s: Table, seat: int) -> list[int]:
    """All Playbook cards a seat has not laid yet."""
    return [card for zone in (PLAYBOOK.hand, *PLAYBOOK.deck, PLAYBOOK.look) for card in s.zones[zone + seat]]
