"""The closed vocabulary of the action cards. These classes say what is printed; other modules carry it out."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec


class TeamMod(msgspec.Struct, frozen=True, tag_field="effect", tag="team_mod", rename={"dfn": "def"}):
    """Adds to the attack and defence value of a team until the end of the match."""

    att: int = 0
    dfn: int = 0


class PlayerMod(msgspec.Struct, frozen=True, tag_field="effect", tag="player_mod", rename={"dfn": "def"}):
    """Adds to the figures of one player on the field until the end of the match, in every tactic."""

    att: int = 0
    dfn: int = 0
    tac: int = 0


class MuteGenius(msgspec.Struct, frozen=True, tag_field="effect", tag="mute_genius"):
    """The genius mark of one opposing player has no effect until the end of the match."""


class TacticMod(msgspec.Struct, frozen=True, tag_field="effect", tag="tactic_mod"):
    """Adds to one's tactical value in both tactical rolls."""

    n: int


class ForceTactic(msgspec.Struct, frozen=True, tag_field="effect", tag="force_tactic"):
    """The tactic named is the match tactics of the whole match; no tactical roll is made."""


class Spy(msgspec.Struct, frozen=True, tag_field="effect", tag="spy"):
    """Look at the opponent's players and tactic card; you may then change your own tactic card."""


class CounterTactics(msgspec.Struct, frozen=True, tag_field="effect", tag="counter_tactics"):
    """Cancels one revealed opposing card that touches tactics."""


class AttackBonus(msgspec.Struct, frozen=True, tag_field="effect", tag="attack_bonus"):
    """Adds to the attack total of the coming attack; only for the attacking manager."""

    n: int


class ExtraAttack(msgspec.Struct, frozen=True, tag_field="effect", tag="extra_attack"):
    """The team that just defended attacks at once, with a bonus."""

    n: int


class SecondChance(msgspec.Struct, frozen=True, tag_field="effect", tag="second_chance"):
    """The team whose attack failed attacks again at once, with a bonus."""

    n: int


class Reroll(msgspec.Struct, frozen=True, tag_field="effect", tag="reroll"):
    """Dice of the present attack are rolled again; `main` is the attack or defence die, `both` adds the genius die."""

    who: Literal["own", "attacker", "named"]
    dice: Literal["main", "both"]
    by: Literal["anyone", "defender"] = "anyone"


class CancelAttack(msgspec.Struct, frozen=True, tag_field="effect", tag="cancel_attack"):
    """The attack of this turn does not take place."""

    by: Literal["defender", "others"]
    second_half: bool = False
    leading: bool = False


class NullifyGoal(msgspec.Struct, frozen=True, tag_field="effect", tag="nullify_goal"):
    """The goal just scored does not count; the attack has failed."""


class CounterCorruption(msgspec.Struct, frozen=True, tag_field="effect", tag="counter_corruption"):
    """Cancels a Corruption card as it is played."""


class ExtraSub(msgspec.Struct, frozen=True, tag_field="effect", tag="extra_sub"):
    """Two substitutions at this half-time."""


class Wonderkid(msgspec.Struct, frozen=True, tag_field="effect", tag="wonderkid"):
    """In the academy the genius face draws gold, and one player may be kept whatever the cost."""


class PayPoints(msgspec.Struct, frozen=True, tag_field="effect", tag="pay_points"):
    """Costs as many M as points won in the match; 3 M are reserved until then."""


Effect: TypeAlias = (
    TeamMod
    | PlayerMod
    | MuteGenius
    | TacticMod
    | ForceTactic
    | Spy
    | CounterTactics
    | AttackBonus
    | ExtraAttack
    | SecondChance
    | Reroll
    | CancelAttack
    | NullifyGoal
    | CounterCorruption
    | ExtraSub
    | Wonderkid
    | PayPoints
)
