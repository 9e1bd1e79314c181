"""What a position promises: the score, the drive in hand, and the drives to come, in expected points."""

from __future__ import annotations

from playcall.booklet.winning import curve_of, ended, shares
from playcall.games.gridiron_fantasy.coaching.worth import field_worth, situation_worth
from playcall.games.gridiron_fantasy.table import Table
from playcall.kernel import Game, Outlook

POINTS_OF_A_DRIVE = 2.2
TRY = 0.95


def outlook(s: Table) -> Outlook:
    """Between two teams; those who share a team expect the same."""
    expected = {s.off: float(s.scores[s.off]), s.dfn: float(s.scores[s.dfn])}
    left = drives_left(s)
    if s.scorer >= 0:
        expected[s.scorer] += TRY
    elif not s.drive_over:
        now = possession(s)
        expected[s.off] += max(0.0, now)
        expected[s.dfn] += max(0.0, -now)
    for team in expected:
        expected[team] += POINTS_OF_A_DRIVE * left / 2
    seats = range(s.options.players)
    teams = [s.team_of_seat(seat) for seat in seats]
    return Outlook(
        tuple([expected[team] for team in teams]), left + (0.0 if s.drive_over else 0.5),
        tuple([float(s.scores[team]) for team in teams]),
    )  # fmt: skip


def team_chances(game: Game, s: Table, seat: int, more: float = 0.0) -> tuple[float, float] | None:
    """The chances of both teams, were the team of a seat so many points better off; None where nobody can tell."""
    if s.n != 2:
        return None
    chiefs = s.chief(0), s.chief(1)
    if s.result is not None:
        one, other = (ended(s.result)[chief] for chief in chiefs)
        return one, other
    promised = game.outlook(s)
    if promised is None:
        return None
    expected = [promised.expected[chief] + more * (seat in s.coaches[team]) for team, chief in enumerate(chiefs)]
    one, other = shares(Outlook(tuple(expected), promised.left), curve_of(game.package))
    return one, other


def drives_left(s: Table) -> float:
    """Drives after the one in hand."""
    return 1.0 if s.overtime else float(max(0, s.last_drive - s.drive))


def possession(s: Table) -> float:
    """What the drive in hand is worth to the offence; a kicking team has the other drive to come."""
    if s.context in ("kickoff", "safety_kick"):
        return -field_worth(22)
    if s.owed == "ball":
        return field_worth(s.los) * (1 if s.kicker == s.off else -1)
    return situation_worth(s.los, min(s.down, 4), s.mark - s.los) + 0.6
