"""Masters of Football in a real browser: a friendly, whole championships, two people in one, and every screen."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import NewPage
from tests.web.playing import OVER, ask, expect_no_scrolling, sit_down, wait_for_choice
from tests.web.test_accessibility import check

GAME = "masters_football"
MOST_CHOICES = 300
GOLD = ".opts .btn.primary:not(.ghost)"
AUTO = """async ([most, until]) => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const gold = () => all(".opts .btn.primary:not(.ghost)")[0];
  const prompt = document.querySelector(".prompt");
  const tick = () => new Promise((go) => setTimeout(go, 4));
  const press = (key) => document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  const now = () => [prompt.dataset.decision, prompt.dataset.ply, prompt.dataset.who, all(".taken").length].join(" ");
  const over = () => all(".opts a[href$='/report']").length > 0;
  const options = () => all(".opts .btn:not(.coach-btn), .slot.is-legal, .fc.can");
  const mine = () => prompt.dataset.who === "you" && options().length > 0;
  const answer = async () => {
    document.activeElement?.blur();
    for (const three of all(".sheet .fc").length ? ["123", "124", "134", "234", "125", "235", "345", "126"] : []) {
      for (const number of three) press(number);
      await tick();
      if (gold()) break;
    }
    if (!gold() || /\\bact\\b|stand\\?/.test(prompt.querySelector("h1").innerText)) {
      press("1");
      await tick();
    }
    (gold() ?? all(".opts .btn:not(.coach-btn):not(.ghost)").at(-1))?.click();
  };
  const asked = [];
  while (asked.length < most) {
    while (!mine() && !over()) await tick();
    const question = prompt.querySelector("h1").innerText;
    if (over() || (until && question.includes(until))) break;
    asked.push([question, prompt.dataset.decision]);
    const before = now();
    await answer();
    while (now() === before) await tick();
  }
  return asked;
}"""
"""Play in the page itself, as quickly as it goes: the gold button; where there is none, or in a window, a card."""


def play(page: Page, most: int = MOST_CHOICES, until: str = "") -> list[str]:
    """Play on until the end, a question or for so many choices; returns the questions."""
    wait_for_choice(page)
    return [question for question, _ in page.evaluate(AUTO, [most, until])]


def met(asked: list[str], *words: str) -> bool:
    return all(any(word in question for question in asked) for word in words)


def test_a_friendly_from_the_home_page_to_the_final_whistle(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name=re.compile("Play now.*Masters of Football")).click()
    page.wait_for_url("**/t/*")
    asked = play(page)
    assert met(asked, "Which manager", "Which player do you buy?", "Which tactic", "Do you play cards on")
    expect(page.locator(OVER)).to_be_visible()
    expect(page.locator(".front h2")).to_have_text(re.compile("take it|Honours even"))
    expect_no_scrolling(page)
    page.locator(OVER).click()
    expect(page.get_by_role("heading", name=re.compile("take it|Honours even|shoot-out"))).to_be_visible()
    expect(page.get_by_text("Expected goals")).to_be_visible()


def test_a_whole_championship_against_bots(page: Page) -> None:
    sit_down(page, GAME, seats=["me", "random", "random", "random"])
    asked = play(page)
    expect(page.locator(OVER)).to_be_visible()
    assert met(asked, "Which manager", "Which player do you buy?", "The academy", "Who joins you", "Which tactic")
    expect(page.locator(".front h2")).to_have_text(re.compile("champions|title"))
    expect(page.locator(".front tbody tr").first).to_be_visible()
    assert page.locator(".front .sc").all_inner_texts().count("") == 0, "Every match has its result."


def test_two_people_play_a_championship_and_act_at_once(new_page: NewPage) -> None:
    """Secret choices come to both together: neither waits for the other, neither sees what the other chose."""
    ann, bob = new_page(), new_page()
    for page in (ann, bob):
        page.goto("/help")
        ask(page, "POST", "/api/guests", {})
    opened = ask(
        ann,
        "POST",
        "/api/tables",
        {"game": GAME, "seats": ["me", "open"], "options": {"players": "2", "outsiders": "off"}},
    )
    table = opened["table"]["id"]
    ask(bob, "POST", f"/api/tables/{table}/join", {"invite": opened["invite"]})
    for page in (ann, bob):
        page.goto(f"/t/{table}")
        expect(page.locator(".two .fc")).to_have_count(2)
    cards = "(all) => all.map((one) => one.dataset.card)"
    offers = [set(page.locator(".two .fc").evaluate_all(cards)) for page in (ann, bob)]
    assert not offers[0] & offers[1]
    play(bob, most=1)
    expect(bob.locator(".prompt")).to_have_attribute("data-who", "other")
    expect(ann.locator(".two .fc")).to_have_count(2)
    bob.evaluate(f"() => {{ window.played = ({AUTO})([{MOST_CHOICES}, '']) }}")
    both = [ann.evaluate(AUTO, [MOST_CHOICES, ""]), bob.evaluate("() => window.played")]
    tactics = [{decision for question, decision in asked if "tactic" in question} for asked in both]
    assert len(tactics[0] & tactics[1]) >= 2, "In both of their matches they lay tactics at the same time."
    titles = [page.locator(".front h2").inner_text() for page in (ann, bob)]
    assert titles[0] == titles[1]
    assert re.search("champions|title", titles[0])


@pytest.mark.parametrize(("width", "height", "theme"), [(1440, 900, "dark"), (390, 844, "light")])
def test_every_screen_of_a_season_can_be_used_by_all(new_page: NewPage, width: int, height: int, theme: str) -> None:
    page = new_page(width, height, theme)
    sit_down(page, GAME, seats=["me"], options={"players": "1"})
    wait_for_choice(page)
    check(page, "hiring")
    for question, what in (("Which player", "buying"), ("Swap", "matchday"), ("Which tactic", "tactics")):
        play(page, until=question)
        check(page, what)
        expect_no_scrolling(page)
    play(page, until="Do you play cards on attack")
    check(page, "match")
    page.locator(".pp").first.click()
    page.locator("dialog[open]").wait_for()
    check(page, "an enlarged player")
    page.keyboard.press("Escape")
    open_overview(page)
    expect(page.get_by_text("Fixtures and results").first).to_be_visible()
    check(page, "league")
    page.keyboard.press("Escape")
    play(page, until="Who joins you")
    check(page, "academy")
    page.keyboard.press("m")
    page.get_by_role("menuitem", name="Concede").click()
    page.get_by_role("menuitem", name="Yes, concede").click()
    page.locator(".front").wait_for()
    check(page, "the end")


def open_overview(page: Page) -> None:
    tab = page.get_by_role("tab", name="League")
    (tab if tab.count() else page.get_by_role("button", name="League")).click()


def test_the_guide_leads_through_a_goal_that_does_not_count(page: Page) -> None:
    """Each step is marked on the table, cards are aimed and explained, and windows say who may act."""
    page.goto("/help")
    ask(page, "POST", "/api/guests", {})
    opened = ask(page, "POST", "/api/tables", {"game": GAME, "guided": True})
    page.goto(f"/t/{opened['table']['id']}")
    page.locator(".guide").wait_for()
    while "does the goal stand" not in page.locator(".prompt h1").inner_text():
        follow(page)
    expect(page.locator(".res")).to_contain_text("Goal by genius!")
    expect(page.locator(".watch")).to_contain_text("After the goal")
    expect(page.locator(".inplay li")).to_have_count(2)
    page.keyboard.press("1")
    expect(page.locator(".explain")).to_contain_text("A Whistleblower can cancel it.")
    page.keyboard.press("Enter")
    page.wait_for_selector(".prompt h1:has-text('Half-time')")
    assert page.locator(".sb-score").all_inner_texts() == ["0", "0"]


def follow(page: Page) -> None:
    """Do what the guide says: read on, press the cards it marks and then the gold button, or the button it marks."""
    wait_for_choice(page)
    page.locator(".guide").wait_for()
    while page.locator(".guide-go .btn").count():
        page.keyboard.press("n")
    ply = page.locator(".prompt").get_attribute("data-ply")
    marked = page.locator(".fc.hinted").all() or page.locator(".slot.is-hinted").all()[:1]
    for card in marked:
        card.click()
    page.locator(GOLD if marked else ".btn.is-hinted").first.click()
    page.wait_for_function("(before) => document.querySelector('.prompt').dataset.ply !== before", arg=ply)


def test_two_matches_at_once_and_a_crowd_of_eight(page: Page) -> None:
    seats = ["me", *["random"] * 7]
    sit_down(page, GAME, seats=seats, options={"players": "8", "parallel_matches": "on"})
    play(page, until="Do you play cards on attack", most=30)
    expect(page.locator(".opp .link")).to_have_count(1)
    open_overview(page)
    expect(page.get_by_text("Championship II")).to_be_visible()
    assert page.locator(".hand-aside li").count() == 7
    expect_no_scrolling(page)
