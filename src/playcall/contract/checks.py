"""What a game may tell the conformance kit. Every answer has a default that suits most games."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from playcall.kernel import Event, State


class Checks:
    """Part of every game: what is worth seeing once in tests, and where a general check would be too strict."""

    def all_features(self) -> set[str]:
        """What the exhaustive runner must see beyond steps, verbs, modes and options: `card 23`."""
        return set()

    def features_seen(self, event: Event) -> Iterable[str]:
        """Which of them an event shows at work."""
        return ()

    def samples(self) -> dict[str, dict[str, str]]:
        """Further settings worth playing, by name, for options in a notation of the game's own."""
        return {}

    def reveals(self, event: Event) -> bool:
        """Whether an event tells something about cards that stay unseen, say "seat 2 holds no red card"."""
        return False

    paced_by_hands = False
    """Whether the rules ask seats only where their hands give them something to do: then the pace of a game may tell of
    hands, and what is compared is what is told at the same step."""

    def stage(self, state: State) -> str:
        """A name for the time being. Cards are conserved while it stays the same; when it changes, they may change."""
        return ""

    def crowned(self, options: Any) -> bool:
        """Whether a game with these options is won by something other than points, say by the final of a cup."""
        return False

    def handicap(self, state: State) -> Sequence[float]:
        """What each score of a finished game is raised by before the winner is found; empty for nothing."""
        return ()
