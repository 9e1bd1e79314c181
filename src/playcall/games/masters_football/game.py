"""Masters of Football as tables, bots, printers and the server know it: identity, box, modes, hooks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from itertools import chain
from typing import TYPE_CHECKING, ClassVar

from playcall.contract import CardFace, Coach, Drawings, Game, Mode, Outlook, Preview, Say, Words
from playcall.contract.box import Box
from playcall.contract.contents import Contents
from playcall.contract.expansions import Expansion
from playcall.contract.report import Chapter, Report
from playcall.contract.vocabulary import Vocabulary
from playcall.contract.winning import win_chance
from playcall.games.masters_football import events
from playcall.games.masters_football.actions import ACTIONS
from playcall.games.masters_football.cards import ABILITIES, TACTICS, CardSet, assemble, load, parse
from playcall.games.masters_football.options import Options
from playcall.games.masters_football.rules import PROCEDURES
from playcall.games.masters_football.rules.championship import Championship, Friendly, legs
from playcall.games.masters_football.rules.strength import VERDICTS
from playcall.games.masters_football.table import LAYOUT, Table
from playcall.kernel import ActionSpace, BadOption, Chance, Event, Procedure, State, ZoneLayout

if TYPE_CHECKING:
    from playcall.contract.gallery import Gallery
    from playcall.contract.leagues import Agreed
    from playcall.games.masters_football.league_play import FootballLeagues

MODES = (
    Mode("championship", {}),
    Mode("solo", {"players": "1"}),
    Mode("competition", {"players": "8"}),
    Mode("friendly", {"mode": "friendly"}),
    Mode("two_leg", {"mode": "two_leg"}),
)
DECISIONS_PER_MATCH = 40
"""More than the participants of a match have outside its turns."""
DECISIONS_IN_TURNS = 60
"""More than a person can have in the turns of a match: three windows in each, and once more after every play."""
DECISIONS_BESIDE = 120
"""More than a person can have outside matches: purchases, swaps, academy, market."""


class MastersOfFootball(Game):
    """The game as the kernel knows it."""

    id = "masters_football"
    title = "Masters of Football"
    prefix = "MF"
    rules_version = 1
    box = Box(
        (1, 8), 60, 4, {"mode": "friendly"},
        name="Masters of Football", colours=("#0f3d2e", "#17694c", "#f4f1e6", "#e0483e"),
    )  # fmt: skip
    holdings = ("best tactic", "all tactics", "genius", "skill", "matches", "money", "cards", *ABILITIES)
    seats = (1, 8)
    modes = MODES
    options = Options
    actions: ClassVar[ActionSpace] = ACTIONS
    procedures: ClassVar[Mapping[str, type[Procedure]]] = PROCEDURES
    package = __package__
    event_kinds: ClassVar[Mapping[str, type[Event]]] = events.EVENT_KINDS

    def __init__(self) -> None:
        self.cards: CardSet = load()

    @cached_property
    def words(self) -> Words:
        from playcall.games.masters_football.words import MastersWords

        return MastersWords(self)

    def preview(self, state: State, seat: int, action: int) -> Preview:
        from playcall.games.masters_football.preview import preview

        assert isinstance(state, Table)
        return preview(state, seat, action)

    def screen(self, state: State, seat: int | None, width: int, say: Say) -> str:
        from playcall.games.masters_football.screen import screen

        assert isinstance(state, Table)
        return screen(state, seat, width, say)

    @cached_property
    def coach(self) -> Coach:
        from playcall.games.masters_football.coach import MastersCoach

        return MastersCoach()

    def seat_count(self, options: Options) -> int:
        return options.seats

    def layout(self, options: Options) -> ZoneLayout:
        return LAYOUT

    def opening(self, options: Options) -> Procedure:
        return Championship() if options.league else Friendly()

    def blank(self, options: Options, chance: Chance) -> Table:
        return Table(self, options, chance, LAYOUT.empty(), cards=self.cards)

    def bound(self, options: Options) -> int:
        matches = 12 * options.championships + 2
        match = DECISIONS_PER_MATCH + DECISIONS_IN_TURNS * options.seats
        return match * matches + DECISIONS_BESIDE * options.seats

    def check_options(self, options: Options) -> None:
        """An option that would change nothing here is refused, with the mode that it belongs to."""
        for name, mode, takes in (
            ("players", "a championship", options.league),
            ("parallel_matches", "a championship", options.league),
            ("super_agent_market_extra", "a championship", options.league),
            ("outsiders", "a championship", options.league),
            (
                "league_last_tie",
                "a championship of up to 4 persons, where no final follows",
                options.championships == 1,
            ),
            ("npt_strength", "a championship with 1 to 3 or 5 to 7 persons", options.seats < options.clubs),
            ("friendly_decider", "a friendly", options.mode == "friendly"),
            ("home", "a friendly or a two-leg tie", not options.league),
        ):
            if not takes and getattr(options, name) != getattr(Options, name):
                raise BadOption(f"Option '{name}' belongs to {mode}; this is {self._called(options)}.")

    @staticmethod
    def _called(options: Options) -> str:
        if options.league:
            return f"a championship with {options.players} persons" if options.players > 1 else "a championship alone"
        return "a friendly" if options.mode == "friendly" else "a two-leg tie"

    # Cards --------------------------------------------------------------------------------------------------------

    def card_hash(self) -> str:
        return self.cards.hash

    def card_id(self, back: str, card: int) -> str:
        if back == "player":
            return self.cards.face_id(card)
        if back == "action":
            return self.cards.actions[card].id
        return TACTICS[card] if back == "tactic" else self.cards.managers[card].id

    def faces(self) -> Sequence[CardFace]:
        from playcall.games.masters_football.faces import all_faces

        return all_faces()

    @property
    def gallery(self) -> Gallery:
        from playcall.games.masters_football.gallery import gallery

        return gallery()

    def drawings(self) -> Drawings:
        from playcall.games.masters_football.faces import drawings

        return drawings()

    def contents(self, say: Say) -> Contents:
        from playcall.games.masters_football.contents import contents

        return contents(say)

    def check_cards(self, text: str, source: str) -> int:
        return sum(map(len, parse(text, source)))

    def check_sets(self, expansions: Sequence[Expansion]) -> None:
        assemble(expansions)

    def vocabulary(self) -> Vocabulary:
        from playcall.games.masters_football.sets import vocabulary

        return vocabulary()

    # The chance to win ---------------------------------------------------------------------------------------------

    def outlook(self, state: State) -> Outlook | None:
        from playcall.games.masters_football.coach.winning import expected_scores

        assert isinstance(state, Table)
        return expected_scores(state) if state.stage != "setup" else None

    def win_chance(self, state: State, seat: int, more: float = 0.0) -> float | None:
        return win_chance(self, state, seat, more)

    def report(self, story: Iterable[Chapter]) -> Report:
        """A friendly or a tie attack by attack, a season match by match."""
        from playcall.games.masters_football.report import season_report, tie_report

        chapters = iter(story)
        first = next(chapters)
        assert isinstance(first.state, Table)
        whole, options = chain([first], chapters), first.state.options
        if options.league:
            return season_report(self, whole, options.clubs)
        return tie_report(self, whole, legs(first.state))

    def league_play(self, agreed: Agreed | None = None) -> FootballLeagues:
        from playcall.games.masters_football.league_play import FootballLeagues

        return FootballLeagues(self, agreed)

    # For the conformance kit --------------------------------------------------------------------------------------

    def all_features(self) -> set[str]:
        """Every action card, every manager, every printed player, every way an attack can end."""
        cards = self.cards
        found = {f"action {card.id}" for card in cards.actions}
        found |= {f"manager {card.id}" for card in cards.managers}
        found |= {f"player {card.id}" for card in cards.players[: cards.printed]}
        return found | {f"settled {why}" for why in VERDICTS}

    def features_seen(self, event: Event) -> Iterable[str]:
        cards = self.cards
        match event:
            case events.CardPlayed(card=card):
                return [f"action {cards.actions[card].id}"]
            case events.ManagerChosen(manager=manager):
                return [f"manager {cards.managers[manager].id}"]
            case events.TeamRevealed(players=players):
                return [f"player {cards.players[player].id}" for player in players]
            case events.Settled(why=why):
                return [f"settled {why}"]
        return ()

    def samples(self) -> dict[str, dict[str, str]]:
        return {
            "two and two NPTs": {"players": "2"},
            "three and an NPT": {"players": "3"},
            "five": {"players": "5"},
            "golden competition": {"players": "6"},
        }

    def stage(self, state: State) -> str:
        """Cards come onto the table while it is set up; later only Local Lads come and go."""
        assert isinstance(state, Table)
        lads = sum(card >= self.cards.printed for zone in state.zones for card in zone)
        return f"{state.stage == 'setup'} {lads}"

    def reveals(self, event: Event) -> bool:
        """MF-4.6, MF-7.3  A purchase tells what was paid; wood drawn for a team, that the squad had no legal one."""
        return isinstance(event, events.Bought) or (isinstance(event, events.WoodDrawn) and event.why == "team")

    def crowned(self, options: Options) -> bool:
        """MF-19.7  A competition is won in its final."""
        return options.championships == 2
