"""Card backs: each type has its own, so that the type of a hidden card is public."""

from __future__ import annotations

from typing import Final

from playcall.art.lettering import FALLBACKS, HEAVY, NAME, text
from playcall.art.svg import Svg, el, join, path, rect, use
from playcall.games.gridiron_fantasy.art.palette import HEIGHT, INK, PREFIX, WIDTH

COLOURS: Final = {"op": "#d9591f", "dp": "#5f7685", "oa": "#a8431c", "da": "#3f5663", "tm": "#8f5a34"}
WORDS: Final = {
    "op": ("OFFENSIVE", "PLAY"), "dp": ("DEFENSIVE", "PLAY"), "oa": ("OFFENSIVE", "ACTION"),
    "da": ("DEFENSIVE", "ACTION"), "tm": ("TEAM", "CARD"),
}  # fmt: skip
PAPER: Final = "#f6efe4"


def halftone() -> Svg:
    """The dots behind every picture."""
    dots = path("M3 3h.01M9 9h.01", stroke=INK, stroke_opacity=0.16, stroke_width=3.4, stroke_linecap="round")
    return el("pattern", dots, id=f"{PREFIX}halftone", width=12, height=12, patternUnits="userSpaceOnUse")


def backs() -> dict[str, Svg]:
    return {name: _back(name) for name in COLOURS}


def _back(name: str) -> Svg:
    x = WIDTH / 2
    above, below = WORDS[name]
    return el(
        "svg",
        rect(0, 0, WIDTH, HEIGHT, fill=INK),
        rect(8, 8, WIDTH - 16, HEIGHT - 16, rx=9, fill=COLOURS[name]),
        rect(8, 8, WIDTH - 16, HEIGHT - 16, rx=9, fill=f"url(#{PREFIX}halftone)"),
        rect(16, 16, WIDTH - 32, HEIGHT - 32, rx=5, fill="none", stroke=PAPER, stroke_width=2.5),
        *_bolts(),
        text(x, 78, above, HEAVY, 34, anchor="middle", fill=PAPER),
        use(f"{PREFIX}ball", x - 75, HEIGHT / 2 - 50, 150, 100),
        text(x, HEIGHT - 54, below, HEAVY, 34, anchor="middle", fill=PAPER),
        viewBox=f"0 0 {WIDTH} {HEIGHT}", font_family=FALLBACKS[NAME.family], font_stretch="condensed",
    )  # fmt: skip


def _bolts() -> list[Svg]:
    corners = ((28, 28), (WIDTH - 28, 28), (28, HEIGHT - 28), (WIDTH - 28, HEIGHT - 28))
    return [join(path(f"M{x} {y}h.01", stroke=PAPER, stroke_width=10, stroke_linecap="round")) for x, y in corners]
