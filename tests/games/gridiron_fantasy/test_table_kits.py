"""The table in the browser knows the franchises by the same names and colours as the cards."""

from __future__ import annotations

import json
from pathlib import Path

from playcall.games.gridiron_fantasy.cards import load
from playcall.games.gridiron_fantasy.names import BADGES

FILE = Path(__file__).parents[3] / "web/src/games/gridiron_fantasy/franchises.json"


def test_the_franchises_of_the_table_are_those_of_the_cards() -> None:
    told = [{key: one[key] for key in ("letter", "place", "nickname", "motto")} for one in json.loads(FILE.read_text())]
    assert told == [
        {"letter": one.letter, "place": one.place, "nickname": one.nickname, "motto": one.motto}
        for one in load().franchises
    ]


def test_their_colours_and_abilities_too() -> None:
    for one, franchise in zip(json.loads(FILE.read_text()), load().franchises, strict=True):
        assert one["colours"] == list(franchise.colours)
        assert one["abilities"] == list(franchise.abilities)


def test_the_badges_of_the_report_are_those_of_the_table() -> None:
    assert {one["letter"]: (one["code"], one["glow"]) for one in json.loads(FILE.read_text())} == BADGES
