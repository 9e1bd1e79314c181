"""How a search is done: its budget and its manners. All of it is data; the levels of each game are in `levels.toml`."""

from __future__ import annotations

import msgspec


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of a search."""

    simulations: int = 120
    """How often a game is played on from an imagined position."""
    seconds: float = 0.0
    """The most time for a choice; 0 for no limit, so that equal seeds give equal choices."""
    horizon: int = 12
    """Decisions after the tree until a simulation is broken off and judged; 0 plays on to the end."""
    focus: str = ""
    """The situations that are searched, as `Procedure.step`; the coach decides the others. Empty for all."""
    depth: int = 1
    """Decisions, counted from the root, in which the tree chooses; below it the coach does."""
    breadth: int = 8
    """Options that are looked at in the beginning, the coach's favourites first."""
    gap: float = 0.2
    """Options that give away more of the chance to win, as the coach sees it, are not looked at."""
    widening: float = 1.0
    """How quickly a node of the tree takes up options that the coach likes less."""
    curiosity: float = 0.4
    """How much the tree tries what it knows little of."""
    trust: float = 30.0
    """Simulations that the coach's opinion counts for."""
    warmth: float = 1.0
    """Points by which options differ to the coach as much as 1 to 0.37."""
    margin: float = 0.02
    """What ten points more count beside the chance to win."""
    opinions: int = 2
    """Imagined positions that the coach is asked about at first."""
    counsel: int = 0
    """The same where the coach decides alone; 0 for as many."""
    leanings: dict[str, float] = {}
    """Points by which the coach thinks too little of an action, by token; they count where it decides alone."""
    misjudges: float = 0.0
    """Points by which an option is misjudged at most where the coach decides alone."""
