"""Change ten rules, one at a time, and see the tests of their game fail: `python tools/mutate.py`.

Each change is made in a copy of the sources, never in the checkout. It prints a table of what failed, and ends with 1
where a changed rule went unnoticed, or where a rule to be changed is not found any more. Tests that fail without the
change as well do not count.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"


class Mutation(NamedTuple):
    """A rule and what becomes of it."""

    game: str
    what: str
    old: str
    """As it stands, once, in one of the game's files."""
    new: str


MUTATIONS = (
    Mutation("gridiron_fantasy", "a first down needs 9 yards", "\nFIRST_DOWN_YARDS = 10\n", "\nFIRST_DOWN_YARDS = 9\n"),
    Mutation("gridiron_fantasy", "a fifth down", "if down > LAST_DOWN else", "if down > LAST_DOWN + 1 else"),
    Mutation("highlights_2052", "a field goal is worth 4", "\nFIELD_GOAL_POINTS = 3\n", "\nFIELD_GOAL_POINTS = 4\n"),
    Mutation("highlights_2052", "more helmets are needed", "matched = helmets >=", "matched = helmets >"),
    Mutation("masters_football", "an equal total is a goal", "if total > against or", "if total >= against or"),
    Mutation("masters_football", "an income of 2 points", "\nINCOME = 3\n", "\nINCOME = 2\n"),
    Mutation("masters_gridiron", "a tie is not stopped", "return defence >= offence", "return defence > offence"),
    Mutation("masters_gridiron", "one card is flipped", "\nFLIPPED: Final = 2\n", "\nFLIPPED: Final = 1\n"),
    Mutation("sport_jockeys", "a Sloppy Tackle gives 2 points", "\nSLOPPY_GIFT = 3\n", "\nSLOPPY_GIFT = 2\n"),
    Mutation("sport_jockeys", "a margin of 10 is not big", "and abs(margin) >= BIG", "and abs(margin) > BIG"),
)  # fmt: skip


@contextmanager
def changed(mutation: Mutation, folder: Path) -> Iterator[Path]:
    """The file that holds the rule, changed while this lasts."""
    files = [*(folder / "playcall/games" / mutation.game).rglob("*.py")]
    found = [file for file in files if mutation.old in file.read_text(encoding="utf-8")]
    if len(found) != 1:
        raise SystemExit(
            f"{mutation.game}: {len(found)} files hold {mutation.old.strip()!r}; this list is out of date."
        )
    before = found[0].read_text(encoding="utf-8")
    found[0].write_text(before.replace(mutation.old, mutation.new), encoding="utf-8")
    yield found[0].relative_to(folder)
    found[0].write_text(before, encoding="utf-8")


def failures(folder: Path, tests: list[str], most: int = 0) -> list[str]:
    """The tests that fail with the sources of a folder, or the first of them."""
    command = [sys.executable, "-m", "pytest", "-q", "--no-header", "-p", "no:cacheprovider", f"--maxfail={most}"]
    environment = {**os.environ, "PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run([*command, *tests], cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    if done.returncode not in (0, 1, 2):
        raise SystemExit(done.stdout[-2000:] + done.stderr[-2000:])
    return re.findall(r"^(?:FAILED|ERROR) (\S+?)(?: - .*)?$", done.stdout, re.MULTILINE)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", help="only the rules of this game")
    parser.add_argument("--most", type=int, default=20, help="stop after so many failed tests (20)")
    wanted = parser.parse_args()
    unnoticed = 0
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place) / "src"
        shutil.copytree(SOURCES, folder, ignore=shutil.ignore_patterns("__pycache__", "client"))
        print(f"{'game':<18}{'changed rule':<34}{'seconds':>8}  noticed by")
        for mutation in MUTATIONS:
            if wanted.game in (None, mutation.game):
                began = time.monotonic()
                with changed(mutation, folder):
                    failed = failures(folder, [f"tests/games/{mutation.game}"], wanted.most)
                anyway = failures(folder, failed) if failed else []
                failed = [test for test in failed if test not in anyway]
                unnoticed += not failed
                seconds = time.monotonic() - began
                first = failed[0].removeprefix(f"tests/games/{mutation.game}/") if failed else "NOBODY"
                print(f"{mutation.game:<18}{mutation.what:<34}{seconds:>8.1f}  {first}", flush=True)
    return int(bool(unnoticed))


if __name__ == "__main__":
    sys.exit(main())
