"""Short words for rule tests: set a scene in a line, act by token, ask in the game's words.

    scene = Scene("TE{RED 72}", "TD SP RED / PRS, COV / WR +8", "LB{PRS 64, COV 70}").attempt().defend()
    assert scene.points == 7

A scene stands in the first turn of a game without Audibles, before the attempt is laid: seat 0 is the visitor and on
offence, seat 1 defends. The first card of each hand is the one named; `calls` and `answers` put Audibles into hands.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Self, TypeVar

from playcall.contract import Said
from playcall.contract.speech import speaker
from playcall.games.masters_gridiron import GAME, MastersOfTheGridiron
from playcall.games.masters_gridiron.anatomy import (
    DEFENCE_CODES,
    DEFENCE_POSITIONS,
    OFFENCE_CODES,
    OFFENCE_POSITIONS,
    Player,
    parse_play,
)
from playcall.games.masters_gridiron.cards import BOOK, PLAYERS, PLAYS, BookCard, PlayerEntry, make_player, read_book
from playcall.games.masters_gridiron.options import Options
from playcall.games.masters_gridiron.table import Table
from playcall.games.masters_gridiron.zones import (
    BOOK_SPAN,
    CALLED,
    DEF_HAND,
    OFF_HAND,
    PB_DECK,
    PB_DISC,
    PB_HAND,
    SPOTS,
)
from playcall.kernel import Chance, Event, View, ZoneKind, view

E = TypeVar("E", bound=Event)

LOW = 10
"""A rating that a scene does not name."""
FREE_PLAYS = [
    place
    for place in range(PLAYS)
    if place not in {*GAME.cards.teams[7].full, *GAME.cards.teams[0].full, *GAME.cards.teams[7].basic}
]
"""Plays that neither team of a scene has."""
KINDS = {"TD": "TD SP PAS / COV / –", "FG": "FG SP PAS / COV / –"}


def player(text: str, number: int = 1) -> Player:
    """A player card from `TE{RBL 60, RED 72}`; ratings that are not named are low."""
    pos, _, inside = text.rstrip("}").partition("{")
    offence = pos in OFFENCE_POSITIONS
    codes = OFFENCE_CODES if offence else DEFENCE_CODES
    printed = (OFFENCE_POSITIONS if offence else DEFENCE_POSITIONS)[pos]
    ratings = {codes[rating]: LOW for rating in printed}
    for word in filter(None, inside.split(", ")):
        code, value = word.split()
        assert code in ratings, f"a {pos} has no {code}"
        ratings[code] = int(value)
    entry = PlayerEntry(
        number, "ASH", pos, "STARTER", "REGULAR", f"{pos} {number}", ratings, 5, "6'0\"", 200, 25, 3, "Elm", "16 starts"
    )
    return make_player(entry)


def audible(text: str, card_id: str = "AZ01") -> BookCard:
    """An Audible from `OFF LINE: BOOST 6 if SP, LP`; several windows are parted by `/`."""
    head, _, rest = text.partition(": ")
    side, windows = head.split()
    effect, _, when = rest.partition(" if ")
    named = ", ".join(f'"{window}"' for window in windows.split("/"))
    toml = f"""[[audible]]
id = "{card_id}"
name = "Call {card_id}"
side = "{side}"
windows = [{named}]
effect = "{effect}"
when = "{when}"
"""
    return read_book(toml, "a test")[0]


class Tale:
    """A table and what is told of it: act by token, ask about zones, events and options."""

    def __init__(self, table: Table) -> None:
        self.s = table
        self.log = table.listen()
        self.taken: set[int] = set()
        """Playbook cards whose faces were written for this tale."""

    def act(self, *tokens: str) -> Self:
        """Each token by the seat that is asked."""
        for token in tokens:
            self.s.act(self.s.to_move(), token)
        return self

    def options(self) -> list[str]:
        return [GAME.actions.token(action) for action in self.s.legal(self.s.to_move())]

    def may(self, token: str) -> bool:
        return token in self.options()

    def verbs(self) -> set[str]:
        """What is offered, without the cards."""
        return {re.sub(r"[\d ]+$", "", token) for token in self.options()}

    @property
    def asked(self) -> str:
        """The step that asks, as `Procedure.step`."""
        return self.s.situation()

    def zone(self, kind: ZoneKind, seat: int = 0) -> list[int]:
        return self.s.zones[kind(seat)]

    def size(self, kind: ZoneKind, seat: int = 0) -> int:
        return len(self.zone(kind, seat))

    def told(self, kind: type[E]) -> list[E]:
        return [event for event in self.log if isinstance(event, kind)]

    def view(self, seat: int | None) -> View:
        return view(self.s, seat)

    def seen(self, kind: ZoneKind, holder: int, seat: int | None) -> tuple[str, ...] | None:
        """The cards of a zone as a seat sees them; None where it sees only how many."""
        return next(z.cards for z in self.view(seat).zones if (z.zone, z.holder) == (kind.name, holder))

    # Changing the table by hand -----------------------------------------------------------------------------------

    def write(self, players: dict[int, Player], book: dict[int, BookCard]) -> None:
        """Give cards of the table other faces."""
        faces, cards = list(self.s.players), list(self.s.book)
        for card, face in players.items():
            faces[card] = face
        for card, printed in book.items():
            cards[card % BOOK] = printed
        game = MastersOfTheGridiron(faces[:PLAYERS], cards)
        game.players = tuple(faces)
        self.s.game, self.s.players, self.s.book = game, game.players, game.book

    def write_player(self, card: int, text: str) -> int:
        self.write({card: player(text, card % PLAYERS + 1)}, {})
        return card

    def new_play(self, seat: int, text: str) -> int:
        """A play with this face that lies nowhere yet; `TD` and `FG` will do."""
        used = {card % BOOK for zone in self.book_zones() for card in zone}
        place = next(place for place in FREE_PLAYS if place not in used and place not in self.taken)
        self.taken.add(place)
        self.write({}, {place: parse_play(KINDS.get(text, text), f"XX{place:02}", f"Play {place}")})
        return seat * BOOK_SPAN + place

    def new_audible(self, seat: int, text: str) -> int:
        """An Audible by its id, or with the face of a text."""
        if text in GAME.cards.places:
            place = GAME.cards.places[text]
        else:
            place = next(place for place in range(BOOK - 1, PLAYS, -1) if place not in self.taken)
            self.write({}, {place: audible(text, GAME.cards.book[place].id)})
        self.taken.add(place)
        return seat * BOOK_SPAN + place

    def book_zones(self) -> list[list[int]]:
        return [self.zone(kind, seat) for kind in (PB_HAND, PB_DECK, PB_DISC, SPOTS, CALLED) for seat in (0, 1)]

    def new_card(self, seat: int, text: str) -> int:
        """A Playbook card: a play, an Audible by its id or text."""
        is_play = text.startswith(("TD", "FG"))
        return self.new_play(seat, text) if is_play else self.new_audible(seat, text)

    def hold_book(self, seat: int, *texts: str) -> None:
        """The whole Playbook hand of a seat."""
        self.s.zones[PB_HAND(seat)] = [self.new_card(seat, text) for text in texts]

    def stack_book(self, seat: int, *texts: str) -> None:
        """Put new cards on top of a Playbook deck, the first named on the very top."""
        self.s.zones[PB_DECK(seat)] += [self.new_card(seat, text) for text in texts][::-1]

    def stack_players(self, kind: ZoneKind, seat: int, *texts: str) -> None:
        """Give the top cards of a player deck these faces, the first named on the very top."""
        for card, text in zip(reversed(self.zone(kind, seat)), texts, strict=False):
            self.write_player(card, text)

    def hold_players(self, kind: ZoneKind, seat: int, *texts: str) -> None:
        """Give the first cards of a player hand these faces."""
        for card, text in zip(self.zone(kind, seat), texts, strict=False):
            self.write_player(card, text)

    def again(self, step: str = "huddle") -> Self:
        """Run the turn again from a step, after the table was changed by hand."""
        s = self.s
        while type(s.stack[-1]).__name__ != "Turn":
            s.stack.pop()
        s.stack[-1].at = "punt" if step == "lay" else step
        s.asking = None
        s.advance()
        return self

    @property
    def scores(self) -> tuple[int, int]:
        return self.s.scores[0], self.s.scores[1]


def options(**settings: str) -> Options:
    chosen = GAME.parse_options(settings)
    assert isinstance(chosen, Options)
    return chosen


def start(seed: int = 1, **settings: str) -> Tale:
    """A new game between two stock teams, before its first decision; it is listened to from the beginning."""
    chosen = options(**{"deck1": "EAS", "deck2": "ASH", **settings})
    GAME.check_options(chosen)
    table = GAME.blank(chosen, Chance.of(seed))
    tale = Tale(table)
    table.call(GAME.opening(chosen))
    table.advance()
    return tale


def random_play(tale: Tale, until: Callable[[Table], bool] = lambda s: False, seed: int = 0) -> Tale:
    """Random choices until something is so, or the game is over."""
    s, chance = tale.s, Chance.of(seed)
    while not s.over and not until(s):
        legal = s.legal(s.to_move())
        s.apply(s.to_move(), legal[chance.number("choice", len(legal))])
    return tale


class Scene(Tale):
    """One turn. Everything not named is plain: no Audibles, low ratings."""

    def __init__(
        self,
        offence: str = "TE{RED 72}",
        play: str = "TD SP RED / PRS, COV / WR +8",
        defence: str = "LB{PRS 64, COV 70}",
        *,
        calls: Sequence[str] = (),
        answers: Sequence[str] = (),
        others: Sequence[str] = (),
        mates: Sequence[str] = (),
        huddle: bool = False,
        **settings: str,
    ) -> None:
        """`others` are the further Offense cards in hand and `mates` the further Defense cards."""
        tale = start(1, **{"visitor": "seat1", "stock_form": "basic", **settings})
        super().__init__(tale.s)
        self.hold_players(OFF_HAND, 0, offence, *others, "QB", "QB")
        self.hold_players(DEF_HAND, 1, defence, *mates, "CB", "CB")
        self.hold_book(0, play, *["FG"] * 3)
        for seat, texts in ((0, calls), (1, answers)):
            for place, text in enumerate(texts):
                self.zone(PB_HAND, seat)[3 - place] = self.new_audible(seat, text)
        self.again("huddle" if huddle else "lay")

    def attempt(self, player: int = 1, play: int = 1) -> Self:
        return self.act(f"attempt {player} {play}")

    def punt(self, player: int = 1, play: int = 1) -> Self:
        return self.act(f"punt {player} {play}")

    def defend(self, place: int = 1) -> Self:
        return self.act(f"defend {place}")

    def call(self, *ids: str) -> Self:
        """The seat that is asked plays Audibles, by id."""
        for card_id in ids:
            self.act(self.token_of(card_id))
        return self

    def token_of(self, card_id: str) -> str:
        hand = self.zone(PB_HAND, self.s.to_move())
        names = [self.s.book[card % BOOK].id for card in hand]
        return f"play {names.index(card_id) + 1}"

    def can_call(self, card_id: str) -> bool:
        names = [self.s.book[card % BOOK].id for card in self.zone(PB_HAND, self.s.to_move())]
        return card_id in names and self.may(f"play {names.index(card_id) + 1}")

    # What came of it ----------------------------------------------------------------------------------------------

    @property
    def points(self) -> int:
        """The offence's points."""
        return self.s.scores[0]

    @property
    def defence_points(self) -> int:
        return self.s.scores[1]

    @property
    def outcome(self) -> str:
        """The letter on the offence's first spot."""
        return self.s.outcomes[0][:1]


# Further on in the game -------------------------------------------------------------------------------------------


class Season(Tale):
    """Whole turns with a set outcome: `stop`, `fg`, `td`, `punt`, and by an Audible `return` (of a touchdown)."""

    def __init__(self, turn: int = 1, scores: tuple[int, int] = (0, 0), **settings: str) -> None:
        """At the lay of a turn; from turn 17 on in overtime, with hands and piles as they are then."""
        tale = start(1, **{"visitor": "seat1", "stock_form": "basic", **settings})
        super().__init__(tale.s)
        self.s.scores = list(scores)
        for _ in range(turn - 1):
            self.turn("stop")

    def turn(self, outcome: str, convert: str = "kick") -> Self:
        """Play the turn in hand so that it comes out like this, with this conversion (or none as yet)."""
        s = self.s
        off, dfn = s.offence, s.defence
        self.zone(PB_HAND, off)[0] = self.new_play(off, "FG" if outcome == "fg" else "TD")
        self.write_player(self.zone(OFF_HAND, off)[0], "QB{PAS 60}")
        self.write_player(self.zone(DEF_HAND, dfn)[0], "CB{COV 60}" if outcome in ("stop", "punt") else "CB{COV 40}")
        if outcome == "return":
            self.write_player(self.zone(DEF_HAND, dfn)[0], "CB{COV 99}")
            self.zone(PB_HAND, dfn)[0] = self.new_audible(dfn, "AD01")
        self.taken.clear()
        self.again("lay")
        self.act("punt 1 1" if outcome == "punt" else "attempt 1 1")
        if self.asked == "Turn.defend":
            self.act("defend 1")
        if outcome == "return":
            self.act("play 1")
        if self.asked == "Turn.convert" and convert:
            self.act(convert)
        return self

    def play(self, *outcomes: str) -> Self:
        for outcome in outcomes:
            self.turn(outcome)
        return self


def say(said: Said | None) -> str:
    """A message of the game in English."""
    return "" if said is None else speaker(GAME.package)(said)
