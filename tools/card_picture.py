"""Makes docs/pictures/cards.png anew: one card of each team and an Action card, as they are printed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import typst

from playcall import printing
from playcall.art.faces import standalone
from playcall.art.plain import drawings_of
from playcall.games import load

PICTURE = Path(__file__).resolve().parent.parent / "docs" / "pictures" / "cards.png"
CARDS = ("hb02", "iv03", "pm04", "nl04", "a04")
PAGE = """
#set page(width: auto, height: auto, margin: 1mm, fill: none)
#let card(file) = box(clip: true, radius: 3mm, image(file, width: 48mm))
#grid(columns: {count}, gutter: 3mm, {cards})
"""


def picture() -> bytes:
    drawings = drawings_of(load("highlights_2052"))
    files: Any = {f"{card}.svg": standalone(drawings.cards[card], drawings).encode() for card in CARDS}
    cards = ", ".join(f'card("{card}.svg")' for card in CARDS)
    files["main.typ"] = PAGE.format(count=len(CARDS), cards=cards).encode()
    made: Any = typst.compile(files, format="png", ppi=150, font_paths=[str(printing.FONTS)], ignore_system_fonts=True)
    return bytes(made)


if __name__ == "__main__":
    if not printing.has_fonts():
        raise SystemExit("The fonts of the cards are missing: 'make web' puts them into the package.")
    PICTURE.write_bytes(picture())
    print(PICTURE.name)
