"""What is heard: sounds as recipes for whoever can make them, and which moment of a game sounds how."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from importlib import resources
from typing import Annotated, Any, Final, Literal

import msgspec

from playcall.contract.game import Game

FILE: Final = "sounds.toml"
LONGEST: Final = 1.2
"""Seconds: a sound goes with something to see, and nobody waits for it."""
Seconds = Annotated[float, msgspec.Meta(ge=0, le=LONGEST)]
Hertz = Annotated[float, msgspec.Meta(ge=20, le=12000)]


class Layer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One voice of a sound: a tone, or noise around a pitch."""

    wave: Literal["sine", "triangle", "square", "sawtooth", "noise"]
    pitch: Hertz
    length: Seconds
    loud: Annotated[float, msgspec.Meta(gt=0, le=0.6)]
    to: Hertz | None = None
    """The pitch it glides to."""
    at: Seconds = 0
    """When it begins."""
    rise: Seconds = 0.01
    """How long until it is loud."""
    trill: Annotated[float, msgspec.Meta(ge=0, le=60)] = 0
    """How often a second the pitch shakes."""


class Moment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How an event sounds; the first of those that fit it counts."""

    event: str
    """The kind of the event."""
    sound: str
    """A sound of the game's own, or one that all games share."""
    facts: dict[str, str | int | bool] = {}
    """What the event must say."""


class Sounds(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game's `sounds.toml`."""

    sounds: dict[str, tuple[Layer, ...]] = {}
    moments: tuple[Moment, ...] = ()

    def of(self, event: str, facts: dict[str, Any]) -> str | None:
        """What is heard at an event; None where nothing is said of it."""
        fitting = (each for each in self.moments if each.event == event)
        return next((each.sound for each in fitting if each.facts.items() <= facts.items()), None)


SHARED: Final = __package__ or ""


@lru_cache(maxsize=32)
def sounds_in(package: str) -> Sounds:
    """The sounds of a package; none where it has no file of them."""
    try:
        text = resources.files(package).joinpath(FILE).read_text(encoding="utf-8")
    except (FileNotFoundError, ModuleNotFoundError):
        return Sounds()
    return msgspec.convert(tomllib.loads(text), Sounds)


def sounds_of(game: Game) -> Sounds:
    """The sounds at a game's table: its own, and those that all games share."""
    own, shared = sounds_in(game.package), sounds_in(SHARED)
    return Sounds({**shared.sounds, **own.sounds}, own.moments)
