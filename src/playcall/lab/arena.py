"""The arena: bots against each other on the same deals with seats swapped. Results are lines of a file, so that a run
that was broken off resumes where it stopped."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import as_completed
from itertools import combinations
from pathlib import Path
from time import perf_counter

import msgspec

from playcall.bots.guard import Guarded
from playcall.bots.thirdparty import OPEN, bot_named
from playcall.contract import Game
from playcall.games import load
from playcall.kernel import BadOption, Chance, Observation, State
from playcall.lab.jobs import processes
from playcall.lab.match import stream
from playcall.lab.simulate import game_seed


class Bout(msgspec.Struct, frozen=True):
    """One game to be played. Two bouts in a row have the same deal and swapped seats."""

    game: str
    settings: dict[str, str]
    seed: int
    index: int
    bots: tuple[str, str]

    def key(self) -> tuple[object, ...]:
        return self.game, tuple(sorted(self.settings.items())), self.seed, self.index, self.bots


class Outcome(msgspec.Struct, frozen=True):
    """What came of a bout, as seen by its first bot."""

    bout: Bout
    won: float
    """1 won, 0 lost, a half for a tie."""
    decided: bool
    points: tuple[float, float]
    """Mean points of the seats of both bots."""
    seconds: tuple[list[float], list[float]]
    """What each decision with a choice took."""
    faults: tuple[int, int]


class OpenObservation(Observation):
    """All cards face up, with fresh chance: for the ceiling of what a bot could reach, never for play."""

    __slots__ = ("_open",)

    def __init__(self, state: State, seat: int) -> None:
        super().__init__(state, seat)
        self._open = state

    def imagine(self, chance: Chance) -> State:
        twin = self._open.clone()
        twin.held = {seat: action for seat, action in twin.held.items() if seat == self.seat}
        twin.chance = chance.fork()
        twin.ask_again()
        return twin


def bouts(game_id: str, settings: Mapping[str, str], bots: Sequence[str], games: int, seed: int) -> list[Bout]:
    """So many games for every two of the bots; raises `BadOption`."""
    game = load(game_id)
    options = game.parse_options(settings)
    if games < 2 or games % 2:
        raise BadOption(f"The number of games must be even, for every deal is played with both seatings, not {games}.")
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise BadOption("The arena needs at least two bots, each named once.")
    if game.seat_count(options) < 2:
        raise BadOption("The arena needs a game with at least two seats.")
    for name in bots:
        bot_named(name, game, Chance(0))
    pairs = combinations(bots, 2)
    return [Bout(game_id, dict(settings), seed, index, pair) for pair in pairs for index in range(games)]


def play_bout(bout: Bout) -> Outcome:
    """Play one game. A function of its argument alone but for the time it takes."""
    game = load(bout.game)
    options = game.parse_options(bout.settings)
    seats = game.seat_count(options)
    seed = game_seed(bout.seed, bout.index // 2)
    state = game.start(options, seed)
    owners = [(state.team_of_seat(seat) + bout.index) % 2 for seat in range(seats)]
    bots = [_contestant(bout.bots[owner], game, stream(seed, seat)) for seat, owner in enumerate(owners)]
    seconds: tuple[list[float], list[float]] = ([], [])
    while (seat := state.to_move()) >= 0:
        choice, began = len(state.legal(seat)) > 1, perf_counter()
        seen = OpenObservation if bout.bots[owners[seat]].startswith(OPEN) else Observation
        action = bots[seat].choose(seen(state, seat))
        if choice:
            seconds[owners[seat]].append(round(perf_counter() - began, 5))
        state.apply(seat, action)
    return _outcome(bout, state, owners, seconds, bots)


def _contestant(name: str, game: Game, chance: Chance) -> Guarded:
    return Guarded(bot_named(name, game, chance), game, chance.fork(), name)


def _outcome(
    bout: Bout, state: State, owners: Sequence[int], seconds: tuple[list[float], list[float]], bots: Sequence[Guarded]
) -> Outcome:
    """A game is won by the bot on the winner's seat; a win of an automatic opponent decides nothing."""
    assert state.result is not None
    winner, scores = state.result.winner, state.result.scores
    decided = winner is not None and winner < len(owners)
    own = [[scores[seat] for seat, owner in enumerate(owners) if owner == side] for side in (0, 1)]
    faults = [sum(bot.faults for bot, owner in zip(bots, owners, strict=True) if owner == side) for side in (0, 1)]
    won = float(owners[winner] == 0) if decided and winner is not None else 0.5
    means = [sum(points) / len(points) for points in own]
    return Outcome(bout, won, decided, (means[0], means[1]), seconds, (faults[0], faults[1]))


def fight(
    due: Sequence[Bout], jobs: int = 1, file: Path | None = None, progress: Callable[[int], None] | None = None,
    on: str = "",
) -> list[Outcome]:  # fmt: skip
    """Play what is not in the file yet, add it there, and give all outcomes in the order of the bouts; `on` names a
    cluster."""
    if jobs < 1:
        raise BadOption(f"The number of jobs must be at least 1, not {jobs}.")
    known = {outcome.bout.key(): outcome for outcome in (_taken_up(file) if file is not None else ())}
    left = [bout for bout in due if bout.key() not in known]
    if progress is not None:
        progress(len(due) - len(left))
    for outcome in _played(left, jobs, on):
        known[outcome.bout.key()] = outcome
        if file is not None:
            with file.open("ab") as lines:
                lines.write(msgspec.json.encode(outcome) + b"\n")
        if progress is not None:
            progress(1)
    return [known[bout.key()] for bout in due]


def read_outcomes(file: Path) -> list[Outcome]:
    """What a file of results holds; a last line that was broken off does not count."""
    if not file.exists():
        return []
    lines = file.read_bytes().split(b"\n")
    try:
        return [msgspec.json.decode(line, type=Outcome) for line in lines[:-1]]
    except (msgspec.DecodeError, msgspec.ValidationError) as problem:
        raise BadOption(f"'{file}' holds no results of the arena: {problem}.") from problem


def _taken_up(file: Path) -> list[Outcome]:
    """What a file holds, which then ends with a whole line."""
    outcomes = read_outcomes(file)
    if file.exists():
        whole = file.read_bytes().rpartition(b"\n")
        file.write_bytes(whole[0] + whole[1])
    return outcomes


def _played(left: Sequence[Bout], jobs: int, on: str) -> Iterator[Outcome]:
    with processes(min(jobs, len(left)) or 1, on if left else "") as pool:
        if pool is None:
            yield from map(play_bout, left)
        else:
            yield from (future.result() for future in as_completed([pool.submit(play_bout, bout) for bout in left]))
