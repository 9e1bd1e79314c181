"""The faces of all cards as text, with every printed field and both lines of the counter matrix."""

from __future__ import annotations

from functools import cache
from typing import Any

from playcall.contract import CardFace
from playcall.games.sport_jockeys.cards import FACES, Card, CardSet, FaceName, format_classes, load
from playcall.games.sport_jockeys.names import BOX
from playcall.games.sport_jockeys.options import Options
from playcall.games.sport_jockeys.rules.exchange import FREE, HELD, SLOPPY_GIFT
from playcall.games.sport_jockeys.rules.tally import BIG_MARGIN, GAME_POINTS, SAFETY

SIDES = {"off": "Offense", "def": "Defense"}


_WORTH = Options().face_down_value
_POINTS = ", ".join(map(str, GAME_POINTS[:SAFETY]))

BOARDS = (
    CardFace(
        "OFFENSE",
        "Offense Card",
        "board",
        (
            f"Five rows A B C B A, four downs, and the points: {_POINTS}, and a safety of {GAME_POINTS[SAFETY]}"
            " for the defense",
            "After a play the cube goes one column right: a row up if the offense won it, a row down if it lost it",
            f"A margin of {BIG_MARGIN} or more counts two rows; a change of possession swaps A with A and B with B",
        ),
    ),
    CardFace("HOME", "Score Card: Home", "board", ("Game Points 0 to 59, for a cube",)),
    CardFace("VISITOR", "Score Card: Visitor", "board", ("Game Points 0 to 59, for a cube",)),
    CardFace(
        "REFERENCE",
        "Reference Card",
        "board",
        (
            "Delay of Game (huddle): discard your hand of n cards, draw n - 1",
            f"Sloppy Tackle (defense): any card face down ends the play; {_WORTH} for you, "
            f"{SLOPPY_GIFT} for the offense",
            "Spike (offense): SNA and a P/K; no tally, a new hand, the cube stays",
            f"Touchback (offense, start square): SNA and a card face down; {FREE} columns, "
            f"{HELD} if the defense has more points",
            "Play Points: 1 for a card, 1 for a white box, 1 for a simple combo, 1 for each card of an advanced one",
        ),
    ),
)
"""SJ-2.1, SJ-2.7  What lies beside the Action Cards; nobody plays it."""


@cache
def all_faces() -> tuple[CardFace, ...]:
    """SJ-2.1  The Action Cards in their fixed order, then the other four."""
    return (*(card_face(card, load()) for card in load().cards), *BOARDS)


def card_face(card: Card, cards: CardSet) -> CardFace:
    names = dict.fromkeys(cards.action(face.action).name for face in card.faces)
    lines = [line for name in FACES for line in face_lines(card, name, cards)]
    facts: dict[str, Any] = {name: face_facts(card, name, cards) for name in FACES}
    return CardFace(card.id, " / ".join(names), card.trim, tuple(lines), facts)


def face_lines(card: Card, name: FaceName, cards: CardSet) -> list[str]:
    """One side: what it is, what it is worth, its Details, and what SJ-13 says of it."""
    face = card.faces[FACES.index(name)]
    action = cards.action(face.action)
    attributes = f" [{action.attributes}]" if action.attributes else ""
    classes = f"class {format_classes(face.classes)}" if face.classes else "no class"
    head = f"{SIDES[name]}: {face.action} {action.name}{attributes}, {printed_points(face.boxes)}, {classes}"
    beats, falls = cards.beats(name, face.action), cards.countered_by(name, face.action)
    return [
        head,
        f"  {action.details}",
        *([f"  Counters: {', '.join(beats)}"] if beats else []),
        *([f"  Countered by: {', '.join(falls)}"] if falls else []),
    ]


def face_facts(card: Card, name: FaceName, cards: CardSet) -> dict[str, Any]:
    """A side as data, for a table and for a gallery, which filters by everything but a list within a list."""
    face = card.faces[FACES.index(name)]
    action = cards.action(face.action)
    return {
        "action": face.action, "worth": face.worth, "kind": action.kind,
        "classes": [{"class": letter} for letter in face.classes],
        "beats": [{"action": code} for code in cards.beats(name, face.action)],
        "printed": [[action.name, "X" if face.boxes < 0 else BOX * face.boxes, *action.letters]],
    }  # fmt: skip


def printed_points(boxes: int) -> str:
    """SJ-2.5  `X, worth 0`, `blank, worth 1`, `2 white boxes, worth 3`."""
    printed = "X" if boxes < 0 else f"{boxes} white box{'es' if boxes > 1 else ''}" if boxes else "blank"
    return f"{printed}, worth {boxes + 1}"
