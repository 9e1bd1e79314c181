"""The game as everybody else knows it: identity, modes, decks, and what it offers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import chain
from typing import TYPE_CHECKING, ClassVar

from playcall.contract import CardFace, Coach, Drawings, Game, Mode, Outlook, Preview, Say, Words, msg
from playcall.contract.box import Box
from playcall.contract.contents import Contents
from playcall.contract.expansions import Expansion
from playcall.contract.report import Chapter, Report
from playcall.contract.vocabulary import Vocabulary
from playcall.contract.worth import Worth
from playcall.games.highlights_2052 import events as told
from playcall.games.highlights_2052.actions import ACTIONS, COPIES
from playcall.games.highlights_2052.cards import Card, Play, Team, assemble, load, parse
from playcall.games.highlights_2052.effects import Bonus, If, Situation
from playcall.games.highlights_2052.events import EVENT_KINDS
from playcall.games.highlights_2052.options import Options
from playcall.games.highlights_2052.rules import PROCEDURES
from playcall.games.highlights_2052.rules.competition import League, Rosters, Tournament
from playcall.games.highlights_2052.rules.half import Half
from playcall.games.highlights_2052.rules.match import SingleGame
from playcall.games.highlights_2052.rules.overtime import Overtime
from playcall.games.highlights_2052.squads import Roll, read_squads, write_squads
from playcall.games.highlights_2052.table import Table
from playcall.games.highlights_2052.zones import COMPETITION_LAYOUT, MATCH_LAYOUT
from playcall.kernel import ActionSpace, BadOption, Chance, Event, Procedure, State, ZoneLayout

if TYPE_CHECKING:
    from playcall.contract.gallery import Gallery
    from playcall.contract.leagues import Agreed
    from playcall.games.highlights_2052.league_play import HighlightsLeagues

MODES = (
    Mode("quick", {}),
    Mode("draft", {"setup": "draft"}),
    Mode("two_point", {"two_point": "on"}),
    Mode("solo", {"mode": "solo"}),
    Mode("solo_draft", {"mode": "solo", "solo_draft": "on"}),
    Mode("tournament", {"mode": "tournament"}),
    Mode("league", {"mode": "league"}),
)  # fmt: skip
DECISIONS_PER_GAME = 700
"""More than one game can have: 2 x 80 in the halves, 40 in drafts and cuts, 20 rounds of overtime."""


class Highlights(Game):
    """The game as the kernel knows it. A different card list may stand in, for tests and for designers."""

    id = "highlights_2052"
    title = "Football Highlights 2052"
    prefix = "FH"
    rules_version = 1
    box = Box(
        (1, 8), 45, 3,
        {"teams": "tidebreakers,haulers"},
        name="Highlights 2052", colours=("#0b1030", "#1d2a6b", "#35e0ff", "#ff4fd8"),
    )  # fmt: skip
    seats = (1, 8)
    modes = MODES
    options = Options
    actions: ClassVar[ActionSpace] = ACTIONS
    procedures: ClassVar[Mapping[str, type[Procedure]]] = PROCEDURES
    package = "playcall.games.highlights_2052"
    event_kinds: ClassVar[Mapping[str, type[Event]]] = EVENT_KINDS
    holdings = ("audibles", "the next play", "answers", "threats", "stops", "kicks")
    quiet_steps = ("Defend.answer",)

    def __init__(self, cards: Sequence[Card] | None = None) -> None:
        own = tuple(cards or load().cards)
        self.cards = own * COPIES
        self.set_size = len(own)
        copies = [card.id + "b" * copy for copy in range(COPIES) for card in own]
        self.ids = {"play": copies, "action": [f"a{card.no:02}" for card in load().actions]}
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
        return options.seats

    def layout(self, options: Options) -> ZoneLayout:
        return COMPETITION_LAYOUT if options.competition else MATCH_LAYOUT

    def opening(self, options: Options) -> Procedure:
        if options.mode == "tournament":
            return Tournament()
        return League() if options.mode == "league" else SingleGame()

    def blank(self, options: Options, chance: Chance) -> Table:
        zones = self.layout(options).empty()
        return Table(self, options, chance, zones, cards=self.cards, action_cards=load().actions)

    def bound(self, options: Options) -> int:
        players = self.seat_count(options)
        games = players * players + players if options.competition else 1
        return DECISIONS_PER_GAME * games

    def check_options(self, options: Options) -> None:
        for refusal in refused_settings(options):
            raise BadOption(refusal)
        if options.mode == "tournament" and options.players < 4:
            raise BadOption("A tournament has 4 to 8 players.")
        if options.mode == "tournament" and options.must_have_winner == "off":
            raise BadOption("Every game of a tournament has a winner: 'must_have_winner' cannot be off.")
        if options.with_squads:
            read_squads(options.squads)
        if options.teams != "pick":
            if options.with_squads:
                raise BadOption("Squads say which teams play: leave 'teams' at pick.")
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
        own = load().own
        return [
            index
            for index, card in enumerate(cards)
            if card.set == name or (card.deck == name and (promo or index >= own))
        ]

    def card_hash(self) -> str:
        return load().hash

    def card_id(self, back: str, card: int) -> str:
        return self.ids[back][card]

    def preview(self, state: State, seat: int, action: int) -> Preview:
        from playcall.games.highlights_2052.preview import preview

        assert isinstance(state, Table)
        return preview(state, seat, action)

    def screen(self, state: State, seat: int | None, width: int, say: Say) -> str:
        from playcall.games.highlights_2052.screen import screen

        assert isinstance(state, Table)
        return screen(state, seat, width, say)

    def faces(self) -> Sequence[CardFace]:
        from playcall.games.highlights_2052.faces.lines import all_faces

        return all_faces()

    @property
    def gallery(self) -> Gallery:
        from playcall.games.highlights_2052.gallery import gallery

        return gallery()

    def drawings(self) -> Drawings:
        from playcall.games.highlights_2052.faces import drawings

        return drawings()

    def contents(self, say: Say) -> Contents:
        from playcall.games.highlights_2052.contents import contents

        return contents(say)

    def check_cards(self, text: str, source: str) -> int:
        return len(parse(text, source))

    def check_sets(self, expansions: Sequence[Expansion]) -> None:
        assemble(expansions)

    def card_worth(self, card: str) -> Worth | None:
        """Threat and stopping power in points, as the coach rates them."""
        from playcall.games.highlights_2052.appraisal import appraiser
        from playcall.games.highlights_2052.cards import load

        face = next((one for one in load().cards if one.id == card), None)
        if face is None:
            return None
        threat, stop, _ = appraiser().makings_of(self.blank(Options(), Chance.of(0)), face)
        return Worth(threat + stop, msg("fh-card-worth", threat=round(threat, 1), stop=round(stop, 1)))

    def vocabulary(self) -> Vocabulary:
        from playcall.games.highlights_2052.sets import vocabulary

        return vocabulary()

    def outlook(self, state: State) -> Outlook | None:
        """Near the end only the win counts, which `win_chance` tells."""
        from playcall.games.highlights_2052.appraisal import expected_scores
        from playcall.games.highlights_2052.finish import is_late

        assert isinstance(state, Table)
        playing = any(isinstance(procedure, (Half, Overtime)) for procedure in state.stack)
        return expected_scores(state) if playing and not state.club_teams and not is_late(state) else None

    def win_chance(self, state: State, seat: int, more: float = 0.0) -> float | None:
        from playcall.games.highlights_2052.appraisal import win_chance

        assert isinstance(state, Table)
        playing = any(isinstance(procedure, (Half, Overtime)) for procedure in state.stack)
        return win_chance(state, state.sides_of(seat)[0], more) if playing and state.sides_of(seat) else None

    def report(self, story: Iterable[Chapter]) -> Report:
        """A single game play by play, a competition game by game."""
        from playcall.games.highlights_2052.report import match_report, season_report

        chapters = iter(story)
        first = next(chapters)
        assert isinstance(first.state, Table)
        whole, seats = chain([first], chapters), len(first.state.club_teams)
        return season_report(self, whole, seats) if seats else match_report(self, whole)

    def league_play(self, agreed: Agreed | None = None) -> HighlightsLeagues:
        from playcall.games.highlights_2052.league_play import HighlightsLeagues

        return HighlightsLeagues(self, agreed)

    # For the conformance kit --------------------------------------------------------------------------------------

    def all_features(self) -> set[str]:
        return all_features()

    def features_seen(self, event: Event) -> Iterable[str]:
        return features_seen(event)

    def samples(self) -> dict[str, dict[str, str]]:
        one, two = (Roll(team.id, tuple(self.cards[card].id for card in team.cards)) for team in self.teams[:2])
        return {
            "named teams": {"teams": "sentinels,haulers"},
            "golden league": {"mode": "league", "players": "2"},
            "promo cards": {"setup": "draft", "promo": "on"},
            "squads of a league": {"squads": write_squads((one, two), None)},
        }

    def stage(self, state: State) -> str:
        """Cards come onto the table while teams are picked; from then on they are conserved."""
        assert isinstance(state, Table)
        picked = sum(team >= 0 for team in state.club_teams)
        return f"{picked} teams picked, {any(isinstance(p, Rosters) for p in state.stack)}"

    def crowned(self, options: Options) -> bool:
        """FH-22.8  A league is won in its playoffs."""
        return options.mode == "league"


def refused_settings(options: Options) -> Iterator[str]:
    """An option that would change nothing here is refused, with the kind of game that it belongs to."""
    basic = options.mode == "basic"
    drafted = options.solo_draft if options.solo else basic and options.setup == "draft"
    for name, kind, takes in (
        ("players", "tournaments and leagues", options.competition),
        ("setup", "single games", basic),
        ("halftime_draft", "games between two players", not options.solo),
        ("unused_team_cards", "single games and solo without a draft", not options.competition and not drafted),
        ("solo_draft", "solo", options.solo),
        ("roster", "tournaments and leagues", options.competition),
        ("keep_adjustments", "tournaments and leagues", options.competition),
        ("league_passes", "leagues", options.mode == "league"),
        ("home", "single games", basic),
        ("squads", "single games without a draft", basic and not drafted),
    ):
        if not takes and getattr(options, name) != getattr(Options, name):
            here = "a single game" if basic else "solo" if options.solo else f"a {options.mode}"
            yield f"Option '{name}' belongs to {kind}; this is {here}{' with a draft' if drafted else ''}."


# What the exhaustive runner should see at work: every card at both ends, every Action card, every effect.


def all_features() -> set[str]:
    """Everything that must have been seen once."""
    features = {f"action card {action.no}" for action in load().actions}
    for card in load().cards:
        features |= {f"threat {card.id}", f"defence {card.id}"}
        features |= set(box_features(card))
        for play in card.plays:
            features |= set(play_features(play))
    return features


def features_seen(event: Event) -> Iterator[str]:
    """Which of them an event shows at work."""
    cards = load().cards
    match event:
        case told.Threat(card=card) | told.OffensiveAudible(card=card):
            yield f"threat {cards[card % len(cards)].id}"
        case told.Defence(card=card):
            yield f"defence {cards[card % len(cards)].id}"
        case told.OvertimeCards(visitor_card=one, home_card=other):
            yield from (f"defence {cards[card % len(cards)].id}" for card in (one, other))
        case told.Activated(card=card, play=play):
            yield from play_features(cards[card % len(cards)].plays[play])
        case told.BoxApplied(card=card):
            yield from box_features(cards[card % len(cards)])
        case told.ActionTurned(number=number):
            yield f"action card {number}"


def play_features(play: Play) -> Iterator[str]:
    for effect in play.effects:
        yield f"effect {type(effect).__name__}"
        if isinstance(effect, Situation | Bonus):
            yield f"condition {type(effect.condition).__name__}"


def box_features(card: Card) -> Iterator[str]:
    """The action of a box, its condition and its rider."""
    if card.rider is not None:
        yield f"effect {type(card.rider).__name__}"
    if isinstance(card.box, If):
        yield f"condition {type(card.box.condition).__name__}"
    action = card.box.action if isinstance(card.box, If) else card.box
    if action is not None:
        yield f"effect {type(action).__name__}"
