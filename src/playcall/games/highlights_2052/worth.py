"""What a card is worth in yards: gained by its football end, taken by its helmet end, and its field-goal number.

Every threat of a field of cards meets every defence of it on the four plays of an average drive, and since defenders
choose, the third of these meetings that suits the defence least is left out. Expected values stand for the Action
Deck; a turnover costs the ground gained so far, a safety what its points and yards are worth.
"""

from collections.abc import Iterable, Sequence
from statistics import fmean
from typing import Final, NamedTuple

from playcall.games.highlights_2052.anatomy import Card, Play
from playcall.games.highlights_2052.effects import (
    GOAL_LINE,
    MAUL,
    PASS,
    RUN,
    Action,
    Always,
    BallAtLeast,
    BallAtMost,
    Blitz,
    ClearArea,
    Condition,
    DefType,
    Down,
    EndDrive,
    Fumble,
    GoalLineStand,
    HoldTo,
    If,
    Interception,
    Loss,
    Minus,
    Momentum,
    OffType,
    PlainAction,
    Strip,
)

START: Final = 45
SAFETY: Final = 50
SAFETY_COST: Final = 25.0  # 2 points and 10 yards, at about 7 points for 45 yards
DRIVE_COST: Final = 5.0  # the plays a lost drive no longer has
FIELD_GOAL_YARDS: Final = 1.0  # 0.15 of 3 points on one card in four
FITTING: Final = 2 / 3  # the share of meetings that a defender with a hand to choose from lets happen
DRAW: Final = (25 / 3, 10.0, 25 / 3)  # mean Action card by play type
BEST_DRAW: Final = {2: (12.0, 14.4, 12.0), 3: (14.1, 16.9, 14.1)}  # mean highest of k cards
BLITZ_HOME: Final = 20 / 30  # pass number 10 or less
STRIP_HOME: Final = 15 / 30  # run number 0 or 5
FOULS: Final = ((5, 4 / 30), (10, 3 / 30), (15, 2 / 30))  # yards for the offence, chance
CLEAN: Final = 18 / 30
OFF_HOLDING: Final = 2 / 30


class Spot(NamedTuple):
    """A moment of a drive."""

    y: int
    down: int


DRIVE: Final = (Spot(45, 1), Spot(35, 2), Spot(25, 3), Spot(15, 4))


def value(card: Card, field: Sequence[Card]) -> float:
    """The worth of a card among the cards of a field."""
    kick = card.fg + max((play.kick_setup for play in card.plays), default=0)
    return offence(card, field) + defence(card, field) + FIELD_GOAL_YARDS * kick


def offence(card: Card, field: Sequence[Card]) -> float:
    """Yards gained against the defences of the field, with the best play for each."""
    return _chosen(fmean(threat(card, other, spot) for spot in DRIVE) for other in field)


def defence(card: Card, field: Sequence[Card]) -> float:
    """Yards taken from the threats of the field, against what they gain unopposed."""
    return -_chosen(fmean(threat(other, card, spot) - unopposed(other, spot) for spot in DRIVE) for other in field)


def _chosen(results: Iterable[float]) -> float:
    ranked = sorted(results)
    return fmean(ranked[: max(1, round(len(ranked) * FITTING))])


def threat(card: Card, against: Card, spot: Spot) -> float:
    """The best expected result of a card against a defence."""
    return max((expected(play, against, spot) for play in card.plays), default=0.0)


def unopposed(card: Card, spot: Spot) -> float:
    """What a card gains when its type is met and its footballs are not."""
    return max((_ground(play, MAUL, 0, spot) for play in card.plays if not _overthrown(play, MAUL, spot)), default=0.0)


def expected(play: Play, against: Card, spot: Spot) -> float:
    """The expected yards of one play against one defence; the ground lost by a turnover counts as yards."""
    helmets = max(0, against.helmets[play.area] - play.misdirection)
    mismatch = {play.type, against.def_type} == {RUN, PASS} or (play.stunt and against.def_type == MAUL)
    if not mismatch and helmets >= play.footballs and _triggered(against.box, play, spot):
        return _boxed(play, against, spot)
    if _overthrown(play, against.def_type, spot):
        return 0.0
    drawn = _draw(play) if mismatch else 0.0
    return min(spot.y, _ground(play, against.def_type, helmets, spot) + drawn)


def _draw(play: Play) -> float:
    return BEST_DRAW[play.breakaway][play.type] if play.breakaway else DRAW[play.type]


def _base(play: Play, def_type: int, spot: Spot) -> float:
    if play.situation is None:
        return play.yards
    chance = _chance(play.situation.condition, play, def_type, 0, spot)
    return chance * play.situation.yards + (1 - chance) * play.yards


def _overthrown(play: Play, def_type: int, spot: Spot) -> bool:
    return play.type == PASS and spot.y - _base(play, def_type, spot) < -5


def _ground(play: Play, def_type: int, helmets: int, spot: Spot) -> float:
    gain = max(0.0, _base(play, def_type, spot) - 5 * helmets) + play.extra_draw * DRAW[play.type]
    if play.bonus is not None:
        gain += play.bonus.yards * _chance(play.bonus.condition, play, def_type, helmets, spot)
    return min(spot.y, gain)


def _chance(condition: Condition, play: Play, def_type: int, helmets: int, spot: Spot) -> float:
    match condition:
        case BallAtMost(n):
            return spot.y <= n
        case BallAtLeast(n):
            return spot.y >= n
        case Down(downs):
            return spot.down in downs
        case DefType(t):
            return def_type == t
        case OffType(t):
            return play.type == t
        case ClearArea():
            return helmets == 0
        case Always():
            return 1.0
    return 0.4  # the score and the play before are not known here


def _triggered(box: Action | None, play: Play, spot: Spot) -> bool:
    if isinstance(box, If):
        return _chance(box.condition, play, MAUL, 0, spot) >= 0.4
    return box is not None and (spot.y <= GOAL_LINE or not isinstance(box, GoalLineStand))


def _boxed(play: Play, against: Card, spot: Spot) -> float:
    assert against.box is not None
    action = against.box.action if isinstance(against.box, If) else against.box
    result = _result(action, play, against.def_type, spot)
    if _overthrown(play, against.def_type, spot):
        return min(0.0, result)
    if isinstance(against.rider, Momentum):
        result -= against.rider.n
    return _checked(result) if against.penalty or play.hard_count else result


def _checked(result: float) -> float:
    fouls = sum(chance * max(yards, result) for yards, chance in FOULS)
    return CLEAN * result + fouls + OFF_HOLDING * min(-10.0, result)


def _result(action: PlainAction, play: Play, def_type: int, spot: Spot) -> float:
    base = min(spot.y, _base(play, def_type, spot))
    match action:
        case Minus(n):
            return max(0.0, base - n)
        case HoldTo(n):
            return min(base, n)
        case Loss(n):
            return 0.0 if play.quick_release else -_loss(n, spot)
        case Blitz(n):
            return (1 - BLITZ_HOME) * base - (0.0 if play.quick_release else BLITZ_HOME * _loss(n, spot))
        case Strip() | Interception() | Fumble() | EndDrive() | GoalLineStand():
            return 0.0 if play.secure else -_turnover(action, spot)
    return 0.0


def _loss(yards: int, spot: Spot) -> float:
    return yards + (SAFETY_COST if spot.y + yards >= SAFETY else 0.0)


def _turnover(action: PlainAction, spot: Spot) -> float:
    lost = START - spot.y + DRIVE_COST
    match action:
        case Interception(returned):
            return lost + (returned if isinstance(returned, int) else DRAW[RUN if returned == "run" else PASS])
        case Fumble(back, returned):
            return lost + returned if spot.y + back < SAFETY else _loss(back, spot)
        case Strip(returned):
            return STRIP_HOME * (lost + returned)
    return lost


def mean_value(cards: Iterable[Card], field: Sequence[Card]) -> float:
    """The average worth of some cards."""
    return fmean(value(card, field) for card in cards)
