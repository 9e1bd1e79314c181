"""What to measure in simulated games, and the targets that the cards and rules should meet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from playcall.contract import Measure, Run
from playcall.games.sport_jockeys import events as told
from playcall.games.sport_jockeys.cards import load
from playcall.games.sport_jockeys.rules.tally import TOUCHDOWNS
from playcall.kernel import Event

SPECIAL_PLAYS = {
    told.Delayed: "delays", told.TimedOut: "time outs", told.Spiked: "spikes", told.TouchbackMade: "touchbacks",
    told.Challenged: "challenges",
}  # fmt: skip


def runs(games: int) -> list[Run]:
    """The sets of games to play: the main set, drives from column 2, and Starters against weaker bots."""
    few = max(1, games // 5)
    return [
        Run("main", {}, ("starter",), games),
        Run("column 2", {"start_column": "2"}, ("starter",), max(1, games // 2)),
        Run("random", {}, ("starter", "random"), few),
        Run("rookie", {}, ("starter", "rookie"), few),
    ]


def count(run: str, events: Sequence[Event]) -> Counter[str]:
    """What happened in one game, as sums that can be added up over games."""
    sums: Counter[str] = Counter()
    kind, receiver = "", -1
    for event in events:
        match event:
            case told.RoleChosen(offence=offence) if receiver < 0:
                receiver = offence
            case told.Snapped() | told.Kicked():
                kind = "snap" if isinstance(event, told.Snapped) else "kickoff"
                sums["cards"] += 0 if isinstance(event, told.Snapped) else len(event.cards)
            case told.Tallied() | told.AutomaticTouchdown():
                _count_ending(sums, kind, event)
            case _:
                _count_event(sums, event)
    over = events[-1]
    assert isinstance(over, told.GameOver)
    sums["games"] += 1
    sums["points"] += sum(over.scores)
    sums["ties"] += over.winner < 0
    sums["receiver wins"] += over.winner == receiver
    sums["first seat wins"] += over.winner == 0
    return Counter({f"{run}.{key}": value for key, value in sums.items()})


def _count_ending(sums: Counter[str], kind: str, event: told.Tallied | told.AutomaticTouchdown) -> None:
    """How a play that was fought out ended for OFF; a Spike or a Touchback is none."""
    match event:
        case told.Tallied(offence=offence, totals=totals, doubled=doubled):
            margin = totals[offence] - totals[1 - offence]
            result = "won" if margin > 0 else "lost" if margin < 0 else "tied"
            sums["big margins"] += doubled
        case _:
            result = "touchdown"
    sums["plays"] += 1
    sums[f"{kind} {result}"] += 1
    sums[f"{kind} plays"] += 1


def _count_event(sums: Counter[str], event: Event) -> None:
    match event:
        case told.ActionPlayed(cards=cards, combo=combo, face=face):
            sums["actions"] += 1
            sums["combos"] += bool(combo)
            sums["cards"] += len(cards)
            for card in cards:
                sums[f"played {load().cards[card].faces[face].action}"] += 1
        case told.SloppyTackle():
            sums["sloppy"] += 1
            sums["cards"] += 1
        case told.PossessionChanged():
            sums["turnovers"] += 1
        case told.Scored(what=what):
            sums["drives"] += 1
            sums[what] += 1
        case told.UnitEnds():
            sums["units"] += 1
        case told.PenaltyEnforced():
            sums["enforced"] += 1
        case told.Delayed() | told.TimedOut() | told.Spiked() | told.TouchbackMade() | told.Challenged():
            sums[SPECIAL_PLAYS[type(event)]] += 1


def report(sums: Counter[str]) -> list[Measure]:
    """The measures with their targets."""
    one = _part(sums, "main")
    games, plays, drives = one["games"], one["plays"], one["drives"]
    touchdowns = sum(one[what] for what in TOUCHDOWNS)
    kicks = games - one["ties"] - one["receiver wins"]
    rows = [
        Measure("Receives first and wins, %", 100 * one["receiver wins"] / games, 45, 55),
        Measure("Kicks first and wins, %", 100 * kicks / games, 45, 55),
        Measure("Ties, %", 100 * one["ties"] / games, 0, 7),
        Measure("Game Points per team and game", one["points"] / games / 2, 13, 20),
        Measure("Drives per game", drives / games, 7, 9.5),
        Measure("Plays per unit", plays / one["units"], 6.5, 8.5),
        *_outcomes(one, "snap", ((40, 50), (8, 14), (30, 42), (4, 10))),
        *_outcomes(one, "kickoff", ((38, 50), (9, 16), (33, 46), (2, 7))),
        Measure("Drives that end in a touchdown, %", 100 * touchdowns / drives, 50, 65),
        Measure("Drives that end in a field goal, %", 100 * one["field-goal"] / drives, 9, 18),
        Measure("Drives without a score, %", 100 * one["no-score"] / drives, 18, 30),
        Measure("Drives that end in a safety, %", 100 * one["safety"] / drives, 3, 10),
        Measure("Plays ended by a Sloppy Tackle, %", 100 * one["sloppy"] / plays, 25, 42),
        Measure("Changes of possession per play", one["turnovers"] / plays, 0.07, 0.14),
        Measure("Plays with a margin of 10 or more, %", 100 * one["big margins"] / plays, 0.5, 3),
        Measure("Cards used per play", one["cards"] / plays, 5, 7),
        Measure("Actions per play", one["actions"] / plays, 2.7, 3.7),
        Measure("Actions that are combos, %", 100 * one["combos"] / one["actions"], 30, 50),
        *_single_actions(one),
    ]
    return rows + _second_column(one, _part(sums, "column 2")) + _opponents(sums) + _specials(one)


def _part(sums: Counter[str], run: str) -> Counter[str]:
    return Counter({key.partition(".")[2]: value for key, value in sums.items() if key.startswith(f"{run}.")})


def _outcomes(one: Counter[str], kind: str, ranges: Sequence[tuple[int, int]]) -> list[Measure]:
    names = {"won": "OFF wins", "tied": "tie", "lost": "DEF wins", "touchdown": "automatic touchdown"}
    return [
        Measure(f"{kind.capitalize()} plays: {name}, %", 100 * one[f"{kind} {key}"] / one[f"{kind} plays"], *limits)
        for (key, name), limits in zip(names.items(), ranges, strict=True)
    ]


def _single_actions(one: Counter[str]) -> list[Measure]:
    """SJ-3  How often a copy of an action is played, per play."""
    copies = Counter(face.action for card in load().deck for face in card.faces)
    rates = {code: one[f"played {code}"] / number / one["plays"] for code, number in copies.items()}
    least, most = min(rates, key=lambda code: rates[code]), max(rates, key=lambda code: rates[code])
    return [
        Measure(f"Least played action ({least}), per copy and play", rates[least], 0.015, 0.08),
        Measure(f"Most played action ({most}), per copy and play", rates[most], 0.015, 0.08),
    ]


def _second_column(one: Counter[str], two: Counter[str]) -> list[Measure]:
    """SJ-17.9  More drives, more points, about twice the field goals."""
    goals = [part["field-goal"] / max(1, part["drives"]) for part in (one, two)]
    return [
        Measure("Start in column 2: drives, times the default", _ratio("drives", one, two), 1.1, 1.5),
        Measure("Start in column 2: Game Points, times the default", _ratio("points", one, two), 1.02, 1.3),
        Measure("Start in column 2: field goals per drive, times", goals[1] / max(1e-9, goals[0]), 1.4, 2.4),
    ]


def _ratio(key: str, one: Counter[str], two: Counter[str]) -> float:
    return (two[key] / max(1, two["games"])) / max(1e-9, one[key] / one["games"])


def _opponents(sums: Counter[str]) -> list[Measure]:
    def share(run: str) -> float:
        return 100 * sums[f"{run}.first seat wins"] / max(1, sums[f"{run}.games"])

    return [
        Measure("Starter beats random, %", share("random"), 95, 100),
        Measure("Starter beats rookie, %", share("rookie"), 70, 100),
    ]


def _specials(one: Counter[str]) -> list[Measure]:
    """SJ-4, SJ-15  The plays of the Reference Card and the special cards are of use, and none rules the game."""
    wanted = {"delays": 20, "time outs": 4, "spikes": 6, "touchbacks": 8, "challenges": 4, "enforced": 10}
    return [
        Measure(f"{name.capitalize()} per game", one[name] / one["games"], 0.02, most) for name, most in wanted.items()
    ]
