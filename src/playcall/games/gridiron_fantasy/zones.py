"""The zones of the table. A zone lies at its number times the number of teams plus the team."""

from __future__ import annotations

from functools import cache
from typing import Final

from playcall.kernel import Sees, ZoneKind, ZoneLayout

_TABLE: Final = (
    ("oa_hand", Sees.OWNER, "oa"),
    ("da_hand", Sees.OWNER, "da"),
    ("oa_deck", Sees.NOBODY, "oa"),
    ("da_deck", Sees.NOBODY, "da"),
    ("oa_top", Sees.OWNER, "oa"),
    ("da_top", Sees.OWNER, "da"),
    ("oa_discard", Sees.ALL, "oa"),
    ("da_discard", Sees.ALL, "da"),
    ("oa_played", Sees.ALL, "oa"),
    ("da_played", Sees.ALL, "da"),
    ("oa_beside", Sees.ALL, "oa"),
    ("da_beside", Sees.ALL, "da"),
    ("oa_reserve", Sees.OWNER, "oa"),
    ("da_reserve", Sees.OWNER, "da"),
    ("op_book", Sees.OWNER, "op"),
    ("dp_book", Sees.OWNER, "dp"),
    ("op_reserve", Sees.OWNER, "op"),
    ("dp_reserve", Sees.OWNER, "dp"),
    ("op_called", Sees.OWNER, "op"),
    ("dp_called", Sees.OWNER, "dp"),
    ("op_shown", Sees.ALL, "op"),
    ("dp_shown", Sees.ALL, "dp"),
    ("op_beside", Sees.ALL, "op"),
    ("dp_beside", Sees.ALL, "dp"),
    ("tm_hidden", Sees.OWNER, "tm"),
    ("tm_team", Sees.ALL, "tm"),
    ("tm_extra", Sees.OWNER, "tm"),
    ("tm_gone", Sees.ALL, "tm"),
)
"""Every line of the rulebook's zone table. Those of offence and defence are pairs: a role is added to the first."""
HAND, DECK, TOP, DISCARD, PLAYED, BESIDE, RESERVE_ACTIONS = 0, 2, 4, 6, 8, 10, 12
BOOK, RESERVE, CALLED, SHOWN, PLAYS_BESIDE = 14, 16, 18, 20, 22
HIDDEN, TEAM, EXTRA, GONE = 24, 25, 26, 27
ZONES: Final = len(_TABLE)
_PER = {"oa": "offence", "op": "offence", "da": "defence", "dp": "defence", "tm": "team"}
"""Whose zones they are: of the coach for offence, of that for defence, or of both."""

PLAYS: Final = ("op_book", "dp_book")
"""Playbooks with what is called from them in secret."""
_GROUPS = {"op_called": PLAYS[0], "dp_called": PLAYS[1]}


@cache
def layout(teams: int) -> ZoneLayout:
    """The zones of a table with so many teams."""
    return ZoneLayout(
        [
            ZoneKind(name, sees, back=back, per=_PER[back], holders=teams, group=_GROUPS.get(name))
            for name, sees, back in _TABLE
        ]
    )
