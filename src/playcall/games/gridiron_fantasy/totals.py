"""GF-1.5, GF-6.17 to GF-6.22, GF-7.4  Counting: both Totals in all abilities, and what each way to lay a card adds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from playcall.games.gridiron_fantasy.catalogue import CHOICE, DOMINANT, EACH, FX, NEXT_PLAY, SECS, WILD, Face, Fx, holds
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


Vector = tuple[int, int, int, int]
NOTHING: Vector = (0, 0, 0, 0)


class Piece(NamedTuple):
    """One way to lay a card: what it adds to one's Totals and takes from the other's."""

    card: int
    adds: Vector
    taxes: Vector
    name: int
    """The ability that Wild stands for, or -1."""
    symbols: Vector
    """What its own symbols count."""


def layable(s: Table, role: int, card: int) -> bool:
    """A Challenge card whose limit is not used up."""
    face = s.faces[card]
    return face.challenge and (face.limit == "none" or usable(s, s.team(role), face.place, face.limit)) and (
        not face.requires or holds(s, face.requires, s.team(role))
    )  # fmt: skip


def usable(s: Table, team: int, place: int, limit: str) -> bool:
    """GF-14.2 to GF-14.4"""
    if limit == "none":
        return True
    if limit == "first_half":
        return s.half == 1 and not s.overtime
    halves = [half for owner, spent, half in s.spent if owner == team and spent == place]
    if limit == "once_per_half" and s.options.length == "full" and s.options.form != "tag":
        return s.half not in halves
    return not halves


def ways(s: Table, role: int, card: int, factor: int = 1) -> list[Piece]:
    """GF-1.5  The ways to lay a card: one, or one for each ability that its Wild may stand for."""
    face = s.faces[card]
    if not s.running and not face.symbol_effects and not face.symbols[WILD]:
        return [Piece(card, face.plain, NOTHING, -1, face.plain)]
    muted = mutes(s, role)
    symbols = [0 if muted >> ability & 1 else factor * face.symbols[ability] for ability in (0, 1, 2, 3)]
    adds, taxes = standing_effects(s, role, face)
    if not face.symbols[WILD]:
        return [_piece(card, symbols, adds, taxes, -1)]
    found = []
    for ability in names_of_wild(s):
        named = symbols[:]
        named[ability] += 0 if muted >> ability & 1 else factor * face.symbols[WILD]
        found.append(_piece(card, named, adds, taxes, ability))
    return found


def names_of_wild(s: Table) -> list[int]:
    """GF-1.5  What Wild on a Challenge card may stand for."""
    keys = ([s.dominant] if s.dominant >= 0 else []) + [SECS[number].key for _, number in s.secondaries]
    return list(dict.fromkeys(keys))


def standing_effects(s: Table, role: int, face: Face) -> tuple[Vector, Vector]:
    """What a laid card's effects in force add and take."""
    if not face.symbol_effects:
        return NOTHING, NOTHING
    team, adds, taxes = s.team(role), [0] * 4, [0] * 4
    for fx in face.symbol_effects:
        if holds(s, fx.tests, team):
            target = adds if fx.do == "add_symbols" else taxes
            for ability in range(4):
                if fx.ability in (ability, DOMINANT + 1) or (fx.ability == DOMINANT and ability == s.dominant):
                    target[ability] += fx.n
    return (adds[0], adds[1], adds[2], adds[3]), (taxes[0], taxes[1], taxes[2], taxes[3])


def held_stars(s: Table, role: int) -> list[Piece]:
    """GF-6.18  Stars whose symbols are not applied yet, as if they were cards."""
    if s.options.team_bonus != "held":
        return []
    hushed = hushed_filter(s, role)
    pieces = []
    for card in s.active[s.team(role)]:
        face = s.faces[card]
        if face.subtype == "star" and face.symbol_effects and card not in s.applied:
            adds, taxes = standing_effects(s, role, face)
            if not (hushed and fits(face, hushed)) and (any(adds) or any(taxes)):
                pieces.append(Piece(card, adds, taxes, -1, adds))
    return pieces


def ways_after(s: Table, role: int, pieces: list[Piece], first: Piece) -> list[Piece]:
    """The other cards once one is laid: an amplifier is used up by it."""
    others = [piece for piece in pieces if piece.card != first.card]
    if amplifier(s, role) == 1:
        return others
    return [
        way
        for piece in others
        for way in (ways(s, role, piece.card) if s.faces[piece.card].challenge else [piece])
        if way.name == piece.name
    ]


def amplifier(s: Table, role: int) -> int:
    """V04  How often the next card counts."""
    return max([fx.p["factor"] for fx in s.in_force(role, "amplify")], default=1) if s.running else 1


def mutes(s: Table, role: int) -> int:
    """V05  Abilities that the other role has muted on cards laid from now on."""
    mask = 0
    if s.running:
        for fx in s.in_force(1 - role, "mute"):
            mask |= 1 << (s.dominant if fx.ability == DOMINANT else fx.ability)
    return mask


def lay_limit(s: Table, role: int) -> int:
    """V11  How many more Challenge cards the other role lets this one lay; -1 for any number."""
    laid = sum(1 for entry in s.laid if entry[0] == role)
    limits = [fx.n - laid for card in s.sources(1 - role) for fx in s.faces[card].force.get("lay_limit", ())]
    team = s.team(1 - role)
    for number, owner, _, until, _, since in s.running:
        fx = FX[number]
        if fx.do == "lay_limit" and owner == team and until != NEXT_PLAY and holds(s, fx.tests, team):
            limits.append(fx.n - laid + since)
    return max(0, min(limits)) if limits else -1


def per_card_bonus(s: Table, role: int, cards: tuple[Piece, ...]) -> list[int]:
    """V03  What further cards add by effects that count cards."""
    bonus = [0, 0, 0, 0]
    if not s.running:
        return bonus
    for fx in s.in_force(role, "per_card"):
        ability = s.dominant if fx.ability == DOMINANT else fx.ability
        before = sum(1 for entry in s.laid if entry[0] == role and entry[2 + ability])
        after = before + sum(1 for piece in cards if piece.adds[ability] and s.faces[piece.card].challenge)
        bonus[ability] += min(fx.n * after, fx.p["max"]) - min(fx.n * before, fx.p["max"])
    return bonus


def _piece(card: int, symbols: list[int], adds: Vector, taxes: Vector, name: int) -> Piece:
    own = (symbols[0], symbols[1], symbols[2], symbols[3])
    return Piece(card, (own[0] + adds[0], own[1] + adds[1], own[2] + adds[2], own[3] + adds[3]), taxes, name, own)


def total(vectors: Iterable[Vector]) -> Vector:
    power = speed = skill = mental = 0
    for one, two, three, four in vectors:
        power += one
        speed += two
        skill += three
        mental += four
    return power, speed, skill, mental
