"""What faces are drawn with: colours and paper, tokens, disks and backs; a picture or a portrait for every card."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import Final, NamedTuple

from playcall.art.colour import contrast, mix
from playcall.art.lettering import FALLBACKS, HEAVY, NAME, text
from playcall.art.svg import Svg, circle, el, group, join, path, rect, symbol, use
from playcall.games.gridiron_fantasy.cards import load
from playcall.games.gridiron_fantasy.effects import Penalty, Symbols, Team

PREFIX: Final = "gf-"
WIDTH, HEIGHT = 252, 352
INK: Final = "#15100c"
TEXT_INK: Final = "#33261a"
BONE: Final = "#ece0c6"
GREY: Final = "#e2e1d7"
PLAQUE_STOCK: Final = "#f0e7d3"
RISK: Final = "#0d0a08"
ALERT: Final = "#ffd21f"
COLOURS: Final = {
    "R": "#d8482a", "O": "#ff8a4c", "Y": "#ffd76a", "G": "#3fa35c", "B": "#4a86c8", "P": "#6b3f7d", "W": "#ffffff",
    "K": "#2b2118", "S": "#f0c79c", "N": "#8a4320", "T": "#c89b62", "M": "#b4c0c6", "D": "#5b6b75", "C": "#fff3d6",
    "I": "#f2a0a0",
}  # fmt: skip
"""By the letters of `pictures.toml`."""


class Stock(NamedTuple):
    """What a kind of card is printed on."""

    header: str
    sky: str
    paper: str
    frame: str = INK


STOCKS: Final = {
    "OP": Stock("#ff7a38", "#e39a58", BONE),
    "DP": Stock("#93a9b6", "#8ba3ac", GREY),
    "OA": Stock("#f0a878", "#e5b071", BONE),
    "DA": Stock("#b8c6cd", "#a7bcc2", GREY),
    "gold": Stock("#d7ac3f", "#e0b98a", PLAQUE_STOCK, "#d7ac3f"),
    "silver": Stock("#b9c2c8", "#a9b4ba", PLAQUE_STOCK, "#b9c2c8"),
    "copper": Stock("#c88355", "#d88a4e", PLAQUE_STOCK, "#c88355"),
}
FREE_AGENT: Final = ("#4b4452", "#e8ddc8")
"""The colours of stars and coaches without a franchise."""


SIZE: Final = 32


def tokens() -> Svg:
    """Power is a square with an arm, Speed an arrow with a foot, Skill a disk with a ball, Mental a hexagon."""
    return join(*(symbol(token_id(name), *drawn, box=(SIZE, SIZE)) for name, drawn in _SHAPES.items()))


def token_id(ability: str) -> str:
    return f"{PREFIX}ab-{ability}"


def row(x: float, y: float, size: float, gap: float, abilities: Sequence[str]) -> Svg:
    """Tokens beside each other, the top at y."""
    return join(*(use(token_id(name), x + place * (size + gap), y, size) for place, name in enumerate(abilities)))


def in_order(symbols: Symbols, main: str) -> list[str]:
    """The abilities of a card, a word for each symbol, its main one first."""
    words = [name for name, number in symbols._asdict().items() for _ in range(number)]
    return sorted(words, key=lambda name: name != main)


def risk_disk(x: float, y: float, radius: float, penalty: Penalty) -> Svg:
    """GF-10.1  A white number on a black disk."""
    return join(
        circle(x, y, radius, fill=RISK, stroke="#fff", stroke_width=2.6),
        circle(x, y, radius + 2.2, fill="none", stroke=RISK, stroke_width=1.8),
        _number(x, y, radius, str(penalty.risk), "#fff"),
    )


def alert_disk(x: float, y: float, radius: float, alert: int) -> Svg:
    """GF-10.7  A black number on a yellow disk."""
    disk = circle(x, y, radius, fill=ALERT, stroke=RISK, stroke_width=3)
    return join(disk, _number(x, y, radius, str(alert), RISK))


def _number(x: float, y: float, radius: float, words: str, colour: str) -> Svg:
    size = radius * 1.6
    return text(x, y + size * 0.35, words, HEAVY, size, anchor="middle", fill=colour)


def kind_badge(x: float, y: float, size: float, kind: str, colour: str) -> Svg:
    """R in a square, P in a disk: told by letter and by shape."""
    middle = size / 2
    shape = circle(x + middle, y + middle, middle, fill=INK) if kind == "pass" else rect(x, y, size, size, fill=INK)
    letter = text(x + middle, y + size * 0.78, kind[0].upper(), HEAVY, size * 0.8, anchor="middle", fill=colour)
    return join(shape, letter)


def _inked(d: str, fill: str, width: float) -> Svg:
    return path(d, fill=fill, stroke=INK, stroke_width=width, stroke_linejoin="round")


def _lines(d: str, width: float) -> Svg:
    return path(d, fill="none", stroke=INK, stroke_width=width, stroke_linecap="round")


_ARM = "M8 25c-1-6 1-10 4-12l1-6c2-1.5 5-1 6 .5l.5 3-3 1.5 1 3.5c4-2 8 0 8 4.5S22 26 17 26z"
_BALL = "M4.5 16C8.5 10.5 12 9.5 16 9.5s7.5 1 11.5 6.5c-4 5.5-7.5 6.5-11.5 6.5S8.5 21.5 4.5 16z"
_HELMET = "M8 19c-1.5-6 2-11 8-11 5 0 8.5 3.5 8.5 8.5h-5l-1.5 2 .8 4.5c-4 1.5-9 .5-10.8-4z"
_SHAPES: Final[dict[str, tuple[Svg, ...]]] = {
    "power": (
        rect(1.5, 1.5, 29, 29, rx=3, fill="#d8482a", stroke=INK, stroke_width=2.5),
        _inked(_ARM, "#fff", 1.6),
    ),
    "speed": (
        _inked("M1.5 3h19L30.5 16l-10 13h-19L8 16z", "#f2b01e", 2.5),
        path("M10.5 9h5v6.5l7 2c2 .6 2.5 2 2.3 4.5H10z", fill=INK),
        _lines("M10 24.2h14.8", 2),
    ),
    "skill": (
        circle(16, 16, 14.3, fill="#3fa35c", stroke=INK, stroke_width=2.5),
        group(_inked(_BALL, "#fff", 1.6), _lines("M11.5 16h9M13.5 13.8v4.4M16 13.5v5M18.5 13.8v4.4", 1.5),
              transform="rotate(-35 16 16)"),
    ),
    "mental": (
        _inked("M16 1.5 29 9v14l-13 7.5L3 23V9z", "#4a86c8", 2.5),
        _inked(_HELMET, "#fff", 1.6),
        _lines("M18.5 19.5h7.5l-.6 4.5H19", 1.7),
    ),
    "wild": (
        _inked("M16 1.5 30.5 16 16 30.5 1.5 16z", "#fff", 2.5),
        _lines("M12 12.5c0-5.5 8.5-5.5 8.5-.5 0 3.5-4.5 3.5-4.5 7M16 23v.5", 3),
    ),
}  # fmt: skip


BACKS: Final = {"op": "#d9591f", "dp": "#5f7685", "oa": "#a8431c", "da": "#3f5663", "tm": "#8f5a34"}
WORDS: Final = {
    "op": ("OFFENSIVE", "PLAY"), "dp": ("DEFENSIVE", "PLAY"), "oa": ("OFFENSIVE", "ACTION"),
    "da": ("DEFENSIVE", "ACTION"), "tm": ("TEAM", "CARD"),
}  # fmt: skip
PAPER: Final = "#f6efe4"


def halftone() -> Svg:
    """The dots behind every picture."""
    dots = path("M3 3h.01M9 9h.01", stroke=INK, stroke_opacity=0.16, stroke_width=3.4, stroke_linecap="round")
    return el("pattern", dots, id=f"{PREFIX}halftone", width=12, height=12, patternUnits="userSpaceOnUse")


def backs() -> dict[str, Svg]:
    return {name: _back(name) for name in BACKS}


def _back(name: str) -> Svg:
    x = WIDTH / 2
    above, below = WORDS[name]
    return el(
        "svg",
        rect(0, 0, WIDTH, HEIGHT, fill=INK),
        rect(8, 8, WIDTH - 16, HEIGHT - 16, rx=9, fill=BACKS[name]),
        rect(8, 8, WIDTH - 16, HEIGHT - 16, rx=9, fill=f"url(#{PREFIX}halftone)"),
        rect(16, 16, WIDTH - 32, HEIGHT - 32, rx=5, fill="none", stroke=PAPER, stroke_width=2.5),
        *_bolts(),
        text(x, 78, above, HEAVY, 34, anchor="middle", fill=PAPER),
        use(f"{PREFIX}ball", x - 75, HEIGHT / 2 - 50, 150, 100),
        text(x, HEIGHT - 54, below, HEAVY, 34, anchor="middle", fill=PAPER),
        viewBox=f"0 0 {WIDTH} {HEIGHT}", font_family=FALLBACKS[NAME.family], font_stretch="condensed",
    )  # fmt: skip


def _bolts() -> list[Svg]:
    corners = ((28, 28), (WIDTH - 28, 28), (28, HEIGHT - 28), (WIDTH - 28, HEIGHT - 28))
    return [join(path(f"M{x} {y}h.01", stroke=PAPER, stroke_width=10, stroke_linecap="round")) for x, y in corners]


PICTURE_WIDTH, PICTURE_HEIGHT = 120, 80
OUTLINE = 4
SMALLEST_INKED = 5
"""Smaller disks are eyes and bolts, without an outline."""
BALL_SHAPE = "M3 20C13 5 21 2.5 30 2.5S47 5 57 20C47 35 39 37.5 30 37.5S13 35 3 20z"


@cache
def _file() -> dict[str, dict[str, str]]:
    return tomllib.loads((resources.files(__package__) / "pictures.toml").read_text(encoding="utf-8"))


def picture_of(card_id: str) -> str | None:
    """The name of a card's picture; portraits and formations are drawn otherwise."""
    return _file()["cards"].get(card_id)


def picture_names() -> tuple[str, ...]:
    """The pictures that a card may show."""
    return tuple(_file()["pictures"])


def pictures() -> Svg:
    """The symbols of all pictures, and the football that many of them show."""
    drawn = [_symbol(name, *map(_shape, shapes.strip().splitlines())) for name, shapes in _file()["pictures"].items()]
    return join(_ball(), *drawn)


def picture_id(name: str) -> str:
    return f"{PREFIX}pic-{name}"


def _symbol(name: str, *content: Svg) -> Svg:
    return el(
        "symbol",
        *content,
        id=picture_id(name),
        viewBox=f"0 0 {PICTURE_WIDTH} {PICTURE_HEIGHT}",
        preserveAspectRatio="xMidYMid slice",
    )


def _shape(line: str) -> Svg:
    word, rest = line.split(" ", 1)
    if word == "c":
        letter, *numbers = rest.split()
        x, y, radius = map(float, numbers)
        inked = radius > SMALLEST_INKED
        return circle(
            x, y, radius, fill=COLOURS[letter], stroke=INK if inked else None, stroke_width=OUTLINE if inked else None
        )
    if word == "o":
        return _football(*map(float, rest.split()))
    if word[0] == "~":
        return _stroke(rest, INK, float(word[1:]))
    if word[0] == "-":
        width = float(word[1:-1])
        return join(_stroke(rest, INK, width + 6), _stroke(rest, COLOURS[word[-1]], width))
    if word[0] == "=":
        return path(rest, fill=COLOURS[word[1]])
    return path(rest, fill=COLOURS[word], stroke=INK, stroke_width=OUTLINE, stroke_linejoin="round")


def _stroke(d: str, colour: str, width: float) -> Svg:
    return path(d, fill="none", stroke=colour, stroke_width=width, stroke_linecap="round", stroke_linejoin="round")


def _football(x: float, y: float, length: float, angle: float) -> Svg:
    height = length * 2 / 3
    ball = use(f"{PREFIX}ball", x - length / 2, y - height / 2, length, height)
    return el("g", ball, transform=f"rotate({angle:g} {x:g} {y:g})")


def _ball() -> Svg:
    laces = path("M20 16h20M24 12v8M30 11v9M36 12v8", fill="none", stroke="#fff", stroke_width=2.6)
    skin = path(BALL_SHAPE, fill=COLOURS["N"], stroke=INK, stroke_width=4, stroke_linejoin="round")
    return el("symbol", skin, laces, id=f"{PREFIX}ball", viewBox="0 0 60 40")


SKINS: Final = ("#f3cfa6", "#e0ac7c", "#b97f50", "#8c5a37")
MASKS: Final = (
    "M68 38h24l-3 18H70M69 47h22",
    "M68 36h26l-2 12H70M70 56h18l2-8M80 36v20",
    "M68 40h25l-4 14H72",
    "M66 36h28l-4 22H70M68 43h25M69 50h23",
)
SHELL: Final = "M34 44C24 22 36 2 60 2c22 0 30 16 30 30l-18 2c-4 1-5 3-4 7l3 14c-12 5-31 4-37-11z"
SHOULDERS: Final = "M4 90c2-24 14-34 36-37h34c24 2 36 14 40 37z"
STRIPES: Final = ("M38 14c14-8 32-6 46 4", "M60 2c-6 14-8 28-6 54", "M32 34c16-10 40-12 58-6", "M44 8c4 12 2 30-8 36")
MOUTHS: Final = ("M50 58q10-5 20 0", "M50 57q10 5 20 0", "M51 58h18", "M50 59q6-5 10 0t10-1")
HAIRS: Final = ("", "M38 44c-4 10-2 20 2 26M82 44c4 10 2 20-2 26", "M42 62c8 12 28 12 36 0", "M52 54q8-5 16 0")
ROWS: Final = {
    "TM-07": (4, 3, 4), "TM-15": (3, 3, 5), "TM-23": (3, 4, 4), "TM-55": (4, 3, 4), "TM-65": (6, 5), "TM-31": (7, 1, 3),
    "TM-39": (5, 1, 5), "TM-47": (7, 1, 3), "TM-63": (7, 2, 2), "TM-66": (7, 1, 3),
}  # fmt: skip
"""How many stand in each row of a formation."""
USUAL_ROWS: Final = (7, 1, 3)


PORTRAYED: Final = ("star", "coach", "formation")
"""Kinds of Team cards that are drawn from what they are, without a picture of their own."""


def portrait(card: Team) -> Svg:
    """A star, a coach or a formation in a field of 120 by 80."""
    if card.subtype == "formation":
        return _formation(card)
    return _coach(card) if card.subtype == "coach" else _star(card)


def kit_of(card: Team) -> tuple[str, str]:
    """Dark and light colour of a card's franchise."""
    franchise = next((each for each in load().franchises if each.letter == card.affinity), None)
    if franchise is None:
        return FREE_AGENT
    first, second = franchise.colours
    return (first, second) if contrast(first, "#ffffff") >= contrast(second, "#ffffff") else (second, first)


def _turn(card: Team) -> int:
    """What makes one face differ from the next."""
    return int(card.id[3:])


def _ink(d: str, fill: str) -> Svg:
    return path(d, fill=fill, stroke=INK, stroke_width=4, stroke_linejoin="round", stroke_linecap="round")


def _line(d: str, colour: str, width: float) -> Svg:
    return path(d, fill="none", stroke=colour, stroke_width=width, stroke_linecap="round", stroke_linejoin="round")


def _star(card: Team) -> Svg:
    dark, light = kit_of(card)
    turn = _turn(card)
    shell, trim = (light, dark) if card.plaque == "gold" else (dark, light)
    mask = MASKS[turn % len(MASKS)]
    drawn = join(
        _ink(SHOULDERS, dark),
        _line("M20 70l14-10M100 70L86 60", light, 5),
        _ink("M62 38h14l4 18c-4 10-16 8-18-4z", SKINS[turn % len(SKINS)]),
        _ink(SHELL, shell),
        _line(STRIPES[turn // 4 % len(STRIPES)], trim, 6),
        circle(55, 38, 4, fill=INK),
        _line(mask, INK, 8),
        _line(mask, "#ffffff", 3.4),
    )
    return drawn if card.plaque == "gold" else el("g", drawn, transform="matrix(-1 0 0 1 120 0)")


def _coach(card: Team) -> Svg:
    dark, light = kit_of(card)
    turn = _turn(card)
    hair = HAIRS[turn % len(HAIRS)]
    return join(
        _ink("M18 90c4-20 20-26 42-26s38 6 42 26z", COLOURS["D"]),
        _line(hair, COLOURS["N"], 7) if hair else Svg(),
        _ink("M38 36h44c2 18-6 32-22 32S36 54 38 36z", SKINS[turn // 3 % len(SKINS)]),
        _ink("M32 36c0-20 12-30 28-30s28 10 28 30z", dark),
        _ink("M30 36h64l10 6c-20 4-60 3-74-6z", light),
        _line(f"M50 46h4M68 46h4{MOUTHS[turn // 2 % len(MOUTHS)]}", INK, 4),
        rect(52, 16, 16, 10, rx=2, fill=light, stroke=INK, stroke_width=2.5),
    )


def _formation(card: Team) -> Svg:
    """Chalk on a board: crosses for the defence, rings for the offence."""
    board = rect(4, 3, 112, 74, rx=3, fill=mix("#3f6b4f", "#1d3326", 0.6), stroke=INK, stroke_width=4)
    marks = []
    for place, number in enumerate(ROWS.get(card.id, USUAL_ROWS)):
        y = 20 + 20 * place
        for step in range(number):
            x = 60 + (step - (number - 1) / 2) * min(17.0, 96 / max(number, 1))
            marks.append(_mark(card.plaque, x, y))
    return join(board, _line("M12 11h96", "#cfe6d2", 1.6), *marks)


def _mark(plaque: str, x: float, y: float) -> Svg:
    if plaque == "gold":
        return circle(x, y, 4.6, fill="none", stroke="#f4efe0", stroke_width=2.6)
    return _line(f"M{x - 4:g} {y - 4:g}l8 8m0-8l-8 8", "#f4efe0", 2.8)
