"""Masters of Football: a championship of football managers, with money, markets, dice and dirty tricks.

For whoever draws a table, beside the kernel's view:

- Clubs are numbers: 0 to 3 are the letters A to D of the first championship, 4 to 7 those of the second; a friendly
  has clubs 0 and 1. `club_seats` says who sits where (-1: a Non-Person Team), `seat_clubs` the other way round.
- Zones by seat: manager offer, manager, purchase hand, action hand. By club: squad. By level (0 gold to 3 wood): player
  stack, player discards. By side (`2 * slot` home, `2 * slot + 1` away of the match in that slot): team face down,
  pitch, taken off, tactic cards, tactic face down. By match: in play. Places 1 to 3 of tokens are places of the pitch;
  places of `team` and of the second number of `sub` are places of the own squad as it lies there.
- `matches` holds the match or matches played now, each field explained in `match.Match`; it is empty between matches.
  `window` says that a window is open (TW, SW, BT, AR, AG, AM, HT), never for whom. The cards in play have their owner,
  side, place and uses in `owners`, `touched`, `places`, `uses`, in the order of the zone. `dice` and `roll` are face
  indexes of the dice in `cards/dice.toml`.
- `results` has five numbers for each match: matchday (7 and 8: the final), clubs, goals. `league` (a ranked list for
  each championship) and `seen` (players of each squad that were face up) are worked out for the view.
- Only for the own seat: `purse` (money left while buying or choosing), `basket` (players set aside to buy), `aside`
  (plays set aside for a window).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from itertools import chain
from typing import ClassVar

from playcall.booklet.report import Chapter, Report
from playcall.booklet.winning import win_chance
from playcall.games.masters_football.actions import ACTIONS
from playcall.games.masters_football.cards import ABILITIES, TACTICS, CardSet, load, parse
from playcall.games.masters_football.events import EVENT_KINDS, Bought, WoodDrawn
from playcall.games.masters_football.features import all_features, features_seen
from playcall.games.masters_football.options import Options
from playcall.games.masters_football.procedures import PROCEDURES
from playcall.games.masters_football.procedures.championship import Championship, Friendly
from playcall.games.masters_football.table import Table
from playcall.games.masters_football.zones import LAYOUT
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

MODES = (
    Mode("championship", "Championship", "Four managers, six matchdays, an academy and a transfer market.", {}),
    Mode("solo", "Alone", "A championship against three Non-Person Teams.", {"players": "1"}),
    Mode("competition", "Competition", "Two championships side by side and a final.", {"players": "8"}),
    Mode("friendly", "Friendly", "Two managers, one match: the quick game.", {"mode": "friendly"}),
    Mode("two_leg", "Two-leg tie", "Two managers, home and away.", {"mode": "two_leg"}),
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
    summary = "Football managers buy, plan, roll and bribe their way through a championship."
    holdings = ("best tactic", "all tactics", "genius", "skill", "matches", "money", "cards", *ABILITIES)
    seats = (1, 8)
    modes = MODES
    options = Options
    actions: ClassVar[ActionSpace] = ACTIONS
    procedures: ClassVar[Mapping[str, type[Procedure]]] = PROCEDURES
    package = __name__
    event_kinds: ClassVar[Mapping[str, type[Event]]] = EVENT_KINDS

    def __init__(self) -> None:
        self.cards: CardSet = load()

    @cached_property
    def words(self) -> Words:
        from playcall.games.masters_football.words import MastersWords

        return MastersWords(self)

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
        seats, clubs = options.seats, options.clubs
        return Table(
            game=self, options=options, chance=chance, zones=LAYOUT.empty(), stack=[], asking=None, held={},
            result=None, cards=self.cards, club_seats=[-1] * clubs, seat_clubs=[-1] * seats, money=[0] * seats,
            reserved=[0] * seats, stage="setup", matchday=0, matches=[], results=[],
            champions=[-1] * options.championships, seen=[], bought=[0] * seats, aside=[], drawn=[],
        )  # fmt: skip

    def bound(self, options: Options) -> int:
        matches = 12 * options.championships + 2
        match = DECISIONS_PER_MATCH + DECISIONS_IN_TURNS * options.seats
        return match * matches + DECISIONS_BESIDE * options.seats

    def check_options(self, options: Options) -> None:
        if not options.league and options.players != Options.players:
            raise BadOption("A friendly and a two-leg tie are for two: leave 'players' alone.")

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

    def drawings(self) -> Drawings:
        from playcall.games.masters_football.art import drawings

        return drawings()

    def check_cards(self, text: str, source: str) -> int:
        return sum(map(len, parse(text, source)))

    # The chance to win ---------------------------------------------------------------------------------------------

    def outlook(self, state: State) -> Outlook | None:
        from playcall.games.masters_football.winning import expected_scores

        assert isinstance(state, Table)
        return expected_scores(state) if state.stage != "setup" else None

    def win_chance(self, state: State, seat: int, more: float = 0.0) -> float | None:
        return win_chance(self, state, seat, more)

    def report(self, story: Iterable[Chapter]) -> Report:
        """A friendly or a tie attack by attack, a season match by match."""
        from playcall.games.masters_football.report import tie_report
        from playcall.games.masters_football.report_season import season_report

        chapters = iter(story)
        first = next(chapters)
        assert isinstance(first.state, Table)
        whole, options = chain([first], chapters), first.state.options
        if options.league:
            return season_report(self, whole, options.clubs)
        return tie_report(self, whole, 2 if options.mode == "two_leg" else 1)

    # For the conformance kit --------------------------------------------------------------------------------------

    def all_features(self) -> set[str]:
        return all_features()

    def features_seen(self, event: Event) -> Iterable[str]:
        return features_seen(event)

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
        return isinstance(event, Bought) or (isinstance(event, WoodDrawn) and event.why == "team")

    def crowned(self, options: Options) -> bool:
        """MF-19.7  A competition is won in its final."""
        return options.championships == 2


GAME = MastersOfFootball()
