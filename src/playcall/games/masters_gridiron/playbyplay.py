"""Play-by-play: one line for each event, with the whole arithmetic of every attempt."""

from __future__ import annotations

from functools import singledispatch

from playcall.games.masters_gridiron import events
from playcall.games.masters_gridiron.anatomy import Play
from playcall.games.masters_gridiron.cards import as_audible, as_play
from playcall.games.masters_gridiron.names import (
    Names,
    count,
    listed,
    play_words,
    points_words,
    result_word,
    seat_name,
    spot_name,
    stop_words,
)
from playcall.games.masters_gridiron.printed import RATING_NAMES, SCORE_NAMES
from playcall.games.masters_gridiron.table import TURNS
from playcall.kernel import Event


@singledispatch
def tell(event: Event, names: Names, seat: int | None) -> str | None:
    """One line about an event, as a seat sees it; None where another line says it all."""
    raise TypeError(f"There are no words for the event '{type(event).__name__}'.")


# Before the game ------------------------------------------------------------------------------------------------------


@tell.register
def _deck_brought(event: events.DeckBrought, names: Names, seat: int | None) -> str:
    verb = "play" if event.seat == seat else "plays"
    payroll = f", payroll ${event.payroll} million" if event.payroll else ""
    kind = "" if event.stock else ", a deck of its own making"
    return f"{seat_name(event.seat, seat)} {verb} the {event.full_name}{kind}{payroll}."


@tell.register
def _tossed(event: events.Tossed, names: Names, seat: int | None) -> str:
    coin = "The coin says: " if event.by_coin else ""
    return f"{coin}{event.team} are the visiting team and begin."


@tell.register
def _spread_set(event: events.SpreadSet, names: Names, seat: int | None) -> str:
    low, high = sorted(event.payrolls)
    if not event.favourite:
        return f"Payrolls of ${high} and ${low} million: no spread, the straight result counts."
    difference = f"{high} {'−'} {low} = {high - low}, divided by 5"
    return f"{event.favourite} are favoured by {points_words(event.tenths)} over {event.underdog} ({difference})."


@tell.register
def _drew(event: events.Drew, names: Names, seat: int | None) -> str:
    kinds = zip(event.counts, ("Offense", "Defense", "Playbook"), strict=True)
    drawn = listed([f"{number} {kind}" for number, kind in kinds if number])
    if seat != event.owner or event.offense is None or event.defense is None or event.playbook is None:
        return f"{event.team} draw {drawn} card{'s' if sum(event.counts) != 1 else ''}."
    people = [names.player(card) for card in (*event.offense, *event.defense)]
    return f"You draw {', '.join([*people, *map(names.card, event.playbook)])}."


# The attempt ----------------------------------------------------------------------------------------------------------


@tell.register
def _turn_begins(event: events.TurnBegins, names: Names, seat: int | None) -> str:
    when = f"Overtime {event.period}" if event.period else f"Turn {event.turn} of {TURNS}"
    reply = " They must score, or it is over" if event.reply else ""
    return f"{when}: {event.team} on offence, {spot_name(event.spot)}.{reply and reply + '.'}"


@tell.register
def _audible_discarded(event: events.AudibleDiscarded, names: Names, seat: int | None) -> str:
    return f"{event.team} discard the Audible {names.card(event.card)}."


@tell.register
def _laid(event: events.Laid, names: Names, seat: int | None) -> str:
    play = play_words(as_play(names.printed(event.play)))
    call = f"{result_word(event.result)}, {event.number}, {stop_words(event.stops)}"
    return (
        f"{event.team} lay {names.player(event.player)} with {play}. “{call}”: {names.sum(event.terms, event.number)}."
    )


@tell.register
def _announced(event: events.Announced, names: Names, seat: int | None) -> str:
    call = f"{result_word(event.result)}, {event.number}, {stop_words(event.stops)}"
    return f"It now stands at “{call}”: {names.sum(event.terms, event.number)}."


@tell.register
def _punted(event: events.Punted, names: Names, seat: int | None) -> str:
    player = names.player(event.player)
    if event.play < 0:
        return f"{event.team} have no play left and punt with {player} alone."
    call = f"Punt, {event.number}, {stop_words(event.stops)}"
    return f"{event.team} punt with {player} and {names.card(event.play)}. “{call}”."


@tell.register
def _answered(event: events.Answered, names: Names, seat: int | None) -> str:
    answer = f"{event.team} answer with {names.player(event.player)}"
    return f"{answer}: {names.sum(event.terms, event.number)}." if event.terms else f"{answer}."


# Audibles -------------------------------------------------------------------------------------------------------------


@tell.register
def _audible_played(event: events.AudiblePlayed, names: Names, seat: int | None) -> str:
    card = as_audible(names.printed(event.card))
    return f"Audible! {event.team} play {card.name}: {card.text}"


@tell.register
def _spent(event: events.SpentOnCall, names: Names, seat: int | None) -> str:
    sums = f"{RATING_NAMES[event.rating]} {event.number} / 8 = {event.amount}"
    return f"{event.team} spend {names.player(event.player)} on it: {sums}."


@tell.register
def _cancelled(event: events.CallCancelled, names: Names, seat: int | None) -> str:
    return f"{event.team} cancel {names.card(event.card)}."


@tell.register
def _scouted(event: events.Scouted, names: Names, seat: int | None) -> str:
    if seat != event.owner or event.cards is None:
        return f"{event.team} look at the Defense hand."
    return f"You see the Defense hand: {names.people(event.cards)}."


@tell.register
def _forced_out(event: events.ForcedOut, names: Names, seat: int | None) -> str:
    if not event.cards:
        return f"{event.team} have nothing to discard."
    cards = names.cards(event.cards) if event.hand == "playbook" else names.people(event.cards)
    return f"{event.team} discard {cards}."


@tell.register
def _cycled(event: events.Cycled, names: Names, seat: int | None) -> str:
    if not event.count:
        return f"{event.team} keep the cards they have."
    if seat == event.owner and event.drawn is not None:
        drawn = names.cards(event.drawn) if event.hand == "playbook" else names.people(event.drawn)
        return f"You put {count(event.count, 'card')} away and draw {drawn}."
    return f"{event.team} put {count(event.count, f'{event.hand.capitalize()} card')} away and draw as many."


@tell.register
def _recalled(event: events.Recalled, names: Names, seat: int | None) -> str:
    return f"{event.team} bring {names.player(event.taken)} back for {names.player(event.given)}."


@tell.register
def _looked(event: events.Looked, names: Names, seat: int | None) -> str:
    if seat == event.owner and event.cards is not None:
        cards = names.cards(event.cards) if event.deck == "playbook" else names.people(event.cards)
        return f"On top of your {event.deck.capitalize()} deck: {cards}."
    top = f"{event.count} cards" if event.count > 1 else "card"
    return f"{event.team} look at the top {top} of their {event.deck.capitalize()} deck."


@tell.register
def _substituted(event: events.Substituted, names: Names, seat: int | None) -> str:
    return f"{event.team} send {names.player(event.into)} in for {names.player(event.out)}."


@tell.register
def _play_changed(event: events.PlayChanged, names: Names, seat: int | None) -> str:
    new = as_play(names.printed(event.into))
    others = f"; {names.cards(event.discarded)} discarded" if event.discarded else ""
    return f"{event.team} change the play from {names.card(event.out)} to {play_words(new)}{others}."


@tell.register
def _plays_discarded(event: events.PlaysDiscarded, names: Names, seat: int | None) -> str:
    return f"{event.team} keep their play and discard {names.cards(event.cards)}."


# Results --------------------------------------------------------------------------------------------------------------


@tell.register
def _resolved(event: events.Resolved, names: Names, seat: int | None) -> str:
    if event.outcome == "punt":
        return f"A punt: the spot of {event.offence} is filled for nothing."
    offence = names.sum(event.offence_terms, event.offence_number)
    defence = names.sum(event.defence_terms, event.defence_number)
    margin = event.defence_number - event.offence_number
    if event.outcome == "returned" and margin < 0:
        return f"{defence} against {offence}: {event.defence} take the ball away."
    verb = "beats" if margin < 0 else "is level with" if margin == 0 else "stops"
    meeting = f"{offence} beats {defence}" if margin < 0 else f"{defence} {verb} {offence}"
    return f"{meeting}: {_outcome(event, margin)}."


def _outcome(event: events.Resolved, margin: int) -> str:
    match event.outcome:
        case "touchdown":
            return "touchdown"
        case "field_goal":
            return "field goal"
        case "held":
            return "a touchdown, held to a field goal"
        case "settled":
            return f"stopped by {margin}, near enough to settle for a field goal"
        case "returned":
            return "and the ball goes the other way"
    return "stopped, for a tie goes to the defence" if margin == 0 else f"stopped by {margin}"


@tell.register
def _return_tried(event: events.ReturnTried, names: Names, seat: int | None) -> str:
    card = as_audible(names.printed(event.card))
    margin = event.counted - event.offence_number
    sums = f"{event.counted} − {event.offence_number} = {margin}, {event.need} needed"
    return f"{card.name}: {sums}: {'good!' if event.good else 'not enough.'}"


@tell.register
def _scored(event: events.Scored, names: Names, seat: int | None) -> str:
    score = _score(event.names, event.scores)
    if event.on_defence:
        what = SCORE_NAMES[{"touchdown": "TD", "field_goal": "FG", "safety": "SAFETY"}[event.what]]
        return f"{event.team} score {what} on defence! +{event.points} ({score})."
    if event.what == "touchdown":
        return f"TOUCHDOWN, {event.team}! +{event.points} ({score})."
    return f"Three points for {event.team}: +{event.points} ({score})."


def _score(names: tuple[str, str], scores: tuple[int, int]) -> str:
    return ", ".join(f"{name} {points}" for name, points in zip(names, scores, strict=True))


@tell.register
def _carry_won(event: events.CarryWon, names: Names, seat: int | None) -> str:
    return f"Takeaway: the next attempt of {event.team} gets +{event.amount}."


@tell.register
def _kicked(event: events.Kicked, names: Names, seat: int | None) -> str:
    few = " With fewer than two Playbook cards left there is no other way." if event.why == "few_cards" else ""
    return f"{event.team} take the kick: 7 points stand.{few}"


@tell.register
def _went_for_two(event: events.WentForTwo, names: Names, seat: int | None) -> str:
    cards = listed([_flipped(names, card) for card in event.cards])
    end = "exactly one Field Goal, good! +1" if event.good else "not exactly one Field Goal, no good. −1"
    return f"{event.team} go for two and flip {cards}: {end} ({_score(event.names, event.scores)})."


def _flipped(names: Names, card: int) -> str:
    face = names.printed(card)
    return f"{face.name} ({face.result if isinstance(face, Play) else 'Audible'})"


# Piles, overtime, the end ---------------------------------------------------------------------------------------------


@tell.register
def _turned_over(event: events.TurnedOver, names: Names, seat: int | None) -> str:
    cards = count(len(event.cards), "discard")
    return f"{event.team} turn over their {cards} of the {event.deck.capitalize()} pile, unshuffled, as a new deck."


@tell.register
def _gathered(event: events.BookGathered, names: Names, seat: int | None) -> str:
    return f"{event.team} gather {count(len(event.cards), 'Playbook card')} in the order they were used; points stand."


@tell.register
def _overtime(event: events.OvertimeBegins, names: Names, seat: int | None) -> str:
    return f"Level at {event.scores[0]}: overtime. {event.team}, the home team, are on offence; the first score wins."


@tell.register
def _period_ends(event: events.PeriodEnds, names: Names, seat: int | None) -> str:
    return f"Overtime period {event.period} ends level."


@tell.register
def _reply(event: events.ReplyDue, names: Names, seat: int | None) -> str:
    return f"A field goal on the first turn: {event.team} have one turn to reply."


@tell.register
def _exchanged(event: events.FieldGoalsExchanged, names: Names, seat: int | None) -> str:
    return "Field goal for field goal: level again, and now any score wins."


@tell.register
def _game_over(event: events.GameOver, names: Names, seat: int | None) -> str:
    score = _score(event.names, event.scores)
    straight = f"{event.names[event.winner]} win" if event.winner >= 0 else "It is a tie"
    periods = f" after {count(event.periods, 'overtime period')}" if event.periods else ""
    return f"Final score: {score}. {straight}{periods}.{_spread(event)}"


def _spread(event: events.GameOver) -> str:
    if event.favourite < 0:
        return ""
    line = f" {event.names[event.favourite]} were favoured by {points_words(event.spread_tenths)}"
    if event.spread_winner < 0:
        return f"{line}: a push."
    return f"{line}: {event.names[event.spread_winner]} win against the spread."
