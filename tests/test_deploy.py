"""The files for hosts: their commands exist, their variables are told, and systemd reads the unit."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest
import typer.main

from playcall.cli.app import app

ROOT = Path(__file__).resolve().parent.parent
FILES = sorted((ROOT / "deploy").iterdir())
SERVE = typer.main.get_command(app).commands["serve"]  # type: ignore[attr-defined]
COMMAND = re.compile(r"playcall\"?,? \"?(serve[^\n\]]*)")


@pytest.mark.parametrize("name", ["playcall.service", "Containerfile"])
def test_the_server_is_started_as_it_can_be(name: str) -> None:
    found = COMMAND.search((ROOT / "deploy" / name).read_text())
    assert found
    words = re.findall(r"[\w.-]+", found[1])[1:]
    assert SERVE.make_context("serve", words, resilient_parsing=False).params["browser"] is False


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_every_file_is_told_and_names_variables_that_are_read(path: Path) -> None:
    hosting = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    assert f"`deploy/{path.name}`" in hosting
    for variable in re.findall(r"PLAYCALL_[A-Z_]+", path.read_text()):
        assert f"| `{variable}` |" in hosting


def test_systemd_reads_the_unit(tmp_path: Path) -> None:
    unit = (ROOT / "deploy" / "playcall.service").read_text()
    assert "ExecStart=/opt/playcall/bin/playcall " in unit
    if systemd := shutil.which("systemd-analyze"):
        there = tmp_path / "playcall.service"
        there.write_text(unit.replace("/opt/playcall/bin/playcall", shutil.which("true") or "/bin/true"))
        said = subprocess.run([systemd, "verify", str(there)], capture_output=True, text=True, check=False)
        assert not said.stderr
