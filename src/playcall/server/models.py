"""What goes in and out under /api: the documented shapes of the interface."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import Path, Query
from pydantic import BaseModel, ConfigDict, Field
from typing_extensions import TypeAliasType

LINE = r"^[^\x00-\x1f\x7f]*$"
NAME = r"^[^\s\x00-\x1f\x7f]([^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f])?$"
TEXT = r"^[^\x00-\x08\x0b-\x1f\x7f]*$"

ADDRESS = r"^[a-z0-9_]{1,40}(\+[a-z0-9_]{1,24}@[0-9.]{1,12}~[0-9a-f]{12}){0,4}$"
GameId = Annotated[
    str, Path(pattern=ADDRESS, description="The id of a game; with card sets its address, `GAME+SET@VERSION~HASH`.")
]
RuleId = Annotated[str, Path(pattern=r"^[A-Za-z0-9.-]{1,20}$", description="The id of a rule.")]
TableId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,64}$", description="The id of a table.")]
PersonId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,64}$", description="The id of a person.")]
DeckId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,64}$", description="The id of a deck.")]
Secret = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,64}$", description="A secret from a link.")]
Limit = Annotated[int, Query(ge=1, le=200, description="How many at most.")]
Name = Annotated[str, Field(min_length=1, max_length=40, pattern=NAME)]


class Input(BaseModel):
    """Something sent to the service: exact types, no fields that are not known."""

    model_config = ConfigDict(strict=True, extra="forbid")


Argument = TypeAliasType("Argument", "str | int | float | Text | list[Argument]")
"""What a message is told: a number, a name, another message, or a list of these."""


class Text(BaseModel):
    """A message of the game's catalogue by its id, with its arguments."""

    id: str
    args: dict[str, Argument] = {}


Message = Text | str
"""What is said; a plain string is a name, the same in every language."""


class Problem(BaseModel):
    """An error: a stable code for programs, one sentence for people."""

    code: str
    message: str
    """The sentence in English."""
    rule: str | None = None
    """The rule of competitions that does not allow it, where one does not."""
    text: Message | None = None
    """The sentence as a message, where it can be said in other languages (`GET /api/refusals/{language}`)."""


class Done(BaseModel):
    """It is done."""

    done: Literal[True] = True


# Games ----------------------------------------------------------------------------------------------------------------


class ModeOut(BaseModel):
    id: str
    title: str
    summary: str
    options: dict[str, str]


class OptionOut(BaseModel):
    """An option of a game: one of `values`, a number between `low` and `high`, or a text."""

    name: str
    default: str
    values: list[str]
    low: int | None
    high: int | None
    rule: str
    doc: str


class GameOut(BaseModel):
    """A game: what stands on its box, and what it offers.

    Its catalogue says the same in other languages: `<prefix>-box`, `<prefix>-summary`, `<prefix>-mode-<id>` and
    `<prefix>-mode-<id>-summary`, `<prefix>-option-<name>`, `-<value>` and `-doc`, `<prefix>-fact-<name>`.
    """

    id: str
    title: str
    name: str
    """The title where there is little room."""
    prefix: str
    """How the ids of its messages begin."""
    colours: tuple[str, str, str, str]
    """As `#rrggbb`: the ground, a lighter ground, and two inks that read on both."""
    kind: str
    """One line on what kind of game it is."""
    players: tuple[int, int]
    """Fewest and most."""
    minutes: int
    difficulty: int
    """From 1, the easiest, to 5, the deepest."""
    summary: str
    recommended: dict[str, str]
    """Options for a first game against a bot, other than the defaults."""
    guided: bool
    """Whether there is a guided first game."""
    fewest_seats: int
    most_seats: int
    modes: list[ModeOut]
    cards: int
    rules: int
    rules_version: int
    card_hash: str
    has_decks: bool
    has_packs: bool
    """Whether its cards are collected."""


class GameDetail(GameOut):
    options: list[OptionOut]
    bots: list[str]
    coaches: bool
    """Whether a seat may have two people: one coaches the offence, the other the defence."""
    deck_options: dict[str, int]
    """The options that name a deck, and the seat that it is for."""
    deck_rules: list[str]
    """The options that change what a legal deck is."""


class GamesOut(BaseModel):
    games: list[GameOut]
    """The easiest first."""


class GuideAt(BaseModel):
    """The question with this `turn`: how many choices the player had made when it was asked."""

    decision: int


class GuideStepOut(BaseModel):
    """A word at a question. Several may belong to one; the last of them says what to choose."""

    at: GuideAt
    text: Message
    point: str
    """The part of the table it speaks of."""
    do: str | None
    """The token to choose; None to read on, or to choose freely."""


class GuideOut(BaseModel):
    """A guided first game; `POST /api/tables` opens it with `guided`."""

    game: str
    title: Message
    goal: Message
    """The aim of the game in two sentences."""
    options: dict[str, str]
    seats: list[str]
    steps: list[GuideStepOut]
    closing: Message


class RuleOut(BaseModel):
    id: str
    chapter: str
    text: str


class RulesOut(BaseModel):
    game: str
    rules: list[RuleOut]
    text: str
    """The whole rulebook as Markdown."""


class CardOut(BaseModel):
    id: str
    title: str
    kind: str
    lines: list[str]
    facts: dict[str, Any]
    """The same as plain data; the keys are the game's own."""


class FacesOut(BaseModel):
    """The cards of a game as pictures: each drawn for the hand (`face-hand`) and enlarged (`face-full`)."""

    defs: str
    """One SVG without anything to see, with the symbols that faces use; it belongs into the page once."""
    size: Annotated[list[int], Field(min_length=2, max_length=2)]
    """Width and height of a face in its own units."""
    backs: dict[str, str]
    """SVG by the back of a zone."""
    cards: dict[str, str]
    """SVG by the id of a card."""
    lines: dict[str, list[str]]
    """The text of the cards of a part, by their ids; empty where all cards are asked for."""


# People ---------------------------------------------------------------------------------------------------------------


class PersonOut(BaseModel):
    id: str
    name: str
    username: str | None
    """None for a guest."""
    created_at: float


class MeOut(BaseModel):
    person: PersonOut | None


class NewGuest(Input):
    name: Name | None = None


class NewName(Input):
    name: Name


class Account(Input):
    username: Annotated[str, Field(pattern=r"^[A-Za-z0-9_.-]{3,30}$")]
    password: Annotated[str, Field(min_length=8, max_length=200)]


class Login(Input):
    username: Annotated[str, Field(min_length=1, max_length=40, pattern=LINE)]
    password: Annotated[str, Field(min_length=1, max_length=200)]


class NewPassword(Input):
    old: Annotated[str, Field(max_length=200)]
    new: Annotated[str, Field(min_length=8, max_length=200)]


class Farewell(Input):
    password: Annotated[str, Field(max_length=200)] = ""
    """That of the account; a guest has none."""


class SessionOut(BaseModel):
    """A browser in which you are signed in."""

    id: str
    device: str
    """Browser and system; empty where they are not known."""
    created_at: float
    here: bool
    """Whether it is the one that asks."""


class OutcomeOut(BaseModel):
    """How a game ended for somebody."""

    model_config = ConfigDict(extra="allow")

    table: str
    game: str
    seat: int
    score: int
    outcome: str
    ended_at: float


class RatingOut(BaseModel):
    """`shown` is the figure to sort by: what the person is at least worth, almost surely."""

    person: str
    name: str
    game: str
    mu: float
    sigma: float
    games: int
    shown: float


# The service ----------------------------------------------------------------------------------------------------------


class HealthOut(BaseModel):
    status: Literal["ok"]
    version: str
    database: Literal["ok"]
