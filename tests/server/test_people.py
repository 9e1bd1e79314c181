"""Guests, accounts and sessions."""

from __future__ import annotations

import asyncio
import time

import pytest

from playcall.server.security import SESSION, SESSION_SECONDS, Passwords
from playcall.tables.hub import digest
from tests.server.house import House

pytestmark = pytest.mark.anyio
both_databases = True

PASSWORD = {"password": "correct horse"}


async def test_looking_makes_nobody(house: House) -> None:
    async with house.stranger() as visitor:
        assert await visitor.get("/api/me") == {"person": None}
        assert not visitor.http.cookies
        for path in ("/api/me/tables", "/api/me/outcomes", "/api/decks"):
            await visitor.refused("GET", path, "auth/needed")
        await visitor.refused("POST", "/api/tables", "auth/needed", {"game": "high_card"})


async def test_a_guest_is_known_by_a_cookie(house: House) -> None:
    async with house.stranger() as visitor:
        response = await visitor.http.post("/api/guests", json={})
        assert response.status_code == 201
        assert response.json()["name"].startswith("Guest ")
        cookie = response.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        assert f"Max-Age={SESSION_SECONDS}" in cookie
        assert "Secure" not in cookie
        assert (await visitor.get("/api/me"))["person"] == response.json()
        again = await visitor.http.post("/api/guests", json={"name": "Somebody else"})
        assert (again.status_code, again.json()) == (200, response.json())


async def test_only_the_hash_of_a_session_is_kept(house: House) -> None:
    async with house.guest() as ann:
        secret = ann.http.cookies[SESSION]
        assert len(secret) >= 43
        store, now = house.service.store, time.time()
        on_its_loop = asyncio.run_coroutine_threadsafe
        loop = house.service.tasks[0].get_loop()
        found = on_its_loop(store.session_person(digest(secret), now), loop).result()
        assert found is not None
        assert found.id == ann.me["id"]
        assert on_its_loop(store.session_person(secret, now), loop).result() is None
        later = on_its_loop(store.session_person(digest(secret), now + SESSION_SECONDS + 1), loop).result()
        assert later is None


async def test_renaming(house: House) -> None:
    async with house.guest() as ann:
        table = await ann.open()
        renamed = await ann.http.patch("/api/me", json={"name": "Änne 🏈"})
        assert renamed.json()["name"] == "Änne 🏈"
        assert (await ann.look(table))["table"]["seats"][0]["people"][0]["name"] == "Änne 🏈"
        for name in ("", " ", " x", "x ", "x" * 41, "a\nb", "\u0000"):
            await ann.refused("PATCH", "/api/me", "input/bad", {"name": name})


async def test_an_account_is_found_again_on_another_device(house: House) -> None:
    async with house.guest("Ann") as ann, house.stranger() as other:
        table = await ann.open()
        guest_session = ann.http.cookies[SESSION]
        claimed = await ann.post("/api/account", {"username": "Ann.77", **PASSWORD})
        assert (claimed["id"], claimed["username"]) == (ann.me["id"], "Ann.77")
        assert ann.http.cookies[SESSION] != guest_session
        await ann.refused("POST", "/api/account", "account/claimed", {"username": "other", **PASSWORD})
        await other.refused("POST", "/api/login", "auth/wrong", {"username": "ann.77", "password": "guess"})
        await other.refused("POST", "/api/login", "auth/wrong", {"username": "nobody", "password": "guess"})
        assert (await other.post("/api/login", {"username": "ANN.77", **PASSWORD}))["id"] == ann.me["id"]
        assert [one["id"] for one in await other.get("/api/me/tables")] == [table["id"]]


async def test_a_username_belongs_to_one(house: House) -> None:
    async with house.guest() as ann, house.guest() as bob:
        await ann.post("/api/account", {"username": "keeper", **PASSWORD})
        await bob.refused("POST", "/api/account", "account/taken", {"username": "KEEPER", **PASSWORD})
        for username, password in (("a b", "long enough"), ("ab", "long enough"), ("bobby", "short")):
            account = {"username": username, "password": password}
            await bob.refused("POST", "/api/account", "input/bad", account)


async def test_whoever_logs_out_is_nobody(house: House) -> None:
    async with house.guest() as ann, house.stranger() as thief:
        thief.http.cookies.set(SESSION, ann.http.cookies[SESSION])
        assert (await thief.get("/api/me"))["person"]["id"] == ann.me["id"]
        await ann.post("/api/logout")
        assert (await ann.get("/api/me"))["person"] is None
        assert (await thief.get("/api/me"))["person"] is None
        await ann.post("/api/logout")


async def test_logging_in_replaces_the_guests_session(house: House) -> None:
    async with house.guest() as ann, house.guest() as bob, house.stranger() as thief:
        await ann.post("/api/account", {"username": "replacer", **PASSWORD})
        thief.http.cookies.set(SESSION, bob.http.cookies[SESSION])
        await bob.post("/api/login", {"username": "replacer", **PASSWORD})
        assert (await thief.get("/api/me"))["person"] is None


async def test_an_unknown_username_takes_as_long() -> None:
    passwords = Passwords()
    kept = await passwords.hash("secret word")
    assert kept.startswith("$argon2id$")
    assert await passwords.check("secret word", kept)
    assert not await passwords.check("another", kept)
    assert not await passwords.check("another", None)
    assert passwords.decoy is not None
