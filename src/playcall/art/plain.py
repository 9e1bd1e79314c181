"""Cards set in plain type, for a game that has not drawn its own: all can be looked at and printed."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

import msgspec

from playcall.art.faces import face_svg
from playcall.art.lettering import BOLD, HEAVY, NAME, TEXT, Font, fit, text, wrap
from playcall.art.svg import Svg, group, join, path, rect
from playcall.contract import CardFace, Drawings, Game

log = logging.getLogger("playcall.art")

WIDTH, HEIGHT = 252, 352
MARGIN = 16
INNER = WIDTH - 2 * MARGIN
PAPER, INK, LINE = "#fbfaf5", "#16211b", "#cfd6cc"
KIND_COLOURS = ("#1f6f4a", "#2b5fa8", "#a4552a", "#6f4aa0", "#8a6a00", "#9c2f4a", "#2f7f88", "#5a6470")
HAND_SIZES = (24, 23, 22, 21)
FULL_SIZES = (15, 14, 13, 12, 11, 10.5, 10)
LEAD = 1.2
TOP, BOTTOM = 94.0, 338.0
"""Between them stand the lines."""


@lru_cache(maxsize=32)
def drawings_of(game: Game) -> Drawings:
    """The drawings of a game: its own, and in plain type whatever it has no picture of."""
    own = game.drawings()
    if own is None:
        return plain_drawings(game.title, game.faces(), _backs(game))
    faces = game.faces()
    behind = {face.kind: next(iter(own.behind.values())) for face in faces} | own.behind
    return msgspec.structs.replace(own, cards=Completed(own.cards, faces), behind=behind)


class Completed(Mapping[str, str]):
    """The faces of a game; a card whose picture is missing or cannot be drawn is set in plain type, and logged."""

    def __init__(self, drawn: Mapping[str, str], faces: Sequence[CardFace]) -> None:
        self.drawn = drawn
        self.faces = {face.id: face for face in faces}
        self.colours = colours_of(faces)
        self.plain: dict[str, str] = {}

    def __getitem__(self, card: str) -> str:
        if card in self.plain:
            return self.plain[card]
        try:
            return self.drawn[card]
        except Exception as problem:
            if card not in self.faces:
                raise KeyError(card) from None
            log.warning("card %s has no picture and is set in plain type: %r", card, problem)
            face = self.faces[card]
            self.plain[card] = str(_face(face, self.colours[face.kind]))
            return self.plain[card]

    def __iter__(self) -> Iterator[str]:
        return iter(dict.fromkeys([*self.drawn, *self.faces]))

    def __len__(self) -> int:
        return len(self.drawn.keys() | self.faces.keys())

    def __contains__(self, card: object) -> bool:
        return card in self.drawn or card in self.faces


def plain_drawings(title: str, faces: Sequence[CardFace], backs: Sequence[str]) -> Drawings:
    """Each kind of card has its colour; a kind that is named like a back has that one, all others the first."""
    colours = colours_of(faces)
    return Drawings(
        defs="",
        size=(WIDTH, HEIGHT),
        cards={face.id: str(_face(face, colours[face.kind])) for face in faces},
        backs={
            name: str(_back(title, name, KIND_COLOURS[place % len(KIND_COLOURS)])) for place, name in enumerate(backs)
        },
        behind={kind: kind if kind in backs else backs[0] for kind in colours},
    )


def colours_of(faces: Sequence[CardFace]) -> dict[str, str]:
    """A colour for each kind of card."""
    kinds = dict.fromkeys(face.kind for face in faces)
    return {kind: KIND_COLOURS[place % len(KIND_COLOURS)] for place, kind in enumerate(kinds)}


def _backs(game: Game) -> list[str]:
    return list(dict.fromkeys(zone.back for zone in game.layout(game.options()).kinds))


def _face(face: CardFace, colour: str) -> Svg:
    return face_svg(
        (WIDTH, HEIGHT),
        rect(0, 0, WIDTH, HEIGHT, fill=colour),
        rect(6, 6, WIDTH - 12, HEIGHT - 12, rx=9, fill=PAPER),
        hand=[_head(face, colour, 25), _lines(face.lines, NAME, HAND_SIZES)],
        full=[_head(face, colour, 23), _lines(face.lines, TEXT, FULL_SIZES)],
    )  # fmt: skip


def _head(face: CardFace, colour: str, size: float) -> Svg:
    title = fit(face.title, BOLD, tuple(size - n for n in range(5)), INNER, 2)
    first = 74 - (len(title.lines) - 1) * title.size * 0.5
    rows = (
        text(MARGIN, first + row * title.size, words, BOLD, title.size, squeeze=title.squeeze, fill=INK)
        for row, words in enumerate(title.lines)
    )
    return join(
        rect(0, 0, WIDTH, 40, fill=colour),
        text(MARGIN, 31, face.kind.replace("_", " ").capitalize(), NAME, 22, fill="#fff"),
        text(WIDTH - MARGIN, 31, face.id, NAME, 22, anchor="end", fill="#fff"),
        *rows,
        path(f"M{MARGIN} 90H{WIDTH - MARGIN}", stroke=LINE, stroke_width=2),
    )


def _lines(lines: Sequence[str], font: Font, sizes: Sequence[float]) -> Svg:
    """All lines at the largest size at which they fit; at the smallest as many as there is room for."""
    for size in sizes:
        placed = _placed(lines, font, size)
        kept = [(y, words) for y, words in placed if y <= BOTTOM]
        if len(kept) == len(placed):
            break
    else:
        kept[-1] = (kept[-1][0], "…")
    return group(*(_line(y, words, font, size) for y, words in kept), fill=INK)


def _placed(lines: Sequence[str], font: Font, size: float) -> list[tuple[float, str]]:
    """Every row with its baseline."""
    rows, y = [], TOP
    for line in lines:
        for words in wrap(line, font, size, INNER):
            y += size * LEAD
            rows.append((y, words))
        y += size * 0.4
    return rows


def _line(y: float, words: str, font: Font, size: float) -> Svg:
    line = fit(words, font, (size,), INNER)
    return text(MARGIN, y, line.lines[0], font, size, squeeze=line.squeeze)


def _back(title: str, kind: str, colour: str) -> Svg:
    heading = fit(title, HEAVY, (40, 36, 32, 28), INNER - 20, 4)
    first = HEIGHT / 2 - (len(heading.lines) - 1) * heading.size / 2
    rows = (
        text(WIDTH / 2, first + row * heading.size, words, HEAVY, heading.size, anchor="middle", fill="#fff")
        for row, words in enumerate(heading.lines)
    )
    stripes = "".join(f"M{x} {HEIGHT}L{x + 120} 0h20L{x + 20} {HEIGHT}Z" for x in range(-160, WIDTH, 44))
    return face_svg(
        (WIDTH, HEIGHT),
        rect(0, 0, WIDTH, HEIGHT, fill=colour),
        path(stripes, fill="#fff", fill_opacity=0.08),
        rect(12, 12, WIDTH - 24, HEIGHT - 24, rx=8, fill="none", stroke="#fff", stroke_width=3),
        *rows,
        text(WIDTH / 2, HEIGHT - 36, kind.replace("_", " ").upper(), NAME, 24, anchor="middle", fill="#fff"),
    )
