"""Words for tables: `played("A21-14B C7-7D", "B3-0C")`, a text for each round; teams are letters."""

from __future__ import annotations

import re

from playcall.leagues.ranking import Place
from playcall.leagues.results import Division, MatchKind, MatchResult, Pairing, Team

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
LOT = tuple(range(len(LETTERS)))


def team(letter: str) -> Team:
    return LETTERS.index(letter)


def teams(letters: str) -> tuple[Team, ...]:
    return tuple(map(team, letters))


def letters(numbers: tuple[Team, ...] | list[Team]) -> str:
    return "".join(LETTERS[number] for number in numbers)


def ranked(places: tuple[Place, ...]) -> str:
    return letters([place.team for place in places])


def pairing(text: str) -> Pairing:
    return Pairing(*teams(text))


def match(text: str, round: int = 1, kind: MatchKind = MatchKind.REGULAR) -> MatchResult:
    found = re.fullmatch(r"([A-Z])(\d+)-(\d+)([A-Z])", text)
    assert found, text
    return MatchResult(pairing(found[1] + found[4]), (int(found[2]), int(found[3])), round, kind)


def played(*rounds: str) -> tuple[MatchResult, ...]:
    return tuple(match(text, number) for number, line in enumerate(rounds, 1) for text in line.split())


def series(one: str, two: str, record: str) -> tuple[MatchResult, ...]:
    """One team against another: `4-2` or `4-2-1` as wins, losses and ties, all of them by a point."""
    wins, losses, ties = ([*map(int, record.split("-")), 0])[:3]
    lines = [f"{one}1-0{two}"] * wins + [f"{one}0-1{two}"] * losses + [f"{one}0-0{two}"] * ties
    return played(*lines)


def divisions(north: str, south: str) -> tuple[Division, Division]:
    return Division("north", teams(north)), Division("south", teams(south))
