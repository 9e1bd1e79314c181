"""What the tutorial for researchers tells to type works; `tests/test_docs.py` runs its Python."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from playcall.cli.app import run
from playcall.games import all_games
from playcall.research import Observer
from tests.examples import ROOT

PAGE = (ROOT / "docs/research.md").read_text(encoding="utf-8")
TYPED = [
    line for block in re.findall(r"^```sh\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE) for line in block.splitlines()
]


def lines(start: str) -> list[str]:
    return [line.removeprefix(start) for line in TYPED if line.startswith(start)]


@pytest.mark.parametrize("line", lines("playcall "))
def test_the_commands_run(line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words = shlex.split(re.sub(r"--games \d+", "--games 2", line).replace("--jobs 2", "--jobs 1"))
    if "--bot" in words:  # tests/research/test_ppo.py trains one
        words[words.index("--bot") + 1] = f"{ROOT}/tests/research/first_option.py:FirstOption"
    monkeypatch.chdir(tmp_path)
    assert run(words) == 0


@pytest.mark.parametrize("line", lines("python "))
def test_the_scripts_take_what_they_are_given(line: str) -> None:
    script, *words = shlex.split(line)
    paths = [str(ROOT / "src"), str(ROOT / "examples/goal_line/src")]
    call = "import sys; sys.path[:0] = {}; sys.argv = {}; import runpy; runpy.run_path({!r}, run_name='__main__')"
    asked = [script, "--help"]
    done = subprocess.run(
        [sys.executable, "-c", call.format(paths, asked, str(ROOT / script))],
        capture_output=True,
        text=True,
        check=True,
    )
    options = [word for word in words if word.startswith("--")]
    assert options
    assert all(option in done.stdout for option in options)


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_the_sizes_of_observations_are_told(game: object) -> None:
    observer = Observer(game)  # type: ignore[arg-type]
    rows, width = observer.card_table.shape
    told = [
        observer.game.title, f"{observer.seats}", f"{observer.size:,}", f"{observer.beside:,}",
        f"{observer.layout.most_tokens} × 5", f"{rows - 1} × {width}", f"{observer.actions:,}",
    ]  # fmt: skip
    assert f"| {' | '.join(told)} |" in PAGE
