"""Ask the coach at the table, and the review after the game, in every game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from playcall.contract import Game
from playcall.games import game_ids, load
from tests.effort import pass_through
from tests.web.conftest import NewPage
from tests.web.playing import ask, open_table, play_on, sit_down
from tests.web.test_accessibility import check

WITH_OUTLOOK = [game for game in game_ids() if type(load(game)).outlook is not Game.outlook]
TURNS = {
    "masters_football": 30, "sport_jockeys": 24, "masters_gridiron": 8, "highlights_2052": 24, "gridiron_fantasy": 60,
}  # fmt: skip
"""Own choices until the game is well under way."""


def under_way(page: Page, game: str) -> str:
    """A table in the middle of a game."""
    seats = ["me", "random", "random", "random"] if game == "masters_football" else ["me", "random"]
    options = {"teams": "tidebreakers,haulers"} if game == "highlights_2052" else {}
    table = open_table(page, game, seats=seats, options=options)
    play_on(page, table, most=TURNS.get(game, 20))
    return table


@pytest.mark.parametrize("game", pass_through(WITH_OUTLOOK, 0, 2))
def test_the_coach_and_the_review_of_a_game(new_page: NewPage, game: str) -> None:
    page = new_page()
    table = under_way(page, game)
    page.goto(f"/t/{table}")
    page.locator(".prompt[data-who=you]").wait_for()
    page.keyboard.press("c")
    page.get_by_role("button", name="Ask the coach").first.click()
    first = page.locator(".coach-line").first
    expect(first).to_contain_text("%")
    expect(first.locator(".margin")).to_contain_text(re.compile(r"About \d+\.\d points (ahead|behind) in the end"))
    shares = [int(text.split()[0]) for text in page.locator(".coach-line .num").all_inner_texts()]
    assert shares == sorted(shares, reverse=True)

    ask(page, "POST", f"/api/tables/{table}/concede")
    page.goto(f"/t/{table}/report")
    split = page.locator(".split")
    expect(split).to_contain_text("Luck and choices")
    expect(split.locator(".num")).to_have_count(3)
    check(page, f"report of {game}")

    page.goto(f"/t/{table}/replay?ply=20")
    strip = page.locator(".strip:has(.plot)")
    expect(strip).to_contain_text("%")
    turn = strip.get_by_role("button").first
    if turn.count():
        before = page.locator("input[type=range]").input_value()
        turn.click()
        expect(page.locator("input[type=range]")).not_to_have_value(before)


def test_the_coach_answers_on_a_phone(new_page: NewPage) -> None:
    page = new_page(390, 844)
    sit_down(page, options={"teams": "tidebreakers,haulers"})
    page.locator(".prompt[data-who=you]").wait_for()
    page.get_by_role("button", name="Coach").last.click()
    page.get_by_role("button", name="Ask the coach").last.click()
    expect(page.locator(".coach-line").first).to_contain_text("%")
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
