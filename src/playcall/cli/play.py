"""The command `play`: sets a session up and hands it to the line mode or to the table."""

from __future__ import annotations

import os
import secrets
import sys
from pathlib import Path
from typing import NamedTuple

from playcall.cli.collecting import take_lost_cards
from playcall.cli.files import Refused, check_writable, read_record, write_record
from playcall.cli.output import complain
from playcall.cli.replaying import differences
from playcall.cli.settings import read_settings
from playcall.cli.terminal.session import Session
from playcall.games import load
from playcall.kernel import BadRecord, Game


class Wishes(NamedTuple):
    """What was asked for on the command line."""

    game: str
    seed: int | None = None
    bot: str | None = None
    seat: int | None = None
    settings: list[str] = []  # noqa: RUF012
    plain: bool = False
    save: Path | None = None
    resume: Path | None = None


def play_in_terminal(wishes: Wishes) -> None:
    if wishes.save is not None:
        check_writable(wishes.save)
    session = open_session(wishes)
    ended_before = session.over
    file = wishes.save or wishes.resume or Path(f"{session.game.id}-{session.record.seed}.record")
    try:
        run_session(session, file, wishes.plain)
    finally:
        keep(wishes, session)
    for card in take_lost_cards(session.game, session.state, session.seat) if not ended_before else ():
        print(f"{card} has left your collection.")


def run_session(session: Session, file: Path, plain: bool) -> None:
    """Play line by line, or at the table where the terminal can draw one."""
    if plain or not _can_draw():
        from playcall.cli.terminal.plain import LineMode

        LineMode(session, file).run()
    else:
        from playcall.cli.terminal.app import TableApp

        TableApp(session, file).run()
        print(f"{session.headline()}  (seed {session.record.seed})")


def open_session(wishes: Wishes) -> Session:
    """A new session, or the one that was saved; raises `PlaycallError`."""
    game = load(wishes.game)
    if wishes.resume is not None:
        return _resumed(wishes, game, wishes.resume)
    seed = secrets.randbelow(1_000_000) if wishes.seed is None else wishes.seed
    settings = read_settings(game, wishes.settings)
    return Session.begin(game, settings, seed, wishes.seat or 0, wishes.bot or "starter")


def keep(wishes: Wishes, session: Session) -> None:
    """With `--save` the record is kept however the session ends."""
    if wishes.save is not None and session.started:
        write_record(wishes.save, session.text())
        complain(f"Saved in {wishes.save}.")


def _can_draw() -> bool:
    """Whether there is a terminal on both ends that can do more than print lines."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"


def _resumed(wishes: Wishes, game: Game, path: Path) -> Session:
    if wishes.seed is not None or wishes.settings:
        raise Refused("A resumed game has its seed and options already: leave --seed and --option out.")
    record = read_record(path)
    for difference in differences(record, game) if record.game == game.id else ():
        complain(difference)
    try:
        return Session.resume(game, record, wishes.seat, wishes.bot)
    except BadRecord as problem:
        raise BadRecord(f"'{path}': {problem}") from problem
