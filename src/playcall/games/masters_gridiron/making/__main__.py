"""All printed files in the order in which they depend on each other."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import resources
from pathlib import Path

import msgspec

from playcall.games.masters_gridiron import cards
from playcall.games.masters_gridiron.anatomy import Audible, Play
from playcall.games.masters_gridiron.cards import PlayerEntry, make_player, own, read_book, read_teams
from playcall.games.masters_gridiron.making.players import print_players
from playcall.games.masters_gridiron.making.stock import print_stock


def printed_files() -> Iterator[tuple[str, str]]:
    """Name and text of every file that is generated."""
    text = print_players()
    yield "players.jsonl", text
    entries = [msgspec.json.decode(line, type=PlayerEntry) for line in text.splitlines()]
    book = read_book(own("plays.toml"), "plays.toml") + read_book(own("audibles.toml"), "audibles.toml")
    plays = [card for card in book if isinstance(card, Play)]
    audibles = [card for card in book if isinstance(card, Audible)]
    yield "stock.toml", print_stock(read_teams(), [make_player(entry) for entry in entries], plays, audibles)


def main(arguments: list[str]) -> int:
    folder = Path(str(resources.files(cards.__package__ or "") / "cards"))
    stale = []
    for name, text in printed_files():
        path = folder / name
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            stale.append(name)
            if "--write" in arguments:
                path.write_text(text, encoding="utf-8")
    print(f"Written: {', '.join(stale)}." if stale else "The generated cards are up to date.")
    return 0 if "--write" in arguments or not stale else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
