"""The service of one process: store, bus, hub and sockets, opened together and closed in order."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from playcall.seasons.clubhouse import Clubhouse
from playcall.seasons.ports import Shelf
from playcall.server.calling import Caller
from playcall.server.limiting import Limiter
from playcall.server.metrics import Metrics
from playcall.server.notices import Notices
from playcall.server.outage import AWAY, Outage
from playcall.server.security import Passwords, person_of
from playcall.server.settings import Settings, name_shelf
from playcall.storage import SqlStore, migrate, open_bus
from playcall.storage.database import is_postgres, open_database
from playcall.tables.backroom import Backroom
from playcall.tables.hub import Hub, digest
from playcall.tables.laboratory import Laboratory
from playcall.tables.ports import Bus, PersonInfo
from playcall.tables.thinking import Thinker
from playcall.tables.timekeeping import steady

if TYPE_CHECKING:
    from playcall.server.leaguesockets import LeagueSocket
    from playcall.server.sockets import TableSocket

log = logging.getLogger("playcall.server")

Ports = Callable[[Settings], Awaitable[tuple[Shelf, Bus | None]]]
"""Opens a store, and a bus where there can be other processes."""
RESTARTING = "The server is restarting; connect again in a moment."
ENDED = "ended"
"""The notice that a session has ended, before the hash of its secret."""
SIGNED_OUT = 4003
"""The close code of a socket whose session has ended: whoever comes again comes as who they are then."""
LOOK_AT_CLOCKS = 0.25
"""Seconds between two looks at the clocks."""
LOOK_AT_LEAGUES = 0.5
"""Seconds between two looks at drafts and deadlines of competitions."""
LOOK_AT_LAB = 0.5
"""Seconds between two looks for runs of the lab that are to be played on."""
LOOK_FOR_MISSED = 5.0
"""Seconds between two looks for moves of which no process has told."""
AFTER_FAILURE = 2.0
"""Seconds until a background task that failed is started again."""


async def open_ports(settings: Settings) -> tuple[Shelf, Bus | None]:
    """The database that the settings name, brought up to date, and its bus."""
    url = settings.database_url
    if not settings.migrated:
        await asyncio.to_thread(migrate, url)
    store = SqlStore(open_database(url), url)
    return store, open_bus(url, store.engine) if is_postgres(url) else None


class Service:
    """Everything the routes and sockets of a process share."""

    def __init__(self, settings: Settings, limiter: Limiter, metrics: Metrics) -> None:
        self.settings = settings
        self.limiter = limiter
        self.metrics = metrics
        self.passwords = Passwords()
        self.sockets: set[TableSocket | LeagueSocket] = set()
        self.addresses: Counter[str] = Counter()
        """Sockets open per address."""
        self.present: Counter[tuple[str, int]] = Counter()
        """Sockets open per table and seat."""
        self.outage = Outage()
        self.draining = False
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self, ports: Ports, thinker: Thinker | None = None, backroom: Backroom | None = None) -> None:
        name_shelf()
        self.store, bus = await ports(self.settings)
        self.notices = Notices(bus)
        self.backroom = backroom or Backroom(max(1, self.settings.bot_processes // 2))
        self.hub = Hub(
            self.store, self.notices, thinker or Thinker(self.settings.bot_processes), steady(self.settings.wall),
            self.backroom,
        )  # fmt: skip
        self.metrics.tables.set_function(lambda: len(self.hub.rooms))
        self.clubhouse = Clubhouse(self.store, self.hub)
        self.hub.on_end = self.clubhouse.ended
        self.laboratory = Laboratory(self.store, self.backroom, self.hub.now)
        self.caller = Caller(self.settings.calling, self.hub, self.store, self.present, self.settings.home)
        await self.notices.listen(self._heard)
        self.awake = self._go_on("waking the tables", self.hub.wake, once=True)
        if bus is not None:
            self._go_on("looking for missed moves", lambda: self.hub.look_for_missed(LOOK_FOR_MISSED))
        self._go_on("watching the clocks", lambda: self.hub.run_deadlines(LOOK_AT_CLOCKS))
        if self.caller.on:
            self.hub.on_moved = self.caller.moved
            self._go_on("telling people of their turns", self.caller.run)
        self._go_on("looking after competitions", lambda: self.clubhouse.run(LOOK_AT_LEAGUES))
        self._go_on("playing for the lab", self._play_for_lab)

    async def _play_for_lab(self) -> None:
        while not self.hub.closing.is_set():
            await self.laboratory.look()
            await self.hub.rest(LOOK_AT_LAB)

    async def whose(self, secret: str | None) -> PersonInfo | None:
        """Whose session a cookie belongs to; from then on the session is counted for itself."""
        person = await person_of(self.store, secret, self.hub.now())
        if secret and person is not None:
            self.limiter.remember(digest(secret))
        return person

    async def end_sessions(self, *sessions: str) -> None:
        """End sessions for good, with all their sockets in every process."""
        for session in sessions:
            await self.store.end_session(session)
            self.limiter.forget(session)
            self._close_sockets(session)
            await self.notices.publish(f"{ENDED} {session}")

    def _close_sockets(self, session: str) -> None:
        for socket in list(self.sockets):
            if socket.session == session:
                socket.close(SIGNED_OUT, "session/ended")

    async def _heard(self, notice: str) -> None:
        what, _, about = notice.partition(" ")
        if what == ENDED:
            self._close_sockets(about)
            return
        await self.hub.heard(notice)
        await self.clubhouse.heard(notice)

    async def drain(self) -> None:
        """Say goodbye to every socket; whoever reconnects finds another process, or this one started again."""
        self.draining = True
        for socket in list(self.sockets):
            socket.close(1012, RESTARTING)
        deadline = asyncio.get_running_loop().time() + self.settings.drain_seconds
        while self.sockets and asyncio.get_running_loop().time() < deadline:
            await asyncio.sleep(0.01)

    async def close(self) -> None:
        """In order. A database that does not let go is left behind: all that was acknowledged is in it."""
        await self.drain()
        try:
            async with asyncio.timeout(self.settings.close_seconds):
                await self._stop_tasks()
                await self.laboratory.close()
                await self.hub.close()
                await self.notices.close()
                await self.store.close()
        except TimeoutError:
            log.error("the database does not let go within %g s; ending without it", self.settings.close_seconds)

    async def _stop_tasks(self) -> None:
        """Let background work come to its end: broken off, it would leave connections to the database behind."""
        self.hub.closing.set()
        await asyncio.wait(self.tasks, timeout=4 * LOOK_AT_CLOCKS)
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def _go_on(self, what: str, work: Callable[[], Awaitable[None]], once: bool = False) -> asyncio.Task[None]:
        """Keep something going in the background, whatever happens to it."""

        async def going_on() -> None:
            while not self.hub.closing.is_set():
                try:
                    await work()
                    if once:
                        return
                except AWAY as problem:
                    self.outage.gone(problem)
                except Exception:
                    log.exception("%s failed; it is tried again", what)
                await self.hub.rest(AFTER_FAILURE)

        task = asyncio.get_running_loop().create_task(going_on())
        self.tasks.append(task)
        return task
