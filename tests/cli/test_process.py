"""The program as a process of its own: exit codes, pipes, interrupts, speed."""

import json
import os
import pty
import signal
import subprocess
import sys

import pytest

PROGRAM = [sys.executable, "-c", "from playcall.cli import main; main()"]


TELLING = """
import os, sys
from playcall.cli import main
from playcall.lab.simulate import Tally

tell, add = int(sys.argv.pop(1)), Tally.add

def tell_and_add(self, other):
    os.write(tell, b"!")
    add(self, other)
    Tally.add = add

Tally.add = tell_and_add
main()
"""
"""The program, which says on a pipe when the first games are played."""


MODULES = 250
"""The help needs about 150 of them."""


def playcall_process(*arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run([*PROGRAM, *arguments], input=stdin, capture_output=True, text=True, check=False)


def test_exit_codes() -> None:
    assert playcall_process("--version").returncode == 0
    assert playcall_process("rules", "chess").returncode == 2
    assert playcall_process("frobnicate").returncode == 2


def test_json_is_all_there_is_on_stdout() -> None:
    done = playcall_process("simulate", "highlights_2052", "--games", "4", "--bots", "random", "--jobs", "2", "--json")
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["games"] == 4


def test_a_closed_pipe_is_quiet() -> None:
    with subprocess.Popen(
        [*PROGRAM, "rules", "highlights_2052"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == ""


def _hear_interrupts() -> None:
    """Also where whoever runs the tests ignores interrupts, as in the background of a shell."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_is_130_and_quiet(jobs: str) -> None:
    told, tell = os.pipe()
    program = [sys.executable, "-c", TELLING, str(tell)]
    command = [*program, "simulate", "highlights_2052", "--games", "1000000", "--bots", "random", "--jobs", jobs]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True, preexec_fn=_hear_interrupts,
        pass_fds=[tell],
    ) as process:  # fmt: skip
        os.close(tell)
        try:
            assert os.read(told, 1) == b"!", "It ended before it had played a game."
            os.killpg(process.pid, signal.SIGINT)
            out, err = process.communicate(timeout=100)
        finally:
            process.kill()
            os.close(told)
    assert (process.returncode, out, err) == (130, b"", b"")


def test_playing_from_a_pipe() -> None:
    done = playcall_process("play", "highlights_2052", "--seed", "1", stdin="1\n1\nquit\nn\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "seed 1" in done.stdout


@pytest.mark.parametrize(("arguments", "table"), [([], True), (["--plain"], False)])
def test_a_terminal_gets_the_table_unless_it_asks_for_lines(arguments: list[str], table: bool) -> None:
    command = [*PROGRAM, "play", "highlights_2052", "--seed", "1", *arguments]
    ours, theirs = pty.openpty()
    environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24"}
    with subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env=environment) as process:
        os.close(theirs)
        shown = b""
        while b"Football Highlights 2052" not in shown:
            shown += os.read(ours, 65536)
        os.write(ours, b"q" if table else b"quit\r")
        rest = _drain(ours)
    os.close(ours)
    assert process.returncode == 0
    assert (b"\x1b[?1049h" in shown + rest) is table


def test_help_answers_at_once() -> None:
    heavy = "import sys; from playcall.cli.app import run; run(['--help']); print(sorted(sys.modules), file=sys.stderr)"
    loaded = subprocess.run([sys.executable, "-c", heavy], capture_output=True, text=True, check=True).stderr
    for module in ("'rich'", "'textual'", "'playcall.kernel'", "'playcall.lab'", "'multiprocessing'"):
        assert module not in loaded
    assert loaded.count(",") < MODULES, "Whatever is not needed for the help takes its time."


def _drain(terminal: int) -> bytes:
    """Everything until the other end is closed."""
    read = b""
    while True:
        try:
            part = os.read(terminal, 65536)
        except OSError:
            return read
        if not part:
            return read
        read += part
