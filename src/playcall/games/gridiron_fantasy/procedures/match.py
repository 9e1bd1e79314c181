"""GF-1, GF-3, GF-12, GF-13  One game: setup, drives with their kicks, halftime, the final kick, overtime, the end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from playcall.games.gridiron_fantasy import events
from playcall.games.gridiron_fantasy.actions import KICK_OFF, RECEIVE
from playcall.games.gridiron_fantasy.procedures.drive import Drive, EndDrive, Try, advance_marker
from playcall.games.gridiron_fantasy.procedures.halftime import Halftime
from playcall.games.gridiron_fantasy.procedures.kicks import Kickoff
from playcall.games.gridiron_fantasy.procedures.setup import BringDecks, ChoosePlaybooks, ChooseTeam, RevealTeams, Toss
from playcall.games.gridiron_fantasy.table import NOBODY, Table
from playcall.kernel import DONE, Ask, Procedure, Step
from playcall.kernel import Result as Ending

HALF_OF_A_FULL_GAME = 5


@dataclass(slots=True)
class SingleGame(Procedure):
    """GF-1.1  One game between two teams."""

    order = ("bring_decks", "match", "finish")

    def bring_decks(self, s: Table) -> Step:
        return BringDecks()

    def match(self, s: Table) -> Step:
        return Match()

    def finish(self, s: Table) -> Step:  # GF-13.5
        winner = leader(s)
        scores = tuple([s.scores[s.team_of_seat(seat)] for seat in range(s.options.players)])
        tell_end(s, winner)
        by, rule = ended_by(s, winner)
        s.result = crown(s, scores, winner, by, rule)
        return None


@dataclass(slots=True)
class Match(Procedure):
    """GF-2, GF-3, GF-13  From the choice of Team cards to the winner, between Home and Visitor."""

    order = ("choose_team", "choose_books", "toss", "reveal", "opening", "regulation", "final_kick", "overtime")

    def choose_team(self, s: Table) -> Step:
        return ChooseTeam()

    def choose_books(self, s: Table) -> Step:
        return ChoosePlaybooks()

    def toss(self, s: Table) -> Step:
        return Toss()

    def reveal(self, s: Table) -> Step:
        return RevealTeams()

    def opening(self, s: Table) -> Step:  # GF-3.2, GF-3.3
        s.drive, s.last_drive, s.half, s.ended, s.overtime = 1, s.options.drives, 1, "", False
        s.plays = 0
        s.owed, s.kicker = "kickoff", s.away
        return None

    def regulation(self, s: Table) -> Step:
        return Drives()

    def final_kick(self, s: Table) -> Step:  # GF-13.6, GF-13.7
        owed = s.owed in ("kickoff", "safety_kick") and not s.overtime
        return LastKick() if owed and s.options.final_kick else None

    def overtime(self, s: Table) -> Step:  # GF-13.8, GF-13.11
        if s.scores[s.home] != s.scores[s.away] or s.ended == "guard":
            return None
        return Overtime()


@dataclass(slots=True)
class Drives(Procedure):
    """GF-12.28, GF-13.5  Kick, drive, try and the end of the drive, over and over until all drives are played."""

    order: ClassVar[tuple[str, ...]] = ("kick", "drive", "extra", "end", "again")

    def kick(self, s: Table) -> Step:
        take_field(s)
        s.drive_over = ""
        return Kickoff(s.owed) if s.owed in ("kickoff", "safety_kick") else None

    def drive(self, s: Table) -> Step:
        return None if s.drive_over or s.ended else Drive()

    def extra(self, s: Table) -> Step:
        return Try() if s.scorer >= 0 and s.ended != "overtime" else None

    def end(self, s: Table) -> Step:
        return EndDrive() if s.ended != "overtime" else None

    def again(self, s: Table) -> Step:
        if s.ended:
            return DONE
        count_return(s)
        if s.overtime:
            limit = s.options.overtime_drives
            return DONE if limit and s.drive > s.last_drive + limit else self.kick
        if s.drive > s.last_drive:
            return DONE
        if s.options.length == "full" and s.half == 1 and s.drive > HALF_OF_A_FULL_GAME:
            return HalfAndOn()
        return self.kick


@dataclass(slots=True)
class HalfAndOn(Procedure):
    """GF-13.1  Halftime, and the drives of the second half."""

    order = ("halftime", "drives")

    def halftime(self, s: Table) -> Step:
        return Halftime()

    def drives(self, s: Table) -> Step:
        return Drives()


def take_field(s: Table) -> None:
    """Who kicks, or has the ball, is on offence."""
    if s.kicker not in (NOBODY, s.off):
        s.off, s.dfn = s.kicker, s.off
    if s.off == s.dfn:
        s.dfn = s.home if s.off == s.away else s.away


def count_return(s: Table) -> None:
    """GF-12.22  A touchdown on a return within a drive counts as a drive too, but for the last of a half or game."""
    if not s.returned:
        return
    s.returned = False
    before = s.drive - 1
    last_of_half = s.options.length == "full" and s.options.form != "tag" and before == HALF_OF_A_FULL_GAME
    if before < s.last_drive and not last_of_half and not s.overtime:
        advance_marker(s)


@dataclass(slots=True)
class LastKick(Procedure):
    """GF-13.6, GF-13.7  The kick still owed when all drives are completed; only a return can score on it."""

    order = ("kick", "extra")

    def kick(self, s: Table) -> Step:
        s.tell(events.FinalKick(s.names[s.kicker]))
        take_field(s)
        s.drive_over, s.scorer = "", NOBODY
        return Kickoff(s.owed)

    def extra(self, s: Table) -> Step:
        s.owed = ""
        return Try() if s.scorer >= 0 else None


@dataclass(slots=True)
class Overtime(Procedure):
    """GF-13.8 to GF-13.10  Sudden death: a coin, a kickoff, and the first score wins."""

    winner: int = 0

    order = ("flip", "choose", "play")

    def flip(self, s: Table) -> Step:
        self.winner = (s.home, s.away)[s.chance.number("coin", 2)]
        s.tell(events.Tossed(s.names[self.winner], True))
        return None

    def choose(self, s: Table) -> Step:  # GF-13.9
        return Ask(s.chief(self.winner), [RECEIVE(), KICK_OFF()])

    def on_choose(self, s: Table, action: int) -> Step:
        loser = s.away if self.winner == s.home else s.home
        s.kicker = loser if action in RECEIVE else self.winner
        return None

    def play(self, s: Table) -> Step:
        begin_overtime(s)
        return Drives()


def begin_overtime(s: Table) -> None:
    """GF-13.10  The last half goes on."""
    s.overtime, s.owed, s.scorer, s.drive_over = True, "kickoff", NOBODY, ""
    s.drive = s.last_drive + 1
    s.off, s.dfn = s.kicker, s.other(s.kicker)
    s.tell(events.OvertimeBegins(s.names[s.kicker]))


def crown(s: Table, scores: tuple[int, ...], winner: int, by: str, rule: str) -> Ending:
    """The end of a game: its winner is the chief of a team, and who coaches with him wins too."""
    if winner == NOBODY:
        return Ending(scores, None, by, rule)
    chief = s.chief(winner)
    return Ending(scores, chief, by, rule, tuple([seat for seat in s.coaches[winner] if seat != chief]))


def leader(s: Table) -> int:
    """The team of the two with more points; -1 for a draw."""
    one, two = s.scores[s.home], s.scores[s.away]
    return NOBODY if one == two else s.home if one > two else s.away


def ended_by(s: Table, winner: int) -> tuple[str, str]:
    if s.ended == "guard":
        return "play guard", "GF-13.11"
    if s.overtime:
        return ("overtime", "GF-13.8") if winner != NOBODY else ("a draw after overtime", "GF-13.9")
    return "points", "GF-13.5"


def tell_end(s: Table, winner: int) -> None:
    name = s.names[winner] if winner != NOBODY else ""
    s.tell(events.GameOver(tuple(s.names), tuple(s.scores), name))
