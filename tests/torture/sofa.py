"""Whole games of every title by two people at one page, and no card where nobody should see it.

Run as `python -m tests.torture.sofa`, with the names of games for some of them.
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from playcall.games import game_ids
from tests.web.conftest import FLAGS
from tests.web.ended import OPTIONS
from tests.web.playing import TIMEOUT
from tests.web.server import Server
from tests.web.sofa import look_for_leaks, share, take, titles_of, to_the_curtain
from tools.chromium import HOW, find


def play(browser: Browser, address: str, game: str) -> str:
    """One game, to its end; what it came to."""
    context = browser.new_context(base_url=address, locale="en-GB", reduced_motion="reduce")
    context.set_default_timeout(TIMEOUT)
    page, began = context.new_page(), time.monotonic()
    _, ears = share(page, game, options=OPTIONS.get(game, {}))
    titles, hand_overs = titles_of(page, game), 0
    while to_the_curtain(page):
        look_for_leaks(page, ears, titles)
        take(page)
        hand_overs += 1
    ending = page.locator("section.end .word b").inner_text()
    context.close()
    return f"{game}: {ending}, {hand_overs} hand-overs, {len(ears.frames)} frames, {time.monotonic() - began:.0f} s"


def main() -> None:
    program = find()
    if program is None:
        sys.exit(HOW)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        try:
            for game in sys.argv[1:] or game_ids():
                print(play(browser, server.address, game), flush=True)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
