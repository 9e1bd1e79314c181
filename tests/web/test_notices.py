"""Browser notifications: asked for only on a person's wish, told once for each turn, and only in the background."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.playing import ask, sit_down, wait_for_choice

PRETEND = """
  window.notes = []; window.asked = 0; window.away = false;
  window.Notification = class {
    static permission = sessionStorage.getItem("may") ?? "default";
    static async requestPermission() {
      window.asked += 1;
      sessionStorage.setItem("may", "granted");
      return (this.permission = "granted");
    }
    constructor(title) { window.notes.push(title); }
  };
  Object.defineProperty(Document.prototype, "visibilityState", { get: () => (window.away ? "hidden" : "visible") });
"""
"""A browser without anybody in front of it: what it would ask and show is written down."""


def test_a_page_in_the_background_tells_of_a_turn_once_it_was_wished_for(page: Page) -> None:
    page.add_init_script(PRETEND)
    page.goto("/settings")
    box = page.get_by_role("checkbox", name="Tell me when it is my turn")
    expect(box).not_to_be_checked()
    assert page.evaluate("asked") == 0
    box.click()
    expect(box).to_be_checked()
    assert page.evaluate("asked") == 1
    table = sit_down(page)
    wait_for_choice(page)
    assert page.evaluate("notes") == []
    page.evaluate("window.away = true")
    question = ask(page, "GET", f"/api/tables/{table}")["position"]["question"]
    move = {"decision": question["decision"], "token": question["options"][0]["token"]}
    ask(page, "POST", f"/api/tables/{table}/act", move)
    page.wait_for_function("() => notes.length > 0")
    assert page.evaluate("notes") == ["Your turn: Football Highlights 2052"]
