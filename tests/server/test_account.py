"""One's own account: sessions that end for good, another password, everything as a file, and its end."""

from __future__ import annotations

import pytest
from websockets.exceptions import ConnectionClosed

from playcall.server.security import SESSION, device_of
from tests.server.house import Client, House, Visitor

pytestmark = pytest.mark.anyio

both_databases = True
PASSWORD = "a long word"


async def claimed(visitor: Visitor, username: str) -> None:
    await visitor.post("/api/account", {"username": username, "password": PASSWORD})


async def closed_with(client: Client) -> tuple[int, str]:
    with pytest.raises(ConnectionClosed) as closed:
        await client.until("nothing more")
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code, closed.value.rcvd.reason


async def test_whoever_logs_out_acts_no_more(house: House) -> None:
    async with house.guest("Ann") as ann, house.guest("Bob") as bob:
        table = await ann.open()
        await bob.join(table)
        async with ann.socket(table) as client, bob.socket(table) as other:
            await client.until("hello")
            await other.until("hello")
            await ann.post("/api/logout")
            assert await closed_with(client) == (4003, "session/ended")
            await other.send(type="ping")
            await other.until("pong")
        async with ann.socket(table) as again:
            assert (await again.until("hello"))["seat"] is None


async def test_sessions_are_listed_and_ended(house: House) -> None:
    phone = {"User-Agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) AppleWebKit/605 Version/18.0 Mobile Safari/604.1"}
    async with house.guest() as ann, house.stranger(headers=phone) as one, house.stranger() as two:
        name = f"lister-{house.port}"
        await claimed(ann, name)
        for other in (one, two):
            await other.post("/api/login", {"username": name, "password": PASSWORD})
        there = await ann.get("/api/me/sessions")
        assert [(session["here"], session["device"]) for session in there] == [
            (False, ""), (False, "Safari · iPhone"), (True, ""),
        ]  # fmt: skip
        assert ann.http.cookies[SESSION] not in str(there)
        assert (await ann.http.delete(f"/api/me/sessions/{there[1]['id']}")).status_code == 200
        assert (await one.get("/api/me"))["person"] is None
        await ann.refused("DELETE", f"/api/me/sessions/{there[1]['id']}", "session/unknown")
        assert (await ann.http.delete("/api/me/sessions")).status_code == 200
        assert (await two.get("/api/me"))["person"] is None
        assert len(await ann.get("/api/me/sessions")) == 1


async def test_another_password_signs_all_others_out(house: House) -> None:
    async with house.guest() as ann, house.stranger() as thief, house.guest() as guest:
        name = f"changer-{house.port}"
        await claimed(ann, name)
        thief.http.cookies.set(SESSION, ann.http.cookies[SESSION])
        wish = {"old": "guess", "new": "another word"}
        assert (await ann.refused("POST", "/api/me/password", "auth/wrong-password", wish)).status_code == 403
        await ann.post("/api/me/password", {**wish, "old": PASSWORD})
        assert (await thief.get("/api/me"))["person"] is None
        assert (await ann.get("/api/me"))["person"]["username"] == name
        await thief.refused("POST", "/api/login", "auth/wrong", {"username": name, "password": PASSWORD})
        await thief.post("/api/login", {"username": name, "password": "another word"})
        await guest.refused("POST", "/api/me/password", "account/none", {**wish, "old": ""})


async def test_everything_of_somebody_comes_as_a_file(house: House) -> None:
    async with house.guest("Ann") as ann:
        await claimed(ann, f"export-{house.port}")
        table = await ann.open(seats=["me", "random"])
        await ann.post(f"/api/tables/{table['id']}/concede")
        answer = await ann.http.get("/api/me/export")
        assert "attachment" in answer.headers["content-disposition"]
        kept = answer.json()
        assert (kept["person"]["name"], kept["outcomes"][0]["outcome"]) == ("Ann", "lost")
        assert [seat["table"] for seat in kept["sitters"]] == [table["id"]]
        assert not {"secret", "password", "code"} & {key for rows in kept.values() for row in rows for key in row}


async def test_an_account_is_deleted_and_nobody_waits_for_it(house: House) -> None:
    async with house.guest("Ann") as ann, house.guest("Bob") as bob, house.stranger() as later:
        name = f"goer-{house.port}"
        await claimed(ann, name)
        table, waiting = await ann.open(), await ann.open(listed=True)
        await bob.join(table)
        await ann.post(f"/api/tables/{table['id']}/chat", {"text": "so long"})
        await ann.refused("POST", "/api/me/delete", "auth/wrong-password", {"password": "guess"})
        await ann.post("/api/me/delete", {"password": PASSWORD})
        assert (await ann.get("/api/me"))["person"] is None
        await later.refused("POST", "/api/login", "auth/wrong", {"username": name, "password": PASSWORD})
        seen = (await bob.look(table))["table"]
        assert (seen["ended_at"] is not None, [seat["people"][0]["name"] for seat in seen["seats"]]) == (
            True,
            ["—", "Bob"],
        )
        assert (await bob.look(waiting))["table"]["seats"][0]["open"]
        assert await bob.get(f"/api/tables/{table['id']}/chat") == []
        await later.post("/api/guests", {})
        await later.post("/api/account", {"username": name, "password": PASSWORD})


@pytest.mark.parametrize(
    ("agent", "device"),
    [
        ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox · Linux"),
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0", "Edge · Windows"),
        ("Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36", "Chrome · Android"),
        ("curl/8.0", ""),
    ],
)
def test_a_browser_is_named_as_its_owner_would(agent: str, device: str) -> None:
    assert device_of(agent) == device
