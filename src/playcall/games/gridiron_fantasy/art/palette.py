"""Colours and measures: ink on bone stock, orange for the offence, steel for the defence, bolted metal plaques."""

from __future__ import annotations

from typing import Final, NamedTuple

PREFIX: Final = "gf-"
WIDTH, HEIGHT = 252, 352
INK: Final = "#15100c"
TEXT_INK: Final = "#33261a"
BONE: Final = "#ece0c6"
GREY: Final = "#e2e1d7"
PLAQUE_STOCK: Final = "#f0e7d3"
RISK: Final = "#0d0a08"
ALERT: Final = "#ffd21f"
COLOURS: Final = {
    "R": "#d8482a", "O": "#ff8a4c", "Y": "#ffd76a", "G": "#3fa35c", "B": "#4a86c8", "P": "#6b3f7d", "W": "#ffffff",
    "K": "#2b2118", "S": "#f0c79c", "N": "#8a4320", "T": "#c89b62", "M": "#b4c0c6", "D": "#5b6b75", "C": "#fff3d6",
    "I": "#f2a0a0",
}  # fmt: skip
"""By the letters of `pictures.toml`."""


class Stock(NamedTuple):
    """What a kind of card is printed on."""

    header: str
    sky: str
    paper: str
    frame: str = INK


STOCKS: Final = {
    "OP": Stock("#ff7a38", "#e39a58", BONE),
    "DP": Stock("#93a9b6", "#8ba3ac", GREY),
    "OA": Stock("#f0a878", "#e5b071", BONE),
    "DA": Stock("#b8c6cd", "#a7bcc2", GREY),
    "gold": Stock("#d7ac3f", "#e0b98a", PLAQUE_STOCK, "#d7ac3f"),
    "silver": Stock("#b9c2c8", "#a9b4ba", PLAQUE_STOCK, "#b9c2c8"),
    "copper": Stock("#c88355", "#d88a4e", PLAQUE_STOCK, "#c88355"),
}
FREE_AGENT: Final = ("#4b4452", "#e8ddc8")
"""The colours of stars and coaches without a franchise."""
