"""What a match adds up to: attacks, goals, rolls won, cards played, for each club."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from playcall.booklet.figures import Sums
from playcall.booklet.report import Figure
from playcall.games.masters_football import events
from playcall.games.masters_football.cards import TYPE_NAMES
from playcall.games.masters_football.figures import ACTION, PRICE
from playcall.games.masters_football.odds import ROLLS, goals
from playcall.kernel import Event

FIRST_HALF: Final = 6
"""The last turn before half-time."""


class Tally(Sums):
    """Counts for every club while matches are told."""

    def __init__(self, clubs: int) -> None:
        super().__init__(clubs)
        self.turn = 0
        self.seat_clubs: Sequence[int] = ()

    def hear(self, event: Event) -> None:
        match event:
            case events.TurnBegins(turn=turn):
                self.turn = turn
            case events.DiceRolled(attacker=attacker, levels=levels, bonus=bonus):
                self.sums[attacker]["attacks"] += 1
                self.sums[attacker]["expected"] += goals(*levels, bonus)
            case events.Settled():
                self._settled(event)
            case events.GoalNullified(club=club):
                self._goal(club, -1)
                self.sums[club]["struck off"] += 1
            case events.TacticalRoll(winner=winner):
                self.sums[winner]["rolls"] += 1
            case events.CardPlayed(seat=seat, card=card):
                self._card(self.seat_clubs[seat], card)
            case events.Swapped(seat=seat):
                self.sums[self.seat_clubs[seat]]["swaps"] += 1
            case events.Substituted(club=club):
                self.sums[club]["substitutions"] += 1

    def _settled(self, event: events.Settled) -> None:
        if event.goal:
            self._goal(event.attacker, 1)
            self.sums[event.attacker]["genius goals"] += event.why == "genius"
        self.sums[event.defender]["saves"] += event.why == "denied"

    def _goal(self, club: int, number: int) -> None:
        self.sums[club]["goals"] += number
        self.sums[club]["goals first" if self.turn <= FIRST_HALF else "goals second"] += number

    def _card(self, club: int, card: int) -> None:
        self.sums[club]["cards"] += 1
        self.sums[club][ACTION[card].type] += 1
        self.sums[club]["spent"] += PRICE[card]

    # The lines ----------------------------------------------------------------------------------------------------

    def expected(self) -> Figure:
        """What the dice promised, before any card bent them."""
        numbers = [sums["expected"] / ROLLS for sums in self.sums]
        return Figure("Expected goals", tuple(f"{n:.1f}" for n in numbers), tuple(numbers))

    def match_lines(self) -> list[Figure]:
        return [
            self.line("Goals", "goals"),
            self.line("First half", "goals first", 1),
            self.line("Second half", "goals second", 1),
            self.expected(),
            self.line("Attacks", "attacks"),
            self.line("Goals by genius", "genius goals"),
            self.line("Saved by genius", "saves"),
            self.line("Goals struck off", "struck off"),
            self.line("Tactical rolls won", "rolls"),
            self.line("Substitutions", "substitutions"),
            *self.card_lines(),
        ]

    def card_lines(self) -> list[Figure]:
        return [
            self.line("Action cards played", "cards"),
            *(self.line(name, kind, 1) for kind, name in TYPE_NAMES.items()),
            self.line("Paid for cards", "spent", unit=" M"),
            self.line("Cards swapped", "swaps"),
        ]
