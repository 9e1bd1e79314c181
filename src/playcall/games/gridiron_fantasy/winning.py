"""What a position promises: the score, the drive in hand, and the drives to come, in expected points."""

from __future__ import annotations

from playcall.games.gridiron_fantasy.coaching.worth import field_worth, keep_worth, situation_worth
from playcall.games.gridiron_fantasy.table import Table
from playcall.games.gridiron_fantasy.zones import HAND
from playcall.kernel import Outlook

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
        tuple([float(s.scores[team]) for team in teams]), tuple([holdings(s, team, left) for team in teams]),
    )  # fmt: skip


def holdings(s: Table, team: int, left: float) -> tuple[float, ...]:
    """What a team has beside the score and the ball: its cards in hand and those who are out."""
    going = not s.drive_over
    role = 0 if team == s.off else 1
    hands = [s.zones[(HAND + part) * s.n + team] for part in (0, 1)]
    now = sum([keep_worth(s, role, card) for card in hands[role]]) if going else 0.0
    return (
        float(role == 0 and going),
        now if role == 0 else 0.0,
        now if role == 1 else 0.0,
        len(hands[role]) * float(going),
        float(sum(out[0] in s.team_cards(team) for out in s.outs)) if s.outs else 0.0,
    )


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
