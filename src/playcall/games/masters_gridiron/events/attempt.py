"""An attempt: laid, announced, answered, resolved, and the points it brings."""

from __future__ import annotations

from playcall.kernel import Event

Terms = tuple[tuple[str, int], ...]
"""A sum, term by term: a rating code, a position, the id of an Audible or `carry`, with its number."""


class Laid(Event, frozen=True):
    """A scoring attempt and its announcement."""

    rules = ("MG-4.1", "MG-4.3", "MG-4.4", "MG-4.7")
    team: str
    player: int
    play: int
    result: str
    terms: Terms
    number: int
    stops: tuple[str, ...]


class Announced(Event, frozen=True):
    """The announcement as it stands after an Audible."""

    rules = ("MG-9.8",)
    team: str
    result: str
    terms: Terms
    number: int
    stops: tuple[str, ...]


class Punted(Event, frozen=True):
    """A punt; without a play `play` is -1 and nothing can stop it. `number` is the highest rating on the card."""

    rules = ("MG-10.6", "MG-10.8", "MG-10.9", "MG-10.10")
    team: str
    player: int
    play: int
    number: int
    stops: tuple[str, ...]


class Answered(Event, frozen=True):
    """A Defense card is laid; its number as it stands, and the rating it comes from."""

    rules = ("MG-5.1", "MG-5.2")
    team: str
    player: int
    terms: Terms
    number: int


class Resolved(Event, frozen=True):
    """Both numbers with every summand. `outcome` is touchdown, field_goal, settled, held, stopped, punt or returned."""

    rules = ("MG-5.4", "MG-5.5", "MG-5.7", "MG-5.9")
    offence: str
    defence: str
    player: int
    play: int
    defender: int
    offence_terms: Terms
    offence_number: int
    defence_terms: Terms
    defence_number: int
    outcome: str


class ReturnTried(Event, frozen=True):
    """A RETURN is judged: the counted number less the offence number against the margin it needs."""

    rules = ("MG-10.1", "MG-10.2", "MG-10.3", "MG-10.4")
    team: str
    card: int
    counted: int
    offence_number: int
    need: int
    good: bool


class Scored(Event, frozen=True):
    """Points of a turn; `what` is touchdown, field_goal or safety."""

    rules = ("MG-5.6", "MG-10.12")
    team: str
    what: str
    points: int
    on_defence: bool
    names: tuple[str, str]
    scores: tuple[int, int]


class CarryWon(Event, frozen=True):
    rules = ("MG-5.9",)
    team: str
    amount: int


class Kicked(Event, frozen=True):
    """The kick after a touchdown stands; `why` is chosen or few_cards."""

    rules = ("MG-11.1", "MG-11.7")
    team: str
    why: str


class WentForTwo(Event, frozen=True):
    """The two flipped cards and how it came out."""

    rules = ("MG-11.2", "MG-11.3", "MG-11.4", "MG-11.5", "MG-11.6")
    team: str
    cards: tuple[int, int]
    good: bool
    names: tuple[str, str]
    scores: tuple[int, int]
