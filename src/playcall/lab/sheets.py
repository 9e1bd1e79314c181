"""The tables of an experiment as CSV and Parquet."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Iterator, Mapping
from io import BytesIO, StringIO
from pathlib import Path
from typing import Any

from playcall.kernel import BadOption
from playcall.lab.cards import Share
from playcall.lab.experiment import Kept
from playcall.lab.totals import Sheet

Row = dict[str, str | int | float | None]
TABLES = ("cards", "matchups", "games")
FORMATS = ("csv", "parquet")


def rows(table: str, kept: Kept, tables: Sheet, titles: Mapping[str, str]) -> list[Row]:
    """One of the `TABLES`, as rows with the same columns."""
    match table:
        case "cards":
            return list(_card_rows(tables, titles))
        case "matchups":
            return [{"side": cell.one, "against": cell.other, **_share("won", cell.share)} for cell in tables.matrix]
        case _:
            return list(_game_rows(kept))


def _card_rows(tables: Sheet, titles: Mapping[str, str]) -> Iterator[Row]:
    for row in tables.cards:
        yield {
            "card": row.card, "name": titles.get(row.card, row.card), **_share("deck", row.deck),
            **_share("drawn", row.drawn), **_share("played", row.played), "used": row.used, "verdict": row.verdict,
        }  # fmt: skip


def _share(name: str, found: Share | None) -> Row:
    return {
        f"{name}_games": found.games if found else 0, f"{name}_share": found.share if found else None,
        f"{name}_low": found.low if found else None, f"{name}_high": found.high if found else None,
    }  # fmt: skip


def _game_rows(kept: Kept) -> Iterator[Row]:
    """One row for each seat of each game."""
    for line in kept.lines:
        for seat, won in enumerate(line.won):
            yield {
                "game": line.index, "seat": seat, "side": line.sides[seat], "won": won, "points": line.scores[seat],
                "decisions": line.decisions, "lead_changes": line.changes, "played": " ".join(line.played[seat]),
                "drawn": " ".join(line.drawn[seat]), "left": " ".join(line.left[seat]),
            }  # fmt: skip


def as_csv(table: Iterable[Row]) -> bytes:
    lines = list(table)
    text = StringIO(newline="")
    writer = csv.DictWriter(text, list(lines[0]) if lines else ["empty"], lineterminator="\n")
    writer.writeheader()
    writer.writerows(lines)
    return text.getvalue().encode()


def as_parquet(table: Iterable[Row]) -> bytes:
    """Raises `BadOption` where the library for it is missing."""
    try:
        import pyarrow as pa
        import pyarrow.parquet as pq
    except ModuleNotFoundError as missing:
        raise BadOption(f"Parquet needs {missing.name}: pip install 'playcall[research]'.") from missing
    sink: Any = BytesIO()
    pq.write_table(pa.Table.from_pylist(list(table)), sink, compression="zstd")
    body: bytes = sink.getvalue()
    return body


def write_tables(folder: Path, kept: Kept, tables: Sheet, titles: Mapping[str, str]) -> list[Path]:
    """Every table in both formats; raises `BadOption` where the folder cannot be written."""
    written = []
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for table in TABLES:
            found = rows(table, kept, tables, titles)
            for ending, body in (("csv", as_csv(found)), ("parquet", as_parquet(found))):
                written.append(folder / f"{table}.{ending}")
                written[-1].write_bytes(body)
    except OSError as problem:
        raise BadOption(f"'{folder}' cannot be written: {(problem.strerror or str(problem)).lower()}.") from problem
    return written
