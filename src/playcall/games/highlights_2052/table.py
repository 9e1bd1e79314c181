"""The table of Football Highlights 2052: fields, zones, and the rulebook's nouns as predicates."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from playcall.games.highlights_2052 import events, zones
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
from playcall.kernel import Chance, State, constant, draw, memo, public, secret

if TYPE_CHECKING:
    from playcall.games.highlights_2052.game import Highlights

VISITOR, HOME = 0, 1
"""The two sides of a game; `Table.seats` says who plays them."""
NOBODY = -1
"""The seat of the automatic opponent."""
AUTOMATON = 1000
"""The team index of the automatic opponent, beyond those of all teams and their copies (FH-1.3, FH-21.3)."""

SPACE = 5
"""Yards of a space of the field."""
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

    game: Highlights
    options: Options

    cards: tuple[Card, ...] = constant()
    action_cards: tuple[ActionCard, ...] = constant()
    seats: list[int] = public([-1, -1])
    teams: list[int] = public([-1, -1])
    scores: list[int] = public([0, 0])
    ball: list[int] = public([START_SPOT, START_SPOT])
    """Yards to the goal line of each side's marker (FH-3.1)."""
    audibles: list[int] = public([0, 0])
    made: list[int] = public([0, 0])
    """Offensive plays resolved this half."""
    drive_types: list[str] = public(["", ""])
    """Activated types of the cards on each drive stack, as letters; `-` for a card without footballs."""
    touchdowns: list[int] = public([0, 0])
    field_goals: list[int] = public([0, 0])
    half: int = public(0)
    """1, 2, or 3 for overtime."""
    offence: int = public(0)
    """The side whose play is in hand."""
    overtime_round: int = public(0)
    activated: int = public(-1)
    """The play chosen on the offensive card, or -1."""
    audible_called: bool = public(False)
    drive_ended: bool = public(False)
    """The offence's drive was ended by the play in hand."""
    kick_barred: bool = public(False)
    uncounted: bool = public(False)
    """The play in hand does not count in the drive."""
    snap: int = public(START_SPOT)
    """Where the ball of the offence lay before the play in hand."""
    reached: int = public(START_SPOT)
    """Where the play in hand has brought it, before any RESET."""
    box_counts: bool = public(False)
    """The offensive box supplied the result of the play in hand (FH-11.3)."""
    listed: list[int] = memo(lambda table: [0] * max(2, table.options.seats))
    """For each seat the cards publicly known to belong to its team, as a bit mask (FH-24.6)."""
    hurt: list[int] = public([])
    hurt_games: list[int] = public([])
    """Cards injured in this game that still lie in play, and the games they will miss after it."""
    club_teams: list[int] = public(lambda table: [-1] * table.options.clubs)
    """The team of each seat in a competition."""
    club_games: list[int] = public([])
    """Games still to miss by the cards of `club_injured`, seat after seat."""
    order: list[int] = public([])
    """Seats in the order of the draw of a competition."""
    fixtures: list[int] = public([])
    """Games played in a competition, seven numbers each (see `season.Fixture`)."""
    facing: list[int] = public([-1, -1])
    """The card each side shows the other; it stays so after it has left play (FH-20.14)."""
    coin_winner: int = public(-1)
    """The side that a coin made the winner (FH-20.12), or -1."""
    club_listed: list[int] = memo(lambda table: [0] * table.options.clubs)
    """For each seat of a competition the cards publicly known to be on its roster between games."""
    rosters: list[int] = secret(lambda table: [0] * table.options.clubs)
    """The roster cards that each seat of a competition brought into the game in hand, as a bit mask."""
    passed: list[int] = memo([0, 0])
    """The pack that each side has handed across last, as a bit mask."""
    spotted: list[int] = memo([0, 0])
    """The picks of the other side that each has missed in packs that came back to it, as a bit mask."""

    # Who sees what ------------------------------------------------------------------------------------------------

    def owner(self, per: str, holder: int) -> int | None:
        if per == "side":
            return self.seats[holder] if self.seats[holder] >= 0 else None
        return holder if per == "seat" else None

    def known_in(self, group: str, owner: int | None, seat: int | None) -> Iterable[int]:
        return zones.known_in(self, group, owner, seat)

    def guess_secrets(self, seat: int | None, chance: Chance) -> None:
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

    def public_facts(self) -> dict[str, Any]:
        """What a table draws beside the public fields."""
        from playcall.games.highlights_2052.facts import public_facts

        return public_facts(self)

    def own_facts(self, seat: int | None) -> dict[str, Any]:
        from playcall.games.highlights_2052.facts import own_facts

        return own_facts(self, seat)

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
        return START_SPOT + (2 if self.options.fifty_space else 1) * SPACE

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
        """FH-9.2  What a kick from where the ball lies must reach."""
        return field_count(self.ball[side])

    def trailing(self, side: int) -> bool:
        return self.scores[side] < self.scores[1 - side]

    def audible_sources(self, side: int) -> bool:
        """FH-6.10  Whether an Audible could bring in a card."""
        return bool(self.zones[AUDIBLE_SPACE(side)] or self.zones[PLAYBOOK(side)])

    def may_audible(self, side: int) -> bool:  # FH-6.1, FH-6.2, FH-6.10
        return self.audibles[side] > 0 and not self.audible_called and self.audible_sources(side)

    def unseen(self) -> list[ActionCard]:
        """FH-2.3  What the next Action card can be; after the last one all are shuffled again."""
        turned = set(self.zones[ACTION_DISCARD()])
        left = [card for place, card in enumerate(self.action_cards) if place not in turned]
        return left or list(self.action_cards)

    # What the rules do --------------------------------------------------------------------------------------------

    def turn_action(self, purpose: str) -> ActionCard:
        """FH-2.1, FH-2.3  Turn the top Action card; an empty deck is shuffled again from its discards."""
        if not self.zones[ACTION_DECK()]:
            self.tell(events.ActionReshuffled(len(self.zones[ACTION_DISCARD()])))
        card = draw(self, ACTION_DECK(), ACTION_DISCARD(), "action deck")
        assert card is not None
        self.zones[ACTION_DISCARD()].append(card)
        action = self.action_cards[card]
        if self.log is not None:
            self.tell(events.ActionTurned(action.no, purpose, action.reads(purpose), action.suits(purpose)))
        return action

    def move(self, side: int, yards: int, why: str) -> None:
        """FH-3.4  Gain (or lose) yards on the ground; surplus beyond the goal line is ignored."""
        old = self.ball[side]
        self.ball[side] = max(0, old - yards)
        if side == self.offence and why in ("play", "penalty"):
            self.reached = self.ball[side]
        if self.log is not None:
            self.tell(events.BallMoved(self.teams[side], old, self.ball[side], why))

    def add_points(self, side: int, points: int, what: str, why: str) -> None:
        self.scores[side] += points
        start = self.start_spot if what == "touchdown" else 0
        self.tell(events.Scored(self.teams[side], what, points, why, self.both_teams, self.both_scores, start))

    def reset(self, side: int, why: str) -> None:
        """FH-4.6  End a side's drive: marker to the start, its stack to the discard."""
        stack = self.zones[DRIVE(side)]
        if self.log is not None:
            self.tell(events.DriveEnded(self.teams[side], why, len(stack), self.start_spot))
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


def field_count(ball: int) -> int:
    """FH-9.2  What a kick from here must reach."""
    return min(10, max(3, ball // SPACE + 1))


def mask(cards: Iterable[int]) -> int:
    """A set of cards as one number."""
    return sum(1 << card for card in cards)
