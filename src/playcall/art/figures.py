"""Players as pictograms: a pose is a handful of angles, a head is a small drawing of its own.

A figure stands in a space of 100 by 120 units and looks to the right. It is drawn in three inks that come from where it
is used: `stroke` for the body, `fill` for helmet and ball, `color` for the gaps between near and far limbs.
"""

from __future__ import annotations

from math import cos, radians, sin
from typing import NamedTuple

from playcall.art.heads import SHELL
from playcall.art.svg import NOTHING, Point, Svg, Value, el, group, join, line, number, path, symbol

WIDTH, HEIGHT = 100, 120
GROUND = 116.0
TORSO, NECK = 25.0, 13.0
UPPER_ARM, FOREARM = 15.0, 15.0
THIGH, SHIN, FOOT = 21.0, 20.0, 7.0
GAP = 4.0

Limb = tuple[float, float]
"""Two angles, of the upper and the lower half: 0 hangs down, 90 points ahead, 180 up, -90 back."""


class Pose(NamedTuple):
    """How a figure holds itself. `lean` tips the trunk ahead; `air` lifts it off the ground."""

    lean: float
    near_arm: Limb
    far_arm: Limb
    near_leg: Limb
    far_leg: Limb
    x: float = 50
    air: float = 0
    tilt: float = 0
    ball: tuple[str, float] | Point | None = None
    """In a hand (`near`, `far`, with an angle), or flying free at a point."""
    mate: tuple[float, float] | None = None
    """A team-mate behind: how far back and up."""


POSES: dict[str, Pose] = {
    # with the ball
    "run": Pose(24, (-28, 72), (40, 118), (62, -12), (-22, -92), ball=("far", 30)),
    "sprint": Pose(40, (-62, 10), (48, 128), (78, 6), (-38, -66), x=46, ball=("far", 40)),
    "cut": Pose(-14, (-48, 22), (52, 126), (34, -30), (-40, 6), x=54, tilt=8, ball=("far", 40)),
    "reverse": Pose(16, (-62, -84), (-30, -70), (44, -18), (-14, -70), x=58, ball=("near", 80)),
    "throw": Pose(-10, (-92, -142), (96, 84), (34, -8), (-30, -20), x=52, tilt=4, ball=("near", -30)),
    "release": Pose(14, (128, 116), (34, 96), (38, -14), (-18, -52), x=36, ball=(86, 32)),
    "catch": Pose(4, (122, 168), (108, 166), (38, -34), (-24, -66), x=42, air=6, tilt=-16, ball=(72, 16)),
    "statue": Pose(-4, (-112, -156), (30, 112), (14, 2), (-16, -8), x=54, ball=("near", -40)),
    "push": Pose(52, (74, 88), (86, 98), (52, -28), (-24, -44), x=44, tilt=-26, mate=(-20, 3)),
    "keep": Pose(32, (30, 126), (44, 132), (48, -26), (-26, -70), x=46, tilt=8, ball=("near", 40)),
    "kick": Pose(-18, (-72, -40), (62, 70), (104, 92), (-12, -8), x=42, tilt=10, ball=(84, 46)),
    "point": Pose(22, (98, 96), (28, 12), (40, -22), (-16, -30), x=42, tilt=-8),
    # without it
    "sack": Pose(38, (92, 72), (120, 96), (50, -50), (-30, -58), x=38, air=12, tilt=-12),
    "tackle": Pose(68, (92, 78), (110, 92), (-46, -70), (-70, -52), x=42, air=10, tilt=-40),
    "wall": Pose(10, (62, 140), (100, 160), (44, -22), (-40, 4), x=42, tilt=2),
    "brace": Pose(58, (24, 6), (60, 92), (74, -40), (-4, -40), x=40, tilt=-36),
    "shuffle": Pose(22, (50, 84), (-58, -84), (56, -24), (-52, 18), x=48, tilt=-4),
    "pick": Pose(-6, (112, 160), (96, 160), (24, -30), (-34, -58), x=44, air=5, tilt=-16, ball=(68, 14)),
    "swat": Pose(8, (112, 146), (-58, -30), (34, -24), (-26, -62), x=42, air=10, tilt=-8, ball=(84, 22)),
    "strip": Pose(30, (66, 30), (92, 70), (44, -22), (-24, -50), x=38, tilt=-6, ball=(86, 80)),
    "blitz": Pose(44, (62, 136), (-52, 8), (-34, -84), (76, 4), x=46, tilt=-22),
    "stand": Pose(34, (70, 120), (96, 140), (58, -26), (-22, -26), x=48, tilt=-16, mate=(-22, 0)),
    "lookout": Pose(4, (66, 148), (-20, -4), (20, 2), (-18, -6), x=46, tilt=-4),
    "idle": Pose(0, (-16, 10), (20, 70), (14, 2), (-14, -6), x=48, ball=("far", 20)),
    # officials
    "hips": Pose(0, (-72, 24), (72, -24), (14, 4), (-14, -4), x=50),
    "wrist": Pose(0, (40, 160), (62, 186), (14, 4), (-14, -4), x=46),
    "shove": Pose(6, (86, 92), (106, 84), (18, 2), (-16, -10), x=40),
    "wide": Pose(0, (96, 92), (-96, -92), (16, 4), (-16, -4), x=50),
    "up": Pose(0, (-132, -176), (40, 10), (14, 4), (-14, -4), x=50),
    "go": Pose(4, (58, 52), (-30, -8), (20, 2), (-14, -10), x=46),
}


class Joints(NamedTuple):
    """Where a pose puts its parts."""

    head: Point
    shoulder: Point
    hip: Point
    near_arm: tuple[Point, Point]
    far_arm: tuple[Point, Point]
    near_leg: tuple[Point, Point]
    far_leg: tuple[Point, Point]


def joints(pose: Pose) -> Joints:
    """The pose put on the ground, or above it."""
    loose = _joints(pose, (pose.x, 0.0))
    lowest = max(loose.near_leg[1][1], loose.far_leg[1][1])
    return _joints(pose, (pose.x, GROUND - 4 - pose.air - lowest))


def extent(pose: str) -> tuple[float, float, float]:
    """Where a figure begins on the left, where it ends on the right, and its highest point."""
    held = POSES[pose]
    at = joints(held)
    limbs = [at.shoulder, at.hip, *at.near_arm, *at.far_arm, *at.near_leg, *at.far_leg]
    round_ = [(at.head, 15.0), *((point, 7.0) for point in limbs)]
    if held.ball and not isinstance(held.ball[0], str):
        round_.append(((held.ball[0], held.ball[1]), 10.0))
    elif held.ball:
        round_.append(((at.near_arm if held.ball[0] == "near" else at.far_arm)[1], 10.0))
    back = held.mate[0] if held.mate else 0
    return (
        min(x - reach for (x, _), reach in round_) + back,
        max(x + reach for (x, _), reach in round_),
        min(y - reach for (_, y), reach in round_),
    )


def bodies(prefix: str) -> Svg:
    """The symbols of all poses, without heads."""
    return join(*(_body(f"{prefix}pose-{name}", pose) for name, pose in POSES.items()))


def _body(name: str, pose: Pose) -> Svg:
    at = joints(pose)
    mate = NOTHING
    if pose.mate:
        back, up = pose.mate
        place = f"translate({number(at.head[0] - 20)} {number(at.head[1] - 20)}) rotate({number(pose.tilt)} 20 20)"
        whole = (_figure(pose, at), path(SHELL, stroke="none", transform=place))
        mate = group(*whole, transform=f"translate({number(back)} {number(-up)})", opacity=0.4)
    return symbol(name, mate, _figure(pose, at), box=(WIDTH, HEIGHT))


def player(
    prefix: str, pose: str, head: str, x: float, y: float, height: float, *, flip: bool = False, **inks: Value
) -> Svg:
    """A whole figure at this place: body and head, mirrored if it is to look to the left."""
    scale = height / HEIGHT
    at = joints(POSES[pose]).head
    turn = f"translate({number(at[0])} {number(at[1])}) rotate({number(POSES[pose].tilt)})"
    place = f"translate({number(x + (WIDTH * scale if flip else 0))} {number(y)})"
    return group(
        el("use", href=f"#{prefix}pose-{pose}", width=WIDTH, height=HEIGHT),
        el(
            "use",
            href=f"#{prefix}head-{head}",
            x=-20,
            y=-20,
            width=40,
            height=40,
            transform=turn,
            stroke=inks.get("fill"),
        ),
        transform=f"{place} scale({f'{-scale:.3f} ' if flip else ''}{scale:.3f})",
        **inks,
    )


def _figure(pose: Pose, at: Joints) -> Svg:
    far = group(
        _limb(at.shoulder, at.far_arm, 9.5, 8), _limb(at.hip, at.far_leg, 12, 9.5), _foot(at.far_leg), opacity=0.55
    )
    near = join(
        _limb(at.hip, at.near_leg, 13, 10), _foot(at.near_leg),
        _trunk(at),
        _gap(at.shoulder, *at.near_arm), _limb(at.shoulder, at.near_arm, 10, 8.5),
    )  # fmt: skip
    ball = _ball(pose, at)
    held_far = isinstance(pose.ball, tuple) and pose.ball[0] == "far"
    return group(
        far, ball if held_far else NOTHING, near, NOTHING if held_far else ball,
        stroke_linecap="round", stroke_linejoin="round",
    )  # fmt: skip


def _trunk(at: Joints) -> Svg:
    """Shoulder pads, broad, and a waist, narrow."""
    (sx, sy), (hx, hy) = at.shoulder, at.hip
    length = ((sx - hx) ** 2 + (sy - hy) ** 2) ** 0.5
    ux, uy = (sx - hx) / length, (sy - hy) / length
    across = (-uy, ux)
    pads = [(sx + across[0] * side * 8 - ux * 1, sy + across[1] * side * 8 - uy * 1) for side in (-1, 1)]
    waist = [(hx + across[0] * side * 3, hy + across[1] * side * 3) for side in (1, -1)]
    outline = line(*pads, *waist, closed=True)
    return join(
        path(outline, stroke="currentColor", stroke_width=12 + GAP, fill="currentColor"),
        path(outline, stroke_width=12, fill="none"),
        path(line(at.shoulder, at.hip), stroke_width=12),
    )


def _limb(start: Point, parts: tuple[Point, Point], upper: float, lower: float) -> Svg:
    return join(path(line(start, parts[0]), stroke_width=upper), path(line(parts[0], parts[1]), stroke_width=lower))


def _gap(*points: Point) -> Svg:
    return path(line(*points), stroke="currentColor", stroke_width=10 + GAP, fill="none")


def _foot(leg: tuple[Point, Point]) -> Svg:
    (kx, ky), (fx, fy) = leg
    length = ((fx - kx) ** 2 + (fy - ky) ** 2) ** 0.5
    toe = (fx + (fy - ky) / length * FOOT, fy - (fx - kx) / length * FOOT)
    return path(line(leg[1], toe), stroke_width=8)


def _ball(pose: Pose, at: Joints) -> Svg:
    if pose.ball is None:
        return NOTHING
    where, angle = pose.ball
    if isinstance(where, str):
        x, y = (at.near_arm if where == "near" else at.far_arm)[1]
        return _football(x, y, angle)
    return _football(where, angle, -35)


def _football(x: float, y: float, angle: float) -> Svg:
    turn = f"translate({number(x)} {number(y)}) rotate({number(angle)})"
    shape = "M-11 0C-7 -5.5 -3 -7 0 -7S7 -5.5 11 0C7 5.5 3 7 0 7S-7 5.5 -11 0Z"
    return group(
        path(shape, stroke="currentColor", stroke_width=3.5, fill="currentColor"),
        path(shape, stroke="none"),
        path("M-4.5 0H4.5M-2 -2v4M2 -2v4", stroke="currentColor", stroke_width=1.3),
        transform=turn,
    )


def _joints(pose: Pose, hip: Point) -> Joints:
    shoulder = _from(hip, 180 - pose.lean, TORSO)
    head_at = _from(shoulder, 180 - pose.lean * 0.8, NECK)
    return Joints(
        head_at, shoulder, hip,
        _bend(shoulder, pose.near_arm, UPPER_ARM, FOREARM), _bend(shoulder, pose.far_arm, UPPER_ARM, FOREARM),
        _bend(hip, pose.near_leg, THIGH, SHIN), _bend(hip, pose.far_leg, THIGH, SHIN),
    )  # fmt: skip


def _bend(start: Point, angles: Limb, upper: float, lower: float) -> tuple[Point, Point]:
    middle = _from(start, angles[0], upper)
    return middle, _from(middle, angles[1], lower)


def _from(point: Point, angle: float, length: float) -> Point:
    return point[0] + sin(radians(angle)) * length, point[1] + cos(radians(angle)) * length
