"""Games as data: every decision in a Parquet file, made again to the same digest, continued where it stopped."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pyarrow.parquet as pq
import pytest

from playcall.cli.app import run
from playcall.games import load as load_game
from playcall.kernel import BadOption, replay, steps, view
from playcall.lab.simulate import Chunk, simulate
from playcall.research import export, load
from playcall.research.dataset import Part, _play, play_part

GAME, QUICK = "sport_jockeys", dict(load_game("sport_jockeys").mode("quick").options)  # type: ignore[union-attr]


@pytest.fixture(autouse=True, scope="module")
def small_groups() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("playcall.research.dataset.CHUNK", 4)
        yield


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Six games: a whole row group and a part of one."""
    file = tmp_path_factory.mktemp("games") / "games.parquet"
    export(GAME, file, 6, seed=3, bots=["random"], options=QUICK)
    return file


def test_the_games_are_those_of_a_simulation(file: Path) -> None:
    played = simulate(GAME, 6, seed=3, bots=["random"], options=QUICK)
    games = load(file)
    assert games.digest == played.digest
    assert len(games) == played.decisions
    assert pq.read_metadata(file).num_row_groups == 2
    assert not (file.parent / "games.parquet.parts").exists()


def test_a_row_tells_what_was_seen_chosen_and_won(file: Path) -> None:
    games = load(file)
    rows = games.table().slice(0, 40).to_pylist()
    record = next(games.records())
    for (_, state), row in zip(steps(record, games.game), rows, strict=False):
        seat = state.to_move()
        assert (row["seat"], row["ply"]) == (seat, rows.index(row))
        assert row["legal"] == state.legal(seat)
        assert row["action"] == games.game.actions.parse(row["token"])
        assert row["view"] == msgspec.json.encode(view(state, seat)).decode()
    final = replay(record, games.game)
    assert final.result is not None
    assert {row["payoff"] for row in rows if row["game"] == 0} <= {-1.0, 0.0, 1.0}
    assert rows[0]["scores"] == list(final.result.scores)


def test_batches_hold_what_an_observer_sees(file: Path) -> None:
    games = load(file)
    observer = games.observer()
    batches = list(games.batches(64))
    assert sum(len(batch.actions) for batch in batches) == len(games)
    for row, (_, state) in zip(range(20), steps(next(games.records()), games.game), strict=False):
        seat = state.to_move()
        assert np.array_equal(batches[0].observations[row], observer.vector(state, seat))
        assert np.array_equal(batches[0].masks[row], observer.mask(state, seat))
        assert batches[0].masks[row, batches[0].actions[row]] == 1


def test_a_broken_off_run_goes_on_and_more_games_join_those_there(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out, played = tmp_path / "games.parquet", 0

    def breaks_off(part: Part) -> object:
        nonlocal played
        if played:
            raise KeyboardInterrupt
        played += 1
        return play_part(part)

    monkeypatch.setattr("playcall.research.dataset.play_part", breaks_off)
    with pytest.raises(KeyboardInterrupt):
        export(GAME, out, 5, seed=3, bots=["random"], options=QUICK)
    assert [part.name for part in (tmp_path / "games.parquet.parts").iterdir()] == ["0.parquet"]
    monkeypatch.undo()
    export(GAME, out, 5, seed=3, bots=["random"], options=QUICK)
    counted: list[int] = []

    def counts(chunk: Chunk, index: int, *rest: Any) -> Any:
        counted.append(index)
        return _play(chunk, index, *rest)

    monkeypatch.setattr("playcall.research.dataset._play", counts)
    summary = export(GAME, out, 6, seed=3, bots=["random"], options=QUICK)
    assert summary.digest == load(file).digest == load(out).digest
    assert counted == [4, 5]


def test_a_file_of_other_games_is_not_touched(file: Path) -> None:
    before = file.read_bytes()
    with pytest.raises(BadOption, match="other settings, bots, seeds"):
        export(GAME, file, 6, seed=4, bots=["random"], options=QUICK)
    assert file.read_bytes() == before


def test_what_holds_no_games_is_said_so(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.parquet"
    wrong.write_text("nothing", encoding="utf-8")
    with pytest.raises(BadOption, match="holds no games"):
        load(wrong)


def test_the_command_writes_a_file_and_its_card(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "few.parquet"
    words = ["simulate", GAME, "--games", "2", "--bots", "random", "--option", "mode=quick", "--no-views"]
    assert run([*words, "--out", str(out), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert "view" not in load(out).table().column_names
    card = (tmp_path / "few.md").read_text(encoding="utf-8")
    assert told["digest"] in card
    assert "--no-views --out few.parquet" in card
    assert "| `legal` | list<" in card


@pytest.mark.parametrize("place", ["nowhere/games.parquet", "."])
def test_a_place_that_cannot_be_written_to_is_refused(
    place: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(["simulate", GAME, "--games", "2", "--bots", "random", "--out", place]) == 2
    assert "folder" in capsys.readouterr().err
