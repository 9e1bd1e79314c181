"""SJ-6, SJ-20.2, SJ-21  The whole game: the toss, the units of time, ties."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from playcall.contract import Text, msg
from playcall.games.sport_jockeys import events
from playcall.games.sport_jockeys.actions import DEFENCE, HEADS, HOME, KICK, OFFENCE, RECEIVE, TAILS, VISITOR
from playcall.games.sport_jockeys.cards import OFF
from playcall.games.sport_jockeys.handbook import kinds
from playcall.games.sport_jockeys.rules.game_time import Unit
from playcall.games.sport_jockeys.rules.turn import Moments
from playcall.games.sport_jockeys.table import KICK_SNAP, SPECIAL, Table
from playcall.kernel import Ask, Procedure, Result, Step

COIN = ("heads", "tails")


@dataclass(slots=True)
class Match(Procedure):
    """SJ-6, SJ-16  Toss, units, and an extra unit if the game is level and must not be."""

    order = ("set_apart", "toss", "play_unit", "again", "extra_toss", "extra_unit", "finish")

    def set_apart(self, s: Table) -> Step:  # SJ-6.1, SJ-20.4
        cards = [card for card, printed in enumerate(s.book.cards) if printed.trim == "black"]
        for kind in (kinds("CHA"), kinds("TIM")) if not s.options.quick else ():
            for seat, card in enumerate(card for card in cards if s.book.kind[OFF][card] == kind):
                s.zones[SPECIAL(seat)].append(card)
        s.zones[KICK_SNAP()] = [card for card in cards if s.book.kind[OFF][card] == kinds("SNA")]
        return None

    def toss(self, s: Table) -> Step:
        return CoinToss()

    def play_unit(self, s: Table) -> Step:  # SJ-16.1
        return Unit()

    def again(self, s: Table) -> Step:
        if s.unit < s.options.units:
            return self.play_unit
        level = s.scores[0] == s.scores[1]
        return None if level and s.options.tie_break == "sudden_death" else self.finish  # SJ-21.1

    def extra_toss(self, s: Table) -> Step:  # SJ-21.2
        return ExtraToss()

    def extra_unit(self, s: Table) -> Step:  # SJ-21.2
        return Unit()

    def finish(self, s: Table) -> Step:  # SJ-1.3
        first, second = s.scores
        winner = None if first == second else int(second > first)
        s.result = Result((first, second), winner, *ended_by(s))
        s.tell(events.GameOver((first, second), -1 if winner is None else winner))
        return None


def ended_by(s: Table) -> tuple[str, str]:
    """How the game ended, with the rule behind it."""
    if s.extra_unit:
        return "sudden-death", "SJ-21.2"
    if s.scores[0] == s.scores[1]:
        return "level", "SJ-21.1"
    return "points", "SJ-1.3"


@dataclass(slots=True)
class CoinToss(Procedure):
    """SJ-6.2 to SJ-6.4  Seat 0 calls; the winner chooses a role, the other team a side."""

    chooser: int = 0

    order = ("call_coin", "choose_role", "choose_side")
    rules_now: ClassVar[Moments] = {
        "call_coin": ("SJ-6.2", "SJ-6.3"),
        "choose_role": ("SJ-6.3", "SJ-16.8", "SJ-20.2"),
        "choose_side": ("SJ-6.3", "SJ-6.4"),
    }

    def asks_call_coin(self, s: Table, seat: int) -> Text:
        return msg("sj-ask-coin")

    def call_coin(self, s: Table) -> Step:  # SJ-6.2
        return Ask(0, [HEADS(), TAILS()])

    def on_call_coin(self, s: Table, action: int) -> Step:  # SJ-6.3, SJ-22.1
        flip = s.chance.number("coin", 2)
        call = int(action in TAILS)
        self.chooser = 0 if call == flip else 1
        s.tell(events.CoinFlipped(0, COIN[call], COIN[flip], self.chooser))
        return None

    def asks_choose_role(self, s: Table, seat: int) -> Text:
        return msg("sj-ask-role", mode=s.options.mode)

    def choose_role(self, s: Table) -> Step:  # SJ-6.3, SJ-20.2
        return Ask(self.chooser, roles(s))

    def on_choose_role(self, s: Table, action: int) -> Step:
        take_role(s, self.chooser, action)
        s.received = s.offence
        return None

    def asks_choose_side(self, s: Table, seat: int) -> Text:
        return msg("sj-ask-side")

    def choose_side(self, s: Table) -> Step:  # SJ-6.3
        return Ask(1 - self.chooser, [HOME(), VISITOR()])

    def on_choose_side(self, s: Table, action: int) -> Step:  # SJ-6.4
        s.home = 1 - self.chooser if action in HOME else self.chooser
        s.tell(events.SidesChosen(1 - self.chooser, s.home))
        return None


@dataclass(slots=True)
class ExtraToss(Procedure):
    """SJ-21.2  Before the extra unit: heads, seat 0 chooses; tails, seat 1."""

    chooser: int = 0

    order = ("flip", "choose_role")
    rules_now: ClassVar[Moments] = {"choose_role": ("SJ-21.2",)}

    def flip(self, s: Table) -> Step:
        self.chooser = s.chance.number("coin", 2)
        s.tell(events.ExtraToss(COIN[self.chooser], self.chooser))
        return None

    def asks_choose_role(self, s: Table, seat: int) -> Text:
        return msg("sj-ask-extra-role", mode=s.options.mode)

    def choose_role(self, s: Table) -> Step:
        return Ask(self.chooser, roles(s))

    def on_choose_role(self, s: Table, action: int) -> Step:
        take_role(s, self.chooser, action)
        return None


def roles(s: Table) -> list[int]:
    """SJ-6.3, SJ-20.2  What the winner of a toss may choose."""
    return [OFFENCE(), DEFENCE()] if s.options.quick else [KICK(), RECEIVE()]


def take_role(s: Table, chooser: int, action: int) -> None:
    attacks = action in RECEIVE or action in OFFENCE
    s.offence = chooser if attacks else 1 - chooser
    s.tell(events.RoleChosen(chooser, s.game.actions.token(action), s.offence))
