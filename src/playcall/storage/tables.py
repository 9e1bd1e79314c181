"""Tables and who sits at them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, Select, delete, exists, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import InstrumentedAttribute

from playcall.storage.connections import Connections, is_duplicate, locking
from playcall.storage.models import GameTable, Person, Seat, Sitter
from playcall.tables.ledger import Setup
from playcall.tables.ports import SeatInfo, TableInfo, Taken, coached_seats

# A row per person at a table, and one for an empty seat: a table in one statement is a table at one moment.
SEATED = (
    select(
        *GameTable.__table__.columns,
        Seat.seat,
        Seat.bot,
        Sitter.person.label("sitter"),
        Sitter.lost_at,
        Sitter.brought,
        Person.name.label("sitter_name"),
        Person.keeper,
    )
    .join(Seat, Seat.table == GameTable.id)
    .outerjoin(Sitter, (Sitter.table == Seat.table) & (Sitter.seat == Seat.seat))
    .outerjoin(Person, Person.id == Sitter.person)
)

Joined = Row[*tuple[Any, ...]]
"""A row of `SEATED`."""
Order = ColumnElement[float | None] | InstrumentedAttribute[float] | InstrumentedAttribute[float | None]


class Tables:
    """Opening tables, sitting down, getting up."""

    db: Connections

    async def new_table(self, table: TableInfo) -> None:
        try:
            await self.db.write(lambda connection: put_table(connection, table))
        except IntegrityError as error:
            if is_duplicate(error) and table.rematch_of is not None:
                raise Taken(f"A rematch of table '{table.rematch_of}' is open already.") from None
            if is_duplicate(error) and table.fixture:
                raise Taken(f"The table of the fixture '{table.fixture}' is open already.") from None
            raise

    async def table(self, table_id: str) -> TableInfo | None:
        return await self._one(GameTable.id == table_id)

    async def table_by_invite(self, invite_hash: str) -> TableInfo | None:
        return await self._one(GameTable.invite == invite_hash)

    async def rematch(self, table_id: str) -> str | None:
        async with self.db.reading() as connection:
            found = await connection.scalar(select(GameTable.id).where(GameTable.rematch_of == table_id))
        return found

    async def open_tables(self, limit: int) -> list[TableInfo]:
        waiting = GameTable.listed.is_(True) & GameTable.started_at.is_(None) & GameTable.ended_at.is_(None)
        return await self._newest(select(GameTable.id).where(waiting), GameTable.created_at, limit)

    async def running_tables(self, limit: int) -> list[TableInfo]:
        running = GameTable.listed.is_(True) & GameTable.started_at.is_not(None) & GameTable.ended_at.is_(None)
        return await self._newest(select(GameTable.id).where(running), GameTable.created_at, limit)

    async def finished_tables(self, limit: int) -> list[TableInfo]:
        over = GameTable.listed.is_(True) & GameTable.ended_at.is_not(None)
        return await self._newest(select(GameTable.id).where(over), GameTable.ended_at, limit)

    async def tables_of(self, person_id: str, ended: bool, limit: int) -> list[TableInfo]:
        """The tables where somebody sits, or others on their device, newest first: by their end, or their opening."""
        people = select(Person.id).where((Person.id == person_id) | (Person.keeper == person_id))
        theirs = select(GameTable.id).where(GameTable.id.in_(select(Sitter.table).where(Sitter.person.in_(people))))
        if ended:
            return await self._newest(theirs.where(GameTable.ended_at.is_not(None)), GameTable.ended_at, limit)
        return await self._newest(theirs.where(GameTable.ended_at.is_(None)), GameTable.created_at, limit)

    async def sit(
        self, table_id: str, seat: int, person_id: str, share: bool = False, options: Mapping[str, str] | None = None
    ) -> None:
        wanted = (
            select(Seat.seat, Seat.bot, Sitter.person)
            .outerjoin(Sitter, (Sitter.table == Seat.table) & (Sitter.seat == Seat.seat))
            .where(Seat.table == table_id)
        )

        def work(connection: Connection) -> None:
            connection.execute(locking(table_id))
            rows = connection.execute(wanted).all()
            there = [row for row in rows if row.seat == seat and row.bot is None]
            persons = [row.person for row in there if row.person is not None]
            if not there or bool(persons) != share:
                raise Taken(f"Seat {seat} of table '{table_id}' is not {'shared' if share else 'open'}.")
            if any(row.person == person_id for row in rows):
                raise Taken(f"Person '{person_id}' sits at table '{table_id}' already.")
            row = {"table": table_id, "seat": seat, "person": person_id, "place": len(persons)}
            connection.execute(insert(Sitter), row | {"brought": next(iter(options or ()), "")})
            if options:
                _set_options(connection, table_id, {**_options(connection, table_id), **options})

        await self.db.write(work)

    async def leave(self, table_id: str, person_id: str) -> None:
        """Get up with the deck one has brought, while the game has not begun: a started table stays full."""
        there = (Sitter.table == table_id) & (Sitter.person == person_id)

        def work(connection: Connection) -> None:
            if connection.scalar(locking(table_id)) is not None:
                return
            if brought := connection.scalar(select(Sitter.brought).where(there)):
                left = {name: value for name, value in _options(connection, table_id).items() if name != brought}
                _set_options(connection, table_id, left)
            connection.execute(delete(Sitter).where(there))

        await self.db.write(work)

    async def start(self, table_id: str, now: float) -> bool:
        """A table with an open seat is not started, whatever the caller saw a moment ago."""
        sits = exists().where(Sitter.table == Seat.table, Sitter.seat == Seat.seat)
        empty = exists().where(Seat.table == table_id, Seat.bot.is_(None), ~sits)
        begun = update(GameTable).where(GameTable.id == table_id, GameTable.started_at.is_(None), ~empty)

        def work(connection: Connection) -> bool:
            connection.execute(locking(table_id))
            return connection.execute(begun.values(started_at=now)).rowcount == 1

        return await self.db.write(work)

    async def connection(self, table_id: str, seat: int, lost_at: float | None) -> None:
        there = (Sitter.table == table_id) & (Sitter.seat == seat)
        await self.db.execute(update(Sitter).where(there).values(lost_at=lost_at))

    async def _one(self, which: ColumnElement[bool]) -> TableInfo | None:
        async with self.db.reading() as connection:
            rows = (await connection.execute(SEATED.where(which).order_by(Seat.seat, Sitter.place))).all()
        return _table_info(rows) if rows else None

    async def _newest(self, ids: Select[str], by: Order, limit: int) -> list[TableInfo]:
        picked = ids.order_by(by.desc(), GameTable.id).limit(limit).subquery()
        wanted = (
            SEATED.join(picked, picked.c.id == GameTable.id)
            .order_by(by.desc(), GameTable.id, Seat.seat, Sitter.place)
        )  # fmt: skip
        async with self.db.reading() as connection:
            rows = (await connection.execute(wanted)).all()
        return [_table_info(list(same)) for _, same in groupby(rows, key=lambda row: row.id)]


def put_table(connection: Connection, table: TableInfo) -> None:
    """Write a new table with its seats and those who sit there."""
    seats = [{"table": table.id, "seat": place.seat, "bot": place.bot} for place in table.seats]
    sitters = [
        {
            "table": table.id,
            "seat": place.seat,
            "person": person,
            "place": order,
            "lost_at": place.lost_at,
            "brought": place.brought,
        }
        for place in table.seats
        for order, person in enumerate(place.persons)
    ]
    connection.execute(insert(GameTable), _table_row(table))
    connection.execute(insert(Seat), seats)
    if sitters:
        connection.execute(insert(Sitter), sitters)


def _options(connection: Connection, table_id: str) -> dict[str, str]:
    return connection.scalar(select(GameTable.options).where(GameTable.id == table_id)) or {}


def _set_options(connection: Connection, table_id: str, options: Mapping[str, str]) -> None:
    connection.execute(update(GameTable).where(GameTable.id == table_id).values(options=dict(options)))


def _table_row(table: TableInfo) -> dict[str, object]:
    setup = table.setup
    return {
        "id": table.id,
        "game": setup.game,
        "options": setup.options,
        "seed": str(setup.seed),
        "rules": setup.rules,
        "cards": setup.cards,
        "rated": setup.rated,
        "clock": setup.clock,
        "on_timeout": setup.on_timeout,
        "free_chat": setup.free_chat,
        "delay": setup.delay,
        "listed": table.listed,
        "invite": table.invite,
        "opener": table.opener,
        "created_at": table.created_at,
        "started_at": table.started_at,
        "ended_at": table.ended_at,
        "deadline": table.deadline,
        "rematch_of": table.rematch_of,
        "result": table.result,
        "fixture": table.fixture or None,
    }


def _table_info(rows: Sequence[Joined]) -> TableInfo:
    first = rows[0]
    seats = tuple(_seat_info(list(same)) for _, same in groupby(rows, key=lambda row: row.seat))
    setup = Setup(
        first.id, first.game, first.options, int(first.seed), first.rules, first.cards, first.rated, first.clock,
        first.free_chat, first.on_timeout, first.delay, coached_seats(seats),
    )  # fmt: skip
    return TableInfo(
        setup, first.invite, first.opener, first.listed, first.created_at, first.started_at, first.ended_at,
        first.deadline, first.rematch_of, first.result, seats, first.fixture or "",
    )  # fmt: skip


def _seat_info(rows: Sequence[Joined]) -> SeatInfo:
    there = [row for row in rows if row.sitter is not None]
    lost = [row.lost_at for row in there]
    lost_at = max(lost) if lost and None not in lost else None
    return SeatInfo(
        rows[0].seat, rows[0].bot, tuple(row.sitter for row in there), tuple(row.sitter_name for row in there), lost_at,
        there[0].keeper if there else None, there[0].brought if there else "",
    )  # fmt: skip
