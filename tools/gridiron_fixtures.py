"""Attempts of Masters of the Gridiron for the browser's tests, with what the rules say about them.

    python tools/gridiron_fixtures.py

lays cards and calls Audibles by chance and writes `web/tests/fixtures/masters_gridiron.json`: what lies, and both sums,
the stop list and what the Audibles make of them. Run it again when cards have changed.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec

from playcall.games.masters_gridiron import GAME
from playcall.games.masters_gridiron.cards import BOOK, PLAYERS, PLAYS, as_audible, as_play
from playcall.games.masters_gridiron.effects import Return
from playcall.games.masters_gridiron.matchup import (
    Number,
    counted_number,
    defence_number,
    mates,
    offence_number,
    standing,
    stop_names,
)
from playcall.games.masters_gridiron.table import Table
from playcall.games.masters_gridiron.zones import BOOK_SPAN, seat_of_book

FILE = Path(__file__).parent.parent / "web" / "tests" / "fixtures" / "masters_gridiron.json"
CASES, SEED = 100, 2015


def fixture() -> bytes:
    """Cards laid by chance, most with Audibles, and the cards they are made of."""
    chance = random.Random(SEED)
    state = GAME.start(GAME.parse_options({"deck1": "EAS", "deck2": "ASH", "visitor": "seat1"}), SEED)
    assert isinstance(state, Table)
    cases = [case(lay(state, chance)) for _ in range(CASES)]
    used = {name for one in cases for name in (one["player"], one["play"], one["defender"], *one["calls"])}
    faces = [face for face in GAME.faces() if face.id in used]
    cards = [
        {"id": face.id, "title": face.title, "kind": face.kind, "facts": face.facts | {"stock": []}} for face in faces
    ]
    return msgspec.json.encode({"cards": cards, "cases": cases}) + b"\n"


def lay(state: Table, chance: random.Random) -> Table:
    """The first seat attacks with any player and a play that fits him; up to four Audibles are called."""
    s = state.clone()
    player = chance.choice([place for place, face in enumerate(GAME.cards.players) if face.side == "OFFENSE"])
    defender = chance.choice([place for place, face in enumerate(GAME.cards.players) if face.side == "DEFENSE"])
    fits = [place for place in range(PLAYS) if mates(GAME.players[player], as_play(GAME.book[place]))]
    s.offence_card, s.defence_card, s.play_card = player, PLAYERS + defender, chance.choice(fits)
    s.punting = not chance.randrange(6)
    s.carry = [chance.choice((0, 0, 8)), 0]
    s.calls = [call(chance) for _ in range(chance.randrange(5))]
    s.call_amounts = [chance.randrange(4, 12) for _ in s.calls]
    s.cancelled = [place for place in range(len(s.calls)) if not chance.randrange(5)]
    return s


def call(chance: random.Random) -> int:
    """An Audible of whichever seat may hold it."""
    place = chance.randrange(PLAYS, BOOK)
    side = as_audible(GAME.book[place]).side
    return place + (BOOK_SPAN if side == "DEF" or (side == "ANY" and chance.randrange(2)) else 0)


def case(s: Table) -> dict[str, Any]:
    now = standing(s)
    offence = offence_number(s, now)
    back = None
    if now.returning >= 0:
        effect = s.audible(s.calls[now.returning]).effect
        assert isinstance(effect, Return)
        counted = counted_number(s, now, effect)
        back = None if counted is None else counted - offence.total
    return {
        "player": GAME.card_id("offense", s.offence_card), "play": GAME.card_id("playbook", s.play_card),
        "defender": GAME.card_id("defense", s.defence_card), "punting": s.punting, "carry": s.carry[s.offence],
        "calls": [GAME.card_id("playbook", card) for card in s.calls],
        "offences": [seat_of_book(card) == s.offence for card in s.calls],
        "amounts": s.call_amounts[:], "cancelled": s.cancelled[:],
        "result": now.result, "stops": stop_names(now.stops), "offence": _sum(offence),
        "defence": _sum(defence_number(s, now)), "settle": now.settle, "held": now.held,
        "returns": now.returning >= 0, "margin": back,
    }  # fmt: skip


def _sum(number: Number) -> dict[str, Any]:
    return {"total": number.total, "terms": [list(term) for term in number.terms]}


if __name__ == "__main__":
    FILE.write_bytes(fixture())
