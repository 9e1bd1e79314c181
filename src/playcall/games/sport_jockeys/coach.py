"""The coach: heuristics for every decision, following what strong players think about."""

from __future__ import annotations

from collections.abc import Callable

from playcall.games.sport_jockeys.actions import (
    CHALLENGE,
    CONTINUE,
    END_UNIT,
    ENFORCE,
    NONE,
    OFFENCE,
    PLAY,
    PLAYED,
    READY,
    RECEIVE,
    SLOPPY,
    SNAP,
    TOUCHBACK,
)
from playcall.games.sport_jockeys.appraisal import Appraisal
from playcall.games.sport_jockeys.combos import legal_sets
from playcall.games.sport_jockeys.handbook import bits
from playcall.games.sport_jockeys.procedures.replies import Recover
from playcall.games.sport_jockeys.procedures.tally import EndOfPlay, next_flag
from playcall.games.sport_jockeys.procedures.turn import Reply
from playcall.games.sport_jockeys.prospects import prospect
from playcall.games.sport_jockeys.table import HANDS, PICKED, Table
from playcall.kernel import Advice, State

Rated = dict[int, float]


class SportJockeysCoach:
    def advise(self, imagined: State, seat: int) -> list[Advice]:
        assert isinstance(imagined, Table)
        rate = RATERS.get(imagined.situation(), rate_evenly)
        rated = rate(imagined, seat)
        return sorted((Advice(action, worth) for action, worth in rated.items()), key=lambda a: -a.worth)


def rate_evenly(s: Table, seat: int) -> Rated:
    return {action: 0.0 for action in s.legal(seat)}


def rate_turn(s: Table, seat: int) -> Rated:
    turn = s.stack[-1]
    assert isinstance(turn, Reply)
    look = Appraisal(s, seat)
    scope = turn.scope(s)
    sign = 1 if seat == s.offence else -1
    picked = bits(s.zones[PICKED(seat)])
    best: dict[int, float] = {}
    for cards in legal_sets(s.book, scope, look.sight.own, picked):
        if isinstance(turn, Recover):
            worth = look.offence_action(cards, True)
        elif sign > 0:
            worth = look.offence_action(cards)
        else:
            worth = -look.defence_action(cards)
        worth -= 0.01 * cards.bit_count()
        best[cards] = worth
    rated: Rated = {}
    for action in s.legal(seat):
        if action in PLAY:
            card = 1 << PLAY.argument(action)
            rated[action] = max(worth for cards, worth in best.items() if cards & card)
        elif action in PLAYED:
            rated[action] = best[picked]
        elif action in SLOPPY:
            rated[action] = sign * look.sloppy() - 0.01 * keep(s, SLOPPY.argument(action))
        elif action in NONE:
            rated[action] = sign * look.no_card() - (0.92 if sign < 0 and s.lying["seat"] != seat else 0.0)
        else:
            rated[action] = -50.0
    return rated


def keep(s: Table, card: int) -> float:
    return sum(face.worth + 0.3 * len(face.classes) for face in s.book.cards[card].faces)


def rate_kick(s: Table, seat: int) -> Rated:
    here = prospect(s.row, s.column, s.options.doubles, s.options.sevens)
    picked = s.zones[PICKED(seat)]
    base = 1 + sum(s.book.boxes[0][c] + 1 for c in picked)
    left = len(s.zones[HANDS(seat)])
    off = len(s.zones[HANDS(s.offence)])

    def value(points: int, cards: int) -> float:
        return -here.to_go(-points, off, cards)

    from itertools import combinations

    cards = [PLAY.argument(a) for a in s.legal(seat) if a in PLAY]
    rated: Rated = {PLAYED(): value(base, left)}
    for card in cards:
        best = -99.0
        for n in range(len(cards)):
            for rest in combinations([c for c in cards if c != card], n):
                pts = base + sum(s.book.boxes[0][c] + 1 for c in (card, *rest))
                best = max(best, value(pts, left - 1 - n))
        rated[PLAY(card)] = best
    return rated


def rate_penalty(s: Table, seat: int) -> Rated:
    end = s.stack[-1]
    assert isinstance(end, EndOfPlay)
    here = prospect(s.row, s.column, s.options.doubles, s.options.sevens)
    sign = 1 if seat == s.offence else -1

    def value(points: list[int]) -> float:
        return sign * here.ended(points[s.offence] - points[s.defence])

    return {
        action: value(s.play_points(next_flag(s, end.flag) + 1) if action in ENFORCE else s.play_points())
        for action in s.legal(seat)
    }


def rate_clock(s: Table, seat: int) -> Rated:
    from playcall.games.sport_jockeys.prospects import NEXT_DRIVE
    here = prospect(s.row, s.column, s.options.doubles, s.options.sevens)
    k, h = len(s.zones[HANDS(seat)]), len(s.zones[HANDS(1 - seat)])
    go = here.to_go(-2, k, h) if s.kickoff_due else here.to_stop(1, h, k)
    fresh = here.to_go(-2, 5, 4) if s.kickoff_due else here.to_stop(1, 5, 5)
    lead = s.scores[seat] - s.scores[1 - seat]
    if s.unit >= s.options.units:
        return {CONTINUE(): 0.0, END_UNIT(): 1.0 if lead > 0 else -1.0}
    if s.unit + 1 == s.options.second_half:
        fresh = 0.0
        go += NEXT_DRIVE
    fresh += HURRY + HURRY * ((lead > 0) - (lead < 0))
    return {CONTINUE(): go, END_UNIT(): fresh}


HURRY = 1.0

def prefer(*verbs) -> Callable[[Table, int], Rated]:  # type: ignore[no-untyped-def]
    return lambda s, seat: {a: float(any(a in v for v in verbs)) for a in s.legal(seat)}


RATERS: dict[str, Callable[[Table, int], Rated]] = {
    **dict.fromkeys([f"{n}.{st}" for n in ("Defend", "Answer", "Return", "Recover", "TouchbackReply") for st in ("choose", "add")], rate_turn),
    "Kick.add": rate_kick,
    "EndOfPlay.penalty": rate_penalty,
    "Unit.clock": rate_clock,
    "Huddle.choose": prefer(READY),
    "Snap.choose": prefer(SNAP),
    "CoinToss.choose_role": prefer(RECEIVE, OFFENCE),
}
