"""Calls and kicks: what the hand supports, what the other side may do, and what the results are worth."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from playcall.games.gridiron_fantasy import actions as a
from playcall.games.gridiron_fantasy.catalogue import DOMINANT, EACH, FX, NEXT_PLAY, WILD, Face, Fx, Sec
from playcall.games.gridiron_fantasy.coach.worth import CARD, HOPELESS, Stakes, effect_worth, kick_chance, punt_to
from playcall.games.gridiron_fantasy.rules.kicks import bonus, fitting, symbols
from playcall.games.gridiron_fantasy.rules.play import ReadCall, restrictions
from playcall.games.gridiron_fantasy.rules.result import objective_yards
from playcall.games.gridiron_fantasy.table import Table

WITH: Final = (0.1, 0.27, 0.39, 0.5, 0.66, 0.79, 0.88, 0.94, 0.97, 0.985, 0.995)
WITHOUT: Final = (0.0, 0.01, 0.035, 0.11, 0.21, 0.35, 0.5, 0.66, 0.78, 0.85, 0.93)
"""How often a Play is won with and without the Advantage, by the symbols at hand in the Dominant Ability."""
MOST: Final = len(WITH) - 1
LEAST_WITH, MORE_WITH = 0.14, 0.72
LEAST_WITHOUT, MORE_WITHOUT = 0.12, 0.3
"""Before the reveal much is open: what a good hand adds to the least chance, with and without the Advantage."""
GAINED: Final = {"run": (7, 11), "pass": (8, 16)}
"""What a successful Run or Pass brings: a usual and a long one."""
STOPPED: Final = -2
FARTHER: Final = 0.002
"""Where nothing on paper is enough, the Play that comes nearest."""
PASSES: Final = (
    (
        (0.47, 0.49, 0.48, 0.5, 0.55),
        (0.44, 0.5, 0.45, 0.41, 0.43),
        (0.51, 0.57, 0.5, 0.51, 0.48),
        (0.53, 0.53, 0.4, 0.44, 0.69),
    ),
    (
        (0.55, 0.6, 0.57, 0.52, 0.7),
        (0.62, 0.58, 0.67, 0.65, 0.73),
        (0.48, 0.58, 0.56, 0.68, 0.7),
        (0.58, 0.47, 0.62, 0.72, 0.84),
    ),
)
"""How often the offence and the defence call a Pass: by down, with 2, 5, 8, 12 or more yards to go."""
EVEN: Final = (0.48, 0.61)
SLOW: Final = 10
"""A habit counts half after this many calls."""
DOUBLED, GUARDED = 0.6, 0.3
MARGIN: Final = 3
"""How often a Play is won with a Double, also where the other side guards against it, and by how many symbols."""
TURNOVERS: Final = ("fumble", "interception")
ENOUGH: Final = 8
"""An Objective that brings most first downs by itself."""
MET: Final = ((0.55, 0.3, 0.2), (0.3, 0.11, 0.1))
OTHER: Final = {"run": "pass", "pass": "run"}
_KINDS: Final = frozenset(("own_kind", "opp_kind", "off_kind", "def_kind", "advantage"))


def symbols_in_hand(s: Table, role: int) -> list[int]:
    totals = [0, 0, 0, 0]
    for card in s.hand(role):
        power, speed, skill, mental, wild = s.faces[card].symbols
        totals[0] += power + wild
        totals[1] += speed + wild
        totals[2] += skill + wild
        totals[3] += mental + wild
    return totals


def guess_pass(s: Table, role: int) -> float:
    """How likely the other side calls a Pass: what is known of its call, what it has shown so far, and what the
    distance asks for."""
    other = 1 - role
    known = known_kind(s, role)
    if known:
        return float(known == "pass")
    place = (2 * s.team(other) + other) * 2
    runs, passes = s.habits[place], s.habits[place + 1]
    lean = (passes - EVEN[other] * (runs + passes)) / (runs + passes + SLOW)
    return min(0.9, max(0.1, lean + PASSES[other][s.down - 1][distance(s.mark - s.los)]))


def known_kind(s: Table, role: int) -> str:
    """The kind of the other side's call, where a role knows it: revealed, read (V63) or forced (V60); else empty."""
    other, top = 1 - role, s.stack[-1] if s.stack else None
    if s.shown[other] >= 0:
        return s.faces[s.shown[other]].kind
    if isinstance(top, ReadCall) and top.role == role:
        return top.kind
    forced = set(restrictions(s, other))
    return forced.pop() if len(forced) == 1 else ""  # two that contradict each other are void (GF-6.11)


def distance(to_go: int) -> int:
    return (to_go > 2) + (to_go > 5) + (to_go > 8) + (to_go > 12)


def sheet(s: Table, seat: int) -> Callable[[int], float]:
    """How good each Play is to call."""
    role = int(seat != s.seat(0))
    calling = Calling(s, role)
    rate = calling.defence if role else calling.offence
    return lambda action: rate(s.faces[a.CALL.argument(action)])


class Calling:
    """One side's view of a call: its hand, its Team cards, the guess at the other side."""

    def __init__(self, s: Table, role: int) -> None:
        self.s, self.role = s, role
        self.stakes = Stakes(s)
        self.hand = symbols_in_hand(s, role)
        self.passes = guess_pass(s, role)
        self.help = {(kind, own): helped(s, role, kind, own) for kind in ("run", "pass") for own in (True, False)}

    def chances(self, face: Face) -> tuple[float, float, float]:
        """The chance of the Advantage, and of winning the Play with and without it."""
        same = self.passes if face.kind == "pass" else 1 - self.passes
        return (same if self.role else 1 - same), self.with_advantage(face), self.without(face)

    def with_advantage(self, face: Face) -> float:
        helps, symbols = self.help[face.kind, True], face.symbols
        best = max(symbols[:WILD])
        extra = symbols[WILD] + standing(face, True)
        most = max([
            self.hand[ability] + symbols[ability] + helps[ability]
            for ability in (0, 1, 2, 3)
            if symbols[ability] == best
        ])  # fmt: skip
        return LEAST_WITH + MORE_WITH * WITH[max(0, min(MOST, most + extra))]

    def without(self, face: Face) -> float:
        helps, symbols, hand = self.help[face.kind, False], face.symbols, self.hand
        extra = symbols[WILD] + standing(face, False)
        return LEAST_WITHOUT + 0.25 * MORE_WITHOUT * sum([
            WITHOUT[max(0, min(MOST, hand[ability] + symbols[ability] + helps[ability] + extra))]
            for ability in (0, 1, 2, 3)
        ])  # fmt: skip

    def offence(self, face: Face) -> float:
        advantage, won, stolen = self.chances(face)
        chance = advantage * won + (1 - advantage) * stolen
        after, printed = self.stakes.after, objective_yards(self.s, face)
        gain = printed + self.help[face.kind, True][4] + extra_yards(face)
        success = 0.6 * after(gain) + 0.2 * after(gain - 3) + 0.2 * after(gain + 3) + rewards(face, 0)
        return chance * success + (1 - chance) * after(STOPPED) - risk(face) + FARTHER * chance * gain

    def defence(self, face: Face) -> float:
        advantage, won, stolen = self.chances(face)
        chance = advantage * won + (1 - advantage) * stolen
        after, stop = self.stakes.after, face.objective - self.help[face.kind, True][4] - extra_yards(face)
        stopped = 0.7 * after(stop) + 0.3 * after(stop - 2) - rewards(face, 1)
        same, other = self.beaten(face, face.kind), self.beaten(face, OTHER[face.kind])
        lost = advantage * (1 - won) * same + (1 - advantage) * (1 - stolen) * other
        return -chance * stopped - lost - risk(face)

    def beaten(self, face: Face, kind: str) -> float:
        """What the offence gets if it succeeds with a Run or a Pass."""
        usual, long = GAINED[kind]
        caps = face.force.get("objective_cap")
        if caps:
            usual, long = min(usual, caps[0].p["gain"]), min(long, caps[0].p["gain"])
        return 0.7 * self.stakes.after(usual) + 0.3 * self.stakes.after(long)


def helped(s: Table, role: int, kind: str, advantage: bool) -> list[int]:
    """What one's Team cards and lasting effects give: symbols of each ability, then yards of the Objective."""
    team = s.dfn if role else s.off
    other = kind if advantage == bool(role) else OTHER[kind]
    kinds = {
        "own_kind": kind, "opp_kind": other, "off_kind": other if role else kind, "def_kind": kind if role else other,
        "advantage": "own" if advantage else "opp",
    }  # fmt: skip
    found = [0, 0, 0, 0, 0]
    for card in s.active[team]:
        face = s.faces[card]
        for fx in face.symbol_effects:
            if _applies(s, fx, team, kinds):
                _add(found, fx)
        for fx in face.force.get("objective_add", ()):
            if _applies(s, fx, team, kinds):
                found[4] += fx.n
    for number, owner, _, until, _, _ in s.running:
        fx = FX[number]
        if fx.do == ("add_symbols" if owner == team else "tax_symbols") and until != NEXT_PLAY:
            _add(found, fx, 1 if owner == team else -1)
    return found


def _applies(s: Table, fx: Fx, team: int, kinds: dict[str, str]) -> bool:
    for name, judge, value in fx.tests:
        if (kinds[name] != value) if name in _KINDS else not judge(s, team, value):
            return False
    return True


def _add(found: list[int], fx: Fx, sign: int = 1) -> None:
    for ability in (0, 1, 2, 3):
        if fx.ability in (ability, DOMINANT, EACH):
            found[ability] += sign * fx.n


@cache
def standing(face: Face, advantage: bool) -> int:
    """What a Play's own effects do to its side's Total in the Dominant Ability."""
    wanted = "own" if advantage else "opp"
    return sum(
        fx.n
        for fx in face.symbol_effects
        if fx.ability in (DOMINANT, EACH) and (fx.condition is None or fx.condition.advantage in (None, wanted))
    )


@cache
def rewards(face: Face, role: int) -> float:
    """What a Play brings on top of its Objective if it is won."""
    worth = sum(
        effect_worth(fx, role, GUARDED if fx.do in TURNOVERS else DOUBLED)
        for fx in face.success
        if fx.do != "objective_add" and not (fx.do == "first_down" and face.objective >= ENOUGH)
    )
    for sec in face.secondaries:
        worth += met_share(sec, role) * sum(abs(effect_worth(fx, role)) for fx in sec.effects)
    return worth


def met_share(sec: Sec, role: int) -> float:
    """How often a Secondary succeeds in a Play that is won: by a lead, by a certain lead, by a Double."""
    lead, more, double = MET[role]
    return lead if sec.need == 0 else 2 * more / sec.need if sec.need > 0 else double


@cache
def extra_yards(face: Face) -> int:
    """What the margin and a Double usually add to an Objective, in the owner's favour."""
    margins = sum(min(int(fx.p["max"]), MARGIN * fx.n) for fx in face.force.get("per_margin", ()))
    doubles = sum(DOUBLED * fx.n for fx in face.success if fx.do == "objective_add" and fx.about_double)
    return round(margins + doubles)


def risk(face: Face) -> float:
    return 0.3 / face.penalty.risk if face.penalty else 0.0


USELESS: Final = -9.0
"""What is never done."""
EARLY: Final = 1.2
"""Downs are there to be played."""
RANGE, SHORT, POINTS_NOW = 24, 3, 1.6
STRONG: Final = 4
"""Symbols of one ability for an onside kick."""
SURPRISE: Final = 0.5
"""Against a fake the defence calls blindly."""
HOPE: Final = 0.65
"""What is left of the best Play on paper when everybody knows that it is the last down."""


def declare(s: Table, seat: int) -> Callable[[int], float]:
    """Play, punt or field goal, by expected points."""
    stakes = Stakes(s)
    last = s.down == 4

    def rate(action: int) -> float:
        if action in a.FIELD_GOAL:
            if stakes.behind_at_the_end and stakes.field_goal <= 0:
                return USELESS if fake_in_hand(s, "field_goal") else -HOPELESS
            return field_goal(s, stakes) + (inclined(s) if last and stakes.field_goal > 1 else 0.0)
        if action in a.PUNT:
            faking = fake_in_hand(s, "punt")
            away = -HOPELESS if stakes.behind_at_the_end else stakes.lost(punt_to(s.los))
            return max(away, going(s) + SURPRISE if last else USELESS) if faking else away
        return going(s) if last else stakes.situation(s.los, s.down, s.mark) + EARLY

    return rate


def inclined(s: Table) -> float:
    """Within range and with more than a little to go, three points now rather than a Play that may bring nothing."""
    return POINTS_NOW if s.ytg <= RANGE and s.mark - s.los > SHORT else 0.0


def good_chance(s: Table) -> float:
    """The chance of a field goal from here with this hand."""
    return kick_chance(s.ytg - max(symbols_in_hand(s, 0)))


def field_goal(s: Table, stakes: Stakes) -> float:
    chance = good_chance(s)
    return chance * stakes.field_goal + (1 - chance) * stakes.lost(100 - s.los)


def going(s: Table) -> float:
    """The best Play on fourth down."""
    calling = Calling(s, 0)
    lost = calling.stakes.lost(100 - s.los)
    return lost + HOPE * max([calling.offence(s.faces[card]) - lost for card in s.book(0)], default=0.0)


def fake_in_hand(s: Table, kick: str) -> bool:
    return any(fx.do == "fake" and kick in fx.p["contexts"] for card in s.hand(0) for fx in s.faces[card].effects)


def declare_ability(s: Table, seat: int) -> Callable[[int], float]:
    totals = symbols_in_hand(s, int(seat != s.seat(0)))
    return lambda action: float(totals[a.DECLARE.argument(action)])


RATES: Final = {"field_goal": 0.45, "extra_point": 0.4, "punt": 0.22, "interception": 0.2}


def commit(s: Table, seat: int) -> Callable[[int], float]:
    """Symbols shown are yards; cards kept are worth something too."""
    role = int(seat != s.seat(0))
    cards = fitting(s, role)
    counts = [symbols(s, card) for card in cards]
    given = bonus(s, role)
    rate = RATES.get(s.context, 0.25) * (0.6 if role == 0 and s.context != "field_goal" else 1.0)
    cost = 0.02 if s.context in ("kickoff", "safety_kick") else CARD

    def judge(action: int) -> float:
        shown = a.subset(a.COMMIT.argument(action), counts)
        return min(sum(shown) + given, 9) * rate - cost * len(shown)

    return judge


def returning(s: Table, seat: int) -> Callable[[int], float]:
    """GF-4.3  Touchback by default: the kicking team declares its best ability."""
    totals = sorted(symbols_in_hand(s, 1), reverse=True)
    worth = -0.4 + (0.25 if totals[1] >= 6 else 0.0) + (0.3 if totals[2] >= 5 else 0.0)
    return lambda action: worth if action in a.RETURN else 0.0


def onside(s: Table) -> float:
    """V80  A recovered kick brings midfield and a drive; with a weak hand only who is behind at the end tries it."""
    behind = s.scores[s.dfn] - s.scores[s.off]
    left = drives_left(s)
    if s.drive > s.last_drive or left <= 0:
        return 0.0
    if behind > 0 and left <= 2:
        return 1.0
    return 0.3 if max(symbols_in_hand(s, 0)) >= STRONG else 0.0


def drives_left(s: Table) -> int:
    """Drives of this half, or of the game where halves do not begin with a kickoff, the next one included."""
    end = s.last_drive // 2 if s.options.length == "full" and s.half == 1 and s.options.form != "tag" else s.last_drive
    return end - s.drive + 1


def may_fake(s: Table) -> float:
    """V85  A fake is worth what going for it is."""
    return 0.6 if going(s) + SURPRISE > Stakes(s).lost(punt_to(s.los)) else 0.0
