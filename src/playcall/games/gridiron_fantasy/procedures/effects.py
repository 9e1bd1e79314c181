"""Carrying out effects (rules, the vocabulary): those in force are started, the others happen at once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from playcall.games.gridiron_fantasy import events
from playcall.games.gridiron_fantasy.actions import CHOOSE, NAME
from playcall.games.gridiron_fantasy.catalogue import CHOICE, FX, PASSIVE, Fx
from playcall.games.gridiron_fantasy.conditions import holds
from playcall.games.gridiron_fantasy.moves import draw, start
from playcall.games.gridiron_fantasy.procedures.dealing import (
    Arrange,
    DiscardSome,
    Recover,
    Redraw,
    look,
)
from playcall.games.gridiron_fantasy.procedures.squad import Bench, CallUp, Injury, PatchUp
from playcall.games.gridiron_fantasy.procedures.swapping import Audible, Exchange
from playcall.games.gridiron_fantasy.table import NO_CARD, Table
from playcall.games.gridiron_fantasy.totals import recount
from playcall.kernel import Ask, Procedure, Step

Doing = Callable[[Table, Fx, int, int], Procedure | None]


@dataclass(slots=True)
class Carry(Procedure):
    """Effects of one card, in printed order."""

    team: int
    card: int
    effects: tuple[int, ...]
    place: int = 0

    order = ("carry", "again")

    def carry(self, s: Table) -> Step:
        while self.place < len(self.effects):
            fx = FX[self.effects[self.place]]
            self.place += 1
            out = carry_out(s, fx, self.team, self.card)
            if out is not None:
                return out
        return None

    def again(self, s: Table) -> Step:
        return self.carry if self.place < len(self.effects) else None


def carry_out(s: Table, fx: Fx, team: int, card: int) -> Procedure | None:
    """One effect; what needs a choice is a procedure."""
    if fx.do in PASSIVE:
        if fx.ability == CHOICE:
            return NameAbility(team, card, fx.number)
        start(s, fx, team, card)
        return None
    if fx.tests and not holds(s, fx.tests, team):
        return None
    return AT_ONCE[fx.do](s, fx, team, card)


@dataclass(slots=True)
class NameAbility(Procedure):
    """The owner of an effect names the ability it is about."""

    team: int
    card: int
    effect: int

    order = ("name",)

    def name(self, s: Table) -> Step:
        return Ask(s.seat(s.role(self.team)), NAME.of(range(4)))

    def on_name(self, s: Table, action: int) -> Step:
        fx = FX[self.effect]
        if fx.do == "set_dominant":
            s.assigned_dominant = NAME.argument(action)
        else:
            start(s, fx, self.team, self.card, NAME.argument(action))
        return None


@dataclass(slots=True)
class ChooseOne(Procedure):
    """V94  The named team picks one of several."""

    team: int
    card: int
    effect: int

    order = ("choose",)

    def choose(self, s: Table) -> Step:
        fx = FX[self.effect]
        chooser = self.team if fx.p["by"] == "own" else s.other(self.team)
        return Ask(s.seat(s.role(chooser)), CHOOSE.of(range(len(fx.inner))))

    def on_choose(self, s: Table, action: int) -> Step:
        chosen = FX[self.effect].inner[CHOOSE.argument(action)]
        return Carry(self.team, self.card, tuple([fx.number for fx in chosen]))


def _set_dominant(s: Table, fx: Fx, team: int, card: int) -> Procedure | None:
    if fx.ability == CHOICE:
        return NameAbility(team, card, fx.number)
    s.assigned_dominant = fx.ability
    return None


def _take_advantage(s: Table, fx: Fx, team: int, card: int) -> Procedure | None:
    s.assigned_advantage = s.role(team)
    return None


def _remove_last(s: Table, fx: Fx, team: int, card: int) -> Procedure | None:
    """V09  It still counts as used."""
    role = 1 - s.role(team)
    theirs = [entry for entry in s.laid if entry[0] == role]
    if theirs:
        removed = theirs[-1]
        s.laid.remove(removed)
        s.played(role).remove(removed[1])
        s.discards(role).append(removed[1])
        s.secondaries = [sec for sec in s.secondaries if sec[1] not in [o.number for o in s.faces[removed[1]].opens]]
        if s.last[role] == removed[1]:
            s.last[role] = theirs[-2][1] if len(theirs) > 1 else NO_CARD
        s.tell(events.CardRemoved(s.seat_names(role), removed[1]))
        recount(s)
    return None


def _yards(s: Table, fx: Fx, team: int, card: int) -> Procedure | None:
    if not s.sack:  # GF-8.21
        s.yards += fx.n
    return None


def _fumble(s: Table, fx: Fx, team: int, card: int) -> Procedure | None:
    s.turnover = s.turnover or "fumble"  # GF-8.22
    return None


def _interception(s: Table, fx: Fx, team: int, card: int) -> Procedure | None:
    if s.faces[s.shown[0]].kind == "pass":  # GF-8.23
        s.turnover = s.turnover or "interception"
    return None


def _first_down(s: Table, fx: Fx, team: int, card: int) -> Procedure | None:
    s.gained_first_down = True
    return None


def _repeat_down(s: Table, fx: Fx, team: int, card: int) -> Procedure | None:
    s.repeats_down = True
    return None


def _lose_down(s: Table, fx: Fx, team: int, card: int) -> Procedure | None:
    s.lost_downs += 1
    return None


def _injure(s: Table, fx: Fx, team: int, card: int) -> Procedure | None:
    return Injury(team, fx.number)


def _bench(s: Table, fx: Fx, team: int, card: int) -> Procedure | None:
    return Bench(team, card, fx.number)


def _patch_up(s: Table, fx: Fx, team: int, card: int) -> Procedure | None:
    return PatchUp(team, fx.p["levels"])


def _call_up(s: Table, fx: Fx, team: int, card: int) -> Procedure | None:
    return CallUp(team)


def _draw(s: Table, fx: Fx, team: int, card: int) -> Procedure | None:
    draw(s, s.role(team), fx.n)
    return None


def _discard(s: Table, fx: Fx, team: int, card: int) -> Procedure | None:
    whose = team if fx.p["who"] == "own" else s.other(team)
    return DiscardSome(whose, fx.n, fx.p["by"])


def _look(s: Table, fx: Fx, team: int, card: int) -> Procedure | None:
    look(s, team, fx.p["what"], fx.n)
    return None


def _recover(s: Table, fx: Fx, team: int, card: int) -> Procedure | None:
    return Recover(team, fx.n, fx.number)


def _redraw(s: Table, fx: Fx, team: int, card: int) -> Procedure | None:
    return Redraw(team)


def _arrange(s: Table, fx: Fx, team: int, card: int) -> Procedure | None:
    return Arrange(team, fx.n)


def _audible(s: Table, fx: Fx, team: int, card: int) -> Procedure | None:
    return Audible(team)


def _extra_swap(s: Table, fx: Fx, team: int, card: int) -> Procedure | None:
    return Exchange(team, fx.n)


def _onside(s: Table, fx: Fx, team: int, card: int) -> Procedure | None:
    s.onside = fx.number
    return None


def _block(s: Table, fx: Fx, team: int, card: int) -> Procedure | None:
    from playcall.games.gridiron_fantasy.procedures.quick import Block

    return Block(fx.number)


def _fake(s: Table, fx: Fx, team: int, card: int) -> Procedure | None:
    s.faked = True
    return None


def _secondary(s: Table, fx: Fx, team: int, card: int) -> Procedure | None:
    assert fx.sec is not None
    open_secondary(s, s.role(team), fx.sec.number, card)
    return None


def open_secondary(s: Table, role: int, number: int, card: int) -> None:
    """GF-7.17, GF-7.18"""
    from playcall.games.gridiron_fantasy.catalogue import SECS

    s.secondaries.append((role, number))
    if s.log is not None:
        key = SECS[number].key
        own, other = s.totals[role * 4 + key], s.totals[4 - role * 4 + key]
        s.tell(events.SecondaryOpened(s.seat_names(role), card, key, own, other))


def _extra_challenge(s: Table, fx: Fx, team: int, card: int) -> Procedure | None:
    from playcall.games.gridiron_fantasy.procedures.challenge import ExtraChallenge

    assert fx.sec is not None
    return ExtraChallenge(s.role(team), fx.sec.number, card)


def _continue(s: Table, fx: Fx, team: int, card: int) -> Procedure | None:
    for inner in fx.inner[0]:
        start(s, inner, team, card, until=fx.until, left=fx.left)
    return None


def _cancel_action(s: Table, fx: Fx, team: int, card: int) -> Procedure | None:
    s.cancelled = True
    return None


def _choose(s: Table, fx: Fx, team: int, card: int) -> Procedure | None:
    return ChooseOne(team, card, fx.number)


def _coin(s: Table, fx: Fx, team: int, card: int) -> Procedure | None:
    tails = s.chance.number("coin", 2)
    s.tell(events.CoinFlipped(s.names[team], not tails))
    return Carry(team, card, tuple([inner.number for inner in fx.inner[tails]]))


AT_ONCE: dict[str, Doing] = {
    "set_dominant": _set_dominant, "take_advantage": _take_advantage, "remove_last": _remove_last, "yards": _yards,
    "fumble": _fumble, "interception": _interception, "first_down": _first_down, "repeat_down": _repeat_down,
    "lose_down": _lose_down, "injure": _injure, "bench": _bench, "patch_up": _patch_up, "call_up": _call_up,
    "draw": _draw, "discard": _discard, "look": _look, "recover": _recover, "redraw": _redraw, "arrange": _arrange,
    "audible": _audible, "extra_swap": _extra_swap, "onside": _onside, "block": _block, "fake": _fake,
    "secondary": _secondary, "extra_challenge": _extra_challenge, "continue": _continue,
    "cancel_action": _cancel_action, "choose": _choose, "coin": _coin,
}  # fmt: skip
"""Effects that happen at once; together with `PASSIVE` they are the whole vocabulary."""
