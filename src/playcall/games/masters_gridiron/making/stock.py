"""How strong a play is by itself: every hand of three against every hand of three, over all stock decks."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from itertools import accumulate
from math import comb
from typing import Final

import msgspec

from playcall.contract import msg
from playcall.contract.worth import Worth
from playcall.games.masters_gridiron.anatomy import (
    DEFENCE_CODES,
    OFFENCE_CODES,
    TYPES,
    Audible,
    Play,
    Player,
    PlayResult,
    PlayType,
)
from playcall.games.masters_gridiron.cards import StockEntry, Team, load
from playcall.games.masters_gridiron.effects import Return
from playcall.games.masters_gridiron.making.players import SET_SEED, evaluation, salary
from playcall.kernel import Chance

HAND = 3
NO_MATCH = -1


class League(msgspec.Struct, frozen=True):
    """The starters of all teams."""

    offences: tuple[tuple[Player, ...], ...]
    defences: tuple[tuple[Player, ...], ...]

    @classmethod
    def of(cls, players: Sequence[Player]) -> League:
        starters = [player for player in players if player.role == "STARTER"]
        teams = list(dict.fromkeys(player.team for player in starters))
        sides = [
            tuple(tuple(p for p in starters if p.team == team and p.side == side) for team in teams)
            for side in ("OFFENSE", "DEFENSE")
        ]
        return cls(*sides)

    def __hash__(self) -> int:
        return id(self)


def reference_strength(play: Play, league: League) -> float:
    """The share of all pairs of hands in which the best legal offence number beats the best defence number."""
    return sum(strength_of(play, roster, league) for roster in league.offences) / len(league.offences)


def strength_of(play: Play, roster: Sequence[Player], league: League) -> float:
    """The same share for the hands of one offence."""
    below = stopped_below(play.stop_mask, league)
    won = sum(
        below[min(number, len(below) - 1)] * hands
        for number, hands in best_of_hands([offence_number(play, player) for player in roster])
        if number != NO_MATCH
    )
    return won / (comb(len(roster), HAND) * below[-1])


def offence_number(play: Play, player: Player) -> int:
    """MG-4.3, MG-4.4  The number of a player with a play; NO_MATCH when it can only be punted."""
    if not play.use_mask & player.has:
        return NO_MATCH
    return max(player.ratings[rating] for rating in play.uses) + play.bonuses.get(player.pos, 0)


def best_of_hands(numbers: Sequence[int]) -> list[tuple[int, int]]:
    """How many hands of three have each number as their best."""
    ranked = sorted(numbers)
    return [(ranked[place], comb(place, HAND - 1)) for place in range(HAND - 1, len(ranked))]


@lru_cache(maxsize=512)
def stopped_below(stops: int, league: League) -> list[int]:
    """For each number, in how many Defense hands of the league the best answer stays below it; all hands last."""
    answers: list[tuple[int, int]] = []
    for roster in league.defences:
        best = [max(player.ratings[rating] for rating in range(4) if stops >> rating & 1) for player in roster]
        answers += best_of_hands(best)
    answers.sort()
    values = [value for value, _ in answers]
    sums = [0, *accumulate(hands for _, hands in answers)]
    return [sums[bisect_left(values, number)] for number in range(130)]


LEANS: Final[dict[str, tuple[int, int, int, int]]] = {
    "EVEN": (3, 3, 3, 3),
    "RUN": (4, 3, 3, 2),
    "GROUND": (4, 4, 2, 2),
    "PASS": (2, 3, 4, 3),
    "SHORT": (3, 2, 4, 3),
    "AIR": (2, 2, 4, 4),
}
"""Plays by type IR, OR, SP, LP, for each result."""
USUAL_AUDIBLES: Final = ("AX01", "AD07")
"""One for each role, and useful with any deck."""
SCARCE: Final = 0.035
"""How much less a play appeals for every team that has it already."""
LEAST, MOST = 2, 8
"""In how many stock decks a play may be."""


def choose_plays(book: Sequence[Play | Audible], lean: str, strength: Mapping[int, float]) -> list[int]:
    """The strongest 12 Touchdowns and 12 Field Goals by the types of the lean, then two Field Goals more."""
    ranked = sorted(strength, key=lambda place: (-strength[place], place))
    cells: dict[tuple[str, str], list[int]] = {}
    for place in ranked:
        play = book[place]
        assert isinstance(play, Play)
        cells.setdefault((play.result, play.type), []).append(place)
    chosen = []
    for result in ("TD", "FG"):
        for kind, number in zip(TYPES, LEANS[lean], strict=True):
            chosen += cells[result, kind][:number]
    scarce = sorted(TYPES, key=lambda kind: LEANS[lean][TYPES.index(kind)])[:2]
    return chosen + [next(place for place in cells["FG", kind] if place not in chosen) for kind in scarce]


def print_stock(
    teams: Sequence[Team], players: Sequence[Player], plays: Sequence[Play], audibles: Sequence[Audible]
) -> str:
    """The file `stock.toml`."""
    entries = draft(teams, League.of(players), plays)
    deal_audibles(entries, audibles)
    for team, entry in zip(teams, entries, strict=True):
        exchange(entry.audibles, [words for words in team.exchanged if words[0] == "A"])
    lines = [
        "# The stock playbooks, made from profiles: 12 Touchdowns and 12 Field Goals; the full form adds the rest.\n"
    ]
    for entry in entries:
        lines.append(f'[[stock]]\nteam = "{entry.team}"\nplays = [')
        lines += [_row([card for card in entry.plays if card[0] == result]) for result in "TF"]
        lines.append(f"]\nextra = {_list(entry.extra)}\naudibles = {_list(entry.audibles)}\n")
    return "\n".join(lines)


def draft(teams: Sequence[Team], league: League, plays: Sequence[Play]) -> list[StockEntry]:
    """Cell by cell, round by round, in an order that turns."""
    entries = [StockEntry(team.code, [], [], []) for team in teams]
    order = list(range(len(teams)))
    Chance.of(SET_SEED).shuffle("order", order)
    for result in ("TD", "FG"):
        for place, kind in enumerate(TYPES):
            needs = [wanted(team, result, place) for team in teams]
            draft_cell(entries, order, needs, teams, league, [p for p in plays if (p.result, p.type) == (result, kind)])
    for team, entry in zip(teams, entries, strict=True):
        exchange(entry.plays, [words for words in team.exchanged if words[0] != "A"])
        split_extra(team, entry)
    return entries


def wanted(team: Team, result: PlayResult | str, place: int) -> int:
    """How many plays of a cell a full playbook has."""
    lean = LEANS[team.lean]
    return lean[place] + (result == "FG" and TYPES[place] in scarce_types(team))


def scarce_types(team: Team) -> list[PlayType]:
    """The two least represented types, which get one more Field Goal in the full form."""
    lean = LEANS[team.lean]
    return sorted(TYPES, key=lambda kind: lean[TYPES.index(kind)])[:2]


def draft_cell(
    entries: list[StockEntry],
    order: list[int],
    needs: list[int],
    teams: Sequence[Team],
    league: League,
    cell: Sequence[Play],
) -> None:
    """A play appeals by what it does in a team's own hands."""
    appeal = [[strength_of(play, roster, league) for play in cell] for roster in league.offences]
    used: Counter[int] = Counter()
    picks: list[list[int]] = [[] for _ in teams]
    for turn in range(max(needs)):
        for place in order if turn % 2 == 0 else reversed(order):
            if turn < needs[place]:
                free = [p for p in range(len(cell)) if p not in picks[place] and used[p] < MOST]
                best = max(free, key=lambda p: (appeal[place][p] - SCARCE * used[p], -p))
                picks[place].append(best)
                used[best] += 1
    _spread(picks, used, appeal)
    for entry, chosen in zip(entries, picks, strict=True):
        entry.plays += [cell[p].id for p in sorted(chosen)]


def _spread(picks: list[list[int]], used: Counter[int], appeal: list[list[float]]) -> None:
    """Every play comes into at least two decks: where it is missed least for another that many have."""
    for play in range(len(appeal[0])):
        while used[play] < LEAST:
            swaps = [
                (appeal[place][play] - appeal[place][old], -place, old)
                for place, chosen in enumerate(picks)
                for old in chosen
                if play not in chosen and used[old] > LEAST + 1
            ]
            _, place, old = max(swaps)
            picks[-place][picks[-place].index(old)] = play
            used[old] -= 1
            used[play] += 1


def exchange(cards: list[str], exchanged: Iterable[str]) -> None:
    """Teams that would win too often or too seldom have other plays of the same kind, or other Audibles."""
    for words in exchanged:
        old, new = words.split()
        cards[cards.index(old)] = new


def split_extra(team: Team, entry: StockEntry) -> None:
    """The last Field Goal of each scarce type is the extra one of the full form."""
    for kind in scarce_types(team):
        last = max(card for card in entry.plays if card.startswith(f"F{kind}"))
        entry.plays.remove(last)
        entry.extra.append(last)


def deal_audibles(entries: list[StockEntry], audibles: Sequence[Audible]) -> None:
    """One OFF or ANY and one DEF or ANY for each team; every Audible in one deck or two, those that score in two."""
    chance = Chance.of(SET_SEED + 1)
    calls = _shuffled(chance, audibles, "OFF")
    answers = _shuffled(chance, audibles, "DEF")
    either = _shuffled(chance, audibles, "ANY")
    scoring = [card.id for card in audibles if isinstance(card.effect, Return)]
    half = len(either) // 2
    offence = calls + either[:half] + calls[: len(entries) - len(calls) - half]
    defence = answers + scoring + either[half:]
    assert len(defence) == len(entries), "The Audibles of the defence do not come out even."
    for pile in (offence, defence):
        places = list(range(len(pile)))
        chance.shuffle("audibles", places)
        for entry, place in zip(entries, places, strict=True):
            entry.audibles.append(pile[place])


def _shuffled(chance: Chance, audibles: Sequence[Audible], side: str) -> list[str]:
    ids = [card.id for card in audibles if card.side == side]
    order = list(range(len(ids)))
    chance.shuffle("audibles", order)
    return [ids[place] for place in order]


def _row(cards: Sequence[str]) -> str:
    return f"    {_list(cards)[1:-1]},"


def _list(cards: Sequence[str]) -> str:
    return msgspec.json.encode(cards).decode().replace(",", ", ")


# What cards are worth to those who make them -----------------------------------------------------------------------


def card_worth(card: str) -> Worth | None:
    """A player's evaluation with the salary that follows from it, or a play's reference strength."""
    cards = load()
    place = cards.player(card)
    if place is not None:
        player = cards.players[place]
        ratings = _printed(player)
        value = evaluation(player.pos, ratings)
        return Worth(value, msg("mg-worth-player", value=value, salary=salary(player.pos, ratings)))
    face = cards.book[cards.places[card]] if card in cards.places else None
    if not isinstance(face, Play):
        return None
    share = reference_strength(face, _league())
    return Worth(share, msg("mg-worth-play", percent=round(100 * share)))


def _printed(player: Player) -> dict[str, int]:
    codes = OFFENCE_CODES if player.side == "OFFENSE" else DEFENCE_CODES
    return {code: number for code, number in zip(codes, player.ratings, strict=True) if number}


@cache
def _league() -> League:
    return League.of(load().players)
