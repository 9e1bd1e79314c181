"""A match: turns, dice, goals, cards and substitutions."""

from __future__ import annotations

from playcall.kernel import Event


class CardPlayed(Event, frozen=True):
    """A card was revealed or played and paid for; `target` is the argument of the play."""

    rules = ("MF-20.3", "MF-7.10", "MF-10.20")
    seat: int
    card: int
    target: int
    match: int
    window: str
    money: int


class CardCountered(Event, frozen=True):
    rules = ("MF-20.12", "MF-20.14", "MF-20.16")
    seat: int
    by: int
    card: int
    owner: int


class UseMade(Event, frozen=True):
    """A further use of a card in play."""

    rules = ("MF-20.7",)
    seat: int
    card: int
    left: int


class AbilityUsed(Event, frozen=True):
    rules = ("MF-24.6", "MF-24.7", "MF-24.12")
    seat: int
    manager: int


class TurnBegins(Event, frozen=True):
    rules = ("MF-10.1", "MF-10.2", "MF-10.4")
    turn: int
    club: int
    chance: int
    """Goals in 1,296 rolls as the dice stand."""
    scores: tuple[int, int]


class AttackCancelled(Event, frozen=True):
    rules = ("MF-10.18",)
    club: int


class DiceRolled(Event, frozen=True):
    """The four dice of an attack: faces, then what they are worth."""

    rules = ("MF-10.5", "MF-10.6")
    attacker: int
    defender: int
    levels: tuple[int, int]
    faces: tuple[int, int, int, int]
    bonus: int


class DiceRerolled(Event, frozen=True):
    """Some dice were rolled again; -1 for those that stayed."""

    rules = ("MF-10.5", "MF-24.12")
    club: int
    old: tuple[int, int, int, int]
    new: tuple[int, int, int, int]


class Settled(Event, frozen=True):
    """The result of an attack; `why` is higher, genius, lower, equal or denied."""

    rules = ("MF-10.6", "MF-10.7", "MF-10.8", "MF-10.9", "MF-10.10", "MF-10.12")
    attacker: int
    defender: int
    attack: tuple[int, int, int]
    """Attack die, genius die, bonus."""
    defence: tuple[int, int]
    goal: bool
    why: str
    spent: bool
    clubs: tuple[int, int]
    scores: tuple[int, int]


class GoalNullified(Event, frozen=True):
    rules = ("MF-10.15", "MF-15.9")
    club: int
    clubs: tuple[int, int]
    scores: tuple[int, int]


class ExtraAttackWon(Event, frozen=True):
    rules = ("MF-10.16",)
    club: int
    bonus: int


class HalfTime(Event, frozen=True):
    rules = ("MF-10.23", "MF-11.1")
    clubs: tuple[int, int]
    scores: tuple[int, int]


class SubstitutionAnnounced(Event, frozen=True):
    rules = ("MF-11.2", "MF-15.4")
    club: int
    when: str


class Substituted(Event, frozen=True):
    rules = ("MF-11.3", "MF-11.7", "MF-11.11")
    club: int
    off: int
    on: int


class CardLost(Event, frozen=True):
    """A card in play left it with its player, or has no effect in the new match tactics."""

    rules = ("MF-11.10", "MF-15.14", "MF-20.10")
    card: int
    club: int
    why: str


class InjuryTime(Event, frozen=True):
    rules = ("MF-12.1", "MF-12.2")
    club: int
    face: int
    extra: bool
