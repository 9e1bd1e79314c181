"""Bots with characters of their own: a club, a coach, a level of play, and a style that shows in drafts and trades."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from random import Random
from typing import Final

import msgspec

from playcall.contract import Text, msg
from playcall.contract.units import Unit
from playcall.leagues.book import Team
from playcall.leagues.office import Office

REACH: Final = 8
"""How far down its list of wishes a bot goes for a card that is to its taste."""


class Style(msgspec.Struct, frozen=True):
    """How a bot drafts and trades."""

    leans: Unit = Unit.JOINT
    """Whose cards it takes first."""
    big_names: bool = False
    """Whether it takes what is worth most, whatever that leaves for the rest."""
    thrifty: bool = False
    """Whether it takes the cheaper of what it wants."""
    asks: int | None = 100
    """What it wants for a card, in percent of its worth; None: it never trades."""
    offers: bool = False
    """Whether it offers trades itself."""


STYLES: Final = {
    "attack": Style(leans=Unit.OFFENCE), "wall": Style(leans=Unit.DEFENCE), "stars": Style(big_names=True),
    "thrift": Style(thrifty=True, asks=115), "dealer": Style(asks=85, offers=True), "loyal": Style(asks=None),
}  # fmt: skip
PLAIN: Final = Style()


class Character(msgspec.Struct, frozen=True):
    """A bot as people meet it."""

    id: str
    team: str
    coach: str
    level: str
    style: str

    def portrait(self, drafts: bool) -> Text:
        """A sentence on the coach, and one on the style where there is something to draft or trade."""
        motto = msg(f"lg-motto-{self.id}")
        return msg("lg-portrait", motto=motto, style=msg(f"lg-style-{self.style}")) if drafts else motto

    def quote(self, won: bool) -> Text:
        """What the coach says after a match."""
        return msg(f"lg-{'won' if won else 'lost'}-{self.id}")


CHARACTERS: Final = (
    Character("harbor", "Harbor City Gulls", "Mae Lindqvist", "starter", "wall"),
    Character("iron", "Iron Valley Smiths", "Gus Petrakis", "starter", "loyal"),
    Character("night", "Nightfall Owls", "Odile Marchetti", "starter", "wall"),
    Character("prairie", "Prairie Windmills", "Earl Whitcomb", "rookie", "attack"),
    Character("copper", "Copper Canyon Mules", "Rosa Delgado", "starter", "thrift"),
    Character("glacier", "Glacier Bay Walruses", "Aksel Storm", "rookie", "wall"),
    Character("lantern", "Lantern Hill Foxes", "Nora Quill", "starter", "dealer"),
    Character("delta", "Delta Paddlers", "Beau Thibodeaux", "rookie", "stars"),
    Character("summit", "Summit Ibexes", "Ingrid Vale", "starter", "stars"),
    Character("cactus", "Cactus Flats Scorpions", "Wes Tully", "rookie", "attack"),
    Character("foundry", "Foundry Lane Rovers", "Stan Okafor", "starter", "loyal"),
    Character("orchard", "Orchard Lane Starlings", "Pia Hollander", "starter", "dealer"),
    Character("river", "River Bend Otters", "Tomasz Wieland", "rookie", "thrift"),
    Character("granite", "Granite Falls Badgers", "Hattie Brandt", "starter", "stars"),
    Character("comet", "Comet Junction Larks", "Dez Oyelaran", "starter", "attack"),
    Character("marsh", "Saltmarsh Herons", "Lucie Fontenay", "starter", "loyal"),
)
_KNOWN: Final = {character.team: character for character in CHARACTERS}


def character_of(team: str) -> Character | None:
    """Who is behind a bot's team, by its name."""
    return _KNOWN.get(re.sub(r" \d+$", "", team))


def drawn(count: int, seed: int, taken: Iterable[str] = ()) -> list[Character]:
    """So many of them by chance, without those whose names are taken; numbered where there are not enough."""
    names = {name.casefold() for name in taken}
    free = [character for character in CHARACTERS if character.team.casefold() not in names]
    Random(seed).shuffle(free)
    more = 2
    while len(free) < count:
        again = [msgspec.structs.replace(each, team=f"{each.team} {more}") for each in CHARACTERS]
        free += [each for each in again if each.team.casefold() not in names]
        more += 1
    return free[:count]


# In drafts and trades -------------------------------------------------------------------------------------------------


def style_of(team: Team) -> Style:
    """The style of a bot's team; a person's is played for plainly."""
    return STYLES.get(team.style, PLAIN) if team.owner is None else PLAIN


def to_taste(office: Office, team: int, wishes: Sequence[str]) -> list[str]:
    """LG-3.6  A bot's wishes in the order of its style: of the best ones those first that it likes."""
    style, play = style_of(office.teams[team]), office.play
    if style.big_names:
        return sorted(wishes, key=lambda card: (-play.value(card), card))
    first, rest = [*wishes[:REACH]], wishes[REACH:]
    if style.leans is not Unit.JOINT:
        first.sort(key=lambda card: play.unit_of(card) is not style.leans)
    if style.thrifty:
        first.sort(key=lambda card: (play.price(card) or play.value(card), card))
    return [*first, *rest]


def content_with(office: Office, team: int, gets: int, gives: int) -> bool:
    """LG-4.1  Whether a bot takes a trade: for what is worth as much, for a little less, or never."""
    asks = style_of(office.teams[team]).asks
    return asks is not None and 100 * gets >= asks * gives
