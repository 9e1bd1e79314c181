"""A play card: the ribbon of its result, the play in chalk, its name, what it uses, what stops it, whom it helps."""

from __future__ import annotations

from playcall.art.faces import face_svg
from playcall.art.lettering import BOLD, NAME, fit, text
from playcall.art.svg import NOTHING, Svg, circle, el, group, join, path, rect, use
from playcall.games.masters_gridiron.anatomy import DEFENCE_CODES, OFFENCE_CODES, RESULT_NAMES, TYPE_NAMES, Play
from playcall.games.masters_gridiron.art.palette import (
    BLACK_LABEL,
    BLACK_TEXT,
    EDGE,
    HEIGHT,
    INK,
    INK_2,
    INNER,
    PAPER,
    PAPER_2,
    PASS,
    PREFIX,
    RESULTS,
    RUN,
    WHITE,
    WIDTH,
)
from playcall.games.masters_gridiron.art.player import SHORT
from playcall.games.masters_gridiron.art.routes import route_of
from playcall.games.masters_gridiron.table import POINTS

RIBBON, ROW, ROW_GAP, NAME_BOX = 36, 29.4, 3, 52
RIGHT, BOTTOM = WIDTH - EDGE, HEIGHT - EDGE
ROWS_TOP = BOTTOM - 3 * ROW - 2 * ROW_GAP
NAME_TOP = ROWS_TOP - 5 - NAME_BOX
ART_TOP = EDGE + RIBBON
LABEL = 56
RUNS = ("IR", "OR")


def play_face(play: Play) -> Svg:
    ink = RESULTS[play.result]
    return face_svg(
        (WIDTH, HEIGHT),
        rect(0, 0, WIDTH, HEIGHT, fill=PAPER),
        _art(play, ink),
        _ribbon(play, ink),
        _name(play, ink),
        *_rows(play),
    )


def _ribbon(play: Play, ink: str) -> Svg:
    shape = f"M{EDGE} {EDGE + RIBBON}V{EDGE + 6}a6 6 0 0 1 6-6H{RIGHT - 6}a6 6 0 0 1 6 6V{EDGE + RIBBON}z"
    points = POINTS[play.result[0]]
    return join(
        path(shape, fill=ink),
        use(f"{PREFIX}{'ball-line' if play.result == 'TD' else 'uprights'}", EDGE + 7, EDGE + 6, 25),
        text(EDGE + 39, EDGE + 25.5, RESULT_NAMES[play.result].upper(), BOLD, 21.5, fill="#fff", letter_spacing="1"),
        text(RIGHT - 8, EDGE + 28.5, str(points), BOLD, 31, anchor="end", fill="#fff"),
    )


def _art(play: Play, ink: str) -> Svg:
    """Half of the plays go the other way."""
    height = NAME_TOP - ART_TOP
    flip = "translate(120 0) scale(-1 1)" if sum(map(ord, play.id)) % 2 else None
    drawing = group(
        use(f"{PREFIX}chalk", 0, 0, 120, 66), use(f"{PREFIX}route-{route_of(play)}", 0, 0, 120, 66), transform=flip
    )
    picture = el(
        "svg", drawing, x=EDGE, y=ART_TOP, width=INNER, height=height, viewBox="0 0 120 66", color=ink,
        preserveAspectRatio="xMidYMax slice",
    )  # fmt: skip
    frame = rect(EDGE + 1.2, ART_TOP, INNER - 2.4, height, fill="none", stroke=ink, stroke_width=2.4)
    return join(picture, frame, _badge(play, EDGE + 20 if flip is None else RIGHT - 20, ART_TOP + 19))


def _badge(play: Play, x: float, y: float) -> Svg:
    """Runs have a square, passes a circle."""
    run = play.type in RUNS
    shape = rect(x - 15, y - 13, 30, 26, rx=3, fill=RUN) if run else circle(x, y, 15, fill=PASS)
    return join(shape, text(x, y + 6.6, play.type, BOLD, 19, anchor="middle", fill="#fff"))


def _name(play: Play, ink: str) -> Svg:
    room = INNER - 14
    fitted = fit(play.name, BOLD, (25, 24, 23, 22, 21), room)
    mark = text(RIGHT - 7, NAME_TOP + 43, "+1", BOLD, 19, anchor="end", fill=ink) if play.result == "FG" else NOTHING
    return join(
        rect(EDGE + 1.2, NAME_TOP, INNER - 2.4, NAME_BOX - 1.2, fill=WHITE, stroke=ink, stroke_width=2.4),
        text(EDGE + 7, NAME_TOP + 23.5, fitted.lines[0], BOLD, fitted.size, squeeze=fitted.squeeze, fill=INK),
        text(EDGE + 7, NAME_TOP + 43, TYPE_NAMES[play.type], NAME, 19, fill=INK_2),
        mark,
    )


def _rows(play: Play) -> list[Svg]:
    uses = _listed([OFFENCE_CODES[rating] for rating in play.uses])
    stops = _listed([DEFENCE_CODES[rating] for rating in play.stops])
    bonus = " · ".join(f"{pos} +{number}" for pos, number in play.bonuses.items()) or "–"
    return [
        _row(0, "USES", uses, PAPER_2, INK_2, INK),
        _row(1, "STOP", stops, INK, BLACK_LABEL, BLACK_TEXT),
        _row(2, "BONUS", bonus, PAPER_2, INK_2, INK),
    ]


def _listed(codes: list[str]) -> str:
    """Three ratings fall back to their codes."""
    return " · ".join(codes if len(codes) > 2 else [SHORT[code] for code in codes])


def _row(place: int, label: str, words: str, ground: str, soft: str, ink: str) -> Svg:
    y = ROWS_TOP + place * (ROW + ROW_GAP)
    fitted = fit(words, BOLD, (21, 20, 19, 18.4), INNER - LABEL - 4)
    return join(
        rect(EDGE, y, INNER, ROW, rx=3.6, fill=ground),
        text(EDGE + 6, y + 21, label, NAME, 18, fill=soft),
        text(EDGE + LABEL, y + 21.6, fitted.lines[0], BOLD, fitted.size, squeeze=fitted.squeeze, fill=ink),
    )
