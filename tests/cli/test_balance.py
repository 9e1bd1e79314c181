"""`playcall lab balance`: played, kept, compared and written as tables."""

from __future__ import annotations

from pathlib import Path

from tests.cli.conftest import Playcall

SET = str(Path(__file__).parents[2] / "examples/sets/sandlot_rules.toml")
QUICK = ("lab", "balance", "sport_jockeys", "--bot", "random", "--option", "mode=quick", "--seed", "4", "--games", "12")


def test_a_set_is_compared_with_the_printed_cards_and_written_down(playcall: Playcall, tmp_path: Path) -> None:
    kept, tables = tmp_path / "run.jsonl", tmp_path / "tables"
    done = playcall(*QUICK, "--set", SET, "--against", "printed", "--out", str(kept), "--tables", str(tables))
    assert (done.code, done.err) == (0, "")
    assert "12 games, random, seed 4" in done.out
    assert "Before and after, 12 pairs of games" in done.out
    files = {f"{name}.{ending}" for name in ("cards", "matchups", "games") for ending in ("csv", "parquet")}
    assert {file.name for file in tables.iterdir()} == files
    again = playcall(*QUICK, "--against", str(tmp_path / "run.against.jsonl"), "--json").json
    assert (again["sheet"]["games"], again["change"]["pairs"], again["change"]["same"]) == (12, 12, 12)


def test_what_is_wrong_is_said_in_a_sentence(playcall: Playcall, tmp_path: Path) -> None:
    for words, says in [
        (("--against", "nothing"), "There is no card set 'nothing'"),
        (("--on", "somewhere"), "'somewhere' is not a cluster"),
        (("--out", str(tmp_path / "no" / "run")), "There is no folder"),
        (("--jobs", "0"), "number of jobs"),
    ]:
        done = playcall(*QUICK, *words)
        assert (done.code, done.out) == (2, "")
        assert says in done.err
