"""Options at a glance: the card, and what it would do in a word or two."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from playcall.games.masters_football.actions import (
    ABILITY,
    BUY,
    COUNTER,
    DISCARD,
    DROP,
    KEEP_MANAGER,
    PICK,
    PLAY,
    SUB,
    SWAP,
    TACTIC,
    TEAM,
    USE,
    played,
)
from playcall.games.masters_football.cards import TACTICS, load
from playcall.games.masters_football.effects import (
    AttackBonus,
    CancelAttack,
    ExtraAttack,
    MuteGenius,
    NullifyGoal,
    PlayerMod,
    Reroll,
    SecondChance,
    TacticMod,
    TeamMod,
)
from playcall.games.masters_football.figures import ACTION, ATTACK, DEFENCE, TAC, level_of
from playcall.games.masters_football.labels import own_team, swap_pair, trio
from playcall.games.masters_football.legality import team_of_target
from playcall.games.masters_football.match import Match
from playcall.games.masters_football.names import level, millions, signed
from playcall.games.masters_football.prompts import match_of
from playcall.games.masters_football.prospects import chance_after, column_worth, goal_chance, outlook, with_card
from playcall.games.masters_football.table import Table
from playcall.games.masters_football.worth import main_die, settled
from playcall.kernel import Glance, Verb

Look = Callable[[Table, int, int], Glance]
LIKELY, DOUBTFUL = 0.35, 0.15


def glance(s: Table, seat: int, action: int) -> Glance:
    look = _GLANCES.get(s.game.actions.verb_of(action))
    return look(s, seat, action) if look else Glance()


def _player(verb: Verb) -> Look:
    def look(s: Table, seat: int, action: int) -> Glance:
        card = verb.argument(action)
        face = load().players[card]
        genius = f" · {face.genius}*" if face.genius else ""
        return Glance(load().face_id(card), f"{millions(face.cost)} · {face.pos} · tac {face.tac}{genius}")

    return look


def _buy(s: Table, seat: int, action: int) -> Glance:
    card = BUY.argument(action)
    return Glance(load().face_id(card), f"{millions(s.purse(seat) - s.price(seat, card))} left after it")


def _manager(s: Table, seat: int, action: int) -> Glance:
    face = load().managers[KEEP_MANAGER.argument(action)]
    return Glance(face.id, f"{millions(face.budget)} · academy {face.academy_limit}")


def _card(verb: Verb) -> Look:
    def look(s: Table, seat: int, action: int) -> Glance:
        return Glance(ACTION[verb.argument(action)].id)

    return look


def _swap(s: Table, seat: int, action: int) -> Glance:
    return Glance(ACTION[SWAP.argument(action)].id, f"1 M, {millions(s.available(seat) - 1)} left")


def _team(s: Table, seat: int, action: int) -> Glance:
    cards = trio(s, seat, action)
    best = max(range(4), key=lambda t: column_worth(cards, t))
    return Glance(tag=f"{TACTICS[best]} {_levels(cards, best)}")


def _levels(cards: list[int], t: int) -> str:
    attack, defence = sum(ATTACK[t][c] for c in cards), sum(DEFENCE[t][c] for c in cards)
    return f"{level(level_of(attack))} / {level(level_of(defence))}"


def _tactic(s: Table, seat: int, action: int) -> Glance:
    t = TACTIC.argument(action)
    return Glance(TACTICS[t], _levels(own_team(s, match_of(s), seat), t))


def _sub(s: Table, seat: int, action: int) -> Glance:
    off, on = swap_pair(s, seat, action)
    t = match_of(s).tactic
    attack, defence = ATTACK[t][on] - ATTACK[t][off], DEFENCE[t][on] - DEFENCE[t][off]
    tone = "good" if attack + defence > 0 else "bad" if attack + defence < 0 else "half"
    tag = f"{signed(attack)} / {signed(defence)} · tac {signed(TAC[on] - TAC[off])}"
    return Glance(load().face_id(on), tag, tone, partner=load().face_id(off))


def _play(s: Table, seat: int, action: int) -> Glance:
    card, target = played(action)
    if not s.matches:
        return Glance(ACTION[card].id, "Gold for the genius face")
    m = match_of(s)
    tag, tone = _does(s, m, seat, card, target)
    return Glance(ACTION[card].id, tag, tone)


def _does(s: Table, m: Match, seat: int, card: int, target: int) -> tuple[str, str]:
    """What a card would do, in a tag, and how good that is."""
    effect = ACTION[card].effect
    side = m.side_of(seat)
    match effect:
        case TeamMod() | PlayerMod() | MuteGenius() if m.tactic >= 0:
            return _strength(s, m, seat, card, target)
        case TacticMod(n=n):
            return f"{signed(n)} tactics", "good"
        case AttackBonus(n=n):
            return _percents(goal_chance(m), goal_chance(m, n), good=True)
        case CancelAttack():
            return f"{100 * goal_chance(m):.0f} → 0 %", _tone(goal_chance(m))
        case NullifyGoal():
            return "No goal", "good"
        case ExtraAttack(n=n):
            probe = m.clone()
            probe.attacker, probe.bonus = m.defender, 0
            return f"Attack {_percent(goal_chance(probe, n))}", _tone(goal_chance(probe, n))
        case SecondChance(n=n):
            probe = m.clone()
            probe.bonus = 0
            return f"Again {_percent(goal_chance(probe, n))}", _tone(goal_chance(probe, n))
        case Reroll(who=who, dice=dice):
            team = team_of_target(target) if who == "named" else m.attacker if who == "attacker" else side
            first = main_die(m, team)
            return _rolled(m, side, (first, first + 1) if dice == "both" else (first,))
    return "", ""


def _strength(s: Table, m: Match, seat: int, card: int, target: int) -> tuple[str, str]:
    """The levels that a card on strength moves."""
    now, then = settled(s, m), with_card(s, m, seat, card, target)
    side = m.side_of(seat)
    changes = []
    for team in (0, 1):
        for name, before, after in (
            ("att", now.attack_level[team], then.attack_level[team]),
            ("def", now.defence_level[team], then.defence_level[team]),
        ):
            if before != after:
                whose = "" if side < 0 else "own " if team == side else "their "
                changes.append(f"{whose}{name} {signed(after - before)}")
    if now.genius != then.genius:
        return "Genius muted", "good"
    if not changes:
        return "No change", "bad"
    better = side < 0 or outlook(then, side) > outlook(now, side)
    text = ", ".join(changes)
    return (text if len(text) <= 24 else f"{len(changes)} levels change"), "good" if better else "bad"


def _rolled(m: Match, side: int, dice: tuple[int, ...]) -> tuple[str, str]:
    chance = chance_after(m, dice)
    good = chance if side == m.attacker else 1 - chance
    return f"Goal {_percent(chance)}", _tone(good)


def _percents(before: float, after: float, good: bool) -> tuple[str, str]:
    return f"{100 * before:.0f} → {100 * after:.0f} %", "good" if (after > before) == good else "bad"


def _percent(chance: float) -> str:
    return f"{round(100 * chance)} %"


def _tone(chance: float) -> str:
    return "good" if chance >= LIKELY else "half" if chance >= DOUBTFUL else "bad"


def _use(s: Table, seat: int, action: int) -> Glance:
    m = match_of(s)
    side = m.side_of(seat)
    tag, tone = _rolled(m, side, (main_die(m, side),))
    return Glance(ACTION[USE.argument(action)].id, tag, tone)


def _ability(s: Table, seat: int, action: int) -> Glance:
    m, argument = match_of(s), ABILITY.argument(action)
    side = m.side_of(seat)
    first = main_die(m, 1 - side)
    tag, tone = _rolled(m, side, (argument - 1,) if argument else (first, first + 1))
    return Glance(load().managers[m.managers[side]].id, tag, tone)


_GLANCES: Final[dict[Verb, Look]] = {
    KEEP_MANAGER: _manager,
    BUY: _buy,
    PICK: _player(PICK),
    DROP: _player(DROP),
    SWAP: _swap,
    DISCARD: _card(DISCARD),
    COUNTER: _card(COUNTER),
    TEAM: _team,
    TACTIC: _tactic,
    SUB: _sub,
    PLAY: _play,
    USE: _use,
    ABILITY: _ability,
}
