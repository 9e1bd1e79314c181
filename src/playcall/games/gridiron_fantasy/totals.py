"""GF-6.17 to GF-6.22  Counting: both Totals in all abilities, and who wins ties."""

from __future__ import annotations

from collections.abc import Iterator

from playcall.games.gridiron_fantasy.catalogue import CHOICE, DOMINANT, EACH, FX, NEXT_PLAY, WILD, Face, Fx
from playcall.games.gridiron_fantasy.conditions import holds
from playcall.games.gridiron_fantasy.table import Table

Contribution = tuple[int, str, int, int]
"""Role, what gives it (a card's id, or a name), ability, and how many."""


def recount(s: Table) -> None:
    """GF-6.22  Both Totals as they stand, and who wins ties."""
    s.raw = raw = [0] * 8
    for role, _, ability, number in contributions(s):
        raw[role * 4 + ability] += number
    s.totals = [total if total > 0 else 0 for total in raw]
    s.tie = tie_winner(s)


def contributions(s: Table) -> Iterator[Contribution]:
    """Everything that counts, one by one; a tax is a negative number."""
    faces, dominant = s.faces, s.dominant
    hushed = [hushed_filter(s, 0), hushed_filter(s, 1)]
    held = s.options.team_bonus == "held"
    for role in (0, 1):
        team = s.dfn if role else s.off
        play = s.shown[role]
        if play >= 0:
            face = faces[play]
            symbols = face.symbols
            for ability in (0, 1, 2, 3):
                if symbols[ability]:
                    yield role, face.id, ability, symbols[ability]
            if symbols[WILD] and dominant >= 0:
                yield role, face.id, dominant, symbols[WILD]  # GF-1.5
            if face.symbol_effects:
                yield from _given(s, role, face.symbol_effects, face.id, team)
        for card in s.active[team]:
            face = faces[card]
            if face.symbol_effects and not (hushed[role] and fits(face, hushed[role])):
                if held and face.subtype == "star" and card not in s.applied:
                    continue
                yield from _given(s, role, face.symbol_effects, face.id, team)
        for entry in s.laid:
            if entry[0] == role:
                face = faces[entry[1]]
                for ability in (0, 1, 2, 3):
                    if entry[2 + ability]:
                        yield role, face.id, ability, entry[2 + ability]
                if face.symbol_effects:
                    yield from _given(s, role, face.symbol_effects, face.id, team)
        if s.running:
            yield from _running(s, role, team)


def _given(
    s: Table, role: int, effects: tuple[Fx, ...], name: str, team: int, chosen: int = -1
) -> Iterator[Contribution]:
    for fx in effects:
        if fx.tests and not holds(s, fx.tests, team):
            continue
        whom, number = (role, fx.n) if fx.do == "add_symbols" else (1 - role, -fx.n)
        if fx.ability < DOMINANT:
            yield whom, name, fx.ability, number
        elif fx.ability == DOMINANT:
            if s.dominant >= 0:
                yield whom, name, s.dominant, number
        elif fx.ability == EACH:
            for ability in (0, 1, 2, 3):
                yield whom, name, ability, number
        elif fx.ability == CHOICE and chosen >= 0:
            yield whom, name, chosen, number


def _running(s: Table, role: int, team: int) -> Iterator[Contribution]:
    for number, owner, card, until, _, chosen in s.running:
        if owner != team or until == NEXT_PLAY:
            continue
        fx = FX[number]
        if fx.do in ("add_symbols", "tax_symbols"):
            yield from _given(s, role, (fx,), s.faces[card].id, team, chosen)
        elif fx.do == "per_card" and (not fx.tests or holds(s, fx.tests, team)):
            ability = s.dominant if fx.ability == DOMINANT else fx.ability
            if ability >= 0:
                shown = sum(1 for entry in s.laid if entry[0] == role and entry[2 + ability])
                yield role, s.faces[card].id, ability, min(fx.n * shown, fx.p["max"])


def hushed_filter(s: Table, role: int) -> tuple[str, ...]:
    """V10  What the other role has hushed among this role's Team cards."""
    words: tuple[str, ...] = ()
    other = s.team(1 - role)
    for number, owner, _, until, _, _ in s.running:
        fx = FX[number]
        if fx.do == "hush" and owner == other and until != NEXT_PLAY and holds(s, fx.tests, other):
            words += fx.p["filter"]
    return words


def fits(face: Face, words: tuple[str, ...]) -> bool:
    """Whether a card is one of those that a filter names."""
    mode = "challenge" if face.challenge else "action" if face.type in ("OA", "DA") else ""
    own = {"any", face.subtype, face.plaque, face.position, mode}
    return any(word in own for word in words)


def tie_winner(s: Table) -> int:
    """GF-1.6, V08  The role that wins ties: that with the Advantage, unless one alone has an effect for it."""
    own, other = bool(s.in_force(0, "win_ties")), bool(s.in_force(1, "win_ties"))
    return s.advantage if own == other else int(other)


def met(s: Table, role: int, key: int, need: int, totals: list[int] | None = None) -> bool:
    """GF-7.19  Whether the owner of a Secondary meets it."""
    totals = s.totals if totals is None else totals
    own, other = totals[role * 4 + key], totals[4 - role * 4 + key]
    if own < 1:
        return False
    if need < 0:
        return own >= 2 * other
    if need:
        return own - other >= need
    return own > other or (own == other and s.tie == role)
