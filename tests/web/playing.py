"""What a person does at a table, for tests: sit down, choose, wait for the turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

MINE = ".prompt[data-who=you] .opts .btn:not(.coach-btn), .prompt[data-who=you] ~ .hand .slot.is-legal"

TAKEN_OR_CONSIDERED = """(before) => document.querySelector(".prompt").dataset.ply !== before ||
  document.querySelector(".prompt").dataset.who !== "you" ||
  document.querySelector("[data-card][aria-pressed=true]")"""
TAKEN = """(before) => document.querySelector(".prompt").dataset.ply !== before ||
  document.querySelector(".prompt").dataset.who !== "you" """
"""Where there was but one option, the table may have taken it by itself, and asks no more."""
SETTLED = """() => document.fonts.status === "loaded" && document.getAnimations().every((move) =>
  move.playState !== "running" || move.effect.getComputedTiming().endTime === Infinity)"""
OVER = "section.end"
MOST_CHOICES = 600
TIMEOUT = 90_000
"""How long anything may take on a busy machine; what is there at once does not wait."""


def ask(page: Page, method: str, path: str, body: object = None) -> Any:
    """A request of the interface, as whoever the page's browser belongs to; the page itself need not be open yet."""
    return page.request.fetch(path, method=method, headers={"X-Playcall": "1"}, data=body, timeout=TIMEOUT).json()


def open_table(page: Page, game: str = "highlights_2052", **wish: object) -> str:
    """Open a table as a guest; returns its id."""
    ask(page, "POST", "/api/guests", {})
    opened = ask(page, "POST", "/api/tables", {"game": game, "seats": ["me", "random"], **wish})
    table: str = opened["table"]["id"]
    return table


def sit_down(page: Page, game: str = "highlights_2052", **wish: object) -> str:
    """Open a table as a guest and go there; returns its id."""
    table = open_table(page, game, **wish)
    page.goto(f"/t/{table}")
    return table


Stop = Callable[[str], bool]


def play_on(page: Page, table: str, stop: Stop = lambda kind: False, most: int = MOST_CHOICES) -> str | None:
    """Choose without the page, always the same, until a question of a kind to stop at, by the step that asks.

    Returns its kind; nothing when the game is over or the choices are made before.
    """
    for _ in range(most):
        while not (question := (position := ask(page, "GET", f"/api/tables/{table}")["position"])["question"]):
            if position["result"]:
                return None
            page.wait_for_timeout(10)
        kind: str = position["view"]["where"] or question["prompt"]["id"]
        if stop(kind):
            return kind
        number, options = question["decision"], question["options"]
        token = options[((number + 1) * 2654435761 % 2**32 >> 8) % len(options)]["token"]
        ask(page, "POST", f"/api/tables/{table}/act", {"decision": number, "token": token})
    return None


def sit_at(page: Page, kind: str, game: str = "highlights_2052", **wish: object) -> str:
    """Sit down at a table where this is asked now, by the step that asks; returns its id."""
    table = open_table(page, game, **wish)
    assert play_on(page, table, lambda asked: asked == kind), f"{kind} was never asked."
    page.goto(f"/t/{table}")
    wait_for_choice(page)
    return table


def wait_for_choice(page: Page) -> bool:
    """Wait until it is one's own choice, or the game is over; returns whether there is something to choose."""
    page.wait_for_selector(f"{MINE}, {OVER}")
    return page.locator(OVER).count() == 0


def look_at_the_table(page: Page) -> None:
    """From the scene of the end back to the table as it was left."""
    page.get_by_role("button", name="Look at the table").click()
    page.locator(OVER).wait_for(state="detached")


def choose_by_keys(page: Page) -> None:
    """Take the first option, whatever it is, with the keyboard alone."""
    before = page.locator(".prompt").get_attribute("data-ply")
    page.keyboard.press("1")
    page.wait_for_function(TAKEN_OR_CONSIDERED, arg=before)
    if page.locator("[data-card][aria-pressed=true]").count():
        page.keyboard.press("Enter")
    page.wait_for_function(TAKEN, arg=before)


def settle(page: Page) -> None:
    """Wait until the fonts are there and nothing moves any more."""
    page.wait_for_function(SETTLED)


def score(page: Page) -> list[str]:
    return page.locator(".sb-score").all_inner_texts()


def expect_no_scrolling(page: Page) -> None:
    sizes = page.evaluate(
        "[document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]"
    )
    assert max(sizes) <= 0, f"The page scrolls by {sizes}."
