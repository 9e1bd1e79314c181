"""Refusals of the host: a stable code for programs, one sentence for people."""

from __future__ import annotations

from playcall.kernel import PlaycallError


class Refused(PlaycallError):
    """Something a person asked for is not allowed now."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


def illegal(message: str) -> Refused:
    return Refused("choice/illegal", message)


def not_yours() -> Refused:
    return Refused("choice/not-yours", "This seat is not asked now.")


def stale() -> Refused:
    return Refused("choice/stale", "The table has moved on since; look at the new choice.")


def over() -> Refused:
    return Refused("table/over", "The game at this table is over.")


def not_started() -> Refused:
    return Refused("table/not-started", "The game begins when every seat is taken.")


def diverged(ply: int, problem: str) -> Refused:
    return Refused(
        "table/diverged", f"This table was played with other rules or cards; they part at action {ply + 1}: {problem}"
    )
