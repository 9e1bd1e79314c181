"""SJ-4, SJ-7 to SJ-9  A play: the huddle, then a kickoff or a snap, the exchange, the tally; Spike and Touchback."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from playcall.contract import Text, joined, msg
from playcall.games.sport_jockeys import events
from playcall.games.sport_jockeys.actions import (
    DELAY,
    PLAY,
    PLAYED,
    READY,
    SNAP,
    SPIKE,
    SWAP,
    TIME_OUT,
    TOUCHBACK,
)
from playcall.games.sport_jockeys.cards import OFF
from playcall.games.sport_jockeys.handbook import bits, kinds
from playcall.games.sport_jockeys.names import action_name, face_name, square
from playcall.games.sport_jockeys.rules.answers import kick_cards
from playcall.games.sport_jockeys.rules.exchange import (
    Exchange,
    Return,
    TouchbackReply,
    declare_touchback,
    held,
    touchback_columns,
)
from playcall.games.sport_jockeys.rules.tally import EndOfPlay
from playcall.games.sport_jockeys.rules.turn import Moments, WhyNot
from playcall.games.sport_jockeys.table import DECK, DISCARD, HANDS, PICKED, ROWS, Deed, Table
from playcall.kernel import DONE, Ask, Procedure, Step

PASS = kinds("P/K")
TIME_OUT_CARD = kinds("TIM")


@dataclass(slots=True)
class Play(Procedure):
    """SJ-7.3  Huddle of OFF, then of DEF, then the kick or the Snap."""

    order = ("offence_huddle", "defence_huddle", "start")

    def offence_huddle(self, s: Table) -> Step:
        return None if s.options.quick else Huddle(s.offence)  # SJ-20.4

    def defence_huddle(self, s: Table) -> Step:
        return None if s.options.quick else Huddle(s.defence)

    def start(self, s: Table) -> Step:  # SJ-7.1
        return Kickoff() if s.kickoff_due else Snap()


@dataclass(slots=True)
class Huddle(Procedure):
    """SJ-7.3(2)  A team may use Delay of Game and its Time Out once each, until it is ready."""

    seat: int
    delayed: bool = False

    order = ("choose", "set_aside", "exchange_cards")
    rules_now: ClassVar[Moments] = {"choose": ("SJ-7.3", "SJ-4.1", "SJ-4.2", "SJ-15.9"), "set_aside": ("SJ-15.9",)}

    def asks_choose(self, s: Table, seat: int) -> Text:
        start, role = "kickoff" if s.kickoff_due else "snap", "off" if seat == s.offence else "def"
        return msg("sj-ask-huddle", start=start, square=square(s.row, s.column), role=role)

    def choose(self, s: Table) -> Step:
        options = [READY()]
        if s.zones[HANDS(self.seat)] and s.zones[DECK()]:
            if not self.delayed:  # SJ-4.1, SJ-4.2
                options.append(DELAY())
            if s.held_card(self.seat, TIME_OUT_CARD) >= 0:  # SJ-15.9
                options.append(TIME_OUT())
        return Ask(self.seat, options)

    def on_choose(self, s: Table, action: int) -> Step:
        if action in READY:
            return DONE
        if action in TIME_OUT:
            return None
        self.delay(s)
        return self.choose

    def delay(self, s: Table) -> None:  # SJ-4.1, SJ-4.2
        self.delayed = True
        hand = s.zones[HANDS(self.seat)]
        due = delay_draws(hand)
        s.tell(events.Delayed(self.seat, tuple(hand), due))
        s.zones[DISCARD()] += hand
        s.zones[HANDS(self.seat)] = []
        s.draw(self.seat, due)

    def asks_set_aside(self, s: Table, seat: int) -> Text:
        which = msg("sj-ask-set-aside", deck=len(s.zones[DECK()]))
        return joined([which, msg("sj-ask-set-aside-more", count=len(s.zones[PICKED(self.seat)]))], "space")

    def set_aside(self, s: Table) -> Step:  # SJ-15.9
        hand, picked = s.zones[HANDS(self.seat)], s.zones[PICKED(self.seat)]
        more = SWAP.of(hand) if len(picked) < len(s.zones[DECK()]) else []
        return Ask(self.seat, [*more, PLAYED()] if picked else more)

    def on_set_aside(self, s: Table, action: int) -> Step:
        if action in PLAYED:
            return None
        card = SWAP.argument(action)
        s.zones[HANDS(self.seat)].remove(card)
        s.zones[PICKED(self.seat)].append(card)
        return self.set_aside

    def exchange_cards(self, s: Table) -> Step:  # SJ-15.9, SJ-22.1
        s.use_special(self.seat, TIME_OUT_CARD)
        deck, picked = s.zones[DECK()], s.zones[PICKED(self.seat)]
        drawn = [deck.pop() for _ in picked]
        s.zones[HANDS(self.seat)] += drawn
        s.tell(events.TimedOut(self.seat, len(picked), tuple(sorted(picked)), tuple(drawn)))
        s.zones[DECK()] = [*deck, *picked]
        s.returned[self.seat] |= bits(picked)
        s.returned[1 - self.seat] = 0
        s.zones[PICKED(self.seat)] = []
        s.chance.shuffle("deck", s.zones[DECK()])
        return self.choose


def delay_draws(hand: Sequence[int]) -> int:
    """SJ-4.1  How many cards a Delay of Game draws, if the deck has them."""
    return len(hand) - 1


@dataclass(slots=True)
class Kickoff(Procedure):
    """SJ-8  The kick, the return, and then as in a snap play."""

    order = ("kick", "receive", "exchange", "end_of_play", "over", "touchback")

    def kick(self, s: Table) -> Step:  # SJ-8.1
        return Kick(s.defence)

    def receive(self, s: Table) -> Step:  # SJ-8.4, SJ-8.5
        return Return(s.offence)

    def exchange(self, s: Table) -> Step:  # SJ-8.6, SJ-8.7
        if s.exchange[-1]["side"] == "down":
            return self.touchback
        return Exchange() if s.lying["seat"] == s.offence else None

    def end_of_play(self, s: Table) -> Step:  # SJ-8.8
        return EndOfPlay()

    def over(self, s: Table) -> Step:
        return DONE

    def touchback(self, s: Table) -> Step:  # SJ-4.9
        return Touchback()


@dataclass(slots=True)
class Kick(Procedure):
    """SJ-8.2  KIC and any number of kick cards, OFF faces up."""

    seat: int

    order = ("add", "lay_down")
    rules_now: ClassVar[Moments] = {"add": ("SJ-8.2", "SJ-8.3", "SJ-8.5")}

    def asks_add(self, s: Table, seat: int) -> Text:
        picked = s.zones[PICKED(self.seat)]
        more = msg("sj-ask-kick-more", count=len(picked), cards=kick_names(s, picked))
        return joined([msg("sj-ask-kick"), more], "space")

    def why_not(self, s: Table) -> dict[int, WhyNot]:
        """For each hand card that cannot be added to the kick: why."""
        may = kick_cards(s.book)
        return {card: WhyNot("kick", "SJ-8.2") for card in s.zones[HANDS(self.seat)] if not may >> card & 1}

    def add(self, s: Table) -> Step:
        may = kick_cards(s.book)
        return Ask(self.seat, [*PLAY.of([card for card in s.zones[HANDS(self.seat)] if may >> card & 1]), PLAYED()])

    def on_add(self, s: Table, action: int) -> Step:
        if action in PLAYED:
            return None
        card = PLAY.argument(action)
        s.zones[HANDS(self.seat)].remove(card)
        s.zones[PICKED(self.seat)].append(card)
        return self.add

    def lay_down(self, s: Table) -> Step:  # SJ-3.3, SJ-3.6, SJ-8.3
        cards = s.zones[PICKED(self.seat)]
        kick = kick_of(s, self.seat, cards)
        s.zones[ROWS(self.seat)] += cards
        s.zones[PICKED(self.seat)] = []
        s.exchange.append(kick)
        s.kickoff_due = False
        s.tell(events.Kicked(self.seat, tuple(cards), kick["points"][0], kick["points"][1]))
        return None


def kick_of(s: Table, seat: int, cards: Sequence[int]) -> Deed:
    """SJ-3.3, SJ-8.2, SJ-8.3  KIC and its kick cards as an action: the cards, their white boxes, no bonus."""
    return s.lay(seat, "kick", cards, "", kick_points(s, cards), [])


def kick_points(s: Table, cards: Sequence[int]) -> list[int]:
    """SJ-8.2  For KIC and the cards, for their white boxes, for a combo."""
    return [1 + len(cards), sum([s.book.boxes[OFF][card] for card in cards]), 0]


def kick_names(s: Table, cards: Sequence[int]) -> Text:
    """`Kickoff + Run/Kick`."""
    return joined([action_name("KIC"), *(face_name(s.book.cards, card, OFF) for card in cards)], "plus")


@dataclass(slots=True)
class Snap(Procedure):
    """SJ-9  The plain Snap and what follows; or a Spike, or a Touchback."""

    order = ("choose", "exchange", "end_of_play", "over", "touchback")
    rules_now: ClassVar[Moments] = {"choose": ("SJ-9.1", "SJ-4.6", "SJ-4.8", "SJ-4.10")}

    def asks_choose(self, s: Table, seat: int) -> Text:
        return msg("sj-ask-snap", down=s.column, square=square(s.row, s.column))

    def why_not(self, s: Table) -> dict[int, WhyNot]:
        """No hand card is played with the Snap."""
        return dict.fromkeys(s.zones[HANDS(s.offence)], WhyNot("snap", "SJ-9.1"))

    def choose(self, s: Table) -> Step:  # SJ-9.1
        options, hand = [SNAP()], s.zones[HANDS(s.offence)]
        if not s.options.quick:  # SJ-20.4
            if s.zones[DECK()]:  # SJ-4.6, SJ-4.7
                options += [SPIKE(card) for card in hand if s.book.kind[OFF][card] & PASS]
            if s.on_start_square:  # SJ-4.8
                options += TOUCHBACK.of(hand)
        return Ask(s.offence, options)

    def on_choose(self, s: Table, action: int) -> Step:
        if action in SPIKE:
            spike(s, SPIKE.argument(action))
            return DONE
        if action in TOUCHBACK:
            declare_touchback(s, TOUCHBACK.argument(action))
            return self.touchback
        snap = s.snap()
        s.exchange.append(snap)
        s.tell(events.Snapped(s.offence, s.row, s.column, sum(snap["points"])))
        return None

    def exchange(self, s: Table) -> Step:  # SJ-9.2
        return Exchange()

    def end_of_play(self, s: Table) -> Step:
        return EndOfPlay()

    def over(self, s: Table) -> Step:
        return DONE

    def touchback(self, s: Table) -> Step:  # SJ-4.8
        return Touchback()


def spike(s: Table, card: int) -> None:
    """SJ-4.6  The play is over: no reply, no tally, the cube stays; the whole hand goes."""
    hand = s.zones[HANDS(s.offence)]
    s.tell(events.Spiked(s.offence, card, tuple(other for other in hand if other != card)))
    s.zones[DISCARD()] += hand
    s.zones[HANDS(s.offence)] = []


@dataclass(slots=True)
class Touchback(Procedure):
    """SJ-4.8 to SJ-4.11  DEF may reply once; then the cube shifts 2 columns, or 1 if DEF has more points."""

    order = ("reply", "shift")

    def reply(self, s: Table) -> Step:  # SJ-4.11
        return None if held(s, s.play_points()) else TouchbackReply(s.defence)

    def shift(self, s: Table) -> Step:  # SJ-4.8, SJ-4.10
        points = s.play_points()
        columns = touchback_columns(s, points)
        s.tell(events.TouchbackMade(s.offence, (points[0], points[1]), columns))
        s.move_cube(s.row, s.column + columns, "touchback")
        return None
