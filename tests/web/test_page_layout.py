"""The pages around the table in every window: no texts or controls overlap, nothing is cut off, all can be reached."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import NewPage
from tests.web.layout import SCROLLING, SIZES, look
from tests.web.playing import ask

PAGES = {
    "the way in": ("/lobby", "/watch", "/me", "/settings", "/help", "/credits", "/replay", "/join/nothing"),
    "games": ("/games/gridiron_fantasy", "/games/masters_football", "/games/highlights_2052/rules?q=overthrown"),
    "cards and decks": ("/cards", "/games/masters_gridiron/decks", "/games/gridiron_fantasy/collection?rarity=V"),
}  # fmt: skip
"""Pages that are as long as they are: the narrowest and the widest window of each layout."""
NARROWEST_AND_WIDEST = ("360x740", "834x1112", "1280x600", "2560x1440")
WHOLE = {
    "home": ("/",),
    "cards": ("/games/highlights_2052/cards/hb01?team=haulers&kind=star",),
    "builder": ("/games/masters_gridiron/decks/build?from=KIN", "/games/gridiron_fantasy/decks/build?from=blank"),
}
"""Pages that fit themselves into the window: every window."""


def looked_at(page: Page, path: str, sizes: tuple[str, ...]) -> list[str]:
    """What is wrong with a page in some windows."""
    page.goto(path)
    page.locator("h1").wait_for()
    expect(page.locator(".loading")).to_have_count(0)
    found = []
    for size in sizes:
        width, height = map(int, size.split("x"))
        page.set_viewport_size({"width": width, "height": height})
        found += [f"{path} {size} {what}" for what in look(page, SCROLLING)]
    return found


@pytest.mark.parametrize("pages", [*PAGES, *WHOLE])
def test_pages_hold_in_every_window(new_page: NewPage, pages: str) -> None:
    page = new_page()
    ask(page, "POST", "/api/guests", {})
    ask(page, "POST", "/api/tables", {"game": "masters_gridiron", "seats": ["me", "random"]})
    sizes = (*SIZES, "2560x1440") if pages in WHOLE else NARROWEST_AND_WIDEST
    found = [one for path in (PAGES | WHOLE)[pages] for one in looked_at(page, path, sizes)]
    assert not found, "\n" + "\n".join(found)
