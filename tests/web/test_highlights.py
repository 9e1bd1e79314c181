"""Highlights 2052 in a real browser: whole games in every form, each kind of question answered by mouse and by keys."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.conftest import NewPage
from tests.web.ended import ended_table
from tests.web.playing import OVER, TAKEN_OR_CONSIDERED, ask, expect_no_scrolling, sit_at, sit_down, wait_for_choice
from tests.web.server import Server

MOST_CHOICES = 400
PLY = "() => document.querySelector('.prompt').dataset.ply"
MOVED = "(before) => document.querySelector('.prompt').dataset.ply !== before"
CARDS = "[data-card][aria-pressed]"
GOLD = ".opts .btn.primary:not(.ghost)"

Choose = Callable[[Page], None]


def by_mouse(page: Page) -> None:
    """Press a card twice, or a button; of a league's pack press two cards and the gold button."""
    cards = page.locator(CARDS)
    if page.locator(".pairs").count():
        cards.nth(0).click()
        cards.nth(1).click()
        page.locator(GOLD).click()
    elif cards.count():
        cards.first.click()
        cards.first.click()
    else:
        page.locator(".opts .btn:not(.coach-btn)").last.click()


def by_keys(page: Page) -> None:
    """The number on a card and Enter; of a league's pack two numbers and Enter; the number on a button."""
    before = page.evaluate(PLY)
    page.keyboard.press("2")
    if page.locator(".pairs").count():
        page.keyboard.press("1")
    page.wait_for_function(TAKEN_OR_CONSIDERED, arg=before)
    if page.locator("[data-card][aria-pressed=true]").count():
        page.keyboard.press("Enter")


def play(page: Page, choose: Choose, most: int = MOST_CHOICES, until: str = "") -> set[str]:
    """Play on until the end, a question or for so many choices; returns the questions that were asked."""
    asked: set[str] = set()
    for _ in range(most):
        if not wait_for_choice(page) or (until and met(asked, until)):
            return asked
        asked.add(page.locator(".prompt h1").inner_text())
        before = page.evaluate(PLY)
        choose(page)
        page.wait_for_function(MOVED, arg=before)
    return asked


def met(asked: set[str], *words: str) -> bool:
    """Whether each of these was part of some question."""
    return all(any(word in question for question in asked) for word in words)


def answered(page: Page, kind: str, choose: Choose, **wish: object) -> str:
    """What is asked at this step; it is answered there."""
    sit_at(page, kind, "highlights_2052", **wish)
    return play(page, choose, 1).pop()


def test_by_mouse_from_the_home_page_through_every_kind_of_question_to_the_end(page: Page, server: Server) -> None:
    page.goto("/")
    page.get_by_role("button", name=re.compile("Play now.*Highlights 2052")).click()
    page.wait_for_url("**/t/*")
    assert met(play(page, by_mouse, until="Defend against"), "Defend against")
    assert "Kick a field goal?" in answered(page, "FieldGoal.decide", by_mouse)
    assert "Which card do you cut?" in answered(page, "CutToFifteen.cut", by_mouse)
    page.goto(f"/t/{ended_table(page, server, 'highlights_2052', 'won', short=9)}")
    play(page, by_mouse)
    expect(page.locator(OVER)).to_be_visible()
    expect_no_scrolling(page)


def test_from_the_home_page_to_the_end_by_keyboard_alone(page: Page, server: Server) -> None:
    page.goto("/")
    button = page.get_by_role("button", name=re.compile("Play now.*Highlights 2052"))
    for _ in range(40):
        page.keyboard.press("Tab")
        if button.evaluate("(element) => element === document.activeElement"):
            break
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    assert met(play(page, by_keys, until="Defend against"), "Defend against")
    assert "Which card do you cut?" in answered(page, "CutToFifteen.cut", by_keys)
    page.goto(f"/t/{ended_table(page, server, 'highlights_2052', 'lost', short=9)}")
    play(page, by_keys)
    expect(page.locator(OVER)).to_be_visible()


def test_a_drafted_game_with_tries_for_two(page: Page) -> None:
    options = {"setup": "draft", "two_point": "on", "halftime_draft": "open"}
    sit_down(page, options=options)
    assert met(play(page, by_mouse, until="Take one of 6 cards"), "Take one of 6 cards")
    assert "open cards" in answered(page, "DisplayDraft.take_one", by_mouse, options=options)
    assert "go for two" in answered(page, "Touchdown.conversion", by_mouse, options=options)
    assert "Which card do you cut?" in answered(page, "CutToFifteen.cut", by_mouse, options=options)


def test_solitaire_by_keys(page: Page) -> None:
    sit_down(page, seats=["me"], options={"mode": "solo", "solo_draft": "on"})
    asked = play(page, by_keys, until="Defend against")
    assert met(asked, "Call the coin", "Pick your team", "Keep one of these two cards", "Defend against")
    cut = answered(page, "CutToFifteen.cut", by_keys, seats=["me"], options={"mode": "solo", "solo_draft": "on"})
    assert "Which card do you cut?" in cut


def test_the_league_draft_takes_pairs(page: Page) -> None:
    """Some by mouse, the others by keys."""
    sit_down(page, seats=["me", "random", "random"], options={"mode": "league", "players": "3"})
    asked = play(page, by_mouse, 3) | play(page, by_keys, 9)
    assert met(asked, "Pick your team", "Take two of 11 cards", "Take two of 3 cards")


def test_the_table_of_a_competition_is_a_tab_of_its_own(page: Page) -> None:
    seats = ["me", "random", "random", "random"]
    sit_at(page, "Defend.answer", seats=seats, options={"mode": "tournament", "players": "4"})
    page.get_by_role("tab", name="Season").click()
    expect(page.get_by_role("heading", name="Tournament")).to_be_visible()
    expect(page.get_by_role("heading", name="Semifinal", exact=True)).to_be_visible()
    page.get_by_role("tab", name="Log").click()
    expect(page.get_by_role("heading", name="Tournament")).to_have_count(0)


def test_the_table_of_a_competition_lies_over_the_game_on_a_tablet(new_page: NewPage) -> None:
    page = new_page(834, 1112)
    seats = ["me", "random", "random", "random"]
    sit_at(page, "Defend.answer", seats=seats, options={"mode": "tournament", "players": "4"})
    page.get_by_role("button", name=re.compile(r"Game \d of 3")).click()
    expect(page.get_by_role("heading", name="Tournament")).to_be_visible()
    page.get_by_role("button", name="Back to the game").click()
    expect(page.get_by_role("heading", name="Tournament")).to_have_count(0)


def test_a_considered_card_is_laid_and_explained_before_it_is_played(page: Page) -> None:
    sit_at(page, "Defend.answer", options={"teams": "haulers,tidebreakers"})
    page.keyboard.press("1")
    ladder = page.locator(".ladder")
    expect(ladder.get_by_role("heading")).to_have_text(re.compile(r"^Play No \d\d"))
    expect(ladder.locator("li").first).to_be_visible()
    expect(ladder.locator(".rule").first).to_have_text(re.compile(r"^FH-\d+\.\d+$"))
    selected = page.locator(".slot[aria-pressed=true]").get_attribute("data-card")
    expect(page.locator(f".meet [data-card={selected}]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(ladder).to_have_count(0)
    expect(page.locator(f".meet [data-card={selected}]")).to_have_count(0)


def test_a_spectator_sees_the_fields_and_no_hand(new_page: NewPage) -> None:
    player, watcher = new_page(), new_page(390, 844)
    table = sit_at(player, "Defend.answer")
    watcher.goto(f"/t/{table}")
    expect(watcher.locator(".field-map")).to_have_count(2)
    expect(watcher.locator(".hand")).to_have_count(0)
    shown = set(watcher.locator("[data-card]").evaluate_all("(all) => all.map((one) => one.dataset.card)"))
    position = ask(watcher, "GET", f"/api/tables/{table}")["position"]
    open_cards = {card for zone in position["view"]["zones"].values() for card in zone["cards"] or []}
    assert shown <= open_cards
