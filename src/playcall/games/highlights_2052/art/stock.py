"""The stock a card is printed on: a frame in its colour, the weave of its team, and the bands of the two edges."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import cos, pi, sin

from playcall.art.svg import Svg, join, line, number, path, rect, symbol
from playcall.games.highlights_2052.art.palette import KITS, PREFIX, STOCK, Kit

WIDTH, HEIGHT = 252, 352
FRAME = 6
INNER = WIDTH - 2 * FRAME
LANE = INNER / 3
TOP, BOTTOM = FRAME, HEIGHT - FRAME


def stocks() -> Svg:
    """The symbols of all kinds of stock."""
    return join(*(_stock(kit) for kit in KITS.values()))


def stock_id(kit: Kit) -> str:
    return f"{PREFIX}stock-{kit.id}"


def _stock(kit: Kit) -> Svg:
    right, bottom, r = WIDTH - FRAME, HEIGHT - FRAME, 9
    window = (
        f"M{FRAME + r} {FRAME}H{right - r}a{r} {r} 0 0 1 {r} {r}V{bottom - r}a{r} {r} 0 0 1-{r} {r}"
        f"H{FRAME + r}a{r} {r} 0 0 1-{r}-{r}V{FRAME + r}a{r} {r} 0 0 1 {r}-{r}Z"
    )
    return symbol(
        stock_id(kit),
        rect(3, 3, WIDTH - 6, HEIGHT - 6, fill=STOCK),
        path(WEAVES[kit.weave](), fill="none", stroke=kit.tint(0.17), stroke_width=2.4, stroke_linejoin="round"),
        path(f"M0 0H{WIDTH}V{HEIGHT}H0Z{window}", fill=kit.colour, fill_rule="evenodd"),
        box=(WIDTH, HEIGHT),
    )


def _waves() -> str:
    rows = (f"M{FRAME} {y}" + "c8 0 12-9 20-9s12 9 20 9" * 6 for y in range(20, HEIGHT - 10, 26))
    return "".join(rows)


def _gables() -> str:
    rows = (f"M{FRAME} {y}" + "l15-11 15 11" * 8 for y in range(24, HEIGHT - 6, 24))
    return "".join(rows)


def _switchbacks() -> str:
    hairpins = "h196a9 9 0 0 1 0 18h-196a9 9 0 0 0 0 18"
    return f"M28 14{hairpins * 9}"


def _rays() -> str:
    x, y, reach = WIDTH / 2, HEIGHT + 40, HEIGHT + 60
    angles = (step * pi / 26 for step in range(1, 26))
    return "".join(line((x, y), (x + cos(angle) * reach, y - sin(angle) * reach)) for angle in angles)


def _yards() -> str:
    return "".join(f"M{FRAME + 8} {y}h22m40 0h12m40 0h12m40 0h12m40 0h0m-8 0h22" for y in range(24, HEIGHT - 10, 16))


def _circuits() -> str:
    return "".join(
        f"M{number(x)} {TOP}{''.join(_trace(row))}" for row, x in enumerate(range(FRAME + 14, WIDTH - 20, 30))
    )


def _trace(row: int) -> Iterator[str]:
    for step in range(4):
        side = 14 if (row + step) % 2 else -14
        yield f"v{28 + 6 * ((row + step) % 3)}l{side} 14v{22 - 6 * (row % 2)}l{-side} 14"


def _diamonds() -> str:
    return "".join(
        f"M{x} {y}l12-16 12 16-12 16Z"
        for row, y in enumerate(range(28, HEIGHT - 20, 24))
        for x in range(FRAME + 6 + (row % 2) * 20, WIDTH - 36, 40)
    )


WEAVES: dict[str, Callable[[], str]] = {
    "waves": _waves, "gables": _gables, "switchbacks": _switchbacks, "rays": _rays, "yards": _yards,
    "circuits": _circuits, "diamonds": _diamonds,
}  # fmt: skip
