"""Connections before they ask anything: how many an address may have, and how long they may say nothing."""

from __future__ import annotations

import asyncio
from collections import Counter
from weakref import WeakKeyDictionary

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from playcall.server.settings import Settings, same_place

_open: WeakKeyDictionary[ServerState, Counter[str]] = WeakKeyDictionary()
"""Connections per address that are no sockets of tables, in each web server of this process."""


class Config(uvicorn.Config):
    """The web server's settings, with ours beside them."""

    settings: Settings


class Connection(HttpToolsProtocol):
    """A connection that must ask something within a time, and take the answer within another."""

    counted = ""
    """The address it is counted for."""
    answering = False
    """Whether it has asked something and waits for the answer."""
    asking: asyncio.TimerHandle | None = None
    taking: asyncio.TimerHandle | None = None

    @property
    def settings(self) -> Settings:
        assert isinstance(self.config, Config)
        return self.config.settings

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        counts = _open.setdefault(self.server_state, Counter())
        if not self.settings.is_proxy(host):
            self.counted = same_place(host)
            counts[self.counted] += 1
            if counts[self.counted] > self.settings.connections:
                transport.abort()
                return
        self._wait_for_request()

    def connection_lost(self, exc: Exception | None) -> None:
        self._let_go()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self.answering:
            self._wait_for_request()
        super().data_received(data)

    def on_headers_complete(self) -> None:
        self._stop_waiting()
        self.answering = True
        super().on_headers_complete()

    def on_response_complete(self) -> None:
        self.answering = False
        super().on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        """A socket is counted with sockets, and pinged."""
        self._let_go()
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        if self.taking is None:
            self.taking = self.loop.call_later(self.settings.sockets.send_seconds, self.transport.abort)
        super().pause_writing()

    def resume_writing(self) -> None:
        if self.taking is not None:
            self.taking.cancel()
            self.taking = None
        super().resume_writing()

    def _wait_for_request(self) -> None:
        if self.asking is None:
            self.asking = self.loop.call_later(self.settings.request_seconds, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self.asking is not None:
            self.asking.cancel()
            self.asking = None

    def _let_go(self) -> None:
        self._stop_waiting()
        if self.taking is not None:
            self.taking.cancel()
        if self.counted:
            counts = _open[self.server_state]
            counts[self.counted] -= 1
            if not counts[self.counted]:
                del counts[self.counted]
            self.counted = ""
