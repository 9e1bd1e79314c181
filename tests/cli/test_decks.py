"""playcall deck: new, check, show, suggest."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Playcall

GAME = "masters_gridiron"


@pytest.fixture(autouse=True)
def data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("PLAYCALL_DATA", str(tmp_path / "data"))
    return tmp_path / "data"


def test_a_new_deck_is_stored_and_checked(playcall: Playcall, data: Path) -> None:
    assert playcall("deck", GAME, "new", "My Own").code == 0
    path = data / "decks" / GAME / "my-own.txt"
    assert path.read_text(encoding="utf-8").startswith("deck: My Own\n")
    outcome = playcall("deck", GAME, "check", "My Own", "--json")
    assert (outcome.code, outcome.json["legal"]) == (1, False)
    rules = [(problem["code"], problem["rule"]) for problem in outcome.json["problems"]]
    assert rules[:2] == [("count_offense", "MG-12.3"), ("count_defense", "MG-12.4")]
    assert len(rules) >= 4


def test_a_stored_deck_is_never_overwritten(playcall: Playcall) -> None:
    playcall("deck", GAME, "new", "My Own")
    outcome = playcall("deck", GAME, "new", "my own")
    assert outcome.code == 2
    assert outcome.err.startswith("There is a deck 'my own' already")


def test_a_deck_may_begin_as_another(playcall: Playcall) -> None:
    playcall("deck", GAME, "new", "Second Wind", "--from", "night-shift")
    outcome = playcall("deck", GAME, "check", "Second Wind")
    assert (outcome.code, "All in order." in outcome.out) == (0, True)
    assert outcome.out.startswith("Second Wind: $")


def test_every_broken_rule_is_printed_with_its_id(playcall: Playcall) -> None:
    Path("mine.txt").write_text("deck: Mine\n001\n001\n3 x TSP01\nNobody At All\n", encoding="utf-8")
    outcome = playcall("deck", GAME, "check", "mine.txt")
    assert outcome.code == 1
    ids = [line.split()[0] for line in outcome.out.splitlines()[1:]]
    assert ids == [
        "MG-12.1", "MG-12.3", "MG-12.4", "MG-12.10", "MG-12.5", "MG-12.6", "MG-12.7", "MG-12.8", "MG-12.11",
    ]  # fmt: skip


def test_the_options_of_the_game_count(playcall: Playcall) -> None:
    assert playcall("deck", GAME, "check", "night-shift", "--option", "cap=60").code == 1
    assert playcall("deck", GAME, "check", "EAS").code == 0


def test_decks_are_listed_and_shown(playcall: Playcall) -> None:
    playcall("deck", GAME, "new", "My Own")
    assert playcall("deck", GAME, "show", "--json").json["decks"] == ["my-own"]
    assert "night-shift" in playcall("deck", GAME, "show").out
    text = playcall("deck", GAME, "show", "night-shift").out
    assert text.startswith("deck: Night Shift\n")
    code = playcall("deck", GAME, "show", "night-shift", "--code").out.strip()
    assert playcall("deck", GAME, "check", code).code == 0


def test_a_suggestion_is_legal_and_may_be_kept(playcall: Playcall) -> None:
    outcome = playcall("deck", GAME, "suggest", "Bright Idea", "--lean", "air", "--save", "--json")
    assert outcome.code == 0
    assert playcall("deck", GAME, "check", "Bright Idea").code == 0
    assert playcall("deck", GAME, "check", outcome.json["code"]).code == 0


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("suggest", "--lean", "sideways"), "There is no lean"),
        (("suggest", "--option", "cap=5"), "No deck has a payroll"),
        (("check",), "Name the deck"),
        (("check", "nowhere.txt"), "There is no file"),
        (("new", "!!!"), "does not work as a deck name"),
        (("fold", "it"), "is not one of"),
    ],
)
def test_what_can_not_be_done_is_said_in_a_sentence(playcall: Playcall, arguments: tuple[str, ...], said: str) -> None:
    outcome = playcall("deck", GAME, *arguments)
    assert (outcome.code, outcome.out) == (2, "")
    assert said in outcome.err


def test_a_deck_of_ones_own_is_played_by_its_name(playcall: Playcall) -> None:
    playcall("deck", GAME, "suggest", "Bright Idea", "--save")
    settings = ("--option", "deck1=Bright Idea", "--option", "deck2=EAS")
    outcome = playcall("simulate", GAME, "--games", "1", "--bots", "random,random", *settings, "--json")
    assert outcome.code == 0


def test_a_deck_that_nobody_knows_is_named(playcall: Playcall) -> None:
    for line in (("deck", GAME, "check", "Nonsense"), ("simulate", GAME, "--option", "deck1=Nonsense")):
        outcome = playcall(*line)
        assert (outcome.code, outcome.out) == (2, "")
        assert "There is no deck 'Nonsense'; name a team by its code, one of copper-kettle" in outcome.err
        assert len(outcome.err) < 200


def test_several_cards_may_stand_on_a_line(playcall: Playcall) -> None:
    Path("mine.txt").write_text("deck: Mine\n001, 002 2 x TSP01\n003 TE Corwin Haldane $13M\n", encoding="utf-8")
    assert "001 QB" in (text := playcall("deck", GAME, "show", "mine.txt").out)
    assert "002 RB" in text
    assert "2 x TSP01" in text
    assert "003 TE" in text


def test_other_games_have_no_decks(playcall: Playcall) -> None:
    outcome = playcall("deck", "highlights_2052", "show")
    assert (outcome.code, outcome.err) == (2, "Football Highlights 2052 is not a game to bring your own deck to.\n")


@pytest.mark.parametrize("game", ["masters_gridiron", "gridiron_fantasy"])
def test_an_option_reads_the_file_of_a_deck_as_deck_check_does(playcall: Playcall, data: Path, game: str) -> None:
    assert playcall("deck", game, "suggest", "Filed Away", "--save").code == 0
    (data / "decks" / game / "filed-away.txt").rename("mine.txt")
    assert playcall("deck", game, "check", "mine.txt").code == 0
    outcome = playcall("simulate", game, "--games", "1", "--bots", "random,random", "--option", "deck1=mine.txt")
    assert (outcome.code, outcome.err) == (0, "")
    outcome = playcall("simulate", game, "--option", "deck1=nowhere.txt")
    assert (outcome.code, "nowhere.txt" in outcome.err) == (2, True)
