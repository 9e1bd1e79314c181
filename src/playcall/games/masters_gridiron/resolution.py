"""MG-5, MG-10  Resolve: both numbers, who scores, and where the cards go."""

from __future__ import annotations

from playcall.games.masters_gridiron import events
from playcall.games.masters_gridiron.effects import Return
from playcall.games.masters_gridiron.matchup import (
    Number,
    Standing,
    counted_number,
    defence_number,
    offence_number,
    printed_answer,
    printed_number,
    standing,
)
from playcall.games.masters_gridiron.table import NO_CARD, POINTS, Table
from playcall.games.masters_gridiron.zones import CALLED, PB_DISC, SIDE, seat_of_book

LETTERS = {"TD": "T", "FG": "F", "SAFETY": "S"}
WHAT = {"T": "touchdown", "F": "field_goal", "S": "safety"}


def resolve(s: Table) -> None:
    """The whole step, in the order of the rules."""
    if s.play_card == NO_CARD:  # MG-10.10
        s.carry[s.offence] = 0
        fill_spot(s, "b")
        put_calls_away(s, -1)
        return
    if not s.calls and not s.carry[s.offence] and s.log is None:
        resolve_plainly(s)
        return
    now = standing(s)
    offence, defence = offence_number(s, now), defence_number(s, now)
    stopped = s.punting or defence.total >= offence.total
    returned = stopped and now.returning >= 0 and returns(s, now, offence)
    settled = not returned and stopped and not s.punting and 0 <= defence.total - offence.total <= now.settle
    outcome = outcome_of(s, now, stopped, returned, settled)
    tell_resolved(s, offence, defence, outcome)
    s.carry[s.offence] = 0
    if returned:  # MG-10.13
        fill_spot(s, "p" if s.punting else "x")
        score_on_defence(s, now)
    else:
        fill_spot(s, {"touchdown": "T", "field_goal": "F", "held": "F", "settled": "F", "punt": "p"}.get(outcome, "x"))
    if stopped and not s.punting and not settled:
        win_carry(s, now, defence.total - offence.total)
    put_calls_away(s, now.returning if returned else -1)


def resolve_plainly(s: Table) -> None:
    """MG-5.4, MG-5.5  An attempt or punt without Audibles, when nobody listens."""
    if s.punting:
        s.outcomes[s.offence] += "p"
        return
    play = s.laid_play
    if printed_number(s.laid_player, play) > printed_answer(s.laid_defender, play.stop_mask):
        fill_spot(s, "T" if play.result == "TD" else "F")
    else:
        s.outcomes[s.offence] += "x"


def returns(s: Table, now: Standing, offence: Number) -> bool:
    """MG-10.3  Whether the RETURN in force succeeds."""
    card = s.calls[now.returning]
    effect = s.audible(card).effect
    assert isinstance(effect, Return)
    counted = counted_number(s, now, effect)
    good = counted is not None and counted - offence.total >= effect.m
    s.tell(events.ReturnTried(s.names[s.defence], card, counted or 0, offence.total, effect.m, good))
    return good


def outcome_of(s: Table, now: Standing, stopped: bool, returned: bool, settled: bool) -> str:
    if returned:
        return "returned"
    if s.punting:
        return "punt"
    if stopped:
        return "settled" if settled else "stopped"
    if now.result == "TD":
        return "held" if now.held else "touchdown"
    return "field_goal"


def fill_spot(s: Table, letter: str) -> None:
    """MG-2.4, MG-5.6, MG-5.8  The play stays on its spot, face up or turned over; points are added."""
    seat = s.offence
    s.outcomes[seat] += letter
    if POINTS[letter]:
        score(s, seat, letter, on_defence=False)


def score_on_defence(s: Table, now: Standing) -> None:
    """MG-10.4, MG-10.12"""
    effect = s.audible(s.calls[now.returning]).effect
    assert isinstance(effect, Return)
    letter = LETTERS[effect.score]
    s.defence_scores[s.defence] += letter
    score(s, s.defence, letter, on_defence=True)


def score(s: Table, seat: int, letter: str, on_defence: bool) -> None:
    s.scores[seat] += POINTS[letter]
    s.scored_by, s.scored = seat, letter
    if s.log is not None:
        names, scores = (s.names[0], s.names[1]), (s.scores[0], s.scores[1])
        s.tell(events.Scored(s.names[seat], WHAT[letter], POINTS[letter], on_defence, names, scores))


def win_carry(s: Table, now: Standing, margin: int) -> None:
    """TAKEAWAY: a stop by its margin gives the defence something for its next attempt."""
    for effect in now.takeaways:
        if margin >= effect.m:
            s.carry[s.defence] += effect.n
            s.tell(events.CarryWon(s.names[s.defence], effect.n))


def put_calls_away(s: Table, scored: int) -> None:
    """MG-9.7, MG-10.4  Audibles go to the discard pile in the order played; one that scored goes to the side."""
    for place, card in enumerate(s.calls):
        seat = seat_of_book(card)
        s.zones[SIDE(seat) if place == scored else PB_DISC(seat)].append(card)
    if s.calls:
        s.zones[CALLED(0)], s.zones[CALLED(1)] = [], []


def tell_resolved(s: Table, offence: Number, defence: Number, outcome: str) -> None:
    if s.log is not None:
        event = events.Resolved(
            s.names[s.offence], s.names[s.defence], s.offence_card, s.play_card, s.defence_card, offence.terms,
            offence.total, defence.terms, defence.total, outcome,
        )  # fmt: skip
        s.tell(event)
