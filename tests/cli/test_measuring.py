"""simulate and bench."""

from tests.cli.conftest import Playcall

KEYS = [
    "game", "games", "seed", "bots", "wins", "ties", "mean_scores", "decisions", "seconds", "decisions_per_second",
    "digest",
]  # fmt: skip


def test_simulation_as_json(playcall: Playcall) -> None:
    outcome = playcall("simulate", "high_card", "--games", "8", "--seed", "2", "--bots", "random,starter", "--json")
    assert outcome.err == ""
    assert list(outcome.json) == KEYS
    assert outcome.json["bots"] == ["random", "starter"]
    assert sum(outcome.json["wins"]) + outcome.json["ties"] == 8


def test_simulation_as_text(playcall: Playcall) -> None:
    lines = playcall("simulate", "high_card", "--games", "8", "--bots", "random").out.splitlines()
    assert lines[0] == "High Card: 8 games, seed 0"
    assert lines[1].split() == ["seat", "bot", "wins", "share", "mean", "score"]
    assert [line.split()[:2] for line in lines[2:4]] == [["0", "random"], ["1", "random"]]
    assert "decisions a game on average" in lines[4]
    assert lines[-1].startswith("Digest ")


def test_options_and_modes(playcall: Playcall) -> None:
    def decisions(*settings: str) -> int:
        words = [word for setting in settings for word in ("--option", setting)]
        outcome = playcall("simulate", "high_card", "--games", "1", *words, "--json")
        return int(outcome.json["decisions"])

    assert decisions("rounds=1", "doubling=off") == 2
    assert decisions("mode=short") == 3
    assert decisions("mode=short", "rounds=2") == decisions("rounds=2", "mode=short") == 6


def test_the_number_of_processes_does_not_matter(playcall: Playcall) -> None:
    outcomes = [
        playcall("simulate", "highlights_2052", "--games", "6", "--bots", "random", "--jobs", jobs, "--json").json
        for jobs in ("1", "2")
    ]
    assert outcomes[0]["digest"] == outcomes[1]["digest"]


def test_the_modes_of_highlights(playcall: Playcall) -> None:
    for mode, seats in (("quick", 2), ("solo", 1), ("tournament", 4), ("basic", 2)):
        outcome = playcall(
            "simulate", "highlights_2052", "--games", "1", "--bots", "random", "--option", f"mode={mode}", "--json"
        )
        assert len(outcome.json["bots"]) == seats


def test_benchmarks(playcall: Playcall) -> None:
    outcome = playcall("bench", "--game", "high_card", "--seconds", "0.01", "--json")
    assert list(outcome.json) == ["benchmarks"]
    assert all(list(entry) == ["name", "value", "unit"] for entry in outcome.json["benchmarks"])
    spoken = playcall("bench", "--game", "high_card", "--seconds", "0.01").out
    assert "high_card random playouts" in spoken
