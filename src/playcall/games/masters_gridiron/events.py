"""What happened: typed facts with the rules behind them. Cards are the numbers they have at the table.

`team` is the name of a side as it is called at this table; `seat` and `owner` are seats.
"""

from __future__ import annotations

from typing import ClassVar

from playcall.contract.kinds import kinds_in
from playcall.kernel import Event


class DeckBrought(Event, frozen=True):
    """A seat plays with a deck; `payroll` is 0 where it is not public."""

    rules = ("MG-1.1", "MG-1.9", "MG-1.10")
    seat: int
    team: str
    full_name: str
    payroll: int
    stock: bool


class Tossed(Event, frozen=True):
    """Who is the visiting team; `by_coin` where a coin said so."""

    rules = ("MG-1.2", "MG-1.8")
    visitor: int
    team: str
    by_coin: bool


class SpreadSet(Event, frozen=True):
    """The point spread in tenths; `favourite` is empty when there is none."""

    rules = ("MG-15.2", "MG-15.3", "MG-15.8")
    favourite: str
    underdog: str
    payrolls: tuple[int, int]
    tenths: int
    per_point: int
    """$ million."""


class Drew(Event, frozen=True):
    """Cards drawn: how many is public, which ones the owner alone knows."""

    rules = ("MG-1.5", "MG-6.1", "MG-6.3")
    secret: ClassVar[tuple[str, ...]] = ("offense", "defense", "playbook")
    owner: int
    team: str
    counts: tuple[int, int, int]
    offense: tuple[int, ...] | None
    defense: tuple[int, ...] | None
    playbook: tuple[int, ...] | None


class TurnBegins(Event, frozen=True):
    """`spot` is the offence's spot; in overtime `period` is above 0."""

    rules = ("MG-2.1", "MG-2.3", "MG-2.4")
    turn: int
    period: int
    team: str
    spot: int
    reply: bool


class TurnedOver(Event, frozen=True):
    """A discard pile became a deck without shuffling; `cards` from the top."""

    rules = ("MG-6.5", "MG-6.6", "MG-8.11")
    seat: int
    team: str
    deck: str
    cards: tuple[int, ...]


class BookGathered(Event, frozen=True):
    """All Playbook cards outside the hand went under the deck in the order they had left it; `cards` from the top."""

    rules = ("MG-8.14",)
    seat: int
    team: str
    cards: tuple[int, ...]


class OvertimeBegins(Event, frozen=True):
    rules = ("MG-7.4", "MG-8.1")
    team: str
    scores: tuple[int, int]


class PeriodEnds(Event, frozen=True):
    rules = ("MG-8.2", "MG-8.11")
    period: int


class ReplyDue(Event, frozen=True):
    """The home team has kicked a field goal on the first turn: the visitor has one more turn."""

    rules = ("MG-8.5", "MG-8.6")
    team: str


class FieldGoalsExchanged(Event, frozen=True):
    rules = ("MG-8.7",)


class GameOver(Event, frozen=True):
    """The result record of a game (MG-16.4). Lists are by seat; -1 and 0 stand for nobody and none."""

    rules = ("MG-7.2", "MG-16.4")
    names: tuple[str, str]
    scores: tuple[int, int]
    outcomes: tuple[str, str]
    defence_scores: tuple[str, str]
    conversions: tuple[int, int]
    converted: tuple[int, int]
    periods: int
    visitor: int
    winner: int
    favourite: int
    spread_tenths: int
    spread_winner: int


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
    points: int
    """Of the touchdown."""


class WentForTwo(Event, frozen=True):
    """The two flipped cards and how it came out."""

    rules = ("MG-11.2", "MG-11.3", "MG-11.4", "MG-11.5", "MG-11.6")
    team: str
    cards: tuple[int, int]
    good: bool
    gained: int
    """Points more, or fewer, than with the kick."""
    names: tuple[str, str]
    scores: tuple[int, int]


class AudibleDiscarded(Event, frozen=True):
    rules = ("MG-3.1", "MG-3.2")
    team: str
    card: int


class AudiblePlayed(Event, frozen=True):
    """An Audible in its window."""

    rules = ("MG-9.1", "MG-9.3", "MG-9.4", "MG-9.7")
    team: str
    card: int
    window: str


class SpentOnCall(Event, frozen=True):
    """A further player was discarded for an Audible, which adds a share of his rating."""

    rules = ("MG-9.10",)
    team: str
    player: int
    rating: str
    number: int
    share: int
    """The number is divided by this."""
    amount: int


class CallCancelled(Event, frozen=True):
    rules = ("MG-9.13", "MG-9.14")
    team: str
    card: int


class Scouted(Event, frozen=True):
    """The offence looks at the Defense hand; the cards are its secret."""

    rules = ("MG-9.4",)
    secret: ClassVar[tuple[str, ...]] = ("cards",)
    owner: int
    team: str
    cards: tuple[int, ...] | None


class ForcedOut(Event, frozen=True):
    """Cards of a hand discarded face up by an Audible; `hand` says from which."""

    rules = ("MG-9.9", "MG-9.10")
    team: str
    hand: str
    cards: tuple[int, ...]


class Cycled(Event, frozen=True):
    """Cards of a hand were put away for new ones; player cards go under the deck unseen."""

    rules = ("MG-3.4", "MG-9.20")
    secret: ClassVar[tuple[str, ...]] = ("drawn",)
    owner: int
    team: str
    hand: str
    count: int
    drawn: tuple[int, ...] | None


class Recalled(Event, frozen=True):
    rules = ("MG-4.11",)
    team: str
    given: int
    taken: int


class Looked(Event, frozen=True):
    """A seat looks at the top of one of its decks."""

    rules = ("MG-9.20",)
    secret: ClassVar[tuple[str, ...]] = ("cards",)
    owner: int
    team: str
    deck: str
    count: int
    cards: tuple[int, ...] | None


class Substituted(Event, frozen=True):
    """A laid player was replaced; the others went under the deck."""

    rules = ("MG-4.11", "MG-5.10")
    team: str
    out: int
    into: int


class PlayChanged(Event, frozen=True):
    """The laid play was replaced; `discarded` are the other cards."""

    rules = ("MG-5.10", "MG-9.9")
    team: str
    out: int
    into: int
    discarded: tuple[int, ...]


class PlaysDiscarded(Event, frozen=True):
    """Drawn Playbook cards that replaced nothing."""

    rules = ("MG-9.9",)
    team: str
    cards: tuple[int, ...]


EVENT_KINDS = kinds_in(globals())
