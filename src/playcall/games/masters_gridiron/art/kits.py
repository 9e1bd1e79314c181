"""The teams as the table in the browser shows them: names, colours, and what they lean to."""

from __future__ import annotations

import json

from playcall.games.masters_gridiron.art.palette import inks
from playcall.games.masters_gridiron.cards import load


def kits_json() -> str:
    """All teams in their order, one to a line."""
    colours = inks()
    lines = []
    for team in load().teams:
        ink = colours[team.code]
        kit = {
            "code": team.code, "place": team.place, "nickname": team.nickname, "first": ink.first, "second": ink.second,
            "glow": ink.glow, "offence": team.offence, "defence": team.defence, "lean": team.lean,
            "grades": list(team.grades),
        }  # fmt: skip
        lines.append("  " + json.dumps(kit, ensure_ascii=False))
    return "[\n" + ",\n".join(lines) + "\n]"
