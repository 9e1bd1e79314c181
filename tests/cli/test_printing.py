"""`playcall print`: the file, what it says, and what it refuses."""

from __future__ import annotations

from pathlib import Path

import pytest

from playcall import printing
from playcall.cli.app import run
from tests.cli import fake


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_it_prints_into_the_folder(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["print", "highlights_2052", "--cards", "id:hb01"]) == 0
    assert (folder / "highlights_2052-a4.pdf").read_bytes().startswith(b"%PDF-")
    assert capsys.readouterr().out == "highlights_2052-a4.pdf: 1 card on 2 pages. Print in actual size.\n"


def test_paper_backs_and_file_are_ones_own_choice(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["print", "highlights_2052", "--paper", "LETTER", "--out", "mine.pdf", "--backs", "--cards", "team:haulers"]
    assert run([*words, "--cards", "kind:action"]) == 0
    assert "mine.pdf: 45 cards on 12 pages." in capsys.readouterr().out
    assert run(words) == 0, "a PDF may be printed anew"
    assert sorted(path.name for path in folder.iterdir()) == ["mine.pdf"]


def test_a_game_without_faces_is_printed_in_plain_type(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    fake.register(monkeypatch)
    assert run(["print", "high_card"]) == 0
    assert "12 cards on 3 pages" in capsys.readouterr().out


def test_missing_fonts_are_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(printing, "FONTS", tmp_path / "nowhere")
    assert run(["print", "highlights_2052", "--cards", "hb01"]) == 0
    assert "The fonts of the cards are not there" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["nothing"], "There is no game 'nothing'"),
        (["highlights_2052", "--paper", "a5"], "There is no paper 'a5'; papers are: a4, letter."),
        (["highlights_2052", "--everything", "--bleed", "9"], "Colour runs over the cut by 0 to 5 mm, not by 9."),
        (["highlights_2052", "--bleed", "wide"], "'wide' is not a number of millimetres."),
        (["highlights_2052", "--everything", "--language", "fr"], "Playcall does not speak 'fr'; it speaks en, de."),
        (["highlights_2052", "--cards", "team:none"], "No card of Football Highlights 2052 is team:none"),
        (["highlights_2052", "--out", "nowhere/x.pdf"], "There is no folder 'nowhere' to print to."),
        (["highlights_2052", "--out", "."], "'.' is a folder, not a file."),
        (["highlights_2052", "--out", "notes.txt"], "'notes.txt' exists and is not a PDF; choose another name."),
    ],
)
def test_what_cannot_be_printed(
    words: list[str], sentence: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "notes.txt").write_text("keep me", encoding="utf-8")
    assert run(["print", *words]) == 2
    assert sentence in capsys.readouterr().err
    assert sorted(path.name for path in folder.iterdir()) == ["notes.txt"]
    assert (folder / "notes.txt").read_text(encoding="utf-8") == "keep me"


def test_everything_has_a_file_of_its_own_and_speaks_german(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["print", "sport_jockeys", "--everything", "--cards", "id:C01", "--language", "de", "--bleed", "2"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("sport_jockeys-everything-a4.pdf: the box with 1 card on ")
    assert (folder / "sport_jockeys-everything-a4.pdf").read_bytes().startswith(b"%PDF-")
