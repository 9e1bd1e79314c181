"""The sports page of the last round, as it comes out of /api."""

from __future__ import annotations

import msgspec
from pydantic import BaseModel

from playcall.leagues.office import Office
from playcall.leagues.sportspage import Story, sports_page
from playcall.server.models import Message


class StoryOut(BaseModel):
    text: Message
    table: str | None
    """The record of the match that it is about."""
    team: int | None
    """Whose story it is."""
    card: str


class PaperOut(BaseModel):
    """What is told of a round that is over."""

    season: int
    stage: str
    round: int
    headline: StoryOut
    upset: StoryOut | None
    """The winner who was nearest to defeat, by the chance to win."""
    card: StoryOut | None
    """The card that has added most to its team's chance."""
    quote: StoryOut | None
    """What a coach with a character says."""


def show_paper(office: Office) -> PaperOut | None:
    page = sports_page(office)
    if page is None:
        return None
    more = (page.upset, page.card, page.quote)
    upset, card, quote = (None if story is None else _story(office, story) for story in more)
    return PaperOut(
        season=page.season, stage=page.stage.value, round=page.round, headline=_story(office, page.headline),
        upset=upset, card=card, quote=quote,
    )  # fmt: skip


def _story(office: Office, story: Story) -> StoryOut:
    fixture = office.fixture(story.fixture)
    record = fixture.record if fixture else ""
    return StoryOut(text=msgspec.to_builtins(story.text), table=record or None, team=story.team, card=story.card)
