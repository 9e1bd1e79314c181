"""Print-and-play: the card faces of a game on sheets of paper, as a PDF made by typst."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from importlib import resources
from pathlib import Path
from typing import Any, NamedTuple

import typst

from playcall import __version__
from playcall.art.faces import standalone
from playcall.art.plain import drawings_of
from playcall.kernel import CardFace, Drawings, Game
from playcall.press.choosing import choose
from playcall.press.errors import CannotPrint as CannotPrint
from playcall.press.sheets import PAPERS as PAPERS
from playcall.press.sheets import Paper, Placed, behind, fronts, grid, paper_named

FONTS = Path(__file__).parent / "fonts"
"""Filled when the browser client is built; without it the type is typst's own."""
HEADS, TEXT = "Barlow", "Atkinson Hyperlegible Next"
SPARE = "Libertinus Serif"


class Printed(NamedTuple):
    """A PDF and what is in it."""

    pdf: bytes
    cards: int
    pages: int
    own_fonts: bool
    """False if the fonts of the faces are missing."""


def print_cards(game: Game, paper: str = "a4", wishes: Sequence[str] = (), backs: bool = False) -> Printed:
    """The cards of a game that fit the wishes (all without any), with their backs if wanted; raises `CannotPrint`."""
    sheet_of, chosen = paper_named(paper), choose(game, wishes)
    drawings = drawings_of(game)
    columns, rows = grid(sheet_of, drawings.millimetres)
    sheets = _sheets(chosen, drawings, (columns, rows), backs)
    job = {
        "title": game.title,
        "summary": game.summary,
        "paper": [sheet_of.width, sheet_of.height],
        "size": drawings.millimetres,
        "grid": [columns, rows],
        "fonts": {"heads": HEADS, "text": TEXT} if has_fonts() else {"heads": SPARE, "text": SPARE},
        "contents": _contents(game, chosen, sheet_of, drawings),
        "notes": _notes(backs),
        "credits": _credits(game),
        "cover": [f"card-{face.id}.svg" for face in _cover(chosen)],
        "blank": backs,
        "sheets": [
            {"cards": [card._asdict() for card in sheet], "foot": f"{game.title}, sheet {place} of {len(sheets)}"}
            for place, sheet in enumerate(sheets, start=1)
        ],
    }
    titles = 2 if backs else 1
    count = sum(face.copies for face in chosen)
    return Printed(_compile(job, _pictures(chosen, drawings)), count, titles + len(sheets), has_fonts())


def has_fonts() -> bool:
    """Whether the fonts of the faces are there."""
    return any(FONTS.glob("*.ttf"))


def _sheets(chosen: Sequence[CardFace], drawings: Drawings, shape: tuple[int, int], backs: bool) -> list[list[Placed]]:
    turned = {f"card-{face.id}.svg": f"back-{drawings.behind[face.kind]}.svg" for face in chosen}
    files = [f"card-{face.id}.svg" for face in chosen for _ in range(face.copies)]
    sheets = []
    for sheet in fronts(files, *shape):
        sheets.append(sheet)
        if backs:
            sheets.append(behind(sheet, turned, shape[0]))
    return sheets


def _pictures(chosen: Sequence[CardFace], drawings: Drawings) -> dict[str, bytes]:
    pictures = {f"card-{face.id}.svg": standalone(drawings.cards[face.id], drawings) for face in chosen}
    pictures |= {f"back-{name}.svg": standalone(back, drawings) for name, back in drawings.backs.items()}
    return {file: svg.encode() for file, svg in pictures.items()}


def _cover(chosen: Sequence[CardFace]) -> list[CardFace]:
    """A few cards for the title page, from all over the set."""
    count = min(5, len(chosen))
    return [chosen[place * (len(chosen) - 1) // max(1, count - 1)] for place in range(count)]


def _contents(game: Game, chosen: Sequence[CardFace], paper: Paper, drawings: Drawings) -> list[tuple[str, str]]:
    kinds: dict[str, int] = {}
    for face in chosen:
        kinds[face.kind] = kinds.get(face.kind, 0) + face.copies
    width, height = drawings.millimetres
    return [
        ("Cards", f"{sum(kinds.values())}: {', '.join(f'{count} {kind}' for kind, count in kinds.items())}"),
        ("Card size", f"{width} × {height} mm"),
        ("Paper", paper.name),
        ("Rules", f"version {game.rules_version}, card set {game.card_hash()}"),
    ]


def _notes(backs: bool) -> list[str]:
    turned = "Print on both sides and turn the paper at its long edge: each back then lies behind its card."
    single = "Print on one side, on card of 200 g or more; or put the cards into sleeves with any playing card behind."
    return [
        "Print in actual size (100 %), not fitted to the page.",
        turned if backs else single,
        "Cut from mark to mark, first the long lines, then card by card.",
    ]


def _credits(game: Game) -> list[str]:
    return [
        f"{game.title}: card faces drawn and set by Playcall {__version__}. For your own table.",
        "Type: Barlow Condensed and Atkinson Hyperlegible Next, under the SIL Open Font License.",
    ]


def _compile(job: Mapping[str, Any], pictures: Mapping[str, bytes]) -> bytes:
    template = resources.files(__package__).joinpath("sheets.typ").read_bytes()
    files: Any = {"main.typ": template, "job.json": json.dumps(job).encode(), **pictures}
    pdf = typst.compile(
        files, format="pdf", font_paths=[str(FONTS)] if has_fonts() else [], ignore_system_fonts=has_fonts()
    )
    assert isinstance(pdf, bytes)
    return pdf
