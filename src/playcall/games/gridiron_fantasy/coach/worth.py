"""What a place on the field, a result, a card and a whole position are worth, in expected points."""

from __future__ import annotations

from functools import cache
from math import inf
from typing import Final, NamedTuple

from playcall.contract import Game, Outlook
from playcall.contract.winning import chances
from playcall.games.gridiron_fantasy.catalogue import WILD, WINDOW, Face, Fx
from playcall.games.gridiron_fantasy.moves import POINTS
from playcall.games.gridiron_fantasy.rules.kicks import PUNT_YARDS, TOUCHBACK_SPOT
from playcall.games.gridiron_fantasy.rules.result import LAST_DOWN, first_mark
from playcall.games.gridiron_fantasy.table import GOAL_LINE, NOBODY, Table

TOUCHDOWN, FIELD_GOAL, SAFETY = 6.95, 3.0, 3.4
FARTHEST: Final = 25
GAINS: Final = (
    (-6, 0.035), (-4, 0.115), (-2, 0.17), (0, 0.075), (3, 0.055), (6, 0.05), (8, 0.085), (10, 0.14), (11, 0.09),
    (13, 0.08), (15, 0.05), (19, 0.03), (24, 0.015),
)  # fmt: skip
"""What a Play brings, and how often; what is left is a turnover."""
TURNOVER: Final = 1 - sum(share for _, share in GAINS)
KICKS: Final = (
    (12, 0.99),
    (13, 0.97),
    (14, 0.94),
    (15, 0.87),
    (16, 0.8),
    (17, 0.7),
    (18, 0.56),
    (19, 0.44),
    (20, 0.32),
)
"""GF-12.6  Field goals by the yards to go less the symbols of the kicker's best ability."""
USUAL_KICK: Final = 4
"""The symbols of the best ability in an ordinary hand."""
LAST_CHANCE: Final = 0.72
"""On fourth down everybody knows what is coming: so much of the usual chance is left."""


class Promise(NamedTuple):
    """What a drive promises from here."""

    touchdown: float
    field_goal: float
    given: float
    """Points for the ground that the other team gains or loses where it takes over, against a touchback."""


def ground(los: int) -> float:
    """What it is worth to begin a drive there rather than after a touchback."""
    return 0.065 * (los - TOUCHBACK_SPOT)


def kick_chance(needed: int) -> float:
    """The chance of a field goal, by the yards to go less the kicker's symbols."""
    if needed <= KICKS[0][0]:
        return KICKS[0][1]
    for distance, chance in KICKS:
        if needed <= distance:
            return chance
    return max(0.02, 0.32 - 0.1 * (needed - 20))


def punt_to(los: int) -> int:
    """GF-12.2, GF-12.3  Where the other team begins after a punt."""
    down = los + PUNT_YARDS
    return TOUCHBACK_SPOT if down >= GOAL_LINE else GOAL_LINE - down


@cache
def chart() -> list[list[list[Promise]]]:
    """By the mark, the down less one, and the yards to go."""
    found: list[list[list[Promise]]] = [[] for _ in range(101)]
    for mark in range(100, 1, -1):
        found[mark] = _one_series(mark, found)
    return found


def promise(los: int, down: int, mark: int) -> Promise:
    return chart()[mark][down - 1][min(mark - los, FARTHEST)]


def _one_series(mark: int, found: list[list[list[Promise]]]) -> list[list[Promise]]:
    """All downs with one mark: the fourth first, since each down leads to the next."""
    downs: list[list[Promise]] = [[], [], [], []]
    later: list[Promise] = []
    for down in (4, 3, 2, 1):
        later = [_one_down(mark - to_go, down, mark, later, found) for to_go in range(FARTHEST + 1)]
        downs[down - 1] = later
    return downs


def _one_down(los: int, down: int, mark: int, later: list[Promise], found: list[list[list[Promise]]]) -> Promise:
    los = max(1, min(99, los))
    play = _expected([(share, _after(los + gain, down, mark, later, found)) for gain, share in GAINS], los)
    if down < LAST_DOWN:
        return play
    lost = 1 - LAST_CHANCE
    given = LAST_CHANCE * play.given + lost * ground(GOAL_LINE - los)
    play = Promise(LAST_CHANCE * play.touchdown, LAST_CHANCE * play.field_goal, given)
    chance = kick_chance(GOAL_LINE - los - USUAL_KICK)
    kick = Promise(0.0, chance, (1 - chance) * ground(GOAL_LINE - los))
    punt = Promise(0.0, 0.0, ground(punt_to(los)))
    return max(
        play, kick, punt, key=lambda each: TOUCHDOWN * each.touchdown + FIELD_GOAL * each.field_goal - each.given
    )


def _after(los: int, down: int, mark: int, later: list[Promise], found: list[list[list[Promise]]]) -> Promise:
    if los >= GOAL_LINE:
        return Promise(1.0, 0.0, 0.0)
    if los <= 0:
        return Promise(0.0, 0.0, SAFETY)
    if los >= mark:
        first = first_mark(los)
        return found[first][0][first - los]
    return later[min(mark - los, FARTHEST)] if down < LAST_DOWN else Promise(0.0, 0.0, ground(GOAL_LINE - los))


def _expected(cases: list[tuple[float, Promise]], los: int) -> Promise:
    touchdown = sum(share * case.touchdown for share, case in cases)
    field_goal = sum(share * case.field_goal for share, case in cases)
    given = sum(share * case.given for share, case in cases) + TURNOVER * ground(GOAL_LINE - los)
    return Promise(touchdown, field_goal, given)


CARD = 0.12
"""What a card in hand is worth."""
ENDS: Final = ((7, 0.24), (6, 0.01), (3, 0.08), (-2, 0.02), (-7, 0.01))
"""How many points a drive brings its team, and how often; most drives bring none."""
NOTHING: Final = 1 - sum(share for _, share in ENDS)
TWO: Final = 0.5
"""How often a try for two points succeeds."""
FEARED: Final = 2
"""Against a star or a franchise, as if one's Playbook showed this many more symbols of its ability."""
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
        self.behind_at_the_end = last_chance(s)
        if s.overtime:
            self.touchdown, self.field_goal, self.ground = TOUCHDOWN, TOUCHDOWN, 1.3
        else:
            self.touchdown, self.field_goal, self.ground = worths(max(-20, min(20, lead)), drives)
            if ends_half(s):
                self.ground = 0.0

    def first_down(self, los: int) -> float:
        return self.situation(los, 1, first_mark(los))

    def situation(self, los: int, down: int, mark: int) -> float:
        touchdown, field_goal, given = promise(los, down, mark)
        return touchdown * self.touchdown + field_goal * self.field_goal - given * self.ground

    def lost(self, los: int) -> float:
        """The other team takes over; `los` is seen from its own side."""
        return -ground(los) * self.ground

    def after(self, gained: int) -> float:
        """The offence's expected points after a Play of this gain."""
        new = self.los + gained
        if new >= GOAL_LINE:
            return 2.0 if self.trying else self.touchdown
        if self.trying:
            return 0.0
        if new <= 0:
            return -SAFETY * max(0.5, self.ground)
        if new >= self.mark:
            return self.situation(new, 1, first_mark(new))
        return self.situation(new, self.down + 1, self.mark) if self.down < LAST_DOWN else self.lost(GOAL_LINE - new)


def drives_after(s: Table) -> int:
    return max(0, s.last_drive - s.drive)


def ends_half(s: Table) -> bool:
    """GF-13.4  After the last drive of a Full game's first half the ball is kicked off, wherever it lies."""
    return s.options.length == "full" and s.options.form != "tag" and s.half == 1 and s.drive == s.last_drive // 2


@cache
def worths(lead: int, drives: int) -> tuple[float, float, float]:
    """A touchdown, a field goal and a point's worth of ground, with a lead and a number of drives after this one."""
    now = chance_to_win(lead, drives)
    seven = max(0.02, max(chance_to_win(lead + 7, drives), after_a_try(lead + 6, drives, True)) - now)
    three = chance_to_win(lead + 3, drives) - now
    ground = chance_to_win(7 - lead, drives - 1) - chance_to_win(-lead, drives - 1) if drives > 0 else 0.0
    return TOUCHDOWN, min(TOUCHDOWN, TOUCHDOWN * three / seven), min(2.0, ground / seven)


@cache
def chance_to_win(lead: int, drives: int) -> float:
    """With a lead, when the other team has the first of the drives to come."""
    if drives <= 0:
        return 0.5 + 0.5 * ((lead > 0) - (lead < 0))
    later = sum(share * chance_to_win(points - lead, drives - 1) for points, share in ENDS)
    return 1 - later - NOTHING * chance_to_win(-lead, drives - 1)


def after_a_try(lead: int, drives: int, for_two: bool) -> float:
    """The chance to win after a touchdown, with the lead that it brought."""
    if not for_two:
        return chance_to_win(lead + 1, drives)
    return TWO * chance_to_win(lead + 2, drives) + (1 - TWO) * chance_to_win(lead, drives)


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


POINTS_OF_A_DRIVE = 2.1
TRY = 0.95


def outlook(s: Table) -> Outlook:
    """What every seat may expect; those who share a team expect the same."""
    expected, to_go = among_all(s) if s.options.form == "tag" else between_two(s)
    teams = [s.team_of_seat(seat) for seat in range(s.options.players)]
    return Outlook(
        tuple([expected[team] for team in teams]), to_go,
        tuple([float(s.scores[team]) for team in teams]), teams=tuple(teams) if len(teams) > s.n else (),
    )  # fmt: skip


def between_two(s: Table) -> tuple[dict[int, float], float]:
    """The final scores of the two teams on the field, and how many drives are left."""
    expected, left = promised(s), drives_left(s)
    expected[s.dfn] += POINTS_OF_A_DRIVE * ((left + 1) // 2)
    expected[s.off] += POINTS_OF_A_DRIVE * (left // 2)
    to_go = left + (0.0 if s.drive_over else 0.5)
    winner = certain_winner(s)
    if winner >= 0:
        expected[s.other(winner)] = expected[winner] - HOPELESS
        to_go = 0.0
    return expected, to_go


def among_all(s: Table) -> tuple[dict[int, float], float]:
    """GF-17.14  The same in Tag Team, where drives to come are anybody's."""
    expected, left = promised(s), drives_left(s)
    best = max(range(s.n), key=lambda team: s.scores[team])
    for team in expected:
        expected[team] += POINTS_OF_A_DRIVE * left / s.n
    beaten = [team for team in expected if s.scores[best] - s.scores[team] > most_to_come(s, team)]
    if s.overtime:  # GF-17.15
        beaten += [team for team in expected if team not in s.contenders]
    for team in beaten:
        expected[team] = expected[best] - HOPELESS
    return expected, 0.0 if len(set(beaten)) == s.n - 1 else left + (0.0 if s.drive_over else 0.5)


def promised(s: Table) -> dict[int, float]:
    """The points of every team, and those that the drive in hand promises."""
    expected = {team: float(score) for team, score in enumerate(s.scores)}
    if s.scorer >= 0:
        expected[s.scorer] += TRY
    elif not s.drive_over:
        drive_in_hand(s, expected)
    elif s.owed == "ball" and drives_left(s):
        expected[s.kicker] += ground(s.los)
    return expected


# Certain endings ------------------------------------------------------------------------------------------------------

HOPELESS: Final = 60.0
"""Points that a team is behind in the outlook once nothing can make it win any more."""
BEST_DRIVE: Final = POINTS["touchdown"] + POINTS["two points"]


def certain_winner(s: Table) -> int:
    """GF-13.5  The team that will win whatever happens; -1 while the other one can still draw level."""
    lead = s.scores[s.off] - s.scores[s.dfn]
    ahead, behind = (s.off, s.dfn) if lead > 0 else (s.dfn, s.off)
    return ahead if abs(lead) > most_to_come(s, behind) else NOBODY


def most_to_come(s: Table, team: int) -> float:
    """The most points that a team can still score before the game is over, or before overtime is."""
    if s.overtime:
        return 0 if s.ended else inf
    drives = 0 if s.ended else full_drives_left(s)
    if s.drive_over or s.scorer >= 0 or s.drive > s.last_drive:
        return BEST_DRIVE * drives + _after_the_drive(s, team, drives)
    playing_last = not drives and s.context not in ("kickoff", "safety_kick") and team == s.off
    return BEST_DRIVE * (drives + 1) + (0 if playing_last or not s.options.final_kick else POINTS["safety"])


def full_drives_left(s: Table) -> int:
    """GF-12.22  Drives after this one; a touchdown on a return counts as one of them."""
    left = max(0, s.last_drive - s.drive)
    return left - 1 if s.returned and left and not ends_half(s) else left


def _after_the_drive(s: Table, team: int, drives: int) -> int:
    """A try that is due, and the final kick (GF-13.6): only who does not kick it can score on it."""
    points = 0
    if s.scorer >= 0:
        points += POINTS["two points"] if team == s.scorer and s.context != "extra_point" else team == s.scorer
    if drives:
        return points + POINTS["safety"]
    if s.drive > s.last_drive:  # the final kick itself
        kicks = s.context in ("kickoff", "safety_kick") and s.scorer < 0
        return points + (BEST_DRIVE if kicks and team == s.dfn else 0)
    kicker = s.scorer if s.scorer >= 0 else s.kicker if s.owed in ("kickoff", "safety_kick") else NOBODY
    returns = s.options.final_kick and kicker != NOBODY and team != kicker
    return points + (BEST_DRIVE if returns else 0)


def last_chance(s: Table) -> bool:
    """Whether the offence is behind in the last drive: it must score now."""
    return s.scores[s.off] < s.scores[s.dfn] and drives_after(s) <= 0 and not s.overtime


def team_chances(game: Game, s: Table) -> tuple[float, float] | None:
    """The chances of both teams; None where nobody can tell."""
    found = chances(game, s) if s.n == 2 else None
    return None if found is None else (found[s.chief(0)], found[s.chief(1)])


def drives_left(s: Table) -> int:
    """Drives after the one in hand; those of a team that kicks off begin with the other team's."""
    if s.overtime:
        return 1
    return max(0, s.last_drive - s.drive + (s.context in ("kickoff", "safety_kick")))


def drive_in_hand(s: Table, expected: dict[int, float]) -> None:
    """What the offence may score from here, and the ground that the other team may begin on."""
    if s.context in ("kickoff", "safety_kick"):
        return
    touchdown, field_goal, given = promise(s.los, min(s.down, LAST_DOWN), s.mark)
    expected[s.off] += TOUCHDOWN * touchdown + FIELD_GOAL * field_goal
    if s.overtime or s.drive < s.last_drive:
        expected[s.dfn] += given
