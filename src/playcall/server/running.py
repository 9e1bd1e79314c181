"""Running the service: the listening socket, one process or several, and what ends them."""

from __future__ import annotations

import gc
import logging
import signal
import socket
from collections.abc import Callable
from types import FrameType

import uvicorn
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess
from uvicorn.supervisors.multiprocess import Process

from playcall.server.app import create_app
from playcall.server.connecting import Config, Connection
from playcall.server.settings import FIRST_PORT as FIRST_PORT
from playcall.server.settings import Settings

log = logging.getLogger("playcall.server")

PORTS = 100
"""How many ports are tried from the first one on."""
START_LIMIT = 20
"""Seconds after which a worker that does not answer its supervisor is replaced: a slow machine needs some to start."""
AFTER_FAILURE = 2.0
"""Seconds after which another worker is started for one that could not start."""
FRAME_LIMIT = 65536
"""Bytes of a socket's message that are read at all; longer ones end the socket."""


class CannotListen(Exception):
    """The address is taken, or is none of this machine's."""


def listen(host: str, port: int | None) -> socket.socket:
    """A listening socket: on the port that was named, or on the first free one; raises `CannotListen`."""
    tried = [port] if port is not None else range(FIRST_PORT, FIRST_PORT + PORTS)
    problem: OSError | None = None
    for number in tried:
        try:
            return _listen(host, number)
        except OSError as error:
            problem = error
    if isinstance(problem, socket.gaierror) or getattr(problem, "errno", 0) not in _TAKEN:
        raise CannotListen(f"This machine cannot listen on '{host}': {problem}.")
    if port is not None:
        raise CannotListen(f"Port {port} is taken: stop what runs there, or leave --port out to get a free one.")
    raise CannotListen(f"No port from {FIRST_PORT} to {FIRST_PORT + PORTS - 1} is free: name one with --port.")


def _listen(host: str, port: int) -> socket.socket:
    family, kind, _, _, place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    listening = socket.socket(family, kind)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(place)
        listening.listen(2048)
        listening.set_inheritable(True)
    except OSError:
        listening.close()
        raise
    return listening


def _errors(*names: str) -> frozenset[int]:
    import errno

    return frozenset(number for name in names if (number := getattr(errno, name, None)) is not None)


_TAKEN = _errors("EADDRINUSE", "WSAEADDRINUSE")


def configure(app: object, settings: Settings, **more: object) -> Config:
    """The web server's settings: no access log, nothing secret in any log."""
    config = Config(
        app,  # type: ignore[arg-type]
        host=settings.host, workers=settings.workers, log_config=None, log_level="warning", access_log=False,
        server_header=False, lifespan="on", ws_max_size=FRAME_LIMIT, http=Connection,
        proxy_headers=bool(settings.proxies), forwarded_allow_ips=list(settings.proxies),
        timeout_worker_healthcheck=START_LIMIT, timeout_graceful_shutdown=int(settings.drain_seconds) + 5, **more,  # type: ignore[arg-type]
    )  # fmt: skip
    config.settings = settings
    return config


class Server(uvicorn.Server):
    """A web server that says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready
        self.interrupted = False

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self.interrupted |= sig == signal.SIGINT
        super().handle_exit(sig, frame)


class Supervisor(Multiprocess):
    """Keeps several workers alive on one listening socket."""

    interrupted = False

    def handle_int(self) -> None:
        self.interrupted = True
        super().handle_int()

    def keep_subprocess_alive(self) -> None:
        """Start another for a worker that died. One that cannot start stops the server only where none is well."""
        for number, worker in enumerate(self.processes):
            if self.should_exit.is_set() or worker.is_alive(timeout=self.config.timeout_worker_healthcheck):
                continue
            worker.kill()
            worker.join()
            if worker.exitcode == STARTUP_FAILURE and self._none_is_well():
                self.should_exit.set()
                return
            log.error("worker %s ended with %s; another is started", worker.pid, worker.exitcode)
            if worker.exitcode == STARTUP_FAILURE:
                self.should_exit.wait(AFTER_FAILURE)
            self.processes[number] = Process(self.config, self.sockets)
            self.processes[number].start()

    def _none_is_well(self) -> bool:
        return all(worker.exitcode is not None for worker in self.processes)


def run(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> int:
    """Serve until told to end; returns the exit code. Ctrl-C raises `KeyboardInterrupt` in the end."""
    set_up_logging()
    collect_garbage_seldom()
    if settings.workers == 1:
        server = Server(configure(create_app(settings), settings), ready)
        server.run([listening])
        if server.interrupted:  # and nothing was raised: a shell starts programs in the background deaf to interrupts
            raise KeyboardInterrupt
        return 0
    settings.hand_down()
    supervisor = Supervisor(configure("playcall.server.running:worker_app", settings, factory=True), [listening])
    ready()
    supervisor.run()
    if supervisor.interrupted:
        raise KeyboardInterrupt
    return int(any(process.exitcode == STARTUP_FAILURE for process in supervisor.processes))


def worker_app() -> object:
    """The application of a worker, with the settings its supervisor handed down."""
    set_up_logging()
    collect_garbage_seldom()
    return create_app(Settings.handed_down())


def collect_garbage_seldom() -> None:
    """What is loaded stays, and tables in memory are no garbage: looking through them all would stop everybody."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


def set_up_logging() -> None:
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
