"""The backs: play cards and Action cards cannot be told apart from their own kind."""

from __future__ import annotations

from playcall.art.faces import face_svg
from playcall.art.figures import player
from playcall.art.lettering import HEAVY, text
from playcall.art.svg import Svg, join, line, path, rect, use
from playcall.games.highlights_2052.art.palette import PREFIX
from playcall.games.highlights_2052.art.stock import HEIGHT, WIDTH

NIGHT, CYAN, PINK = "#0b1030", "#35e0ff", "#ff4fd8"


def backs() -> dict[str, Svg]:
    return {"play": _back(_players(), "2052", CYAN, PINK), "action": _back(_whistle(), "ACTION", PINK, CYAN)}


def _back(middle: Svg, words: str, first: str, second: str) -> Svg:
    return face_svg(
        (WIDTH, HEIGHT),
        rect(0, 0, WIDTH, HEIGHT, fill=NIGHT),
        path(_beams(), stroke=first, stroke_opacity=0.16, stroke_width=5),
        rect(8, 8, WIDTH - 16, HEIGHT - 16, rx=10, fill="none", stroke=first, stroke_width=4),
        rect(17, 17, WIDTH - 34, HEIGHT - 34, rx=5, fill="none", stroke=second, stroke_width=2),
        middle,
        path(line((27, 252), (238, 252), (225, 312), (14, 312), closed=True), fill=first),
        text(126, 299, words, HEAVY, 54, anchor="middle", fill=NIGHT, letter_spacing=2),
        text(126, 44, "FOOTBALL HIGHLIGHTS", HEAVY, 22, anchor="middle", fill="#fff", letter_spacing=1),
    )  # fmt: skip


def _beams() -> str:
    """Floodlights from both upper corners."""
    lines = [((10.0, 10.0), (20.0 + 34 * n, 342.0)) for n in range(8)]
    lines += [((WIDTH - x, y), (WIDTH - ex, ey)) for (x, y), (ex, ey) in lines[:8]]
    return "".join(line(*each) for each in lines)


def _players() -> Svg:
    """Two players, one for each end of a card."""
    inks = {"stroke": "#2a78b0", "fill": CYAN, "color": NIGHT}
    other = {"stroke": "#8a2f8f", "fill": PINK, "color": NIGHT}
    return join(
        player(PREFIX, "sack", "stripe", 6, 92, 158, flip=False, **inks),
        player(PREFIX, "run", "plain", 106, 92, 158, flip=True, **other),
    )


def _whistle() -> Svg:
    return use(f"{PREFIX}whistle", 56, 80, 144, color=CYAN)
