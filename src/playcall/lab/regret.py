"""What choices lose: positions from real games, every option played on many times, and what each level would choose.

From each position the seat imagines the same cards for all options, and the coach plays them on to the end. The
playouts are split in two halves: one finds the best option, the other tells how much worse the chosen one is, so that
luck in the playouts does not look like a mistake. A regret of 2 means that the choice costs 2 % of the chance to win.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import sqrt
from statistics import fmean, stdev

import msgspec

from playcall.bots import Starter, make_bot
from playcall.contract import Game
from playcall.contract.winning import ended, teams_at
from playcall.games import load
from playcall.kernel import BadOption, Chance, Observation, Record, State, replay
from playcall.lab.jobs import in_order
from playcall.lab.match import fill_seats, play_out, stream
from playcall.lab.simulate import game_seed

Z = 1.96
MOST_OPTIONS = 12
"""Of more options only those the coach likes best are played on, beside what the levels choose."""


class Spot(msgspec.Struct, frozen=True):
    """A decision of a game that was played: enough to come back to it."""

    game: str
    settings: dict[str, str]
    seed: int
    acts: list[tuple[int, str]]
    seat: int
    levels: list[str]
    playouts: int


class Judged(msgspec.Struct, frozen=True):
    """What the levels' choices lose in one position, in hundredths of the chance to win."""

    step: str
    options: int
    chosen: dict[str, str]
    best: str
    losses: dict[str, float]


class Row(msgspec.Struct, frozen=True):
    """A kind of decision: how often it came, and the mean loss of each level with the half-width of its interval."""

    step: str
    positions: int
    losses: dict[str, tuple[float, float]]


class Regrets(msgspec.Struct, frozen=True):
    """All kinds of decisions, the dearest first; the last row has them all."""

    game: str
    seed: int
    positions: int
    playouts: int
    rows: list[Row]
    worst: list[Judged]
    """The positions in which the first level loses most."""


def regrets(
    game_id: str,
    levels: Sequence[str] = ("starter",),
    positions: int = 60,
    playouts: int = 24,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Regrets:
    """Judge some positions of games between Starters; the same seed gives the same figures."""
    game = load(game_id)
    for level in levels:
        make_bot(level, game, Chance(0))
    for name, value in (("positions", positions), ("playouts", playouts - 1), ("jobs", jobs)):
        if value < 1:
            raise BadOption(f"The number of {name} is too small.")
    spots = find_spots(game, dict(options or {}), levels, positions, playouts, seed)
    judged = []
    for one in in_order(judge, spots, jobs):
        judged.append(one)
        if progress is not None:
            progress(1)
    return Regrets(game_id, seed, len(judged), playouts, table(judged, levels), worst(judged, levels[0]))


def find_spots(
    game: Game, settings: dict[str, str], levels: Sequence[str], positions: int, playouts: int, seed: int
) -> list[Spot]:
    """Decisions with a choice, one of each kind from each of many games."""
    options = game.parse_options(settings)
    chance = stream(seed, 7)
    by_step: dict[str, list[Spot]] = {}
    index = 0
    while sum(map(len, by_step.values())) < 2 * positions and index < positions:
        record, _ = play_out(game, options, game_seed(seed, index), fill_seats((), game.seat_count(options)))
        for step, spots in sorted(_choices_of(game, record, settings, levels, playouts).items()):
            by_step.setdefault(step, []).append(spots[chance.number("position", len(spots))])
        index += 1
    return _spread(by_step, positions, chance)


def _choices_of(
    game: Game, record: Record, settings: dict[str, str], levels: Sequence[str], playouts: int
) -> dict[str, list[Spot]]:
    """The decisions of a game by their kinds."""
    found: dict[str, list[Spot]] = {}
    state = replay(record, game, to=0)
    for ply, (seat, token) in enumerate(record.actions):
        if len(state.legal(seat)) > 1 and state.asking is not None and len(state.asking.choices) == 1:
            spot = Spot(game.id, settings, record.seed, record.actions[:ply], seat, list(levels), playouts)
            found.setdefault(state.situation(), []).append(spot)
        state.act(seat, token)
    return found


def _spread(by_step: dict[str, list[Spot]], positions: int, chance: Chance) -> list[Spot]:
    """The kinds in turn, each with its positions in random order, until there are enough."""
    for step in sorted(by_step):
        order = list(range(len(by_step[step])))
        chance.shuffle("positions", order)
        by_step[step] = [by_step[step][place] for place in order]
    picked: list[Spot] = []
    while len(picked) < positions and any(by_step.values()):
        for step in sorted(by_step):
            if by_step[step] and len(picked) < positions:
                picked.append(by_step[step].pop())
    return picked


def judge(spot: Spot) -> Judged:
    """Play every option on, and see what the levels would have chosen. A function of its argument alone."""
    game = load(spot.game)
    state = game.start(game.parse_options(spot.settings), spot.seed)
    for seat, token in spot.acts:
        state.act(seat, token)
    chance = stream(spot.seed, len(spot.acts), spot.seat)
    return judge_at(game, Observation(state, spot.seat), spot.levels, spot.playouts, chance)


def judge_at(game: Game, seen: Observation, levels: Sequence[str], playouts: int, chance: Chance) -> Judged:
    """The same for any position, as a seat sees it."""
    chosen = {level: make_bot(level, game, chance.fork()).choose(seen) for level in levels}
    values = _played_on(game, seen, _candidates(game, seen, chosen.values(), chance), playouts, chance)
    half = playouts // 2
    best = max(values, key=lambda action: fmean(values[action][:half]))
    losses = {
        level: 100 * (fmean(values[best][half:]) - fmean(values[action][half:])) for level, action in chosen.items()
    }
    tokens = {level: game.actions.token(action) for level, action in chosen.items()}
    step = seen.imagine(chance).situation()
    return Judged(step, len(seen.legal()), tokens, game.actions.token(best), losses)


def _candidates(game: Game, seen: Observation, chosen: Iterable[int], chance: Chance) -> list[int]:
    liked = [*game.coach.worths(seen.imagine(chance), seen.seat)][:MOST_OPTIONS]
    return list(dict.fromkeys([*chosen, *liked]))


def _played_on(
    game: Game, seen: Observation, options: Sequence[int], playouts: int, chance: Chance
) -> dict[int, list[float]]:
    """The chance to win that came of each option, playout by playout, with the same unseen cards for all."""
    values: dict[int, list[float]] = {action: [] for action in options}
    for _ in range(playouts):
        world = seen.imagine(chance)
        word = chance.bits()
        for action in options:
            values[action].append(_to_the_end(game, world.clone(), seen.seat, action, Chance(word)))
    return values


def _to_the_end(game: Game, state: State, seat: int, action: int, chance: Chance) -> float:
    if action in state.legal(seat):
        state.apply(seat, action)
    bot = Starter(game, chance)
    while (mover := state.to_move()) >= 0:
        legal = state.legal(mover)
        state.apply(mover, legal[0] if len(legal) == 1 else bot.choose(Observation(state, mover)))
    assert state.result is not None
    return ended(state.result, teams_at(state, len(state.result.scores)))[seat]


def table(judged: Sequence[Judged], levels: Sequence[str]) -> list[Row]:
    """A row for each kind of decision, the one in which the first level loses most on top, and one for all."""
    steps = sorted({one.step for one in judged})
    rows = [_row(step, [one for one in judged if one.step == step], levels) for step in steps]
    rows.sort(key=lambda row: -row.losses[levels[0]][0])
    return [*rows, _row("all", judged, levels)]


def _row(step: str, judged: Sequence[Judged], levels: Sequence[str]) -> Row:
    return Row(step, len(judged), {level: _interval([one.losses[level] for one in judged]) for level in levels})


def _interval(losses: Sequence[float]) -> tuple[float, float]:
    spread = Z * stdev(losses) / sqrt(len(losses)) if len(losses) > 1 else 0.0
    return round(fmean(losses), 2), round(spread, 2)


def worst(judged: Sequence[Judged], level: str, most: int = 5) -> list[Judged]:
    return sorted(judged, key=lambda one: -one.losses[level])[:most]
