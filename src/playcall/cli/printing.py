"""The command that prints: card faces on sheets of paper."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from playcall.cli.files import Refused, reason
from playcall.cli.output import complain
from playcall.games import load
from playcall.press import print_cards


def print_sheets(game_id: str, paper: str, out: Path | None, wishes: Sequence[str], backs: bool) -> None:
    game = load(game_id)
    file = out or Path(f"{game.id}-{paper.lower()}.pdf")
    _check_place(file)
    printed = print_cards(game, paper, wishes, backs)
    _write(file, printed.pdf)
    if not printed.own_fonts:
        complain(
            "The fonts of the cards are not there, so others stand in and words may run over; 'make web' adds them."
        )
    cards = f"{printed.cards} card{'s' if printed.cards != 1 else ''}"
    print(f"{file}: {cards} on {printed.pages} pages. Print in actual size.")


def _check_place(file: Path) -> None:
    """Refuse a place where no PDF can go. Only a PDF is ever overwritten."""
    if file.is_dir():
        raise Refused(f"'{file}' is a folder, not a file.")
    if not file.parent.is_dir():
        raise Refused(f"There is no folder '{file.parent}' to print to.")
    if file.exists() and not _holds_pdf(file):
        raise Refused(f"'{file}' exists and is no PDF; choose another name.")


def _holds_pdf(file: Path) -> bool:
    try:
        with file.open("rb") as opened:
            return opened.read(5) == b"%PDF-"
    except OSError:
        return False


def _write(file: Path, pdf: bytes) -> None:
    part = file.with_name(file.name + ".part")
    try:
        part.write_bytes(pdf)
        os.replace(part, file)
    except OSError as problem:
        part.unlink(missing_ok=True)
        raise Refused(f"'{file}' cannot be written: {reason(problem)}.") from None
