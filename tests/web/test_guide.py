"""The guided first game: follow it to its end by doing what it says; leave it, and it says so."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import NewPage
from tests.web.playing import ask, settle, wait_for_choice

MOST = 80
HINTED = ".slot.is-hinted, .hinted[data-card], .btn.is-hinted"
NEXT = ".guide .btn:not(.plain)"
SAID_OTHERWISE = "(before) => document.querySelector('.guide p')?.innerText !== before"
PICKED = "[data-card][aria-pressed=true]"


def begin(page: Page, game: str = "highlights_2052") -> None:
    ask(page, "POST", "/api/guests", {})
    opened = ask(page, "POST", "/api/tables", {"game": game, "guided": True})
    page.goto(f"/t/{opened['table']['id']}")
    page.locator(".guide").wait_for()


def obey(page: Page) -> None:
    """Press what the guide points at, one card after the other, and confirm; or Next, if it has gone on to that."""
    word = page.locator(".guide p").inner_text()
    page.locator(f"{HINTED}, {NEXT}").first.click()
    while page.locator(".hinted[data-card]:not([aria-pressed=true])").count():
        page.locator(".hinted[data-card]:not([aria-pressed=true])").first.click()
    if page.locator(PICKED).count():
        page.keyboard.press("Enter")
    page.wait_for_function(SAID_OTHERWISE, arg=word)


def follow(page: Page) -> list[str]:
    """Do what the guide says until it is over; returns what it said."""
    told: list[str] = []
    for _ in range(MOST):
        wait_for_choice(page)
        page.locator(".guide, .prompt[data-who=you]").first.wait_for()
        guide = page.locator(".guide")
        if not guide.count():
            break
        told.append(guide.locator("p").inner_text())
        if guide.locator(".btn").count():
            page.keyboard.press("n")
        else:
            obey(page)
    expect(page.locator(".guide")).to_have_count(0)
    return told


@pytest.mark.parametrize("game", ["highlights_2052", "gridiron_fantasy"])
def test_the_guide_leads_to_its_end(page: Page, game: str) -> None:
    begin(page, game)
    told = follow(page)
    assert len(told) > 15
    assert len(set(told)) == len(told)


def test_the_guide_speaks_german(new_page: NewPage) -> None:
    page = new_page(390, 844, locale="de-DE")
    begin(page, "gridiron_fantasy")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.locator(".guide p")).to_contain_text("Mach in vier Drives mehr Punkte")
    page.keyboard.press("n")
    page.keyboard.press("n")
    obey(page)
    expect(page.locator(".guide p")).to_contain_text("deinen Trainer")


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


EXPLAINED = {"hand": ".hand", "prompt": ".prompt", "field": ".field-in", "log": ".rail", "coach": ".rail"}
OVERLAP = """([one, other]) => {
  const [a, b] = [one, other].map((part) => document.querySelector(part)?.getBoundingClientRect());
  if (!a || !b) return 0;
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  return wide > 1 ? Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) - 1) : 0;
}"""


WINDOWS = [(390, 844), (1536, 730), (1366, 625)]


def test_the_guide_covers_nothing_that_it_explains_and_its_button_is_gold(page: Page) -> None:
    begin(page, "sport_jockeys")
    pointed: set[str] = set()
    for _ in range(14):
        wait_for_choice(page)
        page.mouse.move(1, 1)  # away from cards, which would be shown enlarged
        page.locator(".guide").wait_for()
        point = page.locator(".guide").get_attribute("data-point") or ""
        for width, height in WINDOWS if point not in pointed else []:
            page.set_viewport_size({"width": width, "height": height})
            settle(page)
            assert page.evaluate(OVERLAP, [".guide", EXPLAINED.get(point, ".prompt")]) == 0, (point, width)
        pointed.add(point)
        if page.locator(".opts .is-hinted").count():
            expect(page.locator(".opts .primary")).to_have_count(1)
            expect(page.locator(".opts .primary")).to_have_class(re.compile("is-hinted"))
        if page.locator(".guide .btn").count():
            page.keyboard.press("n")
        else:
            obey(page)
