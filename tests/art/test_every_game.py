"""Every game can be seen and printed: a face for each card, a back for each zone, nothing that a page may not hold."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from playcall.art.plain import drawings_of
from playcall.contract import Drawings, Game
from playcall.games import all_games

GAMES = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)


def everything(drawn: Drawings) -> list[str]:
    return [*drawn.cards.values(), *drawn.backs.values()]


@GAMES
def test_every_card_has_a_face_and_every_zone_a_back(game: Game) -> None:
    drawn = drawings_of(game)
    assert [*drawn.cards] == [face.id for face in game.faces()]
    assert {zone.back for zone in game.layout(game.options()).kinds} <= {*drawn.backs}
    assert {face.kind for face in game.faces()} <= {*drawn.behind}
    assert {*drawn.behind.values()} <= {*drawn.backs}


@GAMES
def test_every_face_is_a_drawing_of_the_size_that_is_told(game: Game) -> None:
    drawn = drawings_of(game)
    width, height = drawn.size
    for face in everything(drawn):
        assert ElementTree.fromstring(face).get("viewBox") == f"0 0 {width} {height}"
    assert drawn.millimetres[0] / drawn.millimetres[1] == pytest.approx(width / height, rel=0.01)


@GAMES
def test_faces_use_what_is_defined_and_define_nothing(game: Game) -> None:
    drawn = drawings_of(game)
    ids = re.findall(r' id="([^"]+)"', drawn.defs)
    assert len(set(ids)) == len(ids)
    assert {*re.findall(r'href="#([^"]+)"', "".join([drawn.defs, *everything(drawn)]))} <= {*ids}
    assert " id=" not in "".join(everything(drawn))


@GAMES
def test_faces_bring_no_style_sheet_no_script_and_no_address(game: Game) -> None:
    drawn = drawings_of(game)
    assert not re.search(r"<style|<script|https?:| on\w+=", "".join([drawn.defs, *everything(drawn)]))


def test_the_ids_of_two_games_never_meet() -> None:
    ids = [name for game in all_games() for name in re.findall(r' id="([^"]+)"', drawings_of(game).defs)]
    assert len(set(ids)) == len(ids)
