"""Writes src/playcall/art/widths.json anew: how wide each letter is, in thousandths of the type size.

    python tools/font_widths.py FOLDER

FOLDER holds the TTF files that `make web` puts into the package; fontTools reads them.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from fontTools.ttLib import TTFont

TABLE = Path(__file__).resolve().parent.parent / "src" / "playcall" / "art" / "widths.json"
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


def weight(path: Path) -> int:
    return int(TTFont(path)["OS/2"].usWeightClass)


def family(path: Path) -> str:
    names = TTFont(path)["name"]
    return str(names.getDebugName(16) or names.getDebugName(1))


if __name__ == "__main__":
    files = sorted(Path(sys.argv[1]).rglob("*.ttf"))
    table = {f"{family(file)} {weight(file)}": grouped(widths(file)) for file in files}
    TABLE.write_text(json.dumps(table, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    print(f"{TABLE.name}: {', '.join(table)}")
