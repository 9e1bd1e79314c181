"""Marks that football cards share, in squares of 24 units: one ink, `currentColor`, and holes for the ground."""

from __future__ import annotations

from collections.abc import Iterable

from playcall.art.svg import Svg, join, path, symbol

HELMET = (
    "M3.2 13.4C3.2 7.6 7.4 3.6 12.6 3.6c5 0 8.4 3.4 8.6 8.2l-7.4.9-.9 3.1c-.3 1.1-1.2 1.8-2.3 1.8"
    "H8.2l-1.6 2.2c-2-.9-3.4-3.3-3.4-6.4ZM10 10.1a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3Z"
)
FOOTBALL = (
    "M12 1.8c4 3 6 6.5 6 10.2s-2 7.2-6 10.2c-4-3-6-6.5-6-10.2s2-7.2 6-10.2ZM11.4 7.4v1.2H10v1.4h1.4v1.3H10"
    "v1.4h1.4V14H10v1.4h1.4v1.2h1.2v-1.2H14V14h-1.4v-1.3H14v-1.4h-1.4V10H14V8.6h-1.4V7.4Z"
)


def _solid(d: str) -> Svg:
    return path(d, fill="currentColor", fill_rule="evenodd")


def _drawn(d: str, width: float = 2.4, cap: str = "round") -> Svg:
    return path(d, fill="none", stroke="currentColor", stroke_width=width, stroke_linecap=cap, stroke_linejoin="round")


ICONS: dict[str, Svg] = {
    "helmet": join(_solid(HELMET), _drawn("M14.2 15.2h7.2M13.4 18.4h6.6M20.6 12.2l.9 3-1.6 3.2", 1.6)),
    "football": _solid(FOOTBALL),
    "posts": _drawn("M5 2v9h14V2M12 11v11", 2.4, "square"),
    "flag": join(_drawn("M5 21.8V2.5", 2.2), _solid("M6 3h13l-3.5 4.5L19 12H6Z")),
    "cross": _solid("M9 3h6v6h6v6h-6v6H9v-6H3V9h6Z"),
    "star": _solid("m12 2 2.9 6.4 7 .8-5.2 4.7 1.5 6.9L12 17.3l-6.2 3.5 1.5-6.9L2.1 9.2l7-.8Z"),
    "whistle": _solid(
        "M2.5 8.5H14l7.5-3v5H17c.6 1.1 1 2.3 1 3.7a7.4 7.4 0 1 1-14.8-.2c0-1.5.5-2.9 1.3-4H2.5Z"
        "M10.5 11.2a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z"
    ),
    "hand": _solid(
        "M6.5 11V5.3a1.4 1.4 0 0 1 2.8 0V10h.7V3.4a1.4 1.4 0 0 1 2.8 0V10h.7V4.3a1.4 1.4 0 0 1 2.8 0v6.2h.7V7.2"
        "a1.4 1.4 0 0 1 2.8 0v7.3c0 4.5-2.8 7.5-7 7.5-3.3 0-5.2-1.4-6.9-4.3L3.2 13c-.9-1.5.9-2.9 2.2-1.8Z"
    ),
}


def icons(prefix: str, names: Iterable[str]) -> Svg:
    """The symbols of these marks."""
    return join(*(symbol(f"{prefix}{name}", ICONS[name]) for name in names))
