"""The gallery of a game over HTTP: what cards are found by, rules, figures."""

from __future__ import annotations

import httpx
import pytest

from playcall.games import game_ids
from tests.server.house import House


@pytest.mark.parametrize("game", game_ids())
def test_every_card_is_in_its_gallery_with_its_rules(house: House, game: str) -> None:
    answer = httpx.get(f"{house.url}/api/games/{game}/gallery", headers={"accept-encoding": "gzip"})
    shown = answer.json()
    listed = httpx.get(f"{house.url}/api/games/{game}/cards").json()
    assert [*shown["cards"]] == [card["id"] for card in listed]
    named = {rule for card in shown["cards"].values() for rule in card["rules"]}
    assert named == set(shown["rules"])
    for facet in shown["facets"]:
        values = {value["id"] for value in facet["values"]}
        assert all(set(card["facets"].get(facet["id"], [])) <= values for card in shown["cards"].values())
    assert answer.headers["content-encoding"] == "gzip"
    again = httpx.get(answer.url, headers={"if-none-match": answer.headers["etag"]})
    assert again.status_code == 304


def test_figures_come_with_their_interval_and_what_they_were_made_with(house: House) -> None:
    figures = httpx.get(f"{house.url}/api/games/highlights_2052/gallery").json()["figures"]
    assert figures["games"] > 0
    assert figures["bot"]
    for card in figures["cards"].values():
        assert card["drawn"]["low"] <= card["drawn"]["share"] <= card["drawn"]["high"]
        assert 0 <= card["used"] <= 1


def test_a_game_that_says_nothing_has_a_plain_gallery(house: House) -> None:
    shown = httpx.get(f"{house.url}/api/games/high_card/gallery").json()
    assert [facet["id"] for facet in shown["facets"]] == ["kind"]
    assert shown["figures"] is None
