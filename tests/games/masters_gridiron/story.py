"""Short words for rule tests: set a scene in a line, act by token, ask in the game's words.

    scene = Scene(player="TE{RBL 60, PBL 55, REC 66, RED 72}", play="TD SP RED / PRS, COV / WR +8",
                  defender="LB{RDF 60, PRS 64, TAC 75, COV 70}")
    scene.lay().defend()
    assert scene.scores == [7, 0]

A scene stands at the first turn of a game between two stock teams without Audibles: seat 0 is the visitor and on
offence. Its first player and its first play are `player` and `play`, the first defender of seat 1 is `defender`.
Audibles are named by their ids, or written as `EFFECT` with the window's letter in front: `L: BOOST 6`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Self, TypeVar

from playcall.games.masters_gridiron import GAME, MastersOfTheGridiron
from playcall.games.masters_gridiron.anatomy import (
    DEFENCE_CODES,
    OFFENCE_CODES,
    OFFENCE_POSITIONS,
    Audible,
    AudibleSide,
    Player,
    Window,
    mask,
)
from playcall.games.masters_gridiron.cards import BOOK, PLAYERS, BookCard, as_audible, load
from playcall.games.masters_gridiron.events import Event
from playcall.games.masters_gridiron.notation import parse_conditions, parse_effect, parse_play
from playcall.games.masters_gridiron.printed import printed
from playcall.games.masters_gridiron.table import Table
from playcall.games.masters_gridiron.zones import (
    BOOK_SPAN,
    DEF_DECK,
    DEF_HAND,
    OFF_DECK,
    OFF_HAND,
    PB_DECK,
    PB_HAND,
)
from playcall.kernel import Chance, ZoneKind
from playcall.testing import ScriptedChance

E = TypeVar("E", bound=Event)

FILLER_PLAY = "FG LP PAS / COV / –"
WEAK_OFFENCE = "T{RBL 20, PBL 20}"
WEAK_DEFENCE = "CB{RDF 20, PRS 20, TAC 20, COV 20}"
WINDOWS = {"H": Window.HUDDLE, "L": Window.LINE, "R": Window.REACT, "C": Window.CHECK}


def make_player(text: str) -> Player:
    """`TE{RBL 60, REC 66}`; ratings of the position that are not named are 1."""
    pos, _, inside = text.rstrip("}").partition("{")
    named = {code: int(number) for code, number in re.findall(r"([A-Z]{3}) (\d+)", inside)}
    offence = pos in OFFENCE_POSITIONS
    codes: Sequence[str] = OFFENCE_CODES if offence else DEFENCE_CODES
    has = OFFENCE_POSITIONS[pos] if offence else (0, 1, 2, 3)
    ratings = tuple(named.get(code, 1) if place in has else 0 for place, code in enumerate(codes))
    assert all(ratings[codes.index(code)] for code in named), f"A {pos} has no such ratings: {text}"
    side = "OFFENSE" if offence else "DEFENSE"
    return Player(1, side, pos, ratings, mask(has), 1, "ASH", text, "STARTER", "REGULAR")  # type: ignore[arg-type]


def make_audible(text: str, when: str = "") -> Audible:
    """`L: BOOST 6`, `LR: DRAIN 4`, `R: RETURN TD 8 with COV`, perhaps with ` | SP, LP` for its conditions."""
    letters, _, rest = text.partition(": ")
    effect, _, needs = rest.partition(" | ")
    windows = frozenset(WINDOWS[letter] for letter in letters)
    side: AudibleSide = "DEF" if windows == {Window.REACT} else "OFF" if Window.REACT not in windows else "ANY"
    conditions = parse_conditions(needs or when)
    made = parse_effect(effect)
    return Audible(f"X-{text}", text, side, windows, made, *conditions, printed(made, *conditions))


class Tale:
    """A table and what is told of it: act by token, ask about zones, events and options."""

    def __init__(self, table: Table) -> None:
        self.s = table
        self.log = table.log if table.log is not None else table.listen()

    def act(self, *tokens: str) -> Self:
        """Each token by the seat that is asked."""
        for token in tokens:
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

    @property
    def asked(self) -> str:
        """The step that asks now."""
        return self.s.situation() if self.s.asking else "nobody"

    @property
    def scores(self) -> list[int]:
        return self.s.scores

    def events(self, kind: type[E]) -> list[E]:
        return [event for event in self.log if isinstance(event, kind)]

    def last(self, kind: type[E]) -> E:
        told = self.events(kind)
        assert told, f"No {kind.__name__} was told."
        return told[-1]

    def cards(self, zone: ZoneKind, seat: int) -> list[int]:
        return self.s.zones[zone(seat)]


def game(*, seed: int = 0, chance: Chance | None = None, **settings: str) -> Tale:
    """A game from its beginning, told from the first draw; teams are Eastvale and Ashgrove unless named."""
    options = GAME.parse_options({"deck1": "EAS", "deck2": "ASH", **settings})
    state = GAME.blank(options, chance or Chance.of(seed))
    tale = Tale(state)
    state.call(GAME.opening(options))
    state.advance()
    return tale


class Scene(Tale):
    """A turn with the cards it needs. Places in hand: `player` and `play` are 1, others follow as they are named."""

    def __init__(
        self,
        player: str = "QB{PAS 70, RED 70, RUS 40, GOL 40}",
        play: str = "TD LP PAS / COV / –",
        defender: str = WEAK_DEFENCE,
        *,
        players: Sequence[str] = (),
        plays: Sequence[str] = (),
        calls: Sequence[str] = (),
        defenders: Sequence[str] = (),
        answers: Sequence[str] = (),
        huddle: bool = False,
        numbers: dict[str, list[int]] | None = None,
        **settings: str,
    ) -> None:
        options = GAME.parse_options(
            {"deck1": "EAS", "deck2": "ASH", "stock_form": "basic", "visitor": "seat1", **settings}
        )
        table = GAME.start(options, chance=ScriptedChance(1, numbers))
        assert isinstance(table, Table)
        self.made_players = [PLAYERS - 1, 2 * PLAYERS - 1]
        self.made_plays = 191
        self.made_audibles = 239
        super().__init__(table)
        self.hand(OFF_HAND, 0, [player, *players, WEAK_OFFENCE, WEAK_OFFENCE][:3])
        self.hand(DEF_HAND, 1, [defender, *defenders, WEAK_DEFENCE, WEAK_DEFENCE][:3])
        self.book(PB_HAND, 0, [play, *calls, *plays, FILLER_PLAY, FILLER_PLAY, FILLER_PLAY][:4])
        self.book(PB_HAND, 1, [*answers, FILLER_PLAY, FILLER_PLAY, FILLER_PLAY, FILLER_PLAY][:4])
        if huddle:
            table.stack[-1].at = "huddle"
            table.asking = None
            table.advance()
        else:
            table.ask_again()

    # Cards ------------------------------------------------------------------------------------------------------------

    def player(self, text: str, seat: int) -> int:
        """A new player card of a seat."""
        card = self.made_players[seat]
        self.made_players[seat] -= 1
        faces = list(self.s.players)
        faces[card] = make_player(text)
        self.s.players = tuple(faces)
        return card

    def card(self, text: str, seat: int) -> int:
        """A new Playbook card of a seat: an id of the set, an Audible in short, or a play."""
        if text in load().places:
            return seat * BOOK_SPAN + load().places[text]
        if " / " in text:
            place, self.made_plays = self.made_plays, self.made_plays - 1
            face: BookCard = parse_play(text)
        else:
            place, self.made_audibles = self.made_audibles, self.made_audibles - 1
            face = make_audible(text)
        faces = list(self.s.book)
        faces[place] = face
        self.s.book = tuple(faces)
        self.s.game = MastersOfTheGridiron(None, faces)
        return seat * BOOK_SPAN + place

    def hand(self, zone: ZoneKind, seat: int, texts: Sequence[str]) -> list[int]:
        self.s.zones[zone(seat)] = [self.player(text, seat) for text in texts]
        return self.s.zones[zone(seat)]

    def book(self, zone: ZoneKind, seat: int, texts: Sequence[str]) -> list[int]:
        self.s.zones[zone(seat)] = [self.card(text, seat) for text in texts]
        return self.s.zones[zone(seat)]

    def deck(
        self, seat: int, *, offence: Sequence[str] = (), defence: Sequence[str] = (), book: Sequence[str] = ()
    ) -> Self:
        """What lies on top of decks, the first on top; nothing else lies in a deck that is named."""
        if offence:
            self.hand(OFF_DECK, seat, offence[::-1])
        if defence:
            self.hand(DEF_DECK, seat, defence[::-1])
        if book:
            self.book(PB_DECK, seat, book[::-1])
        return self

    # The turn ---------------------------------------------------------------------------------------------------------

    def lay(self) -> Self:
        return self.act("attempt 1 1")

    def defend(self) -> Self:
        return self.act("defend 1")

    def name_of(self, card: int) -> str:
        return as_audible(self.s.book[card % BOOK]).name

    @property
    def outcome(self) -> str:
        """What became of the last turn, by the letter of its spot."""
        return self.s.outcomes[0][-1]
