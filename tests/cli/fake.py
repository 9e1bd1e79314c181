"""High Card: a game of a few minutes for the tests of the command line.

Both seats show a card at once; the higher one scores and its owner may double or stay.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any, Self

import pytest

import playcall.games
from playcall.kernel import (
    DONE,
    ActionSpace,
    Advice,
    Ask,
    CardError,
    CardFace,
    Chance,
    Coach,
    Event,
    Game,
    Mode,
    Procedure,
    Result,
    Rulebook,
    Sees,
    State,
    Step,
    Words,
    ZoneKind,
    ZoneLayout,
    number,
    switch,
)

RULES = """# High Card

The higher card wins.

## HC-1 The deal

- **HC-1.1** Each seat gets four cards from a deck of twelve.

## HC-2 A round

- **HC-2.1** Both show a card at once; the higher one scores a point.
- **HC-2.2** Whoever scored may double: heads is another point, tails loses one.
"""

CARDS = 12
ACTIONS = ActionSpace()
SHOW = ACTIONS.verb("show", [str(card + 1) for card in range(CARDS)])
DOUBLE = ACTIONS.verb("double")
STAY = ACTIONS.verb("stay")
HAND = ZoneKind("hand", Sees.OWNER, back="card", per="seat", holders=2)
DECK = ZoneKind("deck", Sees.NOBODY, back="card")
SHOWN = ZoneKind("shown", Sees.ALL, back="card")
LAYOUT = ZoneLayout([HAND, DECK, SHOWN])


@dataclass(frozen=True)
class HighCardOptions:
    rounds: int = number(3, 1, 4, rule="HC-2.1", doc="How many rounds are played.")
    doubling: bool = switch(True, rule="HC-2.2", doc="Whether the winner of a round may double.")


class Dealt(Event, frozen=True):
    owner: int
    cards: tuple[int, ...] | None
    rules = ("HC-1.1",)
    secret = ("cards",)


class Scored(Event, frozen=True):
    seat: int | None
    shown: tuple[int, int]
    rules = ("HC-2.1",)


class Doubled(Event, frozen=True):
    seat: int
    heads: bool
    rules = ("HC-2.2",)


class HighCardTable(State):
    __slots__ = ("options", "scores")
    plain = ("scores",)
    options: HighCardOptions
    scores: list[int]

    def clone(self) -> Self:
        twin = type(self)(
            self.game,
            self.chance.clone(),
            [list(zone) for zone in self.zones],
            [procedure.clone() for procedure in self.stack],
            self.asking,
            dict(self.held),
            self.result,
        )
        twin.options, twin.scores = self.options, list(self.scores)
        return twin

    def owner(self, per: str, holder: int) -> int | None:
        return holder if per == "seat" else None


@dataclass(slots=True)
class Play(Procedure):
    played: int = 0
    winner: int = -1
    order = ("deal", "show", "double", "next_round")

    def deal(self, s: State) -> Step:
        deck = list(range(CARDS))
        s.chance.shuffle("deal", deck)
        for seat in (0, 1):
            s.zones[HAND(seat)] = sorted(deck.pop() for _ in range(4))
            s.tell(Dealt(seat, tuple(s.zones[HAND(seat)])))
        s.zones[DECK()] = deck
        return None

    def show(self, s: State) -> Step:
        return Ask.together({seat: SHOW.of(s.zones[HAND(seat)]) for seat in (0, 1)})

    def on_show(self, s: HighCardTable, answers: dict[int, int]) -> None:
        cards = [SHOW.argument(answers[seat]) for seat in (0, 1)]
        for seat, card in enumerate(cards):
            s.zones[HAND(seat)].remove(card)
            s.zones[SHOWN()].append(card)
        self.winner = int(cards[1] > cards[0])
        s.scores[self.winner] += 1
        s.tell(Scored(self.winner, (cards[0], cards[1])))

    def double(self, s: HighCardTable) -> Step:
        return Ask(self.winner, [DOUBLE(), STAY()] if s.options.doubling else [STAY()])

    def on_double(self, s: HighCardTable, action: int) -> None:
        if action in DOUBLE:
            heads = bool(s.chance.number("coin", 2))
            s.scores[self.winner] += 1 if heads else -1
            s.tell(Doubled(self.winner, heads))

    def next_round(self, s: HighCardTable) -> Step:
        self.played += 1
        if self.played < s.options.rounds:
            return self.show
        one, other = s.scores
        s.result = Result((one, other), None if one == other else int(other > one), "points", "HC-2.1")
        return DONE


class HighCardWords(Words):
    def line(self, event: Event, seat: int | None) -> str | None:
        match event:
            case Dealt(owner=owner, cards=cards) if cards is not None:
                return f"Seat {owner} is dealt [{' '.join(str(card + 1) for card in cards)}]."
            case Scored(seat=winner, shown=(one, other)):
                return f"{one + 1} against {other + 1}: seat {winner} scores."
            case Doubled(seat=who, heads=heads):
                return f"Seat {who} doubles: {'heads, +1' if heads else 'tails, -1'}."
        return None

    def prompt(self, state: State, seat: int) -> str:
        return "Which card do you show?" if state.legal(seat)[0] in SHOW else "Double or stay?"

    def label(self, state: State, seat: int, action: int) -> str:
        return f"Show the {SHOW.argument(action) + 1}" if action in SHOW else ACTIONS.token(action).capitalize()

    def explain(self, state: State, seat: int, action: int) -> str:
        return "Heads is a point more, tails one less." if action in DOUBLE else ""

    def table(self, state: State, seat: int | None, width: int) -> str:
        hand = "?" if seat is None else " ".join(str(card + 1) for card in state.zones[HAND(seat)])
        return f"{'-' * width}\nhand [{hand}]\nscore {state.scores}"  # type: ignore[attr-defined]

    def headline(self, state: State) -> str:
        return "High Card  {}:{}".format(*state.scores)  # type: ignore[attr-defined]

    def result(self, result: Result) -> str:
        return "A tie." if result.winner is None else f"Seat {result.winner} wins {result.scores} by {result.by}."


class HighCardCoach(Coach):
    def advise(self, imagined: State, seat: int) -> list[Advice]:
        worths = {DOUBLE(): 0.0, STAY(): 0.5}
        legal = imagined.legal(seat)
        advice = [Advice(action, worths.get(action, action), ("the higher the better",)) for action in legal]
        return sorted(advice, key=lambda a: -a.worth)


class HighCard(Game):
    id = "high_card"
    title = "High Card"
    prefix = "HC"
    rules_version = 1
    summary = "The higher card wins."
    seats = (2, 2)
    modes = (Mode("short", "Short", "One round.", {"rounds": "1"}),)
    options = HighCardOptions
    actions = ACTIONS
    procedures = {"Play": Play}  # noqa: RUF012
    package = "tests.cli"
    words = HighCardWords()
    coach = HighCardCoach()

    def seat_count(self, options: Any) -> int:
        return 2

    def layout(self, options: Any) -> ZoneLayout:
        return LAYOUT

    def blank(self, options: Any, chance: Chance) -> State:
        table = HighCardTable(self, chance, LAYOUT.empty(), [], None, {}, None)
        table.options, table.scores = options, [0, 0]
        return table

    def opening(self, options: Any) -> Procedure:
        return Play()

    def bound(self, options: Any) -> int:
        return 13

    def card_hash(self) -> str:
        return "cafe01"

    def faces(self) -> Sequence[CardFace]:
        return [CardFace(f"c{card + 1}", f"The {card + 1}", "number", (f"worth {card + 1}",)) for card in range(CARDS)]

    def card_id(self, back: str, card: int) -> str:
        return f"c{card + 1}"

    def check_cards(self, text: str, source: str) -> int:
        if "bad" in text:
            raise CardError(f"{source}: card 'x', field 'worth': 'bad' is no number.")
        return len(text.splitlines())

    def rulebook(self) -> Rulebook:
        return Rulebook.parse(RULES, self.prefix)


GAME = HighCard()


def register(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the registry find High Card, next to the real games."""
    module = ModuleType("playcall.games.high_card")
    module.GAME = GAME  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "playcall.games.high_card", module)
    monkeypatch.setattr(playcall.games, "PLAYABLE", ("high_card", *playcall.games.PLAYABLE))
