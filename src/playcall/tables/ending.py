"""What happens when a game is over: result, outcomes, ratings and the time capsule in one commit, then lost cards."""

from __future__ import annotations

from collections.abc import Collection

import msgspec
from openskill.models import PlackettLuce

from playcall.tables.audience import result_of, told
from playcall.tables.livetable import LiveTable
from playcall.tables.lost_cards import take_lost_cards
from playcall.tables.places import seat_at
from playcall.tables.ports import OutcomeInfo, RatingInfo, Store, TableInfo

RANKS = {"won": 1.0, "tied": 2.0, "lost": 3.0}


async def finish(store: Store, info: TableInfo, live: LiveTable, now: float) -> None:
    """End a table for good; a table that another process has ended stays as it is."""
    outcomes = outcomes_of(info, live)
    ratings = await new_ratings(store, info, outcomes, absent(info, live)) if info.setup.rated else []
    events = msgspec.json.encode(told(live, None, 0))
    record, result = live.record(info.players()).to_text(), result_of(live) or {}
    if await store.finish(info.id, result, now, outcomes, record, events, ratings):
        await take_lost_cards(store, info, live, now)


def outcomes_of(info: TableInfo, live: LiveTable) -> list[OutcomeInfo]:
    """How it ended for every person."""
    result = live.result
    assert result is not None
    lines = []
    for place in info.seats:
        seat = seat_at(place.seat)
        outcome = "tied" if result.winner is None else "won" if result.won(seat) else "lost"
        lines += [OutcomeInfo(person, seat, result.scores[seat], outcome) for person in place.persons]
    return lines


def absent(info: TableInfo, live: LiveTable) -> list[int]:
    """The seats for which bots play in the end."""
    return [seat for seat, side in enumerate(info.sides()) if all(place.seat in live.stand_ins for place in side)]


async def new_ratings(
    store: Store, info: TableInfo, outcomes: list[OutcomeInfo], left: Collection[int] = ()
) -> list[RatingInfo]:
    """The ratings after a rated game: everybody a team of one, ranked by outcome.

    Those who have `left` the end to a bot come last, whatever it has made of it.
    """
    model = PlackettLuce()
    game = info.setup.game
    old = [await store.rating(outcome.person, game) for outcome in outcomes]
    teams = [[model.rating() if one is None else model.rating(mu=one.mu, sigma=one.sigma)] for one in old]
    ranks = [4.0 if outcome.seat in left else RANKS[outcome.outcome] for outcome in outcomes]
    rated = model.rate(teams, ranks=ranks)
    return [
        RatingInfo(outcome.person, "", game, team[0].mu, team[0].sigma, (before.games if before else 0) + 1)
        for outcome, before, team in zip(outcomes, old, rated, strict=True)
    ]
