"""The inks of the card faces: a night broadcast, one colour for each team and deck."""

from __future__ import annotations

from typing import Final, NamedTuple

from playcall.art.colour import mix
from playcall.games.highlights_2052.cards import Card

PREFIX: Final = "fh-"

STOCK: Final = "#0b1030"
INK: Final = "#eef3ff"
SOFT: Final = "#c9d5f5"
BLACK: Final = "#06121a"
HELMETS, HELMET_BAND, BOX_NUMBER = "#35e0ff", "#14356b", "#35e0ff"
FOOTBALLS, FOOTBALL_BAND, EFFECT = "#ff9cea", "#571a55", "#ffd9f6"
FLAG, CROSS, POSTS = "#ffd84d", "#ff8d85", "#ffe9a8"
TYPES: Final = ("#cf9f73", "#76acff", "#ba90ff")
PAPER: Final = "#f3f5fb"


class Kit(NamedTuple):
    """What the cards of a team or deck share: colour, two letters for the diamond, the weave printed into the stock."""

    id: str
    colour: str
    mark: str
    weave: str

    def tint(self, share: float) -> str:
        """The colour, dulled by the stock."""
        return mix(self.colour, STOCK, share)


KITS: Final[dict[str, Kit]] = {
    kit.id: kit
    for kit in (
        Kit("tidebreakers", "#2fd0bf", "HB", "waves"),
        Kit("haulers", "#ff9a52", "IV", "gables"),
        Kit("switchbacks", "#c3e04f", "PM", "switchbacks"),
        Kit("sentinels", "#9db8ff", "NL", "rays"),
        Kit("play", "#e6dcc3", "PD", "yards"),
        Kit("solo", "#9fb2c6", "SD", "circuits"),
        Kit("promo", "#ff8ee6", "X", "diamonds"),
    )
}


def kit_of(card: Card) -> Kit:
    """The kit of a card; a promo card names its deck in the diamond, a team not known here dresses as the Play Deck."""
    if card.set == "promo":
        return KITS["promo"]._replace(mark="SD" if card.deck == "solo" else "PD")
    return KITS.get(card.team or card.set, KITS["play"])
