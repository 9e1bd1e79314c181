"""High Card: a game of a few minutes for the tests of the command line.

Both seats show a card at once; the higher one scores and its owner may double or stay.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import pytest

import playcall.games
from playcall.contract import (
    Advice,
    Box,
    CardFace,
    Coach,
    Game,
    Mode,
    Preview,
    PreviewStep,
    Say,
    Text,
    Words,
    joined,
    msg,
)  # fmt: skip
from playcall.kernel import (
    DONE,
    ActionSpace,
    Ask,
    CardError,
    Chance,
    Event,
    Procedure,
    Result,
    Rulebook,
    Sees,
    State,
    Step,
    ZoneKind,
    ZoneLayout,
    number,
    public,
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
    rounds: int = number(3, 1, 4, rule="HC-2.1")
    doubling: bool = switch(True, rule="HC-2.2")


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
    scores: list[int] = public([0, 0])

    def owner(self, per: str, holder: int) -> int | None:
        return holder if per == "seat" else None


def table(state: State) -> HighCardTable:
    assert isinstance(state, HighCardTable)
    return state


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

    def asks_show(self, s: State, seat: int) -> Text:
        return msg("hc-asks-show")

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

    def asks_double(self, s: State, seat: int) -> Text:
        return msg("hc-asks-double")

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
    def line(self, event: Event, seat: int | None) -> Text | None:
        match event:
            case Dealt(owner=owner, cards=cards) if cards is not None:
                return msg("hc-dealt", seat=owner, cards=joined((card + 1 for card in cards), "space"))
            case Scored(seat=winner, shown=(one, other)) if winner is not None:
                return msg("hc-scored", one=one + 1, other=other + 1, seat=winner)
            case Doubled(seat=who, heads=heads):
                return msg("hc-doubled", seat=who, side="heads" if heads else "tails")
        return None

    def headline(self, state: State) -> Text:
        one, other = table(state).scores
        return msg("hc-headline", one=one, other=other)

    def result(self, result: Result) -> Text:
        one, other = result.scores
        if result.winner is None:
            return msg("hc-tie")
        return msg("hc-won", seat=result.winner, one=one, other=other, by=result.by)


class HighCardCoach(Coach):
    def advise(self, imagined: State, seat: int) -> list[Advice]:
        worths = {DOUBLE(): 0.0, STAY(): 0.5}
        legal = imagined.legal(seat)
        advice = [Advice(action, worths.get(action, action), (msg("hc-reason"),)) for action in legal]
        return sorted(advice, key=lambda a: -a.worth)


class HighCard(Game):
    id = "high_card"
    title = "High Card"
    prefix = "HC"
    rules_version = 1
    seats = (2, 2)
    box = Box((2, 2), minutes=2, difficulty=1)
    modes = (Mode("short", {"rounds": "1"}),)
    options = HighCardOptions
    actions = ACTIONS
    procedures = {"Play": Play}  # noqa: RUF012
    package = "tests.cli"
    words = HighCardWords()
    coach = HighCardCoach()

    def preview(self, state: State, seat: int, action: int) -> Preview:
        if action in SHOW:
            card = SHOW.argument(action)
            return Preview(msg("hc-show", card=card + 1), card=self.card_id("card", card))
        if action in STAY:
            return Preview(msg("hc-stay"))
        return Preview(msg("hc-double"), steps=lambda: [PreviewStep(msg("hc-odds"), ("HC-2.2",))])

    def screen(self, state: State, seat: int | None, width: int, say: Say) -> str:
        hand = ["?"] if seat is None else [str(card + 1) for card in state.zones[HAND(seat)]]
        lines = (
            msg("hc-hand", cards=joined(hand, "space")),
            msg("hc-score", scores=joined(table(state).scores, "comma")),
        )
        return "\n".join(["-" * width, *map(say, lines)])

    def seat_count(self, options: Any) -> int:
        return 2

    def layout(self, options: Any) -> ZoneLayout:
        return LAYOUT

    def blank(self, options: Any, chance: Chance) -> State:
        return HighCardTable(self, options, chance, LAYOUT.empty())

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
    places = {"high_card": f"{__name__}:GAME", **playcall.games._places()}
    monkeypatch.setattr(playcall.games, "_places", lambda: places)
