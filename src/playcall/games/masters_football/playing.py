"""MF-20  What happens when a card is played: payment, effect, and where the card goes."""

from __future__ import annotations

from typing import Final

from playcall.games.masters_football import events
from playcall.games.masters_football.actions import TACTIC_TARGET, played
from playcall.games.masters_football.cards import lasts
from playcall.games.masters_football.effects import (
    AttackBonus,
    CancelAttack,
    ExtraAttack,
    ExtraSub,
    NullifyGoal,
    Reroll,
    SecondChance,
)
from playcall.games.masters_football.figures import ACTION, PRICE, RESERVE
from playcall.games.masters_football.legality import place_of_target, team_of_target
from playcall.games.masters_football.match import NOBODY, Match
from playcall.games.masters_football.strength import work_out
from playcall.games.masters_football.table import Table
from playcall.games.masters_football.zones import ACTION_DISCARD, HAND, IN_PLAY

DIE_LABELS: Final = ("attack", "attack genius", "defence", "defence genius")


def pay_for(s: Table, m: Match | None, seat: int, card: int, target: int, window: str) -> None:
    """MF-20.3, MF-15.7, MF-15.8  The card leaves the hand and is paid for; Win Bonus reserves 3 M instead."""
    s.zones[HAND(seat)].remove(card)
    s.money[seat] -= PRICE[card]
    s.reserved[seat] += RESERVE[card]
    if s.log is not None:
        slot = NOBODY if m is None else m.slot
        s.tell(events.CardPlayed(seat, card, target, slot, window, s.money[seat]))


def side_touched(m: Match, seat: int, card: int, target: int) -> int:
    """MF-20.9  The side that a card touches: the marker on it decides, or the team an outsider names."""
    named = team_of_target(target)
    if named != NOBODY:
        return named
    side = m.side_of(seat)
    return 1 - side if ACTION[card].side == "OPP" and side >= 0 else side


def put_in_play(s: Table, m: Match, seat: int, card: int, target: int, uses: int = 0) -> None:
    s.zones[IN_PLAY(m.slot)].append(card)
    m.owners.append(seat)
    m.touched.append(side_touched(m, seat, card, target))
    m.places.append(target - TACTIC_TARGET if target >= TACTIC_TARGET else place_of_target(target))
    m.uses.append(uses)


def take_out(s: Table, m: Match, place: int) -> int:
    """A card in play goes to the discard pile."""
    card = s.zones[IN_PLAY(m.slot)].pop(place)
    for facts in (m.owners, m.touched, m.places, m.uses):
        facts.pop(place)
    s.zones[ACTION_DISCARD()].append(card)
    return card


def carry_out(s: Table, m: Match, seat: int, card: int, target: int, live: bool = True) -> None:
    """MF-20.5, MF-20.6, MF-20.7  The effect of a card that was paid for and not countered."""
    design = ACTION[card]
    if lasts(design):
        put_in_play(s, m, seat, card, target, design.uses - 1)
    else:
        s.zones[ACTION_DISCARD()].append(card)
    match design.effect:
        case AttackBonus(n=n):
            m.bonus += n
        case CancelAttack():
            m.cancelled = True
            s.tell(events.AttackCancelled(m.clubs[m.attacker]))
        case Reroll():
            reroll_by_card(s, m, seat, design.effect, target)
        case NullifyGoal():
            nullify(s, m)
        case ExtraAttack(n=n):
            new_attack(s, m, m.defender, n)
        case SecondChance(n=n):
            new_attack(s, m, m.attacker, n)
        case ExtraSub():
            m.substitutions[m.side_of(seat)] += 1
        case _ if live:
            work_out(s, m)


def nullify(s: Table, m: Match) -> None:
    """MF-10.15  The goal is struck off; a spent genius stays spent."""
    m.goal = False
    m.score[m.attacker] -= 1
    s.tell(events.GoalNullified(m.clubs[m.attacker], (m.clubs[0], m.clubs[1]), (m.score[0], m.score[1])))


def new_attack(s: Table, m: Match, side: int, bonus: int) -> None:
    """MF-10.16  Another attack follows at once."""
    m.next_attacker, m.next_bonus = side, bonus
    s.tell(events.ExtraAttackWon(m.clubs[side], bonus))


def reroll_by_card(s: Table, m: Match, seat: int, effect: Reroll, target: int) -> None:
    side = m.side_of(seat)
    if effect.who == "named":
        side = team_of_target(target)
    elif effect.who == "attacker":
        side = m.attacker
    reroll_side(s, m, side, effect.dice == "both")


def reroll_side(s: Table, m: Match, side: int, both: bool) -> None:
    """Main die of a side, then its genius die."""
    first = 0 if side == m.attacker else 2
    reroll(s, m, (first, first + 1) if both else (first,))


def reroll(s: Table, m: Match, dice: tuple[int, ...]) -> None:
    """MF-24.12  The new faces must be taken."""
    old = tuple(m.dice)
    for die in dice:
        m.dice[die] = s.chance.number(DIE_LABELS[die], 6)
    if s.log is not None:
        new = tuple(m.dice[die] if die in dice else NOBODY for die in range(4))
        s.tell(events.DiceRerolled(m.clubs[m.attacker if dice[0] < 2 else m.defender], old, new))  # type: ignore[arg-type]


def use_again(s: Table, m: Match, seat: int, card: int) -> None:
    """MF-20.7  A later use costs nothing; after the last one the card is discarded."""
    cards = s.zones[IN_PLAY(m.slot)]
    place = next(i for i, c in enumerate(cards) if c == card and m.owners[i] == seat and m.uses[i])
    m.uses[place] -= 1
    s.tell(events.UseMade(seat, card, m.uses[place]))
    if not m.uses[place]:
        take_out(s, m, place)
    effect = ACTION[card].effect
    assert isinstance(effect, Reroll)
    reroll_by_card(s, m, seat, effect, 0)


def reveal_aside(s: Table, m: Match, window: str) -> list[tuple[int, int, int]]:
    """MF-7.10  All cards chosen for a window are revealed at the same time and paid: seat, card, target."""
    shown = []
    for i in range(0, len(s.aside), 2):
        seat, (card, target) = s.aside[i], played(s.aside[i + 1])
        pay_for(s, m, seat, card, target, window)
        shown.append((seat, card, target))
    s.aside = []
    return shown
