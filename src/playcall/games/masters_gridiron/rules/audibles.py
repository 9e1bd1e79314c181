"""MG-9  The windows in which Audibles are played, and what becomes of one that is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from playcall.contract import Text, msg
from playcall.games.masters_gridiron import events
from playcall.games.masters_gridiron.actions import PASS, PLAY
from playcall.games.masters_gridiron.anatomy import Audible, Window
from playcall.games.masters_gridiron.effects import (
    Also,
    Boost,
    Cancel,
    Close,
    Cycle,
    Drain,
    Effect,
    Escort,
    Force,
    Gang,
    HandZone,
    Hold,
    NewPlay,
    Open,
    Recall,
    Return,
    Scout,
    Settle,
    Silence,
    Stack,
    Sub,
    Takeaway,
    Upgrade,
)
from playcall.games.masters_gridiron.rules.choices import (
    CancelOne,
    ChangePlay,
    CycleHand,
    ForceOut,
    RecallPlayer,
    SpendPlayer,
    StackBook,
    SubPlayer,
    cancellable,
    escorts,
    force_out,
    recallable,
)
from playcall.games.masters_gridiron.rules.matchup import (
    RATING,
    Standing,
    current_result,
    holds,
    offence_number,
    standing,
    standing_text,
    stop_names,
)
from playcall.games.masters_gridiron.table import Table
from playcall.games.masters_gridiron.zones import (
    CALLED,
    DEF_HAND,
    DEFENSE,
    OFFENSE,
    PILE_OF_HAND,
    PILES,
    PLAYBOOK,
    Pile,
    seat_of_book,
)
from playcall.kernel import DONE, Ask, Procedure, Step


@dataclass(slots=True)
class AudibleWindow(Procedure):
    """MG-9.3, MG-9.19  One Audible at a time, each complete before the next; passing is told to nobody."""

    order = ("offer", "told", "again")
    window: ClassVar[Window]

    def seat(self, s: Table) -> int:
        return s.offence

    def offer(self, s: Table) -> Step:  # MG-9.6
        seat = self.seat(s)
        places = playable(s, seat, self.window)
        return Ask(seat, [*PLAY.of(places), PASS()], known=False) if places else DONE

    def on_offer(self, s: Table, action: int) -> Step:
        if action in PASS:
            return DONE
        return call_audible(s, self.seat(s), PLAY.argument(action), self.window)

    def asks_offer(self, s: Table, seat: int) -> Text:
        return msg(f"mg-asks-{self.window.value.lower()}", call=standing_text(s))

    def told(self, s: Table) -> Step:
        """What everybody is told when an Audible is complete."""
        return None

    def again(self, s: Table) -> Step:
        return self.offer


@dataclass(slots=True)
class Line(AudibleWindow):
    """MG-9.1  After laying its attempt, the offence."""

    window = Window.LINE

    def told(self, s: Table) -> Step:  # MG-9.8
        if s.log is not None:
            now = standing(s)
            number = offence_number(s, now)
            team = s.names[s.offence]
            s.tell(events.Announced(team, now.result, number.terms, number.total, stop_names(now.stops)))
        return None


@dataclass(slots=True)
class React(AudibleWindow):
    """MG-9.1  After laying its Defense card, the defence."""

    window = Window.REACT

    def seat(self, s: Table) -> int:
        return 1 - s.offence


@dataclass(slots=True)
class Check(AudibleWindow):
    """MG-9.5  After Audibles of the defence, the offence once more; nothing follows."""

    window = Window.CHECK


def call_audible(s: Table, seat: int, place: int, window: Window) -> Procedure | None:
    """MG-9.3, MG-9.7  Lay an Audible face up and carry it out; choices it brings are a procedure."""
    card = s.leave_book(seat, place)
    s.zones[CALLED(seat)].append(card)
    s.calls.append(card)
    s.call_amounts.append(0)
    s.tell(events.AudiblePlayed(s.names[seat], card, window.value))
    return _carry_out(s, seat, s.audible(card).effect)


def _carry_out(s: Table, seat: int, effect: Effect) -> Procedure | None:
    match effect:
        case Silence():
            s.silenced = True
        case Scout():
            scout(s, seat)
        case Force(zone, mode):
            pile = pile_of(s, 1 - seat, zone)
            if mode == "victim":
                return ForceOut(1 - seat, PILES.index(pile))
            force_out(s, 1 - seat, pile, mode)
        case Escort(rating):
            return SpendPlayer(seat, rating)
        case Gang():
            return SpendPlayer(seat, "")
        case Cancel():
            return CancelOne(seat)
        case Cycle(zone, k):
            return CycleHand(seat, PILES.index(pile_of(s, seat, zone)), k)
        case Recall():
            return RecallPlayer(seat)
        case Sub(n):
            return SubPlayer(seat, n)
        case NewPlay(n):
            return ChangePlay(seat, n)
        case Stack(n):
            return StackBook(seat, n)
    return None


def scout(s: Table, seat: int) -> None:
    """SCOUT: the hand lies open to the offence until the turn ends or new cards come into it."""
    s.scouted = True
    s.noted[seat] += s.zones[DEF_HAND(1 - seat)]
    s.tell(events.Scouted(seat, s.names[seat], tuple(s.zones[DEF_HAND(1 - seat)])))


def playable(s: Table, seat: int, window: Window) -> list[int]:
    """MG-9.1, MG-9.6  Places in the Playbook hand of Audibles that the seat may play in a window."""
    limit = s.options.audible_limit
    if limit and sum(seat_of_book(card) == seat for card in s.calls) >= limit:
        return []
    hand = s.zones[PLAYBOOK.hand + seat]
    return [place for place in s.in_book_hand(seat, Audible) if may_play(s, seat, hand[place], window)]


def may_play(s: Table, seat: int, card: int, window: Window) -> bool:
    """MG-9.2, MG-9.6, MG-9.11  Side, window, conditions and precondition."""
    call = s.audible(card)
    if window not in call.windows or call.side not in ("ANY", "OFF" if seat == s.offence else "DEF"):
        return False
    if window is Window.HUDDLE:
        return _can_in_huddle(s, seat, call.effect)
    if window is Window.REACT and s.punting and not call.effect.on_punt:
        return False
    play = s.laid_play
    result = play.result if isinstance(call.effect, Upgrade) else current_result(s, play)
    return holds(s, call, card, result) and _can(s, seat, call.effect)


def _can_in_huddle(s: Table, seat: int, effect: Effect) -> bool:
    match effect:
        case Silence():
            return True
        case Scout():
            return bool(s.zones[DEFENSE.hand + 1 - seat])
    return _can_move(s, seat, effect)


def _can(s: Table, seat: int, effect: Effect) -> bool:
    """What an effect needs once cards lie (rules, Effects of Audibles)."""
    now = standing(s)
    match effect:
        case Boost(_, rating):
            return not rating or _own_rating(s, seat, RATING[rating], now)
        case Drain(_, rating):
            return not rating or _other_rating(s, seat, RATING[rating], now)
        case Close(rating):
            return now.stops >> RATING[rating] & 1 == 1 and now.stops != 1 << RATING[rating]
        case Open(rating):
            return not (s.laid_play.stop_mask | now.stops) >> RATING[rating] & 1
        case Also(rating):
            return not now.uses >> RATING[rating] & 1 and s.laid_player.has >> RATING[rating] & 1 == 1
        case Upgrade():
            return now.result == "FG"
        case Settle() | Hold():
            return now.result == "TD"
        case Return(_, _, rating):
            return _may_return(s, rating, now)
        case Takeaway():
            return True
        case Escort(rating):
            return bool(escorts(s, seat, RATING[rating]))
        case Gang():
            return bool(s.zones[DEFENSE.hand + seat])
        case Cancel():
            return bool(cancellable(s, seat))
    return _can_move(s, seat, effect)


def _can_move(s: Table, seat: int, effect: Effect) -> bool:
    """Effects that move or look at cards, in whatever window."""
    match effect:
        case Force(zone, _):
            victim = 1 - seat
            pile = pile_of(s, victim, zone)
            return len(s.zones[pile.hand + victim]) >= (1 if pile is PLAYBOOK else 2)
        case Cycle(zone, _):
            pile = pile_of(s, seat, zone)
            others = len(s.zones[pile.hand + seat]) - (pile is PLAYBOOK)  # the Audible itself does not count
            return others > 0 and s.deck_size(pile, seat) > 0
        case Recall():
            pile = OFFENSE if seat == s.offence else DEFENSE
            return bool(s.zones[pile.hand + seat] and recallable(s, seat))
        case Sub():
            return s.deck_size(OFFENSE if seat == s.offence else DEFENSE, seat) > 0
        case NewPlay():
            return s.deck_size(PLAYBOOK, seat) > 0
        case Stack():
            return s.deck_size(PLAYBOOK, seat) >= 2
    raise TypeError(f"{effect} has no precondition.")


def _own_rating(s: Table, seat: int, rating: int, now: Standing) -> bool:
    """BOOST with r: it is in the current list and on the seat's laid card; on a punt only the defence has a list."""
    if seat == s.offence:
        return (now.uses & s.laid_player.has) >> rating & 1 == 1
    return now.stops >> rating & 1 == 1


def _other_rating(s: Table, seat: int, rating: int, now: Standing) -> bool:
    """DRAIN with r: on offence it is in the stop list; on defence the laid Offense card has it and it can be used."""
    if seat == s.offence:
        return now.stops >> rating & 1 == 1
    usable = s.laid_player.has if s.punting else now.uses & s.laid_player.has
    return usable >> rating & 1 == 1


def _may_return(s: Table, rating: str, now: Standing) -> bool:
    """MG-9.15, MG-10.2  One RETURN a turn, measured with a printed rating that is not closed."""
    again = any(isinstance(s.audible(card).effect, Return) for card in s.calls)
    counted = now.counted & (1 << RATING[rating]) if rating else now.counted
    return bool(counted) and not again


def pile_of(s: Table, seat: int, zone: HandZone) -> Pile:
    """The pile that a hand belongs to; `players` is that of the seat's role."""
    if zone == "players":
        return OFFENSE if seat == s.offence else DEFENSE
    return PILE_OF_HAND[zone]
