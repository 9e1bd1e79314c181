"""Events: what happened, typed, each with who may see it and the rules behind it."""

from __future__ import annotations

from typing import ClassVar, Self

import msgspec


class Event(msgspec.Struct, frozen=True, tag=True):
    """Base of a game's events. Facts only: sentences are made by the game's words.

    `rules` names the rules behind every event of the class. An event whose class names `secret` fields shows them
    to the seat in its field `owner` alone; everybody else gets None in their place.
    """

    rules: ClassVar[tuple[str, ...]] = ()
    secret: ClassVar[tuple[str, ...]] = ()

    def seen_by(self, seat: int | None) -> Self:
        """The event as a seat sees it (None: a spectator)."""
        if not self.secret or (seat is not None and getattr(self, "owner", None) == seat):
            return self
        return msgspec.structs.replace(self, **dict.fromkeys(self.secret))
