"""Where 'playcall league' keeps a competition: its log, one entry a line, and the records of its matches."""

from __future__ import annotations

import os
from pathlib import Path

from playcall.cli.files import CommandError, read_text, reason
from playcall.cli.own_decks import slug
from playcall.contract import Game
from playcall.games import load
from playcall.lab.season import Run
from playcall.leagues import Competition, Founded
from playcall.server.settings import data_folder


class LeagueFile:
    """The file of one competition. What could be put elsewhere is all here: reading, adding a line, records."""

    def __init__(self, game: Game, name: str) -> None:
        if not slug(name):
            raise CommandError(f"'{name}' does not work as a league name: use letters or digits.")
        self.game, self.name = game, name
        self.path = data_folder() / "leagues" / game.id / f"{slug(name)}.log"

    def found(self, founded: Founded) -> Run:
        if self.path.exists():
            raise CommandError(f"There is a league '{self.name}' already, in {self.path}.")
        return Run.found(founded, self.add)

    def open(self) -> Run:
        if not self.path.is_file():
            raise CommandError(
                f"There is no league '{self.name}'; 'playcall league {self.game.id} new {self.name}' founds one."
            )
        lines = read_text(self.path).splitlines()
        return Run(Competition.read(lines, load), self.add)

    def add(self, line: str) -> None:
        """LG-10.1  On disk before anybody is told."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with self.path.open("a", encoding="utf-8") as file:
                file.write(f"{line}\n")
                file.flush()
                os.fsync(file.fileno())
        except OSError as problem:
            raise CommandError(f"'{self.path}' cannot be written: {reason(problem)}.") from None

    def record(self, key: str) -> Path:
        """Where the record of a fixture lies."""
        folder = self.path.with_suffix("")
        folder.mkdir(parents=True, exist_ok=True)
        return folder / f"{key}.record"
