"""Before kick-off: teams and tactics chosen, announced, spied out and revealed; the tactical roll."""

from __future__ import annotations

from playcall.kernel import Event


class MatchdayBegins(Event, frozen=True):
    rules = ("MF-6.1", "MF-6.3", "MF-19.9", "MF-22.1")
    matchday: int


class MatchBegins(Event, frozen=True):
    rules = ("MF-6.2", "MF-15.1")
    matchday: int
    home: int
    away: int
    advantage: int


class TeamChosen(Event, frozen=True):
    """Three players lie face down; a Non-Person Team's lie open."""

    rules = ("MF-7.1", "MF-7.6", "MF-21.3")
    club: int


class TacticChosen(Event, frozen=True):
    rules = ("MF-7.5", "MF-7.6", "MF-11.5", "MF-21.5")
    club: int
    half: int


class Announced(Event, frozen=True):
    """Whether a manager plays cards in the tactics or the strength window."""

    rules = ("MF-7.8", "MF-9.1", "MF-15.2")
    club: int
    window: str
    cards: bool


class TacticForced(Event, frozen=True):
    rules = ("MF-8.8", "MF-20.8")
    club: int
    tactic: int


class Spied(Event, frozen=True):
    """A spy saw the other side's team and tactic."""

    rules = ("MF-7.12",)
    secret = ("players", "tactic")
    owner: int
    club: int
    players: tuple[int, ...] | None
    tactic: int | None


class TacticKept(Event, frozen=True):
    """After spying: whether the own tactic card was changed is nobody else's business."""

    rules = ("MF-7.12",)
    secret = ("tactic",)
    owner: int
    tactic: int | None


class TeamRevealed(Event, frozen=True):
    rules = ("MF-7.13",)
    club: int
    players: tuple[int, ...]


class TacticalRoll(Event, frozen=True):
    """Both tactical values with all their terms: die, genius die, skills, cards, ability."""

    rules = ("MF-8.1", "MF-8.2", "MF-8.3", "MF-8.4", "MF-8.6")
    half: int
    clubs: tuple[int, int]
    dice: tuple[int, int, int, int]
    skills: tuple[int, int]
    cards: tuple[int, int]
    abilities: tuple[int, int]
    values: tuple[int, int]
    winner: int
    why: str
    """higher, home advantage, genius."""
    tactics: tuple[int, int]
    tactic: int


class TacticDieRerolled(Event, frozen=True):
    rules = ("MF-8.5", "MF-21.6")
    club: int
    old: int
    new: int


class Strengths(Event, frozen=True):
    """Attack and defence of a team with every term, its levels and the tie shift."""

    rules = ("MF-9.3", "MF-9.4", "MF-9.7", "MF-9.8", "MF-9.11")
    club: int
    tactic: int
    players: tuple[tuple[int, int, int], ...]
    """Player, attack and defence after modifiers."""
    cards: tuple[tuple[int, int, int], ...]
    """Action card, attack and defence of every effective team modifier."""
    ability: int
    attack: int
    defence: int
    attack_level: int
    defence_level: int
    attack_die: int
    defence_die: int
