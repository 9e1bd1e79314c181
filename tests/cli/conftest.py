"""High Card at hand in every test of the command line, and `playcall` as a function."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from playcall.cli.app import run
from tests.cli import fake


class Outcome(NamedTuple):
    """What a command line led to."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


Playcall = Callable[..., Outcome]


@pytest.fixture(autouse=True)
def high_card(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """High Card is registered, and whatever is saved lands in a folder of the test's own."""
    fake.register(monkeypatch)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")


@pytest.fixture
def playcall(capsys: pytest.CaptureFixture[str]) -> Playcall:
    """Run a command line in this process."""

    def call(*arguments: str) -> Outcome:
        capsys.readouterr()
        code = run(arguments)
        captured = capsys.readouterr()
        return Outcome(code, captured.out, captured.err)

    return call
