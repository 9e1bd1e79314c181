"""The companion beside a game on paper: on a phone, kept on the device, each step to be taken back."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import NewPage


def test_scores_dice_and_cards_of_a_game_on_paper(new_page: NewPage) -> None:
    page = new_page(390, 844)
    page.goto("/games/masters_football/companion")
    score = page.locator(".team output")
    page.get_by_role("button", name="Team 1: Goal, 1").click()
    page.get_by_role("button", name="One more: Turn").click()
    expect(page.get_by_text("2 / 12")).to_be_visible()
    page.reload()
    expect(score.first).to_have_text("1")
    page.get_by_role("button", name="Team 2: Goal, 1").click()
    page.get_by_role("button", name="Take back").click()
    expect(score).to_have_text(["1", "0"])

    page.get_by_role("button", name="Attack die, blue").click()
    page.get_by_role("button", name="Roll").click()
    expect(page.get_by_role("img", name="Attack die, blue")).to_have_count(1)
    page.get_by_role("searchbox", name="Name of a card").fill("the conductor")
    expect(page.get_by_text("Gold midfielder, 8 M")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
