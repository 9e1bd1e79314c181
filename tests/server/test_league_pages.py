"""The page of a competition: as long as the season is, however many seasons there were."""

from __future__ import annotations

import pytest

from playcall.leagues import Phase, Settings
from playcall.seasons.desk import Desk, standing
from playcall.seasons.ports import CompetitionInfo
from playcall.server import leagueshowing
from playcall.server.leaguemodels import LogPage
from playcall.tables.ports import PersonInfo
from tests.leagues.fake import Story


def page_after(seasons: int) -> str:
    """What a member is sent in the break of the season after so many."""
    story = Story(Settings(teams=4, seasons=seasons + 1, offseason_days=0, playoff_places=2)).people("Ann").bots()
    while len(story.c.book.past) < seasons:
        story.step()
    story.until(Phase.BREAK)
    book = story.c.book
    info = CompetitionInfo(
        "x", "fake", "Cup", "secret", False, "ann", 0.0, 0.0, book.entries, None, standing(story.c, 0.0).summary
    )
    page = leagueshowing.show_league(
        Desk(info, story.c), PersonInfo("ann", "Ann", None, 0.0), LogPage(lines=[], before=None), story.now
    )
    assert len(page.seasons) == seasons
    return page.model_copy(update={"seasons": [], "version": ""}).model_dump_json()


def test_a_page_does_not_grow_with_history(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leagueshowing, "title_of", lambda game: game)
    first, later = page_after(1), page_after(5)
    assert abs(len(later) - len(first)) < len(first) // 10
