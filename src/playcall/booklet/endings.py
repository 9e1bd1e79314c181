"""How a game ended, in a line that all games share."""

from __future__ import annotations

from playcall.kernel import Result


def ending(result: Result, level: str, who: str = "", by: str | None = None) -> str:
    """`Player 2 wins, 17 – 10: points (FH-20.1).` Partners win together and count once; `level` is what it is called
    when nobody wins, `who` the winner where it is no player, `by` how it came about where the result says more."""
    how = result.by if by is None else by
    scores = result.scores
    winners = [seat for seat in range(len(scores)) if result.won(seat)]
    if result.allies:
        scores = (scores[winners[0]], max(score for seat, score in enumerate(scores) if seat not in winners))
    names = " and ".join(f"Player {seat + 1}" for seat in winners)
    verdict = f"{who or names} {'win' if len(winners) > 1 else 'wins'}" if winners else level
    points = " – ".join(map(str, sorted(scores, reverse=True)))
    return f"{verdict}, {points}{f': {how}' if how else ''} ({result.rule})."
