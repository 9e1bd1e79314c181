"""`playcall serve` as a process of its own, and the commands that look after it."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest

from playcall.cli.app import run
from playcall.cli.serving import announce
from playcall.server.running import FIRST_PORT, CannotListen, listen
from playcall.storage import migrate
from tests.databases import NewDatabase
from tests.server.conftest import NewHouse
from tests.server.house import House, Visitor, quick

PROGRAM = [sys.executable, "-c", "from playcall.cli import main; main()"]
IN_THE_BACKGROUND = ["sh", "-c", "trap '' INT; exec \"$@\"", "sh", *PROGRAM]
"""A shell lets what it starts in the background ignore interrupts."""
PATIENCE = 100.0
"""Seconds that a test waits for something on a busy machine."""


class Serving:
    """A server process and what it printed until it was ready."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        self.lines: list[str] = []
        assert process.stdout is not None
        while not self.lines or "Ctrl-C" not in self.lines[-1]:
            line = process.stdout.readline()
            assert line, process.stderr and process.stderr.read()
            self.lines.append(line)
        self.address = next(line.split()[1] for line in self.lines if line.startswith("Address:"))
        self.port = int(re.findall(r":(\d+)/", self.address)[0])
        self.house = House(quick(), self.port, lambda: pytest.fail("the server is another process"))

    def end(self, number: int) -> tuple[int, str, str]:
        self.process.send_signal(number)
        out, err = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, out, err


@contextmanager
def serving(folder: Path, *arguments: str, program: Sequence[str] = PROGRAM, **environment: str) -> Iterator[Serving]:
    everything = {**os.environ, "PLAYCALL_DATA": str(folder), **environment}
    command = [*program, *arguments]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=everything, start_new_session=True
    ) as process:
        watchdog = threading.Timer(120, kill, [process])
        watchdog.start()
        try:
            yield Serving(process)
            if process.poll() is None:
                process.terminate()
                process.wait(PATIENCE)
        finally:
            watchdog.cancel()
            kill(process)


def kill(process: subprocess.Popen[str]) -> None:
    """The server with its workers and bots: whoever is left would keep the other end of a pipe open."""
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)


class Outcome(NamedTuple):
    code: int
    out: str
    err: str


Playcall = Callable[..., Outcome]


@pytest.fixture
def playcall(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Playcall:
    """Run a command line in this process, with a data folder."""

    def call(folder: Path, *arguments: str) -> Outcome:
        monkeypatch.setenv("PLAYCALL_DATA", str(folder))
        capsys.readouterr()
        return Outcome(run(arguments), *capsys.readouterr())

    return call


# Starting and ending --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("program", [PROGRAM, IN_THE_BACKGROUND], ids=["in front", "in the background"])
def test_playcall_alone_serves_and_an_interrupt_ends_it(tmp_path: Path, program: list[str]) -> None:
    with serving(tmp_path / "data", program=program) as server:
        text = "".join(server.lines)
        assert re.match(r"Playcall \d", text)
        assert str(tmp_path / "data") in text
        assert server.address == f"http://127.0.0.1:{server.port}/"
        assert server.port >= FIRST_PORT
        assert "Playcall" in httpx.get(server.address).text
        assert server.end(signal.SIGINT) == (130, "", "")


@pytest.mark.anyio
async def test_sigterm_says_goodbye_to_sockets_and_loses_nothing(tmp_path: Path) -> None:
    with serving(tmp_path, "serve", "--no-browser") as server:
        async with server.house.guest() as ann:
            table = await ann.open("highlights_2052", seats=["me", "starter"])
            async with ann.socket(table) as client:
                await client.choose()
                await client.until_state(lambda state: state["ply"] >= 1)
                account = {"username": "ann", "password": "takes a while"}
                under_way = asyncio.create_task(ann.post("/api/account", account, 200))
                await asyncio.sleep(0.05)
                server.process.send_signal(signal.SIGTERM)
                async with asyncio.timeout(PATIENCE):
                    await client.websocket.wait_closed()
                    await under_way
                assert client.websocket.close_code == 1012
                assert client.websocket.close_reason is not None
                assert "restarting" in client.websocket.close_reason
            out, err = server.process.communicate(timeout=PATIENCE)
            assert (server.process.returncode, out, err) == (0, "", "")
            cookies, ply = dict(ann.http.cookies), client.state["ply"]
    with serving(tmp_path, "serve", "--no-browser") as server:
        async with server.house.stranger(cookies=cookies) as ann:
            assert (await ann.look(table))["position"]["ply"] >= ply
            async with ann.socket(table) as client:
                await client.asked()


@pytest.mark.anyio
async def test_a_kill_loses_nothing(tmp_path: Path) -> None:
    with serving(tmp_path, "serve", "--no-browser") as server:
        async with server.house.guest() as ann:
            table = await ann.open("highlights_2052", seats=["me", "starter"])
            async with ann.socket(table) as client:
                for _ in range(3):
                    await client.choose()
                await client.asked()
            seen = client.state
            server.process.kill()
            cookies = dict(ann.http.cookies)
    with serving(tmp_path, "serve", "--no-browser") as server:
        async with server.house.stranger(cookies=cookies) as ann:
            position = (await ann.look(table))["position"]
            assert (position["hash"], position["ply"]) == (seen["hash"], seen["ply"])


@contextmanager
def taken() -> Iterator[int]:
    with socket.socket() as holder:
        holder.bind(("127.0.0.1", 0))
        holder.listen()
        yield holder.getsockname()[1]


def test_a_port_that_is_taken(tmp_path: Path, playcall: Playcall) -> None:
    with taken() as port:
        done = playcall(tmp_path, "serve", "--no-browser", "--port", str(port))
    sentence = f"Port {port} is taken: stop what runs there, or leave --port out to get a free one.\n"
    assert done == (1, "", sentence)


def test_the_first_free_port_is_taken() -> None:
    one = listen("127.0.0.1", None)
    two = listen("127.0.0.1", None)
    ports = [one.getsockname()[1], two.getsockname()[1]]
    one.close()
    two.close()
    assert FIRST_PORT <= ports[0] < ports[1]
    with pytest.raises(CannotListen, match="cannot listen"):
        listen("192.0.2.77", None)


@pytest.mark.parametrize(
    ("arguments", "code", "part"),
    [
        (["--workers", "2"], 2, "Several workers need PostgreSQL"),
        (["--workers", "0"], 2, "at least 1"),
        (["--port", "70000"], 2, "is not a port"),
        (["--port", "x"], 2, "is not a whole number"),
        (["--db", "mysql://x"], 2, "'mysql' is not a database Playcall knows"),
        (["--db", "postgresql://nobody@127.0.0.1:1/x"], 1, "cannot be used"),
        (["--host", "192.0.2.77"], 1, "cannot listen on '192.0.2.77'"),
    ],
)
def test_bad_usage_is_one_sentence(
    tmp_path: Path, playcall: Playcall, arguments: list[str], code: int, part: str
) -> None:
    done = playcall(tmp_path, "serve", "--no-browser", *arguments)
    assert (done.code, done.out) == (code, "")
    assert part in done.err
    assert done.err.count("\n") == 1


def test_others_need_the_token(tmp_path: Path) -> None:
    with serving(tmp_path, "serve", "--no-browser", "--host", "0.0.0.0") as server:
        assert "not encrypted" in "".join(server.lines)
        assert httpx.get(f"http://127.0.0.1:{server.port}/api/me").json()["code"] == "auth/owner"
        with httpx.Client(follow_redirects=True) as browser:
            assert "?token=" in server.address
            browser.get(server.address)
            assert browser.get(f"http://127.0.0.1:{server.port}/api/me").json() == {"person": None}


# Several workers ------------------------------------------------------------------------------------------------------


@pytest.mark.anyio
async def test_several_workers_share_their_tables(tmp_path: Path, new_database: NewDatabase) -> None:
    """Two people whose sockets are held by whichever process took them play one game."""
    url = new_database("postgres")
    arguments = ("serve", "--no-browser", "--workers", "3", "--db", url)
    with serving(tmp_path, *arguments, PLAYCALL_RATES="guests=off") as server:
        async with server.house.guest("Ann") as ann, server.house.guest("Bob") as bob:
            table = await ann.open("highlights_2052")
            await bob.join(table)
            async with ann.socket(table) as one, bob.socket(table) as two, ann.socket(table) as three:
                await asyncio.gather(one.play_on(plies=40), two.play_on(plies=40))
                await bob.post(f"/api/tables/{table['id']}/concede")
                for client in (one, two, three):
                    await client.until_state(lambda state: state["result"] is not None)
                assert one.events.keys() == two.events.keys() == three.events.keys()
            assert (await _record(bob, table)).startswith("playcall record 1")
        code, _, err = server.end(signal.SIGTERM)
        assert (code, err) == (0, "")


@pytest.mark.anyio
async def test_two_servers_share_a_table(tmp_path: Path, new_database: NewDatabase) -> None:
    """As on two machines: Ann plays at one, Bob at the other, and whoever is killed is missed by nobody."""
    arguments = ("serve", "--no-browser", "--db", new_database("postgres"))
    with serving(tmp_path / "one", *arguments) as here, serving(tmp_path / "two", *arguments) as there:
        async with here.house.guest("Ann") as ann, there.house.guest("Bob") as bob:
            table = await ann.open("highlights_2052")
            await bob.join(table)
            async with bob.socket(table) as two:
                async with ann.socket(table) as one:
                    await asyncio.gather(one.play_on(plies=20), two.play_on(plies=20))
                here.process.kill()
                async with there.house.stranger(cookies=dict(ann.http.cookies)) as again, again.socket(table) as three:
                    await asyncio.gather(three.play_on(plies=40), two.play_on(plies=40))
                    await bob.post(f"/api/tables/{table['id']}/concede")
                    for client in (two, three):
                        await client.until_state(lambda state: state["result"] is not None)
                    assert three.events.keys() == two.events.keys()
            assert (await _record(bob, table)).startswith("playcall record 1")


async def _record(person: Visitor, table: dict[str, Any]) -> str:
    text: str = await person.get(f"/api/tables/{table['id']}/record")
    return text


# Looking after it -----------------------------------------------------------------------------------------------------


def test_doctor_finds_nothing_wrong(tmp_path: Path, playcall: Playcall) -> None:
    done = playcall(tmp_path / "new", "doctor")
    assert (done.code, done.err) == (0, "")
    assert "made at the first start" in done.out
    assert "PROBLEM" not in done.out
    found = json.loads(playcall(tmp_path / "new", "doctor", "--json").out)
    assert [finding["what"] for finding in found] == ["Python", "Games", "Data folder", "Database", "Port"]
    assert not (tmp_path / "new").exists()


def test_doctor_says_what_to_do(tmp_path: Path, playcall: Playcall) -> None:
    done = playcall(tmp_path, "doctor", "--db", "postgresql://nobody:secret@127.0.0.1:1/x")
    assert done.code == 1
    assert "PROBLEM  Database" in done.out
    assert "PLAYCALL_DATABASE_URL" in done.out
    assert "secret" not in done.out + done.err
    (tmp_path / "playcall.db").write_text("not a database at all, not a database at all")
    assert "PROBLEM  Database" in playcall(tmp_path, "doctor").out


def test_doctor_knows_old_and_new_databases(tmp_path: Path, playcall: Playcall) -> None:
    url = f"sqlite:///{tmp_path / 'playcall.db'}"
    migrate(url)
    assert "the newest" in playcall(tmp_path, "doctor").out
    for revision, code, part in (("0000", 0, "brings it up to date"), ("9999", 1, "Update Playcall")):
        with closing(sqlite3.connect(tmp_path / "playcall.db")) as database:
            database.execute("UPDATE alembic_version SET version_num = ?", (revision,))
            database.commit()
        done = playcall(tmp_path, "doctor")
        assert (done.code, part in done.out) == (code, True)


@pytest.mark.anyio
async def test_backup_and_restore(tmp_path: Path, playcall: Playcall, new_house: NewHouse) -> None:
    file = tmp_path / "saved.gz"
    url = f"sqlite:///{tmp_path / 'playcall.db'}"
    house = new_house(database_url=url, migrated=False)
    async with house.guest("Ann") as ann:
        table = await ann.open(seats=["me", "random"])
        cookies = dict(ann.http.cookies)
        assert playcall(tmp_path, "backup", str(file)).code == 0
        assert playcall(tmp_path, "backup", str(file)) == (2, "", f"'{file}' exists; choose another name.\n")
        refused = playcall(tmp_path, "restore", str(file))
        assert refused.code == 1
        assert "--force" in refused.err
    assert playcall(tmp_path / "two", "backup", str(tmp_path / "empty.gz")).code == 1
    assert playcall(tmp_path / "two", "restore", str(tmp_path / "none.gz")).code == 2
    for _ in range(2):
        assert playcall(tmp_path / "two", "restore", str(file), "--force").code == 0
    other = new_house(database_url=f"sqlite:///{tmp_path / 'two' / 'playcall.db'}")
    async with other.stranger(cookies=cookies) as ann:
        assert (await ann.look(table))["table"]["my_seat"] == 0


# The browser ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("terminal", "display", "wanted", "opened"),
    [(True, ":0", True, 1), (True, "", True, 0), (False, ":0", True, 0), (True, ":0", False, 0)],
)
def test_the_browser_opens_only_where_somebody_sits(
    monkeypatch: pytest.MonkeyPatch, terminal: bool, display: str, wanted: bool, opened: int
) -> None:
    addresses: list[str] = []
    monkeypatch.setattr("webbrowser.open", addresses.append)
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr("sys.stdout.isatty", lambda: terminal)
    monkeypatch.setenv("DISPLAY", display)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    announce(quick(port=8420, database_url="sqlite:///x.db"), wanted)
    assert addresses == ["http://127.0.0.1:8420/"] * opened


def test_over_ssh_a_tunnel_is_suggested(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("SSH_CONNECTION", "1 2 3 4")
    announce(quick(port=8420, database_url="sqlite:///x.db"), False)
    assert "ssh -L 8420:127.0.0.1:8420" in capsys.readouterr().out


def test_a_second_server_on_the_same_file_does_not_start(tmp_path: Path, playcall: Playcall) -> None:
    with serving(tmp_path, "serve", "--no-browser") as first:
        refused = playcall(tmp_path, "serve", "--no-browser")
        assert (refused.code, refused.out) == (1, "")
        assert re.fullmatch(r"Another Playcall serves sqlite:\S+ already: open that one, .*--db\.\n", refused.err)
        assert httpx.get(f"{first.address}api/health").status_code == 200
        first.process.kill()
        first.process.wait(PATIENCE)
    with serving(tmp_path, "serve", "--no-browser") as again:
        assert httpx.get(f"{again.address}api/health").status_code == 200
