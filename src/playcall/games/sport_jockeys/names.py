"""Names of teams, cards, squares and scores: the nouns that all sentences of Sport Jockeys share."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from playcall.games.sport_jockeys.anatomy import Card, Face, format_classes
from playcall.games.sport_jockeys.cards import load

BOX = "□"
ROW_LETTERS = ("", "A", "B", "C", "B", "A", "")
"""SJ-17.2"""
ORDINALS = ("", "1st", "2nd", "3rd", "4th")


def team(seat: int, viewer: int | None) -> str:
    """SJ-1.1  A seat as one of them sees it."""
    return "you" if seat == viewer else f"Team {seat + 1}"


def capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def doing(seat: int, viewer: int | None, verb: str, others: str = "") -> str:
    """`you play`, `Team 2 plays`; a verb that is not regular is given twice."""
    return f"{team(seat, viewer)} {verb if seat == viewer else others or verb + 's'}"


def does(seat: int, viewer: int | None, verb: str, others: str = "") -> str:
    """`doing` at the beginning of a sentence."""
    return capital(doing(seat, viewer, verb, others))


def count(number: int, noun: str, several: str = "") -> str:
    """`1 card`, `2 cards`, `no cards`."""
    return f"{number or 'no'} {noun if number == 1 else several or noun + 's'}"


def listed(words: Sequence[str], last: str = "and") -> str:
    """`a, b and c`."""
    return f" {last} ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def score(scores: tuple[int, int] | Sequence[int], viewer: int | None) -> str:
    """`you 9, Team 2 8`."""
    return f"{team(0, viewer)} {scores[0]}, {team(1, viewer)} {scores[1]}"


def square(row: int, column: int) -> str:
    """SJ-17.1"""
    return f"r{row}c{column}"


def unit_title(number: int, name: str) -> str:
    """`2nd quarter`, `the game`, `the extra unit`."""
    if name == "extra":
        return "extra unit"
    return "game" if name == "game" else f"{ORDINALS[number]} {name}"


# Cards ---------------------------------------------------------------------------------------------------------------


@cache
def action_name(code: str) -> str:
    """`Tackle` for `TAC`."""
    return load().action(code).name


def action_names(codes: Iterable[str]) -> str:
    return " + ".join(map(action_name, codes))


def the_action(code: str) -> str:
    """An action with its article, as it lies there: `the Snap`."""
    return f"the {action_name(code)}"


def face_name(cards: Sequence[Card], card: int, face: int) -> str:
    return action_name(cards[card].faces[face].action)


def combined(cards: Sequence[Card], some: Iterable[int], face: int) -> str:
    """`Tackle + Block`."""
    return " + ".join(face_name(cards, card, face) for card in some)


def marks(face: Face) -> str:
    """Code and white boxes: `TAC□`, `PEN X`."""
    return f"{face.action} X" if face.boxes < 0 else face.action + BOX * face.boxes


def with_classes(face: Face) -> str:
    """`TAC□ A-B`."""
    return f"{marks(face)} {format_classes(face.classes)}" if face.classes else marks(face)


def face_words(face: Face) -> str:
    """A face in a list: `TAC Tackle, worth 2, class A-B`."""
    classes = f", class {format_classes(face.classes)}" if face.classes else ""
    return f"{face.action} {action_name(face.action)}, worth {face.worth}{classes}"


def combo_words(name: str) -> str:
    """`combo B`, `a simple combo`."""
    return "a simple combo" if name == "simple" else f"combo {name}"


def sum_words(worth: int, boxes: int, bonus: int) -> str:
    """`3 cards + 1 box + 3 for the combo = 7`; a bare number where there is nothing to add."""
    total = worth + boxes + bonus
    parts = [f"{worth} card{'' if worth == 1 else 's'}"]
    if boxes:
        parts.append(f"{boxes} white box{'' if boxes == 1 else 'es'}")
    if bonus:
        parts.append(f"{bonus} for the combo")
    return f"{' + '.join(parts)} = {total}" if len(parts) > 1 else str(total)
