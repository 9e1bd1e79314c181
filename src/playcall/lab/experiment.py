"""An experiment of the balance lab: many games between equal bots, one line of a file for each.

A game is a function of the experiment and its number, and lines stand in the order of the games: whoever plays them, in
whatever number of processes and after whatever interruption, writes the same bytes. Everything else is reckoned from
the lines (`lab.totals`, `lab.comparing`, `lab.sheets`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import fields
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import msgspec

from playcall.bots import make_bot
from playcall.contract import Game
from playcall.contract.expansions import base_id
from playcall.games import load
from playcall.kernel import BadOption, Chance
from playcall.lab.cards import Hands, watched, won
from playcall.lab.jobs import in_order
from playcall.lab.regret import Judged, Spot, find_spots, judge

CHUNK = 10
"""Games that are played in one go."""
PLAYOUTS = 12
"""How often each option of a decision is played on."""
FURTHER = 1_000_000
"""From here on the games are numbered that only card sets bring."""
FORM = "playcall balance 1"


class Experiment(msgspec.Struct, frozen=True):
    """What is played. Equal experiments have equal games."""

    game: str
    """The address of a game, with its card sets."""
    games: int
    seed: int = 0
    bot: str = "starter"
    settings: dict[str, str] = {}
    """Options beside those of the game's set-ups."""
    decisions: int = 0
    """How many decisions of the first games are judged."""


class Head(msgspec.Struct, frozen=True):
    """The first line of a file."""

    form: str
    experiment: Experiment
    rules_version: int
    card_hash: str


class Line(msgspec.Struct, frozen=True, array_like=True):
    """One game. Lists have an entry for each seat; each card of a seat is in one of the last three."""

    index: int
    sides: list[str]
    won: list[float]
    """1 for the winner, a half for a tie."""
    scores: list[int]
    decisions: int
    changes: int
    """How often the lead went to another side."""
    played: list[list[str]]
    drawn: list[list[str]]
    """Had in hand and not played."""
    left: list[list[str]]
    """In the deck and never in hand."""


class Piece(msgspec.Struct, frozen=True):
    """Some games in a row."""

    experiment: Experiment
    first: int
    count: int


Task = Piece | Spot
Done = list[Line] | Judged


def check(experiment: Experiment) -> None:
    """Refuse what cannot be played before anything is started; raises `BadOption`."""
    game = load(experiment.game)
    if experiment.games < 1:
        raise BadOption(f"The number of games must be at least 1, not {experiment.games}.")
    if experiment.decisions < 0:
        raise BadOption(f"The number of decisions cannot be {experiment.decisions}.")
    if not game.gallery.held:
        raise BadOption(f"{game.title} does not say when its cards are held.")
    make_bot(experiment.bot, game, Chance(0))
    game.parse_options(Ways.of(experiment).at(0)[1])


class Ways(NamedTuple):
    """The set-ups that are played in turn: those of the game itself, then those that only card sets bring.

    Games of the former have the numbers that they would have without the sets, so that two editions can be compared.
    """

    own: list[dict[str, str]]
    new: list[dict[str, str]]

    @classmethod
    def of(cls, experiment: Experiment) -> Ways:
        found = [dict(one) for one in load(experiment.game).gallery.set_ups]
        printed = [dict(one) for one in load(base_id(experiment.game)).gallery.set_ups]
        both = [one | experiment.settings for one in printed if one in found]
        return cls(both, [one | experiment.settings for one in found if one not in printed])

    def at(self, place: int) -> tuple[int, dict[str, str]]:
        """The number and the settings of a game, by its place in the run."""
        turn, within = divmod(place, len(self.own) + len(self.new))
        if within < len(self.own):
            return turn * len(self.own) + within, self.own[within]
        within -= len(self.own)
        return FURTHER + turn * len(self.new) + within, self.new[within]


def over_set_ups(game: Game, chosen: Mapping[str, str]) -> dict[str, str]:
    """The settings of a mode, laid over what is the same in all set-ups of a game: only who meets whom stays."""
    ways = game.gallery.set_ups
    same = {name for name, value in ways[0].items() if all(way.get(name) == value for way in ways)}
    defaults = {field.name: str(field.default) for field in fields(game.options) if field.name in same}
    return defaults | dict(chosen)


def pieces(experiment: Experiment) -> list[Piece]:
    games = experiment.games
    return [Piece(experiment, first, min(CHUNK, games - first)) for first in range(0, games, CHUNK)]


def spots(experiment: Experiment) -> list[Spot]:
    """The decisions that are judged, of games in the first set-up."""
    if not experiment.decisions:
        return []
    game, settings = load(experiment.game), Ways.of(experiment).at(0)[1]
    return find_spots(game, settings, [experiment.bot], experiment.decisions, PLAYOUTS, experiment.seed)


# Playing --------------------------------------------------------------------------------------------------------------


def play_piece(piece: Piece) -> list[Line]:
    """A function of its argument alone, in whatever process."""
    ways = Ways.of(piece.experiment)
    return [play_one(piece.experiment, ways, place) for place in range(piece.first, piece.first + piece.count)]


def play_one(experiment: Experiment, ways: Ways, place: int) -> Line:
    """One game, watched."""
    game = load(experiment.game)
    index, settings = ways.at(place)
    options = game.parse_options(settings)
    owned: set[tuple[int, str]] = set()
    leaders: list[int] = []
    decisions = -1
    for hands in watched(game, options, experiment.bot, experiment.seed, index):
        owned = owned or hands.owned()
        leaders += _leader(game, hands)
        decisions += 1
    return _line(game, hands, index, decisions, sum(one != other for one, other in pairwise(leaders)), owned)


def _leader(game: Game, hands: Hands) -> list[int]:
    """The side that is ahead, if one is."""
    points = [side.points for side in game.words.score(hands.state)]
    best = max(points, default=0)
    return [points.index(best)] if points.count(best) == 1 else []


def _line(
    game: Game, hands: Hands, index: int, decisions: int, changes: int, owned: set[tuple[int, str]]
) -> Line:  # fmt: skip
    state, seats = hands.state, range(game.seat_count(hands.state.options))
    assert state.result is not None
    order = [face.id for face in game.faces()]
    kept = (hands.used, hands.held - hands.used, owned - hands.held)
    played, drawn, left = ([[card for card in order if (seat, card) in cards] for seat in seats] for cards in kept)
    sides = [game.gallery.side(state, seat) for seat in seats]
    wins = [won(state, seat) for seat in seats]
    return Line(index, sides, wins, list(state.result.scores), decisions, changes, played, drawn, left)


def do(task: Task) -> Done:
    """One task of an experiment. A function of its argument alone."""
    return judge(task) if isinstance(task, Spot) else play_piece(task)


# Keeping --------------------------------------------------------------------------------------------------------------


class Kept(msgspec.Struct):
    """An experiment as far as it has been played."""

    head: Head
    lines: list[Line]
    judged: list[Judged]

    @property
    def experiment(self) -> Experiment:
        return self.head.experiment

    @property
    def whole(self) -> bool:
        return len(self.lines) == self.experiment.games


def head_of(experiment: Experiment) -> Head:
    game = load(experiment.game)
    return Head(FORM, experiment, game.rules_version, game.card_hash())


def run(
    experiment: Experiment, file: Path | None = None, jobs: int = 1,
    progress: Callable[[int], None] | None = None, on: str = "",
) -> Kept:  # fmt: skip
    """Play what is not in the file yet, and add it there; `progress` hears of games and decisions as they come."""
    check(experiment)
    kept = Kept(head_of(experiment), [], []) if file is None else _taken_up(file, experiment)
    if progress is not None:
        progress(len(kept.lines) + len(kept.judged))
    for done in in_order(do, _left(kept), jobs, on=on):
        encoded = _add(kept, done)
        if file is not None:
            with file.open("ab") as stream:
                stream.write(encoded)
        if progress is not None:
            progress(len(done) if isinstance(done, list) else 1)
    return kept


def _left(kept: Kept) -> list[Task]:
    games = [piece for piece in pieces(kept.experiment) if piece.first >= len(kept.lines)]
    return [*games, *spots(kept.experiment)[len(kept.judged) :]]


def _add(kept: Kept, done: Done) -> bytes:
    """Take in what was done; the same as lines of the file."""
    if isinstance(done, list):
        kept.lines += done
        return encode_lines(done)
    kept.judged.append(done)
    return _encode_judged([done])


def _encode_judged(judged: Sequence[Judged]) -> bytes:
    return b"".join(msgspec.json.encode(one) + b"\n" for one in judged)


def encode_lines(lines: Sequence[Line]) -> bytes:
    return b"".join(msgspec.json.encode(line) + b"\n" for line in lines)


def decode_lines(lines: Iterable[bytes]) -> list[Line]:
    return [msgspec.json.decode(line, type=Line) for line in lines]


def read(file: Path) -> Kept:
    """What a file holds; a last piece that was broken off does not count. Raises `BadOption`."""
    try:
        first, *rest = file.read_bytes().split(b"\n")[:-1] or [b""]
        head = msgspec.json.decode(first, type=Head)
        kept = Kept(head, [], [])
        kept.lines = decode_lines([line for line in rest if line.startswith(b"[")])
        kept.judged = [msgspec.json.decode(line, type=Judged) for line in rest if not line.startswith(b"[")]
    except OSError as problem:
        raise BadOption(f"'{file}' cannot be read: {(problem.strerror or str(problem)).lower()}.") from problem
    except msgspec.MsgspecError as problem:
        raise BadOption(f"'{file}' holds no results of the balance lab: {problem}.") from problem
    if head.form != FORM:
        raise BadOption(f"'{file}' was written by another version of the balance lab.")
    if not kept.whole:
        del kept.lines[len(kept.lines) // CHUNK * CHUNK :]
    return kept


def is_kept(file: Path) -> bool:
    """Whether a file is one of these."""
    if not file.is_file():
        return False
    with file.open("rb") as stream:
        return stream.read(len(FORM) + 12).startswith(b'{"form":"' + FORM.encode())


def _taken_up(file: Path, experiment: Experiment) -> Kept:
    """What a file holds, which then ends with a whole piece; a new file begins with its first line."""
    head = head_of(experiment)
    kept = read(file) if file.exists() else Kept(head, [], [])
    if kept.head != head:
        raise BadOption(f"'{file}' holds games of another experiment, other rules or other cards; choose another file.")
    body = encode_lines(kept.lines) + _encode_judged(kept.judged)
    file.write_bytes(msgspec.json.encode(head) + b"\n" + body)
    return kept
