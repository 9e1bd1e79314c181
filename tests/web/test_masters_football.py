"""Masters of Football in a real browser: a friendly, whole championships, two people in one, and every screen."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.effort import pass_through
from tests.web.conftest import NewPage
from tests.web.ended import ended_table
from tests.web.playing import OVER, ask, expect_no_scrolling, look_at_the_table, play_on, sit_down, wait_for_choice
from tests.web.server import Server
from tests.web.test_accessibility import LOOKS, check

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


def test_a_friendly_from_the_home_page_to_the_final_whistle(page: Page, server: Server) -> None:
    page.goto("/")
    page.get_by_role("button", name=re.compile("Play now.*Masters of Football")).click()
    page.wait_for_url("**/t/*")
    asked = play(page, until="Do you play cards on")
    assert met(asked, "Which manager", "Which player do you buy?", "Which tactic")
    page.goto(f"/t/{ended_table(page, server, GAME, 'won', short=12)}")
    play(page)
    expect(page.locator(OVER)).to_be_visible()
    expect_no_scrolling(page)
    look_at_the_table(page)
    expect(page.locator(".front h2")).to_have_text(re.compile("take it|Honours even"))
    page.get_by_role("link", name="See the report").click()
    expect(page.get_by_role("heading", name=re.compile("take it|Honours even|shoot-out"))).to_be_visible()
    expect(page.get_by_text("Expected goals")).to_be_visible()


def test_a_whole_championship_against_bots(page: Page) -> None:
    table = sit_down(page, GAME, seats=["me", "random", "random", "random"])
    asked = [*play(page, until="Who joins you"), page.locator(".prompt h1").inner_text()]
    page.goto("about:blank")
    play_on(page, table)
    page.goto(f"/t/{table}")
    expect(page.locator(OVER)).to_be_visible()
    assert met(asked, "Which manager", "Which player do you buy?", "The academy", "Who joins you", "Which tactic")
    look_at_the_table(page)
    expect(page.locator(".front h2")).to_have_text(re.compile("champions|title"))
    expect(page.locator(".front tbody tr").first).to_be_visible()
    assert page.locator(".front .sc").all_inner_texts().count("") == 0, "Every match has its result."


def test_two_people_play_a_championship_and_act_at_once(new_page: NewPage) -> None:
    """Secret choices come to both together: neither waits for the other, neither sees what the other chose."""
    ann, bob = new_page(), new_page()
    for page in (ann, bob):
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
    for page in (ann, bob):
        page.goto("about:blank")
    together = play_together(table, ann, bob)
    assert together.count("ChooseTactics.choose") >= 2, "In both of their matches they lay tactics at the same time."
    for page in (ann, bob):
        page.goto(f"/t/{table}")
        look_at_the_table(page)
    titles = [page.locator(".front h2").inner_text() for page in (ann, bob)]
    assert titles[0] == titles[1]
    assert re.search("champions|title", titles[0])


def play_together(table: str, *people: Page) -> list[str]:
    """Play on without the pages to the end; returns the steps at which all were asked at the same time."""
    together: list[str] = []
    while not (seen := [ask(page, "GET", f"/api/tables/{table}")["position"] for page in people])[0]["result"]:
        asked = [one["view"]["where"] for one in seen if one["question"]]
        together += asked[:1] * (len(asked) == len(people) and len(set(asked)) == 1)
        for page, question in zip(people, (one["question"] for one in seen), strict=True):
            if question:
                number, options = question["decision"], question["options"]
                ask(page, "POST", f"/api/tables/{table}/act", {"decision": number, "token": options[-1]["token"]})
    return together


@pytest.mark.parametrize(("width", "height", "theme"), pass_through(LOOKS, 3))
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
    page.locator(OVER).wait_for()
    check(page, "the end")
    look_at_the_table(page)
    check(page, "the table after the end")


def open_overview(page: Page) -> None:
    tab = page.get_by_role("tab", name="League")
    (tab if tab.count() else page.get_by_role("button", name="League")).click()


def test_the_guide_leads_through_a_goal_that_does_not_count(page: Page) -> None:
    """Each step is marked on the table, cards are aimed and explained, and windows say who may act."""
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
    open_overview(page)
    expect(page.get_by_text("Championship II")).to_be_visible()
    expect(page.get_by_text("Matches now")).to_be_visible()
    expect_no_scrolling(page)


FILMED = """async () => {
  const texts = (selector) => [...document.querySelectorAll(selector)].map((one) => one.innerText).join(" ");
  const seen = [];
  const ply = () => document.querySelector(".prompt").dataset.ply;
  const log = () => document.querySelectorAll(".pbp li").length;
  const look = () => ({ board: texts(".sb-score"), log: log(), prompt: texts(".prompt h1"), ply: ply() });
  const gold = () => document.querySelector(".prompt[data-who=you] .opts .primary:not(.ghost)");
  const press = (key) => document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  let before = look();
  const until = performance.now() + 90000;
  while (performance.now() < until && seen.length < 3) {
    await new Promise((go) => setTimeout(go, 30));
    const film = document.querySelector(".film");
    if (!film) {
      before = look();
      if (!gold()) press("1");
      gold()?.click();
      continue;
    }
    const first = look();
    await new Promise((go) => setTimeout(go, 400));
    if (document.querySelector(".film")) seen.push([before, first, look()]);
    press("Escape");
    await new Promise((go) => setTimeout(go, 60));
  }
  return seen;
}"""
"""Play on, and note what board, log and prompt told while the broadcast was on, and just before."""


def test_nothing_tells_the_result_before_the_broadcast_does(new_page: NewPage) -> None:
    page = new_page(reduced_motion="no-preference")
    sit_down(page, GAME, seats=["me", "starter"], options={"mode": "friendly"})
    play(page, until="Which tactic")
    seen = page.evaluate(FILMED)
    assert seen, "There was no broadcast."
    for before, first, later in seen:
        assert (first["board"], first["log"]) == (before["board"], before["log"]), "The result was told at once."
        assert first == later, "Something went on while the broadcast was shown."
        assert first["prompt"] in (before["prompt"], "One moment"), "The next question came before the dice."


ROLLING = """async () => {
  const press = (key) => document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  const gold = () => document.querySelector(".prompt[data-who=you] .opts .primary:not(.ghost)");
  const seen = [];
  let answered = "";
  const scenes = new Map();
  const look = (picture) => ({
    score: picture.querySelector(".score b").innerText,
    verdict: getComputedStyle(picture.querySelector(".verdict")).visibility,
    gold: picture.classList.contains("scored"),
  });
  const watch = () => {
    const picture = document.querySelector(".film .picture");
    if (!picture?.querySelector(".dice")) return;
    const asked = document.querySelector(".prompt[data-who=you]")?.dataset.decision;
    if (asked !== undefined && asked !== answered) seen.push({ covered: true });
    const now = look(picture);
    if (!scenes.has(picture)) scenes.set(picture, now);
    else if (now.verdict === "visible" && scenes.get(picture)) {
      seen.push({ first: scenes.get(picture), later: now });
      scenes.set(picture, null);
    }
  };
  const observer = new MutationObserver(watch);
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  observer.observe(document.querySelector(".field"), all);
  const until = performance.now() + 90000;
  while (performance.now() < until && seen.length < 3) {
    await new Promise((go) => setTimeout(go, 30));
    if (document.querySelector(".film")) continue;
    answered = document.querySelector(".prompt").dataset.decision;
    if (!gold()) press("1");
    gold()?.click();
  }
  observer.disconnect();
  return seen;
}"""
"""Play on, and note what the broadcast tells of each attack at once and when its dice lie."""


def test_the_broadcast_tells_the_result_when_the_dice_lie(new_page: NewPage) -> None:
    page = new_page(reduced_motion="no-preference")
    sit_down(page, GAME, seats=["me", "starter"], options={"mode": "friendly"})
    play(page, until="Which tactic")
    seen = page.evaluate(ROLLING)
    assert seen, "There was no broadcast."
    assert not any("covered" in one for one in seen), "A question was asked while the broadcast lay over the dice."
    score = "0–0"
    for one in seen:
        assert one["first"] == {"score": score, "verdict": "hidden", "gold": False}
        score = one["later"]["score"]
        assert (one["later"]["verdict"], one["later"]["gold"]) == ("visible", score != one["first"]["score"])


def test_a_phone_does_not_show_money_as_a_score(new_page: NewPage) -> None:
    page = new_page(390, 844)
    sit_down(page, GAME, seats=["me", "starter"], options={"mode": "friendly"})
    play(page, until="Which player do you buy")
    expect(page.locator(".sb-score").first).to_have_text(re.compile(r"^\d+ M$"))
    expect(page.locator(".sb-score").last).to_have_text(re.compile(r"^\d/6$"))
    expect(page.locator(".sb-abbr").first).to_have_text("Money")


def test_the_goal_of_a_friendly_is_the_match(new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, GAME, seats=["me", "starter"], options={"mode": "friendly"})
    expect(page.get_by_text("Win the match: score more")).to_be_visible()
    expect(page.get_by_text("Win the championship")).to_have_count(0)
