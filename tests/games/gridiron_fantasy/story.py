"""Short words for rule tests: set a scene in a line, act by token, ask in the game's words.

    scene = Scene(los=16, off_hand=["OA-04"], def_team=["TM-27"]).play("OP-01", "DP-01")
    scene.act("lay OA-04", "pass")
    assert scene.totals() == (4, 2)

Seat 0 is on offence and seat 1 on defence. Hands, Team cards and Playbooks hold what is named and nothing else; decks
hold plain Challenge cards. `new` writes a card for the scene.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Self, TypeVar

from playcall.contract import Said
from playcall.contract.speech import speaker
from playcall.games.gridiron_fantasy import GAME, GridironFantasy
from playcall.games.gridiron_fantasy.cards import read_cards
from playcall.games.gridiron_fantasy.catalogue import CARDS, FACES, PLACES, SIZE, SPAN, Face
from playcall.games.gridiron_fantasy.options import Options
from playcall.games.gridiron_fantasy.rules.kicks import FieldGoal, Kickoff, Punt
from playcall.games.gridiron_fantasy.rules.match import Drives, Match, SingleGame
from playcall.games.gridiron_fantasy.rules.play import Down, Drive, Scrimmage
from playcall.games.gridiron_fantasy.table import NO_CARD, Table
from playcall.games.gridiron_fantasy.zones import (
    BESIDE,
    BOOK,
    DECK,
    DISCARD,
    EXTRA,
    HAND,
    PLAYED,
    PLAYS_BESIDE,
    RESERVE,
    TEAM,
    TOP,
    ZONES,
)
from playcall.kernel import Event, Procedure, View, view
from playcall.testing import ScriptedChance

E = TypeVar("E", bound=Event)

DECK_CARDS = (
    [f"OA-{number:02}" for number in (19, 20, 21, 22, 23, 24, 25, 26)],
    [f"DA-{number:02}" for number in (13, 14, 15, 16, 17, 18, 19, 20)],
)
"""What lies in the decks of a scene."""
NAMED = {"oa": "OA-", "da": "DA-", "op": "OP-", "dp": "DP-", "tm": "TM-"}
STALE = {
    "Switching.switch": "ready",
    "Exchange.choose": "keep",
    "Finish.discard_one": "keep",
    "LeaveField.discard_any": "done",
}
"""How to get on where nothing is to be decided."""


def say(said: Said | None, language: str = "en") -> str:
    """A message in a language."""
    return "" if said is None else speaker(GAME.package, language)(said)


def options(**settings: str) -> Options:
    chosen = GAME.parse_options(settings)
    assert isinstance(chosen, Options)
    return chosen


def number(card_id: str, team: int, copy: int = 0) -> int:
    return team * SPAN + copy * SIZE + PLACES[card_id]


class Tale:
    """A table and what is told of it."""

    def __init__(self, table: Table) -> None:
        self.s = table
        self.log = table.listen()

    # Acting -------------------------------------------------------------------------------------------------------

    def act(self, *tokens: str) -> Self:
        """Each token by the seat that is asked; `1: token` by a certain seat. Forced passes may be written out."""
        for token in tokens:
            seat, _, word = token.rpartition(": ")
            if word in ("end turn", "pass") and not seat and not self.may(word):
                continue  # a forced answer is taken by itself (GF-7.30)
            self.s.act(int(seat) if seat else self.s.to_move(), word)
        return self

    def both(self, first: str, second: str) -> Self:
        """A choice together: the offence's answer, then the defence's."""
        self.s.act(self.s.seat(0), first)
        self.s.act(self.s.seat(1), second)
        return self

    def options(self, seat: int | None = None) -> list[str]:
        seat = self.s.to_move() if seat is None else seat
        return [GAME.actions.token(action) for action in self.s.legal(seat)]

    def may(self, token: str, seat: int | None = None) -> bool:
        return token in self.options(seat)

    @property
    def asked(self) -> str:
        return self.s.situation()

    @property
    def seat(self) -> int:
        return self.s.to_move()

    def skip(self, until: str | None = None, **answers: str) -> Self:
        """Go on with the idle answer of every step until one asks something else, or a certain step asks."""
        for _ in range(400):
            here = self.asked
            if self.s.over or here == until or (until is None and here not in STALE):
                return self
            word = answers.get(here.replace(".", "_")) or STALE.get(here) or idle(self.options())
            self.act(word)
        raise AssertionError(f"never came to {until}, but to {self.asked}")

    # Asking -------------------------------------------------------------------------------------------------------

    def told(self, kind: type[E]) -> list[E]:
        return [event for event in self.log if isinstance(event, kind)]

    def last(self, kind: type[E]) -> E:
        found = self.told(kind)
        assert found, f"no {kind.__name__} was told"
        return found[-1]

    def ids(self, zone: int, team: int = 0) -> list[str]:
        return [self.s.faces[card].id for card in self.s.zone(zone, team)]

    def hand(self, team: int) -> list[str]:
        return self.ids(HAND + self.s.role(team), team)

    def view(self, seat: int | None) -> View:
        return view(self.s, seat)

    def seen(self, zone: str, holder: int, seat: int | None) -> tuple[str, ...] | None:
        return next(z.cards for z in self.view(seat).zones if (z.zone, z.holder) == (zone, holder))

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(self.s.scores)


def idle(offered: Sequence[str]) -> str:
    """The answer that does least."""
    for word in (
        "decline",
        "pass",
        "end turn",
        "keep",
        "done",
        "ready",
        "touchback",
        "fair catch",
        "kick",
        "commit none",
    ):
        if word in offered:
            return word
    return offered[0]


class Scene(Tale):
    """One down. Seat 0 is on offence, seat 1 on defence."""

    def __init__(
        self,
        *,
        los: int = 30,
        down: int = 1,
        mark: int | None = None,
        off_hand: Sequence[str] = (),
        def_hand: Sequence[str] = (),
        off_team: Sequence[str] = (),
        def_team: Sequence[str] = (),
        off_extra: Sequence[str] = (),
        def_extra: Sequence[str] = (),
        drive: int = 1,
        scores: tuple[int, int] = (0, 0),
        numbers: dict[str, list[int]] | None = None,
        start: bool = True,
        **settings: str,
    ) -> None:
        chosen = options(**{"deck1": "A", "deck2": "B", "listed": "on", "home": "seat1", **settings})
        game = GridironFantasy(FACES)
        table = game.blank(chosen, ScriptedChance(1, numbers=numbers))
        super().__init__(table)
        s = self.s
        s.names = ["Bob", "Joe"]
        s.off, s.dfn, s.home, s.away = 0, 1, 0, 1
        s.scores = list(scores)
        s.drive, s.last_drive, s.los, s.down = drive, chosen.drives, los, down
        s.half = 1 if drive <= chosen.drives // 2 else 2
        s.mark = min(los + 10, 100) if mark is None else mark
        self.fresh: dict[str, int] = {}
        for role, (hand, team, extra) in enumerate(((off_hand, off_team, off_extra), (def_hand, def_team, def_extra))):
            self.put(HAND + role, role, *hand)
            self.put(TEAM, role, *team)
            self.put(EXTRA, role, *extra)
            self.put(DECK + role, role, *DECK_CARDS[role])
            self.put(DECK + 1 - role, role, *DECK_CARDS[1 - role])
        s.stack = [self._at(SingleGame(), "finish"), self._at(Match(), "final_kick"), self._at(Drives(), "extra")]
        s.stack.append(self._at(Drive(), "next_down"))
        s.shared = 0
        if start:
            self.begin()

    @staticmethod
    def _at(procedure: Procedure, step: str) -> Procedure:
        procedure.at = step
        return procedure

    # Setting the scene --------------------------------------------------------------------------------------------

    def put(self, zone: int, team: int, *ids: str) -> list[int]:
        """Put cards into a zone, further copies of one apart."""
        cards = []
        for card_id in ids:
            copy = 0
            while any(number(card_id, team, copy) in pile for pile in self.s.zones):
                copy += 1
            cards.append(number(card_id, team, copy))
            self.s.zone(zone, team).append(cards[-1])
        return cards

    def new(self, kind: str, text: str, name: str = "A card", like: str | None = None) -> str:
        """A card written for this scene, under the id of one that the scene does not use."""
        used = {self.s.faces[card].id for pile in self.s.zones for card in pile} | set(self.fresh)
        card_id = like or next(
            face.id for face in reversed(CARDS) if face.id.startswith(NAMED[kind]) and face.id not in used
        )
        [card] = read_cards(f'[[{kind}]]\nid = "{card_id}"\nname = "{name}"\nrarity = "C"\n{text}\n', "a test")
        face = Face(PLACES[card_id], card)
        faces = list(self.s.faces)
        for place in range(PLACES[card_id], len(faces), SIZE):
            faces[place] = face
        self.s.faces = tuple(faces)
        self.s.game = GridironFantasy(self.s.faces)
        self.fresh[card_id] = face.place
        return card_id

    def give(self, role: int, *ids: str) -> Self:
        """Cards for a hand."""
        self.put(HAND + role, self.s.team(role), *ids)
        return self

    def empty(self) -> Self:
        """All piles without a card."""
        for zone in range(ZONES):
            for team in (0, 1):
                self.s.zone(zone, team).clear()
        return self

    # Beginning ----------------------------------------------------------------------------------------------------

    def begin(self) -> Self:
        """At the switching before the Play."""
        return self.run(Down())

    def run(self, *procedures: Procedure) -> Self:
        """Put procedures on the stack and go on."""
        while self.s.stack and type(self.s.stack[-1]).__name__ != "Drive":
            self.s.stack.pop()
        for procedure in procedures:
            self.s.call(procedure)
        self.s.asking, self.s.held = None, {}
        self.s.advance()
        return self

    def play(self, op: str, dp: str, *, others: tuple[Sequence[str], Sequence[str]] = ((), ())) -> Self:
        """Both call these Plays; the scene stands at the first choice after that."""
        self.books(op, dp, others)
        if self.asked != "Scrimmage.call":
            self.begin().skip("Down.declare").act("play")
            self.skip("Scrimmage.call")
        return self.both(f"call {op}", f"call {dp}")

    def books(self, op: str, dp: str, others: tuple[Sequence[str], Sequence[str]] = ((), ())) -> Self:
        for role, ids in ((0, (op, *others[0])), (1, (dp, *others[1]))):
            for card_id in ids:
                if card_id not in self.ids(BOOK + role, role) + self.ids(PLAYS_BESIDE + role, role):
                    self.put(BOOK + role, role, card_id)
        return self

    def punt(self) -> Self:
        return self.run(Punt())

    def field_goal(self) -> Self:
        return self.run(FieldGoal())

    def kickoff(self, kicker: int = 1, context: str = "kickoff") -> Self:
        """A kickoff to the other team, before its first choice."""
        s = self.s
        s.off, s.dfn = kicker, 1 - kicker
        for team in (0, 1):
            for role in (0, 1):
                s.zone(DECK + role, team).extend(reversed(s.zone(HAND + role, team)))
                s.zone(HAND + role, team).clear()
        while type(s.stack[-1]).__name__ != "Drives":
            s.stack.pop()
        s.stack[-1].at = "drive"
        s.owed, s.kicker = "", -1
        s.call(Kickoff(context))
        s.asking = None
        s.advance()
        return self

    # What comes of it ---------------------------------------------------------------------------------------------

    def totals(self, ability: int | None = None) -> tuple[int, int]:
        ability = self.s.dominant if ability is None else ability
        return self.s.totals[ability], self.s.totals[4 + ability]

    def passes(self, times: int = 2) -> Self:
        """Both pass."""
        return self.act(*["pass"] * times)

    def settle(self) -> Self:
        """Both pass, nobody plays or complains; the Play is finished."""
        before = self.s.plays
        for _ in range(100):
            if self.s.over or self.asked in (
                "Switching.switch",
                "Try.choose",
                "LeaveField.discard_any",
                "Kickoff.choose",
            ):
                return self
            if self.s.plays != before:
                return self
            self.act(STALE.get(self.asked) or idle(self.options()))
        raise AssertionError(f"the Play goes on at {self.asked}")

    def settle_to(self, step: str) -> Self:
        """Both pass and nobody plays anything until a certain step asks."""
        for _ in range(100):
            if self.asked == step:
                return self
            self.act(STALE.get(self.asked) or idle(self.options()))
        raise AssertionError(f"never came to {step}, but to {self.asked}")

    def commit(self, kicking: Sequence[str] = (), receiving: Sequence[str] = ()) -> Self:
        """Both commit cards by id to the Quick Challenge."""
        words = []
        for role, ids in ((0, kicking), (1, receiving)):
            from playcall.games.gridiron_fantasy.rules.kicks import fitting

            cards = [self.s.faces[card].id for card in fitting(self.s, role)]
            places = sorted(cards.index(card_id) + 1 for card_id in ids)
            words.append(f"commit {' '.join(map(str, places)) or 'none'}")
        return self.both(words[0], words[1])


def start(seed: int = 1, numbers: dict[str, list[int]] | None = None, **settings: str) -> Tale:
    """A new game, told from its very beginning."""
    chosen = options(**settings)
    table = GAME.blank(chosen, ScriptedChance(seed, numbers=numbers))
    tale = Tale(table)
    table.call(GAME.opening(chosen))
    table.advance()
    return tale


def random_play(tale: Tale, until: Callable[[Table], bool] = lambda s: False, seed: int = 0, most: int = 20000) -> Tale:
    """Random choices until something is so, or the game is over."""
    s, chance = tale.s, ScriptedChance(seed)
    for _ in range(most):
        if s.over or until(s):
            return tale
        legal = s.legal(s.to_move())
        s.apply(s.to_move(), legal[chance.number("choice", len(legal))])
    raise AssertionError("the game does not end")


def quick_game(seed: int = 1, **settings: Any) -> Tale:
    return start(seed, **{"length": "short", "team_cards": "3", "listed": "on", "deck1": "A", "deck2": "B", **settings})


__all__ = [
    "BESIDE", "BOOK", "DECK", "DISCARD", "EXTRA", "HAND", "NO_CARD", "PLAYED", "PLAYS_BESIDE", "RESERVE", "TEAM", "TOP",
    "Scene", "Scrimmage", "Tale", "idle", "number", "options", "quick_game", "random_play", "start",
]  # fmt: skip
