"""Collections in the browser: packs are opened card by card, what is owned is counted, and decks are made of it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.effort import pass_through
from tests.web.conftest import NewPage
from tests.web.playing import ask, sit_down
from tests.web.test_accessibility import check
from tests.web.test_decks import TURN

GAME = "gridiron_fantasy"
PAGE = f"/games/{GAME}/collection"
STARTER = f"collection: {GAME}\nopened starter-retail 5\n"


def owns(page: Page, text: str) -> None:
    """Come to the collection with these packs opened."""
    ask(page, "POST", "/api/guests", {})
    ask(page, "PUT", f"/api/collections/{GAME}", {"text": text})
    page.goto(PAGE)
    page.locator(".grid [data-card]").first.wait_for()


def owned(page: Page) -> list[str]:
    """The cards that are shown as owned."""
    shown = page.locator(".grid li:not(.missing) [data-card]")
    return [str(card.get_attribute("data-card")) for card in shown.all()]


@pytest.mark.rule("GF-19.1", "GF-19.2")
def test_a_booster_is_opened_by_keyboard_and_its_cards_are_owned(page: Page) -> None:
    page.goto(PAGE)
    page.get_by_role("button", name="Open: Booster Pack, Retail edition").press("Enter")
    dialog = page.get_by_role("dialog", name="Booster Pack, Retail edition")
    expect(dialog.get_by_role("button", name="Card 1, face down")).to_be_focused()
    for number in range(2, 5):
        page.keyboard.press("Enter")
        expect(dialog.get_by_role("button", name=f"Card {number}, face down")).to_be_focused()
    expect(dialog.get_by_text("9 cards are still face down.")).to_be_visible()
    expect(dialog.get_by_role("status")).to_have_text(re.compile("^Common: .+ New!$"))
    dialog.get_by_role("button", name="Turn all").click()
    expect(dialog.get_by_text("12 of 12 cards are new.").first).to_be_visible()
    expect(dialog.get_by_role("button", name="Done")).to_be_focused()
    ranks = dialog.locator(".rank").all_inner_texts()
    assert ranks == ["Common"] * 7 + ["Uncommon"] * 4 + ranks[-1:]
    assert ranks[-1] in ("Rare", "Very rare")
    page.keyboard.press("Enter")
    expect(page.get_by_text("12 cards from 1 pack")).to_be_visible()
    page.get_by_text("Owned", exact=True).click()
    expect(page.locator(".grid [data-card]")).to_have_count(12)
    assert len(owned(page)) == 12
    page.reload()
    expect(page.locator(".grid [data-card]")).to_have_count(12)


def test_the_collection_is_counted_looked_through_and_handed_on(new_page: NewPage) -> None:
    ann, bob = new_page(), new_page()
    owns(ann, STARTER)
    expect(ann.get_by_role("button", name=re.compile(r"^Team cards.*8 of 85"))).to_be_visible()
    ann.get_by_role("button", name=re.compile(r"^Team cards")).click()
    expect(ann.get_by_role("status").filter(has_text="85 cards")).to_be_visible()
    assert len(owned(ann)) == 8
    ann.locator(".grid li:not(.missing) [data-card]").first.click()
    dialog = ann.get_by_role("dialog")
    expect(dialog.get_by_text("Once in the collection.")).to_be_visible()
    dialog.get_by_role("button", name="One copy leaves").click()
    dialog.get_by_role("button", name="Yes, it leaves").click()
    expect(dialog.get_by_text("Not in the collection yet.")).to_be_visible()
    ann.keyboard.press("Escape")
    ann.get_by_role("button", name="Share and import").click()
    ann.get_by_label("Add from text").fill("opened booster-retail yesterday")
    ann.get_by_role("button", name="Add", exact=True).click()
    expect(ann.get_by_role("alert").filter(has_text="Line 1 does not belong in a collection")).to_be_visible()
    ann.get_by_role("button", name="Make a link").click()
    bob.goto(ann.get_by_role("textbox", name="By link").input_value())
    expect(bob.get_by_text("59 cards from 1 pack")).to_be_visible()
    expect(bob.get_by_role("button", name=re.compile("^Open:"))).to_have_count(0)
    text = ann.get_by_role("textbox", name="As text").input_value()
    assert text.startswith(STARTER)
    bob.goto(PAGE)
    bob.get_by_role("button", name="Share and import").click()
    bob.get_by_label("Add from text").fill(text)
    bob.get_by_role("button", name="Add", exact=True).click()
    expect(bob.get_by_text("1 pack has been added.")).to_be_visible()


@pytest.mark.rule("GF-2.11", "GF-2.15", "GF-19.1")
def test_a_deck_is_built_from_what_one_owns_and_an_illegal_one_is_refused(page: Page) -> None:
    owns(page, STARTER)
    page.get_by_role("link", name="Build a deck from it").click()
    check_list = page.locator(".check")
    expect(check_list).to_contain_text("few_op GF-2.11")
    expect(page.get_by_role("status").filter(has_text=re.compile("^8 cards$"))).to_be_visible()
    page.locator("header").get_by_role("button", name="Play", exact=True).click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("cannot be played yet")
    expect(dialog).to_contain_text("Offensive Actions: 0 so far, you need 15.")
    expect(dialog.get_by_role("link", name=re.compile("GF-2.15")).first).to_be_visible()
    page.keyboard.press("Escape")
    page.locator("header").get_by_role("button", name="Suggest", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="Suggest").click()
    expect(check_list).to_contain_text("All in order")
    page.locator("header").get_by_role("button", name="Import", exact=True).click()
    page.get_by_label("Text of the deck").fill("A")
    page.get_by_role("button", name="Take over").click()
    page.get_by_role("button", name="Only my cards").click()
    expect(check_list).to_contain_text("All in order")
    page.get_by_role("button", name="Only my cards").click()
    expect(check_list).to_contain_text("not_owned GF-19.1")
    page.get_by_role("searchbox").fill("hilda")
    check(page, "deck builder with a collection")


@pytest.mark.rule("GF-15.3")
def test_action_decks_are_built_from_sealed_packs_at_the_table(page: Page) -> None:
    sit_down(page, GAME, options={"pool": "sealed", "length": "short"}, seats=["me", "rookie"])
    expect(page.locator(".pbp")).to_contain_text("Grab Bags II: defensive Action deck")  # the other side has built
    question = page.locator(".prompt h1")
    expect(question).to_have_text("Build your offensive Action deck from your packs: 0 cards so far.")
    for number in ("one card", "2 cards"):
        card = page.locator(".tray .one").nth(3)
        card.click()
        page.locator(".opts .btn.primary").click()
        expect(question).to_contain_text(f"packs: {number} so far")
    expect(page.locator(".hand .slot")).to_have_count(2)
    page.get_by_role("button", name="Take the listed cards").click()
    expect(question).to_contain_text("Build your defensive Action deck")
    expect(page.locator(".pbp")).to_contain_text("Grab Bags: offensive Action deck of 18 cards")


@pytest.mark.parametrize(("width", "theme"), [(1440, "dark"), (390, "light")], ids=["desktop", "phone"])
def test_collections_are_accessible_and_fit(new_page: NewPage, width: int, theme: str) -> None:
    page = new_page(width, 900 if width > 700 else 844, theme)
    other = {"dark": "light", "light": "dark"}[theme]
    owns(page, STARTER)
    page.get_by_role("searchbox").fill("franchise")
    wider = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wider <= 0, f"The collection is wider than the window by {wider} pixels."
    for shown in pass_through([other, theme], 1):
        page.evaluate(TURN, shown)
        check(page, f"collection, {shown}")
    page.get_by_role("button", name="Open: Booster Pack, Hobby edition").click()
    expect(page.get_by_role("button", name="Card 1, face down")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Card 2, face down")).to_be_focused()
    for shown in pass_through([other, theme], 1):
        page.evaluate(TURN, shown)
        check(page, f"opening, {shown}", "dialog[open]")
