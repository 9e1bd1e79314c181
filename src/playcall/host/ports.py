"""What the host needs from a store and a bus, and the plain data that passes between them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Protocol

import msgspec

from playcall.host.ledger import Entry, Setup


class PersonInfo(msgspec.Struct, frozen=True):
    """Somebody: a guest, or an account once `username` is set."""

    id: str
    name: str
    username: str | None
    created_at: float


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat: a bot's when `bot` is set, open when nobody sits there."""

    seat: int
    bot: str | None
    persons: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    lost_at: float | None = None
    """When the last of its persons lost the connection; None while one is there, or nobody ever was."""

    @property
    def open(self) -> bool:
        return self.bot is None and not self.persons


class TableInfo(msgspec.Struct, frozen=True):
    """A table as the store knows it."""

    setup: Setup
    invite: str
    """The hash of the invite secret."""
    opener: str
    listed: bool
    created_at: float
    started_at: float | None
    ended_at: float | None
    deadline: float | None
    rematch_of: str | None
    result: dict[str, object] | None
    seats: tuple[SeatInfo, ...]

    @property
    def id(self) -> str:
        return self.setup.table


class OutcomeInfo(msgspec.Struct, frozen=True):
    """How a game ended for a person: `won`, `lost` or `tied`."""

    person: str
    seat: int
    score: int
    outcome: str


class RatingInfo(msgspec.Struct, frozen=True):
    person: str
    name: str
    game: str
    mu: float
    sigma: float
    games: int


class SaidInfo(msgspec.Struct, frozen=True):
    """A line of chat."""

    id: int
    person: str
    name: str
    phrase: str
    text: str
    at: float


class DeckInfo(msgspec.Struct, frozen=True):
    id: str
    person: str
    game: str
    name: str
    text: str
    share: str | None
    updated_at: float


class CollectionInfo(msgspec.Struct, frozen=True):
    """What somebody owns of a game, as text."""

    person: str
    game: str
    text: str
    share: str | None
    updated_at: float


class Taken(Exception):
    """Another process has entered this ply, or taken this seat, first."""


class Store(Protocol):
    """Everything durable. Every method commits before it returns."""

    # people
    async def new_person(self, person: PersonInfo) -> None: ...
    async def person(self, person_id: str) -> PersonInfo | None: ...
    async def rename(self, person_id: str, name: str) -> None: ...
    async def claim(self, person_id: str, username: str, password_hash: str) -> None:
        """Raises `Taken` when the username is in use."""

    async def credentials(self, username: str) -> tuple[PersonInfo, str] | None:
        """The person and password hash of a username, compared without regard to case."""

    async def new_session(self, secret_hash: str, person_id: str, now: float, expires_at: float) -> None: ...
    async def session_person(self, secret_hash: str, now: float) -> PersonInfo | None: ...
    async def end_session(self, secret_hash: str) -> None: ...
    # tables
    async def new_table(self, table: TableInfo) -> None:
        """The table with its seats; raises `Taken` when it is a rematch that somebody opened first."""

    async def table(self, table_id: str) -> TableInfo | None: ...
    async def table_by_invite(self, invite_hash: str) -> TableInfo | None: ...
    async def rematch(self, table_id: str) -> str | None:
        """The id of the rematch of a table."""

    async def open_tables(self, limit: int) -> list[TableInfo]:
        """Listed tables that have not started, newest first."""

    async def running_tables(self, limit: int) -> list[TableInfo]:
        """Listed tables with a game on, newest first."""

    async def tables_of(self, person_id: str, ended: bool, limit: int) -> list[TableInfo]: ...
    async def sit(
        self, table_id: str, seat: int, person_id: str, share: bool = False, options: Mapping[str, str] | None = None
    ) -> None:
        """Raises `Taken` when the seat is not open (or, sharing, is not a person's) or the person sits already.

        `options` are set at the table in the same moment.
        """

    async def leave(self, table_id: str, person_id: str) -> None: ...
    async def start(self, table_id: str, now: float) -> bool:
        """Mark a full table as started; False when it had started before."""

    async def connection(self, table_id: str, seat: int, lost_at: float | None) -> None: ...
    # the ledger
    async def append(self, table_id: str, entry: Entry, deadline: float | None) -> None:
        """Raises `Taken` when this ply is there already. Calls at the same time share one commit."""

    async def entries(self, table_id: str, after: int = 0) -> list[Entry]:
        """Entries with `ply >= after`, in order."""

    async def plies(self, table_ids: Sequence[str]) -> dict[str, int]:
        """How many entries each of these tables has."""

    async def set_deadline(self, table_id: str, deadline: float | None, instead_of: float | None) -> None:
        """Unless somebody has set another one meanwhile."""

    async def due(self, now: float, limit: int = 100) -> list[str]: ...
    async def unfinished(self, limit: int = 1000) -> list[str]:
        """Started tables that have not ended."""

    async def save_snapshot(self, table_id: str, ply: int, body: bytes) -> None: ...
    async def snapshot(self, table_id: str) -> tuple[int, bytes] | None:
        """The newest snapshot with its ply."""

    async def finish(
        self,
        table_id: str,
        result: dict[str, object],
        now: float,
        outcomes: Sequence[OutcomeInfo],
        record: str,
        events: bytes,
        ratings: Sequence[RatingInfo],
    ) -> bool:
        """End a table: result, outcomes, capsule and ratings in one commit; False when it had ended before."""

    async def capsule(self, table_id: str) -> tuple[str, bytes] | None: ...
    # the rest
    async def say(self, table_id: str, person_id: str, phrase: str, text: str, now: float) -> SaidInfo: ...
    async def said(self, table_id: str, after: int = 0, limit: int = 100) -> list[SaidInfo]: ...
    async def ratings(self, game: str, limit: int) -> list[RatingInfo]: ...
    async def rating(self, person_id: str, game: str) -> RatingInfo | None: ...
    async def outcomes_of(self, person_id: str, limit: int) -> list[dict[str, object]]: ...
    async def save_deck(self, deck: DeckInfo) -> None: ...
    async def deck(self, deck_id: str) -> DeckInfo | None: ...
    async def shared_deck(self, share: str) -> DeckInfo | None: ...
    async def decks_of(self, person_id: str, game: str | None) -> list[DeckInfo]: ...
    async def delete_deck(self, deck_id: str) -> None: ...
    async def save_collection(self, collection: CollectionInfo, instead_of: CollectionInfo | None) -> None:
        """Raises `Taken` when the collection is not as it was, or its share secret is another's."""

    async def collection(self, person_id: str, game: str) -> CollectionInfo | None: ...
    async def shared_collection(self, share: str) -> CollectionInfo | None: ...
    async def delete_collection(self, person_id: str, game: str) -> None: ...
    async def lead(self) -> bool:
        """Whether this process is the one that runs deadlines: elected on PostgreSQL, always so on SQLite."""

    async def close(self) -> None: ...


Heard = Callable[[str], Awaitable[None]]
"""Called with a notice: the id of a table that changed, or `chat ID`, `seats ID`."""


class Bus(Protocol):
    """Tells every process that a table changed; ids only."""

    async def publish(self, notice: str) -> None: ...
    async def listen(self, heard: Heard) -> None: ...
    async def close(self) -> None: ...
