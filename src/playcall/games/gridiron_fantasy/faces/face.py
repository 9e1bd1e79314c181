"""A whole card: header, picture, name, symbols and words, large and few for the hand, all of it when enlarged."""

from __future__ import annotations

import logging
from functools import cache, partial
from typing import Final, NamedTuple

from playcall.art.faces import Faces, face_svg
from playcall.art.lettering import BOLD, HEAVY, NAME, TEXT, Fitted, Font, fit, fit_height, paragraph, text
from playcall.art.svg import NOTHING, Svg, el, group, join, path, rect, use
from playcall.contract import Drawings, msg, signed
from playcall.games.gridiron_fantasy.cards import load
from playcall.games.gridiron_fantasy.effects import Action, AnyCard, Play, Team
from playcall.games.gridiron_fantasy.faces.pictures import (
    HEIGHT,
    INK,
    PICTURE_HEIGHT,
    PICTURE_WIDTH,
    PORTRAYED,
    PREFIX,
    STOCKS,
    TEXT_INK,
    WIDTH,
    Stock,
    alert_disk,
    backs,
    halftone,
    in_order,
    kind_badge,
    picture_id,
    picture_of,
    pictures,
    portrait,
    risk_disk,
    row,
    tokens,
)
from playcall.games.gridiron_fantasy.printed import english, lines, print_line, sentence

_log = logging.getLogger(__name__)
RULE: Final = 4
"""The ink line between the parts."""
RARITY_MARKS: Final = {"C": "●", "U": "◆", "R": "★", "V": "★★"}
SIDES: Final = {"OP": "Off. play", "DP": "Def. play"}
ROLES: Final = {"gold": "Offense", "silver": "Defense", "copper": "Always"}


class Layout(NamedTuple):
    """Measures of one of the two drawings."""

    header: float
    header_size: float
    name_sizes: tuple[float, ...]
    token: float
    font: Font
    sizes: tuple[float, ...]
    lead: float
    least_picture: float
    objective: float
    disk: float
    full: bool


HAND: Final = Layout(38, 23, (29, 28, 27, 26, 25, 24, 23, 22), 43, NAME, (24, 23, 22, 21), 1.04, 52, 50, 20, False)
FULL: Final = Layout(
    33, 19, (25, 24, 23, 22, 21, 20), 34, TEXT, (15, 14.5, 14, 13.5, 13, 12.5, 12, 11.5, 11), 1.2, 92, 44, 18, True
)


def card_face(card: AnyCard) -> Svg:
    stock = STOCKS[card.plaque if isinstance(card, Team) else card.type]
    return face_svg((WIDTH, HEIGHT), _frame(card, stock), hand=_face(card, stock, HAND), full=_face(card, stock, FULL))


def _edge(card: AnyCard) -> float:
    return 11 if isinstance(card, Team) else 7


def _frame(card: AnyCard, stock: Stock) -> Svg:
    """Ink round Plays and Actions, a bolted plaque round Team cards."""
    edge = _edge(card)
    inner = rect(edge, edge, WIDTH - 2 * edge, HEIGHT - 2 * edge, rx=8, fill=stock.paper)
    if not isinstance(card, Team):
        return join(rect(0, 0, WIDTH, HEIGHT, fill=INK), inner)
    rim = rect(2, 2, WIDTH - 4, HEIGHT - 4, rx=9, fill="none", stroke="#ffffff", stroke_width=1.6, stroke_opacity=0.45)
    line = rect(edge - 1.5, edge - 1.5, WIDTH - 2 * edge + 3, HEIGHT - 2 * edge + 3, rx=9, fill=INK)
    return join(rect(0, 0, WIDTH, HEIGHT, fill=stock.frame), rim, line, inner)


class Parts(NamedTuple):
    """What stands on a card from top to bottom, and where."""

    top: float
    picture_bottom: float
    name: Fitted
    name_top: float
    tokens_top: float
    words: Fitted
    words_top: float


def picture_box(card: AnyCard) -> tuple[int, int, int, int]:
    """Where the picture is on the card in the hand: left, top, width, height."""
    edge, parts = _edge(card), _parts(card, HAND)
    return round(edge), round(parts.top), round(WIDTH - 2 * edge), round(parts.picture_bottom - parts.top)


def _parts(card: AnyCard, layout: Layout) -> Parts:
    """The picture is as large as the rest leaves room for."""
    edge = _edge(card)
    left, right, bottom = edge + 7, WIDTH - edge - 7, HEIGHT - edge
    name = _name(card.name.upper(), layout, right - left)
    name_height = len(name.lines) * name.size * 0.98 + 7
    tokens_height = layout.token + 7 if _abilities(card) else 0
    foot = _foot(card, layout, left, right, bottom)
    top = edge + layout.header + RULE
    most = bottom - foot.height - top - layout.least_picture - RULE - name_height - tokens_height - 6
    words = fit_height(_words(card, layout), layout.font, layout.sizes, right - left, most, layout.lead)
    words_height = len(words.lines) * words.size * layout.lead + 5 if words.lines != ("",) else 0
    words_top = bottom - foot.height - words_height
    tokens_top = words_top - tokens_height
    name_top = tokens_top - name_height
    return Parts(top, name_top - RULE, name, name_top, tokens_top, words, words_top)


def _face(card: AnyCard, stock: Stock, layout: Layout) -> list[Svg]:
    edge, parts = _edge(card), _parts(card, layout)
    left, right = edge + 7, WIDTH - edge - 7
    name, words = parts.name, parts.words
    return [
        _picture(card, stock, edge, parts.top, parts.picture_bottom),
        _objective(card, edge, parts.picture_bottom, layout),
        _header(card, stock, edge, layout),
        rect(edge, edge + layout.header, WIDTH - 2 * edge, RULE, fill=INK),
        rect(edge, parts.picture_bottom, WIDTH - 2 * edge, RULE, fill=INK),
        paragraph(left, parts.name_top + name.size * 0.84 + 2, name, HEAVY, 0.98, fill=INK),
        row(left, parts.tokens_top, layout.token, 3, _abilities(card)),
        paragraph(left, parts.words_top + words.size * 0.82, words, layout.font, layout.lead, fill=TEXT_INK),
        _foot(card, layout, left, right, HEIGHT - edge).drawn,
        _disk(card, edge, layout),
    ]


# Header and picture ---------------------------------------------------------------------------------------------------


def _header(card: AnyCard, stock: Stock, edge: float, layout: Layout) -> Svg:
    bottom, right = edge + layout.header, WIDTH - edge
    shape = f"M{edge} {bottom}V{edge + 8}a8 8 0 0 1 8-8H{right - 8}a8 8 0 0 1 8 8V{bottom}Z"
    x, size = edge + 7, layout.header_size
    badge = NOTHING
    baseline = edge + layout.header / 2 + size * 0.35
    if isinstance(card, Play):
        side = layout.header - 12
        badge = kind_badge(x, edge + 6, side, card.kind, stock.header)
        x += side + 6
    label = text(x, baseline, _kind(card, layout).upper(), BOLD, size, fill=INK, letter_spacing="0.4")
    return join(path(shape, fill=stock.header), badge, label, _position(card, edge, layout))


def _kind(card: AnyCard, layout: Layout) -> str:
    if isinstance(card, Play):
        return f"{card.kind} · {SIDES[card.type] if layout.full else SIDES[card.type].split()[0]}"
    if isinstance(card, Action):
        side = "Off." if card.type == "OA" else "Def."
        return f"{side} {card.mode}"
    return f"{card.plaque} · {ROLES[card.plaque]}" if card.position is None or layout.full else card.plaque


def _position(card: AnyCard, edge: float, layout: Layout) -> Svg:
    if not isinstance(card, Team) or card.position is None:
        return NOTHING
    size = layout.header_size + 3
    width = HEAVY.width(card.position, size) + 14
    x, y = WIDTH - edge - 7 - width, edge + 5
    height = layout.header - 9
    colour = STOCKS[card.plaque].header
    baseline = y + height / 2 + size * 0.35
    letters = text(x + width / 2, baseline, card.position, HEAVY, size, anchor="middle", fill=colour)
    return join(rect(x, y, width, height, fill=INK), letters)


def _picture(card: AnyCard, stock: Stock, edge: float, top: float, bottom: float) -> Svg:
    """As large as the words leave room for; what is wide is cut at the sides of the field."""
    width, height = WIDTH - 2 * edge, bottom - top
    sky = join(
        rect(edge, top, width, height, fill=stock.sky),
        rect(edge, top, width, height, fill=f"url(#{PREFIX}halftone)"),
    )
    whole = height >= width * 0.6
    drawn_width = width if whole else height * PICTURE_WIDTH / PICTURE_HEIGHT
    x = edge + (width - drawn_width) / 2
    name = card.picture or picture_of(card.id)
    if name is not None:
        return join(sky, use(picture_id(name), x, top, drawn_width, height))
    if not isinstance(card, Team) or card.subtype not in PORTRAYED:
        _log.warning("There is no picture of %s, '%s'; it is drawn without one.", card.id, card.name)
        return sky
    inside = el(
        "svg", portrait(card), x=edge, y=top, width=width, height=height,
        viewBox=f"0 0 {PICTURE_WIDTH} {PICTURE_HEIGHT}", preserveAspectRatio="xMidYMax meet",
    )  # fmt: skip
    return join(sky, inside)


def _objective(card: AnyCard, edge: float, bottom: float, layout: Layout) -> Svg:
    """GF-8.2  The yards in the corner of the picture; small pictures go without."""
    if not isinstance(card, Play):
        return NOTHING
    words = "TD" if card.objective == "TD" else signed(card.objective)
    size = layout.objective
    width = HEAVY.width(words, size) + 34
    right, height = WIDTH - edge, size * 0.98
    top = bottom - height
    shape = f"M{right - width + 14} {top}H{right}V{bottom}H{right - width}Z"
    number = text(right - 9, bottom - size * 0.14, words, HEAVY, size, anchor="end", fill="#fff")
    return group(path(shape, fill=INK), number, class_="face-corner")


def _disk(card: AnyCard, edge: float, layout: Layout) -> Svg:
    x, y = WIDTH - edge - layout.disk - 5, edge + layout.disk + 3
    if not isinstance(card, Team) and card.penalty is not None:
        return risk_disk(x, y, layout.disk, card.penalty)
    return alert_disk(x, y, layout.disk, card.alert) if isinstance(card, Action) and card.alert else NOTHING


# Words ----------------------------------------------------------------------------------------------------------------


def _abilities(card: AnyCard) -> list[str]:
    """The symbols of a card; of a Team card those it gives."""
    if not isinstance(card, Team):
        return in_order(card.symbols, card.main)
    given = [effect.parameters for effect in card.static if effect.do == "add_symbols"]
    fixed = [each for each in given if each["ability"] in ("power", "speed", "skill", "mental") and each["n"] > 0]
    return [each["ability"] for each in fixed for _ in range(each["n"])]


def _name(words: str, layout: Layout, width: float) -> Fitted:
    """On one line if its letters need not be squeezed, else on two."""
    single = fit(words, HEAVY, layout.name_sizes, width)
    return single if single.squeeze == 1.0 else fit(words, HEAVY, layout.name_sizes, width, 2)


def _words(card: AnyCard, layout: Layout) -> str:
    say, special = english(), msg("gf-print-special")
    parts = [print_line(line, msg("gf-print-last") if line.head == special else None) for line in lines(card)]
    if isinstance(card, Team):
        subtype = say(msg("gf-tag-subtype", subtype=card.subtype))
        position = say(msg("gf-position", position=card.position)) if card.position else ""
        parts.insert(0, sentence(f"{subtype} {position}".strip()))
    elif isinstance(card, Action) and card.mode == "challenge" and not card.special and layout.full:
        parts.append(say(msg("gf-print-no-special")))
    if not isinstance(card, Team) and card.penalty is not None:
        parts.append(say(msg("gf-print-foul", foul=card.penalty.foul, yards=card.penalty.yards)))
    return " ".join(parts)


class _Foot(NamedTuple):
    drawn: Svg
    height: float


def _foot(card: AnyCard, layout: Layout, left: float, right: float, bottom: float) -> _Foot:
    """Flavour, number and rarity, on the enlarged card only."""
    if not layout.full:
        return _Foot(NOTHING, 5)
    flavour = fit(card.flavour, TEXT, (11.5, 11, 10.5, 10), right - left, 2)
    height = 20 + len(flavour.lines) * flavour.size * 1.15
    edition = "" if card.edition == "both" else f" · {card.edition.capitalize()}"
    top = bottom - height
    return _Foot(
        join(
            path(f"M{left} {top + 2}H{right}", stroke=INK, stroke_opacity=0.25, stroke_width=1, fill="none"),
            paragraph(left, top + 5 + flavour.size, flavour, TEXT, 1.15, fill="#5c4a36"),
            text(left, bottom - 6, f"{card.id}{edition}", NAME, 11.5, fill="#5c4a36"),
            text(right, bottom - 6, RARITY_MARKS[card.rarity], NAME, 11.5, anchor="end", fill="#5c4a36"),
        ),
        height,
    )


KINDS = {
    "Offensive Play": "op", "Defensive Play": "dp", "Offensive Action": "oa", "Defensive Action": "da", "Team": "tm",
}  # fmt: skip


@cache
def drawings() -> Drawings:
    """Every card of the set, and its backs."""
    return Drawings(
        defs=str(join(halftone(), tokens(), pictures())),
        size=(WIDTH, HEIGHT),
        cards=Faces({card.id: partial(card_face, card) for card in load().cards}),
        backs={name: str(back) for name, back in backs().items()},
        behind=KINDS,
    )
