"""The table of Football Highlights 2052: fields, zones, and the rulebook's nouns as predicates."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Self

from playcall.games.highlights_2052 import events, knowing
from playcall.games.highlights_2052.cards import ActionCard, Card
from playcall.games.highlights_2052.options import Options
from playcall.games.highlights_2052.zones import (
    ACTION_DECK,
    ACTION_DISCARD,
    AUDIBLE_SPACE,
    CUTS,
    DISCARDS,
    DRIVE,
    HANDS,
    IN_PLAY,
    INJURED,
    PLAYBOOK,
    ROSTER,
    USED_AUDIBLE,
    USED_AUDIBLE_OPEN,
)
from playcall.kernel import Ask, Chance, Procedure, Result, State, draw

if TYPE_CHECKING:
    from playcall.games.highlights_2052 import Highlights

VISITOR, HOME = 0, 1
"""The two sides of a game; `Table.seats` says who plays them."""
NOBODY = -1
"""The seat of the automatic opponent."""
AUTOMATON = 8
"""The team index of the automatic opponent."""

START_SPOT = 45
OVERTIME_SPOT = 30
PLAYS_PER_HALF = 10
PLAYS_PER_DRIVE = 4
HAND = 10
TEAM_SIZE = 15

_IN_MATCH_OF_A_SIDE = (
    HANDS, PLAYBOOK, AUDIBLE_SPACE, USED_AUDIBLE, USED_AUDIBLE_OPEN, IN_PLAY, DRIVE, DISCARDS,
)  # fmt: skip
_ALL_OF_A_SIDE = (*_IN_MATCH_OF_A_SIDE, ROSTER, CUTS, INJURED)


class Table(State):
    """A position. Lists of two are indexed by side: Visitor, Home."""

    __slots__ = (
        "action_cards", "activated", "audible_called", "audibles", "ball", "box_counts", "cards", "club_games",
        "club_listed", "club_teams", "coin_winner", "drive_ended", "drive_types", "facing", "field_goals",
        "fixtures", "half", "hurt", "hurt_games", "kick_barred", "listed", "made", "offence", "options",
        "order", "overtime_round", "passed", "rosters", "scores", "seats", "spotted", "teams", "touchdowns",
        "uncounted",
    )  # fmt: skip

    game: Highlights

    plain = (
        "seats", "teams", "scores", "ball", "audibles", "made", "drive_types", "touchdowns", "field_goals",
        "half", "offence", "overtime_round", "activated", "audible_called", "drive_ended", "kick_barred",
        "uncounted", "box_counts", "hurt", "hurt_games", "club_teams", "club_games", "order",
        "fixtures", "facing", "coin_winner",
    )  # fmt: skip
    memo = ("listed", "club_listed", "passed", "spotted")
    secret = ("rosters",)

    def __init__(
        self,
        game: Highlights,
        options: Options,
        chance: Chance,
        zones: list[list[int]],
        stack: list[Procedure],
        asking: Ask | None,
        held: dict[int, int],
        result: Result | None,
        cards: tuple[Card, ...],
        action_cards: tuple[ActionCard, ...],
        seats: list[int],
        teams: list[int],
        scores: list[int],
        ball: list[int],
        audibles: list[int],
        made: list[int],
        drive_types: list[str],
        touchdowns: list[int],
        field_goals: list[int],
        half: int,
        offence: int,
        overtime_round: int,
        activated: int,
        audible_called: bool,
        drive_ended: bool,
        kick_barred: bool,
        uncounted: bool,
        box_counts: bool,
        listed: list[int],
        hurt: list[int],
        hurt_games: list[int],
        club_teams: list[int],
        club_games: list[int],
        order: list[int],
        fixtures: list[int],
        facing: list[int],
        coin_winner: int,
        club_listed: list[int],
        rosters: list[int],
        passed: list[int],
        spotted: list[int],
    ) -> None:
        self.game = game
        self.options = options
        self.chance = chance
        self.zones = zones
        self.stack = stack
        self.shared = len(stack)
        self.asking = asking
        self.held = held
        self.result = result
        self.log = None
        self.cards = cards
        self.action_cards = action_cards
        self.seats = seats
        self.teams = teams
        self.scores = scores
        self.ball = ball
        """Yards to the goal line of each side's marker (FH-3.1)."""
        self.audibles = audibles
        self.made = made
        """Offensive plays resolved this half."""
        self.drive_types = drive_types
        """Activated types of the cards on each drive stack, as letters; `-` for a card without footballs."""
        self.touchdowns = touchdowns
        self.field_goals = field_goals
        self.half = half
        """1, 2, or 3 for overtime."""
        self.offence = offence
        """The side whose play is in hand."""
        self.overtime_round = overtime_round
        self.activated = activated
        """The play chosen on the offensive card, or -1."""
        self.audible_called = audible_called
        self.drive_ended = drive_ended
        """The offence's drive was ended by the play in hand."""
        self.kick_barred = kick_barred
        self.uncounted = uncounted
        """The play in hand does not count in the drive."""
        self.box_counts = box_counts
        """The offensive box supplied the result of the play in hand (FH-11.3)."""
        self.listed = listed
        """For each seat the cards publicly known to belong to its team, as a bit mask (FH-24.6)."""
        self.hurt = hurt
        self.hurt_games = hurt_games
        """Cards injured in this game that still lie in play, and the games they will miss after it."""
        self.club_teams = club_teams
        """The team of each seat in a competition."""
        self.club_games = club_games
        """Games still to miss by the cards of `club_injured`, seat after seat."""
        self.order = order
        """Seats in the order of the draw of a competition."""
        self.fixtures = fixtures
        """Games played in a competition, seven numbers each (see `season.Fixture`)."""
        self.facing = facing
        """The card each side shows the other; it stays so after it has left play (FH-20.14)."""
        self.coin_winner = coin_winner
        """The side that a coin made the winner (FH-20.12), or -1."""
        self.club_listed = club_listed
        """For each seat of a competition the cards publicly known to be on its roster between games."""
        self.rosters = rosters
        """The roster cards that each seat of a competition brought into the game in hand, as a bit mask."""
        self.passed = passed
        """The pack that each side has handed across last, as a bit mask."""
        self.spotted = spotted
        """The picks of the other side that each has missed in packs that came back to it, as a bit mask."""

    def clone(self) -> Self:
        return type(self)(
            self.game, self.options, self.chance.clone(), list(map(list.copy, self.zones)), self.share_stack(),
            self.asking, self.held.copy(), self.result, self.cards, self.action_cards, self.seats[:],
            self.teams[:], self.scores[:], self.ball[:], self.audibles[:], self.made[:], self.drive_types[:],
            self.touchdowns[:], self.field_goals[:], self.half, self.offence, self.overtime_round,
            self.activated, self.audible_called, self.drive_ended, self.kick_barred, self.uncounted,
            self.box_counts, self.listed[:], self.hurt[:], self.hurt_games[:], self.club_teams[:],
            self.club_games[:], self.order[:], self.fixtures[:], self.facing[:], self.coin_winner,
            self.club_listed[:], self.rosters[:], self.passed[:], self.spotted[:],
        )  # fmt: skip

    # Who sees what ------------------------------------------------------------------------------------------------

    def owner(self, per: str, holder: int) -> int | None:
        if per == "side":
            return self.seats[holder] if self.seats[holder] >= 0 else None
        return holder if per == "seat" else None

    def known_in(self, group: str, owner: int | None, seat: int | None) -> Iterable[int]:
        return knowing.known_in(self, group, owner, seat)

    def make_up_secrets(self, seat: int | None, chance: Chance) -> None:
        """Rosters that fit the imagined cards: of another seat's cards in play, those publicly its own come first."""
        for side in (VISITOR, HOME) if self.options.competition else ():
            other = self.seats[side]
            if other not in (seat, NOBODY):
                cards = sorted(card for kind in _ALL_OF_A_SIDE for card in self.zones[kind(side)])
                chance.shuffle("imagine", cards)
                cards.sort(key=lambda card: not self.club_listed[other] >> card & 1)
                self.rosters[other] = mask(cards[: self.rosters[other].bit_count()])

    def sides_of(self, seat: int) -> list[int]:
        return [side for side in (VISITOR, HOME) if self.seats[side] == seat]

    def show(self, side: int, card: int) -> None:
        """FH-24.6  A card that was face up stays in the public log."""
        if self.seats[side] >= 0:
            self.listed[self.seats[side]] |= 1 << card

    def put_in_play(self, side: int, card: int) -> None:
        """A card is laid face up before the opponent."""
        self.zones[IN_PLAY(side)].append(card)
        self.facing[side] = card
        self.show(side, card)

    # The rulebook's nouns -----------------------------------------------------------------------------------------

    @property
    def overtime(self) -> bool:
        return self.half == 3

    @property
    def both_teams(self) -> tuple[int, int]:
        return self.teams[0], self.teams[1]

    @property
    def both_scores(self) -> tuple[int, int]:
        return self.scores[0], self.scores[1]

    @property
    def defence(self) -> int:
        return 1 - self.offence

    @property
    def start_spot(self) -> int:  # FH-3.1, FH-20.9
        return OVERTIME_SPOT if self.half == 3 else START_SPOT

    @property
    def safety_space(self) -> int:  # FH-3.2, FH-3.3
        return 55 if self.options.fifty_space else 50

    @property
    def offensive_card(self) -> Card:
        return self.cards[self.facing[self.offence]]

    def automatic(self, side: int) -> bool:
        """Whether nobody sits here: the side is played by FH-23."""
        return self.seats[side] < 0

    def first_side(self) -> int:
        """FH-15.1, FH-17.5  The Visitor begins the first half, Home the second."""
        return VISITOR if self.half == 1 else HOME

    def down(self, side: int) -> int:
        """FH-4.2  The number of the play in hand within the side's drive."""
        return len(self.zones[DRIVE(side)]) + 1

    def field_count(self, side: int) -> int:
        """FH-9.2  What a kick from here must reach."""
        return min(10, max(3, self.ball[side] // 5 + 1))

    def trailing(self, side: int) -> bool:
        return self.scores[side] < self.scores[1 - side]

    def audible_sources(self, side: int) -> bool:
        """FH-6.10  Whether an Audible could bring in a card."""
        return bool(self.zones[AUDIBLE_SPACE(side)] or self.zones[PLAYBOOK(side)])

    def may_audible(self, side: int) -> bool:  # FH-6.1, FH-6.2, FH-6.10
        return self.audibles[side] > 0 and not self.audible_called and self.audible_sources(side)

    # What the rules do --------------------------------------------------------------------------------------------

    def turn_action(self, purpose: str) -> ActionCard:
        """FH-2.1, FH-2.3  Turn the top Action card; an empty deck is made anew from the discards."""
        if not self.zones[ACTION_DECK()]:
            self.tell(events.ActionReshuffled(len(self.zones[ACTION_DISCARD()])))
        card = draw(self, ACTION_DECK(), ACTION_DISCARD(), "action deck")
        assert card is not None
        self.zones[ACTION_DISCARD()].append(card)
        action = self.action_cards[card]
        if self.log is not None:
            self.tell(events.ActionTurned(action.no, purpose, reading(action, purpose)))
        return action

    def move(self, side: int, yards: int, why: str) -> None:
        """FH-3.4  Gain (or lose) yards on the ground; surplus beyond the goal line is ignored."""
        old = self.ball[side]
        self.ball[side] = max(0, old - yards)
        self.tell(events.BallMoved(self.teams[side], old, self.ball[side], why))

    def add_points(self, side: int, points: int, what: str, why: str) -> None:
        self.scores[side] += points
        self.tell(events.Scored(self.teams[side], what, points, why, self.both_teams, self.both_scores))

    def reset(self, side: int, why: str) -> None:
        """FH-4.6  End a side's drive: marker to the start, its stack to the discard."""
        stack = self.zones[DRIVE(side)]
        self.tell(events.DriveEnded(self.teams[side], why, len(stack)))
        self.ball[side] = self.start_spot
        self.discard(side, stack)
        self.zones[DRIVE(side)] = []
        self.drive_types[side] = ""
        if side == self.offence:
            self.drive_ended = True

    def discard(self, side: int, cards: list[int]) -> None:
        """Cards leave the drive, face up; injured ones leave the game (FH-11.5)."""
        if not self.hurt:
            self.zones[DISCARDS(side)] += cards
            return
        for card in cards:
            self.zones[INJURED(side) if card in self.hurt else DISCARDS(side)].append(card)

    def all_of(self, side: int) -> list[int]:
        """Take every card of a side out of its zones, at the end of a game."""
        cards: list[int] = []
        for kind in _ALL_OF_A_SIDE:
            cards += self.zones[kind(side)]
            self.zones[kind(side)] = []
        self.drive_types[side] = ""
        return cards

    def gather(self, side: int) -> list[int]:
        """FH-17.1  All cards of a side from every zone of the half, injured ones put aside."""
        cards: list[int] = []
        for kind in _IN_MATCH_OF_A_SIDE:
            cards += self.zones[kind(side)]
            self.zones[kind(side)] = []
        self.drive_types[side] = ""
        self.zones[INJURED(side)] += [card for card in cards if card in self.hurt]
        return [card for card in cards if card not in self.hurt]


def mask(cards: Iterable[int]) -> int:
    """A set of cards as one number."""
    return sum(1 << card for card in cards)


def reading(action: ActionCard, purpose: str) -> str:
    """What an Action card says for a purpose."""
    if purpose == "kick":
        return f"BLOCK {action.block}" if action.block else str(action.kick)
    if purpose == "penalty":
        return action.penalty
    if purpose == "injury":
        return action.injury
    if purpose == "conversion":
        return f"{action.run}/{action.pass_}"
    return str(action.pass_ if purpose in ("pass", "blitz", "return pass") else action.run)
