"""A play card: the ribbon of its result, the play in chalk, its name, what it uses, what stops it, whom it helps."""

from __future__ import annotations

from math import atan2, cos, pi, sin
from typing import Final, NamedTuple

from playcall.art.faces import face_svg
from playcall.art.lettering import BOLD, NAME, fit, text
from playcall.art.svg import NOTHING, Point, Svg, circle, el, group, join, line, path, rect, symbol, use
from playcall.games.masters_gridiron.anatomy import DEFENCE_CODES, OFFENCE_CODES, RESULT_NAMES, TYPE_NAMES, Play
from playcall.games.masters_gridiron.faces.inks import (
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
from playcall.games.masters_gridiron.faces.player import SHORT
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
    return group(
        rect(EDGE, y, INNER, ROW, rx=3.6, fill=ground),
        text(EDGE + 6, y + 21, label, NAME, 18, fill=soft),
        text(EDGE + LABEL, y + 21.6, fitted.lines[0], BOLD, fitted.size, squeeze=fitted.squeeze, fill=ink),
        class_="row",
    )


BOX = (120, 66)
PASSER: Point = (60, 56)
BACK: Point = (60, 54)
END: Point = (98, 42)
SLOT: Point = (84, 42)


class Route(NamedTuple):
    """Where somebody runs, and where the ball is thrown or pitched to."""

    run: tuple[Point, ...]
    throw: tuple[Point, ...] = ()


def _catch(*run: Point) -> Route:
    """A route to which the passer throws."""
    return Route(run, (PASSER, run[-1]))


ROUTES: Final[dict[str, Route]] = {
    "dive": Route((BACK, (60, 20))),
    "power": Route((BACK, (69, 45), (73, 20))),
    "trap": Route(((60, 56), (48, 51), (66, 38), (67, 20))),
    "cut": Route((BACK, (72, 43), (62, 33), (60, 18))),
    "draw": Route(((60, 50), (60, 62), (54, 44), (54, 20))),
    "sneak": Route(((60, 55), (60, 32))),
    "wedge": Route((BACK, (60, 46), (54, 36), (60, 22))),
    "sweep": Route(((60, 60), (88, 59), (105, 47), (109, 20))),
    "toss": Route(((84, 61), (104, 50), (111, 20)), ((60, 58), (84, 61))),
    "reverse": Route(((98, 50), (64, 58), (26, 56), (13, 42), (11, 20))),
    "option": Route(((60, 60), (84, 56), (92, 40), (93, 18))),
    "stretch": Route(((60, 58), (90, 51), (104, 32), (105, 16))),
    "keeper": Route(((60, 58), (44, 61), (24, 52), (17, 22))),
    "slant": _catch(END, (98, 36), (76, 24)),
    "out": _catch(END, (98, 27), (114, 27)),
    "flat": _catch((66, 59), (92, 55), (111, 49)),
    "screen": _catch((66, 61), (96, 61), (106, 50)),
    "cross": _catch(END, (98, 36), (34, 31)),
    "hitch": _catch(END, (98, 22), (89, 28)),
    "fade": _catch(END, (106, 26), (112, 8)),
    "corner": _catch(END, (98, 27), (112, 12)),
    "dig": _catch(END, (98, 24), (66, 24)),
    "whip": _catch(END, (86, 32), (110, 31)),
    "angle": _catch((66, 58), (86, 48), (72, 30)),
    "pop": _catch(SLOT, (84, 26), (92, 14)),
    "post": _catch(END, (98, 24), (76, 6)),
    "flag": _catch(END, (98, 24), (114, 7)),
    "go": _catch(END, (99, 6)),
    "comeback": _catch(END, (98, 9), (109, 18)),
    "curl": _catch(END, (98, 8), (89, 17)),
    "over": _catch(END, (98, 18), (40, 13)),
    "sail": _catch(END, (98, 13), (115, 13)),
    "wheel": _catch((66, 60), (96, 57), (109, 45), (111, 8)),
    "double": _catch(END, (98, 31), (86, 26), (97, 19), (98, 5)),
}

WORDS: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "IR": (
        ("sneak", "sneak"), ("draw", "draw"), ("trap", "trap"), ("counter", "trap"), ("wham", "trap"), ("wrap", "trap"),
        ("buck", "trap"), ("cut", "cut"), ("zone", "cut"), ("fold", "cut"), ("power", "power"), ("lead", "power"),
        ("tackle", "power"), ("kick out", "power"), ("heavy", "power"), ("veer", "power"), ("belly", "power"),
        ("wedge", "wedge"), ("push", "wedge"), ("surge", "wedge"), ("combo", "wedge"), ("duo", "wedge"),
    ),
    "OR": (
        ("reverse", "reverse"), ("end-around", "reverse"), ("orbit", "reverse"), ("toss", "toss"), ("pitch", "toss"),
        ("lateral", "toss"), ("option", "option"), ("stretch", "stretch"), ("zone", "stretch"), ("edge", "stretch"),
        ("keeper", "keeper"), ("boot", "keeper"), ("naked", "keeper"), ("trap", "option"), ("pull", "option"),
        ("draw", "option"),
    ),
    "SP": (
        ("screen", "screen"), ("shovel", "screen"), ("slant", "slant"), ("flat", "flat"), ("swing", "flat"),
        ("checkdown", "flat"), ("dump", "flat"), ("fade", "fade"), ("jump", "fade"), ("corner", "corner"),
        ("smash", "corner"), ("dig", "dig"), ("levels", "dig"), ("cross", "cross"), ("mesh", "cross"),
        ("drag", "cross"), ("drive", "cross"), ("whip", "whip"), ("pivot", "whip"), ("option", "whip"),
        ("angle", "angle"), ("leak", "pop"), ("pop", "pop"), ("out", "out"),
    ),
    "LP": (
        ("wheel", "wheel"), ("halfback", "wheel"), ("move", "double"), ("and up", "double"), ("and go", "double"),
        ("flea", "double"), ("comeback", "comeback"), ("corner", "flag"), ("flag", "flag"), ("post", "post"),
        ("curl", "curl"), ("hitch", "curl"), ("stop", "curl"), ("cross", "over"), ("over", "over"), ("dig", "over"),
        ("deep in", "over"), ("dagger", "over"), ("divide", "over"), ("out", "sail"), ("sail", "sail"),
        ("bench", "sail"), ("flood", "sail"), ("fade", "flag"), ("scissors", "flag"),
    ),
}  # fmt: skip
"""What a word in the name of a play says about its way; the first that fits."""
OTHERWISE: Final = {"IR": "dive", "OR": "sweep", "SP": "hitch", "LP": "go"}


def route_of(play: Play) -> str:
    """The drawing that fits the name of a play."""
    name = play.name.lower()
    return next((route for word, route in WORDS[play.type] if word in name), OTHERWISE[play.type])


def chalk() -> Svg:
    """The symbols: squared paper with both lines, and every route in the ink of its result."""
    return join(_board(), *(symbol(f"{PREFIX}route-{name}", _drawn(route), box=BOX) for name, route in ROUTES.items()))


def _board() -> Svg:
    rows = "".join(f"M0 {y}h120" for y in range(11, 66, 11)) + "".join(f"M{x} 0v66" for x in range(15, 120, 15))
    line_of_five = [circle(x, 46, 4.3) for x in (36, 48, 60, 72, 84, 98)]
    crosses = "".join(f"M{x - 3} 34l6 6m0-6l-6 6" for x in (42, 60, 78))
    return symbol(
        f"{PREFIX}chalk",
        rect(0, 0, *BOX, fill="#efe5c9"),
        path(rows, stroke="#d3c59b", stroke_width=0.6, fill="none"),
        group(*line_of_five, circle(60, 60, 4.3), fill="none", stroke="#4a3a22", stroke_width=2),
        path(crosses, stroke="#4a3a22", stroke_width=1.8, fill="none"),
        box=BOX,
    )


def _drawn(route: Route) -> Svg:
    throw = path(line(*route.throw), stroke_dasharray="3 4") if route.throw else Svg()
    lines = (path(line(*route.run)), path(_head(route.run[-2], route.run[-1])), throw)
    return group(
        *lines, fill="none", stroke="currentColor", stroke_width=2.6, stroke_linecap="round", stroke_linejoin="round"
    )


def _head(before: Point, tip: Point) -> str:
    """The head of an arrow."""
    angle = atan2(tip[1] - before[1], tip[0] - before[0])
    sides = [(tip[0] - 8 * cos(angle + turn), tip[1] - 8 * sin(angle + turn)) for turn in (pi / 5, -pi / 5)]
    return line(sides[0], tip, sides[1])
