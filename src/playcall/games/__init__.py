"""The games, found by id. A game's package is imported only when it is asked for."""

from __future__ import annotations

from importlib import import_module

from playcall.booklet.box import Box
from playcall.kernel import Game, UnknownGame

TITLES = {
    "masters_gridiron": "Masters of the Gridiron",
    "highlights_2052": "Football Highlights 2052",
    "gridiron_fantasy": "Gridiron Fantasy Football",
    "sport_jockeys": "Sport Jockeys American Football",
    "masters_football": "Masters of Football",
}
"""All five titles; those in `PLAYABLE` have their package."""

BOXES = {
    "masters_gridiron": Box(
        "A star, a play, a number: can the defence match it?", (2, 2), 20, 1, {"stock_form": "basic"}
    ),
    "highlights_2052": Box(
        "Both teams drive at once. Each card defends first, then attacks.", (1, 8), 45, 3,
        {"teams": "tidebreakers,haulers"},
    ),
    "gridiron_fantasy": Box("Secret calls, dirty tricks and four downs for ten yards.", (2, 8), 45, 5),
    "sport_jockeys": Box(
        "Quick answers: every card beats some and falls to others.", (2, 2), 25, 2, {"mode": "quick"}
    ),
    "masters_football": Box(
        "Soccer managers: pick three, roll, trade, win the league.", (1, 8), 60, 4, {"mode": "friendly"}
    ),
}  # fmt: skip
"""What stands on the box of every title."""

PLAYABLE = ("masters_gridiron", "highlights_2052", "gridiron_fantasy", "sport_jockeys", "masters_football")


def load(game_id: str) -> Game:
    """The game with this id; raises `UnknownGame`."""
    if game_id not in PLAYABLE:
        training = f" {TITLES[game_id]} is still in training." if game_id in TITLES else ""
        raise UnknownGame(f"There is no game '{game_id}' to play;{training} games are: {', '.join(PLAYABLE)}.")
    game = import_module(f"playcall.games.{game_id}").GAME
    assert isinstance(game, Game)
    return game


def box_of(game: Game) -> Box:
    """What stands on a game's box; a game without one is described by what it says of itself."""
    return BOXES.get(game.id) or Box(game.summary, game.seats, 30, 3)


def all_games() -> list[Game]:
    """Every playable game."""
    return [load(game_id) for game_id in PLAYABLE]
