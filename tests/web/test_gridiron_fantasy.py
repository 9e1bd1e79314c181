"""Gridiron Fantasy Football in a real browser: a whole short game, set-up, calls, Challenges, kicks, both themes."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import NewPage
from tests.web.playing import OVER, ask, expect_no_scrolling, sit_down, wait_for_choice
from tests.web.test_accessibility import check

GAME = "gridiron_fantasy"
MOST_CHOICES = 320
PLY = "() => document.querySelector('.prompt').dataset.ply"
MOVED = "(before) => document.querySelector('.prompt').dataset.ply !== before"
STILL = "() => document.getAnimations().every((one) => one.effect.getComputedTiming().endTime === Infinity)"
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


def test_a_whole_short_game_by_keyboard_alone_and_its_report(page: Page) -> None:
    table = sit_down(page, GAME, options={**QUICK, "play_guard": "20"})
    met = play(page)
    expect(page.locator(OVER)).to_be_visible()
    assert any("call your Play" in question for question in met)
    assert any("you trail" in question or "you lead" in question for question in met)
    expect(page.locator(".gridiron")).to_be_visible()
    expect_no_scrolling(page)
    page.goto(f"/t/{table}/report")
    told = ask(page, "GET", f"/api/tables/{table}/report")
    expect(page.locator(".dt tbody tr")).to_have_count(len(told["drives"]))
    expect(page.locator(".dt tbody tr").first).to_contain_text(told["drives"][0]["end"])
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
    sit_down(page, GAME, options=QUICK)
    play(page, until="call your Play")
    tags = page.locator(f"{LEGAL} .tag-text").all_inner_texts()
    assert tags
    assert all(re.fullmatch(r"(Run|Pass) (TD|0|[+−]\d+)", tag) for tag in tags), tags
    expect(page.get_by_role("img", name=re.compile("has the ball: 1st and"))).to_be_visible()
    choose(page)
    play(page, until="you (trail|lead)")
    expect(page.locator(".arena .side")).to_have_count(2)
    expect(page.locator(".stake")).to_have_count(2)
    expect(page.locator(".nums")).to_have_text(re.compile(r"\d"))


def test_cards_are_committed_to_a_kick_by_pressing_them(page: Page) -> None:
    sit_down(page, GAME, options=QUICK)
    play(page, until="Stay put")
    page.get_by_role("button", name="Run it back").click()
    page.locator(".commit").wait_for()
    cards = page.locator(".commit .one")
    expect(page.locator(GOLD)).to_have_text(re.compile("Commit nothing"))
    if cards.count():
        page.keyboard.press("1")
        expect(cards.first).to_have_attribute("aria-pressed", "true")
        expect(page.locator(GOLD)).to_have_text(re.compile("Commit one card"))
        expect(page.locator(".commit .sum b")).not_to_have_text("0")
    before = page.evaluate(PLY)
    page.keyboard.press("Enter")
    page.wait_for_function(MOVED, arg=before)


def test_a_spectator_sees_the_field_and_no_hand(new_page: NewPage) -> None:
    player, watcher = new_page(), new_page(390, 844)
    table = sit_down(player, GAME, options=QUICK)
    play(player, until="call your Play")
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
    play(page, until="you (trail|lead)")
    if page.locator(LEGAL).count():
        page.locator(LEGAL).first.click()
    for width, height, theme in ((1440, 900, "dark"), (390, 844, "dark"), (390, 844, "light"), (1440, 900, "light")):
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        page.wait_for_function(STILL)
        check(page, f"a Challenge, {width} {theme}")
        expect_no_scrolling(page)
