"""The contract of a game: what bots, tables, printers, the server and the command line may ask of any of them."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, cast

import msgspec

from playcall.contract.box import Box
from playcall.contract.cards import CardFace, Drawings
from playcall.contract.checks import Checks
from playcall.contract.coach import AnyCoach, Coach, Outlook
from playcall.contract.contents import Contents
from playcall.contract.expansions import Expansion, UnknownSet
from playcall.contract.preview import Preview
from playcall.contract.text import Said, Text, msg
from playcall.contract.units import Unit
from playcall.contract.vocabulary import Vocabulary
from playcall.contract.words import Words
from playcall.contract.worth import Worth
from playcall.kernel import BadOption, CardError, Rulebook, Ruleset, State, told_place

if TYPE_CHECKING:
    from types import ModuleType

    from playcall.contract.collecting import Packs
    from playcall.contract.decks import Workshop
    from playcall.contract.gallery import Gallery
    from playcall.contract.leagues import Agreed, LeaguePlay
    from playcall.contract.report import Chapter, Report

Say = Callable[[Said], str]
"""Puts a message into the language of whoever reads it."""


class Ruled(Protocol):
    """What has numbered rules: every game, and the leagues."""

    @property
    def id(self) -> str: ...

    @property
    def title(self) -> str: ...

    @property
    def prefix(self) -> str:
        """What its rule ids begin with."""
        ...

    def rulebook(self) -> Rulebook: ...


class Mode(msgspec.Struct, frozen=True):
    """A named way to play, as option settings; `xx-mode-ID` and `xx-mode-ID-summary` are its words."""

    id: str
    options: dict[str, str]


class Game(Ruleset, Checks):
    """One game. What is not abstract has a plain answer that suits every game."""

    title: ClassVar[str]
    modes: ClassVar[tuple[Mode, ...]] = ()
    box: ClassVar[Box | None] = None
    """What stands on the box; None for what can be told without one."""
    holdings: ClassVar[tuple[str, ...]] = ()
    """Names of what an outlook lists beside expected scores, such as cards of a kind that are kept for later."""
    quiet_steps: ClassVar[tuple[str, ...]] = ()
    """Situations between plays, in which a position is quiet; empty: any."""
    coaches: ClassVar[bool] = False
    """Whether a seat may have two people, a coach for each `unit` (LG-9.2)."""
    expansions: ClassVar[tuple[Expansion, ...]] = ()
    """The card sets that this edition of the game has beside its own cards."""
    edition: ClassVar[ModuleType]
    """The package of an edition, which keeps its modules together; the game itself has none."""

    @property
    def on_the_box(self) -> Box:
        """What stands on the box; a game without one is described by what it says of itself."""
        return self.box or Box(self.seats, minutes=30, difficulty=3)

    def described(self, what: str, language: str = "en") -> str:
        """What the catalogue says of `summary`, `box`, `mode-ID`, `option-NAME-doc` …; empty for nothing."""
        from playcall.contract.speech import speaker

        say, id_ = speaker(self.package, language), f"{self.prefix.lower()}-{what}"
        return say(Text(id_)) if say.knows(id_) else ""

    def mode(self, name: str) -> Mode | None:
        return next((mode for mode in self.modes if mode.id == name), None)

    def unit(self, state: State, seat: int) -> Unit:
        """Whose decision it is that a seat is asked for now, where offence and defence have a coach each (LG-9.1).

        Everybody sees who is waited for, so it turns on nothing that is hidden.
        """
        return Unit.JOINT

    # What it says and shows ------------------------------------------------------------------------------------------

    @property
    @abstractmethod
    def words(self) -> Words:
        """What the game says."""

    def preview(self, state: State, seat: int, action: int) -> Preview:
        """What an option would do, as far as its seat can know."""
        return Preview(msg("token", token=self.actions.token(action)))

    def screen(self, state: State, seat: int | None, width: int, say: Say) -> str:
        """The table as plain text, from one seat's eyes."""
        return plain_screen(self, state, seat, say)

    @abstractmethod
    def faces(self) -> Sequence[CardFace]:
        """Every card of the set, in its fixed order."""

    def card_hash(self) -> str:
        return blake2b(msgspec.json.encode(self.faces()), digest_size=6).hexdigest()

    def check_cards(self, text: str, source: str) -> int:
        """Check a user's own card file and say how many cards it holds; raises `CardError`."""
        raise CardError(f"{self.title} is played with the cards it comes with; it reads no card files.")

    def check_sets(self, expansions: Sequence[Expansion]) -> None:
        """Read the cards of sets as the game with them would; raises `CardError` with file, card, field and rule."""
        raise UnknownSet("no-set-taken", game=self.title)

    def vocabulary(self) -> Vocabulary:
        """What the cards of a set can be made of, as data for forms; nothing where the game takes no sets."""
        return Vocabulary()

    def made_team(self, profile: Mapping[str, Any]) -> dict[str, list[dict[str, Any]]]:
        """The tables of a set with a whole team, made to a profile (`Vocabulary.profile`); raises `CardError`."""
        raise BadOption("no-team-made", game=self.title)

    def card_worth(self, card: str) -> Worth | None:
        """What a card is worth by what the game itself reckons with; nothing where it reckons no such thing."""
        return None

    def drawings(self) -> Drawings | None:
        """The cards as pictures; where there are none, they are set in plain type from `faces`."""
        return None

    def contents(self, say: Say) -> Contents:
        """What lies in the box beside cards and rules, drawn with words that `say` puts into a language."""
        return Contents()

    @property
    def gallery(self) -> Gallery:
        """What the cards are found by, and what else is told of them."""
        from playcall.contract.gallery import plain_gallery

        return plain_gallery(face.kind for face in self.faces())

    def report(self, story: Iterable[Chapter]) -> Report:
        """The final report of a game that was played."""
        from playcall.contract.report import plain_report

        return plain_report(self, story)

    # What it promises ------------------------------------------------------------------------------------------------

    @property
    def coach(self) -> Coach:
        """The game's heuristics."""
        return AnyCoach()

    def is_quiet(self, state: State) -> bool:
        """Whether nothing lies half done on the table that an outlook would miss."""
        return not self.quiet_steps or state.over or state.situation() in self.quiet_steps

    def outlook(self, state: State) -> Outlook | None:
        """What a position promises; None where nobody can tell, as before the cards are dealt."""
        return None

    def win_chance(self, state: State, seat: int, more: float = 0.0) -> float | None:
        """The chance of a seat to win from here, were it `more` points better off; None where nobody can tell."""
        return None

    # What else it has ------------------------------------------------------------------------------------------------

    @property
    def workshop(self) -> Workshop | None:
        """The bench for decks of one's own; None where the game is not played with any."""
        return None

    @property
    def packs(self) -> Packs | None:
        """Packs of cards to collect; None where nothing is collected."""
        return None

    def league_play(self, agreed: Agreed | None = None) -> LeaguePlay | None:
        """What it plugs into leagues and cups, for what was agreed on there; None where it is not for two."""
        from playcall.contract.leagues import LeaguePlay

        return LeaguePlay(self, agreed) if self.seats[0] <= 2 <= self.seats[1] else None


def game_of(state: State) -> Game:
    """The game of a position, with everything it offers."""
    return cast(Game, state.game)


def rules_told(state: State, seat: int | None) -> tuple[str, ...]:
    """The rules of the present phase as an audience may know it: none while somebody else is asked in secret."""
    rules_now = game_of(state).words.rules_now
    if seat is not None and state.legal(seat):
        return rules_now(state)
    if not all(decision.known for decision in state.pending()):
        return ()
    return rules_now(as_told(state))


def as_told(state: State) -> State:
    """The position at the step that those who are not asked are told."""
    if state.asking is None or not state.asking.told_as:
        return state
    twin = state.clone()
    stack, step = told_place(state)
    caller = stack[-1].clone()
    caller.at = step
    twin.stack = [*stack[:-1], caller]
    return twin


def plain_screen(game: Game, state: State, seat: int | None, say: Say) -> str:
    """The headline, and every zone with the cards that the seat sees in it."""
    from playcall.kernel import view

    lines = [say(game.words.headline(state)), ""]
    for zone in view(state, seat).zones:
        if zone.count:
            cards = f"{zone.count}" if zone.cards is None else " ".join(zone.cards)
            lines.append(f"{zone.zone} {zone.holder}: {cards}")
    return "\n".join(lines)
