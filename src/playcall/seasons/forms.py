"""What can be agreed on when a competition is founded, as data: every setting with its default and its choices."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields as option_fields
from typing import Any

import msgspec

from playcall.bots import LEVELS
from playcall.contract import Game
from playcall.contract.leagues import Building, Criterion, LeaguePlay
from playcall.kernel.options import write
from playcall.leagues import Absent, DraftPool, Format, Settings
from playcall.leagues.office import plugged
from playcall.leagues.settings import FLEXIBLE, PLAYOFF_PLACES, SIZES, completed
from playcall.tables.errors import Refused

CARDS = ("banned", "free", "duplicates")
NUMBERS = {
    "seasons": (1, 50), "protest_hours": (0, 168), "pick_seconds": (10, 7 * 86400), "build_hours": (1, 336),
    "round_days": (1, 60), "break_hours": (0, 336), "mend_hours": (0, 168), "offseason_days": (0, 365),
    "trade_deadline": (0, 64),
}  # fmt: skip


class Field(msgspec.Struct, frozen=True):
    """One setting: a `choice` of `values`, a `number`, a `switch`, a list of `cards`, or a list of `criteria`."""

    name: str
    kind: str
    default: bool | int | str | list[str] | None
    values: list[str] = []
    low: int | None = None
    high: int | None = None
    flexible: bool = False
    """LG-2.6  Whether it may change between rounds."""


class OwnField(msgspec.Struct, frozen=True):
    """A setting of the game's own, or an option of its tables; it goes into `options`."""

    name: str
    default: str


def league_play(game: Game) -> LeaguePlay:
    play = game.league_play()
    if play is None:
        raise Refused("league/none", game=game.title)
    return play


def form(game: Game, format: Format, teams: int, building: Building | None = None) -> list[Field]:
    """All settings for a game, with the defaults of a competition of this format and size, built in this way."""
    settings = Settings(format=format, teams=teams, building=building)
    league_play(game)
    play = plugged(game, settings)
    usual = completed(settings, play)
    return [_field(name, msgspec.to_builtins(getattr(usual, name)), play, format) for name in _shown(format, play)]


def _shown(format: Format, play: LeaguePlay) -> Sequence[str]:
    """The settings that mean something here."""
    cup = {"seeded", "evening"}
    league = {"divisions", "conferences", "preseason", "playoff_places", "wildcard", "seasons", "season_start"}
    table = {"passes", "criteria", *league}
    drafted = {"pick_seconds", "build_hours", "draft_pool", "trade_picks", *CARDS, "trades", "trade_deadline"}
    hidden = {"options", *(table if format is Format.CUP else cup)}
    if format is Format.ROUND_ROBIN:
        hidden |= league | {"two_legs", "consolation", "third_place"}
    if [*play.buildings] == ["none"]:
        hidden |= drafted | {"building", "protest_hours", "mend_hours"}
    return [name for name in Settings.__struct_fields__ if name not in hidden]


def _field(name: str, default: Any, play: LeaguePlay, format: Format) -> Field:
    flexible = name in FLEXIBLE
    choices = _choices(name, play)
    if name in CARDS:
        return Field(name, "cards", default or [], flexible=flexible)
    if name == "criteria":
        return Field(name, "criteria", list(default), [each.value for each in Criterion], flexible=flexible)
    if choices:
        return Field(name, "choice", default if isinstance(default, str) else str(default), choices, flexible=flexible)
    if isinstance(default, bool):
        return Field(name, "switch", default, flexible=flexible)
    low, high = SIZES[format] if name == "teams" else NUMBERS[name]
    return Field(name, "number", default, low=low, high=high, flexible=flexible)


def _choices(name: str, play: LeaguePlay) -> list[str]:
    known: dict[str, Sequence[object]] = {
        "format": list(Format), "building": play.buildings, "season_start": play.season_starts,
        "draft_pool": list(DraftPool), "absent": list(Absent), "bot": [level for level in LEVELS if level != "random"],
        "divisions": (0, 2), "passes": (1, 2), "preseason": (0, 2, 3, 4), "playoff_places": PLAYOFF_PLACES,
    }  # fmt: skip
    return [str(value) for value in known.get(name, ())]


def own_fields(game: Game) -> list[OwnField]:
    """What the game's plug-in adds, then the options of its tables."""
    play = league_play(game)
    own = [OwnField(name, default) for name, default in play.own_settings.items()]
    plain = game.parse_options({})
    return own + [OwnField(each.name, write(getattr(plain, each.name))) for each in option_fields(game.options)]


def read_settings(wishes: dict[str, Any], old: Settings | None = None) -> Settings:
    """Settings with some of them as wished; raises `Refused`."""
    before = msgspec.to_builtins(old) if old is not None else {}
    try:
        settings = msgspec.convert({**before, **_plain(wishes)}, Settings)
    except msgspec.ValidationError as problem:
        raise Refused("league/settings", why=str(problem)) from None
    _check(settings)
    return settings


def _check(settings: Settings) -> None:
    """What no competition could be played with; the rest is judged by the rules."""
    for name, (low, high) in NUMBERS.items():
        value = getattr(settings, name)
        if value is not None and not low <= value <= high:
            raise Refused("league/settings", "no-setting-number", name=name, low=low, high=high)
    if settings.bot not in LEVELS:
        raise Refused("league/settings", "no-bot", level=settings.bot[:40], levels=", ".join(LEVELS))
    if unknown := [each for each in settings.criteria if each not in {*Criterion}]:
        raise Refused("league/settings", "no-criterion", name=unknown[0][:40])


def _plain(wishes: dict[str, Any]) -> dict[str, Any]:
    """Choices of numbers come as words."""
    unknown = sorted(wishes.keys() - {*Settings.__struct_fields__})
    if unknown:
        raise Refused("league/settings", "no-setting", name=unknown[0][:40])
    numbers = {"divisions", "passes", "preseason", "playoff_places"}
    return {
        name: int(value) if name in numbers and isinstance(value, str) and value.isdecimal() else value
        for name, value in wishes.items()
    }
