"""axe finds nothing serious at the table: both themes, desktop and phone, with every panel and window."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page

from tests.web.conftest import NewPage
from tests.web.playing import play_to_a_hand, sit_down, wait_for_choice

SERIOUS = {"serious", "critical"}


def check(page: Page, what: str) -> None:
    """Raises when axe finds something serious; names it and where it is."""
    found = [problem for problem in Axe().run(page).response["violations"] if problem["impact"] in SERIOUS]
    told = [f"{one['id']}: {one['help']} at {[node['html'][:160] for node in one['nodes'][:3]]}" for one in found]
    assert not told, f"{what}: " + "; ".join(told)


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)], ids=["desktop", "phone"])
def test_the_table_in_play(new_page: NewPage, width: int, height: int, theme: str) -> None:
    page = new_page(width, height, theme)
    sit_down(page)
    wait_for_choice(page)
    check(page, "set-up")
    play_to_a_hand(page)
    check(page, "hand")
    page.keyboard.press("1")
    page.wait_for_timeout(200)
    check(page, "considering a card")
    for key, what in (("r", "rules"), ("c", "coach"), ("l", "play-by-play"), ("m", "menu"), ("?", "keys")):
        page.keyboard.press(key)
        page.wait_for_timeout(300)
        check(page, what)
        page.keyboard.press("Escape")
    page.locator(".slot").first.focus()
    page.keyboard.press("Space")
    page.locator("dialog[open]").wait_for()
    check(page, "enlarged card")


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_plain_table_and_the_end(new_page: NewPage, theme: str) -> None:
    page = new_page(theme=theme)
    table = sit_down(page)
    page.goto(f"/t/{table}?plain=1")
    wait_for_choice(page)
    check(page, "plain table")
    page.keyboard.press("m")
    page.get_by_role("menuitem", name="Concede").click()
    page.get_by_role("menuitem", name="Yes, concede").click()
    page.locator(".result").wait_for()
    check(page, "end")


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_waiting_room(new_page: NewPage, theme: str) -> None:
    page = new_page(theme=theme)
    sit_down(page, seats=["me", "open"])
    page.get_by_role("heading", name="Waiting for players").wait_for()
    check(page, "waiting")
