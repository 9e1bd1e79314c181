"""Dice and cubes as nets to cut out, fold and glue."""

from __future__ import annotations

from typing import Final

from playcall.art.colour import mix
from playcall.art.lettering import NAME, fit, text
from playcall.art.paper import drawn
from playcall.art.svg import Point, Svg, group, line, number, path
from playcall.contract.contents import Die

TAB, LEAST_TAB = 0.3, 3.0
"""How deep a tab is, as a share of the edge, and at least."""
SLOPE: Final = 0.6
"""How far a tab narrows at either end, as a share of its depth."""
FACES: Final[tuple[tuple[int, int], ...]] = ((0, 1), (1, 1), (2, 1), (3, 1), (1, 0), (1, 2))
"""Columns and rows of the faces: four in a strip, a lid and a bottom on the second of them."""
LABEL: Final = 24.0
"""The room that its name has at least."""
CUT, FOLD = "#23282c", "#8b9196"


def depth_of(die: Die) -> float:
    return max(LEAST_TAB, TAB * die.edge)


def net_size(die: Die) -> tuple[float, float]:
    """Width and height of a net in millimetres."""
    return max(4 * die.edge + depth_of(die), _label_left(die) + LABEL), 3 * die.edge


def net(die: Die) -> Svg:
    """The net of a die as SVG in millimetres: solid lines are cut, broken ones are folded."""
    width, height = net_size(die)
    edge, tabs = die.edge, _tabs(die)
    soft = mix(die.ground, "#ffffff", 0.55)
    return drawn(
        (width, height),
        path("".join(line(*tab, closed=True) for tab in tabs), fill=soft, stroke=CUT, stroke_width=0.15),
        path(_squares(edge), fill=die.ground),
        *(_face(face, column, row, edge) for face, (column, row) in zip(die.faces, FACES, strict=True)),
        path(_outline(edge), fill="none", stroke=CUT, stroke_width=0.2),
        path(_folds(die), fill="none", stroke=FOLD, stroke_width=0.2, stroke_dasharray="1 0.8"),
        _label(die),
    )


def _squares(edge: float) -> str:
    return f"M0 {number(edge)}h{number(4 * edge)}v{number(edge)}h{number(-4 * edge)}Z" + "".join(
        f"M{number(edge)} {number(y)}h{number(edge)}v{number(edge)}h{number(-edge)}Z" for y in (0, 2 * edge)
    )


def _outline(edge: float) -> str:
    """Where scissors go, the tabs apart."""
    corners = ((0, 1), (1, 1), (1, 0), (2, 0), (2, 1), (4, 1), (4, 2), (2, 2), (2, 3), (1, 3), (1, 2), (0, 2))
    return line(*((x * edge, y * edge) for x, y in corners), closed=True)


def _sides(edge: float) -> list[tuple[Point, Point, Point]]:
    """The seven edges with a tab: from, to, and which way the tab goes."""
    at = [edge * n for n in range(5)]
    return [
        ((at[4], at[1]), (at[4], at[2]), (1, 0)),
        ((at[1], at[0]), (at[1], at[1]), (-1, 0)),
        ((at[2], at[0]), (at[2], at[1]), (1, 0)),
        ((at[3], at[1]), (at[4], at[1]), (0, -1)),
        ((at[1], at[2]), (at[1], at[3]), (-1, 0)),
        ((at[2], at[2]), (at[2], at[3]), (1, 0)),
        ((at[3], at[2]), (at[4], at[2]), (0, 1)),
    ]


def _tabs(die: Die) -> list[tuple[Point, ...]]:
    depth = depth_of(die)
    return [_tab(start, end, way, depth) for start, end, way in _sides(die.edge)]


def _tab(start: Point, end: Point, way: Point, depth: float) -> tuple[Point, ...]:
    (x1, y1), (x2, y2), (dx, dy) = start, end, way
    along = SLOPE * depth
    in_x, in_y = (along if x2 > x1 else 0), (along if y2 > y1 else 0)
    return (
        start,
        (x1 + dx * depth + in_x, y1 + dy * depth + in_y),
        (x2 + dx * depth - in_x, y2 + dy * depth - in_y),
        end,
    )


def _folds(die: Die) -> str:
    edge = die.edge
    inner = [(n * edge, edge, n * edge, 2 * edge) for n in (1, 2, 3)]
    lids = [(edge, y, 2 * edge, y) for y in (edge, 2 * edge)]
    glued = [(*start, *end) for start, end, _ in _sides(edge)]
    return "".join(line((x1, y1), (x2, y2)) for x1, y1, x2, y2 in (*inner, *lids, *glued))


def _face(face: str, column: int, row: int, edge: float) -> Svg:
    place = f"translate({number(column * edge)} {number(row * edge)}) scale({edge / 100:.4f})"
    return group(Svg(face), transform=place) if face else Svg()


def _label_left(die: Die) -> float:
    return 2 * die.edge + depth_of(die) + 1


def _label(die: Die) -> Svg:
    """What it is, in the corner that no face needs."""
    words = fit(die.title, NAME, (3.6, 3.2, 2.8, 2.4, 2), net_size(die)[0] - _label_left(die))
    down = 2 * die.edge + depth_of(die) + 4
    return text(_label_left(die), down, words.lines[0], NAME, words.size, squeeze=words.squeeze, fill=CUT)
