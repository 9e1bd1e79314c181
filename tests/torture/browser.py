"""How quickly the browser answers: a table opened by its address, and choices against a bot that does not think."""

from __future__ import annotations

import argparse
import statistics
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.web.conftest import FLAGS
from tests.web.playing import sit_down, wait_for_choice
from tests.web.server import Server
from tools.chromium import HOW, find

ANSWER_TIME = """() => new Promise((resolve) => {
  const prompt = document.querySelector(".prompt");
  const before = prompt.dataset.ply;
  const began = performance.now();
  new MutationObserver((_, observer) => {
    if (prompt.dataset.ply === before) return;
    observer.disconnect();
    requestAnimationFrame(() => resolve(performance.now() - began));
  }).observe(prompt, { attributes: true });
  document.querySelector(".opts .btn.primary").click();
})"""


READY = 2.0
"""Seconds in which a server is ready on a quiet machine."""


def opening_ms(page: Page) -> float:
    """From asking for the table's address, with the browser's cache warm, to the first choice."""
    began = time.perf_counter()
    page.reload(wait_until="commit")
    wait_for_choice(page)
    return (time.perf_counter() - began) * 1000


def answer_ms(page: Page) -> float:
    """From a choice to its answer on the screen."""
    wait_for_choice(page)
    if page.locator(".slot.is-legal").count():
        page.keyboard.press("1")
    taken: float = page.evaluate(ANSWER_TIME)
    return taken


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--choices", type=int, default=30)
    wanted = parser.parse_args()
    program = find()
    if program is None:
        raise SystemExit(HOW)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        began = time.perf_counter()
        server.start()
        ready = time.perf_counter() - began
        try:
            browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
            page = browser.new_context(base_url=server.address, reduced_motion="reduce").new_page()
            sit_down(page)
            wait_for_choice(page)
            openings = [opening_ms(page) for _ in range(5)]
            answers = [answer_ms(page) for _ in range(wanted.choices)]
            browser.close()
        finally:
            server.stop()
    print(f"server ready: {ready:.1f} s (at most {READY:g})")
    print(f"table interactive: {statistics.median(openings):.0f} ms (median of {len(openings)})")
    print(
        f"choice to answer: {statistics.median(answers):.0f} ms (median of {len(answers)}), at most {max(answers):.0f}"
    )
    if ready > READY:
        raise SystemExit("The server starts too slowly.")


if __name__ == "__main__":
    main()
