"""The box score of a game: sums over what was told, and the lines that show them."""

from __future__ import annotations

from playcall.booklet.figures import Sums
from playcall.booklet.report import Figure
from playcall.games.sport_jockeys import events
from playcall.games.sport_jockeys.combos import SIMPLE
from playcall.games.sport_jockeys.names import capital, unit_title
from playcall.kernel import Event


class Tally(Sums):
    """Counts for both teams while a game is told."""

    def __init__(self) -> None:
        super().__init__()
        self.units: dict[int, str] = {}
        self.unit = 0

    def hear(self, event: Event) -> None:
        match event:
            case events.UnitBegins(number=number, name=name):
                self.unit, self.units[number] = number, capital(unit_title(number, name))
            case events.Scored(seat=seat, what=what, points=points):
                self._scored(seat, what, points)
            case events.Tallied(totals=totals):
                self._tallied(totals)
            case events.AutomaticTouchdown(offence=offence):
                self.add(offence, "run in")
            case events.ActionPlayed():
                self._action(event)
            case events.PossessionChanged(offence=offence):
                self.add(offence, "thefts")
            case events.SloppyTackle(owner=seat):
                self.add(seat, "sloppy")
            case events.PenaltyEnforced(seat=seat):
                self.add(seat, "enforced")
            case events.Challenged(seat=seat, succeeded=True):
                self.add(seat, "challenges")
            case events.Injured(seat=seat):
                self.add(1 - seat, "injuries")
            case events.Delayed(seat=seat) | events.TimedOut(owner=seat) | events.Spiked(seat=seat):
                self.add(seat, "regrouped")

    def _scored(self, seat: int, what: str, points: int) -> None:
        self.add(seat, "points", points)
        self.add(seat, f"points {self.unit}", points)
        kind = "touchdowns" if "touchdown" in what else what
        self.add(seat, kind)

    def _tallied(self, totals: tuple[int, int]) -> None:
        for seat in (0, 1):
            self.add(seat, "tallied")
            self.add(seat, "won", int(totals[seat] > totals[1 - seat]))
            self.add(seat, "play points", totals[seat])
            self.sums[seat]["best"] = max(self.sums[seat]["best"], totals[seat])

    def _action(self, event: events.ActionPlayed) -> None:
        self.add(event.seat, "actions")
        self.add(event.seat, "cards", len(event.cards))
        if event.combo:
            self.add(event.seat, "simple" if event.combo == SIMPLE else "advanced")
            self.add(event.seat, "bonus", event.bonus)

    # The lines ----------------------------------------------------------------------------------------------------

    def figures(self) -> tuple[Figure, ...]:
        """The box score, the most important line first."""
        units = [self.line(name, f"points {number}", 1) for number, name in self.units.items()]
        return (
            self.line("Points", "points"),
            *(units if len(units) > 1 else ()),
            self.line("Touchdowns", "touchdowns"),
            self.line("Without an answer", "run in", 1),
            self.line("Field goals", "field goal"),
            self.line("Safeties", "safety"),
            self.share("Plays won", "won", "tallied"),
            self.line("Play Points", "play points"),
            self.line("Most in a play", "best", 1),
            self.line("Actions", "actions"),
            self.line("Cards played", "cards", 1),
            self.line("Advanced combos", "advanced"),
            self.line("Simple combos", "simple"),
            self.line("Points for combos", "bonus", 1),
            self.line("Turnovers won", "thefts"),
            self.line("Sloppy Tackles", "sloppy"),
            self.line("Penalties enforced", "enforced"),
            self.line("Challenges won", "challenges"),
            self.line("Cards injured", "injuries"),
            self.line("New hands in the huddle", "regrouped"),
        )
