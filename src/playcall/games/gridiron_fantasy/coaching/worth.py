"""What a place on the field, a result and a card are worth, in expected points."""

from __future__ import annotations

from functools import cache
from typing import Final

from playcall.games.gridiron_fantasy.catalogue import TD, WILD, WINDOW, Face, Fx
from playcall.games.gridiron_fantasy.coaching.chart import SAFETY, TOUCHDOWN, ground, promise
from playcall.games.gridiron_fantasy.table import Table

CARD = 0.12
"""What a card in hand is worth."""
ENDS: Final = ((7, 0.24), (6, 0.01), (3, 0.08), (-2, 0.02), (-7, 0.01))
"""How many points a drive brings its team, and how often; most drives bring none."""
NOTHING: Final = 1 - sum(share for _, share in ENDS)
TWO: Final = 0.5
"""How often a try for two points succeeds."""
FEARED: Final = 2
"""Against a star or a franchise, as if the own Playbook showed so many symbols more of its ability."""
IN_RANGE: Final = 30
"""Where a field goal is near, and with it a Quick Challenge in the kicker's best ability."""
KICKOFF, INJURY = WINDOW["kickoff"], WINDOW["injury"]


class Stakes:
    """What scores and ground are worth to the offence now: points while much is to come, the game itself at its end."""

    __slots__ = ("behind_at_the_end", "down", "field_goal", "ground", "los", "mark", "touchdown", "trying")

    def __init__(self, s: Table) -> None:
        self.los, self.down, self.mark = s.los, s.down, s.mark
        self.trying = s.context == "try"
        lead, drives = s.scores[s.off] - s.scores[s.dfn], drives_after(s)
        self.behind_at_the_end = lead < 0 and drives <= 0 and not s.overtime
        if s.overtime:
            self.touchdown, self.field_goal, self.ground = TOUCHDOWN, TOUCHDOWN, 1.3
        else:
            self.touchdown, self.field_goal, self.ground = worths(max(-20, min(20, lead)), drives)
            if ends_half(s):
                self.ground = 0.0

    def first_down(self, los: int) -> float:
        return self.situation(los, 1, min(100, los + 10))

    def situation(self, los: int, down: int, mark: int) -> float:
        touchdown, field_goal, given = promise(los, down, mark)
        return touchdown * self.touchdown + field_goal * self.field_goal - given * self.ground

    def lost(self, los: int) -> float:
        """The other team takes over; `los` is seen from its own side."""
        return -ground(los) * self.ground

    def after(self, gained: int) -> float:
        """OFF's expected points after a Play of so many yards."""
        new = self.los + gained
        if new >= 100:
            return 2.0 if self.trying else self.touchdown
        if self.trying:
            return 0.0
        if new <= 0:
            return -SAFETY * max(0.5, self.ground)
        if new >= self.mark:
            return self.situation(new, 1, min(100, new + 10))
        return self.situation(new, self.down + 1, self.mark) if self.down < 4 else self.lost(100 - new)


def drives_after(s: Table) -> int:
    return max(0, s.last_drive - s.drive)


def ends_half(s: Table) -> bool:
    """GF-13.4  After the last drive of a Full game's first half the ball is kicked off, wherever it lies."""
    return s.options.length == "full" and s.options.form != "tag" and s.half == 1 and s.drive == s.last_drive // 2


@cache
def worths(lead: int, drives: int) -> tuple[float, float, float]:
    """A touchdown, a field goal and a point's worth of ground, with a lead and so many drives after this one."""
    now = chance_to_win(lead, drives)
    seven = max(0.02, max(chance_to_win(lead + 7, drives), after_a_try(lead + 6, drives, True)) - now)
    three = chance_to_win(lead + 3, drives) - now
    ground = chance_to_win(7 - lead, drives - 1) - chance_to_win(-lead, drives - 1) if drives > 0 else 0.0
    return TOUCHDOWN, min(TOUCHDOWN, TOUCHDOWN * three / seven), min(2.0, ground / seven)


@cache
def chance_to_win(lead: int, drives: int) -> float:
    """With a lead, when the other team has the first of so many drives to come."""
    if drives <= 0:
        return 0.5 + 0.5 * ((lead > 0) - (lead < 0))
    later = sum(share * chance_to_win(points - lead, drives - 1) for points, share in ENDS)
    return 1 - later - NOTHING * chance_to_win(-lead, drives - 1)


def after_a_try(lead: int, drives: int, for_two: bool) -> float:
    """The chance to win after a touchdown, with the lead that it brought."""
    if not for_two:
        return chance_to_win(lead + 1, drives)
    return TWO * chance_to_win(lead + 2, drives) + (1 - TWO) * chance_to_win(lead, drives)


def objective_of(s: Table, face: Face) -> int:
    return s.ytg if face.objective == TD else face.objective


_VERB_WORTH = {
    "fumble": 3.0, "interception": 3.0, "first_down": 1.2, "lose_down": 0.8, "repeat_down": 0.6, "injure": 0.35,
    "draw": 0.15, "discard": 0.2, "continue": 0.4, "look": 0.1, "recover": 0.2, "extra_challenge": 0.9,
    "force_kind": 0.1, "bench": 0.3, "hand_size": 0.3, "objective_td": 2.5,
}  # fmt: skip


def effect_worth(fx: Fx, role: int, likely: float = 0.5) -> float:
    """Roughly, for the owner of a Special Result; `likely`: how often a condition holds."""
    if fx.do == "yards":
        return 0.09 * fx.n * (1 if role == 0 else -1)
    if fx.do == "objective_add":
        return 0.065 * fx.n
    worth = _VERB_WORTH.get(fx.do, 0.1)
    if fx.do in ("fumble", "interception") and role == 0:
        return -worth
    if fx.do == "first_down" and role == 1:
        return -worth
    if fx.do == "lose_down" and role == 0:
        return -worth
    if fx.p.get("who") == "own" and fx.do in ("injure", "discard", "bench", "force_kind"):
        return -worth
    if fx.condition is not None:
        worth *= likely
    return worth * (-1 if fx.n < 0 and fx.do in ("add_symbols", "hand_size") else 1)


def special_worth(face: Face, role: int) -> float:
    return sum(effect_worth(fx, role) for fx in face.special)


def keep_worth(s: Table, role: int, card: int) -> float:
    """What a card in hand is worth for Plays to come: symbols that the Playbook asks for, alerts, Actions."""
    face = s.faces[card]
    if not face.challenge:
        return _action_worth(s, face)
    wanted = [0, 0, 0, 0]
    for play in s.book(role):
        for ability in range(4):
            wanted[ability] += s.faces[play].symbols[ability]
    if role == 1:
        _what_they_like(s, wanted)
    share = max(1, sum(wanted))
    worth = sum(face.symbols[ability] * (0.35 + 1.6 * wanted[ability] / share) for ability in range(4))
    worth += 1.2 * face.symbols[4] + 0.15 * face.alert + special_worth(face, role)
    return worth - (0.1 * (6 - face.penalty.risk) if face.penalty else 0.0)


def _what_they_like(s: Table, wanted: list[int]) -> None:
    """The offence often names the ability: what its Team cards add to is worth having against it."""
    for card in s.active[s.off]:
        for fx in s.faces[card].symbol_effects:
            if 0 <= fx.ability < WILD and fx.n > 0:
                wanted[fx.ability] += FEARED if s.ytg > IN_RANGE else 3 * FEARED


def _action_worth(s: Table, face: Face) -> float:
    """An Action that has to wait for a kickoff is kept where a score is near."""
    if face.windows == KICKOFF:
        return 0.9 if s.ytg < 50 else 0.5
    return 0.8 if face.windows == INJURY else 0.9
