"""Leagues in the browser: found, invite, draft, play, trade, go on without whoever is absent, see who wins."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.conftest import NewPage
from tests.web.playing import ask
from tests.web.test_accessibility import check

GAME = "highlights_2052"


def league_of(page: Page, league: str) -> Any:
    return ask(page, "GET", f"/api/leagues/{league}")


def act(page: Page, league: str, do: str, **facts: object) -> Any:
    answer = ask(page, "POST", f"/api/leagues/{league}/act", {"do": do, **facts})
    assert "code" not in answer, answer
    return answer


def draft_on(page: Page, league: str) -> None:
    """Choose for one's team whatever lies first, until the rosters are built or the others choose."""
    while (draft := (seen := league_of(page, league))["draft"]) and not draft["done"]:
        (team,) = seen["my_teams"]
        if team not in draft["on_the_clock"]:
            return
        cards = [draft["stock"][0]["id"]] if draft["choosing"] else draft["packs"][str(team)][: draft["pick"]]
        act(page, league, "pick", team=team, cards=cards)


def play_out(league: str, *people: Page) -> None:
    """Everybody's match of the round, over the interface; two who meet take turns."""
    seated: dict[str, list[Page]] = {}
    for page in people:
        (task,) = [task for task in league_of(page, league)["tasks"] if task["what"] == "play"]
        table = ask(page, "POST", f"/api/leagues/{league}/fixtures/{task['about']}/play")["table"]
        seated.setdefault(table, []).append(page)
    for table, pages in seated.items():
        while [page for page in pages if not _choose(page, table)]:
            pages[0].wait_for_timeout(5)


def _choose(page: Page, table: str) -> bool:
    """Choose while one is asked; returns whether the game is over."""
    while question := (position := ask(page, "GET", f"/api/tables/{table}").get("position") or {}).get("question"):
        number, options = question["decision"], question["options"]
        token = options[((number + 1) * 2654435761 % 2**32 >> 8) % len(options)]["token"]
        ask(page, "POST", f"/api/tables/{table}/act", {"decision": number, "token": token})
    return bool(position.get("result"))


def close_rounds(page: Page, league: str) -> None:
    """As the commissioner, go on without whoever is absent until the season is over."""
    while not (seen := league_of(page, league))["seasons"]:
        wanted = [what for what in ("advance", "open", "close") if what in seen["can"]]
        if wanted:
            ask(page, "POST", f"/api/leagues/{league}/act", {"do": wanted[0]})
        else:
            page.wait_for_timeout(20)


def test_a_league_from_the_first_click_to_a_trade(new_page: NewPage) -> None:
    ann, bob, cy = new_page(), new_page(390, 844, "light"), new_page()
    for page in (ann, bob, cy):
        ask(page, "POST", "/api/guests", {})

    # Ann founds a league that she only runs.
    ann.goto("/leagues")
    ann.get_by_role("radio", name="Highlights 2052").check(force=True)
    ann.get_by_label("Name", exact=True).fill("Thursday Lanterns")
    ann.get_by_role("spinbutton", name="Teams").fill("4")
    ann.get_by_text("I only run it").click()
    check(ann, "leagues")
    ann.get_by_role("button", name="Found it").click()
    expect(ann.get_by_role("heading", name="Thursday Lanterns")).to_be_visible()
    league = re.findall(r"/leagues/(\w+)", ann.url)[0]
    link = ann.get_by_role("textbox", name="Invite others").input_value()

    # Bob and Cy come by the link; bots take the other places.
    bob.goto(link)
    bob.get_by_label("Your team").fill("Owls of Bob")
    check(bob, "invitation")
    bob.get_by_role("button", name="Join").click()
    expect(bob.get_by_role("heading", name="Thursday Lanterns")).to_be_visible()
    ask(cy, "POST", f"/api/leagues/{league}/join", {"team": "Cats of Cy", "invite": link.rpartition("/")[2]})
    expect(ann.get_by_text("Cats of Cy").first).to_be_visible()
    ann.goto(f"/leagues/{league}/commissioner")
    check(ann, "commissioner")
    ann.get_by_role("button", name="Start the season").click()

    # The draft: a clock, a stock team, then packs.
    expect(bob.get_by_role("link", name="Draft")).to_be_visible()
    while not league_of(bob, league)["tasks"]:
        draft_on(cy, league)
    bob.get_by_role("button", name="Pick").click()
    expect(bob.get_by_role("timer")).to_be_visible()
    bob.get_by_role("button", name=re.compile("^Take ")).first.click()
    while league_of(cy, league)["draft"]["choosing"]:
        draft_on(cy, league)
    pack = bob.get_by_role("button", name="Keep these 2")
    expect(pack).to_be_disabled()
    check(bob, "draft")
    for n in range(2):
        bob.locator("#main li button[aria-pressed]").nth(n).click()
    pack.click()
    while not league_of(bob, league)["draft"]["done"]:
        draft_on(cy, league)
        draft_on(bob, league)

    # A fixture is a real table.
    bob.goto(f"/leagues/{league}")
    check(bob, "league")
    bob.locator(".now").get_by_role("button", name="Play").click()
    bob.wait_for_url("**/t/*")
    play_out(league, bob, cy)

    # In the break Bob and Cy trade, and the commissioner approves.
    cy.goto(f"/leagues/{league}/trades")
    cy.get_by_label("With", exact=True).select_option("Owls of Bob")
    gives, gets = (cy.get_by_role("group", name=name).get_by_role("checkbox").first for name in ("You give", "You get"))
    gives.check()
    gets.check()
    expect(cy.locator(".chip")).to_be_visible()
    check(cy, "offer")
    cy.get_by_role("button", name="Send the offer").click()
    bob.goto(f"/leagues/{league}/trades")
    check(bob, "trade")
    bob.get_by_role("button", name="Accept").click()
    ann.goto(f"/leagues/{league}")
    ann.locator(".now").get_by_role("button", name="Review").click()
    ann.get_by_role("button", name="Approve").click()
    expect(bob.get_by_text("Done", exact=True)).to_be_visible()
    team = league_of(bob, league)["my_teams"][0]
    assert team in {trade["partner"] for trade in league_of(bob, league)["trades"]}


def test_picks_are_traded_in_the_draft_room_until_somebody_protests(new_page: NewPage) -> None:
    ann, bob, cy = new_page(), new_page(390, 844, "light"), new_page(1366, 625)
    for page in (ann, bob, cy):
        ask(page, "POST", "/api/guests", {})
    founded = {"game": "gridiron_fantasy", "name": "Backyard", "team": "Wrens", "settings": {"teams": 3}}
    opened = ask(ann, "POST", "/api/leagues", founded)
    league = opened["id"]
    for page, team in ((bob, "Owls"), (cy, "Cats")):
        ask(page, "POST", f"/api/leagues/{league}/join", {"team": team, "invite": opened["invite"]})
    order = act(ann, league, "start")["draft"]["order"]
    people = {team: (ann, bob, cy)[team] for team in order}

    # The room: the board of all picks, the pool with the bot's wish on the gold button, a queue of one's own.
    first = people[order[0]]
    first.goto(f"/leagues/{league}/draft")
    expect(first.get_by_role("region", name="All picks").get_by_text("Your pick")).to_be_visible()
    expect(first.get_by_role("heading", name="Pool")).to_contain_text("8 cards")
    third = first.locator("#main li button.name").nth(2)
    third.click()
    name = third.locator("b").inner_text()
    gold = first.get_by_role("button", name=f"Draft {name}")
    expect(gold).to_be_visible()
    check(first, "draft room")
    gold.click()
    expect(first.get_by_role("region", name="All picks").get_by_text(name)).to_be_visible()
    expect(first.get_by_role("heading", name=re.compile("On the clock"))).to_be_visible()

    # Bob offers Cy a pick; Ann approves, and is the only one who could object.
    bob.goto(f"/leagues/{league}/trades")
    bob.get_by_label("With", exact=True).select_option("Cats")
    for side, team in (("You give", "Owls"), ("You get", "Cats")):
        bob.get_by_role("group", name=side).get_by_label(f"Round 3: {team}").check()
    bob.get_by_role("button", name="Send the offer").click()
    cy.goto(f"/leagues/{league}/trades")
    cy.get_by_role("button", name="Accept").click()
    ann.goto(f"/leagues/{league}/trades")
    ann.get_by_role("button", name="Approve").click()
    expect(ann.get_by_text("Open to protest")).to_be_visible()
    check(ann, "protest")
    ann.get_by_role("button", name="Against").click()
    expect(bob.get_by_text("Cancelled by protest")).to_be_visible()

    # Bob and Cy would rather have Cy preside.
    cy.goto(f"/leagues/{league}")
    cy.get_by_text("Somebody else as commissioner?").click()
    (member,) = [each for each in league_of(cy, league)["members"] if each["teams"] == [2]]
    cy.get_by_label("Whom do you want?").select_option(member["id"])
    cy.get_by_role("button", name="Vote").click()
    expect(cy.get_by_text(re.compile("^Commissioner: .* You want "))).to_be_visible()
    act(bob, league, "back", member=member["id"])
    expect(cy.get_by_role("link", name="Commissioner")).to_be_visible()


def test_a_season_goes_on_without_the_absent_and_finds_its_champion(new_page: NewPage) -> None:
    ann = new_page()
    ask(ann, "POST", "/api/guests", {})
    wishes = {"format": "league", "teams": 4, "playoff_places": 2, "round_days": 0, "break_hours": 0}
    founded = {"game": "sport_jockeys", "name": "Lunch Hour", "team": "Wrens", "bots": 3, "settings": wishes}
    league = ask(ann, "POST", "/api/leagues", founded)["id"]
    ann.goto(f"/leagues/{league}")
    ann.locator(".now").get_by_role("button", name="Start").click()
    ann.locator(".now").get_by_role("button", name="Close the round").click()
    expect(ann.locator(".now")).not_to_contain_text("Round 1 ")
    close_rounds(ann, league)
    expect(ann.get_by_role("link", name="Seasons")).to_be_visible()
    ann.get_by_role("link", name="Bracket").click()
    expect(ann.get_by_text("Final", exact=True).first).to_be_visible()
    check(ann, "play-offs")
    ann.get_by_role("link", name="Seasons").click()
    ann.get_by_role("link", name="Season 1").click()
    expect(ann.get_by_text("Champion", exact=True)).to_be_visible()
    check(ann, "season")


def test_a_cup_of_sixteen_on_a_phone(new_page: NewPage) -> None:
    page = new_page(390, 844)
    ask(page, "POST", "/api/guests", {})
    wishes = {"format": "cup", "teams": 16}
    founded = {"game": "sport_jockeys", "name": "Sudden Death", "team": "Wrens", "bots": 15, "settings": wishes}
    league = ask(page, "POST", "/api/leagues", founded)["id"]
    act(page, league, "start")
    page.goto("/")
    page.get_by_role("link", name=re.compile("Sudden Death")).click()
    page.get_by_role("link", name="Bracket").click()
    expect(page.locator(".bm:visible")).to_have_count(8)
    page.get_by_text("Semi-finals").first.click()
    expect(page.locator(".bm:visible")).to_have_count(2)
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    check(page, "bracket")
