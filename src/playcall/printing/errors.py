"""What the press refuses."""

from __future__ import annotations

from playcall.kernel import PlaycallError


class CannotPrint(PlaycallError):
    """A wish that names no card or no paper."""
