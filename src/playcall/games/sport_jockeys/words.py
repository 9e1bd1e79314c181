"""What Sport Jockeys says: a line of play-by-play for every event, headline and result, and how lines are stressed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch
from typing import TYPE_CHECKING, Final

from playcall.contract import Arg, SideScore, Stress, Text, Words, joined, msg
from playcall.contract.endings import ending
from playcall.games.sport_jockeys import events
from playcall.games.sport_jockeys.cards import OFF, Card
from playcall.games.sport_jockeys.names import (
    action_name,
    both_codes,
    combined,
    in_words,
    score,
    square,
    summed,
    team,
    terms,
    the_action,
    unit_title,
    with_laterals,
)
from playcall.games.sport_jockeys.rules.game_time import unit_name
from playcall.games.sport_jockeys.table import DECK, POINTS_COLUMN, Table
from playcall.kernel import Event, Result, State

if TYPE_CHECKING:
    from playcall.games.sport_jockeys.game import SportJockeys

Cards = Sequence[Card]


class SportJockeysWords(Words):
    """Everything the game says. It keeps nothing: messages come from an event or a position alone."""

    def __init__(self, game: SportJockeys) -> None:
        self.cards = game.cards

    def line(self, event: Event, seat: int | None) -> Text | None:
        return tell(event.seen_by(seat), self.cards, seat)

    def headline(self, state: State) -> Text:
        assert isinstance(state, Table)
        first, second = state.scores
        if state.over:
            return msg("sj-headline-over", one=team(0, None), first=first, other=team(1, None), second=second)
        if not state.unit:
            return msg("sj-headline-before")
        return msg(
            "sj-headline", one=team(0, None), first=first, other=team(1, None), second=second,
            unit=unit_title(state.unit, unit_name(state)), deck=len(state.zones[DECK()]),
            offence=team(state.offence, None), square=square(state.row, state.column),
        )  # fmt: skip

    def score(self, state: State) -> tuple[SideScore, ...]:
        assert isinstance(state, Table)
        begun = state.over or state.unit
        return tuple(SideScore(team(side, None), state.scores[side]) for side in (0, 1)) if begun else ()

    def result(self, result: Result) -> Text:
        return ending(result, msg("sj-a-draw"), by=msg("sj-won-by", by=result.by))

    def stress(self, state: State, event: Event) -> Stress:
        return Stress(_weight(event), _side(event), isinstance(event, events.Tallied))

    def rules_now(self, state: State) -> tuple[str, ...]:
        """What the procedure at work names for the step that asks."""
        top = state.stack[-1] if state.stack else None
        found: dict[str, tuple[str, ...]] = getattr(top, "rules_now", {})
        return found.get(top.at, ()) if top else ()


@singledispatch
def tell(event: Event, cards: Cards, seat: int | None) -> Text | None:
    """One line about an event, as a seat sees it; None where another line says it all."""
    raise TypeError(f"There are no words for the event '{type(event).__name__}'.")


# Before the game, and the clock --------------------------------------------------------------------------------------


@tell.register
def _coin_flipped(event: events.CoinFlipped, cards: Cards, seat: int | None) -> Text:
    who, winner = team(event.caller, seat), team(event.chooser, seat)
    return msg("sj-coin", who=who, call=event.call, landed=event.landed, winner=winner)


@tell.register
def _extra_toss(event: events.ExtraToss, cards: Cards, seat: int | None) -> Text:
    return msg("sj-extra-toss", landed=event.landed, who=team(event.chooser, seat))


@tell.register
def _role_chosen(event: events.RoleChosen, cards: Cards, seat: int | None) -> Text:
    return msg("sj-role", who=team(event.seat, seat), role=event.role, offence=team(event.offence, seat))


@tell.register
def _sides_chosen(event: events.SidesChosen, cards: Cards, seat: int | None) -> Text:
    return msg("sj-side", who=team(event.seat, seat), side="home" if event.home == event.seat else "visitor")


@tell.register
def _unit_begins(event: events.UnitBegins, cards: Cards, seat: int | None) -> Text:
    unit = unit_title(event.number, event.name)
    return msg("sj-unit-begins", unit=unit, name=event.name, deck=event.deck)


@tell.register
def _second_half(event: events.SecondHalfBegins, cards: Cards, seat: int | None) -> Text:
    dropped, back = ("yes" if fact else "no" for fact in (event.dropped, event.refreshed))
    return msg("sj-second-half", who=team(event.offence, seat), dropped=dropped, back=back)


@tell.register
def _unit_ends(event: events.UnitEnds, cards: Cards, seat: int | None) -> Text:
    unit = unit_title(event.number, event.name)
    return msg("sj-unit-ends", unit=unit, name=event.name, why=event.why, score=score(event.scores, seat))


@tell.register
def _plays_on(event: events.PlaysOn, cards: Cards, seat: int | None) -> Text:
    return msg("sj-plays-on", who=team(event.seat, seat))


@tell.register
def _clock_ticked(event: events.ClockTicked, cards: Cards, seat: int | None) -> Text:
    return msg("sj-clock-ticks", card=in_words(cards[event.card]))


@tell.register
def _drawn(event: events.Drawn, cards: Cards, seat: int | None) -> Text:
    who = team(event.owner, seat)
    if event.cards is None:
        return msg("sj-draws", who=who, count=event.number)
    return msg("sj-draws-cards", who=who, cards=tuple(both_codes(cards[card]) for card in event.cards))


@tell.register
def _delayed(event: events.Delayed, cards: Cards, seat: int | None) -> Text:
    gone = joined([both_codes(cards[card]) for card in event.cards], "comma")
    return msg("sj-delays", who=team(event.seat, seat), cards=gone, due=event.due)


@tell.register
def _timed_out(event: events.TimedOut, cards: Cards, seat: int | None) -> Text:
    who = team(event.owner, seat)
    if event.set_aside is None or event.drawn is None:
        return msg("sj-time-out", who=who, count=event.number)
    gone, new = (joined([both_codes(cards[card]) for card in some], "comma") for some in (event.set_aside, event.drawn))
    return msg("sj-time-out-cards", who=who, count=event.number, gone=gone, new=new)


@tell.register
def _game_over(event: events.GameOver, cards: Cards, seat: int | None) -> Text:
    final = score(event.scores, seat)
    return (
        msg("sj-draw", score=final) if event.winner < 0 else msg("sj-wins", score=final, who=team(event.winner, seat))
    )


# The start of a play -------------------------------------------------------------------------------------------------


@tell.register
def _snapped(event: events.Snapped, cards: Cards, seat: int | None) -> Text:
    place = square(event.row, event.column)
    return msg("sj-snaps", who=team(event.seat, seat), down=event.column, square=place)


@tell.register
def _kicked(event: events.Kicked, cards: Cards, seat: int | None) -> Text:
    who, points = team(event.seat, seat), summed(event.worth, event.boxes, 0)
    if not event.cards:
        return msg("sj-kicks-alone", who=who, points=points)
    return msg("sj-kicks", who=who, cards=combined(cards, event.cards, OFF), points=points)


@tell.register
def _spiked(event: events.Spiked, cards: Cards, seat: int | None) -> Text:
    return msg("sj-spikes", who=team(event.seat, seat), count=len(event.discarded) + 1)


@tell.register
def _touchback_declared(event: events.TouchbackDeclared, cards: Cards, seat: int | None) -> Text:
    instead = "return" if event.kickoff else "snap"
    return msg("sj-touchback", who=team(event.owner, seat), instead=instead, card=_card(event.card, cards))


@tell.register
def _touchback_made(event: events.TouchbackMade, cards: Cards, seat: int | None) -> Text:
    defence = 1 - event.offence
    more = "yes" if event.points[defence] > event.points[event.offence] else "no"
    standing = score(event.points, seat)
    return msg("sj-touchback-made", score=standing, who=team(defence, seat), more=more, columns=event.columns)


def _card(card: int | None, cards: Cards) -> Text | str:
    """A card that lies face down, by its id for whoever may know it."""
    return msg("sj-a-card") if card is None else cards[card].id


# The exchange --------------------------------------------------------------------------------------------------------


@tell.register
def _action_played(event: events.ActionPlayed, cards: Cards, seat: int | None) -> Text:
    names: Arg = combined(cards, event.cards, event.face)
    if event.laterals:
        names = with_laterals(cards, event.cards, event.face)
    if event.combo:
        names = msg("sj-combo", cards=names, combo=event.combo, bonus="yes" if event.bonus else "no")
    who, points = team(event.seat, seat), summed(event.worth, event.boxes, event.bonus)
    so_far = score(event.totals, seat)
    if not event.answer:
        return msg("sj-goes-after", who=who, cards=names, points=points, score=so_far)
    if len({cards[card].faces[event.face].action for card in event.cards}) > 1:
        names = msg("sj-by", cards=names, name=action_name(event.answer))
    return msg(
        "sj-answers-with", who=who, answered=the_action(event.answered), cards=names, points=points, score=so_far
    )


@tell.register
def _no_card(event: events.NoCard, cards: Cards, seat: int | None) -> Text:
    return msg("sj-no-card", who=team(event.seat, seat), hand=event.hand)


@tell.register
def _sloppy_tackle(event: events.SloppyTackle, cards: Cards, seat: int | None) -> Text:
    who, other = team(event.owner, seat), team(1 - event.owner, seat)
    card = _card(event.card, cards)
    return msg("sj-sloppy-tackle", who=who, card=card, worth=event.worth, gift=event.gift, other=other)


@tell.register
def _loose_ball(event: events.LooseBall, cards: Cards, seat: int | None) -> Text:
    return msg("sj-loose-ball", who=team(event.seat, seat))


@tell.register
def _recovered(event: events.Recovered, cards: Cards, seat: int | None) -> Text:
    return msg("sj-recovers", who=team(event.seat, seat), kept="yes" if event.kept else "no")


@tell.register
def _dead_ball(event: events.DeadBall, cards: Cards, seat: int | None) -> Text:
    return msg("sj-dead-ball", who=team(event.offence, seat))


@tell.register
def _intercepted(event: events.Intercepted, cards: Cards, seat: int | None) -> Text:
    return msg("sj-intercepted", who=team(event.seat, seat))


@tell.register
def _possession_changed(event: events.PossessionChanged, cards: Cards, seat: int | None) -> Text:
    old, new = square(event.old_row, event.column), square(event.row, event.column)
    moved = "yes" if old != new else "no"
    return msg("sj-possession", who=team(event.offence, seat), moved=moved, old=old, new=new)


@tell.register
def _challenged(event: events.Challenged, cards: Cards, seat: int | None) -> Text:
    who, coin = team(event.seat, seat), event.coin or "none"
    if not event.succeeded:
        return msg("sj-challenge-fails", who=who, coin=coin)
    struck, so_far = combined(cards, event.struck, event.face), score(event.totals, seat)
    if not event.standing:
        other = team(1 - event.seat, seat)
        return msg("sj-challenge-all", who=who, coin=coin, struck=struck, other=other, score=so_far)
    rest, points = combined(cards, event.standing, event.face), summed(*event.points)
    return msg("sj-challenge-part", who=who, coin=coin, struck=struck, rest=rest, points=points, score=so_far)


@tell.register
def _not_challenged(event: events.NotChallenged, cards: Cards, seat: int | None) -> None:
    """Silent: nothing happens."""


@tell.register
def _injured(event: events.Injured, cards: Cards, seat: int | None) -> Text:
    return msg("sj-injured", who=team(event.seat, seat), card=in_words(cards[event.card]))


# The end of a play ---------------------------------------------------------------------------------------------------


@tell.register
def _penalty_enforced(event: events.PenaltyEnforced, cards: Cards, seat: int | None) -> Text:
    before, after = score(event.before, seat), score(event.after, seat)
    return msg("sj-enforces", who=team(event.seat, seat), before=before, after=after)


@tell.register
def _penalty_declined(event: events.PenaltyDeclined, cards: Cards, seat: int | None) -> Text:
    return msg("sj-declines", who=team(event.seat, seat))


@tell.register
def _tallied(event: events.Tallied, cards: Cards, seat: int | None) -> Text:
    offence, defence = event.offence, 1 - event.offence
    margin = event.totals[offence] - event.totals[defence]
    winner, role = (offence, "off") if margin > 0 else (defence, "def")
    return msg(
        "sj-tally", one=team(offence, seat), first=terms(event.terms[offence]),
        other=team(defence, seat), second=terms(event.terms[defence]), who=team(winner, seat), margin=abs(margin),
        role=role if margin else "tie", double="yes" if event.doubled else "no",
    )  # fmt: skip


@tell.register
def _cube_moved(event: events.CubeMoved, cards: Cards, seat: int | None) -> Text | None:
    if event.why == "touchdown":
        return None  # the touchdown says so
    rows = event.row - event.old_row
    way = "up" if rows < 0 else "down" if rows > 0 else "right"
    old = square(event.old_row, event.old_column)
    to = "points" if event.column == POINTS_COLUMN else square(event.row, event.column)
    return msg("sj-cube", way=way, rows=abs(rows), old=old, to=to)


@tell.register
def _automatic_touchdown(event: events.AutomaticTouchdown, cards: Cards, seat: int | None) -> Text:
    return msg("sj-automatic", who=team(event.offence, seat))


@tell.register
def _scored(event: events.Scored, cards: Cards, seat: int | None) -> Text:
    start = "kickoff" if event.kickoff else "snap"
    then = msg("sj-next-drive", who=team(event.next_offence, seat), start=start)
    so_far = score(event.scores, seat)
    if not event.points:
        return msg("sj-scores-nothing", score=so_far, then=then)
    return msg("sj-scores", what=event.what, points=event.points, who=team(event.seat, seat), score=so_far, then=then)


# Stress --------------------------------------------------------------------------------------------------------------

DETAIL, HEADING, MOMENT = range(3)

_HEADINGS: Final = (
    events.CoinFlipped, events.UnitBegins, events.Delayed, events.TimedOut, events.Snapped, events.Kicked,
    events.Spiked, events.TouchbackDeclared, events.ActionPlayed, events.SloppyTackle, events.Injured,
    events.PenaltyEnforced, events.Tallied, events.TouchbackMade,
)  # fmt: skip
_MOMENTS: Final = (events.Intercepted, events.Challenged, events.ExtraToss, events.UnitEnds, events.GameOver)
_OWNERS: Final = ("seat", "owner", "offence")
"""The fields that name a team, the nearest first."""


def _weight(event: Event) -> int:
    match event:
        case events.Scored(points=points):
            return MOMENT if points else HEADING
        case events.Recovered(kept=kept):
            return HEADING if kept else MOMENT
    return MOMENT if isinstance(event, _MOMENTS) else HEADING if isinstance(event, _HEADINGS) else DETAIL


def _side(event: Event) -> int | None:
    match event:
        case events.Tallied(offence=offence, totals=totals):
            return None if totals[0] == totals[1] else offence if totals[offence] > totals[1 - offence] else 1 - offence
        case events.GameOver(winner=winner):
            return None if winner < 0 else winner
    return next((getattr(event, name) for name in _OWNERS if hasattr(event, name)), None)
