"""Just enough of PDF to measure what typst has drawn: boxes in millimetres from the top left corner of a page."""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterator
from typing import NamedTuple

POINT = 25.4 / 72
Matrix = tuple[float, float, float, float, float, float]
STRAIGHT: Matrix = (1, 0, 0, 1, 0, 0)
PAINTED = {"W", "W*", "S", "s", "f", "f*", "B", "B*", "b", "b*", "n"}


class Box(NamedTuple):
    """What a path covers, and its corners."""

    x: float
    y: float
    width: float
    height: float
    corners: tuple[tuple[float, float], ...] = ()


class Page(NamedTuple):
    width: float
    height: float
    clips: list[Box]
    """The frames of pictures."""
    paths: list[Box]


def pages(pdf: bytes) -> list[Page]:
    objects = {int(number): body for number, body in re.findall(rb"\n(\d+) 0 obj(.*?)endobj", pdf, re.DOTALL)}
    kids = next(body for body in objects.values() if re.search(rb"/Type\s*/Pages\b", body))
    numbers = re.findall(rb"(\d+) 0 R", re.search(rb"/Kids\s*\[(.*?)\]", kids, re.DOTALL)[1])  # type: ignore[index]
    return [_page(objects, objects[int(number)]) for number in numbers]


def _page(objects: dict[int, bytes], body: bytes) -> Page:
    box = re.search(rb"/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]", body)
    contents = re.search(rb"/Contents\s+(\d+) 0 R", body)
    assert box, "a page has a size"
    width, height = float(box[1]), float(box[2])
    clips: list[Box] = []
    paths: list[Box] = []
    for clipped, corners in _drawn(_stream(objects[int(contents[1])]) if contents else ""):
        (clips if clipped else paths).append(_box([(x * POINT, (height - y) * POINT) for x, y in corners]))
    return Page(round(width * POINT, 1), round(height * POINT, 1), clips, paths)


def _stream(body: bytes) -> str:
    data = body.partition(b"stream")[2].lstrip(b"\r\n").rpartition(b"endstream")[0]
    return zlib.decompress(data).decode("latin-1") if b"FlateDecode" in body else data.decode("latin-1")


def _drawn(stream: str) -> Iterator[tuple[bool, list[tuple[float, float]]]]:
    """The paths of a page with their corners in points, and whether they are there to clip."""
    matrix, kept = STRAIGHT, []
    numbers: list[float] = []
    corners: list[tuple[float, float]] = []
    for word in stream.split():
        if re.fullmatch(r"-?[\d.]+", word):
            numbers.append(float(word))
            continue
        if word == "q":
            kept.append(matrix)
        elif word == "Q":
            matrix = kept.pop()
        elif word.startswith("cm"):
            matrix = _times(tuple(numbers[-6:]), matrix)  # type: ignore[arg-type]
        elif word in ("m", "l"):
            a, b, c, d, e, f = matrix
            x, y = numbers[-2:]
            corners.append((a * x + c * y + e, b * x + d * y + f))
        elif word in PAINTED and corners:
            yield word in ("W", "W*"), corners
            corners = []
        numbers = []


def _times(first: Matrix, second: Matrix) -> Matrix:
    a, b, c, d, e, f = first
    p, q, r, s, t, u = second
    return (a * p + b * r, a * q + b * s, c * p + d * r, c * q + d * s, e * p + f * r + t, e * q + f * s + u)


def _box(corners: list[tuple[float, float]]) -> Box:
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    near = tuple((round(x, 2), round(y, 2)) for x, y in corners)
    return Box(
        round(min(xs), 2), round(min(ys), 2), round(max(xs) - min(xs), 2), round(max(ys) - min(ys), 2), near
    )  # fmt: skip
