"""A session: people at one terminal, and bots. No input or output: the line mode and the table both stand on it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from playcall.bots import LEVELS, LevelBot, make_bot
from playcall.bots.guard import Guarded
from playcall.cli.language import speaker_of
from playcall.cli.terminal.people import PERSON, calling, is_person, name_in, next_to_hold, words_of
from playcall.contract import Game, Said, Say, Text, msg
from playcall.kernel import BadOption, Chance, Event, Observation, Record, Result, UnknownToken
from playcall.kernel.record import check_end, check_seats, steps
from playcall.lab.advising import Opinion, advise
from playcall.lab.match import stream

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
    promise: str
    """The chance to win and the expected lead in a few words; empty where nobody can tell."""
    reasons: tuple[str, ...]


class Session:
    """The record is the truth: the position, the play-by-play and what bots do all follow from it.

    Where several people share the terminal, a curtain falls whenever it must change hands: until `lift`, everything is
    shown as spectators see it.

    Bots draw from streams that depend on seed, seat and ply alone, so that a choice taken back and made again gets the
    same answer, and a resumed game continues as it would have.
    """

    def __init__(self, game: Game, record: Record, language: str | None = None) -> None:
        """Continue a record; every seat that it does not give to a person has the name of a bot's level."""
        self.game = game
        self.people = [seat for seat, word in enumerate(record.seats) if is_person(word)]
        self.say = calling(speaker_of(game, language), _names(record))
        self.seat = self.people[0]
        """Who has the terminal, or is to take it."""
        self.curtain = False
        """Whether it is to change hands."""
        self.unwanted = False
        """Whether the person has said not to save the game."""
        self.kept: tuple[Path, str] | None = None
        """Where the game was saved when the session ended, and what of it."""
        self._load(record)
        self._go_on(fall=self.shared)

    @classmethod
    def begin(
        cls,
        game: Game,
        settings: dict[str, str] | None = None,
        seed: int = 0,
        seat: int = 0,
        bot: str = "starter",
        language: str | None = None,
        people: Sequence[str] = ("",),
    ) -> Session:
        """A new game: people, by their names, from `seat` on, and bots of one level."""
        options = game.parse_options(settings or {})
        names = [bot] * game.seat_count(options)
        seated = _seated(names, dict(enumerate(words_of(people), seat)), bot)
        return cls(game, Record.begin(game, options, seed, seated), language)

    @classmethod
    def resume(
        cls, game: Game, record: Record, seat: int | None = None, bot: str | None = None, language: str | None = None
    ) -> Session:
        """Continue a saved game, by default where people sat and against the bots of the record."""
        if record.game != game.id:
            raise BadOption(f"The record is of the game '{record.game}', not of '{game.id}'.")
        check_seats(record, game)
        people = {one: word for one, word in enumerate(record.seats) if is_person(word)} if seat is None else {}
        seated = people or {seat or 0: PERSON}
        record.seats = _seated([name if bot is None else bot for name in record.seats], seated, bot or "starter")
        record.rules, record.cards = game.rules_version, game.card_hash()
        return cls(game, record, language)

    # What there is to see -----------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def result(self) -> Result | None:
        return self.state.result

    @property
    def started(self) -> bool:
        """Whether anybody here has chosen anything yet."""
        return any(seat in self.people for seat, _ in self.record.actions)

    @property
    def shared(self) -> bool:
        """Whether several people share the terminal."""
        return len(self.people) > 1

    @property
    def eyes(self) -> int | None:
        """Whose eyes everything is shown from: nobody's while it is for all to see."""
        return None if self.curtain or (self.over and self.shared) else self.seat

    @property
    def lines(self) -> list[Line]:
        """The play-by-play."""
        return self._lines[self.eyes]

    def name(self, seat: int) -> Said:
        return msg("player", number=seat + 1)

    def headline(self) -> str:
        return self.say(self.game.words.headline(self.state))

    def table(self, width: int) -> str:
        return self.game.screen(self.state, self.eyes, width, self.say)

    def prompt(self) -> str:
        """What the person is asked; at the end, how the game ended."""
        if self.result is not None:
            return self.say(self.game.words.result(self.result))
        if self.curtain:
            return self.say(msg("term-hand-over", name=self.name(self.seat)))
        return self.say(self.game.words.prompt(self.state, self.seat))

    def choices(self) -> list[Choice]:
        """The options of whoever has the terminal; none when the game is over."""
        legal = [] if self.curtain else self.state.legal(self.seat)
        return [self._choice(number, action) for number, action in enumerate(legal, 1)]

    def _choice(self, number: int, action: int) -> Choice:
        shown = self.game.preview(self.state, self.seat, action)
        steps = shown.steps()
        meaning = steps[-1].text if steps else shown.tag or ""
        return Choice(number, action, self.game.actions.token(action), self.say(shown.label), self.say(meaning))

    def news(self) -> list[Line]:
        """What happened since the last choice of whoever looks, that choice included; for all, since `lift`."""
        marks = self._marks[self.eyes]
        return self.lines[marks[-1] if marks else 0 :]

    def tips(self, count: int = 3) -> list[Tip]:
        """The coach's favourites with their reasons, best first. It knows no more than the person does."""
        choices = {choice.action: choice for choice in self.choices()}
        if not choices:
            return []
        chance = stream(self.record.seed, self.seat, len(self.record.actions))
        found = advise(self.game, Observation(self.state, self.seat), chance, TRIES)
        return [
            Tip(
                choices[o.action],
                o.worth,
                self.say(_promise(o)) if found.are_chances else "",
                tuple(map(self.say, o.reasons)),
            )
            for o in found.options[:count]
        ]

    # What the person can do ---------------------------------------------------------------------------------------

    def find(self, text: str) -> int:
        """The action that a number of `choices`, or a token, names; raises `UnknownToken`."""
        legal = self.state.legal(self.seat)
        if self.over:
            raise UnknownToken(self.say(msg("term-over-commands")))
        if self.curtain:
            raise UnknownToken(self.prompt())
        if text.strip().isdecimal():
            if not 1 <= int(text) <= len(legal):
                raise UnknownToken(self.say(msg("term-no-option", number=text.strip(), most=len(legal))))
            return legal[int(text) - 1]
        try:
            return self.game.actions.parse(text)
        except UnknownToken:
            raise UnknownToken(self.say(msg("term-no-token", token=text.strip()))) from None

    def lift(self) -> None:
        """Whoever was to take the terminal has it, and nobody else looks."""
        self._marks[None] = [len(self._lines[None])]
        self.curtain = False

    def choose(self, action: int) -> None:
        """Whoever has the terminal chooses, then the bots until a person is asked again; raises `IllegalAction`."""
        mark = len(self.lines)
        self._apply(self.seat, action)
        self._marks[self.seat].append(mark)
        self._go_on()

    def undo(self) -> bool:
        """Take one's last choice back, and all that came after it; False when there is none.

        Before the terminal has changed hands, that is the last choice of anybody here.
        """
        whose = self.people if self.eyes is None else [self.eyes]
        own = [ply for ply, (seat, _) in enumerate(self.record.actions) if seat in whose]
        if not own:
            return False
        fall, self.seat = self.eyes is None, self.record.actions[own[-1]][0]
        self.record.actions = self.record.actions[: own[-1]]
        self.record.scores = None
        self._load(self.record)
        self._go_on(fall)
        return True

    def text(self) -> str:
        """The record so far: what is saved, and what `resume` reads."""
        return self.record.to_text()

    # Inside -------------------------------------------------------------------------------------------------------

    def _load(self, record: Record) -> None:
        """Play the record from its beginning. Each mark is the number of lines before a choice of the person."""
        self.record = record
        viewers: list[int | None] = [*self.people, None] if self.shared else [*self.people]
        self._lines: dict[int | None, list[Line]] = {seat: [] for seat in viewers}
        self._marks: dict[int | None, list[int]] = {seat: [] for seat in viewers}
        self._bots: dict[int, LevelBot] = {}
        for ply, state in steps(record, self.game, listen=True):
            self.state = state
            chooser = record.actions[ply - 1][0] if ply else None
            if chooser in self.people:
                self._marks[chooser].append(len(self._lines[chooser]))
            self._hear()
        if self.shared and record.actions:
            self._marks[None].append(len(self._lines[None]))
        check_end(record, self.state)

    def _go_on(self, fall: bool = False) -> None:
        """Let the bots choose, then see who is asked; `fall` lets the curtain fall for whoever that is."""
        self._let_bots_choose()
        asked = [decision.seat for decision in self.state.pending()]
        holder = next_to_hold(asked, self.seat) if asked else self.seat
        self.curtain = bool(asked) and (fall or holder != self.seat)
        self.seat = holder

    def _let_bots_choose(self) -> None:
        """Bots answer before people do, so that an undo always leads back to a person's own choice."""
        while bots := [decision.seat for decision in self.state.pending() if decision.seat not in self.people]:
            seat = bots[0]
            chance = stream(self.record.seed, seat, len(self.record.actions))
            level = self.record.seats[seat]
            bot = Guarded(self._bot(seat, level, chance), self.game, chance.clone(), level)
            self._apply(seat, bot.choose(Observation(self.state, seat)))
        if self.result is not None:
            self.record.scores = self.result.scores

    def _bot(self, seat: int, level: str, chance: Chance) -> LevelBot:
        """The bot on a seat, which keeps what it has found out; what it draws depends on the choice alone."""
        if seat not in self._bots:
            self._bots[seat] = make_bot(level, self.game, chance)
        self._bots[seat].chance = chance
        return self._bots[seat]

    def _apply(self, seat: int, action: int) -> None:
        self.state.apply(seat, action)
        self.record.actions.append((seat, self.game.actions.token(action)))
        self._hear()

    def _hear(self) -> None:
        """Turn what was told since last time into lines, as each person sees it, and as all do."""
        log = self.state.log
        assert log is not None
        for seat, lines in self._lines.items():
            lines += lines_of(self.game, self.game.words.heard(self.state, log, seat), seat, self.say)
        log.clear()


def lines_of(game: Game, events: Sequence[Event], seat: int | None, say: Say) -> list[Line]:
    """Play-by-play of some events, as a seat sees them."""
    spoken = [(game.words.line(event.seen_by(seat), seat), event.rules) for event in events]
    return [Line(say(text), rules) for text, rules in spoken if text is not None]


def _promise(option: Opinion) -> Text:
    """Chance and margin in a few words."""
    chance = round(100 * option.share)
    if option.margin is None:
        return msg("term-promise", chance=chance)
    points = round(abs(option.margin), 1)
    return msg("term-promise-ahead" if option.margin >= 0 else "term-promise-behind", chance=chance, points=points)


def _seated(names: list[str], people: dict[int, str], bot: str) -> list[str]:
    """The words of a record for all seats: the people's own, and levels that exist for the others."""
    if len(people) > 1 and len(people) > len(names):
        raise BadOption(f"Here {len(names)} can play, not {len(people)}; --option may make the table larger.")
    for seat in people:
        if not 0 <= seat < len(names):
            raise BadOption(f"There is no seat {seat}; seats go from 0 to {len(names) - 1}.")
    if bot not in LEVELS:
        raise BadOption(f"There is no bot '{bot}'; bots are: {', '.join(LEVELS)}.")
    seated = [people.get(seat, bot if is_person(name) else name) for seat, name in enumerate(names)]
    strangers = [name for name in seated if not is_person(name) and name not in LEVELS]
    if strangers:
        raise BadOption(f"There is no bot '{strangers[0]}'; name another with --bot: {', '.join(LEVELS)}.")
    return seated


def _names(record: Record) -> dict[int, str]:
    """What the people of a record are called, by seat."""
    return {seat: name for seat, word in enumerate(record.seats) if is_person(word) and (name := name_in(word))}
