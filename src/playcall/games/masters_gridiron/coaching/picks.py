"""The choices that an Audible brings: whom to spend, what to cancel, put away, take or change."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from playcall.booklet.rating import Rated
from playcall.games.masters_gridiron.actions import DONE as ENOUGH
from playcall.games.masters_gridiron.actions import KEEP, PICK
from playcall.games.masters_gridiron.appraisal import Attack, Stops, everybody, mean, unseen
from playcall.games.masters_gridiron.coaching.calls import LATER, play_worths, player_worths, with_play, with_player
from playcall.games.masters_gridiron.coaching.outcomes import value, without_call
from playcall.games.masters_gridiron.procedures.effects import CycleHand, ForceOut, SpendPlayer
from playcall.games.masters_gridiron.table import Table
from playcall.games.masters_gridiron.zones import DEFENSE, OFFENSE, PB_LOOK, PILES, PLAYBOOK, Pile, is_audible

AUDIBLE: Final = 1.2
"""What an Audible counts beside plays, which are counted in points."""


def rate_spending(s: Table, seat: int) -> Iterator[Rated]:
    """The cheapest player who turns the result."""
    spend = s.stack[-1]
    assert isinstance(spend, SpendPlayer)
    pile = OFFENSE if spend.rating else DEFENSE
    worth = worths(s, seat, pile)
    sign = 1 if seat == s.offence else -1
    for action in s.legal(seat):
        card = s.zones[pile.hand + seat][PICK.argument(action)]
        twin = s.clone()
        twin.call_amounts[-1] = spend.worth(s, card)[1] // 8
        yield action, sign * value(twin) - LATER * worth[card], "Enough, and missed least."


def rate_cancelling(s: Table, seat: int) -> Iterator[Rated]:
    sign = 1 if seat == s.offence else -1
    for action in s.legal(seat):
        yield action, sign * without_call(s, PICK.argument(action)), "Without it things look better."


def rate_giving_up(s: Table, seat: int) -> Iterator[Rated]:
    """FORCE victim, and what RECALL gives away: the card that is missed least."""
    force = s.stack[-1]
    pile = PILES[force.pile] if isinstance(force, ForceOut) else role_pile(s, seat)
    worth = worths(s, seat, pile)
    for action in s.legal(seat):
        yield action, -worth[s.zones[pile.hand + seat][PICK.argument(action)]], "Missed least."


def rate_taking(s: Table, seat: int) -> Iterator[Rated]:
    worth = player_worths(s, seat, discards=True)
    pile = role_pile(s, seat)
    for action in s.legal(seat):
        yield action, worth[s.zones[pile.discard + seat][PICK.argument(action)]], "The best of those used."


def rate_cycling(s: Table, seat: int) -> Iterator[Rated]:
    """Cards below the average of what is left are put away."""
    cycle = s.stack[-1]
    assert isinstance(cycle, CycleHand)
    pile = PILES[cycle.pile]
    worth = play_worths(s, seat) if pile is PLAYBOOK else worths(s, seat, pile)
    average = mean(worth.values())
    for action in s.legal(seat):
        if action in ENOUGH:
            yield action, 0.0, "The rest is better than what may come."
        else:
            card = s.zones[pile.hand + seat][PICK.argument(action)]
            yield action, LATER * (average - worth.get(card, AUDIBLE)), "Below what the deck holds."


def rate_substitute(s: Table, seat: int) -> Iterator[Rated]:
    sign = 1 if seat == s.offence else -1
    pile = role_pile(s, seat)
    for action in s.legal(seat):
        if action in KEEP:
            yield action, sign * value(s) + 0.01, "He does as well as anybody."
        else:
            card = s.zones[pile.look + seat][PICK.argument(action)]
            yield action, sign * with_player(s, card), "He does better."


def rate_new_play(s: Table, seat: int) -> Iterator[Rated]:
    for action in s.legal(seat):
        if action in KEEP:
            yield action, value(s) + 0.01, "The play is as good as any."
        else:
            yield action, with_play(s, s.zones[PB_LOOK(seat)][PICK.argument(action)]), "The better play."


def rate_putting_back(s: Table, seat: int) -> Iterator[Rated]:
    """The best card comes last, so that it lies on top."""
    worth = worths(s, seat, PLAYBOOK)
    for action in s.legal(seat):
        yield action, -worth[s.zones[PB_LOOK(seat)][PICK.argument(action)]], "The best comes up first."


def worths(s: Table, seat: int, pile: Pile) -> dict[int, float]:
    """What cards of a pile are worth for later."""
    if pile is DEFENSE:
        stops = Stops(s, seat)
        return {card: stops.worth(card) for card in everybody(s, DEFENSE, seat)}
    attack = Attack(s, seat, unseen(s, seat))
    if pile is OFFENSE:
        return attack.players
    cards = everybody(s, PLAYBOOK, seat)
    return {card: AUDIBLE if is_audible(card) else attack.plays[card] for card in cards}


def role_pile(s: Table, seat: int) -> Pile:
    return OFFENSE if seat == s.offence else DEFENSE
