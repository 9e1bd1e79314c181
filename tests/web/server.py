"""`playcall serve` in a process of its own."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import threading
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).parents[2]
NO_LIMITS = {"PLAYCALL_RATES": "requests=off writes=off guests=off logins=off passwords=off sockets=off"}
"""All tests come from one address."""
READY_SECONDS = 150
STOP_SECONDS = 60
"""More than a busy machine takes; what is ready at once does not wait."""


class Server:
    """Starts, stops and starts again on the same port with the same data."""

    def __init__(self, data: Path, more: Mapping[str, str] | None = None) -> None:
        self.data = data
        self.more = dict(more or {})
        """What its environment has beside that of the tests."""
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        environment = {**os.environ, "PLAYCALL_DATA": str(self.data), **NO_LIMITS, **self.more}
        command = [sys.executable, "-m", "tests.web.dealt", "serve", "--no-browser", "--port", str(self.port)]
        self.process = subprocess.Popen(
            command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        killer = threading.Timer(READY_SECONDS, self.process.kill)
        killer.start()
        said = self._read_until_ready(self.process)
        killer.cancel()
        address = re.search(r"http://[\d.]+:(\d+)", said)
        assert address, f"The server did not start:\n{said}"
        self.port = int(address[1])

    def _read_until_ready(self, process: subprocess.Popen[str]) -> str:
        assert process.stdout is not None
        said = ""
        for line in process.stdout:
            said += line
            if line.startswith("Ctrl-C"):
                break
        threading.Thread(target=process.stdout.read, daemon=True).start()
        return said

    def stop(self) -> None:
        if self.process is None:
            return
        self.process.terminate()
        try:
            self.process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait(STOP_SECONDS)
        if self.process.stdout is not None:
            self.process.stdout.close()
        self.process = None
