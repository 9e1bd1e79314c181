"""The deck builder: cards in and out, broken rules, suggestions, decks kept, shared, imported and played with."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from playcall.games import load
from tests.effort import pass_through
from tests.web.conftest import NewPage
from tests.web.playing import OVER, ask, play_on, wait_for_choice
from tests.web.test_accessibility import check

GAME = "masters_gridiron"
BUILD = f"/games/{GAME}/decks/build"
BROKEN = "deck: Rough Draft\n001\n001\n3 x TSP01\nNobody At All\n"
MOVED = "(before) => document.querySelector('.prompt').dataset.ply !== before"
TAKEN_OR_CHOSEN = """(before) => document.querySelector(".prompt").dataset.ply !== before ||
  document.querySelector(".slot.is-selected")"""
TURN = """(theme) => {
  document.documentElement.dataset.theme = theme;
  const drawn = new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  return drawn.then(() => Promise.allSettled(document.getAnimations().map((moving) => moving.finished))).then(() => {});
}"""
CHOICES = 6


def dearest(fact: str, value: str) -> list[str]:
    """The names of the cards with a fact, as they come in the pool."""
    workshop = load(GAME).workshop
    assert workshop is not None
    cards = [card for card in workshop.builder().cards if card.facts.get(fact) == value]
    return [card.title for card in sorted(cards, key=lambda card: -card.price)]


def build(page: Page, start: str = "blank") -> None:
    page.goto(f"{BUILD}?from={start}")
    page.get_by_role("textbox", name=re.compile("Name of the deck|Name des Decks")).wait_for()


def broken(page: Page) -> list[str]:
    """The codes and ids under the broken rules."""
    return [" ".join(text.split()[:2]) for text in page.locator(".check .id > span").all_inner_texts()]


def import_text(page: Page, text: str) -> None:
    page.get_by_role("button", name="Import").click()
    page.get_by_label("Text of the deck").fill(text)
    page.get_by_role("button", name="Take over").click()


def save(page: Page) -> None:
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_role("button", name="Saved", exact=True)).to_be_visible()


def act(page: Page, name: str) -> None:
    page.locator("header").get_by_role("button", name=name, exact=True).click()


def choose(page: Page) -> None:
    """The first option there is; where two cards go together, the last that goes with it."""
    before = page.locator(".prompt").get_attribute("data-ply")
    page.keyboard.press("1")
    page.wait_for_function(TAKEN_OR_CHOSEN, arg=before)
    if page.locator(".slot.is-selected").count():
        if not page.locator(".opts button.primary").count():
            page.keyboard.press(str(page.locator(".slot.is-legal").count()))
        page.keyboard.press("Enter")
    page.wait_for_function(MOVED, arg=before)


# Building -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MG-12.3", "MG-12.13")
def test_a_deck_is_built_by_keyboard_and_every_broken_rule_is_told(page: Page) -> None:
    build(page)
    assert broken(page) == [
        "count_offense MG-12.3", "count_defense MG-12.4", "few_playbook MG-12.5", "few_touchdowns MG-12.6",
    ]  # fmt: skip
    page.get_by_role("button", name="Tight end: empty place").focus()
    page.keyboard.press("Enter")
    rows = page.locator(".prow")
    ends = dearest("position", "TE")
    expect(rows.first).to_contain_text(ends[0])
    expect(page.get_by_role("status").filter(has_text=f"{len(ends)} cards")).to_be_visible()
    expect(rows.first.locator("[data-does=open]")).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name=f"Tight end: {ends[1]}")).to_be_visible()
    expect(page.locator(".check")).to_contain_text("Offense has 1 card, not 11")
    expect(page.get_by_role("button", name=f"Remove {ends[1]}")).to_be_focused()
    page.keyboard.press("Control+z")
    expect(page.get_by_role("button", name="Tight end: empty place")).to_be_visible()
    page.get_by_role("button", name="Clear").click()
    page.keyboard.press("/")
    star = dearest("position", "QB")[0]
    page.keyboard.type(f"{star} quarterback")
    expect(rows).to_have_count(1)
    expect(rows.first).to_contain_text(star)


@pytest.mark.rule("MG-12.7", "MG-12.8", "MG-12.11")
def test_a_text_is_imported_and_mended_by_a_suggestion(page: Page) -> None:
    build(page)
    import_text(page, BROKEN)
    expect(page.get_by_role("alert").filter(has_text="Nobody At All")).to_be_visible()
    expect(page.locator(".check")).to_contain_text("copies MG-12.11")
    assert "duplicate_player MG-12.10" in broken(page)
    link = page.locator(".check").get_by_role("link", name=re.compile("MG-12.11"))
    assert link.get_attribute("href") == f"/games/{GAME}/rules#MG-12.11"
    act(page, "Suggest")
    page.get_by_role("dialog").get_by_text("Air", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="Suggest").click()
    expect(page.locator(".check")).to_contain_text("All in order")
    kept = load(GAME).faces()[0].title
    expect(page.locator(".teamp").get_by_role("button", name=re.compile(kept))).to_be_visible()
    expect(page.locator(".spine").filter(has_text=re.compile("TD SP")).first).to_be_visible()


@pytest.mark.rule("MG-12.2")
def test_a_deck_is_built_by_house_rules(page: Page) -> None:
    build(page, "night-shift")
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="House rules").click()
    page.get_by_role("dialog").get_by_label("Salary cap", exact=True).fill("60")
    page.keyboard.press("Tab")
    page.keyboard.press("Escape")
    expect(page.locator(".check")).to_contain_text("over_cap MG-12.2")
    page.reload()
    expect(page.locator(".check")).to_contain_text("over_cap MG-12.2")
    act(page, "Suggest")
    page.get_by_role("dialog").get_by_role("button", name="Suggest").click()
    expect(page.locator(".check")).to_contain_text("All in order")
    expect(page.locator(".check")).to_contain_text("$60M")


def test_a_tab_that_is_closed_loses_nothing(page: Page) -> None:
    build(page, "night-shift")
    page.get_by_role("textbox", name="Name of the deck").fill("Early Shift")
    page.get_by_role("button", name="Safety: ").first.click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Coverage (COV)")
    dialog.get_by_role("button", name="Remove").click()
    page.keyboard.press("Escape")
    expect(page.locator(".check")).to_contain_text("Defense has 10 cards")
    page.goto("/help")
    page.goto(f"/games/{GAME}/decks")
    page.get_by_role("link", name="Go on with it").click()
    expect(page.get_by_role("textbox", name="Name of the deck")).to_have_value("Early Shift")
    expect(page.locator(".check")).to_contain_text("Defense has 10 cards")


def test_a_card_of_the_gallery_goes_into_a_deck_and_to_a_table(page: Page) -> None:
    page.goto(f"/games/{GAME}/cards/TSP01")
    title = page.locator(".det h2").inner_text()
    page.get_by_role("link", name="Add to a deck").click()
    expect(page.locator(".shelf").get_by_role("button", name=title)).to_have_count(1)
    page.go_back()
    page.get_by_role("button", name="Play with it").click()
    page.locator(".prompt").wait_for()


# Keeping and sharing --------------------------------------------------------------------------------------------------


def test_a_deck_is_saved_renamed_shared_and_deleted(new_page: NewPage) -> None:
    ann, bob = new_page(), new_page(390, 844)
    build(ann, "night-shift")
    save(ann)
    ann.reload()
    expect(ann.get_by_role("button", name="Saved", exact=True)).to_be_visible()
    act(ann, "Share")
    ann.get_by_role("button", name="Make a link").click()
    link = ann.get_by_role("textbox", name="By link").input_value()
    assert ann.get_by_role("textbox", name="As text").input_value().startswith("deck: Night Shift\n")

    bob.goto(link)
    expect(bob.get_by_role("textbox", name="Name of the deck")).to_have_value("Night Shift")
    expect(bob.get_by_role("button", name="All in order")).to_be_visible()
    save(bob)
    bob.goto(f"/games/{GAME}/decks")
    bob.get_by_role("button", name="Rename Night Shift").click()
    bob.keyboard.type("Late Shift")
    bob.keyboard.press("Enter")
    expect(bob.get_by_role("link", name="Late Shift", exact=True)).to_be_visible()
    bob.get_by_role("button", name="Delete Late Shift").click()
    bob.get_by_role("button", name="Yes, delete").click()
    expect(bob.get_by_text("You have not saved a deck yet.")).to_be_visible()
    ann.goto(f"/games/{GAME}/decks")
    expect(ann.get_by_role("link", name="Night Shift", exact=True)).to_be_visible()


# Playing --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MG-12.13", "MG-1.10")
def test_an_illegal_deck_is_refused_with_its_rules(page: Page) -> None:
    build(page)
    import_text(page, BROKEN)
    act(page, "Play")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("cannot be played yet")
    expect(dialog.get_by_role("link", name=re.compile("MG-12.10"))).to_be_visible()
    page.keyboard.press("Escape")
    save(page)
    page.goto(f"/games/{GAME}")
    page.get_by_label("Deck of seat 1").select_option(label="Rough Draft (8 rules broken)")
    expect(page.get_by_role("link", name="Mend it in the deck builder")).to_be_visible()
    refused = page.locator(".told")
    for rule in ("MG-12.3", "MG-12.4", "MG-12.10", "MG-12.11"):
        expect(refused).to_contain_text(rule)
    expect(page.get_by_role("button", name="Start the game")).to_be_disabled()


@pytest.mark.rule("MG-1.10", "MG-12.14")
def test_a_whole_game_with_a_deck_of_ones_own_against_a_suggested_one(page: Page) -> None:
    build(page, "long-weekend")
    page.get_by_role("textbox", name="Name of the deck").fill("Short Weekend")
    act(page, "Play")
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Opponent", exact=True).select_option("random")
    dialog.get_by_label("The opponent's deck").select_option(label="A suggested deck")
    expect(dialog.get_by_label("The opponent's deck").locator("option:checked")).to_have_text("Suggested deck")
    dialog.get_by_role("button", name="Play").click()
    page.wait_for_url("**/t/*")
    table = page.url.rsplit("/", 1)[1]
    page.locator(".prompt").wait_for()
    assert "Short Weekend" in [side["name"] for side in ask(page, "GET", f"/api/tables/{table}")["score"]]
    for _ in range(CHOICES):
        if wait_for_choice(page):
            choose(page)
    play_on(page, table)
    expect(page.locator(OVER)).to_be_visible()


def test_a_guest_brings_a_deck_to_a_friends_table(new_page: NewPage) -> None:
    ann, bob = new_page(), new_page(390, 844)
    ann.goto(f"/games/{GAME}")
    ask(ann, "POST", "/api/guests", {"name": "Ann"})
    opened = ask(ann, "POST", "/api/tables", {"game": GAME, "options": {"deck1": "night-shift"}, "seats": ["me"]})
    build(bob, "copper-kettle-express")
    save(bob)
    bob.goto(f"/join/{opened['invite']}")
    bob.get_by_label("Your deck").select_option(label="Copper Kettle Express")
    bob.get_by_role("button", name="Sit down and play").click()
    bob.wait_for_url("**/t/*")
    theirs, own = (ask(page, "GET", f"/api/tables/{opened['table']['id']}")["table"] for page in (ann, bob))
    assert theirs["started_at"]
    assert theirs["options"]["deck2"] == "hidden"
    assert "Copper_Kettle" in own["options"]["deck2"]


# For everybody --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("width", "theme"), [(1440, "dark"), (390, "light")], ids=["desktop", "phone"])
def test_the_builder_is_accessible_and_fits(new_page: NewPage, width: int, theme: str) -> None:
    page = new_page(width, 900 if width > 700 else 844, theme)
    other = {"dark": "light", "light": "dark"}[theme]
    build(page, "EAS")
    for view in ("Cards", "Check", "Deck") if width < 700 else ("all",):
        if width < 700:
            page.get_by_role("navigation").get_by_role("button", name=view).click()
        else:
            import_text(page, BROKEN)
        wider = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wider <= 0, f"The deck builder is wider than the window by {wider} pixels."
        few_cards(page)
        for shown in pass_through([other, theme], 1):
            page.evaluate(TURN, shown)
            check(page, f"deck builder, {view}, {shown}")
    if width < 700:
        page.get_by_role("button", name="More", exact=True).click()
        page.get_by_role("dialog").get_by_role("button", name="Share").click()
    else:
        act(page, "Share")
    check(page, "share", "dialog[open]")
    page.keyboard.press("Escape")
    page.locator(".sl[data-card], .over").first.click()
    check(page, "card")
    page.goto(f"/games/{GAME}/decks")
    page.locator("h2").first.wait_for()
    check(page, "decks")


def few_cards(page: Page) -> None:
    """Axe takes long over many."""
    box = page.get_by_role("searchbox")
    if box.is_visible():
        box.fill(dearest("position", "QB")[0])


def test_german_is_spoken(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/settings")
    page.get_by_text("Deutsch").click()
    build(page)
    expect(page.locator(".check")).to_contain_text("Im Angriff 0 statt 11 Karten")
    expect(page.get_by_role("button", name="Elfter: leerer Platz")).to_have_count(2)
