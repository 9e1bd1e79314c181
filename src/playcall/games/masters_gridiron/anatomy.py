"""What the cards show: ratings, positions, player cards, offensive plays and Audibles."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, Literal

import msgspec

from playcall.games.masters_gridiron.effects import Effect

# Ratings (MG-13.1). Those of the offence and of the defence are numbered on their own; a missing one is 0.

PAS, RUS, GOL, REC, RED, RBL, PBL = range(7)
RDF, PRS, TAC, COV = range(4)
OFFENCE_CODES: Final = ("PAS", "RUS", "GOL", "REC", "RED", "RBL", "PBL")
DEFENCE_CODES: Final = ("RDF", "PRS", "TAC", "COV")
OFFENCE_RATINGS: Final = ("Passing", "Rushing", "Goal Line", "Receiving", "Red Zone", "Run Blocking", "Pass Blocking")
DEFENCE_RATINGS: Final = ("Run Defense", "Pass Rush", "Tackling", "Coverage")

OFFENCE_POSITIONS: Final = {
    "QB": (PAS, RED, RUS, GOL),
    "RB": (RBL, PBL, RUS, GOL, REC, RED),
    "FB": (RBL, PBL, RUS, GOL, REC, RED),
    "WR": (RBL, PBL, RUS, GOL, REC, RED),
    "TE": (RBL, PBL, REC, RED),
    "T": (RBL, PBL),
    "G": (RBL, PBL),
    "C": (RBL, PBL),
}
"""The ratings of every position, in the order in which they are printed."""
DEFENCE_POSITIONS: Final = dict.fromkeys(("DE", "DT", "LB", "CB", "S"), (RDF, PRS, TAC, COV))
POSITIONS: Final = (*OFFENCE_POSITIONS, *DEFENCE_POSITIONS)
POSITION_NAMES: Final = {
    "QB": "quarterback", "RB": "running back", "FB": "fullback", "WR": "wide receiver", "TE": "tight end",
    "T": "tackle", "G": "guard", "C": "center", "DE": "defensive end", "DT": "defensive tackle",
    "LB": "linebacker", "CB": "cornerback", "S": "safety",
}  # fmt: skip

Side = Literal["OFFENSE", "DEFENSE"]
Role = Literal["STARTER", "RESERVE"]
Tier = Literal["REGULAR", "STANDOUT", "STAR", "LEGEND", "SPECIALIST"]
PlayResult = Literal["TD", "FG"]
PlayType = Literal["IR", "OR", "SP", "LP"]
AudibleSide = Literal["OFF", "DEF", "ANY"]

RESULT_NAMES: Final = {"TD": "Touchdown", "FG": "Field Goal"}
TYPES: Final[tuple[PlayType, ...]] = ("IR", "OR", "SP", "LP")
TYPE_NAMES: Final = {"IR": "Inside Run", "OR": "Outside Run", "SP": "Short Pass", "LP": "Long Pass"}


class Window(StrEnum):
    """When an Audible may be played (MG-9.1, MG-9.4, MG-9.5)."""

    HUDDLE = "HUDDLE"
    LINE = "LINE"
    CHECK = "CHECK"
    REACT = "REACT"


class Player(msgspec.Struct, frozen=True):
    """A player card; the fields after `salary` are for information only (MG-13.2)."""

    number: int
    side: Side
    pos: str
    ratings: tuple[int, ...]
    """By rating number; 0 where the card has no such rating."""
    has: int
    """The ratings it has, as a bit mask."""
    salary: int
    team: str
    name: str
    role: Role
    tier: Tier
    height: str = ""
    weight: int = 0
    age: int = 0
    season: int = 0
    college: str = ""
    stats: str = ""
    note: str = ""

    @property
    def id(self) -> str:
        return f"{self.number:03}"

    @property
    def best(self) -> int:
        """MG-10.9  The highest rating on the card."""
        return max(self.ratings)


class Play(msgspec.Struct, frozen=True):
    """A Playbook card of the kind offensive play."""

    id: str
    name: str
    result: PlayResult
    type: PlayType
    uses: tuple[int, ...]
    """Offensive ratings, the highest of which counts."""
    stops: tuple[int, ...]
    """Defensive ratings that can stop it."""
    bonuses: dict[str, int]
    use_mask: int
    stop_mask: int


class Audible(msgspec.Struct, frozen=True):
    """A Playbook card of the kind Audible."""

    id: str
    name: str
    side: AudibleSide
    windows: frozenset[Window]
    effect: Effect
    types: frozenset[str]
    """Play types it needs; empty for any. So with `results` and `positions`."""
    results: frozenset[str]
    positions: frozenset[str]
    text: str


def mask(ratings: tuple[int, ...]) -> int:
    """A set of ratings as one number."""
    return sum(1 << rating for rating in ratings)
