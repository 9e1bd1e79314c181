"""The lid of a game's box: the game's own picture, or its name in its colours."""

from __future__ import annotations

from importlib import resources

from playcall.art.lettering import HEAVY, fit, paragraph
from playcall.art.svg import Svg, el, path, rect
from playcall.contract import Game

FILE = "lid.svg"
WIDTH, HEIGHT = 240, 320
SIZES = (52, 46, 40, 34, 28, 24, 20)
LEAD = 1.02


def lid_of(game: Game) -> str:
    """The picture on a game's box as SVG."""
    try:
        return resources.files(game.package).joinpath(FILE).read_text(encoding="utf-8")
    except (FileNotFoundError, ModuleNotFoundError):
        return plain_lid(game)


def plain_lid(game: Game) -> Svg:
    """A lid for a game that has not drawn one: its name over a band of its second colour."""
    ground, band, ink, mark = game.on_the_box.colours
    words = fit((game.on_the_box.name or game.title).upper(), HEAVY, SIZES, WIDTH - 32, lines=4)
    height = len(words.lines) * words.size * LEAD
    first = (HEIGHT - height) / 2 + words.size * 0.82
    return el(
        "svg",
        rect(0, 0, WIDTH, HEIGHT, fill=ground),
        path(f"M0 {HEIGHT / 2 - height / 2 - 26:.0f}h{WIDTH}v{height + 44:.0f}H0Z", fill=band),
        path(f"M16 {HEIGHT / 2 + height / 2 + 30:.0f}h{WIDTH - 32}", stroke=mark, stroke_width=4),
        paragraph(WIDTH / 2, first, words, HEAVY, LEAD, fill=ink, text_anchor="middle"),
        xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {WIDTH} {HEIGHT}", preserveAspectRatio="xMidYMid slice",
    )  # fmt: skip
