"""Whole games in real browsers: by keyboard, by mouse, by two people, with everything that can go wrong on the way."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import NewPage
from tests.web.playing import ask, choose_by_keys, score, sit_at, sit_down, wait_for_choice
from tests.web.server import Server

MOST_CHOICES = 400
LOOKS, LATER = 100, 50
PLY = "() => document.querySelector('.prompt').dataset.ply"
MOVED = "(before) => document.querySelector('.prompt').dataset.ply !== before"


def shown(page: Page) -> tuple[object, ...]:
    """What a table shows, to be compared."""
    parts = (".prompt h1", ".sb-score", ".pbp > li")
    return (
        page.evaluate(PLY),
        page.locator(".slot").count(),
        *(page.locator(part).all_inner_texts() for part in parts),
    )


def wait_until_alike(one: Page, other: Page) -> None:
    """Until both show the same; what one shows first the other shows a moment later."""
    for _ in range(LOOKS):
        if shown(one) == shown(other):
            return
        one.wait_for_timeout(LATER)
    assert shown(one) == shown(other)


def play_on(page: Page, choose: object, most: int = MOST_CHOICES) -> bool:
    """Choose and choose again; returns whether the game came to its end."""
    for _ in range(most):
        if not wait_for_choice(page):
            return True
        before = page.evaluate(PLY)
        choose(page)  # type: ignore[operator]
        page.wait_for_function(MOVED, arg=before)
    return False


def test_two_people_play_each_other_by_invite_link(new_page: NewPage) -> None:
    ann, bob = new_page(), new_page(390, 844, "light")
    ask(ann, "POST", "/api/guests", {"name": "Ann"})
    opened = ask(ann, "POST", "/api/tables", {"game": "highlights_2052", "seats": ["me", "open"]})
    ann.goto(f"/t/{opened['table']['id']}")
    expect(ann.get_by_role("heading", name="Waiting for players")).to_be_visible()

    bob.goto(f"/join/{opened['invite']}")
    bob.get_by_role("button", name=re.compile("Sit down|Play|Join", re.IGNORECASE)).first.click()
    for page in (ann, bob):
        page.locator(".prompt").wait_for()
    for n in range(40):
        asked = ann if ann.locator(".prompt[data-who=you]").count() else bob
        wait_for_choice(asked)
        ann_lays_a_card = asked is ann and n > 9 and ann.locator(".slot.is-legal").count() > 0
        choose_by_keys(asked)
        if ann_lays_a_card:
            break
    expect(ann.locator(".sb-score").first).to_be_visible()
    assert sorted(score(ann)) == sorted(score(bob))

    ann.keyboard.press("u")
    expect(bob.locator(".prompt h1")).to_contain_text("Ann would like to take back")
    bob.get_by_role("button", name="Rather not").click()


def test_a_spectator_sees_no_hand_and_has_no_buttons(new_page: NewPage) -> None:
    player, watcher = new_page(), new_page()
    table = sit_at(player, "Defend.answer")
    watcher.goto(f"/t/{table}")
    watcher.locator(".prompt h1").wait_for()
    expect(watcher.locator(".hand .slot")).to_have_count(0)
    expect(watcher.locator(".opts button")).to_have_count(0)
    own = player.locator(".slot[data-card]").evaluate_all("(slots) => slots.map((slot) => slot.dataset.card)")
    seen = watcher.content()
    assert own
    assert not [card for card in own if f'data-card="{card}"' in seen]


def test_two_tabs_of_one_person_stay_in_step(page: Page) -> None:
    table = sit_down(page)
    other = page.context.new_page()
    other.goto(f"/t/{table}")
    for _ in range(6):
        wait_for_choice(page)
        wait_for_choice(other)
        before = other.evaluate(PLY)
        choose_by_keys(page)
        other.wait_for_function(MOVED, arg=before)
    wait_until_alike(page, other)


def test_reloading_loses_nothing(page: Page) -> None:
    sit_at(page, "Defend.answer")
    play_on(page, choose_by_keys, 2)
    wait_for_choice(page)
    before = shown(page)
    page.reload()
    wait_for_choice(page)
    assert shown(page) == before


def test_a_restart_of_the_server_in_mid_game_loses_nothing(page: Page, server: Server) -> None:
    sit_at(page, "Defend.answer")
    play_on(page, choose_by_keys, 2)
    wait_for_choice(page)
    before = shown(page)
    server.stop()
    expect(page.get_by_text("The server does not answer.")).to_be_visible()
    server.start()
    expect(page.get_by_text("The server does not answer.")).to_be_hidden()
    assert shown(page) == before
    play_on(page, choose_by_keys, 4)


def test_taking_back_starts_again_from_there(page: Page) -> None:
    table = sit_at(page, "Defend.answer")
    play_on(page, choose_by_keys, 2)
    wait_for_choice(page)
    stood = ask(page, "GET", f"/api/tables/{table}")["position"]["acts"]
    before = page.evaluate(PLY)
    page.keyboard.press("u")
    page.wait_for_function(MOVED, arg=before)
    assert wait_for_choice(page)
    assert ask(page, "GET", f"/api/tables/{table}")["position"]["acts"] < stood
