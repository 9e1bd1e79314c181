"""Measures what each Audible of Masters of the Gridiron brings in the hands of a Starter, in points.

Both teams of a game have two copies of one Audible. Whenever a Starter plays it, the position is played on from there
twice, once with the Audible put away for nothing, and the points are compared two turns later; for Audibles that only
move cards, at the end.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from random import Random
from statistics import mean
from typing import NamedTuple

from playcall.bots import make_bot
from playcall.games.masters_gridiron import GAME
from playcall.games.masters_gridiron.actions import DISCARD, PASS, PLAY
from playcall.games.masters_gridiron.anatomy import Audible
from playcall.games.masters_gridiron.cards import BOOK
from playcall.games.masters_gridiron.decks import deck_code, stock_deck
from playcall.games.masters_gridiron.effects import Cycle, Force, Recall, Stack
from playcall.games.masters_gridiron.table import Table
from playcall.games.masters_gridiron.zones import CALLED, PB_DISC, PB_HAND, SIDE
from playcall.kernel import Observation
from playcall.lab.match import stream

SLOW = (Cycle, Force, Recall, Stack)
"""Effects that pay later in the game."""
SEEN = (PB_HAND, PB_DISC, SIDE, CALLED)
"""Where an Audible lies at the end that has been in a hand."""
SOON = 2
NEVER = 1000


def deck_with(team: int, place: int) -> str:
    """A stock team whose two Audibles are both this one."""
    deck = stock_deck(GAME.cards, team, "basic")
    extra = [card for card in stock_deck(GAME.cards, team, "full").book if card not in deck.book][:2]
    return deck_code(deck._replace(book=(*deck.book, *extra, place, place)), GAME.cards)


class Tried(NamedTuple):
    """What came of an Audible in many games."""

    drawn: int
    swings: list[int]
    """What every call of it has changed for the seat that called."""


def tried(place: int, games: int) -> Tried:
    random = Random(place)
    drawn, swings = 0, []
    for number in range(games):
        teams = random.sample(range(len(GAME.cards.teams)), 2)
        settings = {f"deck{seat + 1}": deck_with(team, place) for seat, team in enumerate(teams)}
        state = GAME.start(GAME.parse_options({**settings, "cap": "0"}), number)
        assert isinstance(state, Table)
        swings += play(state, place, number)
        drawn += sum(card % BOOK == place for kind in SEEN for seat in (0, 1) for card in state.zones[kind(seat)])
    return Tried(drawn, swings)


def play(state: Table, place: int, seed: int) -> Iterator[int]:
    """A game between Starters, with the swing of every call."""
    call = GAME.cards.book[place]
    assert isinstance(call, Audible)
    turns = NEVER if isinstance(call.effect, SLOW) else SOON
    bots = [make_bot("starter", GAME, stream(seed, seat)) for seat in (0, 1)]
    while (seat := state.to_move()) >= 0:
        action = bots[seat].choose(Observation(state, seat))
        if action in PLAY and state.zones[PB_HAND(seat)][PLAY.argument(action)] % BOOK == place:
            called = state.clone()
            called.apply(seat, action)
            last = state.turn + turns
            yield lead(called, seat, last, seed) - lead(wasted(state, seat, action), seat, last, seed)
        state.apply(seat, action)


def wasted(state: Table, seat: int, call: int) -> Table:
    """The position as if the Audible had been put away for nothing."""
    twin = state.clone()
    place = PLAY.argument(call)
    discard = DISCARD.of([place])[0]
    if discard in twin.legal(seat):
        twin.apply(seat, discard)
    else:
        twin.zones[PB_DISC(seat)].append(twin.leave_book(seat, place))
        twin.apply(seat, PASS())
    return twin


def lead(twin: Table, seat: int, last: int, seed: int) -> int:
    """The lead of a seat when a turn begins, or at the end, between Starters."""
    bots = [make_bot("starter", GAME, stream(seed, 7 + side)) for side in (0, 1)]
    while (mover := twin.to_move()) >= 0 and twin.turn < last:
        twin.apply(mover, bots[mover].choose(Observation(twin, mover)))
    return twin.scores[seat] - twin.scores[1 - seat]


def main(games: int) -> None:
    print("| Audible | drawn | played | points when played | points when drawn |\n|---|---|---|---|---|")
    for place, card in enumerate(GAME.cards.book):
        if isinstance(card, Audible):
            drawn, swings = tried(place, games)
            played = f"{mean(swings):+.1f} | {sum(swings) / drawn:+.2f}" if swings else "0 | 0"
            print(f"| {card.name} | {drawn} | {len(swings)} | {played} |", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100)
