"""The example game: a distribution of its own, installed beside Playcall, is there without an edit to shared files."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys

import pytest

from playcall.testing.conformance import play_random
from tests.examples import EXAMPLE, ROOT, install_example


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of a machine on which the example is installed."""
    return {**os.environ, **install_example(tmp_path_factory.mktemp("installed")), "PLAYCALL_LANGUAGE": "en"}


def playcall(installed: dict[str, str], *words: str, typed: str = "") -> str:
    command = [sys.executable, "-m", "playcall", *words]
    done = subprocess.run(command, env=installed, input=typed, capture_output=True, text=True, check=True)
    return done.stdout


def test_an_installed_game_is_listed_with_the_others(installed: dict[str, str]) -> None:
    games = {game["id"]: game for game in json.loads(playcall(installed, "games", "--json"))}
    assert games["goal_line"]["title"] == "Goal Line"
    assert len(games) == 6


def test_it_is_played_in_the_terminal_in_both_languages(installed: dict[str, str]) -> None:
    line = ("play", "goal_line", "--plain", "--seed", "3")
    english = playcall(installed, *line, typed="6\n" * 3 + "quit\nn\n")
    assert "which card do you attack with?" in english
    assert "a gain of" in english
    assert "Raumgewinn" in playcall(installed, *line, "--language", "de", typed="6\n" * 3 + "quit\nn\n")


def test_it_is_simulated_and_its_record_replays(installed: dict[str, str]) -> None:
    told = json.loads(playcall(installed, "simulate", "goal_line", "--games", "4", "--bots", "starter,pro", "--json"))
    assert told["games"] == 4


def test_it_passes_the_conformance_kit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLE / "src"))
    from goal_line import GAME

    for seed in range(20):
        play_random(GAME, seed=seed, every=3)


@pytest.mark.parametrize(
    ("language", "file"), [("py", "__init__.py"), ("ftl", "locales/en.ftl"), ("markdown", "rules.md")]
)
def test_the_page_about_writing_a_game_shows_the_example_itself(language: str, file: str) -> None:
    source = (EXAMPLE / "src" / "goal_line" / file).read_text(encoding="utf-8")
    page = (ROOT / "docs" / "writing-a-game.md").read_text(encoding="utf-8")
    shown = re.findall(rf"^```{language}\n(.*?)^```$", page, re.DOTALL | re.MULTILINE)
    assert shown
    for block in shown:
        assert _bare(block) in _bare(source), f"The example does not have:\n{block}"


def _bare(text: str) -> str:
    """A page sets a piece of code without the indentation it has in its file."""
    return "\n".join(line.strip() for line in text.splitlines() if line.strip())
