"""SVG as text: elements with escaped content, short numbers and no inline style sheets."""

from __future__ import annotations

from typing import TypeAlias
from xml.sax.saxutils import escape, quoteattr

Value: TypeAlias = str | float | None
Point: TypeAlias = tuple[float, float]


class Svg(str):
    """Finished markup: it goes into other markup as it is, while any other text is escaped."""

    __slots__ = ()


NOTHING = Svg()


def el(name: str, *content: str, **attributes: Value) -> Svg:
    """An element. `font_size` becomes `font-size`, `class_` becomes `class`; attributes that are None are left out."""
    written = "".join(
        f" {_name(key)}={quoteattr(number(value) if isinstance(value, int | float) else value)}"
        for key, value in attributes.items()
        if value is not None
    )
    inside = join(*content)
    return Svg(f"<{name}{written}>{inside}</{name}>" if inside else f"<{name}{written}/>")


def join(*content: str) -> Svg:
    """Markup and plain text, one after the other."""
    return Svg("".join(part if isinstance(part, Svg) else escape(part) for part in content))


def group(*content: str, **attributes: Value) -> Svg:
    """A `g`; nothing at all if there is nothing in it."""
    return el("g", *content, **attributes) if any(content) else NOTHING


def use(symbol: str, x: float, y: float, width: float, height: float | None = None, **attributes: Value) -> Svg:
    """A symbol of the definitions, as high as it is wide unless a height is given."""
    return el("use", href=f"#{symbol}", x=x, y=y, width=width, height=width if height is None else height, **attributes)


def symbol(name: str, *content: str, box: tuple[float, float] = (24, 24)) -> Svg:
    return el("symbol", *content, id=name, viewBox=f"0 0 {number(box[0])} {number(box[1])}")


def path(d: str, **attributes: Value) -> Svg:
    return el("path", d=d, **attributes)


def circle(x: float, y: float, radius: float, **attributes: Value) -> Svg:
    return el("circle", cx=x, cy=y, r=radius, **attributes)


def rect(x: float, y: float, width: float, height: float, **attributes: Value) -> Svg:
    return el("rect", x=x, y=y, width=width, height=height, **attributes)


def line(*points: Point, closed: bool = False) -> str:
    """Straight lines through these points, as the `d` of a path."""
    return f"M{'L'.join(f'{number(x)} {number(y)}' for x, y in points)}{'Z' if closed else ''}"


def number(value: float) -> str:
    """A number with two decimals at most, and none of its zeros too many."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def _name(key: str) -> str:
    return key.rstrip("_").replace("_", "-")
