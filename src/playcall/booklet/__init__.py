"""The booklet that comes with a game: what is on its box, a guided first game, and the report after the last play.

All of it is optional: a game without it is playable all the same.
"""
