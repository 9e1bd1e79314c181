"""The game as everybody else knows it: identity, box, modes, decks and hooks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar

from playcall.contract import CardFace, Coach, Drawings, Game, Mode, Outlook, Preview, Say, Unit
from playcall.contract.box import Box
from playcall.contract.contents import Contents
from playcall.contract.expansions import Expansion
from playcall.contract.report import Chapter, Report
from playcall.contract.vocabulary import Vocabulary
from playcall.contract.winning import win_chance
from playcall.contract.worth import Worth
from playcall.games.masters_gridiron import events as told
from playcall.games.masters_gridiron.actions import ACTIONS
from playcall.games.masters_gridiron.anatomy import Audible, Player
from playcall.games.masters_gridiron.cards import BOOK, PLAYERS, BookCard, as_audible, load, read_book
from playcall.games.masters_gridiron.decks import Deck, deck_code, payroll, read_deck, sample_decks, stock_deck
from playcall.games.masters_gridiron.decks.check import check_deck
from playcall.games.masters_gridiron.events import EVENT_KINDS
from playcall.games.masters_gridiron.options import Options
from playcall.games.masters_gridiron.rules import PROCEDURES
from playcall.games.masters_gridiron.rules.match import BringDecks, SingleGame, favourite, spread_tenths
from playcall.games.masters_gridiron.rules.turn import Huddle, Turn
from playcall.games.masters_gridiron.table import NOBODY, TURNS, TURNS_OF_A_PERIOD, Table
from playcall.games.masters_gridiron.zones import BOOK_SPAN, LAYOUT
from playcall.kernel import ActionSpace, BadOption, Chance, Event, Procedure, State, ZoneLayout

if TYPE_CHECKING:
    from playcall.contract.gallery import Gallery
    from playcall.contract.leagues import Agreed
    from playcall.games.masters_gridiron.coach.pairings import Pairings
    from playcall.games.masters_gridiron.decks.workshop import Workshop
    from playcall.games.masters_gridiron.league_play import GridironLeagues
    from playcall.games.masters_gridiron.words import GridironWords

MODES = (
    Mode("team", {}),
    Mode("kickoff", {"stock_form": "basic"}),
    Mode(
        "manager", {"deck1": "copper-kettle-express", "deck2": "night-shift"},
    ),
    Mode(
        "mixed", {"deck2": "long-weekend", "spread": "on"},
    ),
    Mode("handicap", {"spread": "on"}),
)  # fmt: skip
JOINT = tuple([step.__qualname__ for step in (BringDecks.first, BringDecks.second, Turn.convert)])
"""What concerns both units of a side: its team, and the conversion."""
DECISIONS_OF_A_TURN = 10
"""More than a turn has on average over a game."""


class MastersOfTheGridiron(Game):
    """The game as the kernel knows it. Other faces may stand in for some cards, for tests and for designers."""

    id = "masters_gridiron"
    title = "Masters of the Gridiron"
    prefix = "MG"
    rules_version = 1
    box = Box(
        (2, 2), 20, 1, {"stock_form": "basic"},
        name="Masters of the Gridiron", colours=("#173a26", "#24573a", "#e8c872", "#f6efdc"),
    )  # fmt: skip
    seats = (2, 2)
    modes = MODES
    options = Options
    actions: ClassVar[ActionSpace] = ACTIONS
    procedures: ClassVar[Mapping[str, type[Procedure]]] = PROCEDURES
    package = "playcall.games.masters_gridiron"
    event_kinds: ClassVar[Mapping[str, type[Event]]] = EVENT_KINDS
    holdings = ("the ball", "audibles", "best attempt", "best players", "plays", "carried")
    quiet_steps = (Huddle.choose.__qualname__, Turn.lay.__qualname__)
    coaches = True

    def __init__(self, players: Sequence[Player] | None = None, book: Sequence[BookCard] | None = None) -> None:
        self.cards = load()
        self.players = tuple(players or self.cards.players) * 2
        """Faces by card number: those of the first seat, then those of the second."""
        self.book = tuple(book or self.cards.book)
        self.use_masks = [0 if isinstance(card, Audible) else card.use_mask for card in self.book]
        """The use list of every Playbook card; that of an Audible is empty."""
        self.book_kinds = ["A" if isinstance(card, Audible) else card.result for card in self.book]
        """TD, FG, or A for an Audible."""

    @cached_property
    def words(self) -> GridironWords:
        from playcall.games.masters_gridiron.words import GridironWords

        return GridironWords(self)

    @cached_property
    def coach(self) -> Coach:
        from playcall.games.masters_gridiron.coach import GridironCoach

        return GridironCoach(self)

    @cached_property
    def pairings(self) -> Pairings:
        """For the coach."""
        from playcall.games.masters_gridiron.coach.pairings import Pairings

        return Pairings(self.players, self.book)

    @cached_property
    def workshop(self) -> Workshop:
        """For builders of decks."""
        from playcall.games.masters_gridiron.decks.workshop import Workshop

        return Workshop(self)

    def preview(self, state: State, seat: int, action: int) -> Preview:
        from playcall.games.masters_gridiron.preview import preview

        assert isinstance(state, Table)
        return preview(state, seat, action)

    def screen(self, state: State, seat: int | None, width: int, say: Say) -> str:
        from playcall.games.masters_gridiron.screen import screen

        assert isinstance(state, Table)
        return screen(state, seat, width, say)

    def seat_count(self, options: Options) -> int:
        return 2

    def unit(self, state: State, seat: int) -> Unit:
        assert isinstance(state, Table)
        if state.situation() in JOINT:
            return Unit.JOINT
        return Unit.OFFENCE if seat == state.offence else Unit.DEFENCE

    def layout(self, options: Options) -> ZoneLayout:
        return LAYOUT

    def opening(self, options: Options) -> Procedure:
        return SingleGame()

    def blank(self, options: Options, chance: Chance) -> Table:
        return Table(self, options, chance, LAYOUT.empty(), players=self.players, book=self.book)

    def bound(self, options: Options) -> int:
        return DECISIONS_OF_A_TURN * (TURNS + TURNS_OF_A_PERIOD * options.ot_max_periods)

    def check_options(self, options: Options) -> None:
        for refusal in refused_settings(options):
            raise BadOption(refusal)
        taken: list[int] = []
        for seat in (0, 1):
            if options.deck(seat) != "pick":
                deck = self._checked_deck(options, seat, taken)
                taken += deck.players if options.exclusive_pool else []
        if "pick" in (options.deck1, options.deck2) and not self.teams_under_cap(options):
            raise BadOption(f"No stock team has a payroll of ${options.cap} million or less.")

    def handicap(self, state: State) -> tuple[float, float]:
        """MG-15.5  How much more the underdog's score counts."""
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
            reasons = "; ".join(problem.told(self.package) for problem in problems)
            raise BadOption(f"Option 'deck{seat + 1}' names no legal deck: {reasons}.")
        return deck

    # Cards --------------------------------------------------------------------------------------------------------

    def card_hash(self) -> str:
        return self.cards.hash

    def card_id(self, back: str, card: int) -> str:
        """The printed id; further copies of a Playbook card are told apart by a number."""
        if back != "playbook":
            return self.cards.players[card % PLAYERS].id
        copy, place = divmod(card % BOOK_SPAN, BOOK)
        return self.cards.book[place].id + (f"*{copy + 1}" if copy else "")

    def faces(self) -> Sequence[CardFace]:
        from playcall.games.masters_gridiron.faces.printed import all_faces

        return all_faces()

    @property
    def gallery(self) -> Gallery:
        from playcall.games.masters_gridiron.gallery import gallery

        return gallery()

    def drawings(self) -> Drawings:
        from playcall.games.masters_gridiron.faces import drawings

        return drawings()

    def contents(self, say: Say) -> Contents:
        from playcall.games.masters_gridiron.contents import contents

        return contents(say)

    def check_cards(self, text: str, source: str) -> int:
        return len(read_book(text, source))

    def check_sets(self, expansions: Sequence[Expansion]) -> None:
        from playcall.games.masters_gridiron.sets import check

        check(expansions)

    def made_team(self, profile: Mapping[str, Any]) -> dict[str, list[dict[str, Any]]]:
        from playcall.games.masters_gridiron.making.players import made_team

        return made_team(profile)

    def card_worth(self, card: str) -> Worth | None:
        from playcall.games.masters_gridiron.making.stock import card_worth

        return card_worth(card)

    def vocabulary(self) -> Vocabulary:
        from playcall.games.masters_gridiron.sets import vocabulary

        return vocabulary()

    # The chance to win ---------------------------------------------------------------------------------------------

    def outlook(self, state: State) -> Outlook | None:
        from playcall.games.masters_gridiron.coach.worth import outlook

        assert isinstance(state, Table)
        return outlook(state) if state.turn else None

    def report(self, story: Iterable[Chapter]) -> Report:
        from playcall.games.masters_gridiron.report import game_report

        return game_report(self, story)

    def win_chance(self, state: State, seat: int, more: float = 0.0) -> float | None:
        return win_chance(self, state, seat, more)

    def league_play(self, agreed: Agreed | None = None) -> GridironLeagues:
        from playcall.games.masters_gridiron.league_play import GridironLeagues

        return GridironLeagues(self, agreed)

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


def refused_settings(options: Options) -> Iterator[str]:
    """Settings that mean nothing beside the others: they are refused, never passed over."""
    usual = Options()
    for name in ("spread_rounding", "spread_push"):
        if not options.spread and getattr(options, name) != getattr(usual, name):
            yield f"Option '{name}' is for games with a point spread alone (mode handicap or mixed, spread=on)."
    if options.cap_on_stock and not options.cap:
        yield "Option 'cap_on_stock' needs a cap: cap=none has none."


def all_features() -> set[str]:
    """Everything that must have been seen once."""
    audibles = [card for card in load().book if isinstance(card, Audible)]
    calls = {f"{card.id} in {window.value}" for card in audibles for window in card.windows}
    outcomes = ("touchdown", "field_goal", "settled", "held", "stopped", "punt", "returned")
    return calls | {f"outcome {outcome}" for outcome in outcomes} | {"conversion good", "conversion missed"}


def features_seen(event: Event) -> Iterator[str]:
    """Which of them an event shows at work."""
    match event:
        case told.AudiblePlayed(card=card, window=window):
            yield f"{as_audible(load().book[card % BOOK]).id} in {window}"
        case told.Resolved(outcome=outcome):
            yield f"outcome {outcome}"
        case told.WentForTwo(good=good):
            yield f"conversion {'good' if good else 'missed'}"


def audible_deck(side: str) -> str:
    """The code of a deck with every Audible that a side can play."""
    cards = load()
    team = stock_deck(cards, 0, "basic")
    calls = [place for place, card in enumerate(cards.book) if isinstance(card, Audible) and card.side in (side, "ANY")]
    field_goals = [
        place for place in team.book if not isinstance(face := cards.book[place], Audible) and face.result == "FG"
    ]
    more = (field_goals * 3)[: len(calls)]
    return deck_code(team._replace(name="Loud", book=(*team.book, *more, *calls)), cards)
