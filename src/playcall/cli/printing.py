"""The command that prints: cards, or everything in the box, on sheets of paper."""

from __future__ import annotations

import os
from pathlib import Path

from playcall.cli.files import CommandError, reason
from playcall.cli.output import complain
from playcall.games import load
from playcall.printing import Wish, print_chosen, print_everything


def print_sheets(game_id: str, wish: Wish, out: Path | None, everything: bool) -> None:
    game = load(game_id)
    file = out or Path(f"{game.id}{'-everything' if everything else ''}-{wish.paper.lower()}.pdf")
    _check_place(file)
    printed = print_everything(game, wish) if everything else print_chosen(game, wish)
    _write(file, printed.pdf)
    if not printed.own_fonts:
        complain(
            "The fonts of the cards are not there, so others stand in and words may run over; 'make web' adds them."
        )
    cards = f"{printed.cards} card{'s' if printed.cards != 1 else ''}"
    told = f"the box with {cards}" if everything else cards
    print(f"{file}: {told} on {printed.pages} pages. Print in actual size.")


def _check_place(file: Path) -> None:
    """Refuse a place where no PDF can go. Only a PDF is ever overwritten."""
    if file.is_dir():
        raise CommandError(f"'{file}' is a folder, not a file.")
    if not file.parent.is_dir():
        raise CommandError(f"There is no folder '{file.parent}' to print to.")
    if file.exists() and not _holds_pdf(file):
        raise CommandError(f"'{file}' exists and is not a PDF; choose another name.")


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
        raise CommandError(f"'{file}' cannot be written: {reason(problem)}.") from None
