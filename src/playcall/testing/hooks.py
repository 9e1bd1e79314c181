"""What a game may offer to the kit beyond its contract. All of it is optional."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Protocol, cast, runtime_checkable

from playcall.kernel import Event, State


@runtime_checkable
class Featured(Protocol):
    """A game that wants more counted by the exhaustive runner than steps, verbs, modes and options."""

    def all_features(self) -> set[str]:
        """Everything that must have been seen once: `card 23`, `effect BONUS` …"""

    def features_seen(self, event: Event) -> Iterable[str]:
        """Which of them an event shows at work."""


@runtime_checkable
class Sampled(Protocol):
    """A game with options in a notation of its own, of which nobody else can make up values."""

    def samples(self) -> dict[str, dict[str, str]]:
        """Further settings worth playing, by name: `{"named teams": {"teams": "a,b"}}`."""


@runtime_checkable
class Revealing(Protocol):
    """A game with rules that tell something about cards which stay unseen."""

    def reveals(self, event: Event) -> bool:
        """Whether the event is such news, say "seat 2 holds no red card". The leak test looks no further than that."""


@runtime_checkable
class Staged(Protocol):
    """A game in which cards come onto the table after its start, or leave it."""

    def stage(self, state: State) -> str:
        """A name for the time being. Cards are conserved while it stays the same; when it changes, they may change."""


@runtime_checkable
class Crowned(Protocol):
    """A game whose winner need not have the most points, say the champion of a season with playoffs."""

    def crowned(self, options: Any) -> bool:
        """Whether a game with these options is won otherwise than by points."""


@runtime_checkable
class Handicapped(Protocol):
    """A game that may compare scores after adding to them, say a point spread."""

    def handicap(self, state: State) -> Sequence[float]:
        """What each score of a finished game is raised by before the winner is found."""


# Asked at every decision, so the name is looked up; an isinstance with a protocol takes as long as a decision.


def reveals(state: State, event: Event) -> bool:
    return hasattr(state.game, "reveals") and cast(Revealing, state.game).reveals(event)


def stage(state: State) -> str:
    return cast(Staged, state.game).stage(state) if hasattr(state.game, "stage") else ""


def crowned(state: State) -> bool:
    return hasattr(state.game, "crowned") and cast(Crowned, state.game).crowned(state.options_used())


def handicap(state: State, scores: int) -> Sequence[float]:
    return cast(Handicapped, state.game).handicap(state) if hasattr(state.game, "handicap") else [0.0] * scores
