"""MG-5, MG-10, MG-11  Resolve: both numbers, who scores, where the cards go, and the try after a touchdown."""

from __future__ import annotations

from typing import Final, NamedTuple

from playcall.games.masters_gridiron import events
from playcall.games.masters_gridiron.cards import BOOK
from playcall.games.masters_gridiron.effects import Return
from playcall.games.masters_gridiron.rules import matchup
from playcall.games.masters_gridiron.rules.matchup import (
    Number,
    Standing,
    beats,
    counted_number,
    defence_number,
    offence_number,
    printed_number,
    standing,
)
from playcall.games.masters_gridiron.table import NO_CARD, POINTS, Table
from playcall.games.masters_gridiron.zones import (
    CALLED,
    CONV,
    PB_DISC,
    PB_OPEN,
    PLAYBOOK,
    SIDE,
    seat_of_book,
)

LETTERS: Final = {"TD": "T", "FG": "F", "SAFETY": "S"}
"""What a result scores, as a letter of `POINTS`."""
SPOT_LETTERS: Final = {
    "touchdown": "T", "field_goal": "F", "held": "F", "settled": "F", "stopped": "x", "returned": "x", "punt": "p",
}  # fmt: skip
"""What an outcome leaves on the spot."""
SCORES: Final = {"T": "touchdown", "F": "field_goal", "S": "safety"}


class Returned(NamedTuple):
    """MG-10.3  A RETURN in force: what it is measured with against the offence number, and the margin it needs."""

    place: int
    """In `calls`."""
    effect: Return
    counted: int
    margin: int

    @property
    def good(self) -> bool:
        return self.margin >= self.effect.m


class Verdict(NamedTuple):
    """What comes of an attempt or a punt once the defender lies."""

    outcome: str
    """One of `SPOT_LETTERS`."""
    now: Standing
    offence: Number
    defence: Number
    returned: Returned | None = None
    """The RETURN that was tried, good or not."""

    @property
    def margin(self) -> int:
        return self.defence.total - self.offence.total

    @property
    def letter(self) -> str:
        return SPOT_LETTERS[self.outcome]


def judge(s: Table) -> Verdict:
    """MG-5.4, MG-5.5, MG-10.3  Who scores as the cards lie now; nothing is changed."""
    now = standing(s)
    offence, defence = offence_number(s, now), defence_number(s, now)
    margin, is_stopped = defence.total - offence.total, matchup.stopped(offence.total, defence.total)
    tried = tried_return(s, now, offence) if s.punting or is_stopped else None
    if tried is not None and tried.good:
        outcome = "returned"
    elif s.punting:
        outcome = "punt"
    elif is_stopped:
        outcome = "settled" if margin <= now.settle else "stopped"
    elif now.result == "TD":
        outcome = "held" if now.held else "touchdown"
    else:
        outcome = "field_goal"
    return Verdict(outcome, now, offence, defence, tried)


def tried_return(s: Table, now: Standing, offence: Number) -> Returned | None:
    """MG-10.3  The RETURN in force, measured; one for which no rating counts falls short of everything."""
    if now.returning < 0:
        return None
    effect = s.audible(s.calls[now.returning]).effect
    assert isinstance(effect, Return)
    counted = counted_number(s, now, effect)
    return Returned(now.returning, effect, counted or 0, -1 if counted is None else counted - offence.total)


def points_of(verdict: Verdict) -> tuple[int, int]:
    """MG-5.6, MG-10.12  What offence and defence score by a verdict."""
    if verdict.outcome == "returned":
        assert verdict.returned is not None
        return 0, POINTS[LETTERS[verdict.returned.effect.score]]
    return POINTS[verdict.letter], 0


def carries(verdict: Verdict) -> list[int]:
    """TAKEAWAY: what a stop by its margin gives the defence for its next attempt."""
    if verdict.outcome not in ("stopped", "returned"):
        return []
    return [effect.n for effect in verdict.now.takeaways if verdict.margin >= effect.m]


# The step -------------------------------------------------------------------------------------------------------------


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
    verdict = judge(s)
    returned = verdict.returned
    if returned is not None:
        team, card = s.names[s.defence], s.calls[returned.place]
        need, good = returned.effect.m, returned.good
        s.tell(events.ReturnTried(team, card, returned.counted, verdict.offence.total, need, good))
    if s.log is not None:
        s.tell(resolved(s, verdict))
    s.carry[s.offence] = 0
    if returned is not None and returned.good:  # MG-10.13
        fill_spot(s, "p" if s.punting else verdict.letter)
        score_on_defence(s, returned.effect)
    else:
        fill_spot(s, verdict.letter)
    if not s.punting:
        win_carry(s, verdict)
    put_calls_away(s, returned.place if returned is not None and returned.good else -1)


def resolve_plainly(s: Table) -> None:
    """MG-5.4, MG-5.5  An attempt or punt without Audibles, when nobody listens."""
    if s.punting:
        s.outcomes[s.offence] += "p"
        return
    play = s.laid_play
    if beats(printed_number(s.laid_player, play), s.laid_defender, play.stop_mask):
        fill_spot(s, LETTERS[play.result])
    else:
        s.outcomes[s.offence] += "x"


def fill_spot(s: Table, letter: str) -> None:
    """MG-2.4, MG-5.6, MG-5.8  The play stays on its spot, face up or turned over; points are added."""
    seat = s.offence
    s.outcomes[seat] += letter
    if POINTS[letter]:
        score(s, seat, letter, on_defence=False)


def score_on_defence(s: Table, effect: Return) -> None:
    """MG-10.4, MG-10.12"""
    letter = LETTERS[effect.score]
    s.defence_scores[s.defence] += letter
    score(s, s.defence, letter, on_defence=True)


def score(s: Table, seat: int, letter: str, on_defence: bool) -> None:
    s.scores[seat] += POINTS[letter]
    s.scored_by, s.scored = seat, letter
    if s.log is not None:
        s.tell(events.Scored(s.names[seat], SCORES[letter], POINTS[letter], on_defence, *s.scoreline()))


def win_carry(s: Table, verdict: Verdict) -> None:
    for amount in carries(verdict):
        s.carry[s.defence] += amount
        s.tell(events.CarryWon(s.names[s.defence], amount))


def put_calls_away(s: Table, scored: int) -> None:
    """MG-9.7, MG-10.4  Audibles go to the discard pile in the order played; one that scored goes to the side."""
    for place, card in enumerate(s.calls):
        seat = seat_of_book(card)
        s.zones[SIDE(seat) if place == scored else PB_DISC(seat)].append(card)
    if s.calls:
        s.zones[CALLED(0)], s.zones[CALLED(1)] = [], []


def resolved(s: Table, verdict: Verdict) -> events.Resolved:
    """What is told of a verdict."""
    offence, defence = verdict.offence, verdict.defence
    return events.Resolved(
        s.names[s.offence], s.names[s.defence], s.offence_card, s.play_card, s.defence_card, offence.terms,
        offence.total, defence.terms, defence.total, verdict.outcome,
    )  # fmt: skip


# The try for two ------------------------------------------------------------------------------------------------------

FLIPPED: Final = 2
"""MG-11.2  Cards that are flipped."""
WANTED: Final = 1
"""MG-11.3  How many of them must be Field Goals, exactly."""


class Stock(NamedTuple):
    """What a Playbook deck still holds."""

    touchdowns: int
    field_goals: int
    audibles: int

    @property
    def total(self) -> int:
        return self.touchdowns + self.field_goals + self.audibles

    @property
    def conversion(self) -> float:
        """MG-11.3  The chance that exactly one of the top two is a Field Goal."""
        n, f = self.total, self.field_goals
        return 2 * f * (n - f) / (n * (n - 1)) if n > 1 else 0.0


def stock_of(s: Table, seat: int) -> Stock:
    """What lies in a seat's Playbook deck, which it knows without its order."""
    kinds = s.game.book_kinds
    found = [kinds[card % BOOK] for part in PLAYBOOK.deck for card in s.zones[part + seat]]
    return Stock(found.count("TD"), found.count("FG"), found.count("A"))


def may_go_for_two(s: Table, seat: int) -> bool:
    """MG-11.7  Whether there are cards enough to flip."""
    return s.deck_size(PLAYBOOK, seat) >= FLIPPED


def go_for_two(s: Table, seat: int) -> None:
    """MG-11.2 to MG-11.6  Flip the top two cards of the Playbook deck."""
    cards = s.top(PLAYBOOK, seat), s.top(PLAYBOOK, seat)
    good = sum(is_field_goal(s, card) for card in cards) == WANTED
    s.conversions[seat] += 1
    s.converted[seat] += good
    mark = "C" if good else "M"
    gained = POINTS[mark] - POINTS["T"]
    s.scores[seat] += gained
    lines = s.outcomes if seat == s.offence else s.defence_scores
    lines[seat] = lines[seat][:-1] + mark
    if s.options.conversion_cards == "out":
        s.left[seat] += cards
        s.zones[CONV(seat)] += cards
    else:
        s.zones[PB_OPEN(seat)] = [*reversed(cards), *s.zones[PB_OPEN(seat)]]
        s.shown_book[seat] += cards
    s.tell(events.WentForTwo(s.names[seat], cards, good, gained, *s.scoreline()))


def is_field_goal(s: Table, card: int) -> bool:
    """MG-11.3  An Audible is none."""
    return s.game.book_kinds[card % BOOK] == "FG"
