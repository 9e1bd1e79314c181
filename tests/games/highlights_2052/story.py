"""Short words for rule tests: set a scene in a line, act by token, ask in the game's words.

    scene = Scene(offence="R C 5", defence="R {C1,R1} MINUS 15", ball=45)
    assert scene.ball == 45 and scene.drive == 1

A scene stands in the first half of a quick game: the Visitor (seat 0) threatens with `offence`, Home (seat 1) has the
`defence` card in hand and plays it at once. Action cards named in `turned` (by their printed numbers) lie on top.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Self, TypeVar

from playcall.contract import Said
from playcall.contract.speech import speaker
from playcall.games.highlights_2052 import GAME, Highlights
from playcall.games.highlights_2052.cards import Card, make_card
from playcall.games.highlights_2052.options import Options
from playcall.games.highlights_2052.rules.half import gather
from playcall.games.highlights_2052.table import HOME, VISITOR, Table
from playcall.games.highlights_2052.zones import (
    ACTION_DECK,
    ACTION_DISCARD,
    AI_STACK,
    AUDIBLE_SPACE,
    DISCARDS,
    DRIVE,
    HANDS,
    IN_PLAY,
    SOLO_DECK,
)
from playcall.kernel import Chance, Event, ZoneKind

E = TypeVar("E", bound=Event)

NO_DEFENCE = "M {} -"


class Tale:
    """A table and what is told of it: act by token, ask about zones, events and options."""

    def __init__(self, table: Table) -> None:
        self.s = table
        self.log = table.listen()

    def act(self, *tokens: str) -> Self:
        """Each token by the seat that is asked first; `1: token` names the seat."""
        for token in tokens:
            seat, colon, rest = token.partition(": ")
            if colon:
                self.s.act(int(seat), rest)
            else:
                self.s.act(self.s.to_move(), token)
        return self

    def play_on(self, until: str, *likes: str) -> Self:
        """Answer everything until this step asks: by one of `likes` where it is open, else by the first option."""
        while not self.s.over and self.asked != until:
            options = self.options()
            self.act(next((like for like in likes if like in options), options[0]))
        return self

    def options(self, seat: int | None = None) -> list[str]:
        who = self.s.to_move() if seat is None else seat
        return [GAME.actions.token(action) for action in self.s.legal(who)]

    def may(self, token: str) -> bool:
        return token in self.options()

    @property
    def asked(self) -> str:
        """The step that asks, as `Procedure.step`."""
        return self.s.situation()

    @property
    def asked_seats(self) -> list[int]:
        return [decision.seat for decision in self.s.pending()]

    def zone(self, kind: ZoneKind, holder: int = 0) -> list[int]:
        return self.s.zones[kind(holder)]

    def ids(self, kind: ZoneKind, holder: int = 0) -> list[str]:
        return [GAME.card_id(kind.back, card) for card in self.zone(kind, holder)]

    def told(self, kind: type[E]) -> list[E]:
        return [event for event in self.log if isinstance(event, kind)]

    def turned(self) -> list[int]:
        """Printed numbers of the Action cards on the discard pile, in the order turned."""
        return [self.s.action_cards[card].no for card in self.zone(ACTION_DISCARD)]

    def stack_actions(self, numbers: Sequence[int]) -> None:
        """Put Action cards on top of the deck, the first named on the very top."""
        whole = sorted(self.zone(ACTION_DECK) + self.zone(ACTION_DISCARD))
        top = [number - 1 for number in numbers]
        self.s.zones[ACTION_DECK()] = [card for card in whole if card not in top] + top[::-1]
        self.s.zones[ACTION_DISCARD()] = []

    def write_card(self, card: int, face: Card) -> None:
        """Give a card of the table another face."""
        cards = list(self.s.cards)
        cards[card] = face
        self.s.cards = tuple(cards)

    @property
    def scores(self) -> tuple[int, int]:
        """Visitor's and Home's points."""
        return self.s.scores[VISITOR], self.s.scores[HOME]


def options(**settings: str) -> Options:
    chosen = GAME.parse_options(settings)
    assert isinstance(chosen, Options)
    return chosen


def start(seed: int = 1, game: Highlights = GAME, **settings: str) -> Tale:
    """A new game, before its first decision."""
    state = game.start(options(**settings), seed)
    assert isinstance(state, Table)
    return Tale(state)


def first_half(seed: int = 1, **settings: str) -> Tale:
    """A quick game at the first card of the first half: seat 0 is the Visitor, nobody placed an Audible card."""
    settings.setdefault("teams", "tidebreakers,haulers")
    tale = start(seed, GAME, **settings)
    tale.act("heads")
    tale.act("start" if tale.s.to_move() == 0 else "home")
    return tale.act("place none", "place none")


def overtime(seed: int = 1, **settings: str) -> Tale:
    """A quick game tied after its two halves, at the first secret choice of overtime."""
    return skip_to(first_half(seed, **settings), "overtime", (0, 0))


def last_play(offence: str = "R C 10", placed: bool = True, seed: int = 1, **settings: str) -> Tale:
    """The last play of the first half: Home threatens with `offence`, the Visitor's hand is empty. With `placed` the
    Visitor has a card in its Audible space; without it there is one source left and it answers at once."""
    tale = first_half(seed, **settings)
    s = tale.s
    visitors, homes = s.zones[HANDS(VISITOR)], s.zones[HANDS(HOME)]
    s.zones[AUDIBLE_SPACE(VISITOR)] = [visitors.pop()] if placed else []
    s.put_in_play(HOME, homes.pop())
    tale.write_card(s.facing[HOME], make_card("attack", NO_DEFENCE, [offence]))
    s.zones[DISCARDS(VISITOR)], s.zones[DISCARDS(HOME)] = visitors, homes
    s.zones[HANDS(VISITOR)], s.zones[HANDS(HOME)] = [], []
    s.made, s.offence = [10, 9], HOME
    s.stack[-1].at = "play"
    s.advance()
    return tale


class Scene(Tale):
    """One play in the first half. Everything not named is plain: no icons, no Audibles, field-goal number 3."""

    def __init__(
        self,
        offence: str | Sequence[str] = "R C 10",
        defence: str = "R {L1} NO_GAIN",
        *,
        ball: int = 45,
        opponent: int = 45,
        drive: str = "",
        opponent_drive: str = "",
        turned: Sequence[int] = (),
        fg: int = 3,
        injury: bool = False,
        scores: tuple[int, int] = (0, 0),
        audibles: tuple[int, int] = (0, 0),
        made: tuple[int, int] = (0, 0),
        defend: bool = True,
        solo: str = "",
        **settings: str,
    ) -> None:
        """`drive` gives the types of the cards on the offence's stack; `solo` is "offence" or "defence": the side of
        the automatic opponent. With `defend=False` the scene stops before the defender's answer."""
        self.automatic = solo
        table = self.kick_off(solo, settings)
        super().__init__(table)
        plays = [offence] if isinstance(offence, str) else list(offence)
        s, off, dfn = table, table.offence, table.defence
        self.offence, self.defence = off, dfn
        self.attack = s.facing[off]
        self.write_card(self.attack, make_card("attack", NO_DEFENCE, plays, fg, injury))
        self.answer = s.zones[AI_STACK()][-1] if solo == "defence" else s.zones[HANDS(dfn)][0]
        self.write_card(self.answer, make_card("answer", defence, ["R C 5"]))
        self.pile(off, drive)
        self.pile(dfn, opponent_drive)
        s.ball[off], s.ball[dfn] = ball, opponent
        s.scores[off], s.scores[dfn] = scores
        s.audibles[off], s.audibles[dfn] = audibles
        s.made[off], s.made[dfn] = made
        self.stack_actions(turned)
        self.reopen()
        if defend and solo != "defence":
            self.act(f"play {GAME.card_id('play', self.answer)}")

    def kick_off(self, solo: str, settings: dict[str, str]) -> Table:
        """Up to the first threat, before its answer."""
        if not solo:
            tale = first_half(1, **settings)
            return tale.act(tale.options()[0]).s
        settings = {"mode": "solo", "teams": "tidebreakers", **settings}
        for seed in range(100):
            tale = start(seed, GAME, **settings)
            tale.act("heads")
            if tale.asked == "CoinToss.choose_order":
                tale.act("home" if solo == "offence" else "start")
                return self.to_first_threat(tale, solo)
        raise AssertionError("no coin went the right way")

    @staticmethod
    def to_first_threat(tale: Tale, solo: str) -> Table:
        """In solo play the automatic opponent answers at once, so the table is halted before that."""
        tale.act("place none")
        s = tale.s
        if solo == "defence":
            s.put_in_play(VISITOR, s.zones[HANDS(VISITOR)].pop(0))
            s.stack[-1].at = "play"
            s.asking = None
        return s

    def reopen(self) -> None:
        """Ask again after the table was changed by hand."""
        s = self.s
        if s.stack and type(s.stack[-1]).__name__ == "Half" and s.stack[-1].at == "play":
            s.advance()
        else:
            s.asking = getattr(s.stack[-1], s.stack[-1].at)(s)

    def pile(self, side: int, types: str) -> None:
        """Lay cards on a side's drive stack, activated as these types."""
        s = self.s
        automatic = s.automatic(side)
        source = s.zones[SOLO_DECK()] if automatic else s.zones[HANDS(side)]
        s.zones[DRIVE(side)] = [source.pop() for _ in types]
        s.drive_types[side] = types

    # What came of it ----------------------------------------------------------------------------------------------

    @property
    def ball(self) -> int:
        """Yards to the goal line of the offence's marker."""
        return self.s.ball[self.offence]

    @property
    def opponent_ball(self) -> int:
        return self.s.ball[self.defence]

    @property
    def points(self) -> int:
        """The offence's points."""
        return self.s.scores[self.offence]

    @property
    def opponent_points(self) -> int:
        return self.s.scores[self.defence]

    @property
    def drive(self) -> int:
        """Cards on the offence's drive stack."""
        return len(self.zone(DRIVE, self.offence))

    @property
    def discards(self) -> list[int]:
        return self.zone(DISCARDS, self.offence)

    @property
    def in_play(self) -> list[int]:
        return self.zone(IN_PLAY, self.offence)

    @property
    def may_kick(self) -> bool:
        return self.asked == "FieldGoal.decide"

    def no_kick(self) -> Self:
        return self.act("no kick")


# Further on in the game -------------------------------------------------------------------------------------------

IDLE = "R C 0 | M {} -"
"""A card that gains nothing and stops nothing."""


def two_ended(text: str) -> Card:
    """A card from `offence | defence`, as `P C 30 | R {L1} NO_GAIN`; several plays are parted by commas."""
    offence, _, defence = text.partition(" | ")
    return make_card("two-ended", defence, offence.split(", "))


def random_play(tale: Tale, until: Callable[[Table], bool], seed: int = 0) -> Tale:
    """Random choices until something is so, or the game is over."""
    s, player = tale.s, Chance.of(seed)
    while not s.over and not until(s):
        options = s.legal(s.to_move())
        s.apply(s.to_move(), options[player.number("choice", len(options))])
    return tale


def skip_to(tale: Tale, step: str, scores: tuple[int, int]) -> Tale:
    """Leave the half in hand, with all cards gathered, for a step of the same match: `overtime` or `finish`."""
    s = tale.s
    while type(s.stack[-1]).__name__ != "Match":
        s.stack.pop()
    for side in (VISITOR, HOME):
        gather(s, side)
    s.half, s.scores, s.held, s.asking = 2, list(scores), {}, None
    s.stack[-1].at = step
    s.advance()
    return tale


class OvertimeScene(Tale):
    """Overtime of a quick game that was tied: seat 0 is the Visitor. Cards not named are idle."""

    def __init__(
        self,
        visitor: Sequence[str] = (),
        home: Sequence[str] = (),
        *,
        turned: Sequence[int] = (),
        scores: int = 17,
        **settings: str,
    ) -> None:
        tale = skip_to(first_half(1, **settings), "overtime", (scores, scores))
        super().__init__(tale.s)
        for card in range(len(self.s.cards)):
            self.write_card(card, two_ended(IDLE))
        for side, cards in ((VISITOR, visitor), (HOME, home)):
            for card, text in zip(self.zone(HANDS, side), cards, strict=False):
                self.write_card(card, two_ended(text))
        self.stack_actions(turned)

    def pair(self) -> OvertimeScene:
        """Both sides choose the first card they hold."""
        return self.choose(VISITOR).choose(HOME)

    def choose(self, side: int, place: int = 0) -> OvertimeScene:
        card = self.zone(HANDS, side)[place]
        self.act(f"{self.s.seats[side]}: play {GAME.card_id('play', card)}")
        return self

    def round(self) -> OvertimeScene:
        """All three pairs; the last is the only one left and is played by itself."""
        return self.pair().pair()


def kick_off(seed: int = 1, **settings: str) -> Tale:
    """A game or competition, its picks and drafts made at random, where the first half sets its Audibles."""
    return random_play(start(seed, GAME, **settings), at_kick_off, seed)


def at_kick_off(s: Table) -> bool:
    return s.half == 1 and s.situation() == "Half.set_audibles"


def end_game(tale: Tale, scores: tuple[int, int], touchdowns: tuple[int, int] = (0, 0)) -> Tale:
    """The game of a competition in hand ends so (Visitor, Home); then on to the kick-off of the next."""
    tale.s.touchdowns = list(touchdowns)
    return random_play(skip_to(tale, "finish", scores), at_kick_off)


def say(text: Said | None, language: str = "en") -> str:
    """What a message of the game says."""
    return "" if text is None else speaker(GAME.package, language)(text)
