"""A database that is away: said once when it goes, with the cause, and once when it is back."""

from __future__ import annotations

import logging

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnectionFree

from playcall.storage.connections import is_full
from playcall.tables.errors import Refused

log = logging.getLogger("playcall.server")

AWAY = (DBAPIError, NoConnectionFree, OSError)
"""What a database that is away, or whose disk is full, looks like."""


class Outage:
    """Whether the database is away, as far as this process knows."""

    def __init__(self) -> None:
        self.cause = ""

    def gone(self, problem: BaseException) -> Refused:
        """Something could not be read or kept; returns how that is refused."""
        full = isinstance(problem, DBAPIError) and is_full(problem)
        cause = "the disk is full" if full else f"the database does not answer: {_first_line(problem)}"
        if not self.cause:
            log.error("%s; nothing is lost, and everything goes on once that is mended", cause)
        self.cause = cause
        return Refused("server/full" if full else "server/database")

    def back(self) -> None:
        if self.cause:
            log.warning("the database answers again")
        self.cause = ""


def _first_line(problem: BaseException) -> str:
    """What the driver says, without statements and what was in them."""
    cause = getattr(problem, "orig", None) or problem
    return f"{type(cause).__name__} {cause}".split("\n")[0][:200]
