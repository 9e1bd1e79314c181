"""What to measure in simulated games, and the targets a balanced card set should meet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from playcall.games.masters_gridiron import events as told
from playcall.games.masters_gridiron.anatomy import Audible
from playcall.games.masters_gridiron.cards import BOOK, load
from playcall.games.masters_gridiron.decks import payroll, stock_deck
from playcall.games.masters_gridiron.spread import spread_of
from playcall.games.masters_gridiron.table import POINTS
from playcall.games.masters_gridiron.zones import is_audible
from playcall.kernel import Event, Measure, Run

PAIRS: Final = 32 * 31
SEEN_ENOUGH: Final = 40
"""A play is judged after so many attempts or turns in hand."""
DISCARDS = (told.ForcedOut, told.PlaysDiscarded)


def runs(games: int) -> list[Run]:
    """Every ordered pair of stock teams, visitor first; the bot against weaker ones."""
    teams = [team.code for team in load().teams]
    each = max(1, games // PAIRS)
    few = max(20, games // 10)
    pairs = [
        Run("main", {"deck1": one, "deck2": other, "visitor": "seat1"}, ("starter",), each)
        for one in teams
        for other in teams
        if one != other
    ]
    return [*pairs, Run("random", {}, ("starter", "random"), few), Run("rookie", {}, ("starter", "rookie"), few)]


def count(run: str, events: Sequence[Event]) -> Counter[str]:
    """What happened in one game, as sums that can be added up over games."""
    over = events[-1]
    assert isinstance(over, told.GameOver)
    sums: Counter[str] = Counter({"games": 1, "first seat wins": over.winner == 0})
    if run == "main":
        for event in events:
            _count_event(sums, event)
        _count_game(sums, events, over)
        _count_hands(sums, events)
    return Counter({f"{run}.{key}": value for key, value in sums.items()})


def _count_game(sums: Counter[str], events: Sequence[Event], over: told.GameOver) -> None:
    brought = [event for event in events if isinstance(event, told.DeckBrought)]
    for seat, points in enumerate(_bare_points(over)):
        sums["points"] += points
        sums["squares"] += points * points
        sums[f"played {brought[seat].full_name}"] += 2
        sums[f"won {brought[seat].full_name}"] += 2 if over.winner == seat else over.winner < 0
    sums["home wins"] += over.winner == 1 - over.visitor
    sums["ties"] += over.winner < 0
    sums["overtime"] += over.periods > 0
    sums["first period"] += over.periods == 1
    _count_spread(sums, over, brought[0].payroll - brought[1].payroll)


def _bare_points(over: told.GameOver) -> Iterator[int]:
    """Points of both seats without conversions."""
    for spots, defence in zip(over.outcomes, over.defence_scores, strict=True):
        yield sum(7 if letter in "CM" else POINTS[letter] for letter in spots + defence)


def _count_spread(sums: Counter[str], over: told.GameOver, ahead: int) -> None:
    """Sums of a regression of points on $ million, and what a spread would have said."""
    margin = over.scores[0] - over.scores[1]
    sums["money x points"] += ahead * margin
    sums["money x money"] += ahead * ahead
    tenths = spread_of(abs(ahead), "half")
    if tenths:
        by = 10 * (margin if ahead > 0 else -margin) - tenths
        sums["spreads"] += 1
        sums["covered"] += by > 0
        sums["pushes"] += by == 0


def _count_event(sums: Counter[str], event: Event) -> None:
    match event:
        case told.Laid():
            sums["attempts"] += 1
        case told.Punted():
            sums["punts"] += 1
        case told.Resolved(outcome=outcome, play=play) if outcome != "punt" and play >= 0:
            _count_attempt(sums, play, outcome)
        case told.AudiblePlayed(card=card):
            sums["audibles"] += 1
            sums[f"called {load().book[card % BOOK].id}"] += 1
        case told.Scored(on_defence=True):
            sums["defensive scores"] += 1
        case told.WentForTwo(good=good):
            sums["conversions"] += 1
            sums["converted"] += good


def _count_attempt(sums: Counter[str], play: int, outcome: str) -> None:
    face = load().book[play % BOOK]
    assert not isinstance(face, Audible)
    scored = outcome in ("touchdown", "field_goal", "held")
    sums[f"{face.result} attempts"] += 1
    sums[f"{face.result} scored"] += scored
    sums[f"tried {face.id}"] += 1
    sums[f"scored {face.id}"] += scored


def _count_hands(sums: Counter[str], events: Sequence[Event]) -> None:
    """In how many turns a play was in hand, and whether a punt was forced."""
    hands: dict[str, set[int]] = {}
    for event in events:
        match event:
            case told.Drew(team=team, playbook=cards) if cards is not None:
                hands.setdefault(team, set()).update(card for card in cards if not is_audible(card))
            case told.Cycled(team=team, hand="playbook", drawn=cards) if cards is not None:
                hands[team].update(card for card in cards if not is_audible(card))
            case told.ForcedOut(team=team, hand="playbook", cards=gone):
                hands[team].difference_update(gone)
            case told.Laid(team=team, play=play) | told.Punted(team=team, play=play):
                for card in hands[team]:
                    sums[f"in hand {load().book[card % BOOK].id}"] += 1
                hands[team].discard(play)


def report(sums: Counter[str]) -> list[Measure]:
    """The measures with their targets."""
    one = Counter({key.partition(".")[2]: value for key, value in sums.items() if key.startswith("main.")})
    games, seats = one["games"], 2 * one["games"]
    mean = one["points"] / seats
    deviation = (one["squares"] / seats - mean * mean) ** 0.5
    turns = one["attempts"] + one["punts"]
    rows = [
        Measure("Points per team and game without conversions, mean", mean, 19, 26),
        Measure("Points per team and game, standard deviation", deviation, 5.5, 8.5),
        Measure("Home wins, %", _share(one["home wins"], games), 48, 53),
        Measure("Games reaching overtime, %", _share(one["overtime"], games), 5, 11),
        Measure("Of these decided in the first period, %", _share(one["first period"], one["overtime"]), 80, 100),
        Measure("Ties", one["ties"], 0, 0),
        Measure("Touchdown attempts among attempts, %", _share(one["TD attempts"], one["attempts"]), 38, 55),
        Measure("Touchdown attempts that score, %", _share(one["TD scored"], one["TD attempts"]), 48, 62),
        Measure("Field goal attempts that score, %", _share(one["FG scored"], one["FG attempts"]), 58, 75),
        Measure("Punts among turns, %", _share(one["punts"], turns), 0, 4),
        Measure("Conversions tried that succeed, %", _share(one["converted"], one["conversions"]), 49, 58),
        Measure("Defensive scores per game", one["defensive scores"] / games, 0.04, 0.35),
        Measure("Audibles played per game", one["audibles"] / games, 0.8, 2.0),
        Measure("Points per $ million of payroll", one["money x points"] / one["money x money"], 0.15, 0.25),
        Measure("Favourite covers the spread, %", _share(one["covered"], one["spreads"] - one["pushes"]), 46, 54),
        Measure("Pushes, %", _share(one["pushes"], one["spreads"]), 1, 4),
        Measure("Starter beats random, %", _beaten(sums, "random"), 95, 100),
        Measure("Starter beats rookie, %", _beaten(sums, "rookie"), 60, 97),
    ]
    return [*rows, *_teams(one), *_plays(one)]


def _share(part: int, whole: int) -> float:
    return 100 * part / max(1, whole)


def _beaten(sums: Counter[str], run: str) -> float:
    return _share(sums[f"{run}.first seat wins"], sums[f"{run}.games"])


def _teams(one: Counter[str]) -> Iterator[Measure]:
    shares = {team.name: _share(one[f"won {team.name}"], one[f"played {team.name}"]) for team in load().teams}
    low, high = min(shares, key=lambda team: shares[team]), max(shares, key=lambda team: shares[team])
    yield Measure(f"Weakest stock team ({low}), wins in %", shares[low], 25, 75)
    yield Measure(f"Strongest stock team ({high}), wins in %", shares[high], 25, 75)


def _plays(one: Counter[str]) -> Iterator[Measure]:
    ids = [card.id for card in load().book if not isinstance(card, Audible)]
    tried = {
        card: _share(one[f"scored {card}"], one[f"tried {card}"]) for card in ids if one[f"tried {card}"] >= SEEN_ENOUGH
    }
    used = {
        card: _share(one[f"tried {card}"], one[f"in hand {card}"])
        for card in ids
        if one[f"in hand {card}"] >= SEEN_ENOUGH
    }
    if tried and used:
        low, high, seldom = (
            min(tried, key=tried.__getitem__),
            max(tried, key=tried.__getitem__),
            min(used, key=used.__getitem__),
        )
        yield Measure(f"Play that scores least ({low}), %", tried[low], 30, 88)
        yield Measure(f"Play that scores most ({high}), %", tried[high], 30, 88)
        yield Measure(f"Play attempted least when in hand ({seldom}), %", used[seldom], 10, 100)


def payrolls() -> dict[str, int]:
    """The payrolls of all stock teams."""
    cards = load()
    return {team.code: payroll(stock_deck(cards, place, "full"), cards) for place, team in enumerate(cards.teams)}
