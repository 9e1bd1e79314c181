"""The course of a game: the coin, teams, drafts, halves, overtime, competitions."""

from __future__ import annotations

from playcall.kernel import Event


class CoinFlipped(Event, frozen=True):
    """The coin was called and flipped; the right call has the Option."""

    rules = ("FH-12.3",)
    caller: int
    call: str
    landed: str
    option: int


class OrderChosen(Event, frozen=True):
    """The seats' roles are set; -1 is the automatic opponent."""

    rules = ("FH-12.4",)
    visitor: int
    home: int


class TeamPicked(Event, frozen=True):
    rules = ("FH-12.5",)
    seat: int
    team: int


class Drafted(Event, frozen=True):
    """A secret pick."""

    rules = ("FH-13.2",)
    secret = ("card",)
    owner: int
    team: int
    card: int | None


class OpenPick(Event, frozen=True):
    """A pick everybody sees."""

    rules = ("FH-13.4",)
    team: int
    card: int


class Cut(Event, frozen=True):
    rules = ("FH-17.4",)
    secret = ("card",)
    owner: int
    team: int
    card: int | None


class Filled(Event, frozen=True):
    """A place of the 15 was filled from the Play Deck, or by an injured card that must play."""

    rules = ("FH-11.6", "FH-11.8")
    secret = ("card",)
    owner: int
    team: int
    card: int | None


class HalfBegins(Event, frozen=True):
    rules = ("FH-14.1", "FH-18.1")
    half: int
    first: int


class AudibleSet(Event, frozen=True):
    """Whether a card was placed in the Audible space; which one is the owner's secret."""

    rules = ("FH-14.2",)
    secret = ("card",)
    owner: int
    team: int
    placed: bool
    card: int | None


class HalfEnds(Event, frozen=True):
    rules = ("FH-16.5",)
    half: int
    teams: tuple[int, int]
    scores: tuple[int, int]


class OvertimeBegins(Event, frozen=True):
    rules = ("FH-20.2",)
    round: int


class OvertimeCards(Event, frozen=True):
    """Both cards are revealed."""

    rules = ("FH-20.3",)
    visitor_card: int
    home_card: int


class CoinDecides(Event, frozen=True):
    rules = ("FH-20.12",)
    team: int


class MatchOver(Event, frozen=True):
    """The final score; `winner` is a team, or -1 for a tie."""

    rules = ("FH-20.1",)
    teams: tuple[int, int]
    scores: tuple[int, int]
    winner: int


class SeedsDrawn(Event, frozen=True):
    """Seats in the order of the draw."""

    rules = ("FH-21.4",)
    seats: tuple[int, ...]


class FixtureBegins(Event, frozen=True):
    """A game of a competition, with the stage it belongs to."""

    rules = ("FH-21.4", "FH-22.6", "FH-22.8")
    stage: str
    number: int
    visitor: int
    home: int


class Standings(Event, frozen=True):
    """Seats from first to last with their points."""

    rules = ("FH-22.7",)
    order: tuple[int, ...]
    points: tuple[int, ...]


class CompetitionWon(Event, frozen=True):
    rules = ("FH-21.2", "FH-22.8")
    seat: int
