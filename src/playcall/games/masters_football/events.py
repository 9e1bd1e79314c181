"""What happens in Masters of Football, as facts. Clubs, seats, players and action cards are numbers of the table."""

from __future__ import annotations

from playcall.contract.kinds import kinds_in
from playcall.kernel import Event

# Before and between matches: letters, managers, money, players, cards, the academy ------------------------------------


class LettersDrawn(Event, frozen=True):
    """The teams' letters: the seat of each club, -1 for a Non-Person Team."""

    rules = ("MF-6.4", "MF-19.2")
    seats: tuple[int, ...]


class ManagerChosen(Event, frozen=True):
    rules = ("MF-3.2", "MF-3.4")
    seat: int
    club: int
    manager: int
    budget: int


class MoneyChanged(Event, frozen=True):
    """`why` is squads, market or bonus."""

    rules = ("MF-1.4", "MF-1.6")
    seat: int
    club: int
    change: int
    money: int
    why: str


class PlayersDealt(Event, frozen=True):
    """A purchase hand, or what the academy brought."""

    rules = ("MF-4.2", "MF-14.2", "MF-13.10")
    secret = ("cards",)
    owner: int
    club: int
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
    club: int
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
    club: int
    count: int
    cards: tuple[int, ...] | None


class Swapped(Event, frozen=True):
    """A card was paid for and discarded; the one drawn for it is told as dealt."""

    rules = ("MF-5.2", "MF-5.3")
    seat: int
    club: int
    discarded: int
    paid: int
    money: int


class AcademyRolled(Event, frozen=True):
    """What the genius dice showed: 1, 2 or G."""

    rules = ("MF-13.2", "MF-13.4", "MF-13.6", "MF-21.7")
    club: int
    dice: tuple[str, ...]


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
    club: int
    card: int


# Before kick-off: teams and tactics, the tactical roll, strengths -----------------------------------------------------


class MatchdayBegins(Event, frozen=True):
    """`kind` is season, final, friendly or tie; the matches of a final are the matchdays after the season's."""

    rules = ("MF-6.1", "MF-6.3", "MF-19.9", "MF-22.1")
    matchday: int
    kind: str


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
    spy: int
    club: int
    """The spy's club, and the one that was spied on."""
    players: tuple[int, ...] | None
    tactic: int | None


class TacticKept(Event, frozen=True):
    """After spying: whether the spy changed tactic cards is nobody else's business."""

    rules = ("MF-7.12",)
    secret = ("tactic",)
    owner: int
    club: int
    tactic: int | None


class TeamRevealed(Event, frozen=True):
    rules = ("MF-7.13",)
    club: int
    players: tuple[int, ...]


class TacticalRoll(Event, frozen=True):
    """Both tactical values with all their terms: dice, skills, cards, ability. `why` is higher, home or genius."""

    rules = ("MF-8.1", "MF-8.2", "MF-8.3", "MF-8.4", "MF-8.6")
    half: int
    clubs: tuple[int, int]
    dice: tuple[int, int]
    genius: tuple[str, str]
    """What the tactic dice and the genius dice showed; G counts as its value."""
    rolls: tuple[int, int]
    """What both dice of a side count together."""
    skills: tuple[int, int]
    cards: tuple[int, int]
    abilities: tuple[int, int]
    values: tuple[int, int]
    winner: int
    why: str
    tactics: tuple[int, int]
    tactic: int


class TacticDieRerolled(Event, frozen=True):
    """What the tactic die showed, and what it shows now."""

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


# A match: turns, dice, goals, cards and substitutions -----------------------------------------------------------------


class CardPlayed(Event, frozen=True):
    """A card was revealed or played and paid for; `target` is the argument of the play."""

    rules = ("MF-20.3", "MF-7.10", "MF-10.20")
    seat: int
    club: int
    card: int
    target: int
    touched: int
    """The club that the target names; -1 for none."""
    player: int
    """The player that the target names, where everybody can see him; -1 otherwise."""
    match: int
    window: str
    paid: int
    money: int


class CardCountered(Event, frozen=True):
    """A card was cancelled by another: who cancelled it, and whose it was."""

    rules = ("MF-20.12", "MF-20.14", "MF-20.16")
    seat: int
    club: int
    by: int
    card: int
    owner: int
    owning: int
    """The club of the owner."""


class UseMade(Event, frozen=True):
    """A further use of a card in play."""

    rules = ("MF-20.7",)
    seat: int
    club: int
    card: int
    left: int


class AbilityUsed(Event, frozen=True):
    rules = ("MF-24.6", "MF-24.7", "MF-24.12")
    seat: int
    club: int
    manager: int


class TurnBegins(Event, frozen=True):
    rules = ("MF-10.1", "MF-10.2", "MF-10.4")
    turn: int
    minute: str
    injury_time: bool
    club: int
    chance: float
    """Of a goal, as the dice stand."""
    scores: tuple[int, int]


class AttackCancelled(Event, frozen=True):
    rules = ("MF-10.18",)
    club: int


class DiceRolled(Event, frozen=True):
    """The four dice of an attack: levels of the main dice, and what all four show."""

    rules = ("MF-10.5", "MF-10.6")
    attacker: int
    defender: int
    levels: tuple[int, int]
    dice: tuple[str, str, str, str]
    """Attack die, its genius die, defence die, its genius die."""
    bonus: int


class DiceRerolled(Event, frozen=True):
    """Some dice were rolled again: which of the four, what they showed, and what all four show now."""

    rules = ("MF-10.5", "MF-24.12")
    club: int
    rolled: tuple[int, ...]
    old: tuple[str, ...]
    dice: tuple[str, str, str, str]


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
    die: int
    needed: int
    extra: bool


# The end of matches and championships ---------------------------------------------------------------------------------


class FinalWhistle(Event, frozen=True):
    rules = ("MF-12.4", "MF-1.2")
    matchday: int
    clubs: tuple[int, int]
    scores: tuple[int, int]


class PadLine(Event, frozen=True):
    """The points of A, B, C and D after a matchday."""

    rules = ("MF-6.6", "MF-6.7")
    championship: int
    matchday: int
    points: tuple[int, ...]


class KickTaken(Event, frozen=True):
    rules = ("MF-17.5", "MF-22.2")
    club: int
    round: int
    die: int
    needed: int
    scored: bool


class ChampionCrowned(Event, frozen=True):
    """`why` is points, goal difference, goals, away goals, shoot-out or shared."""

    rules = ("MF-17.1", "MF-17.2", "MF-17.3", "MF-17.4", "MF-17.5")
    championship: int
    clubs: tuple[int, ...]
    why: str


class FinalWon(Event, frozen=True):
    rules = ("MF-19.7", "MF-19.8", "MF-22.2", "MF-22.3")
    club: int
    why: str


EVENT_KINDS = kinds_in(globals())
