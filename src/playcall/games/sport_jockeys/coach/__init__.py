"""The coach: heuristics for every decision, following what strong players think about."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from playcall.contract import ByStep, Text, msg
from playcall.contract.rating import Rated, RatingCoach
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
from playcall.games.sport_jockeys.cards import DEF
from playcall.games.sport_jockeys.coach.appraisal import Appraisal, look
from playcall.games.sport_jockeys.coach.certain import decided
from playcall.games.sport_jockeys.coach.strength import to_spare
from playcall.games.sport_jockeys.coach.timing import (
    after_touchback,
    promises,
    rate_clock,
    rate_exchange,
    rate_huddle,
    rate_kick,
    rate_snap,
    touchback_worth,
)
from playcall.games.sport_jockeys.handbook import bits, members
from playcall.games.sport_jockeys.rules.answers import legal_sets
from playcall.games.sport_jockeys.rules.exchange import FREE, Fate, Recover, TouchbackReply, fate_now, touchback_columns
from playcall.games.sport_jockeys.rules.game_time import Unit, is_last_call
from playcall.games.sport_jockeys.rules.match import CoinToss, ExtraToss
from playcall.games.sport_jockeys.rules.play import Huddle, Kick, Snap
from playcall.games.sport_jockeys.rules.tally import EndOfPlay
from playcall.games.sport_jockeys.rules.turn import Reply
from playcall.games.sport_jockeys.table import DECK, PICKED, Table
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
RATERS: ByStep[Rater] = ByStep()
"""How each step that asks is rated."""
RATERS.at(Unit.clock)(rate_clock)
RATERS.at(Huddle.choose)(rate_huddle)
RATERS.at(Huddle.set_aside)(rate_exchange)
RATERS.at(Kick.add)(rate_kick)
RATERS.at(Snap.choose)(rate_snap)


class SportJockeysCoach(RatingCoach):
    """Rates every option of a decision in Game Points. It reads an imagined position: hidden cards are guesses."""

    def rated(self, imagined: State, seat: int) -> Iterator[Rated]:
        assert isinstance(imagined, Table)
        rated = RATERS.of(imagined)(imagined, seat)
        return decided(imagined, seat, rated) if is_last_call(imagined) else rated


# Before the game -----------------------------------------------------------------------------------------------------


@RATERS.at(CoinToss.call_coin, CoinToss.choose_side)
def rate_evenly(s: Table, seat: int) -> Iterator[Rated]:
    for action in s.legal(seat):
        yield action, 0.0, ""


@RATERS.at(CoinToss.choose_role, ExtraToss.choose_role)
def rate_role(s: Table, seat: int) -> Iterator[Rated]:
    for action in s.legal(seat):
        first = action in RECEIVE or action in OFFENCE
        yield action, 0.1 * first, (msg, "sj-tip-first-drive") if first else (msg, "sj-tip-second-half")


# A turn --------------------------------------------------------------------------------------------------------------


@RATERS.at(Reply.choose, Reply.add)
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
        points = look_on.points[:]
        points[turn.seat] += look_on.deed(DEF, cards).points
        return -after_touchback(s, touchback_columns(s, points))
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


def sloppy_cost(s: Table, card: int) -> float:
    """What is missed of a card that stops the play face down; the least useful one goes first."""
    return LAST_RESORT - to_spare(s.book, DEF, card) + (0.0 if s.zones[DECK()] else LAST_CARDS)


def action_reason(s: Table, turn: Reply, look_on: Appraisal, cards: int) -> Text:
    deed = look_on.deed(turn.scope(s).face, cards)
    own, theirs = look_on.points[turn.seat] + deed.points, look_on.points[1 - turn.seat]
    if isinstance(turn, TouchbackReply):
        return msg("sj-tip-makes", own=own, theirs=theirs)
    answers = (look_on.answers(deed, isinstance(turn, Recover)) & look_on.sight.unseen).bit_count()
    return msg("sj-tip-answers", own=own, theirs=theirs, answers=answers, unseen=look_on.sight.number)


def other_worth(s: Table, turn: Reply, look_on: Appraisal, action: int) -> Rated:
    """A Sloppy Tackle, a Touchback, or no card."""
    sign = 1 if turn.seat == s.offence else -1
    if action in SLOPPY:
        return action, -look_on.sloppy() - sloppy_cost(s, SLOPPY.argument(action)), (msg, "sj-tip-sloppy")
    if action in TOUCHBACK:
        return action, touchback_worth(s, TOUCHBACK.argument(action)), (msg, "sj-tip-no-return")
    assert action in NONE
    if isinstance(turn, TouchbackReply):
        return action, -after_touchback(s, FREE), (msg, "sj-tip-downs")
    gives_away = s.lying["seat"] != turn.seat and fate_now(s) is Fate.TOUCHDOWN
    reason = (msg, "sj-tip-concede") if gives_away else (msg, "sj-tip-stop")
    return action, sign * look_on.no_card() - (CONCEDED if gives_away else 0.0), reason


# Challenges and penalties --------------------------------------------------------------------------------------------


@RATERS.at(Reply.challenge)
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
    yield CHALLENGE(), sign * struck - price, (promises, "sj-tip-struck", sign * (struck - stands))
    yield ACCEPT(), sign * stands, (msg, "sj-tip-keep-challenge")


@RATERS.at(EndOfPlay.penalty)
def rate_penalty(s: Table, seat: int) -> Iterator[Rated]:
    end = s.stack[-1]
    assert isinstance(end, EndOfPlay)
    here, sign = look(s), 1 if seat == s.offence else -1
    for action in s.legal(seat):
        points = end.enforced(s) if action in ENFORCE else s.play_points()
        worth = sign * here.ended(points[s.offence] - points[s.defence])
        yield action, worth, (play_ends, points[seat], points[1 - seat])


def play_ends(own: int, theirs: int) -> Text:
    return msg("sj-tip-ends", own=own, theirs=theirs)
