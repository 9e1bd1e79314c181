"""The ledger of every table, and what is derived from it: deadlines, snapshots, endings."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, update
from sqlalchemy.orm import InstrumentedAttribute

from playcall.contract.expansions import base_id
from playcall.storage.commits import GroupCommit
from playcall.storage.connections import Connections
from playcall.storage.models import Capsule, GameTable, LedgerEntry, Outcome, Rating, Snapshot
from playcall.tables.ledger import Entry, Kind
from playcall.tables.ports import OutcomeInfo, RatingInfo


class Ledger:
    """Everything that was decided, in order; and how it ended."""

    db: Connections
    commits: GroupCommit

    async def append(self, table_id: str, entry: Entry, deadline: float | None) -> None:
        await self.commits.append(table_id, entry, deadline)

    async def entries(self, table_id: str, after: int = 0) -> list[Entry]:
        wanted = (
            select(LedgerEntry.ply, LedgerEntry.kind, LedgerEntry.seat, LedgerEntry.text, LedgerEntry.at)
            .where(LedgerEntry.table == table_id, LedgerEntry.ply >= after)
            .order_by(LedgerEntry.ply)
        )
        async with self.db.reading() as connection:
            rows = (await connection.execute(wanted)).all()
        return [Entry(ply, Kind(kind), seat, text, at) for ply, kind, seat, text, at in rows]

    async def plies(self, table_ids: Sequence[str]) -> dict[str, int]:
        wanted = select(LedgerEntry.table, func.max(LedgerEntry.ply) + 1).where(LedgerEntry.table.in_(table_ids))
        async with self.db.reading() as connection:
            rows = (await connection.execute(wanted.group_by(LedgerEntry.table))).all()
        return dict(rows)

    async def set_deadline(self, table_id: str, deadline: float | None, instead_of: float | None) -> None:
        if deadline == instead_of:
            return
        running = (GameTable.id == table_id) & GameTable.ended_at.is_(None)
        unchanged = GameTable.deadline.is_not_distinct_from(instead_of)
        await self.db.execute(update(GameTable).where(running, unchanged).values(deadline=deadline))

    async def due(self, now: float, limit: int = 100) -> list[str]:
        """Tables whose deadline has come, the longest overdue first."""
        return await self._unended(GameTable.deadline <= now, GameTable.deadline, limit)

    async def unfinished(self, limit: int = 1000) -> list[str]:
        return await self._unended(GameTable.started_at.is_not(None), GameTable.started_at, limit)

    async def _unended(
        self, which: ColumnElement[bool], by: InstrumentedAttribute[float | None], limit: int
    ) -> list[str]:
        wanted = select(GameTable.id).where(which, GameTable.ended_at.is_(None)).order_by(by, GameTable.id)
        async with self.db.reading() as connection:
            return list((await connection.scalars(wanted.limit(limit))).all())

    async def save_snapshot(self, table_id: str, ply: int, body: bytes) -> None:
        """Older snapshots make room; a newer one stays the newest."""
        older = delete(Snapshot).where(Snapshot.table == table_id, Snapshot.ply < ply)
        newest = self.db.insert_or_update(Snapshot, ["table", "ply"], ["body"])

        def work(connection: Connection) -> None:
            connection.execute(older)
            connection.execute(newest, {"table": table_id, "ply": ply, "body": body})

        await self.db.write(work)

    async def snapshot(self, table_id: str) -> tuple[int, bytes] | None:
        wanted = select(Snapshot.ply, Snapshot.body).where(Snapshot.table == table_id)
        async with self.db.reading() as connection:
            row = (await connection.execute(wanted.order_by(Snapshot.ply.desc()).limit(1))).first()
        return None if row is None else (row.ply, row.body)

    async def finish(
        self, table_id: str, result: dict[str, object], now: float, outcomes: Sequence[OutcomeInfo], record: str,
        events: bytes, ratings: Sequence[RatingInfo],
    ) -> bool:  # fmt: skip
        ended = (
            update(GameTable)
            .where(GameTable.id == table_id, GameTable.ended_at.is_(None))
            .values(ended_at=now, result=result, deadline=None)
            .returning(GameTable.game)
        )

        def work(connection: Connection) -> bool:
            game = connection.scalar(ended)
            if game is None:
                return False
            connection.execute(insert(Capsule), {"table": table_id, "record": record, "events": events})
            rows = [_outcome_row(outcome, table_id, game, now) for outcome in outcomes]
            if rows:
                connection.execute(insert(Outcome), rows)
            self._rate(connection, ratings)
            return True

        return await self.db.write(work)

    def _rate(self, connection: Connection, ratings: Sequence[RatingInfo]) -> None:
        """In one order for all, so that two games that end together never wait for each other."""
        rows = [
            {"person": one.person, "game": one.game, "mu": one.mu, "sigma": one.sigma, "games": one.games}
            for one in sorted(ratings, key=lambda rating: (rating.person, rating.game))
        ]
        if rows:
            upsert = self.db.insert_or_update(Rating, ["person", "game"], ["mu", "sigma", "games"])
            connection.execute(upsert, rows)

    async def capsule(self, table_id: str) -> tuple[str, bytes] | None:
        wanted = select(Capsule.record, Capsule.events).where(Capsule.table == table_id)
        async with self.db.reading() as connection:
            row = (await connection.execute(wanted)).first()
        return None if row is None else (row.record, row.events)


def _outcome_row(outcome: OutcomeInfo, table_id: str, game: str, now: float) -> dict[str, object]:
    return {
        "table": table_id,
        "person": outcome.person,
        "game": base_id(game),
        "seat": outcome.seat,
        "score": outcome.score,
        "outcome": outcome.outcome,
        "ended_at": now,
    }
