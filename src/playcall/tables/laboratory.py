"""The balance lab on a server: experiments that people start are played in the back room, a second at a time.

A run is in the store from its first moment, and every piece of it is committed before the next begins: it goes on after
a restart, in whichever process leads. Everybody's pieces take turns with whatever else the back room makes, and its
processes stand back for those of tables and bots.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import zlib
from collections.abc import Callable, Sequence
from functools import partial
from time import perf_counter

import msgspec

from playcall.games import load
from playcall.kernel import PlaycallError
from playcall.lab.comparing import compare
from playcall.lab.experiment import (
    Experiment,
    Head,
    Kept,
    Line,
    Ways,
    check,
    decode_lines,
    encode_lines,
    head_of,
    play_one,
)
from playcall.lab.sheets import as_csv, as_parquet, rows
from playcall.lab.totals import Sheet, Totals, add_up, sheet
from playcall.tables.backroom import Backroom, Customer
from playcall.tables.cardsets import bring
from playcall.tables.errors import Later, Refused
from playcall.tables.ports import LabRunInfo, PersonInfo, Store

log = logging.getLogger("playcall.tables")

MOST_GAMES = 20_000
"""Games of a run; a guest has a tenth of it."""
MOST_KEPT = 24
"""Runs that somebody keeps."""
MOST_GOING = 2
"""Runs of somebody that are played at a time."""
GOING, STOPPED, DONE, FAILED = "going", "stopped", "done", "failed"
TURN = 1.0
"""Seconds that a piece is played for; at least one game."""
LONGEST = 300.0
"""Seconds that one game may take on a machine that is very busy."""


class Laboratory:
    """The runs of everybody, and those that this process plays on."""

    def __init__(self, store: Store, backroom: Backroom, now: Callable[[], float]) -> None:
        self.store = store
        self.backroom = backroom
        self.now = now
        self.at_work: dict[str, asyncio.Task[None]] = {}

    # What people ask for ----------------------------------------------------------------------------------------------

    async def start(self, person: PersonInfo, customer: Customer, experiment: Experiment) -> LabRunInfo:
        """Begin a run; raises `Refused`, or `BadOption` for what cannot be played."""
        most = MOST_GAMES if person.username else MOST_GAMES // 10
        if experiment.games > most:
            raise Refused("lab/too-many-games", most=most)
        own = await self.store.lab_runs_of(person.id)
        if len(own) >= MOST_KEPT:
            raise Refused("lab/too-many", most=MOST_KEPT)
        self._check_share(own)
        head = await self.backroom.do(customer, checked, experiment)
        totals = _packed(msgspec.json.encode(Totals()))
        wish = msgspec.to_builtins(head)
        run = LabRunInfo(secrets.token_hex(8), person.id, wish, GOING, 0, totals, self.now())
        await self.store.new_lab_run(run)
        return run

    async def own(self, person: PersonInfo, run_id: str) -> LabRunInfo:
        """A run of somebody's own; raises `Refused`."""
        run = await self.store.lab_run(run_id)
        if run is None or run.person != person.id:
            raise Refused("lab/unknown")
        return run

    async def stop(self, person: PersonInfo, run_id: str) -> LabRunInfo:
        """Play it no further for now; what has been played is kept."""
        run = await self.own(person, run_id)
        await self.store.set_lab_state(run.id, STOPPED, GOING)
        return await self.own(person, run_id)

    async def resume(self, person: PersonInfo, run_id: str) -> LabRunInfo:
        """Play it on where it stopped; raises `Refused` where it cannot, for its cards or rules are others now."""
        run = await self.own(person, run_id)
        if run.state in (STOPPED, FAILED):
            self._check_share(await self.store.lab_runs_of(person.id))
            await bring(self.store, experiment_of(run).game)
            if head_of(experiment_of(run)) != head(run):
                raise Refused("lab/changed")
            await self.store.set_lab_state(run.id, GOING, run.state)
        return await self.own(person, run_id)

    async def delete(self, person: PersonInfo, run_id: str) -> None:
        await self.store.delete_lab_run((await self.own(person, run_id)).id)

    async def kept(self, run: LabRunInfo) -> Stored:
        """Everything of a run, for the back room to read."""
        return Stored(head(run), await self.store.lab_pieces(run.id))

    def _check_share(self, own: Sequence[LabRunInfo]) -> None:
        if sum(run.state == GOING for run in own) >= MOST_GOING:
            raise Refused("lab/going", most=MOST_GOING)

    # What runs by itself ----------------------------------------------------------------------------------------------

    async def look(self) -> None:
        """Play on whatever is to be played, in the one process that leads."""
        if not await self.store.lead():
            return
        for run_id in await self.store.lab_runs_going():
            if run_id not in self.at_work:
                task = asyncio.get_running_loop().create_task(self._play(run_id))
                self.at_work[run_id] = task
                task.add_done_callback(partial(self._left, run_id))

    def _left(self, run_id: str, task: asyncio.Task[None]) -> None:
        """A task that fails says so; the next look begins another."""
        del self.at_work[run_id]
        if not task.cancelled() and (problem := task.exception()) is not None:
            log.error("a run of the lab was broken off: %r", problem)

    async def close(self) -> None:
        """Break off what is under way; the next start goes on from the last piece that was kept."""
        tasks = list(self.at_work.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _play(self, run_id: str) -> None:
        """Piece by piece until it is done, stopped or deleted."""
        run = await self.store.lab_run(run_id)
        while run is not None and run.state == GOING:
            try:
                await self._play_piece(run)
            except Later:
                return  # the next look tries again
            except PlaycallError as problem:
                log.warning("a run of the lab failed: %s", problem)
                await self.store.set_lab_state(run.id, FAILED, GOING)
                return
            run = await self.store.lab_run(run_id)

    async def _play_piece(self, run: LabRunInfo) -> None:
        experiment = experiment_of(run)
        await bring(self.store, experiment.game)
        customer, due = Customer(f"lab {run.person}"), Due(experiment, run.played)
        lines = await self.backroom.do(customer, play_on, due, LONGEST, patient=True)
        totals = totals_of(run)
        totals.add(lines)
        played = run.played + len(lines)
        state = DONE if played >= experiment.games else GOING
        packed = _packed(msgspec.json.encode(totals))
        await self.store.add_lab_piece(run.id, run.played, _packed(encode_lines(lines)), played, packed, state)


class Due(msgspec.Struct, frozen=True):
    """The next games of a run."""

    experiment: Experiment
    first: int


class Stored(msgspec.Struct, frozen=True):
    """A run as it is stored."""

    head: Head
    pieces: list[bytes]

    def unpacked(self) -> Kept:
        lines = [line for piece in self.pieces for line in zlib.decompress(piece).splitlines()]
        return Kept(self.head, decode_lines(lines), [])


class Wanted(msgspec.Struct, frozen=True):
    """A table of a run, as a file."""

    stored: Stored
    table: str
    ending: str


def _packed(body: bytes) -> bytes:
    return zlib.compress(body, 6)


def head(run: LabRunInfo) -> Head:
    return msgspec.convert(run.wish, Head)


def experiment_of(run: LabRunInfo) -> Experiment:
    return head(run).experiment


def totals_of(run: LabRunInfo) -> Totals:
    return msgspec.json.decode(zlib.decompress(run.totals), type=Totals)


def sheet_of(run: LabRunInfo) -> Sheet:
    """All tables, in the order of the cards where shares are equal."""
    return sheet(totals_of(run), [face.id for face in load(experiment_of(run).game).faces()])


# In the back room -----------------------------------------------------------------------------------------------------


def checked(experiment: Experiment) -> Head:
    """What an experiment begins with; raises `BadOption` where it cannot be played."""
    check(experiment)
    return head_of(experiment)


def play_on(due: Due) -> list[Line]:
    """The next games, for a second."""
    until, ways = perf_counter() + TURN, Ways.of(due.experiment)
    lines: list[Line] = []
    for place in range(due.first, due.experiment.games):
        lines.append(play_one(due.experiment, ways, place))
        if perf_counter() > until:
            break
    return lines


def compared(runs: tuple[Stored, Stored]) -> bytes:
    """What is different in the second run, as JSON."""
    before, after = (run.unpacked() for run in runs)
    return msgspec.json.encode(compare(before, after))


def as_file(wanted: Wanted) -> bytes:
    """A table as CSV or Parquet."""
    kept = wanted.stored.unpacked()
    game = load(kept.experiment.game)
    titles = {face.id: face.title for face in game.faces()}
    found = rows(wanted.table, kept, sheet(add_up(kept.lines), list(titles)), titles)
    return as_csv(found) if wanted.ending == "csv" else as_parquet(found)
