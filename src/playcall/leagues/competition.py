"""A competition, folded from its log (LG-10.1): the judge of what may be entered next, and of what is due."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import chain

import msgspec

from playcall.contract import Game
from playcall.kernel import BadRecord
from playcall.leagues import bringing, draft, fixtures, members, season, trades
from playcall.leagues.book import AUTO, Book, Fixture, Member
from playcall.leagues.entries import PROGRAM, Act, Changed, Entry, Founded, read
from playcall.leagues.office import Chapter, Office, plugged
from playcall.leagues.refusing import Refusal, no
from playcall.leagues.settings import completed, problems

Load = Callable[[str], Game]
"""Finds a game by its id."""

CHAPTERS: Chapter = {
    **members.CHAPTER, **draft.CHAPTER, **bringing.CHAPTER, **trades.CHAPTER, **fixtures.CHAPTER, **season.CHAPTER,
}  # fmt: skip

_BOOK = msgspec.json.Decoder(Book)


class Competition:
    """A cup, a round robin or a league as it stands. Nothing changes it but `fold`."""

    def __init__(self, game: Game, book: Book) -> None:
        self.office = Office(game, book)

    @property
    def book(self) -> Book:
        return self.office.book

    # From a log, and as a snapshot ------------------------------------------------------------------------------------

    @classmethod
    def found(cls, entry: Founded, load: Load) -> Competition | Refusal:
        """A new competition, or why there cannot be one."""
        game = load(entry.game)
        if game.league_play() is None:
            return no("LG-1.8", "lg-no-game", game=game.title)
        play = plugged(game, entry.settings)
        settings = completed(entry.settings, play)
        if refusal := next(problems(settings, play), None):
            return refusal
        book = Book(entry.name, entry.game, entry.seed, settings, AUTO if entry.auto else entry.who)
        book.since = book.now = entry.when
        book.entries = 1
        if entry.who != PROGRAM:
            book.members[entry.who] = Member(entry.who, entry.founder)
        return cls(game, book)

    @classmethod
    def read(cls, log: Iterable[str], load: Load) -> Competition:
        """LG-10.1  The whole competition from its log; raises `BadRecord`."""
        lines = iter(log)
        try:
            first = read(next(lines, ""))
            found = cls.found(first, load) if isinstance(first, Founded) else None
            if not isinstance(found, Competition):
                raise BadRecord("The log of a competition begins with its founding.")
            for line in lines:
                found.fold(read(line))
        except msgspec.DecodeError as problem:
            raise BadRecord(f"This is not the log of a competition: {problem}.") from None
        return found

    def to_json(self) -> bytes:
        """A snapshot: what `from_json` goes on from, without the log before it."""
        return msgspec.json.encode(self.book)

    @classmethod
    def from_json(cls, text: bytes | str, load: Load) -> Competition:
        try:
            book = _BOOK.decode(text)
        except msgspec.DecodeError as problem:
            raise BadRecord(f"This is not a competition: {problem}.") from None
        return cls(load(book.game), book)

    def copy(self) -> Competition:
        """Another one, to be folded further while this one is still shown. Pages of past seasons never change."""
        book = msgspec.structs.replace(self.book, past=[])
        other = Competition(self.office.game, _BOOK.decode(msgspec.json.encode(book)))
        other.book.past = list(self.book.past)
        other.office.__dict__["play"] = self.office.play
        return other

    # Entries ----------------------------------------------------------------------------------------------------------

    def judge(self, entry: Entry) -> Refusal | None:
        """Why an entry cannot be made now; None if it can. Nothing changes."""
        if isinstance(entry, Founded):
            return no("LG-8.5", "lg-begun")
        if entry.when < self.book.now:
            return no("LG-10.1", "lg-past")
        may, _ = CHAPTERS[type(entry)]
        return may(self.office, self._complete(entry))

    def fold(self, entry: Entry) -> None:
        """Make an entry that was judged, and whatever follows from it by itself."""
        self.book.now = entry.when
        self.book.entries += 1
        _, change = CHAPTERS[type(entry)]
        change(self.office, self._complete(entry))
        season.move_on(self.office, entry.when)

    def enter(self, entry: Entry) -> Refusal | None:
        """Judge an entry and fold it unless it is refused."""
        refusal = self.judge(entry)
        if refusal is None:
            self.fold(entry)
        return refusal

    def _complete(self, entry: Act) -> Act:
        if not isinstance(entry, Changed):
            return entry
        play = plugged(self.office.game, entry.settings)
        return msgspec.structs.replace(entry, settings=completed(entry.settings, play))

    # What comes by itself (LG-10.5) -----------------------------------------------------------------------------------

    def due(self, now: int) -> Entry | None:
        """The entry that the program must make at this moment; asked again after each, until there is none."""
        now = max(now, self.book.now)
        return next((entry(now) for moment, entry in self._coming() if moment <= now), None)

    def wakes(self) -> int | None:
        """The moment at which the next entry is due if nobody does anything before."""
        return min((moment for moment, _ in self._coming()), default=None)

    def _coming(self) -> Iterator[tuple[int, Callable[[int], Entry]]]:
        chapters = (trades.coming, draft.coming, fixtures.coming, season.coming)
        return chain.from_iterable(coming(self.office) for coming in chapters)

    def to_play(self) -> list[Fixture]:
        """The fixtures that bots play now, at tables that need nobody."""
        return fixtures.for_bots(self.office)
