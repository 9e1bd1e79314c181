"""A file of games read back: as a table, as batches to learn from, as records to replay."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
import pyarrow as pa
import pyarrow.parquet as pq

from playcall.games import load as load_game
from playcall.kernel import BadOption, Record
from playcall.research.dataset import Export, made_with, records_in
from playcall.research.observer import Observer


class Decisions(NamedTuple):
    """Some decisions as arrays."""

    observations: npt.NDArray[np.float32]
    masks: npt.NDArray[np.int8]
    actions: npt.NDArray[np.int64]
    payoffs: npt.NDArray[np.float32]
    seats: npt.NDArray[np.int64]


class Games:
    """The games of a file. Nothing is read before it is asked for, and then a row group at a time."""

    def __init__(self, file: str | Path) -> None:
        self.file = Path(file)
        self.made: Export = made_with(self.file)
        self.game = load_game(self.made.game)
        self.options = self.game.parse_options(self.made.settings)

    def __len__(self) -> int:
        """How many decisions."""
        return int(pq.read_metadata(self.file).num_rows)

    def table(self, columns: Sequence[str] | None = None) -> pa.Table:
        """All decisions as an Arrow table, or some columns of them."""
        return pq.read_table(self.file, columns=None if columns is None else list(columns))

    def observer(self) -> Observer:
        """What the observations were made with; raises `BadOption` where rules or cards have changed since."""
        observer = Observer(self.game, self.options)
        if not self.made.tensors:
            raise BadOption(f"'{self.file}' was written without observations.")
        if observer.layout.digest != self.made.layout:
            raise BadOption(f"The observations in '{self.file}' have another layout than {self.game.title} has now.")
        return observer

    def batches(self, size: int = 1024) -> Iterator[Decisions]:
        """All decisions as arrays, so many at a time."""
        observer = self.observer()
        wanted = ["places", "values", "legal", "action", "payoff", "seat"]
        with pq.ParquetFile(self.file) as kept:
            for rows in kept.iter_batches(size, columns=wanted):
                yield _dense(rows.to_pydict(), observer)

    def records(self) -> Iterator[Record]:
        """Every game as a record that replays."""
        for rows in self._groups():
            for record, _ in records_in(rows, self.made):
                yield record

    @property
    def digest(self) -> str:
        """That of `simulate`: SHA-256 over all records in order."""
        digest = sha256()
        for record in self.records():
            digest.update(record.to_text().encode())
        return digest.hexdigest()

    def _groups(self) -> Iterator[pa.Table]:
        with pq.ParquetFile(self.file) as kept:
            for number in range(kept.num_row_groups):
                yield kept.read_row_group(number, columns=["game", "seed", "seat", "token", "scores", "won"])


def _dense(rows: dict[str, list[Any]], observer: Observer) -> Decisions:
    number = len(rows["action"])
    observations = np.zeros((number, observer.size), np.float32)
    masks = np.zeros((number, observer.actions), np.int8)
    for row, (places, values, legal) in enumerate(zip(rows["places"], rows["values"], rows["legal"], strict=True)):
        observations[row, places] = values
        masks[row, legal] = 1
    return Decisions(
        observations, masks, np.array(rows["action"]), np.array(rows["payoff"], np.float32), np.array(rows["seat"])
    )


def load(file: str | Path) -> Games:
    """The games of a file that `playcall simulate --out` has written."""
    return Games(file)
