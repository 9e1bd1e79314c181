"""One navigation for all pages, and the way from the home page into a game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from playcall.games import game_ids, load
from tests.web.conftest import NewPage
from tests.web.playing import ask

GAMES = game_ids()
"""As a server of its own finds them: read before any test adds one here."""
SECTIONS = {"Games": "/", "Cards and decks": "/cards", "Watch": "/watch", "Help": "/help"}
UNDER = {
    "/games/masters_gridiron": "Games", "/games/masters_gridiron/rules": "Games", "/lobby": "Games",
    "/games/masters_gridiron/cards": "Cards and decks", "/games/masters_gridiron/decks": "Cards and decks",
    "/games/gridiron_fantasy/collection": "Cards and decks", "/replay": "Watch", "/credits": "Help",
}  # fmt: skip


@pytest.mark.parametrize("size", [(1280, 600), (390, 844), (360, 740)], ids=["laptop", "phone", "small phone"])
def test_every_section_is_a_click_away(new_page: NewPage, size: tuple[int, int]) -> None:
    page = new_page(*size)
    page.goto("/settings")
    for name, path in SECTIONS.items():
        link = page.get_by_role("navigation", name="Pages", exact=True).get_by_role("link", name=name, exact=True)
        expect(link).to_be_in_viewport()
        link.click()
        page.wait_for_url(f"**{path}")
        expect(link).to_have_attribute("aria-current", "page")


def test_every_page_says_its_section(page: Page) -> None:
    for path, name in UNDER.items():
        page.goto(path)
        current = page.get_by_role("navigation", name="Pages", exact=True).locator("[aria-current]")
        expect(current).to_have_count(1)
        expect(current).to_contain_text(name)


def test_on_the_phone_the_navigation_is_at_the_bottom_and_covers_nothing(new_page: NewPage) -> None:
    page = new_page(390, 844)
    page.goto("/help")
    bar = page.get_by_role("navigation", name="Pages", exact=True).bounding_box()
    assert bar is not None
    assert bar["y"] + bar["height"] == 844
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    last = page.get_by_role("navigation", name="More pages").get_by_role("link").last.bounding_box()
    assert last is not None
    assert last["y"] + last["height"] <= bar["y"]


WINDOWS = [(1280, 600), (1366, 625), (1536, 730), (1600, 600), (1440, 900), (2560, 1440)]


def test_every_play_now_is_above_the_fold(page: Page) -> None:
    ask_for_a_game(page)
    page.goto("/")
    buttons = page.get_by_role("button", name=re.compile("Play now"))
    expect(buttons).to_have_count(len(GAMES))
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        for place in range(len(GAMES)):
            expect(buttons.nth(place)).to_be_in_viewport(ratio=1)
        for name in ("First time?", "Play with a friend"):
            expect(page.get_by_role("button", name=re.compile(re.escape(name)))).to_be_in_viewport(ratio=1)
        expect(page.get_by_role("link", name=re.compile("Your game waits"))).to_be_in_viewport(ratio=1)


def ask_for_a_game(page: Page) -> None:
    """Somebody whose game waits."""
    ask(page, "POST", "/api/guests", {})
    ask(page, "POST", "/api/tables", {"game": "masters_gridiron", "seats": ["me", "random"]})


def test_play_now_opens_the_set_up_for_a_first_game(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name=re.compile("Play now.*Gridiron Fantasy")).click()
    page.wait_for_url("**/t/*")
    table = ask(page, "GET", f"/api/tables/{page.url.rpartition('/')[2]}")["table"]
    quick = load("gridiron_fantasy").mode("quick")
    assert quick is not None
    assert table["options"] == quick.options


def test_games_that_are_over_are_watched_again(page: Page) -> None:
    ask(page, "POST", "/api/guests", {})
    opened = ask(page, "POST", "/api/tables", {"game": "sport_jockeys", "seats": ["me", "random"]})
    table = opened["table"]["id"]
    ask(page, "POST", f"/api/tables/{table}/concede", {})
    page.goto("/watch")
    mine = page.get_by_role("region", name="My games")
    expect(mine.get_by_role("link", name="Replay")).to_have_attribute("href", f"/t/{table}/replay")


def test_the_lobby_is_never_empty_handed(page: Page) -> None:
    page.goto("/lobby")
    own = page.get_by_role("region", name="Open one yourself")
    expect(own.get_by_role("link")).to_have_count(len(GAMES))
    own.get_by_role("link", name=re.compile("Set it up.*Sport Jockeys")).click()
    expect(page.get_by_role("heading", name="A table of your own")).to_be_in_viewport()
