"""Chances and what scores are worth: hands that nobody sees, the scoreboard, overtime."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from math import erf, sqrt
from typing import Final

from playcall.contract import Outlook
from playcall.games.masters_gridiron.anatomy import Audible
from playcall.games.masters_gridiron.cards import BOOK, PLAYS
from playcall.games.masters_gridiron.coach.pairings import PLAIN, Attack, Hand, Stakes, mean, none_of, unseen
from playcall.games.masters_gridiron.effects import Return
from playcall.games.masters_gridiron.rules.matchup import (
    Standing,
    offence_number,
    standing,
    stopped,
)
from playcall.games.masters_gridiron.rules.resolve import carries, judge, points_of
from playcall.games.masters_gridiron.rules.turn import Turn, may_be_replied
from playcall.games.masters_gridiron.table import NO_CARD, NOBODY, POINTS, SPOTS_TO_FILL, Table
from playcall.games.masters_gridiron.zones import OFF_HAND, PB_HAND, PLAYBOOK

CONVERTING: Final = Turn.convert.__qualname__
MEAN, DEVIATION = 2.75, 3.2
"""Points of an average attempt."""
EARLY: Final = 7
"""With more attempts to come than this, a point is a point."""
FLAT: Final = 0.012
"""A scoreboard on which a point changes less than this is decided."""
LEAST: Final = 0.2
"""Points are never worth nothing: the other side may go wrong too."""
ANSWERED: Final = 0.04
"""The chance that an attempt is stopped by an Audible nobody sees coming."""


def stakes(s: Table) -> Stakes:
    """Points early in a game; later what they do for the chance to win."""
    if s.period:
        return _overtime_stakes(s)
    done = len(s.outcomes[s.offence]), len(s.outcomes[s.defence])
    mine, theirs = SPOTS_TO_FILL - done[0] - 1, SPOTS_TO_FILL - done[1]
    if mine + theirs > EARLY:
        return PLAIN
    lead = lead_of(s, s.offence)
    now = win_chance(lead, mine, theirs)
    slope = (win_chance(lead + 1, mine, theirs) - win_chance(lead - 1, mine, theirs)) / 2
    gains = [win_chance(lead + points, mine, theirs) - now for points in (POINTS["T"], POINTS["F"])]
    if max(gains) < FLAT:
        return PLAIN
    scale = max(slope, gains[0] / 14, FLAT)
    return Stakes(max(LEAST, gains[0] / scale), max(LEAST, gains[1] / scale))


def _overtime_stakes(s: Table) -> Stakes:
    """MG-8.4 to MG-8.7; a favorite wins nothing with a Field Goal that does not beat the spread."""
    if s.reply:
        return Stakes(9.0, 4.5)
    if lead_of(s, s.offence) + POINTS["F"] < 0:
        return Stakes(PLAIN.touchdown, LEAST)
    return PLAIN if may_be_replied(s) else Stakes(PLAIN.touchdown, PLAIN.touchdown)


def lead_of(s: Table, seat: int) -> float:
    """MG-15.5  Points by which a seat leads, the spread counted in."""
    handicap = s.game.handicap(s)
    return s.scores[seat] + handicap[seat] - s.scores[1 - seat] - handicap[1 - seat]


@lru_cache(maxsize=4096)
def win_chance(lead: float, mine: int, theirs: int) -> float:
    """The chance to win from a lead, by the attempts both sides have left; a tie is half a win."""
    attempts = mine + theirs
    if not attempts:
        return 0.5 if lead == 0 else float(lead > 0)
    return 0.5 * (1 + erf((lead + MEAN * (mine - theirs)) / (DEVIATION * sqrt(2 * attempts))))


def attempts_left(s: Table, seat: int) -> int:
    """Attempts a seat has after the one in hand; overtime is played as if two were left."""
    if s.period:
        return 2
    return max(0, SPOTS_TO_FILL - len(s.outcomes[seat]) - (seat == s.offence and s.defence_card == NO_CARD))


CARRIED: Final = 0.16
"""Points that each point of a carried number is worth."""


def value(s: Table) -> float:
    """Points for the offence to expect from what lies now; scores of the defence count against it."""
    if s.play_card == NO_CARD:
        return 0.0
    return expected_value(s) if s.defence_card == NO_CARD else certain_value(s)


def expected_value(s: Table) -> float:
    """Before the answer: whether nobody in the other hand can stop it."""
    now, stake = standing(s), stakes(s)
    number = offence_number(s, now).total
    hand = unseen(s, s.offence)
    chance = safe_from(s, hand, now, number)
    points = stake.of(now.result) * chance
    if now.settle >= 0:
        near = safe_from(s, hand, now, number + now.settle + 1)
        points += stake.field_goal * max(0.0, near - chance)
    return points


def safe_from(s: Table, hand: Hand, now: Standing, number: int) -> float:
    """The chance that nobody in a hand reaches a number as things stand."""
    if not now.defence:
        return hand.chance(number, now.stops)
    stoppers = sum(stopped(number, best_answer(now, s.players[card].ratings)) for card in hand.cards)
    return none_of(len(hand.cards), stoppers, hand.size)


def best_answer(now: Standing, ratings: Sequence[int]) -> int:
    """The defence number that a player would have as things stand."""
    numbers = []
    for place, rating in enumerate(ratings):
        if now.stops >> place & 1:
            numbers.append(rating + sum(m.amount for m in now.defence if m.rating in (-1, place)))
    return max(numbers)


def certain_value(s: Table) -> float:
    """After the answer: what Resolve would bring."""
    verdict, stake = judge(s), stakes(s)
    if verdict.outcome == "returned":
        return -float(points_of(verdict)[1])
    if POINTS[verdict.letter]:
        return stake.touchdown if verdict.outcome == "touchdown" else stake.field_goal
    return 0.0 if s.punting else -CARRIED * sum(carries(verdict))


def with_call(s: Table, card: int, amount: int = 0) -> float:
    """The value as if an Audible had been played."""
    s.calls.append(card)
    s.call_amounts.append(amount)
    worth = value(s)
    s.calls.pop()
    s.call_amounts.pop()
    return worth


def without_call(s: Table, place: int) -> float:
    """The value as if an Audible had been cancelled."""
    s.cancelled.append(place)
    worth = value(s)
    s.cancelled.pop()
    return worth


def best_of_draws(values: Sequence[float], draws: int, keep: float) -> float:
    """The mean of the best of some cards drawn together, or of what there is."""
    if not values:
        return keep
    if draws == 1 or len(values) == 1:
        return mean(max(keep, value) for value in values)
    return mean(max(keep, one, other) for one, other in combinations(values, 2))


OVERTIME_LEFT: Final = 2
"""Attempts that count as left in overtime."""
BASE, STRENGTH = 0.5, 1.15
"""Points of an attempt: these, from games between Starters, and the mean worth of the players left."""


def outlook(s: Table) -> Outlook:
    """Each attempt to come brings what the cards left promise; one that lies on the table what it is worth there."""
    left = [OVERTIME_LEFT if s.period else max(0, SPOTS_TO_FILL - len(spots)) for spots in s.outcomes]
    attacks = [Attack(s, seat, unseen(s, seat)) for seat in (0, 1)]
    rates = [BASE + STRENGTH * attacks[seat].mean_player if left[seat] else 0.0 for seat in (0, 1)]
    handicap = s.game.handicap(s)
    expected = [s.scores[seat] + handicap[seat] + rates[seat] * left[seat] for seat in (0, 1)]
    if s.play_card != NO_CARD and left[s.offence]:
        expected[s.offence] += value(s) - rates[s.offence]
    winner = certain_winner(s)
    if winner != NOBODY:
        expected[1 - winner] = expected[winner] - HOPELESS
        return Outlook((expected[0], expected[1]), 0.0, (s.scores[0], s.scores[1]))
    held = [holdings(s, seat, attacks[seat], left[seat]) for seat in (0, 1)]
    return Outlook((expected[0], expected[1]), float(sum(left)), (s.scores[0], s.scores[1]), (held[0], held[1]))


# Certain endings ------------------------------------------------------------------------------------------------------

HOPELESS: Final = 60.0
"""Points that a seat is behind in the outlook once nothing can make it win any more."""


def certain_winner(s: Table) -> int:
    """The seat that will win whatever happens; -1 while the other one can still draw level."""
    if s.period:
        return NOBODY
    lead = lead_of(s, 0)
    ahead = 0 if lead > 0 else 1
    trying = _tries(s, ahead)  # a try of the one ahead may cost a point
    most = most_to_come(s, 1 - ahead) + trying * (POINTS["T"] - POINTS["M"])
    if s.options.spread and _may_be_tied(s):
        most += POINTS["T"]
    return ahead if abs(lead) > most else NOBODY


def _may_be_tied(s: Table) -> bool:
    """Whether there may be overtime, whose points count against the spread too."""
    behind = 0 if s.scores[0] < s.scores[1] else 1
    return abs(s.scores[0] - s.scores[1]) <= most_to_come(s, behind)


def most_to_come(s: Table, seat: int) -> int:
    """The most points that a seat can still score in regulation."""
    mine, theirs = (SPOTS_TO_FILL - len(s.outcomes[side]) for side in (seat, 1 - seat))
    points = POINTS["C"] * (mine + min(theirs, returns_left(s, seat)))
    if s.play_card != NO_CARD and seat == s.offence and len(s.outcomes[0]) + len(s.outcomes[1]) < s.turn:
        points += _most_laid(s, seat) - POINTS["C"]
    return points + _tries(s, seat) * (POINTS["C"] - POINTS["T"])


def _most_laid(s: Table, seat: int) -> int:
    """Of the attempt that lies."""
    if s.punting:
        return 0
    goal = standing(s).result == "FG" and not s.in_book_hand(seat, Audible)
    return POINTS["F"] if goal else POINTS["C"]


def _tries(s: Table, seat: int) -> bool:
    """MG-11.1  Whether a seat is asked for its conversion."""
    return s.scored_by == seat and s.situation() == CONVERTING


def returns_left(s: Table, seat: int) -> int:
    """MG-10.1  Audibles in hand and deck with which a seat could score on defence."""
    cards = (card for zone in (PB_HAND(seat), *(part + seat for part in PLAYBOOK.deck)) for card in s.zones[zone])
    return sum(card % BOOK >= PLAYS and isinstance(s.audible(card).effect, Return) for card in cards)


def holdings(s: Table, seat: int, attack: Attack, left: int) -> tuple[float, ...]:
    """What a seat has beside the score: the ball, Audibles, the best attempt in hand, and all its cards."""
    hand = s.zones[PB_HAND(seat)]
    plays = [card for card in hand if card % BOOK < PLAYS]
    best = attack.best_pair(s, s.zones[OFF_HAND(seat)], plays)
    return (
        float(seat == s.offence),
        (len(hand) - len(plays)) * min(1.0, left / 3),
        best * min(left, 1),
        attack.best_players(left) * left,
        attack.mean_play * left,
        float(s.carry[seat]),
    )
