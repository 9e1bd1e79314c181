"""Who wants to be told of a turn, and of which turns they were."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select, update

from playcall.storage.connections import Connections
from playcall.storage.models import Call, CallWish
from playcall.tables.ports import CallInfo, CallWishInfo

WISHES = select(CallWish.person, CallWish.mail, CallWish.code, CallWish.hook, CallWish.language)
CALLS = select(Call.table, Call.person, Call.place, Call.turn, Call.openly, Call.due_at, Call.tries)


class Calls:
    """At most one call for each table and person: that of the latest turn."""

    db: Connections

    async def call_wish(self, person_id: str) -> CallWishInfo | None:
        async with self.db.reading() as connection:
            row = (await connection.execute(WISHES.where(CallWish.person == person_id))).first()
        return None if row is None else CallWishInfo(*row)

    async def save_call_wish(self, wish: CallWishInfo) -> None:
        row = {"mail": wish.mail, "code": wish.code, "hook": wish.hook, "language": wish.language}

        def work(connection: Connection) -> None:
            connection.execute(delete(CallWish).where(CallWish.person == wish.person))
            connection.execute(insert(CallWish).values(person=wish.person, **row))

        await self.db.write(work)

    async def call(self, call: CallInfo) -> None:
        """Unless the person was called for this turn or a later one before."""
        here = (Call.table == call.table, Call.person == call.person)
        row = {"place": call.place, "turn": call.turn, "openly": call.openly, "due_at": call.due_at, "tries": 0}

        def work(connection: Connection) -> None:
            turn = connection.scalar(select(Call.turn).where(*here))
            if turn is None:
                connection.execute(insert(Call).values(table=call.table, person=call.person, **row))
            elif call.turn > turn:
                connection.execute(update(Call).where(*here).values(**row))

        await self.db.write(work)

    async def calls(self, limit: int) -> list[CallInfo]:
        wanted = CALLS.where(Call.due_at.is_not(None)).order_by(Call.due_at).limit(limit)
        async with self.db.reading() as connection:
            return [CallInfo(*row) for row in (await connection.execute(wanted)).all()]

    async def put_off_call(self, call: CallInfo, due_at: float | None) -> None:
        """Until later; for good without a moment. A call for another turn stays as it is."""
        here = (Call.table == call.table, Call.person == call.person, Call.turn == call.turn)
        await self.db.execute(update(Call).where(*here).values(due_at=due_at, tries=call.tries + 1))
