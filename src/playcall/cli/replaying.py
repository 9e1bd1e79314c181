"""The command `replay`: play a record again, check it, and show what happened."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

from playcall.cli.files import Refused, read_record
from playcall.cli.output import complain, emit_json, print_heading
from playcall.games import load
from playcall.kernel import BadRecord, Game, Record, State, steps
from playcall.kernel.record import check_end


def show_replay(path: Path, to: int | None, as_json: bool) -> None:
    record = read_record(path)
    game = load(record.game)
    check_ply(record, to)
    for difference in differences(record, game):
        complain(difference)
    try:
        state, lines = _play_again(record, game, to)
    except BadRecord as problem:
        raise BadRecord(f"'{path}': {problem}") from problem
    plies = len(record.actions) if to is None else to
    if as_json:
        emit_json({"game": game.id, "plies": plies, "result": state.result})
    else:
        _print_replay(game, record, state, lines, plies)


def check_ply(record: Record, to: int | None) -> None:
    """Refuse a ply that the record does not have."""
    if to is not None and not 0 <= to <= len(record.actions):
        raise Refused(f"The record has {len(record.actions)} plies; --to {to} is not among them.")


def differences(record: Record, game: Game) -> Iterator[str]:
    """Warnings where the record was made under other rules or with other cards than are here now."""
    if record.rules != game.rules_version:
        yield f"Warning: the record was made under rules version {record.rules}; this is version {game.rules_version}."
    if record.cards != game.card_hash():
        yield f"Warning: the record was made with card set {record.cards}; this is card set {game.card_hash()}."


def _play_again(record: Record, game: Game, to: int | None) -> tuple[State, list[str]]:
    """The position reached and the play-by-play on the way, as a spectator sees it."""
    for _, state in steps(record, game, to, listen=True):
        final = state
    check_end(record, final, to)
    lines = [game.words.line(event.seen_by(None), None) for event in final.log or ()]
    return final, [line for line in lines if line is not None]


def _print_replay(game: Game, record: Record, state: State, lines: list[str], plies: int) -> None:
    print_heading(f"{game.title}, seed {record.seed}: {' against '.join(record.seats)}")
    print("\n".join(["", *lines, ""]))
    print(game.words.table(state, None, min(shutil.get_terminal_size().columns, 100)))
    print()
    if state.result is not None:
        print(game.words.result(state.result))
        print(f"The record is in order: {plies} plies.")
    else:
        print(f"{game.words.headline(state)}\nAfter {plies} of {len(record.actions)} plies the game is not over.")
