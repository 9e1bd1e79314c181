"""The backs: one for the action deck, one for the black-trimmed cards."""

from __future__ import annotations

from playcall.art.faces import face_svg
from playcall.art.figures import player
from playcall.art.lettering import HEAVY, text
from playcall.art.svg import Svg, join, path, rect, use
from playcall.games.sport_jockeys.art.palette import BLACK, HEIGHT, INKS, PAPER, PREFIX, WIDTH, YELLOW


def backs() -> dict[str, Svg]:
    return {"action": _action(), "black": _black()}


def _action() -> Svg:
    """Two inks, cut from corner to corner, and a player of each."""
    off, defence = INKS[0], INKS[1]
    return face_svg(
        (WIDTH, HEIGHT),
        rect(0, 0, WIDTH, HEIGHT, fill=PAPER),
        rect(8, 8, WIDTH - 16, HEIGHT - 16, rx=10, fill=off.face),
        path("M244 8v326a10 10 0 0 1-10 10H8Z", fill=defence.face),
        path("M8 344 244 8", stroke=PAPER, stroke_width=5),
        player(PREFIX, "run", "stripe", 14, 26, 124, flip=False, stroke=off.body, fill=YELLOW, color=off.dark),
        player(
            PREFIX, "tackle", "visor", 126, 204, 124, flip=True, stroke=defence.body, fill=YELLOW, color=defence.dark
        ),
        rect(40, 146, 172, 60, rx=12, fill=PAPER),
        _words(BLACK),
    )  # fmt: skip


def _black() -> Svg:
    return face_svg(
        (WIDTH, HEIGHT),
        rect(0, 0, WIDTH, HEIGHT, fill=BLACK),
        rect(12, 12, WIDTH - 24, HEIGHT - 24, rx=10, fill="none", stroke=YELLOW, stroke_width=5),
        use(f"{PREFIX}challenge", 84, 34, 84, color=YELLOW),
        use(f"{PREFIX}time", 84, 232, 84, color=YELLOW),
        _words(PAPER),
    )


def _words(ink: str) -> Svg:
    return join(
        text(126, 174, "SPORT", HEAVY, 30, anchor="middle", fill=ink, letter_spacing=3),
        text(126, 199, "JOCKEYS", HEAVY, 30, anchor="middle", fill=ink, letter_spacing=3),
    )
