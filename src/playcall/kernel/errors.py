"""Everything that can go wrong, in one hierarchy; each message is one sentence a person can act on."""

from __future__ import annotations

from collections.abc import Sequence


class PlaycallError(Exception):
    """Base of all errors that Playcall raises on purpose."""


class IllegalAction(PlaycallError):
    """A seat tried what the position does not offer; the position is untouched."""

    def __init__(self, seat: int, tried: str, situation: str, legal: Sequence[str]) -> None:
        offered = ", ".join(legal) if legal else "nothing: it is not asked now"
        super().__init__(f"Seat {seat} cannot choose '{tried}' at {situation}; legal: {offered}.")
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
