"""Faces as the browser and the printer take them: one SVG for each card, definitions apart."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence

from playcall.art.lettering import FALLBACKS, NAME
from playcall.art.svg import Svg, el, group
from playcall.contract import Drawings

XMLNS = "http://www.w3.org/2000/svg"
_ID = re.compile(r'(?:href="|url\()#([\w-]+)')
_DEFINED = re.compile(r'<(\w+) id="([\w-]+)".*?</\1>', re.DOTALL)


class Faces(Mapping[str, str]):
    """The faces of a large set, each drawn when it is first asked for."""

    def __init__(self, draw: Mapping[str, Callable[[], Svg]]) -> None:
        self._draw = draw
        self._drawn: dict[str, str] = {}

    def __getitem__(self, card: str) -> str:
        if card not in self._drawn:
            self._drawn[card] = str(self._draw[card]())
        return self._drawn[card]

    def __iter__(self) -> Iterator[str]:
        return iter(self._draw)

    def __len__(self) -> int:
        return len(self._draw)

    def __contains__(self, card: object) -> bool:
        return card in self._draw


def face_svg(size: tuple[float, float], *content: str, hand: Sequence[str] = (), full: Sequence[str] = ()) -> Svg:
    """A face. What is drawn twice, large for the hand and fine for the enlarged card, carries the classes
    `face-hand` and `face-full`; without a style sheet the enlarged one shows."""
    return el(
        "svg", *content, group(*hand, class_="face-hand", display="none"), group(*full, class_="face-full"),
        viewBox=f"0 0 {size[0]} {size[1]}", font_family=FALLBACKS[NAME.family], font_stretch="condensed",
    )  # fmt: skip


def wrapped(defs: str) -> str:
    """Definitions as an SVG of their own, which a page takes in once; it shows nothing and takes no room."""
    return f'<svg xmlns="{XMLNS}" width="0" height="0" aria-hidden="true"><defs>{defs}</defs></svg>'


def standalone(face: str, drawings: Drawings) -> str:
    """A face as a file of its own, with just the definitions it needs; the enlarged drawing shows."""
    defined = {name: text for text, name in ((match[0], match[2]) for match in _DEFINED.finditer(drawings.defs))}
    needed = _needed(face, defined)
    width, height = drawings.size
    head = f'<svg xmlns="{XMLNS}" width="{width}" height="{height}"'
    opened = face.replace("<svg", head, 1)
    start = opened.index(">") + 1
    return f"{opened[:start]}<defs>{''.join(defined[name] for name in needed)}</defs>{opened[start:]}"


def _needed(markup: str, defined: dict[str, str]) -> list[str]:
    """The ids a piece of markup refers to, and those that these refer to."""
    found: dict[str, None] = {}
    waiting = _ID.findall(markup)
    while waiting:
        name = waiting.pop()
        if name in defined and name not in found:
            found[name] = None
            waiting += _ID.findall(defined[name])
    return list(found)
