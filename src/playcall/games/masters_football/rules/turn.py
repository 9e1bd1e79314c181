"""MF-10  The match turn: window, dice, window, result, windows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from playcall.contract import Arg, Text, msg
from playcall.games.masters_football import events
from playcall.games.masters_football.actions import ABILITY, PASS, SWAP, USE, play, played
from playcall.games.masters_football.cards import (
    ACTION,
    GENIUS_FACE,
    GENIUS_VALUES,
    PRICE,
)
from playcall.games.masters_football.match import EXTRA_TURN, NOBODY, Match, attacking
from playcall.games.masters_football.names import action, aim_of, asked, club, money_left, target
from playcall.games.masters_football.rules.legality import WHISTLEBLOWER, abilities, may_react, plays
from playcall.games.masters_football.rules.playing import (
    Phase,
    ability_dice,
    carry_out,
    countered,
    dice_shown,
    pay_for,
    reroll,
    swap,
    swaps,
    use_again,
)
from playcall.games.masters_football.rules.strength import GOALS, attack_of, goal_chance, spend_genius
from playcall.games.masters_football.table import ACTION_DISCARD, HAND, ON_TABLE, Table
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
    m.attacker = attacking(m, number)
    m.bonus, m.cancelled, m.verdict = 0, False, ""
    m.dice = [-1, -1, -1, -1]
    if s.log is not None:
        s.tell(
            events.TurnBegins(
                number, m.minute, number == EXTRA_TURN, m.clubs[m.attacker], goal_chance(s, m), (m.score[0], m.score[1])
            )
        )


def roll_attack(s: Table, m: Match) -> None:
    """MF-1.8, MF-10.5  Attack die, its genius die, defence die, its genius die."""
    number, m.verdict = s.chance.number, ""
    m.dice = [number("attack", 6), number("attack genius", 6), number("defence", 6), number("defence genius", 6)]
    if s.log is not None:
        side, other = m.attacker, m.defender
        levels = m.attack_level[side], m.defence_level[other]
        s.tell(events.DiceRolled(m.clubs[side], m.clubs[other], levels, dice_shown(m), m.bonus))


def quiet_turn(s: Table, m: Match, number: int) -> None:
    """MF-10.21  A turn in which nobody can do anything: only the dice speak."""
    begin_turn(s, m, number)
    roll_attack(s, m)
    settle(s, m)


def settle(s: Table, m: Match) -> None:
    """MF-10.6 to MF-10.12  Goal or not, on the dice as they lie."""
    side, dice, attack = m.attacker, m.dice, attack_of(s, m)
    why = attack.verdict(dice)
    goal = why in GOALS
    spent = attack.inspired and dice[1] == GENIUS_FACE and (why != "denied" or s.options.genius_spent_when_denied)
    if spent:
        spend_genius(s, m, side)
    m.goal, m.verdict = goal, why
    m.score[side] += goal
    if goal:
        m.goals += (m.turn, side)
    if s.log is not None:
        total, against = attack.totals(dice)
        genius, other = GENIUS_VALUES[dice[1]], GENIUS_VALUES[dice[3]]
        s.tell(
            events.Settled(
                m.clubs[side], m.clubs[1 - side], (total - genius - m.bonus, genius, m.bonus), (against - other, other),
                goal, why, spent, (m.clubs[0], m.clubs[1]), (m.score[0], m.score[1]),
            )
        )  # fmt: skip


IN_WINDOW_NOW: Final = {
    "BT": ("MF-10.4", "MF-10.20", "MF-10.22"),
    "AR": ("MF-10.5", "MF-10.20", "MF-24.12"),
    "AG": ("MF-10.15", "MF-15.9", "MF-10.20"),
    "AM": ("MF-10.16", "MF-10.20"),
}
"""The rules of each window of a turn."""


@dataclass(slots=True)
class Window(ReactionWindow):
    """MF-10.20  Without home advantage, with it, outsiders by seat; again after every play, until all have passed."""

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

    def asks_offer(self, s: Table, seat: int) -> Text:
        """MF-10.20, MF-10.21"""
        m = s.matches[self.slot]
        facts: dict[str, Arg] = {"minute": m.minute, "home": m.score[0], "away": m.score[1], "money": s.purse(seat)}
        question = msg("mf-ask-window", window=self.name, club=club(m.clubs[m.attacker]))
        return asked(question, msg("mf-ask-window-more", **facts))

    def on_offer(self, s: Table, action: int) -> Step:  # type: ignore[override]
        """MF-5.5  A swap is not a play: the same seat is asked again."""
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
    s.tell(events.AbilityUsed(seat, m.clubs[side], m.managers[side]))
    reroll(s, m, ability_dice(m, side, argument))


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

    def asks_offer(self, s: Table, seat: int) -> Text:
        """MF-20.12, MF-15.10, MF-20.13"""
        m, aim = s.matches[self.slot], target(s, s.matches[self.slot], self.target)
        named: dict[str, Arg] = {"club": club(s.seat_clubs[self.player]), "card": action(self.card)}
        named |= {"aim": "none" if aim is None else aim_of(self.target), "by": ACTION[WHISTLEBLOWER].name}
        question = msg("mf-ask-whistle", **named, target=aim or club(m.clubs[m.attacker]))
        return asked(question, money_left(s.purse(seat)))

    def react(self, s: Table, seat: int, action: int) -> Step:  # type: ignore[override]
        """MF-20.13  It cannot be countered itself."""
        pay_for(s, s.matches[self.slot], seat, WHISTLEBLOWER, 0, "CW")
        s.zones[ACTION_DISCARD()].append(WHISTLEBLOWER)
        self.blown = True
        s.tell(countered(s, seat, WHISTLEBLOWER, self.card, self.player))
        return None

    def resolve(self, s: Table) -> Step:
        s.zones[ON_TABLE(self.slot)].remove(self.card)
        if self.blown:
            s.zones[ACTION_DISCARD()].append(self.card)
        else:
            carry_out(s, s.matches[self.slot], self.player, self.card, self.target)
        return None
