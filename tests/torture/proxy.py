"""Playcall behind a real nginx with the configuration that it ships: pages, requests and sockets over TLS.

python -m tests.torture.proxy
"""

from __future__ import annotations

import asyncio
import shutil
import ssl
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from playcall.tables.messages import Hello
from tests.torture.clients import PATIENCE, PROGRAM, SESSION, read_frame
from tests.torture.serving import Server, free_port
from tools.debian import install, may_install

SHIPPED = Path(__file__).resolve().parents[2] / "deploy" / "nginx.conf"
OUTSIDE = "https://play.example"
FOREIGN = "https://elsewhere.example"


def main() -> int:
    if not shutil.which("nginx") and not (may_install() and install("nginx-light")):
        print("This needs nginx: apt install nginx-light (as root).", file=sys.stderr)
        return 1
    with (
        Server(environment={"PLAYCALL_ORIGINS": OUTSIDE, "PLAYCALL_PROXIES": "127.0.0.1"}) as server,
        proxy(server.port) as port,
    ):
        asyncio.run(visit(port))
    print("behind nginx: the page, a guest, a table and its socket over TLS; a foreign page is refused")
    return 0


@contextmanager
def proxy(inside: int) -> Iterator[int]:
    """nginx as it is shipped, but for ports and places; its port."""
    port = free_port()
    with tempfile.TemporaryDirectory(prefix="playcall-proxy-") as place:
        folder = Path(place)
        certify(folder)
        shipped = SHIPPED.read_text()
        for ours, theirs in (
            ("443", f"127.0.0.1:{port}"), ("8420", str(inside)), ("/etc/ssl/playcall.crt", f"{folder}/crt"),
            ("/etc/ssl/playcall.key", f"{folder}/key"),
        ):  # fmt: skip
            assert ours in shipped, f"{SHIPPED} does not name {ours}."
            shipped = shipped.replace(ours, theirs)
        conf = folder / "nginx.conf"
        conf.write_text(f"pid {folder}/pid;\nevents {{}}\nhttp {{\naccess_log off;\n{shipped}\n}}\n")
        running = subprocess.Popen(["nginx", "-e", f"{folder}/log", "-c", str(conf), "-g", "daemon off;"])
        try:
            yield port
        finally:
            running.terminate()
            running.wait()


def certify(folder: Path) -> None:
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=play.example"]
    command += ["-addext", "subjectAltName=DNS:play.example", "-keyout", f"{folder}/key", "-out", f"{folder}/crt"]
    subprocess.run(command, check=True, capture_output=True)


async def visit(port: int) -> None:
    trusting = ssl.create_default_context()
    trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
    headers = {**PROGRAM, "Host": "play.example", "Origin": OUTSIDE}
    line = httpx.AsyncHTTPTransport(verify=trusting, retries=20)
    async with httpx.AsyncClient(
        base_url=f"https://127.0.0.1:{port}", headers=headers, transport=line, timeout=PATIENCE
    ) as http:
        assert "<title>Playcall" in (await http.get("/")).text
        stranger = await http.post("/api/guests", json={}, headers={"Origin": FOREIGN, "X-Playcall": ""})
        assert stranger.status_code == 403
        guest = await http.post("/api/guests", json={"name": "Ann"})
        session = guest.cookies[SESSION]
        http.cookies.clear()
        http.headers["Cookie"] = f"{SESSION}={session}"
        opened = await http.post("/api/tables", json={"game": "highlights_2052", "seats": ["me", "random"]})
        address = f"wss://play.example/api/tables/{opened.json()['table']['id']}/socket"
    await sit(address, port, trusting, session)


async def sit(address: str, port: int, trusting: ssl.SSLContext, session: str) -> None:
    """The socket says hello to our own page and to no other."""
    cookie = {"Cookie": f"{SESSION}={session}"}

    def line(origin: str) -> connect:
        return connect(
            address, host="127.0.0.1", port=port, ssl=trusting, origin=Origin(origin), additional_headers=cookie,
            proxy=None,
        )  # fmt: skip

    async with asyncio.timeout(PATIENCE), line(OUTSIDE) as socket:
        while not isinstance(read_frame(await socket.recv()), Hello):
            pass
    try:
        async with line(FOREIGN):
            status = 101
    except InvalidStatus as refused:
        status = refused.response.status_code
    assert status == 403, f"A foreign page was answered with {status}."


if __name__ == "__main__":
    sys.exit(main())
