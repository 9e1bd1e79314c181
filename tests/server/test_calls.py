"""People are told of their turn, by letter or web hook: once, late enough, nothing hidden; no table waits for it."""

from __future__ import annotations

import asyncio
import hmac
import json
import re
import threading
import time
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import asynccontextmanager
from email import message_from_bytes, policy
from hashlib import sha256
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest
from aiosmtpd.controller import Controller

from playcall.kernel import BadOption
from playcall.server.mailing import Calling, read_calling
from tests.server.conftest import NewHouse
from tests.server.house import PATIENCE, House, Visitor

pytestmark = pytest.mark.anyio

SOON, NEVER = 0.05, 1e6
LETTER = {"PLAYCALL_MAIL": "smtps://me:pass@mail.example", "PLAYCALL_MAIL_FROM": "table@play.example"}


class AnyPort(Controller):
    """It listens on a port that the system has chosen."""

    def _trigger_server(self) -> None:
        self.port = self.server.sockets[0].getsockname()[1]  # type: ignore[union-attr]
        super()._trigger_server()  # type: ignore[no-untyped-call]


class Post:
    """A mail server on this machine that keeps what it is given."""

    def __init__(self) -> None:
        self.letters: list[Any] = []
        self.refuses = 0
        self.controller = AnyPort(self, hostname="127.0.0.1", port=0, ready_timeout=PATIENCE)

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        if self.refuses:
            self.refuses -= 1
            return "451 later, please"
        self.letters.append(message_from_bytes(envelope.content, policy=policy.default))
        return "250 taken"

    @property
    def address(self) -> str:
        return f"smtp://127.0.0.1:{self.controller.port}"

    async def wait(self, count: int) -> list[str]:
        await until(lambda: len(self.letters) >= count)
        return [letter.get_content() for letter in self.letters]


async def until(fits: Any) -> None:
    deadline = time.monotonic() + PATIENCE
    while not fits():
        assert time.monotonic() < deadline
        await asyncio.sleep(0.01)


@pytest.fixture
def post() -> Iterator[Post]:
    post = Post()
    post.controller.start()
    yield post
    post.controller.stop()


@pytest.fixture
def hooks() -> Iterator[Any]:
    heard: list[tuple[dict[str, Any], str]] = []

    class Receiver(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            assert self.headers["x-playcall-signature"] == "sha256=" + hmac.new(b"s3cret", body, sha256).hexdigest()
            heard.append((json.loads(body), self.path))
            self.send_response(204)
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Receiver)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield Calling(webhook=f"http://127.0.0.1:{server.server_address[1]}/hook", secret="s3cret", after=SOON), heard
    server.shutdown()
    server.server_close()


async def there(house: House, work: Coroutine[Any, Any, Any]) -> Any:
    """What the server does in a loop of its own."""
    return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, house.service.tasks[0].get_loop()))


@asynccontextmanager
async def two(house: House) -> AsyncIterator[tuple[Visitor, Visitor]]:
    async with house.guest("Ann") as ann, house.guest("Bob") as bob:
        yield ann, bob


async def put(visitor: Visitor, **wish: Any) -> Any:
    return (await visitor.http.put("/api/me/calls", json=wish)).json()


async def prove(visitor: Visitor, post: Post, mail: str, **wish: Any) -> None:
    """Give an address, and the code that comes to it."""
    sent = len(post.letters)
    assert not (await put(visitor, mail=mail, **wish))["proved"]
    code = re.findall(r"[0-9a-f]{8}", (await post.wait(sent + 1))[-1])[0]
    assert (await visitor.post("/api/me/calls/prove", {"code": code}))["proved"]
    post.letters.clear()


async def test_somebody_elsewhere_gets_one_letter_for_each_turn(new_house: NewHouse, post: Post) -> None:
    house = new_house(
        calling=Calling(post.address, "table@play.example", after=SOON), origins=("https://play.example",)
    )
    async with two(house) as (ann, bob):
        await prove(ann, post, "ann@home.example", language="de")
        table = await ann.open()
        await bob.join(table)
        text = (await post.wait(1))[0]
        letter = post.letters[0]
        assert (letter["To"], letter["From"]) == ("ann@home.example", "table@play.example")
        assert letter["Subject"] == "Du bist dran: High Card"
        assert f"https://play.example/t/{table['id']}" in text
        hand = (await ann.look(table))["position"]["view"]["zones"]["hand 0"]["cards"]
        assert hand
        assert not {*hand} & {*re.findall(r"\w+", text)}
        await bob.act(table)
        await there(house, house.service.caller.look())
        assert len(post.letters) == 1, "the turn is the same, whoever else has chosen"
        await ann.act(table)
        if (await bob.look(table))["position"]["question"]:
            await bob.act(table)  # it was his to double: now both show again
        assert len(await post.wait(2)) == 2


async def test_whoever_is_at_the_table_or_has_chosen_is_not_told(new_house: NewHouse, post: Post) -> None:
    house = new_house(calling=Calling(post.address, "table@play.example", after=NEVER))
    async with two(house) as (ann, bob):
        await prove(ann, post, "ann@home.example")
        await prove(bob, post, "bob@home.example")
        table = await ann.open()
        await bob.join(table)
        store = house.service.store
        while len(calls := await there(house, store.calls(10))) < 2:
            await asyncio.sleep(0.01)
        async with ann.socket(table) as socket:
            await socket.asked()
            await there(house, house.service.caller.look())
            assert [call.person for call in await there(house, store.calls(10))] == [bob.me["id"]]
        await bob.act(table)
        theirs = next(call for call in calls if call.person == bob.me["id"])
        await there(house, store.put_off_call(theirs, 0.0))
        await there(house, house.service.caller.look())
        assert not post.letters


async def test_an_address_must_be_proved_first(new_house: NewHouse, post: Post) -> None:
    house = new_house(calling=Calling(post.address, "table@play.example", after=SOON))
    async with two(house) as (ann, bob):
        await put(ann, mail="somebody@else.example")
        table = await ann.open()
        await bob.join(table)
        await ann.refused("POST", "/api/me/calls/prove", "calls/wrong-code", {"code": "00000000"})
        await ann.act(table)
        await there(house, house.service.caller.look())
        assert [letter["Subject"] for letter in post.letters] == ["Your Playcall code"]
        for bad in ("nobody", "a@b\nBcc: c@d", "a@b, c@d"):
            assert (await ann.http.put("/api/me/calls", json={"mail": bad})).status_code == 422


async def test_a_mail_server_that_fails_is_tried_again_and_no_table_waits(new_house: NewHouse, post: Post) -> None:
    house = new_house(calling=Calling(post.address, "table@play.example", after=SOON))
    async with two(house) as (ann, bob):
        await prove(ann, post, "ann@home.example")
        post.refuses = 1
        table = await ann.open()
        await bob.join(table)
        store = house.service.store
        while not (calls := await there(house, store.calls(10))) or not calls[0].tries:
            await asyncio.sleep(0.01)
        await bob.act(table)
        assert not post.letters
        await there(house, store.put_off_call(calls[0], 0.0))
        assert len(await post.wait(1)) == 1
        post.refuses = 99
        await ann.act(table)
        await ann.refused("PUT", "/api/me/calls", "calls/no-mail", {"mail": "new@home.example"})


async def test_the_hosts_web_hook_names_those_who_agreed_and_tells_nothing_else(
    new_house: NewHouse, hooks: Any
) -> None:
    calling, heard = hooks
    house = new_house(calling=calling)
    async with two(house) as (ann, bob):
        await put(bob, hook=True)
        table = await ann.open()
        await bob.join(table)
        await until(lambda: heard)
        said, path = heard[0]
        assert path == "/hook"
        assert said.pop("link").endswith(f"/t/{table['id']}")
        assert said == {
            "event": "turn", "game": "high_card", "table": table["id"], "name": "Bob",
            "text": "Bob, it is your turn: High Card",
        }  # fmt: skip
        await ann.refused("PUT", "/api/me/calls", "calls/off", {"mail": "ann@home.example"})


async def test_nobody_is_told_anything_unless_the_host_wants_it(house: House) -> None:
    async with two(house) as (ann, _):
        assert (await ann.get("/api/me/calls"))["mail_offered"] is False
        await ann.refused("PUT", "/api/me/calls", "calls/off", {"hook": True})
        assert house.service.hub.on_moved is None


@pytest.mark.parametrize(
    "wrong",
    [
        {"PLAYCALL_MAIL": "mail.example"},
        {"PLAYCALL_MAIL": "smtp://mail.example"},
        {**LETTER, "PLAYCALL_CALL_AFTER": "soon"},
        {"PLAYCALL_WEBHOOK": "ftp://chat.example/hook"},
    ],
)
def test_what_the_host_says_is_checked(wrong: dict[str, str]) -> None:
    assert read_calling(LETTER).sender == "table@play.example"
    with pytest.raises(BadOption, match="PLAYCALL_"):
        read_calling(wrong)
