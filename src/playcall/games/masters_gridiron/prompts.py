"""What a seat is asked, in one sentence for every step that asks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from playcall.games.masters_gridiron.matchup import offence_number, standing, stop_names
from playcall.games.masters_gridiron.names import Names, count, points_words, result_word, spot_name, stop_words
from playcall.games.masters_gridiron.odds import stock_of
from playcall.games.masters_gridiron.procedures.effects import CycleHand, ForceOut, SpendPlayer
from playcall.games.masters_gridiron.spread import favourite, spread_tenths
from playcall.games.masters_gridiron.table import NO_CARD, TURNS, Table
from playcall.games.masters_gridiron.zones import PILES

Prompt = Callable[[Table, int], str]


def prompt(s: Table, seat: int) -> str:
    """What the seat is asked, or whom it waits for."""
    if not s.legal(seat):
        return waiting(s, seat)
    return PROMPTS[s.situation()](s, seat)


def waiting(s: Table, seat: int | None) -> str:
    if s.over:
        return "The game is over."
    asked = [decision.seat for decision in s.pending() if decision.known]
    return f"Waiting for {s.names[asked[0]] or f'Player {asked[0] + 1}'}." if asked else "A moment, please."


def standing_words(s: Table) -> str:
    """The announcement as it stands."""
    now = standing(s)
    if s.play_card == NO_CARD:
        return "A punt without a play"
    number, stops = offence_number(s, now).total, stop_words(stop_names(now.stops))
    return f"{'Punt' if s.punting else result_word(now.result)}, {number}, {stops}"


def _pick_team(s: Table, seat: int) -> str:
    return "Pick your team: you play with its starters and its playbook."


def _huddle(s: Table, seat: int) -> str:
    return "In the Huddle: discard an Audible and draw another card, play one, or go to the line?"


def _lay(s: Table, seat: int) -> str:
    where = f"overtime {s.period}" if s.period else f"turn {s.turn} of {TURNS}"
    need = " You must score now." if s.reply else ""
    carry = f" Your number gets +{s.carry[seat]}." if s.carry[seat] else ""
    return f"Lay a player and a play ({where}, {spot_name(s.spot(seat))}).{carry}{need}"


def _line(s: Table, seat: int) -> str:
    return f"At the line: “{standing_words(s)}”. Play an Audible?"


def _defend(s: Table, seat: int) -> str:
    if s.punting:
        return f"They punt: “{standing_words(s)}”. Lay a Defense card."
    return f"Lay a Defense card against “{standing_words(s)}”. Level numbers stop it."


def _react(s: Table, seat: int) -> str:
    return f"Your answer lies against “{standing_words(s)}”. Play an Audible?"


def _check(s: Table, seat: int) -> str:
    return "They played an Audible. Answer it?"


def _convert(s: Table, seat: int) -> str:
    stock = stock_of(s, seat)
    lead = s.scores[seat] - s.scores[1 - seat]
    score = f"you lead by {lead}" if lead > 0 else f"you trail by {-lead}" if lead else "it is level"
    return f"Touchdown! Kick, or go for two ({stock.conversion:.0%} for 8, else 6; {score})?"


def _spend(s: Table, seat: int) -> str:
    spend = s.stack[-1]
    assert isinstance(spend, SpendPlayer)
    rating = "the rating it needs" if spend.rating else "his best rating that can stop them"
    return f"Which further player do you spend? Your number rises by an eighth of {rating}."


def _target(s: Table, seat: int) -> str:
    return "Which of their Audibles do you cancel?"


def _give_up(s: Table, seat: int) -> str:
    force = s.stack[-1]
    assert isinstance(force, ForceOut)
    return f"You must discard a card of your {PILES[force.pile].name.capitalize()} hand. Which one?"


def _put_away(s: Table, seat: int) -> str:
    cycle = s.stack[-1]
    assert isinstance(cycle, CycleHand)
    left = cycle.k - cycle.count
    return f"Put {'another card' if cycle.count else f'up to {left} cards'} away and draw as many?"


def _give(s: Table, seat: int) -> str:
    return "Which player in hand do you give away?"


def _take(s: Table, seat: int) -> str:
    return "Which player comes back from the discard pile?"


def _sub(s: Table, seat: int) -> str:
    laid = s.offence_card if seat == s.offence else s.defence_card
    return f"Does one of them replace {Names(s.game).player(laid)}?"


def _new_play(s: Table, seat: int) -> str:
    return f"Does one of them replace {Names(s.game).card(s.play_card)}?"


def _put_back(s: Table, seat: int) -> str:
    return "Put the cards back one by one: which goes lowest? The last one lies on top."


def spread_words(s: Table) -> str:
    """`Engines favoured by 3½`; empty without a spread."""
    best = favourite(s)
    return f"{s.names[best]} favoured by {points_words(spread_tenths(s))}" if best >= 0 else ""


def deck_words(s: Table, seat: int) -> str:
    """What is left in a seat's own Playbook deck."""
    stock = stock_of(s, seat)
    audibles = f", {count(stock.audibles, 'Audible')}" if stock.audibles else ""
    odds = f" (two-point try {stock.conversion:.0%})" if stock.total > 1 else ""
    return f"{stock.touchdowns} TD, {stock.field_goals} FG{audibles}{odds}"


PROMPTS: Final[dict[str, Prompt]] = {
    "BringDecks.first": _pick_team,
    "BringDecks.second": _pick_team,
    "Huddle.choose": _huddle,
    "Turn.lay": _lay,
    "Line.offer": _line,
    "Turn.defend": _defend,
    "React.offer": _react,
    "Check.offer": _check,
    "Turn.convert": _convert,
    "SpendPlayer.spend": _spend,
    "CancelOne.target": _target,
    "ForceOut.give_up": _give_up,
    "CycleHand.put_away": _put_away,
    "RecallPlayer.give": _give,
    "RecallPlayer.take": _take,
    "SubPlayer.choose": _sub,
    "ChangePlay.choose": _new_play,
    "StackBook.put_back": _put_back,
}
"""By the step that asks."""
