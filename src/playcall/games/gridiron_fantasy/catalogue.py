"""The cards as the rules use them: effects numbered and sorted by what they do, conditions as tests of a position.

A card on the table is a number: its place in the set, plus the size of the set for each further copy, plus a span for
each further team. `FACES` has the print of every number.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final

import msgspec

from playcall.games.gridiron_fantasy.cards import load
from playcall.games.gridiron_fantasy.effects import (
    ABILITIES,
    WINDOWS,
    Action,
    AnyCard,
    Condition,
    Effect,
    Penalty,
    Play,
    Secondary,
    Team,
)

if TYPE_CHECKING:
    from playcall.games.gridiron_fantasy.table import Table

# Conditions (GF-2, GF-6.19, GF-7.29) ---------------------------------------------------------------------------------

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

# Effects and faces ----------------------------------------------------------------------------------------------------

COPIES: Final = 10
"""More copies of a card than a team ever brings: five in a deck (GF-2.16), as many in reserve."""
MOST_TEAMS: Final = 8
POWER, SPEED, SKILL, MENTAL, DOMINANT, EACH, CHOICE = range(7)
WILD: Final = 4
_ABILITY = {
    **{name: place for place, name in enumerate(ABILITIES)},
    "dominant": DOMINANT,
    "each": EACH,
    "choice": CHOICE,
}
WINDOW = {name: 1 << place for place, name in enumerate(WINDOWS)}
"""A bit for each window."""
TD: Final = 1000
"""GF-8.12  The Objective of a touchdown."""
PLAY_END, NEXT_PLAY, DRIVES, HALF, GAME = range(5)
"""Until when an effect lasts."""
_UNTIL = {"": PLAY_END, "play": PLAY_END, "next_play": NEXT_PLAY, "half": HALF, "game": GAME}
PASSIVE: Final = frozenset((
    "add_symbols", "tax_symbols", "per_card", "amplify", "mute", "win_ties", "hush", "lay_limit", "objective_add",
    "objective_set", "objective_td", "per_margin", "min_loss", "objective_cap", "objective_floor", "safe_hands",
    "injury_shift", "protect", "hand_size", "force_kind", "forbid_repeat", "lock_calls", "risk_shift", "alert_bonus",
    "no_flag", "flag_yards", "frame", "kick_rate", "baseline", "no_return", "claim_declare", "read",
))  # fmt: skip
"""Effects that are in force for a time; all others happen at once."""
OBJECTIVE: Final = frozenset((
    "objective_add", "objective_set", "objective_td", "per_margin", "min_loss", "objective_cap", "objective_floor",
))  # fmt: skip
"""GF-8.3  Effects that belong to the fourth step of resolution."""
NEED_LEAD, NEED_DOUBLE = 0, -1
"""GF-7.19  What a Secondary asks; a number above 0 is the lead it takes."""


class Fx:
    """An effect with its number in `FX`."""

    __slots__ = (
        "ability",
        "about_double",
        "condition",
        "do",
        "inner",
        "left",
        "n",
        "number",
        "p",
        "place",
        "print",
        "sec",
        "tests",
        "until",
    )

    def __init__(self, effect: Effect) -> None:
        self.number = len(FX)
        FX.append(self)
        self.place = -1
        """The card that it is printed on, by its place in the set."""
        self.print = effect
        self.do = effect.do
        self.p: Mapping[str, Any] = effect.parameters
        self.condition = effect.condition
        self.tests: tuple[Test, ...] = compiled(effect.condition)
        self.ability: int = _ABILITY.get(self.p.get("ability", ""), -1)
        self.n: int = self.p["n"] if "n" in self.p else self.p.get("yards", 0)
        word, _, number = effect.duration.partition(":")
        self.until = DRIVES if word in ("drive", "drives") else _UNTIL[word]
        self.left = int(number or 1) if self.until == DRIVES else 0
        self.about_double = self._double()
        self.inner = self._inner()
        opens = self.do in ("secondary", "extra_challenge")
        self.sec = Sec(self.p["key"], self.p["need"], self.inner[0]) if opens else None

    def _double(self) -> str:
        """GF-7.14  Whose Double the effect depends on, `own` or `opp` to its owner; empty if on none."""
        if self.do == "objective_cap" and self.p["unless_doubled"]:
            return "opp"
        return (self.condition.doubled or "") if self.condition else ""

    def _inner(self) -> tuple[tuple[Fx, ...], ...]:
        """Effects inside this one: one list, or one for each option."""
        if self.do == "choose":
            return tuple(tuple(map(Fx, option)) for option in self.p["options"])
        if self.do == "coin":
            return tuple(map(Fx, self.p["heads"])), tuple(map(Fx, self.p["tails"]))
        return (tuple(map(Fx, self.p["effects"])),) if "effects" in self.p else ()

    def leaves(self) -> Iterable[Fx]:
        """What it may come down to."""
        if self.do in ("choose", "coin"):
            for option in self.inner:
                for effect in option:
                    yield from effect.leaves()
        else:
            yield self


class Sec:
    """GF-7.17  A Secondary Challenge that a card may open, with its number in `SECS`."""

    __slots__ = ("effects", "key", "need", "number")

    def __init__(self, key: str, need: str, effects: tuple[Fx, ...]) -> None:
        self.number = len(SECS)
        SECS.append(self)
        self.key = ABILITIES.index(key)
        word, _, number = need.partition(":")
        self.need = NEED_DOUBLE if word == "double" else int(number or NEED_LEAD)
        self.effects = effects


class Use:
    """A Team card's ability."""

    __slots__ = ("effects", "limit", "window")

    def __init__(self, window: str, limit: str, effects: tuple[Fx, ...]) -> None:
        self.window = WINDOW[window]
        self.limit = limit
        self.effects = effects


class Face:
    """A card's print. What its type does not have is empty."""

    __slots__ = (
        "abilities", "alert", "card", "challenge", "double_effects", "effects", "force", "id", "kicks", "kind",
        "limit", "name", "objective", "opens", "penalty", "place", "plain", "plaque", "position", "requires",
        "secondaries", "single", "special", "subtype", "success", "symbol_effects", "symbols", "type", "windows",
        "wrapped",
    )  # fmt: skip

    def __init__(self, place: int, card: AnyCard) -> None:
        first = len(FX)
        self.place = place
        self.card = card
        self.id, self.name, self.type, self.limit = card.id, card.name, card.type, card.limit
        self.symbols: tuple[int, ...] = getattr(card, "symbols", (0, 0, 0, 0, 0))
        self.plain = (self.symbols[0], self.symbols[1], self.symbols[2], self.symbols[3])
        """Its symbols without Wild."""
        self.kind: str = getattr(card, "kind", "")
        self.objective = self._objective(card)
        self.penalty: Penalty | None = getattr(card, "penalty", None)
        self.alert: int = getattr(card, "alert", 0)
        self.challenge = isinstance(card, Action) and card.mode == "challenge"
        self.success = _compiled(card.on_success) if isinstance(card, Play) else ()
        self.special = _compiled(card.special) if isinstance(card, Action) else ()
        self.effects = _compiled(card.effects) if isinstance(card, Action) else ()
        self.windows = sum(WINDOW[window] for window in card.windows) if isinstance(card, Action) else 0
        self.requires = compiled(getattr(card, "requires", None))
        self.subtype: str = getattr(card, "subtype", "")
        self.single = self.subtype in ("coach", "franchise")
        """GF-2.8  Whether a team has only one of its kind."""
        self.plaque: str = getattr(card, "plaque", "")
        self.position: str | None = getattr(card, "position", None)
        self.kicks: tuple[str, ...] = getattr(card, "kicks", ())
        self.abilities = _uses(card)
        self.secondaries = _secondaries(getattr(card, "secondaries", ()))
        standing = _compiled(card.static if isinstance(card, Team) else card.in_force)
        self.opens = tuple(fx.sec for fx in standing if fx.sec is not None)
        self.wrapped = tuple(fx for fx in standing if fx.do in ("choose", "coin"))
        self.force = _by_verb(fx for fx in standing if fx.do in PASSIVE)
        self.symbol_effects = tuple(fx for fx in standing if fx.do in ("add_symbols", "tax_symbols"))
        self.double_effects = self._double_effects(standing)
        for fx in FX[first:]:
            fx.place = place

    @staticmethod
    def _objective(card: AnyCard) -> int:
        objective = getattr(card, "objective", 0)
        return TD if objective == "TD" else int(objective)

    def _double_effects(self, standing: tuple[Fx, ...]) -> tuple[Fx, ...]:
        """GF-7.14  The effects that make a Double matter; Special Results do not."""
        inside = [fx for sec in (*self.secondaries, *self.opens) for fx in sec.effects]
        found = [leaf for fx in (*standing, *self.success, *self.effects, *inside) for leaf in fx.leaves()]
        return tuple(fx for fx in found if fx.about_double)


def _compiled(effects: Iterable[Effect]) -> tuple[Fx, ...]:
    return tuple(map(Fx, effects))


def _uses(card: AnyCard) -> tuple[Use, ...]:
    uses = card.abilities if isinstance(card, Team) else ()
    return tuple(Use(use.window, use.limit, _compiled(use.effects)) for use in uses)


def _secondaries(secondaries: Iterable[Secondary]) -> tuple[Sec, ...]:
    return tuple(Sec(each.key, each.need, _compiled(each.effects)) for each in secondaries)


def _by_verb(effects: Iterable[Fx]) -> dict[str, tuple[Fx, ...]]:
    sorted_effects: dict[str, tuple[Fx, ...]] = {}
    for fx in effects:
        sorted_effects[fx.do] = (*sorted_effects.get(fx.do, ()), fx)
    return sorted_effects


FX: list[Fx] = []
"""Every effect of every card by its number."""
SECS: list[Sec] = []
CARDS: Final[tuple[Face, ...]] = tuple(Face(place, card) for place, card in enumerate(load().cards))
"""Every card of the set once."""
SIZE: Final = len(CARDS)
SPAN: Final = SIZE * COPIES
"""Cards of the second team are numbered from here."""
FACES: Final[tuple[Face, ...]] = CARDS * (COPIES * MOST_TEAMS)
"""The print of every number a card on the table may have."""
LETTERS: Final = tuple(franchise.letter for franchise in load().franchises)
PLACES: Final = {face.id: face.place for face in CARDS}


def team_of(card: int) -> int:
    """The team that brought a card."""
    return card // SPAN
