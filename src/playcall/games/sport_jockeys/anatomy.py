"""The anatomy of an Action Card: actions, faces with points and classes, and the notation they are written in."""

from __future__ import annotations

import re
from typing import Final, Literal

import msgspec

from playcall.games.sport_jockeys.effects import ATTRIBUTES, Effect
from playcall.kernel import CardError

CLASSES: Final = "ABCD"
MOST_BOXES: Final = 5

FaceName = Literal["off", "def"]
OFF: Final = 0
DEF: Final = 1
FACES: Final[tuple[FaceName, FaceName]] = ("off", "def")
"""The red face, used on offence, and the blue one, used on defence."""
Trim = Literal["normal", "black"]


class Action(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What all cards of one action share (SJ-3.10)."""

    code: str
    name: str
    faces: tuple[FaceName, ...]
    effects: tuple[Effect, ...]
    details: str
    kind: Literal["", "running", "passing"] = ""

    @property
    def attributes(self) -> str:
        """SJ-5  As printed: `1`, `R, END`, `R or P, END`."""
        printed = [letter for effect, letter in ATTRIBUTES.items() if effect in self.effects]
        return ", ".join(printed).replace("R, P", "R or P")


class Face(msgspec.Struct, frozen=True):
    """One side of a card."""

    action: str
    boxes: int
    """White boxes; -1 for X (SJ-2.5)."""
    classes: str
    """Letters A to D in order; empty when classless (SJ-2.6)."""

    @property
    def worth(self) -> int:
        """SJ-2.5  X is worth 0, a blank 1, every white box 1 more."""
        return 1 + self.boxes


class Card(msgspec.Struct, frozen=True):
    id: str
    trim: Trim
    faces: tuple[Face, Face]
    """OFF and DEF."""

    @property
    def off(self) -> Face:
        return self.faces[OFF]

    @property
    def defence(self) -> Face:
        return self.faces[DEF]


_FACE = re.compile(r"(\S+) (X|-|\d) (-|[A-D](?:-[A-D])?)")


def parse_face(text: str) -> Face:
    """A face from `R/K 1 A-B`; raises CardError."""
    found = _FACE.fullmatch(text)
    if not found:
        raise CardError(f"'{text}' should be an action, its points (X, - or 1 to 5) and its classes (A-B, C or -)")
    action, points, classes = found.groups()
    if points == "0" or (points.isdigit() and int(points) > MOST_BOXES):
        raise CardError(f"a face has 1 to {MOST_BOXES} white boxes, is blank (-) or X, not {points}")
    boxes = {"X": -1, "-": 0}.get(points)
    return Face(action, int(points) if boxes is None else boxes, parse_classes(classes))


def parse_classes(text: str) -> str:
    """SJ-2.6  `A-C` is `ABC`: a range holds every letter in it."""
    if text == "-":
        return ""
    first, last = text[0], text[-1]
    if len(text) > 1 and first >= last:
        raise CardError(f"the classes '{text}' should rise, as in A-C")
    return CLASSES[CLASSES.index(first) : CLASSES.index(last) + 1]


def format_face(face: Face) -> str:
    return f"{face.action} {format_points(face)} {format_classes(face.classes)}"


def format_points(face: Face) -> str:
    return "X" if face.boxes < 0 else str(face.boxes) if face.boxes else "-"


def format_classes(classes: str) -> str:
    """`ABC` as `A-C`."""
    if len(classes) < 2:
        return classes or "-"
    return f"{classes[0]}-{classes[-1]}"
