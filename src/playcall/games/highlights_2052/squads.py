"""FH-21.6, FH-21.7  Rosters that come from elsewhere: what two teams of a league bring to a single game, as text.

`TEAM:card.card~2.card/TEAM:card.card` for the first and the second seat; `~2` is a card that misses two games more.
A third part lists the Play Deck where it is not the usual one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import chain
from typing import NamedTuple

from playcall.games.highlights_2052.actions import TAKE, TEAM
from playcall.games.highlights_2052.table import TEAM_SIZE
from playcall.kernel import BadOption

NONE = "none"


class Squad(NamedTuple):
    """A roster with its injured cards; cards by their numbers at the table."""

    team: int
    cards: tuple[int, ...]
    out: Mapping[int, int]
    """Cards that miss this game, with the games they still miss."""

    @property
    def fit(self) -> list[int]:
        return [card for card in self.cards if card not in self.out]


class Squads(NamedTuple):
    """What both seats bring, and the Play Deck; None for the usual one."""

    squads: tuple[Squad, Squad]
    pool: tuple[int, ...] | None


@lru_cache(maxsize=64)
def read_squads(text: str) -> Squads:
    """What option `squads` says; raises `BadOption`."""
    one, other, *pool = [*text.split("/"), ""] if "/" not in text else text.split("/")
    deck = tuple(_card(word) for word in pool[0].split(".")) if pool else None
    found = Squads((_squad(one), _squad(other)), deck)
    cards = [*chain.from_iterable(squad.cards for squad in found.squads), *(deck or ())]
    if len(set(cards)) < len(cards):
        raise BadOption("Option 'squads' names a card twice.")
    return found


def _squad(text: str) -> Squad:
    team, _, cards = text.partition(":")
    if team not in TEAM.arguments:
        raise BadOption(f"Option 'squads' names the team '{team[:20]}'; the teams are: {', '.join(TEAM.arguments)}.")
    words = [word.partition("~") for word in cards.split(".")]
    if len(words) != TEAM_SIZE:
        raise BadOption(f"Option 'squads': a squad has {TEAM_SIZE} cards, not {len(words)}.")
    numbered = [(_card(word), int(games) if games.isdecimal() else 0) for word, _, games in words]
    return Squad(
        TEAM.arguments.index(team),
        tuple(card for card, _ in numbered),
        {card: games for card, games in numbered if games},
    )


def _card(word: str) -> int:
    if word not in TAKE.arguments:
        raise BadOption(f"Option 'squads' names the card '{word[:20]}', which is not in the game.")
    return TAKE.arguments.index(word)


class Roll(NamedTuple):
    """A roster as a league knows it: ids without copies."""

    team: str
    cards: tuple[str, ...]
    injured: tuple[tuple[str, int], ...] = ()


def write_squads(rolls: tuple[Roll, Roll], pool: Iterable[str] | None) -> str:
    """Option `squads` for two rosters; the second copy of whatever both have is the other's."""
    seen: dict[str, int] = {}
    parts = [_written(roll, place > 0 and roll.team == rolls[0].team, seen) for place, roll in enumerate(rolls)]
    if pool is not None:
        parts.append(".".join(word for word in _copied(pool, seen)))
    return "/".join(parts)


def _written(roll: Roll, second: bool, seen: dict[str, int]) -> str:
    injured = list(roll.injured)
    words = []
    for card, word in zip(roll.cards, _copied(roll.cards, seen), strict=True):
        hurt = next((pair for pair in injured if pair[0] == card), None)
        if hurt is not None:
            injured.remove(hurt)
        words.append(word if hurt is None else f"{word}~{hurt[1]}")
    return f"{roll.team}{'-2' if second else ''}:{'.'.join(words)}"


def _copied(cards: Iterable[str], seen: dict[str, int]) -> Iterator[str]:
    """Cards with the mark of their copy; there are no more than two of any."""
    for card in cards:
        copy = seen[card] = seen.get(card, -1) + 1
        yield card + "b" * copy
