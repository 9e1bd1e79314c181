"""games, rules and cards."""

import sys
from pathlib import Path

import pytest

from playcall import __version__
from playcall.games import game_ids
from tests.cli.conftest import Playcall
from tests.cli.fake import RULES


def test_the_version(playcall: Playcall) -> None:
    assert playcall("--version") == (0, f"playcall {__version__}\n", "")


@pytest.mark.parametrize("arguments", [("--help",), ("-h",)])
def test_help_lists_the_commands(playcall: Playcall, arguments: tuple[str, ...]) -> None:
    outcome = playcall(*arguments)
    assert outcome.code == 0
    for command in (
        "serve",
        "doctor",
        "backup",
        "restore",
        "games",
        "play",
        "rules",
        "cards",
        "deck",
        "simulate",
        "replay",
        "bench",
    ):
        assert f"\n  {command} " in outcome.out


def test_games_as_json(playcall: Playcall) -> None:
    first, *others = playcall("games", "--json").json
    assert first == {
        "id": "high_card",
        "title": "High Card",
        "seats": [2, 2],
        "modes": ["short"],
        "cards": 12,
        "rules": 3,
    }
    assert [entry["id"] for entry in (first, *others)] == list(game_ids())


def test_games_as_text(playcall: Playcall) -> None:
    head, first, *_ = playcall("games").out.splitlines()
    assert head.split() == ["id", "title", "seats", "modes", "cards", "rules"]
    assert first.split() == ["high_card", "High", "Card", "2", "short", "12", "3"]


def test_highlights_is_among_the_games(playcall: Playcall) -> None:
    [entry] = [entry for entry in playcall("games", "--json").json if entry["id"] == "highlights_2052"]
    assert entry["title"] == "Football Highlights 2052"
    assert {"quick", "draft", "solo", "tournament", "league"} <= set(entry["modes"])
    assert entry["rules"] > 100
    assert entry["cards"] > 100


@pytest.mark.parametrize(
    ("line", "parts"),
    [
        ("games", ["\x1b[1m", "high_card"]),
        ("rules high_card", ["High Card", "HC-1.1", "\x1b[1m"]),
        ("rules high_card 2.1", ["\x1b[1mHC-2.1\x1b[0m Both show"]),
        ("cards high_card", ["c12", "The 12"]),
        ("simulate high_card --games 2", ["High Card: 2 games"]),
    ],
)
def test_a_terminal_gets_colour(
    playcall: Playcall, monkeypatch: pytest.MonkeyPatch, line: str, parts: list[str]
) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    monkeypatch.setenv("TERM", "xterm-256color")
    out = playcall(*line.split()).out
    for part in parts:
        assert part in out


# Rules ----------------------------------------------------------------------------------------------------------------


def test_the_whole_rulebook_in_a_pipe_is_its_own_text(playcall: Playcall) -> None:
    assert playcall("rules", "high_card").out == RULES


def test_one_rule(playcall: Playcall) -> None:
    text = "HC-2 A round\nHC-2.1  Both show a card at once; the higher one scores a point.\n"
    for name in ("HC-2.1", "hc-2.1", "2.1"):
        assert playcall("rules", "high_card", name).out == text


def test_a_chapter_and_a_word(playcall: Playcall) -> None:
    assert [rule["id"] for rule in playcall("rules", "high_card", "HC-2", "--json").json] == ["HC-2.1", "HC-2.2"]
    assert [rule["id"] for rule in playcall("rules", "high_card", "Deck", "--json").json] == ["HC-1.1"]


def test_rules_as_json(playcall: Playcall) -> None:
    rules = playcall("rules", "high_card", "--json").json
    assert len(rules) == 3
    assert rules[0] == {
        "id": "HC-1.1",
        "chapter": "HC-1 The deal",
        "text": "Each seat gets four cards from a deck of twelve.",
    }


def test_a_rule_of_highlights(playcall: Playcall) -> None:
    assert "RESET ends a side's drive" in playcall("rules", "highlights_2052", "FH-4.6").out


def test_rule_coverage(playcall: Playcall, tmp_path: Path) -> None:
    tests = tmp_path / "tests"
    tests.mkdir()
    (tests / "test_it.py").write_text('@pytest.mark.rule("HC-1.1", "HC-2.2", "HC-9.9")\ndef test_it(): ...\n')
    outcome = playcall("rules", "high_card", "--coverage", "--tests", str(tests), "--json")
    assert outcome.json == {"game": "high_card", "rules": 3, "covered": 2, "uncovered": ["HC-2.1"]}
    assert "test_it.py:1 is marked with HC-9.9" in outcome.err
    spoken = playcall("rules", "high_card", "--coverage", "--tests", str(tests)).out
    assert spoken == "1 of 3 rules of High Card have no test:\nHC-2.1\n"


def test_rules_of_leagues_are_shown_like_those_of_a_game(playcall: Playcall) -> None:
    assert "circle method" in playcall("rules", "leagues", "5.7").out
    assert [rule["id"] for rule in playcall("rules", "leagues", "LG-9", "--json").json] == [
        "LG-9.1",
        "LG-9.2",
        "LG-9.3",
    ]


def test_rule_coverage_of_leagues(playcall: Playcall) -> None:
    coverage = playcall("rules", "leagues", "--coverage", "--json").json
    assert (coverage["game"], coverage["rules"]) == ("leagues", 73)
    assert not [rule for rule in coverage["uncovered"] if rule.startswith(("LG-6", "LG-7"))]


def test_rule_coverage_finds_the_tests_of_the_checkout(playcall: Playcall) -> None:
    coverage = playcall("rules", "highlights_2052", "--coverage", "--json").json
    assert coverage["game"] == "highlights_2052"
    assert coverage["covered"] + len(coverage["uncovered"]) == coverage["rules"]


# Cards ----------------------------------------------------------------------------------------------------------------


def test_all_cards(playcall: Playcall) -> None:
    assert len(playcall("cards", "high_card").out.splitlines()) == 13
    cards = playcall("cards", "high_card", "--json").json
    assert cards[0] == {"id": "c1", "title": "The 1", "kind": "number", "lines": ["worth 1"], "facts": {}, "copies": 1}


@pytest.mark.parametrize(("name", "ids"), [("c1", ["c1"]), ("C1", ["c1"]), ("the 1", ["c1", "c10", "c11", "c12"])])
def test_cards_by_id_or_part_of_the_name(playcall: Playcall, name: str, ids: list[str]) -> None:
    assert [card["id"] for card in playcall("cards", "high_card", name, "--json").json] == ids


def test_a_card_shows_its_lines(playcall: Playcall) -> None:
    assert playcall("cards", "high_card", "c7").out == "The 7  (c7, number)\nworth 7\n"


def test_the_cards_of_highlights(playcall: Playcall) -> None:
    cards = playcall("cards", "highlights_2052", "--json").json
    assert len({card["id"] for card in cards}) == len(cards) > 100
    assert playcall("cards", "highlights_2052", cards[0]["id"]).out.startswith(cards[0]["title"])


def test_a_card_file_of_ones_own(playcall: Playcall, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("one\ntwo\n")
    assert playcall("cards", "high_card", "--validate", str(file)).out == f"{file}: 2 cards, all in order.\n"
    checked = playcall("cards", "high_card", "--validate", str(file), "--json").json
    assert checked == {"game": "high_card", "file": str(file), "cards": 2}
