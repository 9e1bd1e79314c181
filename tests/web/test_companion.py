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


def test_a_league_on_paper_is_kept_and_its_table_reckoned_by_the_server(new_page: NewPage) -> None:
    page = new_page(390, 844)
    page.goto("/games/highlights_2052/companion")
    league = page.get_by_role("region", name="League table")
    league.get_by_label("Team 1").fill("Larks")
    league.get_by_label("Team 2").fill("Rooks")
    league.get_by_role("button", name="One team fewer").click()
    league.get_by_role("button", name="Begin the league").click()
    names = league.locator("tbody b")
    expect(names).to_have_text(["Larks", "Rooks", "Team 3"])
    home, touchdowns, away, _ = league.locator("details[open] input").all()
    expect(home).to_have_attribute("aria-label", "Rooks – Larks: Rooks")
    home.fill("21")
    away.fill("14")
    touchdowns.fill("1")
    page.keyboard.press("Tab")
    expect(names).to_have_text(["Rooks", "Team 3", "Larks"])
    expect(league.locator("tbody tr").first).to_contain_text("1-0")
    page.route("**/api/games/*/table", lambda route: route.abort())
    page.reload()
    expect(names, "the last table, while nobody answers").to_have_text(["Rooks", "Team 3", "Larks"])
    expect(league.get_by_role("alert")).to_be_visible()
    page.unroute("**/api/games/*/table")
    league.get_by_role("button", name="Reckon again").click()
    expect(league.get_by_role("alert")).to_have_count(0)
    league.locator("summary").first.click()
    league.get_by_label("Rooks – Larks: Rooks", exact=True).fill("")
    page.keyboard.press("Tab")
    expect(names).to_have_text(["Larks", "Rooks", "Team 3"])
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
