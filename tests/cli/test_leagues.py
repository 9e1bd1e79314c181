"""playcall league: founded, drafted, played to the final, and on; playcall season: bots alone."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest

from playcall.games import load
from playcall.kernel import Record
from playcall.leagues import Competition
from playcall.leagues.characters import character_of
from tests.cli.conftest import Playcall

GAME = "gridiron_fantasy"
QUICK = ("--option", "length=short", "--option", "listed=on", "--bot", "random", "--seed", "3")


@pytest.fixture(autouse=True)
def data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("PLAYCALL_DATA", str(tmp_path))
    return tmp_path


def new(playcall: Playcall, *more: str) -> None:
    outcome = playcall("league", GAME, "new", "Backyard", "--teams", "4", *QUICK, *more)
    assert outcome.code == 0, outcome.err


@pytest.mark.rule("LG-1.3", "LG-10.1")
def test_a_whole_season_played_by_bots(playcall: Playcall, data: Path) -> None:
    new(playcall, "--option", "format=cup")
    shown = playcall("league", GAME, "draft", "Backyard", "--auto", "--json").json
    assert [len(cards) for cards in shown["rosters"]] == [8] * 4
    while shown["champion"] is None:
        assert shown["fixtures"]
        shown = playcall("league", GAME, "play", "Backyard", "--auto", "--json").json
    assert len(shown["results"]) == 3
    folder = data / "leagues" / GAME
    records = [Record.from_text(file.read_text()) for file in (folder / "backyard").glob("*.record")]
    assert len(records) == 3
    again = Competition.read((folder / "backyard.log").read_text().splitlines(), load)
    assert again.book.past[0].champion == shown["champion"]
    refused = playcall("league", GAME, "play", "Backyard", "--auto")
    assert refused.code != 0
    assert "There is no match to play now. Season 1 is over" in refused.err
    out = playcall("league", GAME, "season", "Backyard", "--auto").out
    assert "Season 2, Round 1: 2 matches to play." in out


def test_a_person_picks_and_leaves_a_game_for_later(
    playcall: Playcall, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    new(playcall, "--person", "Wren")
    out = playcall("league", GAME, "show", "Backyard").out
    assert "Wren to pick." in out
    assert "Pick with 'playcall league gridiron_fantasy draft Backyard CARD'." in out
    assert "Wähle mit" in playcall("league", GAME, "show", "Backyard", "--language", "de").out
    wish = playcall("league", GAME, "show", "Backyard", "--json").json["choices"][0]
    playcall("league", GAME, "draft", "Backyard", wish.lower())
    shown = playcall("league", GAME, "draft", "Backyard", "--auto", "--json").json
    assert shown["rosters"][0][0] == wish
    monkeypatch.setattr("sys.stdin", StringIO("1\nquit\n"))
    left = playcall("league", GAME, "play", "Backyard", "--plain").out
    assert "Season 1, Week 1: one match to play." in left
    (record,) = [
        file for file in (data / "leagues" / GAME / "backyard").glob("*.record") if "person" in file.read_text()
    ]
    monkeypatch.setattr("sys.stdin", StringIO("1\n" * 2000))
    done = playcall("league", GAME, "play", "Backyard", "--plain").out
    assert "Season 1, Week 2" in done
    assert "Card of the round: " in done, "The round is told as a sports page."
    assert "North: won, tied, lost, points" in done
    assert Record.from_text(record.read_text()).scores


@pytest.mark.rule("LG-4.1", "LG-4.3")
def test_persons_trade_and_vote_at_one_keyboard(playcall: Playcall) -> None:
    new(playcall, *(word for name in ("Ann", "Ben", "Cy", "Di") for word in ("--person", name)))
    shown = playcall("league", GAME, "draft", "Backyard", "--auto", "--json").json
    words = ("league", GAME, "trade", "Backyard")
    assert "Teams trade between rounds" in playcall(*words, *_offer("Ann", "Ben", "TM-99", "-")).err
    playcall("league", GAME, "play", "Backyard", "--auto")
    assert "Say who trades what" in playcall(*words).err
    assert "There is no team 'Nobody'" in playcall(*words, "--offer", "Nobody", *("--offer", "x") * 3).err
    assert "TM-99 is not on the roster of Ann" in playcall(*words, *_offer("Ann", "Ben", "TM-99", "-")).err
    one, two = _of_equal_value(shown["rosters"][0], shown["rosters"][1])
    stopped = playcall(*words, *_offer("Ann", "Ben", one, two, "Cy", "Di"))
    assert "all others voted against it" in stopped.err
    assert playcall(*words, *_offer("Ann", "Ben", one, two, "Cy")).code == 0
    assert two in playcall("league", GAME, "show", "Backyard", "--json").json["rosters"][0]


def _bot(playcall: Playcall) -> str:
    """The team of a bot."""
    return str(playcall("league", GAME, "show", "Backyard", "--json").json["members"][-1])


def _offer(*words: str) -> list[str]:
    return [part for word in words for part in ("--offer", word)]


def _of_equal_value(one: list[str], two: list[str]) -> tuple[str, str]:
    play = load(GAME).league_play()
    assert play is not None
    return next(
        (a, b) for a in one for b in two if play.tradable(a) and play.tradable(b) and play.value(a) == play.value(b)
    )


@pytest.mark.rule("LG-2.1", "LG-2.2")
def test_a_person_presides(playcall: Playcall) -> None:
    new(playcall, "--commissioner", "Robin", "--person", "Ann", "--person", "Ben", *("--option", "protest_hours=0"))
    shown = playcall("league", GAME, "draft", "Backyard", "--auto", "--json").json
    playcall("league", GAME, "play", "Backyard", "--auto")
    one, two = _of_equal_value(shown["rosters"][0], shown["rosters"][1])
    words = ("league", GAME, "trade", "Backyard", *_offer("Ann", "Ben", one, two))
    assert "it waits for the commissioner" in playcall(*words).err
    assert playcall(*words, "--approved").code == 0


@pytest.mark.rule("LG-3.5")
def test_decks_are_handed_in(playcall: Playcall) -> None:
    words = ("league", "masters_gridiron", "new", "Cap", "--teams", "2", "--bot", "random", "--option", "building=cap")
    assert playcall(*words).code == 0
    assert playcall("league", "masters_gridiron", "draft", "Cap", "night-shift", "--json").json["clock"] is None


@pytest.mark.rule("GF-18.28")
def test_a_person_brings_plays_of_his_own(playcall: Playcall, data: Path) -> None:
    new(playcall, "--person", "Ann", "--person", "Ben")
    assert playcall("league", GAME, "bring", "Backyard", "B", "--person", "Ben").code == 0
    assert '"deck":"B"' in (data / "leagues" / GAME / "backyard.log").read_text().splitlines()[-1]
    assert playcall("league", GAME, "bring", "Backyard").code == 0, "Without a deck, the usual plays."
    assert "There is no card" in playcall("league", GAME, "bring", "Backyard", "nonsense").err
    assert "belong to a bot" in playcall("league", GAME, "bring", "Backyard", "B", "--person", _bot(playcall)).err


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("show", "Nowhere"), "There is no league 'Nowhere'"),
        (("new", "!!!"), "does not work as a league name"),
        (("new", "Odd", "--option", "preseason"), "write --option name=value"),
        (("new", "Odd", "--option", "preseason=9"), "two to four"),
        (("new", "Odd", "--option", "preseason=some"), "These settings do not work"),
        (("new", "Odd", "--option", "colour=red"), "colour"),
        (("new", "Odd", "--option", "team_cards=5"), "seven or more"),
        (("new", "Odd", "--option", "divisions=2", "--teams", "3"), "4 to 16 teams"),
        (("new", "Odd", "--teams", "1"), "2 to 32 teams"),
        (("new", "Odd", "--person", "A", "--person", "A"), "no place for these persons"),
    ],
)
def test_what_cannot_be_done_is_said(playcall: Playcall, words: tuple[str, ...], message: str) -> None:
    outcome = playcall("league", GAME, *words)
    assert outcome.code == 2
    assert message in outcome.err


def test_a_league_is_founded_once_and_the_season_is_played_first(playcall: Playcall) -> None:
    new(playcall)
    assert "There is a league 'backyard' already" in playcall("league", GAME, "new", "backyard").err
    assert "The season is not over yet" in playcall("league", GAME, "season", "Backyard").err
    assert (
        "only persons make offers"
        in playcall("league", GAME, "trade", "Backyard", *_offer(_bot(playcall), "You", "TM-01", "TM-02")).err
    )


# Bots alone (LG-10.2) -------------------------------------------------------------------------------------------------


@pytest.mark.rule("LG-10.2")
def test_the_same_seed_has_the_same_champion_with_one_and_two_jobs(playcall: Playcall) -> None:
    words = ("season", "sport_jockeys", "--teams", "3", "--seasons", "2", "--seed", "1", "--bot", "random", "--json")
    quick = (*words, "--option", "mode=quick")
    one, two = playcall(*quick).json, playcall(*quick, "--jobs", "2").json
    assert one == two
    assert len(one["champions"]) == 2
    assert [len(season["table"]) for season in one["seasons"]] == [3, 3]
    champions = [paper["headline"] for paper in one["papers"] if paper["headline"].startswith("Champions")]
    assert champions == [f"Champions: {name}" for name in one["champions"]]


@pytest.mark.rule("LG-10.2", "LG-6.4")
def test_a_cup_and_a_round_robin_are_told(playcall: Playcall) -> None:
    quick = ("--teams", "2", "--bot", "random", "--option", "mode=quick")
    cup = playcall("season", "sport_jockeys", "--format", "cup", *quick, "--language", "de").out
    champion = cup.split("Meister ist ")[1].split(".\n")[0]
    assert cup.startswith("Saison 1 ist vorbei: Meister ist ")
    assert f"Runde 1: Der Pokal geht an {champion}" in cup
    assert f"“ ({character_of(champion).coach}, {champion})" in cup  # type: ignore[union-attr]
    assert "Karte der Runde: " in cup
    table = playcall("season", "sport_jockeys", "--format", "round_robin", *quick).out
    assert "decided by" in table
    assert "wins" in table


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("sport_jockeys", "--draft", "rounds"), "built by one of: none"),
        (("sport_jockeys", "--format", "ladder"), "'ladder'"),
        (("sport_jockeys", "--jobs", "0"), "at least 1, not 0"),
        (("sport_jockeys", "--bot", "wizard"), "wizard"),
        (("sport_jockeys", "--teams", "65", "--format", "cup"), "2 to 64 teams"),
    ],
)
def test_seasons_that_cannot_be(playcall: Playcall, words: tuple[str, ...], message: str) -> None:
    outcome = playcall("season", *words)
    assert outcome.code == 2
    assert message in outcome.err
