"""Audiences: what a seat or a spectator is sent, derived from nothing but its own view and events."""

from __future__ import annotations

from collections import OrderedDict
from hashlib import blake2b
from typing import Any
from weakref import WeakKeyDictionary

import msgspec

from playcall.contract import Said, game_of, msg, rules_told
from playcall.contract.expansions import base_id
from playcall.kernel import Event, How, Sees, State, place_of, public_facts, sees, sees_set, tells_time
from playcall.tables.livetable import LiveTable
from playcall.tables.messages import Choice, Clocks, Explained, Hello, Proposed, Question, Told, Update
from playcall.tables.places import seat_at

MOST_LINES = 50_000
"""Lines of play-by-play that are kept, of all tables together."""

Forms = list[dict[str, Any] | None]
"""How zones are shown, by place; None where that was not needed yet."""


class Watcher:
    """One listener of a table: who it is, and what it has been told so far."""

    def __init__(self, table: LiveTable, place: int | None) -> None:
        self.table = table
        self.place = place
        self.seat = None if place is None else seat_at(place)
        self.epoch = table.epoch
        self.event = 0
        self.view: dict[str, Any] = {}

    def hello(self, now: float, after: int = 0) -> Hello:
        """Everything, with the events after a number."""
        table = self.table
        self.epoch = table.epoch
        self.view = seen(table, self.seat)
        events = told(table, self.seat, after)
        self.event = len(table.events)
        return Hello(
            table.setup.table, base_id(table.setup.game), self.seat, self.place, table.epoch, table.ply, table.acts,
            self.event, self.view, fingerprint(self.view), headline(table), rules_now(table, self.seat), events,
            question(table, self.place), table.asked_openly(), choosers(table), proposed(table, self.seat),
            clocks(table, self.seat, now), result_of(table),
        )  # fmt: skip

    def resume(self, epoch: int, event: int, now: float) -> Hello:
        """Go on for somebody who has seen so much; after an undo, or with a wrong number, from the start."""
        known = epoch == self.table.epoch and 0 <= event <= len(self.table.events)
        return self.hello(now, event if known else 0)

    def catch_up(self, now: float, live: bool = True) -> Hello | Update:
        """What happened since the last message."""
        table = self.table
        if self.epoch != table.epoch:
            return self.hello(now)
        after = seen(table, self.seat)
        after["facts"] = dict.fromkeys(self.view["facts"]) | after["facts"]  # a fact that is gone is told as nothing
        change = delta(self.view, after)
        events = told(table, self.seat, self.event)
        self.view, self.event = after, len(table.events)
        return Update(
            table.epoch, table.ply, table.acts, self.event, change, fingerprint(after), headline(table),
            rules_now(table, self.seat), events, question(table, self.place), table.asked_openly(), choosers(table),
            proposed(table, self.seat), clocks(table, self.seat, now), result_of(table), live,
        )  # fmt: skip


class Board:
    """What all audiences of a table share: its zones, open and closed, and the public facts of the ply."""

    def __init__(self, table: LiveTable) -> None:
        slots = table.game.layout(table.options).slots
        self.slots = [(place, f"{kind.name} {holder}", kind, holder) for place, (kind, holder) in enumerate(slots)]
        self.at = (-1, -1)
        self.cards: list[list[int]] = [[] for _ in slots]
        self.open: Forms = [None] * len(slots)
        self.sets: Forms = [None] * len(slots)
        self.closed: Forms = [None] * len(slots)

    def look(self, table: LiveTable) -> None:
        """Follow the table to its present ply; what did not change is kept."""
        self.at = (table.epoch, table.ply)
        state = table.state
        for place, cards in enumerate(state.zones):
            if cards != self.cards[place]:
                self.cards[place] = list(cards)
                self.open[place] = self.sets[place] = self.closed[place] = None
        pending = state.pending()
        self.place = place_of(state, pending)
        self.waiting_for = [decision.seat for decision in pending if decision.known]
        self.facts = public_facts(state)
        self.headline = table.game.words.headline(state)
        self.questions: dict[int, Question] = {}
        """What each seat with a listener is asked: two windows of one person share it."""
        self.rules: tuple[str, ...] | None = None
        """The rules of the phase for all who are not asked; None where nobody needed them yet."""

    def zones(self, table: LiveTable, seat: int | None) -> dict[str, dict[str, Any]]:
        """The zones as an audience sees them, each built at its first showing. Nobody changes them."""
        state, everything = table.state, table.over and seat is None
        shown = {}
        for place, name, kind, holder in self.slots:
            if everything or kind.sees is Sees.ALL or sees(state, kind, holder, seat):
                forms = self.open
            else:
                forms = self.sets if sees_set(state, kind, holder, seat) else self.closed
            shown[name] = forms[place] or self.form(table, place, forms)
        return shown

    def form(self, table: LiveTable, place: int, forms: Forms) -> dict[str, Any]:
        """A zone as cards in their order, as a set, or as a number of cards."""
        _, _, kind, holder = self.slots[place]
        cards = self.cards[place]
        ids = None if forms is self.closed else [table.game.card_id(kind.back, card) for card in cards]
        if ids is not None and forms is self.sets:
            ids.sort()
        form = {"zone": kind.name, "holder": holder, "count": len(cards), "cards": ids}
        forms[place] = form
        return form


_boards: WeakKeyDictionary[LiveTable, Board] = WeakKeyDictionary()


def board_of(table: LiveTable) -> Board:
    """The board of a table at its present ply."""
    board = _boards.get(table)
    if board is None:
        board = _boards[table] = Board(table)
    if board.at != (table.epoch, table.ply):
        board.look(table)
    return board


def seen(table: LiveTable, seat: int | None) -> dict[str, Any]:
    """What `view` says, as plain data with zones by name; spectators of a finished game see everything."""
    board = board_of(table)
    token = table.game.actions.token
    return {
        "seat": seat,
        **board.place,
        "zones": board.zones(table, seat),
        "facts": board.facts | msgspec.to_builtins(table.state.own_facts(seat), str_keys=True),
        "legal": [] if seat is None else [token(action) for action in table.legal(seat)],
        "waiting_for": board.waiting_for,
    }


def delta(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    """The parts of a view that changed, two levels deep."""
    change: dict[str, Any] = {}
    for key, value in new.items():
        before = old.get(key)
        if isinstance(value, dict) and isinstance(before, dict):
            inner = {
                name: part
                for name, part in value.items()
                if name not in before or ((was := before[name]) is not part and was != part)
            }
            if inner:
                change[key] = inner
        elif value != before:
            change[key] = value
    return change


def merge(old: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    """What a client does with a delta."""
    merged = dict(old)
    for key, value in change.items():
        inner = merged.get(key)
        merged[key] = {**inner, **value} if isinstance(value, dict) and isinstance(inner, dict) else value
    return merged


def fingerprint(plain: dict[str, Any]) -> str:
    """A short hash of a view: of its JSON with sorted keys and no spaces."""
    return blake2b(msgspec.json.encode(plain, order="sorted"), digest_size=8).hexdigest()


class Lines:
    """What audiences were told from the beginning: finding words takes long, and they stay the same."""

    def __init__(self, most: int = MOST_LINES) -> None:
        self.most = most
        self.count = 0
        self.kept: OrderedDict[tuple[Board, int, bool, int | None], list[Told]] = OrderedDict()

    def of(self, table: LiveTable, seat: int | None, begin: bool) -> list[Told] | None:
        """All lines of an audience; None where they are not kept and need not be begun."""
        key = (board_of(table), table.epoch, table.over, seat)
        lines = self.kept.pop(key, [] if begin else None)
        if lines is None:
            return None
        self.kept[key] = lines
        new = _lines(table, seat, len(lines))
        lines += new
        self.count += len(new)
        while self.count > self.most:
            self.count -= len(self.kept.popitem(last=False)[1])
        return lines


_told = Lines()


def told(table: LiveTable, seat: int | None, after: int) -> list[Told]:
    """The events after a number, as an audience sees them."""
    lines = _told.of(table, seat, begin=after == 0)
    return _lines(table, seat, after) if lines is None else lines[after:]


def _lines(table: LiveTable, seat: int | None, after: int) -> list[Told]:
    lines = []
    for n, event in enumerate(table.events[after:], after):
        shown = event if table.over else event.seen_by(seat)
        lines.append(tell(table.state, n, shown, seat))
    return lines


def tell(state: State, n: int, shown: Event, seat: int | None) -> Told:
    """An event as an audience may see it, with its line and how that is shown."""
    words = game_of(state).words
    stress = words.stress(state, shown)
    line = words.line(shown, seat)
    return Told(
        n, type(shown).__name__, facts(shown), line, shown.rules, stress.weight, stress.side, stress.sum
    )  # fmt: skip


def facts(event: Event) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(event)
    plain.pop("type", None)
    return plain


def question(table: LiveTable, place: int | None) -> Question | None:
    """What a place is asked now. It is worked out for those where somebody listens, not for bots."""
    seat = None if place is None else seat_at(place)
    if seat is None or not (legal := table.legal(seat)):
        return None
    if place != table.chooser(seat) or table.is_shown(seat):
        return None
    known = board_of(table).questions
    if seat not in known:
        options = [choice(table.state, seat, action) for action in legal]
        prompt = table.game.words.prompt(table.state, seat)
        known[seat] = Question(table.asked_at[seat], table.turn(seat), prompt, options)
    return known[seat]


def hides(table: LiveTable, seat: int) -> bool:
    """Whether an asked seat has something to hide: a card, a fact, or the choice itself."""
    state, board = table.state, board_of(table)
    if state.asking is None or state.asking.how is How.TOGETHER or not state.asking.known:
        return True
    own, public = board.zones(table, seat), board.zones(table, None)
    return state.own_facts(seat) != state.own_facts(None) or any(
        zone["cards"] and zone["cards"] != public[name]["cards"] for name, zone in own.items()
    )


def choosers(table: LiveTable) -> list[int]:
    """The places that are known to be waited for."""
    return [table.waits_for(seat) for seat in table.asked_openly()]


def proposed(table: LiveTable, seat: int | None) -> Proposed | None:
    """The joint choice that the two coaches of a seat talk about."""
    if seat is None or table.over or seat not in table.proposals:
        return None
    proposal = table.proposals[seat]
    shown = choice(table.state, seat, table.game.actions.parse(proposal.token))
    return Proposed(table.asked_at[seat], shown, proposal.objected)


def choice(state: State, seat: int, action: int) -> Choice:
    shown = game_of(state).preview(state, seat, action)
    token = state.game.actions.token(action)
    return Choice(token, shown.button, shown.card, shown.tag, shown.tone, shown.partner, shown.outcome)


def explained(table: LiveTable, seat: int, token: str) -> Explained:
    """What an option of a seat's own question would do."""
    shown = table.game.preview(table.state, seat, table.game.actions.parse(token))
    return Explained(token, shown.label, list(shown.steps()))


def rules_now(table: LiveTable, seat: int | None) -> list[str]:
    """The rules of the present phase, as an audience may know it."""
    if seat is not None and table.legal(seat):
        return list(rules_told(table.state, seat))
    board = board_of(table)
    if board.rules is None:
        board.rules = rules_told(table.state, None)
    return list(board.rules)


def headline(table: LiveTable) -> Said:
    return board_of(table).headline


def clocks(table: LiveTable, seat: int | None, now: float) -> Clocks:
    """The time of each seat as an audience may know it: the clock of a seat that is asked in secret is its own."""
    if not table.timer.clock.runs:
        return Clocks([])
    pending = [] if table.over else table.state.pending()
    return Clocks([
        table.timer.left(other, now) if tells_time(pending, seat, other) else None for other in range(table.seats)
    ])  # fmt: skip


def result_of(table: LiveTable) -> dict[str, Any] | None:
    result = table.result
    if result is None:
        return None
    plain: dict[str, Any] = msgspec.to_builtins(result)
    plain["text"] = msgspec.to_builtins(conceding(table) or table.game.words.result(result))
    return plain


def conceding(table: LiveTable) -> Said:
    return "" if table.conceded is None else msg("conceded", who=msg("player", number=table.conceded + 1))
