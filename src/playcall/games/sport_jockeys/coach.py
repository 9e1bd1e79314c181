"""The coach: heuristics for every decision, following what strong players think about."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from playcall.booklet.rating import Rated, RatingCoach
from playcall.games.sport_jockeys.actions import (
    ACCEPT,
    CHALLENGE,
    ENFORCE,
    NONE,
    OFFENCE,
    PLAY,
    PLAYED,
    RECEIVE,
    SLOPPY,
    TOUCHBACK,
)
from playcall.games.sport_jockeys.anatomy import DEF
from playcall.games.sport_jockeys.appraisal import Appraisal, look
from playcall.games.sport_jockeys.combos import legal_sets
from playcall.games.sport_jockeys.handbook import bits, members
from playcall.games.sport_jockeys.names import count
from playcall.games.sport_jockeys.procedures.replies import Recover, TouchbackReply
from playcall.games.sport_jockeys.procedures.tally import EndOfPlay, next_flag
from playcall.games.sport_jockeys.procedures.turn import Reply
from playcall.games.sport_jockeys.strength import to_spare
from playcall.games.sport_jockeys.table import DECK, PICKED, Table
from playcall.games.sport_jockeys.timing import (
    after_touchback,
    rate_clock,
    rate_exchange,
    rate_huddle,
    rate_kick,
    rate_snap,
    touchback_worth,
)
from playcall.kernel import State

CONCEDED = 1.26
"""What a touchdown given away must save: something may still happen to those who have to play on."""
LAST_RESORT = 0.31
"""What a Sloppy Tackle must save: an action may yet find them without an answer."""
LAST_CARDS = 0.3
"""What each card is worth when the deck is gone and nothing replaces it."""
CHALLENGE_PRICE = 0.6
"""Points a Challenge should save early in a unit; it falls with the deck."""

Rater = Callable[[Table, int], Iterator[Rated]]


class SportJockeysCoach(RatingCoach):
    """Rates every option of a decision in Game Points. It reads an imagined position: hidden cards are guesses."""

    def rated(self, imagined: State, seat: int) -> Iterator[Rated]:
        assert isinstance(imagined, Table)
        return RATERS[imagined.situation()](imagined, seat)


# Before the game -----------------------------------------------------------------------------------------------------


def rate_evenly(s: Table, seat: int) -> Iterator[Rated]:
    for action in s.legal(seat):
        yield action, 0.0, ""


def rate_role(s: Table, seat: int) -> Iterator[Rated]:
    for action in s.legal(seat):
        first = action in RECEIVE or action in OFFENCE
        yield action, 0.1 * first, "The first drive is yours." if first else "The second half is yours."


# A turn --------------------------------------------------------------------------------------------------------------


def rate_turn(s: Table, seat: int) -> Iterator[Rated]:
    """Every action by the best set of cards it can become, and what may be done instead."""
    turn = s.stack[-1]
    assert isinstance(turn, Reply)
    look_on, scope = Appraisal(s, seat), turn.scope(s)
    picked = bits(s.zones[PICKED(seat)])
    sets = {
        cards: action_worth(s, turn, look_on, cards) - cost(s, scope.face, cards)
        for cards in legal_sets(s.book, scope, look_on.sight.own, picked)
    }
    for action in s.legal(seat):
        if action in PLAY:
            bit = 1 << PLAY.argument(action)
            best = max((cards for cards in sets if cards & bit), key=lambda cards: sets[cards])
            yield action, sets[best], (action_reason, s, turn, look_on, best)
        elif action in PLAYED:
            yield action, sets[picked], (action_reason, s, turn, look_on, picked)
        else:
            yield other_worth(s, turn, look_on, action)


def action_worth(s: Table, turn: Reply, look_on: Appraisal, cards: int) -> float:
    """What an action brings the team that plays it, before its cost."""
    if isinstance(turn, TouchbackReply):
        points = look_on.points[turn.seat] + look_on.deed(DEF, cards).points
        more = points > look_on.points[1 - turn.seat]
        return -after_touchback(s, 1 if more else 2)
    if isinstance(turn, Recover):
        return look_on.offence_action(cards, recovery=True)
    if turn.seat == s.offence:
        return look_on.offence_action(cards)
    return -look_on.defence_action(cards)


def cost(s: Table, face: int, cards: int) -> float:
    """What is missed of the cards afterwards; when the deck is gone nothing replaces them."""
    if not s.zones[DECK()]:
        return LAST_CARDS * cards.bit_count()
    return -sum([to_spare(s.book, face, card) for card in members(cards)])


def action_reason(s: Table, turn: Reply, look_on: Appraisal, cards: int) -> str:
    face = turn.scope(s).face
    deed = look_on.deed(face, cards)
    points = look_on.points[turn.seat] + deed.points
    standing = f"{points} to {look_on.points[1 - turn.seat]}"
    if isinstance(turn, TouchbackReply):
        return f"That makes it {standing}."
    answers = (look_on.answers(deed, isinstance(turn, Recover)) & look_on.sight.unseen).bit_count()
    return f"That makes it {standing}; {answers} of {count(look_on.sight.number, 'unseen card')} answer it."


def other_worth(s: Table, turn: Reply, look_on: Appraisal, action: int) -> Rated:
    """A Sloppy Tackle, a Touchback, or no card."""
    sign = 1 if turn.seat == s.offence else -1
    if action in SLOPPY:
        spared = to_spare(s.book, DEF, SLOPPY.argument(action))
        return action, -look_on.sloppy() + spared - LAST_RESORT, "It ends the play: nobody can answer it."
    if action in TOUCHBACK:
        kicked = look_on.points[1 - turn.seat]
        worth = touchback_worth(s, turn.seat, TOUCHBACK.argument(action), kicked)
        return action, worth, "Better than a return against that kick."
    assert action in NONE
    if isinstance(turn, TouchbackReply):
        return action, -after_touchback(s, 2), "Let them have the downs."
    gives_away = turn.seat == s.defence and s.lying["seat"] != turn.seat
    reason = "Give them that, before it gets worse." if gives_away else "It is best to stop here."
    return action, sign * look_on.no_card() - (CONCEDED if gives_away else 0.0), reason


# Challenges and penalties --------------------------------------------------------------------------------------------


def rate_challenge(s: Table, seat: int) -> Iterator[Rated]:
    """With the action standing it is one's own turn; struck, the other team must answer again."""
    here, sign = look(s), 1 if seat == s.offence else -1
    look_on = Appraisal(s, seat)
    margin, before = look_on.margin, s.play_points(len(s.exchange) - 1)
    earlier = before[s.offence] - before[s.defence]
    mine, theirs = look_on.sight.mine, look_on.sight.theirs
    if seat == s.offence:
        stands = min(here.to_go(margin, mine, theirs), max(here.ended(margin), here.ended(0)))
        struck = here.to_stop(earlier, theirs, mine)
    else:
        stands = max(here.to_stop(margin, mine, theirs), here.ended(margin))
        struck = here.to_go(earlier, theirs, mine)
    price = CHALLENGE_PRICE * len(s.zones[DECK()]) / len(s.book.cards)
    yield CHALLENGE(), sign * struck - price, ("Struck, it is worth {:+.1f} points.".format, sign * (struck - stands))
    yield ACCEPT(), sign * stands, "Keep the Challenge for a worse flag."


def rate_penalty(s: Table, seat: int) -> Iterator[Rated]:
    end = s.stack[-1]
    assert isinstance(end, EndOfPlay)
    here, sign = look(s), 1 if seat == s.offence else -1
    for action in s.legal(seat):
        points = s.play_points(next_flag(s, end.flag) + 1 if action in ENFORCE else None)
        worth = sign * here.ended(points[s.offence] - points[s.defence])
        yield action, worth, ("The play ends {} to {}.".format, points[seat], points[1 - seat])


_TURNS = ("Defend", "Answer", "Return", "Recover", "TouchbackReply")

RATERS: dict[str, Rater] = {
    "CoinToss.call_coin": rate_evenly,
    "CoinToss.choose_role": rate_role,
    "CoinToss.choose_side": rate_evenly,
    "ExtraToss.choose_role": rate_role,
    "Unit.clock": rate_clock,
    "Huddle.choose": rate_huddle,
    "Huddle.set_aside": rate_exchange,
    "Kick.add": rate_kick,
    "Snap.choose": rate_snap,
    **{f"{turn}.{step}": rate_turn for turn in _TURNS for step in ("choose", "add")},
    **{f"{turn}.challenge": rate_challenge for turn in _TURNS[:-1]},
    "EndOfPlay.penalty": rate_penalty,
}
"""How each asking step is rated."""
