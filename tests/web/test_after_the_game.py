"""After the game: the final report, and the replay on the table itself."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.house import said
from tests.web.conftest import NewPage
from tests.web.playing import TIMEOUT, ask, score
from tests.web.server import Server
from tests.web.test_accessibility import check, looks

WHOLE_GAME = """async () => {
  const headers = { "X-Playcall": "1", "Content-Type": "application/json" };
  const post = async (path, body) => {
    return (await fetch(path, { method: "POST", headers, body: JSON.stringify(body) })).json();
  };
  await post("/api/guests", { name: "Wren" });
  const { table } = await post("/api/tables", { game: "highlights_2052", seats: ["me", "random"] });
  for (let turn = 0; turn < 3000; turn++) {
    const now = await (await fetch(`/api/tables/${table.id}`)).json();
    if (now.table.ended_at !== null) return table.id;
    const question = now.position?.question;
    if (!question) { await new Promise((done) => setTimeout(done, 20)); continue; }
    const { token } = question.options[turn % question.options.length];
    await post(`/api/tables/${table.id}/act`, { decision: question.decision, token });
  }
  return "";
}"""


@pytest.fixture(scope="module")
def finished(browser: Browser, server: Server) -> Iterator[tuple[str, list[dict[str, object]]]]:
    """A finished game, and the cookies of who played it."""
    context = browser.new_context(base_url=server.address)
    context.set_default_timeout(TIMEOUT)
    page = context.new_page()
    page.goto("/help")
    table = page.evaluate(WHOLE_GAME)
    assert table, "The game did not end."
    yield table, [dict(cookie) for cookie in context.cookies()]
    context.close()


@pytest.fixture
def player(new_page: NewPage, finished: tuple[str, list[dict[str, object]]]) -> NewPage:
    """Pages of the person who played the game."""

    def new(*args: object, **options: object) -> Page:
        page = new_page(*args, **options)
        page.context.add_cookies(finished[1])  # type: ignore[arg-type]
        return page

    return new


@pytest.fixture
def table(finished: tuple[str, list[dict[str, object]]]) -> str:
    return finished[0]


def place(page: Page) -> int:
    return int(page.locator("input[type=range]").input_value())


def test_report_and_replay_are_accessible_and_fit(player: NewPage, table: str) -> None:
    page = player()
    for path, sign in ((f"/t/{table}/report", ".film"), (f"/t/{table}/replay?ply=40&eyes=all", ".controls")):
        page.goto(path)
        page.locator(sign).wait_for()
        for look in looks(page, 0, 3):
            check(page, f"{path}, {look}")
            assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def test_the_report_tells_what_the_server_tells(player: NewPage, table: str) -> None:
    page = player()
    page.goto(f"/t/{table}/report")
    told = ask(page, "GET", f"/api/tables/{table}/report")
    expect(page.get_by_role("heading", level=1)).to_have_text(said(told["headline"], told["game"]))
    assert score(page) == [str(int(value)) for value in told["score"][-1]["values"]]
    expect(page.locator(".bs tbody tr")).to_have_count(len(told["boxscore"]))
    expect(page.locator(".dv")).to_have_count(len(told["drives"]))
    expect(page.locator(".moments li")).to_have_count(len(told["moments"]))
    expect(page.locator(".tps li")).to_have_count(len(told["turning_points"]))
    expect(page.get_by_text(re.compile(r"choices were the coach"))).to_be_visible()

    slider = page.get_by_role("slider", name="Place in the game")
    slider.focus()
    page.keyboard.press("Home")
    expect(page.locator(".ms")).to_have_text("0 : 0")
    page.keyboard.press("End")
    expect(page.locator(".ms")).to_have_text(" : ".join(score(page)))
    page.get_by_text("Score", exact=True).click()
    expect(page.get_by_role("heading", name="Score over time")).to_be_visible()


def test_a_moment_leads_to_the_same_score_in_the_replay(player: NewPage, table: str) -> None:
    page = player()
    page.goto(f"/t/{table}/report")
    points = ask(page, "GET", f"/api/tables/{table}/report")["score"]
    for point in (points[len(points) // 2], points[-1]):
        page.goto(f"/t/{table}/replay?ply={point['ply']}")
        page.locator(".controls").wait_for()
        assert score(page) == [str(int(value)) for value in point["values"]]


def test_the_replay_is_stepped_by_keys(player: NewPage, table: str) -> None:
    page = player()
    page.goto(f"/t/{table}/replay?ply=30")
    page.locator(".controls").wait_for()
    assert place(page) == 30
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    assert place(page) == 31
    page.keyboard.press("Shift+ArrowRight")
    assert place(page) > 31
    page.keyboard.press("End")
    last = place(page)
    assert last == ask(page, "GET", f"/api/tables/{table}/replay?eyes=public")["total"]
    page.keyboard.press("Home")
    assert place(page) == 0
    expect(page).to_have_url(re.compile(r"ply=0\b"))
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(page.locator("input[type=range]")).not_to_have_value("0")
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Play (space)")).to_be_visible()


def test_every_eye_sees_its_own_cards(player: NewPage, table: str) -> None:
    page = player()
    page.goto(f"/t/{table}/replay?ply=30&eyes=public")
    page.locator(".controls").wait_for()
    expect(page.locator(".hand .slot[data-card]")).to_have_count(0)
    eyes = page.get_by_role("group", name="Through whose eyes")
    eyes.get_by_text("Wren").click()
    cards = page.locator(".hand .slot[data-card]")
    expect(cards).not_to_have_count(0)
    own = cards.count()
    eyes.get_by_text("All open").click()
    expect(page).to_have_url(re.compile("eyes=all"))
    expect(cards).not_to_have_count(own)
    assert cards.count() > own
    assert place(page) == 30


def test_links_pictures_and_records_are_taken_away(player: NewPage, table: str, tmp_path: Path) -> None:
    page = player(permissions=["clipboard-read", "clipboard-write"], reduced_motion="reduce")
    page.goto(f"/t/{table}/replay?ply=33")
    page.locator(".controls").wait_for()
    page.get_by_role("button", name="Link to this moment").click()
    expect(page.get_by_text("The link is copied.")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()").endswith(f"/t/{table}/replay?ply=33&eyes=0")

    with page.expect_download() as picture:
        page.get_by_role("button", name="Picture").click()
    assert Path(picture.value.path()).read_bytes().startswith(b"\x89PNG")

    with page.expect_download() as kept:
        page.get_by_role("button", name="Record").click()
    record = tmp_path / "game.record"
    kept.value.save_as(record)
    final = ask(page, "GET", f"/api/tables/{table}")["table"]["result"]["scores"]

    page.goto("/replay")
    page.get_by_label("A file").set_input_files(record)
    page.get_by_role("button", name="Show it").click()
    page.locator(".controls").wait_for()
    page.keyboard.press("End")
    assert sorted(score(page)) == sorted(str(points) for points in final)


def test_a_broken_record_is_refused_with_a_sentence(page: Page) -> None:
    page.goto("/replay")
    page.get_by_label("Or its text").fill("this is no record")
    page.get_by_role("button", name="Show it").click()
    expect(page.get_by_role("alert")).not_to_be_empty()
    expect(page.get_by_label("Or its text")).to_have_value("this is no record")


def test_a_game_under_way_has_no_report(player: NewPage) -> None:
    page = player()
    table = ask(page, "POST", "/api/tables", {"game": "highlights_2052", "seats": ["me", "random"]})["table"]["id"]
    page.goto(f"/t/{table}/report")
    expect(page.get_by_role("alert")).to_contain_text("once the game is over")
