"""MF-10  The match turn: window, dice, window, result, windows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from playcall.games.masters_football import events
from playcall.games.masters_football.actions import ABILITY, PASS, SWAP, USE, play, played
from playcall.games.masters_football.cards import GENIUS_FACE
from playcall.games.masters_football.figures import (
    ACTION,
    ATTACK_FACES,
    DEFENCE_FACES,
    GENIUS,
    GENIUS_VALUES,
    PRICE,
)
from playcall.games.masters_football.legality import WHISTLEBLOWER, abilities, may_react, plays
from playcall.games.masters_football.match import AWAY, EXTRA_TURN, HOME, HOME_ATTACKS, NOBODY, Match
from playcall.games.masters_football.odds import goals_of
from playcall.games.masters_football.playing import carry_out, pay_for, reroll, reroll_side, use_again
from playcall.games.masters_football.procedures.phase import Phase, swap, swaps
from playcall.games.masters_football.strength import muted_places
from playcall.games.masters_football.table import Table
from playcall.games.masters_football.zones import ACTION_DISCARD, HAND, ON_TABLE, PITCH
from playcall.kernel import DONE, ReactionWindow, Step


@dataclass(slots=True)
class Turn(Phase):
    """MF-10.4  Before-turn window, the attack, and what cards make of it."""

    number: int

    order = ("begin", "attack", "settle", "after_goal", "after_miss", "again")

    def begin(self, s: Table) -> Step:  # MF-10.4
        m = self.match(s)
        begin_turn(s, m, self.number)
        return Window(slot=self.slot, name="BT") if may_react(s, m, "BT") else None

    def attack(self, s: Table) -> Step:  # MF-10.5, MF-10.18
        m = self.match(s)
        if m.cancelled:
            return DONE
        roll_attack(s, m)
        return Window(slot=self.slot, name="AR") if may_react(s, m, "AR") else None

    def settle(self, s: Table) -> Step:  # MF-10.6 to MF-10.12
        m = self.match(s)
        settle(s, m)
        if not m.goal:
            return self.after_miss
        return Window(slot=self.slot, name="AG") if may_react(s, m, "AG") else DONE

    def after_goal(self, s: Table) -> Step:  # MF-10.15, MF-10.17
        return DONE if self.match(s).goal else None

    def after_miss(self, s: Table) -> Step:  # MF-10.16
        return Window(slot=self.slot, name="AM") if may_react(s, self.match(s), "AM") else DONE

    def again(self, s: Table) -> Step:  # MF-10.16
        m = self.match(s)
        if m.next_attacker == NOBODY:
            return DONE
        m.attacker, m.bonus = m.next_attacker, m.next_bonus
        m.next_attacker, m.next_bonus = NOBODY, 0
        return self.attack


def begin_turn(s: Table, m: Match, number: int) -> None:
    """MF-10.2, MF-12.2  Whose attack it is; in injury time that of the team with home advantage."""
    m.turn = number
    m.attacker = m.ha if number == EXTRA_TURN else HOME if number in HOME_ATTACKS else AWAY
    m.bonus, m.cancelled = 0, False
    m.dice = [-1, -1, -1, -1]
    if s.log is not None:
        s.tell(events.TurnBegins(number, m.clubs[m.attacker], goals_of(m), (m.score[0], m.score[1])))


def roll_attack(s: Table, m: Match) -> None:
    """MF-1.8, MF-10.5  Attack die, its genius die, defence die, its genius die."""
    number = s.chance.number
    m.dice = [number("attack", 6), number("attack genius", 6), number("defence", 6), number("defence genius", 6)]
    if s.log is not None:
        side, other = m.attacker, m.defender
        levels = m.attack_level[side], m.defence_level[other]
        faces = m.dice[0], m.dice[1], m.dice[2], m.dice[3]
        s.tell(events.DiceRolled(m.clubs[side], m.clubs[other], levels, faces, m.bonus))


def quiet_turn(s: Table, m: Match, number: int) -> None:
    """MF-10.21  A turn in which nobody can do anything: only the dice speak."""
    begin_turn(s, m, number)
    roll_attack(s, m)
    settle(s, m)


def settle(s: Table, m: Match) -> None:
    """MF-10.6 to MF-10.12  Goal or not, on the dice as they lie."""
    side = m.attacker
    attack, genius, defence, other = m.dice
    total = ATTACK_FACES[m.attack_level[side]][attack] + GENIUS_VALUES[genius] + m.bonus
    against = DEFENCE_FACES[m.defence_level[1 - side]][defence] + GENIUS_VALUES[other]
    inspired = genius == GENIUS_FACE and "A" in m.genius[side] and genius_left(s, m, side)
    denied = other == GENIUS_FACE and "D" in m.genius[1 - side]
    goal = (total > against or inspired) and not denied
    spent = inspired and (not denied or s.options.genius_spent_when_denied)
    if spent:
        spend_genius(s, m, side)
    m.goal = goal
    m.score[side] += goal
    if s.log is not None:
        why = reason(total, against, inspired, denied)
        s.tell(
            events.Settled(
                m.clubs[side], m.clubs[1 - side],
                (total - GENIUS_VALUES[genius] - m.bonus, GENIUS_VALUES[genius], m.bonus),
                (against - GENIUS_VALUES[other], GENIUS_VALUES[other]),
                goal, why, spent, (m.clubs[0], m.clubs[1]), (m.score[0], m.score[1]),
            )
        )  # fmt: skip


def reason(total: int, against: int, inspired: bool, denied: bool) -> str:
    if denied and (total > against or inspired):
        return "denied"
    if total > against:
        return "higher"
    return "genius" if inspired else "equal" if total == against else "lower"


def genius_left(s: Table, m: Match, side: int) -> bool:
    """MF-10.10, MF-10.11  Once per team, or once per Attacking Genius on the field."""
    if s.options.attack_genius_scope == "team":
        return not m.spent[side]
    return bool(unspent(s, m, side))


def unspent(s: Table, m: Match, side: int) -> list[int]:
    """Attacking Geniuses on the field whose own use is left, by card."""
    muted = muted_places(s, m, side)
    pitch = s.zones[PITCH(m.zone(side))]
    found = [card for place, card in enumerate(pitch) if GENIUS[card] == "A" and place not in muted]
    return sorted(card for card in found if card not in m.spent_players)


def spend_genius(s: Table, m: Match, side: int) -> None:
    m.spent[side] += 1
    if s.options.attack_genius_scope == "player":
        m.spent_players.append(unspent(s, m, side)[0])


@dataclass(slots=True)
class Window(ReactionWindow):
    """MF-10.20  Without home advantage, with it, outsiders by seat; anew after every play, until all have passed."""

    slot: int = 0
    name: str = ""

    order: ClassVar[tuple[str, ...]] = ("open", "next_seat", "offer", "again", "close")  # type: ignore[assignment]
    passing = PASS

    def open(self, s: Table) -> Step:
        s.matches[self.slot].window = self.name
        return None

    def seats(self, s: Table) -> Sequence[int]:  # type: ignore[override]
        return s.matches[self.slot].order

    def next_seat(self, s: Table) -> Step:  # type: ignore[override]
        """MF-10.21, MF-10.22  Who can do nothing is not asked; some results close the window at once."""
        m = s.matches[self.slot]
        if self.closed(m):
            return self.close
        found = ReactionWindow.next_seat(self, s)
        return self.close if found is DONE else None

    def closed(self, m: Match) -> bool:
        return (
            (self.name == "BT" and m.cancelled)
            or (self.name == "AG" and not m.goal)
            or (self.name == "AM" and m.next_attacker != NOBODY)
        )

    def reactions(self, s: Table, seat: int) -> list[int]:  # type: ignore[override]
        m = s.matches[self.slot]
        found = plays(s, m, self.name, seat)
        if self.name == "AR":
            found += abilities(s, m, seat)
        elif self.name == "BT" and s.options.swap_windows == "any" and seat in m.seats:  # MF-5.5
            found += swaps(s, seat)
        return found

    def on_offer(self, s: Table, action: int) -> Step:  # type: ignore[override]
        """MF-5.5  A swap is no play: the same seat is asked again."""
        if action in SWAP:
            order = s.matches[self.slot].order
            swap(s, order[self.turn % len(order)], SWAP.argument(action))
            return self.next_seat
        return ReactionWindow.on_offer(self, s, action)

    def react(self, s: Table, seat: int, action: int) -> Step:  # type: ignore[override]
        m = s.matches[self.slot]
        if action in USE:
            use_again(s, m, seat, USE.argument(action))
        elif action in ABILITY:
            use_ability(s, m, seat, ABILITY.argument(action))
        else:
            card, target = played(action)
            pay_for(s, m, seat, card, target, self.name)
            if ACTION[card].type == "CORRUPTION":
                s.zones[ON_TABLE(self.slot)].append(card)
                return Whistle(slot=self.slot, player=seat, card=card, target=target)
            carry_out(s, m, seat, card, target)
        return None

    def close(self, s: Table) -> Step:
        s.matches[self.slot].window = ""
        return None


def use_ability(s: Table, m: Match, seat: int, argument: int) -> None:
    """MF-24.6, MF-24.7  Both dice of the opponent, or any one die."""
    side = m.side_of(seat)
    m.ability_used[side] = 1
    s.tell(events.AbilityUsed(seat, m.managers[side]))
    if argument:
        reroll(s, m, (argument - 1,))
    else:
        reroll_side(s, m, 1 - side, both=True)


@dataclass(slots=True)
class Whistle(ReactionWindow):
    """MF-20.12  A Corruption card is on the table: the first Whistleblower cancels it, else it takes effect."""

    slot: int = 0
    player: int = 0
    card: int = 0
    target: int = 0
    blown: bool = False

    order: ClassVar[tuple[str, ...]] = ("next_seat", "offer", "again", "resolve")  # type: ignore[assignment]
    passing = PASS

    def seats(self, s: Table) -> Sequence[int]:  # type: ignore[override]
        return s.matches[self.slot].order

    def next_seat(self, s: Table) -> Step:  # type: ignore[override]
        found = DONE if self.blown else ReactionWindow.next_seat(self, s)
        return self.resolve if found is DONE else None

    def reactions(self, s: Table, seat: int) -> list[int]:  # type: ignore[override]
        """MF-16.7  Everybody but the player of the card, if Whistleblower is in hand and can be paid."""
        holds = seat != self.player and WHISTLEBLOWER in s.zones[HAND(seat)]
        return [play(WHISTLEBLOWER)] if holds and s.available(seat) >= PRICE[WHISTLEBLOWER] else []

    def react(self, s: Table, seat: int, action: int) -> Step:  # type: ignore[override]
        """MF-20.13  It cannot be countered itself."""
        pay_for(s, s.matches[self.slot], seat, WHISTLEBLOWER, 0, "CW")
        s.zones[ACTION_DISCARD()].append(WHISTLEBLOWER)
        self.blown = True
        s.tell(events.CardCountered(seat, WHISTLEBLOWER, self.card, self.player))
        return None

    def resolve(self, s: Table) -> Step:
        s.zones[ON_TABLE(self.slot)].remove(self.card)
        if self.blown:
            s.zones[ACTION_DISCARD()].append(self.card)
        else:
            carry_out(s, s.matches[self.slot], self.player, self.card, self.target)
        return None
