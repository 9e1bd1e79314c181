"""For those who make cards: a game in which a new card is in hand, and whole teams made to a profile.

Everything here runs in the back room.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, Literal

import msgspec

from playcall.contract import Game
from playcall.contract.expansions import Expansion
from playcall.games import load, with_sets
from playcall.kernel import BadOption, PlaycallError, State
from playcall.tables.cardsets import Draft, read_draft

SECONDS = 6.0
"""How long a deal with the card in hand is looked for."""
MOST_SEATS = 2
FEW, MANY = 12, 40
"""Choices that are made before one's own first question with the card in hand: decks, teams, the kick-off."""

# Trying a card ------------------------------------------------------------------------------------------------------


class Trial(msgspec.Struct, frozen=True):
    """A card of a set that somebody wants to play with."""

    draft: Draft
    card: str


class Deal(msgspec.Struct, frozen=True):
    """A game in which the first seat has the card; or why there is none."""

    expansion: Expansion | None = None
    problem: PlaycallError | None = None
    options: dict[str, str] = {}
    seed: int | None = None
    played: tuple[tuple[int, str], ...] = ()
    """Choices that lead to the first question with the card in hand, by seat and token."""
    where: Literal["hand", "deck"] = "deck"
    count: int = 2
    """Seats of the game."""


def deal(trial: Trial) -> Deal:
    """Look for a deal with the card in hand; where none is found in time, the card is in the deck, or in the game."""
    try:
        read = read_draft(trial.draft)
        game = with_sets(load(read.game), [read])
        games = settings_for(game, trial.card)
        return next(_deals(game, trial.card, games, read), Deal(read, None, games[0], count=_seats(game, games[0])))
    except PlaycallError as problem:
        return Deal(problem=problem)


def settings_for(game: Game, card: str) -> list[dict[str, str]]:
    """The recommended game with a deck that has the card; where none is sure to, further ways to play, in turn."""
    face = next((one for one in game.faces() if one.id == card), None)
    if face is None:
        raise BadOption("no-card-here", card=card)
    recommended = game.box.recommended if game.box else {}
    plain = {**recommended, **game.gallery.set_ups[0], **game.gallery.table(face)}
    if game.gallery.table(face):
        return [plain]
    if game.workshop is None:
        modes = [dict(mode.options) for mode in game.modes if _seats(game, mode.options) <= MOST_SEATS]
        return [plain, *modes]
    workshop, options = game.workshop, game.parse_options(recommended)
    keep = workshop.text(f"deck: Trial\n{card}", options)
    built = workshop.suggest(options, workshop.builder().leans[0].id, "Trial", keep)
    return [{**plain, next(iter(workshop.deck_options)): workshop.code(built, options)}]


def _seats(game: Game, options: Mapping[str, str]) -> int:
    return game.seat_count(game.parse_options(options))


def _deals(game: Game, card: str, games: Sequence[dict[str, str]], read: Expansion) -> Iterator[Deal]:
    """Those with few choices before them first, and of these in the first of the games."""
    for most, options in ((most, options) for most in (FEW, MANY) for options in games):
        parsed, count = game.parse_options(options), _seats(game, options)
        until, seed = time.monotonic() + SECONDS / 2 / len(games), 0
        while time.monotonic() < until:
            seed += 1
            played = _until_held(game, game.start(parsed, seed), card, most)
            if played is not None:
                yield Deal(read, None, options, seed, tuple(played), "hand", count)


def _until_held(game: Game, state: State, card: str, most: int) -> list[tuple[int, str]] | None:
    """The choices up to the first question of the first seat with the card in its hand."""
    played: list[tuple[int, str]] = []
    while (seat := state.to_move()) >= 0 and len(played) <= most:
        if seat == 0 and _holds(game, state, card):
            return played
        action = game.coach.favourite(state.clone(), seat) if game.coaches else state.legal(seat)[0]
        played.append((seat, game.actions.token(action)))
        state.apply(seat, action)
    return None


def _holds(game: Game, state: State, card: str) -> bool:
    for place, (kind, holder) in enumerate(game.layout(state.options).slots):
        held = kind.name in game.gallery.held and state.zones[place]
        if held and state.owner(kind.per, holder) == 0 and card in _named(game, kind.back, state.zones[place]):
            return True
    return False


def _named(game: Game, back: str, cards: Sequence[int]) -> Iterator[str]:
    return (_printed(game, back, card) for card in cards)


def _printed(game: Game, back: str, card: int) -> str:
    """The printed card of a copy: copies carry a letter, or a star and a number, behind the id of the first."""
    id_ = game.card_id(back, card)
    return id_ if id_ in _ids(game) else id_.partition("*")[0] if "*" in id_ else id_[:-1]


@lru_cache(maxsize=4)
def _ids(game: Game) -> frozenset[str]:
    return frozenset(face.id for face in game.faces())


# Whole teams --------------------------------------------------------------------------------------------------------


class Wish(msgspec.Struct, frozen=True):
    """A team to be made: the game, and its profile as the game's vocabulary lists it."""

    game: str
    profile: Mapping[str, Any]


class Made(msgspec.Struct, frozen=True):
    tables: dict[str, list[dict[str, Any]]] = {}
    problem: PlaycallError | None = None


def make_team(wish: Wish) -> Made:
    """The entries of a team made to a profile."""
    try:
        return Made(load(wish.game).made_team(wish.profile))
    except PlaycallError as problem:
        return Made(problem=problem)
