"""An Audible: dark green stock and a gilt frame, so that nobody takes it for a play."""

from __future__ import annotations

from typing import Final

from playcall.art.faces import face_svg
from playcall.art.lettering import BOLD, NAME, TEXT, Fitted, fit, fit_height, paragraph, text
from playcall.art.svg import Svg, group, join, path, rect, symbol, use
from playcall.contract.speech import say
from playcall.games.masters_gridiron.anatomy import (
    POSITION_NAMES,
    RESULT_NAMES,
    TYPE_NAMES,
    Audible,
    Window,
    format_effect,
)
from playcall.games.masters_gridiron.effects import effect_text
from playcall.games.masters_gridiron.faces.inks import (
    AUDIBLE,
    AUDIBLE_LINE,
    AUDIBLE_SOFT,
    GILT,
    HEIGHT,
    PAPER,
    PREFIX,
    WIDTH,
)

LEFT, RIGHT = 20, WIDTH - 20
ROOM = RIGHT - LEFT
FOOT = HEIGHT - 22
SIZES = (19.5, 19, 18.5, 18, 17.5, 17)
LEAD = 1.2
MOST_TEXT = 132
RUNS, PASSES = frozenset(("IR", "OR")), frozenset(("SP", "LP"))


def audible_face(card: Audible) -> Svg:
    words = say(effect_text(card.effect), "playcall.games.masters_gridiron")
    fitted = fit_height(words, TEXT, SIZES, ROOM, MOST_TEXT, LEAD)
    name = fit(card.name, BOLD, (27, 26, 25, 24), ROOM)
    foot = _foot(card)
    text_top = FOOT - 30 - 24 * (len(foot) - 1) - len(fitted.lines) * fitted.size * LEAD
    return face_svg(
        (WIDTH, HEIGHT),
        rect(0, 0, WIDTH, HEIGHT, fill=AUDIBLE),
        rect(10, 10, WIDTH - 20, HEIGHT - 20, rx=7, fill="none", stroke=GILT, stroke_width=2.4),
        _head(card),
        _picture(card, text_top - 36),
        text(LEFT, text_top - 6, name.lines[0], BOLD, name.size, squeeze=name.squeeze, fill=PAPER),
        _words(fitted, text_top),
        *_foot_rows(foot),
    )


def _head(card: Audible) -> Svg:
    width = BOLD.width(card.side, 19) + 14
    return join(
        text(LEFT, 36, "AUDIBLE", BOLD, 19, fill=GILT, letter_spacing="2"),
        rect(RIGHT - width, 19, width, 24, rx=2.5, fill=GILT),
        text(RIGHT - width / 2, 37.5, card.side, BOLD, 19, anchor="middle", fill="#20301f"),
    )


def _picture(card: Audible, bottom: float) -> Svg:
    """As high as the text leaves room for."""
    top = 48.0
    height = min(bottom - top, ROOM * 70 / 120)
    width = height * 120 / 70
    name = format_effect(card.effect).split()[0]
    return use(f"{PREFIX}do-{name}", (WIDTH - width) / 2, top + (bottom - top - height) / 2, width, height)


def _words(fitted: Fitted, top: float) -> Svg:
    return paragraph(LEFT, top + fitted.size, fitted, TEXT, LEAD, fill=PAPER)


def _foot(card: Audible) -> list[tuple[str, str]]:
    """What it needs, and its window; two rows where one has no room."""
    windows = " / ".join(window.value.capitalize() for window in Window if window in card.windows)
    needs = _needs(card)
    if NAME.width(f"{needs}  {windows}", 19) <= ROOM:
        return [(needs, windows)]
    return [(needs, ""), ("", windows)]


def _needs(card: Audible) -> str:
    if card.types == RUNS:
        return "Runs only"
    if card.types == PASSES:
        return "Passes only"
    words = [
        *(TYPE_NAMES[kind] for kind in TYPE_NAMES if kind in card.types),
        *(RESULT_NAMES[result] for result in RESULT_NAMES if result in card.results),
        *(POSITION_NAMES[pos] for pos in POSITION_NAMES if pos in card.positions),
    ]
    return f"{' or '.join(words)} only" if words else "Any play"


def _foot_rows(rows: list[tuple[str, str]]) -> list[Svg]:
    top = FOOT - 24 * (len(rows) - 1)
    lines = [path(f"M{LEFT} {top - 20}H{RIGHT}", stroke=AUDIBLE_LINE, stroke_width=1, fill="none")]
    for place, (needs, windows) in enumerate(rows):
        lines += [
            text(LEFT, top + 24 * place, needs, NAME, 19, fill=PAPER),
            text(RIGHT, top + 24 * place, windows, NAME, 19, anchor="end", fill=GILT),
        ]
    return lines


BOX = (120, 70)
_HELMET = "M{0} {1}c-3-15 6-24 18-24s19 9 18 20l-12 2v11h-13z"
_BALL = "M34 35c9-15 17-19 26-19s17 4 26 19c-9 15-17 19-26 19s-17-4-26-19z"
_LACES = "M50 35h20M54 30v10M60 29v12M66 30v10"
_MEGAPHONE = "M26 28h12l26-14v42L38 42H26z"
_POSTS = "M40 14v22h40V14M60 36v22"
_CARD = "M{0} {1}h22v30h-22z"

FILLED: Final[dict[str, str]] = {
    "BOOST": "M60 10 88 38H72v20H48V38H32z",
    "DRAIN": "M60 60 88 32H72V12H48v20H32z",
    "CLOSE": "M40 32h40v28H40z",
    "OPEN": "M40 32h40v28H40z",
    "ALSO": "M52 14h16v14h14v16H68v14H52V44H38V28h14z",
    "UPGRADE": "M70 12c9 3 13 10 13 18s-4 15-13 18c-9-3-13-10-13-18s4-15 13-18z",
    "SETTLE": "M60 40c7 0 12 4 16 9-4 5-9 9-16 9s-12-4-16-9c4-5 9-9 16-9z",
    "HOLD": "M44 60V34l-8-9 5-4 10 8V14h7v14h3V11h7v17h3V14h7v16h3V20h6v26c0 9-5 14-12 14z",
    "RETURN": _BALL,
    "TAKEAWAY": "M40 28c8-11 15-14 22-14s14 3 22 14c-8 11-15 14-22 14s-14-3-22-14z",
    "ESCORT": _HELMET.format(28, 52) + _HELMET.format(64, 52),
    "GANG": _HELMET.format(10, 56) + _HELMET.format(43, 44) + _HELMET.format(76, 56),
    "CANCEL": "M42 12h38l-9 12 9 12H42z",
    "SILENCE": _MEGAPHONE,
    "SCOUT": "M30 44a14 14 0 1 0 28 0a14 14 0 1 0-28 0zM62 44a14 14 0 1 0 28 0a14 14 0 1 0-28 0z",
    "FORCE": _CARD.format(28, 12) + _CARD.format(49, 12) + _CARD.format(70, 26),
    "CYCLE": _CARD.format(49, 20),
    "RECALL": _CARD.format(66, 22),
    "SUB": _HELMET.format(42, 50),
    "NEWPLAY": "M40 14h40v46H40z",
    "STACK": "M30 46l30-12 30 12-30 12zM30 35l30-12 30 12-30 12zM30 24l30-12 30 12-30 12z",
}
"""Shapes with a ground of their own, under the lines."""

LINES: Final[dict[str, str]] = {
    "BOOST": "M20 58h14M86 58h14",
    "DRAIN": "M20 12h14M86 12h14",
    "CLOSE": "M48 32v-8a12 12 0 0 1 24 0v8M60 42v8",
    "OPEN": "M48 32v-8a12 12 0 0 1 22-6M60 42v8",
    "ALSO": "M20 36h10M90 36h10",
    "UPGRADE": "M24 40v14h20V40M34 54v8M24 28l10-10 10 10M34 18v14M66 24l8 12M74 24l-8 12",
    "SETTLE": _POSTS + "M52 49h16",
    "HOLD": "M24 64h72",
    "RETURN": _LACES + "M24 18 14 28l10 10M14 28h14",
    "TAKEAWAY": "M52 28h20M57 24v8M67 24v8M28 60c8 2 14-2 20-6l24 2c6 0 6-6 0-7l-12-1M72 52l14-8c5-2 8 3 4 7L76 62H48",
    "ESCORT": "M42 40h12M78 40h12",
    "GANG": "M24 44h10M57 32h10M90 44h10",
    "CANCEL": "M42 62V12M64 44l22 18M86 44 64 62",
    "SILENCE": "M36 43l5 16h9l-5-13M76 24l20 22M96 24 76 46",
    "SCOUT": "M44 30l4-14h8l4 14M76 30l-4-14h-8l-4 14M58 40h4",
    "FORCE": "M81 6v12M75 12l6 7 6-7",
    "CYCLE": "M38 22a26 26 0 0 0 2 30M82 48a26 26 0 0 0-2-30M34 46l6 7 6-7M86 24l-6-7-6 7",
    "RECALL": "M58 30H40c-10 0-14 6-14 12s4 12 14 12h16M48 20 38 30l10 10",
    "SUB": "M20 20h18M32 13l7 7-7 7M100 54H84M90 47l-7 7 7 7",
    "NEWPLAY": "M50 14v-5h20v5M48 28l7 7m0-7l-7 7M62 50c2-10 6-14 12-18M66 31l8 1-1 8M50 50a4 4 0 1 0 .1 0",
    "STACK": "M60 6v2",
}
"""What is drawn over them."""


def pictograms() -> Svg:
    """The symbols, by the name of the effect; and the two marks of the play cards' ribbons."""
    return join(*(symbol(f"{PREFIX}do-{name}", _drawn(name), box=BOX) for name in FILLED), _ball_line(), _uprights())


def _drawn(name: str) -> Svg:
    return group(
        path(FILLED[name], fill=AUDIBLE_SOFT),
        path(LINES[name]),
        fill="none", stroke=GILT, stroke_width=2.5, stroke_linejoin="round", stroke_linecap="round",
    )  # fmt: skip


def _ball_line() -> Svg:
    ball = path(
        "M2 12c4-6 7-7 10-7s6 1 10 7c-4 6-7 7-10 7s-6-1-10-7z",
        fill="none", stroke="#fff", stroke_width=2, transform="rotate(-35 12 12)",
    )  # fmt: skip
    laces = path("m9 15 6-6M9.5 11.5l3 3M12 9l3 3", stroke="#fff", stroke_width=1.6, fill="none")
    return symbol(f"{PREFIX}ball-line", ball, laces)


def _uprights() -> Svg:
    posts = path("M5 3v9h14V3M12 12v9", fill="none", stroke="#fff", stroke_width=2.4, stroke_linecap="square")
    return symbol(f"{PREFIX}uprights", posts)
