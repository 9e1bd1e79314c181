"""The coach before a play: the clock, the huddle, the Snap and its replacements, the kick."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from playcall.contract import Text, msg
from playcall.contract.rating import Rated
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
from playcall.games.sport_jockeys.cards import DEF, OFF
from playcall.games.sport_jockeys.coach.appraisal import Sight, look
from playcall.games.sport_jockeys.coach.prospects import NEXT_DRIVE, square_worth
from playcall.games.sport_jockeys.coach.strength import (
    PAIR,
    PAIRS,
    card_strength,
    expected_strength,
    mean_strength,
    pairs,
    strength,
    to_spare,
)
from playcall.games.sport_jockeys.rules.exchange import FREE, HELD, held, touchback
from playcall.games.sport_jockeys.rules.game_time import is_last_call, what_follows
from playcall.games.sport_jockeys.rules.play import delay_draws, kick_points
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
    if is_last_call(s):
        yield END_UNIT(), 0.0, (msg, "sj-tip-extra-time")
        reason = "sj-tip-lead-at-risk" if lead > 0 else "sj-tip-points-needed"
        yield CONTINUE(), goes + NEXT_DRIVE, (msg_hands, reason, own, theirs)
        return
    half_time = what_follows(s) == "half-time"
    fresh = 0.0 if half_time else to_come(s, HAND_SIZE, HAND_SIZE)
    yield CONTINUE(), goes + (NEXT_DRIVE if half_time else 0.0), (msg_hands, "sj-tip-thin", own, theirs)
    pace = HURRY * (2 + (lead > 0) - (lead < 0))
    yield END_UNIT(), fresh + pace, (msg, "sj-tip-clock") if lead > 0 else (msg, "sj-tip-new-cards")


def msg_hands(id_: str, own: int, theirs: int) -> Text:
    return Text(id_, {"own": own, "theirs": theirs})


def promises(id_: str, points: float) -> Text:
    """How many Game Points something promises, to a tenth, and whether they are more or less."""
    return Text(id_, {"points": round(abs(points), 1), "sign": "minus" if points < 0 else "plus"})


def to_come(s: Table, attackers: int, defenders: int) -> float:
    """What OFF may expect of the next play, by the number of cards on both sides."""
    here = look(s)
    return here.to_go(-2, attackers, defenders) if s.kickoff_due else here.to_stop(1, defenders, attackers)


def burning(s: Table, seat: int, cards: int) -> float:
    """What it is worth to a team that some cards leave the deck."""
    if s.unit < s.options.units:
        return 0.0
    lead = s.scores[seat] - s.scores[1 - seat]
    return BURNT * min(cards, len(s.zones[DECK()])) * ((lead > 0) - (lead < 0))


# The huddle ----------------------------------------------------------------------------------------------------------


def rate_huddle(s: Table, seat: int) -> Iterator[Rated]:
    face, sight = (OFF if seat == s.offence else DEF), Sight(s, seat)
    own, number, hand = strength(s.book, face, sight.own), sight.mine, s.zones[HANDS(seat)]
    legal = s.legal(seat)
    yield READY(), 0.0, (msg, "sj-tip-ready")
    if DELAY() in legal:
        new = expected_strength(s.book, face, sight.unseen, delay_draws(hand)) - missed(s, seat, number)
        worth = new - own - DELAYED_START + burning(s, seat, number)
        yield DELAY(), worth, (promises, "sj-tip-new-hand", new - own)
    if TIME_OUT() in legal:
        gain = sum(max(0.0, swap_gain(s, sight, face, card)) for card in hand)
        yield TIME_OUT(), gain - FRESH_START * half_left(s), (promises, "sj-tip-other-cards", gain)


def half_left(s: Table) -> float:
    """How much of the half, or of a game without halves, is still to be played: what is not used then is lost."""
    units = max(1, s.options.units // 2)
    whole = units - (s.unit - 1) % units - 1 + len(s.zones[DECK()]) / len(s.book.deck)
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
            yield action, 0.0, (msg, "sj-tip-rest-stays")
        else:
            gain = swap_gain(s, sight, face, SWAP.argument(action))
            yield action, gain, (promises, "sj-tip-other-card", gain)


def swap_gain(s: Table, sight: Sight, face: int, card: int) -> float:
    """What an unseen card promises instead of this one."""
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
            yield action, play, (promises, "sj-tip-play", play + NEXT_DRIVE)
        elif action in SPIKE:
            worth = play + new - own - FRESH_START + burning(s, seat, number)
            yield action, worth, (promises, "sj-tip-new-hand", new - own)
        else:
            yield action, touchback_worth(s, TOUCHBACK.argument(action)), (msg, "sj-tip-touchback")


def touchback_worth(s: Table, card: int) -> float:
    """OFF takes a Touchback with a card."""
    near, far = (after_touchback(s, columns) for columns in (HELD, FREE))
    sure = held(s, s.points_with(*touchback(s)))
    return (near if sure else min(near, far)) + 0.1 * to_spare(s.book, OFF, card) - RETURNED


def after_touchback(s: Table, columns: int) -> float:
    return square_worth(s.row, s.column + columns, s.options.doubles, s.options.sevens)


def rate_kick(s: Table, seat: int) -> Iterator[Rated]:
    """Every choice of kick cards: sure points, but fewer cards to stop the return with."""
    hand, cards = len(s.zones[HANDS(seat)]), [PLAY.argument(action) for action in s.legal(seat) if action in PLAY]
    picked = s.zones[PICKED(seat)]
    for action in s.legal(seat):
        others = [card for card in cards if action in PLAYED or card != PLAY.argument(action)]
        added = [] if action in PLAYED else [PLAY.argument(action)]
        sizes = range(1) if action in PLAYED else range(len(others) + 1)
        sets = [[*added, *more] for size in sizes for more in combinations(others, size)]
        kicks = [(some, sum(kick_points(s, [*picked, *some]))) for some in sets]
        worth, points = max((kick_worth(s, seat, points, some, hand), points) for some, points in kicks)
        yield action, worth, (kick_reason, points, hand - len(added))


def kick_reason(points: int, left: int) -> Text:
    return msg("sj-tip-kick", points=points, left=left)


def kick_worth(s: Table, seat: int, points: int, cards: list[int], hand: int) -> float:
    """What DEF may expect of a kick worth so much with these cards added: OFF returns it or takes the Touchback."""
    returned = look(s).to_go(-points, len(s.zones[HANDS(1 - seat)]), hand - len(cards))
    touchback = s.options.touchback_on_kickoff and s.on_start_square and s.zones[HANDS(1 - seat)]
    sparing = sum(to_spare(s.book, DEF, card) for card in cards)
    return 0.3 * sparing - (max(returned, after_touchback(s, HELD) - RETURNED) if touchback else returned)
