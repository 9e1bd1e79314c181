"""Several people at one page, for tests: hand it round, choose, and look for what nobody should see."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, WebSocket

from playcall.tables.audience import merge
from tests.web.playing import ask

DOWN = ".curtain[data-ready=true]"
STEP = """([most]) => {
  const find = (what) => document.querySelector(what);
  if (find("section.end:not([hidden])")) return "over";
  if (find(".curtain[data-ready=true]")) return "down";
  const press = (key) =>
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  if (find(".banner, .film")) press("Escape");
  const prompt = find(".prompt[data-who=you]");
  if (!prompt) return false;
  const at = `${prompt.dataset.decision} ${prompt.dataset.ply}`;
  if (window.asked !== at && (window.choices = (window.choices ?? 0) + 1) > most) return "enough";
  window.tries = window.asked === at ? window.tries + 1 : 0;
  const button = find(".opts .btn:not(.ghost, .coach-btn)");
  if (window.tries && button) button.click();
  else press("11234567890"[window.tries % 11]);
  window.asked = at;
  return false;
}"""
"""One person's turn, choice by choice: the first option each time, until the curtain is down or the game over."""
CARDS = "() => [...document.querySelectorAll('[data-card]')].map((one) => one.dataset.card)"


class Ears:
    """What a page is sent about a table: by whom the device was held then, and the views as they came to be."""

    def __init__(self, page: Page) -> None:
        self.before = ""
        """The page while nobody had looked yet."""
        self.frames: list[tuple[str, dict[str, Any]]] = []
        self.views: dict[str, dict[str, Any]] = {}
        self.checked = 0
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        held = re.search(r"hold=(\d+)", socket.url)
        who = held[1] if held else ""
        if "/api/tables/" in socket.url:
            socket.on("framereceived", lambda payload: self._hear(who, json.loads(payload)))

    def _hear(self, who: str, message: dict[str, Any]) -> None:
        self.frames.append((who, message))
        if message["type"] == "hello":
            self.views[who] = message["view"]
        elif message["type"] == "update":
            self.views[who] = merge(self.views[who], message["delta"])

    def hidden(self) -> dict[str, set[str]]:
        """The cards that each person holds and nobody else may see, by place."""
        public = self.views[""]["zones"]
        closed = {name for name, zone in public.items() if zone["cards"] is None}
        return {
            who: {card for name in closed for card in view["zones"][name]["cards"] or ()}
            for who, view in self.views.items()
            if who
        }

    def public(self) -> set[str]:
        """Every card that was ever open to all."""
        views = [told.get("view", told.get("delta", {})) for who, told in self.frames if not who]
        zones = (zone for view in views for zone in view.get("zones", {}).values())
        return {card for zone in zones for card in zone["cards"] or ()}


def share(page: Page, game: str, names: tuple[str, ...] = ("Ann", "Ben"), **wish: object) -> tuple[str, Ears]:
    """Open a table for several people at this page and go there; returns its id and what the page hears."""
    ask(page, "POST", "/api/guests", {})
    seats = [f"here:{name}" for name in names]
    opened = ask(page, "POST", "/api/tables", {"game": game, "seats": seats, **wish})
    ears = Ears(page)
    page.goto(f"/t/{opened['table']['id']}")
    return opened["table"]["id"], ears


def titles_of(page: Page, game: str) -> dict[str, str]:
    """What is printed on each card, by its id."""
    return {card["id"]: card["title"] for card in ask(page, "GET", f"/api/games/{game}/cards?brief=true")}


def to_the_curtain(page: Page, most: int = 10_000) -> bool:
    """Choose until the device must change hands; returns whether it must: the game may be over, or enough chosen."""
    came: str = page.wait_for_function(STEP, arg=[most], polling=15).json_value()
    return came == "down"


def take(page: Page) -> str:
    """Whoever is to take the device does; returns the place."""
    place = page.locator(DOWN).get_attribute("data-next")
    assert place is not None
    page.evaluate("document.querySelector('.curtain .primary').click()")
    page.wait_for_selector(".prompt[data-who=you]")
    return place


def look_for_leaks(page: Page, ears: Ears, titles: dict[str, str]) -> None:
    """While the curtain is down: no card of anybody's hand in the page, and none was sent to it since it fell."""
    known, hidden = ears.public(), set().union(*ears.hidden().values())
    mine = hidden - known
    lying = mine & set(page.evaluate(CARDS))
    assert not lying, f"hidden cards lie in the page: {lying}"
    assert not page.locator(".hand").count(), "a hand lies open, whatever all have seen of it"
    for who, message in ears.frames[ears.checked :]:
        if not who:
            assert not message.get("question"), "a question was sent to everybody"
    ears.checked = len(ears.frames)
    seen = {titles.get(card) for card in known}
    told = page.evaluate("document.body.innerHTML")
    ears.before = ears.before or told
    secret = {title for card in mine if (title := titles.get(card)) and title not in seen}
    named = [title for title in secret if title in _without(told, title, seen) and title not in ears.before]
    assert not named, f"hidden cards are named in the page: {named}"


def _without(told: str, title: str, seen: set[str | None]) -> str:
    """A page without the open cards whose longer names a title is a part of."""
    for other in seen:
        if other and title in other:
            told = told.replace(other, "")
    return told
