"""SJ-10 to SJ-15  A team's turn, whatever it answers: an action put together card by card, Challenge and injuries."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final, NamedTuple

from playcall.contract import Text, msg
from playcall.games.sport_jockeys import events
from playcall.games.sport_jockeys.actions import ACCEPT, CHALLENGE, NONE, PLAY, PLAYED
from playcall.games.sport_jockeys.cards import DEF, FACES, OFF
from playcall.games.sport_jockeys.handbook import (
    INJURIES,
    PENALTIES,
    RULINGS,
    RUNNING,
    TACKLE,
    bits,
    codes_of,
    key_kinds,
    kinds,
)
from playcall.games.sport_jockeys.names import combined, team, the_actions
from playcall.games.sport_jockeys.rules.answers import SIMPLE, Scope, answers_to, combo, legal, offered
from playcall.games.sport_jockeys.table import DISCARD, HANDS, PICKED, ROWS, Deed, Table
from playcall.kernel import DONE, Ask, Procedure, Step

CHALLENGE_CARD = kinds("CHA")
PASS = kinds("P/K")

Moments = dict[str, tuple[str, ...]]
"""The rules of the moment for each step that asks."""
ANSWERING: Final[Moments] = {
    "add": ("SJ-11.1", "SJ-12.1", "SJ-12.3", "SJ-12.6", "SJ-18.6"),
    "challenge": ("SJ-15.5", "SJ-15.6", "SJ-15.7"),
}


@dataclass(slots=True)
class Reply(Procedure):
    """SJ-10.1  One action, or no card. After an action: the Challenge window, then injuries."""

    seat: int

    order: ClassVar[tuple[str, ...]] = ("choose", "add", "lay_down", "challenge", "injure")
    rules_now: ClassVar[Moments] = ANSWERING

    @abstractmethod
    def scope(self, s: Table) -> Scope:
        """What may be used, and what must be in the action."""

    def others(self, s: Table) -> list[int]:
        """What may be done instead of an action."""
        return [NONE()]

    def standing(self, s: Table) -> tuple[int, int]:
        """The Play Points of this team and of the other."""
        points = s.play_points()
        return points[self.seat], points[1 - self.seat]

    @abstractmethod
    def asks_choose(self, s: Table, seat: int) -> Text:
        """What must be answered, and how it stands."""

    def choose(self, s: Table) -> Step:  # SJ-10.2, SJ-10.7, SJ-22.4
        hand = s.zones[HANDS.first + self.seat]
        may = offered(s.book, self.scope(s), bits(hand), 0)
        return Ask(self.seat, [PLAY.first + card for card in hand if may >> card & 1] + self.others(s))

    def on_choose(self, s: Table, action: int) -> Step:
        if action not in PLAY:
            return self.otherwise(s, action)
        self.pick(s, PLAY.argument(action))
        return None

    def otherwise(self, s: Table, action: int) -> Step:
        """SJ-10.3, SJ-10.5  No card."""
        s.tell(events.NoCard(self.seat, self.seat == s.offence, len(s.zones[HANDS(self.seat)])))
        return DONE

    def asks_add(self, s: Table, seat: int) -> Text:
        cards = combined(s.book.cards, s.zones[PICKED(self.seat)], self.scope(s).face)
        return msg("sj-ask-add", cards=cards)

    def add(self, s: Table) -> Step:  # SJ-11.1, SJ-12.1
        hand, picked = s.zones[HANDS.first + self.seat], bits(s.zones[PICKED.first + self.seat])
        scope = self.scope(s)
        may = offered(s.book, scope, bits(hand), picked)
        options = [PLAY.first + card for card in hand if may >> card & 1]
        if legal(s.book, scope, picked):
            options.append(PLAYED())
        return Ask(self.seat, options)

    def on_add(self, s: Table, action: int) -> Step:
        if action in PLAYED:
            return None
        self.pick(s, PLAY.argument(action))
        return self.add

    def pick(self, s: Table, card: int) -> None:
        s.zones[HANDS.first + self.seat].remove(card)
        s.zones[PICKED.first + self.seat].append(card)

    def lay_down(self, s: Table) -> Step:  # SJ-10.1, SJ-2.8
        cards = s.zones[PICKED.first + self.seat]
        scope = self.scope(s)
        s.zones[ROWS.first + self.seat] += cards
        s.zones[PICKED.first + self.seat] = []
        lying = self.answered(s)
        deed, laterals = action_of(s, self.seat, scope.face, cards, [])
        answers = countered(s, scope.face, deed["kinds"], lying, self.seat) if s.log is not None else []
        s.exchange.append(deed)
        if s.log is not None:
            s.tell(played(s, deed, scope.face, cards, laterals, answers[0] if answers else ("", "")))
        return None

    def answered(self, s: Table) -> int:
        """The actions that are answered."""
        return s.lying["kinds"]

    def asks_challenge(self, s: Table, seat: int) -> Text:
        return msg("sj-ask-challenge", actions=the_actions(self.in_question(s), "and"), who=team(self.seat, seat))

    def challenge(self, s: Table) -> Step:  # SJ-15.5, SJ-15.8
        if not self.in_question(s) or s.held_card(1 - self.seat, CHALLENGE_CARD) < 0:
            return None
        return Ask(1 - self.seat, [CHALLENGE(), ACCEPT()])

    def on_challenge(self, s: Table, action: int) -> Step:  # SJ-15.5, SJ-15.7
        other = 1 - self.seat
        if action in ACCEPT:
            s.tell(events.NotChallenged(other))
            return None
        s.use_special(other, CHALLENGE_CARD)
        flip = s.chance.number("review", 2) if s.options.challenge_review == "coin" else 0
        coin = ("heads", "tails")[flip] if s.options.challenge_review == "coin" else ""
        if flip:
            tell_review(s, self.seat, coin, False)
            return None
        stands = self.strike(s)
        tell_review(s, self.seat, coin, True)
        return None if stands else self.choose

    def in_question(self, s: Table) -> int:
        """What of the action just laid down can be challenged."""
        return s.exchange[-1]["kinds"] & self.challengeable(s)

    def challengeable(self, s: Table) -> int:
        """SJ-15.5, SJ-15.8  Penalties; of the defence's actions also its rulings, if the options say so."""
        wide = s.options.challenge_scope == "rulings" and self.seat == s.defence
        return RULINGS if wide else PENALTIES

    def strike(self, s: Table) -> bool:  # SJ-15.6
        """Strike the challenged cards; whether the rest stands as an action."""
        deed = s.exchange.pop()
        scope = self.scope(s)
        cards = [s.book.ids.index(card) for card in deed["cards"]]
        struck = [card for card in cards if s.book.kind[scope.face][card] & self.challengeable(s)]
        rest = [card for card in cards if card not in struck]
        stands = bool(rest) and legal(s.book, scope, bits(rest))
        new, _ = action_of(s, self.seat, scope.face, rest if stands else [], struck if stands else cards)
        s.exchange.append(new)
        return stands

    def why_not(self, s: Table) -> dict[int, WhyNot]:
        """For each hand card that cannot be played or added now: why."""
        scope, hand, picked = self.scope(s), s.zones[HANDS(self.seat)], bits(s.zones[PICKED(self.seat)])
        may = offered(s.book, scope, bits(hand), picked)
        return {card: self.refused(s, scope, card, picked) for card in hand if not may >> card & 1}

    def refused(self, s: Table, scope: Scope, card: int, picked: int) -> WhyNot:
        kind = s.book.kind[scope.face][card]
        for bar in scope.bars:
            if bar.kinds & kind:
                return WhyNot(bar.why, bar.rule)
        if picked:
            return WhyNot("no-combo", "SJ-12.1") if scope.combos else no_combos(s)
        if scope.hanging >> card & 1:
            return WhyNot("own-run", "SJ-5.6")
        return no_answer(scope.face, kind, key_kinds(self.answered(s)))

    def injure(self, s: Table) -> Step:  # SJ-15.10
        deed = s.exchange[-1]
        if deed["kinds"] & INJURIES:
            kind = s.book.kind[face_of(deed)]
            for card in deed["cards"]:
                if kind[s.book.ids.index(card)] & INJURIES:
                    lose_random_card(s, 1 - self.seat)
        return None


class WhyNot(NamedTuple):
    """Why a card cannot be played, by which rule, and what it does not counter."""

    why: str
    rule: str
    keys: int = 0


def no_combos(s: Table) -> WhyNot:
    """Why more than one card may not be played."""
    return WhyNot("kicking", "SJ-8.3") if s.options.combos else WhyNot("singles", "SJ-20.5")


def no_answer(face: int, kind: int, keys: int) -> WhyNot:
    """Why an action that could be used answers none of the key cards."""
    if not keys:
        return WhyNot("recover", "SJ-14.4")
    if face == OFF and keys == TACKLE and kind & answers_to(OFF, TACKLE, 0):
        return WhyNot("same-run", "SJ-13.6") if kind & RUNNING else WhyNot("same-pass", "SJ-13.7")
    return WhyNot("no-counter", "SJ-13.1", keys)


# What an action is worth, and what is told of it ---------------------------------------------------------------------


def action_of(s: Table, seat: int, face: int, cards: Sequence[int], struck: list[int]) -> tuple[Deed, int]:
    """Cards as an action with its points, and how many of them are laterals."""
    name = combo(s.book, face, bits(cards)) if len(cards) > 1 else ""
    points, laterals = points_of(s, seat, face, cards, name)
    return s.lay(seat, FACES[face], cards, name, points, struck), laterals


def points_of(s: Table, seat: int, face: int, cards: Sequence[int], name: str) -> tuple[list[int], int]:
    """SJ-11.2, SJ-12.2, SJ-18.3 to SJ-18.6  What cards of a combo bring, and how many of them are laterals."""
    boxes, kind = s.book.boxes[face], s.book.kind[face]
    counted = [card for card in cards if boxes[card] >= 0]
    laterals = 0
    if face == OFF:
        passes = [card for card in cards if kind[card] & PASS]
        if passes and not s.throws_forward(seat):
            laterals = len(passes)
            counted = [card for card in counted if card not in passes]
    bonus = 0
    if name and s.options.bonuses:
        bonus = 1 if name == SIMPLE else len(cards)
    return [len(counted), sum([boxes[card] for card in counted]), bonus], laterals


def countered(s: Table, face: int, own: int, lying: int, seat: int) -> list[tuple[str, str]]:
    """SJ-13.1 to SJ-13.7  Which action counters which: for each key card the first of a team's own that answers it."""
    latest, found = s.latest(seat), []
    for code in codes_of(key_kinds(lying)):
        answers = codes_of(answers_to(face, kinds(code), latest) & own)
        if answers:
            found.append((answers[0], code))
    return found


def played(
    s: Table, deed: Deed, face: int, cards: list[int], laterals: int, answer: tuple[str, str]
) -> events.ActionPlayed:
    first, second = s.play_points()
    worth, boxes, bonus = deed["points"]
    return events.ActionPlayed(
        deed["seat"], face, tuple(cards), deed["combo"], worth, boxes, bonus, laterals, *answer, (first, second)
    )


def tell_review(s: Table, seat: int, coin: str, succeeded: bool) -> None:
    """What came of a Challenge against the latest action of a team."""
    if s.log is None:
        return
    deed = s.exchange[-1]
    first, second = s.play_points()
    number = s.book.ids.index
    cards, boxes, bonus = deed["points"]
    s.tell(
        events.Challenged(
            1 - seat,
            coin,
            succeeded,
            tuple(map(number, deed["struck"])),
            tuple(map(number, deed["cards"])),
            face_of(deed),
            (cards, boxes, bonus),
            (first, second),
        )
    )


def face_of(deed: Deed) -> int:
    return DEF if deed["side"] == "def" else OFF


def lose_random_card(s: Table, seat: int) -> None:
    """SJ-15.10, SJ-22.1  A card of the hand, if there is one, goes to the discard face up."""
    hand = s.zones[HANDS(seat)]
    if hand:
        card = hand.pop(s.chance.number("injury", len(hand)))
        s.zones[DISCARD()].append(card)
        s.tell(events.Injured(seat, card))
