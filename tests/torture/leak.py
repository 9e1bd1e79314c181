"""Nothing hidden leaves the server: every frame of every audience, held against positions with other hidden cards.

All frames of a game are taken from the wire, for each seat and a spectator. Then the game is played again from its
record, and at each frame three things are checked:
- the frame is, byte for byte, what `Watcher` makes of the true position: nothing else was put in on the way;
- it is also what `Watcher` makes of a twin whose cards, answers and events differ in all that this audience cannot see;
- cards in its zones and in its events are cards that this audience has seen by then.
"""

from __future__ import annotations

import argparse
import asyncio
import copy
import time
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from playcall.contract import Game
from playcall.games import all_games, load
from playcall.kernel import Chance, Event, Record, State, imagine, sees, sees_set
from playcall.tables.audience import Watcher, explained
from playcall.tables.ledger import Entry, Kind, Setup
from playcall.tables.livetable import LiveTable
from playcall.tables.messages import Hello, Update, write_message
from playcall.testing import modes
from tests.torture.clients import Broken, Door, Player, read_frame
from tests.torture.serving import Server

Frames = dict[int | None, list[bytes]]
"""The hellos and updates of each audience."""
MOST_SEATS = 8
PAIRS = 3
"""Twins at each sampled frame."""


# Games --------------------------------------------------------------------------------------------------------------


async def play_over_the_wire(
    doors: list[Door], game: Game, options: dict[str, str], seed: int
) -> tuple[Record, Frames]:
    """A random game with a socket on every seat and one that only watches."""
    seats = game.seat_count(game.parse_options(options))
    table, invite = await doors[0].open(game.id, options, ["me"] + ["open"] * (seats - 1))
    for door in doors[1:seats]:
        await door.join(table, invite)
    players = [
        Player(door, table, seed + n, pause=(0, 0), by_http=1, keep=True) for n, door in enumerate(doors[:seats])
    ]
    players.append(Player(Door(int(doors[0].netloc.rpartition(":")[2])), table, keep=True))
    deadline = time.monotonic() + 600
    await asyncio.gather(*(player.play(deadline) for player in players))
    record = Record.from_text(await doors[0].record(table))
    return record, {player.seat: player.frames or [] for player in players}


def play_in_process(game: Game, options: dict[str, str], seed: int, plies: int = 100_000) -> tuple[Record, Frames]:
    """The same without a server: an update for everybody after each action, of which there are at most so many."""
    live = LiveTable(game, _setup(game, options, seed), 0.0)
    watchers = [Watcher(live, seat) for seat in (*range(live.seats), None)]
    frames: Frames = {one.seat: [write_message(one.hello(0.0))] for one in watchers}
    chance = Chance.of(seed)
    while not live.over and live.ply < plies:
        asked = live.asked()
        seat = asked[chance.number("seat", len(asked))]
        legal = live.legal(seat)
        token = game.actions.token(legal[chance.number("choice", len(legal))])
        live.fold(live.act(seat, live.asked_at[seat], token, 0.0))
        for one in watchers:
            frames[one.seat].append(write_message(one.catch_up(0.0)))
    return live.record(["random"] * live.seats), frames


def _setup(game: Game, options: dict[str, str], seed: int) -> Setup:
    return Setup("", game.id, options, seed, game.rules_version, game.card_hash())


# Checking -----------------------------------------------------------------------------------------------------------


def check_game(record: Record, frames: Frames, every: int = 1) -> int:
    """Hold all frames of a game against its record; returns how many twins were compared. Raises `Broken`."""
    return sum(check_audience(record, seat, told, every) for seat, told in frames.items())


def check_audience(record: Record, seat: int | None, told: list[bytes], every: int = 1) -> int:
    game = load(record.game)
    live = LiveTable(game, _setup(game, record.options, record.seed), 0.0)
    sights = Sights(live, seat)
    watcher = Watcher(live, seat)
    compared = 0
    for n, text in enumerate(told):
        frame = read_frame(text)
        assert isinstance(frame, Hello | Update)
        live.setup = msgspec.structs.replace(live.setup, table=getattr(frame, "table", ""))
        while live.ply < frame.ply:
            act = record.actions[live.ply]
            live.fold(Entry(live.ply, Kind.ACT, act[0], act[1], 0.0))
            sights.look()
        check_seen(game, frame, sights)
        before = copy.copy(watcher)
        if _said(watcher, frame) != text:
            raise Broken(f"seat {seat} was sent at ply {live.ply} what its view does not hold: {text.decode()}")
        if not live.over and n % every == 0:
            compared += sum(check_twin(live, before, frame, text, Chance.of(1000 * n + pair)) for pair in range(PAIRS))
    return compared


def _said(watcher: Watcher, frame: Hello | Update) -> bytes:
    """What a watcher says where this frame was said."""
    message = (
        watcher.hello(0.0, frame.events[0].n if frame.events else frame.event)
        if isinstance(frame, Hello)
        else watcher.catch_up(0.0)
    )
    return write_message(message)


def check_twin(live: LiveTable, before: Watcher, frame: Hello | Update, text: bytes, chance: Chance) -> bool:
    """The frame of a position with other hidden cards must be the same; False where there is no such position."""
    twin = other_world(live, before.seat, chance)
    if twin is None:
        return False
    watcher = copy.copy(before)
    watcher.table = twin
    pairs = [(text, _said(watcher, frame)), *zip(_answers(live, before.seat), _answers(twin, before.seat), strict=True)]
    for one, other in pairs:
        if one != other:
            raise Broken(
                f"what seat {before.seat} is sent at ply {live.ply} turns on what is hidden: {_parting(one, other)}"
            )
    return True


def _answers(live: LiveTable, seat: int | None) -> Iterator[bytes]:
    """What a seat would be answered if it asked what each of its options would do."""
    if seat is not None:
        for action in live.legal(seat):
            yield write_message(explained(live, seat, live.game.actions.token(action)))


def other_world(live: LiveTable, seat: int | None, chance: Chance) -> LiveTable | None:
    """The table with hidden cards dealt anew, other secret answers, and other secrets in the events."""
    world = imagine(live.state, seat, chance)
    if world.situation() != live.state.situation():
        return None
    twin = copy.copy(live)
    twin.state = live.state.clone()
    twin.state.zones = world.zones
    for name in live.state.secret:
        setattr(twin.state, name, getattr(world, name))
    choices = live.state.asking.choices if live.state.asking else {}
    for holder in [holder for holder in live.state.held if holder != seat]:
        options = choices[holder]
        twin.state.held[holder] = options[chance.number("held", len(options))]
    twin.events = [other_event(event, seat, chance) for event in live.events]
    return twin


def other_event(event: Event, seat: int | None, chance: Chance) -> Event:
    """The event with other secrets, unless they are the seat's own."""
    if not event.secret or (seat is not None and getattr(event, "owner", None) == seat):
        return event
    return msgspec.structs.replace(event, **{name: _other(getattr(event, name), chance) for name in event.secret})


def _other(value: Any, chance: Chance) -> Any:
    if isinstance(value, tuple):
        return tuple(_other(part, chance) for part in value)
    return chance.number("other", 30) if isinstance(value, int) else value


def _parting(one: bytes, two: bytes) -> str:
    """Where two texts part."""
    at = next((i for i, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two)))
    return f"{one[max(0, at - 80) : at + 80]!r} or {two[max(0, at - 80) : at + 80]!r}"


class Sights(list[Event]):
    """Which cards an audience could see so far: a look whenever something is told, and after every action."""

    def __init__(self, live: LiveTable, seat: int | None) -> None:
        super().__init__(live.events)
        self.live = live
        self.seat = seat
        self.cards: set[int] = set()
        live.state.log = live.events = self
        self.look()

    def append(self, event: Event) -> None:
        super().append(event)
        self.look()
        if event.secret and self.seat is not None and getattr(event, "owner", None) == self.seat:
            self.cards.update(card for name in event.secret for card in _ints(getattr(event, name)))

    def look(self) -> None:
        for kind, holder, cards in _zones(self.live.state):
            if any(look(self.live.state, kind, holder, self.seat) for look in (sees, sees_set)):
                self.cards.update(cards)


def check_seen(game: Game, frame: Hello | Update, sights: Sights) -> None:
    """Zones show cards exactly where the audience sees them; events name cards only that it has seen."""
    live, seat = sights.live, sights.seat
    if live.over:
        return
    zones = (frame.view if isinstance(frame, Hello) else frame.delta).get("zones", {})
    truth = {f"{kind.name} {holder}": (kind, holder, cards) for kind, holder, cards in _zones(live.state)}
    for name, zone in zones.items():
        kind, holder, cards = truth[name]
        shown: list[str] | None = [game.card_id(kind.back, card) for card in cards]
        if not sees(live.state, kind, holder, seat):
            shown = sorted(shown or []) if sees_set(live.state, kind, holder, seat) else None
        if zone["cards"] != shown or zone["count"] != len(cards):
            raise Broken(f"seat {seat} was shown '{name}' at ply {live.ply} as {zone}")
    for event in frame.events:
        kind_of = game.event_kinds[event.kind]
        for name in card_fields(game):
            strange = [card for card in _ints(event.facts.get(name)) if card not in sights.cards]
            mine = seat is not None and event.facts.get("owner") == seat
            if strange or (name in kind_of.secret and not mine and event.facts.get(name) is not None):
                raise Broken(f"seat {seat} was told of a card it cannot see, at ply {live.ply}: {event}")


def card_fields(game: Game) -> set[str]:
    """Fields of events that name cards: those that some event keeps secret."""
    return {"card"}.union(*(kind.secret for kind in game.event_kinds.values()))


def _zones(state: State) -> Iterator[tuple[Any, int, list[int]]]:
    slots = state.game.layout(state.options_used()).slots
    return ((kind, holder, cards) for (kind, holder), cards in zip(slots, state.zones, strict=True))


def _ints(value: Any) -> list[int]:
    """The cards that a field names: one, several, or rows that each begin with the card they tell about."""
    if isinstance(value, list | tuple):
        return [
            number for part in value for number in (_ints(part)[:1] if isinstance(part, list | tuple) else _ints(part))
        ]
    return [value] if isinstance(value, int) and not isinstance(value, bool) and value >= 0 else []


# Running ------------------------------------------------------------------------------------------------------------


def schedule(games: int) -> Iterator[tuple[Game, dict[str, str]]]:
    """So many games, in turn from every mode of every game; long modes less often."""
    kinds = [(game, preset) for game in all_games() for preset in modes(game)]
    for n in range(games):
        game, preset = kinds[n % len(kinds)]
        if n >= len(kinds) and game.bound(preset.options(game)) > 1000 and n % (5 * len(kinds)) >= len(kinds):
            game, preset = kinds[0]
        yield game, preset.settings


async def check_wire(
    port: int, kinds: Iterable[tuple[Game, dict[str, str]]], every: int, seed: int = 0
) -> tuple[int, int, int]:
    """Play and check some games; how many frames, bytes and twins there were."""
    doors = [await Door(port, n).enter(f"Guest {n + 1}") for n in range(MOST_SEATS)]
    frames = size = twins = 0
    for n, (game, options) in enumerate(kinds):
        record, told = await play_over_the_wire(doors, game, options, seed + 10 * n)
        frames += sum(len(texts) for texts in told.values())
        size += sum(len(text) for texts in told.values() for text in texts)
        twins += check_game(record, told, every)
    for door in doors:
        await door.close()
    return frames, size, twins


def main() -> None:
    words = argparse.ArgumentParser(description="Check that no audience is sent what it may not know.")
    words.add_argument("--games", type=int, default=200)
    words.add_argument("--every", type=int, default=5, help="compare twins at every so many-th frame")
    words.add_argument("--seed", type=int, default=0)
    given = words.parse_args()
    with Server() as server:
        frames, size, twins = asyncio.run(check_wire(server.port, schedule(given.games), given.every, given.seed))
    print(f"{given.games} games, {frames} frames, {size} bytes, {twins} twins: nothing hidden was told")


if __name__ == "__main__":
    main()
