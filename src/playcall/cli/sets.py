"""Card sets on the command line: checked, added, listed, removed, and chosen with --set."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from playcall.cli.files import CommandError
from playcall.cli.output import emit_json, print_columns
from playcall.contract.expansions import Expansion, address
from playcall.games import check_sets, load, shelf

TASKS = ("add", "check", "remove", "sets")


def home() -> Path:
    found = shelf.folder()
    assert found is not None, "run() names the folder"
    return found


def chosen(game_id: str, words: Sequence[str] | None) -> str:
    """The address of a game with the sets that --set names: ids of the shelf, or files."""
    if not words:
        return game_id
    game = load(game_id)
    expansions = [*game.expansions, *(_named(game_id, word) for word in words)]
    check_sets(game, expansions)
    for expansion in expansions:
        shelf.keep(expansion)
    return address(game_id, expansions)


def _named(game_id: str, word: str) -> Expansion:
    if Path(word).exists() or word.endswith(".toml") or "/" in word:
        return _read(word)
    name, _, version = word.partition("@")
    on_shelf = [one for one in shelf.added(game_id, home()) if one.id == name and version in ("", one.version)]
    if not on_shelf:
        raise CommandError(f"There is no card set '{word}'; 'playcall cards {game_id} sets' lists those that are here.")
    return on_shelf[0]


def work_on_sets(game_id: str, task: str, name: str | None, as_json: bool) -> None:
    load(game_id)
    if task == "sets":
        _list(game_id, as_json)
    elif name is None:
        what = "set: ID or ID@VERSION" if task == "remove" else "file"
        raise CommandError(f"Name the {what}: playcall cards {game_id} {task} {'ID' if task == 'remove' else 'FILE'}.")
    elif task == "remove":
        _remove(game_id, name, as_json)
    else:
        _take(game_id, name, task == "add", as_json)


def _take(game_id: str, name: str, is_added: bool, as_json: bool) -> None:
    expansion = _read(name)
    check_sets(load(game_id), [expansion])
    if is_added:
        shelf.keep(expansion)
        shelf.add(expansion, home())
    if as_json:
        emit_json(_shown(expansion))
    else:
        done = "added; play with it: --set " + expansion.id if is_added else "all in order"
        print(f"{expansion.name} {expansion.version} by {expansion.author}, {_entries(expansion)}: {done}.")


def _list(game_id: str, as_json: bool) -> None:
    found = list(shelf.added(game_id, home()))
    if as_json:
        emit_json([_shown(one) for one in found])
    elif found:
        rows = [(one.id, one.version, one.name, one.author, one.count, one.hash) for one in found]
        print_columns(("id", "version", "name", "author", "entries", "hash"), rows)
    else:
        print(f"No card sets are here; 'playcall cards {game_id} add FILE' adds one.")


def _remove(game_id: str, name: str, as_json: bool) -> None:
    count = shelf.remove(game_id, name, home())
    if not count:
        raise CommandError(f"There is no card set '{name}'; 'playcall cards {game_id} sets' lists those that are here.")
    if as_json:
        emit_json({"removed": count})
    else:
        print(f"{name} is removed. Records that were played with it can still be read.")


def _read(name: str) -> Expansion:
    if not Path(name).exists():
        raise CommandError(f"There is no file '{name}'.")
    return shelf.read_set(Path(name))


def _entries(expansion: Expansion) -> str:
    return ", ".join(f"{len(rows)} {table}{'s' if len(rows) != 1 else ''}" for table, rows in expansion.cards.items())


def _shown(one: Expansion) -> dict[str, object]:
    return {
        "game": one.game, "id": one.id, "version": one.version, "name": one.name, "author": one.author,
        "about": one.about, "hash": one.hash, "entries": {table: len(rows) for table, rows in one.cards.items()},
    }  # fmt: skip
