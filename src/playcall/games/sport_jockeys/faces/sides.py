"""The sides of a card: in the hand with what they beat, and whole in print."""

from __future__ import annotations

from playcall.art.lettering import BOLD, HEAVY, NAME, STRONG, TEXT, fit, fit_height, paragraph, text
from playcall.art.svg import NOTHING, Svg, group, join, number, path, rect
from playcall.games.sport_jockeys.cards import FACES, Card, CardSet, FaceName
from playcall.games.sport_jockeys.faces.pieces import (
    BLACK,
    FRAME,
    HEIGHT,
    INKS,
    INNER,
    LEFT,
    NIGHT,
    PAPER,
    RIGHT,
    SMALLEST,
    SMALLEST_IN_HAND,
    WIDTH,
    YELLOW,
    Ink,
    attributes,
    boxes,
    broken,
    chip,
    class_places,
    code_list,
    corner,
    panel,
    picture,
    worth,
)

STRIP = 46.0
SEAM = 5.0
FACE_BOTTOM = HEIGHT - FRAME - STRIP - SEAM
ACROSS = WIDTH - 2 * FRAME
LIST_TOP = 184.0
LEAD = 1.05


def side(card: Card, place: int, cards: CardSet) -> Svg:
    """A side in the hand; the red one shows unless somebody says otherwise."""
    ink = INKS[place]
    drawing = group(stock(ink), held(card, place, cards), class_="held")
    return group(drawing, strip(card, 1 - place), class_=f"side-{ink.name}", display=None if place == 0 else "none")


def stock(ink: Ink) -> Svg:
    return panel(FRAME, FRAME, ACROSS, FACE_BOTTOM - FRAME, 10, 0, ink.face)


def strip(card: Card, place: int) -> Svg:
    """The other side at the foot: code, points, classes; and the number of the card."""
    ink, face = INKS[place], card.faces[place]
    top = HEIGHT - FRAME - STRIP
    middle = top + STRIP / 2
    card_number = text(RIGHT, middle + 7.5, card.id, NAME, 22, anchor="end", fill=PAPER)
    classes_right = RIGHT - NAME.width(card.id, 22) - 8
    code = HEAVY.width(face.action, 36)
    return join(
        panel(FRAME, top, ACROSS, STRIP, 0, 10, ink.face),
        text(LEFT, middle + 12.6, face.action, HEAVY, 36, fill=PAPER),
        boxes(face, LEFT + code + 9, middle, 15 if face.boxes > 0 else SMALLEST_IN_HAND),
        text(classes_right, middle + 8.4, face.classes or "–", BOLD, 24, anchor="end", fill=ink.classes),
        card_number,
    )


def held(card: Card, place: int, cards: CardSet) -> Svg:
    """SJ-2.2  In the hand: code, name, attributes, points, classes, what it beats and falls to."""
    ink, face = INKS[place], card.faces[place]
    action = cards.action(face.action)
    name = fit(action.name, STRONG, (26, 25, 24, 23, 22), INNER)
    chips = attributes(action)
    drawn, y = [], 15.0
    for words in chips:
        drawn.append(chip(168, y, words, 24)[0])
        y += 31
    return join(
        corner(WIDTH - FRAME, FRAME, 84, 10, ink.dark),
        picture(face.action, ink, 171, 10, 70),
        text(LEFT - 1, 64, face.action, HEAVY, 66, fill=PAPER, letter_spacing=-0.6),
        *drawn,
        text(LEFT, 93, name.lines[0], STRONG, name.size, fill=PAPER, squeeze=name.squeeze),
        boxes(face, LEFT, 117, 22),
        worth(face, RIGHT, 117, 44),
        class_places(face, LEFT, 139, INNER, 30, 6),
        lists(face.action, FACES[place], cards),
    )


def lists(code: str, name: FaceName, cards: CardSet) -> Svg:
    """SJ-13  What the action beats and falls to, at the largest size that has room."""
    beats, falls = cards.beats(name, code), cards.countered_by(name, code)
    for size in (24.0, 23.0, 22.0, float(SMALLEST_IN_HAND)):
        upper = broken("beats", beats, size, INNER) if beats else []
        lower = broken("falls to", falls, size, INNER) if falls else []
        step = size * LEAD
        height = (len(upper) + len(lower)) * step
        if height <= FACE_BOTTOM - LIST_TOP:
            break
    first = FACE_BOTTOM - 6 - height + step
    return join(
        code_list(upper, LEFT, first, size, LEAD, "beats") if upper else join(),
        code_list(lower, LEFT, first + len(upper) * step, size, LEAD, "falls") if lower else join(),
    )


# The whole card -----------------------------------------------------------------------------------------------------

HALF = HEIGHT / 2
MARGIN = 5.0
"""Above and below a half alike, so that it may lie either way."""
BOTTOM = HALF - MARGIN
FULL_LEAD = 1.16
DETAILS_TOP = 93.0
GAP = 3.0
TITLES = ("OFFENSE", "DEFENSE")


def halves(card: Card, cards: CardSet) -> Svg:
    """Both sides, and the number of the card on the seam."""
    width = NAME.width(card.id, 14) + 14
    seal = join(
        rect(WIDTH / 2 - width / 2, HALF - 9, width, 18, rx=9, fill=PAPER),
        text(WIDTH / 2, HALF + 5, card.id, BOLD, 14, anchor="middle", fill=BLACK),
    )
    turned = group(
        half(card, 1, cards), class_="face-turned", transform=f"rotate(180 {number(WIDTH / 2)} {number(HALF)})"
    )
    return join(half(card, 0, cards), turned, seal)


def half(card: Card, place: int, cards: CardSet) -> Svg:
    """A side with its Details and both lists."""
    ink, face = INKS[place], card.faces[place]
    action = cards.action(face.action)
    drawn, right = [], 172.0
    for words in reversed(attributes(action)):
        mark, begins = chip(right, 12, words, 17)
        drawn.append(mark)
        right = begins - 4
    return group(
        panel(FRAME, MARGIN, WIDTH - 2 * FRAME, BOTTOM - MARGIN, 10, 10, ink.face),
        corner(WIDTH - FRAME, MARGIN, 72, 10, ink.dark),
        picture(face.action, ink, 180, 7, 60),
        text(LEFT - 1, 45, face.action, HEAVY, 46, fill=PAPER, letter_spacing=-0.4),
        *drawn,
        text(LEFT, 63, action.name, STRONG, 16, fill=PAPER),
        text(172, 46, TITLES[place], NAME, 12, anchor="end", fill=ink.body, letter_spacing=0.6),
        boxes(face, LEFT, 79, 14),
        worth(face, LEFT + 112, 79, 25),
        class_places(face, LEFT + 122, 70, INNER - 122, 18, 3),
        _details(card, place, cards),
        class_=f"half-{ink.name}",
    )


def _details(card: Card, place: int, cards: CardSet) -> Svg:
    """Details above, lists at the foot; the Details take the largest size that leaves room for the lists."""
    code, name = card.faces[place].action, FACES[place]
    beats, falls = cards.beats(name, code), cards.countered_by(name, code)
    details = cards.action(code).details
    for size in (13.0, 12.5, 12.0, 11.5, 11.0, 10.5, float(SMALLEST)):
        upper = broken("counters", beats, size, INNER) if beats else []
        lower = broken("countered by", falls, size, INNER) if falls else []
        step = size * 1.12
        foot = (len(upper) + len(lower)) * step
        room = BOTTOM - 6 - foot - GAP - DETAILS_TOP
        told = fit_height(details, TEXT, (min(12.0, size), SMALLEST), INNER, room, FULL_LEAD)
        if not told.clipped and told.squeeze == 1.0:
            break
    first = BOTTOM - 5 - foot + step
    return join(
        paragraph(LEFT, DETAILS_TOP + told.size * 0.9, told, TEXT, FULL_LEAD, fill=PAPER),
        code_list(upper, LEFT, first - step * 0.25, size, 1.12, "beats") if upper else NOTHING,
        code_list(lower, LEFT, first - step * 0.25 + len(upper) * step, size, 1.12, "falls") if lower else NOTHING,
    )


def special(card: Card, cards: CardSet) -> Svg:
    """SJ-2.2  A Challenge or Time Out: the same whichever way it lies."""
    action = cards.action(card.off.action)
    name = fit(action.name, STRONG, (30, 28, 26), INNER)
    told = fit_height(action.details, TEXT, (21, 20, 19, 18), INNER - 12, 132, FULL_LEAD)
    return join(
        rect(FRAME, FRAME, WIDTH - 2 * FRAME, HEIGHT - 2 * FRAME, rx=10, fill=BLACK, stroke=YELLOW, stroke_width=5),
        picture(action.code, NIGHT, 140, 22, 92),
        text(LEFT + 6, 92, action.code, HEAVY, 74, fill=YELLOW),
        text(LEFT + 6, 132, name.lines[0], STRONG, name.size, fill=PAPER),
        path(f"M{LEFT + 6} 150h{INNER - 12}", stroke=YELLOW, stroke_width=2, stroke_opacity=0.5),
        paragraph(LEFT + 6, 180, told, TEXT, FULL_LEAD, fill=PAPER),
        text(LEFT + 6, HEIGHT - 28, "X", HEAVY, 30, fill=PAPER),
        text(RIGHT - 6, HEIGHT - 28, card.id, NAME, 22, anchor="end", fill=PAPER),
    )
