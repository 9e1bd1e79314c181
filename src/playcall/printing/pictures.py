"""Pictures as the press takes them: SVG files that stand alone, with colour that runs over the cut."""

from __future__ import annotations

import re
from collections.abc import Mapping

from playcall.art.faces import standalone
from playcall.art.lettering import BOLD, FALLBACKS, HEAVY, NAME
from playcall.art.svg import number, rect
from playcall.contract import Drawings
from playcall.contract.contents import Size

LID_FONTS = {"heavy": HEAVY, "bold": BOLD, "plain": NAME}
_VIEW = re.compile(r'<svg\b[^>]*?viewBox="0 0 ([\d.]+) ([\d.]+)"[^>]*>')
_GROUND = re.compile(r'<rect (?:x="0" y="0" )?width="([\d.]+)" height="([\d.]+)"[^>]*?fill="(#[0-9a-fA-F]{3,6})"')


def card_picture(face: str, drawings: Drawings, bleed: float) -> bytes:
    """A face with its ground drawn out by so many millimetres on every side."""
    whole = standalone(face, drawings)
    return bled(whole, drawings.millimetres, bleed, _ground(whole, drawings.size)).encode()


def piece_picture(drawn: str, drawings: Drawings, size: Size, bleed: float = 0, ground: str = "") -> bytes:
    """A piece or a net, with the symbols of the game that it uses."""
    return bled(standalone(drawn, drawings), size, bleed, ground).encode()


def lid_picture(lid: str) -> bytes:
    """The lid of a box. On a page a style sheet sets its lettering; here it is told what to look like."""
    for name, font in LID_FONTS.items():
        lid = lid.replace(f'class="{name}"', f'font-weight="{font.weight}"')
    return lid.replace("<svg", f'<svg font-family="{FALLBACKS[NAME.family]}" font-stretch="condensed"', 1).encode()


def bled(svg: str, size: Size, bleed: float, ground: str) -> str:
    """The same picture as it lies on the paper, whose edge is further out."""
    found = _VIEW.search(svg)
    assert found, "A picture for the press has a viewBox that begins at 0 0."
    width, height = float(found[1]), float(found[2])
    x, y = bleed * width / size[0], bleed * height / size[1]
    shown = (-x, -y, width + 2 * x, height + 2 * y)
    named = {"viewBox": " ".join(map(number, shown)), "width": number(shown[2]), "height": number(shown[3])}
    under = rect(*shown, fill=ground) if ground and bleed else ""
    return f"{svg[: found.start()]}{_with(found[0], named)}{under}{svg[found.end() :]}"


def _with(tag: str, attributes: Mapping[str, str]) -> str:
    """A tag with these attributes in place of what it had."""
    for name, value in attributes.items():
        bare = re.sub(rf'\s{name}="[^"]*"', "", tag)
        tag = f'{bare[:-1]} {name}="{value}">'
    return tag


def _ground(svg: str, size: tuple[int, int]) -> str:
    """The colour of the first rectangle that fills a face; empty where there is none."""
    return next((fill for wide, high, fill in _GROUND.findall(svg) if (float(wide), float(high)) == size), "")
