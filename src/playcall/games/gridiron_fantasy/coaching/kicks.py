"""Kicks: play, punt or field goal; which ability to declare, what to commit, when to return and when to kick onside."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from playcall.games.gridiron_fantasy import actions as a
from playcall.games.gridiron_fantasy.coaching.calls import Calling, symbols_in_hand
from playcall.games.gridiron_fantasy.coaching.chart import kick_chance, punt_to
from playcall.games.gridiron_fantasy.coaching.worth import CARD, Stakes
from playcall.games.gridiron_fantasy.procedures.quick import bonus, fitting, symbols
from playcall.games.gridiron_fantasy.table import Table

USELESS: Final = -9.0
"""Behind in the last drive, a ball that is given away is the end of the game."""
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
            useless = stakes.behind_at_the_end and stakes.field_goal <= 0
            return (
                USELESS if useless else field_goal(s, stakes) + (inclined(s) if last and stakes.field_goal > 1 else 0.0)
            )
        if action in a.PUNT:
            away = USELESS if stakes.behind_at_the_end else stakes.lost(punt_to(s.los))
            return max(away, going(s) + SURPRISE if last and fake_in_hand(s) else USELESS)
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


def fake_in_hand(s: Table) -> bool:
    return any(fx.do == "fake" and "punt" in fx.p["contexts"] for card in s.hand(0) for fx in s.faces[card].effects)


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
    """GF-4.3  Touchback by default: the kicker declares what he is strong in."""
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
