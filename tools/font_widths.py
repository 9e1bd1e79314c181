"""Writes src/playcall/art/widths.json anew: how wide each letter is, in thousandths of the type size.

It reads the fonts that `make web` puts into the package.
"""

from __future__ import annotations

import json
from pathlib import Path

from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

PACKAGE = Path(__file__).resolve().parent.parent / "src" / "playcall"
TABLE = PACKAGE / "art" / "widths.json"
FONTS = PACKAGE / "printing" / "fonts"
LETTERS = [*range(0x20, 0x7F), *range(0xA0, 0x180), *map(ord, "–—‘’“”•…−×→←↑↓≤≥½ȘșȚț")]


def widths(path: Path) -> dict[str, int]:
    """The letters a font has, with their widths."""
    font = TTFont(path)
    scale = 1000 / font["head"].unitsPerEm
    glyphs, advances = font.getBestCmap(), font["hmtx"]
    return {chr(code): round(advances[glyphs[code]][0] * scale) for code in LETTERS if code in glyphs}


def grouped(found: dict[str, int]) -> dict[str, str]:
    """The letters of equal width together: shorter to keep, easier to compare."""
    groups: dict[int, str] = {}
    for letter, width in found.items():
        groups[width] = groups.get(width, "") + letter
    return {str(width): groups[width] for width in sorted(groups)}


def made_from(folder: Path) -> dict[str, dict[str, str]]:
    """The table of all fonts in a folder."""
    return {_name(file): grouped(widths(file)) for file in sorted(folder.glob("*.ttf"))}


def _name(path: Path) -> str:
    font = TTFont(path)
    family = font["name"].getDebugName(16) or font["name"].getDebugName(1)
    return f"{family} {font['OS/2'].usWeightClass}"


if __name__ == "__main__":
    table = made_from(FONTS)
    if not table:
        raise SystemExit(f"There are no fonts in {FONTS.name}: 'make web' puts them there.")
    TABLE.write_text(json.dumps(table, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    print(f"{TABLE.name}: {', '.join(table)}")
