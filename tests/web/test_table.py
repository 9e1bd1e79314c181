"""The parts of the table frame: menu, chat, rules, windows, keys, clocks, languages."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.web.conftest import NewPage
from tests.web.playing import (
    TAKEN,
    ask,
    expect_no_scrolling,
    settle,
    sit_at,
    sit_down,
    wait_for_choice,
)


def in_play(page: Page) -> str:
    """A table with a hand to choose from."""
    return sit_at(page, "Defend.answer")


def test_a_line_opens_the_rule_behind_it(page: Page) -> None:
    in_play(page)
    link = page.locator(".pbp .rule").first
    rule = link.inner_text()
    link.click()
    wanted = page.locator(".rule-item.is-wanted")
    expect(wanted.locator("dt")).to_have_text(rule)
    expect(wanted).to_be_focused()


def test_rules_are_searched_and_those_of_the_phase_come_first(page: Page) -> None:
    in_play(page)
    page.keyboard.press("r")
    expect(page.get_by_text("In force now")).to_be_visible()
    page.get_by_role("searchbox").fill("overtime")
    found = page.locator(".rule-item")
    expect(found.first).to_be_visible()
    assert all("overtime" in text.lower() for text in found.locator("dd").all_inner_texts()[:3]) or found.count()
    page.get_by_role("searchbox").fill("no such word anywhere")
    expect(page.get_by_text("No rule says that")).to_be_visible()


def test_the_coach_answers_with_reasons(page: Page) -> None:
    in_play(page)
    page.keyboard.press("c")
    page.locator(".coach-line").first.wait_for()
    page.locator(".coach-line").first.get_by_role("button", name="Show me").click()
    expect(page.locator(".slot.is-selected, .btn.primary").first).to_be_visible()


def test_considering_a_card_explains_it_and_escape_puts_it_back(page: Page) -> None:
    in_play(page)
    page.keyboard.press("2")
    expect(page.locator(".slot.is-selected")).to_have_count(1)
    expect(page.locator(".prompt-hint")).not_to_be_empty()
    page.keyboard.press("Escape")
    expect(page.locator(".slot.is-selected")).to_have_count(0)


def test_arrows_walk_the_hand_and_space_enlarges(page: Page) -> None:
    in_play(page)
    slots = page.locator(".hand .slot[data-card]")
    slots.first.focus()
    page.keyboard.press("ArrowRight")
    expect(slots.nth(1)).to_be_focused()
    page.keyboard.press("End")
    expect(slots.last).to_be_focused()
    page.keyboard.press("Space")
    expect(page.locator("dialog[open]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(slots.last).to_be_focused()


def test_the_focus_stays_in_the_hand_when_its_card_is_played(page: Page) -> None:
    in_play(page)
    page.locator(".slot.is-legal").first.focus()
    before = page.locator(".prompt").get_attribute("data-ply")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    page.wait_for_function(TAKEN, arg=before)
    wait_for_choice(page)
    settle(page)
    assert page.evaluate("document.activeElement.closest('.hand, .prompt') !== null")


def test_a_report_of_a_rules_bug_is_a_file_with_everything_seen(page: Page, tmp_path: Path) -> None:
    table = in_play(page)
    page.keyboard.press("m")
    with page.expect_download() as download:
        page.get_by_role("menuitem", name="Report a rules bug").click()
    file = tmp_path / "bug.json"
    download.value.save_as(file)
    report = json.loads(file.read_text(encoding="utf-8"))
    assert report["table"] == table
    assert report["events"]
    assert report["view"]["zones"]


def test_starting_again_opens_another_table_of_the_same_kind(page: Page) -> None:
    first = in_play(page)
    page.keyboard.press("m")
    page.get_by_role("menuitem", name="Start again").click()
    page.get_by_role("menuitem", name=re.compile("Yes, leave")).click()
    page.wait_for_url(lambda address: "/t/" in address and first not in address)
    assert wait_for_choice(page)


def test_two_people_talk(new_page: NewPage) -> None:
    ann, bob = new_page(), new_page()
    for page, name in ((ann, "Ann"), (bob, "Bob")):
        ask(page, "POST", "/api/guests", {"name": name})
    opened = ask(
        ann, "POST", "/api/tables", {"game": "highlights_2052", "seats": ["me", "open"], "clock": "bank 600 5"}
    )
    table = opened["table"]["id"]
    ask(bob, "POST", f"/api/tables/{table}/join", {"invite": opened["invite"]})
    for page in (ann, bob):
        page.goto(f"/t/{table}")
        page.get_by_role("tab", name="Chat").click()
    ann.get_by_role("button", name="Good luck!").click()
    expect(bob.locator(".lines")).to_contain_text("Ann Good luck!")
    bob.get_by_label("Write something").fill("<b>Thanks & hello</b>")
    bob.keyboard.press("Enter")
    expect(ann.locator(".lines")).to_contain_text("Bob <b>Thanks & hello</b>")
    expect(ann.get_by_role("timer").first).to_be_visible()


def test_what_is_considered_stays_while_another_answers(new_page: NewPage) -> None:
    """Two are asked at once: neither waits for the other, and neither is disturbed by the other."""
    ann, bob = new_page(), new_page()
    for page in (ann, bob):
        ask(page, "POST", "/api/guests", {})
    options = {"length": "short", "deck1": "A", "deck2": "G", "home": "seat1"}
    opened = ask(ann, "POST", "/api/tables", {"game": "gridiron_fantasy", "seats": ["me", "open"], "options": options})
    table = opened["table"]["id"]
    ask(bob, "POST", f"/api/tables/{table}/join", {"invite": opened["invite"]})
    for page in (ann, bob):
        page.goto(f"/t/{table}")
        expect(page.locator(".prompt h1")).to_contain_text("0 of 5")
    ann.keyboard.press("2")
    considered = ann.locator("[data-card][aria-pressed=true]").get_attribute("data-card")
    before = ann.locator(".prompt").get_attribute("data-ply")
    bob.keyboard.press("1")
    bob.keyboard.press("Enter")
    expect(bob.locator(".prompt h1")).to_contain_text("1 of 5")
    ann.wait_for_function("(before) => document.querySelector('.prompt').dataset.ply !== before", arg=before)
    expect(ann.locator("[data-card][aria-pressed=true]")).to_have_attribute("data-card", considered or "")
    ann.keyboard.press("Enter")
    expect(ann.locator(".prompt h1")).to_contain_text("1 of 5")


def test_the_waiting_room_shows_the_invite_as_link_and_code(page: Page) -> None:
    ask(page, "POST", "/api/guests", {})
    opened = ask(page, "POST", "/api/tables", {"game": "highlights_2052", "seats": ["me", "open"]})
    table = opened["table"]["id"]
    page.goto("/help")
    page.evaluate(
        "([table, invite]) => localStorage.setItem(`playcall.invite.${table}`, invite)", [table, opened["invite"]]
    )
    page.goto(f"/t/{table}")
    expect(page.get_by_label("Invite link", exact=True)).to_have_value(re.compile(f"/join/{opened['invite']}$"))
    expect(page.get_by_role("img", name="The invite link as a QR code")).to_be_visible()


def test_a_table_that_is_not_there_says_so(page: Page) -> None:
    page.goto("/t/nowhere")
    expect(page.get_by_role("alert")).to_contain_text("no such table", ignore_case=True)


def test_the_table_in_german(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/help")
    page.evaluate("localStorage.setItem('playcall.settings', JSON.stringify({ language: 'de' }))")
    sit_down(page)
    wait_for_choice(page)
    expect(page.get_by_role("tab", name="Verlauf")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "de")


def test_nothing_scrolls_on_any_screen(new_page: NewPage) -> None:
    page = new_page()
    in_play(page)
    for width, height in ((1440, 900), (1280, 720), (834, 1112), (390, 844), (360, 640)):
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        expect_no_scrolling(page)


def test_a_double_click_does_not_concede(page: Page) -> None:
    in_play(page)
    page.keyboard.press("m")
    page.get_by_role("menuitem", name="Concede").dblclick()
    sure = page.get_by_role("menuitem", name="Yes, concede")
    expect(sure).to_be_visible()
    page.get_by_role("menuitem", name="No, play on").click()
    expect(sure).to_have_count(0)
    expect(page.locator(".prompt")).to_have_attribute("data-who", "you")


def test_the_rail_is_open_where_there_is_room_and_remembers_otherwise(new_page: NewPage) -> None:
    page = new_page(1366, 625)
    sit_down(page)
    wait_for_choice(page)
    expect(page.get_by_role("tab", name="Rules")).to_be_visible()
    page.get_by_role("button", name="Got it").click()
    expect(page.get_by_role("tab", name="Rules")).to_have_count(0)
    page.keyboard.press("r")
    expect(page.get_by_role("tab", name="Rules")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("tab", name="Rules")).to_have_count(0)
    page.get_by_role("button", name="Unfold").click()
    page.reload()
    expect(page.get_by_role("tab", name="Rules")).to_be_visible()
    page.get_by_role("button", name="Fold away").click()
    page.set_viewport_size({"width": 1920, "height": 1080})
    expect(page.get_by_role("tab", name="Rules")).to_have_count(0)


def test_a_considered_card_rises_and_stays_clear_of_the_question(new_page: NewPage) -> None:
    page = new_page(1366, 625)
    in_play(page)
    page.keyboard.press("2")
    settle(page)
    card = page.locator(".slot.is-selected .rise").bounding_box()
    tops = {part: page.locator(part).bounding_box() for part in (".field", ".hand", ".prompt")}
    assert card
    field, hand, prompt = (box for box in tops.values() if box)
    assert card["y"] + card["height"] <= prompt["y"] + 1
    assert hand["y"] - 118 <= card["y"] < hand["y"]
    assert (prompt["height"], hand["height"], field["height"]) == (46, 126, 405)
