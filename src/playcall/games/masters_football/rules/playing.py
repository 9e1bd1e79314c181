"""MF-5, MF-20  Swapping cards, and what happens when one is played: payment, effect, and where the card goes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from playcall.contract import Text, joined, msg
from playcall.games.masters_football import events
from playcall.games.masters_football.actions import (
    DONE_CHOOSING,
    NO_TARGET,
    SWAP,
    TACTIC_TARGET,
    place_of_target,
    played,
    team_of_target,
)
from playcall.games.masters_football.cards import (
    ACTION,
    ATTACK_FACES,
    DEFENCE_FACES,
    GENIUS_SHOWN,
    PRICE,
    RESERVE,
    lasts,
)
from playcall.games.masters_football.effects import (
    AttackBonus,
    CancelAttack,
    ExtraAttack,
    ExtraSub,
    NullifyGoal,
    Reroll,
    SecondChance,
)
from playcall.games.masters_football.match import NOBODY, Match
from playcall.games.masters_football.rules.legality import may_swap
from playcall.games.masters_football.rules.strength import work_out
from playcall.games.masters_football.table import ACTION_DISCARD, HAND, IN_PLAY, PITCH, Table
from playcall.kernel import DONE, Ask, Procedure, Step


@dataclass(slots=True)
class Phase(Procedure):
    """A phase of the match in this slot."""

    slot: int

    def match(self, s: Table) -> Match:
        return s.matches[self.slot]


@dataclass(slots=True)
class SwapRound(Procedure):
    """MF-5.4  Each person in seat order may swap cards."""

    seat: int = 0

    order = ("find", "offer", "next_seat")

    def find(self, s: Table) -> Step:  # MF-1.7
        while self.seat < len(s.seat_clubs):
            if may_swap(s, self.seat):
                return None
            self.seat += 1
        return DONE

    def offer(self, s: Table) -> Step:  # MF-5.2, MF-5.3
        return Ask(self.seat, [*swaps(s, self.seat), DONE_CHOOSING()])

    def asks_offer(self, s: Table, seat: int) -> Text:
        """MF-5.2, MF-5.3, MF-5.4"""
        return joined([msg("mf-ask-swap", price=s.swap_price), msg("mf-money-left", money=s.available(seat))], "space")

    def on_offer(self, s: Table, action: int) -> Step:
        if action in DONE_CHOOSING:
            return None
        swap(s, self.seat, SWAP.argument(action))
        return self.find

    def next_seat(self, s: Table) -> Step:
        self.seat += 1
        return self.find


def swaps(s: Table, seat: int) -> list[int]:
    """MF-5.2  The cards a seat may swap now."""
    return SWAP.of(sorted(set(s.zones[HAND(seat)]))) if may_swap(s, seat) else []


def swap(s: Table, seat: int, card: int) -> None:
    """MF-5.2  The card is discarded first, then the top card is drawn."""
    s.zones[HAND(seat)].remove(card)
    s.zones[ACTION_DISCARD()].append(card)
    s.money[seat] -= s.swap_price
    if s.log is not None:
        s.tell(events.Swapped(seat, s.seat_clubs[seat], card, s.swap_price, s.money[seat]))
    drawn = s.draw_action(seat)
    if s.log is not None and drawn is not None:
        s.tell(events.CardsDealt(seat, s.seat_clubs[seat], 1, (drawn,)))


DIE_LABELS: Final = ("attack", "attack genius", "defence", "defence genius")


def pay_for(s: Table, m: Match | None, seat: int, card: int, target: int, window: str) -> None:
    """MF-20.3, MF-15.7, MF-15.8  The card leaves the hand and is paid for; Win Bonus reserves 3 M instead."""
    s.zones[HAND(seat)].remove(card)
    s.money[seat] -= PRICE[card]
    s.reserved[seat] += RESERVE[card]
    if s.log is not None:
        tell_play(s, m, seat, card, target, window)


def tell_play(s: Table, m: Match | None, seat: int, card: int, target: int, window: str) -> None:
    """Who played what at whom; a player who lies face down stays unnamed."""
    slot, touched, player = NOBODY, NOBODY, NOBODY
    side, place = team_of_target(target), place_of_target(target)
    if m is not None:
        slot = m.slot
        touched = m.clubs[side] if side >= 0 else NOBODY
        pitch = s.zones[PITCH(m.zone(side))] if side >= 0 else []
        player = pitch[place] if place >= 0 and pitch else NOBODY
    club, money = s.seat_clubs[seat], s.money[seat]
    s.tell(events.CardPlayed(seat, club, card, target, touched, player, slot, window, PRICE[card], money))


def countered(s: Table, seat: int, by: int, card: int, owner: int) -> events.CardCountered:
    """MF-20.12, MF-20.14  What is told of a card that another cancelled."""
    return events.CardCountered(seat, s.seat_clubs[seat], by, card, owner, s.seat_clubs[owner])


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
            reroll(s, m, dice_of(m, seat, design.effect, target))
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
    m.goal, m.verdict = False, "nullified"
    m.score[m.attacker] -= 1
    m.goals = m.goals[:-2]
    s.tell(events.GoalNullified(m.clubs[m.attacker], (m.clubs[0], m.clubs[1]), (m.score[0], m.score[1])))


def new_attack(s: Table, m: Match, side: int, bonus: int) -> None:
    """MF-10.16  Another attack follows at once."""
    m.next_attacker, m.next_bonus = side, bonus
    s.tell(events.ExtraAttackWon(m.clubs[side], bonus))


def dice_of(m: Match, seat: int, effect: Reroll, target: int) -> tuple[int, ...]:
    """The dice of the attack that a card rolls again: main die of a side, then perhaps its genius die."""
    side = m.side_of(seat)
    if effect.who == "named":
        side = team_of_target(target)
    elif effect.who == "attacker":
        side = m.attacker
    first = main_die(m, side)
    return (first, first + 1) if effect.dice == "both" else (first,)


def ability_dice(m: Match, side: int, argument: int) -> tuple[int, ...]:
    """MF-24.6, MF-24.7  Those that a manager's ability rolls again: both of the opponent, or any one."""
    first = main_die(m, 1 - side)
    return (argument - 1,) if argument else (first, first + 1)


def main_die(m: Match, side: int) -> int:
    """The attack die of the attacker, the defence die of the defender; the genius die is the next."""
    return 0 if side == m.attacker else 2


def reroll(s: Table, m: Match, dice: tuple[int, ...]) -> None:
    """MF-24.12  The new faces must be taken."""
    old = dice_shown(m)
    for die in dice:
        m.dice[die] = s.chance.number(DIE_LABELS[die], 6)
    if s.log is not None:
        club = m.clubs[m.attacker if dice[0] < 2 else m.defender]
        s.tell(events.DiceRerolled(club, dice, tuple(old[die] for die in dice), dice_shown(m)))


def dice_shown(m: Match) -> tuple[str, str, str, str]:
    """What the four dice of the attack show."""
    attack, genius, defence, other = m.dice
    main = ATTACK_FACES[m.attack_level[m.attacker]][attack], DEFENCE_FACES[m.defence_level[m.defender]][defence]
    return str(main[0]), GENIUS_SHOWN[genius], str(main[1]), GENIUS_SHOWN[other]


def use_again(s: Table, m: Match, seat: int, card: int) -> None:
    """MF-20.7  A later use costs nothing; after the last one the card is discarded."""
    cards = s.zones[IN_PLAY(m.slot)]
    place = next(i for i, c in enumerate(cards) if c == card and m.owners[i] == seat and m.uses[i])
    m.uses[place] -= 1
    s.tell(events.UseMade(seat, s.seat_clubs[seat], card, m.uses[place]))
    if not m.uses[place]:
        take_out(s, m, place)
    effect = ACTION[card].effect
    assert isinstance(effect, Reroll)
    reroll(s, m, dice_of(m, seat, effect, NO_TARGET))


def reveal_aside(s: Table, m: Match, window: str) -> list[tuple[int, int, int]]:
    """MF-7.10  All cards chosen for a window are revealed at the same time and paid: seat, card, target."""
    shown = []
    for i in range(0, len(s.aside), 2):
        seat, (card, target) = s.aside[i], played(s.aside[i + 1])
        pay_for(s, m, seat, card, target, window)
        shown.append((seat, card, target))
    s.aside = []
    return shown


# What a card or another tactic would make of the match ---------------------------------------------------------------


def settled(s: Table, m: Match) -> Match:
    """The match with its strengths worked out; before the first turn they are not yet."""
    if m.phase == "play":
        return m
    twin = s.clone()
    match = twin.matches[m.slot]
    work_out(twin, match)
    return match


def with_card(s: Table, m: Match, seat: int, card: int, target: int) -> Match:
    """The match as it would stand with a lasting card in play."""
    twin = s.clone()
    match = twin.matches[m.slot]
    put_in_play(twin, match, seat, card, target)
    work_out(twin, match)
    return match


def with_tactic(s: Table, m: Match, tactic: int) -> Match:
    """The match as it would stand in another tactic."""
    twin = s.clone()
    match = twin.matches[m.slot]
    match.tactic = tactic
    work_out(twin, match)
    return match


def next_attack(m: Match, side: int) -> Match:
    """The match before another attack of a side."""
    twin = m.clone()
    twin.attacker, twin.bonus = side, 0
    return twin
