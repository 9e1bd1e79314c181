"""Looks at tables in many windows and tells what anybody would see: texts that overlap, are cut off or too small.

    python -m tests.web.layout GAME [--sizes 1536x730,390x844] [--questions 6] [--only Defend.answer] [--shots DIR]
        [--options mode=solo,length=full] [--seats me,random,random] [--theme light] [--language de-DE]

plays GAME from the start with choices that are always the same and looks at each kind of question when it first comes,
once as it stands and once with a card of the hand considered. `layout.js` is the look itself. Its rules:

overlap    two texts or two controls share a place; a risen card may lie over the apron and over its neighbours
covered    something lies on a text
clipped    a text or control leaves the window, or is cut off by what is around it; what scrolls may
ellipsis   a text is shortened
small      letters below 12 px, but for those on a card's face, which can be enlarged
target     a control smaller than 24 px
narrow     a card narrower than 64 px
dimmed     a card that may be chosen and does not look like it
page       the page itself scrolls
"""

from __future__ import annotations

import argparse
import json
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page, sync_playwright

from tests.web.conftest import FLAGS
from tests.web.playing import MOST_CHOICES, TIMEOUT, open_table, play_on, settle
from tests.web.server import Server
from tools.chromium import HOW, find

SIZES = ("1280x600", "1366x625", "1536x730", "1440x900", "1920x1080", "390x844", "360x740", "834x1112")
SMALLEST: Mapping[str, object] = {"text": 12, "control": 24, "card": 64}
SCROLLING: Mapping[str, object] = {**SMALLEST, "scrolls": True}
"""Pages may be longer than the window."""
LOOK = (Path(__file__).parent / "layout.js").read_text(encoding="utf-8")
OPTIONS = {"gridiron_fantasy": {"length": "short"}, "masters_football": {"mode": "friendly"}}
"""Where the table is not the game's usual one."""
DUEL = ("me", "random")
PLAIN = {"autoSkip": False}
"""The page must not answer by itself; and nobody is told what the game is about."""

CONSIDER = """() => {
  const legal = document.querySelectorAll(".slot.is-legal:not(.is-selected)");
  legal[legal.length >> 1]?.click();
  return legal.length > 0;
}"""
LATER = 600
"""Milliseconds after which a finding is looked at again: what was only on its way is none."""


class Finding(NamedTuple):
    """One thing that is wrong: at which question, in which window, what."""

    kind: str
    size: str
    what: str

    def __str__(self) -> str:
        return f"{self.kind} {self.size} {self.what}"


def undisturbed(page: Page, game: str) -> None:
    """Nothing is answered or explained by itself."""
    for key, value in (("playcall.settings", PLAIN), ("playcall.known-games", [game])):
        page.add_init_script(f"localStorage.setItem({json.dumps(key)}, {json.dumps(json.dumps(value))})")


def sit(page: Page, game: str, options: Mapping[str, str], seats: Sequence[str]) -> str:
    """Open a table against bots; returns its id."""
    undisturbed(page, game)
    return open_table(page, game, seats=list(seats), options=dict(options))


def questions(
    page: Page, game: str, most: int = MOST_CHOICES, wanted: Sequence[str] = (),
    options: Mapping[str, str] | None = None, seats: Sequence[str] = DUEL,
) -> Iterator[str]:  # fmt: skip
    """Play on and stop at each kind of question when it first comes; of `wanted` alone where some are named."""
    table = sit(page, game, OPTIONS.get(game, {}) if options is None else options, seats)
    met: list[str] = []
    while len(met) < most:
        kind = play_on(page, table, lambda kind: kind not in met and (not wanted or kind in wanted))
        if kind is None:
            return
        page.goto(f"/t/{table}")
        page.wait_for_selector(".prompt[data-who=you]")
        met.append(kind)
        yield kind


def look(page: Page, limits: Mapping[str, object] = SMALLEST) -> list[str]:
    """What is wrong with the page as it stands; what was only on its way is not."""
    settle(page)
    found: list[str] = page.evaluate(LOOK, limits)
    if found:
        page.wait_for_timeout(LATER)
        lasting = page.evaluate(LOOK, limits)
        found = [one for one in found if one in lasting]
    return found


def look_at_sizes(
    page: Page, kind: str, sizes: Sequence[str] = SIZES, shots: Path | None = None,
    limits: Mapping[str, object] = SMALLEST, *, twice: bool = True,
) -> list[Finding]:  # fmt: skip
    """The same question in each window: as it stands and with a card considered, or only the latter where possible."""
    found: list[Finding] = []
    for size in sizes:
        width, height = map(int, size.split("x"))
        page.set_viewport_size({"width": width, "height": height})
        for state in ("", "+card") if twice else ("+card",):
            if state and not page.evaluate(CONSIDER) and twice:
                break
            found += [Finding(kind + state, size, what) for what in look(page, limits)]
            if shots:
                page.screenshot(path=shots / f"{kind}{state}-{size}.png")
            if state:
                page.keyboard.press("Escape")
    return found


@contextmanager
def a_page(theme: str = "dark", language: str = "en-GB") -> Iterator[tuple[Page, Server]]:
    """A page of a browser and server of its own, and that server."""
    program = find()
    if program is None:
        raise SystemExit(HOW)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        server.start()
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        try:
            context = browser.new_context(
                base_url=server.address, color_scheme=theme, locale=language, reduced_motion="reduce",  # type: ignore[arg-type]
            )  # fmt: skip
            context.set_default_timeout(TIMEOUT)
            yield context.new_page(), server
        finally:
            browser.close()
            server.stop()


def examine(
    page: Page, stops: Iterator[str], sizes: Sequence[str] = SIZES, shots: Path | None = None,
    limits: Mapping[str, object] = SMALLEST,
) -> int:  # fmt: skip
    """Look at every stop and print what is wrong; returns how much that is."""
    total = 0
    if shots:
        shots.mkdir(parents=True, exist_ok=True)
    for kind in stops:
        findings = look_at_sizes(page, kind, sizes, shots, limits)
        total += len(findings)
        print(f"{kind}: {len(findings)}", *findings, sep="\n  ", flush=True)
    return total


def listed(text: str) -> list[str]:
    return [one for one in text.split(",") if one]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--sizes", type=listed, default=SIZES)
    parser.add_argument("--questions", type=int, default=6, help="how many kinds of question (6)")
    parser.add_argument("--only", type=listed, default=[], help="kinds of question, by the step that asks")
    parser.add_argument("--shots", type=Path, help="a folder for pictures")
    parser.add_argument("--options", type=listed, help="of the table: mode=solo,length=full")
    parser.add_argument("--seats", type=listed, default=DUEL)
    parser.add_argument("--theme", choices=("dark", "light"), default="dark")
    parser.add_argument("--language", default="en-GB")
    wish = parser.parse_args()
    options = None if wish.options is None else dict(one.split("=") for one in wish.options)
    with a_page(wish.theme, wish.language) as (page, _):
        stops = questions(page, wish.game, wish.questions, wish.only, options, wish.seats)
        total = examine(page, stops, wish.sizes, wish.shots)
    print(f"{total} findings")
    return 1 if total else 0


if __name__ == "__main__":
    raise SystemExit(main())
