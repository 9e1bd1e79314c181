"""An Audible: dark green stock and a gilt frame, so that nobody takes it for a play."""

from __future__ import annotations

from playcall.art.faces import face_svg
from playcall.art.lettering import BOLD, NAME, TEXT, Fitted, fit, fit_height, paragraph, text
from playcall.art.svg import Svg, join, path, rect, use
from playcall.games.masters_gridiron.anatomy import POSITION_NAMES, RESULT_NAMES, TYPE_NAMES, Audible, Window
from playcall.games.masters_gridiron.art.palette import AUDIBLE, AUDIBLE_LINE, GILT, HEIGHT, PAPER, PREFIX, WIDTH
from playcall.games.masters_gridiron.notation import format_effect
from playcall.games.masters_gridiron.printed import printed

LEFT, RIGHT = 20, WIDTH - 20
ROOM = RIGHT - LEFT
FOOT = HEIGHT - 22
SIZES = (19.5, 19, 18.5, 18, 17.5, 17)
LEAD = 1.2
MOST_TEXT = 132
RUNS, PASSES = frozenset(("IR", "OR")), frozenset(("SP", "LP"))


def audible_face(card: Audible) -> Svg:
    words = printed(card.effect, (), (), ())
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
