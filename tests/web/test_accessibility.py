"""axe finds nothing serious at the table: both themes, desktop and phone, with every panel and window."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect

from tests.effort import pass_through
from tests.web.conftest import NewPage
from tests.web.playing import settle, sit_at, sit_down, wait_for_choice

SERIOUS = {"serious", "critical"}
AXE: str = Axe().axe_script
LOOK = """([part, pictures]) => axe.run({ include: [[part]], exclude: [[pictures]] }, { resultTypes: ["violations"] })
  .then(({ violations }) => violations)"""
PICTURES = ".face"
"""Card faces are hidden from whoever listens, and said in a sentence beside them; their shapes take axe long."""


def check(page: Page, what: str, part: str = "body") -> None:
    """Raises when axe finds something serious; names it and where it is. A part is what was not there before."""
    page.locator(part).first.wait_for()
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    found = [problem for problem in page.evaluate(LOOK, [part, PICTURES]) if problem["impact"] in SERIOUS]
    told = [f"{one['id']}: {one['help']} at {[node['html'][:160] for node in one['nodes'][:3]]}" for one in found]
    assert not told, f"{what}: " + "; ".join(told)


LOOKS = [(1440, 900, "dark"), (390, 844, "dark"), (1440, 900, "light"), (390, 844, "light")]
"""Each window and each theme comes once where not all are looked at."""


OPENED = {"r": ".panel-body", "c": ".panel-body", "l": ".pbp", "m": "[role=menu]", "?": "dialog[open]"}
"""What keys open at the table."""


def looks(page: Page, *chosen: int) -> Iterator[str]:
    """The page in one window and theme after the other."""
    for width, height, theme in pass_through(LOOKS, *chosen):
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        settle(page)
        yield f"{width} {theme}"


def test_the_table_in_play(page: Page) -> None:
    sit_down(page)
    wait_for_choice(page)
    check(page, "set-up")
    sit_at(page, "Defend.answer")
    for look in looks(page, 0, 3):
        check(page, f"hand, {look}")
        page.keyboard.press("1")
        page.locator("[data-card][aria-pressed=true]").wait_for()
        settle(page)
        check(page, f"considering a card, {look}")
        for key, opened in OPENED.items():
            page.keyboard.press(key)
            page.locator(opened).first.wait_for()
            settle(page)
            check(page, f"{key}, {look}", opened)
            page.keyboard.press("Escape")
        page.locator(".slot").first.focus()
        page.keyboard.press("Space")
        page.locator("dialog[open]").wait_for()
        check(page, f"enlarged card, {look}", "dialog[open]")
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")


@pytest.mark.parametrize("theme", pass_through(["dark", "light"], 0))
def test_the_plain_table_and_the_end(new_page: NewPage, theme: str) -> None:
    page = new_page(theme=theme)
    table = sit_down(page)
    page.goto(f"/t/{table}?plain=1")
    wait_for_choice(page)
    check(page, "plain table")
    page.keyboard.press("m")
    page.get_by_role("menuitem", name="Concede").click()
    page.get_by_role("menuitem", name="Yes, concede").click()
    page.locator(".end").wait_for()
    settle(page)
    check(page, "end")


@pytest.mark.parametrize("theme", pass_through(["dark", "light"], 1))
def test_the_waiting_room(new_page: NewPage, theme: str) -> None:
    page = new_page(theme=theme)
    sit_down(page, seats=["me", "open"])
    page.get_by_role("heading", name="Waiting for players").wait_for()
    check(page, "waiting")
