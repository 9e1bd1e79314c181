"""Tables in every window: nothing overlaps, nothing is cut off, cards can be read. `make torture` asks everything."""

from __future__ import annotations

import pytest

from tests.web.conftest import NewPage
from tests.web.layout import look_at_sizes, questions

ASKED = {
    "gridiron_fantasy": ("Exchange.choose", "Switching.switch"),
    "highlights_2052": ("Defend.answer", "FieldGoal.decide"),
    "masters_football": ("Buy.choose", "Announce.ask"),
    "masters_gridiron": ("Turn.defend", "Turn.lay"),
    "sport_jockeys": ("Huddle.choose", "Return.choose"),
}
"""A few questions of each game, by the step that asks."""


@pytest.mark.parametrize("game", ASKED)
def test_a_table_holds_in_every_window(new_page: NewPage, game: str) -> None:
    page = new_page()
    wanted = ASKED[game]
    looked = 0
    for kind in questions(page, game, len(wanted), wanted):
        found = look_at_sizes(page, kind, twice=False)
        assert not found, "\n" + "\n".join(map(str, found))
        looked += 1
    assert looked == len(wanted), "Some questions were not met."
