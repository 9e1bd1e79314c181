"""Writing many plies at once: on PostgreSQL in one statement of arrays, on SQLite row by row without leaving it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sqlalchemy import ARRAY, Connection, Float, Integer, String, Text, bindparam, func, insert, select, update
from sqlalchemy.types import TypeEngine

from playcall.storage.models import GameTable, LedgerEntry
from playcall.tables.ledger import Entry

Line = tuple[str, Entry]
"""An entry with the id of its table."""

COLUMNS: dict[str, TypeEngine[str] | TypeEngine[int] | TypeEngine[float]] = {
    "table": String(),
    "ply": Integer(),
    "kind": String(),
    "seat": Integer(),
    "text": Text(),
    "at": Float(),
}

ENTER = insert(LedgerEntry)
_lines = func.unnest(*(bindparam(name, type_=ARRAY(kind)) for name, kind in COLUMNS.items())).table_valued(*COLUMNS)
ENTER_ARRAYS = insert(LedgerEntry).from_select(list(COLUMNS), select(_lines.render_derived()))

# A deadline that stays as it is is not written. PostgreSQL locks the rows in the order of their ids, as every process
# does: two batches never wait for each other in a circle.
SET_DEADLINE = (
    update(GameTable)
    .where(GameTable.id == bindparam("table"))
    .where(GameTable.deadline.is_distinct_from(bindparam("due", type_=Float())))
    .values(deadline=bindparam("due"))
)
_dues = (
    func.unnest(bindparam("table", type_=ARRAY(String)), bindparam("due", type_=ARRAY(Float)))
    .table_valued("id", "due")
    .render_derived()
)
_changed = (
    select(_dues.c.id, _dues.c.due)
    .join(GameTable, GameTable.id == _dues.c.id)
    .where(GameTable.deadline.is_distinct_from(_dues.c.due))
    .order_by(GameTable.id)
    .with_for_update(key_share=True, of=GameTable)
    .subquery()
)
SET_DEADLINE_ARRAYS = update(GameTable).where(GameTable.id == _changed.c.id).values(deadline=_changed.c.due)


def enter(connection: Connection, lines: Sequence[Line]) -> None:
    """Insert entries; when one is refused, none is there."""
    rows = [(table, entry.ply, entry.kind.value, entry.seat, entry.text, entry.at) for table, entry in lines]
    if connection.dialect.name == "postgresql":
        arrays = [list(column) for column in zip(*rows, strict=True)]
        connection.execute(ENTER_ARRAYS, dict(zip(COLUMNS, arrays, strict=True)))
    else:
        connection.execute(ENTER, [dict(zip(COLUMNS, row, strict=True)) for row in rows])


def set_deadlines(connection: Connection, deadlines: Mapping[str, float | None]) -> None:
    """Set the deadlines of tables, by their ids."""
    if not deadlines:
        return
    if connection.dialect.name == "postgresql":
        connection.execute(SET_DEADLINE_ARRAYS, {"table": list(deadlines), "due": list(deadlines.values())})
    else:
        connection.execute(SET_DEADLINE, [{"table": table, "due": due} for table, due in deadlines.items()])
