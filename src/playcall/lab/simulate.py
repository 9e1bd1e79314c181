"""Many games between bots: totals, lengths and speed, the same whatever number of processes plays them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from itertools import repeat
from time import perf_counter

import msgspec

from playcall.bots import make_bot
from playcall.games import load
from playcall.kernel import BadOption, Chance
from playcall.lab.jobs import in_order
from playcall.lab.match import fill_seats, play_out, stream

_CHUNK = 25


class Summary(msgspec.Struct, frozen=True):
    """What came out of a simulation. Lists have one entry per score: the seats, then automatic opponents."""

    game: str
    games: int
    seed: int
    bots: list[str]
    """The level on each seat."""
    wins: list[int]
    ties: int
    mean_scores: list[float]
    decisions: int
    seconds: float
    decisions_per_second: float
    digest: str
    """SHA-256 over all records in order: equal digests, equal games."""


class Chunk(msgspec.Struct, frozen=True):
    """Some games in a row, played with the same bots and settings."""

    game: str
    seed: int
    first: int
    count: int
    bots: list[str]
    settings: dict[str, str]


class Tally(msgspec.Struct):
    """What a chunk, or all chunks so far, add up to."""

    wins: list[int]
    scores: list[int]
    ties: int = 0
    games: int = 0
    decisions: int = 0
    texts: str = ""

    def add(self, other: Tally) -> None:
        longest = max(len(self.scores), len(other.scores))
        self.wins = _sums(self.wins, other.wins, longest)
        self.scores = _sums(self.scores, other.scores, longest)
        self.ties += other.ties
        self.games += other.games
        self.decisions += other.decisions


def simulate(
    game_id: str,
    games: int,
    seed: int = 0,
    bots: Sequence[str] = (),
    options: Mapping[str, str] | None = None,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
    on: str = "",
) -> Summary:
    """Play `games` games; `progress` hears of every few games played, with their number; `on` names a cluster."""
    levels, settings = prepare(game_id, games, bots, options or {}, jobs)
    size = max(1, min(_CHUNK, games // (4 * jobs)))
    chunks = [
        Chunk(game_id, seed, first, min(size, games - first), levels, settings) for first in range(0, games, size)
    ]
    began = perf_counter()
    total, digest = Tally([], []), sha256()
    for tally in in_order(play_chunk, chunks, jobs, on=on):
        total.add(tally)
        digest.update(tally.texts.encode())
        if progress is not None:
            progress(tally.games)
    return summed_up(chunks[0], total, perf_counter() - began, digest.hexdigest())


def game_seed(seed: int, index: int) -> int:
    """The seed of one game of a simulation, small enough for any number format."""
    return stream(seed, index).bits() >> 11


def play_chunk(chunk: Chunk) -> Tally:
    """Play the games of a chunk. A function of its argument alone, in whatever process."""
    game = load(chunk.game)
    options = game.parse_options(chunk.settings)
    tally, texts = Tally([], []), []
    for index in range(chunk.first, chunk.first + chunk.count):
        record, result = play_out(game, options, game_seed(chunk.seed, index), chunk.bots)
        wins = [int(result.won(place)) for place in range(len(result.scores))]
        ties = int(result.winner is None)
        tally.add(Tally(wins, list(result.scores), ties, 1, len(record.actions)))
        texts.append(record.to_text())
    tally.texts = "".join(texts)
    return tally


def prepare(
    game_id: str, games: int, bots: Sequence[str], options: Mapping[str, str], jobs: int
) -> tuple[list[str], dict[str, str]]:
    """Refuse what cannot be played before any process is started."""
    for name, value in (("games", games), ("jobs", jobs)):
        if value < 1:
            raise BadOption(f"The number of {name} must be at least 1, not {value}.")
    game = load(game_id)
    levels = fill_seats(bots, game.seat_count(game.parse_options(options)))
    for level in {*levels, *bots}:
        make_bot(level, game, Chance(0))
    if len(bots) > len(levels):
        raise BadOption(f"{len(bots)} bots are named, but there are only {len(levels)} seats.")
    return levels, dict(options)


def summed_up(sample: Chunk, total: Tally, seconds: float, digest: str) -> Summary:
    return Summary(
        game=sample.game,
        games=total.games,
        seed=sample.seed,
        bots=sample.bots,
        wins=total.wins,
        ties=total.ties,
        mean_scores=[round(points / total.games, 3) for points in total.scores],
        decisions=total.decisions,
        seconds=round(seconds, 3),
        decisions_per_second=round(total.decisions / seconds, 1),
        digest=digest,
    )


def _sums(one: list[int], other: list[int], length: int) -> list[int]:
    padded = [values + list(repeat(0, length - len(values))) for values in (one, other)]
    return [a + b for a, b in zip(*padded, strict=True)]
