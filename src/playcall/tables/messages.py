"""What travels over a table's socket: small tagged messages, both ways."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from playcall.contract import PreviewStep, Text

MESSAGE_LIMIT = 4096
"""Bytes a person's message may have."""
TEXT_LIMIT = 300
"""Characters of free chat."""


# From a person ------------------------------------------------------------------------------------------------------


class Act(msgspec.Struct, tag="act", forbid_unknown_fields=True):
    """A choice. `decision` is the id that the question carried."""

    decision: int
    token: str


class Explain(msgspec.Struct, tag="explain", forbid_unknown_fields=True):
    """What would an option of my own question do?"""

    decision: int
    token: str


class AskCoach(msgspec.Struct, tag="coach", forbid_unknown_fields=True):
    """What would the coach do in my place?"""


class Undo(msgspec.Struct, tag="undo", forbid_unknown_fields=True):
    """Take back my last choice, or ask the others to allow it."""


class AnswerUndo(msgspec.Struct, tag="answer_undo", forbid_unknown_fields=True):
    agree: bool


class AnswerProposal(msgspec.Struct, tag="answer_proposal", forbid_unknown_fields=True):
    """Agree to the joint choice that my fellow coach has shown me, or give it back for another."""

    decision: int
    agree: bool


class Concede(msgspec.Struct, tag="concede", forbid_unknown_fields=True):
    pass


class StandIn(msgspec.Struct, tag="stand_in", forbid_unknown_fields=True):
    """Let a bot play for me, or (with an empty level) take over again."""

    level: str


class Say(msgspec.Struct, tag="say", forbid_unknown_fields=True):
    phrase: str = ""
    text: str = ""


class Resume(msgspec.Struct, tag="resume", forbid_unknown_fields=True):
    """Start from what I know: the epoch and the number of events I have seen."""

    epoch: int
    event: int


class Ping(msgspec.Struct, tag="ping", forbid_unknown_fields=True):
    pass


Incoming = Act | Explain | AskCoach | Undo | AnswerUndo | AnswerProposal | Concede | StandIn | Say | Resume | Ping
read_message = msgspec.json.Decoder(Incoming).decode


# To a person --------------------------------------------------------------------------------------------------------


class Told(msgspec.Struct, omit_defaults=True):
    """One event: its number, kind and facts as this audience sees them, the sentence for it and its rules."""

    n: int
    kind: str
    facts: dict[str, Any]
    text: Text | str | None
    rules: tuple[str, ...]
    weight: int = 0
    """0 a detail, 1 a heading (of a play, a half), 2 a moment worth a banner."""
    side: int | None = None
    """Whose line it is, as the game counts its sides."""
    sum: bool = False
    """Whether the sentence is arithmetic."""


class Choice(msgspec.Struct, omit_defaults=True):
    """An option. What is not sent is empty."""

    token: str
    label: Text | str
    card: str | None = None
    """The id of the card that the option lays or takes."""
    tag: Text | str | None = None
    """What it would do, in at most 24 characters."""
    tone: str = ""
    """How good that is for whoever chooses: `good`, `half` or `bad`."""
    partner: str | None = None
    """The id of a second card that is laid with the first."""
    outcome: Mapping[str, Any] = {}
    """What would come of it as data; the keys are the game's own."""


class Question(msgspec.Struct):
    """What this seat is asked; answers name the decision."""

    decision: int
    turn: int
    """How many choices of this seat stood when it was asked: the same however often something was taken back before."""
    prompt: Text | str
    options: list[Choice]


class Proposed(msgspec.Struct):
    """A joint choice of a seat with two coaches, before it is sent; told to these two alone."""

    decision: int
    choice: Choice
    objected: bool
    """Whether the defensive coach has given it back: the offensive coach is asked again, and that choice is sent."""


class Clocks(msgspec.Struct):
    """Seconds left for each seat, None where no time runs."""

    left: list[float | None]


class Hello(msgspec.Struct, tag="hello"):
    """Everything from the start, or again after something was taken back."""

    table: str
    game: str
    seat: int | None
    place: int | None
    """Where you sit: the seat itself, or the place of its defensive coach."""
    epoch: int
    ply: int
    acts: int
    """Actions that stand, those taken back left out: the ply of this moment in a replay."""
    event: int
    view: dict[str, Any]
    hash: str
    headline: Text | str
    rules: list[str]
    """The rules and chapters of the present phase, nearest first."""
    events: list[Told]
    question: Question | None
    waiting_for: list[int]
    choosers: list[int]
    """The places that the seats in `waiting_for` wait for: where a seat has two coaches, that of the one."""
    proposal: Proposed | None
    clocks: Clocks
    result: dict[str, Any] | None
    live: bool = False


class Update(msgspec.Struct, tag="update"):
    """What changed since the last message. `delta` is merged into the view, whose hash must then be this one."""

    epoch: int
    ply: int
    acts: int
    event: int
    delta: dict[str, Any]
    hash: str
    headline: Text | str
    rules: list[str]
    events: list[Told]
    question: Question | None
    waiting_for: list[int]
    choosers: list[int]
    """The places that the seats in `waiting_for` wait for: where a seat has two coaches, that of the one."""
    proposal: Proposed | None
    clocks: Clocks
    result: dict[str, Any] | None
    live: bool = True
    """False while catching up."""


class Explained(msgspec.Struct, tag="explained"):
    """What an option would do, step by step under its label."""

    token: str
    title: Text | str
    steps: list[PreviewStep]


class Tip(msgspec.Struct):
    """An option as the coach sees it: higher worth is better."""

    token: str
    label: Text | str
    worth: float
    """In the game's own unit, mostly points."""
    share: float
    """From 0 to 1; `share_is` says of what."""
    margin: float | None
    """Points by which the seat may expect to finish ahead; None where nobody can tell."""
    reasons: list[Text | str]


class Coached(msgspec.Struct, tag="coached"):
    """What the coach thinks of every option of a question, best first."""

    decision: int
    share_is: str
    """`win chance`, estimated for each option, or `preference`: shares of all options, which add up to 1."""
    advice: list[Tip]


class Said(msgspec.Struct, tag="said"):
    id: int
    person: str
    name: str
    phrase: str
    text: str
    at: float


class UndoAsked(msgspec.Struct, tag="undo_asked"):
    """Somebody (a place) wants to take back a choice; every other person at the table must agree."""

    seat: int
    agreed: list[int]


class UndoRefused(msgspec.Struct, tag="undo_refused"):
    seat: int


class Seats(msgspec.Struct, tag="seats"):
    """Who sits where, and whether they are connected."""

    seats: list[dict[str, Any]]


class Device(msgspec.Struct, tag="device"):
    """Several people play on your device: their places, and those whose choice the table waits for."""

    ply: int
    """How far the table was then: entries in its ledger."""
    places: list[int]
    asked: list[int]
    hiding: list[int]
    """Those of the asked whose cards or choice the others may not see."""
    secret: list[int]
    """Those of the asked that the others may not even know to be asked."""


class Refusal(msgspec.Struct, tag="refused"):
    """An error: a stable code, one sentence in English, and the sentence as a message."""

    code: str
    message: str
    text: Text | None = None


class Pong(msgspec.Struct, tag="pong"):
    pass


Outgoing = Hello | Update | Explained | Coached | Said | UndoAsked | UndoRefused | Seats | Device | Refusal | Pong
write_message = msgspec.json.Encoder().encode
_KNOWN = msgspec.json.Decoder(list[Told])
"""Made while one thread imports this: where two threads show msgspec a type for the first time at once, it crashes."""
