"""Before and between matches: letters, managers, money, players, cards, the academy."""

from __future__ import annotations

from playcall.kernel import Event


class LettersDrawn(Event, frozen=True):
    """The teams' letters: the seat of each club, -1 for a Non-Person Team."""

    rules = ("MF-6.4", "MF-19.2")
    seats: tuple[int, ...]


class ManagerChosen(Event, frozen=True):
    rules = ("MF-3.2", "MF-3.4")
    seat: int
    manager: int
    budget: int


class MoneyChanged(Event, frozen=True):
    """`why` is budget, squads set, market, swap, card or win bonus, or what was bought."""

    rules = ("MF-1.4", "MF-1.6")
    seat: int
    change: int
    money: int
    why: str


class PlayersDealt(Event, frozen=True):
    """A purchase hand, or what the academy brought."""

    rules = ("MF-4.2", "MF-14.2", "MF-13.10")
    secret = ("cards",)
    owner: int
    count: int
    cards: tuple[int, ...] | None


class SquadDrawn(Event, frozen=True):
    """An open squad, or an addition to it, of a Non-Person Team."""

    rules = ("MF-21.2", "MF-21.7")
    club: int
    cards: tuple[int, ...]


class Bought(Event, frozen=True):
    """A purchase is over; what was bought is the owner's secret, what was not lies open."""

    rules = ("MF-4.4", "MF-4.6", "MF-4.8")
    secret = ("cards",)
    owner: int
    count: int
    paid: int
    cards: tuple[int, ...] | None
    left: tuple[int, ...]


class WoodDrawn(Event, frozen=True):
    """A wood player (or a Local Lad) joined: to have three, or to make a team legal."""

    rules = ("MF-4.9", "MF-7.3", "MF-23.3")
    secret = ("card",)
    owner: int
    club: int
    why: str
    card: int | None


class CardsDealt(Event, frozen=True):
    """Action cards came into a hand."""

    rules = ("MF-5.1", "MF-5.2", "MF-14.4")
    secret = ("cards",)
    owner: int
    count: int
    cards: tuple[int, ...] | None


class Swapped(Event, frozen=True):
    """A card was discarded for 1 M; the one drawn for it is told as dealt."""

    rules = ("MF-5.2", "MF-5.3")
    seat: int
    discarded: int
    money: int


class AcademyRolled(Event, frozen=True):
    rules = ("MF-13.2", "MF-13.4", "MF-13.6", "MF-21.7")
    club: int
    faces: tuple[int, ...]


class PlayerJoined(Event, frozen=True):
    """A player joined from the academy; which one is the owner's secret."""

    rules = ("MF-13.3", "MF-13.6", "MF-13.10")
    secret = ("card",)
    owner: int
    club: int
    card: int | None


class PlayersDiscarded(Event, frozen=True):
    """`why` is academy, limit or wood."""

    rules = ("MF-13.3", "MF-13.10", "MF-13.11", "MF-7.4")
    club: int
    cards: tuple[int, ...]
    why: str


class CardDiscarded(Event, frozen=True):
    rules = ("MF-14.4",)
    seat: int
    card: int
