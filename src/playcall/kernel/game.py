"""The contract of a game: what the kernel, bots, server and command line may ask of any of them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from importlib import resources
from typing import Any, ClassVar, Protocol

import msgspec

from playcall.kernel.actions import ActionSpace
from playcall.kernel.chance import Chance
from playcall.kernel.events import Event
from playcall.kernel.options import options_from, options_to
from playcall.kernel.procedure import Procedure
from playcall.kernel.rulebook import Rulebook
from playcall.kernel.state import State
from playcall.kernel.words import Words
from playcall.kernel.zones import ZoneLayout


class Mode(msgspec.Struct, frozen=True):
    """A named way to play, as option settings."""

    id: str
    title: str
    summary: str
    options: dict[str, str]


class CardFace(msgspec.Struct, frozen=True):
    """What a card shows, ready to print as text."""

    id: str
    title: str
    kind: str
    lines: tuple[str, ...]
    facts: dict[str, Any] = {}
    """The same as plain data, for a table that draws or compares cards; the keys are the game's own."""
    copies: int = 1
    """How many of it are in the box."""


class Drawings(msgspec.Struct, frozen=True):
    """Cards as pictures: SVG that uses the symbols of `defs`, whose ids begin with the game's prefix."""

    defs: str
    size: tuple[int, int]
    """Width and height of a face in its own units."""
    cards: Mapping[str, str]
    backs: dict[str, str]
    """By the `back` of zones."""
    behind: dict[str, str]
    """The back of a card, by the kind of its `CardFace`."""
    millimetres: tuple[int, int] = (63, 88)
    """The size in print."""


class Advice(msgspec.Struct, frozen=True):
    """One option as the coach sees it: higher worth is better; the reasons are in the rulebook's words."""

    action: int
    worth: float
    reasons: tuple[str, ...] = ()


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


class Run(msgspec.Struct, frozen=True):
    """A set of games that a game's balance is measured with."""

    name: str
    options: dict[str, str]
    bots: tuple[str, ...]
    games: int


class Measure(msgspec.Struct, frozen=True):
    """One figure of a game's balance with the range it should lie in."""

    name: str
    value: float
    low: float
    high: float


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


class Game(ABC):
    """One game: its identity, its options and how to start it."""

    id: ClassVar[str]
    title: ClassVar[str]
    prefix: ClassVar[str]
    """Prefix of the rule ids."""
    rules_version: ClassVar[int]
    summary: ClassVar[str]
    seats: ClassVar[tuple[int, int]]
    """Fewest and most seats."""
    modes: ClassVar[tuple[Mode, ...]]
    options: ClassVar[type[Any]]
    """A frozen dataclass of documented options, all with defaults."""
    actions: ClassVar[ActionSpace]
    procedures: ClassVar[Mapping[str, type[Procedure]]]
    package: ClassVar[str]
    """The Python package that holds `rules.md`."""
    event_kinds: ClassVar[Mapping[str, type[Event]]] = {}
    """Every event of the game by name, so that stored events can be read again."""
    holdings: ClassVar[tuple[str, ...]] = ()
    """Names of what an outlook lists beside expected scores, such as cards of a kind that are kept for later."""
    quiet_steps: ClassVar[tuple[str, ...]] = ()
    """Situations between plays, in which a position is quiet; empty: any."""

    @property
    @abstractmethod
    def words(self) -> Words: ...

    @property
    @abstractmethod
    def coach(self) -> Coach: ...

    @abstractmethod
    def seat_count(self, options: Any) -> int:
        """How many seats a game with these options has."""

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
    def faces(self) -> Sequence[CardFace]:
        """Every card of the set, in its fixed order."""

    @abstractmethod
    def card_id(self, back: str, card: int) -> str:
        """The id of a card in a zone with this back."""

    @abstractmethod
    def check_cards(self, text: str, source: str) -> int:
        """Check a user's own card file and say how many cards it holds; raises `CardError`."""

    def drawings(self) -> Drawings | None:
        """The cards as pictures; where there are none, they are set in plain type from `faces`."""
        return None

    def is_quiet(self, state: State) -> bool:
        """Whether nothing lies half done on the table that an outlook would miss."""
        return not self.quiet_steps or state.over or state.situation() in self.quiet_steps

    def outlook(self, state: State) -> Outlook | None:
        """What a position promises; None where nobody can tell, as before the cards are dealt."""
        return None

    def win_chance(self, state: State, seat: int, more: float = 0.0) -> float | None:
        """The chance of a seat to win from here, were it so many points better off; None where nobody can tell."""
        return None

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

    def mode(self, name: str) -> Mode | None:
        return next((mode for mode in self.modes if mode.id == name), None)

    def rulebook(self) -> Rulebook:
        """The numbered rules."""
        text = resources.files(self.package).joinpath("rules.md").read_text(encoding="utf-8")
        return Rulebook.parse(text, self.prefix)
