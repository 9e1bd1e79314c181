"""What happened: typed facts with the rules behind them. Cards are the numbers they have at the table.

`team` is the name of a team as it is called at this table; `owner` is a seat. Abilities are numbers, -1 for none.
"""

from __future__ import annotations

from typing import ClassVar

from playcall.contract.kinds import kinds_in
from playcall.kernel import Event


class DeckBrought(Event, frozen=True):
    rules = ("GF-2.4", "GF-2.18", "GF-2.19")
    seat: int
    team: str
    deck: str


class DeckBuilt(Event, frozen=True):
    """An Action deck is made of a sealed pool."""

    rules = ("GF-15.3", "GF-2.15")
    team: str
    role: int
    size: int


class Tossed(Event, frozen=True):
    """A coin; its winner chooses."""

    rules = ("GF-3.1", "GF-13.8")
    team: str
    overtime: bool


class HomeVisitor(Event, frozen=True):
    rules = ("GF-3.1", "GF-3.2", "GF-3.3")
    home: str
    visitor: str


class TeamRevealed(Event, frozen=True):
    rules = ("GF-3.4", "GF-3.5")
    team: str
    card: int


class TeamReplaced(Event, frozen=True):
    """`new` is -1 where no extra Team card is legal."""

    rules = ("GF-3.6", "GF-3.7", "GF-3.8")
    team: str
    old: int
    new: int


class DriveBegins(Event, frozen=True):
    rules = ("GF-5.1", "GF-12.23")
    team: str
    drive: int
    of: int
    los: int


class DriveOver(Event, frozen=True):
    rules = ("GF-12.1", "GF-12.23")
    team: str
    how: str


class HalftimeBegins(Event, frozen=True):
    rules = ("GF-13.1", "GF-13.2", "GF-13.3")
    names: tuple[str, ...]
    scores: tuple[int, ...]


class FinalKick(Event, frozen=True):
    rules = ("GF-13.6", "GF-13.7")
    team: str


class OvertimeBegins(Event, frozen=True):
    rules = ("GF-13.8", "GF-13.9", "GF-13.10")
    team: str


class CutShown(Event, frozen=True):
    """A card of the deck that all see for a moment."""

    rules = ("GF-17.9", "GF-17.10")
    team: str
    shown: int


class TookField(Event, frozen=True):
    """Tag Team: who is on the field, and who sent them (empty at the start)."""

    rules = ("GF-17.9", "GF-17.11", "GF-17.12")
    team: str
    role: str
    by: str


class FixtureBegins(Event, frozen=True):
    rules = ("GF-17.5", "GF-17.6", "GF-17.7")
    name: str
    one: str
    two: str


class FixtureOver(Event, frozen=True):
    rules = ("GF-17.5", "GF-17.6")
    winner: str
    loser: str
    by_coin: bool


class GameOver(Event, frozen=True):
    """The end, with the points; a bracket ends with the games that were won."""

    rules = ("GF-13.5", "GF-13.11")
    names: tuple[str, ...]
    scores: tuple[int, ...]
    winner: str
    bracket: bool = False


class CardsDrawn(Event, frozen=True):
    rules = ("GF-4.1", "GF-5.5", "GF-11.7")
    secret: ClassVar[tuple[str, ...]] = ("cards",)
    owner: int
    team: str
    count: int
    cards: tuple[int, ...] | None


class CardsPutBack(Event, frozen=True):
    rules = ("GF-4.10", "GF-4.11", "GF-12.24")
    secret: ClassVar[tuple[str, ...]] = ("cards",)
    owner: int
    team: str
    count: int
    cards: tuple[int, ...] | None


class LookedAt(Event, frozen=True):
    rules = ("GF-7.23",)
    secret: ClassVar[tuple[str, ...]] = ("cards",)
    owner: int
    team: str
    what: str
    count: int
    cards: tuple[int, ...] | None


class PlaySwapped(Event, frozen=True):
    rules = ("GF-5.2", "GF-5.4")
    secret: ClassVar[tuple[str, ...]] = ("out", "into")
    owner: int
    team: str
    out: int | None
    into: int | None


class ContinuingStarted(Event, frozen=True):
    rules = ("GF-14.5", "GF-14.9")
    team: str
    card: int


class ContinuingEnded(Event, frozen=True):
    rules = ("GF-14.5", "GF-14.9", "GF-14.13")
    team: str
    card: int


class Discarded(Event, frozen=True):
    rules = ("GF-11.5", "GF-12.24")
    team: str
    cards: tuple[int, ...]


class Recovered(Event, frozen=True):
    rules = ("GF-7.23",)
    team: str
    card: int


class DownsChanged(Event, frozen=True):
    """An effect has cost downs (`lost`), given a first down (`first`) or the same down again (`repeat`)."""

    rules = ("GF-8.24", "GF-11.1")
    team: str
    how: str
    number: int


class CardRemoved(Event, frozen=True):
    rules = ("GF-7.23",)
    team: str
    card: int


class Reshuffled(Event, frozen=True):
    rules = ("GF-11.6", "GF-12.25", "GF-13.2")
    team: str
    size: int


class CoinFlipped(Event, frozen=True):
    rules = ("GF-7.23",)
    team: str
    heads: bool


class KickBegins(Event, frozen=True):
    """A kick of any kind; `spot` is the line of scrimmage, or 0."""

    rules = ("GF-4.1", "GF-12.2", "GF-12.6", "GF-12.16")
    team: str
    other: str
    context: str
    spot: int


class Declared(Event, frozen=True):
    """Play, punt or field goal; touchback, return, fair catch; kick or two points."""

    rules = ("GF-4.3", "GF-6.8", "GF-12.5", "GF-12.11")
    team: str
    what: str


class AbilityDeclared(Event, frozen=True):
    rules = ("GF-4.6", "GF-4.18")
    team: str
    ability: int


class QuickRevealed(Event, frozen=True):
    rules = ("GF-4.8", "GF-4.10", "GF-4.12")
    context: str
    kicking: str
    receiving: str
    ability: int
    kick_cards: tuple[int, ...]
    return_cards: tuple[int, ...]
    kick_count: int
    return_count: int
    bonuses: tuple[int, int]
    difference: int


class BallPlaced(Event, frozen=True):
    """Where a kick or return has brought the ball, from the new owner's side; `baseline` and the rate that applied."""

    rules = ("GF-4.9", "GF-4.14", "GF-4.16", "GF-12.3")
    team: str
    los: int
    baseline: int
    rate: int
    difference: int
    onside: bool = False


class FieldGoalTried(Event, frozen=True):
    rules = ("GF-12.6", "GF-12.7", "GF-12.8")
    team: str
    distance: int
    needed: int
    good: bool


Parts = tuple[tuple[int, str, int, int], ...]
"""What counts in Totals: role, what gives it, ability, how many."""


class KindRead(Event, frozen=True):
    """V63  The owner is told the kind that the other team has called."""

    rules = ("GF-6.10", "GF-7.23")
    secret: ClassVar[tuple[str, ...]] = ("kind",)
    owner: int
    team: str
    kind: str | None


class Switched(Event, frozen=True):
    rules = ("GF-6.1", "GF-6.2", "GF-6.6")
    team: str
    active: tuple[int, ...]


class PlaysRevealed(Event, frozen=True):
    rules = ("GF-6.10", "GF-6.13")
    offence: str
    defence: str
    off_card: int
    def_card: int


class PlayReplaced(Event, frozen=True):
    rules = ("GF-6.13",)
    team: str
    old: int
    new: int


class AdvantageFixed(Event, frozen=True):
    rules = ("GF-6.14",)
    team: str
    off_kind: str
    def_kind: str
    by_effect: bool


class DominantFixed(Event, frozen=True):
    rules = ("GF-6.15", "GF-6.16")
    ability: int
    team: str
    by_effect: bool


class TotalsCounted(Event, frozen=True):
    """Both Totals in an ability with everything that counts in it."""

    rules = ("GF-6.17", "GF-6.21", "GF-6.22")
    offence: str
    defence: str
    ability: int
    off_total: int
    def_total: int
    parts: Parts


class SecondaryOpened(Event, frozen=True):
    rules = ("GF-7.17", "GF-7.18")
    team: str
    card: int
    key: int
    own: int
    other: int


class CardLaid(Event, frozen=True):
    """A Challenge card; `named` is what its Wild stands for. The Totals are those of the Primary."""

    rules = ("GF-7.4", "GF-7.6", "GF-7.9")
    team: str
    card: int
    named: int
    ability: int
    off_total: int
    def_total: int
    beside: tuple[tuple[int, int, int], ...] = ()
    """Of Secondaries that it counts in: ability and both Totals."""


class StarApplied(Event, frozen=True):
    rules = ("GF-6.18",)
    team: str
    card: int
    ability: int
    off_total: int
    def_total: int


class ActionPlayed(Event, frozen=True):
    rules = ("GF-7.23", "GF-7.27")
    team: str
    card: int


class ActionCancelled(Event, frozen=True):
    rules = ("GF-7.27",)
    team: str
    card: int


class AbilityUsed(Event, frozen=True):
    rules = ("GF-7.23", "GF-7.31")
    team: str
    card: int
    number: int = 0
    """Which of its abilities."""


class TotalsChanged(Event, frozen=True):
    """What an effect has made of both Totals of the Dominant Ability."""

    rules = ("GF-6.22", "GF-7.23")
    ability: int
    off_total: int
    def_total: int


class Passed(Event, frozen=True):
    rules = ("GF-7.3", "GF-7.5")
    team: str


class ChallengeOver(Event, frozen=True):
    rules = ("GF-7.1", "GF-8.1")
    team: str
    success: bool
    ability: int
    off_total: int
    def_total: int


class SecondaryResult(Event, frozen=True):
    rules = ("GF-7.19", "GF-7.20", "GF-8.20")
    team: str
    key: int
    own: int
    other: int
    success: bool
    number: int
    """Of the Secondary in the card set."""


ObjectiveSteps = tuple[tuple[str, int, int, int], ...]
"""What it is, the card that it comes from by its place in the set (-1 for none), its amount, and the yards so far."""


class ObjectiveFixed(Event, frozen=True):
    """Every step of the computation."""

    rules = ("GF-8.5", "GF-8.6", "GF-8.7", "GF-8.8", "GF-8.9")
    team: str
    card: int
    steps: ObjectiveSteps
    yards: int


class SpecialApplied(Event, frozen=True):
    rules = ("GF-8.14", "GF-8.15")
    team: str
    card: int


class YardsAdded(Event, frozen=True):
    """The sum of a Play."""

    rules = ("GF-8.17", "GF-8.24")
    team: str
    objective: int
    special: int
    yards: int
    los: int


class Injured(Event, frozen=True):
    rules = ("GF-9.1", "GF-9.3", "GF-9.4", "GF-9.9")
    team: str
    card: int
    level: int
    shift: int


class Benched(Event, frozen=True):
    rules = ("GF-6.7",)
    team: str
    card: int


class CameBack(Event, frozen=True):
    rules = ("GF-9.7", "GF-9.11")
    team: str
    card: int


class PatchedUp(Event, frozen=True):
    rules = ("GF-9.3",)
    team: str
    card: int
    level: int


class CalledUp(Event, frozen=True):
    rules = ("GF-9.11",)
    team: str
    out: int
    into: int


class RisksCompared(Event, frozen=True):
    """0 for a team without any risk; `fouling` is empty when there is no penalty."""

    rules = ("GF-10.1", "GF-10.3", "GF-10.4")
    offence: str
    defence: str
    off_risk: int
    def_risk: int
    fouling: str


class Complained(Event, frozen=True):
    rules = ("GF-10.6", "GF-10.7", "GF-10.8", "GF-10.9")
    team: str
    card: int
    alerts: tuple[int, ...]
    bonus: int
    risk: int
    foul: str


class FlagDecided(Event, frozen=True):
    rules = ("GF-10.11", "GF-10.12", "GF-10.16")
    team: str
    against: str
    accepted: bool
    yards: int
    los: int


class DownMarked(Event, frozen=True):
    rules = ("GF-11.1", "GF-5.8", "GF-16.4")
    team: str
    down: int
    to_go: int
    los: int
    first: bool


class Turnover(Event, frozen=True):
    """The ball is lost, and lies there from the new owner's side."""

    rules = ("GF-8.22", "GF-12.18", "GF-12.19", "GF-12.21")
    team: str
    how: str
    los: int


class Scored(Event, frozen=True):
    rules = ("GF-16.5", "GF-12.10", "GF-12.16")
    team: str
    what: str
    points: int
    names: tuple[str, ...]
    scores: tuple[int, ...]


class TryFailed(Event, frozen=True):
    rules = ("GF-12.13", "GF-12.14")
    team: str


EVENT_KINDS = kinds_in(globals())
