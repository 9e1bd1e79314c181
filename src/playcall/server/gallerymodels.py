"""What the gallery of a game tells: what its cards are found by, their rules, and what they do in simulated games."""

from __future__ import annotations

from pydantic import BaseModel

from playcall.server.models import Message


class FacetValueOut(BaseModel):
    id: str
    title: Message
    icon: str
    """A symbol of the game's drawings, or nothing."""


class FacetOut(BaseModel):
    """Something that cards are found by."""

    id: str
    title: Message
    values: list[FacetValueOut]


class GalleryCardOut(BaseModel):
    facets: dict[str, list[str]]
    """Its values, by the ids of facets."""
    rules: list[str]
    """The rules that one should know to use it."""
    table: dict[str, str]
    """Settings of a table whose first seat has it in its deck; empty where no deck is sure to have it."""


class ShareOut(BaseModel):
    """A share of wins with its 95 % interval."""

    share: float
    low: float
    high: float
    games: int


class CardSharesOut(BaseModel):
    """How often whoever drew or played a card has won."""

    drawn: ShareOut
    played: ShareOut | None
    used: float
    """In which share of the games in which it was drawn it was played."""


class CardFiguresOut(BaseModel):
    """What cards did in games between bots; cards of which too little is known are not among them."""

    games: int
    bot: str
    seed: int
    current: bool
    """Whether they were made with the cards of today."""
    median_drawn: float
    median_played: float
    cards: dict[str, CardSharesOut]


class GalleryOut(BaseModel):
    facets: list[FacetOut]
    cards: dict[str, GalleryCardOut]
    rules: dict[str, str]
    """The text of every rule that a card names."""
    figures: CardFiguresOut | None
