"""Card sets on the command line: checked, added, listed, chosen, removed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from playcall.cli.app import run
from playcall.games import shelf
from playcall.kernel import Record

GAME = "highlights_2052"
FILE = str(Path(__file__).parents[2] / "examples" / "sets" / "lantern_quay.toml")


@pytest.fixture(autouse=True)
def own_shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(shelf.VARIABLE, str(tmp_path / "sets"))


def test_a_set_is_added_listed_and_removed(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["cards", GAME, "check", FILE]) == 0
    assert "1 team, 17 cards: all in order" in capsys.readouterr().out
    assert run(["cards", GAME, "sets"]) == 0
    assert "No card sets are here" in capsys.readouterr().out
    assert run(["cards", GAME, "add", FILE]) == 0
    capsys.readouterr()
    assert run(["cards", GAME, "sets", "--json"]) == 0
    (told,) = json.loads(capsys.readouterr().out)
    assert (told["id"], told["version"], told["author"]) == ("lantern_quay", "1.0", "Playcall")
    assert run(["cards", GAME, "lq02", "--set", "lantern_quay@1.0"]) == 0
    assert "Corvina Dusk" in capsys.readouterr().out
    assert run(["cards", GAME, "remove", "lantern_quay"]) == 0
    assert run(["cards", GAME, "lq02", "--set", "lantern_quay"]) == 2
    assert "There is no card set 'lantern_quay'" in capsys.readouterr().err


def test_a_file_can_be_played_with_as_it_is(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    play = ["play", GAME, "--set", FILE, "--plain", "--option", "teams=lamplighters,haulers", "--save"]
    record = tmp_path / "game.record"
    assert run([*play, str(record), "--resume", str(record)]) == 2
    simulate = ["simulate", GAME, "--set", FILE, "--games", "1", "--bots", "random", "--json"]
    capsys.readouterr()
    assert run(simulate) == 0
    assert json.loads(capsys.readouterr().out)["game"].startswith(f"{GAME}+lantern_quay@1.0~")
    assert run(["print", GAME, "--set", FILE, "--cards", "team:lamplighters", "--out", str(tmp_path / "lq.pdf")]) == 0
    assert (tmp_path / "lq.pdf").read_bytes().startswith(b"%PDF")


def test_other_cards_under_the_same_version_are_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    other = tmp_path / "other.toml"
    other.write_text(Path(FILE).read_text(encoding="utf-8").replace("fg = 5", "fg = 4"), encoding="utf-8")
    assert run(["cards", GAME, "add", FILE]) == 0
    assert run(["cards", GAME, "add", str(other)]) == 2
    assert "Give your set a new version" in capsys.readouterr().err


def test_what_is_wrong_is_said_in_one_sentence(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text(Path(FILE).read_text(encoding="utf-8").replace("fg = 5", "fg = 6"), encoding="utf-8")
    for words, said in (
        (["cards", GAME, "check", str(bad)], "card 'lq05', field 'fg': a field-goal number is 1 to 5, not 6"),
        (["cards", GAME, "add"], "Name the file"),
        (["cards", GAME, "remove"], "Name the set"),
        (["cards", GAME, "check", "nowhere.toml"], "There is no file 'nowhere.toml'."),
        (["cards", "sport_jockeys", "check", FILE], "is not a card set of Sport Jockeys"),
        (["lab", "cards", GAME, "--set", FILE, "--games", "1", "--write"], "leave --set or --write out"),
    ):
        assert run(words) == 2
        assert said in capsys.readouterr().err


def test_a_record_without_its_set_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    file.write_text(Record(f"{GAME}+gone@2~0123456789ab", 1, "", {}, 1, ["person", "random"], []).to_text())
    assert run(["replay", str(file)]) == 2
    assert "needs the card set 'gone' 2 (0123456789ab)" in capsys.readouterr().err
