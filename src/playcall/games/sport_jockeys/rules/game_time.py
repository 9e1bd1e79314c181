"""SJ-7.4, SJ-16  Game time: a pass through the deck, play after play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from playcall.contract import Text, msg
from playcall.games.sport_jockeys import events
from playcall.games.sport_jockeys.actions import CONTINUE, END_UNIT
from playcall.games.sport_jockeys.rules.play import Play
from playcall.games.sport_jockeys.rules.turn import Moments
from playcall.games.sport_jockeys.table import BURIED, DECK, DISCARD, FACE_DOWN, HANDS, ROWS, SPECIAL, USED, Table
from playcall.kernel import Ask, Procedure, Step


@dataclass(slots=True)
class Unit(Procedure):
    """SJ-16  A quarter, a half or the game: until the deck is gone and OFF ends it, or nobody has a card."""

    used: int = 0
    """Cards that had been used before the play in hand."""

    order = ("begin", "shuffle", "clock", "play", "clear_table", "refill", "again", "finish")
    rules_now: ClassVar[Moments] = {"clock": ("SJ-16.5", "SJ-16.7", "SJ-16.8", "SJ-16.9")}

    def begin(self, s: Table) -> Step:  # SJ-16.2, SJ-16.7, SJ-16.8, SJ-21.2
        s.unit += 1
        s.drives = 0
        if s.unit == 1 or s.extra_unit:
            s.start_drive(s.offence, kickoff=True)  # SJ-6.6
        elif s.unit == s.options.second_half:
            dropped = drive_begun(s)
            s.start_drive(1 - s.received, kickoff=True)
            s.tell(events.SecondHalfBegins(s.offence, take_back_specials(s), dropped))
        if s.extra_unit:
            take_back_specials(s)
        return None

    def shuffle(self, s: Table) -> Step:  # SJ-6.5, SJ-16.3
        cards = list(s.book.deck) if s.unit == 1 else gather(s)
        s.chance.shuffle("deck", cards)
        s.zones[DECK()] = cards
        s.tell(events.UnitBegins(s.unit, s.options.units, unit_name(s), len(cards)))
        s.refill(s.offence)
        return None

    def asks_clock(self, s: Table, seat: int) -> Text:
        own, theirs = len(s.zones[HANDS(seat)]), len(s.zones[HANDS(1 - seat)])
        return msg("sj-ask-clock", own=own, theirs=theirs, unit=unit_name(s))

    def clock(self, s: Table) -> Step:  # SJ-16.4, SJ-16.5, SJ-16.6, SJ-7.7
        self.used = used_cards(s)
        if s.zones[DECK()]:
            return None
        if not s.zones[HANDS(0)] and not s.zones[HANDS(1)]:
            return self.end(s, "no_cards")
        return Ask(s.offence, [CONTINUE(), END_UNIT()])

    def on_clock(self, s: Table, action: int) -> Step:  # SJ-16.5
        if action in END_UNIT:
            return self.end(s, "chosen")
        s.tell(events.PlaysOn(s.offence))
        return None

    def play(self, s: Table) -> Step:  # SJ-7.3
        return Play()

    def clear_table(self, s: Table) -> Step:  # SJ-7.3, SJ-16.10, SJ-22.3
        for seat in (0, 1):
            s.zones[DISCARD()] += s.zones[ROWS(seat)]
            s.zones[BURIED(seat)] += s.zones[FACE_DOWN(seat)]
            s.zones[ROWS(seat)], s.zones[FACE_DOWN(seat)] = [], []
        s.exchange = []
        s.turnovers = 0
        if used_cards(s) > self.used:
            return None
        if not s.zones[DECK()]:
            return self.end(s, "no_time")
        card = s.zones[DECK()].pop()
        s.zones[DISCARD()].append(card)
        s.tell(events.ClockTicked(card))
        return None

    def refill(self, s: Table) -> Step:  # SJ-7.4
        s.refill(s.offence)
        return None

    def again(self, s: Table) -> Step:  # SJ-21.2
        decided = s.extra_unit and s.drives > 0 and s.drives % 2 == 0 and s.scores[0] != s.scores[1]
        return self.end(s, "decided") if decided else self.clock

    def finish(self, s: Table) -> Step:
        return None

    def end(self, s: Table, why: str) -> Step:
        s.tell(events.UnitEnds(s.unit, s.options.units, unit_name(s), why, (s.scores[0], s.scores[1])))
        return self.finish


def what_follows(s: Table) -> str:
    """SJ-16.7 to SJ-16.9, SJ-21.2  After the unit in hand: `over`, `extra-over`, `half-time` or `next`."""
    if s.unit >= s.options.units:
        return "extra-over" if s.extra_unit else "over"
    return "half-time" if s.unit + 1 == s.options.second_half else "next"


def drive_begun(s: Table) -> bool:
    """SJ-16.8  Whether the cube has left the start square: else there is no drive to drop."""
    return s.column > s.options.start_column


def is_last_call(s: Table) -> bool:
    """SJ-16.4, SJ-16.9  Whether the game ends with the cards that are in hand."""
    return not s.zones[DECK()] and what_follows(s) in ("over", "extra-over")


def gather(s: Table) -> list[int]:
    """SJ-16.3  All discards, those face down among them."""
    cards = [*s.zones[DISCARD()], *s.zones[BURIED(0)], *s.zones[BURIED(1)]]
    s.zones[DISCARD()], s.zones[BURIED(0)], s.zones[BURIED(1)] = [], [], []
    return cards


def used_cards(s: Table) -> int:
    """All discards of the unit so far, face up or down."""
    return len(s.zones[DISCARD()]) + len(s.zones[BURIED(0)]) + len(s.zones[BURIED(1)])


def take_back_specials(s: Table) -> bool:
    """SJ-15.11  Used Challenges and Time Outs come back."""
    if s.options.special_refresh == "game":
        return False
    for seat in (0, 1):
        s.zones[SPECIAL(seat)] = sorted([*s.zones[SPECIAL(seat)], *s.zones[USED(seat)]])
        s.zones[USED(seat)] = []
    return True


def unit_name(s: Table) -> str:
    return "extra" if s.extra_unit else s.options.unit_name
