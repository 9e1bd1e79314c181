"""Makes the players: a squad for each team from its profile, with the hand-authored cards in their slots."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Any, Final, Literal

import msgspec

from playcall.contract.expansions import card_error
from playcall.games.masters_gridiron.anatomy import Role, Tier
from playcall.games.masters_gridiron.cards import PlayerEntry, Team, load, own, read_teams, toml
from playcall.games.masters_gridiron.decks import DEFENCE, OFFENCE
from playcall.kernel import Chance

SET_SEED: Final = 2015
MOST_ATTEMPTS: Final = 1000

OFFENCE_OFFSETS: Final = (0, 0, 0, 3, -2, 2, -2, 2, -2, 0, -3, -8, -9)
DEFENCE_OFFSETS: Final = (2, -2, 0, 4, 0, -4, 2, -2, 2, -2, -3, -8, -9)
SCHEMES: Final = {
    "POWER": ("FB", "RB", "WR"),
    "ACE": ("TE", "WR", "RB"),
    "SPREAD": ("WR", "RB", "TE"),
    "TWIN": ("RB", "FB", "WR"),
    "4-3": ("DT", "LB", "CB"),
    "3-4": ("LB", "DE", "CB"),
    "NICKEL": ("CB", "DT", "S"),
    "BIG": ("S", "CB", "DE"),
}
"""The eleventh starter and the two reserves."""
UNITS: Final = {
    "QB": 0, "RB": 1, "FB": 1, "WR": 2, "TE": 2, "T": 3, "G": 3, "C": 3, "DE": 4, "DT": 4, "LB": 5, "CB": 6, "S": 6,
}  # fmt: skip
SHOWN_UNITS: Final = ("quarterback", "backs", "receivers", "line", "front", "linebackers", "secondary")
"""What the grades of a team are of, in order."""
BASES: Final[dict[str, dict[str, int]]] = {
    "QB": {"PAS": 68, "RED": 65, "RUS": 45, "GOL": 43},
    "RB": {"RBL": 41, "PBL": 43, "RUS": 66, "GOL": 64, "REC": 53, "RED": 45},
    "FB": {"RBL": 62, "PBL": 55, "RUS": 50, "GOL": 64, "REC": 47, "RED": 44},
    "WR": {"RBL": 37, "PBL": 31, "RUS": 37, "GOL": 27, "REC": 66, "RED": 62},
    "TE": {"RBL": 57, "PBL": 54, "REC": 62, "RED": 64},
    "T": {"RBL": 62, "PBL": 66},
    "G": {"RBL": 66, "PBL": 62},
    "C": {"RBL": 64, "PBL": 64},
    "DE": {"RDF": 58, "PRS": 66, "TAC": 54, "COV": 31},
    "DT": {"RDF": 68, "PRS": 58, "TAC": 52, "COV": 22},
    "LB": {"RDF": 58, "PRS": 52, "TAC": 66, "COV": 51},
    "CB": {"RDF": 33, "PRS": 25, "TAC": 52, "COV": 66},
    "S": {"RDF": 45, "PRS": 35, "TAC": 62, "COV": 64},
}
LEGEND, STAR, STANDOUT = 83, 79, 75
"""Evaluations from which a star has each tier."""

Ratings = dict[str, int]


class Authored(msgspec.Struct, forbid_unknown_fields=True):
    """A hand-authored card."""

    team: str
    pos: str
    name: str
    ratings: str
    note: str

    def numbers(self) -> Ratings:
        words = self.ratings.split()
        return {code: int(number) for code, number in zip(words[::2], words[1::2], strict=True)}


class Stars(msgspec.Struct, forbid_unknown_fields=True):
    """The file of hand-authored cards."""

    star: list[Authored]
    specialist: list[Authored]
    sample: list[Authored]


class Slot(msgspec.Struct):
    """One of the 26 places of a team."""

    number: int
    pos: str
    offset: int
    role: Role
    ratings: Ratings
    tier: Tier = "REGULAR"
    name: str = ""
    note: str = ""


def print_players() -> str:
    """The file `players.jsonl`, one card a line."""
    stars = toml(own("stars.toml"), "stars.toml", Stars)
    names = Names.of([card.name for card in (*stars.star, *stars.specialist, *stars.sample)])
    lines = []
    for place, team in enumerate(read_teams()):
        for slot in squad(place + 1, team, stars):
            lines.append(msgspec.json.encode(entry(team, slot, names)).decode())
    return "\n".join([*lines, ""])


def squad(number: int, team: Team, stars: Stars) -> list[Slot]:
    """The first attempt whose stock payroll is within 1 of the team's figure."""
    for attempt in range(MOST_ATTEMPTS):
        slots = draw_squad(number, attempt, team)
        place_authored(slots, number, team, stars)
        payroll = sum(salary(slot.pos, slot.ratings) for slot in slots if slot.role == "STARTER")
        if abs(payroll - team.payroll) <= 1:
            return slots
    raise ValueError(f"No squad of {team.code} comes near ${team.payroll} million.")


def draw_squad(number: int, attempt: int, team: Team) -> list[Slot]:
    """Slot by slot, rating by rating: base, role, unit, talent of the player and noise of each rating."""
    chance = Chance.of((SET_SEED * 1000 + number) * 10000 + attempt)
    slots = []
    for slot in empty_slots(number, team):
        talent = _pair(chance)
        lift = slot.offset + 2 * team.grades[UNITS[slot.pos]] + talent
        slot.ratings = {code: _clamp(base + lift + _pair(chance)) for code, base in BASES[slot.pos].items()}
        slots.append(slot)
    return slots


def empty_slots(number: int, team: Team) -> list[Slot]:
    offence = zip((*OFFENCE.fixed, *SCHEMES[team.offence]), OFFENCE_OFFSETS, strict=True)
    defence = zip((*DEFENCE.fixed, *SCHEMES[team.defence]), DEFENCE_OFFSETS, strict=True)
    slots: list[Slot] = []
    for pos, offset in (*offence, *defence):
        role: Role = "STARTER" if len(slots) % 13 < 11 else "RESERVE"
        slots.append(Slot(26 * (number - 1) + len(slots) + 1, pos, offset, role, {}))
    return slots


def place_authored(slots: list[Slot], number: int, team: Team, stars: Stars) -> None:
    for card in stars.star:
        if card.team == team.code:
            slot = next(slot for slot in slots if slot.pos == card.pos)
            _put(slot, card, _star_tier(evaluation(card.pos, card.numbers())))
    for card in stars.specialist:
        if card.team == team.code:
            _put(slots[12 if number % 2 else 25], card, "SPECIALIST")
    for card in stars.sample:
        if card.team == team.code:
            _put(slots[1], card, "REGULAR")


def _put(slot: Slot, card: Authored, tier: Tier) -> None:
    assert slot.pos == card.pos, f"{card.name} is not a {slot.pos}."
    slot.ratings, slot.name, slot.note, slot.tier = card.numbers(), card.name, card.note, tier


def tier_of(value: int) -> Tier:
    """The tier of an evaluation; whoever is below the stars is a regular."""
    if value < STANDOUT:
        return "REGULAR"
    return _star_tier(value)


def _star_tier(value: int) -> Tier:
    if value >= LEGEND:
        return "LEGEND"
    return "STAR" if value >= STAR else "STANDOUT"


def entry(team: Team, slot: Slot, names: Names) -> PlayerEntry:
    """The printed card with its small print."""
    chance = Chance.of(SET_SEED * 10000 + slot.number)
    name = slot.name or names.draw(chance)
    body = flavour(slot.pos, slot.ratings, slot.role == "STARTER", names.colleges, chance)
    price = salary(slot.pos, slot.ratings)
    return PlayerEntry(
        slot.number, team.code, slot.pos, slot.role, slot.tier, name, slot.ratings, price, *body, slot.note
    )


def _pair(chance: Chance) -> int:
    """The sum of two numbers from −4 to +4."""
    return chance.number("first", 9) + chance.number("second", 9) - 8


def _clamp(rating: int) -> int:
    return max(15, min(95, rating))


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


WEIGHTS: Final[dict[str, dict[str, int]]] = {
    "QB": {"PAS": 5, "RED": 4, "RUS": 1},
    "RB": {"RUS": 5, "GOL": 3, "REC": 2},
    "FB": {"GOL": 5, "RBL": 3, "REC": 1, "RUS": 1},
    "TE": {"RED": 5, "REC": 4, "RBL": 1},
    "WR": {"REC": 6, "RED": 4},
    "T": {"PBL": 6, "RBL": 4},
    "G": {"RBL": 6, "PBL": 4},
    "C": {"RBL": 5, "PBL": 5},
    "DE": {"PRS": 7, "RDF": 2, "TAC": 1},
    "DT": {"RDF": 6, "PRS": 3, "TAC": 1},
    "LB": {"TAC": 7, "RDF": 2, "COV": 1},
    "CB": {"COV": 9, "TAC": 1},
    "S": {"COV": 5, "TAC": 4, "RDF": 1},
}
PREMIUM: Final = {
    "QB": 115, "RB": 125, "FB": 100, "TE": 105, "WR": 100, "T": 85, "G": 85, "C": 90,
    "DE": 100, "DT": 95, "LB": 105, "CB": 100, "S": 105,
}  # fmt: skip
"""In percent."""
PEAK: Final = 8
"""A single high rating is worth an evaluation this much lower."""


def evaluation(pos: str, ratings: Mapping[str, int]) -> int:
    """The weighted mean of what the position needs, or the highest rating less 8 where that is more."""
    mean = sum(weight * ratings[code] for code, weight in WEIGHTS[pos].items()) // 10
    return max(mean, max(ratings.values()) - PEAK)


def salary(pos: str, ratings: Mapping[str, int]) -> int:
    """In $ million; the engine reads the printed figure and never this (MG-13.3)."""
    return max(1, (20000 + (evaluation(pos, ratings) - 60) * 70 * PREMIUM[pos]) // 10000)


# Teams of somebody's own ------------------------------------------------------------------------------------------


LEAST_PAYROLL, MOST_PAYROLL = 80, 140
"""In $ million, for the 22 starters; what can be reached depends on the grades."""
LAST_SEED: Final = 9999


class Profile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a team is to be like; the grades of its units are -3 to 3 from the usual."""

    code: str
    place: str
    nickname: str
    colours: tuple[str, str]
    offence: Literal["POWER", "ACE", "SPREAD", "TWIN"]
    defence: Literal["4-3", "3-4", "NICKEL", "BIG"]
    lean: str = "EVEN"
    payroll: Annotated[int, msgspec.Meta(ge=LEAST_PAYROLL, le=MOST_PAYROLL)] = 105
    grades: dict[str, Annotated[int, msgspec.Meta(ge=-3, le=3)]] = {}
    seed: Annotated[int, msgspec.Meta(ge=1, le=LAST_SEED)] = 1


def made_team(wanted: Mapping[str, Any]) -> dict[str, list[dict[str, Any]]]:
    """A team and its players, as tables of a set; raises CardError where no squad comes near its payroll."""
    try:
        profile = msgspec.convert(wanted, Profile)
    except msgspec.ValidationError as error:
        field = re.search(r"\$\.(\w+)|field `(\w+)`", str(error))
        raise card_error(str(error), file="team", field=(field[1] or field[2]) if field else "") from None
    team = {name: getattr(profile, name) for name in _TEAM} | {"colours": list(profile.colours)}
    return {"team": [team], "player": players_of(profile)}


_TEAM: Final = ("code", "place", "nickname", "offence", "defence", "lean")


def players_of(profile: Profile) -> list[dict[str, Any]]:
    """The players of a team, as entries of a set."""
    slots = _squad(profile)
    names = Names.of([player.name for player in load().players])
    chance = Chance.of(profile.seed)
    return [_entry(profile.code, place, slot, names.draw(chance)) for place, slot in enumerate(slots, 1)]


def _squad(profile: Profile) -> Sequence[Slot]:
    """The first squad whose payroll is within 1 of what is wanted."""
    grades = tuple(profile.grades.get(unit, 0) for unit in SHOWN_UNITS)
    team = Team(
        profile.code, "", "", profile.offence, profile.defence, "EVEN", grades, profile.payroll, "", "",
    )  # fmt: skip
    found: list[int] = []
    for attempt in range(MOST_ATTEMPTS):
        slots = draw_squad(FIRST + profile.seed, attempt, team)
        found.append(sum(salary(slot.pos, slot.ratings) for slot in slots if slot.role == "STARTER"))
        if abs(found[-1] - profile.payroll) <= 1:
            return slots
    problem = f"such a team costs ${min(found)} to ${max(found)} million, never ${profile.payroll} million"
    raise card_error(problem, file="team", card=profile.code[:40], field="payroll", rule="MG-15.1")


FIRST: Final = 1000
"""Squads of one's own are drawn beyond those of the game."""


def _entry(code: str, place: int, slot: Slot, name: str) -> dict[str, Any]:
    role = {"role": "STARTER"} if slot.role == "STARTER" else {}
    return {
        "id": f"{code[:2]}{place:02}", "name": name, "team": code, "pos": slot.pos, "ratings": slot.ratings, **role,
    }  # fmt: skip
