"""What plays, cards in hand and money are worth, in points."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from playcall.games.masters_football import league
from playcall.games.masters_football.actions import ABILITY, USE, played
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
from playcall.games.masters_football.figures import ACTION, PRICE
from playcall.games.masters_football.legality import team_of_target
from playcall.games.masters_football.match import Match
from playcall.games.masters_football.playing import side_touched
from playcall.games.masters_football.procedures.halftime import substitute
from playcall.games.masters_football.procedures.turn import Whistle
from playcall.games.masters_football.prospects import (
    chance_after,
    columns_worth,
    goal_chance,
    goal_swing,
    is_goal,
    outlook,
    with_card,
)
from playcall.games.masters_football.strength import work_out
from playcall.games.masters_football.table import Table
from playcall.games.masters_football.zones import FACE_DOWN

MONEY: Final = 0.11
"""Points that 1 M is worth early in a season."""
PATIENCE: Final = 0.06
"""What a card that can still be used later must bring now, in points."""
STAKE: Final = 0.5
"""Points that the choice of tactics is worth in a match."""
MEDDLING: Final = 0.25
"""How much of a rival's loss is an outsider's gain."""

IN_HAND: Final = {
    "ST01": 0.34, "ST02": 0.33, "ST03": 0.30, "ST04": 0.32, "ST05": 0.32, "ST06": 0.20, "ST07": 0.22, "ST08": 0.34,
    "ST09": 0.25, "ST10": 0.08, "EV01": 0.35, "EV02": 0.35, "EV03": 0.22, "EV04": 0.28, "EV05": 0.20, "EV06": 0.08,
    "EV07": 0.36, "AF01": 0.22, "AF02": 0.28, "AF03": 0.20, "AF04": 0.20, "AF05": 0.34, "AF06": 0.12, "CO01": 0.55,
    "CO02": 0.34, "CO03": 0.34, "CO04": 0.38, "CO05": 0.22,
}  # fmt: skip
"""Points a card will probably bring, before its price."""


def matches_left(s: Table, seat: int) -> int:
    """Own matches still to come, this one included."""
    if not s.options.league:
        return (2 if s.options.mode == "two_leg" else 1) - len(s.results) // league.STRIDE
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
    return IN_HAND[design.id] - money * PRICE[card]


def fresh_card(s: Table) -> float:
    """What a card from the stack will probably bring."""
    return 0.10


def play(s: Table, m: Match, seat: int, action: int) -> float:
    """What a play brings its seat, in points, less its price and, in a window that comes again, some patience."""
    if action in USE:
        return reroll_worth(m, m.side_of(seat), (main_die(m, m.side_of(seat)),)) - PATIENCE / 2
    if action in ABILITY:
        return ability_worth(m, m.side_of(seat), ABILITY.argument(action))
    card, target = played(action)
    design = ACTION[card]
    rule = _RULES.get(type(design.effect))
    gain = rule(s, m, seat, card, target) if rule else STAKE_OF.get(design.id, 0.2) * tactics_stake(s, m, seat)
    points = design.price + (1.5 if design.reserve else 0.0)
    gain -= 0.08 if isinstance(design.effect, Spy) else 0.0
    last = matches_left(s, seat) <= 1
    patience = 0.0 if last or not {"SW", "BT", "AR", "AM", "AG"} & {*design.windows} else PATIENCE
    return gain - money_worth(s, seat) * points - patience


def tactics_stake(s: Table, m: Match, seat: int) -> float:
    """What winning the tactics is worth: much for a team with one superb column, little for one with flat columns."""
    cards = s.zones[FACE_DOWN(m.zone(m.side_of(seat)))]
    columns = sorted(columns_worth(tuple(cards)), reverse=True) if cards else [0.0] * 4
    return STAKE * min(1.5, 0.5 + columns[0] - sum(columns) / 4)


STAKE_OF: Final = {"ST07": 0.6, "ST08": 0.8, "EV05": 0.45, "AF06": 0.15}
"""Shares of the stake that the cards of the tactics window win."""


def _lasting(s: Table, m: Match, seat: int, card: int, target: int) -> float:
    """A card on strength: expected points with it and without, in a second half that may be played differently."""
    side = m.side_of(seat)
    harmed = side_touched(m, seat, card, target) if ACTION[card].side == "OPP" else -1
    eyes = side if side >= 0 else 1 - harmed
    gain = outlook(with_card(s, m, seat, card, target), eyes) - outlook(settled(s, m), eyes)
    lasting = 1.0 if m.half == 2 or len(ACTION[card].tactics) == 4 else 0.75
    return gain * lasting * (MEDDLING * rivalry(s, seat, m.clubs[harmed]) if side < 0 else 1.0)


def settled(s: Table, m: Match) -> Match:
    """The match with its strengths worked out; before the first turn they are not yet."""
    if m.phase == "play":
        return m
    twin = s.clone()
    match = twin.matches[m.slot]
    work_out(twin, match)
    return match


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
    return (goal_chance(m, effect.n) - goal_chance(m)) * goal_swing(m, m.side_of(seat))


def _cancel(s: Table, m: Match, seat: int, card: int, target: int) -> float:
    return goal_chance(m) * stakes(s, m, seat, m.attacker)


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
    probe = m.clone()
    probe.attacker, probe.bonus = attacker, 0
    side = m.side_of(seat)
    share = MEDDLING * rivalry(s, seat, m.clubs[1 - attacker]) if side < 0 else 1.0
    return goal_chance(probe, effect.n) * goal_swing(probe, attacker if side < 0 else side) * share


def _reroll(s: Table, m: Match, seat: int, card: int, target: int) -> float:
    effect = ACTION[card].effect
    assert isinstance(effect, Reroll)
    side = m.side_of(seat)
    team = team_of_target(target) if effect.who == "named" else m.attacker if effect.who == "attacker" else side
    first = main_die(m, team)
    dice = (first, first + 1) if effect.dice == "both" else (first,)
    gain = (chance_after(m, dice) - is_goal(m, m.dice)) * goal_swing(m, m.attacker if side < 0 else side)
    if side < 0:
        scorer = m.attacker if gain < 0 else m.defender
        return abs(gain) * MEDDLING * rivalry(s, seat, m.clubs[scorer]) if scorer == team else -abs(gain)
    return gain if side == m.attacker else -gain


def main_die(m: Match, side: int) -> int:
    return 0 if side == m.attacker else 2


def reroll_worth(m: Match, side: int, dice: tuple[int, ...]) -> float:
    change = (chance_after(m, dice) - is_goal(m, m.dice)) * goal_swing(m, side)
    return change if side == m.attacker else -change


def ability_worth(m: Match, side: int, argument: int) -> float:
    first = main_die(m, 1 - side)
    dice = (argument - 1,) if argument else (first, first + 1)
    return reroll_worth(m, side, dice) - (0.12 if m.turn not in (5, 6, 11, 12, 13) else 0.02)


def _whistle(s: Table, m: Match, seat: int, card: int, target: int) -> float:
    """Cancel what would hurt the own team; what hurts others is their business."""
    top = s.stack[-1]
    assert isinstance(top, Whistle)
    side = m.side_of(seat)
    helps = isinstance(ACTION[top.card].effect, SecondChance)
    harmed = m.defender if helps else side_touched(m, top.player, top.card, top.target)
    if isinstance(ACTION[top.card].effect, (NullifyGoal, CancelAttack)):
        harmed = m.attacker
    if side < 0 or harmed != side:
        return -0.2
    return max(0.15, goal_swing(m, side) * (1.0 if isinstance(ACTION[top.card].effect, NullifyGoal) else 0.35))


class Bench:
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
    return (
        _lasting(s, m, seat, card, target) if m.tactic >= 0 else STAKE_OF[ACTION[card].id] * tactics_stake(s, m, seat)
    )


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
