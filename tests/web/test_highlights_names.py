"""What the browser says of the teams is what the game says of them."""

from __future__ import annotations

import re
from pathlib import Path

from playcall.games.highlights_2052.art.palette import KITS
from playcall.games.highlights_2052.cards import load
from playcall.games.highlights_2052.names import MACHINES

WEB = Path(__file__).parent.parent.parent / "web"
LINE = re.compile(r'id: "(\w+)", city: "([^"]+)", nickname: "([^"]+)", mark: "(\w+)", colour: "(#\w+)"')


def test_names_marks_and_colours_of_the_teams() -> None:
    source = (WEB / "src/games/highlights_2052/teams.ts").read_text(encoding="utf-8")
    *teams, machines = LINE.findall(source)
    expected = [
        (team.id, team.name.removesuffix(f" {team.nickname}"), team.nickname, KITS[team.id].mark, KITS[team.id].colour)
        for team in load().teams
    ]
    assert teams == expected
    assert machines[2:] == (MACHINES, KITS["solo"].mark, KITS["solo"].colour)


def test_what_the_teams_are_like() -> None:
    messages = (WEB / "locales/highlights_2052.en.ftl").read_text(encoding="utf-8")
    for team in load().teams:
        assert f"fh-team-{team.id} = {team.blurb}\n" in messages
