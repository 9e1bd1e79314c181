"""Measures the stock teams of Masters of the Gridiron: python tools/team_strength.py [GAMES] [JOBS]

Starters play so many games of every ordered pair of teams, in both forms; the shares go into `cards/strength.toml`.
"""

from __future__ import annotations

import sys
from collections import Counter
from functools import partial
from importlib import resources
from itertools import permutations
from pathlib import Path

from playcall.games.masters_gridiron import GAME
from playcall.lab.jobs import in_order
from playcall.lab.match import play_out, stream

GAMES, SEED = 4, 2015
FORMS = ("full", "basic")
HEAD = """\
# How good the stock teams are between Starters: games won in percent, and points ahead in a game.
# Made by: .venv/bin/python tools/team_strength.py {games}
cards = "{cards}"
games = {played}
"""


def meeting(form: str, games: int, pair: tuple[str, str]) -> tuple[Counter[str], Counter[str]]:
    """Half wins and points ahead of both teams."""
    options = GAME.parse_options({"deck1": pair[0], "deck2": pair[1], "stock_form": form, "visitor": "seat1"})
    won, ahead = Counter[str](), Counter[str]()
    for game in range(games):
        _, result = play_out(GAME, options, stream(SEED, hash_of(pair), game).bits() >> 1, ["starter"])
        for seat, team in enumerate(pair):
            won[team] += 1 if result.winner is None else 2 * (result.winner == seat)
            ahead[team] += result.scores[seat] - result.scores[1 - seat]
    return won, ahead


def hash_of(pair: tuple[str, str]) -> int:
    return int.from_bytes("".join(pair).encode())


def table(form: str, games: int, jobs: int) -> str:
    """A line for each team."""
    codes = [team.code for team in GAME.cards.teams]
    won, ahead = Counter[str](), Counter[str]()
    for wins, points in in_order(partial(meeting, form, games), [*permutations(codes, 2)], jobs):
        won.update(wins)
        ahead.update(points)
    played = games_of_each(games)
    lines = [f"{code} = [{50 * won[code] / played:.1f}, {ahead[code] / played:.1f}]" for code in codes]
    return "\n".join([f"\n[{form}]", *lines, ""])


def games_of_each(games: int) -> int:
    return 2 * games * (len(GAME.cards.teams) - 1)


def main() -> None:
    words = [int(word) for word in sys.argv[1:]]
    games, jobs = words[0] if words else GAMES, words[1] if len(words) > 1 else 1
    head = HEAD.format(games=games, cards=GAME.cards.hash, played=games_of_each(games))
    path = Path(str(resources.files("playcall.games.masters_gridiron") / "cards" / "strength.toml"))
    path.write_text(head + "".join(table(form, games, jobs) for form in FORMS), encoding="utf-8")


if __name__ == "__main__":
    main()
