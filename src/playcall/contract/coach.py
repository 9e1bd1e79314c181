"""What a coach tells: how good options are and why, and what a position promises."""

from __future__ import annotations

from typing import Protocol

import msgspec

from playcall.contract.text import Said
from playcall.kernel import State


class Advice(msgspec.Struct, frozen=True):
    """One option as the coach sees it: higher worth is better; the reasons are in the rulebook's words."""

    action: int
    worth: float
    reasons: tuple[Said, ...] = ()


class Outlook(msgspec.Struct, frozen=True):
    """What a position promises, as far as the table tells."""

    expected: tuple[float, ...]
    """The final score that each seat may expect; automatic opponents follow the seats."""
    left: float
    """How much of the game is left, in a measure of the game's own that falls to 0."""
    scores: tuple[float, ...] = ()
    """The score as it stands, in the same order."""
    holdings: tuple[tuple[float, ...], ...] = ()
    """What each seat holds beside that, in the order of `Game.holdings`; self-play tells what it is worth."""
    teams: tuple[int, ...] = ()
    """The team of each, where some share one and expect the same; empty where everybody plays alone."""


class Coach(Protocol):
    """A game's heuristics. It gets an imagined position, never the true one."""

    def advise(self, imagined: State, seat: int) -> list[Advice]:
        """Every legal option of the seat, best first."""

    def worths(self, imagined: State, seat: int) -> dict[int, float]:
        """The same without reasons; a coach that can tell this more cheaply should."""
        return {advised.action: advised.worth for advised in self.advise(imagined, seat)}

    def favourite(self, imagined: State, seat: int) -> int:
        """The first option of `advise`."""
        return self.advise(imagined, seat)[0].action

    def may_be_searched(self, imagined: State) -> bool:
        """Whether playing on tells more about this decision than the coach knows; else the coach decides it alone."""
        return True

    def patience(self, imagined: State, seat: int) -> float:
        """How much of a level's leanings counts here, from none (0) to all (1)."""
        return 1.0


class AnyCoach(Coach):
    """For a game without heuristics: every option is worth the same."""

    def advise(self, imagined: State, seat: int) -> list[Advice]:
        return [Advice(action, 0.0) for action in imagined.legal(seat)]
