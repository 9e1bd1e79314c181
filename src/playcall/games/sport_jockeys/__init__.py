"""Sport Jockeys American Football: answer the last action or lose the play; the deck is the clock.

What a view holds, for whoever draws the table.

Zones, one for each seat unless said otherwise:
- `deck` (one): nobody sees it, its count is the clock. `discard` (one): open. `buried`: cards discarded face down.
- `hand`. `picked`: cards of the action, kick or Time Out that is being put together; they leave the hand one by one
  (`play C07` …) and go on to the table with `done`, which is taken by itself when nothing can be added.
- `row`: cards of the play in hand, open, in order of play. `face_down`: those of a Sloppy Tackle or Touchback.
- `special`: Challenge and Time Out still held; `used`: those spent.
- `kick_snap` (one): C52, SNA or KIC as `exchange` says.
Owners alone see `hand`, `picked`, `face_down` and `buried`; how many cards there are is public.

Facts:
- `scores`, `home` (seat, -1 before it is chosen), `offence` (seat with the ball), `received` (who had it first).
- `row`, `column`: the cube; a win leads one row up, a loss one down, both one column right (`tally.after_tally`).
- `unit` (from 1; one more than the options' units is the extra unit), `drives` ended in it, `kickoff_due`.
- `exchange`: the actions of the play in hand, see `table.Deed`. The action to answer is the last one with `kinds`
  other than 0, its key cards are `keys`; a seat's Play Points are the `points` of its own actions and the `gift`s of
  the other's. An action of side `off` that names no card is the Snap. `turnovers`: how often the ball changed hands.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import ClassVar

from playcall.booklet.report import Chapter, Report
from playcall.booklet.winning import win_chance
from playcall.games.sport_jockeys.actions import ACTIONS
from playcall.games.sport_jockeys.anatomy import Card
from playcall.games.sport_jockeys.cards import check_deck, load, parse
from playcall.games.sport_jockeys.events import EVENT_KINDS
from playcall.games.sport_jockeys.features import all_features, features_seen
from playcall.games.sport_jockeys.handbook import Handbook
from playcall.games.sport_jockeys.options import Options
from playcall.games.sport_jockeys.procedures import PROCEDURES
from playcall.games.sport_jockeys.procedures.match import Match
from playcall.games.sport_jockeys.table import LAYOUT, Table
from playcall.kernel import (
    ActionSpace,
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

MODES = (
    Mode("full", "Full game", "Four quarters, each one pass through the deck.", {}),
    Mode("halves", "Two halves", "One pass through the deck is a half.", {"unit": "half"}),
    Mode("one_deck", "One deck", "One pass through the deck is the whole game.", {"unit": "game"}),
    Mode("quick", "Quick Start", "To learn it: no kickoffs, no huddle, no combo bonus.", {"mode": "quick"}),
    Mode("singles", "First steps", "Quick Start with single cards only.", {"mode": "quick", "quick_combos": "none"}),
    Mode("short_drives", "Short drives", "Every drive starts one column farther on.", {"start_column": "2"}),
)  # fmt: skip
DECISIONS_PER_UNIT = 660
"""More than one pass through the deck can have: 52 plays with 10 decisions, 2 for each card, and a few more."""
DECISIONS_AROUND = 10


class SportJockeys(Game):
    """The game as the kernel knows it. A different card list may stand in, for designers."""

    id = "sport_jockeys"
    title = "Sport Jockeys American Football"
    prefix = "SJ"
    rules_version = 1
    summary = "Answer the last action or lose the play; combos and counters, and the deck is the clock."
    seats = (2, 2)
    modes = MODES
    options = Options
    actions: ClassVar[ActionSpace] = ACTIONS
    procedures: ClassVar[Mapping[str, type[Procedure]]] = PROCEDURES
    package = __name__
    event_kinds: ClassVar[Mapping[str, type[Event]]] = EVENT_KINDS
    holdings = ("the drive", "attack in hand", "defence in hand", "for later", "challenge", "time out")
    quiet_steps = ("Huddle.choose", "Snap.choose", "Unit.clock", "Kick.add")

    def __init__(self, cards: Sequence[Card] | None = None) -> None:
        self.cards = tuple(cards or load().cards)
        check_deck(self.cards, "cards")
        self.book = Handbook(self.cards)

    @cached_property
    def words(self) -> Words:
        from playcall.games.sport_jockeys.words import SportJockeysWords

        return SportJockeysWords(self)

    @cached_property
    def coach(self) -> Coach:
        from playcall.games.sport_jockeys.coach import SportJockeysCoach

        return SportJockeysCoach()

    def seat_count(self, options: Options) -> int:
        return 2

    def layout(self, options: Options) -> ZoneLayout:
        return LAYOUT

    def opening(self, options: Options) -> Procedure:
        return Match()

    def blank(self, options: Options, chance: Chance) -> Table:
        return Table(
            game=self, options=options, chance=chance, zones=LAYOUT.empty(), stack=[], asking=None, held={},
            result=None, book=self.book, scores=[0, 0], offence=0, row=options.start_row,
            column=options.start_column, kickoff_due=False, unit=0, home=-1, received=-1, drives=0, turnovers=0,
            exchange=[], returned=[0, 0],
        )  # fmt: skip

    def bound(self, options: Options) -> int:
        extra = options.tie_break == "sudden_death"
        return DECISIONS_AROUND + DECISIONS_PER_UNIT * (options.units + extra)

    # Cards --------------------------------------------------------------------------------------------------------

    def card_hash(self) -> str:
        return load().hash

    def card_id(self, back: str, card: int) -> str:
        return self.book.ids[card]

    def faces(self) -> Sequence[CardFace]:
        from playcall.games.sport_jockeys.faces import all_faces

        return all_faces()

    def drawings(self) -> Drawings:
        from playcall.games.sport_jockeys.art import drawings

        return drawings()

    def check_cards(self, text: str, source: str) -> int:
        return len(parse(text, source))

    # The chance to win ---------------------------------------------------------------------------------------------

    def is_quiet(self, state: State) -> bool:
        """Between plays; the Quick Start, which knows no huddle, goes straight on to the answer to a Snap."""
        assert isinstance(state, Table)
        return super().is_quiet(state) or (state.options.quick and len(state.exchange) == 1)

    def outlook(self, state: State) -> Outlook | None:
        from playcall.games.sport_jockeys.winning import outlook

        assert isinstance(state, Table)
        return outlook(state) if state.unit else None

    def win_chance(self, state: State, seat: int, more: float = 0.0) -> float | None:
        return win_chance(self, state, seat, more)

    def report(self, story: Iterable[Chapter]) -> Report:
        from playcall.games.sport_jockeys.report import game_report

        return game_report(self, story)

    # For the conformance kit --------------------------------------------------------------------------------------

    def all_features(self) -> set[str]:
        return all_features()

    def features_seen(self, event: Event) -> Iterable[str]:
        return features_seen(event)

    def stage(self, state: State) -> str:
        """Cards come onto the table when the first unit is shuffled; from then on they are conserved."""
        assert isinstance(state, Table)
        return "play" if state.unit else "toss"


GAME = SportJockeys()
