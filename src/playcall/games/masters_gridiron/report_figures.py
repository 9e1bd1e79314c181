"""The box score of a game: sums over what was told, and the lines that show them."""

from __future__ import annotations

from collections.abc import Sequence

from playcall.booklet.figures import Sums
from playcall.booklet.report import Figure
from playcall.games.masters_gridiron import events
from playcall.games.masters_gridiron.table import POINTS, SPOTS_TO_FILL, Table
from playcall.kernel import Event

SCORED = ("touchdown", "field_goal", "settled", "held")


class Tally(Sums):
    """Counts for both seats while a game is told."""

    def __init__(self) -> None:
        super().__init__()
        self.tried = ""

    def hear(self, event: Event, names: Sequence[str]) -> None:
        match event:
            case events.Laid(result=result) | events.Announced(result=result):
                self.tried = result
            case events.Resolved(offence=offence, outcome=outcome):
                self._resolved(event, names.index(offence), outcome)
            case events.AudiblePlayed(team=team):
                self.add(names.index(team), "audibles")
            case events.AudibleDiscarded(team=team):
                self.add(names.index(team), "discarded")
            case events.Punted(team=team):
                self.add(names.index(team), "punts")

    def _resolved(self, event: events.Resolved, seat: int, outcome: str) -> None:
        if outcome == "punt":
            return
        self.add(seat, "attempts")
        self.add(seat, f"tried {self.tried}")
        self.add(seat, "offence", event.offence_number)
        self.add(1 - seat, "answers")
        self.add(1 - seat, "defence", event.defence_number)
        if outcome == "touchdown":
            self.add(seat, "touchdowns")
        elif outcome in SCORED:
            self.add(seat, "field goals")
        else:
            self.add(1 - seat, "stops")

    # The lines ----------------------------------------------------------------------------------------------------

    def figures(self, s: Table) -> tuple[Figure, ...]:
        """The box score, the most important line first."""
        extra = [sum(POINTS[letter] for letter in s.outcomes[seat][SPOTS_TO_FILL:]) for seat in (0, 1)]
        defence = [sum(POINTS[letter] for letter in s.defence_scores[seat]) for seat in (0, 1)]
        own = [s.scores[seat] - extra[seat] - defence[seat] for seat in (0, 1)]
        lines = [plain("Points", s.scores), plain("On offence", own, 1), plain("On defence", defence, 1)]
        if s.period:
            lines.append(plain("In overtime", extra, 1))
        lines += [
            self.share("Touchdowns", "touchdowns", "tried TD"),
            self.share("Field goals", "field goals", "tried FG"),
            self.share("Stops", "stops", "answers"),
            self.line("Punts", "punts"),
            Figure(
                "Two-point tries",
                tuple(f"{s.converted[seat]} of {s.conversions[seat]}" for seat in (0, 1)),
                tuple(map(float, s.converted)),
            ),
            self.mean("Average attempt", "offence", "attempts"),
            self.mean("Average answer", "defence", "answers"),
            self.line("Audibles played", "audibles"),
            self.line("Audibles discarded", "discarded", 1),
        ]
        if any(s.payrolls):
            lines.append(Figure("Payroll", tuple(f"${pay}M" for pay in s.payrolls), tuple(map(float, s.payrolls))))
        return tuple(lines)


def plain(label: str, numbers: Sequence[int], level: int = 0) -> Figure:
    return Figure(label, tuple(map(str, numbers)), tuple(max(0.0, number) for number in numbers), level)
