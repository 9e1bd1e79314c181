"""A session: one person against bots. No input or output: the line mode and the table both stand on it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from playcall.bots import LEVELS, make_bot
from playcall.bots.guard import Guarded
from playcall.kernel import BadOption, Event, Game, Observation, Record, Result, UnknownToken
from playcall.kernel.record import check_end, steps
from playcall.lab.advising import advise
from playcall.lab.match import stream

PERSON = "person"
"""How a record names the seat of a person."""
TRIES = 4
"""Imagined positions behind a hint."""


class Choice(NamedTuple):
    """An option of the person, ready to show."""

    number: int
    """From 1."""
    action: int
    token: str
    label: str
    explanation: str
    """What it would do; may be empty."""


class Line(NamedTuple):
    """One line of play-by-play and the rules behind it."""

    text: str
    rules: tuple[str, ...]

    def with_rules(self) -> str:
        return f"{self.text}  [{', '.join(self.rules)}]" if self.rules else self.text


class Tip(NamedTuple):
    """An option the coach likes."""

    choice: Choice
    worth: float
    chance: float | None
    """To win the game; None where nobody can tell."""
    margin: float | None
    """Points by which the person may expect to finish ahead."""
    reasons: tuple[str, ...]

    def promise(self) -> str:
        """Chance and margin in a few words."""
        if self.chance is None:
            return ""
        ahead = "" if self.margin is None else f", {abs(self.margin):.1f} {'ahead' if self.margin >= 0 else 'behind'}"
        return f"{self.chance:.0%} to win{ahead}"


class Session:
    """The record is the truth: the position, the play-by-play and what bots do all follow from it.

    Bots draw from streams that depend on seed, seat and ply alone, so that a choice taken back and made again gets the
    same answer, and a resumed game goes on as it would have.
    """

    def __init__(self, game: Game, record: Record, seat: int) -> None:
        """Go on with a record as the person on `seat`; every other seat's name in the record is a bot's level."""
        self.game = game
        self.seat = seat
        self._load(record)
        self._let_bots_choose()

    @classmethod
    def begin(
        cls, game: Game, settings: dict[str, str] | None = None, seed: int = 0, seat: int = 0, bot: str = "starter"
    ) -> Session:
        """A new game against bots of one level."""
        options = game.parse_options(settings or {})
        names = [bot] * game.seat_count(options)
        return cls(game, Record.begin(game, options, seed, _seated(names, seat, bot)), seat)

    @classmethod
    def resume(cls, game: Game, record: Record, seat: int | None = None, bot: str | None = None) -> Session:
        """Go on with a saved game, by default on the seat where a person sat and against the bots of the record."""
        if record.game != game.id:
            raise BadOption(f"The record is of the game '{record.game}', not of '{game.id}'.")
        if seat is None:
            seat = record.seats.index(PERSON) if PERSON in record.seats else 0
        record.seats = _seated([name if bot is None else bot for name in record.seats], seat, bot or "starter")
        record.rules, record.cards = game.rules_version, game.card_hash()
        return cls(game, record, seat)

    # What there is to see -----------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def result(self) -> Result | None:
        return self.state.result

    @property
    def started(self) -> bool:
        """Whether the person has chosen anything yet."""
        return bool(self._marks)

    def headline(self) -> str:
        return self.game.words.headline(self.state)

    def table(self, width: int) -> str:
        return self.game.words.table(self.state, self.seat, width)

    def prompt(self) -> str:
        """What the person is asked; at the end, how the game ended."""
        if self.result is not None:
            return self.game.words.result(self.result)
        return self.game.words.prompt(self.state, self.seat)

    def choices(self) -> list[Choice]:
        """The person's options; none when the game is over."""
        words, token = self.game.words, self.game.actions.token
        return [
            Choice(
                number,
                action,
                token(action),
                words.label(self.state, self.seat, action),
                words.explain(self.state, self.seat, action),
            )
            for number, action in enumerate(self.state.legal(self.seat), 1)
        ]

    def news(self) -> list[Line]:
        """What happened since the person's last choice, that choice included."""
        return self.lines[self._marks[-1] if self._marks else 0 :]

    def tips(self, count: int = 3) -> list[Tip]:
        """The coach's favourites with their reasons, best first. It knows no more than the person does."""
        choices = {choice.action: choice for choice in self.choices()}
        if not choices:
            return []
        chance = stream(self.record.seed, self.seat, len(self.record.actions))
        found = advise(self.game, Observation(self.state, self.seat), chance, TRIES)
        return [
            Tip(choices[o.action], o.worth, o.share if found.are_chances else None, o.margin, o.reasons)
            for o in found.options[:count]
        ]

    # What the person can do ---------------------------------------------------------------------------------------

    def find(self, text: str) -> int:
        """The action that a number of `choices`, or a token, names; raises `UnknownToken`."""
        legal = self.state.legal(self.seat)
        if text.strip().isdecimal():
            if not 1 <= int(text) <= len(legal):
                raise UnknownToken(f"There is no option {text.strip()}; they go from 1 to {len(legal)}.")
            return legal[int(text) - 1]
        return self.game.actions.parse(text)

    def choose(self, action: int) -> None:
        """The person chooses, then the bots until the person is asked again; raises `IllegalAction`."""
        mark = len(self.lines)
        self._apply(self.seat, action)
        self._marks.append(mark)
        self._let_bots_choose()

    def undo(self) -> bool:
        """Take the person's last choice back, and all that came after it; False when there is none."""
        own = [ply for ply, (seat, _) in enumerate(self.record.actions) if seat == self.seat]
        if not own:
            return False
        self.record.actions = self.record.actions[: own[-1]]
        self.record.scores = None
        self._load(self.record)
        self._let_bots_choose()
        return True

    def text(self) -> str:
        """The record so far: what is saved, and what `resume` reads."""
        return self.record.to_text()

    # Inside -------------------------------------------------------------------------------------------------------

    def _load(self, record: Record) -> None:
        """Play the record from its beginning. Each mark is the number of lines before a choice of the person."""
        self.record = record
        self.lines: list[Line] = []
        self._marks: list[int] = []
        for ply, state in steps(record, self.game, listen=True):
            self.state = state
            if ply and record.actions[ply - 1][0] == self.seat:
                self._marks.append(len(self.lines))
            self._hear()
        check_end(record, self.state)

    def _let_bots_choose(self) -> None:
        """Bots answer before the person does, so that an undo always leads back to the person's own choice."""
        while bots := [decision.seat for decision in self.state.pending() if decision.seat != self.seat]:
            seat = bots[0]
            chance = stream(self.record.seed, seat, len(self.record.actions))
            level = self.record.seats[seat]
            bot = Guarded(make_bot(level, self.game, chance), self.game, chance.clone(), level)
            self._apply(seat, bot.choose(Observation(self.state, seat)))
        if self.result is not None:
            self.record.scores = self.result.scores

    def _apply(self, seat: int, action: int) -> None:
        self.state.apply(seat, action)
        self.record.actions.append((seat, self.game.actions.token(action)))
        self._hear()

    def _hear(self) -> None:
        """Turn what was told since last time into lines, as the person sees it."""
        log = self.state.log
        assert log is not None
        self.lines += lines_of(self.game, log, self.seat)
        log.clear()


def lines_of(game: Game, events: Sequence[Event], seat: int | None) -> list[Line]:
    """Play-by-play of some events, as a seat sees them."""
    spoken = [(game.words.line(event.seen_by(seat), seat), event.rules) for event in events]
    return [Line(text, rules) for text, rules in spoken if text is not None]


def _seated(names: list[str], seat: int, bot: str) -> list[str]:
    """The names of all seats: the person's own, and levels that exist for the others."""
    if not 0 <= seat < len(names):
        raise BadOption(f"There is no seat {seat}; seats go from 0 to {len(names) - 1}.")
    if bot not in LEVELS:
        raise BadOption(f"There is no bot '{bot}'; bots are: {', '.join(LEVELS)}.")
    names = [name if name in LEVELS else bot for name in names]
    names[seat] = PERSON
    return names
