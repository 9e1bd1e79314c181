"""Measures how far to believe a game's coach: python tools/coach_credence.py GAME [POSITIONS] [name=value ...]

In games between Starters and Rookies the coach's favourite and another option are played on to the next quiet
position, with the same hidden cards. What the chances to win differ there, against what the coach had said, is its
credence, which goes by hand into the game's `win_chance.toml`; the standard error is printed with it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from math import sqrt
from typing import NamedTuple

from playcall.bots import Starter, make_bot
from playcall.contract import Game
from playcall.contract.winning import chances, curve_of
from playcall.games import load
from playcall.kernel import Chance, Observation, State
from playcall.lab.advising import advise
from playcall.lab.match import stream

POSITIONS, SEED = 300, 500
EVERY = 7
"""One decision in so many is looked at."""
LOOKS, WORLDS = 3, 6
"""Imagined positions that the coach is asked about, and those that are played on."""
MOST = 80
"""Decisions after which a position is judged, quiet or not."""


class Compared(NamedTuple):
    """Two options: by how much they differ to the coach, and when they are played on."""

    said: float
    proved: float


def compared(game: Game, settings: dict[str, str], positions: int) -> list[Compared]:
    found: list[Compared] = []
    seed = SEED
    while len(found) < positions:
        seed += 1
        found += [*one_game(game, settings, seed)]
    return found


def one_game(game: Game, settings: dict[str, str], seed: int) -> Iterator[Compared]:
    """A game in which Starters choose like Rookies every other time."""
    options = game.parse_options(settings)
    state, chance = game.start(options, seed), stream(seed, 99)
    seats = range(game.seat_count(options))
    bots = [[make_bot(level, game, stream(seed, seat)) for seat in seats] for level in ("starter", "rookie")]
    while (seat := state.to_move()) >= 0:
        seen = Observation(state, seat)
        wanted = bots[1][seat].choose(seen)
        if len(state.legal(seat)) > 1 and not chance.number("look", EVERY):
            yield from at_position(game, seen, wanted, chance)
        state.apply(seat, wanted if chance.number("level", 2) else bots[0][seat].choose(seen))


def at_position(game: Game, seen: Observation, wanted: int, chance: Chance) -> Iterator[Compared]:
    """What a Rookie wants, or any other option, against the coach's favourite."""
    if game.win_chance(seen.imagine(chance), seen.seat) is None:
        return
    opinions = advise(game, seen, chance, LOOKS, explain=False)
    best, *rest = opinions.options
    other = next((option for option in rest if option.action == wanted), rest[chance.number("other", len(rest))])
    ends = []
    for _ in range(WORLDS):
        world, word = seen.imagine(chance), chance.bits()
        pair = [played_on(game, world.clone(), seen.seat, option.action, word) for option in (best, other)]
        if None not in pair:
            ends.append((pair[0] or 0.0) - (pair[1] or 0.0))
    if opinions.are_chances and ends:
        yield Compared(best.share - other.share, sum(ends) / len(ends))


def played_on(game: Game, state: State, seat: int, action: int, word: int) -> float | None:
    """The chance to win at the next quiet position, the coach choosing for everybody."""
    if action not in state.legal(seat):
        return None
    state.apply(seat, action)
    bot = Starter(game, Chance(word))
    for _ in range(MOST):
        if state.over or (game.is_quiet(state) and game.win_chance(state, seat) is not None):
            break
        mover = state.to_move()
        state.apply(mover, bot.choose(Observation(state, mover)))
    found = chances(game, state) if state.over else None
    return game.win_chance(state, seat) if found is None else found[seat]


def main(game_id: str, positions: int, settings: dict[str, str]) -> None:
    game = load(game_id)
    found = compared(game, settings, positions)
    weight = sum(one.said**2 for one in found)
    slope = sum(one.said * one.proved for one in found) / weight
    error = sqrt(sum((one.said * (one.proved - slope * one.said)) ** 2 for one in found)) / weight
    now = curve_of(game.package).credence
    print(f"{game_id}: credence {now * slope:.2f} ± {now * error:.2f} from {len(found)} positions (now {now:.2f})")


if __name__ == "__main__":
    numbers = [int(word) for word in sys.argv[2:] if word.isdecimal()]
    given = dict(word.split("=") for word in sys.argv[2:] if "=" in word)
    main(sys.argv[1], numbers[0] if numbers else POSITIONS, given)
