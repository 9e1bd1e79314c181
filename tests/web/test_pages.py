"""The pages around the table: home, set-up, lobby, invitations, profile, settings, library."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from playcall.contract import msg
from playcall.contract.speech import speaker
from playcall.games import game_ids, load
from tests.web.conftest import NewPage
from tests.web.playing import ask, sit_down, wait_for_choice
from tests.web.test_accessibility import check, looks

GAME = "highlights_2052"
GAMES = game_ids()
"""As a server of its own finds them: read before any test adds one here."""
PAGES = [
    "/", "/lobby", "/watch", "/cards", f"/games/{GAME}", f"/games/{GAME}/cards?team=haulers&kind=star",
    f"/games/{GAME}/cards/hb01?team=haulers&kind=star", f"/games/{GAME}/rules?q=overthrown", "/me", "/settings",
    "/help", "/credits", "/replay", "/nowhere", "/games/sport_jockeys", "/join/nothing",
]  # fmt: skip
"""Few cards and few rules: axe takes long over many."""


def test_every_page_is_accessible_and_fits(page: Page) -> None:
    for path in PAGES:
        page.goto(path)
        page.locator("h1").wait_for()
        expect(page.locator(".loading")).to_have_count(0)
        expect(page.locator("h1")).to_have_count(1)
        expect(page.locator("main")).to_have_count(1)
        for look in looks(page, 0, 3):
            check(page, f"{path}, {look}")
            wider = page.evaluate("document.documentElement.scrollWidth - innerWidth")
            assert wider <= 0, f"{path} is wider than the window by {wider} pixels."


def test_the_whole_rulebook_is_accessible(page: Page) -> None:
    page.goto(f"/games/{GAME}/rules")
    page.locator("[id='FH-1.1']").wait_for()
    check(page, "rules")


# Home -----------------------------------------------------------------------------------------------------------------


def test_every_game_has_a_box_with_its_picture_and_its_colours(page: Page) -> None:
    page.goto("/")
    boxes = page.locator(".bx")
    expect(boxes).to_have_count(len(GAMES))
    expect(page.locator(".bx-lid svg")).to_have_count(len(GAMES))
    expect(page.get_by_role("button", name=re.compile("Play now"))).to_have_count(len(GAMES))
    ground = boxes.first.evaluate("(box) => getComputedStyle(box).getPropertyValue('--g1')")
    assert ground.strip() == load(GAMES[0]).on_the_box.colours[0]


def test_a_box_is_described_in_the_language_spoken(new_page: NewPage) -> None:
    page = new_page(locale="de-DE")
    page.goto("/")
    said = speaker(load("masters_gridiron").package, "de")(msg("mg-box"))
    expect(page.locator("[data-game=masters_gridiron]")).to_contain_text(said)


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
    page.get_by_text("The server is away").wait_for()
    page.unroute("**/api/games")
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
    expect(elsewhere.get_by_role("alert")).to_contain_text("Wrong username or password")
    elsewhere.get_by_label("Password").fill("long enough a word")
    elsewhere.get_by_role("button", name="Log in").click()
    expect(elsewhere.get_by_role("heading", level=1, name="Wren")).to_be_visible()
    expect(elsewhere.get_by_role("link", name="Resume")).to_have_count(1)
    elsewhere.get_by_role("button", name="Log out").click()
    expect(elsewhere.get_by_text("You have not played here yet.")).to_be_visible()


def test_an_account_is_looked_after(new_page: NewPage) -> None:
    page, elsewhere = new_page(), new_page()
    account, program = {"username": "heron.pages", "password": "long enough a word"}, {"X-Playcall": "1"}
    page.request.post("/api/guests", data={"name": "Heron"}, headers=program)
    page.request.post("/api/account", data=account, headers=program)
    elsewhere.request.post("/api/login", data=account, headers=program)

    page.goto("/me")
    page.get_by_role("button", name="Sign out there").click()
    expect(page.get_by_text("That browser is signed out.")).to_be_visible()
    assert elsewhere.request.get("/api/me").json() == {"person": None}
    page.get_by_label("The one you have").fill("not this")
    page.get_by_label("The new one").fill("another word")
    page.get_by_role("button", name="Change the password").click()
    expect(page.get_by_role("alert").filter(has_text="That is not your password.")).to_be_visible()
    page.get_by_label("The one you have").fill("long enough a word")
    page.get_by_role("button", name="Change the password").click()
    expect(page.get_by_text("Your password is changed.")).to_be_visible()
    with page.expect_download() as file:
        page.get_by_role("link", name="Download everything").click()
    assert file.value.suggested_filename == "playcall-account.json"
    page.get_by_role("button", name="Delete what is mine…").click()
    page.get_by_role("dialog").get_by_label("Password").fill("another word")
    page.get_by_role("button", name="Delete it for good").click()
    expect(page.get_by_text("What was yours is deleted.")).to_be_visible()
    expect(page.get_by_text("You have not played here yet.")).to_be_visible()


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


def test_cards_are_found_by_chips_whose_counts_follow_each_other(page: Page) -> None:
    page.goto(f"/games/{GAME}/cards")
    cards = page.locator("[data-card]")
    _scroll_to_the_last_card(page)
    expect(cards).to_have_count(155)
    team = page.get_by_role("group", name="Team", exact=True)
    kind = page.get_by_role("group", name="Deck", exact=True)
    expect(kind.get_by_role("button", name="Stars 20")).to_be_visible()
    team.get_by_role("button", name="Haulers").click()
    expect(cards).to_have_count(15)
    expect(team.get_by_role("button", name="Sentinels 15")).to_be_visible()
    kind.get_by_role("button", name="Stars 5").click()
    expect(cards).to_have_count(5)
    team.get_by_role("button", name="Sentinels 5").click()
    expect(cards).to_have_count(10)
    page.get_by_role("button", name="Remove the filter Sentinels").click()
    expect(cards).to_have_count(5)
    page.get_by_label("Search all text on the cards").fill("sled")
    expect(cards).to_have_count(1)
    page.get_by_role("button", name="Clear all").click()
    _scroll_to_the_last_card(page)
    expect(cards).to_have_count(155)


def test_a_chosen_card_stands_beside_the_others_and_has_an_address(page: Page) -> None:
    page.goto(f"/games/{GAME}/cards?q=sled")
    cards = page.locator("[data-card]")
    expect(cards).to_have_count(1)
    cards.first.focus()
    page.keyboard.press("Space")
    detail = page.locator(".det")
    expect(detail).to_contain_text("blocking sled")
    expect(detail.get_by_role("heading", name="Rules that apply")).to_be_visible()
    check(page, "chosen card")
    link = detail.get_by_label("Link to this card").input_value()
    assert link.endswith(f"/games/{GAME}/cards/{cards.first.get_attribute('data-card')}")

    page.goto(link)
    expect(detail).to_contain_text("blocking sled")
    before = detail.get_by_role("heading", level=2).inner_text()
    detail.get_by_role("button", name="Next card").click()
    expect(detail.get_by_role("heading", level=2)).not_to_have_text(before)
    assert page.url != link


def test_on_a_phone_a_card_opens_over_the_others(new_page: NewPage) -> None:
    page = new_page(390, 844)
    page.goto(f"/games/{GAME}/cards?team=haulers&kind=star")
    page.locator("[data-card]").first.click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    check(page, "enlarged card")
    before = dialog.get_by_role("heading").first.inner_text()
    page.keyboard.press("ArrowRight")
    expect(dialog.get_by_role("heading").first).not_to_have_text(before)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    page.goto(f"/games/{GAME}/cards?card=hb01")
    expect(dialog).to_contain_text("Marisol Vane")
    assert page.url.endswith("/cards/hb01")


def test_a_card_tells_what_it_does_in_simulated_games(page: Page) -> None:
    figures = _figures(page)
    card = next(iter(figures["cards"]))
    page.goto(f"/games/{GAME}/cards/{card}")
    told = page.locator(".det")
    expect(told).to_contain_text("In simulated games")
    expect(told).to_contain_text(f"{figures['cards'][card]['drawn']['share'] * 100:.1f} %")
    unknown = next(
        one["id"] for one in ask(page, "GET", f"/api/games/{GAME}/cards") if one["id"] not in figures["cards"]
    )
    page.goto(f"/games/{GAME}/cards/{unknown}")
    expect(told).to_contain_text(unknown)
    expect(told).not_to_contain_text("In simulated games")


def _figures(page: Page) -> dict[str, Any]:
    figures: dict[str, Any] = ask(page, "GET", f"/api/games/{GAME}/gallery")["figures"]
    return figures


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
