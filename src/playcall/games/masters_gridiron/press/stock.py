"""Prints the stock playbooks: each team drafts the plays that suit its roster, by the lean of its offence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

import msgspec

from playcall.games.masters_gridiron.anatomy import TYPES, Audible, Play, Player, PlayResult, PlayType
from playcall.games.masters_gridiron.cards import StockEntry, Team
from playcall.games.masters_gridiron.effects import Return
from playcall.games.masters_gridiron.press.players import SET_SEED
from playcall.games.masters_gridiron.press.strength import League, strength_of
from playcall.kernel import Chance

LEANS: Final[dict[str, tuple[int, int, int, int]]] = {
    "EVEN": (3, 3, 3, 3),
    "RUN": (4, 3, 3, 2),
    "GROUND": (4, 4, 2, 2),
    "PASS": (2, 3, 4, 3),
    "SHORT": (3, 2, 4, 3),
    "AIR": (2, 2, 4, 4),
}
"""Plays by type IR, OR, SP, LP, for each result."""
SCARCE: Final = 0.035
"""How much less a play appeals for every team that has it already."""
LEAST, MOST = 2, 8
"""In how many stock decks a play may be."""


def print_stock(
    teams: Sequence[Team], players: Sequence[Player], plays: Sequence[Play], audibles: Sequence[Audible]
) -> str:
    """The file `stock.toml`."""
    entries = draft(teams, League.of(players), plays)
    deal_audibles(entries, audibles)
    lines = [
        "# The stock playbooks, printed by the press: 12 Touchdowns and 12 Field Goals; the full form adds the rest.\n"
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
    _mend(picks, used, appeal, [team.exchanged for team in teams])
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


def _mend(picks: list[list[int]], used: Counter[int], appeal: list[list[float]], exchanged: list[int]) -> None:
    """Teams that would win too seldom exchange plays that they can do without for better ones."""
    for chosen, worth, number in zip(picks, appeal, exchanged, strict=True):
        for _ in range(number):
            old = min((play for play in chosen if used[play] > LEAST), key=worth.__getitem__)
            better = (play for play in range(len(worth)) if play not in chosen and used[play] < MOST)
            new = max(better, key=worth.__getitem__)
            if worth[new] > worth[old]:
                chosen[chosen.index(old)] = new
                used[old] -= 1
                used[new] += 1


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
