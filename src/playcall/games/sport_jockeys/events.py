"""What happens in Sport Jockeys American Football, as facts. Teams are seats; cards are table cards."""

from __future__ import annotations

from playcall.contract.kinds import kinds_in
from playcall.kernel import Event

# Before the game, and the clock ------------------------------------------------------------------------------------


class CoinFlipped(Event, frozen=True):
    """The coin was called and flipped; `chooser` won the toss."""

    rules = ("SJ-6.2", "SJ-6.3")
    caller: int
    call: str
    landed: str
    chooser: int


class ExtraToss(Event, frozen=True):
    """A coin says who chooses before the extra unit."""

    rules = ("SJ-21.2",)
    landed: str
    chooser: int


class RoleChosen(Event, frozen=True):
    """The winner of the toss chose; `offence` has the ball first."""

    rules = ("SJ-6.3",)
    seat: int
    role: str
    offence: int


class SidesChosen(Event, frozen=True):
    rules = ("SJ-6.4",)
    seat: int
    home: int


class UnitBegins(Event, frozen=True):
    """A pass through the deck begins; `name` is quarter, half, game or extra."""

    rules = ("SJ-16.1", "SJ-16.3")
    number: int
    units: int
    name: str
    deck: int


class SecondHalfBegins(Event, frozen=True):
    """A drive in hand is dropped and the other team receives; `refreshed` says whether used cards came back."""

    rules = ("SJ-16.2", "SJ-16.8")
    offence: int
    refreshed: bool
    dropped: bool


class UnitEnds(Event, frozen=True):
    """`why` is chosen, no_cards, no_time, or decided in the extra unit."""

    rules = ("SJ-16.5", "SJ-16.6", "SJ-16.10")
    number: int
    units: int
    name: str
    why: str
    scores: tuple[int, int]


class PlaysOn(Event, frozen=True):
    """The deck is empty and OFF plays on."""

    rules = ("SJ-16.5",)
    seat: int


class ClockTicked(Event, frozen=True):
    """Nobody used a card: the top card of the deck is discarded."""

    rules = ("SJ-16.10",)
    card: int


class Drawn(Event, frozen=True):
    """Cards from the deck: how many is public, which ones their owner's secret."""

    rules = ("SJ-7.4", "SJ-22.2")
    secret = ("cards",)
    owner: int
    number: int
    cards: tuple[int, ...] | None


class GameOver(Event, frozen=True):
    rules = ("SJ-1.3", "SJ-16.9")
    scores: tuple[int, int]
    winner: int


# The huddle --------------------------------------------------------------------------------------------------------


class Delayed(Event, frozen=True):
    """Delay of Game: the whole hand goes to the discard, face up."""

    rules = ("SJ-4.1", "SJ-4.2")
    seat: int
    cards: tuple[int, ...]
    due: int


class TimedOut(Event, frozen=True):
    """A Time Out: how many cards are exchanged is public, which ones is the owner's secret."""

    rules = ("SJ-15.9",)
    secret = ("set_aside", "drawn")
    owner: int
    number: int
    set_aside: tuple[int, ...] | None
    drawn: tuple[int, ...] | None


# The play ----------------------------------------------------------------------------------------------------------


class Snapped(Event, frozen=True):
    """SNA, with its points."""

    rules = ("SJ-3.2", "SJ-9.1")
    seat: int
    row: int
    column: int
    worth: int


class Kicked(Event, frozen=True):
    """KIC with the kick cards; their points and white boxes."""

    rules = ("SJ-8.2", "SJ-3.3")
    seat: int
    cards: tuple[int, ...]
    worth: int
    boxes: int


class Spiked(Event, frozen=True):
    """The ball is spiked with a P/K; the rest of the hand goes too."""

    rules = ("SJ-4.6",)
    seat: int
    card: int
    discarded: tuple[int, ...]


class TouchbackDeclared(Event, frozen=True):
    """The Snap and a card face down, with the points of both."""

    rules = ("SJ-4.8", "SJ-4.9")
    secret = ("card",)
    owner: int
    card: int | None
    kickoff: bool
    snap: int
    worth: int


class TouchbackMade(Event, frozen=True):
    """How the Touchback came out: the points of both teams, and the columns the cube shifts."""

    rules = ("SJ-4.8", "SJ-4.10")
    offence: int
    points: tuple[int, int]
    columns: int


class ActionPlayed(Event, frozen=True):
    """An action with its arithmetic; `answer` counters `answered` (codes; empty for a recovery)."""

    rules = ("SJ-10.1", "SJ-13.1", "SJ-18.3")
    seat: int
    face: int
    cards: tuple[int, ...]
    combo: str
    worth: int
    boxes: int
    bonus: int
    laterals: int
    answer: str
    answered: str
    totals: tuple[int, int]


class NoCard(Event, frozen=True):
    """A team plays no card; `offence` says in which role, `hand` how many cards it holds."""

    rules = ("SJ-10.3", "SJ-10.5", "SJ-10.7")
    seat: int
    offence: bool
    hand: int


class SloppyTackle(Event, frozen=True):
    rules = ("SJ-4.3", "SJ-4.4", "SJ-18.7")
    secret = ("card",)
    owner: int
    card: int | None
    worth: int
    gift: int


class LooseBall(Event, frozen=True):
    """OFF did not recover; DEF has its chance."""

    rules = ("SJ-14.1", "SJ-14.3")
    seat: int


class Recovered(Event, frozen=True):
    """Whoever picked up the loose ball."""

    rules = ("SJ-14.2", "SJ-14.5")
    seat: int
    kept: bool


class DeadBall(Event, frozen=True):
    """Neither team recovered: OFF keeps the ball and the play is over."""

    rules = ("SJ-14.6",)
    offence: int


class Intercepted(Event, frozen=True):
    rules = ("SJ-14.7",)
    seat: int


class PossessionChanged(Event, frozen=True):
    """The teams swap roles and the cube swaps rows."""

    rules = ("SJ-14.8", "SJ-17.6")
    offence: int
    old_row: int
    row: int
    column: int


class Challenged(Event, frozen=True):
    """A Challenge; `coin` is empty when no review was flipped. Without success nothing is struck."""

    rules = ("SJ-15.5", "SJ-15.6", "SJ-15.7")
    seat: int
    coin: str
    succeeded: bool
    struck: tuple[int, ...]
    standing: tuple[int, ...]
    face: int
    points: tuple[int, int, int]
    totals: tuple[int, int]


class NotChallenged(Event, frozen=True):
    rules = ("SJ-15.5",)
    seat: int


class Injured(Event, frozen=True):
    """A card lost at random."""

    rules = ("SJ-15.10",)
    seat: int
    card: int


# The end of a play -------------------------------------------------------------------------------------------------


class PenaltyEnforced(Event, frozen=True):
    """All points after the action are ignored."""

    rules = ("SJ-15.2", "SJ-15.3")
    seat: int
    before: tuple[int, int]
    after: tuple[int, int]


class PenaltyDeclined(Event, frozen=True):
    rules = ("SJ-15.2", "SJ-15.4")
    seat: int


class Tallied(Event, frozen=True):
    """The totals with their terms: the points of each action that counts, in order of play."""

    rules = ("SJ-1.4", "SJ-18.1", "SJ-18.8")
    offence: int
    terms: tuple[tuple[int, ...], tuple[int, ...]]
    totals: tuple[int, int]
    doubled: bool


class CubeMoved(Event, frozen=True):
    """`why` is won, tied, lost, touchback or touchdown."""

    rules = ("SJ-18.9", "SJ-18.10", "SJ-18.11", "SJ-18.13", "SJ-18.14", "SJ-18.15")
    offence: int
    old_row: int
    old_column: int
    row: int
    column: int
    why: str


class AutomaticTouchdown(Event, frozen=True):
    """DEF did not answer: no tally, the cube goes straight to the points."""

    rules = ("SJ-7.5", "SJ-10.6")
    offence: int
    row: int


class Scored(Event, frozen=True):
    """The cube has reached the points column; `seat` gets the points, `what` is one of `tally.RESULTS`."""

    rules = ("SJ-19.1", "SJ-19.2", "SJ-19.3")
    seat: int
    what: str
    points: int
    scores: tuple[int, int]
    next_offence: int
    kickoff: bool


EVENT_KINDS = kinds_in(globals())
