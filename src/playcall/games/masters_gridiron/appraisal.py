"""What cards are worth beyond this turn: players and plays to attack with, defenders to stop with."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from playcall.games.masters_gridiron.anatomy import Play, Player
from playcall.games.masters_gridiron.cards import BOOK, PLAYS, as_play
from playcall.games.masters_gridiron.matchup import printed_answer
from playcall.games.masters_gridiron.prospects import FIELD_GOAL, TOUCHDOWN, Stakes, Unseen, book_of, none_of
from playcall.games.masters_gridiron.table import Table
from playcall.games.masters_gridiron.zones import DEFENSE, OFFENSE, Pile

BEST_SHARE: Final = 3
"""A card is worth the mean of its best third of pairings: it will be paired with care."""
HAND: Final = 3
PLAIN: Final = Stakes(TOUCHDOWN, FIELD_GOAL)


def scoring_chance(player: Player, play: Play, unseen: Unseen, extra: int = 0) -> float:
    """How likely nobody stops a pair; 0 when they do not match."""
    if not player.has & play.use_mask:
        return 0.0
    ratings = player.ratings
    number = max([ratings[use] for use in play.uses]) + play.bonuses.get(player.pos, 0) + extra
    return unseen.chance(number, play.stop_mask)


def expected(player: Player, play: Play, unseen: Unseen, stake: Stakes, extra: int = 0) -> float:
    """Points to expect from a pair."""
    return stake.of(play.result) * scoring_chance(player, play, unseen, extra)


class Attack:
    """The worth of every player and play that a seat has left, from all their pairings."""

    def __init__(self, s: Table, seat: int, unseen: Unseen, extra: Sequence[int] = ()) -> None:
        """`extra` are players beside those not used up."""
        players = [*everybody(s, OFFENSE, seat), *extra]
        plays = [card for card in book_of(s, seat) if card % BOOK < PLAYS]
        faces = [as_play(s.book[card % BOOK]) for card in plays]
        rows = [[expected(s.players[card], play, unseen, PLAIN) for play in faces] for card in players]
        self.worths = {
            (player, play): worth
            for player, row in zip(players, rows, strict=True)
            for play, worth in zip(plays, row, strict=True)
        }
        self.players = {card: best_mean(row) for card, row in zip(players, rows, strict=True)}
        self.plays = {card: best_mean([row[place] for row in rows]) for place, card in enumerate(plays)}
        self.mean_player = mean(self.players.values())
        self.mean_play = mean(self.plays.values())

    def worth(self, player: int, play: int) -> float:
        """Points to expect from a pair."""
        return self.worths.get((player, play), 0.0)

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
        attackers = [s.players[card] for card in everybody(s, OFFENSE, other)]
        plays = [as_play(s.book[card % BOOK]) for card in book_of(s, other) if card % BOOK < PLAYS]
        self.cards = everybody(s, DEFENSE, seat)
        self.faces = s.players
        self.threats = [threat(play, attackers) for play in plays]
        self.total = max(1, len(self.threats))
        self.worths = self._worths()

    def worth(self, card: int) -> float:
        """Points a turn; below 0 for a player who is only in the way of better ones."""
        return self.worths.get(card, 0.0)

    def _worths(self) -> dict[int, float]:
        number = len(self.cards)
        without = [0.0] * number
        for stops, stake, numbers in self.threats:
            answers = [printed_answer(self.faces[card], stops) for card in self.cards]
            for needed, share in numbers:
                stoppers = sum(answer >= needed for answer in answers)
                now = none_of(number, stoppers, HAND)
                if now == 1.0:
                    continue
                lost = stake * share * (none_of(number - 1, stoppers - 1, HAND) - now)
                won = stake * share * (none_of(number - 1, min(stoppers, number - 1), HAND) - now)
                for place, answer in enumerate(answers):
                    without[place] += lost if answer >= needed else won
        return {card: points / self.total for card, points in zip(self.cards, without, strict=True)}


def threat(play: Play, attackers: Sequence[Player]) -> tuple[int, float, list[tuple[int, float]]]:
    """Stop list, stake and likely numbers of a play: it is laid with the best of three."""
    numbers = sorted(
        max(player.ratings[use] for use in play.uses) + play.bonuses.get(player.pos, 0)
        for player in attackers
        if player.has & play.use_mask
    )
    count = len(attackers)
    missing = count - len(numbers)
    hands = count * (count - 1) * (count - 2) / 6 or 1.0
    shares = [(n, (rank + missing) * (rank + missing - 1) / 2 / hands) for rank, n in enumerate(numbers)]
    return play.stop_mask, PLAIN.of(play.result), shares


def everybody(s: Table, pile: Pile, seat: int) -> list[int]:
    """All cards of a side that are not used up: hand, deck and what is being looked at."""
    return [card for zone in (pile.hand, *pile.deck, pile.look) for card in s.zones[zone + seat]]


def best_mean(values: Sequence[float]) -> float:
    """The mean of the best third."""
    best = sorted(values, reverse=True)[: -(-len(values) // BEST_SHARE)]
    return sum(best) / len(best) if best else 0.0


def mean(values: Iterable[float]) -> float:
    every = list(values)
    return sum(every) / len(every) if every else 0.0
