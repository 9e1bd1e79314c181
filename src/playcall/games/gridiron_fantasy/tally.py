"""The box score: what every team has done, counted while games are told."""

from __future__ import annotations

from collections.abc import Sequence

from playcall.contract import msg
from playcall.contract.figures import Sums
from playcall.contract.report import Figure
from playcall.games.gridiron_fantasy import events as e
from playcall.games.gridiron_fantasy.catalogue import Face
from playcall.kernel import Event

LOST = {"interception": "interceptions", "fumble": "fumbles", "downs": "downs", "blocked kick": "blocked"}


class Tally(Sums):
    """Counts for every team while games are told."""

    def __init__(self, teams: int, prints: Sequence[Face]) -> None:
        super().__init__(teams)
        self.prints = prints
        self.offence = self.defence = 0
        self.advantage = 0
        self.kind = ""
        """Of the Play under way; empty in a two-point try and outside Plays."""
        self.gained = 0
        """Yards of the Play under way, until nothing can take them back."""
        self.mark = 0
        """The first-down line of the drive under way; 0 where there is none."""
        self.down = 0

    def hear(self, event: Event, names: Sequence[str]) -> None:
        match event:
            case e.Scored(team=team, what=what, points=points):
                self._score(names.index(team), what, points)
            case e.PlaysRevealed():
                self._reveal(event, names)
            case e.DriveBegins() | e.DownMarked() | e.Turnover():
                self._spot(event, names)
            case e.AdvantageFixed(team=team):
                self.advantage = names.index(team)
            case e.ChallengeOver(team=team):
                self._challenge(names.index(team))
            case e.YardsAdded(yards=yards, los=los):
                self.gained = yards - max(0, los - 100) - min(0, los)
            case e.FlagDecided(accepted=True, against=team, yards=yards):
                self._flag(names.index(team), yards)
            case e.KickBegins(team=team, context=context):
                self.add(names.index(team), f"{context} kicks")
            case _:
                self._card(event, names)

    def _card(self, event: Event, names: Sequence[str]) -> None:
        match event:
            case e.CardLaid(team=team):
                self.add(names.index(team), "laid")
            case e.ActionPlayed(team=team):
                self.add(names.index(team), "actions")
            case e.Injured(team=team, level=level) if level > 0:
                self.add(names.index(team), "injuries")
            case e.Declared(team=team, what="two points" | "extra point"):
                self.add(names.index(team), "tries")
                self.kind = ""

    def _score(self, team: int, what: str, points: int) -> None:
        self.add(team, "points", points)
        self.add(team, what)
        if what in ("two points", "extra point"):
            self.add(team, "tries good")
        self._settle()
        self.mark = 0

    def _reveal(self, event: e.PlaysRevealed, names: Sequence[str]) -> None:
        self.offence, self.defence = names.index(event.offence), names.index(event.defence)
        self.gained = 0
        self.kind = self.prints[event.off_card].kind if self.mark else ""
        if self.kind:
            self.add(self.offence, "plays")
            self.add(self.offence, f"{self.kind} plays")

    def _spot(self, event: e.DriveBegins | e.DownMarked | e.Turnover, names: Sequence[str]) -> None:
        """A Play has come to its end: its yards count, or the ball is lost."""
        if isinstance(event, e.DriveBegins):
            self.add(names.index(event.team), "drives")
            self.gained, self.down, self.mark = 0, 0, 1
        elif isinstance(event, e.Turnover):
            self.add(self.offence, "lost")
            self.add(self.offence, LOST[event.how])
            self.gained = self.gained if event.how == "downs" else 0
            self._settle()
            self.mark = 0
        else:
            self._settle()
            mark = event.los + event.to_go
            self.add(names.index(event.team), "first downs", int(event.first and self.down > 0 and mark != self.mark))
            self.down, self.mark = event.down, mark

    def _settle(self) -> None:
        if self.kind:
            self.add(self.offence, "yards", self.gained)
            self.add(self.offence, f"{self.kind} yards", self.gained)
        self.kind, self.gained = "", 0

    def _challenge(self, team: int) -> None:
        self.add(self.offence, "challenges")
        self.add(self.defence, "challenges")
        self.add(team, "won")
        self.add(team, "upsets", int(team != self.advantage))

    def _flag(self, team: int, yards: int) -> None:
        """GF-10.12  What the Play gained is taken back."""
        self.gained = 0
        self.add(team, "penalties")
        self.add(team, "penalty yards", yards)

    # The lines ----------------------------------------------------------------------------------------------------

    def figures(self) -> tuple[Figure, ...]:
        """The box score, the most important line first; parts that nobody has are left out."""
        for sums in self.sums:
            sums["touchdowns"] = sums["touchdown"] + sums["return touchdown"]
        lines = (
            self.line(msg("gf-figure-points"), "points"),
            self.line(msg("gf-figure-touchdowns"), "touchdowns"),
            self.line(msg("gf-figure-returns"), "return touchdown", 1),
            self.share(msg("gf-figure-tries"), "tries good", "tries"),
            self.share(msg("gf-figure-field-goals"), "field goal", "field_goal kicks"),
            self.line(msg("gf-figure-safeties"), "safety"),
            self.line(msg("gf-figure-drives"), "drives"),
            self.line(msg("gf-figure-plays"), "plays"),
            self.line(msg("gf-figure-runs"), "run plays", 1),
            self.line(msg("gf-figure-passes"), "pass plays", 1),
            self.line(msg("gf-figure-yards"), "yards"),
            self.line(msg("gf-figure-run-yards"), "run yards", 1),
            self.line(msg("gf-figure-pass-yards"), "pass yards", 1),
            self.mean(msg("gf-figure-average"), "yards", "plays"),
            self.line(msg("gf-figure-first-downs"), "first downs"),
            self.share(msg("gf-figure-challenges"), "won", "challenges"),
            self.line(msg("gf-figure-upsets"), "upsets", 1),
            self.line(msg("gf-figure-lost"), "lost"),
            *(self.line(msg(f"gf-figure-{how}"), how, 1) for how in LOST.values()),
            self.line(msg("gf-figure-punts"), "punt kicks"),
            self.line(msg("gf-figure-penalties"), "penalties"),
            self.line(msg("gf-figure-penalty-yards"), "penalty yards", 1),
            self.line(msg("gf-figure-injuries"), "injuries"),
            self.line(msg("gf-figure-laid"), "laid"),
            self.line(msg("gf-figure-actions"), "actions"),
        )
        return tuple(line for line in lines if not line.level or any(line.amounts))
