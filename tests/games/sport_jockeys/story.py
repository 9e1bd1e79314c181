"""Short words for rule tests: deal two hands, act by card ids, ask in the game's words.

    scene = Scene("C01 C41", "C07 C17", at="r4c1").play("C07 C17")
    assert scene.points == (1, 4)

A scene stands at the Snap of a play in the first quarter: seat 0 is OFF with the first hand, seat 1 is DEF with the
second. Cards that are not named lie in the deck.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from itertools import combinations
from typing import Any, Self, TypeVar

from playcall.contract import Said
from playcall.contract.speech import speaker
from playcall.games.sport_jockeys import GAME, events
from playcall.games.sport_jockeys.handbook import SNAP
from playcall.games.sport_jockeys.options import Options
from playcall.games.sport_jockeys.table import BURIED, DECK, DISCARD, HANDS, PICKED, SPECIAL, USED, Table, deed
from playcall.kernel import Chance, Event, ZoneKind
from playcall.testing.chance import ScriptedChance

E = TypeVar("E", bound=Event)

IDS = [card.id for card in GAME.cards]
ASKING = {
    f"{name}.{step}"
    for name, kind in GAME.procedures.items()
    for step in kind.order
    if hasattr(kind, f"on_{step}") and name != "Reply"
}
"""Every step that asks."""
HEADS, TAILS = 0, 1
"""What the coin shows, for a script."""


def say(said: Said | None, language: str = "en") -> str:
    """A message of the game, put into a language."""
    return "" if said is None else speaker(GAME.package, language)(said)


def cards(ids: str) -> list[int]:
    """Table cards by their ids."""
    return [IDS.index(card) for card in ids.split()]


def options(**settings: Any) -> Options:
    chosen = GAME.parse_options(settings)
    assert isinstance(chosen, Options)
    return chosen


class Tale:
    """A table and what is told of it: act by token, ask about zones, events and options."""

    def __init__(self, table: Table) -> None:
        self.s = table
        self.log = table.listen()

    # Acting -------------------------------------------------------------------------------------------------------

    def act(self, *tokens: str) -> Self:
        """Each token by the seat that is asked."""
        for token in tokens:
            self.s.act(self.s.to_move(), token)
        return self

    def play(self, ids: str = "") -> Self:
        """One action, or a kick, with these cards. What has nothing to add is done by itself."""
        for card in ids.split():
            self.act(f"play {card}")
        if self.s.situation().endswith(".add"):
            self.act("done")
        return self

    def ready(self) -> Self:
        """Through the huddles."""
        while self.asked == "Huddle.choose":
            self.act("ready")
        return self

    # Asking -------------------------------------------------------------------------------------------------------

    def options(self) -> list[str]:
        return [GAME.actions.token(action) for action in self.s.legal(self.s.to_move())]

    def may(self, token: str) -> bool:
        return token in self.options()

    @property
    def playable(self) -> str:
        """The cards that may be played or added now, by number."""
        return " ".join(sorted(token.removeprefix("play ") for token in self.options() if token.startswith("play ")))

    def allowed(self, ids: str) -> bool:
        """Whether these cards together, and no others, may be played now as one action."""
        twin, wanted = Tale(self.s.clone()), ids.split()
        seat = twin.s.to_move()
        for card in wanted:
            if twin.told(events.ActionPlayed) or card in twin.ids(PICKED, seat):
                break
            if not twin.may(f"play {card}"):
                return False
            twin.act(f"play {card}")
        if not twin.told(events.ActionPlayed) and twin.may("done"):
            twin.act("done")
        played = twin.told(events.ActionPlayed)[:1]
        return [sorted(IDS[card] for card in action.cards) for action in played] == [sorted(wanted)]

    def actions(self) -> set[str]:
        """Every set of hand cards that may be played now as one action, as `C01 C41`."""
        hand = sorted(self.hand(self.s.to_move()))
        sets = (" ".join(some) for size in range(1, len(hand) + 1) for some in combinations(hand, size))
        return {some for some in sets if self.allowed(some)}

    @property
    def asked(self) -> str:
        """The step that asks, as `Procedure.step`."""
        return self.s.situation()

    @property
    def asks(self) -> tuple[int, str]:
        """Who is asked, and by which step."""
        return self.s.to_move(), self.asked

    def ids(self, kind: ZoneKind, holder: int = 0) -> list[str]:
        return [IDS[card] for card in self.s.zones[kind(holder)]]

    def hand(self, seat: int) -> list[str]:
        return self.ids(HANDS, seat)

    @property
    def hands(self) -> tuple[int, int]:
        """How many cards both teams hold."""
        return len(self.hand(0)), len(self.hand(1))

    @property
    def deck(self) -> int:
        return len(self.ids(DECK))

    def told(self, kind: type[E]) -> list[E]:
        return [event for event in self.log if isinstance(event, kind)]

    def last(self, kind: type[E]) -> E:
        return self.told(kind)[-1]

    # The state of play --------------------------------------------------------------------------------------------

    @property
    def points(self) -> tuple[int, int]:
        """The Play Points of the play in hand."""
        first, second = self.s.play_points()
        return first, second

    @property
    def square(self) -> str:
        return f"r{self.s.row}c{self.s.column}"

    @property
    def scores(self) -> tuple[int, int]:
        first, second = self.s.scores
        return first, second

    # What came of a play ------------------------------------------------------------------------------------------

    @property
    def tally(self) -> tuple[int, int]:
        """The totals of the last play tallied."""
        return self.last(events.Tallied).totals

    @property
    def move(self) -> str:
        """The last move of the cube, as `r4c1 to r3c2`; the points column is c5."""
        moved = self.last(events.CubeMoved)
        return f"r{moved.old_row}c{moved.old_column} to r{moved.row}c{moved.column}"

    @property
    def worth(self) -> int:
        """The points of the last action."""
        played = self.last(events.ActionPlayed)
        return played.worth + played.boxes + played.bonus


def start(seed: int = 1, *, coins: Iterable[int] = (), chance: Chance | None = None, **settings: Any) -> Tale:
    """A new game, before its first decision; `coins` are the flips to come."""
    state = GAME.start(options(**settings), seed, chance or ScriptedChance(seed, {"coin": list(coins)}))
    assert isinstance(state, Table)
    return Tale(state)


def opening(seed: int = 1, **settings: Any) -> Tale:
    """A game at its first huddle, or its first reply in the Quick Start: seat 0 has the ball and is Visitor."""
    tale = start(seed, coins=[HEADS], **settings)
    return tale.act("heads", "offence" if tale.s.options.quick else "receive", "home")


def random_play(tale: Tale, until: Callable[[Table], bool], seed: int = 0) -> Tale:
    """Random choices until something is so, or the game is over."""
    s, player = tale.s, Chance.of(seed)
    while not s.over and not until(s):
        legal = s.legal(s.to_move())
        s.apply(s.to_move(), legal[player.number("choice", len(legal))])
    return tale


class Scene(Tale):
    """One play. It begins as the words ask for it: with a Snap, with a kickoff, or in the huddle.

    `deck` is how many cards the deck has; the rest are discards. `top` names its uppermost cards. With `kick` the
    play is a kickoff by seat 1 with those cards. `period` is the unit of time in hand. `script` gives the numbers that
    chance will draw, by label.
    """

    def __init__(
        self,
        offence: str = "",
        defence: str = "",
        *,
        at: str = "r4c1",
        kick: str | None = None,
        huddle: bool = False,
        snap: bool = True,
        deck: int | None = None,
        top: str = "",
        scores: tuple[int, int] = (0, 0),
        period: int = 1,
        specials: bool = True,
        script: dict[str, list[int]] | None = None,
        **settings: Any,
    ) -> None:
        super().__init__(opening(**settings).s)
        self.deal(cards(offence), cards(defence), deck, cards(top))
        self.place(at)
        s = self.s
        s.kickoff_due, s.scores, s.unit = kick is not None, list(scores), period
        s.chance = ScriptedChance(7, script or {})
        if not specials:
            self.take_specials()
        self.begin_play()
        if huddle:
            return
        self.ready()
        if kick is not None:
            self.play(kick)
        elif snap and self.asked == "Snap.choose":
            self.act("snap")

    def deal(self, first: list[int], second: list[int], deck: int | None, top: list[int]) -> None:
        """Hands, deck and discards; nothing lies on the table."""
        s = self.s
        rest = [card for card in GAME.book.deck if card not in {*first, *second, *top}]
        drawn = len(rest) if deck is None else deck - len(top)
        s.zones[HANDS(0)], s.zones[HANDS(1)] = first, second
        s.zones[DECK()] = rest[:drawn] + top[::-1]
        s.zones[DISCARD()], s.zones[BURIED(0)], s.zones[BURIED(1)] = rest[drawn:], [], []

    def place(self, square: str) -> None:
        found = re.fullmatch(r"r(\d)c(\d)", square)
        assert found
        self.s.row, self.s.column = int(found[1]), int(found[2])

    def take_specials(self) -> None:
        """Both teams have used their Challenges and Time Outs."""
        zones = self.s.zones
        for seat in (0, 1):
            zones[SPECIAL(seat)], zones[USED(seat)] = [], zones[SPECIAL(seat)]

    def begin_play(self) -> None:
        """From the look at the clock."""
        s = self.s
        while type(s.stack[-1]).__name__ != "Unit":
            s.stack.pop()
        s.stack[-1].at = "clock"
        s.exchange, s.turnovers, s.asking = [], 0, None
        for place, (kind, _) in enumerate(GAME.layout(s.options).slots):
            if kind.name in ("picked", "row", "face_down"):
                s.zones[place] = []
        self.log.clear()
        s.advance()


def tallied(at: str, margin: int, scores: tuple[int, int] = (0, 0), **settings: Any) -> Scene:
    """A snap play that ends with OFF ahead by this margin."""
    scene = Scene("", "C01", at=at, scores=scores, **settings)
    scene.s.exchange = [deed(0, "off", [margin - 2, 0, 0], SNAP)]
    return scene.act("sloppy C01")
