"""What cards do in many games between bots: how often whoever drew or played one has won.

The figures of a game travel with it as `card_figures.json`, stamped with what they were made with.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from importlib import resources
from pathlib import Path
from statistics import median
from typing import Any

import msgspec

from playcall.bots import make_bot
from playcall.contract import Game
from playcall.contract.gallery import Played
from playcall.games import load
from playcall.kernel import BadOption, Chance, Observation, State
from playcall.lab.arena_table import wilson
from playcall.lab.jobs import in_order
from playcall.lab.match import fill_seats, stream

FILE = "card_figures.json"
ENOUGH = 100
"""A card that was drawn or played in fewer games tells nothing yet."""
_CHUNK = 20


class Uses(msgspec.Struct, array_like=True):
    """How often somebody had a card in a game, and how often whoever had it won; a tie is half a win."""

    drawn: int = 0
    drawn_won: float = 0.0
    played: int = 0
    played_won: float = 0.0

    def add(self, other: Uses) -> None:
        self.drawn += other.drawn
        self.drawn_won += other.drawn_won
        self.played += other.played
        self.played_won += other.played_won


class Figures(msgspec.Struct, frozen=True):
    """The figures of a card set and what they were made with."""

    game: str
    rules_version: int
    card_hash: str
    games: int
    seed: int
    bot: str
    cards: dict[str, Uses]


class Share(msgspec.Struct, frozen=True):
    """A share of wins with its 95 % interval."""

    share: float
    low: float
    high: float
    games: int


class Shares(msgspec.Struct, frozen=True):
    """What can be told of one card."""

    drawn: Share
    played: Share | None
    used: float
    """In which share of the games in which it was drawn it was played."""


class Telling(msgspec.Struct, frozen=True):
    """The figures of all cards of which enough is known."""

    games: int
    bot: str
    seed: int
    current: bool
    """Whether they were made with the cards of today."""
    median_drawn: float
    median_played: float
    cards: dict[str, Shares]


# Counting -------------------------------------------------------------------------------------------------------------

Task = tuple[str, str, int, int, int]
"""Game, bot, seed, the first of the games, how many."""


def count_cards(
    game_id: str, games: int, seed: int = 0, bot: str = "starter", jobs: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Figures:  # fmt: skip
    """Play so many games with the set-ups of the game's gallery in turn, and count what its cards do."""
    game = load(game_id)
    if not game.gallery.held:
        raise BadOption(f"{game.title} does not say when its cards are held.")
    if games < 1:
        raise BadOption(f"The number of games must be at least 1, not {games}.")
    make_bot(bot, game, Chance(0))
    tasks = [(game_id, bot, seed, first, min(_CHUNK, games - first)) for first in range(0, games, _CHUNK)]
    total: dict[str, Uses] = {}
    for counted in in_order(_count_chunk, tasks, jobs):
        for card, uses in counted.items():
            total.setdefault(card, Uses()).add(uses)
        if progress is not None:
            progress(_CHUNK)
    cards = {face.id: total[face.id] for face in game.faces() if face.id in total}
    return Figures(game_id, game.rules_version, game.card_hash(), games, seed, bot, cards)


def _count_chunk(task: Task) -> dict[str, Uses]:
    game_id, bot, seed, first, count = task
    total: dict[str, Uses] = {}
    for index in range(first, first + count):
        for card, uses in count_game(load(game_id), bot, seed, index):
            total.setdefault(card, Uses()).add(uses)
    return total


def count_game(game: Game, bot: str, seed: int, index: int) -> Iterator[tuple[str, Uses]]:
    """One game: each card that a seat had in hand, whether it was played, and whether the seat won."""
    set_ups = game.gallery.set_ups
    options = game.parse_options(set_ups[index % len(set_ups)])
    for hands in watched(game, options, bot, seed, index):  # noqa: B007
        pass
    yield from hands.uses([won(hands.state, seat) for seat in range(game.seat_count(options))])


def watched(game: Game, options: Any, bot: str, seed: int, index: int) -> Iterator[Hands]:
    """Play one game; who has had and played which card so far, before every decision and at the end."""
    state = game.blank(options, stream(seed, index, 99))
    events = state.listen()
    state.call(game.opening(options))
    state.advance()
    levels = fill_seats([bot], game.seat_count(options))
    bots = [make_bot(level, game, stream(seed, index, seat)) for seat, level in enumerate(levels)]
    hands = Hands(game, state)
    while (seat := state.to_move()) >= 0:
        hands.look()
        yield hands
        state.apply(seat, bots[seat].choose(Observation(state, seat)))
        for event in events:
            hands.play(game.gallery.played(event))
        events.clear()
    yield hands


def won(state: State, seat: int) -> float:
    """1 for a seat that has won, a half for a tie."""
    assert state.result is not None
    if state.result.winner is None:
        return 0.5
    return float(state.result.won(state.team_of_seat(seat)))


class Hands:
    """Who has had which card, and who has played it."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        slots = enumerate(game.layout(state.options).slots)
        self.slots = [(place, *slot) for place, slot in slots]
        self.zones = [slot for slot in self.slots if slot[1].name in game.gallery.held]
        self.holder: dict[tuple[str, int], int] = {}
        """The seat that had a card last."""
        self.held: set[tuple[int, str]] = set()
        """Seats and printed cards."""
        self.used: set[tuple[int, str]] = set()

    def look(self) -> None:
        for place, kind, holder in self.zones:
            cards = self.state.zones[place]
            owner = self.state.owner(kind.per, holder) if cards else None
            if owner is not None:
                self._note(owner, kind.back, cards)

    def owned(self) -> set[tuple[int, str]]:
        """Seats and printed cards of all zones that are somebody's: decks, hands, squads."""
        found: set[tuple[int, str]] = set()
        for place, kind, holder in self.slots:
            cards = self.state.zones[place]
            owner = self.state.owner(kind.per, holder) if cards and kind.per != "table" else None
            if owner is not None:
                found |= {(owner, self._printed(kind.back, card)) for card in cards}
        return found

    def _note(self, owner: int, back: str, cards: list[int]) -> None:
        for card in cards:
            if self.holder.get((back, card)) != owner:
                self.holder[back, card] = owner
                self.held.add((owner, self._printed(back, card)))

    def play(self, cards: Played) -> None:
        for back, card in cards:
            if (back, card) in self.holder:
                self.used.add((self.holder[back, card], self._printed(back, card)))

    def _printed(self, back: str, card: int) -> str:
        """The printed card of a copy: copies carry a letter, or a star and a number, behind the id of the first."""
        id_ = self.game.card_id(back, card)
        return id_ if id_ in _faces(self.game) else id_.partition("*")[0] if "*" in id_ else id_[:-1]

    def uses(self, won: list[float]) -> Iterator[tuple[str, Uses]]:
        """Once for each seat and printed card, whatever number of copies it had."""
        for seat, card in self.held:
            played = (seat, card) in self.used
            yield card, Uses(1, won[seat], int(played), won[seat] if played else 0.0)


@cache
def _faces(game: Game) -> frozenset[str]:
    return frozenset(face.id for face in game.faces())


# Telling --------------------------------------------------------------------------------------------------------------


def place_of(game: Game) -> Path:
    """Where the figures of a game are kept: in its package."""
    return Path(str(resources.files(game.package))) / FILE


def write_figures(figures: Figures, place: Path) -> None:
    """One card on each line."""
    text = msgspec.json.format(msgspec.json.encode(figures), indent=1).decode()
    place.write_text(re.sub(r"\[\s+([^\]]*?)\s+\]", lambda row: f"[{' '.join(row[1].split())}]", text) + "\n", "utf-8")


@cache
def figures_of(game: Game) -> Figures | None:
    place = place_of(game)
    return msgspec.json.decode(place.read_bytes(), type=Figures) if place.is_file() else None


def telling(game: Game) -> Telling | None:
    """What the figures of a game say; None where it has none."""
    figures = figures_of(game)
    if figures is None:
        return None
    cards = {card: shares(uses) for card, uses in figures.cards.items() if uses.drawn >= ENOUGH}
    played = [one.played.share for one in cards.values() if one.played is not None]
    drawn = [one.drawn.share for one in cards.values()]
    return Telling(
        figures.games, figures.bot, figures.seed, figures.card_hash == game.card_hash(),
        round(median(drawn or [0.5]), 4), round(median(played or [0.5]), 4), cards,
    )  # fmt: skip


def shares(uses: Uses) -> Shares:
    played = share(uses.played_won, uses.played) if uses.played >= ENOUGH else None
    return Shares(share(uses.drawn_won, uses.drawn), played, round(uses.played / uses.drawn, 4))


def share(won: float, games: int) -> Share:
    low, high = wilson(won, games)
    return Share(round(won / games, 4), round(low, 4), round(high, 4), games)
