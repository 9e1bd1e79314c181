"""What to measure in simulated games, and the targets a balanced card set should meet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

from playcall.games.highlights_2052 import events as told
from playcall.games.highlights_2052.cards import load
from playcall.games.highlights_2052.effects import TYPE_NAMES
from playcall.games.highlights_2052.table import AUTOMATON
from playcall.kernel import Event, Measure, Run

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
