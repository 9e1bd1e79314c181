"""Competitions: their logs, how they stand, who takes part."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, insert, select, update
from sqlalchemy.exc import IntegrityError

from playcall.seasons.ports import CompetitionInfo, Standing
from playcall.storage.bulk import enter
from playcall.storage.connections import Connections, is_duplicate
from playcall.storage.models import Capsule, Competition, CompetitionBook, CompetitionEntry, CompetitionMember
from playcall.storage.tables import put_table
from playcall.tables.ledger import Entry
from playcall.tables.ports import TableInfo, Taken

KEPT = select(
    Competition.id, Competition.game, Competition.name, Competition.invite, Competition.public, Competition.founder,
    Competition.created_at, Competition.changed_at, Competition.entries, Competition.wake, Competition.summary,
)  # fmt: skip


class Competitions:
    """Everything that was entered in competitions, in order."""

    db: Connections

    async def new_competition(self, info: CompetitionInfo, lines: Sequence[str], standing: Standing) -> None:
        row = {**msgspec.structs.asdict(info), "entries": len(lines), "wake": standing.wake}

        def work(connection: Connection) -> None:
            connection.execute(insert(Competition), {**row, "summary": standing.summary})
            self._write(connection, info.id, 0, lines, standing)

        await self.db.write(work)

    async def enter(
        self, competition_id: str, number: int, lines: Sequence[str], standing: Standing, now: float
    ) -> None:
        values = {"entries": number + len(lines), "changed_at": now, "wake": standing.wake, "summary": standing.summary}

        def work(connection: Connection) -> None:
            self._write(connection, competition_id, number, lines, standing)
            connection.execute(update(Competition).where(Competition.id == competition_id).values(**values))

        try:
            await self.db.write(work)
        except IntegrityError as error:
            if is_duplicate(error):
                raise Taken(f"Entry {number} of competition '{competition_id}' is there already.") from None
            raise

    def _write(
        self, connection: Connection, competition_id: str, number: int, lines: Sequence[str], standing: Standing
    ) -> None:
        rows = [
            {"competition": competition_id, "number": place, "text": text} for place, text in enumerate(lines, number)
        ]
        connection.execute(insert(CompetitionEntry), rows)
        upsert = self.db.insert_or_update(CompetitionMember, ["competition", "person"], ["here"])
        for person, here in sorted(standing.members.items()):
            connection.execute(upsert, {"competition": competition_id, "person": person, "here": here})

    # Finding ----------------------------------------------------------------------------------------------------------

    async def competition(self, competition_id: str) -> CompetitionInfo | None:
        return await self._one_competition(Competition.id == competition_id)

    async def competition_by_invite(self, invite: str) -> CompetitionInfo | None:
        return await self._one_competition(Competition.invite == invite)

    async def competitions_of(self, person_id: str, limit: int) -> list[CompetitionInfo]:
        theirs = select(CompetitionMember.competition).where(
            CompetitionMember.person == person_id, CompetitionMember.here.is_(True)
        )
        return await self._some_competitions(KEPT.where(Competition.id.in_(theirs)), limit)

    async def public_competitions(self, limit: int) -> list[CompetitionInfo]:
        return await self._some_competitions(KEPT.where(Competition.public.is_(True)), limit)

    async def _one_competition(self, which: ColumnElement[bool]) -> CompetitionInfo | None:
        async with self.db.reading() as connection:
            row = (await connection.execute(KEPT.where(which))).first()
        return None if row is None else CompetitionInfo(*row)

    async def _some_competitions(self, wanted: Select[*tuple[Any, ...]], limit: int) -> list[CompetitionInfo]:
        newest = wanted.order_by(Competition.changed_at.desc(), Competition.id).limit(limit)
        async with self.db.reading() as connection:
            return [CompetitionInfo(*row) for row in (await connection.execute(newest)).all()]

    # Logs and books ---------------------------------------------------------------------------------------------------

    async def competition_log(self, competition_id: str, after: int = 0, before: int | None = None) -> list[str]:
        wanted = select(CompetitionEntry.text).where(
            CompetitionEntry.competition == competition_id, CompetitionEntry.number >= after
        )
        if before is not None:
            wanted = wanted.where(CompetitionEntry.number < before)
        async with self.db.reading() as connection:
            return list((await connection.scalars(wanted.order_by(CompetitionEntry.number))).all())

    async def save_book(self, competition_id: str, number: int, body: bytes) -> None:
        """An older one makes room; a newer one stays."""
        upsert = self.db.insert_or_update(CompetitionBook, ["competition"], ["number", "body"])
        newer = select(1).where(CompetitionBook.competition == competition_id, CompetitionBook.number > number)

        def work(connection: Connection) -> None:
            if connection.scalar(newer) is None:
                connection.execute(upsert, {"competition": competition_id, "number": number, "body": body})

        await self.db.write(work)

    async def book(self, competition_id: str) -> tuple[int, bytes] | None:
        wanted = select(CompetitionBook.number, CompetitionBook.body)
        async with self.db.reading() as connection:
            row = (await connection.execute(wanted.where(CompetitionBook.competition == competition_id))).first()
        return None if row is None else (row.number, row.body)

    # Clocks and matches -----------------------------------------------------------------------------------------------

    async def waking(self, now: float, limit: int = 100) -> list[str]:
        wanted = select(Competition.id).where(Competition.wake <= now).order_by(Competition.wake, Competition.id)
        async with self.db.reading() as connection:
            return list((await connection.scalars(wanted.limit(limit))).all())

    async def set_wake(self, competition_id: str, wake: float | None, instead_of: float | None) -> None:
        unchanged = Competition.wake.is_not_distinct_from(instead_of)
        await self.db.execute(update(Competition).where(Competition.id == competition_id, unchanged).values(wake=wake))

    async def keep_table(self, table: TableInfo, entries: Sequence[Entry], record: str, events: bytes) -> None:
        def work(connection: Connection) -> None:
            put_table(connection, table)
            if entries:
                enter(connection, [(table.id, entry) for entry in entries])
            connection.execute(insert(Capsule), {"table": table.id, "record": record, "events": events})

        try:
            await self.db.write(work)
        except IntegrityError as error:
            if is_duplicate(error):
                raise Taken(f"Table '{table.id}' is there already.") from None
            raise
