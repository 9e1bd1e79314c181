"""Gridiron Fantasy Football: a trading card game with downs, drives, Challenges, dirty play and referees.

What a view of it holds beside the table's public fields: see `Table.own_facts` in `table.py`.
"""

from playcall.games.gridiron_fantasy.game import GAME, GridironFantasy

__all__ = ["GAME", "GridironFantasy"]
