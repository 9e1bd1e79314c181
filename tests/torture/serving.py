"""The real server as a process of its own: started, measured, killed, started again."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from types import TracebackType

START = 120.0
"""Seconds a server may take until it answers."""
NO_LIMITS = "requests=off writes=off guests=off logins=off passwords=off sockets=off"


class Server:
    """`playcall serve` on a loopback port, without limits on how often one address may ask."""

    def __init__(self, db: str = "", workers: int = 1, environment: dict[str, str] | None = None) -> None:
        self.folder = tempfile.TemporaryDirectory(prefix="playcall-torture-", ignore_cleanup_errors=True)
        self.db = db or f"sqlite:///{Path(self.folder.name) / 'playcall.db'}"
        self.workers = workers
        self.environment = environment or {}
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.starts = 0
        self.start_seconds = 0.0
        """How long the last start took until it answered."""

    def __enter__(self) -> Server:
        try:
            self.start()
        except RuntimeError:
            self.stop()
            raise
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.stop()
        if error is not None:
            print(f"--- the server's last words ---\n{self.words()[-4000:]}", file=sys.stderr)
        self.folder.cleanup()

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def start(self) -> None:
        """Start it, and wait until it answers."""
        command = [sys.executable, "-m", "playcall", "serve", "--no-browser", "--port", str(self.port)]
        command += ["--db", self.db, "--workers", str(self.workers)]
        data = {"PLAYCALL_DATA": self.folder.name, "PLAYCALL_RATES": NO_LIMITS}
        environment = {**os.environ, **data, **self.environment}
        with (Path(self.folder.name) / "words.txt").open("ab") as log:
            self.process = subprocess.Popen(command, env=environment, stdin=subprocess.DEVNULL, stdout=log, stderr=log)
        self.starts += 1
        began = time.monotonic()
        self.wait()
        self.start_seconds = time.monotonic() - began

    def wait(self) -> None:
        """Until it answers."""
        deadline = time.monotonic() + START
        while time.monotonic() < deadline:
            if self.process is None or self.process.poll() is not None:
                raise RuntimeError(f"The server did not start:\n{self.words()[-4000:]}")
            if self.answers():
                return
            time.sleep(0.02)
        raise RuntimeError(f"The server did not answer within {START:g} s:\n{self.words()[-4000:]}")

    def answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/api/health", timeout=2) as reply:
                return bool(reply.status == 200)
        except OSError:
            return False

    def words(self) -> str:
        """What it has printed."""
        return (Path(self.folder.name) / "words.txt").read_text(errors="replace")

    def kill(self) -> list[int]:
        """Kill it as a power cut would; returns the processes of its bots, which must end by themselves."""
        assert self.process is not None
        bots = children(self.pid)
        self.process.kill()
        self.process.wait()
        return bots

    def kill_worker(self, pid: int) -> None:
        """Kill one of several workers; the supervisor must start another."""
        if pid in children(self.pid):
            os.kill(pid, signal.SIGKILL)

    def stop(self) -> None:
        """End it politely; what does not go within seconds is killed."""
        if self.process is None:
            return
        bots = [child for pid in [self.pid, *children(self.pid)] for child in children(pid)]
        self.process.terminate()
        try:
            self.process.wait(15)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        for pid in left_over(bots, 5.0):
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self.process = None


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            with contextlib.suppress(OSError):
                parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
                if parent == pid:
                    found.append(int(folder.name))
    return sorted(found)


def command_of(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
    except OSError:
        return ""


def left_over(pids: list[int], seconds: float) -> list[int]:
    """Those of some processes that still run after so many seconds."""
    deadline = time.monotonic() + seconds
    there = pids
    while there and time.monotonic() < deadline:
        there = [pid for pid in there if runs(pid)]
        time.sleep(0.05 if there else 0)
    return there


def runs(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def age(pid: int) -> float:
    """Seconds since a process began."""
    try:
        began = int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[19])
    except OSError:
        return 0.0
    return time.clock_gettime(time.CLOCK_BOOTTIME) - began / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> int:
    """Bytes of memory that a process holds."""
    fields = Path(f"/proc/{pid}/statm").read_text().split()
    return int(fields[1]) * os.sysconf("SC_PAGE_SIZE")


def processor_seconds(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
