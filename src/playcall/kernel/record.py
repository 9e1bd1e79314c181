"""Records: a game as text. A header, then one line per action; it replays to the same position everywhere."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from playcall.kernel.chance import Chance
from playcall.kernel.errors import BadRecord, PlaycallError
from playcall.kernel.ruleset import Ruleset
from playcall.kernel.state import State

_FIRST_LINE = "playcall record 1"
_HEADERS = ("game", "rules", "cards", "options", "seed", "seats")


class Record(msgspec.Struct):
    """What was played: enough to play it again."""

    game: str
    rules: int
    cards: str
    options: dict[str, str]
    seed: int
    seats: list[str]
    actions: list[tuple[int, str]]
    """Seat and token of every action, in order."""
    scores: tuple[int, ...] | None = None
    """The final scores; None while the game is unfinished."""

    @classmethod
    def begin(cls, game: Ruleset, options: Any, seed: int, seats: Sequence[str]) -> Record:
        return cls(game.id, game.rules_version, game.card_hash(), game.options_to_json(options), seed, list(seats), [])

    def to_text(self) -> str:
        options = " ".join(f"{name}={value}" for name, value in sorted(self.options.items()))
        head = [
            _FIRST_LINE,
            f"game: {self.game}",
            f"rules: {self.rules}",
            f"cards: {self.cards}",
            f"options: {options}".rstrip(),
            f"seed: {self.seed}",
            f"seats: {' '.join(self.seats)}",
            "",
        ]
        body = [f"{seat} {token}" for seat, token in self.actions]
        tail = [f"= {' '.join(map(str, self.scores))}"] if self.scores is not None else []
        return "\n".join([*head, *body, *tail, ""])

    @classmethod
    def from_text(cls, text: str) -> Record:
        """Read a record; raises `BadRecord` naming the line."""
        lines = text.splitlines()
        if not lines or lines[0].strip() != _FIRST_LINE:
            raise BadRecord("no-record", line=_FIRST_LINE)
        head = _read_head(lines)
        rules, seed, seats = _number(head, "rules"), _number(head, "seed"), head["seats"].split()
        options = dict(_setting(word) for word in head["options"].split())
        record = cls(head["game"], rules, head["cards"], options, seed, seats, [])
        for number, line in enumerate(lines[len(_HEADERS) + 1 :], len(_HEADERS) + 2):
            _read_action(record, number, line.strip())
        return record


def called(word: str) -> str:
    """What whoever sat on a seat is called: the name in `person:Ann_Lee`, or the word itself."""
    return word.partition(":")[2].replace("_", " ") or word


def replay(record: Record, game: Ruleset, to: int | None = None) -> State:
    """The position after `to` actions (all by default); raises `BadRecord` naming the ply that does not fit."""
    for _, state in steps(record, game, to):
        final = state
    check_end(record, final, to)
    return final


def steps(record: Record, game: Ruleset, to: int | None = None, listen: bool = False) -> Iterator[tuple[int, State]]:
    """Play a record again: the same position object after 0, 1, 2 … actions."""
    state = game.blank(game.parse_options(record.options), Chance.of(record.seed))
    if listen:
        state.listen()
    state.call(game.opening(state.options_used()))
    state.advance()
    yield 0, state
    for ply, (seat, token) in enumerate(record.actions[:to], 1):
        try:
            state.act(seat, token)
        except PlaycallError as problem:
            raise BadRecord("no-replay", ply=ply, action=f"{seat} {token}", problem=problem) from problem
        yield ply, state


def check_seats(record: Record, game: Ruleset) -> None:
    """Refuse a record that names more or fewer seats than its game has."""
    wanted = game.seat_count(game.parse_options(record.options))
    if len(record.seats) != wanted:
        raise BadRecord("no-record-seats", named=len(record.seats), wanted=wanted)


def check_end(record: Record, state: State, to: int | None = None) -> None:
    """Compare the end of a replay with the scores that the record names."""
    if to is not None or record.scores is None:
        return
    reached = state.result.scores if state.result else None
    if reached != record.scores:
        raise BadRecord("no-record-end", named=str(record.scores), reached=str(reached))


def _read_head(lines: list[str]) -> dict[str, str]:
    head = {}
    for number, name in enumerate(_HEADERS, 1):
        key, colon, value = lines[number].partition(":") if number < len(lines) else ("", "", "")
        if key.strip() != name or not colon:
            raise BadRecord("no-record-head", number=number + 1, name=name)
        head[name] = value.strip()
    return head


def _number(head: dict[str, str], name: str) -> int:
    try:
        return int(head[name])
    except ValueError:
        raise BadRecord("no-record-number", name=name, value=head[name]) from None


def _setting(word: str) -> tuple[str, str]:
    name, equals, value = word.partition("=")
    if not equals:
        raise BadRecord("no-record-option", word=word)
    return name, value


def _read_action(record: Record, number: int, line: str) -> None:
    if not line or line.startswith("#"):
        return
    if record.scores is not None:
        raise BadRecord("no-record-more", number=number)
    first, _, rest = line.partition(" ")
    try:
        if first == "=":
            record.scores = tuple(int(word) for word in rest.split())
        else:
            record.actions.append((int(first), rest.strip()))
    except ValueError:
        raise BadRecord("no-record-action", number=number, line=line) from None
