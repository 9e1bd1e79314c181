"""What Masters of the Gridiron says: a line for each event, the headline, the result, and how lines are shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import singledispatch
from typing import TYPE_CHECKING, Final

from playcall.contract import Said, SideScore, Stress, Text, Words, joined, msg
from playcall.contract.endings import ending
from playcall.games.masters_gridiron import events
from playcall.games.masters_gridiron.anatomy import Play
from playcall.games.masters_gridiron.cards import as_audible, as_play
from playcall.games.masters_gridiron.names import (
    Names,
    call_text,
    pile_text,
    play_text,
    points_arg,
    rating_text,
)
from playcall.games.masters_gridiron.rules.audibles import Check, Line, React
from playcall.games.masters_gridiron.rules.choices import (
    CancelOne,
    ChangePlay,
    CycleHand,
    ForceOut,
    RecallPlayer,
    SpendPlayer,
    StackBook,
    SubPlayer,
)
from playcall.games.masters_gridiron.rules.match import BringDecks
from playcall.games.masters_gridiron.rules.matchup import spot_text, when_text
from playcall.games.masters_gridiron.rules.turn import ForcedPunt, Huddle, Turn
from playcall.games.masters_gridiron.table import NOBODY, TURNS, Table
from playcall.kernel import Event, Procedure, Result, State, Step

if TYPE_CHECKING:
    from playcall.games.masters_gridiron.game import MastersOfTheGridiron


class GridironWords(Words):
    """Everything the game says. It keeps nothing: messages come from an event or a position alone."""

    def __init__(self, game: MastersOfTheGridiron) -> None:
        self.names = Names(game)

    def line(self, event: Event, seat: int | None) -> Said | None:
        return tell(event, self.names, seat)

    def prompt(self, state: State, seat: int) -> Said:
        return super().prompt(state, seat) if state.legal(seat) else waiting(as_table(state))

    def headline(self, state: State) -> Said:
        s = as_table(state)
        if s.visitor == NOBODY:
            return msg("mg-headline-before")
        score = score_text(*s.scoreline())
        if s.over:
            return msg("mg-headline-final", score=score)
        return msg("mg-headline", score=score, when=when_text(s), team=s.names[s.offence])

    def score(self, state: State) -> tuple[SideScore, ...]:
        s = as_table(state)
        sides = () if s.visitor == NOBODY else (s.visitor, s.home)
        return tuple(SideScore(s.names[side], s.scores[side]) for side in sides)

    def result(self, result: Result) -> Said:
        how = Text(f"mg-by-{result.by}")
        if result.winner is None or not result.names:
            return ending(result, msg("mg-tie"), by=how)
        first, second = result.scores[result.winner], result.scores[1 - result.winner]
        team = result.names[result.winner]
        return msg("mg-won", team=team, first=first, second=second, how=how, rule=result.rule)

    def stress(self, state: State, event: Event) -> Stress:
        """A side is a seat."""
        names = as_table(state).names
        team = getattr(event, "team", None) or getattr(event, "offence", None)
        side = names.index(team) if team in names else None
        return Stress(_WEIGHTS.get(type(event), DETAIL), side, isinstance(event, _SUMS))

    def rules_now(self, state: State) -> tuple[str, ...]:
        return RULES_NOW.get(state.situation(), ())


def as_table(state: State) -> Table:
    assert isinstance(state, Table)
    return state


def waiting(s: Table) -> Text:
    """Whom a seat waits for."""
    if s.over:
        return msg("mg-over")
    asked = [decision.seat for decision in s.pending() if decision.known]
    return msg("mg-waiting", who=s.names[asked[0]] or msg("player", number=asked[0] + 1)) if asked else msg("mg-moment")


def score_text(names: Sequence[str], scores: Sequence[int]) -> Text:
    return msg("mg-score", one=names[0], first=scores[0], other=names[1], second=scores[1])


# Before the game ------------------------------------------------------------------------------------------------------


@singledispatch
def tell(event: Event, names: Names, seat: int | None) -> Text | None:
    """One line about an event, as a seat sees it; None where another line says it all."""
    raise TypeError(f"There are no words for the event '{type(event).__name__}'.")


@tell.register
def _deck_brought(event: events.DeckBrought, names: Names, seat: int | None) -> Text:
    who: Said = "you" if event.seat == seat else msg("player", number=event.seat + 1)
    return msg(
        "mg-deck-brought", who=who, team=event.full_name,
        own="no" if event.stock else "yes", paid="yes" if event.payroll else "no", payroll=event.payroll,
    )  # fmt: skip


@tell.register
def _tossed(event: events.Tossed, names: Names, seat: int | None) -> Text:
    return msg("mg-tossed-coin" if event.by_coin else "mg-tossed", team=event.team)


@tell.register
def _spread_set(event: events.SpreadSet, names: Names, seat: int | None) -> Text:
    low, high = sorted(event.payrolls)
    if not event.favourite:
        return msg("mg-spread-none", high=high, low=low)
    return msg(
        "mg-spread-set", favourite=event.favourite, underdog=event.underdog, points=points_arg(event.tenths), high=high,
        low=low, difference=high - low, divided=event.per_point,
    )  # fmt: skip


@tell.register
def _drew(event: events.Drew, names: Names, seat: int | None) -> Text:
    if seat != event.owner or event.offense is None or event.defense is None or event.playbook is None:
        piles = zip(("offense", "defense", "playbook"), event.counts, strict=True)
        drawn = joined([msg("mg-drawn", cards=number, pile=pile_text(pile)) for pile, number in piles if number])
        return msg("mg-drew", team=event.team, drawn=drawn)
    people = [names.player(card) for card in (*event.offense, *event.defense)]
    return msg("mg-drew-you", cards=joined([*people, *map(names.card, event.playbook)]))


# The attempt ----------------------------------------------------------------------------------------------------------


@tell.register
def _turn_begins(event: events.TurnBegins, names: Names, seat: int | None) -> Text:
    when = msg("mg-overtime", period=event.period) if event.period else msg("mg-turn", turn=event.turn, of=TURNS)
    begins = msg("mg-turn-begins", when=when, team=event.team, spot=spot_text(event.spot))
    return joined([begins, msg("mg-turn-reply")], "space") if event.reply else begins


@tell.register
def _audible_discarded(event: events.AudibleDiscarded, names: Names, seat: int | None) -> Text:
    return msg("mg-audible-discarded", team=event.team, card=names.card(event.card))


@tell.register
def _laid(event: events.Laid, names: Names, seat: int | None) -> Text:
    return msg(
        "mg-laid", team=event.team, player=names.player(event.player),
        play=play_text(as_play(names.printed(event.play))),
        call=call_text(event.result, event.number, event.stops), sum=names.sum(event.terms, event.number),
    )  # fmt: skip


@tell.register
def _announced(event: events.Announced, names: Names, seat: int | None) -> Text:
    call = call_text(event.result, event.number, event.stops)
    return msg("mg-announced", call=call, sum=names.sum(event.terms, event.number))


@tell.register
def _punted(event: events.Punted, names: Names, seat: int | None) -> Text:
    player = names.player(event.player)
    if event.play < 0:
        return msg("mg-punted-alone", team=event.team, player=player)
    call = call_text("PUNT", event.number, event.stops)
    return msg("mg-punted", team=event.team, player=player, play=names.card(event.play), call=call)


@tell.register
def _answered(event: events.Answered, names: Names, seat: int | None) -> Text:
    player = names.player(event.player)
    if not event.terms:
        return msg("mg-answered-punt", team=event.team, player=player)
    return msg("mg-answered", team=event.team, player=player, sum=names.sum(event.terms, event.number))


# Audibles -------------------------------------------------------------------------------------------------------------


@tell.register
def _audible_played(event: events.AudiblePlayed, names: Names, seat: int | None) -> Text:
    card = as_audible(names.printed(event.card))
    return msg("mg-audible-played", team=event.team, card=card.name, text=card.told)


@tell.register
def _spent(event: events.SpentOnCall, names: Names, seat: int | None) -> Text:
    return msg(
        "mg-spent", team=event.team, player=names.player(event.player), rating=rating_text(event.rating),
        number=event.number, share=event.share, amount=event.amount,
    )  # fmt: skip


@tell.register
def _cancelled(event: events.CallCancelled, names: Names, seat: int | None) -> Text:
    return msg("mg-call-cancelled", team=event.team, card=names.card(event.card))


@tell.register
def _scouted(event: events.Scouted, names: Names, seat: int | None) -> Text:
    if seat != event.owner or event.cards is None:
        return msg("mg-scouted-other", team=event.team)
    return msg("mg-scouted-you", cards=names.people(event.cards))


def _of_pile(names: Names, pile: str, cards: Sequence[int]) -> Text:
    return names.cards(cards) if pile == "playbook" else names.people(cards)


@tell.register
def _forced_out(event: events.ForcedOut, names: Names, seat: int | None) -> Text:
    if not event.cards:
        return msg("mg-forced-out-none", team=event.team)
    return msg("mg-forced-out", team=event.team, cards=_of_pile(names, event.hand, event.cards))


@tell.register
def _cycled(event: events.Cycled, names: Names, seat: int | None) -> Text:
    if not event.count:
        return msg("mg-cycled-none", team=event.team)
    if seat == event.owner and event.drawn is not None:
        return msg("mg-cycled-you", count=event.count, drawn=_of_pile(names, event.hand, event.drawn))
    return msg("mg-cycled", team=event.team, count=event.count, pile=pile_text(event.hand))


@tell.register
def _recalled(event: events.Recalled, names: Names, seat: int | None) -> Text:
    return msg("mg-recalled", team=event.team, taken=names.player(event.taken), given=names.player(event.given))


@tell.register
def _looked(event: events.Looked, names: Names, seat: int | None) -> Text:
    if seat == event.owner and event.cards is not None:
        return msg("mg-looked-you", pile=pile_text(event.deck), cards=_of_pile(names, event.deck, event.cards))
    return msg("mg-looked", team=event.team, count=event.count, pile=pile_text(event.deck))


@tell.register
def _substituted(event: events.Substituted, names: Names, seat: int | None) -> Text:
    return msg("mg-substituted", team=event.team, into=names.player(event.into), out=names.player(event.out))


@tell.register
def _play_changed(event: events.PlayChanged, names: Names, seat: int | None) -> Text:
    new = play_text(as_play(names.printed(event.into)))
    changed = msg("mg-play-changed", team=event.team, out=names.card(event.out), into=new)
    if not event.discarded:
        return changed
    return joined([changed, msg("mg-play-changed-rest", cards=names.cards(event.discarded))], "space")


@tell.register
def _plays_discarded(event: events.PlaysDiscarded, names: Names, seat: int | None) -> Text:
    return msg("mg-plays-discarded", team=event.team, cards=names.cards(event.cards))


# Results --------------------------------------------------------------------------------------------------------------


@tell.register
def _resolved(event: events.Resolved, names: Names, seat: int | None) -> Text:
    if event.outcome == "punt":
        return msg("mg-resolved-punt", team=event.offence)
    margin = event.defence_number - event.offence_number
    return msg(
        "mg-resolved", meets="beats" if margin < 0 else "level" if margin == 0 else "stops", outcome=event.outcome,
        margin=abs(margin), defence=event.defence, ours=names.sum(event.offence_terms, event.offence_number),
        theirs=names.sum(event.defence_terms, event.defence_number),
    )  # fmt: skip


@tell.register
def _return_tried(event: events.ReturnTried, names: Names, seat: int | None) -> Text:
    return msg(
        "mg-return-tried", card=names.card(event.card), counted=event.counted, number=event.offence_number,
        margin=event.counted - event.offence_number, need=event.need, good="yes" if event.good else "no",
    )  # fmt: skip


@tell.register
def _scored(event: events.Scored, names: Names, seat: int | None) -> Text:
    what = f"{event.what}-defence" if event.on_defence else event.what
    return msg("mg-scored", what=what, team=event.team, points=event.points, score=_now(event))


def _now(event: events.Scored | events.WentForTwo) -> Text:
    return score_text(event.names, event.scores)


@tell.register
def _carry_won(event: events.CarryWon, names: Names, seat: int | None) -> Text:
    return msg("mg-carry-won", team=event.team, amount=event.amount)


@tell.register
def _kicked(event: events.Kicked, names: Names, seat: int | None) -> Text:
    return msg("mg-kicked-few" if event.why == "few_cards" else "mg-kicked", team=event.team, points=event.points)


@tell.register
def _went_for_two(event: events.WentForTwo, names: Names, seat: int | None) -> Text:
    flipped = joined([_flipped(names, card) for card in event.cards])
    return msg(
        "mg-went-for-two", team=event.team, cards=flipped, good="yes" if event.good else "no",
        points=abs(event.gained), score=_now(event),
    )  # fmt: skip


def _flipped(names: Names, card: int) -> Text:
    face = names.printed(card)
    return msg("mg-flipped-card", card=face.name, kind=face.result if isinstance(face, Play) else "A")


# Piles, overtime, the end ---------------------------------------------------------------------------------------------


@tell.register
def _turned_over(event: events.TurnedOver, names: Names, seat: int | None) -> Text:
    return msg("mg-turned-over", team=event.team, cards=len(event.cards), pile=pile_text(event.deck))


@tell.register
def _gathered(event: events.BookGathered, names: Names, seat: int | None) -> Text:
    return msg("mg-gathered", team=event.team, cards=len(event.cards))


@tell.register
def _overtime(event: events.OvertimeBegins, names: Names, seat: int | None) -> Text:
    return msg("mg-overtime-begins", score=event.scores[0], team=event.team)


@tell.register
def _period_ends(event: events.PeriodEnds, names: Names, seat: int | None) -> Text:
    return msg("mg-period-ends", period=event.period)


@tell.register
def _reply(event: events.ReplyDue, names: Names, seat: int | None) -> Text:
    return msg("mg-reply-due", team=event.team)


@tell.register
def _exchanged(event: events.FieldGoalsExchanged, names: Names, seat: int | None) -> Text:
    return msg("mg-exchanged")


@tell.register
def _game_over(event: events.GameOver, names: Names, seat: int | None) -> Text:
    order = -1 if event.visitor == 1 else 1  # the visitor first
    said = [msg("mg-game-over", score=score_text(event.names[::order], event.scores[::order]))]
    if event.winner >= 0:
        said.append(msg("mg-game-won", team=event.names[event.winner], periods=event.periods))
    else:
        said.append(msg("mg-game-tied", periods=event.periods))
    if event.favourite >= 0:
        said.append(spread_told(event.names, event.favourite, event.spread_tenths, event.spread_winner))
    return joined(said, "space")


def spread_told(names: Sequence[str], favourite: int, tenths: int, winner: int) -> Text:
    """What the spread makes of a score."""
    best, points = names[favourite], points_arg(tenths)
    if winner == NOBODY:
        return msg("mg-spread-push", team=best, points=points)
    return msg("mg-spread-won", team=best, points=points, winner=names[winner])


# How lines are shown --------------------------------------------------------------------------------------------------

DETAIL, HEADING, MOMENT = range(3)

_WEIGHTS: Final[dict[type[Event], int]] = {
    events.SpreadSet: HEADING,
    events.Laid: HEADING,
    events.Punted: HEADING,
    events.AudiblePlayed: HEADING,
    events.Resolved: HEADING,
    events.WentForTwo: MOMENT,
    events.Scored: MOMENT,
    events.OvertimeBegins: MOMENT,
    events.ReplyDue: MOMENT,
    events.FieldGoalsExchanged: HEADING,
    events.PeriodEnds: HEADING,
    events.GameOver: MOMENT,
}
_SUMS: Final = (events.Resolved, events.ReturnTried, events.Announced)

_CALLING: Final = ("MG-9.3", "MG-9.6", "MG-5.9", "MG-5.10")
_RULES_NOW: Final[tuple[tuple[type[Procedure], Callable[..., Step], tuple[str, ...]], ...]] = (
    (BringDecks, BringDecks.first, ("MG-1.10", "MG-14")),
    (BringDecks, BringDecks.second, ("MG-1.10", "MG-14")),
    (Huddle, Huddle.choose, ("MG-3.1", "MG-3.2", "MG-3.6", "MG-9.4")),
    (Turn, Turn.lay, ("MG-4.1", "MG-4.2", "MG-4.3", "MG-4.4", "MG-5.6", "MG-10.6")),
    (ForcedPunt, ForcedPunt.choose, ("MG-4.2", "MG-10.6", "MG-10.7", "MG-10.9")),
    (ForcedPunt, ForcedPunt.turn_over, ("MG-10.6", "MG-10.8")),
    (Line, Line.offer, ("MG-9.1", "MG-9.8", *_CALLING)),
    (Turn, Turn.defend, ("MG-5.1", "MG-5.2", "MG-5.4", "MG-5.5")),
    (React, React.offer, ("MG-9.1", "MG-10.3", *_CALLING)),
    (Check, Check.offer, ("MG-9.5", "MG-9.13")),
    (Turn, Turn.convert, ("MG-11.1", "MG-11.3", "MG-11.4", "MG-11.5")),
    (SpendPlayer, SpendPlayer.spend, ("MG-9.10",)),
    (CancelOne, CancelOne.target, ("MG-9.13", "MG-9.14")),
    (ForceOut, ForceOut.give_up, ("MG-9.9", "MG-9.10")),
    (CycleHand, CycleHand.put_away, ("MG-3.4", "MG-9.20")),
    (RecallPlayer, RecallPlayer.give, ("MG-4.11",)),
    (RecallPlayer, RecallPlayer.take, ("MG-4.11",)),
    (SubPlayer, SubPlayer.choose, ("MG-4.11", "MG-5.10")),
    (ChangePlay, ChangePlay.choose, ("MG-9.9", "MG-5.10")),
    (StackBook, StackBook.put_back, ("MG-9.20",)),
)
RULES_NOW: Final = {f"{kind.__name__}.{step.__name__}": rules for kind, step, rules in _RULES_NOW}
"""The rules of each phase, by the step that asks."""
