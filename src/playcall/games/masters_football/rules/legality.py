"""MF-16, MF-20  Which cards a seat may play in a window, and at which targets."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from playcall.contract import Text, joined, msg
from playcall.games.masters_football.actions import (
    ABILITY,
    DICE_NAMES,
    NO_TARGET,
    PLACES,
    PLAYERS_OF,
    TACTIC_TARGET,
    TEAM_OF,
    USE,
    play,
    played,
)
from playcall.games.masters_football.cards import ACTION, GENIUS, PRICE, RESERVE, TACTICS, ActionCard, load
from playcall.games.masters_football.effects import (
    AttackBonus,
    CancelAttack,
    CounterTactics,
    ExtraAttack,
    ExtraSub,
    ForceTactic,
    MuteGenius,
    NullifyGoal,
    PlayerMod,
    Reroll,
    SecondChance,
    Spy,
    TacticMod,
    TeamMod,
)
from playcall.games.masters_football.match import HOME, NOBODY, Match
from playcall.games.masters_football.rules.strength import effective, muted_places
from playcall.games.masters_football.table import HAND, IN_PLAY, PITCH, Table

WINDOWS: Final = ("TW", "SW", "BT", "AR", "AG", "AM", "CW", "HT", "AC")
IN_WINDOW: Final = {
    window: frozenset(i for i, card in enumerate(ACTION) if window in card.windows) for window in WINDOWS
}
"""MF-20.4  The cards of each window."""
CORRUPTION: Final = frozenset(i for i, card in enumerate(ACTION) if card.type == "CORRUPTION")
WHISTLEBLOWER: Final = next(i for i, card in enumerate(ACTION) if "CW" in card.windows)
PLAN_B: Final = next(i for i, card in enumerate(ACTION) if isinstance(card.effect, CounterTactics))
WONDERKID: Final = next(i for i, card in enumerate(ACTION) if "AC" in card.windows)
REROLLERS: Final = frozenset(i for i, m in enumerate(load().managers) if m.ability in ("godfather", "special_one"))
_HAND = HAND(0)


def plays(s: Table, m: Match, window: str, seat: int) -> list[int]:
    """MF-20.2, MF-20.4  Every play of a seat in a window of a match."""
    cards = IN_WINDOW[window].intersection(s.zones[_HAND + seat])
    if not cards:
        return []
    side = m.side_of(seat)
    if side == NOBODY:
        cards &= CORRUPTION
    if cards & CORRUPTION and s.ability(seat) == "clean_hands":  # MF-24.11
        cards -= CORRUPTION
    money = s.purse(seat)
    found = []
    for card in sorted(cards):
        if PRICE[card] + RESERVE[card] <= money:
            found += [play(card, target) for target in targets(s, m, side, ACTION[card])]
    return found


def abilities(s: Table, m: Match, seat: int) -> list[int]:
    """MF-24.6, MF-24.7, MF-20.7  Re-rolls that cost nothing: the manager's, and cards in play with uses left."""
    side = m.side_of(seat)
    if side == NOBODY:
        return []
    found = [USE(card) for i, card in enumerate(s.zones[IN_PLAY(m.slot)]) if m.owners[i] == seat and m.uses[i]]
    if not m.ability_used[side] and m.managers[side] >= 0:
        key = s.cards.managers[m.managers[side]].ability
        if key == "godfather":
            found.append(ABILITY(0))
        elif key == "special_one":
            found += ABILITY.of(range(1, 1 + len(DICE_NAMES)))
    return list(dict.fromkeys(found))


LIVE: Final = ("BT", "AR", "AG", "AM")
CHEAPEST: Final = {window: min(PRICE[card] for card in IN_WINDOW[window]) for window in LIVE}
IN_TURN: Final = frozenset().union(*(IN_WINDOW[window] for window in LIVE))
CHEAPEST_IN_TURN: Final = min(CHEAPEST.values())


FREE: Final = {
    window: frozenset(card for card in IN_WINDOW[window] if not PRICE[card] + RESERVE[card]) - {PLAN_B}
    for window in ("TW", "SW", "HT")
}
"""Cards that cost nothing."""


def idle(s: Table, m: Match, window: str) -> bool:
    """MF-1.7  Whether neither participant has a card to play or money to swap one in a window that asks in turn."""
    for seat in m.seats:
        if seat >= 0:
            hand = s.zones[_HAND + seat]
            if hand and (s.money[seat] > s.reserved[seat] or not FREE[window].isdisjoint(hand)):
                return False
    return True


def quiet(s: Table, m: Match) -> bool:
    """MF-10.21  Whether nobody can do anything in any window of a turn; a first look at hands and money."""
    zones, money, reserved = s.zones, s.money, s.reserved
    for seat in m.order:
        if money[seat] - reserved[seat] >= CHEAPEST_IN_TURN and not IN_TURN.isdisjoint(zones[_HAND + seat]):
            return False
    if m.uses and any(m.uses):
        return False
    return not (has_ability(s, m) or s.options.swap_windows == "any")


def may_react(s: Table, m: Match, window: str) -> bool:
    """Whether it is worth opening a window at all; a first look at hands and money."""
    cards, zones, cheapest = IN_WINDOW[window], s.zones, CHEAPEST[window]
    for seat in m.order:
        if s.money[seat] - s.reserved[seat] >= cheapest and not cards.isdisjoint(zones[_HAND + seat]):
            return True
    if window == "AR":
        return any(m.uses) or has_ability(s, m)
    return window == "BT" and s.options.swap_windows == "any" and any(may_swap(s, seat) for seat in m.seats)


def has_ability(s: Table, m: Match) -> bool:
    """Whether a manager of the match has a re-roll left in this half."""
    return any(m.managers[side] in REROLLERS and not m.ability_used[side] for side in (0, 1))


def may_swap(s: Table, seat: int) -> bool:
    """MF-5.2  A card in hand, the money, and something to draw (there is: the card itself)."""
    return seat >= 0 and bool(s.zones[_HAND + seat]) and s.available(seat) >= s.swap_price


def immune(s: Table, m: Match, side: int, card: ActionCard) -> bool:
    """MF-16.3, MF-24.5, MF-24.11  Whether a team cannot be the target of a card of others."""
    manager = m.managers[side]
    if manager < 0:
        return False
    ability = s.cards.managers[manager].ability
    if ability == "inferno":
        return side == HOME
    return ability == "clean_hands" and card.type in ("ANTI", "CORRUPTION")


def targets(s: Table, m: Match, side: int, card: ActionCard) -> list[int]:
    """The targets at which a side (-1: an outsider) may play a card now; none when it may not."""
    rule = _TARGETS.get(type(card.effect))
    return rule(s, m, side, card) if rule and effective_now(m, card) else []


def effective_now(m: Match, card: ActionCard) -> bool:
    """MF-9.2  Before the match tactics is known nothing is constrained."""
    return m.tactic < 0 or effective(m, card)


def _team_mod(s: Table, m: Match, side: int, card: ActionCard) -> list[int]:
    if side == NOBODY:  # MF-16.9
        return [TEAM_OF[team] for team in (0, 1) if not immune(s, m, team, card)]
    return _once(card.side == "OWN" or not immune(s, m, 1 - side, card))


def _player_mod(s: Table, m: Match, side: int, card: ActionCard) -> list[int]:  # MF-15.11
    team = side if card.side == "OWN" else 1 - side
    if team != side and immune(s, m, team, card):
        return []
    return [PLAYERS_OF[team] + place for place in range(PLACES)]


def _mute_genius(s: Table, m: Match, side: int, card: ActionCard) -> list[int]:
    team = 1 - side
    if immune(s, m, team, card):
        return []
    muted = muted_places(s, m, team)
    pitch = s.zones[PITCH(m.zone(team))]
    return [PLAYERS_OF[team] + p for p, player in enumerate(pitch) if GENIUS[player] and p not in muted]


def _force_tactic(s: Table, m: Match, side: int, card: ActionCard) -> list[int]:  # MF-20.8
    chosen = any(isinstance(ACTION[played(a)[0]].effect, ForceTactic) for a in s.set_aside(m.seats[side]))
    return [TACTIC_TARGET + tactic for tactic in range(len(TACTICS))] if side == m.ha and not chosen else []


def _spy(s: Table, m: Match, side: int, card: ActionCard) -> list[int]:
    return _once(not immune(s, m, 1 - side, card))


def _attack_bonus(s: Table, m: Match, side: int, card: ActionCard) -> list[int]:
    return _once(side == m.attacker)


def _cancel_attack(s: Table, m: Match, side: int, card: ActionCard) -> list[int]:
    effect = card.effect
    assert isinstance(effect, CancelAttack)
    if side == m.attacker or (effect.by == "defender" and side == NOBODY) or immune(s, m, m.attacker, card):
        return []
    if effect.second_half and m.half != 2:
        return []
    return _once(not effect.leading or m.score[m.defender] > m.score[m.attacker])


def _reroll(s: Table, m: Match, side: int, card: ActionCard) -> list[int]:
    effect = card.effect
    assert isinstance(effect, Reroll)
    if effect.who == "named":  # MF-16.4
        return [TEAM_OF[team] for team in (0, 1) if team == side or not immune(s, m, team, card)]
    if effect.who == "attacker":
        return _once(side == m.defender and not immune(s, m, m.attacker, card))
    return _once(side != NOBODY)


def _nullify_goal(s: Table, m: Match, side: int, card: ActionCard) -> list[int]:
    return _once(side != m.attacker and not immune(s, m, m.attacker, card))


def _extra_attack(s: Table, m: Match, side: int, card: ActionCard) -> list[int]:
    return _once(side == m.defender)


def _second_chance(s: Table, m: Match, side: int, card: ActionCard) -> list[int]:
    return _once(side in (m.attacker, NOBODY))


def _always(s: Table, m: Match, side: int, card: ActionCard) -> list[int]:
    return [NO_TARGET]


def _once(allowed: bool) -> list[int]:
    return [NO_TARGET] if allowed else []


_TARGETS: Final[dict[type[Any], Callable[[Table, Match, int, ActionCard], list[int]]]] = {
    TeamMod: _team_mod,
    PlayerMod: _player_mod,
    MuteGenius: _mute_genius,
    TacticMod: _always,
    ForceTactic: _force_tactic,
    Spy: _spy,
    AttackBonus: _attack_bonus,
    CancelAttack: _cancel_attack,
    Reroll: _reroll,
    NullifyGoal: _nullify_goal,
    ExtraAttack: _extra_attack,
    SecondChance: _second_chance,
    ExtraSub: _always,
}


# For whoever draws the table -----------------------------------------------------------------------------------------


def could_act(s: Table, m: Match, seat: int) -> bool:
    """MF-10.24  Whether a seat could act in the open window, by what everybody knows: cards, money, abilities."""
    side = m.side_of(seat)
    if m.window == "AR" and side >= 0 and m.managers[side] in REROLLERS and not m.ability_used[side]:
        return True
    return bool(s.zones[_HAND + seat]) and (side >= 0 or s.available(seat) > 0)


class Why(NamedTuple):
    """Why a card cannot be played now, the rule that says so, and the same in two or three words."""

    text: Text
    rule: str
    short: Text


def why_not(s: Table, m: Match | None, seat: int, card: int) -> Why:
    design = ACTION[card]
    when = joined([msg("mf-when", window=window) for window in design.windows], "comma")
    then = msg("mf-short-when", window=design.windows[0])
    if m is None:
        return Why(when, "MF-20.4", then)
    if m.side_of(seat) == NOBODY and card not in CORRUPTION and card != WHISTLEBLOWER:
        return Why(msg("mf-why-outsider"), "MF-20.2", msg("mf-short-outsider"))
    if m.window not in design.windows:
        return Why(when, "MF-20.4", then)
    cost, money = PRICE[card] + RESERVE[card], s.purse(seat)
    if cost > money:
        return Why(msg("mf-why-money", cost=cost, money=money), "MF-1.5", msg("mf-short-money", cost=cost))
    if not effective_now(m, design):
        tactic = TACTICS[m.tactic]
        short = msg("mf-short-tactic", tactic=tactic)
        return Why(msg("mf-why-tactic-rules", tactic=msg("mf-tactic", tactic=tactic)), "MF-20.10", short)
    return Why(msg("mf-why-no-target"), "MF-20.4", msg("mf-short-no-target"))
