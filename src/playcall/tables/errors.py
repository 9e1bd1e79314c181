"""Refusals of the host: a stable code for programs, a message for people."""

from __future__ import annotations

from playcall.kernel import PlaycallError


class Refused(PlaycallError):
    """Something a person asked for is not allowed now.

    Its message is `no-` and the code, unless another is named: `no-table-full` for `table/full`.
    """

    def __init__(self, code: str, id: str = "", /, **told: object) -> None:
        super().__init__(id or f"no-{code.replace('/', '-')}", **told)
        self.code = code


class Later(Refused):
    """Something that is allowed, but not so often, or not while so much else is under way."""

    def __init__(self, code: str, id: str = "", /, *, seconds: int = 1) -> None:
        super().__init__(code, id, seconds=seconds)
        self.seconds = seconds


def because(code: str, problem: PlaycallError) -> Refused:
    """A refusal in the words of another error."""
    return Refused(code, problem.id, **problem.told)


def not_yours() -> Refused:
    return Refused("choice/not-yours")


def not_your_unit() -> Refused:
    return Refused("choice/not-yours", "no-choice-of-unit")


def not_seated() -> Refused:
    return Refused("choice/not-yours", "no-seat-of-yours")


def not_proposed() -> Refused:
    return Refused("proposal/none")


def stale() -> Refused:
    return Refused("choice/stale")


def over() -> Refused:
    return Refused("table/over")


def not_started() -> Refused:
    return Refused("table/not-started")


def nothing_to_undo() -> Refused:
    return Refused("undo/nothing")


def unreadable(problem: Exception) -> Refused:
    """A table of which nobody can make anything any more: its game is gone, or has other options."""
    known = isinstance(problem, PlaycallError)
    return Refused("table/unreadable", problem=problem if known else f"{type(problem).__name__}.")


def silent_coach() -> Refused:
    return Refused("coach/silent")
