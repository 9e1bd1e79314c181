"""What to measure in simulated championships, and the targets a balanced card set should meet."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence

from playcall.contract import Measure, Run
from playcall.games.masters_football import events as told
from playcall.games.masters_football.cards import TACTIC_NAMES, load
from playcall.games.masters_football.league import MATCHDAYS, Played, line, points
from playcall.kernel import Event

BY_SHARE = ("ST10", "EV03", "EV06", "AF06", "EV02")
"""Cards whose gain in goals cannot be measured."""
MANY_GOALS = 7
HANDS_PER_CARD = 30


def runs(games: int) -> list[Run]:
    """The main set, weaker bots, Non-Person Teams of each strength, and friendlies."""
    few = max(1, games // 5)
    npts = [
        Run(f"npt {strength}", {"players": "2", "npt_strength": strength}, ("starter",), few)
        for strength in ("normal", "easy", "hard")
    ]
    return [
        Run("main", {}, ("starter",), games),
        Run("rookie", {}, ("starter", "rookie", "rookie", "rookie"), few),
        Run("random", {}, ("starter", "random", "random", "random"), few),
        *npts,
        Run("friendly", {"mode": "friendly"}, ("starter",), 2 * games),
    ]


def count(run: str, events: Sequence[Event]) -> Counter[str]:
    """What happened in one game, as sums that can be added up over games."""
    sums: Counter[str] = Counter({"games": 1})
    seats: tuple[int, ...] = ()
    managers: dict[int, int] = {}
    for event in events:
        match event:
            case told.LettersDrawn(seats=drawn):
                seats = drawn
            case told.ManagerChosen(seat=seat, manager=manager):
                managers[seat] = manager
            case told.FinalWhistle(clubs=clubs, scores=scores):
                _count_match(sums, scores)
            case told.TacticalRoll(half=1, tactic=tactic):
                sums[f"tactic {tactic}"] += 1
            case told.TacticForced(tactic=tactic):
                sums[f"tactic {tactic}"] += 1
            case told.ChampionCrowned(clubs=clubs):
                for club in clubs:
                    sums[f"champion {managers.get(seats[club], -1)}"] += 1
                    sums[f"seat {seats[club]} wins"] += 1
    for manager in managers.values():
        sums[f"manager {manager}"] += 1
    _count_points(sums, events, seats)
    sums.update(_cards(events))
    return Counter({f"{run}.{key}": value for key, value in sums.items()})


def _count_match(sums: Counter[str], scores: tuple[int, int]) -> None:
    sums["matches"] += 1
    sums["goals"] += sum(scores)
    sums["goalless"] += sum(scores) == 0
    sums["many"] += sum(scores) >= MANY_GOALS
    sums["home wins"] += scores[0] > scores[1]
    sums["draws"] += scores[0] == scores[1]


def _count_points(sums: Counter[str], events: Sequence[Event], seats: Sequence[int]) -> None:
    """Points of persons and of Non-Person Teams."""
    played = [
        Played(event.matchday, *event.clubs, *event.scores)
        for event in events
        if isinstance(event, told.FinalWhistle) and event.matchday <= MATCHDAYS
    ]
    for club, seat in enumerate(seats):
        kind = "person" if seat >= 0 else "npt"
        sums[f"{kind} points"] += line(club, played).points
        sums[f"{kind} teams"] += 1


def _cards(events: Sequence[Event]) -> Counter[str]:
    """Copies that reached a hand, copies played, and the points won in matches with a card against the average."""
    sums: Counter[str] = Counter()
    seats: tuple[int, ...] = ()
    played: dict[int, list[tuple[int, int]]] = defaultdict(list)
    for event in events:
        match event:
            case told.LettersDrawn(seats=drawn):
                seats = drawn
            case told.CardsDealt(cards=cards) if cards is not None:
                for card in cards:
                    sums[f"held {card}"] += 1
            case told.CardPlayed(seat=seat, card=card, match=slot):
                sums[f"played {card}"] += 1
                played[slot].append((seat, card))
            case told.FinalWhistle(clubs=clubs, scores=scores):
                for seat, card in played.pop(0, []):
                    if seats.index(seat) in clubs:
                        side = clubs.index(seats.index(seat))
                        sums[f"margin {card}"] += scores[side] - scores[1 - side]
                        sums[f"measured {card}"] += 1
                        sums[f"won {card}"] += points(scores[side], scores[1 - side])
    return sums


def report(sums: Counter[str]) -> list[Measure]:
    """The measures with their targets."""
    one = part(sums, "main")
    matches = one["matches"]
    home, drawn = 100 * one["home wins"] / matches, 100 * one["draws"] / matches
    rows = [
        Measure("Goals per match", one["goals"] / matches, 2.5, 3.1),
        Measure("Matches without a goal, %", 100 * one["goalless"] / matches, 6, 11),
        Measure("Matches with seven or more goals, %", 100 * one["many"] / matches, 0, 5),
        Measure("Home wins, %", home, 43, 49),
        Measure("Draws, %", drawn, 22, 27),
        Measure("Away wins, %", 100 - home - drawn, 26, 33),
    ]
    rows += [
        Measure(f"{name} is the first tactics, %", 100 * one[f"tactic {t}"] / matches, 15, 35)
        for t, name in enumerate(TACTIC_NAMES)
    ]
    return [*rows, *_managers(one), *_opponents(sums), *_friendly(sums, home, drawn), *_card_rows(one)]


def part(sums: Counter[str], run: str) -> Counter[str]:
    return Counter({key.partition(".")[2]: value for key, value in sums.items() if key.startswith(f"{run}.")})


def _managers(one: Counter[str]) -> Iterator[Measure]:
    for i, manager in enumerate(load().managers):
        share = 100 * one[f"champion {i}"] / max(1, one[f"manager {i}"])
        yield Measure(f"{manager.name} wins of its championships, %", share, 18, 32)


def _opponents(sums: Counter[str]) -> Iterator[Measure]:
    for level, low in (("rookie", 35), ("random", 60)):
        one = part(sums, level)
        yield Measure(f"Starter wins against three {level}s, %", 100 * one["seat 0 wins"] / one["games"], low, 100)
    for strength, low, high in (("normal", 80, 95), ("easy", 50, 75), ("hard", 92, 105)):
        one = part(sums, f"npt {strength}")
        persons = one["person points"] / one["person teams"]
        teams = one["npt points"] / one["npt teams"]
        yield Measure(f"Points of Non-Person Teams ({strength}), % of persons'", 100 * teams / persons, low, high)


def _friendly(sums: Counter[str], home: float, drawn: float) -> Iterator[Measure]:
    one = part(sums, "friendly")
    yield Measure("Friendly: home wins, %", 100 * one["home wins"] / one["matches"], home - 4, home + 4)
    yield Measure("Friendly: draws, %", 100 * one["draws"] / one["matches"], drawn - 4, drawn + 4)


def _card_rows(one: Counter[str]) -> Iterator[Measure]:
    """How often a card that reached a hand is played, and the goal difference of matches in which it was."""
    for i, card in enumerate(load().actions):
        if one[f"held {i}"] >= HANDS_PER_CARD:
            yield Measure(f"{card.name} played when held, %", 100 * one[f"played {i}"] / one[f"held {i}"], 10, 90)
    for i, card in enumerate(load().actions):
        if card.id not in BY_SHARE and one[f"measured {i}"] >= HANDS_PER_CARD:
            margin = one[f"margin {i}"] / one[f"measured {i}"]
            yield Measure(f"Goal difference in matches with {card.name}", margin, -0.6, 2.5)
