"""The pages around the table: home, set-up, lobby, invitations, profile, settings, library."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import NewPage
from tests.web.playing import ask, sit_down, wait_for_choice
from tests.web.test_accessibility import check

GAME = "highlights_2052"
PAGES = [
    "/", "/lobby", f"/games/{GAME}", f"/games/{GAME}/cards?team=haulers&kind=star", f"/games/{GAME}/rules?q=overthrown",
    "/me", "/settings", "/help", "/credits", "/replay", "/nowhere", "/games/sport_jockeys", "/join/nothing",
]  # fmt: skip
"""Few cards and few rules: axe takes long over many."""


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)], ids=["desktop", "phone"])
def test_every_page_is_accessible_and_fits(new_page: NewPage, width: int, height: int, theme: str) -> None:
    page = new_page(width, height, theme)
    for path in PAGES:
        page.goto(path)
        page.locator("h1").wait_for()
        expect(page.locator(".loading")).to_have_count(0)
        check(page, path)
        expect(page.locator("h1")).to_have_count(1)
        expect(page.locator("main")).to_have_count(1)
        wider = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wider <= 0, f"{path} is wider than the window by {wider} pixels."


def test_the_whole_rulebook_is_accessible(page: Page) -> None:
    page.goto(f"/games/{GAME}/rules")
    page.locator("[id='FH-1.1']").wait_for()
    check(page, "rules")


# Home -----------------------------------------------------------------------------------------------------------------


def test_five_boxes_and_those_in_training_cannot_be_played(page: Page) -> None:
    page.goto("/")
    boxes = page.locator(".bx")
    expect(boxes).to_have_count(5)
    expect(boxes.first.get_by_role("button", name=re.compile("Play now"))).to_be_visible()
    in_training = boxes.filter(has_text="not ready yet")
    expect(in_training.get_by_role("button")).to_have_count(0)
    assert in_training.count() == 5 - page.get_by_role("button", name=re.compile("Play now")).count()


def test_a_friend_is_invited_and_sits_down_by_the_link(new_page: NewPage) -> None:
    host, guest = new_page(), new_page(390, 844)
    host.goto("/")
    host.get_by_role("button", name="Invite a friend to Highlights 2052").click()
    expect(host.get_by_role("img", name=re.compile("QR code"))).to_be_visible()
    link = host.get_by_role("textbox", name="Invite link").input_value()
    assert "/join/" in link
    host.get_by_role("link", name="Sit down and wait").click()
    host.get_by_role("heading", name="Waiting for players").wait_for()

    guest.goto(link)
    guest.get_by_label("Your name at the table").fill("Otto")
    guest.get_by_role("button", name="Sit down and play").click()
    guest.wait_for_url("**/t/*")
    host.locator(".prompt").wait_for()
    guest.locator(".prompt").wait_for()
    guest.goto(link)
    expect(guest.get_by_text("You sit at this table already.")).to_be_visible()


def test_a_game_under_way_is_resumed_from_the_home_page(page: Page) -> None:
    table = sit_down(page)
    wait_for_choice(page)
    page.goto("/")
    card = page.get_by_role("link", name=re.compile("Your game waits"))
    expect(card).to_contain_text("Random bot")
    card.click()
    page.wait_for_url(f"**/t/{table}")


def test_the_server_goes_and_comes_back(page: Page) -> None:
    page.route("**/api/games", lambda route: route.abort())
    page.goto("/")
    page.get_by_role("alert").get_by_text("The server does not answer").wait_for()
    page.unroute("**/api/games")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("button", name=re.compile("Play now"))).not_to_have_count(0)


# Setting up, lobby ----------------------------------------------------------------------------------------------------


def test_a_table_is_set_up_with_every_option_explained(page: Page) -> None:
    page.goto(f"/games/{GAME}")
    page.get_by_text(re.compile(r"All \d+ options")).click()
    told = ask(page, "GET", f"/api/games/{GAME}")["options"]
    for option in told:
        field = page.locator(f"#option-{option['name']}")
        expect(field).to_be_visible()
        expect(page.locator(f"#option-{option['name']}-hint")).to_contain_text(option["doc"])

    page.get_by_role("radio", name=re.compile("Tournament")).check()
    page.get_by_label("Players in a competition").fill("6")
    page.get_by_label("Players in a competition").press("Tab")
    expect(page.get_by_label(re.compile(r"Seat \d"))).to_have_count(6)

    page.get_by_role("radio", name=re.compile("Two-point")).check()
    expect(page.get_by_label(re.compile(r"Seat \d"))).to_have_count(2)
    expect(page.locator("#option-two_point")).to_have_value("on")
    page.get_by_label("Clock", exact=True).select_option("bank 300 5")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/t/*")
    table = ask(page, "GET", f"/api/tables/{page.url.rpartition('/')[2]}")["table"]
    assert (table["options"], table["clock"]) == ({"two_point": "on"}, "bank 300 5")
    assert table["started_at"] is not None


def test_a_wrong_option_is_refused_with_a_sentence(page: Page) -> None:
    page.goto(f"/games/{GAME}")
    page.get_by_text(re.compile(r"All \d+ options")).click()
    page.get_by_label("Which teams").fill("nobody,nowhere")
    page.get_by_label("Which teams").press("Tab")
    expect(page.locator("form [role=alert] .problem")).to_contain_text("nobody")


def test_the_lobby_shows_open_tables_and_games_to_watch(new_page: NewPage) -> None:
    host, guest = new_page(), new_page()
    table = sit_down(host, seats=["me", "open"], listed=True, clock="bank 900 10")
    guest.goto("/lobby")
    row = guest.locator("li").filter(has_text="15 min each")
    row.get_by_role("button", name="Sit down").first.click()
    guest.wait_for_url(f"**/t/{table}")
    watcher = new_page()
    watcher.goto("/lobby")
    watcher.locator(f"a[href='/t/{table}']").click()
    watcher.locator(".prompt").wait_for()
    expect(watcher.locator(".hand .slot")).to_have_count(0)


# A person -------------------------------------------------------------------------------------------------------------


def test_a_guest_takes_a_name_and_an_account_and_comes_back(new_page: NewPage) -> None:
    page = new_page()
    sit_down(page)
    page.goto("/me")
    page.get_by_role("textbox", name="Your name").fill("Wren")
    page.get_by_role("button", name="Change", exact=True).click()
    expect(page.get_by_role("heading", level=1, name="Wren")).to_be_visible()
    page.get_by_label("Username").first.fill("wren.pages")
    page.get_by_label("Password").first.fill("long enough a word")
    page.get_by_role("button", name="Claim the account").click()
    expect(page.get_by_text("Your account is wren.pages.")).to_be_visible()

    elsewhere = new_page()
    elsewhere.goto("/me")
    elsewhere.get_by_label("Username").fill("wren.pages")
    elsewhere.get_by_label("Password").fill("not this")
    elsewhere.get_by_role("button", name="Log in").click()
    expect(elsewhere.get_by_role("alert")).to_contain_text("do not belong together")
    elsewhere.get_by_label("Password").fill("long enough a word")
    elsewhere.get_by_role("button", name="Log in").click()
    expect(elsewhere.get_by_role("heading", level=1, name="Wren")).to_be_visible()
    expect(elsewhere.get_by_role("link", name="Resume")).to_have_count(1)
    elsewhere.get_by_role("button", name="Log out").click()
    expect(elsewhere.get_by_text("You have not played here yet.")).to_be_visible()


def test_settings_are_kept_and_german_is_spoken(page: Page) -> None:
    page.goto("/settings")
    page.get_by_text("Light", exact=True).click()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    page.get_by_text("Deutsch").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Einstellungen")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Einstellungen")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")


# Library --------------------------------------------------------------------------------------------------------------


def _scroll_to_the_last_card(page: Page) -> None:
    expect(page.locator("[data-card]").nth(100)).to_be_attached()
    page.locator("[data-card]").last.scroll_into_view_if_needed()
    page.mouse.wheel(0, 100_000)


def test_cards_are_found_filtered_enlarged_and_linked(page: Page) -> None:
    page.goto(f"/games/{GAME}/cards")
    cards = page.locator("[data-card]")
    _scroll_to_the_last_card(page)
    expect(cards).to_have_count(155)
    page.get_by_label("Team", exact=True).select_option("haulers")
    expect(cards).to_have_count(15)
    page.get_by_label("Deck", exact=True).select_option("star")
    expect(cards).to_have_count(5)
    page.get_by_label("Search all text on the cards").fill("sled")
    expect(cards).to_have_count(1)

    cards.first.focus()
    page.keyboard.press("Space")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("blocking sled")
    check(page, "enlarged card")
    link = dialog.get_by_label("Link to this card").input_value()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    page.get_by_role("button", name="Clear all").click()
    _scroll_to_the_last_card(page)
    expect(cards).to_have_count(155)

    page.goto(link)
    expect(dialog).to_contain_text("blocking sled")
    before = dialog.get_by_role("heading").inner_text()
    page.keyboard.press("ArrowRight")
    expect(dialog.get_by_role("heading")).not_to_have_text(before)


def test_cards_are_reached_by_the_keyboard(page: Page) -> None:
    page.goto(f"/games/{GAME}/cards")
    cards = page.locator("[data-card]")
    cards.first.focus()
    page.keyboard.press("ArrowRight")
    expect(cards.nth(1)).to_be_focused()
    page.keyboard.press("End")
    expect(cards.last).to_be_focused()


def test_rules_are_searched_and_linked(page: Page) -> None:
    page.goto(f"/games/{GAME}/rules#FH-12.3")
    rule = page.locator("[id='FH-12.3']")
    expect(rule).to_be_in_viewport()
    expect(rule).to_have_class(re.compile("is-here"))
    page.get_by_label("Search the rules").fill("overthrown")
    expect(page.locator("mark").first).to_have_text(re.compile("overthrown", re.IGNORECASE))
    found = page.locator("article")
    assert 1 < found.count() < 40
    found.first.get_by_role("link").first.click()
    expect(page.locator(".is-here")).to_be_in_viewport()
    page.get_by_label("Search the rules").fill("zebra")
    expect(page.get_by_text("No rule says that.")).to_be_visible()


def test_an_address_that_leads_nowhere(page: Page) -> None:
    page.goto("/nowhere")
    expect(page.get_by_role("heading", level=1)).to_have_text("There is nothing here")
    page.get_by_role("link", name="To the games").click()
    expect(page.locator(".bx")).to_have_count(5)
