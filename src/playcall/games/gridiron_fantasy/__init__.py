"""Gridiron Fantasy Football: a trading card game with downs, drives, Challenges, dirty play and referees."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, ClassVar

from playcall.booklet.winning import win_chance
from playcall.games.gridiron_fantasy.actions import ACTIONS
from playcall.games.gridiron_fantasy.cards import load, read_cards
from playcall.games.gridiron_fantasy.catalogue import FACES, LETTERS, SIZE, Face
from playcall.games.gridiron_fantasy.deckcheck import check_deck
from playcall.games.gridiron_fantasy.decks import Deck, named_deck
from playcall.games.gridiron_fantasy.events import EVENT_KINDS, CutShown, KindRead, LookedAt
from playcall.games.gridiron_fantasy.options import SEATS_OF, Options
from playcall.games.gridiron_fantasy.procedures import PROCEDURES
from playcall.games.gridiron_fantasy.procedures.bracket import Bracket
from playcall.games.gridiron_fantasy.procedures.match import SingleGame
from playcall.games.gridiron_fantasy.procedures.tag import TagTeam
from playcall.games.gridiron_fantasy.rosters import shared_deck
from playcall.games.gridiron_fantasy.sealed import sealed_deck
from playcall.games.gridiron_fantasy.table import Table
from playcall.games.gridiron_fantasy.zones import layout
from playcall.kernel import (
    ActionSpace,
    BadOption,
    CardFace,
    Chance,
    Coach,
    Drawings,
    Event,
    Game,
    Mode,
    Outlook,
    Procedure,
    State,
    Words,
    ZoneLayout,
)

if TYPE_CHECKING:
    from playcall.booklet.report import Chapter, Report
    from playcall.games.gridiron_fantasy.collection import Packs
    from playcall.games.gridiron_fantasy.league import Leagues
    from playcall.games.gridiron_fantasy.workshop import Workshop

MODES = (
    Mode("standard", "Standard", "Six drives, five Team cards each.", {}),
    Mode(
        "quick", "Quick start", "Four drives, three Team cards, everything else as listed: the game to learn.",
        {"length": "short", "team_cards": "3", "listed": "on"},
    ),
    Mode("full", "Full game", "Two halves of five drives, with a halftime.", {"length": "full"}),
    Mode(
        "shared", "Shared teams", "Four coaches: one for the offence and one for the defence of each team.",
        {"form": "shared", "players": "4", "length": "short", "listed": "on"},
    ),
    Mode(
        "bracket", "Bracket", "Four players: winners meet winners, losers meet losers.",
        {"form": "bracket", "players": "4", "length": "short", "team_cards": "3", "listed": "on"},
    ),
    Mode(
        "tag", "Tag Team", "Four to eight players in one game, two on the field at a time.",
        {"form": "tag", "players": "4", "team_cards": "3", "listed": "on"},
    ),
    Mode(
        "sealed", "Sealed", "Both open new Starter Decks and Booster Packs and play with what is in them.",
        {"pool": "sealed", "length": "short"},
    ),
)  # fmt: skip
DECISIONS_OF_A_PLAY = 70
"""More than a Play has on average, with its share of kicks and exchanges."""
SEALED_CHOICES = 2 * 300
"""More than the Actions in the packs of a sealed pool."""
STOCK_TEAM, STOCK_PLAYS = 8, 8


class GridironFantasy(Game):
    """The game as the kernel knows it. Other faces may stand in for some cards, for tests and for designers."""

    id = "gridiron_fantasy"
    title = "Gridiron Fantasy Football"
    prefix = "GF"
    rules_version = 1
    summary = "Secret calls, Challenges of symbols, dirty tricks and four downs for ten yards."
    seats = (2, 8)
    modes = MODES
    options = Options
    actions: ClassVar[ActionSpace] = ACTIONS
    procedures: ClassVar[Mapping[str, type[Procedure]]] = PROCEDURES
    package = __name__
    event_kinds: ClassVar[Mapping[str, type[Event]]] = EVENT_KINDS
    quiet_steps = ("Switching.switch", "Down.declare", "Exchange.choose", "Kickoff.choose")

    def __init__(self, faces: tuple[Face, ...] = FACES) -> None:
        self.cards = load()
        self.prints = faces
        """The print of every number a card at the table may have."""

    @cached_property
    def words(self) -> Words:
        from playcall.games.gridiron_fantasy.words import FantasyWords

        return FantasyWords(self)

    @cached_property
    def coach(self) -> Coach:
        from playcall.games.gridiron_fantasy.coach import FantasyCoach

        return FantasyCoach(self)

    @cached_property
    def packs(self) -> Packs:
        """For collectors."""
        from playcall.games.gridiron_fantasy.collection import Packs

        return Packs(self.cards)

    @cached_property
    def leagues(self) -> Leagues:
        """For whoever runs leagues."""
        from playcall.games.gridiron_fantasy.league import Leagues

        return Leagues()

    @cached_property
    def workshop(self) -> Workshop:
        """For builders of decks."""
        from playcall.games.gridiron_fantasy.workshop import Workshop

        return Workshop(self.cards)

    def seat_count(self, options: Options) -> int:
        return options.players

    def layout(self, options: Options) -> ZoneLayout:
        return layout(len(options.coaches()))

    def opening(self, options: Options) -> Procedure:
        return {"bracket": Bracket, "tag": TagTeam}.get(options.form, SingleGame)()

    def blank(self, options: Options, chance: Chance) -> Table:
        return Table(self, options, chance, self.prints)

    def bound(self, options: Options) -> int:
        games = {4: 4, 8: 10}[len(options.coaches())] if options.form == "bracket" else 1
        setup = (SEALED_CHOICES if options.pool == "sealed" else 0) + 100
        return games * DECISIONS_OF_A_PLAY * (options.play_guard + 20) + setup * options.players

    def check_options(self, options: Options) -> None:
        fewest, most = SEATS_OF[options.form]
        if not fewest <= options.players <= most or (options.form == "bracket" and options.players == 7):
            raise BadOption(f"{options.players} players cannot play the form '{options.form}'.")
        if options.form == "tag" and options.length != "medium":
            raise BadOption("Tag Team counts possessions; set 'tag_possessions', not 'length'.")
        if options.form != "tag" and options.tag_possessions:
            raise BadOption("Only Tag Team counts possessions.")
        if options.halftime_decks != "reshuffle" and (options.length != "full" or options.form == "tag"):
            raise BadOption("Only a Full game has a halftime; leave 'halftime_decks' as it is, or set length=full.")
        if options.home != "toss" and options.form in ("bracket", "tag"):
            raise BadOption("Who is Home is tossed for in every game of a bracket, and Tag Team has no Home.")
        if options.pool != "sealed" and (options.sealed_starters, options.sealed_boosters) != (2, 8):
            raise BadOption("Starter Decks and Booster Packs are counted for a sealed pool only.")
        if options.pool == "sealed" and any(options.deck(seat) != "pick" for seat in range(options.players)):
            raise BadOption("In sealed play nobody brings a deck; leave the decks as they are.")
        if options.pool != "sealed":
            self._check_decks(options)
        elif options.sealed_starters == 1 and (options.team_cards > STOCK_TEAM or options.playbook_size > STOCK_PLAYS):
            raise BadOption("One Starter Deck has not so many Team cards or Plays.")

    def _check_decks(self, options: Options) -> None:
        """GF-2.19"""
        for seat in range(options.players):
            problem = first_problem(options.deck(seat), options)
            if problem:
                raise BadOption(f"Option 'deck{seat + 1}' names no legal deck: {problem}.")

    # Decks --------------------------------------------------------------------------------------------------------

    def deck_of(self, s: Table, seat: int) -> Deck:
        """GF-2.19  The deck a seat plays with: named in the options, or picked at the table."""
        if s.options.pool == "sealed":
            return sealed_deck(s.pools[seat], s.options)
        text = s.options.deck(seat)
        return _named(s.letters[seat] if text == "pick" else text)

    def team_deck(self, s: Table, team: int) -> Deck:
        """GF-17.2  The roster of a team, by one coach or by two."""
        offence, defence = s.coaches[team]
        if offence == defence:
            return self.deck_of(s, offence)
        return shared_deck(self.deck_of(s, offence), self.deck_of(s, defence))

    # Cards --------------------------------------------------------------------------------------------------------

    def card_hash(self) -> str:
        return self.cards.hash

    def card_id(self, back: str, card: int) -> str:
        """The printed id; further copies of a card are told apart by a number."""
        face = self.prints[card]
        copy = card % (len(self.prints) // 8) // SIZE
        return face.id + (f"*{copy + 1}" if copy else "")

    def faces(self) -> Sequence[CardFace]:
        from playcall.games.gridiron_fantasy.faces import all_faces

        return all_faces()

    def drawings(self) -> Drawings:
        from playcall.games.gridiron_fantasy.art import drawings

        return drawings()

    def check_cards(self, text: str, source: str) -> int:
        return len(read_cards(text, source))

    def outlook(self, state: State) -> Outlook | None:
        from playcall.games.gridiron_fantasy.winning import outlook

        assert isinstance(state, Table)
        return outlook(state) if state.drive and state.options.form in ("single", "shared") else None

    def win_chance(self, state: State, seat: int, more: float = 0.0) -> float | None:
        return win_chance(self, state, seat, more)

    def report(self, story: Iterable[Chapter]) -> Report:
        """What a finished game looks like."""
        from playcall.games.gridiron_fantasy.report import game_report

        return game_report(self, story)

    # For the conformance kit --------------------------------------------------------------------------------------

    def reveals(self, event: Event) -> bool:
        """V53, V63  An effect tells a seat about cards that stay where they are."""
        return isinstance(event, KindRead | LookedAt | CutShown)

    def all_features(self) -> set[str]:
        from playcall.games.gridiron_fantasy.features import all_features

        return all_features()

    def samples(self) -> dict[str, dict[str, str]]:
        from playcall.games.gridiron_fantasy.samples import samples

        return samples()

    def features_seen(self, event: Event) -> Iterable[str]:
        from playcall.games.gridiron_fantasy.features import features_seen

        return features_seen(event)


@lru_cache(maxsize=256)
def _named(text: str) -> Deck:
    return named_deck(text)


@lru_cache(maxsize=256)
def first_problem(text: str, options: Options) -> str:
    """GF-2.19  What is wrong with a deck, or with a deck that could be picked; empty if nothing is."""
    for name in LETTERS if text == "pick" else (text,):
        problems = check_deck(named_deck(name), options)
        if problems:
            return "; ".join(map(str, problems))
    return ""


GAME = GridironFantasy()
