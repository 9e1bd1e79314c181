"""The verifier: every count and distribution that the card set must have. It lists what is wrong, all of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import permutations
from typing import Final

import msgspec

from playcall.games.masters_gridiron.anatomy import (
    DEFENCE_CODES,
    OFFENCE_CODES,
    TYPES,
    Audible,
    Play,
    Player,
)
from playcall.games.masters_gridiron.cards import CardSet, Team, own, toml
from playcall.games.masters_gridiron.decks import ROSTER_SIDE, payroll, stock_deck
from playcall.games.masters_gridiron.decks.check import check_deck, composition
from playcall.games.masters_gridiron.effects import Return
from playcall.games.masters_gridiron.making.players import (
    OLDEST,
    SCHEMES,
    SHORTEST,
    TALLEST,
    WEIGHTS,
    YOUNGEST,
    Lists,
    Stars,
    evaluation,
    salary,
)
from playcall.games.masters_gridiron.making.stock import LEANS, LEAST, MOST, League, reference_strength, scarce_types
from playcall.games.masters_gridiron.options import Options

PACKAGE: Final = "playcall.games.masters_gridiron"
CELLS: Final[dict[str, tuple[str, str]]] = {
    "TD IR": ("GOL|RBL|RUS|RUS GOL", "RDF|TAC|RDF TAC"),
    "TD OR": ("RUS|RUS RBL|RUS GOL|RUS REC", "TAC|RDF|RDF TAC|TAC COV|RDF COV|RDF TAC COV"),
    "TD SP": ("RED|PAS|PAS RED|REC RED|RED PBL", "PRS|COV|TAC|PRS COV|PRS TAC|TAC COV|PRS TAC COV"),
    "TD LP": ("REC|PAS|RED|PAS REC|PAS RED", "COV|PRS|PRS COV|TAC COV|PRS TAC COV"),
    "FG IR": ("RUS RBL|GOL RBL|RUS GOL RBL", "RDF|TAC|RDF TAC"),
    "FG OR": ("RUS RBL|RUS REC|RUS PBL|RUS GOL RBL", "TAC|RDF|RDF TAC|TAC COV|RDF COV|RDF TAC COV"),
    "FG SP": ("PAS REC|PAS PBL|REC PBL|PAS REC PBL", "PRS|COV|TAC|PRS COV|PRS TAC|TAC COV|PRS TAC COV"),
    "FG LP": ("PAS REC|PAS PBL|REC PBL|PAS REC PBL", "COV|PRS|PRS COV|TAC COV|PRS TAC COV"),
}
"""Use lists and stop lists of each result and type."""
STRENGTHS: Final = {"TD": (0.15, 0.48, 0.22, 0.37), "FG": (0.46, 0.75, 0.56, 0.64)}
"""Lowest and highest reference strength of a card, and of the mean of a cell."""
TWO_BONUSES, THREE_BONUSES, NO_BONUS = 7, 3, 4
"""In each cell: the fewest plays with two and with three bonuses, and the most without any."""


class Published(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`set.toml`: how many cards of each kind the published set holds, at least."""

    positions: dict[str, int]
    tiers: dict[str, int]
    plays: dict[str, int]
    audibles: dict[str, int]


def published() -> Published:
    return toml(own("set.toml"), "set.toml", Published)


def problems(cards: CardSet) -> list[str]:
    """Everything about the card set that is not as it should be."""
    return [
        *_players(cards.players),
        *_salaries(cards.players),
        *_teams(cards),
        *_authored(),
        *_names(cards.players),
        *_plays([card for card in cards.book if isinstance(card, Play)], League.of(cards.players)),
        *_audibles([card for card in cards.book if isinstance(card, Audible)]),
        *_stock(cards),
    ]


def _expect(what: str, found: object, wanted: object) -> Iterator[str]:
    if found != wanted:
        yield f"{what}: {found}, not {wanted}"


def _at_least(what: str, found: Mapping[str, int], wanted: Mapping[str, int]) -> Iterator[str]:
    for kind, number in wanted.items():
        if found.get(kind, 0) < number:
            yield f"{what}: {found.get(kind, 0)} {kind}, not {number}"


def _differ(what: str, names: Sequence[str]) -> Iterator[str]:
    yield from (f"{what}: '{name}' is used twice" for name, times in Counter(names).items() if times > 1)


# Players --------------------------------------------------------------------------------------------------------------


def _players(players: Sequence[Player]) -> Iterator[str]:
    yield from _expect("numbers", [p.number for p in players], list(range(1, len(players) + 1)))
    yield from _at_least("positions", Counter(p.pos for p in players), published().positions)
    yield from _at_least("tiers", Counter(p.tier for p in players), published().tiers)
    yield from _differ("names", [p.name for p in players])
    starters = Counter(p.team for p in players if p.role == "STARTER")
    yield from (f"{team} has {number} starters" for team, number in starters.items() if number != 2 * ROSTER_SIDE)
    for player in players:
        inches = int(player.height.split("'")[0]) * 12 + int(player.height.split("'")[1].rstrip('"'))
        if not (SHORTEST <= inches <= TALLEST and YOUNGEST <= player.age <= OLDEST and 1 <= player.season <= 16):
            yield f"#{player.id}: height, age or season out of range"


def _salaries(players: Sequence[Player]) -> Iterator[str]:
    for player in players:
        yield from _expect(f"salary of #{player.id}", player.salary, salary(player.pos, _ratings(player)))
    starters = [p.salary for p in players if p.role == "STARTER"]
    mean, cheap = sum(starters) / len(starters), sum(s == 1 for s in starters) / len(starters)
    if not (4.5 <= mean <= 5.5 and 0.2 <= cheap <= 0.3 and max(p.salary for p in players) == 25):
        yield f"salaries of starters: mean {mean:.2f}, {cheap:.0%} at $1 million, dearest {max(starters)}"


def _ratings(player: Player) -> dict[str, int]:
    codes: Sequence[str] = OFFENCE_CODES if player.side == "OFFENSE" else DEFENCE_CODES
    return {code: rating for code, rating in zip(codes, player.ratings, strict=True) if rating}


def _teams(cards: CardSet) -> Iterator[str]:
    schemes = Counter(scheme for team in cards.teams for scheme in (team.offence, team.defence))
    wanted = {"POWER": 8, "ACE": 8, "SPREAD": 12, "TWIN": 4, "4-3": 12, "3-4": 10, "NICKEL": 6, "BIG": 4}
    yield from _expect("schemes", {scheme: schemes[scheme] for scheme in SCHEMES}, wanted)
    for place, team in enumerate(cards.teams):
        total = payroll(stock_deck(cards, place, "full"), cards)
        if abs(total - team.payroll) > 1:
            yield f"{team.code}: payroll {total}, not within 1 of {team.payroll}"
        yield from _stars_of(team, cards.players)


def _stars_of(team: Team, players: Sequence[Player]) -> Iterator[str]:
    for wanted in (team.star, team.stopper):
        pos, value = wanted.split()
        first = next(p for p in players if p.team == team.code and p.pos == pos)
        found = evaluation(pos, _ratings(first))
        if found != int(value) or first.tier not in ("STANDOUT", "STAR", "LEGEND") or max(first.ratings) > 97:
            yield f"{team.code}: star {first.name} is {found}, not {wanted}"


def _authored() -> Iterator[str]:
    stars = toml(own("stars.toml"), "stars.toml", Stars)
    yield from _expect("hand-authored cards", [len(stars.star), len(stars.specialist), len(stars.sample)], [64, 32, 1])
    for card in stars.specialist:
        high = [code for code, rating in card.numbers().items() if rating >= 74]
        if len(high) != 1 or card.numbers()[high[0]] > 84 or WEIGHTS[card.pos].get(high[0], 0) > 1:
            yield f"{card.name} is not a specialist: {card.ratings}"


def _names(players: Sequence[Player]) -> Iterator[str]:
    lists = toml(own("names.toml"), "names.toml", Lists)
    if len(lists.given) < 120 or len(lists.surnames) < 260 or len(lists.colleges) != 40:
        yield "too few names or colleges"
    if {player.college for player in players} - set(lists.colleges):
        yield "a college that is not on the list"


# Plays and Audibles ---------------------------------------------------------------------------------------------------


def _plays(plays: Sequence[Play], league: League) -> Iterator[str]:
    yield from _at_least("plays", Counter(f"{play.result} {play.type}" for play in plays), published().plays)
    yield from _differ("plays", [play.name for play in plays])
    fade = Play("TSP01", "Corner Fade", "TD", "SP", (4,), (1, 3), {"WR": 8}, 1 << 4, 1 << 1 | 1 << 3)
    if fade not in plays:
        yield "Corner Fade is not as the sheet has it"
    for cell in CELLS:
        yield from _cell(cell, [play for play in plays if f"{play.result} {play.type}" == cell], league)


def _cell(cell: str, plays: Sequence[Play], league: League) -> Iterator[str]:
    uses, stops = (set(lists.split("|")) for lists in CELLS[cell])
    yield from _expect(f"use lists of {cell}", {" ".join(OFFENCE_CODES[r] for r in p.uses) for p in plays}, uses)
    yield from _expect(f"stop lists of {cell}", {" ".join(DEFENCE_CODES[r] for r in p.stops) for p in plays}, stops)
    bonuses = Counter(len(play.bonuses) for play in plays)
    if bonuses[0] > NO_BONUS or bonuses[2] < TWO_BONUSES or bonuses[3] < THREE_BONUSES:
        yield f"bonuses of {cell}: {dict(bonuses)}"
    yield from _strengths(cell, plays, league)
    for play, other in permutations(plays, 2):
        if dominates(other, play):
            yield f"{play.id} is dominated by {other.id}"


def _strengths(cell: str, plays: Sequence[Play], league: League) -> Iterator[str]:
    low, high, low_mean, high_mean = STRENGTHS[cell[:2]]
    strengths = {play.id: reference_strength(play, league) for play in plays}
    for play, strength in strengths.items():
        if not low <= strength <= high:
            yield f"{play}: reference strength {strength:.3f}, not {low} to {high}"
    mean = sum(strengths.values()) / len(strengths)
    if not low_mean <= mean <= high_mean:
        yield f"mean strength of {cell}: {mean:.3f}, not {low_mean} to {high_mean}"


def dominates(one: Play, other: Play) -> bool:
    """At least as good in every respect: a superset of uses, a subset of stops, no lower bonus."""
    uses = one.use_mask & other.use_mask == other.use_mask
    stops = one.stop_mask & other.stop_mask == one.stop_mask
    return uses and stops and all(one.bonuses.get(pos, 0) >= number for pos, number in other.bonuses.items())


def _audibles(audibles: Sequence[Audible]) -> Iterator[str]:
    yield from _at_least("Audibles", Counter(card.side for card in audibles), published().audibles)
    yield from _differ("Audibles", [card.name for card in audibles])
    yield from _expect("Audibles that score", sum(isinstance(card.effect, Return) for card in audibles), 8)


# Stock decks ----------------------------------------------------------------------------------------------------------


def _stock(cards: CardSet) -> Iterator[str]:
    used = Counter(place for team in cards.teams for place in team.full)
    for place, card in enumerate(cards.book):
        low, high = (LEAST, MOST) if isinstance(card, Play) else (1, 2)
        if isinstance(card, Audible) and isinstance(card.effect, Return):
            low = 2
        if not low <= used[place] <= high:
            yield f"{card.id} is in {used[place]} stock decks, not {low} to {high}"
    for place, team in enumerate(cards.teams):
        yield from _stock_deck(place, team, cards)


def _stock_deck(place: int, team: Team, cards: CardSet) -> Iterator[str]:
    for form, (touchdowns, field_goals, audibles) in {"full": (12, 14, 2), "basic": (12, 12, 0)}.items():
        deck = stock_deck(cards, place, form)
        made = composition(deck, cards)
        yield from _expect(
            f"{team.code} {form}",
            (made.touchdowns, made.field_goals, made.audibles),
            (touchdowns, field_goals, audibles),
        )
        for problem in check_deck(deck, Options(cap=0), cards):
            yield f"{team.code} {form}: {problem.told(PACKAGE)}"
        if len(set(deck.book)) != len(deck.book):
            yield f"{team.code} {form}: a card twice"
    yield from _lean(team, cards)
    first, second = (cards.book[card] for card in team.full[-2:])
    if isinstance(first, Audible) and isinstance(second, Audible) and (first.side == "DEF" or second.side == "OFF"):
        yield f"{team.code}: its Audibles are for {first.side} and {second.side}"


def _lean(team: Team, cards: CardSet) -> Iterator[str]:
    plays = [card for card in (cards.book[place] for place in team.basic) if isinstance(card, Play)]
    for result in ("TD", "FG"):
        types = Counter(play.type for play in plays if play.result == result)
        yield from _expect(f"{result} of {team.code} by type", tuple(types[kind] for kind in TYPES), LEANS[team.lean])
    extra = [card.type for card in (cards.book[place] for place in team.full[24:26]) if isinstance(card, Play)]
    yield from _expect(f"extra Field Goals of {team.code}", extra, scarce_types(team))
