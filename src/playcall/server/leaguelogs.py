"""The log of a competition as somebody may read it: pages of as many lines as anyone else's, whatever is left out."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b

from playcall.leagues.entries import read
from playcall.leagues.office import Office
from playcall.leagues.seeing import may_see
from playcall.leagues.telling import line
from playcall.seasons.desk import Desk
from playcall.seasons.ports import Shelf
from playcall.server.leaguemodels import LogOut, LogPage
from playcall.server.leaguetrades import told

AT_ONCE = 100
"""Entries that are read together."""


def line_id(office: Office, number: int) -> str:
    """LG-10.4  What a line is called outside: numbers would have gaps where others have done something in secret."""
    return blake2b(f"line {number}".encode(), key=office.book.seed.to_bytes(8, "big"), digest_size=6).hexdigest()


async def log_page(store: Shelf, desk: Desk, who: str | None, most: int, before: str = "") -> LogPage:
    """The lines before one of them, the last one first; the last of all where none is named."""
    office = desk.competition.office
    end, lines = _end(office, desk.number, before), list[LogOut]()
    while end > 0 and len(lines) <= most:
        first = max(0, end - AT_ONCE)
        lines += show_log(office, await store.competition_log(desk.id, first, end), first, who)
        end = first
    return LogPage(lines=lines[:most], before=lines[most - 1].id if len(lines) > most else None)


def _end(office: Office, last: int, before: str) -> int:
    """The number of the line of this name; of the next line that will be written where none is called so."""
    return next((number for number in range(last) if before and line_id(office, number) == before), last)


def show_log(office: Office, texts: Sequence[str], first: int, who: str | None) -> list[LogOut]:
    """Those of some lines that somebody may see, the last one first."""
    entries = reversed([(number, read(text)) for number, text in enumerate(texts, first)])
    return [
        LogOut(
            id=line_id(office, number), at=entry.when, who=entry.who, text=told(line(office, entry)), why=entry.why
        )
        for number, entry in entries
        if may_see(office, entry, who)
    ]  # fmt: skip
