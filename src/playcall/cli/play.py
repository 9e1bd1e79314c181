"""The command `play`: sets a session up and hands it to the line mode or to the table."""

from __future__ import annotations

import os
import secrets
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from playcall.cli.collecting import take_lost_cards
from playcall.cli.files import CommandError, check_writable, read_record, write_record
from playcall.cli.output import complain
from playcall.cli.replaying import differences
from playcall.cli.settings import read_settings
from playcall.cli.terminal.session import Session
from playcall.contract import msg
from playcall.contract.expansions import base_id
from playcall.games import load
from playcall.kernel import BadRecord


class PlayRequest(NamedTuple):
    """What was asked for on the command line."""

    game: str
    seed: int | None = None
    bot: str | None = None
    seat: int | None = None
    people: int | None = None
    names: list[str] = []  # noqa: RUF012
    settings: list[str] = []  # noqa: RUF012
    plain: bool = False
    save: Path | None = None
    resume: Path | None = None
    language: str | None = None


def play_in_terminal(request: PlayRequest) -> None:
    if request.save is not None:
        check_writable(request.save)
    session = open_session(request)
    ended_before = session.over
    file = request.save or request.resume or Path(f"{session.game.id}-{session.record.seed}.record")
    try:
        with ending_on_signals():
            run_session(session, file, request.plain)
    except Ended:
        keep(file, session)
        raise
    finally:
        if request.save is not None:
            keep(request.save, session)
    is_own = not ended_before and not session.shared
    for card in take_lost_cards(session.game, session.state, session.seat) if is_own else ():
        print(f"{card} has left your collection.")


def run_session(session: Session, file: Path, plain: bool) -> None:
    """Play line by line, or at the table where the terminal can draw one."""
    if plain or not _can_draw():
        from playcall.cli.terminal.plain import LineMode

        LineMode(session, file).run()
    else:
        from playcall.cli.terminal.app import TableApp

        TableApp(session, file).run()
        print(session.headline(), session.say(msg("term-seed", seed=str(session.record.seed))), sep="  ")


def open_session(request: PlayRequest) -> Session:
    """A new session, or the one that was saved; raises `PlaycallError`."""
    if request.resume is not None:
        return _resumed(request, request.resume)
    game = load(request.game)
    people = _people(request)
    seed = secrets.randbelow(1_000_000) if request.seed is None else request.seed
    settings = read_settings(game, request.settings)
    return Session.begin(game, settings, seed, request.seat or 0, request.bot or "starter", request.language, people)


def _people(request: PlayRequest) -> list[str]:
    """Everybody at this terminal by name; those who have told none are called by their number."""
    count = max(1, len(request.names)) if request.people is None else request.people
    if count < 1 or len(request.names) > count:
        raise CommandError(f"There are more names than people: {len(request.names)} for {count}.")
    if count > 1 and request.seat is not None:
        raise CommandError("Several people sit on the first seats: leave --seat out.")
    return [*request.names, *[""] * (count - len(request.names))]


def keep(file: Path, session: Session) -> None:
    """Save the record however the session ends, unless the person has said not to."""
    if session.started and not session.unwanted and session.kept != (file, session.text()):
        write_record(file, session.text())
        session.kept = (file, session.text())
        complain(session.say(msg("term-saved", file=str(file))))


class Ended(SystemExit):
    """Somebody has told this process to end, or closed its terminal."""


@contextmanager
def ending_on_signals() -> Iterator[None]:
    """While this lasts, SIGTERM and SIGHUP end the session in good order instead of at once."""

    def end(number: int, _: object) -> None:
        raise Ended(128 + number)

    before = {number: signal.signal(number, end) for number in (signal.SIGTERM, signal.SIGHUP)}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _can_draw() -> bool:
    """Whether there is a terminal on both ends that can do more than print lines."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"


def _resumed(request: PlayRequest, path: Path) -> Session:
    """Continue a record, with the card sets that it names."""
    if request.seed is not None or request.settings:
        raise CommandError("A resumed game has its seed and options already: leave --seed and --option out.")
    if request.people is not None or request.names:
        raise CommandError("A resumed game has its people already: leave --people and --name out.")
    record = read_record(path)
    game = load(record.game if base_id(record.game) == request.game else request.game)
    for difference in differences(record, game) if record.game == game.id else ():
        complain(difference)
    try:
        return Session.resume(game, record, request.seat, request.bot, request.language)
    except BadRecord as problem:
        raise BadRecord(f"'{path}': {problem}") from problem
