"""A side in use, drawn twice: in the hand with what it beats, on the table with large letters; the other side below."""

from __future__ import annotations

from playcall.art.lettering import BOLD, HEAVY, NAME, STRONG, fit, text
from playcall.art.svg import Svg, group, join
from playcall.games.sport_jockeys.anatomy import FACES, Card, FaceName
from playcall.games.sport_jockeys.art.palette import (
    FRAME,
    HEIGHT,
    INKS,
    INNER,
    LEFT,
    PAPER,
    RIGHT,
    SMALLEST_IN_HAND,
    WIDTH,
    Ink,
)
from playcall.games.sport_jockeys.art.pictures import picture
from playcall.games.sport_jockeys.art.pieces import (
    attributes,
    boxes,
    broken,
    chip,
    class_places,
    code_list,
    corner,
    panel,
    worth,
)
from playcall.games.sport_jockeys.cards import CardSet

STRIP = 46.0
SEAM = 5.0
FACE_BOTTOM = HEIGHT - FRAME - STRIP - SEAM
WIDE = WIDTH - 2 * FRAME
LIST_TOP = 184.0
LEAD = 1.05


def side(card: Card, place: int, cards: CardSet) -> Svg:
    """Both drawings of a side; the red one shows unless somebody says otherwise."""
    ink = INKS[place]
    drawings = (
        group(stock(ink), held(card, place, cards), class_="held"),
        group(stock(ink), laid(card, place, cards), class_="laid", display="none"),
    )
    return group(*drawings, strip(card, 1 - place), class_=f"side-{ink.name}", display=None if place == 0 else "none")


def stock(ink: Ink) -> Svg:
    return panel(FRAME, FRAME, WIDE, FACE_BOTTOM - FRAME, 10, 0, ink.face)


def strip(card: Card, place: int) -> Svg:
    """The other side at the foot: code, points, classes; and the number of the card."""
    ink, face = INKS[place], card.faces[place]
    top = HEIGHT - FRAME - STRIP
    middle = top + STRIP / 2
    number = text(RIGHT, middle + 7.5, card.id, NAME, 22, anchor="end", fill=PAPER)
    classes_right = RIGHT - NAME.width(card.id, 22) - 8
    code = HEAVY.width(face.action, 36)
    return join(
        panel(FRAME, top, WIDE, STRIP, 0, 10, ink.face),
        text(LEFT, middle + 12.6, face.action, HEAVY, 36, fill=PAPER),
        boxes(face, LEFT + code + 9, middle, 15 if face.boxes > 0 else SMALLEST_IN_HAND),
        text(classes_right, middle + 8.4, face.classes or "–", BOLD, 24, anchor="end", fill=ink.classes),
        number,
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


def laid(card: Card, place: int, cards: CardSet) -> Svg:
    """On the table: what must be read across it."""
    ink, face = INKS[place], card.faces[place]
    action = cards.action(face.action)
    name = fit(action.name, STRONG, (34, 32, 30, 28, 26), INNER)
    right, drawn = LEFT, []
    for words in attributes(action):
        width = HEAVY.width(words, 32) + 19
        drawn.append(chip(right + width, 245, words, 32)[0])
        right += width + 6
    return join(
        corner(WIDTH - FRAME, FRAME, 118, 10, ink.dark),
        picture(face.action, ink, 138, 12, 102),
        text(LEFT - 2, 92, face.action, HEAVY, 92, fill=PAPER, letter_spacing=-1),
        text(LEFT, 136, name.lines[0], STRONG, name.size, fill=PAPER, squeeze=name.squeeze),
        boxes(face, LEFT, 168, 27),
        worth(face, RIGHT, 168, 62),
        class_places(face, LEFT, 198, INNER, 40, 6),
        *drawn,
    )
