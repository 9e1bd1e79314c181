"""The commands that run and look after the server: serve, doctor, backup, restore."""

from __future__ import annotations

import os
import signal
import socket
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple

import msgspec
import typer

from playcall import __version__
from playcall.cli.files import CommandError
from playcall.cli.output import complain, emit_json
from playcall.games import all_games
from playcall.server.settings import Settings, data_folder, read_settings
from playcall.storage import DatabaseError, alone, backup, migrate, restore
from playcall.storage.database import is_postgres, open_tool, parse, shown, sqlite_file
from playcall.storage.migrating import current, newest
from playcall.tables.timekeeping import read_wall

NEWEST_PYTHON_NEEDED = (3, 11)


# serve ----------------------------------------------------------------------------------------------------------------


def serve(host: str, port: int | None, db: str | None, browser: bool, workers: int) -> None:
    """Serve until told to end."""
    from playcall.server.running import CannotListen, listen, run

    settings = read_settings(host, port, db, workers)
    parse(settings.database_url)
    with ExitStack() as until_the_end:
        try:
            until_the_end.enter_context(alone(settings.database_url))
            migrate(settings.database_url)
            listening = listen(host, port)
        except (DatabaseError, CannotListen) as problem:
            raise _failure(str(problem)) from None
        settings = msgspec.structs.replace(settings, port=listening.getsockname()[1], migrated=True, wall=read_wall())
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
        if run(settings, listening, lambda: announce(settings, browser)):
            raise _failure("The server could not start; what went wrong is written above.")


def announce(settings: Settings, browser: bool) -> None:
    """Name, version, data, address; and open the browser where there is somebody in front of one."""
    address = _addresses(settings)[0]
    print(f"Playcall {__version__}")
    print(f"Data:     {settings.data if not is_postgres(settings.database_url) else shown(settings.database_url)}")
    for place in _addresses(settings):
        print(f"Address:  {place}")
    if not settings.loopback:
        print("Others on the network can reach it; what they send is not encrypted.")
    if not (browser and _has_display() and _open_browser(address)):
        print("Open the address in a browser." + _tunnel_hint(settings))
    print("Ctrl-C ends it.", flush=True)


def _addresses(settings: Settings) -> list[str]:
    """Where the server is reached, the place for this machine first; with the owner's token where there is one."""
    host = settings.host
    anywhere = host in ("0.0.0.0", "::")
    names = ["127.0.0.1", *_own_addresses()] if anywhere else [f"[{host}]" if ":" in host else host]
    token = f"?token={settings.owner_token}" if settings.owner_token else ""
    return [f"http://{name}:{settings.port}/{token}" for name in names]


def _own_addresses() -> list[str]:
    """This machine's address in its network. Nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return []
        return [probe.getsockname()[0]]


def _has_display() -> bool:
    if not sys.stdout.isatty():
        return False
    if sys.platform.startswith("linux"):
        return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
    return True


def _open_browser(address: str) -> bool:
    import webbrowser

    return webbrowser.open(address)


def _tunnel_hint(settings: Settings) -> str:
    if not os.environ.get("SSH_CONNECTION") or not settings.loopback:
        return ""
    return f" From your own machine: ssh -L {settings.port}:127.0.0.1:{settings.port} THIS-MACHINE"


def _failure(sentence: str) -> typer.Exit:
    complain(sentence)
    return typer.Exit(1)


# backup and restore ---------------------------------------------------------------------------------------------------


def save_backup(file: Path, db: str | None) -> None:
    url = read_settings(database_url=db).database_url
    parse(url)
    if file.exists():
        raise CommandError(f"'{file}' exists; choose another name.")
    try:
        rows = backup(url, file)
    except DatabaseError as problem:
        raise _failure(str(problem)) from None
    print(f"{file}: {rows} rows. It holds password hashes: keep it to yourself.")


def load_backup(file: Path, db: str | None, force: bool) -> None:
    url = read_settings(database_url=db).database_url
    parse(url)
    if not file.is_file():
        raise CommandError(f"There is no file '{file}'.")
    try:
        rows = restore(url, file, force)
    except DatabaseError as problem:
        raise _failure(str(problem).replace("restore with force", "stop the server and add --force")) from None
    print(f"{rows} rows restored.")


# doctor ---------------------------------------------------------------------------------------------------------------


class Finding(NamedTuple):
    """What was looked at, whether it is well, what was found and what to do about it."""

    what: str
    well: bool
    found: str
    advice: str = ""


def doctor(db: str | None, as_json: bool) -> None:
    """Look at everything the server needs; exit code 1 when something is wrong."""
    findings = list(_examine(db))
    if as_json:
        emit_json([finding._asdict() for finding in findings])
    else:
        for finding in findings:
            print(f"{'ok     ' if finding.well else 'PROBLEM'}  {finding.what}: {finding.found}")
            if finding.advice:
                print(f"         {finding.advice}")
    if not all(finding.well for finding in findings):
        raise typer.Exit(1)


def _examine(db: str | None) -> Iterator[Finding]:
    url = read_settings(database_url=db).database_url
    looks: list[Callable[[], Finding]] = [
        _python, _games, lambda: _folder(data_folder()), lambda: _database(url), _port
    ]  # fmt: skip
    for look in looks:
        yield look()


def _python() -> Finding:
    version = ".".join(map(str, sys.version_info[:3]))
    well = sys.version_info >= NEWEST_PYTHON_NEEDED
    return Finding("Python", well, version, "" if well else "Install Python 3.11 or newer.")


def _games() -> Finding:
    found = [f"{game.id} (cards {game.card_hash()})" for game in all_games()]
    return Finding("Games", True, ", ".join(found))


def _folder(folder: Path) -> Finding:
    """Whether the data folder, or the place where it will be made, can be written to."""
    place = next(parent for parent in (folder, *folder.parents) if parent.exists())
    try:
        with tempfile.TemporaryFile(dir=place):
            pass
    except OSError as problem:
        advice = f"Make {folder} writable, or name another folder in PLAYCALL_DATA."
        return Finding("Data folder", False, f"{folder} cannot be written to ({problem.strerror})", advice)
    return Finding("Data folder", True, f"{folder}{'' if place == folder else ' (made at the first start)'}")


def _database(url: str) -> Finding:
    try:
        if not is_postgres(url) and not sqlite_file(url).exists():
            return Finding("Database", True, f"{shown(url)} (made at the first start)")
        revision = _revision(url)
    except DatabaseError as problem:
        return Finding("Database", False, str(problem), "See that it runs, and look at PLAYCALL_DATABASE_URL or --db.")
    if revision == newest():
        return Finding("Database", True, f"{shown(url)}, revision {revision}, the newest")
    if revision is None or revision < newest():
        advice = "The next start of the server brings it up to date."
        return Finding("Database", True, f"{shown(url)}, revision {revision or 'none'} of {newest()}", advice)
    return Finding(
        "Database", False, f"{shown(url)}, revision {revision}: a newer Playcall made it", "Update Playcall."
    )


def _revision(url: str) -> str | None:
    """The revision of a database; raises `DatabaseError` when it cannot be read."""
    from sqlalchemy.exc import SQLAlchemyError

    engine = open_tool(url, locking=False)
    try:
        with engine.connect() as connection:
            return current(connection)
    except SQLAlchemyError as problem:
        cause = str(getattr(problem, "orig", None) or problem).strip().splitlines()
        raise DatabaseError(f"{shown(url)} does not answer: {cause[0] if cause else 'no reason given'}.") from None
    finally:
        engine.dispose()


def _port() -> Finding:
    from playcall.server.running import FIRST_PORT, CannotListen, listen

    try:
        listening = listen("127.0.0.1", None)
    except CannotListen as problem:
        return Finding("Port", False, str(problem), "Stop something, or name a free port with serve --port.")
    port = listening.getsockname()[1]
    listening.close()
    taken = "" if port == FIRST_PORT else f" ({FIRST_PORT} is taken, perhaps by a Playcall that runs already)"
    return Finding("Port", True, f"{port} is free{taken}")
