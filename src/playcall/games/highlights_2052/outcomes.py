"""What a play would come to against a defence, in two or three words: the judgement of `outlook` for a tag."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from playcall.games.highlights_2052.cards import Card, Play
from playcall.games.highlights_2052.effects import (
    Blitz,
    EndDrive,
    Fumble,
    GoalLineStand,
    HoldTo,
    Interception,
    Loss,
    Minus,
    NoGain,
    NoKick,
    PlainAction,
    Strip,
)
from playcall.games.highlights_2052.matchup import Matchup, action_of, judge, overthrown
from playcall.games.highlights_2052.names import MINUS
from playcall.games.highlights_2052.odds import column, mean_of_best, unseen
from playcall.games.highlights_2052.procedures.box import BLITZ_HOLDS, STRIP_HOLDS
from playcall.games.highlights_2052.procedures.resolve import draws_on_mismatch
from playcall.games.highlights_2052.table import Table

SCORE, TURNOVER, SAFETY = 100.0, -50.0, -80.0
"""Yards that a touchdown, a lost ball and a safety are put at, to compare plays."""
LOSSES = ("Tackle", "Sack", "Tackle")
"""Losses by defence type, short."""
OTHER_SIDE = {"good": "bad", "half": "half", "bad": "good"}


class Outcome(NamedTuple):
    """What happens, as a tag; what it is worth to the offence in yards; how the defence likes it."""

    tag: str
    yards: float
    tone: str


STOPPED = Outcome("No gain", 0.0, "good")
NOTHING = Outcome("No threat", 0.0, "good")
TOUCHDOWN = Outcome("Touchdown", SCORE, "bad")


def of_card(s: Table, attack: Card, card: Card) -> list[Outcome]:
    """Every play of the offence's card against a defence card."""
    return [of_play(s, play, attack, card) for play in attack.plays] or [NOTHING]


def of_play(s: Table, play: Play, attack: Card, card: Card) -> Outcome:
    """FH-19  One play against one defence."""
    m = judge(s, s.offence, play, attack, card)
    if m.triggered:
        box = of_box(s, m)
        return min(box, STOPPED, key=_yards) if m.overthrown else box
    return STOPPED._replace(tag="Overthrown") if m.overthrown else _sum(s, m)


def of_box(s: Table, m: Matchup) -> Outcome:
    """FH-19.8, FH-19.9  What a triggered box would do."""
    outcome = _action(s, m, action_of(m.card))
    barred = isinstance(m.card.rider, NoKick) and outcome == STOPPED
    return outcome._replace(tag="Stop, no kick") if barred else outcome


def best(outcomes: Iterable[Outcome]) -> Outcome:
    """The one that suits the offence best."""
    return max(outcomes, key=_yards)


def _yards(outcome: Outcome) -> float:
    return outcome.yards


def _sum(s: Table, m: Matchup) -> Outcome:
    """FH-19.14  Net base, bonus and draws."""
    goal, sure = s.ball[s.offence], m.net
    if sure < goal:
        sure += m.bonus
    if sure >= goal:
        return TOUCHDOWN
    mismatch = m.mismatch and draws_on_mismatch(s, m)
    draws = mismatch + m.play.extra_draw
    if not draws:
        return gain(s, sure, "half")
    numbers = column(s, m.play)
    mean = mean_of_best(numbers, m.play.breakaway) * mismatch + m.play.extra_draw * mean_of_best(numbers, 1)
    cards = "draw" if draws == 1 else f"{draws} draws"
    return Outcome(f"+{sure} & {cards}" if sure else cards.capitalize(), sure + mean, "bad")


def gain(s: Table, yards: int, tone: str) -> Outcome:
    """So many yards for the offence, and where that leads."""
    ball = s.ball[s.offence]
    if yards >= ball:
        return TOUCHDOWN
    return Outcome(f"+{yards}, to {ball - yards}", yards, tone) if yards else STOPPED


def _action(s: Table, m: Matchup, action: PlainAction) -> Outcome:
    match action:
        case Minus(n):
            return _let_gain(s, m, max(0, m.base - n))
        case HoldTo(n):
            return _let_gain(s, m, min(m.base, n))
        case NoGain():
            return STOPPED
        case Loss(n):
            return _loss(s, m, n)
        case Blitz(n):
            return _blitz(s, m, n)
    return STOPPED if m.play.secure else _turnover(s, action)


def _let_gain(s: Table, m: Matchup, yards: int) -> Outcome:
    return STOPPED if overthrown(s, s.offence, m.play, yards) else gain(s, yards, "good")


def _loss(s: Table, m: Matchup, yards: int) -> Outcome:
    if m.play.quick_release:
        return STOPPED
    ball, name = s.ball[s.offence] + yards, LOSSES[m.card.def_type]
    if ball >= s.safety_space:
        return Outcome(f"{name}, safety", SAFETY, "good")
    return Outcome(f"{name}, to {ball}", -yards, "good")


def _blitz(s: Table, m: Matchup, yards: int) -> Outcome:
    cards = unseen(s)
    caught = sum(card.pass_ <= BLITZ_HOLDS for card in cards) / len(cards)
    back, gained = _loss(s, m, yards), _let_gain(s, m, m.base)
    worth = caught * back.yards + (1 - caught) * gained.yards
    return Outcome(f"{_short(back)} or {_short(gained)}", worth, "half")


def _short(outcome: Outcome) -> str:
    """One of two results: yards, or what they lead to."""
    if outcome == TOUCHDOWN:
        return "TD"
    return "safety" if outcome.yards == SAFETY else f"{outcome.yards:+.0f}".replace("-", MINUS).replace("+0", "0")


def _turnover(s: Table, action: EndDrive | GoalLineStand | Interception | Fumble | Strip) -> Outcome:
    match action:
        case EndDrive() | GoalLineStand():
            return Outcome("End Drive", TURNOVER, "good")
        case Interception():
            return Outcome("Interception", TURNOVER, "good")
        case Fumble(back, _):
            lost = s.ball[s.offence] + back >= s.safety_space
            return Outcome("Fumble, safety", SAFETY, "good") if lost else Outcome("Fumble", TURNOVER, "good")
    cards = unseen(s)
    loose = sum(card.run <= STRIP_HOLDS for card in cards) / len(cards)
    return Outcome("Fumble or 0", loose * TURNOVER, "good")
