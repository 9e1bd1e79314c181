"""Arguments that several commands have, and how they are read."""

from __future__ import annotations

from typing import Annotated

import typer


def whole(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise typer.BadParameter(f"'{text}' is not a whole number.") from None


def seconds(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0 < value < 3600:
        raise typer.BadParameter(f"'{text}' is not a number of seconds between 0 and 3600.")
    return value


def millimetres(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        raise typer.BadParameter(f"'{text}' is not a number of millimetres.") from None


def port(text: str) -> int:
    number = whole(text)
    if not 0 <= number <= 65535:
        raise typer.BadParameter(f"'{text}' is not a port; ports go from 1 to 65535.")
    return number


GameId = Annotated[str, typer.Argument(metavar="GAME", help="The id of a game; 'playcall games' lists them.")]
RulesOf = Annotated[
    str, typer.Argument(metavar="GAME", help="The id of a game, or 'leagues'; 'playcall games' lists the games.")
]
Database = Annotated[
    str | None, typer.Option("--db", metavar="URL", help="The database; a file in the data folder if not named.")
]
Language = Annotated[
    str | None, typer.Option("--language", metavar="CODE", help="en or de; as your system speaks if not named.")
]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON document and nothing else.")]
Settings = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="An option of the game, or mode=NAME; may be repeated."),
]
LeagueSettings = Annotated[
    list[str] | None,
    typer.Option(
        "--option", metavar="NAME=VALUE", help="A setting of the league or an option of its game; may be repeated."
    ),
]
On = Annotated[
    str,
    typer.Option(
        "--on", metavar="CLUSTER", help="Play on a Ray cluster: ray://HOST:PORT, or local for a small one here."
    ),
]
Sets = Annotated[
    list[str] | None,
    typer.Option(
        "--set", metavar="SET", help="Play with this card set: its id, ID@VERSION, or a file; may be repeated."
    ),
]
