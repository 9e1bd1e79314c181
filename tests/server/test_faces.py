"""Cards as pictures over HTTP: the document, its size, its version, and games that have drawn nothing."""

from __future__ import annotations

import re

import httpx
import pytest

from tests.server.house import House

MOST_BYTES = 80_000


@pytest.fixture(scope="module")
def answer(house: House) -> httpx.Response:
    return httpx.get(f"{house.url}/api/games/highlights_2052/faces", timeout=60)


def test_every_card_and_back_is_there(answer: httpx.Response, house: House) -> None:
    faces = answer.json()
    listed = httpx.get(f"{house.url}/api/games/highlights_2052/cards").json()
    assert [*faces["cards"]] == [card["id"] for card in listed]
    assert {*faces["backs"]} == {"play", "action"}
    assert faces["size"] == [252, 352]
    assert all(face.startswith('<svg viewBox="0 0 252 352"') for face in faces["cards"].values())


def test_every_symbol_that_is_used_is_defined(answer: httpx.Response) -> None:
    faces = answer.json()
    defined = set(re.findall(r'id="([^"]+)"', faces["defs"]))
    used = set(re.findall(r'href="#([^"]+)"', "".join([*faces["cards"].values(), *faces["backs"].values()])))
    assert used
    assert used <= defined
    assert all(name.startswith("fh-") for name in defined)


@pytest.mark.parametrize("encoding", ["gzip", "br"])
def test_it_is_small(house: House, answer: httpx.Response, encoding: str) -> None:
    sent = httpx.get(answer.url, headers={"accept-encoding": encoding})
    assert sent.headers["content-encoding"] == encoding
    assert sent.num_bytes_downloaded < MOST_BYTES
    assert sent.json() == answer.json()


def test_a_browser_that_takes_no_gzip_gets_none(house: House, answer: httpx.Response) -> None:
    plain = httpx.get(f"{house.url}/api/games/highlights_2052/faces", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.json() == answer.json()


def test_it_is_kept_for_ever_under_its_version_and_asked_for_otherwise(house: House, answer: httpx.Response) -> None:
    url, version = f"{house.url}/api/games/highlights_2052/faces", answer.headers["etag"].strip('"')
    assert answer.headers["cache-control"] == "no-cache"
    assert "immutable" in httpx.get(url, params={"v": version}).headers["cache-control"]
    assert httpx.get(url, params={"v": "another"}).headers["cache-control"] == "no-cache"
    again = httpx.get(url, headers={"if-none-match": f'"{version}"'})
    assert (again.status_code, again.content) == (304, b"")


def test_a_large_set_can_be_asked_for_in_parts(house: House, answer: httpx.Response) -> None:
    url, whole = f"{house.url}/api/games/highlights_2052/faces", answer.json()
    shared = httpx.get(url, params={"cards": ""}).json()
    assert (shared["defs"], shared["backs"], shared["cards"]) == (whole["defs"], whole["backs"], {})
    part = httpx.get(url, params={"cards": "hb02,nothing,hb01"}).json()
    assert part["cards"] == {card: whole["cards"][card] for card in ("hb02", "hb01")}
    assert part["defs"] == ""
    assert httpx.get(url, params={"cards": "x" * 5000}).status_code == 422


def test_a_game_that_has_drawn_nothing_gets_plain_type(house: House) -> None:
    faces = httpx.get(f"{house.url}/api/games/high_card/faces").json()
    assert len(faces["cards"]) == 12
    assert {*faces["backs"]} == {"card"}


def test_an_unknown_game_has_no_faces(house: House) -> None:
    refused = httpx.get(f"{house.url}/api/games/nothing/faces")
    assert refused.status_code == 404
    assert refused.json()["code"] == "game/unknown"


# On paper -------------------------------------------------------------------------------------------------------------


def test_the_sheets_are_a_pdf(house: House) -> None:
    url = f"{house.url}/api/games/high_card/print.pdf"
    a4 = httpx.get(url)
    assert a4.headers["content-type"] == "application/pdf"
    assert a4.headers["content-disposition"] == 'inline; filename="high_card-a4.pdf"'
    assert a4.content.startswith(b"%PDF-")
    assert httpx.get(url).content == a4.content
    letter = httpx.get(url, params={"paper": "letter", "backs": "true"})
    assert 'filename="high_card-letter.pdf"' in letter.headers["content-disposition"]
    assert letter.content != a4.content


def test_the_whole_box_is_one_too_in_the_language_asked_for(house: House) -> None:
    url = f"{house.url}/api/games/high_card/print.pdf"
    english = httpx.get(url, params={"everything": "true"})
    assert english.headers["content-disposition"] == 'inline; filename="high_card-everything-a4.pdf"'
    assert english.content.startswith(b"%PDF-")
    assert httpx.get(url, params={"everything": "true", "language": "de"}).content != english.content
    assert httpx.get(url, params={"everything": "true", "language": "fr"}).status_code == 422


def test_some_cards_are_printed_alone(house: House) -> None:
    url = f"{house.url}/api/games/high_card/print.pdf"
    assert httpx.get(url, params={"only": "5"}).content.startswith(b"%PDF-")
    refused = httpx.get(url, params={"only": "team:none"})
    assert (refused.status_code, refused.json()["code"]) == (409, "print/no-such-cards")


def test_a_paper_that_nobody_has_is_refused(house: House) -> None:
    refused = httpx.get(f"{house.url}/api/games/high_card/print.pdf", params={"paper": "a5"})
    assert refused.status_code == 422
    assert refused.json()["code"] == "input/bad"
    assert httpx.get(f"{house.url}/api/games/nothing/print.pdf").status_code == 404


def test_a_part_has_the_lines_that_a_brief_list_of_cards_leaves_out(house: House) -> None:
    url = f"{house.url}/api/games/highlights_2052"
    listed = {card["id"]: card for card in httpx.get(f"{url}/cards").json()}
    brief = httpx.get(f"{url}/cards", params={"brief": "true"}).json()
    assert [card["id"] for card in brief] == [*listed]
    assert not any(card["lines"] for card in brief)
    part = httpx.get(f"{url}/faces", params={"cards": "hb01,hb02"}).json()
    assert part["lines"] == {card: listed[card]["lines"] for card in ("hb01", "hb02")}
