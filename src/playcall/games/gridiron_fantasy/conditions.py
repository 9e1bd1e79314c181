"""When an effect holds: one test for each atom of a condition (GF-2, GF-6.19, GF-7.29)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from playcall.games.gridiron_fantasy.anatomy import ABILITIES, Condition

if TYPE_CHECKING:
    from playcall.games.gridiron_fantasy.table import Table

Atom = Callable[["Table", int, Any], bool]
Test = tuple[str, Atom, Any]
"""The name of an atom, how it is judged for the team that owns the effect, and what it asks."""
FINAL = frozenset(("result", "margin_min", "doubled", "sack"))
"""Atoms that are judged on the final Totals."""
SCRIMMAGE = ("play", "try")


def compiled(condition: Condition | None) -> tuple[Test, ...]:
    """The tests of a condition, in the order of its fields."""
    if condition is None:
        return ()
    atoms = {name: getattr(condition, name) for name in Condition.__struct_fields__}
    return tuple((name, ATOMS[name], value) for name, value in atoms.items() if value is not None)


def holds(s: Table, tests: tuple[Test, ...], team: int) -> bool:
    for _, judge, value in tests:  # noqa: SIM110  # asked for every effect in force
        if not judge(s, team, value):
            return False
    return True


def could_hold(s: Table, tests: tuple[Test, ...], team: int) -> bool:
    """GF-7.14  Whether all but the final atoms hold now."""
    return all(judge(s, team, value) for name, judge, value in tests if name not in FINAL)


def _role(s: Table, team: int, value: str) -> bool:
    return (team == s.off) == (value == "offence")


def _off_kind(s: Table, team: int, value: str) -> bool:
    return s.shown[0] >= 0 and s.faces[s.shown[0]].kind == value


def _def_kind(s: Table, team: int, value: str) -> bool:
    return s.shown[1] >= 0 and s.faces[s.shown[1]].kind == value


def _own_kind(s: Table, team: int, value: str) -> bool:
    card = s.shown[team != s.off]
    return card >= 0 and s.faces[card].kind == value


def _opp_kind(s: Table, team: int, value: str) -> bool:
    card = s.shown[team == s.off]
    return card >= 0 and s.faces[card].kind == value


def _advantage(s: Table, team: int, value: str) -> bool:
    return s.advantage >= 0 and (s.advantage == (team != s.off)) == (value == "own")


def _dominant(s: Table, team: int, value: str) -> bool:
    return s.context in SCRIMMAGE and s.dominant == ABILITIES.index(value)


def _down_in(s: Table, team: int, value: tuple[int, ...]) -> bool:
    return s.context == "play" and s.down in value


def _to_go_max(s: Table, team: int, value: int) -> bool:
    return s.context in SCRIMMAGE and s.mark - s.los <= value


def _to_go_min(s: Table, team: int, value: int) -> bool:
    return s.context in SCRIMMAGE and s.mark - s.los >= value


def _from_scrimmage(s: Table) -> bool:
    return s.context in ("play", "try", "punt", "field_goal")


def _ytg_max(s: Table, team: int, value: int) -> bool:
    return _from_scrimmage(s) and 100 - s.los <= value


def _ytg_min(s: Table, team: int, value: int) -> bool:
    return _from_scrimmage(s) and 100 - s.los >= value


def _score(s: Table, team: int, value: str) -> bool:
    lead = s.scores[team] - s.scores[s.other(team)]
    return {"trailing": lead < 0, "leading": lead > 0, "tied": lead == 0}[value]


def _half(s: Table, team: int, value: str) -> bool:
    return (s.half == 1) == (value == "first")


def _last_drive(s: Table, team: int, value: bool) -> bool:
    return (not s.overtime and s.drive == s.last_drive) == value


def _result(s: Table, team: int, value: str) -> bool:
    return s.winner >= 0 and (s.winner == 0) == (value == "success")


def _margin_min(s: Table, team: int, value: int) -> bool:
    return s.winner >= 0 and s.margin >= value


def _doubled(s: Table, team: int, value: str) -> bool:
    return s.winner >= 0 and s.final_double((team != s.off) if value == "own" else (team == s.off))


def _sack(s: Table, team: int, value: bool) -> bool:
    return s.sack == value and s.winner >= 0


def _position_active(s: Table, team: int, value: str) -> bool:
    return any(s.faces[card].position == value for card in s.active[team])


def _opp_position_active(s: Table, team: int, value: str) -> bool:
    return _position_active(s, s.other(team), value)


def _context(s: Table, team: int, value: tuple[str, ...]) -> bool:
    return s.context in value


def _laid(s: Table, team: int) -> int:
    role = int(team != s.off)
    return sum(1 for entry in s.laid if entry[0] == role)


def _laid_max(s: Table, team: int, value: int) -> bool:
    return s.context in SCRIMMAGE and _laid(s, team) <= value


def _laid_min(s: Table, team: int, value: int) -> bool:
    return s.context in SCRIMMAGE and _laid(s, team) >= value


def _franchise(s: Table, team: int, value: str) -> bool:
    cards = s.team_cards(team)
    return any(s.faces[c].subtype == "franchise" and getattr(s.faces[c].card, "affinity", "") == value for c in cards)


ATOMS: dict[str, Atom] = {
    "role": _role, "off_kind": _off_kind, "def_kind": _def_kind, "own_kind": _own_kind, "opp_kind": _opp_kind,
    "advantage": _advantage, "dominant": _dominant, "down_in": _down_in, "to_go_max": _to_go_max,
    "to_go_min": _to_go_min, "ytg_max": _ytg_max, "ytg_min": _ytg_min, "score": _score, "half": _half,
    "last_drive": _last_drive, "result": _result, "margin_min": _margin_min, "doubled": _doubled, "sack": _sack,
    "position_active": _position_active, "opp_position_active": _opp_position_active, "context": _context,
    "laid_max": _laid_max, "laid_min": _laid_min, "franchise": _franchise,
}  # fmt: skip
assert set(ATOMS) == {field.name for field in msgspec.structs.fields(Condition)}
