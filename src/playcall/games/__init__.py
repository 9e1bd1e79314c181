"""The games, found by id. Each is named by an entry point `playcall.games` and imported only when it is asked for."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from pkgutil import iter_modules, resolve_name

from playcall.contract import Game
from playcall.contract.expansions import UnknownSet, base_id, named_sets
from playcall.games import shelf
from playcall.games.editions import at_hand, check_sets, with_sets
from playcall.kernel import CardError, UnknownGame

__all__ = ["all_games", "check_sets", "game_ids", "is_known", "load", "title_of", "with_sets"]

GROUP = "playcall.games"


@cache
def _places() -> dict[str, str]:
    """Where the games are, by id: those of installed packages, and of this folder where Playcall is not installed."""
    found = {place.name: place.value for place in entry_points(group=GROUP)}
    own = [folder.name for folder in iter_modules(__path__) if folder.ispkg]
    return {name: f"{__name__}.{name}:GAME" for name in own} | found


@cache
def _load(game_id: str) -> Game:
    game = resolve_name(_places()[game_id])
    assert isinstance(game, Game), f"The entry point '{game_id}' names no game."
    return game


def load(game_id: str) -> Game:
    """The game with this id, or with the sets that its address names; raises `UnknownGame` or `UnknownSet`."""
    if game_id in _places():
        return _load(game_id)
    base = base_id(game_id)
    if base not in _places():
        raise UnknownGame("no-game", game=base, games=", ".join(game_ids()))
    return at_hand(game_id) or with_sets(_load(base), [shelf.find(one, base) for one in named_sets(game_id)])


def is_known(game_id: str) -> bool:
    """Whether the game is there, and all card sets that it was played with."""
    try:
        return bool(load(game_id))
    except (UnknownGame, UnknownSet, CardError):
        return False


def all_games() -> list[Game]:
    """Every game, the easiest first."""
    return sorted(map(_load, _places()), key=lambda game: (game.on_the_box.difficulty, game.id))


def game_ids() -> list[str]:
    """The ids of all games, the easiest first."""
    return [game.id for game in all_games()]


def title_of(game_id: str) -> str:
    """What a game is called; its id, where the game is gone."""
    base = base_id(game_id)
    return _load(base).title if base in _places() else base
