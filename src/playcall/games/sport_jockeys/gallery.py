"""What the cards are found by, the rules each of them meets, and when one is held and played."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, Final

from playcall.contract import CardFace
from playcall.contract.gallery import Facet, Gallery, Played, facet
from playcall.games.sport_jockeys import events as told
from playcall.games.sport_jockeys.cards import FACES, FaceName, load
from playcall.games.sport_jockeys.table import HANDS
from playcall.kernel import Event

KINDS: Final = ("normal", "black", "board")
CLASSES: Final = ("A", "B", "C", "D")
WORTHS: Final = ("0", "1", "2", "3")
RULES: Final[dict[str, str]] = {
    "SNA": "SJ-3.2", "KIC": "SJ-8.2", "CHA": "SJ-15.5", "TIM": "SJ-15.9", "PEN": "SJ-15.2", "INJ": "SJ-15.10",
    "FUM": "SJ-14.1", "INT": "SJ-14.7", "BLI": "SJ-5.2", "DIV": "SJ-10.6", "R/K": "SJ-13.6", "P/K": "SJ-18.6",
}  # fmt: skip
"""What there is to know about some actions."""


@cache
def gallery() -> Gallery:
    facets = (
        facet("kind", KINDS, lambda face: [face.kind], "sj"),
        _actions("off"),
        _actions("def"),
        facet("class", CLASSES, lambda face: {one["class"] for side in sides(face) for one in side["classes"]}, "sj"),
        facet("worth", WORTHS, _worths, "sj"),
    )
    return Gallery(facets, rules, (HANDS.name,), played)


def sides(face: CardFace) -> Iterator[dict[str, Any]]:
    """Both sides of a card; the boards have none."""
    return (face.facts[name] for name in FACES if name in face.facts)


def _actions(side: FaceName) -> Facet:
    """By the action on one side; action names are the same in every language."""
    names = {action.code: action.name for action in load().actions if side in action.faces}

    def of(face: CardFace) -> Iterable[str]:
        return [face.facts[side]["action"]] if side in face.facts else []

    return facet(side, names, of, "sj")


def _worths(face: CardFace) -> Iterable[str]:
    """The points of the better side, `3` for three and more."""
    return [str(min(3, max(side["worth"] for side in sides(face))))] if face.facts else []


def rules(face: CardFace) -> Iterator[str]:
    """What its two actions are about, and the points and combos that every card of the deck brings."""
    codes = dict.fromkeys(side["action"] for side in sides(face))
    yield from (RULES[code] for code in codes if code in RULES)
    if face.kind == "normal":
        yield from ("SJ-13.3", "SJ-18.4")
        yield "SJ-12.1" if any(side["classes"] for side in sides(face)) else "SJ-12.3"
    if face.kind == "board":
        yield "SJ-17.1" if face.id == "OFFENSE" else "SJ-2.7" if face.id == "REFERENCE" else "SJ-19.5"


def played(event: Event) -> Played:
    cards: tuple[int, ...] = ()
    match event:
        case told.ActionPlayed(cards=several) | told.Kicked(cards=several):
            cards = several
        case told.Spiked(card=card):
            cards = (card,)
    return [(HANDS.back, card) for card in cards]
