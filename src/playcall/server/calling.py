"""Telling people that a table waits for them: by letter or web hook, once for each turn, never those who are there."""

from __future__ import annotations

import asyncio
import logging
import smtplib
from collections.abc import Mapping

from playcall.contract import msg
from playcall.contract.speech import speaker
from playcall.games import load
from playcall.server.mailing import Calling, send_hook, send_mail
from playcall.tables.calling import calls_of, still_waits
from playcall.tables.errors import Refused
from playcall.tables.hub import Hub
from playcall.tables.ports import CallInfo, CallWishInfo, Store, TableInfo
from playcall.tables.room import Room

log = logging.getLogger("playcall.server")

LOOK = 5.0
"""Seconds between two looks at who waits to be told, at most."""
AT_ONCE = 200
"""Calls looked at in one go."""
TRIES, PAUSE = 5, 60.0
"""How often something is sent that fails, and the seconds before the second time; later pauses are longer."""


class Caller:
    """Runs beside the tables: nothing that happens here can hold one up."""

    def __init__(
        self, calling: Calling, hub: Hub, store: Store, present: Mapping[tuple[str, int], int], home: str
    ) -> None:
        self.calling = calling
        self.hub = hub
        self.store = store
        self.present = present
        self.home = home
        """The address under which people find this server."""

    @property
    def on(self) -> bool:
        return bool(self.calling.mail or self.calling.webhook)

    async def moved(self, room: Room) -> None:
        """Something happened at a table: whoever it waits for now is to be told, if they do not come by themselves."""
        for call in calls_of(room, self.hub.now() + self.calling.after):
            wish = await self.store.call_wish(call.person)
            if wish is not None and self._wants(wish, call):
                await self.store.call(call)

    def _wants(self, wish: CallWishInfo, call: CallInfo) -> bool:
        return bool(self._mail_to(wish) or self._by_hook(wish, call))

    def _mail_to(self, wish: CallWishInfo) -> str:
        return wish.mail if self.calling.mail and not wish.code else ""

    def _by_hook(self, wish: CallWishInfo, call: CallInfo) -> bool:
        """Others may read what a hook says, so it tells only of choices that everybody knows to be due."""
        return bool(self.calling.webhook) and wish.hook and call.openly

    async def run(self) -> None:
        while not self.hub.closing.is_set():
            await self.look()
            await self.hub.rest(min(LOOK, self.calling.after / 3))

    async def look(self) -> None:
        """Those who are at their table need not be told; the leading process tells the others when it is time."""
        for call in await self.store.calls(AT_ONCE):
            if self.present.get((call.table, call.place)):
                await self.store.put_off_call(call, None)
            elif call.due_at is not None and call.due_at <= self.hub.now() and await self.store.lead():
                await self._tell(call)

    async def _tell(self, call: CallInfo) -> None:
        wish = await self.store.call_wish(call.person)
        try:
            room = await self.hub.room(call.table)
        except Refused:
            wish = None
        if wish is None or not still_waits(room, call):
            await self.store.put_off_call(call, None)
            return
        later = self.hub.now() + PAUSE * 4**call.tries if call.tries + 1 < TRIES else None
        await self.store.put_off_call(call, later)  # before it is sent: rather never than twice
        try:
            await asyncio.to_thread(self._send, wish, call, room)
        except (OSError, smtplib.SMTPException) as problem:
            log.warning("a call for table %s could not be sent: %s", call.table, type(problem).__name__)
            return
        await self.store.put_off_call(call, None)

    def _send(self, wish: CallWishInfo, call: CallInfo, room: Room) -> None:
        """By every way that is wished for; what has gone one way is not sent again because another failed."""
        problems: list[Exception] = []
        ways = [self._by_mail] * bool(self._mail_to(wish)) + [self._by_webhook] * self._by_hook(wish, call)
        for way in ways:
            try:
                way(wish, call, room.info)
            except (OSError, smtplib.SMTPException) as problem:
                problems.append(problem)
        if len(problems) == len(ways) and problems:
            raise problems[0]

    def _by_mail(self, wish: CallWishInfo, call: CallInfo, info: TableInfo) -> None:
        game, say = load(info.setup.game), speaker(__package__, wish.language)
        others = tuple([name for place in info.seats if place.seat != call.place for name in place.names])
        told = msg(
            "call-text", name=_name(call, info), game=game.title, others=others, link=self._link(call), home=self.home
        )
        send_mail(self.calling, wish.mail, say(msg("call-subject", game=game.title)), say(told))

    def _by_webhook(self, wish: CallWishInfo, call: CallInfo, info: TableInfo) -> None:
        game, name = load(info.setup.game), _name(call, info)
        text = speaker(__package__, wish.language)(msg("call-line", name=name, game=game.title))
        said = {"event": "turn", "game": game.id, "table": call.table, "link": self._link(call), "name": name}
        send_hook(self.calling, {**said, "text": text})

    def _link(self, call: CallInfo) -> str:
        return f"{self.home}/t/{call.table}"

    async def send_code(self, to: str, code: str, language: str) -> None:
        """Prove that an address is the person's own; raises `Refused`."""
        say = speaker(__package__, language)
        try:
            await asyncio.to_thread(
                send_mail, self.calling, to, say(msg("call-code-subject")), say(msg("call-code-text", code=code))
            )
        except (OSError, smtplib.SMTPException) as problem:
            log.warning("a code could not be sent: %s", type(problem).__name__)
            raise Refused("calls/no-mail") from None


def _name(call: CallInfo, info: TableInfo) -> str:
    place = info.at(call.place)
    return place.names[place.persons.index(call.person)]
