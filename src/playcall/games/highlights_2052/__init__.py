"""Football Highlights 2052: two 50-yard fields, two-ended cards, both drives at once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from itertools import chain
from typing import ClassVar

from playcall.booklet.report import Chapter, Report
from playcall.games.highlights_2052.actions import ACTIONS, COPIES
from playcall.games.highlights_2052.cards import Card, Team, load, parse
from playcall.games.highlights_2052.events import EVENT_KINDS
from playcall.games.highlights_2052.features import all_features, features_seen
from playcall.games.highlights_2052.options import Options
from playcall.games.highlights_2052.procedures import PROCEDURES
from playcall.games.highlights_2052.procedures.competition import League, Rosters, Tournament
from playcall.games.highlights_2052.procedures.half import Half
from playcall.games.highlights_2052.procedures.match import SingleGame
from playcall.games.highlights_2052.procedures.overtime import Overtime
from playcall.games.highlights_2052.table import START_SPOT, Table
from playcall.games.highlights_2052.zones import COMPETITION_LAYOUT, MATCH_LAYOUT
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
    Mode("quick", "Quick start", "Two pre-built teams, straight into the first half.", {}),
    Mode("draft", "Drafted teams", "Five Stars each, then a draft in two rounds.", {"setup": "draft"}),
    Mode("two_point", "Two-point conversions", "Touchdowns score 6 and a try follows.", {"two_point": "on"}),
    Mode("solo", "Solitaire", "One player against the automatic opponent.", {"mode": "solo"}),
    Mode("solo_draft", "Drafted solitaire", "Five Stars and ten drafted cards.", {"mode": "solo", "solo_draft": "on"}),
    Mode("tournament", "Tournament", "A cup for four to eight, with injuries.", {"mode": "tournament"}),
    Mode("league", "League", "A draft, a season and playoffs for two to eight.", {"mode": "league"}),
)  # fmt: skip
DECISIONS_PER_GAME = 700
"""More than one game can have: 2 x 80 in the halves, 40 in drafts and cuts, 20 rounds of overtime."""


class Highlights(Game):
    """The game as the kernel knows it. A different card list may stand in, for tests and for designers."""

    id = "highlights_2052"
    title = "Football Highlights 2052"
    prefix = "FH"
    rules_version = 1
    summary = "Every card attacks with one end and defends with the other; both drives run at once."
    seats = (1, 8)
    modes = MODES
    options = Options
    actions: ClassVar[ActionSpace] = ACTIONS
    procedures: ClassVar[Mapping[str, type[Procedure]]] = PROCEDURES
    package = __name__
    event_kinds: ClassVar[Mapping[str, type[Event]]] = EVENT_KINDS
    holdings = ("audibles", "the next play", "answers", "threats", "stops", "kicks")
    quiet_steps = ("Defend.answer",)

    def __init__(self, cards: Sequence[Card] | None = None) -> None:
        own = tuple(cards or load().cards)
        self.cards = own * COPIES
        self.set_size = len(own)
        self.teams: tuple[Team, ...] = load().teams

    @cached_property
    def words(self) -> Words:
        from playcall.games.highlights_2052.words import HighlightsWords

        return HighlightsWords(self)

    @cached_property
    def coach(self) -> Coach:
        from playcall.games.highlights_2052.coach import HighlightsCoach

        return HighlightsCoach(self)

    def seat_count(self, options: Options) -> int:
        return options.players if options.competition else 1 if options.solo else 2

    def layout(self, options: Options) -> ZoneLayout:
        return COMPETITION_LAYOUT if options.competition else MATCH_LAYOUT

    def opening(self, options: Options) -> Procedure:
        if options.mode == "tournament":
            return Tournament()
        return League() if options.mode == "league" else SingleGame()

    def blank(self, options: Options, chance: Chance) -> Table:
        seats = self.seat_count(options)
        clubs = seats if options.competition else 0
        return Table(
            game=self, options=options, chance=chance, zones=self.layout(options).empty(), stack=[], asking=None,
            held={}, result=None, cards=self.cards, action_cards=load().actions, seats=[-1, -1], teams=[-1, -1],
            scores=[0, 0], ball=[START_SPOT, START_SPOT], audibles=[0, 0], made=[0, 0], drive_types=["", ""],
            touchdowns=[0, 0], field_goals=[0, 0], half=0, offence=0, overtime_round=0, activated=-1,
            audible_called=False, drive_ended=False, kick_barred=False, uncounted=False, box_counts=False,
            listed=[0] * max(2, seats), hurt=[], hurt_games=[], club_teams=[-1] * clubs, club_games=[], order=[],
            fixtures=[], facing=[-1, -1], coin_winner=-1, club_listed=[0] * clubs, rosters=[0] * clubs,
            passed=[0, 0], spotted=[0, 0],
        )  # fmt: skip

    def bound(self, options: Options) -> int:
        players = self.seat_count(options)
        games = players * players + players if options.competition else 1
        return DECISIONS_PER_GAME * games

    def check_options(self, options: Options) -> None:
        if options.mode == "tournament" and options.players < 4:
            raise BadOption("A tournament has 4 to 8 players.")
        if options.mode == "tournament" and options.must_have_winner == "off":
            raise BadOption("Every game of a tournament has a winner: 'must_have_winner' cannot be off.")
        if options.teams != "pick":
            if options.competition:
                raise BadOption("In a competition teams are picked at the table: leave 'teams' at pick.")
            self.named_teams(options)

    # Cards --------------------------------------------------------------------------------------------------------

    def named_teams(self, options: Options) -> list[int]:
        """FH-12.5  The teams that option `teams` names: Visitor and Home, or the one of the solo player."""
        ids = [team.id for team in self.teams]
        names = options.teams.split(",")
        wanted = 1 if options.solo else 2
        for name in names:
            if name not in ids:
                raise BadOption(f"Option 'teams' names '{name}'; the teams are: {', '.join(ids)}.")
        if len(names) != wanted or len(set(names)) != wanted:
            raise BadOption(
                f"Option 'teams' must be pick or name {'one team' if wanted == 1 else 'two different teams'}."
            )
        return [ids.index(name) for name in names]

    def play_deck(self, promo: bool) -> list[int]:
        """FH-1.1, FH-1.4  The 35 Play cards, and three promo cards with `promo`."""
        return self._deck("play", promo)

    def solo_deck(self, promo: bool) -> list[int]:
        """FH-1.1, FH-1.4  The 25 Solo cards, and two promo cards with `promo`."""
        return self._deck("solo", promo)

    def team_cards(self, team: int) -> list[int]:
        """FH-21.3  The fifteen cards of a team; teams 4 to 7 belong to the second copy."""
        copy, index = divmod(team, len(self.teams))
        return [card + copy * self.set_size for card in self.teams[index].cards]

    def pool(self, options: Options) -> list[int]:
        """FH-21.7, FH-22.2  What a competition drafts from: Team and Play cards of all copies, or one Play Deck."""
        deck = self.play_deck(options.promo)
        if not options.league_draft:
            return deck
        team_cards = [card for card in range(self.set_size) if self.cards[card].set == "team"]
        others = [
            card + copy * self.set_size for copy in range(1, options.copies) for card in self._deck("play", False)
        ]
        teams = [card + copy * self.set_size for copy in range(options.copies) for card in team_cards]
        return deck + others + teams

    def _deck(self, name: str, promo: bool) -> list[int]:
        cards = self.cards[: self.set_size]
        return [index for index, card in enumerate(cards) if card.set == name or (promo and card.deck == name)]

    def card_hash(self) -> str:
        return load().hash

    def card_id(self, back: str, card: int) -> str:
        if back == "action":
            return f"a{load().actions[card].no:02}"
        return self.cards[card].id + ("" if card < self.set_size else "b")

    def faces(self) -> Sequence[CardFace]:
        from playcall.games.highlights_2052.faces import all_faces

        return all_faces()

    def drawings(self) -> Drawings:
        from playcall.games.highlights_2052.art import drawings

        return drawings()

    def check_cards(self, text: str, source: str) -> int:
        return len(parse(text, source))

    def outlook(self, state: State) -> Outlook | None:
        from playcall.games.highlights_2052.winning import expected_scores

        assert isinstance(state, Table)
        playing = any(isinstance(procedure, (Half, Overtime)) for procedure in state.stack)
        return expected_scores(state) if playing and not state.club_teams else None

    def win_chance(self, state: State, seat: int, more: float = 0.0) -> float | None:
        from playcall.games.highlights_2052.winning import win_chance

        assert isinstance(state, Table)
        playing = any(isinstance(procedure, (Half, Overtime)) for procedure in state.stack)
        return win_chance(state, state.sides_of(seat)[0], more) if playing and state.sides_of(seat) else None

    def report(self, story: Iterable[Chapter]) -> Report:
        """A single game play by play, a competition game by game."""
        from playcall.games.highlights_2052.report import match_report
        from playcall.games.highlights_2052.season_report import season_report

        chapters = iter(story)
        first = next(chapters)
        assert isinstance(first.state, Table)
        whole, seats = chain([first], chapters), len(first.state.club_teams)
        return season_report(self, whole, seats) if seats else match_report(self, whole)

    # For the conformance kit --------------------------------------------------------------------------------------

    def all_features(self) -> set[str]:
        return all_features()

    def features_seen(self, event: Event) -> Iterable[str]:
        return features_seen(event)

    def samples(self) -> dict[str, dict[str, str]]:
        return {"named teams": {"teams": "sentinels,haulers"}, "golden league": {"mode": "league", "players": "2"}}

    def stage(self, state: State) -> str:
        """Cards come onto the table while teams are picked; from then on they are conserved."""
        assert isinstance(state, Table)
        picked = sum(team >= 0 for team in state.club_teams)
        return f"{picked} teams picked, {any(isinstance(p, Rosters) for p in state.stack)}"

    def crowned(self, options: Options) -> bool:
        """FH-22.8  A league is won in its playoffs."""
        return options.mode == "league"


GAME = Highlights()
