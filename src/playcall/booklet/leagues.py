"""Leagues of many games: what a game with leagues tells whoever runs one, all as data.

A league is text: who takes part, what was agreed on, and every move since. Whoever runs it knows no particular game: it
asks who must choose, shows the choices, has games played and enters how they ended.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol, runtime_checkable

import msgspec

from playcall.kernel import Game, State

PERSON = "person"


class Member(msgspec.Struct, frozen=True):
    """Who has a team in a league."""

    name: str
    player: str = PERSON
    """`person`, or the level of a bot."""
    deck: str = ""
    """What else it plays with; empty where the league deals it."""
    owned: tuple[str, ...] | None = None
    """The cards it has, where that matters; None for all."""


class Fixture(msgspec.Struct, frozen=True):
    """A game that is to be played now. Its seats are the two members, in this order."""

    key: str
    stage: str
    members: tuple[int, int]
    options: dict[str, str]
    seed: int


class Choice(msgspec.Struct, frozen=True):
    """A card that can be picked."""

    id: str
    group: str
    title: str


class Line(msgspec.Struct, frozen=True):
    """A line of the table."""

    member: int
    group: str
    """Its division."""
    won: int
    drawn: int
    lost: int
    scored: int
    against: int


class Offer(msgspec.Struct, frozen=True):
    """What two members give each other: cards, and picks of drafts as `SEASON.ROUND.MEMBER`."""

    one: int
    two: int
    gives: tuple[str, ...]
    takes: tuple[str, ...]
    against: tuple[int, ...] = ()
    """Members who vote against it."""
    approved: bool = False
    """Whether a commissioner who is a person has approved it."""


class League(Protocol):
    """A league as it stands. What cannot be done raises `BadOption` and changes nothing."""

    name: str
    members: tuple[Member, ...]

    def text(self) -> str:
        """All of it, to be kept."""
        ...

    def stage(self) -> str:
        """Where it stands, in a sentence."""
        ...

    def champion(self) -> int | None:
        """Who has won the season, once it is over."""
        ...

    def clock(self) -> int | None:
        """The member that must pick a card now."""
        ...

    def choices(self) -> Sequence[Choice]:
        """What the member on the clock can pick, best first."""
        ...

    def pick(self, card: str) -> None:
        """The member on the clock takes a card."""
        ...

    def fixtures(self) -> Sequence[Fixture]:
        """The games that are to be played before anything else."""
        ...

    def enter(self, key: str, final: State) -> str:
        """A game has ended like this; the result in a line."""
        ...

    def trade(self, offer: Offer) -> None:
        """Two members exchange cards."""
        ...

    def next_season(self) -> None:
        """Begin another season after one has ended."""
        ...

    def table(self) -> Sequence[Line]:
        """The records of all members, group by group, best first."""
        ...

    def roster(self, member: int) -> Sequence[str]:
        """The cards that a member has in the league."""
        ...

    def results(self) -> Sequence[str]:
        """How the games of this season ended, a line for each."""
        ...


@runtime_checkable
class Leagues(Protocol):
    """What a game with leagues has under `game.leagues`."""

    def settings(self) -> Mapping[str, str]:
        """What can be agreed on, with the default of each."""
        ...

    def found(self, name: str, members: Sequence[Member], seed: int, settings: Mapping[str, str]) -> League:
        """A new league; raises `BadOption`."""
        ...

    def read(self, text: str) -> League:
        """A league that was kept; raises `BadOption`."""
        ...


def leagues_of(game: Game) -> Leagues | None:
    """The leagues of a game; None where it has none."""
    leagues = getattr(game, "leagues", None)
    return leagues if isinstance(leagues, Leagues) else None
