"""The sports page of a round, in the terminal."""

from __future__ import annotations

from typing import Any

from playcall.contract import msg
from playcall.contract.speech import Speaker
from playcall.leagues.sportspage import SportsPage


def print_paper(page: SportsPage, say: Speaker) -> None:
    """The headline after the name of its round; upset and card below it."""
    stage = say(msg("league-stage", stage=page.stage.value, number=page.round))
    print(f"{stage}: {say(page.headline.text)}")
    for name, story in (("upset", page.upset), ("card", page.card)):
        if story is not None:
            print(f"  {say(msg(f'lg-paper-{name}-title'))}: {say(story.text)}")
    if page.quote is not None:
        print(f"  {say(page.quote.text)}")


def paper_document(page: SportsPage, say: Speaker) -> dict[str, Any]:
    stories = {"headline": page.headline, "upset": page.upset, "card": page.card, "quote": page.quote}
    told = {name: None if story is None else say(story.text) for name, story in stories.items()}
    return {"season": page.season, "stage": page.stage.value, "round": page.round, **told}
