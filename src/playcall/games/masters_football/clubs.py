"""The clubs of a championship: letters are for the fixture list, people know a club by its name and its shirt."""

from __future__ import annotations

from typing import Final, NamedTuple


class Club(NamedTuple):
    """A club as it is told of and drawn."""

    name: str
    mark: str
    """Three letters for a badge."""
    colour: str
    """Of the shirt: reads on black, and under black letters."""


CLUBS: Final = (
    Club("Larkmoor", "LAR", "#7fa6f0"),
    Club("St Corvin", "COR", "#f0727c"),
    Club("Port Ember", "EMB", "#ff9f43"),
    Club("Hollowgate", "HOL", "#6fd08c"),
    Club("Brackwater", "BRA", "#48c9d4"),
    Club("Kestrel Vale", "KES", "#e6c84f"),
    Club("Thistledown", "THI", "#c08df0"),
    Club("Gullhaven", "GUL", "#e4e0d2"),
)
"""A to D of the first championship, then those of the second."""
