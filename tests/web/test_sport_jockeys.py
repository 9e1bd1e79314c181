"""Sport Jockeys in a real browser: whole games, combos put together card by card, every kind of table, axe."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.conftest import NewPage
from tests.web.ended import ended_table
from tests.web.playing import OVER, TAKEN_OR_CONSIDERED, ask, expect_no_scrolling, sit_at, sit_down, wait_for_choice
from tests.web.server import Server
from tests.web.test_accessibility import check, looks

GAME = "sport_jockeys"
MOST_CHOICES = 250
PLY = "() => document.querySelector('.prompt').dataset.ply"
MOVED = "(before) => document.querySelector('.prompt').dataset.ply !== before"

Choose = Callable[[Page], None]


def by_keys(page: Page) -> None:
    """The first card or button by its number, and Enter; what has only Enter, with Enter."""
    before = page.evaluate(PLY)
    page.keyboard.press("1")
    page.wait_for_function(TAKEN_OR_CONSIDERED, arg=before)
    if page.locator("[data-card][aria-pressed=true]").count():
        page.keyboard.press("Enter")


def by_mouse(page: Page) -> None:
    """Press a card twice, or the last button."""
    cards = page.locator(".slot.is-legal")
    if cards.count():
        cards.last.click()
        cards.last.click()
    else:
        page.locator(".opts .btn:not(.coach-btn)").last.click()


def play(page: Page, choose: Choose, most: int = MOST_CHOICES, until: str = "") -> set[str]:
    """Play on until the end, a question or for so many choices; returns the questions that were asked."""
    asked: set[str] = set()
    for _ in range(most):
        if not wait_for_choice(page):
            return asked
        question = page.locator(".prompt h1").inner_text()
        asked.add(question)
        if until and until in question:
            return asked
        before = page.evaluate(PLY)
        choose(page)
        page.wait_for_function(MOVED, arg=before)
    return asked


def guided(page: Page) -> None:
    """The guided first game, whose cards are always the same, without its guide."""
    ask(page, "POST", "/api/guests", {})
    opened = ask(page, "POST", "/api/tables", {"game": GAME, "guided": True})
    page.goto(f"/t/{opened['table']['id']}")
    page.get_by_role("button", name="Skip the guide").click()


def take(page: Page, *tokens: str) -> None:
    """Take options one after the other; a card is pressed and confirmed, a button is pressed."""
    for token in tokens:
        wait_for_choice(page)
        before = page.evaluate(PLY)
        if re.fullmatch(r"C\d\d", token):
            page.locator(f".slot[data-card={token}]").click()
            page.locator(".opts .btn.primary").click()
        else:
            page.locator(".opts .btn").filter(has_text=token).first.click()
        page.wait_for_function(MOVED, arg=before)
    wait_for_choice(page)


def test_by_keyboard_alone_to_the_end_and_its_report(page: Page, server: Server) -> None:
    sit_down(page, GAME, options={"mode": "quick", "quick_combos": "none"})
    assert any(question.startswith("Answer") for question in play(page, by_keys, until="Answer"))
    table = ended_table(page, server, GAME, "won", short=16)
    page.goto(f"/t/{table}")
    play(page, by_keys)
    expect(page.locator(OVER)).to_be_visible()
    expect_no_scrolling(page)
    page.goto(f"/t/{table}/report")
    expect(page.get_by_text("Advanced combos")).to_be_visible()
    page.goto(f"/t/{table}/replay?ply=9999&eyes=all")
    page.locator(".tally.is-past").wait_for()
    check(page, "the end of a replay")


def test_a_full_game_by_mouse_begins_with_a_kickoff(page: Page) -> None:
    sit_down(page, GAME)
    asked = play(page, by_mouse, 9)
    assert any("Huddle" in question for question in asked)
    expect(page.locator(".offense svg")).to_have_attribute("aria-label", re.compile(r"row \d, column \d"))
    expect(page.locator(".tally tfoot td")).to_have_count(2)
    expect_no_scrolling(page)


def test_a_combo_is_shown_and_counted_before_it_is_played(page: Page) -> None:
    guided(page)
    take(page, "Heads", "Home")
    expect(page.locator(".slot.is-legal")).to_have_count(5)
    assert page.locator(".slot[data-card=C49] .card").evaluate("(card) => getComputedStyle(card).filter") == "none"
    page.locator(".slot[data-card=C47]").click()
    expect(page.locator(".action.tentative [data-card=C47]")).to_be_visible()
    expect(page.locator(".answers")).to_have_text(re.compile(r"ADR\s*answers SNA"))
    expect(page.locator(".tally tfoot ins")).to_have_text("3")
    expect(page.locator(".tally .ahead")).to_contain_text("You answer the Snap with Adrenaline")
    expect(page.locator(".tally .ahead .rule").first).to_have_text(re.compile(r"^SJ-\d+\.\d+$"))
    page.keyboard.press("Escape")
    expect(page.locator(".action.tentative")).to_have_count(0)
    take(page, "C47", "C49", "C24")
    expect(page.locator(".slot.is-place")).to_have_count(3)
    page.locator(".slot[data-card=C27]").click()
    expect(page.locator(".action.tentative [data-card]")).to_have_count(2)
    expect(page.locator(".action.tentative .class")).to_have_text("B")
    expect(page.locator(".action .flag")).to_have_text("KEY")


def test_a_turnover_turns_the_cards_and_the_cube(page: Page) -> None:
    guided(page)
    take(page, "Heads", "Home", "C47", "C49", "C24", "Play it alone", "C27", "Play it alone", "C09", "Play it alone")
    expect(page.locator(".prompt h1")).to_contain_text("The ball is loose")
    expect(page.locator(".slot[data-card=C10] .card")).to_have_class(re.compile("use-off"))
    expect(page.locator(".offense .num")).to_have_text("r5c2")
    take(page, "C10")
    expect(page.locator(".offense .num")).to_have_text("r1c2")
    expect(page.locator(".row.near")).to_have_class(re.compile("off"))
    page.locator(".slot[data-card=C35]").focus()
    expect(page.locator(".slot[data-card=C35] .why")).to_contain_text("Only as your first action")
    take(page, "No card", "C39", "No card", "C28", "No card")
    assert sorted(page.locator(".sb-score").all_inner_texts()) == ["0", "7"]


def test_a_spectator_sees_the_play_and_no_hand(new_page: NewPage) -> None:
    player, watcher = new_page(), new_page(390, 844)
    table = sit_at(player, "Answer.choose", GAME)
    watcher.goto(f"/t/{table}")
    expect(watcher.locator(".exchange .action").first).to_be_visible()
    expect(watcher.locator(".hand")).to_have_count(0)
    shown = set(watcher.locator("[data-card]").evaluate_all("(all) => all.map((one) => one.dataset.card)"))
    position = ask(watcher, "GET", f"/api/tables/{table}")["position"]
    open_cards = {card for zone in position["view"]["zones"].values() for card in zone["cards"] or []}
    assert shown <= open_cards


def test_axe_finds_nothing(page: Page) -> None:
    guided(page)
    wait_for_choice(page)
    check(page, "toss")
    take(page, "Heads", "Home", "C47")
    page.locator(".slot[data-card=C24]").click()
    for look in looks(page, 0, 3):
        check(page, f"considering a card, {look}")
    page.locator(".action [data-card]").first.click()
    page.locator("dialog[open]").wait_for()
    check(page, "enlarged card", "dialog[open]")
