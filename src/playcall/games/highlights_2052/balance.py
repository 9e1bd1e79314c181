"""The balance of the card set: what a card is worth in yards, and what to measure in simulated games, with targets.

Every threat of a field of cards meets every defence of it on the four plays of an average drive, and since defenders
choose, the third of these meetings that suits the defence least is left out. Expected values stand for the Action
Deck; a turnover costs the ground gained so far, a safety what its points and yards are worth.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations
from statistics import fmean
from typing import Final, NamedTuple

from playcall.contract import Measure, Run
from playcall.games.highlights_2052 import events as told
from playcall.games.highlights_2052.cards import Card, Play, load
from playcall.games.highlights_2052.effects import (
    GOAL_LINE,
    MAUL,
    PASS,
    RUN,
    TYPE_NAMES,
    Action,
    Always,
    BallAtLeast,
    BallAtMost,
    Blitz,
    ClearArea,
    Condition,
    DefType,
    Down,
    EndDrive,
    Fumble,
    GoalLineStand,
    HoldTo,
    If,
    Interception,
    Loss,
    Minus,
    Momentum,
    OffType,
    PlainAction,
    Strip,
)
from playcall.games.highlights_2052.rules.matchup import END_ZONE_BACK, HELMET_YARDS, helmets_against, mismatched
from playcall.games.highlights_2052.table import AUTOMATON, SPACE, START_SPOT
from playcall.kernel import Event

SAFETY: Final = START_SPOT + SPACE
SAFETY_COST: Final = 25.0  # 2 points and 10 yards, at about 7 points for 45 yards
DRIVE_COST: Final = 5.0  # the plays a lost drive no longer has
FIELD_GOAL_YARDS: Final = 1.0  # 0.15 of 3 points on one card in four
FITTING: Final = 2 / 3  # the share of meetings that a defender with a hand to choose from lets happen
DRAW: Final = (25 / 3, 10.0, 25 / 3)  # mean Action card by play type
BEST_DRAW: Final = {2: (12.0, 14.4, 12.0), 3: (14.1, 16.9, 14.1)}  # mean highest of k cards
BLITZ_HOME: Final = 20 / 30  # pass number 10 or less
STRIP_HOME: Final = 15 / 30  # run number 0 or 5
FOULS: Final = ((5, 4 / 30), (10, 3 / 30), (15, 2 / 30))  # yards for the offence, chance
CLEAN: Final = 18 / 30
OFF_HOLDING: Final = 2 / 30


class Spot(NamedTuple):
    """A moment of a drive."""

    y: int
    down: int


DRIVE: Final = (Spot(45, 1), Spot(35, 2), Spot(25, 3), Spot(15, 4))


def value(card: Card, field: Sequence[Card]) -> float:
    """The worth of a card among the cards of a field."""
    kick = card.fg + max((play.kick_setup for play in card.plays), default=0)
    return offence(card, field) + defence(card, field) + FIELD_GOAL_YARDS * kick


def offence(card: Card, field: Sequence[Card]) -> float:
    """Yards gained against the defences of the field, with the best play for each."""
    return _chosen(fmean(threat(card, other, spot) for spot in DRIVE) for other in field)


def defence(card: Card, field: Sequence[Card]) -> float:
    """Yards taken from the threats of the field, against what they gain unopposed."""
    return -_chosen(fmean(threat(other, card, spot) - unopposed(other, spot) for spot in DRIVE) for other in field)


def _chosen(results: Iterable[float]) -> float:
    ranked = sorted(results)
    return fmean(ranked[: max(1, round(len(ranked) * FITTING))])


def threat(card: Card, against: Card, spot: Spot) -> float:
    """The best expected result of a card against a defence."""
    return max((expected(play, against, spot) for play in card.plays), default=0.0)


def unopposed(card: Card, spot: Spot) -> float:
    """What a card gains when its type is met and its footballs are not."""
    return max((_ground(play, MAUL, 0, spot) for play in card.plays if not _overthrown(play, MAUL, spot)), default=0.0)


def expected(play: Play, against: Card, spot: Spot) -> float:
    """The expected yards of one play against one defence; the ground lost by a turnover counts as yards."""
    helmets = helmets_against(play, against)
    mismatch = mismatched(play, against)
    if not mismatch and helmets >= play.footballs and _triggered(against.box, play, spot):
        return _boxed(play, against, spot)
    if _overthrown(play, against.def_type, spot):
        return 0.0
    drawn = _draw(play) if mismatch else 0.0
    return min(spot.y, _ground(play, against.def_type, helmets, spot) + drawn)


def _draw(play: Play) -> float:
    return BEST_DRAW[play.breakaway][play.type] if play.breakaway else DRAW[play.type]


def _base(play: Play, def_type: int, spot: Spot) -> float:
    if play.situation is None:
        return play.yards
    chance = _chance(play.situation.condition, play, def_type, 0, spot)
    return chance * play.situation.yards + (1 - chance) * play.yards


def _overthrown(play: Play, def_type: int, spot: Spot) -> bool:
    return play.type == PASS and spot.y - _base(play, def_type, spot) < END_ZONE_BACK


def _ground(play: Play, def_type: int, helmets: int, spot: Spot) -> float:
    gain = max(0.0, _base(play, def_type, spot) - HELMET_YARDS * helmets) + play.extra_draw * DRAW[play.type]
    if play.bonus is not None:
        gain += play.bonus.yards * _chance(play.bonus.condition, play, def_type, helmets, spot)
    return min(spot.y, gain)


def _chance(condition: Condition, play: Play, def_type: int, helmets: int, spot: Spot) -> float:
    match condition:
        case BallAtMost(n):
            return spot.y <= n
        case BallAtLeast(n):
            return spot.y >= n
        case Down(downs):
            return spot.down in downs
        case DefType(t):
            return def_type == t
        case OffType(t):
            return play.type == t
        case ClearArea():
            return helmets == 0
        case Always():
            return 1.0
    return 0.4  # the score and the play before are not known here


def _triggered(box: Action | None, play: Play, spot: Spot) -> bool:
    if isinstance(box, If):
        return _chance(box.condition, play, MAUL, 0, spot) >= 0.4
    return box is not None and (spot.y <= GOAL_LINE or not isinstance(box, GoalLineStand))


def _boxed(play: Play, against: Card, spot: Spot) -> float:
    assert against.box is not None
    action = against.box.action if isinstance(against.box, If) else against.box
    result = _result(action, play, against.def_type, spot)
    if _overthrown(play, against.def_type, spot):
        return min(0.0, result)
    if isinstance(against.rider, Momentum):
        result -= against.rider.n
    return _checked(result) if against.penalty or play.hard_count else result


def _checked(result: float) -> float:
    fouls = sum(chance * max(yards, result) for yards, chance in FOULS)
    return CLEAN * result + fouls + OFF_HOLDING * min(-10.0, result)


def _result(action: PlainAction, play: Play, def_type: int, spot: Spot) -> float:
    base = min(spot.y, _base(play, def_type, spot))
    match action:
        case Minus(n):
            return max(0.0, base - n)
        case HoldTo(n):
            return min(base, n)
        case Loss(n):
            return 0.0 if play.quick_release else -_loss(n, spot)
        case Blitz(n):
            return (1 - BLITZ_HOME) * base - (0.0 if play.quick_release else BLITZ_HOME * _loss(n, spot))
        case Strip() | Interception() | Fumble() | EndDrive() | GoalLineStand():
            return 0.0 if play.secure else -_turnover(action, spot)
    return 0.0


def _loss(yards: int, spot: Spot) -> float:
    return yards + (SAFETY_COST if spot.y + yards >= SAFETY else 0.0)


def _turnover(action: PlainAction, spot: Spot) -> float:
    lost = START_SPOT - spot.y + DRIVE_COST
    match action:
        case Interception(returned):
            return lost + (returned if isinstance(returned, int) else DRAW[RUN if returned == "run" else PASS])
        case Fumble(back, returned):
            return lost + returned if spot.y + back < SAFETY else _loss(back, spot)
        case Strip(returned):
            return STRIP_HOME * (lost + returned)
    return lost


def mean_value(cards: Iterable[Card], field: Sequence[Card]) -> float:
    """The average worth of some cards."""
    return fmean(value(card, field) for card in cards)


DRIVE_ENDERS = ("end_drive", "interception", "fumble")
RETURNS = ("return", "block", "safety", "momentum")


def runs(games: int) -> list[Run]:
    """The sets of games to play: the main set, bots against weaker ones, every pair of teams, solitaire."""
    few = max(1, games // 5)
    teams = [team.id for team in load().teams]
    pairs = [Run(f"{a}-{b}", {"teams": f"{a},{b}"}, ("starter",), few) for a, b in combinations(teams, 2)]
    back = [Run(f"{b}-{a}", {"teams": f"{b},{a}"}, ("starter",), few) for a, b in combinations(teams, 2)]
    others = [
        Run("main", {}, ("starter",), games),
        Run("random", {}, ("starter", "random"), few),
        Run("rookie", {}, ("starter", "rookie"), few),
        Run("solo", {"mode": "solo"}, ("starter",), few),
    ]
    return others + pairs + back


def count(run: str, events: Sequence[Event]) -> Counter[str]:
    """What happened in one game, as sums that can be added up over games."""
    sums: Counter[str] = Counter()
    for event in events:
        _count_event(sums, event)
    over = events[-1]
    assert isinstance(over, told.MatchOver)
    sums["games"] += 1
    for points in over.scores:
        sums["points"] += points
        sums["squares"] += points * points
    if over.winner < 0:
        sums["ties"] += 1
    else:
        sums["visitor wins"] += over.winner == over.teams[0]
        sums["automaton wins"] += over.winner == AUTOMATON
    _count_seats(sums, events, over)
    return Counter({f"{run}.{key}": value for key, value in sums.items()})


def _count_seats(sums: Counter[str], events: Sequence[Event], over: told.MatchOver) -> None:
    for event in events:
        if isinstance(event, told.TeamPicked) and event.seat == 0 and over.winner == event.team:
            sums["first seat wins"] += 1


def _count_event(sums: Counter[str], event: Event) -> None:
    match event:
        case told.Scored(what=what, why=why):
            sums[what] += 1
            sums["return touchdowns"] += what == "touchdown" and why in RETURNS
        case told.KickTried(good=good):
            sums["kicks"] += 1
            sums["kicks good"] += good
        case told.Activated():
            _count_play(sums, event)
        case told.BoxTriggered():
            sums["triggered"] += 1
        case told.BoxApplied(what=what):
            sums["drive enders"] += what in DRIVE_ENDERS
        case told.ActionTurned():
            sums["action cards"] += 1
        case told.ActionReshuffled():
            sums["reshuffles"] += 1
        case told.HalfEnds(half=half, scores=scores):
            sums["halves"] += 1
            sums["level"] += half == 2 and scores[0] == scores[1]
        case told.Cut(card=card) if card is not None:
            sums[f"cut {load().cards[card].id}"] += 1
        case told.Drafted(card=card) | told.OpenPick(card=card) if card is not None:
            sums[f"seen {load().cards[card].id}"] += 1
        case told.TeamPicked(team=team) if team < AUTOMATON:
            for card in load().teams[team].cards:
                sums[f"seen {load().cards[card].id}"] += 1


def _count_play(sums: Counter[str], event: told.Activated) -> None:
    play = load().cards[event.card].plays[event.play]
    sums["plays"] += 1
    sums["mismatch"] += event.mismatch
    sums["overthrown"] += event.overthrown
    sums[f"type {TYPE_NAMES[play.type]}"] += 1


def report(sums: Counter[str]) -> list[Measure]:
    """The measures with their targets."""
    main = {key.partition(".")[2]: value for key, value in sums.items() if key.startswith("main.")}
    one = Counter(main)
    games, seats = one["games"], 2 * one["games"]
    mean = one["points"] / seats
    deviation = (one["squares"] / seats - mean * mean) ** 0.5
    plays = one["plays"]
    rows = [
        Measure("Visitor share of decided games, %", 100 * one["visitor wins"] / (games - one["ties"]), 46, 54),
        Measure("Points per seat and game, mean", mean, 17, 24),
        Measure("Points per seat and game, standard deviation", deviation, 6, 10),
        Measure("Touchdowns per seat and game", one["touchdown"] / seats, 1.5, 2.5),
        Measure("Field goals per seat and game", one["field_goal"] / seats, 1.5, 3.0),
        Measure("Kicks good, %", 100 * one["kicks good"] / one["kicks"], 55, 75),
        Measure("Safeties per game", one["safety"] / games, 0.1, 0.6),
        Measure("Drive-ending boxes per game", one["drive enders"] / games, 0.5, 2.5),
        Measure("Return, block and safety touchdowns per game", one["return touchdowns"] / games, 0.1, 0.5),
        Measure("Plays with a mismatch, %", 100 * one["mismatch"] / plays, 14, 26),
        Measure("Plays not triggered, %", 100 * (plays - one["mismatch"] - one["triggered"]) / plays, 36, 50),
        Measure("Plays triggered, %", 100 * one["triggered"] / plays, 28, 42),
        Measure("Plays overthrown, %", 100 * one["overthrown"] / plays, 0.5, 4),
        Measure("Level after two halves, %", 100 * one["level"] / games, 3, 8),
        Measure("Ties after overtime, %", 100 * one["ties"] / games, 0, 3),
        Measure("Action cards per half", one["action cards"] / one["halves"], 12, 22),
        Measure("Halves with a reshuffle, %", 100 * one["reshuffles"] / one["halves"], 0, 1),
    ]
    return rows + _opponents(sums) + _pairs(sums) + _single_cards(one)


def _opponents(sums: Counter[str]) -> list[Measure]:
    def share(run: str, key: str) -> float:
        return 100 * sums[f"{run}.{key}"] / max(1, sums[f"{run}.games"])

    return [
        Measure("Starter beats random, %", share("random", "first seat wins"), 80, 100),
        Measure("Starter beats rookie, %", share("rookie", "first seat wins"), 80, 93),
        Measure("Automatic opponent beats Starter, %", share("solo", "automaton wins"), 30, 50),
    ]


def _pairs(sums: Counter[str]) -> list[Measure]:
    rows = []
    for a, b in combinations([team.id for team in load().teams], 2):
        there, back = f"{a}-{b}", f"{b}-{a}"
        decided = sum(sums[f"{run}.games"] - sums[f"{run}.ties"] for run in (there, back))
        as_visitor = sums[f"{there}.visitor wins"]
        as_home = sums[f"{back}.games"] - sums[f"{back}.ties"] - sums[f"{back}.visitor wins"]
        rows.append(Measure(f"{a} against {b}, %", 100 * (as_visitor + as_home) / max(1, decided), 43, 57))
    return rows


def _single_cards(one: Counter[str]) -> list[Measure]:
    kept = {
        card.id: 100 * (1 - one[f"cut {card.id}"] / one[f"seen {card.id}"])
        for card in load().cards
        if one[f"seen {card.id}"] >= 30
    }
    most = max(one[f"type {name}"] for name in TYPE_NAMES)
    lowest, highest = min(kept, key=lambda card: kept[card]), max(kept, key=lambda card: kept[card])
    return [
        Measure(f"Least kept card at halftime ({lowest}), %", kept[lowest], 3, 97),
        Measure(f"Most kept card at halftime ({highest}), %", kept[highest], 3, 97),
        Measure("Commonest activated play type, %", 100 * most / one["plays"], 0, 55),
    ]
