"""Gridiron Fantasy Football in a real browser: a whole short game, set-up, calls, Challenges, kicks, both themes."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from playcall.contract import Text
from playcall.contract.speech import say
from tests.web.conftest import NewPage
from tests.web.ended import ended_table
from tests.web.playing import OVER, ask, expect_no_scrolling, look_at_the_table, sit_at, sit_down, wait_for_choice
from tests.web.server import Server
from tests.web.test_accessibility import check, looks

GAME = "gridiron_fantasy"
PACKAGE = f"playcall.games.{GAME}"
MOST_CHOICES = 320
PLY = "() => document.querySelector('.prompt').dataset.ply"
MOVED = "(before) => document.querySelector('.prompt').dataset.ply !== before"
GOLD = ".opts .btn.primary:not(.ghost)"
QUICK = {"length": "short", "team_cards": "3", "listed": "on", "deck1": "A", "deck2": "G", "home": "seat1"}
LEGAL = ".slot.is-legal"


def asked(page: Page) -> str:
    return page.locator(".prompt h1").inner_text()


def choose(page: Page) -> None:
    """Lay or call the first card in a Challenge or a call; otherwise what Enter takes, by keys alone."""
    before = page.evaluate(PLY)
    forward = page.locator(LEGAL).count() and re.search(r"call your Play|you trail", asked(page))
    if forward or not page.locator(GOLD).count():
        page.keyboard.press("1")
        if page.evaluate(PLY) == before and page.locator("[data-card][aria-pressed=true]").count():
            page.keyboard.press("Enter")
    else:
        page.keyboard.press("Enter")
    page.wait_for_function(MOVED, arg=before)


def play(page: Page, until: str = "") -> set[str]:
    """Play on until a question or to the end; returns the questions that were asked."""
    met: set[str] = set()
    for _ in range(MOST_CHOICES):
        if not wait_for_choice(page) or (until and re.search(until, asked(page))):
            break
        met.add(asked(page))
        choose(page)
    return met


def test_by_keyboard_alone_to_the_end_and_its_report(page: Page, server: Server) -> None:
    sit_at(page, "Scrimmage.call", GAME, options=QUICK)
    met = play(page, until="you (trail|lead)")
    assert any("call your Play" in question for question in met)
    table = ended_table(page, server, GAME, "won", short=20)
    page.goto(f"/t/{table}")
    play(page)
    expect(page.locator(OVER)).to_be_visible()
    expect_no_scrolling(page)
    look_at_the_table(page)
    expect(page.locator(".gridiron")).to_be_visible()
    expect_no_scrolling(page)
    page.goto(f"/t/{table}/report")
    told = ask(page, "GET", f"/api/tables/{table}/report")
    expect(page.locator(".dt tbody tr")).to_have_count(len(told["drives"]))
    expect(page.locator(".dt tbody tr").first).to_contain_text(say(Text(**told["drives"][0]["end"]), PACKAGE))
    check(page, "report")


def test_a_deck_a_team_and_playbooks_are_chosen(page: Page) -> None:
    sit_down(page, GAME, options={"deck2": "G", "home": "seat1"})
    wait_for_choice(page)
    page.get_by_role("button", name=re.compile("Snapjaws")).click()
    expect(page.get_by_role("heading", name=re.compile("Bayou Verde Snapjaws"))).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator(".prompt h1")).to_contain_text("Choose your Team cards: 0 of 5")
    expect(page.locator(".tray .one")).to_have_count(8)
    expect(page.get_by_text("face down")).to_have_count(5)
    page.keyboard.press("1")
    expect(page.locator(".tray [aria-pressed=true]")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator(".prompt h1")).to_contain_text("1 of 5")
    expect(page.locator(".hand .slot")).to_have_count(1)
    expect(page.locator(".sb")).to_contain_text("Snapjaws")


def test_a_call_and_a_challenge_say_what_they_would_do(page: Page) -> None:
    sit_at(page, "Scrimmage.call", GAME, options=QUICK)
    tags = page.locator(f"{LEGAL} .tag-text").all_inner_texts()
    assert tags
    assert all(re.fullmatch(r"(Run|Pass) (TD|0|[+−]\d+)", tag) for tag in tags), tags
    expect(page.get_by_role("img", name=re.compile("have the ball: 1st and"))).to_be_visible()
    sit_at(page, "Challenge.turn", GAME, options=QUICK)
    expect(page.locator(".arena .side")).to_have_count(2)
    expect(page.locator(".stake")).to_have_count(2)
    expect(page.locator(".nums")).to_have_text(re.compile(r"\d"))


def test_cards_are_committed_to_a_kick_by_pressing_them(page: Page) -> None:
    sit_at(page, "Kickoff.choose", GAME, options=QUICK)
    page.get_by_role("button", name="Run it back").click()
    page.locator(".commit").wait_for()
    cards = page.locator(".commit .one")
    expect(page.locator(GOLD)).to_have_text(re.compile("Commit nothing"))
    if cards.count():
        page.keyboard.press("1")
        expect(cards.first).to_have_attribute("aria-pressed", "true")
        expect(page.locator(GOLD)).to_have_text(re.compile("Commit (?!nothing)"))
        expect(page.locator(".commit .sum b")).not_to_have_text("0")
    before = page.evaluate(PLY)
    page.keyboard.press("Enter")
    page.wait_for_function(MOVED, arg=before)


def test_a_spectator_sees_the_field_and_no_hand(new_page: NewPage) -> None:
    player, watcher = new_page(), new_page(390, 844)
    table = sit_at(player, "Scrimmage.call", GAME, options=QUICK)
    watcher.goto(f"/t/{table}")
    expect(watcher.locator(".gridiron")).to_be_visible()
    expect(watcher.locator(".hand")).to_have_count(0)
    shown = set(watcher.locator("[data-card]").evaluate_all("(all) => all.map((one) => one.dataset.card)"))
    position = ask(watcher, "GET", f"/api/tables/{table}")["position"]
    open_cards = {card for zone in position["view"]["zones"].values() for card in zone["cards"] or []}
    assert shown <= open_cards


def test_four_coaches_and_tag_team_sit_down(new_page: NewPage) -> None:
    for form, more in (("shared", {"length": "short"}), ("tag", {})):
        page = new_page(390, 844)
        decks = {f"deck{n}": letter for n, letter in enumerate("ABCD", 1)}
        options = {"form": form, "players": "4", "listed": "on", "team_cards": "3", **decks, **more}
        sit_down(page, GAME, options=options, seats=["me", "random", "random", "random"])
        wait_for_choice(page)
        expect(page.locator(".sb-score")).to_have_count(2)
        expect_no_scrolling(page)


def test_axe_finds_nothing(page: Page) -> None:
    sit_down(page, GAME, options={key: value for key, value in QUICK.items() if key != "deck1"})
    wait_for_choice(page)
    check(page, "franchises")
    sit_at(page, "Challenge.turn", GAME, options=QUICK)
    if page.locator(LEGAL).count():
        page.locator(LEGAL).first.click()
    for look in looks(page, 0, 3):
        check(page, f"a Challenge, {look}")
        expect_no_scrolling(page)
