"""Masters of the Gridiron: a fixed roster spent on eight attempts and eight stops; general managers build their own."""

from __future__ import annotations

from playcall.games.masters_gridiron.game import MastersOfTheGridiron

GAME = MastersOfTheGridiron()

__all__ = ["GAME", "MastersOfTheGridiron"]
