"""LG-2.1, LG-2.6  What a competition has agreed on, and when it may be changed."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import Final

import msgspec

from playcall.contract.leagues import Agreed, Building, LeaguePlay, SeasonStart
from playcall.kernel import BadOption
from playcall.leagues.refusing import Refusal, no

HOUR: Final = 3600
DAY: Final = 24 * HOUR


class Format(StrEnum):
    """LG-1.1"""

    CUP = "cup"
    ROUND_ROBIN = "round_robin"
    LEAGUE = "league"


class Absent(StrEnum):
    """LG-2.4  What becomes of a fixture whose deadline has passed."""

    BOT = "bot"
    FORFEIT = "forfeit"


class DraftPool(StrEnum):
    """LG-3.11"""

    COMMON = "common"
    OWN = "own"


class Settings(msgspec.Struct, frozen=True, omit_defaults=True):
    """Everything that can be agreed on; None is the usual way of the game."""

    format: Format = Format.LEAGUE
    teams: int = 8
    options: dict[str, str] = {}
    """Options of the game, and what its plug-in has beside them."""
    seasons: int = 1

    building: Building | None = None
    season_start: SeasonStart | None = None
    draft_pool: DraftPool = DraftPool.COMMON
    banned: tuple[str, ...] = ()
    free: tuple[str, ...] | None = None
    """LG-2.3  Cards that everybody may use."""
    duplicates: tuple[str, ...] = ()
    """LG-2.3  Cards that may have more than one owner."""

    divisions: int | None = None
    conferences: bool = True
    """LG-5.3  Whether 16 teams play in two conferences."""
    passes: int | None = None
    preseason: int = 0
    playoff_places: int | None = None
    wildcard: bool = False
    criteria: tuple[str, ...] = ()
    seeded: bool = False
    """LG-5.5  Whether teams of a cup are seeded as they are listed; else the seeds are drawn."""
    evening: bool = False
    """LG-5.6  Whether neighbours of the list meet first, and losers play on for consolation."""
    two_legs: bool = False
    consolation: bool = False
    third_place: bool = False

    absent: Absent = Absent.BOT
    bot: str = "starter"
    """The level of those who play for absent members."""
    several_teams: bool = False
    """LG-1.2  Whether a member may have more than one team."""
    trades: bool = True
    trade_picks: bool = True
    trade_deadline: int | None = None
    """LG-4.6  The last round before which cards may be traded; None: the last regular round."""
    protest_hours: int = 24
    pick_seconds: int = 2 * HOUR
    build_hours: int = 72
    round_days: int = 7
    break_hours: int = 24
    mend_hours: int = 24
    offseason_days: int = 7


FLEXIBLE: Final = frozenset({
    "absent", "bot", "banned", "trade_deadline", "protest_hours", "pick_seconds", "build_hours", "round_days",
    "break_hours", "mend_hours", "offseason_days", "seasons", "trades",
})  # fmt: skip
"""LG-2.6  What may change between rounds; the rest only before a season begins."""
SIZES: Final = {Format.CUP: (2, 64), Format.ROUND_ROBIN: (2, 32), Format.LEAGUE: (2, 32)}
"""LG-5.1, LG-5.5"""
DIVIDED: Final = (4, 16)
"""LG-5.9"""
PLAYOFF_PLACES: Final = (0, 2, 4, 8)


def agreed(settings: Settings, plain: LeaguePlay) -> Agreed:
    """What the game's plug-in is told of the settings."""
    free = tuple(plain.free_cards()) if settings.free is None else settings.free
    return Agreed(settings.teams, settings.options, settings.building or _usual(settings, plain), free, settings.banned)


def _usual(settings: Settings, plain: LeaguePlay) -> Building:
    return plain.usual_building(settings.format is Format.CUP)


def completed(settings: Settings, plain: LeaguePlay) -> Settings:
    """The settings with the usual ways of the game in the place of None."""
    league = settings.format is Format.LEAGUE
    divisions = plain.divisions if league and DIVIDED[0] <= settings.teams <= DIVIDED[1] else 0
    usual = {
        "building": _usual(settings, plain), "season_start": plain.season_starts[0], "divisions": divisions,
        "free": tuple(plain.free_cards()), "passes": plain.passes(),
        "playoff_places": _places(plain, settings.teams) if league else 0,
    }  # fmt: skip
    return msgspec.structs.replace(
        settings, **{name: value for name, value in usual.items() if getattr(settings, name) is None}
    )


def _places(plain: LeaguePlay, teams: int) -> int:
    """LG-7.5"""
    return min(plain.playoff_places, 4 if teams >= 4 else 2)


def problems(settings: Settings, play: LeaguePlay) -> Iterator[Refusal]:
    """Why nobody can play by these settings; `settings` are complete."""
    fewest, most = SIZES[settings.format]
    if not fewest <= settings.teams <= most:
        yield no("LG-5.1", "lg-no-size", teams=settings.teams, fewest=fewest, most=most)
    if settings.divisions not in (0, 2):
        yield no("LG-5.2", "lg-no-divisions")
    elif settings.divisions and not DIVIDED[0] <= settings.teams <= DIVIDED[1]:
        yield no("LG-5.9", "lg-no-size-divided", fewest=DIVIDED[0], most=DIVIDED[1])
    if settings.playoff_places not in PLAYOFF_PLACES:
        yield no("LG-7.5", "lg-no-places", places=settings.playoff_places or 0)
    elif settings.divisions and settings.playoff_places == 8:
        yield no("LG-7.5", "lg-no-places-divided")
    elif (settings.playoff_places or 0) > settings.teams:
        yield no("LG-7.5", "lg-too-many-places", teams=settings.teams)
    if settings.evening and (settings.format is not Format.CUP or settings.teams & (settings.teams - 1)):
        yield no("LG-5.6", "lg-no-evening")
    if settings.preseason not in (0, 2, 3, 4):
        yield no("LG-5.4", "lg-no-preseason")
    if settings.building not in play.buildings:
        yield no("LG-1.8", "lg-no-building", buildings=tuple(play.buildings))
    if settings.building in (Building.STOCK, Building.PASS) and not _stock_for_all(settings, play):
        yield no("LG-3.4", "lg-no-stock-for-all", teams=settings.teams)
    if settings.season_start not in play.season_starts:
        yield no("LG-8.2", "lg-no-season-start", starts=tuple(play.season_starts))
    if settings.passes not in (1, 2) or settings.seasons < 1 or min(_times(settings)) < 0:
        yield no("LG-2.1", "lg-no-number")
    try:
        play.check()
    except BadOption as problem:
        yield no("LG-2.1", "lg-bad-option", problem=str(problem))


def _stock_for_all(settings: Settings, play: LeaguePlay) -> bool:
    """Whether every team finds a roster to begin with; packs may do without."""
    copies = [each.copies for each in play.stock()]
    enough = None in copies or sum(each or 0 for each in copies) >= settings.teams
    return enough or (settings.building is Building.PASS and not copies)


def _times(settings: Settings) -> tuple[int, ...]:
    return (
        settings.protest_hours, settings.pick_seconds, settings.build_hours, settings.round_days,
        settings.break_hours, settings.mend_hours, settings.offseason_days,
    )  # fmt: skip


def changes(old: Settings, new: Settings) -> set[str]:
    """The names of what is different."""
    return {name for name in Settings.__struct_fields__ if getattr(old, name) != getattr(new, name)}
