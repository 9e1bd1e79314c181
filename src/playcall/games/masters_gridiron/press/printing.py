"""All printed files in the order in which they depend on each other."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from playcall.games.masters_gridiron.anatomy import Audible, Play
from playcall.games.masters_gridiron.cards import PlayerEntry, make_player, own, read_book, read_teams
from playcall.games.masters_gridiron.press.players import print_players
from playcall.games.masters_gridiron.press.stock import print_stock


def printed_files() -> Iterator[tuple[str, str]]:
    """Name and text of every file that the press prints."""
    text = print_players()
    yield "players.jsonl", text
    entries = [msgspec.json.decode(line, type=PlayerEntry) for line in text.splitlines()]
    book = read_book(own("plays.toml"), "plays.toml") + read_book(own("audibles.toml"), "audibles.toml")
    plays = [card for card in book if isinstance(card, Play)]
    audibles = [card for card in book if isinstance(card, Audible)]
    yield "stock.toml", print_stock(read_teams(), [make_player(entry) for entry in entries], plays, audibles)
