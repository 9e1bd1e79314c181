"""Gridiron Fantasy Football: a trading card game with downs, drives, Challenges, dirty play and referees."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, ClassVar

from playcall.contract import CardFace, Coach, Drawings, Game, Mode, Outlook, Preview, Say, Words, msg
from playcall.contract.box import Box
from playcall.contract.contents import Contents
from playcall.contract.expansions import Expansion
from playcall.contract.vocabulary import Vocabulary
from playcall.contract.winning import win_chance
from playcall.contract.worth import Worth
from playcall.games.gridiron_fantasy.actions import ACTIONS
from playcall.games.gridiron_fantasy.cards import load, read_cards
from playcall.games.gridiron_fantasy.catalogue import FACES, LETTERS, MOST_TEAMS, SIZE, Face
from playcall.games.gridiron_fantasy.decks import Deck, check_deck, named_deck, sealed_deck
from playcall.games.gridiron_fantasy.events import EVENT_KINDS, CutShown, KindRead, LookedAt
from playcall.games.gridiron_fantasy.moves import shared_deck
from playcall.games.gridiron_fantasy.options import SEATS_OF, Options
from playcall.games.gridiron_fantasy.rules import (
    challenge,
    effects,
    kicks,
    match,
    more_than_two,
    play,
    result,
    setup,
    squad,
)
from playcall.games.gridiron_fantasy.rules.match import SingleGame
from playcall.games.gridiron_fantasy.rules.more_than_two import Bracket, TagTeam
from playcall.games.gridiron_fantasy.table import Table
from playcall.games.gridiron_fantasy.zones import layout
from playcall.kernel import ActionSpace, BadOption, Chance, Event, Procedure, State, ZoneLayout

if TYPE_CHECKING:
    from playcall.contract.gallery import Gallery
    from playcall.contract.leagues import Agreed
    from playcall.contract.report import Chapter, Report
    from playcall.games.gridiron_fantasy.collection import Packs
    from playcall.games.gridiron_fantasy.decks.workshop import Workshop
    from playcall.games.gridiron_fantasy.league_play import FantasyLeagues

CHAPTERS = (setup, match, kicks, play, challenge, effects, result, squad, more_than_two)
PROCEDURES: dict[str, type[Procedure]] = {
    name: kind
    for chapter in CHAPTERS
    for name, kind in vars(chapter).items()
    if isinstance(kind, type) and issubclass(kind, Procedure) and kind.__module__ == chapter.__name__
}
"""Every procedure by name, for saved positions."""
QUICK = {"length": "short", "team_cards": "3", "listed": "on"}
"""GF-2.2, GF-2.5  What an introduction is played with."""
MODES = (
    Mode("standard", {}),
    Mode("quick", QUICK),
    Mode("full", {"length": "full"}),
    Mode(
        "shared", {"form": "shared", "players": "4", "length": "short", "listed": "on"},
    ),
    Mode(
        "bracket", {"form": "bracket", "players": "4", "length": "short", "team_cards": "3", "listed": "on"},
    ),
    Mode(
        "tag", {"form": "tag", "players": "4", "team_cards": "3", "listed": "on"},
    ),
    Mode(
        "sealed", {"pool": "sealed", "length": "short"},
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
    rules_version = 2
    box = Box(
        (2, 8), 45, 5, QUICK,
        name="Gridiron Fantasy", colours=("#17130f", "#3a1d14", "#ff6a2b", "#c9b08a"),
    )  # fmt: skip
    seats = (2, 8)
    modes = MODES
    options = Options
    actions: ClassVar[ActionSpace] = ACTIONS
    procedures: ClassVar[Mapping[str, type[Procedure]]] = PROCEDURES
    package = __package__
    event_kinds: ClassVar[Mapping[str, type[Event]]] = EVENT_KINDS
    quiet_steps = tuple(
        step.__qualname__
        for step in (squad.Switching.switch, play.Down.declare, squad.Exchange.choose, kicks.Kickoff.choose)
    )

    def __init__(self, faces: tuple[Face, ...] = FACES) -> None:
        self.cards = load()
        self.prints = faces
        """The print of every number a card at the table may have."""

    @cached_property
    def words(self) -> Words:
        from playcall.games.gridiron_fantasy.words import FantasyWords

        return FantasyWords(self)

    def preview(self, state: State, seat: int, action: int) -> Preview:
        from playcall.games.gridiron_fantasy.preview import preview

        return preview(state, seat, action)

    def screen(self, state: State, seat: int | None, width: int, say: Say) -> str:
        from playcall.games.gridiron_fantasy.screen import screen

        assert isinstance(state, Table)
        return screen(state, seat, width, say)

    @cached_property
    def coach(self) -> Coach:
        from playcall.games.gridiron_fantasy.coach import FantasyCoach

        return FantasyCoach(self)

    @cached_property
    def packs(self) -> Packs:
        """For collectors."""
        from playcall.games.gridiron_fantasy.collection import Packs

        return Packs(self.cards)

    def league_play(self, agreed: Agreed | None = None) -> FantasyLeagues:
        from playcall.games.gridiron_fantasy.league_play import FantasyLeagues

        return FantasyLeagues(self, agreed)

    @cached_property
    def workshop(self) -> Workshop:
        """For builders of decks."""
        from playcall.games.gridiron_fantasy.decks.workshop import Workshop

        return Workshop(self.cards)

    def seat_count(self, options: Options) -> int:
        return options.players

    def layout(self, options: Options) -> ZoneLayout:
        return layout(len(options.coaches()))

    def opening(self, options: Options) -> Procedure:
        return {"bracket": Bracket, "tag": TagTeam}.get(options.form, SingleGame)()

    def blank(self, options: Options, chance: Chance) -> Table:
        coaches = options.coaches()
        zones = layout(len(coaches)).empty()
        return Table(self, options, chance, zones, coaches=coaches, n=len(coaches), faces=self.prints)

    def bound(self, options: Options) -> int:
        games = {4: 4, 8: 10}[len(options.coaches())] if options.form == "bracket" else 1
        setup = (SEALED_CHOICES if options.pool == "sealed" else 0) + 100
        return games * DECISIONS_OF_A_PLAY * (options.play_guard + 20) + setup * options.players

    def check_options(self, options: Options) -> None:
        for refusal in refused_settings(options):
            raise BadOption(refusal)
        if options.pool != "sealed":
            self._check_decks(options)
        elif options.sealed_starters == 1 and (options.team_cards > STOCK_TEAM or options.playbook_size > STOCK_PLAYS):
            raise BadOption("One Starter Deck does not hold that many Team cards or Plays.")

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
        from playcall.games.gridiron_fantasy.printed import all_faces

        return all_faces()

    @property
    def gallery(self) -> Gallery:
        from playcall.games.gridiron_fantasy.gallery import gallery

        return gallery()

    def drawings(self) -> Drawings:
        from playcall.games.gridiron_fantasy.faces.face import drawings

        return drawings()

    def contents(self, say: Say) -> Contents:
        from playcall.games.gridiron_fantasy.contents import contents

        return contents(say)

    def check_sets(self, expansions: Sequence[Expansion]) -> None:
        from playcall.games.gridiron_fantasy.sets import check

        check(expansions)

    def card_worth(self, card: str) -> Worth | None:
        from playcall.games.gridiron_fantasy.decks.packs import card_worth

        value = round(card_worth(card), 1)
        return Worth(value, msg("gf-card-worth", value=value))

    def vocabulary(self) -> Vocabulary:
        from playcall.games.gridiron_fantasy.vocabulary import vocabulary

        return vocabulary()

    def check_cards(self, text: str, source: str) -> int:
        return len(read_cards(text, source))

    def outlook(self, state: State) -> Outlook | None:
        from playcall.games.gridiron_fantasy.coach.worth import outlook

        assert isinstance(state, Table)
        return outlook(state) if state.drive and state.options.form != "bracket" else None

    def win_chance(self, state: State, seat: int, more: float = 0.0) -> float | None:
        from playcall.games.gridiron_fantasy.coach.bracket import champion_chance

        assert isinstance(state, Table)
        if state.options.form == "bracket" and state.result is None:
            return champion_chance(self, state, seat, more)
        return win_chance(self, state, seat, more)

    def report(self, story: Iterable[Chapter]) -> Report:
        """What a finished game looks like."""
        from playcall.games.gridiron_fantasy.report import game_report

        return game_report(self, story)

    # For the conformance kit --------------------------------------------------------------------------------------

    paced_by_hands = True  # GF-7.28, GF-7.30: who has nothing to play in a window is not asked

    def reveals(self, event: Event) -> bool:
        """V53, V63  An effect tells a seat about cards that stay where they are."""
        return isinstance(event, KindRead | LookedAt | CutShown)

    def all_features(self) -> set[str]:
        from playcall.games.gridiron_fantasy.balance import all_features

        return all_features()

    def samples(self) -> dict[str, dict[str, str]]:
        from playcall.games.gridiron_fantasy.balance import samples

        return samples()

    def features_seen(self, event: Event) -> Iterable[str]:
        from playcall.games.gridiron_fantasy.balance import features_seen

        return features_seen(event)


def refused_settings(options: Options) -> Iterator[str]:
    """Settings that the kind of game does not have: they are refused, never passed over."""
    form, players = options.form, options.players
    if players not in SEATS_OF[form]:
        seats = _listed(str(number) for number in SEATS_OF[form])
        fitting = [mode.id for mode in MODES if players in SEATS_OF[mode.options.get("form", "single")]]
        hint = f" Modes for {players}: {', '.join(fitting)}." if fitting else ""
        yield f"Option 'players' cannot be {players} with form={form}, which is for {seats}.{hint}"
    if form == "tag" and options.length != "medium":
        yield "Option 'length' is not for Tag Team (form=tag), which counts possessions: set 'tag_possessions'."
    if form != "tag" and options.tag_possessions:
        yield f"Option 'tag_possessions' is for Tag Team alone (mode tag, form=tag), not for form={form}."
    if options.halftime_decks != "reshuffle" and (options.length != "full" or form == "tag"):
        yield "Option 'halftime_decks' is for the Full game alone (mode full, length=full): no other has a halftime."
    if options.home != "toss" and form in ("bracket", "tag"):
        yield f"Option 'home' is not for form={form}: a bracket tosses for it in every game, and Tag Team has no Home."
    sealed = options.pool == "sealed"
    usual = Options()
    for name in ("sealed_starters", "sealed_boosters"):
        if not sealed and getattr(options, name) != getattr(usual, name):
            yield f"Option '{name}' is for sealed pools alone (mode sealed, pool=sealed)."
    for seat in range(MOST_TEAMS):
        if options.deck(seat) != usual.deck(seat) and (sealed or seat >= players):
            why = "is not for a sealed pool: nobody brings a deck" if sealed else f"is for more than {players} players"
            yield f"Option 'deck{seat + 1}' {why}."


def _listed(words: Iterable[str]) -> str:
    *first, last = words
    return f"{', '.join(first)} or {last} players" if first else f"{last} players"


@lru_cache(maxsize=256)
def _named(text: str) -> Deck:
    return named_deck(text)


@lru_cache(maxsize=256)
def first_problem(text: str, options: Options) -> str:
    """GF-2.19  What is wrong with a deck, or with a deck that could be picked; empty if nothing is."""
    for name in LETTERS if text == "pick" else (text,):
        problems = check_deck(named_deck(name), options)
        if problems:
            return "; ".join(problem.told(GridironFantasy.package) for problem in problems)
    return ""


GAME = GridironFantasy()
