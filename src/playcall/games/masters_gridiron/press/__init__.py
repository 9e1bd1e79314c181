"""The press: prints the generated part of the card set, always the same bytes from the same authored files.

    python -m playcall.games.masters_gridiron.press            # checks that the printed files are up to date
    python -m playcall.games.masters_gridiron.press --write    # prints them anew

Authored by hand are `teams.toml`, `names.toml`, `stars.toml`, `plays.toml` and `audibles.toml`; printed are
`players.jsonl` and `stock.toml`.
"""
