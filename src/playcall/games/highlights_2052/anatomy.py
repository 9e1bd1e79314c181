"""What a card shows: its two ends, its numbers and icons, and the rules of their shape."""

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias, TypeVar

import msgspec

from playcall.games.highlights_2052.effects import (
    MAUL,
    PASS,
    RUN,
    TYPE_NAMES,
    Action,
    Blitz,
    Bonus,
    Breakaway,
    Effect,
    ExtraDraw,
    Fumble,
    GoalLineStand,
    HardCount,
    HurryUp,
    If,
    Interception,
    KickSetup,
    Misdirection,
    QuickRelease,
    Rider,
    Secure,
    Situation,
    Strip,
    Stunt,
)
from playcall.games.highlights_2052.notation import CardError, DefenceLine, PlayLine, format_action

SetName: TypeAlias = Literal["star", "team", "play", "solo", "promo"]
DeckName: TypeAlias = Literal["play", "solo"]
Penalty: TypeAlias = Literal["none", "offside", "def_holding", "interference", "off_holding", "offsetting"]
Injury: TypeAlias = Literal["none", "minor", "moderate", "serious", "season"]

MOST_YARDS: Final = 40

_TYPES_OF_ACTION: Final[dict[type[Action], tuple[int, ...]]] = {
    Interception: (PASS,),
    Blitz: (PASS,),
    Fumble: (RUN, MAUL),
    Strip: (RUN, MAUL),
    GoalLineStand: (RUN, MAUL),
}


_Kind = TypeVar("_Kind", bound=Effect)


class Play(msgspec.Struct, frozen=True):
    """One play of a football end; the fields after `effects` repeat them, ready to be looked up."""

    type: int
    area: int
    footballs: int
    yards: int
    effects: tuple[Effect, ...] = ()
    situation: Situation | None = None
    bonus: Bonus | None = None
    extra_draw: int = 0
    breakaway: int = 0
    misdirection: int = 0
    stunt: bool = False
    secure: bool = False
    quick_release: bool = False
    hurry_up: bool = False
    kick_setup: int = 0
    hard_count: bool = False


class Card(msgspec.Struct, frozen=True):
    """A play card with its two ends: helmets to defend with, footballs to threaten with."""

    id: str
    number: int
    set: SetName
    team: str | None
    name: str
    location: str
    def_type: int
    helmets: tuple[int, int, int]
    box: Action | None
    rider: Rider | None
    penalty: bool
    plays: tuple[Play, ...]
    fg: int
    injury: bool
    defence_text: str
    offence_texts: tuple[str, ...]
    flavour: str = ""
    deck: DeckName | None = None  # where a promo card belongs


class ActionCard(msgspec.Struct, frozen=True):
    """An Action card; `kick` is 0 where `block` gives the yards of a blocked kick."""

    no: int
    run: int
    pass_: int
    kick: int
    block: int
    penalty: Penalty
    injury: Injury


def make_play(line: PlayLine) -> Play:
    """A play with its effects spread out, ready to be looked up."""
    effects = line.effects
    return Play(
        *line,
        situation=_find(effects, Situation),
        bonus=_find(effects, Bonus),
        extra_draw=_k(_find(effects, ExtraDraw)),
        breakaway=_k(_find(effects, Breakaway)),
        misdirection=_k(_find(effects, Misdirection)),
        stunt=Stunt() in effects,
        secure=Secure() in effects,
        quick_release=QuickRelease() in effects,
        hurry_up=HurryUp() in effects,
        kick_setup=_k(_find(effects, KickSetup)),
        hard_count=HardCount() in effects,
    )


def check_defence(end: DefenceLine) -> None:
    """The rules of the helmet end; raises CardError."""
    helmets = sum(end.helmets)
    require(helmets <= 3, f"a card shows 0 to 3 helmets, not {helmets}")
    require(end.box is not None or helmets == 0, "only a card without helmets may lack an action")
    require(end.box is not None or not (end.rider or end.penalty), "a rider or penalty icon needs an action")
    action = end.box.action if isinstance(end.box, If) else end.box
    allowed = (RUN, PASS, MAUL) if action is None else _TYPES_OF_ACTION.get(type(action), (RUN, PASS, MAUL))
    if action is not None and end.def_type not in allowed:
        kinds = " or ".join(TYPE_NAMES[t] for t in allowed)
        raise CardError(f"{format_action(action)} is only for {kinds} defences")


def check_plays(plays: Sequence[Play]) -> None:
    """The rules of the football end; raises CardError."""
    footballs = sum(play.footballs for play in plays)
    require(footballs <= 3, f"a card shows 0 to 3 footballs, not {footballs}")
    places = [(play.area, play.type) for play in plays]
    require(places == sorted(places), "plays are printed by area L, C, R and within one area Run, Pass, Maul")
    require(len(set(places)) == len(places), "two plays may share an area only if their types differ")
    for play in plays:
        _check_play(play)


def _check_play(play: Play) -> None:
    require(play.footballs >= 1, "a play has at least one football")
    yards = [play.yards, *(effect.yards for effect in (play.situation, play.bonus) if effect)]
    require(all(0 <= n <= MOST_YARDS and n % 5 == 0 for n in yards), "yards are 0 to 40 in steps of 5")
    kinds = [type(effect) for effect in play.effects]
    require(len(kinds) <= 2, "a play carries at most two effects")
    require(len(set(kinds)) == len(kinds), "a play carries an effect only once")
    require(not (play.secure and play.quick_release), "SECURE and QUICK_RELEASE never stand on one play")


def require(holds: bool, message: str) -> None:
    """Raise CardError with this sentence unless the rule holds."""
    if not holds:
        raise CardError(message)


def _find(effects: tuple[Effect, ...], kind: type[_Kind]) -> _Kind | None:
    return next((effect for effect in effects if isinstance(effect, kind)), None)


def _k(effect: ExtraDraw | Breakaway | Misdirection | KickSetup | None) -> int:
    return effect.k if effect else 0
