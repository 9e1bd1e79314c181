"""Arguments that several commands have, and how they are read."""

from __future__ import annotations

from typing import Annotated

import typer


def whole(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise typer.BadParameter(f"'{text}' is no whole number.") from None


def seconds(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0 < value < 3600:
        raise typer.BadParameter(f"'{text}' is no number of seconds above 0.")
    return value


def port(text: str) -> int:
    number = whole(text)
    if not 0 <= number <= 65535:
        raise typer.BadParameter(f"'{text}' is no port; ports go from 1 to 65535.")
    return number


GameId = Annotated[str, typer.Argument(metavar="GAME", help="The id of a game; 'playcall games' lists them.")]
Database = Annotated[
    str | None, typer.Option("--db", metavar="URL", help="The database; a file in the data folder if not named.")
]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON document and nothing else.")]
Settings = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="An option of the game, or mode=NAME; may be repeated."),
]
