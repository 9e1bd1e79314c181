"""The faces of all cards as text, with every printed field and both lines of the counter matrix."""

from __future__ import annotations

from functools import cache
from typing import Any

from playcall.games.sport_jockeys.anatomy import FACES, Card, FaceName, format_classes
from playcall.games.sport_jockeys.cards import CardSet, load
from playcall.games.sport_jockeys.names import count
from playcall.kernel import CardFace

SIDES = {"off": "Offence", "def": "Defence"}


BOARDS = (
    CardFace(
        "OFFENSE",
        "Offense Card",
        "board",
        (
            "Five rows A B C B A, four downs, and the points: 8, 7, 6, 3, 0, 0, and a safety of 2 for the defence",
            "After a play the cube goes one column right: a row up if the offence won it, a row down if it lost it",
            "A margin of 10 or more counts two rows; a change of possession swaps A with A and B with B",
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
            "Sloppy Tackle (defence): any card face down ends the play; 1 for you, 3 for the offence",
            "Spike (offence): SNA and a P/K; no tally, a new hand, the cube stays",
            "Touchback (offence, start square): SNA and a card face down; 2 columns, 1 if the defence has more points",
            "Play Points: 1 for a card, 1 for a white box, 1 for a simple combo, 1 for each card of an advanced one",
        ),
    ),
)
"""SJ-2.1, SJ-2.7  What lies beside the Action Cards; nobody plays it."""


@cache
def all_faces() -> tuple[CardFace, ...]:
    """SJ-2.1  The 56 Action Cards in their fixed order, then the other four."""
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
    """A side as data, for a table that compares and for a gallery that sorts."""
    face = card.faces[FACES.index(name)]
    action = cards.action(face.action)
    return {
        "action": face.action, "worth": face.worth, "kind": action.kind,
        "classes": [{"class": letter} for letter in face.classes],
        "beats": [{"action": code} for code in cards.beats(name, face.action)],
        "effects": list(action.effects),
        "names": [action.name],
    }  # fmt: skip


def printed_points(boxes: int) -> str:
    """SJ-2.5  `X, worth 0`, `blank, worth 1`, `2 white boxes, worth 3`."""
    printed = "X" if boxes < 0 else count(boxes, "white box", "white boxes") if boxes else "blank"
    return f"{printed}, worth {boxes + 1}"
