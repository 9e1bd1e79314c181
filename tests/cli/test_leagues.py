"""playcall league: founded, drafted, played to the final, and on."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest

from playcall.kernel import Record
from tests.cli.conftest import Playcall

GAME = "gridiron_fantasy"


@pytest.fixture(autouse=True)
def data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("PLAYCALL_DATA", str(tmp_path))
    return tmp_path


def new(playcall: Playcall, *more: str) -> None:
    quick = ("--option", "length=short", "--option", "listed=on", "--bot", "random", "--seed", "3")
    outcome = playcall("league", GAME, "new", "Backyard", "--teams", "4", *quick, *more)
    assert outcome.code == 0, outcome.err


def test_a_whole_season_played_by_bots(playcall: Playcall, data: Path) -> None:
    new(playcall)
    shown = playcall("league", GAME, "draft", "Backyard", "--auto", "--json").json
    assert [len(cards) for cards in shown["rosters"]] == [8] * 4
    while shown["champion"] is None:
        assert shown["fixtures"]
        shown = playcall("league", GAME, "play", "Backyard", "--auto", "--json").json
    assert len(shown["results"]) == 11
    records = [Record.from_text(file.read_text()) for file in (data / "leagues" / GAME / "backyard").glob("*.record")]
    assert len(records) == 11
    again = playcall("league", GAME, "play", "Backyard", "--auto")
    assert again.code != 0
    assert "There is no game to play now: Season 1 is over" in again.err
    out = playcall("league", GAME, "season", "Backyard", "--auto").out
    assert "Season 2, week 1: 2 games to play." in out
    assert "North: won, drawn, lost, points" in out


def test_a_person_picks_and_leaves_a_game_for_later(
    playcall: Playcall, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    new(playcall, "--person", "Wren")
    out = playcall("league", GAME, "draft", "Backyard").out
    assert "Wren to pick." in out
    assert "Pick with 'playcall league gridiron_fantasy draft Backyard CARD'." in out
    playcall("league", GAME, "draft", "Backyard", "tm-17")
    shown = playcall("league", GAME, "draft", "Backyard", "--auto", "--json").json
    assert shown["rosters"][0][0] == "TM-17"
    monkeypatch.setattr("sys.stdin", StringIO("1\nquit\n"))
    left = playcall("league", GAME, "play", "Backyard", "--plain").out
    assert "Season 1, week 1: 1 game to play." in left
    (record,) = [
        file for file in (data / "leagues" / GAME / "backyard").glob("*.record") if "person" in file.read_text()
    ]
    monkeypatch.setattr("sys.stdin", StringIO("1\n" * 2000))
    done = playcall("league", GAME, "play", "Backyard", "--plain").out
    assert "Week 1: " in done
    assert "Season 1, week 2" in done
    assert Record.from_text(record.read_text()).scores


def test_trades_name_teams_and_cards(playcall: Playcall) -> None:
    new(playcall)
    playcall("league", GAME, "draft", "Backyard", "--auto")
    words = ("league", GAME, "trade", "Backyard")
    assert "Say who trades what" in playcall(*words).err
    assert "There is no team 'Nobody'" in playcall(*words, *("--offer", "Nobody") * 1, *("--offer", "x") * 3).err
    offer = [word for part in ("You", "Team 2", "TM-99", "-") for word in ("--offer", part)]
    assert "You do not have 'TM-99'" in playcall(*words, *offer).err


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("show", "Nowhere"), "There is no league 'Nowhere'"),
        (("new", "!!!"), "is no name for a league"),
        (("new", "Odd", "--option", "preseason"), "write --option name=value"),
        (("new", "Odd", "--option", "preseason=9"), "two to four"),
        (("new", "Odd", "--option", "colour=red"), "colour"),
        (("new", "Odd", "--teams", "2"), "4 to 16 teams"),
    ],
)
def test_what_cannot_be_done_is_said(playcall: Playcall, words: tuple[str, ...], message: str) -> None:
    outcome = playcall("league", GAME, *words)
    assert outcome.code != 0
    assert message in outcome.err


def test_a_league_is_founded_once(playcall: Playcall) -> None:
    new(playcall)
    assert "There is a league 'backyard' already" in playcall("league", GAME, "new", "backyard").err


def test_games_without_leagues_say_so(playcall: Playcall) -> None:
    assert "has no leagues" in playcall("league", "high_card", "new", "Backyard").err
