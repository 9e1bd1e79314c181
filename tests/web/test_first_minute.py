"""A stranger's first minute: from the home page to the first choice made."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web.playing import choose_by_keys, expect_no_scrolling, wait_for_choice


def test_one_click_from_the_home_page_to_a_game(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name=re.compile("Play now.*Highlights 2052")).click()
    page.wait_for_url("**/t/*")
    assert wait_for_choice(page)
    expect_no_scrolling(page)

    before = page.locator(".prompt").get_attribute("data-ply")
    choose_by_keys(page)
    expect(page.locator(".prompt")).not_to_have_attribute("data-ply", before or "")
    assert wait_for_choice(page)
