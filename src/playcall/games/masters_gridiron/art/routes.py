"""Chalk talk: how plays run, on squared paper of 120 by 66 units. Solid is a run or a route, dashed a throw."""

from __future__ import annotations

from math import atan2, cos, pi, sin
from typing import Final, NamedTuple

from playcall.art.svg import Point, Svg, circle, group, join, line, path, rect, symbol
from playcall.games.masters_gridiron.anatomy import Play
from playcall.games.masters_gridiron.art.palette import PREFIX

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
