"""What plays, cards in hand and money are worth, in points."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from playcall.games.masters_football import league
from playcall.games.masters_football.actions import ABILITY, USE, played
from playcall.games.masters_football.cards import ACTION, PRICE
from playcall.games.masters_football.coach.before import tactics_card
from playcall.games.masters_football.coach.prospects import goal_swing, outlook
from playcall.games.masters_football.effects import (
    AttackBonus,
    CancelAttack,
    CounterCorruption,
    ExtraAttack,
    MuteGenius,
    NullifyGoal,
    PlayerMod,
    Reroll,
    SecondChance,
    Spy,
    TeamMod,
)
from playcall.games.masters_football.match import EXTRA_TURN, LAST_TURN, Match
from playcall.games.masters_football.rules.championship import legs
from playcall.games.masters_football.rules.halftime import substitute
from playcall.games.masters_football.rules.playing import (
    ability_dice,
    dice_of,
    main_die,
    next_attack,
    settled,
    side_touched,
    with_card,
)
from playcall.games.masters_football.rules.strength import attack_of, chance_after, goal_chance, work_out
from playcall.games.masters_football.rules.turn import Whistle
from playcall.games.masters_football.table import HAND, Table

MONEY: Final = 0.11
"""Points that 1 M is worth early in a season."""
PATIENCE: Final = 0.06
"""What a card that can still be used later must bring now, in points."""
LEAST_CHANCE: Final = 0.2
"""How much of the chance of a goal a re-roll must move while it can still be used later."""
LAST_MONEY: Final = 0.02
"""Points that 1 M is worth in the last match, beside what it must pay for."""
NEEDED: Final = 0.7
"""How much of a card's worth can be hoped for within a single match."""
LIVE: Final = frozenset(("BT", "AR", "AG", "AM", "CW"))
"""The windows in which a card can still be played once a match has begun."""
MEDDLING: Final = 0.25
"""How much of a rival's loss is an outsider's gain."""

IN_HAND: Final = {
    "ST01": 0.34, "ST02": 0.33, "ST03": 0.30, "ST04": 0.32, "ST05": 0.32, "ST06": 0.20, "ST07": 0.22, "ST08": 0.34,
    "ST09": 0.25, "ST10": 0.08, "EV01": 0.35, "EV02": 0.35, "EV03": 0.22, "EV04": 0.28, "EV05": 0.20, "EV06": 0.08,
    "EV07": 0.36, "AF01": 0.22, "AF02": 0.28, "AF03": 0.20, "AF04": 0.20, "AF05": 0.34, "AF06": 0.12, "CO01": 0.55,
    "CO02": 0.34, "CO03": 0.34, "CO04": 0.38, "CO05": 0.22,
}  # fmt: skip
"""Points a card will probably bring, before its price, as measured."""
HIRED: Final = {
    "super_agent": (0.27, 0.52), "youth_academy": (0.28, 0.42), "peoples_club": (0.19, 0.48), "inferno": (0.23, 0.50),
    "godfather": (0.27, 0.54), "special_one": (0.27, 0.51), "joga_bonito": (0.25, 0.51), "tactician": (0.26, 0.48),
    "tycoon": (0.21, 0.53), "clean_hands": (0.25, 0.52),
}  # fmt: skip
"""Share of wins with each manager, budget and all, in 300 championships and 3,000 friendlies of Starters who hired
blindly; the former half way towards a quarter, for there were few."""
USUAL: Final = 0.25
"""What a card brings that has not been measured yet."""


def hired(s: Table, manager: int) -> float:
    """The share of wins that a manager has proved to be worth in this kind of game."""
    championship, match = HIRED.get(s.cards.managers[manager].ability, (1 / league.TEAMS, 0.5))
    return championship if s.options.league else match


def matches_left(s: Table, seat: int) -> int:
    """Own matches still to come, this one included."""
    if not s.options.league:
        return legs(s) - len(s.results) // league.STRIDE
    return max(1, league.MATCHDAYS - league.line(s.seat_clubs[seat], league.of_season(s)).matches)


def money_worth(s: Table, seat: int) -> float:
    """Money is worth what it can still buy: nothing after the last match."""
    left = matches_left(s, seat)
    coming = s.options.league and s.matchday < 4
    rich = s.available(seat) > 3 * left
    return MONEY * (0.4 if rich else 1.0) * min(1.0, (left + coming) / 3) if left > 1 else 0.03


def card_in_hand(s: Table, seat: int, card: int, money: float) -> float:
    """Points that a card will probably bring, less its price with money worth so much."""
    design = ACTION[card]
    if design.timing == "ACADEMY" and (s.matchday > 2 or s.stage == "market" or s.ability(seat) == "youth_academy"):
        return 0.0
    if design.type == "CORRUPTION" and s.ability(seat) == "clean_hands":
        return 0.0
    return IN_HAND.get(design.id, USUAL) - money * PRICE[card]


def fresh_card(s: Table) -> float:
    """What a card from the stack will probably bring."""
    return 0.10


def play(s: Table, m: Match, seat: int, action: int) -> float:
    """What a play brings its seat, in points, less its price and, in a window that comes again, some patience."""
    side = m.side_of(seat)
    if action in USE:
        return reroll_worth(s, m, side, (main_die(m, side),), m.turn >= LATE) - PATIENCE / 2
    if action in ABILITY:
        last = m.turn in LAST_OF_HALF
        return reroll_worth(s, m, side, ability_dice(m, side, ABILITY.argument(action)), last) - (
            0.02 if last else 0.12
        )
    card, target = played(action)
    design = ACTION[card]
    if isinstance(design.effect, Spy) and m.seats[1 - side] < 0:
        return -POINTLESS  # MF-21.2, MF-21.3  Non-Person Teams lie open.
    rule = _RULES.get(type(design.effect))
    gain = (rule or tactics_card)(s, m, seat, card, target)
    return gain - costs(s, seat, card)


def costs(s: Table, seat: int, card: int) -> float:
    """What playing a card costs beside its effect: money that others need, and a card that will be missed."""
    design = ACTION[card]
    if matches_left(s, seat) <= 1:
        return starved(s, seat, card, design.price + design.reserve) + LAST_MONEY * design.price
    patience = PATIENCE if {"SW", "BT", "AR", "AM", "AG"} & {*design.windows} else 0.0
    return money_worth(s, seat) * (design.price + (1.5 if design.reserve else 0.0)) + patience


def starved(s: Table, seat: int, card: int, cost: int) -> float:
    """Points that the other cards for this match can no longer bring once the money is gone."""
    hand = [*s.zones[HAND(seat)]]
    if card in hand:
        hand.remove(card)
    for action in s.set_aside(seat):
        if played(action)[0] in hand:
            hand.remove(played(action)[0])
    rest = [(NEEDED * IN_HAND.get(ACTION[c].id, USUAL), PRICE[c]) for c in hand if LIVE & {*ACTION[c].windows}]
    return afford(rest, s.purse(seat)) - afford(rest, s.purse(seat) - cost)


def afford(cards: list[tuple[float, int]], money: int) -> float:
    """The most that cards can bring with so much money."""
    best = [0.0] * (max(0, money) + 1)
    for value, price in cards:
        for have in range(len(best) - 1, price - 1, -1):
            best[have] = max(best[have], best[have - price] + value)
    return best[-1]


LATE: Final = LAST_TURN - 1
"""From this turn on little of a match is left to save something for."""
LAST_OF_HALF: Final = (LAST_TURN // 2, LAST_TURN, EXTRA_TURN)
"""MF-24.6, MF-24.7  Turns after which the re-roll of a half is gone, or nearly so."""
POINTLESS: Final = 0.2
"""What keeps the coach from a play that brings nothing."""


def _lasting(s: Table, m: Match, seat: int, card: int, target: int) -> float:
    """A card on strength: expected points with it and without, in a second half that may be played differently."""
    side = m.side_of(seat)
    harmed = side_touched(m, seat, card, target) if ACTION[card].side == "OPP" else -1
    eyes = side if side >= 0 else 1 - harmed
    gain = outlook(with_card(s, m, seat, card, target), eyes) - outlook(settled(s, m), eyes)
    lasting = 1.0 if m.half == 2 or len(ACTION[card].tactics) == 4 else 0.75
    return gain * lasting * (MEDDLING * rivalry(s, seat, m.clubs[harmed]) if side < 0 else 1.0)


def rivalry(s: Table, seat: int, club: int) -> float:
    """Whether harming a club helps a seat: only rivals of the same table that are not far behind."""
    own = s.seat_clubs[seat]
    if not s.options.league or own // 4 != club // 4:
        return 0.0
    season = league.of_season(s)
    ahead = league.line(club, season).points - league.line(own, season).points
    return 1.0 if ahead >= -3 else 0.3


def _attack_bonus(s: Table, m: Match, seat: int, card: int, target: int) -> float:
    effect = ACTION[card].effect
    assert isinstance(effect, AttackBonus)
    return (goal_chance(s, m, effect.n) - goal_chance(s, m)) * goal_swing(m, m.side_of(seat))


def _cancel(s: Table, m: Match, seat: int, card: int, target: int) -> float:
    return goal_chance(s, m) * stakes(s, m, seat, m.attacker)


def _nullify(s: Table, m: Match, seat: int, card: int, target: int) -> float:
    """The goal counts in the score already: look at it from before."""
    side = m.side_of(seat)
    eyes = side if side >= 0 else m.defender
    gain = outlook(m, eyes, 1) - outlook(m, eyes)
    return gain if side >= 0 else gain * MEDDLING * rivalry(s, seat, m.clubs[m.attacker])


def stakes(s: Table, m: Match, seat: int, attacker: int) -> float:
    """What a goal of the attacker costs a seat: a participant all of it, an outsider what rivalry makes of it."""
    side = m.side_of(seat)
    if side >= 0:
        return goal_swing(m, side) * (-1 if side == attacker else 1)
    return goal_swing(m, 1 - attacker) * MEDDLING * rivalry(s, seat, m.clubs[attacker])


def _new_attack(s: Table, m: Match, seat: int, card: int, target: int) -> float:
    effect = ACTION[card].effect
    assert isinstance(effect, (ExtraAttack, SecondChance))
    attacker = m.defender if isinstance(effect, ExtraAttack) else m.attacker
    probe = next_attack(m, attacker)
    side = m.side_of(seat)
    share = MEDDLING * rivalry(s, seat, m.clubs[1 - attacker]) if side < 0 else 1.0
    return goal_chance(s, probe, effect.n) * goal_swing(probe, attacker if side < 0 else side) * share


def _reroll(s: Table, m: Match, seat: int, card: int, target: int) -> float:
    effect = ACTION[card].effect
    assert isinstance(effect, Reroll)
    side = m.side_of(seat)
    dice = dice_of(m, seat, effect, target)
    if side >= 0:
        return reroll_worth(s, m, side, dice, m.turn >= LATE and matches_left(s, seat) <= 1)
    team = m.attacker if dice[0] == main_die(m, m.attacker) else m.defender
    gain = moved(s, m, dice) * goal_swing(m, m.attacker)
    scorer = m.attacker if gain < 0 else m.defender
    return abs(gain) * MEDDLING * rivalry(s, seat, m.clubs[scorer]) if scorer == team else -abs(gain)


def moved(s: Table, m: Match, dice: tuple[int, ...]) -> float:
    """What rolling some dice again does to the chance of a goal: as they lie it is one or none."""
    return chance_after(s, m, dice) - attack_of(s, m).scores(m.dice)


def reroll_worth(s: Table, m: Match, side: int, dice: tuple[int, ...], last: bool) -> float:
    """Points that a re-roll brings a side; it is saved for more unless this is the last occasion."""
    better = moved(s, m, dice) * (1 if side == m.attacker else -1)
    if better < LEAST_CHANCE and not last:
        return -POINTLESS
    return better * goal_swing(m, side)


def _whistle(s: Table, m: Match, seat: int, card: int, target: int) -> float:
    """Cancel what would hurt one's own team; what hurts others is their business."""
    top = s.stack[-1]
    assert isinstance(top, Whistle)
    side, effect = m.side_of(seat), ACTION[top.card].effect
    if side < 0:
        return -POINTLESS
    if isinstance(effect, Reroll):
        against = moved(s, m, dice_of(m, top.player, effect, top.target)) * (-1 if side == m.attacker else 1)
        return against * goal_swing(m, side) if against > 0 else -POINTLESS
    helps = isinstance(effect, SecondChance)
    harmed = m.defender if helps else side_touched(m, top.player, top.card, top.target)
    if isinstance(effect, (NullifyGoal, CancelAttack)):
        harmed = m.attacker
    if harmed != side:
        return -POINTLESS
    return max(0.15, goal_swing(m, side) * (1.0 if isinstance(effect, NullifyGoal) else 0.35))


class Changes:
    """Points that the substitutions of a side bring in the tactics now known."""

    def __init__(self, s: Table, m: Match, side: int) -> None:
        self.side = side
        self.trial = s.clone()
        self.match = self.trial.matches[m.slot]
        work_out(self.trial, self.match)
        self.before = outlook(self.match, side)

    def gain(self, out: int, place: int) -> float:
        """Of one player for another."""
        trial = self.trial.clone()
        match = trial.matches[self.match.slot]
        substitute(trial, match, self.side, out, place)
        work_out(trial, match)
        return outlook(match, self.side) - self.before


def _player_mod(s: Table, m: Match, seat: int, card: int, target: int) -> float:
    return (_lasting if m.tactic >= 0 else tactics_card)(s, m, seat, card, target)


Worth = Callable[[Table, Match, int, int, int], float]
_RULES: Final[dict[type[Any], Worth]] = {
    TeamMod: _lasting,
    PlayerMod: _player_mod,
    MuteGenius: _lasting,
    AttackBonus: _attack_bonus,
    CancelAttack: _cancel,
    NullifyGoal: _nullify,
    ExtraAttack: _new_attack,
    SecondChance: _new_attack,
    Reroll: _reroll,
    CounterCorruption: _whistle,
}
