"""The table of Sport Jockeys American Football: fields, zones, and the rulebook's nouns as predicates."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final, TypedDict

from playcall.games.sport_jockeys import events
from playcall.games.sport_jockeys.cards import DEF, OFF
from playcall.games.sport_jockeys.handbook import BALL_USED, KICKOFF, SNAP, Handbook, key_kinds
from playcall.games.sport_jockeys.options import Options
from playcall.kernel import Sees, State, ZoneKind, ZoneLayout, constant, memo, public

if TYPE_CHECKING:
    from playcall.games.sport_jockeys.game import SportJockeys

HAND_SIZE: Final = 5
COLUMNS: Final = 4
POINTS_COLUMN: Final = COLUMNS + 1
TOP_ROW, BOTTOM_ROW = 1, 5

DECK = ZoneKind("deck", Sees.NOBODY, back="action")
HANDS = ZoneKind("hand", Sees.OWNER, back="action", per="seat", holders=2)
PICKED = ZoneKind("picked", Sees.OWNER, back="action", per="seat", holders=2)
ROWS = ZoneKind("row", Sees.ALL, back="action", per="seat", holders=2)
FACE_DOWN = ZoneKind("face_down", Sees.OWNER, back="action", per="seat", holders=2)
DISCARD = ZoneKind("discard", Sees.ALL, back="action")
BURIED = ZoneKind("buried", Sees.OWNER, back="action", per="seat", holders=2)
SPECIAL = ZoneKind("special", Sees.ALL, back="black", per="seat", holders=2)
USED = ZoneKind("used", Sees.ALL, back="black", per="seat", holders=2)
KICK_SNAP = ZoneKind("kick_snap", Sees.ALL, back="black")
LAYOUT = ZoneLayout((DECK, HANDS, PICKED, ROWS, FACE_DOWN, DISCARD, BURIED, SPECIAL, USED, KICK_SNAP))


class Deed(TypedDict):
    """One action of the play in hand, as it lies on the table. Never changed in place."""

    seat: int
    side: str
    """`off` or `def`, the face in use; `kick` for a Kickoff with its kick cards, `down` for a card face down."""
    cards: list[str]
    """Ids of the cards that count; a card face down is not named."""
    keys: list[str]
    """Those that must be countered (SJ-13.2)."""
    struck: list[str]
    """Cards struck by a Challenge: on the table, worth nothing (SJ-15.6)."""
    combo: str
    """`A` to `D` or `simple`; empty for a single card (SJ-11, SJ-12)."""
    points: list[int]
    """Play Points for the cards, for white boxes, for the combo (SJ-18)."""
    gift: int
    """Play Points for the other team: those of a Sloppy Tackle (SJ-18.7)."""
    kinds: int
    """The actions as bits in the order of `cards/actions.toml`; 0 when there is nothing to answer."""


def deed(seat: int, side: str, points: list[int], kinds: int, gift: int = 0) -> Deed:
    """An action that names no card."""
    return {
        "seat": seat,
        "side": side,
        "cards": [],
        "keys": [],
        "struck": [],
        "combo": "",
        "points": points,
        "gift": gift,
        "kinds": kinds,
    }


def points_of_deeds(deeds: Iterable[Deed]) -> list[int]:
    """SJ-18.2, SJ-18.7  What both teams collect by some actions."""
    points = [0, 0]
    for deed in deeds:
        points[deed["seat"]] += sum(deed["points"])
        points[1 - deed["seat"]] += deed["gift"]
    return points


def swapped(row: int) -> int:
    """SJ-17.6  The row across the middle one: A with A, B with B."""
    return TOP_ROW + BOTTOM_ROW - row


class Table(State):
    """A position. Lists of two are indexed by seat."""

    game: SportJockeys
    options: Options

    book: Handbook = constant()
    scores: list[int] = public([0, 0])
    """Game Points (SJ-19)."""
    offence: int = public(0)
    """The seat in possession (SJ-1.2)."""
    row: int = public(lambda table: table.options.start_row)
    column: int = public(lambda table: table.options.start_column)
    """The cube's square on the Offense Card; column 5 is the points column (SJ-17.1)."""
    kickoff_due: bool = public(False)
    """Whether the play in hand, or the next one, starts with a kickoff (SJ-7.1)."""
    unit: int = public(0)
    """1, 2 …; one more than the options' units in the extra unit (SJ-21.2)."""
    home: int = public(-1)
    """The seat that is Home, or -1 before sides are chosen."""
    received: int = public(-1)
    """The seat that was OFF in the first drive, or -1 (SJ-16.8)."""
    drives: int = public(0)
    """Drives ended in the unit in hand."""
    turnovers: int = public(0)
    """Changes of possession in the play in hand (SJ-14.9)."""
    exchange: list[Deed] = public([])
    """The actions of the play in hand, in order of play (SJ-2.8)."""
    returned: list[int] = memo([0, 0])
    """Cards that each seat has put into the deck since the other last drew from it, as a bit mask (SJ-15.9)."""

    def owner(self, per: str, holder: int) -> int | None:
        return holder if per == "seat" else None

    def own_facts(self, seat: int | None) -> dict[str, Any]:
        from playcall.games.sport_jockeys.shown import facts

        return facts(self, seat)

    def known_in(self, group: str, owner: int | None, seat: int | None) -> Iterable[int]:
        """SJ-15.9  Who puts cards back into the deck knows that they are there until the other draws."""
        if seat is None or group != DECK.group or not self.returned[seat]:
            return ()
        return [card for card in self.zones[DECK()] if self.returned[seat] >> card & 1]

    # The rulebook's nouns -----------------------------------------------------------------------------------------

    @property
    def defence(self) -> int:
        return 1 - self.offence

    @property
    def lying(self) -> Deed:
        """SJ-13.1  The action that must be answered: the last one that still counts."""
        for deed in reversed(self.exchange):
            if deed["kinds"]:
                return deed
        raise LookupError("nothing has been played yet")

    @property
    def kickoff_play(self) -> bool:
        """Whether the play in hand began with a kickoff."""
        return bool(self.exchange) and self.exchange[0]["side"] == "kick"

    @property
    def extra_unit(self) -> bool:  # SJ-21.2
        return self.unit > self.options.units

    @property
    def on_start_square(self) -> bool:  # SJ-17.4, SJ-17.9 to SJ-17.11
        return self.column == self.options.start_column and self.row == self.options.start_row

    def latest(self, seat: int) -> int:
        """The actions in a team's own latest action of the play, the Snap included."""
        for deed in reversed(self.exchange):
            if deed["seat"] == seat and deed["kinds"]:
                return deed["kinds"]
        return 0

    def fresh(self, seat: int) -> bool:
        """SJ-5.1, SJ-5.2  Whether a team's next action is its first, and the ball has not changed hands."""
        if self.turnovers:
            return False
        return all(deed["seat"] != seat or not deed["kinds"] & ~SNAP for deed in self.exchange)

    def may_combine(self, seat: int) -> bool:  # SJ-8.3, SJ-20.5
        options = self.options
        if not options.combos:
            return False
        kicking = self.kickoff_play and self.exchange[0]["seat"] == seat
        return not kicking or options.kicking_team_combos == "after_kick"

    def throws_forward(self, seat: int) -> bool:
        """SJ-18.6  Whether a P/K played now is a forward pass."""
        first = self.exchange[0]
        if self.turnovers or first["kinds"] != SNAP or first["seat"] != seat:
            return False
        return all(deed["seat"] != seat or not deed["kinds"] & BALL_USED for deed in self.exchange)

    def play_points(self, upto: int | None = None) -> list[int]:
        """SJ-18.2  What both teams have collected, in the whole play or in its first actions."""
        return points_of_deeds(self.exchange[:upto])

    def points_with(self, *deeds: Deed) -> list[int]:
        """The Play Points once these actions lie there too."""
        return points_of_deeds([*self.exchange, *deeds])

    def held_card(self, seat: int, kind: int) -> int:
        """A black-trimmed card that a team still holds, by its action; -1 when it does not."""
        kinds = self.book.kind[OFF]
        return next((card for card in self.zones[SPECIAL(seat)] if kinds[card] & kind), -1)

    # What the rules do --------------------------------------------------------------------------------------------

    def lay(self, seat: int, side: str, cards: Sequence[int], combo: str, points: list[int], struck: list[int]) -> Deed:
        """An action as it lies on the table; KIC belongs to a kick without being named."""
        book, face = self.book, DEF if side == "def" else OFF
        kinds = KICKOFF if side == "kick" else book.kinds_of(face, cards)
        keys = key_kinds(kinds)
        kind, ids = book.kind[face], book.ids
        new = deed(seat, side, points, kinds)
        new["cards"] = [ids[card] for card in cards]
        new["keys"] = [ids[card] for card in cards if kind[card] & keys]
        new["struck"] = [ids[card] for card in struck]
        new["combo"] = combo
        return new

    def snap(self) -> Deed:
        """SJ-3.2  SNA, worth 1."""
        return deed(self.offence, "off", [1, 0, 0], SNAP)

    def face_down(self, seat: int, gift: int = 0) -> Deed:
        """SJ-4.4  A card played face down: a card played and nothing else."""
        return deed(seat, "down", [self.options.face_down_value, 0, 0], 0, gift)

    def lay_face_down(self, card: int, down: Deed) -> None:
        """A card leaves the hand for the table, face down."""
        self.zones[HANDS(down["seat"])].remove(card)
        self.zones[FACE_DOWN(down["seat"])].append(card)
        self.exchange.append(down)

    def use_special(self, seat: int, kind: int) -> None:
        """SJ-15.7  A used Challenge or Time Out is gone until it comes back."""
        card = self.held_card(seat, kind)
        self.zones[SPECIAL(seat)].remove(card)
        self.zones[USED(seat)].append(card)

    def draw(self, seat: int, number: int) -> None:
        """Cards from the top of the deck, as many as there are."""
        deck, hand = self.zones[DECK()], self.zones[HANDS(seat)]
        drawn = [deck.pop() for _ in range(min(number, len(deck)))]
        hand += drawn
        self.returned[1 - seat] = 0
        if drawn:
            self.tell(events.Drawn(seat, len(drawn), tuple(drawn)))

    def refill(self, first: int) -> None:
        """SJ-6.5, SJ-7.4  Cards one at a time, in turn, until both teams have five or the deck is empty."""
        deck, hands = self.zones[DECK()], (self.zones[HANDS(0)], self.zones[HANDS(1)])
        before, seat = (len(hands[0]), len(hands[1])), first
        self.returned = [0, 0]
        while deck and (len(hands[0]) < HAND_SIZE or len(hands[1]) < HAND_SIZE):
            if len(hands[seat]) < HAND_SIZE:
                hands[seat].append(deck.pop())
            seat = 1 - seat
        if self.log is not None:
            for team in (first, 1 - first):
                drawn = tuple(hands[team][before[team] :])
                if drawn:
                    self.tell(events.Drawn(team, len(drawn), drawn))

    def start_drive(self, offence: int, kickoff: bool) -> None:
        """SJ-7.1, SJ-17.4  The cube stands on the start square; Quick Start knows no kickoffs (SJ-20.3)."""
        self.offence = offence
        self.row, self.column = self.options.start_row, self.options.start_column
        self.kickoff_due = kickoff and not self.options.quick

    def change_possession(self) -> None:
        """SJ-14.8, SJ-17.6  The teams swap roles and the cube swaps rows; column, points and hands stay."""
        old = self.row
        self.offence = self.defence
        self.row = swapped(old)
        self.turnovers += 1
        self.tell(events.PossessionChanged(self.offence, old, self.row, self.column))

    def move_cube(self, row: int, column: int, why: str) -> None:
        old = (self.row, self.column)
        self.row, self.column = row, column
        self.tell(events.CubeMoved(self.offence, *old, row, column, why))
