"""Several people at one page: handed round behind a curtain, or the table in the middle with phones as hands."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from playcall.games import game_ids
from tests.web.conftest import NewPage
from tests.web.ended import OPTIONS
from tests.web.playing import ask, choose_by_keys, expect_no_scrolling, settle, wait_for_choice
from tests.web.sofa import DOWN, look_for_leaks, share, take, titles_of, to_the_curtain

HAND_OVERS = 4


def at_one_page(page: Page, game: str = "sport_jockeys") -> None:
    """Ann and Ben at a table of theirs, with the curtain down."""
    share(page, game, options=OPTIONS.get(game, {}))
    assert to_the_curtain(page)


@pytest.mark.parametrize("game", game_ids())
def test_no_hidden_card_is_in_the_page_while_it_changes_hands(page: Page, game: str) -> None:
    """A stretch of each game; `tests.torture.sofa` plays them to the end."""
    _, ears = share(page, game, options=OPTIONS.get(game, {}))
    titles = titles_of(page, game)
    held: list[str] = []
    while to_the_curtain(page) and len(held) < HAND_OVERS:
        look_for_leaks(page, ears, titles)
        held.append(take(page))
    assert set(held) == {"0", "1"}
    assert any(ears.hidden().values())


def test_set_up_at_one_device_and_lose_nothing_by_reloading(new_page: NewPage) -> None:
    page = new_page(390, 844, "light")
    page.goto("/games/sport_jockeys?mode=quick")
    page.get_by_role("button", name="At this device").click()
    expect(page.get_by_role("radio", name=re.compile("At this device"))).to_be_checked()
    expect(page.get_by_role("checkbox", name=re.compile("Rated"))).to_be_disabled()
    page.get_by_label("Name, Seat 1").fill("Ann")
    page.get_by_label("Name, Seat 2").fill("Ben")
    page.get_by_role("button", name="Start the game").click()
    assert to_the_curtain(page)
    settle(page)
    expect_no_scrolling(page)
    whose = page.locator(".curtain h1").inner_text()
    page.reload()
    expect(page.locator(".curtain h1")).to_have_text(re.compile("Hand over to\\s+(Ann|Ben)"))
    assert page.locator(".curtain h1").inner_text() == whose
    expect(page.locator(".hand")).to_have_count(0)
    page.locator(DOWN).wait_for()
    page.keyboard.press("Enter")
    expect(page.locator(".hand .slot[data-card]").first).to_be_visible()
    page.reload()
    expect(page.locator(".curtain h1")).to_have_text(re.compile("Hand over to"))
    expect(page.locator(".hand")).to_have_count(0)


def test_the_curtain_takes_back_the_last_choice_of_all(page: Page) -> None:
    at_one_page(page)
    first = take(page)
    assert to_the_curtain(page)
    assert page.locator(DOWN).get_attribute("data-next") != first
    page.get_by_role("button", name="Take back the last choice").click()
    expect(page.locator(".curtain")).to_have_attribute("data-next", first)


def test_whoever_has_it_in_hand_concedes_and_the_winner_is_named(page: Page) -> None:
    at_one_page(page)
    loser, winner = ("Ann", "Ben") if take(page) == "0" else ("Ben", "Ann")
    expect(page.get_by_role("tab", name="Chat")).to_have_count(0)
    page.keyboard.press("m")
    page.get_by_role("menuitem", name=f"{loser} concedes").click()
    page.get_by_role("menuitem", name=f"Yes, {loser} concedes this game").click()
    expect(page.locator("section.end .word")).to_contain_text(f"{winner} wins")
    before = page.url
    page.get_by_role("button", name="Rematch").first.click()
    page.wait_for_url(lambda url: url != before)
    expect(page.locator("section.end")).to_have_count(0)
    assert to_the_curtain(page)


def test_a_table_in_the_middle_and_two_phones(new_page: NewPage) -> None:
    table, phones = new_page(1180, 820), [new_page(390, 844), new_page(390, 844, "light")]
    table.goto("/games/highlights_2052?way=screen#own-table")
    table.get_by_role("button", name="Open the table").click()
    table.wait_for_url("**/t/*")
    codes = table.locator(".codes a")
    expect(codes).to_have_count(2)
    for phone, name, link in zip(
        phones, ("Ann", "Ben"), reversed([code.get_attribute("href") for code in codes.all()]), strict=True
    ):
        assert link is not None
        phone.goto(link)
        phone.get_by_label("Your name").fill(name)
        phone.get_by_role("button", name=re.compile("Sit down")).click()
    table.locator(".prompt").wait_for()
    people = ask(table, "GET", f"/api/tables/{table.url.rsplit('/', 1)[1]}")["table"]["seats"]
    assert [seat["people"][0]["name"] for seat in people] == ["Ben", "Ann"]
    for _ in range(8):
        while not (asked := [phone for phone in phones if phone.locator(".prompt[data-who=you]").count()]):
            table.wait_for_timeout(10)
        wait_for_choice(asked[0])
        choose_by_keys(asked[0])
    expect(table.locator(".hand")).to_have_count(0)
    cards = [
        set(phone.locator(".hand [data-card]").evaluate_all("all => all.map((one) => one.dataset.card)"))
        for phone in phones
    ]
    assert all(cards)
    assert not set(table.locator("[data-card]").evaluate_all("all => all.map((one) => one.dataset.card)")) & (
        cards[0] | cards[1]
    )
    for page in (table, *phones):
        settle(page)
        expect_no_scrolling(page)


def test_a_second_press_does_not_show_the_next_ones_cards(page: Page) -> None:
    at_one_page(page)
    take(page)
    for _ in range(20):
        page.keyboard.press("1")
        page.keyboard.press("Enter")
        if page.locator(".curtain").count():
            page.keyboard.press("Enter")
            break
    expect(page.locator(".curtain")).to_be_visible()
    expect(page.locator(".hand")).to_have_count(0)
