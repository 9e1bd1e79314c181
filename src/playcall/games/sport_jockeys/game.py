"""Sport Jockeys American Football as tables, bots, printers and the command line know it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar

from playcall.contract import Box, CardFace, Coach, Drawings, Game, Mode, Outlook, Preview, Say, Unit, msg
from playcall.contract.contents import Contents
from playcall.contract.expansions import Expansion
from playcall.contract.vocabulary import Vocabulary
from playcall.contract.winning import win_chance
from playcall.contract.worth import Worth
from playcall.games.sport_jockeys import events
from playcall.games.sport_jockeys.actions import ACTIONS
from playcall.games.sport_jockeys.cards import CLASSES, FACES, Card, assemble, check_deck, load, parse
from playcall.games.sport_jockeys.handbook import Handbook
from playcall.games.sport_jockeys.options import Options
from playcall.games.sport_jockeys.rules import PROCEDURES
from playcall.games.sport_jockeys.rules.answers import SIMPLE
from playcall.games.sport_jockeys.rules.match import CoinToss, ExtraToss, Match
from playcall.games.sport_jockeys.table import LAYOUT, Table
from playcall.games.sport_jockeys.words import SportJockeysWords
from playcall.kernel import ActionSpace, BadOption, Chance, Event, Procedure, State, ZoneLayout

if TYPE_CHECKING:
    from playcall.contract.gallery import Gallery
    from playcall.contract.leagues import Agreed
    from playcall.contract.report import Chapter, Report
    from playcall.games.sport_jockeys.league_play import JockeysLeagues

MODES = (
    Mode("full", {}),
    Mode("halves", {"unit": "half"}),
    Mode("one_deck", {"unit": "game"}),
    Mode("quick", {"mode": "quick"}),
    Mode("singles", {"mode": "quick", "quick_combos": "none"}),
    Mode("short_drives", {"start_column": "2"}),
)  # fmt: skip
JOINT = tuple([
    step.__qualname__
    for step in (CoinToss.call_coin, CoinToss.choose_role, CoinToss.choose_side, ExtraToss.choose_role)
])  # fmt: skip
"""What concerns both units of a side: the toss."""
PER_PLAY, PER_CARD, BESIDES = 10, 2, 38
"""More decisions than a play, a card and the rest of a pass through the deck can bring."""
DECISIONS_AROUND = 10


class SportJockeys(Game):
    """The game. A different card list may stand in, for designers."""

    id = "sport_jockeys"
    title = "Sport Jockeys American Football"
    prefix = "SJ"
    rules_version = 1
    box = Box(
        (2, 2), 25, 2, {"mode": "quick"},
        name="Sport Jockeys", colours=("#7a1622", "#15407f", "#ffffff", "#ffd43b"),
    )  # fmt: skip
    seats = (2, 2)
    modes = MODES
    options = Options
    actions: ClassVar[ActionSpace] = ACTIONS
    procedures: ClassVar[Mapping[str, type[Procedure]]] = PROCEDURES
    package = "playcall.games.sport_jockeys"
    event_kinds: ClassVar[Mapping[str, type[Event]]] = events.EVENT_KINDS
    holdings = ("the drive", "attack in hand", "defence in hand", "for later", "challenge", "time out")
    quiet_steps = ("Huddle.choose", "Snap.choose", "Unit.clock", "Kick.add")
    coaches = True

    def __init__(self, cards: Sequence[Card] | None = None) -> None:
        self.cards = tuple(cards or load().cards)
        check_deck(self.cards, "cards", load().normal)
        self.book = Handbook(self.cards)

    def unit(self, state: State, seat: int) -> Unit:
        assert isinstance(state, Table)
        if state.situation() in JOINT:
            return Unit.JOINT
        return Unit.OFFENCE if seat == state.offence else Unit.DEFENCE

    def layout(self, options: Options) -> ZoneLayout:
        return LAYOUT

    def opening(self, options: Options) -> Procedure:
        return Match()

    def blank(self, options: Options, chance: Chance) -> Table:
        return Table(self, options, chance, LAYOUT.empty(), book=self.book)

    def bound(self, options: Options) -> int:
        extra, cards = options.tie_break == "sudden_death", len(self.book.deck)
        per_unit = (cards + 1) * PER_PLAY + cards * PER_CARD + BESIDES
        return DECISIONS_AROUND + per_unit * (options.units + extra)

    def check_options(self, options: Options) -> None:
        """An option that would change nothing here is refused, with the game that it belongs to."""
        for name, place in options.useless():
            raise BadOption(f"Option '{name}' belongs to {place}; this is {options.called}.")

    # What it says and shows ---------------------------------------------------------------------------------------

    @cached_property
    def words(self) -> SportJockeysWords:
        return SportJockeysWords(self)

    def preview(self, state: State, seat: int, action: int) -> Preview:
        from playcall.games.sport_jockeys.preview import preview

        assert isinstance(state, Table)
        return preview(state, seat, action)

    def screen(self, state: State, seat: int | None, width: int, say: Say) -> str:
        from playcall.games.sport_jockeys.screen import screen

        assert isinstance(state, Table)
        return screen(state, seat, width, say)

    def report(self, story: Iterable[Chapter]) -> Report:
        from playcall.games.sport_jockeys.report import game_report

        return game_report(self, story)

    # Cards --------------------------------------------------------------------------------------------------------

    def card_hash(self) -> str:
        return load().hash

    def card_id(self, back: str, card: int) -> str:
        return self.book.ids[card]

    def faces(self) -> Sequence[CardFace]:
        from playcall.games.sport_jockeys.faces.text import all_faces

        return all_faces()

    @property
    def gallery(self) -> Gallery:
        from playcall.games.sport_jockeys.gallery import gallery

        return gallery()

    def drawings(self) -> Drawings:
        from playcall.games.sport_jockeys.faces import drawings

        return drawings()

    def contents(self, say: Say) -> Contents:
        from playcall.games.sport_jockeys.contents import contents

        return contents(say)

    def check_cards(self, text: str, source: str) -> int:
        return len(parse(text, source))

    def check_sets(self, expansions: Sequence[Expansion]) -> None:
        assemble(expansions)

    def card_worth(self, card: str) -> Worth | None:
        """What a card adds to a hand on each side, as the coach rates it."""
        from playcall.games.sport_jockeys.coach.strength import card_strength

        place = next((place for place, one in enumerate(self.cards) if one.id == card), None)
        if place is None:
            return None
        off, dfn = (card_strength(self.book, face, place) for face in (0, 1))
        return Worth(off + dfn, msg("sj-card-worth", off=round(off, 2), dfn=round(dfn, 2)))

    def vocabulary(self) -> Vocabulary:
        from playcall.games.sport_jockeys.sets import vocabulary

        return vocabulary()

    # Coach and chances --------------------------------------------------------------------------------------------

    @cached_property
    def coach(self) -> Coach:
        from playcall.games.sport_jockeys.coach import SportJockeysCoach

        return SportJockeysCoach()

    def is_quiet(self, state: State) -> bool:
        """Between plays; the Quick Start, which has no huddle, leads straight to the answer to a Snap."""
        assert isinstance(state, Table)
        return super().is_quiet(state) or (state.options.quick and len(state.exchange) == 1)

    def outlook(self, state: State) -> Outlook | None:
        from playcall.games.sport_jockeys.coach.certain import outlook

        assert isinstance(state, Table)
        return outlook(state) if state.unit else None

    def win_chance(self, state: State, seat: int, more: float = 0.0) -> float | None:
        return win_chance(self, state, seat, more)

    def league_play(self, agreed: Agreed | None = None) -> JockeysLeagues:
        from playcall.games.sport_jockeys.league_play import JockeysLeagues

        return JockeysLeagues(self, agreed)

    # For the conformance kit --------------------------------------------------------------------------------------

    def all_features(self) -> set[str]:
        """Both faces of every card, every kind of combo, every counter, every event."""
        cards = load()
        features = {f"{face} {card.id}" for card in cards.deck for face in FACES}
        features |= {f"combo {name}" for name in (SIMPLE, *CLASSES)}
        answers = ((code, lying) for lines in cards.counters.values() for lying in lines for code in lines[lying])
        features |= {f"{code} answers {lying}" for code, lying in answers}
        return features | {f"event {name}" for name in events.EVENT_KINDS}

    def features_seen(self, event: Event) -> Iterator[str]:
        yield f"event {type(event).__name__}"
        if isinstance(event, events.ActionPlayed):
            for card in event.cards:
                yield f"{FACES[event.face]} {self.book.ids[card]}"
            if event.combo:
                yield f"combo {event.combo}"
            if event.answer:
                yield f"{event.answer} answers {event.answered}"

    def stage(self, state: State) -> str:
        """Cards come onto the table when the first unit is shuffled; from then on they are conserved."""
        assert isinstance(state, Table)
        return "play" if state.unit else "toss"
