"""What hosting competitions needs from the store, and the plain data that passes between them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from playcall.tables.ledger import Entry
from playcall.tables.ports import Store, TableInfo


class Standing(msgspec.Struct, frozen=True):
    """What is kept of a competition beside its log: written with every entry, in the same commit."""

    wake: float | None
    """When it must be looked at if nobody does anything."""
    summary: dict[str, object]
    """What lists show of it."""
    members: dict[str, bool]
    """Who takes part, and whether they are still there."""


class CompetitionInfo(msgspec.Struct, frozen=True):
    """A competition as the store knows it."""

    id: str
    game: str
    name: str
    invite: str
    """The secret of its invite link, which members may hand on."""
    public: bool
    """Whether strangers find it and may look."""
    founder: str
    created_at: float
    changed_at: float
    entries: int
    wake: float | None
    summary: dict[str, object]


class Shelf(Store, Protocol):
    """The store, with competitions and their logs. Every method commits before it returns."""

    async def new_competition(self, info: CompetitionInfo, lines: Sequence[str], standing: Standing) -> None: ...
    async def competition(self, competition_id: str) -> CompetitionInfo | None: ...
    async def competition_by_invite(self, invite: str) -> CompetitionInfo | None: ...
    async def competitions_of(self, person_id: str, limit: int) -> list[CompetitionInfo]:
        """Those in which somebody takes part, the last changed first."""

    async def public_competitions(self, limit: int) -> list[CompetitionInfo]: ...
    async def enter(
        self, competition_id: str, number: int, lines: Sequence[str], standing: Standing, now: float
    ) -> None:
        """Entries from `number` on, all or none; raises `Taken` when one of that number is there already."""

    async def competition_log(self, competition_id: str, after: int = 0, before: int | None = None) -> list[str]:
        """The lines of its log from number `after` on, up to `before`."""

    async def save_book(self, competition_id: str, number: int, body: bytes) -> None: ...
    async def book(self, competition_id: str) -> tuple[int, bytes] | None:
        """The competition as it stood, and after how many entries."""

    async def waking(self, now: float, limit: int = 100) -> list[str]:
        """Competitions that must be looked at, the longest overdue first."""

    async def set_wake(self, competition_id: str, wake: float | None, instead_of: float | None) -> None:
        """Unless somebody has set another moment meanwhile."""

    async def keep_table(self, table: TableInfo, entries: Sequence[Entry], record: str, events: bytes) -> None:
        """A table at which everything has been played; raises `Taken` when it is there already."""
