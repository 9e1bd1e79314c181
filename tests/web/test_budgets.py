"""The budgets: bytes of the first load, and nothing that jumps while playing. tests.torture.browser measures speed."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.web.conftest import NewPage
from tests.web.playing import choose_by_keys, sit_down, wait_for_choice

FIRST_LOAD = 250_000
"""Bytes over the wire, compressed."""
SHIFT = 0.1
"""Cumulative layout shift that counts as good; what follows one's own key within half a second is left out."""

BYTES = """() => [...performance.getEntriesByType("resource"), ...performance.getEntriesByType("navigation")]
  .reduce((sum, entry) => sum + entry.encodedBodySize, 0)"""
WATCH = """() => {
  window.shifts = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifts += entry.value;
  }).observe({ type: "layout-shift" });
}"""
PLACES = """() => [".sb", ".opp", ".field", ".rail", ".prompt", ".hand", ".dock"].map((part) => {
  const box = document.querySelector(part)?.getBoundingClientRect();
  return box ? [part, ...[box.x, box.y, box.width, box.height].map(Math.round)].join(" ") : part;
})"""


def test_the_first_load_is_small(page: Page) -> None:
    page.goto("/", wait_until="networkidle")
    size = page.evaluate(BYTES)
    assert 20_000 < size < FIRST_LOAD, f"The home page loads {size} bytes."


def test_nothing_jumps_while_playing(new_page: NewPage) -> None:
    for width, height in ((1440, 900), (390, 844)):
        page = new_page(width, height)
        sit_down(page)
        places: list[list[str]] = []
        for n in range(26):
            wait_for_choice(page)
            if n == 8:
                page.wait_for_timeout(500)
                page.evaluate(WATCH)
            if n >= 8:
                places.append(page.evaluate(PLACES))
            choose_by_keys(page)
            page.wait_for_timeout(120)
        assert not [place for place in places if place != places[0]]
        shifts = page.evaluate("window.shifts")
        assert shifts < SHIFT, f"At {width} pixels the layout shifts by {shifts:.3f}."
