"""The command `arena`."""

from pathlib import Path

from tests.cli.conftest import Playcall


def test_arena_as_json(playcall: Playcall) -> None:
    outcome = playcall("arena", "high_card", "starter", "random", "--games", "4", "--seed", "3", "--json")
    assert outcome.err == ""
    assert list(outcome.json) == ["game", "seed", "settings", "pairings", "standings"]
    [pairing] = outcome.json["pairings"]
    assert pairing["bots"] == ["starter", "random"]
    assert pairing["low"] <= pairing["share"] <= pairing["high"]


def test_arena_as_text_with_an_own_bot(playcall: Playcall, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(
        "class First:\n"
        "    def __init__(self, game, chance): ...\n"
        "    def choose(self, seen):\n"
        "        return seen.legal()[0]\n"
    )
    words = ("arena", "high_card", "starter", "--bot", "mine.py:First", "--games", "4", "--out", "all.jsonl")
    outcome = playcall(*words)
    lines = outcome.out.splitlines()
    assert lines[0] == "High Card, seed 0"
    assert lines[2].split()[:4] == ["starter", "First", "4", "4"]
    assert "Elo" in lines[4]
    assert len((tmp_path / "all.jsonl").read_text().splitlines()) == 4
    assert playcall(*words).out.splitlines()[2] == lines[2]


def test_arena_refuses_in_a_sentence(playcall: Playcall) -> None:
    for words, says in (
        (["starter"], "at least two bots"),
        (["starter", "random", "--games", "3"], "must be even"),
        (["starter", "elsewhere.py:Bot"], "There is no file 'elsewhere.py'"),
        (["starter", "random", "--out", "nowhere/x.jsonl"], "There is no folder 'nowhere'"),
        (["starter", "random", "--jobs", "0"], "jobs must be at least 1"),
    ):
        outcome = playcall("arena", "high_card", *words)
        assert (outcome.code, says in outcome.err) == (2, True), outcome.err
