"""The chance to win from here: a logistic estimate from the lead, the drives under way and the plays left.

The numbers of the curve are in `win_chance.toml`, fitted to simulated games by `tools/win_chance.py`.
"""

from __future__ import annotations

from math import sqrt, tanh

from playcall.booklet.winning import curve_of, points_of, sumprod
from playcall.games.highlights_2052.appraisal import appraiser
from playcall.games.highlights_2052.prospects import outlook, plays_left
from playcall.games.highlights_2052.table import PLAYS_PER_HALF, Table
from playcall.games.highlights_2052.zones import AUDIBLE_SPACE, HANDS, PLAYBOOK
from playcall.kernel import Outlook

PACKAGE = "playcall.games.highlights_2052"
MIDDLING = (1.9, 0.0, 3.0)
"""Threat, stopping power and field-goal number of a middling card."""
OVERTIME_PLAYS = 4
"""Plays that overtime is reckoned to have left: a pair decides, if not this then the next."""


def win_chance(s: Table, side: int, more: float = 0.0) -> float:
    """The chance of a side to win, a tie counting half; `more` points are added to its lead."""
    if s.over or s.result is not None:
        return 0.5 + 0.5 * _sign(s.scores[side] - s.scores[1 - side])
    found = curve_of(PACKAGE)
    return chance(lead(s, side) + more, left(s), found.steepness, found.settling)


def chance(ahead: float, plays: int, steepness: float, settling: float) -> float:
    """The logistic curve, written with its twin the tanh, which no lead is too large for."""
    return 0.5 + 0.5 * tanh(steepness * ahead / sqrt(plays + settling) / 2)


def expected_scores(s: Table) -> Outlook:
    """What both sides may expect, by seat; of solitaire the automatic opponent comes last."""
    order = (0, 1) if s.seats[0] == 0 else (1, 0)
    return Outlook(
        tuple(s.scores[side] + _hopes(s, side) for side in order),
        left(s),
        (s.scores[order[0]], s.scores[order[1]]),
        tuple(holdings(s, side) for side in order),
    )


def holdings(s: Table, side: int) -> tuple[float, ...]:
    """What a side has beside the score and the ball's place: Audibles, the next play, and its cards."""
    left = plays_left(s, side)
    return s.audibles[side] * left / PLAYS_PER_HALF, float(side == s.offence), *_cards(s, side, left)


def _cards(s: Table, side: int, left: int) -> tuple[float, ...]:
    """How well the hand answers typical threats; what the team has beyond a middling one for the rest of the half.

    The automatic opponent's cards are taken to be as good as those of the other side.
    """
    owner = 1 - side if s.automatic(side) else side
    hand = s.zones[HANDS(owner)]
    team = [*hand, *s.zones[PLAYBOOK(owner)], *s.zones[AUDIBLE_SPACE(owner)]]
    if not team or not left:
        return 0.0, 0.0, 0.0, 0.0
    eyes = appraiser()
    makings = zip(*[eyes.makings_of(s, s.cards[card]) for card in team], strict=True)
    more = [sum(column) / len(team) - middling for column, middling in zip(makings, MIDDLING, strict=True)]
    return eyes.answers(s, hand), *[left * each for each in more]


def lead(s: Table, side: int) -> float:
    """Points ahead, with all that both may expect."""
    return promise(s, side) - promise(s, 1 - side)


def promise(s: Table, side: int) -> float:
    """The score of a side with what it may expect and what it holds."""
    return s.scores[side] + _hopes(s, side) + sumprod(points_of(type(s.game)), holdings(s, side))


def _hopes(s: Table, side: int) -> float:
    return outlook(plays_left(s, side), min(4, s.down(side)), s.ball[side])


def left(s: Table) -> int:
    """Plays left in the game, of both sides."""
    if s.overtime:
        return OVERTIME_PLAYS
    return 2 * PLAYS_PER_HALF * (s.half < 2) + sum(PLAYS_PER_HALF - made for made in s.made)


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)
