"""A session that is told to end, and what becomes of its record."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from playcall.cli.play import PlayRequest, keep, open_session
from playcall.games import load
from playcall.kernel import BadRecord, Record
from tests.cli.conftest import Playcall

LINE = [sys.executable, "-u", "-m", "playcall", "play", "sport_jockeys", "--plain", "--seed", "3", "--language", "en"]


def begin(folder: Path, *more: str) -> subprocess.Popen[str]:
    """A session in a process of its own, after its first choice."""
    process = subprocess.Popen(
        [*LINE, *more], cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )  # fmt: skip
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("1\n?\n")
    process.stdin.flush()
    for line in process.stdout:
        if "take your last choice back" in line:
            return process
    raise AssertionError("The session ended before its first choice.")


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_session_that_is_told_to_end_saves_the_game(tmp_path: Path, number: signal.Signals) -> None:
    process = begin(tmp_path)
    process.send_signal(number)
    _, complained = process.communicate()
    assert process.returncode == 128 + number
    saved = tmp_path / "sport_jockeys-3.record"
    assert complained == "Saved in sport_jockeys-3.record.\n"
    assert len(Record.from_text(saved.read_text()).actions) >= 1


def test_whoever_says_no_saves_nothing_even_with_a_file_named(tmp_path: Path) -> None:
    process = begin(tmp_path, "--save", "mine.record")
    process.communicate("quit\nn\n")
    assert process.returncode == 0
    assert not (tmp_path / "mine.record").exists()


def test_input_that_ends_keeps_the_game_where_a_file_was_named(tmp_path: Path) -> None:
    process = begin(tmp_path, "--save", "mine.record")
    process.communicate("")
    assert (tmp_path / "mine.record").exists()


def test_a_record_with_another_number_of_seats_is_refused(playcall: Playcall, tmp_path: Path) -> None:
    record = Record.begin(load("sport_jockeys"), load("sport_jockeys").options(), 3, ["person", "starter", "starter"])
    (tmp_path / "three.record").write_text(record.to_text())
    for line in ("play sport_jockeys --resume three.record", "review three.record"):
        outcome = playcall(*line.split())
        assert outcome.code == 2
        assert "names 3 seats, but a game with its options has 2" in outcome.err


def test_a_record_with_an_unknown_bot_is_refused_unless_another_is_named(playcall: Playcall, tmp_path: Path) -> None:
    record = Record.begin(load("sport_jockeys"), load("sport_jockeys").options(), 3, ["person", "wizard"])
    (tmp_path / "wizard.record").write_text(record.to_text())
    outcome = playcall("play", "sport_jockeys", "--resume", "wizard.record")
    assert outcome.code == 2
    assert "There is no bot 'wizard'; name another with --bot" in outcome.err
    request = PlayRequest("sport_jockeys", bot="rookie", resume=tmp_path / "wizard.record")
    assert open_session(request).record.seats == ["person", "rookie"]


def test_a_game_is_kept_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    session = open_session(PlayRequest("sport_jockeys", seed=3, language="en"))
    session.choose(session.choices()[0].action)
    for _ in range(2):
        keep(tmp_path / "one.record", session)
    assert capsys.readouterr().err.count("Saved in") == 1


def test_the_check_of_seats_names_both_numbers() -> None:
    from playcall.kernel.record import check_seats

    game = load("highlights_2052")
    with pytest.raises(BadRecord, match="names one seat, but a game with its options has 2"):
        check_seats(Record.begin(game, game.options(), 0, ["person"]), game)
