"""Where the card sets of a person are kept: a folder that no upgrade touches, one file for each set.

`PLAYCALL_SETS` names the folder; the command line and the server set it for themselves and for the processes they
start. Sets that were added are in a folder of their game, by id and version. Every set that a game was played with is
kept by its hash besides, so that its records can be read again.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from playcall.contract.expansions import (
    Expansion,
    Named,
    UnknownSet,
    card_error,
    expansion_of,
    read_expansion,
    read_toml,
)
from playcall.kernel import CardError

VARIABLE = "PLAYCALL_SETS"
KEPT = "kept"
_known: dict[str, Expansion] = {}
"""Sets that this process has read, by hash."""
MOST_KNOWN = 200


def folder() -> Path | None:
    named = os.environ.get(VARIABLE)
    return Path(named) if named else None


def keep(expansion: Expansion) -> None:
    """Keep a set by its hash, for this process, those it starts, and records."""
    _remember(expansion)
    home = folder()
    if home is not None and not (file := home / KEPT / f"{expansion.hash}.json").exists():
        _write(file, msgspec.json.encode(expansion.plain()))


def find(wanted: Named, game: str) -> Expansion:
    """The set that an address names; raises `UnknownSet` where it is not here."""
    if wanted.hash not in _known and (home := folder()) is not None:
        file = home / KEPT / f"{wanted.hash}.json"
        if file.is_file():
            _remember(expansion_of(msgspec.json.decode(file.read_bytes()), file.name))
    found = _known.get(wanted.hash)
    if found is None:
        raise UnknownSet("no-set-here", set=wanted.id, version=wanted.version, hash=wanted.hash, game=game)
    return found


def known() -> list[Expansion]:
    """The sets that this process has read, for those who work for it elsewhere."""
    return list(_known.values())


def read_set(path: Path) -> Expansion:
    """The set of a file, or of a folder of files that together are one; raises `CardError`."""
    if not path.is_dir():
        return read_expansion(_text(path), path.name)
    together: dict[str, Any] = {}
    for file in sorted(path.glob("*.toml")):
        for name, rows in read_toml(_text(file), f"{path.name}/{file.name}").items():
            both = name in together and isinstance(rows, list) and isinstance(together[name], list)
            if name in together and not both:
                raise card_error(f"only one file of a set has [{name[:40]}]", file=f"{path.name}/{file.name}")
            together[name] = [*together[name], *rows] if both else rows
    return expansion_of(together, path.name)


def add(expansion: Expansion, home: Path) -> Path:
    """Put a set on the shelf; a version that is there with other cards is refused."""
    file = home / expansion.game / f"{expansion.id}@{expansion.version}.json"
    if file.exists() and _read(file).hash != expansion.hash:
        raise UnknownSet("no-set-version", set=expansion.name, version=expansion.version)
    _write(file, msgspec.json.encode(expansion.plain()))
    return file


def added(game: str, home: Path) -> Iterator[Expansion]:
    """The sets on the shelf, by id, the newest version first; a file that cannot be read is left out."""
    for file in sorted((home / game).glob("*@*.json"), key=_by_version):
        try:
            yield _read(file)
        except (CardError, ValueError):
            continue


def remove(game: str, id_: str, home: Path) -> int:
    """Take a set off the shelf, all versions or the one of `ID@VERSION`; how many there were."""
    name, at, version = id_.partition("@")
    files = [file for file in (home / game).glob("*@*.json") if file.stem.partition("@")[0] == name]
    files = [file for file in files if not at or file.stem.partition("@")[2] == version]
    for file in files:
        file.unlink()
    return len(files)


def _by_version(file: Path) -> tuple[str, list[int]]:
    name, _, version = file.stem.partition("@")
    return name, [-int(part) if part.isdecimal() else 0 for part in version.split(".")]


def _read(file: Path) -> Expansion:
    return expansion_of(msgspec.json.decode(file.read_bytes()), file.name)


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        reason = problem.strerror if isinstance(problem, OSError) else "it is not UTF-8 text"
        raise card_error(f"cannot be read: {reason}", file=path.name) from None


def _remember(expansion: Expansion) -> None:
    _known[expansion.hash] = expansion
    while len(_known) > MOST_KNOWN:
        del _known[next(iter(_known))]


def _write(file: Path, content: bytes) -> None:
    """In one go: others may be reading."""
    file.parent.mkdir(parents=True, exist_ok=True)
    part = file.with_name(f"{file.name}.{os.getpid()}.part")
    part.write_bytes(content)
    part.replace(file)
