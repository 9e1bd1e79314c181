"""The inks of the card faces: vintage trading cards, cream stock and gilt, two colours for each team."""

from __future__ import annotations

import re
import tomllib
from colorsys import hls_to_rgb, rgb_to_hls
from functools import cache, lru_cache
from importlib import resources
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from playcall.art.colour import contrast, mix
from playcall.games.masters_gridiron.cards import Team, load

if TYPE_CHECKING:
    from playcall.games.masters_gridiron.table import Table

PREFIX: Final = "mg-"
WIDTH, HEIGHT = 240, 336
EDGE: Final = 9
"""The paper round the print."""
INNER: Final = WIDTH - 2 * EDGE

PAPER, PAPER_2, WHITE = "#f6efdc", "#eadfc0", "#fffaf0"
INK, INK_2, OUTLINE = "#2a2016", "#5d4c36", "#1d140b"
GILT, GILT_EDGE, COIN = "#e8c872", "#8d6a1e", "#3a2a08"
BLACK_LABEL, BLACK_TEXT = "#d9c69a", "#fff3d2"
RESULTS: Final = {"TD": "#9c2c22", "FG": "#1f4a78"}
RUN, PASS = "#8a5423", "#2a66bd"
AUDIBLE, AUDIBLE_SOFT, AUDIBLE_LINE = "#1d3a2a", "#2f5a42", "#5b7a66"
BOOK_BACK, OFFENCE_BACK, DEFENCE_BACK = "#1f4630", "#7a2e1d", "#1c3f6e"
SKINS: Final = ("#f0c9a4", "#d6a27a", "#c98e62", "#a9714a", "#8a5a3a", "#6b4128", "#5c3821")
ON_BLACK, LEAST_COLOUR = 6.5, 0.25
"""The contrast with black that a team's colour on the scoreboard has at least."""


class Inks(NamedTuple):
    """The colours of a team."""

    first: str
    second: str

    @property
    def shade(self) -> str:
        """Sleeves."""
        return mix(self.first, "#000000", 0.68)

    @property
    def glow(self) -> str:
        """The first colour, as light as it must be to read on black and under black letters."""
        hue, light, colourful = rgb_to_hls(*(part / 255 for part in bytes.fromhex(self.first[1:])))
        lighter = (hls_to_rgb(hue, light + step / 100, max(colourful, LEAST_COLOUR)) for step in range(100))
        written = ("#" + "".join(f"{round(255 * part):02x}" for part in parts) for parts in lighter)
        return next(colour for colour in written if contrast(colour, "#000000") >= ON_BLACK)


@cache
def inks() -> dict[str, Inks]:
    """By the code of the team."""
    text = (resources.files(__package__) / "inks.toml").read_text(encoding="utf-8")
    new = {team.code: team.colours for team in load().teams if team.colours}
    return {code: Inks(*pair) for code, pair in (tomllib.loads(text) | new).items()}


# What teams wear ------------------------------------------------------------------------------------------------------


class Kit(msgspec.Struct, frozen=True):
    """How a side is called and coloured."""

    code: str
    """Up to three letters for a badge."""
    place: str
    nickname: str
    first: str
    """Helmet and jersey; white letters stand on it."""
    second: str
    glow: str
    """Reads on black and under black letters."""


PLAIN_KITS: Final = (("#6b2d5c", "#f0d489", "#d07ab8"), ("#1f5a5a", "#f2e6c9", "#4fb3b0"))
"""Decks that somebody built have no colours of their own; nor has the second of two teams alike."""


@lru_cache(maxsize=256)
def kit(team: Team | None, nickname: str, plain: int | None = None) -> Kit:
    """A team's kit, or one for a deck by its name; `plain` is the seat that gets the plain colours."""
    if team is None:
        return Kit(_initials(nickname), "", nickname, *PLAIN_KITS[plain or 0])
    ink = inks()[team.code]
    colours = (ink.first, ink.second, ink.glow) if plain is None else PLAIN_KITS[plain]
    return Kit(team.code, team.place, nickname or team.nickname, *colours)


@lru_cache(maxsize=256)
def kit_data(kit: Kit) -> dict[str, str]:
    """A kit as a table is sent it."""
    found: dict[str, str] = msgspec.to_builtins(kit)
    return found


def kit_of(s: Table, seat: int) -> Kit:
    """The kit of a seat."""
    place = s.teams[seat]
    team = s.game.cards.teams[place] if place >= 0 else None
    twin = seat == 1 and place >= 0 and s.teams[0] == place
    return kit(team, s.names[seat], seat if twin or team is None else None)


def _initials(name: str) -> str:
    """`NS` for Night Shift, `LII` for Loud II."""
    words = re.findall(r"[^\s-]+", name)
    if len(words) < 2:
        return name[:3].upper()
    return "".join(word if set(word) == {"I"} else word[0] for word in words)[:3].upper()
