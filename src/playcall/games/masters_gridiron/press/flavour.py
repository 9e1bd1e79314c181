"""The small print of a player card: names, body, college and last season's figures. The rules never read it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import msgspec

from playcall.games.masters_gridiron.cards import own, toml
from playcall.kernel import Chance

BODIES: Final = {
    "QB": (75, 222), "RB": (71, 214), "FB": (72, 246), "WR": (73, 199), "TE": (77, 252), "T": (78, 314),
    "G": (76, 317), "C": (75, 304), "DE": (76, 271), "DT": (75, 312), "LB": (74, 240), "CB": (71, 191), "S": (72, 206),
}  # fmt: skip
"""Mean height in inches and weight in pounds."""
SHORTEST, TALLEST = 68, 80
YOUNGEST, OLDEST = 21, 38

Body = tuple[str, int, int, int, str, str]


class Lists(msgspec.Struct, forbid_unknown_fields=True):
    given: list[str]
    surnames: list[str]
    colleges: list[str]


class Names:
    """Names that nobody has yet."""

    def __init__(self, lists: Lists, taken: Iterable[str]) -> None:
        self.given = lists.given
        self.surnames = lists.surnames
        self.colleges = lists.colleges
        self.taken = set(taken)

    @classmethod
    def of(cls, taken: Iterable[str]) -> Names:
        return cls(toml(own("names.toml"), "names.toml", Lists), taken)

    def draw(self, chance: Chance) -> str:
        while True:
            name = f"{_one(chance, self.given)} {_one(chance, self.surnames)}"
            if name not in self.taken:
                self.taken.add(name)
                return name


def flavour(pos: str, ratings: Mapping[str, int], starter: bool, colleges: Sequence[str], chance: Chance) -> Body:
    """Height, weight, age, season, college and a line of figures."""
    inches, pounds = BODIES[pos]
    height = max(SHORTEST, min(TALLEST, inches + chance.number("height", 5) - 2))
    weight = pounds + 3 * (height - inches) + chance.number("weight", 21) - 10
    age = min(OLDEST, YOUNGEST + chance.number("age", 10) + chance.number("older", 7))
    season = max(1, min(16, age - YOUNGEST + 1 - chance.number("late", 3)))
    stats = _stats(pos, ratings, 16 if starter else 4 + chance.number("games", 8), chance)
    return f"{height // 12}'{height % 12}\"", weight, age, season, _one(chance, colleges), stats


def _stats(pos: str, ratings: Mapping[str, int], games: int, chance: Chance) -> str:
    match pos:
        case "QB":
            passes = games * (24 + chance.number("passes", 14))
            yards = passes * (ratings["PAS"] + chance.number("yards", 20)) // 11
            scores = passes * ratings["RED"] // 1500
            return f"{passes} passes, {yards:,} yards, {scores} touchdowns"
        case "RB" | "FB":
            return f"{_rushing(ratings, games, pos == 'FB', chance)}; {_receiving(ratings, games, 1, chance)}"
        case "WR" | "TE":
            return _receiving(ratings, games, 4, chance)
        case "T" | "G" | "C":
            allowed = max(0, (82 - ratings["PBL"]) * games // 60 + chance.number("sacks", 3) - 1)
            return f"{games} starts, {_count(allowed, 'sack')} allowed"
    return _defence(ratings, games, chance)


def _rushing(ratings: Mapping[str, int], games: int, full: bool, chance: Chance) -> str:
    rushes = games * (2 if full else 9) + chance.number("rushes", games * (2 if full else 8) + 1)
    yards = rushes * (ratings["RUS"] + chance.number("yards", 12) - 6) // 15
    return f"{_count(rushes, 'rush', 'es')}, {yards:,} yards, {_count(rushes * ratings['GOL'] // 2200, 'touchdown')}"


def _receiving(ratings: Mapping[str, int], games: int, much: int, chance: Chance) -> str:
    catches = games * much * ratings["REC"] // 70 + chance.number("catches", games)
    yards = catches * (ratings["REC"] + chance.number("yards", 30) + 40 * (much > 1)) // 10
    return f"{_count(catches, 'catch', 'es')}, {yards:,} yards, {_count(catches * ratings['RED'] // 800, 'touchdown')}"


def _defence(ratings: Mapping[str, int], games: int, chance: Chance) -> str:
    tackles = games * ratings["TAC"] // 14 + chance.number("tackles", games + 1)
    sacks = max(0, (ratings["PRS"] - 40) * games // 50 + chance.number("sacks", 3) - 1)
    thefts = max(0, (ratings["COV"] - 45) * games // 90 + chance.number("thefts", 3) - 1)
    return f"{_count(tackles, 'tackle')}, {_count(sacks, 'sack')}, {_count(thefts, 'interception')}"


def _count(number: int, noun: str, plural: str = "s") -> str:
    return f"{number} {noun}{'' if number == 1 else plural}"


def _one(chance: Chance, items: Sequence[str]) -> str:
    return items[chance.number("item", len(items))]
