"""Files that people name: each way in which one cannot be used gets its own sentence."""

from __future__ import annotations

import os
from pathlib import Path

from playcall.kernel import BadRecord, PlaycallError, Record


class CommandError(PlaycallError):
    """Something the command line cannot do as asked."""


def read_text(path: Path) -> str:
    """The text of a file; raises `CommandError` naming the file and what is wrong with it."""
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise CommandError(f"There is no file '{path}'.") from None
    except IsADirectoryError:
        raise CommandError(f"'{path}' is a folder, not a file.") from None
    except UnicodeDecodeError as problem:
        raise CommandError(f"'{path}' is not UTF-8 text: byte {problem.start} cannot be read.") from None
    except OSError as problem:
        raise CommandError(f"'{path}' cannot be read: {reason(problem)}.") from None


def read_record(path: Path) -> Record:
    """The record in a file; the sentence of a `BadRecord` begins with the file's name."""
    try:
        return Record.from_text(read_text(path))
    except BadRecord as problem:
        raise BadRecord(f"'{path}': {problem}") from problem


def write_record(path: Path, text: str) -> None:
    """Write a record in one go. Only a record is ever overwritten."""
    check_writable(path)
    part = path.with_name(path.name + ".part")
    try:
        part.write_text(text, encoding="utf-8")
        os.replace(part, path)
    except OSError as problem:
        part.unlink(missing_ok=True)
        raise CommandError(f"'{path}' cannot be written: {reason(problem)}.") from None


def check_writable(path: Path) -> None:
    """Refuse a place where no record can go, before anything is played for it."""
    if path.is_dir():
        raise CommandError(f"'{path}' is a folder, not a file.")
    if not path.parent.is_dir():
        raise CommandError(f"There is no folder '{path.parent}' to save in.")
    if path.exists() and not _holds_record(path):
        raise CommandError(f"'{path}' exists and is not a record; choose another name.")


def _holds_record(path: Path) -> bool:
    try:
        with path.open("rb") as file:
            return file.readline().startswith(b"playcall record ")
    except OSError:
        return False


def reason(problem: OSError) -> str:
    """Why the system refused, in its own words."""
    return (problem.strerror or str(problem)).lower()
