"""The guided first game: follow it to its end by doing what it says; leave it, and it says so."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.playing import ask, wait_for_choice

MOST = 80


def begin(page: Page) -> None:
    page.goto("/help")
    ask(page, "POST", "/api/guests", {})
    opened = ask(page, "POST", "/api/tables", {"game": "highlights_2052", "guided": True})
    page.goto(f"/t/{opened['table']['id']}")
    page.locator(".guide").wait_for()


def test_the_guide_leads_to_its_end(page: Page) -> None:
    begin(page)
    told = []
    for _ in range(MOST):
        wait_for_choice(page)
        page.locator(".guide, .prompt[data-who=you]").first.wait_for()
        guide = page.locator(".guide")
        if not guide.count():
            break
        told.append(guide.locator("p").inner_text())
        if guide.get_by_role("button", name="Got it").count():
            page.keyboard.press("n")
            break
        if guide.get_by_role("button", name="Next").count():
            page.keyboard.press("n")
            continue
        ply = page.locator(".prompt").get_attribute("data-ply")
        page.locator(".slot.is-hinted, .btn.is-hinted").first.click()
        if page.locator(".slot.is-selected.is-hinted").count():
            page.keyboard.press("Enter")
        page.wait_for_function("(before) => document.querySelector('.prompt').dataset.ply !== before", arg=ply)
    assert len(told) > 15
    assert len(set(told)) == len(told)
    expect(page.locator(".guide")).to_have_count(0)


def test_another_way_is_noticed_and_can_be_taken_back(page: Page) -> None:
    begin(page)
    while page.locator(".guide").get_by_role("button", name="Next").count():
        page.keyboard.press("n")
    first = page.locator(".guide p").inner_text()
    page.locator(".slot.is-legal:not(.is-hinted)").first.click()
    page.keyboard.press("Enter")
    expect(page.locator(".guide")).to_contain_text("another way")
    page.locator(".guide").get_by_role("button", name="Take back").click()
    expect(page.locator(".guide")).not_to_contain_text("another way")
    while page.locator(".guide").get_by_role("button", name="Next").count():
        page.keyboard.press("n")
    expect(page.locator(".guide p")).to_have_text(first)
    page.locator(".guide").get_by_role("button", name="Skip the guide").click()
    expect(page.locator(".guide")).to_have_count(0)
