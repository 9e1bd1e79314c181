"""How a game ended, in a line that all games share."""

from __future__ import annotations

from collections.abc import Iterable

from playcall.contract.text import Said, Text, joined, msg
from playcall.kernel import Result


def ending(result: Result, level: Said, who: Said = "", by: Said | None = None) -> Text:
    """`Player 2 wins, 17 – 10: points (FH-20.1).` Partners win together and count once.

    `level` is what it is called when nobody wins, `who` the winner where it is not a player, `by` how it came about.
    """
    scores = result.scores
    winners = [seat for seat in range(len(scores)) if result.won(seat)]
    if result.allies:
        scores = (scores[winners[0]], max(score for seat, score in enumerate(scores) if seat not in winners))
    players = joined([msg("player", number=seat + 1) for seat in winners])
    said: dict[str, Said] = {"scores": score_line(scores), "rule": result.rule}
    how = result.by if by is None else by
    if how:
        said["how"] = how
    plain = "" if how else "-plain"
    if not winners:
        return Text(f"ending-level{plain}", {"level": level, **said})
    return Text(f"ending-won{plain}", {"who": who or players, "winners": len(winners), **said})


def score_line(scores: Iterable[int]) -> Said:
    """`17 – 10`, the winner's first; each language writes a score of two in its own way."""
    points = sorted(scores, reverse=True)
    return joined(points, "score") if len(points) == 2 else " – ".join(map(str, points))
