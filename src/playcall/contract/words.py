"""What a game says to people, as messages, and how a line is shown."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Sequence

import msgspec

from playcall.contract.text import Said
from playcall.kernel import Event, Result, State

_RULE_ID = re.compile(r"[A-Z]+-\d+(?:\.\d+)?")


class Stress(msgspec.Struct, frozen=True):
    """How a line of play-by-play is shown."""

    weight: int = 0
    """0 a detail, 1 a heading, 2 a moment worth a banner."""
    side: int | None = None
    """Whose line it is: one of the sides that the game's report lists."""
    sum: bool = False
    """Whether the line is arithmetic."""


class SideScore(msgspec.Struct, frozen=True):
    """What a side has scored."""

    name: Said
    points: int


class Words(ABC):
    """What a game says. Rules never format text: they tell events, and this turns them into messages."""

    @abstractmethod
    def line(self, event: Event, seat: int | None) -> Said | None:
        """One line of play-by-play with its arithmetic, as seen by a seat; None for an event not worth a line."""

    def heard(self, state: State, told: Sequence[Event], seat: int | None) -> Sequence[Event]:
        """Of what was told on the way to a position, what a seat reads line by line: less where others play."""
        return told

    @abstractmethod
    def headline(self, state: State) -> Said:
        """Score and situation in one line."""

    def score(self, state: State) -> tuple[SideScore, ...]:
        """The sides of the game now being played and their points; empty where there is no score to show."""
        return ()

    @abstractmethod
    def result(self, result: Result) -> Said:
        """How the game ended."""

    def prompt(self, state: State, seat: int) -> Said:
        """What a seat is asked, in one sentence: the step `lay` of a procedure has its question in `asks_lay`."""
        top = state.stack[-1]
        question: Said = getattr(top, "asks_" + top.at)(state, seat)
        return question

    def stress(self, state: State, event: Event) -> Stress:
        """How the line about an event is shown; the position is the one it led to, or a later one."""
        return Stress()

    def rules_now(self, state: State) -> tuple[str, ...]:
        """The rules and chapters of the present phase, nearest first: those at the head of the procedures at work."""
        heads = ((type(procedure).__doc__ or "").partition("  ")[0] for procedure in reversed(state.stack))
        return tuple(dict.fromkeys(rule for head in heads for rule in _RULE_ID.findall(head)))
