"""Who somebody is, and whether a request comes from our own page: sessions, passwords, origins, keys."""

from __future__ import annotations

import asyncio
import hmac
import secrets
from collections.abc import Iterable
from hashlib import sha256
from urllib.parse import urlsplit

from pwdlib import PasswordHash
from starlette.datastructures import Headers
from starlette.responses import Response

from playcall.server.settings import Settings
from playcall.tables.hub import digest
from playcall.tables.ledger import Setup
from playcall.tables.ports import PersonInfo, Store

SESSION = "playcall_session"
DOOR = "playcall_door"
SESSION_SECONDS = 90 * 86400
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
LOOPBACK_NAMES = frozenset({"localhost", "127.0.0.1", "::1"})
HASHES_AT_ONCE = 2
BROWSERS = (
    ("Edg", "Edge"), ("OPR/", "Opera"), ("Firefox/", "Firefox"), ("FxiOS", "Firefox"), ("Chrome/", "Chrome"),
    ("CriOS", "Chrome"), ("Safari/", "Safari"),
)  # fmt: skip
"""Signs by which browsers are told apart, in this order: most say that they are others, too."""
SYSTEMS = (
    ("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("Windows", "Windows"), ("Mac OS", "macOS"),
    ("CrOS", "ChromeOS"), ("Linux", "Linux"),
)  # fmt: skip


# Sessions -------------------------------------------------------------------------------------------------------------


async def begin_session(store: Store, person_id: str, now: float, agent: str = "") -> str:
    """A new session; its secret goes into a cookie, and only the secret's hash is kept."""
    secret = secrets.token_urlsafe(32)
    await store.new_session(digest(secret), person_id, now, now + SESSION_SECONDS, device_of(agent))
    return secret


def device_of(agent: str) -> str:
    """A browser and where it runs, as its owner would name them; no versions, no more than that."""
    named = [next((word for sign, word in words if sign in agent), "") for words in (BROWSERS, SYSTEMS)]
    return " · ".join(word for word in named if word)


async def person_of(store: Store, secret: str | None, now: float) -> PersonInfo | None:
    """Whose session a cookie belongs to."""
    return await store.session_person(digest(secret), now) if secret else None


def give_cookie(response: Response, name: str, secret: str, https: bool) -> None:
    response.set_cookie(name, secret, SESSION_SECONDS, path="/", secure=https, httponly=True, samesite="lax")


def take_cookie(response: Response, name: str, https: bool) -> None:
    response.delete_cookie(name, path="/", secure=https, httponly=True, samesite="lax")


class Passwords:
    """Argon2, in threads, a few at a time: each hash takes much memory."""

    def __init__(self) -> None:
        self.hasher = PasswordHash.recommended()
        self.turns = asyncio.Semaphore(HASHES_AT_ONCE)
        self.decoy: str | None = None

    async def hash(self, password: str) -> str:
        async with self.turns:
            return await asyncio.to_thread(self.hasher.hash, password)

    async def check(self, password: str, kept: str | None) -> bool:
        """Whether a password fits a hash. Without one it takes as long, so that usernames cannot be guessed."""
        if kept is None and self.decoy is None:
            self.decoy = await self.hash(secrets.token_urlsafe(16))
        async with self.turns:
            fits = await asyncio.to_thread(self.hasher.verify, password, kept or self.decoy or "")
        return fits and kept is not None


# Keys -----------------------------------------------------------------------------------------------------------------


def share_key(setup: Setup, place: int) -> str:
    """The key with which a second person may sit at a place; it follows from what the server alone knows."""
    text = f"share {setup.table} {place}"
    return hmac.new(str(setup.seed).encode(), text.encode(), sha256).hexdigest()[:32]


def shared_seat(setup: Setup, places: Iterable[int], key: str) -> int | None:
    """The place that a key opens."""
    return next((place for place in places if same(share_key(setup, place), key)), None)


def door_key(owner_token: str) -> str:
    """What the cookie of somebody holds who was let in."""
    return sha256(f"door {owner_token}".encode()).hexdigest()


def same(one: str, other: str) -> bool:
    """Whether two secrets are equal, in a time that does not tell how far they are."""
    return hmac.compare_digest(one.encode(), other.encode())


# Origins --------------------------------------------------------------------------------------------------------------


def host_is_ours(headers: Headers, settings: Settings) -> bool:
    """On loopback only our own names count: a foreign name that leads here is somebody's trick."""
    if not settings.loopback:
        return True
    try:
        name = urlsplit(f"//{headers.get('host', '')}").hostname or ""
    except ValueError:
        return False
    return name in LOOPBACK_NAMES or name == settings.host.strip("[]").lower() or name in settings.hosts


def origin_is_ours(headers: Headers, settings: Settings) -> bool | None:
    """Whether the page that asks is one of ours; None when the request does not say."""
    origin = headers.get("origin")
    if origin is not None:
        try:
            netloc = urlsplit(origin).netloc
        except ValueError:
            return False
        return origin in settings.origins or (bool(netloc) and netloc == headers.get("host"))
    site = headers.get("sec-fetch-site")
    return None if site is None else site in ("same-origin", "none")


def may_change(headers: Headers, settings: Settings) -> bool:
    """Whether a request that changes something was meant: from our page, or from a program that says so."""
    return headers.get("x-playcall") == "1" or origin_is_ours(headers, settings) is True
