"""The ledger: everything that was decided at a table, append-only, one entry per ply."""

from __future__ import annotations

from enum import StrEnum

import msgspec


class Kind(StrEnum):
    """What an entry of the ledger is."""

    ACT = "act"
    """A seat took an action; `text` is its token."""
    UNDO = "undo"
    """The actions from ply `text` on no longer count."""
    CONCEDE = "concede"
    """A seat gave up."""
    STAND_IN = "stand_in"
    """A bot plays for a place (`seat`) from now on; `text` is its level, empty when the person takes over again."""
    PROPOSE = "propose"
    """The offensive coach of a seat shows a joint choice to the defensive coach; `text` is its token."""
    OBJECT = "object"
    """The defensive coach gives the choice of token `text` back."""


class Entry(msgspec.Struct, frozen=True):
    """One line of a table's ledger."""

    ply: int
    kind: Kind
    seat: int
    text: str
    at: float
    """When it was entered, in seconds since 1970: clocks are reckoned from it."""


class Setup(msgspec.Struct, frozen=True):
    """What a table was opened with; it never changes."""

    table: str
    game: str
    options: dict[str, str]
    seed: int
    rules: int
    cards: str
    rated: bool = False
    clock: str = ""
    """`` none, `decision 60`, `bank 600 10` (seconds and increment) or `days 3`."""
    free_chat: bool = True
    on_timeout: str = "stand_in"
    """What a fallen clock does: `stand_in` or `concede`."""
    delay: int = 0
    """How many entries late spectators see the table while the game is on."""
    coached: tuple[int, ...] = ()
    """Seats with two coaches, one for the offence and one for the defence."""


def acts(entries: list[Entry]) -> list[Entry]:
    """The actions that count: undone ones are left out."""
    kept: list[Entry] = []
    for entry in entries:
        if entry.kind is Kind.UNDO:
            kept = [act for act in kept if act.ply < int(entry.text)]
        elif entry.kind is Kind.ACT:
            kept.append(entry)
    return kept
