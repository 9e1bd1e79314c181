"""What is printed on the five types of cards: the fields of GF-2, without any behaviour."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, NamedTuple, TypeAlias

import msgspec

Ability: TypeAlias = Literal["power", "speed", "skill", "mental"]
ABILITIES: Final = ("power", "speed", "skill", "mental")
"""GF-1.3  In the order of `Symbols`."""
CardType: TypeAlias = Literal["OP", "DP", "OA", "DA", "TM"]
CARD_TYPES: Final = ("OP", "DP", "OA", "DA", "TM")
Rarity: TypeAlias = Literal["C", "U", "R", "V"]
RARITIES: Final = ("C", "U", "R", "V")
Edition: TypeAlias = Literal["both", "retail", "hobby"]
Limit: TypeAlias = Literal["none", "once_per_half", "once_per_game", "first_half"]
Kind: TypeAlias = Literal["run", "pass"]
Who: TypeAlias = Literal["own", "opp"]
Context: TypeAlias = Literal[
    "play", "try", "kickoff", "safety_kick", "punt", "field_goal", "extra_point", "interception"
]
Window: TypeAlias = Literal[
    "kickoff", "drive_start", "call", "reveal", "challenge", "result", "injury", "penalty", "kick", "finish", "response"
]
WINDOWS: Final = (
    "kickoff", "drive_start", "call", "reveal", "challenge", "result", "injury", "penalty", "kick", "finish",
    "response",
)  # fmt: skip
Subtype: TypeAlias = Literal["star", "coach", "franchise", "sponsor", "formation", "tradition"]
SUBTYPES: Final = ("star", "coach", "franchise", "sponsor", "formation", "tradition")
Plaque: TypeAlias = Literal["gold", "silver", "copper"]
PLAQUES: Final = ("gold", "silver", "copper")
Position: TypeAlias = Literal["QB", "HB", "FB", "WR", "TE", "C", "G", "T", "K", "DE", "DT", "LB", "CB", "FS", "SS"]
GOLD_POSITIONS: Final = ("QB", "HB", "FB", "WR", "TE", "C", "G", "T", "K")
SILVER_POSITIONS: Final = ("DE", "DT", "LB", "CB", "FS", "SS")


class Symbols(NamedTuple):
    """GF-1.3, GF-1.4  The symbols on a card, by ability."""

    power: int = 0
    speed: int = 0
    skill: int = 0
    mental: int = 0
    wild: int = 0


class Condition(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """When an effect holds: every atom that is given must hold."""

    role: Literal["offence", "defence"] | None = None
    off_kind: Kind | None = None
    def_kind: Kind | None = None
    own_kind: Kind | None = None
    opp_kind: Kind | None = None
    advantage: Who | None = None
    dominant: Ability | None = None
    down_in: tuple[int, ...] | None = None
    to_go_max: int | None = None
    to_go_min: int | None = None
    ytg_max: int | None = None
    ytg_min: int | None = None
    score: Literal["trailing", "leading", "tied"] | None = None
    half: Literal["first", "second"] | None = None
    last_drive: bool | None = None
    result: Literal["success", "stopped"] | None = None
    margin_min: int | None = None
    doubled: Who | None = None
    sack: bool | None = None
    position_active: Position | None = None
    opp_position_active: Position | None = None
    context: tuple[Context, ...] | None = None
    laid_max: int | None = None
    laid_min: int | None = None
    franchise: str | None = None


FINAL_ATOMS: Final = ("result", "margin_min", "doubled", "sack")
"""Atoms judged on the final Totals; no effect that changes Totals may carry one."""


class Effect(msgspec.Struct, frozen=True):
    """One entry of the vocabulary: `do` with its parameters, when it holds and how long it lasts."""

    do: str
    parameters: Mapping[str, Any] = msgspec.field(default_factory=dict)
    """By name, as `vocabulary.VERBS[do]` lists them; effects inside effects are tuples of `Effect`."""
    condition: Condition | None = None
    duration: str = ""
    """Empty, or `play`, `next_play`, `drive`, `drives:2`, `half`, `game`."""


class Secondary(msgspec.Struct, frozen=True):
    """GF-7.17  A Secondary Challenge."""

    key: Ability
    need: str
    """GF-7.19  `lead`, `double` or `by:n`."""
    effects: tuple[Effect, ...]


class Penalty(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """GF-10.1  The white number on a black disk, with what it costs."""

    risk: int
    yards: int
    foul: str


class AbilityUse(msgspec.Struct, frozen=True):
    """What a Team card's owner may do in a window while it is Active."""

    window: Window
    limit: Limit
    effects: tuple[Effect, ...]


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """What all five types have in common."""

    id: str
    name: str
    type: CardType
    rarity: Rarity
    edition: Edition = "both"
    limit: Limit = "none"
    set: str = "base"
    flavour: str = ""


class Play(Card, frozen=True, kw_only=True):
    """An Offensive or Defensive Play."""

    kind: Kind
    symbols: Symbols
    main: str
    """The ability with most symbols, the first printed of equals: what the card is about. No rule asks for it."""
    objective: int | Literal["TD"]
    """Yards from the offence's point of view if the owner wins."""
    in_force: tuple[Effect, ...] = ()
    on_success: tuple[Effect, ...] = ()
    secondaries: tuple[Secondary, ...] = ()
    penalty: Penalty | None = None


class Action(Card, frozen=True, kw_only=True):
    """An Offensive or Defensive Action: a Challenge card with symbols, or an Action proper without."""

    mode: Literal["challenge", "action"]
    symbols: Symbols = Symbols()
    main: str = ""
    """As on a Play; `wild` where there is no other, nothing without symbols."""
    special: tuple[Effect, ...] = ()
    in_force: tuple[Effect, ...] = ()
    windows: tuple[Window, ...] = ()
    effects: tuple[Effect, ...] = ()
    requires: Condition | None = None
    penalty: Penalty | None = None
    alert: int = 0


class Team(Card, frozen=True, kw_only=True):
    """A Team card: star, coach, franchise, sponsor, formation or tradition."""

    subtype: Subtype
    plaque: Plaque
    position: Position | None = None
    affinity: str | None = None
    """The letter of a franchise."""
    static: tuple[Effect, ...] = ()
    abilities: tuple[AbilityUse, ...] = ()
    kicks: tuple[Context, ...] = ()


AnyCard: TypeAlias = Play | Action | Team
