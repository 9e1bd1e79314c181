"""What a person does at a table, for tests: sit down, choose, wait for the turn."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

ASK = """async ([method, path, body]) => {
  const headers = { "X-Playcall": "1", "Content-Type": "application/json" };
  const answer = await fetch(path, { method, headers, body: body === null ? undefined : JSON.stringify(body) });
  return answer.json();
}"""
MINE = ".prompt[data-who=you] .opts .btn:not(.coach-btn), .prompt[data-who=you] ~ .hand .slot.is-legal"

TAKEN_OR_CONSIDERED = """(before) => document.querySelector(".prompt").dataset.ply !== before ||
  document.querySelector("[data-card][aria-pressed=true]")"""
OVER = ".opts a[href$='/report']"


def ask(page: Page, method: str, path: str, body: object = None) -> Any:
    """A request of the interface, as whoever the page's browser belongs to."""
    return page.evaluate(ASK, [method, path, body])


def sit_down(page: Page, game: str = "highlights_2052", **wish: object) -> str:
    """Open a table as a guest and go there; returns its id."""
    if page.url == "about:blank":
        page.goto("/help")
    ask(page, "POST", "/api/guests", {})
    opened = ask(page, "POST", "/api/tables", {"game": game, "seats": ["me", "random"], **wish})
    table: str = opened["table"]["id"]
    page.goto(f"/t/{table}")
    return table


def wait_for_choice(page: Page) -> bool:
    """Wait until it is one's own choice, or the game is over; returns whether there is something to choose."""
    page.wait_for_selector(f"{MINE}, {OVER}")
    return page.locator(OVER).count() == 0


def choose_by_keys(page: Page) -> None:
    """Take the first option, whatever it is, with the keyboard alone."""
    before = page.locator(".prompt").get_attribute("data-ply")
    page.keyboard.press("1")
    page.wait_for_function(TAKEN_OR_CONSIDERED, arg=before)
    if page.locator("[data-card][aria-pressed=true]").count():
        page.keyboard.press("Enter")


def play_to_a_hand(page: Page) -> None:
    """Go on until there is a hand to choose from, in the middle of the first half."""
    for _ in range(40):
        wait_for_choice(page)
        if page.locator(".slot.is-legal").count() and int(page.locator(".prompt").get_attribute("data-ply") or 0) > 9:
            return
        choose_by_keys(page)
        page.wait_for_timeout(100)
    raise AssertionError("There was no hand to choose from.")


def score(page: Page) -> list[str]:
    return page.locator(".sb-score").all_inner_texts()


def expect_no_scrolling(page: Page) -> None:
    sizes = page.evaluate(
        "[document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]"
    )
    assert max(sizes) <= 0, f"The page scrolls by {sizes}."
