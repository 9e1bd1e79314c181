"""The games, found by id. A game's package is imported only when it is asked for."""

from __future__ import annotations

from importlib import import_module

from playcall.kernel import Game, UnknownGame

TITLES = {
    "masters_gridiron": "Masters of the Gridiron",
    "highlights_2052": "Football Highlights 2052",
    "gridiron_fantasy": "Gridiron Fantasy Football",
    "sport_jockeys": "Sport Jockeys American Football",
    "masters_football": "Masters of Football",
}
"""All five titles; those in `PLAYABLE` have their package."""

PLAYABLE = ("masters_gridiron", "highlights_2052")


def load(game_id: str) -> Game:
    """The game with this id; raises `UnknownGame`."""
    if game_id not in PLAYABLE:
        training = f" {TITLES[game_id]} is still in training." if game_id in TITLES else ""
        raise UnknownGame(f"There is no game '{game_id}' to play;{training} games are: {', '.join(PLAYABLE)}.")
    game = import_module(f"playcall.games.{game_id}").GAME
    assert isinstance(game, Game)
    return game


def all_games() -> list[Game]:
    """Every playable game."""
    return [load(game_id) for game_id in PLAYABLE]
