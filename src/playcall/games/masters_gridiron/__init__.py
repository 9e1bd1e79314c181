"""Masters of the Gridiron: a fixed roster spent on eight attempts and eight stops; general managers build their own."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar

from playcall.booklet.report import Chapter, Report
from playcall.booklet.winning import win_chance
from playcall.games.masters_gridiron.actions import ACTIONS
from playcall.games.masters_gridiron.anatomy import Audible, Player
from playcall.games.masters_gridiron.cards import BOOK, PLAYERS, BookCard, load, read_book
from playcall.games.masters_gridiron.deckcheck import check_deck
from playcall.games.masters_gridiron.decks import Deck, payroll, read_deck, sample_decks, stock_deck
from playcall.games.masters_gridiron.events import EVENT_KINDS
from playcall.games.masters_gridiron.features import all_features, audible_deck, features_seen
from playcall.games.masters_gridiron.options import Options
from playcall.games.masters_gridiron.procedures import PROCEDURES
from playcall.games.masters_gridiron.procedures.match import SingleGame
from playcall.games.masters_gridiron.spread import favourite, spread_tenths
from playcall.games.masters_gridiron.table import NO_CARD, NOBODY, TURNS, TURNS_OF_A_PERIOD, Table
from playcall.games.masters_gridiron.zones import BOOK_SPAN, LAYOUT
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
    from playcall.games.masters_gridiron.pairings import Pairings
    from playcall.games.masters_gridiron.workshop import Workshop

MODES = (
    Mode("team", "Team game", "Two stock teams with full playbooks.", {}),
    Mode("kickoff", "Kick-off", "Two stock teams without Audibles: the game to learn.", {"stock_form": "basic"}),
    Mode(
        "manager", "General manager", "Two constructed decks under the salary cap.",
        {"deck1": "copper-kettle-express", "deck2": "night-shift"},
    ),
    Mode(
        "mixed", "Mixed", "A stock team against a constructed deck, judged by the point spread.",
        {"deck2": "long-weekend", "spread": "on"},
    ),
    Mode("handicap", "Handicap", "Two stock teams; the favourite must beat the point spread.", {"spread": "on"}),
)  # fmt: skip
DECISIONS_OF_A_TURN = 10
"""More than a turn has on average over a game."""


class MastersOfTheGridiron(Game):
    """The game as the kernel knows it. Other faces may stand in for some cards, for tests and for designers."""

    id = "masters_gridiron"
    title = "Masters of the Gridiron"
    prefix = "MG"
    rules_version = 1
    summary = "Every player is used once: pair and save a fixed roster over eight attempts and eight stops."
    seats = (2, 2)
    modes = MODES
    options = Options
    actions: ClassVar[ActionSpace] = ACTIONS
    procedures: ClassVar[Mapping[str, type[Procedure]]] = PROCEDURES
    package = __name__
    event_kinds: ClassVar[Mapping[str, type[Event]]] = EVENT_KINDS
    holdings = ("the ball", "audibles", "best attempt", "best players", "plays", "carried")
    quiet_steps = ("Huddle.choose", "Turn.lay")

    def __init__(self, players: Sequence[Player] | None = None, book: Sequence[BookCard] | None = None) -> None:
        self.cards = load()
        self.players = tuple(players or self.cards.players) * 2
        """Faces by card number: those of the first seat, then those of the second."""
        self.book = tuple(book or self.cards.book)
        self.use_masks = [0 if isinstance(card, Audible) else card.use_mask for card in self.book]
        """The use list of every Playbook card; that of an Audible is empty."""

    @cached_property
    def words(self) -> Words:
        from playcall.games.masters_gridiron.words import GridironWords

        return GridironWords(self)

    @cached_property
    def coach(self) -> Coach:
        from playcall.games.masters_gridiron.coach import GridironCoach

        return GridironCoach(self)

    @cached_property
    def pairings(self) -> Pairings:
        """For the coach."""
        from playcall.games.masters_gridiron.pairings import Pairings

        return Pairings(self.players, self.book)

    @cached_property
    def workshop(self) -> Workshop:
        """For builders of decks."""
        from playcall.games.masters_gridiron.workshop import Workshop

        return Workshop(self)

    def seat_count(self, options: Options) -> int:
        return 2

    def layout(self, options: Options) -> ZoneLayout:
        return LAYOUT

    def opening(self, options: Options) -> Procedure:
        return SingleGame()

    def blank(self, options: Options, chance: Chance) -> Table:
        return Table(
            game=self, options=options, chance=chance, zones=LAYOUT.empty(), stack=[], asking=None, held={},
            result=None, players=self.players, book=self.book, visitor=NOBODY, offence=0, turn=0, period=0,
            scores=[0, 0], names=["", ""], teams=[NOBODY, NOBODY], payrolls=[0, 0], rosters=[], playbooks=[],
            outcomes=["", ""], defence_scores=["", ""], offence_card=NO_CARD, play_card=NO_CARD,
            defence_card=NO_CARD, punting=False, calls=[], call_amounts=[], cancelled=[], carry=[0, 0],
            silenced=False, scouted=False, scored_by=NOBODY, scored="", conversions=[0, 0], converted=[0, 0],
            reply=False, exchanged=False, cleared=[0, 0], left=[[], []], shown=[[], []],
            shown_book=[[], []], noted=[[], []],
        )  # fmt: skip

    def bound(self, options: Options) -> int:
        return DECISIONS_OF_A_TURN * (TURNS + TURNS_OF_A_PERIOD * options.ot_max_periods)

    def check_options(self, options: Options) -> None:
        taken: list[int] = []
        for seat in (0, 1):
            if options.deck(seat) != "pick":
                deck = self._checked_deck(options, seat, taken)
                taken += deck.players if options.exclusive_pool else []
        if "pick" in (options.deck1, options.deck2) and not self.teams_under_cap(options):
            raise BadOption(f"No stock team has a payroll of ${options.cap} million or less.")

    def handicap(self, state: State) -> tuple[float, float]:
        """MG-15.5  The underdog's score counts for so much more."""
        assert isinstance(state, Table)
        best = favourite(state)
        points = spread_tenths(state) / 10
        return (points if best == 1 else 0.0, points if best == 0 else 0.0)

    # Decks --------------------------------------------------------------------------------------------------------

    def deck_of(self, s: Table, seat: int) -> Deck:
        """MG-1.10  The deck a seat plays with: named in the options, or of the team it picked."""
        if s.options.deck(seat) == "pick":
            return self.stock(s.teams[seat], s.options)
        return self.named_deck(s.options.deck(seat), s.options)

    def named_deck(self, text: str, options: Options) -> Deck:
        """A deck by the code of a stock team, by the name of a sample deck, or by its own text."""
        team = self.cards.team(text)
        if team is not None:
            return self.stock(team, options)
        deck = sample_decks().get(text.lower()) or read_deck(text, self.cards)
        if deck.unknown and not deck.players and not deck.book and "\n" not in text:
            samples = ", ".join(sample_decks())
            raise BadOption(
                f"There is no deck '{text[:40]}'; name a team by its code, one of {samples}, or a deck's code."
            )
        return deck

    def stock(self, team: int, options: Options) -> Deck:
        return stock_deck(self.cards, team, options.stock_form)

    def teams_under_cap(self, options: Options) -> list[int]:
        """MG-14.3  The stock teams that may be picked."""
        teams = range(len(self.cards.teams))
        if not options.cap_on_stock or not options.cap:
            return list(teams)
        return [team for team in teams if self.payroll(self.stock(team, options)) <= options.cap]

    def payroll(self, deck: Deck) -> int:
        return payroll(deck, self.cards)

    def full_name(self, deck: Deck) -> str:
        return self.cards.teams[deck.stock].name if deck.stock != NOBODY else deck.name

    def _checked_deck(self, options: Options, seat: int, taken: Sequence[int]) -> Deck:
        try:
            deck = self.named_deck(options.deck(seat), options)
        except BadOption as problem:
            raise BadOption(f"Option 'deck{seat + 1}': {problem}") from None
        problems = check_deck(deck, options, self.cards, taken)
        if deck.stock != NOBODY and not options.cap_on_stock:
            problems = [problem for problem in problems if problem.code == "not_owned"]
        if problems:
            reasons = "; ".join(map(str, problems))
            raise BadOption(f"Option 'deck{seat + 1}' names no legal deck: {reasons}.")
        return deck

    # Cards --------------------------------------------------------------------------------------------------------

    def card_hash(self) -> str:
        return self.cards.hash

    def card_id(self, back: str, card: int) -> str:
        """The printed id; further copies of a Playbook card are told apart by a number."""
        if back != "playbook":
            return f"{card % PLAYERS + 1:03}"
        copy, place = divmod(card % BOOK_SPAN, BOOK)
        return self.cards.book[place].id + (f"*{copy + 1}" if copy else "")

    def faces(self) -> Sequence[CardFace]:
        from playcall.games.masters_gridiron.faces import all_faces

        return all_faces()

    def drawings(self) -> Drawings:
        from playcall.games.masters_gridiron.art import drawings

        return drawings()

    def check_cards(self, text: str, source: str) -> int:
        return len(read_book(text, source))

    # The chance to win ---------------------------------------------------------------------------------------------

    def outlook(self, state: State) -> Outlook | None:
        from playcall.games.masters_gridiron.winning import outlook

        assert isinstance(state, Table)
        return outlook(state) if state.turn else None

    def report(self, story: Iterable[Chapter]) -> Report:
        from playcall.games.masters_gridiron.report import game_report

        return game_report(self, story)

    def win_chance(self, state: State, seat: int, more: float = 0.0) -> float | None:
        return win_chance(self, state, seat, more)

    # For the conformance kit --------------------------------------------------------------------------------------

    def all_features(self) -> set[str]:
        return all_features()

    def features_seen(self, event: Event) -> Iterable[str]:
        return features_seen(event)

    def samples(self) -> dict[str, dict[str, str]]:
        loud = {"playbook_max": "100", "playbook_copies": "0", "punt": "forced"}
        return {
            "the same team twice": {"deck1": "FER", "deck2": "FER"},
            "every Audible": {"deck1": audible_deck("OFF"), "deck2": audible_deck("DEF"), **loud},
            "every Audible, seats swapped": {"deck1": audible_deck("DEF"), "deck2": audible_deck("OFF"), **loud},
        }


GAME = MastersOfTheGridiron()
