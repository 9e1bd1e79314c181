"""GF-5, GF-12  A drive: Playbooks, hands, downs until it ends, the try after a touchdown, and the end of the drive."""

from __future__ import annotations

from dataclasses import dataclass

from playcall.games.gridiron_fantasy import events
from playcall.games.gridiron_fantasy.actions import FIELD_GOAL, GO_FOR_TWO, KICK, PLAY, PUNT
from playcall.games.gridiron_fantasy.lineup import line_up_for_kick
from playcall.games.gridiron_fantasy.moves import (
    clear_play,
    draw_fresh,
    end_drive_effects,
    end_half_effects,
    put_back,
    score,
)
from playcall.games.gridiron_fantasy.procedures.finish import LeaveField
from playcall.games.gridiron_fantasy.procedures.kicks import FieldGoal, Punt, clear_kick
from playcall.games.gridiron_fantasy.procedures.play import Scrimmage
from playcall.games.gridiron_fantasy.procedures.result import new_downs
from playcall.games.gridiron_fantasy.procedures.squad import Switching
from playcall.games.gridiron_fantasy.procedures.swapping import Exchange
from playcall.games.gridiron_fantasy.procedures.windows import open_window
from playcall.games.gridiron_fantasy.table import Table
from playcall.kernel import DONE, Ask, Procedure, Step

TRY_SPOT = 98


@dataclass(slots=True)
class Drive(Procedure):
    """GF-5  From the exchange of a Play to the last down; how it ended is left on the table."""

    order = ("begin", "exchange", "draw", "window", "down", "next_down")

    def begin(self, s: Table) -> Step:  # GF-5.1, GF-5.8
        clear_play(s)
        s.drive_over, s.owed, s.scorer, s.context = "", "", -1, ""
        new_downs(s)
        s.tell(events.DriveBegins(s.names[s.off], s.drive, s.last_drive, s.los))
        return None

    def exchange(self, s: Table) -> Step:  # GF-5.2
        return Exchange()

    def draw(self, s: Table) -> Step:  # GF-5.5
        draw_fresh(s)
        s.tell(events.DownMarked(s.names[s.off], s.down, s.mark - s.los, s.los, True))
        return None

    def window(self, s: Table) -> Step:  # GF-5.7
        return open_window(s, "drive_start")

    def down(self, s: Table) -> Step:
        return Down()

    def next_down(self, s: Table) -> Step:  # GF-11.9, GF-12.1
        return DONE if s.drive_over or s.ended else self.down


@dataclass(slots=True)
class Down(Procedure):
    """GF-6.1, GF-6.8  Both switch their Team cards; the offence plays, punts or kicks."""

    order = ("switch", "declare")

    def switch(self, s: Table) -> Step:
        return Switching()

    def declare(self, s: Table) -> Step:  # GF-6.8, GF-16.6
        return Ask(s.seat(0), [PLAY(), PUNT(), FIELD_GOAL()])

    def on_declare(self, s: Table, action: int) -> Step:
        if action in PLAY:
            s.tell(events.Declared(s.names[s.off], "play"))
            return Scrimmage()
        s.tell(events.Declared(s.names[s.off], "punt" if action in PUNT else "field goal"))
        return Punt() if action in PUNT else FieldGoal()


@dataclass(slots=True)
class Try(Procedure):
    """GF-12.11 to GF-12.15  After a touchdown: the extra point, or one Play for two."""

    order = ("hands", "choose", "kick", "kicked", "switch", "play", "again", "end")

    def hands(self, s: Table) -> Step:  # GF-12.30
        if s.scorer != s.off:
            put_back(s)
            s.off, s.dfn = s.dfn, s.off
            draw_fresh(s)
        s.los, s.mark = TRY_SPOT, 100
        return None

    def choose(self, s: Table) -> Step:  # GF-12.11
        return Ask(s.chief(s.off), [KICK(), GO_FOR_TWO()])

    def on_choose(self, s: Table, action: int) -> Step:
        s.tell(events.Declared(s.names[s.off], "extra point" if action in KICK else "two points"))
        return None if action in KICK else self.switch

    def kick(self, s: Table) -> Step:  # GF-12.12
        clear_play(s)
        line_up_for_kick(s, "extra_point")
        return open_window(s, "kick")

    def kicked(self, s: Table) -> Step:
        if not s.blocked:
            score(s, s.off, "extra point", 1)
        else:
            s.tell(events.TryFailed(s.names[s.off]))
        clear_kick(s)
        return self.end

    def switch(self, s: Table) -> Step:  # GF-12.13
        return Switching()

    def play(self, s: Table) -> Step:
        return Scrimmage()

    def again(self, s: Table) -> Step:  # GF-12.14
        return self.switch if s.flagged and not s.ended else None

    def end(self, s: Table) -> Step:  # GF-12.15
        s.context = ""
        s.owed, s.kicker, s.scorer = "kickoff", s.off, -1
        return None


@dataclass(slots=True)
class EndDrive(Procedure):
    """GF-12.22 to GF-12.28  Hands away, the Drive marker goes on, what lasted for the drive is over."""

    order = ("leave", "advance")

    def leave(self, s: Table) -> Step:
        return LeaveField()

    def advance(self, s: Table) -> Step:  # GF-12.23
        advance_marker(s)
        return None


def advance_marker(s: Table) -> None:
    """GF-12.23, GF-14.13  The Drive marker goes on by one."""
    end_drive_effects(s)
    s.drive += 1
    silent = s.options.length != "full" or s.options.form == "tag"  # a Full game has its halftime
    if silent and not s.overtime and s.half == 1 and s.drive > s.last_drive // 2:
        s.half = 2
        end_half_effects(s, everything=False)
