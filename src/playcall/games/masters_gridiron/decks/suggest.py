"""Suggests a legal deck under the cap: plays that suit the players, and the best players that the cap pays for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from playcall.games.masters_gridiron.anatomy import Audible, Play, Player
from playcall.games.masters_gridiron.cards import CardSet, load
from playcall.games.masters_gridiron.decks import DEFENCE, FEWEST_PLAYBOOK, OFFENCE, ROSTER_SIDE, Deck, Slots
from playcall.games.masters_gridiron.making.stock import (
    LEANS,
    NO_MATCH,
    USUAL_AUDIBLES,
    League,
    best_of_hands,
    choose_plays,
    offence_number,
    reference_strength,
    stopped_below,
    strength_of,
)
from playcall.games.masters_gridiron.options import Options
from playcall.games.masters_gridiron.table import POINTS
from playcall.kernel import BadOption

ROUNDS: Final = 3
"""Players are chosen for plays and plays for players, in turn."""
BEST_SHARE: Final = 3
"""A card is worth the mean of its best third of pairings: it will be paired with care."""
RICH: Final = 250
"""More is never spent: the work grows with the square of the cap."""
DEAR: Final = 1000.0
"""More than any worth: a card that is to be kept."""


class Squad(NamedTuple):
    """Players with their worth together."""

    worth: float
    places: tuple[int, ...]


def suggest_deck(
    options: Options, lean: str = "EVEN", name: str = "", cards: CardSet | None = None, kept: Deck | None = None
) -> Deck:
    """A legal deck; `lean` says which plays it likes. Raises BadOption where the cap pays for no deck at all.

    Cards of `kept` come before all others, as far as slots, cap and the types of the lean allow.
    """
    cards = cards or load()
    if lean not in LEANS:
        raise BadOption(f"There is no lean '{lean}'; leans are: {', '.join(LEANS)}.")
    league = League.of(cards.players)
    dear_players = dict.fromkeys(kept.players if kept else (), DEAR)
    dear_plays = dict.fromkeys(kept.book if kept else (), DEAR)
    first = {p: reference_strength(_play(cards, p), league) + dear_plays.get(p, 0) for p in _plays(cards)}
    plays = choose_plays(cards.book, lean, first)
    places: tuple[int, ...] = ()
    defenders = worth_on_defence(cards, league)
    for _ in range(ROUNDS):
        worth = worth_on_offence(cards, plays, league) | defenders
        worth |= {place: worth[place] + dear for place, dear in dear_players.items()}
        places = choose_players(cards, worth, options.cap)
        roster = [cards.players[place] for place in places if cards.players[place].side == "OFFENSE"]
        strength = {p: strength_of(_play(cards, p), roster, league) + dear_plays.get(p, 0) for p in _plays(cards)}
        plays = choose_plays(cards.book, lean, strength)
    calls = _calls(cards, kept) if options.playbook_max >= FEWEST_PLAYBOOK + 4 else []
    book = plays if calls else plays[:FEWEST_PLAYBOOK]
    sides = [tuple(p for p in sorted(places) if cards.players[p].side == side) for side in ("OFFENSE", "DEFENSE")]
    return Deck(name or f"{lean.capitalize()} Eleven", sides[0], sides[1], tuple(sorted([*book, *calls])))


def suggest_playbook(players: Sequence[int], cards: CardSet, lean: str = "EVEN") -> tuple[int, ...]:
    """The plays of a lean that suit these players best, with the usual Audibles."""
    league = League.of(cards.players)
    roster = [cards.players[place] for place in players if cards.players[place].side == "OFFENSE"]
    strength = {place: strength_of(_play(cards, place), roster, league) for place in _plays(cards)}
    return tuple(sorted([*choose_plays(cards.book, lean, strength), *_calls(cards, None)]))


def _calls(cards: CardSet, kept: Deck | None) -> list[int]:
    """Two Audibles: those that are kept, then those that are useful with any deck."""
    own = [place for place in (kept.book if kept else ()) if isinstance(cards.book[place], Audible)]
    return list(dict.fromkeys([*own, *(cards.places[card] for card in USUAL_AUDIBLES)]))[: len(USUAL_AUDIBLES)]


# Plays ----------------------------------------------------------------------------------------------------------------


def _plays(cards: CardSet) -> tuple[int, ...]:
    return tuple(place for place, card in enumerate(cards.book) if not isinstance(card, Audible))


def _play(cards: CardSet, place: int) -> Play:
    card = cards.book[place]
    assert isinstance(card, Play)
    return card


# What players are worth -----------------------------------------------------------------------------------------------


def worth_on_offence(cards: CardSet, plays: Sequence[int], league: League) -> dict[int, float]:
    """Points to expect of every Offense card with these plays against the hands of the league."""
    faces = [_play(cards, place) for place in plays]
    return {
        place: _best_mean([_expected(player, play, league) for play in faces])
        for place, player in enumerate(cards.players)
        if player.side == "OFFENSE"
    }


def _expected(player: Player, play: Play, league: League) -> float:
    number = offence_number(play, player)
    if number == NO_MATCH:
        return 0.0
    below = stopped_below(play.stop_mask, league)
    return POINTS[play.result[0]] * below[min(number, len(below) - 1)] / below[-1]


def worth_on_defence(cards: CardSet, league: League) -> dict[int, float]:
    """Points that every Defense card saves against the attempts of the league."""
    saved: dict[int, list[float]] = {p: [] for p, player in enumerate(cards.players) if player.side == "DEFENSE"}
    for play in (_play(cards, place) for place in _plays(cards)):
        reached = _reached(play, league)
        for place, values in saved.items():
            ratings = cards.players[place].ratings
            values.append(POINTS[play.result[0]] * reached[max(ratings[stop] for stop in play.stops)])
    return {place: _best_mean(values) for place, values in saved.items()}


def _reached(play: Play, league: League) -> list[float]:
    """For each number the share of the league's hands whose best attempt with a play it stops."""
    hands = [0] * 130
    for roster in league.offences:
        for number, count in best_of_hands([offence_number(play, player) for player in roster]):
            hands[max(number, 0)] += count
    total, so_far, shares = sum(hands), 0, []
    for count in hands:
        so_far += count
        shares.append(so_far / total)
    return shares


def _best_mean(values: list[float]) -> float:
    best = sorted(values, reverse=True)[: max(1, len(values) // BEST_SHARE)]
    return sum(best) / len(best)


# The best squad that the cap pays for: exact, position by position ----------------------------------------------------


def choose_players(cards: CardSet, worth: Mapping[int, float], cap: int) -> tuple[int, ...]:
    """The 22 players of the highest worth together whose salaries keep to the cap (0 for none)."""
    budget = min(cap, RICH)
    prices = [player.salary if cap else 0 for player in cards.players]
    offence = _best_side(cards, worth, prices, OFFENCE, budget)
    defence = _best_side(cards, worth, prices, DEFENCE, budget)
    pairs = [(one, other) for spent, one in enumerate(offence) if one and (other := defence[budget - spent])]
    if not pairs:
        raise BadOption(f"No deck has a payroll of ${cap} million or less: {2 * ROSTER_SIDE} players cost more.")
    best = max(pairs, key=lambda pair: pair[0].worth + pair[1].worth)
    return best[0].places + best[1].places


Line = list[Squad | None]
"""For each sum of salaries the best squad that costs no more."""


def _best_side(cards: CardSet, worth: Mapping[int, float], prices: Sequence[int], slots: Slots, budget: int) -> Line:
    ten: Line = [Squad(0.0, ())] * (budget + 1)
    eleven: Line = [None] * (budget + 1)
    for pos in dict.fromkeys((*slots.fixed, *slots.eleventh)):
        needed = slots.fixed.count(pos)
        people = [place for place, player in enumerate(cards.players) if player.pos == pos]
        tables = _best_of_position(people, worth, prices, needed + 1, budget)
        more = _join(ten, tables[needed + 1]) if pos in slots.eleventh else [None] * (budget + 1)
        eleven = [_better(one, other) for one, other in zip(_join(eleven, tables[needed]), more, strict=True)]
        ten = _join(ten, tables[needed])
    return eleven


def _best_of_position(
    people: Sequence[int], worth: Mapping[int, float], prices: Sequence[int], most: int, budget: int
) -> list[Line]:
    """For each number of players up to `most`."""
    nobody: Line = [None] * (budget + 1)
    tables: list[Line] = [[Squad(0.0, ())] * (budget + 1), *(nobody[:] for _ in range(most))]
    seen: dict[int, int] = {}
    for place in sorted(people, key=lambda place: (-worth[place], place)):
        salary = prices[place]
        seen[salary] = seen.get(salary, 0) + 1
        if seen[salary] > most:
            continue  # as many better ones cost the same
        for number in range(most, 0, -1):
            for sum_ in range(budget, salary - 1, -1):
                before = tables[number - 1][sum_ - salary]
                if before is not None:
                    squad = Squad(before.worth + worth[place], (*before.places, place))
                    tables[number][sum_] = _better(tables[number][sum_], squad)
    return tables


def _join(one: Line, other: Line) -> Line:
    """The best of two groups together for each sum of salaries."""
    joined: Line = [None] * len(one)
    steps = [(cost, squad) for cost, squad in enumerate(other) if squad and (not cost or squad != other[cost - 1])]
    for spent, squad in enumerate(one):
        if squad is None:
            continue
        for cost, more in steps:
            if spent + cost >= len(one):
                break
            both = Squad(squad.worth + more.worth, squad.places + more.places)
            joined[spent + cost] = _better(joined[spent + cost], both)
    for sum_ in range(1, len(joined)):
        joined[sum_] = _better(joined[sum_], joined[sum_ - 1])
    return joined


def _better(one: Squad | None, other: Squad | None) -> Squad | None:
    if one is None or other is None:
        return one or other
    return one if one.worth >= other.worth else other
