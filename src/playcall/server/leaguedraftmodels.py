"""What is drafted, held and traded in a competition, as it comes out of /api. Teams are numbers, from 0."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel

from playcall.server.models import Message

# Drafts ---------------------------------------------------------------------------------------------------------------


class PickOut(BaseModel):
    """A pick that was made: of whose it was in the order, and who chose."""

    number: int
    """From 1; 0 for a ready-made roster."""
    round: int
    of: int
    team: int
    card: str
    title: Message
    """Empty for a pass."""
    group: str


class TurnOut(BaseModel):
    """A pick to come: who was given it, and who holds it."""

    number: int
    round: int
    of: int
    team: int


class StockOut(BaseModel):
    id: str
    title: Message
    cards: list[str]
    left: int | None


class DraftOut(BaseModel):
    """LG-3  Rosters being built, as you may see it."""

    kind: str
    done: bool
    paused: bool
    rounds: int
    picks: int
    """In all; of packs, how often they are passed."""
    at: int
    """How many of them are over."""
    order: list[int]
    on_the_clock: list[int]
    until: int | None
    """When the clock of the first of them runs out."""
    log: list[PickOut]
    coming: list[TurnOut]
    """All picks to come."""
    choosing: bool
    """Whether stock rosters are being taken."""
    stock: list[StockOut]
    packs: dict[int, list[str]]
    """Of your own teams."""
    ring: list[int]
    """The teams as packs go from one to the next: yours and those of its circle."""
    pick: int
    """How many cards are taken from a pack."""
    handed_in: list[int]
    chosen: dict[int, list[str]]
    """What your own teams have handed in."""
    built: list[int]
    queues: dict[int, list[str]]
    """Of your own teams; nobody else sees them."""


class PoolCard(BaseModel):
    """A card that a team may look at in a draft or for a repair."""

    id: str
    title: Message
    group: str
    value: int
    price: int
    queued: bool
    legal: bool
    """Whether the team may pick it now."""
    why_not: Message | None
    fills: list[Message]
    """The groups of the open place that it would fill; empty where it would fill none."""


class PoolGroup(BaseModel):
    id: str
    """Empty for all cards."""
    title: Message
    cards: int
    pages: int


class PoolOut(BaseModel):
    """LG-3.10  Cards are picked in steps: the group, its page, the card; by value, high first."""

    team: int
    groups: list[PoolGroup]
    group: str
    page: int
    cards: list[PoolCard]
    wishes: list[str]
    """What the bot would take, the best first."""


# Rosters and trades ---------------------------------------------------------------------------------------------------


class ThingOut(BaseModel):
    """A card, or a draft pick as `SEASON.ROUND.TEAM`."""

    id: str
    title: Message
    value: int
    price: int
    group: str
    group_title: Message


class RosterPlaces(BaseModel):
    """Places of a roster for cards of these groups."""

    groups: list[Message]
    count: int
    filled: int


class RosterOut(BaseModel):
    team: int
    name: str
    cards: list[ThingOut]
    slots: list[RosterPlaces]
    """Its places, where the game has some."""
    picks: list[ThingOut]
    """LG-3.7  The draft picks that it could give in a trade."""
    extra: dict[str, str]
    value: int
    price: int
    cap: int | None
    brings: bool
    """Whether you may bring plays of your own beside it (LG-1.2)."""
    problems: list[Message]
    """Why it may not play with these; empty if it may."""


class TradeOut(BaseModel):
    id: str
    """Says nothing of how many there are: offers of others are secret (LG-10.4)."""
    team: int
    partner: int
    gives: list[ThingOut]
    takes: list[ThingOut]
    given: int
    """What the first gives is worth."""
    taken: int
    flagged: bool
    """Whether one side is worth more than twice the other (LG-4.2)."""
    verdict: Message
    state: str
    since: int
    closes: int | None
    against: list[int]
    voters: list[int]
    """Who may vote."""
    problem: Message | None
    """Why it could not be made as things are now, or why it is void."""
    can: list[Literal["accept", "decline", "counter", "withdraw", "approve", "reject", "vote"]]


class WeighedOut(BaseModel):
    """What an offer would be worth, before it is made."""

    given: int
    taken: int
    flagged: bool
    verdict: Message
    problem: Message | None
