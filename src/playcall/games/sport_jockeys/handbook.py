"""Everything the rules ask of the cards, as bits: a set of cards is one number, and so is a set of actions.

Cards are bits in the order of `cards/deck.toml`, actions in the order of `cards/actions.toml`; a set of actions is
called `kinds`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache

from playcall.games.sport_jockeys.cards import CLASSES, FACES, Card, load
from playcall.games.sport_jockeys.effects import Effect

CODES = tuple(action.code for action in load().actions)


def kinds(*codes: str) -> int:
    """A set of actions by their codes."""
    return sum(1 << CODES.index(code) for code in codes)


def codes_of(some: int) -> list[str]:
    """The codes of a set of actions."""
    return [code for place, code in enumerate(CODES) if some >> place & 1]


def with_effect(effect: Effect) -> int:
    """All actions that have an effect."""
    return kinds(*(action.code for action in load().actions if effect in action.effects))


def bits(cards: Iterable[int]) -> int:
    """A set of cards as one number."""
    total = 0
    for card in cards:
        total |= 1 << card
    return total


@lru_cache(maxsize=20_000)
def members(some: int) -> tuple[int, ...]:
    """The cards of a set, lowest first."""
    cards = []
    while some:
        lowest = some & -some
        cards.append(lowest.bit_length() - 1)
        some ^= lowest
    return tuple(cards)


RUNNING = kinds(*(action.code for action in load().actions if action.kind == "running"))
"""SJ-3.1  INT among them: whoever has the ball with it is returning it."""
PASSING = kinds(*(action.code for action in load().actions if action.kind == "passing"))
SNAP, KICKOFF, TACKLE, DIVE = kinds("SNA"), kinds("KIC"), kinds("TAC"), kinds("DIV")
ENDS, LOOSE, STEALS = (with_effect(e) for e in (Effect.END, Effect.LOOSE_BALL, Effect.STEAL_PASS))
PENALTIES, INJURIES = with_effect(Effect.FREEZE_POINTS), with_effect(Effect.LOSE_RANDOM_CARD)
RULINGS = PENALTIES | kinds("FUM", "INC", "OOB", "INT")
"""SJ-15.8  What can be challenged with `challenge_scope` = `rulings`."""
BALL_USED = kinds("R/K", "P/K", "HAI", "DIV")
"""SJ-18.6  After one of these a P/K is a lateral."""


@cache
def key_kinds(some: int) -> int:
    """SJ-13.2  The key cards: INT, else FUM, else END cards, else all."""
    return some & STEALS or some & LOOSE or some & ENDS or some


class Handbook:
    """The faces of a card list, indexed by what the rules look for. Lists of two are OFF and DEF faces."""

    def __init__(self, cards: Sequence[Card]) -> None:
        self.cards = tuple(cards)
        self.ids = [card.id for card in cards]
        self.deck = [number for number, card in enumerate(cards) if card.trim == "normal"]
        """The cards of the action deck."""
        self.kind = [[kinds(card.faces[f].action) for card in cards] for f in range(len(FACES))]
        """The action of each card, as a set of one."""
        self.boxes = [[card.faces[f].boxes for card in cards] for f in range(len(FACES))]
        """White boxes of each card; -1 for X."""
        self.carriers = [
            [bits(place for place, card in enumerate(cards) if letter in card.faces[f].classes) for letter in CLASSES]
            for f in range(len(FACES))
        ]
        """The cards of each class."""
        self.classless = [
            bits(place for place, card in enumerate(cards) if not card.faces[f].classes) for f in range(len(FACES))
        ]
        self.alike = [[self.of_kinds(f, kind) for kind in self.kind[f]] for f in range(len(FACES))]
        """For each card all cards of the same action on the face."""

    def of_kinds(self, face: int, some: int) -> int:
        """All cards whose face has one of these actions."""
        return bits(place for place, kind in enumerate(self.kind[face]) if kind & some)

    def kinds_of(self, face: int, cards: Iterable[int]) -> int:
        """The actions of some cards."""
        kind, total = self.kind[face], 0
        for card in cards:
            total |= kind[card]
        return total
