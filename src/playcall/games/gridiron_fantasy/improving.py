"""GF-7.6 to GF-7.15, GF-7.23 to GF-7.31  What may be played now: legal improvements, and Actions that fit a window.

`Standing` is the state of all Challenges before the first card; sets of cards from the hand are tried against it.
"""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

from playcall.games.gridiron_fantasy.actions import ABILITY, ACTION
from playcall.games.gridiron_fantasy.catalogue import FX, PLAY_END, SECS, WINDOW, Face, Fx, could_hold, holds
from playcall.games.gridiron_fantasy.moves import already_started, legal_extra
from playcall.games.gridiron_fantasy.table import Table, is_double, place_of
from playcall.games.gridiron_fantasy.totals import (
    NOTHING,
    Piece,
    Vector,
    amplifier,
    fits,
    held_stars,
    lay_limit,
    layable,
    met,
    per_card_bonus,
    total,
    usable,
    ways,
    ways_after,
)


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
                if fx.about_double == want and could_hold(s, fx.tests, team) and could_change(s, fx, team):
                    return True
    return False


def could_change(s: Table, fx: Fx, team: int) -> bool:
    """GF-7.14  Whether an effect that waits for a Double has anything to work on."""
    judge = _WAITING.get(fx.do)
    return judge is None or bool(judge(s, fx, team))


def suffering(s: Table, fx: Fx, team: int) -> int:
    """V40, V42  The team whose card an effect puts out."""
    return team if fx.p["who"] == "own" else s.other(team)


def victims(s: Table, fx: Fx, team: int) -> list[int]:
    """GF-9.1, GF-9.2  Active cards of the kind named that nothing protects."""
    whose, words = suffering(s, fx, team), fx.p["filter"]
    safe = [other.p["filter"] for other in s.in_force(s.role(whose), "protect")]
    return [
        card
        for card in s.active[whose]
        if fits(s.faces[card], words) and not any(fits(s.faces[card], kind) for kind in safe)
    ]


def benchable(s: Table, fx: Fx, team: int) -> list[int]:
    """V42  Active cards of the kind named."""
    return [card for card in s.active[suffering(s, fx, team)] if fits(s.faces[card], fx.p["filter"])]


def ball_is_safe(s: Table) -> bool:
    """V33"""
    return bool(s.in_force(0, "safe_hands"))


def _loses_ball(s: Table, fx: Fx, team: int) -> bool:
    return not ball_is_safe(s) and (fx.do == "fumble" or s.faces[s.shown[0]].kind == "pass")  # GF-8.23


def _counts_downs(s: Table, fx: Fx, team: int) -> bool:
    return s.context == "play"  # GF-12.13


def _frames(s: Table, fx: Fx, team: int) -> bool:
    return not s.in_force(1 - s.role(team), "no_flag")


def _sets_touchdown(s: Table, fx: Fx, team: int) -> bool:
    return team == s.off


_WAITING = {
    "injure": victims, "bench": benchable, "fumble": _loses_ball, "interception": _loses_ball,
    "first_down": _counts_downs, "lose_down": _counts_downs, "repeat_down": _counts_downs, "frame": _frames,
    "objective_td": _sets_touchdown,
}  # fmt: skip
"""What an effect needs beside a Double; those not named always change something."""


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


def totals_with(s: Table, role: int, cards: tuple[Piece, ...], adds: Vector, taxes: Vector) -> list[int]:
    """GF-6.22  Both Totals with cards of a role that add and tax so much."""
    totals = s.raw[:]
    bonus = per_card_bonus(s, role, cards)
    for ability in (0, 1, 2, 3):
        totals[role * 4 + ability] += adds[ability] + bonus[ability]
        totals[4 - role * 4 + ability] -= taxes[ability]
    return [total if total > 0 else 0 for total in totals]


NOT_YET: frozenset[int] = frozenset()


class Search:
    """The legal lays of a role in the present turn."""

    def __init__(
        self,
        s: Table,
        role: int,
        before: Standing,
        laid: tuple[int, ...],
        primary: bool = True,
        earlier: frozenset[int] = NOT_YET,
    ) -> None:
        self.s = s
        self.role = role
        self.before = before
        self.laid = laid
        """Cards laid in this turn, since its cards were complete last."""
        self.earlier = earlier
        """GF-7.7  What had been achieved then."""
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
        done = self.done()
        if done:
            self.earlier, self.laid = done, ()
        at_stake = factor > 1 or self.at_stake()
        if not at_stake and not any(any(piece.taxes) for piece in pieces):
            return self._for_the_lead(pieces)
        if factor > 1 or self.limit > 0 or any(piece.name >= 0 or min(piece.adds) < 0 for piece in pieces):
            return [piece for piece in pieces if self._leads_on(piece, pieces)]
        return self._by_abilities(pieces)

    def at_stake(self) -> bool:
        """Whether more than the lead of the Primary is at stake."""
        s = self.s
        counting = s.running and any(FX[entry[0]].do == "per_card" for entry in s.running)
        return bool(s.secondaries or self.own_double or self.other_double or counting or self.limit > 0)

    def done(self) -> frozenset[int]:
        """GF-7.7  What this turn's cards have achieved, if they are complete."""
        if not self.laid:
            return NOT_YET
        achieved = self.achieved((), NOTHING, NOTHING)
        return achieved if self.complete((), achieved) else NOT_YET

    def _for_the_lead(self, pieces: list[Piece]) -> list[Piece]:
        """Only the lead counts: every card with the Dominant Ability, if all of them together are enough."""
        s, role, dominant = self.s, self.role, self.s.dominant
        if self.before.leads or self.earlier:
            return []
        useful = [piece for piece in pieces if piece.adds[dominant] > 0]
        best: dict[int, int] = {}
        for piece in useful:
            best[piece.card] = max(best.get(piece.card, 0), piece.adds[dominant])
        total = s.raw[role * 4 + dominant] + sum(best.values())
        other = s.totals[4 - role * 4 + dominant]
        strict = s.options.strict_exceed or s.tie != role
        return useful if total > other or (total == other and not strict) else []

    def _by_abilities(self, pieces: list[Piece]) -> list[Piece]:
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
                if bearing and not {piece.card for piece in bearing} <= found and self._good(bearing):
                    found.update(piece.card for piece in bearing)
        return [piece for piece in pieces if piece.card in found]

    def _leads_on(self, first: Piece, pieces: list[Piece]) -> bool:
        """Whether a card, with others after it, makes the turn complete, and achieves more than before."""
        plain = ways_after(self.s, self.role, pieces, first)
        most = len(plain) if self.limit < 0 else self.limit - 1
        for size in range(min(most, len(plain)) + 1):
            for rest in combinations(plain, size):
                cards = (first, *rest)
                if len({piece.card for piece in cards}) == len(cards) and self._good(cards):
                    return True
        return False

    def _good(self, cards: tuple[Piece, ...]) -> bool:
        adds = total([piece.adds for piece in cards])
        taxes = total([piece.taxes for piece in cards])
        return self.complete(cards, self.achieved(cards, adds, taxes))

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
        return totals_with(self.s, self.role, cards, adds, taxes) if cards else self.s.totals

    def complete(self, cards: tuple[Piece, ...], achieved: frozenset[int]) -> bool:
        """GF-7.6, GF-7.7  Something more is achieved, and every card laid for it serves it."""
        s = self.s
        more = achieved - self.earlier
        if not more:
            return False
        abilities = {s.dominant if place < 0 else SECS[s.secondaries[place][1]].key for place in more}
        laid = [entry[2:] for entry in s.laid if entry[0] == self.role and entry[1] in self.laid]
        laid += [piece.adds for piece in cards]
        return all(any(adds[ability] for ability in abilities) for adds in laid)


CALLING = ("set_dominant", "take_advantage", "audible", "read")
"""V65  What lock_calls forbids."""
KICKS = ("kickoff", "safety_kick", "punt", "field_goal", "extra_point", "interception")


def playable(s: Table, role: int, window: int, target: int = -1) -> list[int]:
    """Every Action and ability a role could use now; `target` is the Action that a response answers."""
    team, faces, found = s.team(role), s.faces, []
    for card in s.hand(role):
        face = faces[card]
        if face.windows & window and ACTION(face.place) not in found and _may_play(s, role, team, card, face, target):
            found.append(ACTION(face.place))
    for card in s.active[team]:
        face = faces[card]
        if face.abilities and ability_in(s, team, card, window) >= 0:
            found.append(ABILITY(face.place))
    return found


def ability_in(s: Table, team: int, card: int, window: int) -> int:
    """Which ability of a Team card can be used in a window; -1 for none."""
    if card in s.used_now:
        return -1  # GF-7.31
    for number, use in enumerate(s.faces[card].abilities):
        open_now = use.window & window and usable(s, team, place_of(card), use.limit)
        if open_now and any(can_do(s, fx, team, card) for fx in use.effects) and not _locked(s, team, use.effects):
            return number
    return -1


def _may_play(s: Table, role: int, team: int, card: int, face: Face, target: int) -> bool:
    if face.limit != "none" and not usable(s, team, face.place, face.limit):
        return False
    if face.requires and not holds(s, face.requires, team):
        return False  # GF-7.29
    if s.context == "safety_kick" and not _names_safety_kick(face):
        return False  # GF-12.17
    return any(can_do(s, fx, team, card, target) for fx in face.effects) and not _locked(s, team, face.effects)


def _names_safety_kick(face: Face) -> bool:
    contexts: list[str] = []
    for fx in face.effects:
        contexts += [fx.p.get("context", ""), *((fx.condition.context or ()) if fx.condition else ())]
    contexts += [context for name, _, value in face.requires if name == "context" for context in value]
    return "safety_kick" in contexts


def _locked(s: Table, team: int, effects: tuple[Fx, ...]) -> bool:
    return any(fx.do in CALLING for fx in effects) and bool(s.in_force(1 - s.role(team), "lock_calls"))


def can_do(s: Table, fx: Fx, team: int, card: int, target: int = -1) -> bool:
    """Whether an effect could do anything here."""
    judge = _DOUBTFUL.get(fx.do)
    if judge is not None and not judge(s, fx, team, target):
        return False
    return fx.until == PLAY_END or not already_started(s, fx, team, card)


def _names_kick(s: Table, fx: Fx, team: int, target: int) -> bool:
    return bool(s.context == fx.p["context"])


def _blocks(s: Table, fx: Fx, team: int, target: int) -> bool:
    return team == s.dfn and s.context in fx.p["contexts"]


def _fakes(s: Table, fx: Fx, team: int, target: int) -> bool:
    return team == s.off and s.context in fx.p["contexts"]


def _cancels(s: Table, fx: Fx, team: int, target: int) -> bool:
    return target >= 0 and fits(s.faces[target], fx.p["filter"])


def _patches(s: Table, fx: Fx, team: int, target: int) -> bool:
    return bool(patients(s, team))


def _calls_up(s: Table, fx: Fx, team: int, target: int) -> bool:
    return any(legal_extra(s, team, extra, out) for extra in s.extras(team) for out in s.team_cards(team))


def _recovers(s: Table, fx: Fx, team: int, target: int) -> bool:
    return any(fits(s.faces[card], fx.p["filter"]) for card in s.discards(s.role(team)))


def _has_other_play(s: Table, fx: Fx, team: int, target: int) -> bool:
    return bool(s.book(s.role(team)))


def _removes(s: Table, fx: Fx, team: int, target: int) -> bool:
    return any(entry[0] != s.role(team) for entry in s.laid)


def _kicking(s: Table, fx: Fx, team: int, target: int) -> bool:
    return s.context in KICKS


def _on_offence(s: Table, fx: Fx, team: int, target: int) -> bool:
    return team == s.off


def _on_defence(s: Table, fx: Fx, team: int, target: int) -> bool:
    return team == s.dfn


def _onside(s: Table, fx: Fx, team: int, target: int) -> bool:
    return team == s.off and s.context == "kickoff"


def patients(s: Table, team: int) -> list[int]:
    """V44  Team cards that are out, but for those that are out for good."""
    return [out[0] for out in s.outs if out[0] in s.team_cards(team) and out[1] < 5]


_DOUBTFUL = {
    "kick_rate": _names_kick, "baseline": _names_kick, "no_return": _names_kick, "block": _blocks, "fake": _fakes,
    "cancel_action": _cancels, "patch_up": _patches, "call_up": _calls_up, "recover": _recovers,
    "audible": _has_other_play, "remove_last": _removes, "claim_declare": _kicking, "objective_td": _on_offence,
    "safe_hands": _on_offence, "min_loss": _on_defence, "onside": _onside,
}  # fmt: skip
RESPONSE, CHALLENGE, PENALTY, FINISH = (WINDOW[name] for name in ("response", "challenge", "penalty", "finish"))
