"""Makes the browser's pictures in docs/pictures anew: the home page, the table of the guided first game, a deck.

Run as `python -m tools.web_pictures`, with names for some of them. The guided game has a fixed seed, so that every run
shows the same moment.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.web.conftest import FLAGS
from tests.web.playing import TIMEOUT, ask, wait_for_choice
from tests.web.server import Server
from tools.chromium import HOW, find

PICTURES = Path(__file__).resolve().parent.parent / "docs" / "pictures"
DESKTOP = (1440, 900)
PHONE = (390, 844)
GUIDED = {
    "browser": ("highlights_2052", 7), "phone": ("highlights_2052", 7), "sport-jockeys": ("sport_jockeys", 3),
    "masters-gridiron": ("masters_gridiron", 6), "masters-football": ("masters_football", 12),
    "gridiron-fantasy": ("gridiron_fantasy", 8),
}  # fmt: skip
"""Pictures of a guided game, and how many choices the guide has led through: the next one decides a lot."""
PATIENCE = 100
SETTLED = 1000
"""Milliseconds after which nothing moves any more."""
SIZES = {
    "home": DESKTOP, "browser": DESKTOP, "phone": PHONE, "deck-builder": DESKTOP, "sport-jockeys": DESKTOP,
    "masters-gridiron": DESKTOP, "masters-football": DESKTOP, "gridiron-fantasy": DESKTOP,
    "collection": DESKTOP,
}  # fmt: skip
PACKS = ("franchise-a", "starter-retail", "starter-hobby", *["booster-retail", "booster-hobby"] * 5)
LOWER = "scrollBy(0, document.getElementById('owned').getBoundingClientRect().top - 40)"
SHADES = 64
SMALLER = """(shades) => {
  for (const felt of document.querySelectorAll(".felt")) felt.style.background = "var(--bg-felt)";
  const steps = Array.from({ length: shades }, (_, n) => n / (shades - 1)).join(" ");
  const curves = ["R", "G", "B"].map((ink) => `<feFunc${ink} type="discrete" tableValues="${steps}"/>`).join("");
  const filter = `<filter id="fewer" color-interpolation-filters="sRGB"><feComponentTransfer>${curves}`;
  document.body.insertAdjacentHTML("beforeend", `<svg width="0" height="0">${filter}</svg>`);
  document.documentElement.style.filter = "url(#fewer)";
}"""
"""A plain felt and fewer shades of each colour, hardly to be seen: the files are less than half as large."""
UNPRESSED = ".hinted[data-card][aria-pressed=false]"
HINTED = ".slot.is-hinted [data-card], .slot.is-hinted[data-card], .hinted[data-card], .btn.is-hinted"


def home(page: Page) -> None:
    page.goto("/")
    page.locator(".bx").first.wait_for()


def table(page: Page, game: str, choices: int) -> None:
    """The guided game after some choices, without its guide, with the card that the guide would play in sight."""
    ask(page, "POST", "/api/guests", {})
    opened = ask(page, "POST", "/api/tables", {"game": game, "guided": True})
    page.goto(f"/t/{opened['table']['id']}")
    for _ in range(choices):
        ply = page.locator(".prompt").get_attribute("data-ply", timeout=TIMEOUT)
        point(page)
        if page.locator("[data-card][aria-pressed=true]").count():
            page.locator(".opts .btn.primary").click()
        page.wait_for_function("(before) => document.querySelector('.prompt').dataset.ply !== before", arg=ply)
    point(page)
    page.get_by_role("button", name="Skip the guide").click()
    page.locator(".banner").wait_for(state="detached")


def deck_builder(page: Page) -> None:
    """A deck that breaks some rules, with cards for the place that is empty."""
    page.goto("/games/masters_gridiron/decks/build?from=EAS")
    page.get_by_role("button", name="Tight end: ").first.click()
    page.get_by_role("dialog").get_by_role("button", name="Remove").click()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Tight end: empty place").click()
    page.locator(".prow").first.wait_for()


def collection(page: Page) -> None:
    """What some packs held, and the cards still missing."""
    game = "gridiron_fantasy"
    packs = [f"opened {name} {seed}" for seed, name in enumerate(PACKS, 1)]
    ask(page, "POST", "/api/guests", {})
    ask(page, "PUT", f"/api/collections/{game}", {"text": "\n".join(packs)})
    page.goto(f"/games/{game}/collection")
    page.locator(".grid [data-card]").first.wait_for()
    page.evaluate(LOWER)


def point(page: Page) -> None:
    """Read what the guide says, then press what it points at; of several cards all."""
    wait_for_choice(page)
    hinted = page.locator(HINTED).first
    for _ in range(PATIENCE):
        if hinted.is_visible():
            break
        if page.locator(".guide").get_by_role("button", name="Next").count():
            page.keyboard.press("n")
        page.wait_for_timeout(100)
    hinted.click()
    for place in range(1, page.locator(HINTED).count()):
        if page.locator(".opts .ghost").count():
            page.locator(HINTED).nth(place).click()
    while page.locator(UNPRESSED).count():
        page.locator(UNPRESSED).first.click()


def take(browser: Browser, server: Server, name: str, size: tuple[int, int]) -> None:
    """Open a page of a certain size, go where the picture is taken, take it."""
    context = browser.new_context(
        base_url=server.address, viewport={"width": size[0], "height": size[1]}, color_scheme="dark", locale="en-GB",
        reduced_motion="reduce", has_touch=size == PHONE,
    )  # fmt: skip
    context.set_default_timeout(TIMEOUT)
    page = context.new_page()
    if name in GUIDED:
        table(page, *GUIDED[name])
    else:
        {"home": home, "deck-builder": deck_builder, "collection": collection}[name](page)
    page.evaluate(SMALLER, SHADES)
    page.mouse.move(size[0] / 2, 0)
    page.evaluate("document.activeElement.blur()")
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(SETTLED)
    page.screenshot(path=PICTURES / f"{name}.png")
    context.close()
    print(f"{name}.png")


def main() -> None:
    program = find()
    if program is None:
        raise SystemExit(HOW)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
            for name in sys.argv[1:] or SIZES:
                take(browser, server, name, SIZES[name])
            browser.close()
        finally:
            server.stop()


if __name__ == "__main__":
    main()
