"""The last whistle: a scene for every game, won, lost and tied; then rematch, report, next."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from playcall.games import game_ids
from tests.effort import pass_through
from tests.web.conftest import NewPage
from tests.web.ended import ended_table
from tests.web.playing import ask, expect_no_scrolling, settle, sit_down
from tests.web.server import Server
from tests.web.test_accessibility import check

WORDS = {"won": "You won", "lost": "You lost", "tied": "Tied"}
SIZES = [(1536, 730), (390, 844)]
OUTSIDE = """() => [...document.querySelectorAll(".end h1, .end h2, .end p, .end b, .end .btn")].filter((one) => {
  const box = one.getBoundingClientRect();
  return box.width && (box.left < -1 || box.right > innerWidth + 1 || box.top < -1 || box.bottom > innerHeight + 1);
}).map((one) => one.outerHTML.slice(0, 120))"""
CUT = "() => { const paper = document.querySelector('.paper'); return paper.scrollHeight - paper.clientHeight; }"


def told(page: Page) -> None:
    """Wait until the scene says everything."""
    page.locator(".end").wait_for()
    expect(page.locator(".paper h1")).not_to_be_empty()
    expect(page.locator(".lesson")).not_to_contain_text("thinking")
    settle(page)


ENDINGS = [(game, wanted) for game in game_ids() for wanted in WORDS]


@pytest.mark.parametrize(("game", "wanted"), pass_through(ENDINGS, 0, 4, 8, 9, 13))
def test_every_game_has_an_ending(new_page: NewPage, server: Server, game: str, wanted: str) -> None:
    page = new_page(*SIZES[0], "light" if wanted == "lost" else "dark")
    table = ended_table(page, server, game, wanted)
    page.goto(f"/t/{table}")
    told(page)
    expect(page.locator(".end")).to_have_attribute("data-result", wanted)
    expect(page.locator(".end .word b")).to_have_text(WORDS[wanted])
    sides = ask(page, "GET", f"/api/tables/{table}/report")["sides"]
    for name in (side["name"] for side in sides if isinstance(side["name"], str)):
        expect(page.locator(".end .final .tm", has_text=name)).to_have_count(1)
    expect(page.locator(".end .final .win")).to_have_count(0 if wanted == "tied" else 1)
    expect(page.locator(".end .play .card")).not_to_have_count(0)
    expect(page.locator(".banner")).to_have_count(0)
    beats = page.locator(".beats b").all_inner_texts()
    assert beats
    assert len(set(beats)) == len(beats), beats
    expect(page.locator(".acts .btn")).to_have_count(3)
    expect(page.locator(".acts .primary")).to_have_count(1)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        expect_no_scrolling(page)
        assert page.evaluate(OUTSIDE) == [], (game, wanted, width)
        assert page.evaluate(CUT) <= 0, (game, wanted, width)
    check(page, f"{game} {wanted}")


def test_the_three_buttons_and_their_keys(new_page: NewPage, server: Server) -> None:
    page = new_page()
    won = ended_table(page, server, "sport_jockeys", "won")
    page.goto(f"/t/{won}")
    told(page)
    page.keyboard.press("r")
    page.wait_for_url(f"**/t/{won}/report")
    page.go_back()
    told(page)
    expect(page.locator(".acts .btn").last).to_have_text(re.compile("Next: Pro bot"))
    page.keyboard.press("n")
    page.wait_for_url(lambda url: not url.endswith(won))
    page.locator(".prompt").wait_for()
    page.goto(f"/t/{won}")
    told(page)
    page.keyboard.press("Enter")
    page.wait_for_url(lambda url: not url.endswith(won))
    page.locator(".prompt").wait_for()


def test_after_a_loss_the_turning_point_is_played_again(new_page: NewPage, server: Server) -> None:
    page = new_page()
    lost = ended_table(page, server, "highlights_2052", "lost")
    page.goto(f"/t/{lost}")
    told(page)
    page.get_by_role("button", name="Turning point again").click()
    page.wait_for_url(lambda url: "/t/" in url and not url.endswith(lost))
    page.locator(".prompt[data-who=you]").wait_for()
    again = page.url.rsplit("/", 1)[1]
    assert ask(page, "GET", f"/api/tables/{again}")["position"]["acts"] > 0


def test_the_table_can_be_looked_at_and_the_story_read_again(new_page: NewPage, server: Server) -> None:
    page = new_page()
    table = ended_table(page, server, "highlights_2052", "lost")
    page.goto(f"/t/{table}")
    told(page)
    page.get_by_role("button", name="Look at the table").click()
    expect(page.locator(".end")).to_have_count(0)
    expect(page.locator(".prompt h1")).to_have_text("You lost")
    page.get_by_role("button", name="Back to the story").click()
    told(page)


def test_the_scene_comes_when_the_banner_is_gone(new_page: NewPage, server: Server) -> None:
    """The last choice is made at the table: banner first, then the scene, and never both."""
    page = new_page(reduced_motion="no-preference")
    table = ended_table(page, server, "masters_football", "won", short=1)
    page.goto(f"/t/{table}")
    page.locator(".prompt, .end").first.wait_for()
    seen = page.evaluate_handle("""() => {
      const seen = [];
      const look = () => {
        const scene = document.querySelector(".end:not([hidden])");
        seen.push([document.querySelector(".banner") !== null, scene !== null]);
        if (!scene) requestAnimationFrame(look);
      };
      look();
      return seen;
    }""")
    if page.locator(".prompt[data-who=you]").count():
        page.keyboard.press("1")
        page.keyboard.press("Enter")
    told(page)
    assert [True, True] not in seen.json_value()


def test_conceding_needs_a_second_step(page: Page) -> None:
    sit_down(page)
    page.locator(".prompt[data-who=you]").wait_for()
    page.keyboard.press("m")
    page.get_by_role("menuitem", name="Concede").dblclick()
    expect(page.locator(".end")).to_have_count(0)
    page.get_by_role("menuitem", name="Yes, concede").click()
    told(page)
    expect(page.locator(".end")).to_have_attribute("data-result", "lost")


def test_leaving_a_page_asks_for_nothing_that_is_not_there(new_page: NewPage, server: Server) -> None:
    """The page that is left keeps its own place until the next one is there."""
    page = new_page()
    refused: list[str] = []
    page.on("response", lambda answer: refused.append(answer.url) if answer.status >= 400 else None)
    page.on("websocket", lambda socket: refused.append(socket.url) if "undefined" in socket.url else None)
    table = ended_table(page, server, "sport_jockeys", "won")
    for path in (
        f"/t/{table}",
        f"/t/{table}/replay",
        "/games/sport_jockeys",
        "/games/sport_jockeys/cards",
        f"/t/{table}/report",
    ):
        page.goto(path)
        page.locator("#main").wait_for()
        page.evaluate("history.pushState(null, '', '/help'); dispatchEvent(new PopStateEvent('popstate'))")
        page.get_by_role("heading", level=1, name="Help").wait_for()
    assert refused == []
