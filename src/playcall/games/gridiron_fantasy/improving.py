"""GF-7.6 to GF-7.15  Legal improvements: which Challenge cards may be laid now.

`Standing` is the state of all Challenges before the first card; sets of cards from the hand are tried against it.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import NamedTuple

from playcall.games.gridiron_fantasy.catalogue import DOMINANT, FX, NEXT_PLAY, SECS, WILD, Face, Fx
from playcall.games.gridiron_fantasy.conditions import could_hold, holds
from playcall.games.gridiron_fantasy.table import Table, is_double
from playcall.games.gridiron_fantasy.totals import fits, hushed_filter, met

Vector = tuple[int, int, int, int]
NOTHING: Vector = (0, 0, 0, 0)


class Standing(NamedTuple):
    """What is so before a team's first card: the lead, Doubles, and which Secondaries are met."""

    leads: bool
    double: bool
    other_double: bool
    met: tuple[bool, ...]


class Piece(NamedTuple):
    """One way to lay a card: what it adds to the own Totals and takes from the other's."""

    card: int
    adds: Vector
    taxes: Vector
    name: int
    """The ability that Wild stands for, or -1."""
    symbols: Vector
    """What its own symbols count."""


def standing(s: Table, role: int) -> Standing:
    """GF-7.32  As things are now."""
    if s.dominant < 0:
        return Standing(False, False, False, ())
    mets = tuple([met(s, owner, SECS[number].key, SECS[number].need) for owner, number in s.secondaries])
    return Standing(s.leads(role, s.dominant), s.has_double(role), s.has_double(1 - role), mets)


def matters(s: Table, role: int) -> bool:
    """GF-7.14  Whether a Double of this role matters."""
    for owner_role in (0, 1):
        team = s.team(owner_role)
        effects = _double_effects(s, owner_role, team)
        if effects:
            want = "own" if owner_role == role else "opp"
            for fx in effects:
                if fx.about_double == want and could_hold(s, fx.tests, team):
                    return True
    return False


def _double_effects(s: Table, role: int, team: int) -> list[Fx]:
    """Of the revealed Play, of Team cards, laid and continuing cards, open Secondaries, and of what is in force."""
    found: list[Fx] = []
    faces = s.faces
    for cards in (s.shown[role : role + 1], s.active[team], s.plays_beside(role), s.beside(role)):
        for card in cards:
            if faces[card].double_effects and card >= 0:
                found += faces[card].double_effects
    for owner, card, *_ in s.laid:
        if owner == role:
            found += faces[card].double_effects
    for owner, number in s.secondaries:
        if owner == role:
            found += [fx for fx in SECS[number].effects if fx.about_double]
    if s.running:
        found += [fx for entry in s.running if entry[1] == team and (fx := FX[entry[0]]).about_double]
    return found


class Search:
    """The legal lays of a role in the present turn."""

    def __init__(self, s: Table, role: int, before: Standing, laid: tuple[int, ...], primary: bool = True) -> None:
        self.s = s
        self.role = role
        self.before = before
        self.laid = laid
        """Cards laid in this turn."""
        self.primary = primary
        """GF-8.18  In an additional Secondary only that one counts."""
        self.own_double = primary and matters(s, role)
        self.other_double = primary and matters(s, 1 - role)
        self.limit = lay_limit(s, role) if primary else -1

    def options(self) -> list[Piece]:
        """GF-7.6, GF-7.7  Every way to lay one more card."""
        s, role = self.s, self.role
        factor = amplifier(s, role)
        hand = [card for card in s.hand(role) if layable(s, role, card)] if self.limit else []
        pieces = [piece for card in hand for piece in ways(s, role, card, factor)]
        pieces += held_stars(s, role)
        if not pieces:
            return []
        if not self.laid and not self.at_stake() and not any(any(piece.taxes) for piece in pieces):
            return self._for_the_lead(pieces)
        done = self.done()
        if factor > 1 or self.limit > 0 or any(piece.name >= 0 or min(piece.adds) < 0 for piece in pieces):
            return [piece for piece in pieces if self._leads_on(piece, pieces, done)]
        return self._by_abilities(pieces, done)

    def at_stake(self) -> bool:
        """Whether more than the lead of the Primary is at stake."""
        s = self.s
        counting = s.running and any(FX[entry[0]].do == "per_card" for entry in s.running)
        return bool(s.secondaries or self.own_double or self.other_double or counting or self.limit > 0)

    def done(self) -> frozenset[int]:
        """GF-7.7  What this turn's cards have achieved, if they are complete."""
        achieved = self.achieved((), NOTHING, NOTHING)
        return achieved if self.complete((), achieved) else frozenset()

    def _for_the_lead(self, pieces: list[Piece]) -> list[Piece]:
        """Only the lead counts: every card with the Dominant Ability, if all of them together are enough."""
        s, role, dominant = self.s, self.role, self.s.dominant
        if self.before.leads:
            return []
        useful = [piece for piece in pieces if piece.adds[dominant] > 0]
        best: dict[int, int] = {}
        for piece in useful:
            best[piece.card] = max(best.get(piece.card, 0), piece.adds[dominant])
        total = s.raw[role * 4 + dominant] + sum(best.values())
        other = s.totals[4 - role * 4 + dominant]
        strict = s.options.strict_exceed or s.tie != role
        return useful if total > other or (total == other and not strict) else []

    def _by_abilities(self, pieces: list[Piece], done: frozenset[int]) -> list[Piece]:
        """Symbols only add up, so that for any set of abilities it is enough to try all cards that bear one of them."""
        s = self.s
        laid = [entry[2:] for entry in s.laid if entry[0] == self.role and entry[1] in self.laid]
        keys = {SECS[number].key for _, number in s.secondaries} | ({s.dominant} if self.primary else set())
        found: set[int] = set()
        for size in range(1, len(keys) + 1):
            for abilities in combinations(sorted(keys), size):
                if not all(any(adds[ability] for ability in abilities) for adds in laid):
                    continue
                bearing = tuple([piece for piece in pieces if any(piece.adds[ability] for ability in abilities)])
                if bearing and not {piece.card for piece in bearing} <= found and self._good(bearing, done):
                    found.update(piece.card for piece in bearing)
        return [piece for piece in pieces if piece.card in found]

    def _leads_on(self, first: Piece, pieces: list[Piece], done: frozenset[int]) -> bool:
        """Whether a card, with others after it, makes the turn complete, and achieves more than what is done."""
        plain = ways_after(self.s, self.role, pieces, first)
        most = len(plain) if self.limit < 0 else self.limit - 1
        for size in range(min(most, len(plain)) + 1):
            for rest in combinations(plain, size):
                cards = (first, *rest)
                if len({piece.card for piece in cards}) == len(cards) and self._good(cards, done):
                    return True
        return False

    def _good(self, cards: tuple[Piece, ...], done: frozenset[int]) -> bool:
        adds = _sum([piece.adds for piece in cards])
        taxes = _sum([piece.taxes for piece in cards])
        achieved = self.achieved(cards, adds, taxes)
        return bool(achieved - done) and self.complete(cards, achieved)

    def achieved(self, cards: tuple[Piece, ...], adds: Vector, taxes: Vector) -> frozenset[int]:
        """GF-7.9  The improvements: -1 the lead, -2 a Double, -3 an escape, others by place of the Secondary."""
        s, role, before = self.s, self.role, self.before
        totals = self._totals(cards, adds, taxes)
        dominant, found = s.dominant, []
        if self.primary:
            own, other = totals[role * 4 + dominant], totals[4 - role * 4 + dominant]
            strict = s.options.strict_exceed
            if not before.leads and (own > other or (own == other and s.tie == role and not strict)):
                found.append(-1)
            if self.own_double and not before.double and is_double(own, other):
                found.append(-2)
            if self.other_double and before.other_double and not is_double(other, own):
                found.append(-3)
        for place, (owner, number) in enumerate(s.secondaries):
            if self._taken(place, owner, number, totals):
                found.append(place)
        return frozenset(found)

    def _taken(self, place: int, owner: int, number: int, totals: list[int]) -> bool:
        """GF-7.11"""
        s, sec = self.s, SECS[number]
        was = self.before.met[place] if place < len(self.before.met) else False
        now = met(s, owner, sec.key, sec.need, totals)
        if was == now or (now != (owner == self.role)):
            return False
        own, other = totals[self.role * 4 + sec.key], totals[4 - self.role * 4 + sec.key]
        return own > other or not s.options.strict_exceed

    def _totals(self, cards: tuple[Piece, ...], adds: Vector, taxes: Vector) -> list[int]:
        s, role = self.s, self.role
        if not cards:
            return s.totals
        totals = s.raw[:]
        bonus = per_card_bonus(s, role, cards)
        for ability in (0, 1, 2, 3):
            totals[role * 4 + ability] += adds[ability] + bonus[ability]
            totals[4 - role * 4 + ability] -= taxes[ability]
        return [total if total > 0 else 0 for total in totals]

    def complete(self, cards: tuple[Piece, ...], achieved: frozenset[int]) -> bool:
        """GF-7.6  Every card laid in the turn serves an improvement that is achieved."""
        s = self.s
        if not achieved:
            return False
        abilities = {s.dominant if place < 0 else SECS[s.secondaries[place][1]].key for place in achieved}
        laid = [entry[2:] for entry in s.laid if entry[0] == self.role and entry[1] in self.laid]
        laid += [piece.adds for piece in cards]
        return all(any(adds[ability] for ability in abilities) for adds in laid)


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


def _sum(vectors: Iterable[Vector]) -> Vector:
    power = speed = skill = mental = 0
    for one, two, three, four in vectors:
        power += one
        speed += two
        skill += three
        mental += four
    return power, speed, skill, mental
