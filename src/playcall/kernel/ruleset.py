"""What the kernel asks of a game: its options, actions, zones and procedures, and how to start it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from importlib import resources
from typing import Any, ClassVar

from playcall.kernel.actions import ActionSpace
from playcall.kernel.chance import Chance
from playcall.kernel.events import Event
from playcall.kernel.options import options_from, options_to
from playcall.kernel.procedure import Procedure
from playcall.kernel.rulebook import Rulebook
from playcall.kernel.state import State
from playcall.kernel.zones import ZoneLayout


@dataclass(frozen=True)
class NoOptions:
    """A game that is always played in the same way."""


class Ruleset(ABC):
    """The rules of one game. `playcall.contract.Game` adds everything that people, bots and printers need."""

    id: ClassVar[str]
    prefix: ClassVar[str]
    """Prefix of the rule ids."""
    rules_version: ClassVar[int]
    seats: ClassVar[tuple[int, int]]
    """Fewest and most seats."""
    options: ClassVar[type[Any]] = NoOptions
    """A frozen dataclass of documented options, all with defaults."""
    actions: ClassVar[ActionSpace]
    procedures: ClassVar[Mapping[str, type[Procedure]]]
    package: ClassVar[str]
    """The Python package that holds `rules.md`."""
    event_kinds: ClassVar[Mapping[str, type[Event]]] = {}
    """Every event of the game by name, so that stored events can be read again."""

    def seat_count(self, options: Any) -> int:
        """How many seats a game with these options has."""
        return self.seats[0]

    @abstractmethod
    def layout(self, options: Any) -> ZoneLayout:
        """The zones of a game with these options."""

    @abstractmethod
    def blank(self, options: Any, chance: Chance) -> State:
        """A table before its first procedure."""

    @abstractmethod
    def opening(self, options: Any) -> Procedure:
        """The procedure that is the whole game."""

    @abstractmethod
    def bound(self, options: Any) -> int:
        """More decisions than any game with these options can have."""

    @abstractmethod
    def card_hash(self) -> str:
        """A short hash of the card set, so that records know what they were played with."""

    @abstractmethod
    def card_id(self, back: str, card: int) -> str:
        """The id of a card in a zone with this back."""

    def check_options(self, options: Any) -> None:
        """Refuse options that contradict each other, with `BadOption`."""

    def start(self, options: Any = None, seed: int = 0, chance: Chance | None = None) -> State:
        """A new game, run up to its first decision. `chance` may be a scripted stand-in."""
        options = self.options() if options is None else options
        self.check_options(options)
        state = self.blank(options, chance or Chance.of(seed))
        state.call(self.opening(options))
        state.advance()
        return state

    def restore(self, saved: dict[str, Any]) -> State:
        """A position from `State.to_json`; raises `BadPosition`."""
        state = self.blank(self.parse_options(saved.get("options", {})), Chance(0))
        state.load_json(saved)
        return state

    def parse_options(self, settings: Mapping[str, str]) -> Any:
        """Options from text settings; raises `BadOption`."""
        options = options_from(self.options, settings)
        self.check_options(options)
        return options

    def options_to_json(self, options: Any) -> dict[str, str]:
        """The settings that differ from the defaults, as text."""
        return options_to(options)

    def rulebook(self) -> Rulebook:
        """The numbered rules."""
        text = resources.files(self.package).joinpath("rules.md").read_text(encoding="utf-8")
        return Rulebook.parse(text, self.prefix)
