"""Card sets of one's own: further Action Cards, cards taken out, other lines of the counter table."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from playcall.contract import msg
from playcall.contract.expansions import Expansion, card_error, tables_of
from playcall.contract.vocabulary import Block, Field, Kind, Vocabulary
from playcall.games.sport_jockeys.cards import (
    ALWAYS_X,
    BLACK,
    CLASSES,
    FACES,
    MOST_BOXES,
    Card,
    CardSet,
    Counters,
    FaceName,
    check_counters,
    content_hash,
    load,
    read_card,
)
from playcall.kernel import CardError

FEWEST, MOST = 40, 80
"""Cards of the action deck with sets."""
_ID: Final = re.compile(r"[A-Z]{1,4}[0-9]{1,3}")
_TABLES: Final = {"card", "out", "counter"}


def with_cards(own: CardSet, expansions: Sequence[Expansion]) -> CardSet:
    """The deck and the counter table with what sets change in them; raises CardError."""
    for expansion in expansions:
        for table in expansion.cards.keys() - _TABLES:
            problem = "a set of this game has cards, cards to take out and counters: [[card]], [[out]], [[counter]]"
            raise card_error(problem, file=expansion.source, field=table)
    deck = _without(own.deck, expansions)
    for source, raw in tables_of(expansions, "card"):
        deck.append(_card(raw, source, own, deck))
    source = ", ".join(expansion.source for expansion in expansions)
    if not FEWEST <= len(deck) <= MOST:
        raise card_error(f"the deck has {FEWEST} to {MOST} cards, not {len(deck)}", file=source, rule="SJ-2.3")
    counters = _counters(own, expansions)
    cards = (*deck, *own.cards[own.normal :])
    return CardSet(own.actions, counters, cards, len(deck), content_hash(own.actions, counters, cards))


def _without(deck: Sequence[Card], expansions: Sequence[Expansion]) -> list[Card]:
    ids, gone = {card.id for card in deck}, set()
    for source, raw in tables_of(expansions, "out"):
        if set(raw) != {"id"} or str(raw["id"]) not in ids:
            raise card_error("is the id of a card of the deck", file=source, card=str(raw.get("id", "?")), field="id")
        gone.add(raw["id"])
    return [card for card in deck if card.id not in gone]


def _card(raw: dict[str, Any], source: str, own: CardSet, deck: Sequence[Card]) -> Card:
    faces: dict[str, str] = {name: written_face(raw[name]) for name in FACES if isinstance(raw.get(name), dict)}
    written: dict[str, object] = {**raw, **faces}
    card = read_card(written, source, own.actions)
    taken = {one.id for one in (*own.cards, *deck)}
    for field, holds, problem in (
        ("id", _ID.fullmatch(card.id), "is a few capital letters and a number, such as N01"),
        ("id", card.id not in taken, "is used twice"),
        ("trim", card.trim == "normal", "only the game itself has black cards"),
        ("off", card.faces not in [one.faces for one in deck], "there is a card with the same two faces already"),
    ):
        if not holds:
            raise card_error(
                problem, file=source, card=card.id[:40], field=field, rule="SJ-2.3" if field == "trim" else ""
            )
    return card


def written_face(face: dict[str, Any]) -> str:
    """A face as it is written, from a table with action, points and classes."""
    classes = face.get("classes", "-") or "-"
    return f"{face.get('action')} {face.get('points', '-')} {classes}"


def _counters(own: CardSet, expansions: Sequence[Expansion]) -> Counters:
    lines: Counters = {face: dict(own.counters[face]) for face in FACES}
    for source, raw in tables_of(expansions, "counter"):
        where = {"file": source, "card": f"{raw.get('face')} {raw.get('lying')}"[:40]}
        if set(raw) != {"face", "lying", "answers"} or raw["face"] not in FACES:
            raise card_error("a counter has a face (off or def), lying and answers", **where)
        face: FaceName = raw["face"]
        answers = raw["answers"]
        if raw["lying"] not in own.counters[face]:
            raise card_error(f"is one of {', '.join(own.counters[face])}", field="lying", rule="SJ-13.4", **where)
        if not isinstance(answers, list) or not all(isinstance(one, str) for one in answers):
            raise card_error("is a list of actions", field="answers", **where)
        lines[face][raw["lying"]] = tuple(dict.fromkeys(answers))
        _check_line(own, lines, where)
    return lines


def _check_line(own: CardSet, lines: Counters, where: dict[str, str]) -> None:
    try:
        check_counters(own.actions, lines)
    except CardError as problem:
        raise card_error(str(problem).partition(": ")[2], field="answers", rule="SJ-13.4", **where) from None


# What there is to build with --------------------------------------------------------------------------------------


def vocabulary() -> Vocabulary:
    """Cards of two faces out of actions, which are the building blocks, and lines of the counter table."""
    codes = tuple(action.code for action in load().actions)
    card = (Field("id", "text", longest=7), *(_face(name) for name in FACES))
    counter = (
        Field("face", "choice", values=FACES), Field("lying", "choice", values=codes),
        Field("answers", "choices", values=codes, rule="SJ-13.4"),
    )  # fmt: skip
    sample = {
        "id": "N01", "off": {"action": "R/K", "points": "1", "classes": "A-B"},
        "def": {"action": "TAC", "points": "1", "classes": "C"},
    }  # fmt: skip
    kinds = (
        Kind("card", msg("sj-set-card"), card, rules=("SJ-2.2", "SJ-2.3", "SJ-2.5", "SJ-2.6"), sample=sample),
        Kind("out", msg("sj-set-out"), (Field("id", "text", longest=7),), face=False, sample={"id": "C01"}),
        Kind(
            "counter", msg("sj-set-counter"), counter, rules=("SJ-13.4", "SJ-13.5"), face=False,
            sample={"face": "def", "lying": "FUM", "answers": ["R/K", "HAN"]},
        ),
    )  # fmt: skip
    blocks = [
        Block(action.code, "action", words=f"{action.name}: {action.details}", only={"face": action.faces})
        for action in load().actions
        if action.code not in BLACK
    ]
    return Vocabulary(kinds, tuple(blocks))


def _face(name: FaceName) -> Field:
    codes = tuple(action.code for action in load().actions if name in action.faces and action.code not in BLACK)
    points = ("X", "-", *map(str, range(1, MOST_BOXES + 1)))
    ranges = [f"{first}-{last}" for first in CLASSES for last in CLASSES if first < last]
    fields = (
        Field("action", "choice", values=codes),
        Field("points", "choice", values=points, default="-", rule="SJ-2.5", label=f"X: {', '.join(ALWAYS_X)}"),
        Field("classes", "choice", values=("-", *CLASSES, *ranges), default="-", rule="SJ-2.6"),
    )
    return Field(name, "table", fields=fields, rule="SJ-2.2")
