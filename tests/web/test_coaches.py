"""Two people coach one side in the browser: set up, sit down, choose for one's unit, object once."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import NewPage
from tests.web.playing import choose_by_keys, expect_no_scrolling, settle

GAME = "/games/masters_gridiron#own-table"
MINE_OR_BENS = """() => document.querySelector(".prompt[data-who=you]") ||
  /defensive coach/.test(document.querySelector(".prompt h1").textContent)"""


def open_a_table(page: Page) -> str:
    """Ann takes the offense and leaves the defense to somebody; returns the link to send."""
    page.goto(GAME)
    page.get_by_label("Two coaches for this side").first.check()
    expect(page.get_by_label("Offensive coach, seat 1")).to_have_value("me")
    expect(page.get_by_label("Defensive coach, seat 1")).to_have_value("open")
    page.get_by_label("Seat 2", exact=True).select_option("random")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_text("Defensive coach, seat 1")).to_be_visible()
    return page.get_by_role("textbox", name=re.compile("link", re.IGNORECASE)).input_value()


def sit_down(page: Page, link: str, name: str) -> None:
    page.goto(link)
    page.get_by_label("Your name").fill(name)
    expect(page.get_by_label("Your part").locator("option")).to_have_text(["Defensive coach, seat 1"])
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_url("**/t/*")


@pytest.mark.rule("LG-9.1", "LG-9.2")
def test_two_coaches_at_one_table(new_page: NewPage) -> None:
    ann, ben = new_page(1366, 625), new_page(390, 844)
    sit_down(ben, open_a_table(ann), "Ben")
    prompts = [page.locator(".prompt h1") for page in (ann, ben)]
    expect(prompts[1]).to_have_text(re.compile("Your offensive coach .+ chooses"))
    ann.locator(".opts .primary").click()
    expect(prompts[0]).to_have_text(re.compile("Ben looks at your choice"))
    expect(prompts[1]).to_have_text(re.compile("would choose"))
    for page in (ann, ben):
        settle(page)
        expect_no_scrolling(page)
    ben.get_by_role("button", name="Object").click()
    expect(ann.locator(".prompt-hint")).to_contain_text("Ben objects to")
    ann.locator(".opts .primary").click()
    expect(ben.locator(".prompt")).not_to_have_text(re.compile("would choose"))
    play_until_the_defence_is_asked(ann, ben)
    expect(prompts[0]).to_have_text(re.compile("Your defensive coach Ben chooses"))
    for page in (ann, ben):
        settle(page)
        expect_no_scrolling(page)


def play_until_the_defence_is_asked(ann: Page, ben: Page) -> None:
    """Ann plays her offense until it is Ben's turn."""
    mine = ".prompt[data-who=you]"
    for _ in range(30):
        ann.wait_for_function(MINE_OR_BENS)
        if not ann.locator(mine).count():
            expect(ben.locator(mine)).to_be_visible()
            return
        choose_by_keys(ann)
    raise AssertionError("The defense was never asked.")
