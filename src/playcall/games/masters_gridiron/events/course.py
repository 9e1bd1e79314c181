"""The course of a game: decks, the toss, turns, overtime, the end."""

from __future__ import annotations

from typing import ClassVar

from playcall.kernel import Event


class DeckBrought(Event, frozen=True):
    """A seat plays with a deck; `payroll` is 0 where it is not public."""

    rules = ("MG-1.1", "MG-1.9", "MG-1.10")
    seat: int
    team: str
    full_name: str
    payroll: int
    stock: bool


class Tossed(Event, frozen=True):
    """Who is the visiting team; `by_coin` where a coin said so."""

    rules = ("MG-1.2", "MG-1.8")
    visitor: int
    team: str
    by_coin: bool


class SpreadSet(Event, frozen=True):
    """The point spread in tenths; `favourite` is empty when there is none."""

    rules = ("MG-15.2", "MG-15.3", "MG-15.8")
    favourite: str
    underdog: str
    payrolls: tuple[int, int]
    tenths: int


class Drew(Event, frozen=True):
    """Cards drawn: how many is public, which ones the owner alone knows."""

    rules = ("MG-1.5", "MG-6.1", "MG-6.3")
    secret: ClassVar[tuple[str, ...]] = ("offense", "defense", "playbook")
    owner: int
    team: str
    counts: tuple[int, int, int]
    offense: tuple[int, ...] | None
    defense: tuple[int, ...] | None
    playbook: tuple[int, ...] | None


class TurnBegins(Event, frozen=True):
    """`spot` is the offence's spot; in overtime `period` is above 0."""

    rules = ("MG-2.1", "MG-2.3", "MG-2.4")
    turn: int
    period: int
    team: str
    spot: int
    reply: bool


class TurnedOver(Event, frozen=True):
    """A discard pile became a deck without shuffling; `cards` from the top."""

    rules = ("MG-6.5", "MG-6.6", "MG-8.11")
    seat: int
    team: str
    deck: str
    cards: tuple[int, ...]


class BookGathered(Event, frozen=True):
    """All Playbook cards outside the hand went under the deck in the order they had left it; `cards` from the top."""

    rules = ("MG-8.14",)
    seat: int
    team: str
    cards: tuple[int, ...]


class OvertimeBegins(Event, frozen=True):
    rules = ("MG-7.4", "MG-8.1")
    team: str
    scores: tuple[int, int]


class PeriodEnds(Event, frozen=True):
    rules = ("MG-8.2", "MG-8.11")
    period: int


class ReplyDue(Event, frozen=True):
    """The home team has kicked a field goal on the first turn: the visitor has one more turn."""

    rules = ("MG-8.5", "MG-8.6")
    team: str


class FieldGoalsExchanged(Event, frozen=True):
    rules = ("MG-8.7",)


class GameOver(Event, frozen=True):
    """The result record of a game (MG-16.4). Lists are by seat; -1 and 0 stand for nobody and none."""

    rules = ("MG-7.2", "MG-16.4")
    names: tuple[str, str]
    scores: tuple[int, int]
    outcomes: tuple[str, str]
    defence_scores: tuple[str, str]
    conversions: tuple[int, int]
    converted: tuple[int, int]
    periods: int
    visitor: int
    winner: int
    favourite: int
    spread_tenths: int
    spread_winner: int
