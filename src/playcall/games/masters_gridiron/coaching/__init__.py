"""The coach's parts for Audibles: whether to play them, and the choices they bring."""

Reason = str | tuple[str, *tuple[float, ...]]
"""Words, or words with the numbers to be set in them."""
Rated = tuple[int, float, Reason]
"""An action, its worth in expected points, and a reason."""


def in_words(reason: Reason) -> str:
    """A reason with its numbers."""
    return reason if isinstance(reason, str) else reason[0].format(*reason[1:])
