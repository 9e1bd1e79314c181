"""Games as data: every decision of many games in a Parquet file, written as they are played, continued if broken off.

A row group holds the decisions of `CHUNK` games. While games are played, each is a file of its own beside the one that
is asked for; what is there already is not played again. The digest is that of `simulate`: equal digests, equal games.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from hashlib import sha256
from itertools import groupby
from pathlib import Path
from shutil import rmtree
from time import perf_counter
from typing import Any

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq

from playcall import __version__
from playcall.games import load as load_game
from playcall.kernel import BadOption, Record, State, view
from playcall.lab.jobs import in_order
from playcall.lab.match import choosers
from playcall.lab.simulate import Chunk, Summary, Tally, game_seed, prepare, summed_up
from playcall.research.observer import Observer
from playcall.research.setting import payoffs

CHUNK = 25
FORM = 1
"""Raised when columns change their meaning."""
COLUMNS = {
    "game": (pa.int32(), "number of the game, from 0"),
    "seed": (pa.int64(), "the seed of the game"),
    "ply": (pa.int32(), "number of the decision within its game"),
    "seat": (pa.int8(), "who chooses"),
    "bot": (pa.dictionary(pa.int8(), pa.string()), "the level that chooses"),
    "step": (pa.dictionary(pa.int16(), pa.string()), "the step of the rules that asks"),
    "legal": (pa.list_(pa.int32()), "the actions that are open to the seat, in order"),
    "action": (pa.int32(), "the one chosen"),
    "token": (pa.string(), "the one chosen, as text"),
    "payoff": (pa.float32(), "what the game pays to the seat in the end: 1 for a win, 0 for a tie"),
    "scores": (pa.list_(pa.int32()), "the final scores; automatic opponents follow the seats"),
    "won": (pa.list_(pa.bool_()), "who has won, in the order of the scores"),
    "view": (pa.string(), "everything the seat may know, as JSON"),
    "places": (pa.list_(pa.int32()), "places of the observation that are not zero"),
    "values": (pa.list_(pa.float32()), "what they hold"),
}
"""Columns with their types and what they hold."""


class Export(msgspec.Struct, frozen=True):
    """What a file is made with; a file that was made with something else is not continued."""

    game: str
    settings: dict[str, str]
    seed: int
    bots: list[str]
    views: bool
    tensors: bool
    rules: int
    cards: str
    layout: str
    playcall: str = __version__
    form: int = FORM

    def schema(self) -> pa.Schema:
        left_out = ({"view"} if not self.views else set()) | ({"places", "values"} if not self.tensors else set())
        fields = [(name, kind) for name, (kind, _) in COLUMNS.items() if name not in left_out]
        return pa.schema(fields, metadata={"playcall": msgspec.json.encode(self)})


class Part(msgspec.Struct, frozen=True):
    """Some games, and the file that their decisions go into."""

    export: Export
    chunk: Chunk
    file: str


def export(
    game_id: str, out: Path, games: int, seed: int = 0, bots: Sequence[str] = (),
    options: Mapping[str, str] | None = None, jobs: int = 1, *, views: bool = True, tensors: bool = True,
    progress: Callable[[int], None] | None = None, on: str = "",
) -> Summary:  # fmt: skip
    """Play games into a file; what the file or its parts hold already is not played again."""
    levels, settings = prepare(game_id, games, bots, options or {}, jobs)
    made = _made_with(game_id, settings, seed, levels, views, tensors)
    _check(out, made)
    folder = out.with_name(out.name + ".parts")
    folder.mkdir(exist_ok=True)
    parts = [
        Part(
            made,
            Chunk(game_id, seed, first, min(CHUNK, games - first), levels, settings),
            str(folder / f"{first}.parquet"),
        )
        for first in range(0, games, CHUNK)
    ]
    began = perf_counter()
    _take_over(out, parts)
    total, digest = Tally([], []), sha256()
    for tally in in_order(play_part, parts, jobs, on=on):
        total.add(tally)
        digest.update(tally.texts.encode())
        if progress is not None:
            progress(tally.games)
    if not all(Path(part.file).exists() for part in parts):
        raise BadOption(f"On a cluster '{out}' must be in a folder that all its machines share.")
    _join(parts, out, made)
    rmtree(folder)
    summary = summed_up(parts[0].chunk, total, perf_counter() - began, digest.hexdigest())
    from playcall.research.card import write_card

    write_card(out, made, summary)
    return summary


def _made_with(
    game_id: str, settings: dict[str, str], seed: int, bots: list[str], views: bool, tensors: bool
) -> Export:
    game = load_game(game_id)
    layout = Observer(game, game.parse_options(settings)).layout.digest if tensors else ""
    return Export(game_id, settings, seed, bots, views, tensors, game.rules_version, game.card_hash(), layout)


def _check(out: Path, made: Export) -> None:
    """Refuse a file that holds something else before anything is played."""
    if not out.resolve().parent.is_dir():
        raise BadOption(f"There is no folder '{out.parent}' to write games in.")
    if out.is_dir():
        raise BadOption(f"'{out}' is a folder; name a file to write games in.")
    if out.exists() and made_with(out) != made:
        raise BadOption(f"'{out}' holds games of other settings, bots, seeds or versions; choose another file.")


def made_with(file: Path) -> Export:
    """What a file was made with; raises `BadOption` where it holds no games."""
    try:
        kept = pq.read_schema(file).metadata or {}
        return msgspec.json.decode(kept[b"playcall"], type=Export)
    except (OSError, pa.ArrowInvalid, KeyError, msgspec.MsgspecError) as problem:
        raise BadOption(f"'{file}' holds no games of Playcall: {problem}.") from problem


def _take_over(out: Path, parts: Sequence[Part]) -> None:
    """Whole row groups of a file that is there become parts of the one to be made."""
    if not out.exists():
        return
    with pq.ParquetFile(out) as kept:
        for number, part in zip(range(kept.num_row_groups), parts, strict=False):
            rows = kept.read_row_group(number)
            if len(set(rows["game"].to_pylist())) == part.chunk.count and not Path(part.file).exists():
                _write(rows, Path(part.file))


def _join(parts: Sequence[Part], out: Path, made: Export) -> None:
    """All parts in order as one file, a row group each."""
    new = out.with_name(out.name + ".new")
    with pq.ParquetWriter(new, made.schema(), compression="zstd") as writer:
        for part in parts:
            writer.write_table(pq.read_table(part.file, schema=made.schema()), row_group_size=1 << 24)
    os.replace(new, out)


def _write(rows: pa.Table, file: Path) -> None:
    """In one go: a file that is there is whole."""
    new = file.with_suffix(".new")
    pq.write_table(rows, new, compression="zstd", row_group_size=1 << 24)
    os.replace(new, file)


def play_part(part: Part) -> Tally:
    """Play the games of a part into its file, or add up what is there."""
    file = Path(part.file)
    if file.exists() and (known := _tallied(file, part)) is not None:
        return known
    chunk = part.chunk
    game = load_game(chunk.game)
    options = game.parse_options(chunk.settings)
    observer = Observer(game, options) if part.export.tensors else None
    rows: list[dict[str, Any]] = []
    tally, texts = Tally([], []), []
    for index in range(chunk.first, chunk.first + chunk.count):
        record, played = _play(chunk, index, observer, part.export.views)
        rows += played
        tally.add(_one_game(played[-1]["scores"], played[-1]["won"], len(record.actions)))
        texts.append(record.to_text())
    _write(pa.Table.from_pylist(rows, part.export.schema()), file)
    tally.texts = "".join(texts)
    return tally


def _one_game(scores: Sequence[int], won: Sequence[bool], decisions: int) -> Tally:
    return Tally([int(own) for own in won], list(scores), int(not any(won)), 1, decisions)


def _play(chunk: Chunk, index: int, observer: Observer | None, views: bool) -> tuple[Record, list[dict[str, Any]]]:
    """One game as its record and as rows."""
    game = load_game(chunk.game)
    options, seed = game.parse_options(chunk.settings), game_seed(chunk.seed, index)
    state, record = game.start(options, seed), Record.begin(game, options, seed, chunk.bots)
    choose = choosers(game, seed, chunk.bots)
    rows: list[dict[str, Any]] = []
    while (seat := state.to_move()) >= 0:
        action = choose[seat](state, seat)
        row = _row(state, seat, action, observer, views)
        rows.append({"game": index, "seed": seed, "ply": len(rows), "bot": chunk.bots[seat], **row})
        record.actions.append((seat, row["token"]))
        state.apply(seat, action)
    assert state.result is not None
    record.scores = state.result.scores
    paid = payoffs(state.result, game.seat_count(options))
    won = [state.result.won(place) for place in range(len(record.scores))]
    for row in rows:
        row |= {"payoff": paid[row["seat"]], "scores": record.scores, "won": won}
    return record, rows


def _row(state: State, seat: int, action: int, observer: Observer | None, views: bool) -> dict[str, Any]:
    row: dict[str, Any] = {
        "seat": seat, "step": state.situation(), "legal": state.legal(seat), "action": action,
        "token": state.game.actions.token(action),
    }  # fmt: skip
    if views:
        row["view"] = msgspec.json.encode(view(state, seat)).decode()
    if observer is not None:
        cells = sorted(observer.cells(state, seat).items())
        row |= {"places": [place for place, _ in cells], "values": [value for _, value in cells]}
    return row


# Reading back ---------------------------------------------------------------------------------------------------------


def records_in(rows: pa.Table, made: Export) -> Iterator[tuple[Record, list[bool]]]:
    """The games of some rows as records, with who has won."""
    game = load_game(made.game)
    options = game.parse_options(made.settings)
    wanted = rows.select(["game", "seed", "seat", "token", "scores", "won"]).to_pylist()
    for _, played in groupby(wanted, key=lambda row: row["game"]):
        decisions = list(played)
        last = decisions[-1]
        record = Record.begin(game, options, last["seed"], made.bots)
        record.actions = [(row["seat"], row["token"]) for row in decisions]
        record.scores = tuple(last["scores"])
        yield record, last["won"]


def _tallied(file: Path, part: Part) -> Tally | None:
    """What a part adds up to; None where it was made with something else."""
    if made_with(file) != part.export:
        return None
    rows = pq.read_table(file)
    tally, texts = Tally([], []), []
    for record, won in records_in(rows, part.export):
        assert record.scores is not None
        tally.add(_one_game(record.scores, won, len(record.actions)))
        texts.append(record.to_text())
    tally.texts = "".join(texts)
    return tally if tally.games == part.chunk.count else None
