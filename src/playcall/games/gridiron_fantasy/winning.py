"""What a position promises: the score, the drive in hand, and the drives to come, in expected points."""

from __future__ import annotations

from playcall.booklet.winning import chances
from playcall.games.gridiron_fantasy.coaching.chart import FIELD_GOAL, TOUCHDOWN, ground, promise
from playcall.games.gridiron_fantasy.table import Table
from playcall.kernel import Game, Outlook

POINTS_OF_A_DRIVE = 2.1
TRY = 0.95
LAST_DOWN = 4


def outlook(s: Table) -> Outlook:
    """Between two teams; those who share a team expect the same."""
    expected = {s.off: float(s.scores[s.off]), s.dfn: float(s.scores[s.dfn])}
    left = drives_left(s)
    if s.scorer >= 0:
        expected[s.scorer] += TRY
    elif not s.drive_over:
        drive_in_hand(s, expected)
    elif s.owed == "ball":
        expected[s.kicker] += ground(s.los)
    expected[s.dfn] += POINTS_OF_A_DRIVE * ((left + 1) // 2)
    expected[s.off] += POINTS_OF_A_DRIVE * (left // 2)
    seats = range(s.options.players)
    teams = [s.team_of_seat(seat) for seat in seats]
    return Outlook(
        tuple([expected[team] for team in teams]), left + (0.0 if s.drive_over else 0.5),
        tuple([float(s.scores[team]) for team in teams]), teams=tuple(teams) if len(teams) > s.n else (),
    )  # fmt: skip


def team_chances(game: Game, s: Table) -> tuple[float, float] | None:
    """The chances of both teams; None where nobody can tell."""
    found = chances(game, s) if s.n == 2 else None
    return None if found is None else (found[s.chief(0)], found[s.chief(1)])


def drives_left(s: Table) -> int:
    """Drives after the one in hand; those of a team that kicks off begin with the other team's."""
    if s.overtime:
        return 1
    return max(0, s.last_drive - s.drive + (s.context in ("kickoff", "safety_kick")))


def drive_in_hand(s: Table, expected: dict[int, float]) -> None:
    """What the offence may score from here, and the ground that the other team may begin on."""
    if s.context in ("kickoff", "safety_kick"):
        return
    touchdown, field_goal, given = promise(s.los, min(s.down, LAST_DOWN), s.mark)
    expected[s.off] += TOUCHDOWN * touchdown + FIELD_GOAL * field_goal
    if s.overtime or s.drive < s.last_drive:
        expected[s.dfn] += given
