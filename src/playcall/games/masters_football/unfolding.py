"""What an option would do, step by step, each step with its rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from playcall.games.masters_football.actions import (
    ABILITY,
    BUY,
    COUNTER,
    DISCARD,
    DONE_CHOOSING,
    DROP,
    KEEP_MANAGER,
    NO_SUB,
    PASS,
    PICK,
    PICK_NONE,
    PLAY,
    REROLL,
    ROLL,
    SAY_CARDS,
    SAY_NONE,
    SAY_SUB,
    STAND,
    SUB,
    SWAP,
    TACTIC,
    TEAM,
    USE,
    played,
)
from playcall.games.masters_football.cards import TYPE_NAMES
from playcall.games.masters_football.effects import MuteGenius, PlayerMod, TeamMod
from playcall.games.masters_football.figures import ACTION, TAC
from playcall.games.masters_football.glances import glance
from playcall.games.masters_football.labels import column_line, explain, label, own_team, team_line, trio
from playcall.games.masters_football.match import Match
from playcall.games.masters_football.names import club, level, millions, tactic, target
from playcall.games.masters_football.odds import ROLLS, goals_of
from playcall.games.masters_football.prompts import match_of
from playcall.games.masters_football.prospects import goal_chance, outlook, with_card, with_tactic
from playcall.games.masters_football.table import Table
from playcall.games.masters_football.worth import settled
from playcall.games.masters_football.zones import PITCH
from playcall.kernel import Explanation, Reason, Verb

Unfold = Callable[[Table, int, int], list[Reason]]


def unfold(s: Table, seat: int, action: int) -> Explanation:
    """What an option would do, as far as its seat can know."""
    verb = s.game.actions.verb_of(action)
    steps = _STEPS[verb](s, seat, action) if verb in _STEPS else _plain(s, seat, action)
    return Explanation(label(s, seat, action), tuple(steps))


def _plain(s: Table, seat: int, action: int) -> list[Reason]:
    text = explain(s, seat, action) or _MEANING.get(s.game.actions.verb_of(action), "")
    rules = _RULES[s.game.actions.verb_of(action)]
    return [Reason(_sentence(text), rules)] if text else []


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "!", ")")) else ".")


def _team(s: Table, seat: int, action: int) -> list[Reason]:
    cards = trio(s, seat, action)
    return [
        Reason(_sentence(team_line(cards)), ("MF-7.1", "MF-9.4")),
        Reason(f"Tactical skill {sum(TAC[card] for card in cards)} for both rolls.", ("MF-8.2",)),
    ]


def _tactic(s: Table, seat: int, action: int) -> list[Reason]:
    m, t = match_of(s), TACTIC.argument(action)
    steps = [Reason(_sentence(column_line(own_team(s, m, seat), t)), ("MF-8.9", "MF-9.4"))]
    if s.zones[PITCH(m.zone(0))]:
        then, side = with_tactic(s, m, t), m.side_of(seat)
        steps.append(Reason(f"If it rules: {_dice(then)}.", ("MF-8.6", "MF-9.10")))
        steps.append(Reason(f"That promises {outlook(then, side):.1f} points from here.", ("MF-1.2",)))
    steps.append(Reason("It rules both teams if you win the tactical roll.", ("MF-8.6",)))
    return steps


def _dice(m: Match) -> str:
    parts = [
        f"{club(m.clubs[side])} attack {level(m.attack_level[side])}, defence {level(m.defence_level[side])}"
        for side in (0, 1)
    ]
    return "; ".join(parts)


def _play(s: Table, seat: int, action: int) -> list[Reason]:
    card, where = played(action)
    design = ACTION[card]
    cost = "It costs nothing now; 3 M are reserved." if design.reserve else f"It costs {millions(design.price)}."
    says = Reason(f"{TYPE_NAMES[design.type]}{_at(s, where)}: {design.text}", ("MF-20.1", "MF-20.4"))
    steps = [says, Reason(cost, ("MF-20.3",))]
    if len(design.tactics) < 4:
        steps.append(Reason(f"It works only in {', '.join(design.tactics)}.", ("MF-20.10",)))
    if s.matches:
        steps += _effect(s, match_of(s), seat, card, where, action)
    if design.type == "CORRUPTION":
        steps.append(Reason("A Whistleblower can cancel it.", ("MF-20.12",)))
    return steps


def _at(s: Table, where: int) -> str:
    return target(s, match_of(s), where) if s.matches and where else ""


def _effect(s: Table, m: Match, seat: int, card: int, where: int, action: int) -> list[Reason]:
    if m.tactic >= 0 and isinstance(ACTION[card].effect, (TeamMod, PlayerMod, MuteGenius)):
        now, then = settled(s, m), with_card(s, m, seat, card, where)
        return [
            Reason(f"Now: {_dice(now)}.", ("MF-9.10",)),
            Reason(f"Then: {_dice(then)}.", ("MF-9.3", "MF-9.7", "MF-15.13")),
        ]
    tag = glance(s, seat, action).tag
    said = f"The chance of a goal: {tag.removeprefix('Goal ')}" if tag.endswith("%") else tag
    return [Reason(_sentence(said), ("MF-10.5",))] if tag else []


def _pass(s: Table, seat: int, action: int) -> list[Reason]:
    if not s.matches:
        return []
    m = match_of(s)
    if m.window == "BT":
        odds = f"{goals_of(m)} of {ROLLS:,} rolls, {100 * goal_chance(m):.0f} %"
        return [Reason(f"{club(m.clubs[m.attacker])} attacks in {tactic(m.tactic)}: a goal in {odds}.", ("MF-10.7",))]
    return [Reason("You keep your cards and your money.", ("MF-10.20",))]


_STEPS: Final[dict[Verb, Unfold]] = {TEAM: _team, TACTIC: _tactic, PLAY: _play, PASS: _pass}

_MEANING: Final[dict[Verb, str]] = {
    DONE_CHOOSING: "You are done here",
    SAY_CARDS: "You must then play at least one card",
    SAY_NONE: "You play no cards in this window",
    REROLL: "The new face must be taken",
    STAND: "The roll stays as it is",
    SAY_SUB: "Saying before binds you; after the roll you may still decline",
    NO_SUB: "The team stays as it is",
    ROLL: "1 draws bronze, 2 or G draws silver",
    PICK_NONE: "All drawn players are discarded",
}

_RULES: Final[dict[Verb, tuple[str, ...]]] = {
    KEEP_MANAGER: ("MF-3.2", "MF-24.1"),
    BUY: ("MF-4.4", "MF-14.2"),
    DONE_CHOOSING: ("MF-4.4", "MF-5.3", "MF-7.10"),
    SWAP: ("MF-5.2", "MF-5.3"),
    SAY_CARDS: ("MF-7.8", "MF-7.9"),
    SAY_NONE: ("MF-7.8",),
    USE: ("MF-20.7",),
    ABILITY: ("MF-24.6", "MF-24.7", "MF-24.12"),
    COUNTER: ("MF-20.14",),
    REROLL: ("MF-8.5",),
    STAND: ("MF-8.5",),
    SAY_SUB: ("MF-11.2", "MF-11.3", "MF-11.7"),
    SUB: ("MF-11.3", "MF-11.4"),
    NO_SUB: ("MF-11.7",),
    ROLL: ("MF-13.2", "MF-13.4"),
    PICK: ("MF-13.3",),
    PICK_NONE: ("MF-13.3",),
    DROP: ("MF-13.11", "MF-14.5"),
    DISCARD: ("MF-14.4",),
}
"""The rules that offer each kind of option."""
