"""What a game says to people: sentences, and what a table needs to show them well."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod

import msgspec

from playcall.kernel.events import Event
from playcall.kernel.state import Result, State

_RULE_ID = re.compile(r"[A-Z]+-\d+(?:\.\d+)?")


class Glance(msgspec.Struct, frozen=True):
    """An option at a glance, as far as its seat can know."""

    card: str | None = None
    """The id of the card that the option lays or takes; None when it is about no single card."""
    tag: str = ""
    """What it would do, in at most 24 characters."""
    tone: str = ""
    """How good that is for the seat: `good`, `half`, `bad`, or nothing where that cannot be said."""
    partner: str | None = None
    """The id of a second card that is laid with the first."""


class Reason(msgspec.Struct, frozen=True):
    """One step of an explanation, with the rules behind it."""

    text: str
    rules: tuple[str, ...] = ()


class Explanation(msgspec.Struct, frozen=True):
    """What an option would do, step by step."""

    title: str
    steps: tuple[Reason, ...] = ()


class Stress(msgspec.Struct, frozen=True):
    """How a line of play-by-play is shown."""

    weight: int = 0
    """0 a detail, 1 a heading, 2 a moment worth a banner."""
    side: int | None = None
    """Whose line it is: one of the sides that the game's report lists."""
    sum: bool = False
    """Whether the line is arithmetic."""


class Words(ABC):
    """Sentences for people. Rules never format text; they tell events, and this turns them into English.

    What is not abstract has a plain answer that fits every game; a game with more to say overrides it.
    """

    @abstractmethod
    def line(self, event: Event, seat: int | None) -> str | None:
        """One line of play-by-play with its arithmetic, as seen by a seat; None for an event not worth a line."""

    @abstractmethod
    def prompt(self, state: State, seat: int) -> str:
        """What a seat is asked, in one sentence."""

    @abstractmethod
    def label(self, state: State, seat: int, action: int) -> str:
        """What an option of this decision means."""

    @abstractmethod
    def explain(self, state: State, seat: int, action: int) -> str:
        """What an option would do, as far as the seat can know; empty when there is nothing to add."""

    @abstractmethod
    def table(self, state: State, seat: int | None, width: int) -> str:
        """The table as plain text, from one seat's eyes."""

    @abstractmethod
    def headline(self, state: State) -> str:
        """Score and situation in one line."""

    @abstractmethod
    def result(self, result: Result) -> str:
        """How the game ended."""

    def glance(self, state: State, seat: int, action: int) -> Glance:
        """An option at a glance: its card, and what it would do in a word or two."""
        return Glance()

    def unfold(self, state: State, seat: int, action: int) -> Explanation:
        """What an option would do, step by step."""
        text = self.explain(state, seat, action)
        return Explanation(self.label(state, seat, action), (Reason(text),) if text else ())

    def stress(self, state: State, event: Event) -> Stress:
        """How the line about an event is shown; the position is the one it led to, or a later one."""
        return Stress()

    def rules_now(self, state: State) -> tuple[str, ...]:
        """The rules and chapters of the present phase, nearest first: those at the head of the procedures at work."""
        heads = ((type(procedure).__doc__ or "").partition("  ")[0] for procedure in reversed(state.stack))
        return tuple(dict.fromkeys(rule for head in heads for rule in _RULE_ID.findall(head)))
