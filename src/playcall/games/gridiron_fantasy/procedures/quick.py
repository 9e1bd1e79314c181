"""GF-4.6 to GF-4.18  The Quick Challenge: an ability is declared, cards are committed in secret and compared."""

from __future__ import annotations

from dataclasses import dataclass

from playcall.games.gridiron_fantasy import events
from playcall.games.gridiron_fantasy.actions import COMMIT, DECLARE, MOST_FITTING, SET_ASIDE, subset
from playcall.games.gridiron_fantasy.anatomy import ABILITIES
from playcall.games.gridiron_fantasy.catalogue import DOMINANT, EACH, FX, WILD
from playcall.games.gridiron_fantasy.conditions import holds
from playcall.games.gridiron_fantasy.moves import spend
from playcall.games.gridiron_fantasy.pieces import usable
from playcall.games.gridiron_fantasy.procedures.dealing import faces_of
from playcall.games.gridiron_fantasy.table import Table, place_of
from playcall.kernel import Ask, Procedure, Step

RATES = {"kickoff": (5, 2), "punt": (5, 2), "safety_kick": (5, 2), "interception": (4, 0)}
"""GF-4.18  Yards forward and back for each symbol."""
ALL_SUBSETS = [COMMIT.of(range(1 << number)) for number in range(MOST_FITTING + 1)]


@dataclass(slots=True)
class DeclareAbility(Procedure):
    """GF-4.6  The kicking or throwing side declares, unless an effect gives that to another."""

    order = ("declare",)

    def declare(self, s: Table) -> Step:
        return Ask(s.seat(declarer(s)), DECLARE.of(range(4)))

    def on_declare(self, s: Table, action: int) -> Step:
        s.declared = DECLARE.argument(action)
        s.tell(events.AbilityDeclared(s.seat_names(declarer(s)), s.declared))
        return None


def declarer(s: Table) -> int:
    """GF-4.18, V86"""
    claims = bool(s.in_force(0, "claim_declare")), bool(s.in_force(1, "claim_declare"))
    return 1 if claims == (False, True) else 0


@dataclass(slots=True)
class QuickChallenge(Procedure):
    """GF-4.6 to GF-4.10  Declare, commit, compare; the difference is left on the table."""

    order = ("declare", "set_aside", "commit", "clear")

    def declare(self, s: Table) -> Step:
        for team in (s.off, s.dfn):
            s.aside[team] = []
        return DeclareAbility() if s.declared < 0 else None

    def set_aside(self, s: Table) -> Step:  # GF-4.7
        asked = {}
        for role in (0, 1):
            cards = fitting(s, role)
            if len(cards) > MOST_FITTING:
                asked[s.seat(role)] = SET_ASIDE.of(faces_of(cards))
        return Ask.apart(asked, known=False) if asked else None

    def on_set_aside(self, s: Table, seat: int, action: int) -> Step:
        role, place = int(seat != s.seat(0)), SET_ASIDE.argument(action)
        card = next(card for card in fitting(s, role) if place_of(card) == place)
        s.aside[s.team(role)].append(card)
        return None

    def commit(self, s: Table) -> Step:  # GF-4.7
        return Ask.together({s.seat(role): commitments(s, role) for role in (0, 1)}, even_forced=True)

    def on_commit(self, s: Table, answers: dict[int, int]) -> Step:  # GF-4.8
        cards = [subset(COMMIT.argument(answers[s.seat(role)]), fitting(s, role)[:MOST_FITTING]) for role in (0, 1)]
        bonuses = bonus(s, 0), bonus(s, 1)
        counts = [bonuses[role] + sum(symbols(s, card) for card in cards[role]) for role in (0, 1)]
        for role in (0, 1):
            for card in cards[role]:
                s.hand(role).remove(card)
                spend(s, s.team(role), place_of(card), s.faces[card].limit)
            s.discards(role).extend(cards[role])
        s.difference = counts[1] - counts[0]
        s.tell(
            events.QuickRevealed(
                s.context, s.names[s.off], s.names[s.dfn], s.declared, tuple(cards[0]), tuple(cards[1]), counts[0],
                counts[1], bonuses, s.difference,
            )
        )  # fmt: skip
        return None

    def clear(self, s: Table) -> Step:
        for team in (s.off, s.dfn):
            s.aside[team] = []
        return None


def symbols(s: Table, card: int) -> int:
    printed = s.faces[card].symbols
    return printed[s.declared] + printed[WILD]


def fitting(s: Table, role: int) -> list[int]:
    """GF-4.7, GF-14.4  Cards in hand that may be committed and are not set aside."""
    team = s.team(role)
    return [
        card
        for card in s.hand(role)
        if s.faces[card].challenge
        and symbols(s, card)
        and card not in s.aside[team]
        and usable(s, team, place_of(card), s.faces[card].limit)
    ]


def commitments(s: Table, role: int) -> list[int]:
    """GF-4.7, GF-2.21  Every subset of the fitting cards; those that differ only in copies once."""
    cards = fitting(s, role)[:MOST_FITTING]
    if len({place_of(card) for card in cards}) == len(cards):
        return ALL_SUBSETS[len(cards)]
    seen, found = set(), []
    for mask in range(1 << len(cards)):
        faces = tuple(sorted(place_of(card) for card in subset(mask, cards)))
        if faces not in seen:
            seen.add(faces)
            found.append(COMMIT(mask))
    return found


def bonus(s: Table, role: int) -> int:
    """GF-4.12  Symbols that Team cards give in this kick."""
    team, number = s.team(role), 0
    for card in s.active[team]:
        for fx in s.faces[card].symbol_effects:
            counts = fx.do == "add_symbols" and fx.ability in (s.declared, DOMINANT, EACH)
            if counts and holds(s, fx.tests, team):
                number += fx.n
    return number


def rates(s: Table, context: str) -> tuple[int, int]:
    """GF-4.18, V81  Yards forward and back."""
    changed = [fx for role in (0, 1) for fx in s.in_force(role, "kick_rate") if fx.p["context"] == context]
    if changed:
        return changed[-1].p["forward"], changed[-1].p["back"]
    return RATES[context]


def baseline(s: Table, context: str) -> int:
    """V82  What effects add to a baseline, a punt or a kick."""
    return sum(fx.n for role in (0, 1) for fx in s.in_force(role, "baseline") if fx.p["context"] == context)


def returned_to(s: Table, start: int, context: str) -> int:
    """GF-4.9, GF-4.14  Where a return ends, from the returner's side; 100 and more is a touchdown."""
    forward, back = rates(s, context)
    rate = forward if s.difference > 0 else back
    los = max(1, start + s.difference * rate)
    s.tell(events.BallPlaced(s.names[s.dfn], min(los, 100), start, rate if s.difference else 0, s.difference))
    return los


@dataclass(slots=True)
class Block(Procedure):
    """V84  Before the kick a Quick Challenge in a key ability; far enough ahead, the defence blocks it."""

    effect: int

    order = ("challenge", "judge")

    def challenge(self, s: Table) -> Step:
        s.declared = ABILITIES.index(FX[self.effect].p["key"])
        s.tell(events.AbilityDeclared(s.names[s.dfn], s.declared))
        return QuickChallenge()

    def judge(self, s: Table) -> Step:
        s.blocked = s.difference >= FX[self.effect].p["margin"]
        s.declared = -1
        return None
