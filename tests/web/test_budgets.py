"""The budgets: bytes of the first load, and nothing that jumps while playing. tests.torture.browser measures speed."""

from __future__ import annotations

import pytest

from playcall.games import game_ids
from tests.web.conftest import NewPage
from tests.web.playing import choose_by_keys, settle, sit_at, sit_down, wait_for_choice

FIRST_LOAD = 250_000
COLD_TABLE = 250_000
"""Bytes over the wire, compressed; of what a browser that was never here loads."""
CHOICES = 12
SHIFT = 0.1
"""Cumulative layout shift that counts as good; what follows one's own key until the next question is left out."""

BYTES = """() => [...performance.getEntriesByType("resource"), ...performance.getEntriesByType("navigation")]
  .reduce((sum, entry) => sum + entry.encodedBodySize, 0)"""
PARTS = '[".sb", ".opp", ".field", ".rail", ".prompt", ".hand", ".dock"]'
WATCH = f"""() => {{
  Object.assign(window, {{ shifts: 0, jumps: [], playing: false }});
  addEventListener("keydown", () => (window.playing = true), {{ capture: true }});
  const parts = {PARTS}.join(", ");
  new PerformanceObserver((list) => {{
    for (const entry of list.getEntries()) {{
      if (!window.playing) window.shifts += entry.value;
      const moved = entry.sources.map(({{ node }}) => node).filter((node) => node?.matches?.(parts));
      window.jumps.push(...moved.map((node) => node.className));
    }}
  }}).observe({{ type: "layout-shift" }});
}}"""
"""Notes what shifts while a question stands, and at any time whatever moves a part of the frame."""
PLACES = f"""() => {PARTS}.map((part) => {{
  const box = document.querySelector(part)?.getBoundingClientRect();
  return box ? [part, ...[box.x, box.y, box.width, box.height].map(Math.round)].join(" ") : part;
}})"""


def test_the_first_load_is_small(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/", wait_until="networkidle")
    size = page.evaluate(BYTES)
    assert 20_000 < size < FIRST_LOAD, f"The home page loads {size} bytes."


@pytest.mark.parametrize("game", game_ids())
def test_a_table_opened_cold_is_small(new_page: NewPage, game: str) -> None:
    page = new_page()
    options = {"mode": "friendly"} if game == "masters_football" else {}
    sit_down(page, game, options=options)
    wait_for_choice(page)
    page.wait_for_load_state("networkidle")
    size = page.evaluate(BYTES)
    assert 20_000 < size < COLD_TABLE, f"The table of {game} loads {size} bytes."


def test_nothing_jumps_while_playing(new_page: NewPage) -> None:
    for width, height in ((1440, 900), (390, 844)):
        page = new_page(width, height)
        sit_at(page, "Defend.answer")
        places: list[list[str]] = []
        for n in range(CHOICES):
            wait_for_choice(page)
            settle(page)
            if n == 0:
                page.evaluate(WATCH)
            places.append(page.evaluate(PLACES))
            page.evaluate("window.playing = false")
            choose_by_keys(page)
        assert not [place for place in places if place != places[0]]
        assert page.evaluate("window.jumps") == []
        shifts = page.evaluate("window.shifts")
        assert shifts < SHIFT, f"At {width} pixels the layout shifts by {shifts:.3f}."
