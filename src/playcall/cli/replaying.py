"""The command `replay`: play a record again, check it, and show what happened."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

from playcall.cli.files import CommandError, read_record
from playcall.cli.language import speaker_of
from playcall.cli.output import complain, emit_json, print_heading
from playcall.contract import Game, Say, joined, msg
from playcall.games import load
from playcall.kernel import BadRecord, Record, State, steps
from playcall.kernel.record import called, check_end


def show_replay(path: Path, to: int | None, language: str | None, as_json: bool) -> None:
    record = read_record(path)
    game = load(record.game)
    say = speaker_of(game, language)
    check_ply(record, to)
    for difference in differences(record, game):
        complain(difference)
    try:
        state, lines = _play_again(record, game, to, say)
    except BadRecord as problem:
        raise BadRecord(f"'{path}': {problem}") from problem
    plies = len(record.actions) if to is None else to
    if as_json:
        emit_json({"game": game.id, "plies": plies, "result": state.result})
    else:
        _print_replay(game, record, state, lines, plies, say)


def check_ply(record: Record, to: int | None) -> None:
    """Refuse a ply that the record does not have."""
    if to is not None and not 0 <= to <= len(record.actions):
        raise CommandError(f"The record has {len(record.actions)} choices; --to {to} is not one of them.")


def differences(record: Record, game: Game) -> Iterator[str]:
    """Warnings where the record was made under other rules or with other cards than are here now."""
    if record.rules != game.rules_version:
        yield f"Warning: the record was made under rules version {record.rules}; this is version {game.rules_version}."
    if record.cards != game.card_hash():
        yield f"Warning: the record was made with card set {record.cards}; this is card set {game.card_hash()}."


def _play_again(record: Record, game: Game, to: int | None, say: Say) -> tuple[State, list[str]]:
    """The position reached and the play-by-play on the way, as a spectator sees it."""
    for _, state in steps(record, game, to, listen=True):
        final = state
    check_end(record, final, to)
    lines = [game.words.line(event.seen_by(None), None) for event in final.log or ()]
    return final, [say(line) for line in lines if line is not None]


def _print_replay(game: Game, record: Record, state: State, lines: list[str], plies: int, say: Say) -> None:
    print_heading(f"{game.title}, seed {record.seed}: {say(joined(map(called, record.seats), 'against'))}")
    print("\n".join(["", *lines, ""]))
    print(game.screen(state, None, min(shutil.get_terminal_size().columns, 100), say))
    print()
    if state.result is not None:
        print(say(game.words.result(state.result)))
        print(say(msg("term-record-fine", plies=plies)))
    else:
        print(say(game.words.headline(state)))
        print(say(msg("term-record-open", plies=plies, all=len(record.actions))))
