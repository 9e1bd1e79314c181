"""What to measure in simulated games, and the targets a balanced card set should meet."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from playcall.contract import Measure, Run
from playcall.games.masters_gridiron import events as told
from playcall.games.masters_gridiron.anatomy import Audible
from playcall.games.masters_gridiron.cards import BOOK, PLAYERS, as_play, load
from playcall.games.masters_gridiron.decks import deck_code, sample_decks
from playcall.games.masters_gridiron.decks.suggest import suggest_deck
from playcall.games.masters_gridiron.making.stock import LEANS
from playcall.games.masters_gridiron.options import Options
from playcall.games.masters_gridiron.rules.match import spread_of
from playcall.games.masters_gridiron.table import POINTS
from playcall.games.masters_gridiron.zones import is_audible
from playcall.kernel import Event

SEEN_ENOUGH: Final = 40
"""A play is judged from this many attempts or turns in hand on."""


def runs(games: int) -> list[Run]:
    """Every ordered pair of stock teams, visitor first; built decks against all of them; weaker bots."""
    teams = [team.code for team in load().teams]
    each = max(1, games // (len(teams) * (len(teams) - 1)))
    few = max(20, games // 10)
    pairs = [
        Run("main", {"deck1": one, "deck2": other, "visitor": "seat1"}, ("starter",), each)
        for one in teams
        for other in teams
        if one != other
    ]
    built = [
        Run(f"{kind} {name}", {"deck1": deck, "deck2": team}, ("starter",), each)
        for kind, name, deck in built_decks()
        for team in teams
    ]
    return [
        *pairs,
        *built,
        Run("random", {}, ("starter", "random"), few),
        Run("rookie", {}, ("starter", "rookie"), few),
    ]


def built_decks() -> Iterator[tuple[str, str, str]]:
    """A suggested deck of every lean, and the decks that come with the game: kind, name and code."""
    for lean in LEANS:
        yield "suggested", lean, deck_code(suggest_deck(Options(), lean))
    for name in sample_decks():
        yield "sample", name, name


def count(run: str, events: Sequence[Event]) -> Counter[str]:
    """What happened in one game, as sums that can be added up over games."""
    over = events[-1]
    assert isinstance(over, told.GameOver)
    sums: Counter[str] = Counter({"games": 1, "first seat wins": over.winner == 0})
    if run == "main":
        for event in events:
            _count_event(sums, event)
        _count_game(sums, events, over)
        Hands(sums).follow(events)
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
        yield sum(POINTS["T"] if letter in "CM" else POINTS[letter] for letter in spots + defence)


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
        Measure("Forced punts among turns, %", _share(one["forced punts"], turns), 0, 3),
        Measure("Voluntary punts among turns, %", _share(one["voluntary punts"], turns), 0, 1),
        Measure("Conversions tried that succeed, %", _share(one["converted"], one["conversions"]), 49, 58),
        Measure("Defensive scores per game", one["defensive scores"] / games, 0.04, 0.35),
        Measure("Audibles played per game", one["audibles"] / games, 0.8, 2.0),
        Measure("Points per $ million of payroll", one["money x points"] / one["money x money"], 0.15, 0.25),
        Measure("Favourite covers the spread, %", _share(one["covered"], one["spreads"] - one["pushes"]), 46, 54),
        Measure("Pushes, %", _share(one["pushes"], one["spreads"]), 1, 4),
        Measure("Starter beats random, %", _beaten(sums, "random"), 95, 100),
        Measure("Starter beats rookie, %", _beaten(sums, "rookie"), 60, 100),
    ]
    return [*rows, *_teams(one), *_plays(one), *_built(sums)]


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


def _built(sums: Counter[str]) -> Iterator[Measure]:
    for kind in ("suggested", "sample"):
        names = [key[len(kind) + 1 : -len(".games")] for key in sums if key.startswith(kind) and key.endswith(".games")]
        shares = {name: _beaten(sums, f"{kind} {name}") for name in sorted(names)}
        for word, pick in (("Weakest", min), ("Strongest", max)):
            name = pick(shares, key=shares.__getitem__)
            yield Measure(f"{word} {kind} deck ({name}) beats stock decks, %", shares[name], 60, 88)


class Hands:
    """Hands by team. The events must be those of a listener who sees everything."""

    def __init__(self, sums: Counter[str]) -> None:
        self.sums = sums
        self.cards = load()
        self.players: defaultdict[str, set[int]] = defaultdict(set)
        self.plays: defaultdict[str, set[int]] = defaultdict(set)
        self.blurred: set[str] = set()
        """Teams that have put players under their deck unseen: their Offense hands are not known any more."""

    def follow(self, events: Sequence[Event]) -> None:
        for event in events:
            self._follow(event)

    def _follow(self, event: Event) -> None:
        match event:
            case told.Drew(team=team, offense=players, playbook=cards):
                self.players[team].update(players or ())
                self._take(team, cards or ())
            case told.Cycled(team=team, hand="playbook", drawn=cards):
                self._take(team, cards or ())
            case told.Cycled(team=team, hand="offense"):
                self.blurred.add(team)
            case told.ForcedOut(team=team, cards=gone):
                self.plays[team].difference_update(gone)
                self.players[team].difference_update(gone)
            case told.SpentOnCall(team=team, player=player):
                self.players[team].discard(player)
            case told.Recalled(team=team, given=given, taken=taken) if given in self.players[team]:
                self.players[team] ^= {given, taken}
            case told.Laid(team=team, player=player, play=play):
                self._lay(team, player, play)
            case told.Punted(team=team, player=player, play=play):
                if team not in self.blurred:
                    self.sums["voluntary punts" if self._could_attempt(team) else "forced punts"] += 1
                self._lay(team, player, play)

    def _take(self, team: str, cards: Iterable[int]) -> None:
        self.plays[team].update(card for card in cards if not is_audible(card))

    def _lay(self, team: str, player: int, play: int) -> None:
        self.sums.update(f"in hand {self.cards.book[card % BOOK].id}" for card in self.plays[team])
        self.plays[team].discard(play)
        self.players[team].discard(player)

    def _could_attempt(self, team: str) -> bool:
        """MG-4.2  Whether any pair in hand has a rating in common."""
        uses = [as_play(self.cards.book[card % BOOK]).use_mask for card in self.plays[team]]
        return any(self.cards.players[card % PLAYERS].has & mask for card in self.players[team] for mask in uses)
