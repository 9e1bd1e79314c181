"""Everything that can go wrong, in one hierarchy; each is said in one sentence a person can act on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

OVER = "the end of the game"
"""The situation in which nobody chooses any more."""


class PlaycallError(Exception):
    """Base of all errors that Playcall raises on purpose: a message by its id, with its arguments.

    Where only those read it who run or extend Playcall, a whole English sentence may stand in the place of an id.
    """

    in_english: ClassVar[Callable[[PlaycallError], str] | None] = None
    """Who says errors; the contract, which knows the catalogues (`contract/errors.py`)."""

    def __init__(self, id: str, /, **told: object) -> None:
        super().__init__(id)
        self.id = id
        self.told = told

    def __str__(self) -> str:
        return self.id if PlaycallError.in_english is None else PlaycallError.in_english(self)


class IllegalAction(PlaycallError):
    """A seat tried what the position does not offer; the position is untouched."""

    def __init__(self, seat: int, tried: str, situation: str, legal: Sequence[str]) -> None:
        why = "no-action-over" if situation == OVER else "no-action" if legal else "no-action-turn"
        super().__init__(why, tried=tried, legal=", ".join(legal))
        self.seat = seat
        self.tried = tried
        self.legal = tuple(legal)
        self.situation = situation

    def __reduce__(self) -> tuple[type[IllegalAction], tuple[int, str, str, tuple[str, ...]]]:
        """Errors travel between processes."""
        return IllegalAction, (self.seat, self.tried, self.situation, self.legal)


class UnknownToken(PlaycallError):
    """A word that names no action of the game."""


class UnknownGame(PlaycallError):
    """A game id that nobody registered."""


class BadOption(PlaycallError):
    """An option that the game does not have, or a value it does not take."""


class BadRecord(PlaycallError):
    """A record that cannot be read or does not replay."""


class BadPosition(PlaycallError):
    """A saved position that does not fit the game."""


class CardError(PlaycallError, ValueError):
    """A card file that breaks its format; the message names file, card and field."""
