"""Makes the generated part of the card set, always the same bytes from the same authored files.

    python -m playcall.games.masters_gridiron.making            # checks that the generated files are up to date
    python -m playcall.games.masters_gridiron.making --write    # writes them

Authored by hand are `teams.toml`, `names.toml`, `stars.toml`, `plays.toml` and `audibles.toml`; generated are
`players.jsonl` and `stock.toml`.
"""

from __future__ import annotations
