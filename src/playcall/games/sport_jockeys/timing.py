"""The coach before a play: the clock, the huddle, the Snap and its replacements, the kick."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from playcall.booklet.rating import Rated
from playcall.games.sport_jockeys.actions import (
    CONTINUE,
    DELAY,
    END_UNIT,
    PLAY,
    PLAYED,
    READY,
    SNAP,
    SPIKE,
    SWAP,
    TIME_OUT,
    TOUCHBACK,
)
from playcall.games.sport_jockeys.anatomy import DEF, OFF
from playcall.games.sport_jockeys.appraisal import look
from playcall.games.sport_jockeys.cards import NORMAL
from playcall.games.sport_jockeys.names import count
from playcall.games.sport_jockeys.prospects import NEXT_DRIVE, square_worth
from playcall.games.sport_jockeys.sight import Sight
from playcall.games.sport_jockeys.strength import (
    PAIR,
    PAIRS,
    card_strength,
    expected_strength,
    mean_strength,
    pairs,
    strength,
    to_spare,
)
from playcall.games.sport_jockeys.table import DECK, HAND_SIZE, HANDS, PICKED, Table

HURRY = 1.0
"""What a unit that ends now is worth beside its new cards: twice to a team that is level, more to a leader, less to one
that trails."""
BURNT = 0.06
"""What a leader in the last unit gains by each card that leaves the deck."""
RETURNED = 0.85
"""What a Touchback must promise beyond a return: the other team keeps its cards."""
FRESH_START = 1.0
"""How much better a new hand must promise to be before a Spike or a Time Out pays."""
DELAYED_START = 0.7
"""The same for a Delay of Game, which costs a card already."""


# The clock -----------------------------------------------------------------------------------------------------------


def rate_clock(s: Table, seat: int) -> Iterator[Rated]:
    own, theirs = len(s.zones[HANDS(seat)]), len(s.zones[HANDS(1 - seat)])
    lead = s.scores[seat] - s.scores[1 - seat]
    goes = to_come(s, own, theirs)
    hands = f"{count(own, 'card')} against {theirs}"
    if s.unit >= s.options.units:
        yield END_UNIT(), float(lead > 0), "The lead is safe." if lead > 0 else "Nothing more to win here."
        yield CONTINUE(), goes + NEXT_DRIVE if not lead else float(lead < 0), f"Points are needed: {hands}."
        return
    half_time = s.unit + 1 == s.options.second_half
    fresh = 0.0 if half_time else to_come(s, HAND_SIZE, HAND_SIZE)
    yield CONTINUE(), goes + (NEXT_DRIVE if half_time else 0.0), f"A thin defence is a good defence to meet: {hands}."
    pace = HURRY * (2 + (lead > 0) - (lead < 0))
    yield END_UNIT(), fresh + pace, "The clock is on your side." if lead > 0 else "New cards for both."


def to_come(s: Table, attackers: int, defenders: int) -> float:
    """What OFF may expect of the play that is due with so many cards on both sides."""
    here = look(s)
    return here.to_go(-2, attackers, defenders) if s.kickoff_due else here.to_stop(1, defenders, attackers)


def burning(s: Table, seat: int, cards: int) -> float:
    """What it is worth to a team that so many cards leave the deck."""
    if s.unit < s.options.units:
        return 0.0
    lead = s.scores[seat] - s.scores[1 - seat]
    return BURNT * min(cards, len(s.zones[DECK()])) * ((lead > 0) - (lead < 0))


# The huddle ----------------------------------------------------------------------------------------------------------


def rate_huddle(s: Table, seat: int) -> Iterator[Rated]:
    face, sight = (OFF if seat == s.offence else DEF), Sight(s, seat)
    own, number = strength(s.book, face, sight.own), sight.mine
    legal = s.legal(seat)
    yield READY(), 0.0, "The hand will do."
    if DELAY() in legal:
        new = expected_strength(s.book, face, sight.unseen, number - 1) - missed(s, seat, number)
        worth = new - own - DELAYED_START + burning(s, seat, number)
        yield DELAY(), worth, ("A new hand promises {:+.1f} points.".format, new - own)
    if TIME_OUT() in legal:
        gain = sum(max(0.0, swap_gain(s, sight, face, card)) for card in s.zones[HANDS(seat)])
        yield TIME_OUT(), gain - FRESH_START * half_left(s), ("Other cards promise {:+.1f} points.".format, gain)


def half_left(s: Table) -> float:
    """How much of the half, or of a game without halves, is still to be played: what is not used then is lost."""
    units = max(1, s.options.units // 2)
    whole = units - (s.unit - 1) % units - 1 + len(s.zones[DECK()]) / NORMAL
    return min(1.0, whole / units)


def missed(s: Table, seat: int, number: int) -> float:
    """What one card fewer costs a team."""
    theirs = len(s.zones[HANDS(1 - seat)])
    if seat == s.offence:
        return to_come(s, number, theirs) - to_come(s, number - 1, theirs)
    return to_come(s, theirs, number - 1) - to_come(s, theirs, number)


def rate_exchange(s: Table, seat: int) -> Iterator[Rated]:
    face, sight = (OFF if seat == s.offence else DEF), Sight(s, seat)
    for action in s.legal(seat):
        if action in PLAYED:
            yield action, 0.0, "The rest may stay."
        else:
            gain = swap_gain(s, sight, face, SWAP.argument(action))
            yield action, gain, ("Another card promises {:+.1f} points.".format, gain)


def swap_gain(s: Table, sight: Sight, face: int, card: int) -> float:
    """What an unseen card promises in the place of this one."""
    rest = sight.own & ~(1 << card)
    shared = PAIRS * rest.bit_count() - pairs(s.book, face, card, rest)
    return mean_strength(s.book, face, sight.unseen) - card_strength(s.book, face, card) + PAIR[face] * shared


# Snap and kick -------------------------------------------------------------------------------------------------------


def rate_snap(s: Table, seat: int) -> Iterator[Rated]:
    sight = Sight(s, seat)
    own, number = strength(s.book, OFF, sight.own), sight.mine
    new = expected_strength(s.book, OFF, sight.unseen, HAND_SIZE)
    average = expected_strength(s.book, OFF, sight.unseen, number)
    play = to_come(s, number, sight.theirs) + own - average
    for action in s.legal(seat):
        if action in SNAP:
            yield action, play, ("The play promises {:.1f} points.".format, play + NEXT_DRIVE)
        elif action in SPIKE:
            worth = play + new - own - FRESH_START + burning(s, seat, number)
            yield action, worth, ("A new hand promises {:+.1f} points.".format, new - own)
        else:
            yield action, touchback_worth(s, seat, TOUCHBACK.argument(action), 0), "Two downs for a sure thing."


def touchback_worth(s: Table, seat: int, card: int, kicked: int) -> float:
    """OFF takes a Touchback with a card, after a kick of so many points."""
    near, far = (after_touchback(s, columns) for columns in (1, 2))
    sure = kicked > 1 + s.options.face_down_value
    return (near if sure else min(near, far)) + 0.1 * to_spare(s.book, OFF, card) - RETURNED


def after_touchback(s: Table, columns: int) -> float:
    return square_worth(s.row, s.column + columns, s.options.doubles, s.options.sevens)


def rate_kick(s: Table, seat: int) -> Iterator[Rated]:
    """Every choice of kick cards: sure points, but fewer cards to stop the return with."""
    hand, cards = len(s.zones[HANDS(seat)]), [PLAY.argument(action) for action in s.legal(seat) if action in PLAY]
    kicked = 1 + sum(s.book.boxes[OFF][card] + 1 for card in s.zones[PICKED(seat)])
    for action in s.legal(seat):
        others = [card for card in cards if action in PLAYED or card != PLAY.argument(action)]
        added = [] if action in PLAYED else [PLAY.argument(action)]
        sizes = range(1) if action in PLAYED else range(len(others) + 1)
        sets = [[*added, *more] for size in sizes for more in combinations(others, size)]
        worth, points = max((kick_worth(s, seat, kicked, some, hand), kick_points(s, kicked, some)) for some in sets)
        yield action, worth, (kick_reason, points, hand - len(added))


def kick_reason(points: int, left: int) -> str:
    return f"A kick of {points}, {count(left, 'card')} left for the return."


def kick_points(s: Table, kicked: int, cards: list[int]) -> int:
    return kicked + sum(s.book.boxes[OFF][card] + 1 for card in cards)


def kick_worth(s: Table, seat: int, kicked: int, cards: list[int], hand: int) -> float:
    """What DEF may expect of a kick, for OFF returns it or takes the Touchback."""
    points = kick_points(s, kicked, cards)
    returned = look(s).to_go(-points, len(s.zones[HANDS(1 - seat)]), hand - len(cards))
    touchback = s.options.touchback_on_kickoff and s.on_start_square and s.zones[HANDS(1 - seat)]
    sparing = sum(to_spare(s.book, DEF, card) for card in cards)
    return 0.3 * sparing - (max(returned, after_touchback(s, 1) - RETURNED) if touchback else returned)
