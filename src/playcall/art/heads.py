"""Heads for the figures, in a square of 40 units round the middle of the head, looking to the right."""

from __future__ import annotations

from playcall.art.svg import NOTHING, Svg, circle, group, join, path, rect, symbol

SIZE = 40
SHELL = (
    "M6.5 21C6.5 12 12.5 6.5 20.5 6.5 28 6.5 33 11.3 33.2 18.6L22.6 20 21.2 24.7C20.8 26.3 19.5 27.3 17.8 27.3H14.2"
    "L11.8 30.6C8.5 29 6.5 25.6 6.5 21Z"
)
BARS = "M22 23.6h11.8M20.8 28.4h10.6M32.6 18.8l1.5 5-2.5 5"
STAR = "m19 9.6 1.5 3.2 3.5.4-2.6 2.4.7 3.5-3.1-1.7-3.1 1.7.7-3.5-2.6-2.4 3.5-.4Z"
STRIPE = "M9.5 14.5C13 9.8 19 8.7 26 10.6"


def heads(prefix: str) -> Svg:
    """The symbols of all heads."""
    return join(*(symbol(f"{prefix}head-{name}", drawn, box=(SIZE, SIZE)) for name, drawn in HEADS.items()))


def _helmet(*, back: Svg = NOTHING, front: Svg = NOTHING, mask: str = BARS) -> Svg:
    return group(
        back,
        path(SHELL, stroke="currentColor", stroke_width=5, fill="currentColor"),
        path(mask, fill="none", stroke="currentColor", stroke_width=6),
        path(SHELL, stroke="none"),
        path(mask, fill="none", stroke_width=2.4),
        circle(16.5, 19.5, 2.2, fill="currentColor", stroke="none"),
        front,
        stroke_linecap="round", stroke_linejoin="round",
    )  # fmt: skip


def _ink(d: str, width: float = 2.2) -> Svg:
    return path(d, fill="none", stroke="currentColor", stroke_width=width)


def _hair(d: str, width: float) -> Svg:
    return join(
        path(d, fill="none", stroke="currentColor", stroke_width=width + 4), path(d, fill="none", stroke_width=width)
    )


def _machine(*parts: Svg) -> Svg:
    return group(*parts, stroke_linecap="round", stroke_linejoin="round")


def _casing(d: str) -> Svg:
    return join(path(d, stroke="currentColor", stroke_width=5, fill="currentColor"), path(d, stroke="none"))


def _eye(x: float, y: float, radius: float) -> Svg:
    return join(circle(x, y, radius, fill="currentColor", stroke="none"), circle(x, y, radius * 0.42, stroke="none"))


def _cap() -> Svg:
    face = "M10.5 20.5h18.5c0 5.7-3.8 9.8-9.2 9.8S10.5 26.2 10.5 20.5Z"
    peak = "M9.5 18.5C9.5 12 14 8.5 19.5 8.5S29.5 12 29.5 16.5L36 18.8V20.6H9.5Z"
    return group(
        path(face, stroke="currentColor", stroke_width=5, fill="currentColor"),
        path(face, stroke="none"),
        path(peak, stroke="currentColor", stroke_width=2.4),
        stroke_linejoin="round",
    )


def _box() -> Svg:
    return _machine(
        _casing("M9 9H31V30H9Z"),
        path("M20 9V3.5", stroke_width=2.4),
        circle(20, 3.5, 2.4, stroke="none"),
        rect(16, 15, 15, 6, fill="currentColor", stroke="none"),
        circle(27, 18, 1.8, stroke="none"),
        _ink("M14 26h12", 1.8),
    )


def _dish() -> Svg:
    return _machine(
        _casing("M11 15H30V30H11Z"),
        path("M20.5 15V10M12 7c2 3.5 5 4.8 8.5 4.8S27 10.5 29 7", fill="none", stroke_width=2.6),
        _eye(25, 21.5, 4.6),
    )


def _grille() -> Svg:
    return _machine(
        _casing("M9 11C9 9 10 8 12 8H28C31 8 32 10 32 12L30.5 30H11Z"),
        _ink("M17 14.5h14", 3),
        _ink("M17 20v6.5M21 20v6.5M25 20v6.5M29 20v6.5", 1.6),
    )


def _gear() -> Svg:
    teeth = (angle * 45 for angle in range(8))
    cogs = (rect(17.5, 3.5, 7, 8, rx=1.5, transform=f"rotate({angle} 21 20)", stroke="none") for angle in teeth)
    return _machine(_casing("M21 7.5a12.5 12.5 0 1 0 .1 0Z"), *cogs, _eye(22, 20, 6))


HEADS: dict[str, Svg] = {
    "plain": _helmet(),
    "stripe": _helmet(front=_ink(STRIPE)),
    "cage": _helmet(mask=f"{BARS}M27.6 19.5 26.2 28.4", front=_ink(STRIPE, 1.8)),
    "visor": _helmet(front=_ink("M24.5 21.8 32.6 20.7", 3.4)),
    "tail": _helmet(back=_hair("M9 26C4.5 28.5 3.5 33 5.5 37.5", 4)),
    "locks": _helmet(back=_hair("M12 28.5C10 31 10.5 34 9 37M8.5 26.5C6 29 6.5 32 4.5 35", 2.8)),
    "bob": _helmet(back=_hair("M11 27.5C9.5 30.5 10 32.5 13 33", 5), front=_ink(STRIPE, 1.8)),
    "fin": _helmet(back=_hair("M8.5 12C11 5.5 17 2.8 24 4", 3.4)),
    "star": _helmet(front=path(STAR, fill="currentColor", stroke="none")),
    "band": _helmet(front=_ink("M19.5 6.8C15.5 10.5 13.8 15 14 20.5M24 7.2C19.5 11 17.5 15 17.6 20", 1.5)),
    "cap": _cap(),
    "box": _box(),
    "dome": _machine(_casing("M8 30V20C8 13 13 8 20 8S32 13 32 20V30Z"), _eye(24, 19, 6), _ink("M12 26.5h6", 1.8)),
    "lens": _machine(
        _casing("M10 12 18 8h8l5 6v11l-5 5H14l-4-4Z"), _eye(25, 18.5, 6.5), path("M10 14 5.5 9", stroke_width=2.4)
    ),
    "grille": _grille(),
    "dish": _dish(),
    "gear": _gear(),
}
"""By name. `cap` belongs to officials, what comes after it to machines."""
