"""What the browser says of the teams is what the game says of them."""

from __future__ import annotations

import re
from pathlib import Path

from playcall.games.highlights_2052.cards import load
from playcall.games.highlights_2052.faces.lines import all_faces
from playcall.games.highlights_2052.faces.stock import KITS
from playcall.games.highlights_2052.names import MACHINES

WEB = Path(__file__).parent.parent.parent / "web"
LINE = re.compile(r'id: "(\w+)", city: "([^"]+)", nickname: "([^"]+)", mark: "(\w+)", colour: "(#\w+)"')


def test_every_star_names_its_team_with_mark_and_colour() -> None:
    told = {face.facts["team"]: face.facts for face in all_faces() if "club" in face.facts}
    assert list(told) == [team.id for team in load().teams]
    for team in load().teams:
        city, nickname, _ = told[team.id]["club"]
        assert f"{city} {nickname}" == team.name
        assert (told[team.id]["mark"], told[team.id]["colour"]) == (KITS[team.id].mark, KITS[team.id].colour)


def test_the_machines_are_called_as_in_the_game() -> None:
    source = (WEB / "src/games/highlights_2052/teams.ts").read_text(encoding="utf-8")
    (machines,) = LINE.findall(source)
    assert machines[2:] == (MACHINES, KITS["solo"].mark, KITS["solo"].colour)
