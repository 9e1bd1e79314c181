"""What travels with a game over HTTP: its catalogues, the lid and the colours of its box."""

from __future__ import annotations

from xml.etree import ElementTree

import httpx
import pytest

from playcall.contract.speech import SHARED, catalogue, entries
from playcall.games import load
from tests.server.house import House

DRAWN = ("gridiron_fantasy", "highlights_2052", "masters_football", "masters_gridiron", "sport_jockeys")


def ids(text: str) -> set[str]:
    return {id_ for id_, _ in entries(text)}


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_game_says_its_own_messages_and_those_that_all_share(house: House, language: str) -> None:
    answer = httpx.get(f"{house.url}/api/games/gridiron_fantasy/messages/{language}")
    assert answer.headers["content-type"].startswith("text/plain")
    wanted = catalogue(SHARED, language) + catalogue(load("gridiron_fantasy").package, language)
    assert ids(answer.text) == ids(wanted)


def test_a_language_that_nobody_speaks_is_empty(house: House) -> None:
    assert ids(httpx.get(f"{house.url}/api/games/high_card/messages/xx").text) == set()
    assert httpx.get(f"{house.url}/api/games/high_card/messages/English").status_code == 422
    assert httpx.get(f"{house.url}/api/games/chess/messages/en").status_code == 404


def test_a_catalogue_is_compressed_and_kept_under_its_version(house: House) -> None:
    url = f"{house.url}/api/games/gridiron_fantasy/messages/en"
    answer = httpx.get(url, headers={"accept-encoding": "gzip"})
    version = answer.headers["etag"].strip('"')
    assert answer.headers["content-encoding"] == "gzip"
    assert httpx.get(url, headers={"accept-encoding": "gzip, br"}).headers["content-encoding"] == "br"
    assert "immutable" in httpx.get(url, params={"v": version}).headers["cache-control"]
    assert httpx.get(url, headers={"if-none-match": f'"{version}"'}).status_code == 304


def test_the_line_on_each_box_comes_with_the_messages_that_all_share(house: House) -> None:
    found = ids(httpx.get(f"{house.url}/api/messages/en").text)
    assert ids(catalogue(SHARED, "en")) <= found
    assert all(id_.endswith("-box") for id_ in found - ids(catalogue(SHARED, "en")))


@pytest.mark.parametrize("game", [*DRAWN, "high_card"])
def test_every_box_has_a_lid_without_scripts_or_links(house: House, game: str) -> None:
    answer = httpx.get(f"{house.url}/api/games/{game}/lid.svg")
    assert answer.headers["content-type"] == "image/svg+xml"
    lid = ElementTree.fromstring(answer.text)
    assert lid.attrib["viewBox"] == "0 0 240 320"
    kinds = {element.tag.rpartition("}")[2] for element in lid.iter()}
    assert kinds <= {"svg", "g", "path", "rect", "circle", "ellipse", "text", "clipPath"}


def test_a_game_without_a_lid_gets_its_name_on_one(house: House) -> None:
    lid = httpx.get(f"{house.url}/api/games/high_card/lid.svg").text
    assert "HIGH" in lid
    assert "CARD" in lid


def test_a_box_tells_its_short_name_prefix_and_colours(house: House) -> None:
    games = {game["id"]: game for game in httpx.get(f"{house.url}/api/games").json()["games"]}
    gridiron, plain = games["masters_gridiron"], games["high_card"]
    assert (gridiron["name"], gridiron["prefix"]) == ("Masters of the Gridiron", "mg")
    assert plain["name"] == plain["title"]
    for game in games.values():
        assert len(game["colours"]) == 4
        assert all(len(colour) == 7 and colour.startswith("#") for colour in game["colours"])
