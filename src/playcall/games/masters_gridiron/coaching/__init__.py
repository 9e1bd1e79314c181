"""The coach's parts for Audibles: whether to play them, and the choices they bring."""

Rated = tuple[int, float, str]
"""An action, its worth in expected points, and a reason."""
