"""Golden games: one full game per mode as an annotated record, compared line by line.

A golden file is a record that anybody can replay; the play-by-play of each action stands below it in comment lines.
The test replays the record of the file and expects the very same text: so a change of a rule or of a sentence shows
itself as a readable difference, while a change of a bot's taste does not. `python -m playcall.testing.golden --write`
rewrites the texts; a game is played again only where its record is missing or does not replay any more.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

from playcall.contract import Game
from playcall.contract.speech import speaker
from playcall.games import all_games
from playcall.kernel import BadRecord, Chance, Event, Record, imagine, replay, steps
from playcall.testing.conformance import Preset, modes, samples

FOLDER = Path("tests") / "golden"
SEED = 2052


def golden_path(game: Game, mode: str, folder: Path = FOLDER) -> Path:
    return folder / game.id / f"{mode}.txt"


def golden_presets(game: Game) -> list[Preset]:
    """Every mode; a sample of the game called `golden MODE` stands in for a mode that is long."""
    shorter = {preset.name: preset.settings for preset in samples(game)}
    return [Preset(mode.name, shorter.get(f"golden {mode.name}", mode.settings)) for mode in modes(game)]


def play_golden(game: Game, preset: Preset, seed: int = SEED) -> Record:
    """A game to be proud of: every seat follows the coach three times in four, and its nose otherwise."""
    options = preset.options(game)
    record = Record.begin(game, options, seed, [f"seat{seat}" for seat in range(game.seat_count(options))])
    state = game.start(options, seed)
    chance = Chance.of(seed)
    while not state.over:
        seat = state.to_move()
        if chance.number("nose", 4):
            action = game.coach.advise(imagine(state, seat, chance), seat)[0].action
        else:
            legal = state.legal(seat)
            action = legal[chance.number("choice", len(legal))]
        record.actions.append((seat, game.actions.token(action)))
        state.apply(seat, action)
    assert state.result is not None
    record.scores = state.result.scores
    return record


def annotated(game: Game, record: Record) -> str:
    """The record with what happened, in a spectator's words, below each action."""
    lines = [record.to_text().partition("\n\n")[0], ""]
    for ply, state in steps(record, game, listen=True):
        if ply:
            lines.append("{} {}".format(*record.actions[ply - 1]))
        log = state.log
        assert log is not None
        lines += _comments(game, log)
        log.clear()
    if state.result is not None:
        lines.append("# " + speaker(game.package)(game.words.result(state.result)))
    if record.scores is not None:
        lines.append(f"= {' '.join(map(str, record.scores))}")
    return "\n".join([*lines, ""])


def differences(game: Game, text: str) -> list[str]:
    """Where a golden text differs from what its record replays to now; empty when it does not."""
    try:
        record = Record.from_text(text)
        replay(record, game)
    except BadRecord as problem:
        return [str(problem)]
    old, new = text.splitlines(), annotated(game, record).splitlines()
    found = [f"line {i}: '{a}' is now '{b}'" for i, (a, b) in enumerate(zip(old, new, strict=False), 1) if a != b]
    return found if len(old) == len(new) else [*found, f"{len(old)} lines are now {len(new)}"]


def write(games: Iterable[Game], folder: Path = FOLDER, afresh: bool = False) -> list[Path]:
    """Write the golden games that are missing or have changed; returns what was written."""
    written = []
    for game in games:
        for preset in golden_presets(game):
            path = golden_path(game, preset.name, folder)
            old = path.read_text(encoding="utf-8") if path.exists() else ""
            new = annotated(game, _record(game, preset, "" if afresh else old))
            if new != old:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(new, encoding="utf-8")
                written.append(path)
    return written


def _record(game: Game, preset: Preset, old: str) -> Record:
    """The record of an old text where it still fits, else a new one."""
    fresh = Record.begin(game, preset.options(game), SEED, [])
    try:
        record = Record.from_text(old)
        replay(record, game)
    except BadRecord:
        return play_golden(game, preset)
    fits = (record.rules, record.cards, record.options) == (fresh.rules, fresh.cards, fresh.options)
    return record if fits else play_golden(game, preset)


def _comments(game: Game, events: Iterable[Event]) -> list[str]:
    speak = speaker(game.package)
    lines = (speak(line) for event in events if (line := game.words.line(event, None)) is not None)
    return [f"#   {part}" for line in lines if line for part in line.splitlines()]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m playcall.testing.golden", description="Golden games.")
    parser.add_argument("--write", action="store_true", help="write what is missing or has changed")
    parser.add_argument("--afresh", action="store_true", help="play every game again")
    parser.add_argument("--folder", type=Path, default=FOLDER, help=f"where they lie ({FOLDER})")
    chosen = parser.parse_args(arguments)
    if chosen.write or chosen.afresh:
        for path in write(all_games(), chosen.folder, chosen.afresh):
            print(path)
        return 0
    stale = 0
    for game in all_games():
        for preset in golden_presets(game):
            path = golden_path(game, preset.name, chosen.folder)
            problems = differences(game, path.read_text(encoding="utf-8")) if path.exists() else ["it is missing"]
            for problem in problems[:5]:
                print(f"{path}: {problem}", file=sys.stderr)
            stale += bool(problems)
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
