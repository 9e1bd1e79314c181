"""MG-9  Which Audibles may be played now: windows, sides, conditions and what each effect needs. Pure judgements."""

from __future__ import annotations

from playcall.games.masters_gridiron.anatomy import Audible, Window
from playcall.games.masters_gridiron.effects import (
    Also,
    Boost,
    Cancel,
    Close,
    Cycle,
    Drain,
    Effect,
    Escort,
    Force,
    Gang,
    HandZone,
    Hold,
    NewPlay,
    Open,
    Recall,
    Return,
    Scout,
    Settle,
    Silence,
    Stack,
    Sub,
    Takeaway,
    Upgrade,
)
from playcall.games.masters_gridiron.matchup import RATING, Standing, current_result, holds, standing
from playcall.games.masters_gridiron.table import NO_CARD, Table
from playcall.games.masters_gridiron.zones import DEFENSE, OFFENSE, PILE_OF_HAND, PLAYBOOK, Pile, seat_of_book


def playable(s: Table, seat: int, window: Window) -> list[int]:
    """MG-9.1, MG-9.6  Places in the Playbook hand of Audibles that the seat may play in a window."""
    limit = s.options.audible_limit
    if limit and sum(seat_of_book(card) == seat for card in s.calls) >= limit:
        return []
    hand = s.zones[PLAYBOOK.hand + seat]
    return [place for place in s.in_book_hand(seat, Audible) if may_play(s, seat, hand[place], window)]


def may_play(s: Table, seat: int, card: int, window: Window) -> bool:
    """MG-9.2, MG-9.6, MG-9.11  Side, window, conditions and precondition."""
    call = s.audible(card)
    if window not in call.windows or call.side not in ("ANY", "OFF" if seat == s.offence else "DEF"):
        return False
    if window is Window.HUDDLE:
        return _can_in_huddle(s, seat, call.effect)
    if window is Window.REACT and s.punting and not call.effect.on_punt:
        return False
    play = s.laid_play
    result = play.result if isinstance(call.effect, Upgrade) else current_result(s, play)
    return holds(s, call, card, result) and _can(s, seat, call.effect)


def _can_in_huddle(s: Table, seat: int, effect: Effect) -> bool:
    match effect:
        case Silence():
            return True
        case Scout():
            return bool(s.zones[DEFENSE.hand + 1 - seat])
    return _can_move(s, seat, effect)


def _can(s: Table, seat: int, effect: Effect) -> bool:
    """What an effect needs once cards lie (rules, Effects of Audibles)."""
    now = standing(s)
    match effect:
        case Boost(_, rating):
            return not rating or _own_rating(s, seat, RATING[rating], now)
        case Drain(_, rating):
            return not rating or _other_rating(s, seat, RATING[rating], now)
        case Close(rating):
            return now.stops >> RATING[rating] & 1 == 1 and now.stops != 1 << RATING[rating]
        case Open(rating):
            return not (s.laid_play.stop_mask | now.stops) >> RATING[rating] & 1
        case Also(rating):
            return not now.uses >> RATING[rating] & 1 and s.laid_player.has >> RATING[rating] & 1 == 1
        case Upgrade():
            return now.result == "FG"
        case Settle() | Hold():
            return now.result == "TD"
        case Return(_, _, rating):
            return _may_return(s, rating, now)
        case Takeaway():
            return True
        case Escort(rating):
            return bool(escorts(s, seat, RATING[rating]))
        case Gang():
            return bool(s.zones[DEFENSE.hand + seat])
        case Cancel():
            return bool(cancellable(s, seat))
    return _can_move(s, seat, effect)


def _can_move(s: Table, seat: int, effect: Effect) -> bool:
    """Effects that move or look at cards, in whatever window."""
    match effect:
        case Force(zone, _):
            victim = 1 - seat
            pile = pile_of(s, victim, zone)
            return len(s.zones[pile.hand + victim]) >= (1 if pile is PLAYBOOK else 2)
        case Cycle(zone, _):
            pile = pile_of(s, seat, zone)
            others = len(s.zones[pile.hand + seat]) - (pile is PLAYBOOK)  # the Audible itself does not count
            return others > 0 and s.deck_size(pile, seat) > 0
        case Recall():
            pile = OFFENSE if seat == s.offence else DEFENSE
            return bool(s.zones[pile.hand + seat] and recallable(s, seat))
        case Sub():
            return s.deck_size(OFFENSE if seat == s.offence else DEFENSE, seat) > 0
        case NewPlay():
            return s.deck_size(PLAYBOOK, seat) > 0
        case Stack():
            return s.deck_size(PLAYBOOK, seat) >= 2
    raise TypeError(f"{effect} has no precondition.")


def _own_rating(s: Table, seat: int, rating: int, now: Standing) -> bool:
    """BOOST with r: it is in the current list and on the own laid card; on a punt only the defence has a list."""
    if seat == s.offence:
        return (now.uses & s.laid_player.has) >> rating & 1 == 1
    return now.stops >> rating & 1 == 1


def _other_rating(s: Table, seat: int, rating: int, now: Standing) -> bool:
    """DRAIN with r: on offence it is in the stop list; on defence the laid Offense card has it and it can be used."""
    if seat == s.offence:
        return now.stops >> rating & 1 == 1
    usable = s.laid_player.has if s.punting else now.uses & s.laid_player.has
    return usable >> rating & 1 == 1


def _may_return(s: Table, rating: str, now: Standing) -> bool:
    """MG-9.15, MG-10.2  One RETURN a turn, measured with a printed rating that is not closed."""
    again = any(isinstance(s.audible(card).effect, Return) for card in s.calls)
    counted = now.counted & (1 << RATING[rating]) if rating else now.counted
    return bool(counted) and not again


def escorts(s: Table, seat: int, rating: int) -> list[int]:
    """Places of further Offense cards with a rating."""
    hand = s.zones[OFFENSE.hand + seat]
    return [place for place, card in enumerate(hand) if s.players[card].has >> rating & 1]


def cancellable(s: Table, seat: int) -> list[int]:
    """MG-9.13, MG-9.14  Places in `calls` of Audibles of the other side that can be cancelled."""
    return [
        place
        for place, card in enumerate(s.calls)
        if seat_of_book(card) != seat and place not in s.cancelled and s.audible(card).effect.cancellable
    ]


def recallable(s: Table, seat: int) -> list[int]:
    """Places of the own discard pile that RECALL may take: never the card laid this turn."""
    pile = OFFENSE if seat == s.offence else DEFENSE
    laid = s.offence_card if seat == s.offence else s.defence_card
    return [place for place, card in enumerate(s.zones[pile.discard + seat]) if card != laid or laid == NO_CARD]


def pile_of(s: Table, seat: int, zone: HandZone) -> Pile:
    """The pile that a hand belongs to; `players` is that of the seat's role."""
    if zone == "players":
        return OFFENSE if seat == s.offence else DEFENSE
    return PILE_OF_HAND[zone]
