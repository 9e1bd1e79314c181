"""Runs of the balance lab: how far each is, what it adds up to, and its games piece by piece."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select, update

from playcall.storage.connections import Connections
from playcall.storage.models import LabPiece, LabRun
from playcall.tables.ports import LabRunInfo

WHOLE = select(LabRun.id, LabRun.person, LabRun.wish, LabRun.state, LabRun.played, LabRun.totals, LabRun.created_at)


class LabRuns:
    """The kept runs of everybody."""

    db: Connections

    async def new_lab_run(self, run: LabRunInfo) -> None:
        values = {name: getattr(run, name) for name in run.__struct_fields__}
        await self.db.execute(insert(LabRun).values(values))

    async def lab_run(self, run_id: str) -> LabRunInfo | None:
        return next(iter(await self._lab_runs(WHOLE.where(LabRun.id == run_id))), None)

    async def lab_runs_of(self, person_id: str) -> list[LabRunInfo]:
        """The newest first."""
        own = WHOLE.where(LabRun.person == person_id).order_by(LabRun.created_at.desc(), LabRun.id)
        return await self._lab_runs(own)

    async def lab_runs_going(self) -> list[str]:
        """The ids of all that are to be played on, the oldest first."""
        async with self.db.reading() as connection:
            wanted = select(LabRun.id).where(LabRun.state == "going").order_by(LabRun.created_at)
            return list(await connection.scalars(wanted))

    async def add_lab_piece(self, run_id: str, first: int, body: bytes, played: int, totals: bytes, state: str) -> bool:
        """The next games of a run; False where it has been stopped, deleted, or played on by another process."""

        def work(connection: Connection) -> bool:
            due = LabRun.id == run_id, LabRun.played == first, LabRun.state == "going"
            values = {"played": played, "totals": totals, "state": state}
            if not connection.execute(update(LabRun).where(*due).values(values)).rowcount:
                return False
            connection.execute(insert(LabPiece).values(run=run_id, first=first, body=body))
            return True

        return await self.db.write(work)

    async def lab_pieces(self, run_id: str) -> list[bytes]:
        async with self.db.reading() as connection:
            wanted = select(LabPiece.body).where(LabPiece.run == run_id).order_by(LabPiece.first)
            return list(await connection.scalars(wanted))

    async def set_lab_state(self, run_id: str, state: str, instead_of: str) -> bool:
        """False where the run is in another state by now."""

        def work(connection: Connection) -> bool:
            due = update(LabRun).where(LabRun.id == run_id, LabRun.state == instead_of)
            return bool(connection.execute(due.values(state=state)).rowcount)

        return await self.db.write(work)

    async def delete_lab_run(self, run_id: str) -> None:
        def work(connection: Connection) -> None:
            connection.execute(delete(LabPiece).where(LabPiece.run == run_id))
            connection.execute(delete(LabRun).where(LabRun.id == run_id))

        await self.db.write(work)

    async def _lab_runs(self, wanted: object) -> list[LabRunInfo]:
        async with self.db.reading() as connection:
            return [LabRunInfo(*row) for row in (await connection.execute(wanted)).all()]  # type: ignore[call-overload]
