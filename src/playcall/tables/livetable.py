"""A table in memory: folded from its ledger, and the judge of what may be entered next."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import repeat
from typing import Any

import msgspec
from msgspec.structs import replace

from playcall.contract import Game, Unit
from playcall.kernel import (
    Ask,
    Chance,
    Event,
    How,
    IllegalAction,
    PlaycallError,
    Record,
    Result,
    Sees,
    State,
    UnknownToken,
)
from playcall.tables.clocks import Timer, read_clock
from playcall.tables.errors import Refused, because, not_proposed, not_your_unit, not_yours, over, stale
from playcall.tables.ledger import Entry, Kind, Setup
from playcall.tables.places import Proposal, coach_of, partner_of, seat_at
from playcall.tables.trail import Trail


class Mark(msgspec.Struct, frozen=True):
    """What an action changed beyond the place that took it, so that undo knows whether it is free."""

    ply: int
    place: int = msgspec.field(name="seat")
    events: int
    """How many events had been told before it."""
    revealed: bool
    """Chance was drawn, or somebody saw a card that was hidden from them before."""


class Moment(msgspec.Struct, frozen=True):
    """An earlier position of a table, and how many events had been told."""

    events: int
    position: str


class Snapshot(msgspec.Struct):
    """A table at one ply, without its ledger."""

    position: dict[str, Any]
    events: list[dict[str, Any]]
    marks: list[Mark]
    asked_at: list[int]
    epoch: int
    stand_ins: dict[int, str]
    conceded: int | None
    banks: list[float]
    since: dict[int, float]
    trail: list[tuple[int, Moment]]
    proposals: dict[int, Proposal] = {}


class LiveTable:
    """The position of a table with its events, clocks and stand-ins. `fold` takes over an entry that was committed."""

    def __init__(self, game: Game, setup: Setup, opened: float) -> None:
        self.game = game
        self.setup = setup
        self.opened = opened
        self.options = game.parse_options(setup.options)
        self.seats = game.seat_count(self.options)
        self.entries: list[Entry] = []
        self.stand_ins: dict[int, str] = {}
        self.conceded: int | None = None
        self.epoch = 0
        """Grows when events are taken back, so that listeners know to start again."""
        self._begin()

    def _begin(self) -> None:
        self.state = self.game.blank(self.options, Chance.of(self.setup.seed))
        self.events: list[Event] = self.state.listen()
        self.state.call(self.game.opening(self.options))
        self.state.advance()
        self.marks: list[Mark] = []
        self.played: list[tuple[int, str]] = []
        """Seat and token of every action that stands."""
        self.trail: Trail[Moment] = Trail()
        self._sights: list[set[tuple[str, int]]] = []
        """What each seat saw after the last action; empty when nobody has looked."""
        self.asked_at = [0] * self.seats
        """The ply at which each seat was asked its present question, which lasts though others answer theirs."""
        self.proposals: dict[int, Proposal] = {}
        """What the offensive coach of a seat would choose for both, or would have, at the present question."""
        self.timer = Timer(read_clock(self.setup.clock), self.seats)
        self.timer.ask(self.asked(), self.opened)

    # Looking ------------------------------------------------------------------------------------------------------

    @property
    def ply(self) -> int:
        """The number the next entry must have."""
        return len(self.entries)

    @property
    def acts(self) -> int:
        """How many actions stand: those taken back are left out."""
        return len(self.marks)

    @property
    def over(self) -> bool:
        return self.state.over or self.conceded is not None

    @property
    def result(self) -> Result | None:
        if self.conceded is None:
            return self.state.result
        team_of = self.state.team_of_seat
        stay = [team_of(seat) != team_of(self.conceded) for seat in range(self.seats)] + [True] * (self.seats < 2)
        winner, *allies = [seat for seat, stays in enumerate(stay) if stays]
        return Result(tuple(map(int, stay)), winner, f"seat {self.conceded} conceding", "", tuple(allies))

    def asked(self) -> list[int]:
        """Seats that must choose now."""
        return [] if self.over else [decision.seat for decision in self.state.pending()]

    def asked_openly(self) -> list[int]:
        """Seats that everybody may know to be asked."""
        return [] if self.over else [decision.seat for decision in self.state.pending() if decision.known]

    def legal(self, seat: int) -> list[int]:
        return [] if self.over else self.state.legal(seat)

    def turn(self, seat: int) -> int:
        """How many choices of a seat stand: the number of its present question, whoever of several answers first."""
        return sum(seat_at(mark.place) == seat for mark in self.marks)

    # Coaches ------------------------------------------------------------------------------------------------------

    def chooser(self, seat: int) -> int:
        """The place that chooses for an asked seat (LG-9.1)."""
        return coach_of(self.game.unit(self.state, seat), seat) if seat in self.setup.coached else seat

    def is_shown(self, seat: int) -> bool:
        """Whether a joint choice of the seat lies with the defensive coach."""
        return seat in self.proposals and not self.proposals[seat].objected

    def waits_for(self, seat: int) -> int:
        """The place that an asked seat waits for: who chooses, or who looks at a joint choice."""
        return partner_of(self.chooser(seat)) if self.is_shown(seat) else self.chooser(seat)

    def is_joint(self, seat: int) -> bool:
        """Whether the choice of an asked seat is to be shown to the defensive coach before it is sent."""
        if seat not in self.setup.coached or seat in self.proposals or not self.legal(seat):
            return False
        return self.game.unit(self.state, seat) is Unit.JOINT

    # Judging ------------------------------------------------------------------------------------------------------

    def act(self, place: int, decision: int, token: str, now: float) -> Entry:
        """The entry for a choice; raises `Refused`. The table is not changed: that is for `fold`."""
        if self.over:
            raise over()
        seat = seat_at(place)
        if not 0 <= seat < self.seats or not self.state.legal(seat):
            raise stale() if 0 <= seat < self.seats and decision < self.asked_at[seat] else not_yours()
        if decision != self.asked_at[seat]:
            raise stale()
        if place != self.chooser(seat) or self.is_shown(seat):
            raise not_your_unit()
        try:
            action = self.game.actions.parse(token)
        except UnknownToken as problem:
            raise because("choice/illegal", problem) from None
        if action not in self.state.legal(seat):
            raise Refused("choice/illegal", token=token)
        return Entry(self.ply, Kind.ACT, seat, self.game.actions.token(action), now)

    def propose(self, place: int, decision: int, token: str, now: float) -> Entry:
        """The entry that shows a joint choice to the defensive coach."""
        return replace(self.act(place, decision, token, now), kind=Kind.PROPOSE)

    def answer(self, place: int, decision: int, agree: bool, now: float) -> Entry:
        """The entry with which the defensive coach sends a joint choice, or gives it back."""
        if self.over:
            raise over()
        seat = seat_at(place)
        if not self.is_shown(seat) or place != self.waits_for(seat):
            raise not_proposed()
        if decision != self.asked_at[seat]:
            raise stale()
        return Entry(self.ply, Kind.ACT if agree else Kind.OBJECT, seat, self.proposals[seat].token, now)

    def concede(self, place: int, now: float) -> Entry:
        if self.over:
            raise over()
        return Entry(self.ply, Kind.CONCEDE, seat_at(place), "", now)

    def stand_in(self, place: int, level: str, now: float) -> Entry:
        """A bot plays for a place from now on; an empty level gives it back to its person."""
        if self.over:
            raise over()
        return Entry(self.ply, Kind.STAND_IN, place, level, now)

    def undo(self, place: int, now: float) -> Entry | None:
        """The entry that takes back the place's last action and all after it; None when there is none."""
        mark = self.last_mark(place)
        return None if mark is None or self.over else Entry(self.ply, Kind.UNDO, place, str(mark.ply), now)

    def undo_is_free(self, place: int, people: Iterable[int]) -> bool:
        """Whether nothing was revealed and nobody else chose since the place's last action."""
        mark = self.last_mark(place)
        since = [m for m in self.marks if mark is not None and m.ply >= mark.ply]
        others = set(people) - {place}
        return not any(m.revealed or m.place in others for m in since)

    def last_mark(self, place: int) -> Mark | None:
        return next((mark for mark in reversed(self.marks) if mark.place == place), None)

    # Folding ------------------------------------------------------------------------------------------------------

    def fold(self, entry: Entry) -> None:
        """Take over a committed entry; entries come in order, without gaps."""
        assert entry.ply == self.ply, f"entry {entry.ply} does not follow {self.ply}"
        self.entries.append(entry)
        match entry.kind:
            case Kind.ACT:
                self._act(entry)
            case Kind.UNDO:
                self._take_back(int(entry.text))
            case Kind.CONCEDE:
                self.conceded = entry.seat
            case Kind.STAND_IN:
                self._stand_in(entry)
            case Kind.PROPOSE | Kind.OBJECT:
                self._propose(entry)
        self.timer.ask(self.asked(), entry.at)

    def _act(self, entry: Entry) -> None:
        before, told, asking = self._sights or self._shown(), len(self.events), self.state.asking
        place = self.chooser(entry.seat)
        word = self.state.chance.word
        try:
            self.state.act(entry.seat, entry.text)
        except (IllegalAction, UnknownToken) as problem:
            raise Refused("table/diverged", ply=entry.ply + 1, problem=problem) from problem
        self._sights = [] if word != self.state.chance.word else self._shown()
        revealed = not self._sights or any(after - seen for seen, after in zip(before, self._sights, strict=True))
        self.marks.append(Mark(entry.ply, place, told, revealed))
        self.played.append((entry.seat, entry.text))
        self.timer.answer(entry.seat, entry.at)
        for seat in range(self.seats):
            if not goes_on(asking, self.state.asking, seat, entry.seat):
                self.asked_at[seat] = self.ply
                self.proposals.pop(seat, None)
        if self.trail.wants(self.acts):
            self.trail.keep(self.acts, Moment(len(self.events), _written(self.state)))

    def _propose(self, entry: Entry) -> None:
        """A choice that was given back is asked for anew; each coach has time of their own."""
        objected = entry.kind is Kind.OBJECT
        self.proposals[entry.seat] = Proposal(entry.text, objected)
        self.timer.answer(entry.seat, entry.at)
        if objected:
            self.asked_at[entry.seat] = self.ply

    def _stand_in(self, entry: Entry) -> None:
        if entry.text:
            self.stand_ins[entry.seat] = entry.text
        else:
            self.stand_ins.pop(entry.seat, None)

    def _take_back(self, first: int) -> None:
        """Undo plays on from a moment that was kept; it never patches a position. Time that was used stays used."""
        kept, timer = [mark for mark in self.marks if mark.ply < first], self.timer
        self._go_back(len(kept))
        for mark in kept[self.acts :]:
            self._act(self.entries[mark.ply])
        self.asked_at, self.timer, self.proposals = [self.ply] * self.seats, timer, {}
        self.epoch += 1

    def _go_back(self, acts: int) -> None:
        """To the last moment kept at which no more actions stood, or to the beginning."""
        found = self.trail.back_to(acts)
        if found is None:
            self._begin()
            return
        stood, moment = found
        self.state = self.game.restore(msgspec.json.decode(moment.position))
        self.events = self.state.log = self.events[: moment.events]
        del self.marks[stood:], self.played[stood:]
        self._sights = []

    def _shown(self) -> list[set[tuple[str, int]]]:
        """For each seat, the cards it sees."""
        state = self.state
        open_to_all: set[tuple[str, int]] = set()
        own: list[set[tuple[str, int]]] = [set() for _ in range(self.seats)]
        for (kind, holder), cards in zip(self.game.layout(self.options).slots, state.zones, strict=True):
            if not cards:
                continue
            if kind.sees is Sees.ALL:
                open_to_all.update(zip(repeat(kind.back), cards, strict=False))
            elif kind.sees is Sees.OWNER:
                owner = state.owner(kind.per, holder)
                if owner is not None and 0 <= owner < self.seats:
                    own[owner].update(zip(repeat(kind.back), cards, strict=False))
        return [cards | open_to_all for cards in own]

    # Keeping ------------------------------------------------------------------------------------------------------

    def to_snapshot(self) -> bytes:
        """Everything but the ledger, so that `from_snapshot` need not replay it."""
        return msgspec.json.encode(
            Snapshot(
                self.state.to_json(),
                [msgspec.to_builtins(event) for event in self.events],
                self.marks,
                self.asked_at,
                self.epoch,
                self.stand_ins,
                self.conceded,
                self.timer.banks,
                self.timer.since,
                self.trail.moments,
                self.proposals,
            )
        )

    @classmethod
    def from_snapshot(
        cls, game: Game, setup: Setup, opened: float, body: bytes, entries: list[Entry]
    ) -> LiveTable | None:
        """A table from a snapshot and the entries it covers; None when the snapshot fits no more."""
        table = cls(game, setup, opened)
        try:
            kept = msgspec.json.decode(body, type=Snapshot)
            table.state = game.restore(kept.position)
            events = [msgspec.convert(event, game.event_kinds[event["type"]]) for event in kept.events]
        except (PlaycallError, msgspec.MsgspecError, KeyError):
            return None
        table.events = table.state.log = events
        table.entries, table.marks = list(entries), kept.marks
        table.played = [(entries[mark.ply].seat, entries[mark.ply].text) for mark in kept.marks]
        table.trail.moments = kept.trail
        table.asked_at, table.epoch = kept.asked_at, kept.epoch
        table.stand_ins, table.conceded = kept.stand_ins, kept.conceded
        table.timer.banks, table.timer.since = kept.banks, kept.since
        table.proposals = kept.proposals
        return table

    def record(self, names: list[str]) -> Record:
        """The game as a record: header, actions that count, final scores."""
        setup = self.setup
        actions = list(self.played)
        scores = self.state.result.scores if self.state.result else None
        return Record(setup.game, setup.rules, setup.cards, setup.options, setup.seed, names, actions, scores)


def _written(state: State) -> str:
    return msgspec.json.encode(state.to_json()).decode()


def goes_on(before: Ask | None, after: Ask | None, seat: int, answered: int) -> bool:
    """Whether a seat's question is still the same after somebody has answered."""
    if before is after:
        return True
    if before is None or after is None or before.how is not How.APART or seat == answered:
        return False
    return seat in before.choices and before.choices[seat] == after.choices.get(seat)


def fold_all(game: Game, setup: Setup, opened: float, entries: Iterable[Entry]) -> LiveTable:
    """A table rebuilt from its ledger."""
    table = LiveTable(game, setup, opened)
    for entry in entries:
        table.fold(entry)
    return table
