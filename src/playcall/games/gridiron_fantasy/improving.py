"""GF-7.6 to GF-7.15  Legal improvements: which Challenge cards may be laid now.

`Standing` is the state of all Challenges before the first card; sets of cards from the hand are tried against it.
"""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

from playcall.games.gridiron_fantasy.catalogue import FX, SECS, Fx
from playcall.games.gridiron_fantasy.conditions import could_hold
from playcall.games.gridiron_fantasy.pieces import (
    NOTHING,
    Piece,
    Vector,
    amplifier,
    held_stars,
    lay_limit,
    layable,
    per_card_bonus,
    total,
    ways,
    ways_after,
)
from playcall.games.gridiron_fantasy.table import Table, is_double
from playcall.games.gridiron_fantasy.totals import met


class Standing(NamedTuple):
    """What is so before a team's first card: the lead, Doubles, and which Secondaries are met."""

    leads: bool
    double: bool
    other_double: bool
    met: tuple[bool, ...]


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
        adds = total([piece.adds for piece in cards])
        taxes = total([piece.taxes for piece in cards])
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
