"""What the host needs from a store and a bus, and the plain data that passes between them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from typing import Protocol

import msgspec

from playcall.tables.ledger import Entry, Setup
from playcall.tables.places import DEFENCE, seat_at


class PersonInfo(msgspec.Struct, frozen=True):
    """Somebody: a guest, or an account once `username` is set."""

    id: str
    name: str
    username: str | None
    created_at: float
    keeper: str | None = None
    """Whose device this person plays on; None for those with one of their own."""


class SessionInfo(msgspec.Struct, frozen=True):
    """A browser that belongs to somebody."""

    secret: str
    """The hash of its secret."""
    device: str
    created_at: float


class SeatInfo(msgspec.Struct, frozen=True):
    """A place: a bot's when `bot` is set, open when nobody sits there."""

    seat: int
    """The number of the place: that of its seat, or more for a defensive coach (`places.DEFENCE`)."""
    bot: str | None
    persons: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    lost_at: float | None = None
    """When the last of its persons lost the connection; None while one is there, or nobody ever was."""
    keeper: str | None = None
    """Whose device its person plays on; None for those with one of their own."""
    brought: str = ""
    """The option with the deck that its person has brought: it goes when they do."""

    @property
    def open(self) -> bool:
        return self.bot is None and not self.persons


def coached_seats(places: Iterable[SeatInfo]) -> tuple[int, ...]:
    """The seats with two coaches."""
    return tuple([place.seat - DEFENCE for place in places if place.seat >= DEFENCE])


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
    """Every place, by its number."""
    fixture: str = ""
    """The competition whose match is played here, and the key of its fixture."""

    @property
    def id(self) -> str:
        return self.setup.table

    def at(self, place: int) -> SeatInfo:
        return next(info for info in self.seats if info.seat == place)

    def place_of(self, person: str) -> int | None:
        return next((place.seat for place in self.seats if person in place.persons), None)

    def kept_by(self, person: str) -> list[int]:
        """The places of those who play on somebody's device."""
        return [place.seat for place in self.seats if place.keeper == person]

    def beside(self, place: int) -> set[int]:
        """A place, and all that are played on the same device."""
        keeper = self.at(place).keeper
        return {place, *(self.kept_by(keeper) if keeper is not None else ())}

    def sides(self) -> list[list[SeatInfo]]:
        """The places of each seat of the game: one, or those of its two coaches."""
        seats = sorted({seat_at(place.seat) for place in self.seats})
        return [[place for place in self.seats if seat_at(place.seat) == seat] for seat in seats]

    def players(self) -> list[str]:
        """Who plays each seat of the game, as a record says it: the level of a bot, or `person`."""
        return [side[0].bot if side[0].bot and len(side) == 1 else "person" for side in self.sides()]


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


class LabRunInfo(msgspec.Struct, frozen=True):
    """A run of the balance lab as the store knows it."""

    id: str
    person: str
    wish: dict[str, object]
    """The first line of its file (`lab.experiment.Head`)."""
    state: str
    """`going`, `stopped`, `done` or `failed`."""
    played: int
    totals: bytes
    created_at: float


class OwnSetInfo(msgspec.Struct, frozen=True):
    """A card set in somebody's library."""

    id: str
    person: str
    game: str
    hash: str
    body: bytes
    """The set as plain data, in JSON."""
    share: str | None
    added_at: float


class CallWishInfo(msgspec.Struct, frozen=True):
    """How somebody wants to be told that a table waits for them."""

    person: str
    mail: str = ""
    code: str = ""
    """The hash of the code that proves the address; empty once it was proved."""
    hook: bool = False
    language: str = "en"


class CallInfo(msgspec.Struct, frozen=True):
    """A turn of which somebody is to be told, unless they come first."""

    table: str
    person: str
    place: int
    turn: int
    """How many choices of the seat stood when it was asked."""
    openly: bool
    """Whether everybody may know that the seat is asked."""
    due_at: float | None
    """Nothing once that was done, or was not needed."""
    tries: int = 0


class Taken(Exception):
    """Another process has entered this ply, or taken this seat, first."""


class Store(Protocol):
    """Everything durable. Every method commits before it returns."""

    # people
    async def new_person(self, person: PersonInfo) -> None: ...
    async def person(self, person_id: str) -> PersonInfo | None: ...
    async def kept_person(self, keeper: str, name: str) -> PersonInfo | None:
        """Whoever plays under this name on somebody's device."""

    async def rename(self, person_id: str, name: str) -> None: ...
    async def claim(self, person_id: str, username: str, password_hash: str) -> None:
        """Raises `Taken` when the username is in use."""

    async def credentials(self, username: str) -> tuple[PersonInfo, str] | None:
        """The person and password hash of a username, compared without regard to case."""

    async def set_password(self, person_id: str, password_hash: str) -> None: ...
    async def new_session(
        self, secret_hash: str, person_id: str, now: float, expires_at: float, device: str = ""
    ) -> None: ...
    async def session_person(self, secret_hash: str, now: float) -> PersonInfo | None: ...
    async def sessions_of(self, person_id: str, now: float) -> list[SessionInfo]:
        """Those that have not expired, newest first."""

    async def end_session(self, secret_hash: str) -> None: ...
    async def forget(self, person_id: str, name: str) -> None:
        """Remove all that is somebody's own; what others have a part in stays, under another name."""

    async def all_of(self, person_id: str) -> dict[str, list[dict[str, object]]]:
        """All that is kept of somebody, but for what would let others in: rows by what they are about."""

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

    async def finished_tables(self, limit: int) -> list[TableInfo]:
        """Listed tables whose game is over, newest first."""

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
    async def add_set(self, own: OwnSetInfo) -> None:
        """Raises `Taken` when the person has this set already."""

    async def card_set(self, hash_: str) -> bytes | None:
        """A set by its hash, in whose library it may be."""

    async def own_set(self, set_id: str) -> OwnSetInfo | None: ...
    async def shared_set(self, share: str) -> OwnSetInfo | None: ...
    async def sets_of(self, person_id: str, game: str | None) -> list[OwnSetInfo]: ...
    async def share_set(self, set_id: str, share: str) -> None: ...
    async def delete_set(self, set_id: str) -> None: ...
    # the balance lab
    async def new_lab_run(self, run: LabRunInfo) -> None: ...
    async def lab_run(self, run_id: str) -> LabRunInfo | None: ...
    async def lab_runs_of(self, person_id: str) -> list[LabRunInfo]:
        """The newest first."""

    async def lab_runs_going(self) -> list[str]:
        """The ids of all that are to be played on, the oldest first."""

    async def add_lab_piece(self, run_id: str, first: int, body: bytes, played: int, totals: bytes, state: str) -> bool:
        """The next games of a run; False where it has been stopped, deleted, or played on by another process."""

    async def lab_pieces(self, run_id: str) -> list[bytes]: ...
    async def set_lab_state(self, run_id: str, state: str, instead_of: str) -> bool:
        """False where the run is in another state by now."""

    async def delete_lab_run(self, run_id: str) -> None: ...
    # the rest
    async def check(self) -> None:
        """Raises whatever keeps it from keeping something right now."""

    async def call_wish(self, person_id: str) -> CallWishInfo | None: ...
    async def save_call_wish(self, wish: CallWishInfo) -> None: ...
    async def call(self, call: CallInfo) -> None:
        """Unless the person was called for this turn or a later one before."""

    async def calls(self, limit: int) -> list[CallInfo]:
        """Those who are to be told, the longest overdue first."""

    async def put_off_call(self, call: CallInfo, due_at: float | None) -> None:
        """Until later; for good without a moment. A call for another turn stays as it is."""

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
