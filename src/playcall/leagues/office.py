"""The league office: the book of a competition beside the game's plug-in, and the questions that all chapters ask."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any, TypeAlias

from playcall.contract import Game
from playcall.contract.leagues import LeaguePlay
from playcall.kernel import BadOption, Chance
from playcall.leagues.book import Book, Fixture, FixtureState, Phase, Season, Team
from playcall.leagues.chance import chance
from playcall.leagues.entries import PROGRAM, Act
from playcall.leagues.refusing import Refusal, no
from playcall.leagues.settings import DAY, Settings, agreed

GRACE = DAY
"""How long a commissioner who is a person may take before the program does what is overdue."""


class Office:
    """A competition and its game. Chapters judge and fold entries with it."""

    def __init__(self, game: Game, book: Book) -> None:
        self.game = game
        self.book = book

    @cached_property
    def play(self) -> LeaguePlay:
        return plugged(self.game, self.book.settings)

    @cached_property
    def cheapest_first(self) -> list[tuple[str, str]]:
        """All cards of the game with their groups."""
        cards = sorted(dict.fromkeys(self.play.cards()), key=lambda card: (self.play.price(card), card))
        return [(card, self.play.group(card)) for card in cards]

    def settings_changed(self) -> None:
        self.__dict__.pop("play", None)
        self.__dict__.pop("cheapest_first", None)

    # Who --------------------------------------------------------------------------------------------------------------

    def presides(self, who: str) -> bool:
        """LG-2.5  Whether this is the commissioner; the program is where nobody else is."""
        return who == self.book.commissioner

    def has(self, who: str, team: int) -> bool:
        """Whether a member has a team, or shares its side."""
        return who != PROGRAM and 0 <= team < self.n and who in (self.teams[team].owner, self.teams[team].partner)

    def is_bot(self, team: int) -> bool:
        return self.teams[team].owner is None

    @property
    def persons(self) -> list[int]:
        """The teams of people."""
        return [number for number, team in enumerate(self.teams) if team.owner is not None]

    @property
    def teams(self) -> list[Team]:
        return self.book.teams

    @property
    def n(self) -> int:
        return len(self.book.teams)

    def name(self, team: int) -> str:
        return self.teams[team].name

    # Where ------------------------------------------------------------------------------------------------------------

    @property
    def season(self) -> Season:
        assert self.book.season is not None, "There is a season from the first start on."
        return self.book.season

    def enter(self, phase: Phase, when: int) -> None:
        """LG-8.5  The next state."""
        self.book.phase, self.book.since = phase, when

    def draw(self, purpose: str, number: int = 0) -> Chance:
        """LG-1.6"""
        return chance(self.book.seed, self.season.number, purpose, number)

    def by_lot(self, teams: Sequence[int] | None = None) -> list[int]:
        """The teams in the order of their lots."""
        return sorted(range(self.n) if teams is None else teams, key=self.season.lots.__getitem__)

    def fixture(self, key: str) -> Fixture | None:
        season = self.book.season
        return next((each for each in season.fixtures if each.key == key), None) if season else None

    def live(self, team: int) -> bool:
        """LG-4.4  Whether a team is playing just now."""
        return any(each.state is FixtureState.LIVE and team in each.teams for each in self.season.fixtures)

    @property
    def open_fixtures(self) -> list[Fixture]:
        waiting = (FixtureState.OPEN, FixtureState.LIVE)
        return [each for each in self.season.fixtures if each.state in waiting] if self.book.season else []


def plugged(game: Game, settings: Settings) -> LeaguePlay:
    """The game's plug-in for what was agreed on."""
    plain = game.league_play()
    play = plain and game.league_play(agreed(settings, plain))
    if play is None:
        raise BadOption(f"{game.title} has no leagues: it is not a game for two.")
    return play


Judge: TypeAlias = Callable[[Office, Any], Refusal | None]
Fold: TypeAlias = Callable[[Office, Any], None]
Chapter: TypeAlias = Mapping[type[Act], tuple[Judge, Fold]]
"""Which entries a chapter knows, and for each who refuses it and what it changes."""


def unless_commissioner(office: Office, entry: Act) -> Refusal | None:
    """LG-2.5  Nobody else can do these things, whatever they send."""
    return None if office.presides(entry.who) else no("LG-2.5", "lg-no-commissioner")


def unless_own(office: Office, entry: Any) -> Refusal | None:
    return None if office.has(entry.who, entry.team) else no("LG-2.5", "lg-not-yours")


def unless_program(office: Office, entry: Act) -> Refusal | None:
    return None if entry.who == PROGRAM else no("LG-1.3", "lg-program-only")
