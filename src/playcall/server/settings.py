"""Settings of the web service, from arguments and from the environment."""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping
from ipaddress import IPv4Address, ip_address, ip_network
from pathlib import Path
from urllib.parse import urlsplit

import msgspec

from playcall.games import shelf
from playcall.kernel import BadOption
from playcall.server.mailing import Calling, read_calling
from playcall.tables.messages import MESSAGE_LIMIT

FIRST_PORT = 8420
MOST_BOT_PROCESSES = 8
"""Processes in which bots think where nobody says how many."""
HANDED_DOWN = "PLAYCALL_SETTINGS"
"""The variable through which a supervisor hands its settings to its workers."""


class Rates(msgspec.Struct, frozen=True):
    """How often somebody may ask, each as `NUMBER/PERIOD`; an empty text is no limit."""

    requests: str = "1200/minute"
    """Of any kind, per address."""
    writes: str = "300/minute"
    """That change something, per session, or per address without one that is known."""
    guests: str = "30/minute"
    """New guests per address."""
    logins: str = "10/minute"
    """Passwords tried for one username, per address: nobody elsewhere can use them up."""
    passwords: str = "60/minute"
    """Passwords and owner's tokens tried in all, per address."""
    sockets: str = "120/minute"
    """New sockets per address."""


class SocketLimits(msgspec.Struct, frozen=True):
    """What one socket may do."""

    per_second: float = 20.0
    """Messages that are read, once a burst is used up."""
    burst: int = 60
    message: int = MESSAGE_LIMIT
    bad: int = 20
    """Bad messages after which a socket is closed."""
    queue: int = 64
    """Answers that may wait for a slow socket."""
    send_seconds: float = 20.0
    """How long one message may take to be sent."""
    per_address: int = 200
    """Sockets open at a time."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything the service is told at its start."""

    host: str = "127.0.0.1"
    port: int | None = None
    """None: the first free one."""
    data: str = ""
    database_url: str = ""
    workers: int = 1
    bot_processes: int = 1
    owner_token: str = ""
    """Whoever comes from outside must show it once; empty: everybody is let in."""
    origins: tuple[str, ...] = ()
    """Other addresses under which the service is reached, as `https://name`."""
    proxies: tuple[str, ...] = ()
    """Addresses and networks of proxies, which are believed when they say for whom they ask."""
    connections: int = 400
    """Connections that one address may have open at a time, sockets apart."""
    request_seconds: float = 20.0
    """How long a connection may take until it has asked something."""
    rates: Rates = Rates()
    sockets: SocketLimits = SocketLimits()
    calling: Calling = Calling()
    body_limit: int = 65536
    drain_seconds: float = 5.0
    """How long sockets may take to say goodbye."""
    close_seconds: float = 10.0
    """How long the database may take to be closed."""
    wall: float | None = None
    """How far the clock on the wall was ahead when the server was started; all workers go by it."""
    migrated: bool = False
    """Whether the supervisor has brought the database up to date already."""

    @property
    def loopback(self) -> bool:
        return is_loopback(self.host)

    @property
    def home(self) -> str:
        """The address under which people find the service, as far as it knows."""
        return self.origins[0] if self.origins else f"http://{self.host}:{self.port or FIRST_PORT}"

    @property
    def hosts(self) -> frozenset[str]:
        """Host names of the other addresses."""
        return frozenset(name for origin in self.origins if (name := urlsplit(origin).hostname))

    def is_proxy(self, host: str) -> bool:
        return any(_is_in(host, network) for network in self.proxies)

    def hand_down(self) -> None:
        """Put the settings where `handed_down` of a worker finds them."""
        os.environ[HANDED_DOWN] = msgspec.json.encode(self).decode()

    @staticmethod
    def handed_down() -> Settings:
        return msgspec.json.decode(os.environ[HANDED_DOWN], type=Settings)


def same_place(host: str) -> str:
    """What counts as one address: in IPv6 everybody has a whole network of them."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv4Address):
        return host
    return str(address.ipv4_mapped or ip_network((address, 64), strict=False).network_address)


def _is_in(host: str, network: str) -> bool:
    try:
        return ip_address(host) in ip_network(network)
    except ValueError:
        return False


def is_loopback(host: str) -> bool:
    """Whether an address is reached from this machine alone."""
    try:
        return ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return host.lower() == "localhost"


def read_settings(
    host: str = "127.0.0.1",
    port: int | None = None,
    database_url: str | None = None,
    workers: int = 1,
    environment: Mapping[str, str] = os.environ,
) -> Settings:
    """Settings from arguments, with the environment for what was not named; raises `BadOption`."""
    data = data_folder(environment)
    settings = Settings(
        host=host,
        port=port,
        data=str(data),
        database_url=database_url or environment.get("PLAYCALL_DATABASE_URL") or f"sqlite:///{data / 'playcall.db'}",
        workers=workers,
        bot_processes=_bot_processes(environment, workers),
        owner_token=_owner_token(host, environment),
        origins=tuple(environment.get("PLAYCALL_ORIGINS", "").split()),
        proxies=_proxies(environment.get("PLAYCALL_PROXIES", "")),
        rates=_rates(environment.get("PLAYCALL_RATES", "")),
        calling=read_calling(environment),
    )
    if workers < 1:
        raise BadOption(f"The number of workers must be at least 1, not {workers}.")
    if workers > 1 and not settings.database_url.startswith("postgres"):
        raise BadOption("Several workers need PostgreSQL: name one with --db or PLAYCALL_DATABASE_URL.")
    return settings


def data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """`PLAYCALL_DATA`, or the platform's folder for a user's data."""
    if named := environment.get("PLAYCALL_DATA"):
        return Path(named).expanduser().absolute()
    from platformdirs import user_data_path

    return user_data_path("playcall", appauthor=False)


def name_shelf() -> None:
    """Keep card sets in the data folder, unless `PLAYCALL_SETS` names another; processes that are started follow."""
    os.environ.setdefault(shelf.VARIABLE, str(data_folder() / "sets"))


def _owner_token(host: str, environment: Mapping[str, str]) -> str:
    """`PLAYCALL_OWNER_TOKEN`; where it is not set and others can reach us, a new one."""
    named = environment.get("PLAYCALL_OWNER_TOKEN")
    if named is not None:
        return "" if named == "off" else named
    return "" if is_loopback(host) else secrets.token_urlsafe(24)


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _bot_processes(environment: Mapping[str, str], workers: int) -> int:
    """As many as there are cores for each worker, up to a number that one machine's memory bears."""
    usual = max(1, min(cores() // max(1, workers), MOST_BOT_PROCESSES))
    named = environment.get("PLAYCALL_BOT_PROCESSES", str(usual))
    if not named.isdecimal() or not 1 <= int(named) <= 256:
        raise BadOption(f"PLAYCALL_BOT_PROCESSES is a number from 1 to 256, not '{named}'.")
    return int(named)


def _proxies(text: str) -> tuple[str, ...]:
    """`127.0.0.1 10.0.0.0/8`; raises `BadOption`."""
    for word in text.split():
        try:
            ip_network(word)
        except ValueError:
            raise BadOption(
                f"'{word}' in PLAYCALL_PROXIES is not an address: write 127.0.0.1, or a network as 10.0.0.0/8."
            ) from None
    return tuple(text.split())


def _rates(text: str) -> Rates:
    """`requests=100/minute logins=off …`; raises `BadOption`."""
    from limits import parse

    given = {}
    for word in text.split():
        name, _, rate = word.partition("=")
        if name not in Rates.__struct_fields__:
            raise BadOption(f"PLAYCALL_RATES does not know '{name}'; it takes {', '.join(Rates.__struct_fields__)}.")
        given[name] = "" if rate == "off" else rate
        try:
            parse(rate if rate != "off" else "1/second")
        except ValueError:
            raise BadOption(f"'{rate}' is not a rate for '{name}': write 100/minute, or off.") from None
    return Rates(**given)
