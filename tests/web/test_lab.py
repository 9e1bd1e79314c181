"""The balance lab in the browser: a run watched to its end, and compared with a second."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.web.conftest import NewPage
from tests.web.playing import ask

SET = Path(__file__).parents[2] / "examples" / "sets" / "sandlot_rules.toml"


def begin(page: Page, games: str) -> None:
    page.get_by_role("combobox", name="Game", exact=True).select_option("sport_jockeys")
    page.get_by_role("combobox", name="Bot on every side").select_option("random")
    page.get_by_role("combobox", name="Way to play").select_option("quick")
    page.get_by_role("combobox", name="Games", exact=True).select_option(games)
    page.get_by_role("spinbutton", name="Seed").fill("7")


def test_a_run_is_watched_to_its_end_and_compared_with_a_second(new_page: NewPage) -> None:
    page = new_page(1440, 900)
    page.goto("/lab")
    begin(page, "100")
    page.get_by_role("button", name="Start the run").click()
    progress = page.get_by_role("progressbar", name="Games played")
    expect(page.get_by_role("heading", name=re.compile(r"\d+ of 100 games"))).to_be_visible()
    expect(progress).to_have_attribute("aria-valuenow", "100")
    expect(page.get_by_role("heading", name="100 of 100 games")).to_be_visible()
    cards = page.get_by_role("region", name="Win share with a card")
    expect(cards.get_by_role("listitem")).to_have_count(14)
    cards.get_by_role("button", name="played", exact=True).click()
    cards.get_by_role("button", name=re.compile("Show all")).click()
    cards.get_by_label("Find a card").fill("hail")
    expect(cards.get_by_role("listitem").first).to_contain_text("Hail Mary")
    page.get_by_text("Download", exact=True).click()
    with page.expect_download() as got:
        page.get_by_role("link", name="Cards CSV").click()
    assert got.value.path().read_text(encoding="utf-8").startswith("card,name,deck_games")

    while "hash" not in ask(page, "POST", "/api/sets", {"text": SET.read_text(encoding="utf-8")}):
        pass  # its check is given up on a machine that is very busy
    page.reload()
    begin(page, "100")
    page.get_by_label("Sandlot Rules 1.0").check()
    page.get_by_role("button", name="Start the run").click()
    expect(page.get_by_text("Sport Jockeys · Sandlot Rules 1.0")).to_be_visible()
    expect(progress).to_have_attribute("aria-valuenow", "100")
    change = page.get_by_role("region", name="Before and after")
    change.get_by_role("combobox").select_option(label="printed cards, 100 games")
    expect(change).to_contain_text("100 pairs of games with the same deal")
    expect(change.get_by_role("listitem").first).to_contain_text("Points, both sides")


def test_a_run_is_stopped_played_on_and_deleted_on_a_phone(new_page: NewPage) -> None:
    page = new_page(390, 844)
    page.goto("/lab")
    begin(page, "2000")
    page.get_by_role("button", name="Start the run").click()
    page.get_by_role("button", name="Stop here").click()
    expect(page.get_by_text("Stopped. What was played is kept.")).to_be_visible()
    page.get_by_role("button", name="Play on").click()
    expect(page.get_by_role("button", name="Stop here")).to_be_visible()
    page.get_by_role("button", name="Delete the run of Sport Jockeys").click()
    expect(page.get_by_text("Nothing has been played yet.")).to_be_visible()
