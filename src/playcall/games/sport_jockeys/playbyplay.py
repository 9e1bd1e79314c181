"""Play-by-play: one line for each event of a play, with its whole arithmetic. `chronicle` tells the rest."""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch

from playcall.games.sport_jockeys import events
from playcall.games.sport_jockeys.anatomy import DEF, OFF, Card
from playcall.games.sport_jockeys.names import (
    action_name,
    capital,
    combined,
    combo_words,
    count,
    does,
    doing,
    face_name,
    score,
    square,
    sum_words,
    team,
    the_action,
)
from playcall.games.sport_jockeys.table import POINTS_COLUMN
from playcall.kernel import Event

Cards = Sequence[Card]


@singledispatch
def tell(event: Event, cards: Cards, seat: int | None) -> str | None:
    """One line about an event, as a seat sees it; None where another line says it all."""
    raise TypeError(f"There are no words for the event '{type(event).__name__}'.")


# The start of a play -------------------------------------------------------------------------------------------------


@tell.register
def _snapped(event: events.Snapped, cards: Cards, seat: int | None) -> str:
    return f"Down {event.column}, the cube on {square(event.row, event.column)}: {doing(event.seat, seat, 'snap')}, 1."


@tell.register
def _kicked(event: events.Kicked, cards: Cards, seat: int | None) -> str:
    points = event.worth + event.boxes
    if not event.cards:
        return f"{does(event.seat, seat, 'kick')} off with the Kickoff alone: {points}."
    names = combined(cards, event.cards, OFF)
    total = sum_words(event.worth, event.boxes, 0)
    return f"{does(event.seat, seat, 'kick')} off: Kickoff + {names}, no bonus for a kick: {total}."


@tell.register
def _spiked(event: events.Spiked, cards: Cards, seat: int | None) -> str:
    gone = count(len(event.discarded) + 1, "card")
    return f"{does(event.seat, seat, 'spike')} the ball: {gone} discarded, a new hand, and the cube stays."


@tell.register
def _touchback_declared(event: events.TouchbackDeclared, cards: Cards, seat: int | None) -> str:
    what = "instead of a return" if event.kickoff else "instead of a snap"
    card = "a card" if event.card is None else cards[event.card].id
    return f"{does(event.owner, seat, 'declare')} a Touchback {what}, {card} face down."


@tell.register
def _touchback_made(event: events.TouchbackMade, cards: Cards, seat: int | None) -> str:
    defence = 1 - event.offence
    more = event.points[defence] > event.points[event.offence]
    verdict = f"{does(defence, seat, 'have', 'has')} more" if more else f"{does(defence, seat, 'have', 'has')} not more"
    return f"Touchback: {score(event.points, seat)}. {verdict}: {count(event.columns, 'column')} to the right."


# The exchange --------------------------------------------------------------------------------------------------------


@tell.register
def _action_played(event: events.ActionPlayed, cards: Cards, seat: int | None) -> str:
    names = combined(cards, event.cards, event.face)
    kind = f", {combo_words(event.combo)}" if event.combo else ""
    if event.combo and not event.bonus:
        kind += " without a bonus"
    lateral = " (a lateral)" if event.laterals == 1 else " (laterals)" if event.laterals else ""
    total = sum_words(event.worth, event.boxes, event.bonus)
    action = f"{_deed(event, seat)} {names}{lateral}{kind}{_which(event, cards)}"
    return f"{action}: {total}. So far {score(event.totals, seat)}."


def _deed(event: events.ActionPlayed, seat: int | None) -> str:
    if not event.answer:
        return f"{does(event.seat, seat, 'go', 'goes')} after the ball with"
    return f"{does(event.seat, seat, 'answer')} {the_action(event.answered)} with"


def _which(event: events.ActionPlayed, cards: Cards) -> str:
    """Which action of a mixed combo counters."""
    mixed = len({cards[card].faces[event.face].action for card in event.cards}) > 1
    return f" ({action_name(event.answer)} counters)" if mixed and event.answer else ""


@tell.register
def _no_card(event: events.NoCard, cards: Cards, seat: int | None) -> str:
    why = " and has none left" if not event.hand and event.seat != seat else " and have none left"
    return f"{does(event.seat, seat, 'play')} no card{'' if event.hand else why}."


@tell.register
def _sloppy_tackle(event: events.SloppyTackle, cards: Cards, seat: int | None) -> str:
    card = "a card" if event.card is None else cards[event.card].id
    other = team(1 - event.owner, seat)
    worth = f"+{event.worth}, and +{event.gift} for {other}"
    return f"Sloppy Tackle! {does(event.owner, seat, 'lay')} {card} face down: {worth}."


@tell.register
def _loose_ball(event: events.LooseBall, cards: Cards, seat: int | None) -> str:
    return f"The ball is loose, and {team(event.seat, seat)} may go after it."


@tell.register
def _recovered(event: events.Recovered, cards: Cards, seat: int | None) -> str:
    if event.kept:
        return f"{does(event.seat, seat, 'recover')} the fumble and keep{'' if event.seat == seat else 's'} the ball."
    return f"{does(event.seat, seat, 'recover')} the fumble!"


@tell.register
def _dead_ball(event: events.DeadBall, cards: Cards, seat: int | None) -> str:
    return f"Nobody recovers: the ball is dead and stays with {team(event.offence, seat)}."


@tell.register
def _intercepted(event: events.Intercepted, cards: Cards, seat: int | None) -> str:
    return f"INTERCEPTED! {does(event.seat, seat, 'have', 'has')} the pass, and the return begins."


@tell.register
def _possession_changed(event: events.PossessionChanged, cards: Cards, seat: int | None) -> str:
    old, new = square(event.old_row, event.column), square(event.row, event.column)
    moved = f"the cube swaps rows, {old} to {new}" if old != new else f"the cube stays in its row, {new}"
    return f"The ball changes hands: {doing(event.offence, seat, 'are', 'is')} on offence, {moved}."


@tell.register
def _challenged(event: events.Challenged, cards: Cards, seat: int | None) -> str:
    asked = does(event.seat, seat, "challenge")
    coin = f" The coin shows {event.coin}:" if event.coin else ""
    if not event.succeeded:
        return f"{asked}!{coin} the call stands."
    names = combined(cards, event.struck, event.face)
    if not event.standing:
        verdict = f"{names} struck, the whole action is gone; {team(1 - event.seat, seat)} may reply again"
    else:
        rest = combined(cards, event.standing, event.face)
        verdict = f"{names} struck, {rest} stands: {sum_words(*event.points)}"
    return f"{asked}!{coin} {verdict}. So far {score(event.totals, seat)}."


@tell.register
def _not_challenged(event: events.NotChallenged, cards: Cards, seat: int | None) -> None:
    """Silent: nothing happens."""


@tell.register
def _injured(event: events.Injured, cards: Cards, seat: int | None) -> str:
    card = cards[event.card]
    faces = f"{face_name(cards, event.card, OFF)} / {face_name(cards, event.card, DEF)}"
    return f"Injury: {does(event.seat, seat, 'lose')} {card.id} ({faces})."


# The end of a play ---------------------------------------------------------------------------------------------------


@tell.register
def _penalty_enforced(event: events.PenaltyEnforced, cards: Cards, seat: int | None) -> str:
    before, after = score(event.before, seat), score(event.after, seat)
    return (
        f"{does(event.seat, seat, 'enforce')} the Penalty: all points after it are ignored, {before} becomes {after}."
    )


@tell.register
def _penalty_declined(event: events.PenaltyDeclined, cards: Cards, seat: int | None) -> str:
    return f"{does(event.seat, seat, 'decline')} the Penalty."


@tell.register
def _tallied(event: events.Tallied, cards: Cards, seat: int | None) -> str:
    sums = ", ".join(_terms(side, event, seat) for side in (event.offence, 1 - event.offence))
    margin = event.totals[event.offence] - event.totals[1 - event.offence]
    if not margin:
        return f"Tally: {sums}. A tied play."
    winner = event.offence if margin > 0 else 1 - event.offence
    role = "offence" if margin > 0 else "defence"
    double = ", which counts double" if event.doubled else ""
    return f"Tally: {sums}. {does(winner, seat, 'win')} the play by {abs(margin)} on {role}{double}."


def _terms(side: int, event: events.Tallied, seat: int | None) -> str:
    terms, total = event.terms[side], event.totals[side]
    summed = f"{' + '.join(map(str, terms))} = {total}" if len(terms) > 1 else str(total)
    return f"{team(side, seat)} {summed}"


@tell.register
def _cube_moved(event: events.CubeMoved, cards: Cards, seat: int | None) -> str | None:
    if event.why == "touchdown":
        return None  # the touchdown says so
    rows = event.row - event.old_row
    way = "right" if not rows else f"right and {'up' if rows < 0 else 'down'}{' two' if abs(rows) > 1 else ''}"
    to = "the points" if event.column == POINTS_COLUMN else square(event.row, event.column)
    return f"The cube goes {way}, {square(event.old_row, event.old_column)} to {to}."


@tell.register
def _automatic_touchdown(event: events.AutomaticTouchdown, cards: Cards, seat: int | None) -> str:
    return f"Nobody stops {team(event.offence, seat)}: automatic touchdown, no tally."


@tell.register
def _scored(event: events.Scored, cards: Cards, seat: int | None) -> str:
    begins, how = ("receive", "a kickoff") if event.kickoff else ("start", "with a snap")
    then = f"{does(event.next_offence, seat, begins)} {how}"
    if not event.points:
        return f"The drive ends without a score ({score(event.scores, seat)}). {then}."
    loud = event.what.upper() if "touchdown" in event.what or event.what == "safety" else capital(event.what)
    return f"{loud}! {event.points} for {team(event.seat, seat)} ({score(event.scores, seat)}). {then}."
