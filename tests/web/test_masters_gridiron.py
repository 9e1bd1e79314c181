"""Masters of the Gridiron in a real browser: a whole game, pairs by mouse and by keys, windows, both themes."""

from __future__ import annotations

import re
from itertools import product

from playwright.sync_api import Page, expect

from playcall.games.masters_gridiron.game import audible_deck
from tests.web.conftest import NewPage
from tests.web.playing import OVER, expect_no_scrolling, sit_down, wait_for_choice
from tests.web.test_accessibility import check, looks

GAME = "masters_gridiron"
MOST_CHOICES = 60
PLY = "() => document.querySelector('.prompt').dataset.ply"
MOVED = "(before) => document.querySelector('.prompt').dataset.ply !== before"
GOLD = ".opts .btn.primary:not(.ghost)"
STOCK = {"deck1": "EAS", "deck2": "ASH", "visitor": "seat1"}


def asked(page: Page) -> str:
    return page.locator(".prompt h1").inner_text()


def lay_by_keys(page: Page) -> None:
    """The number of a player, the number of a play, Enter."""
    for player, play in product("123", "4567"):
        page.keyboard.press("Escape")
        page.keyboard.press(player)
        page.keyboard.press(play)
        if page.locator(GOLD).count():
            break
    page.keyboard.press("Enter")


def click_cards(page: Page) -> None:
    """A player, a play, and the play once more, a touchdown if there is one; of cards that go alone one twice."""
    legal = page.locator(".slot.is-legal")
    if not asked(page).startswith("Lay a player"):
        legal.first.click()
        legal.first.click()
        return
    touchdowns = page.locator(".slot.is-legal[data-card^=T]")
    play = touchdowns.first if touchdowns.count() else legal.last
    legal.first.click()
    play.click()
    play.click()


def choose(page: Page, by_mouse: bool = False) -> None:
    """Answer whatever is asked, and wait until it was heard."""
    before = page.evaluate(PLY)
    if by_mouse:
        click_cards(page)
    elif asked(page).startswith("Lay a player"):
        lay_by_keys(page)
    elif page.locator(GOLD).count():
        page.keyboard.press("Enter")
    else:
        page.keyboard.press("1")
        page.wait_for_selector(GOLD)
        page.keyboard.press("Enter")
    page.wait_for_function(MOVED, arg=before)


def play(page: Page, until: str = "", by_mouse: bool = False) -> set[str]:
    """Play on until a question or to the end; returns the questions that were asked."""
    met: set[str] = set()
    for _ in range(MOST_CHOICES):
        if not wait_for_choice(page) or (until and asked(page).startswith(until)):
            break
        met.add(asked(page))
        choose(page, by_mouse)
    return met


def test_from_the_home_page_to_the_end(new_page: NewPage) -> None:
    page = new_page(reduced_motion="reduce")
    page.goto("/")
    page.get_by_role("button", name=re.compile("Play now.*Masters of the Gridiron")).click()
    page.wait_for_url("**/t/*")
    wait_for_choice(page)
    page.get_by_role("button", name=re.compile("Ironclads")).click()
    expect(page.get_by_role("heading", name="Ironfield Ironclads")).to_be_visible()
    met = play(page)
    expect(page.locator(OVER)).to_be_visible()
    assert any(question.startswith("Lay a Defense card") for question in met)
    assert len([question for question in met if question.startswith("Lay a player")]) == 8
    expect(page.locator(".spots .is-now")).to_have_count(0)
    expect(page.locator(".spots li:has(.sc), .spots li:has(.st)")).to_have_count(16)
    expect_no_scrolling(page)


def test_a_pair_says_what_it_would_do_before_it_is_laid(page: Page) -> None:
    sit_down(page, GAME, options={**STOCK, "stock_form": "basic"})
    wait_for_choice(page)
    page.keyboard.press("1")
    player = page.locator(".slot[aria-pressed=true]").get_attribute("data-card")
    expect(page.locator(f".duel .player[data-card='{player}']")).to_be_visible()
    expect(page.locator(".opts .ghost")).to_have_text("Choose the second card")
    page.keyboard.press("5")
    expect(page.locator(".slot[aria-pressed=true]")).to_have_count(2)
    tag = page.locator(".slot[aria-pressed=true] .tag-text").first.inner_text()
    number = re.search(r"\d+", tag)
    assert number
    expect(page.get_by_role("img", name=f"Offense: {number[0]}")).to_be_visible()
    expect(page.locator(".eq .sum").first).to_contain_text(number[0])
    page.keyboard.press("Escape")
    expect(page.locator(".duel")).to_have_count(0)


def test_the_defence_sees_both_sums_and_the_verdict(page: Page) -> None:
    sit_down(page, GAME, options={**STOCK, "visitor": "seat2", "stock_form": "basic", "punt": "forced"})
    play(page, until="Lay a Defense card")
    tags = page.locator(".slot.is-legal .tag-text").all_inner_texts()
    assert all(re.fullmatch(r"\d+, (stops|\d+ short)", tag) for tag in tags)
    page.keyboard.press("1")
    expect(page.locator(".verdict")).to_have_text(re.compile("Stopped|A tie|Touchdown|Field goal"))
    expect(page.locator(".verdict")).to_have_attribute("data-tone", "good" if "stops" in tags[0] else "bad")
    expect(page.locator(".mine .tentative")).to_be_visible()


def test_by_mouse_to_a_touchdown_and_the_try_for_two(new_page: NewPage) -> None:
    page = new_page(reduced_motion="reduce")
    sit_down(page, GAME, options={**STOCK, "stock_form": "basic", "open_playbooks": "on"})
    play(page, until="Touchdown", by_mouse=True)
    page.get_by_role("button", name=re.compile("Go for two")).click()
    expect(page.locator(".spots:last-of-type sup, .spots sup").first).to_have_text(re.compile(r"[+−]1"))


def test_audibles_of_every_window_and_cards_to_choose_from_on_the_field(page: Page) -> None:
    loud = {"deck1": audible_deck("OFF"), "deck2": audible_deck("DEF"), "playbook_max": "100", "playbook_copies": "0"}
    sit_down(page, GAME, options={**loud, "visitor": "seat1"})
    met = set()
    for _ in range(MOST_CHOICES):
        if not wait_for_choice(page) or page.locator(".tray").count():
            break
        met.add(asked(page))
        before = page.evaluate(PLY)
        called = page.locator(".slot.is-legal")
        if asked(page).startswith("Lay a player"):
            lay_by_keys(page)
        elif called.count():
            called.last.click()
            page.locator(".opts .btn:not(.coach-btn)").first.click()
        else:
            page.keyboard.press("Enter")
        page.wait_for_function(MOVED, arg=before)
    expect(page.locator(".tray .one").first).to_be_visible()
    page.keyboard.press("1")
    expect(page.locator(".tray .is-picked")).to_have_count(1)
    assert any(question.startswith("In the Huddle") for question in met)


def test_what_is_unseen_is_listed_and_hidden_hands_are_not(new_page: NewPage) -> None:
    player, watcher = new_page(), new_page(390, 844)
    table = sit_down(player, GAME, options=STOCK)
    play(player, until="Lay a Defense card")
    player.get_by_role("tab", name="Unseen").click()
    expect(player.get_by_role("heading", name=re.compile(r"Unseen defenders of the Anvils: \d+"))).to_be_visible()
    watcher.goto(f"/t/{table}")
    expect(watcher.locator(".spots")).to_have_count(2)
    expect(watcher.locator(".hand")).to_have_count(0)


def test_axe_finds_nothing(page: Page) -> None:
    sit_down(page, GAME, options={"visitor": "seat1"})
    wait_for_choice(page)
    check(page, "teams")
    play(page, until="Lay a player")
    page.keyboard.press("1")
    page.keyboard.press("4")
    for look in looks(page, 0, 3):
        check(page, f"pair, {look}")
        expect_no_scrolling(page)
