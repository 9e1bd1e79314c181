"""Options at a glance: the cards that each is about, a tag with what it would do, and how good that is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from playcall.games.masters_gridiron import outlook
from playcall.games.masters_gridiron.actions import (
    ATTEMPT,
    DEFEND,
    DISCARD,
    GO,
    KICK,
    PICK,
    PLAY,
    PUNT,
    PUNT_ALONE,
    TEAM,
    pair,
)
from playcall.games.masters_gridiron.anatomy import Window
from playcall.games.masters_gridiron.cards import BOOK, as_play
from playcall.games.masters_gridiron.effects import Cancel, Close, Drain, Return, Settle
from playcall.games.masters_gridiron.labels import picked
from playcall.games.masters_gridiron.matchup import (
    counted_number,
    defence_number,
    mates,
    offence_number,
    printed_number,
    standing,
)
from playcall.games.masters_gridiron.names import MINUS
from playcall.games.masters_gridiron.odds import stock_of
from playcall.games.masters_gridiron.printed import RATING_NAMES
from playcall.games.masters_gridiron.procedures.effects import CancelOne, ChangePlay, SpendPlayer, SubPlayer
from playcall.games.masters_gridiron.procedures.windows import AudibleWindow
from playcall.games.masters_gridiron.table import Table
from playcall.games.masters_gridiron.zones import DEF_HAND, OFF_HAND, PB_HAND, PLAYBOOK
from playcall.kernel import Glance, Verb

LIKELY, DOUBTFUL = 0.55, 0.3
"""Chances from which on an attempt looks good, or at least not bad."""

Look = Callable[[Table, int, int], Glance]
"""Table, seat and the argument of the action; of a pair the action itself."""


def glance(s: Table, seat: int, action: int) -> Glance:
    """An option at a glance, as far as its seat can know."""
    verb = s.game.actions.verb_of(action)
    look = _GLANCES.get(verb)
    return look(s, seat, action if verb in (ATTEMPT, PUNT) else verb.argument(action)) if look else Glance()


def player_id(s: Table, card: int) -> str:
    return s.game.card_id("offense", card)


def book_id(s: Table, card: int) -> str:
    return s.game.card_id("playbook", card)


# Laying and answering -------------------------------------------------------------------------------------------------


def _laid(s: Table, seat: int, action: int) -> tuple[int, int]:
    player, play = pair(action)
    return s.zones[OFF_HAND(seat)][player], s.zones[PB_HAND(seat)][play]


def _attempt(s: Table, seat: int, action: int) -> Glance:
    """`TD 72, 48 %`: result, number, and the chance that nobody they hold can stop it."""
    player, card = _laid(s, seat, action)
    face, play = s.players[player], as_play(s.book[card % BOOK])
    number = printed_number(face, play) + s.carry[seat]
    chance = outlook.chance(s, seat, face, play)
    odds = "" if chance is None else f", {chance:.0%}"
    tone = "" if chance is None else "good" if chance >= LIKELY else "half" if chance >= DOUBTFUL else "bad"
    return Glance(player_id(s, player), f"{play.result} {number}{odds}", tone, book_id(s, card))


def _punt(s: Table, seat: int, action: int) -> Glance:
    player, card = _laid(s, seat, action)
    return Glance(player_id(s, player), f"Punt, {s.players[player].best}", "", book_id(s, card))


def _punt_alone(s: Table, seat: int, place: int) -> Glance:
    return Glance(player_id(s, s.zones[OFF_HAND(seat)][place]), "Punt")


def _defend(s: Table, seat: int, place: int) -> Glance:
    """`72, stops` or `70, 2 short`."""
    card = s.zones[DEF_HAND(seat)][place]
    margin, number = outlook.margin_of(s, card)
    if s.punting:
        return Glance(player_id(s, card), str(number) if number else "")
    if margin >= 0:
        return Glance(player_id(s, card), f"{number}, stops", "good")
    return Glance(player_id(s, card), f"{number}, {-margin} short", "bad")


# Audibles -------------------------------------------------------------------------------------------------------------


def _discard(s: Table, seat: int, place: int) -> Glance:
    return Glance(book_id(s, s.zones[PB_HAND(seat)][place]), "Discard, draw")


def _play(s: Table, seat: int, place: int) -> Glance:
    """In a window after cards were laid: how the attempt would then stand."""
    card = s.zones[PB_HAND(seat)][place]
    name = book_id(s, card)
    top = s.stack[-1]
    if not isinstance(top, AudibleWindow):
        return Glance(name, "Play it")
    effect = s.audible(card).effect
    if isinstance(effect, Cancel):
        return Glance(name, "Cancel one", "good")
    if not isinstance(effect, outlook.SIMPLE):
        return Glance(name, "Play it")
    twin = s.clone()
    twin.calls.append(card)
    twin.call_amounts.append(0)
    return _stands(twin, name, top.window, effect)


def _stands(twin: Table, name: str, window: Window, effect: object) -> Glance:
    now = standing(twin)
    offence = offence_number(twin, now).total
    if window is Window.LINE:
        return Glance(name, _at_the_line(effect) or f"{now.result} {offence}")
    if isinstance(effect, Return):
        margin = (counted_number(twin, now, effect) or 0) - offence
        return Glance(
            name, f"Margin {margin} of {effect.m}".replace("-", MINUS), "good" if margin >= effect.m else "bad"
        )
    defence = defence_number(twin, now).total
    if twin.punting:
        return Glance(name, f"{defence} against {offence}")
    if defence >= offence:
        return Glance(name, f"{defence}, stops", "good")
    if now.held and now.result == "TD":
        return Glance(name, "Counts 3, not 7", "half")
    return Glance(name, f"{defence}, {offence - defence} short", "bad")


def _at_the_line(effect: object) -> str:
    """What an Audible does to whatever answer comes; empty where it changes the announcement instead."""
    match effect:
        case Drain(n, rating):
            return f"{RATING_NAMES[rating] if rating else 'Their number'} −{n}"
        case Close(rating):
            return f"No {RATING_NAMES[rating]}"
        case Settle(m):
            return f"3 if stopped by 0–{m}"
    return ""


def _pick(s: Table, seat: int, place: int) -> Glance:
    top = s.stack[-1]
    if isinstance(top, CancelOne):
        return Glance(book_id(s, s.calls[place]), "Cancel")
    pile, card = picked(s, seat, place)
    name = book_id(s, card) if pile is PLAYBOOK else player_id(s, card)
    if isinstance(top, SpendPlayer):
        return Glance(name, f"+{top.worth(s, card)[1] // 8}")
    if isinstance(top, SubPlayer | ChangePlay):
        return Glance(name, *_exchanged(s, seat, card, isinstance(top, ChangePlay)))
    return Glance(name)


def _exchanged(s: Table, seat: int, card: int, play: bool) -> tuple[str, str]:
    """The number after a laid card was replaced."""
    twin = s.clone()
    if play:
        twin.play_card = card
    elif seat == s.offence:
        twin.offence_card = card
    else:
        twin.defence_card = card
    now = standing(twin)
    if seat == s.offence:
        return (
            (f"{now.result} {offence_number(twin, now).total}", "")
            if mates(twin.laid_player, twin.laid_play)
            else ("", "")
        )
    margin = defence_number(twin, now).total - offence_number(twin, now).total
    number = defence_number(twin, now).total
    return (f"{number}, stops", "good") if margin >= 0 else (f"{number}, {-margin} short", "bad")


# Before and after -----------------------------------------------------------------------------------------------------


def _team(s: Table, seat: int, place: int) -> Glance:
    return Glance(tag=f"${s.game.payroll(s.game.stock(place, s.options))}M")


def _go(s: Table, seat: int, argument: int) -> Glance:
    chance = stock_of(s, seat).conversion
    return Glance(tag=f"8 or 6, {chance:.0%}", tone="good" if chance > 0.5 else "half")


_GLANCES: Final[dict[Verb, Look]] = {
    TEAM: _team,
    DISCARD: _discard,
    PLAY: _play,
    ATTEMPT: _attempt,
    PUNT: _punt,
    PUNT_ALONE: _punt_alone,
    DEFEND: _defend,
    KICK: lambda s, seat, argument: Glance(tag="7 for certain"),
    GO: _go,
    PICK: _pick,
}
