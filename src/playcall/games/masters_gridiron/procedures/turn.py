"""MG-2 to MG-6, MG-11  One turn: Huddle, Lay, Line, Defend, React, Check, Resolve, Replenish, Convert."""

from __future__ import annotations

from dataclasses import dataclass

from playcall.games.masters_gridiron import events
from playcall.games.masters_gridiron.actions import (
    DEFEND,
    DISCARD,
    GO,
    KICK,
    PLAY,
    PUNT,
    PUNT_ALONE,
    pair,
)
from playcall.games.masters_gridiron.actions import DONE as ENOUGH
from playcall.games.masters_gridiron.anatomy import Audible, Window
from playcall.games.masters_gridiron.calling import playable
from playcall.games.masters_gridiron.cards import BOOK, PLAYS
from playcall.games.masters_gridiron.laying import announce_laid, lay_options, lay_player
from playcall.games.masters_gridiron.matchup import defence_number, standing
from playcall.games.masters_gridiron.procedures.windows import Check, Line, React, call_audible
from playcall.games.masters_gridiron.resolution import resolve
from playcall.games.masters_gridiron.table import NO_CARD, NOBODY, TURNS, TURNS_OF_A_PERIOD, Table
from playcall.games.masters_gridiron.zones import (
    CONV,
    DEF_DISC,
    DEF_HAND,
    DEFENSE,
    OFFENSE,
    PB_DISC,
    PB_HAND,
    PB_OPEN,
    PILES,
    PLAYBOOK,
    SPOTS,
    Pile,
)
from playcall.kernel import DONE, Ask, Procedure, Step

DEFENDERS = [DEFEND.of(range(cards)) for cards in range(4)]
TRY = [KICK(), GO()]


@dataclass(slots=True)
class Turn(Procedure):
    """MG-2.1  The offence lays an attempt, the defence answers it."""

    order = (
        "begin", "huddle", "lay", "line", "defend", "react", "check", "resolve", "decide", "replenish", "convert",
    )  # fmt: skip

    def begin(self, s: Table) -> Step:  # MG-2.1, MG-6.5
        s.turn += 1
        s.offence_card = s.play_card = s.defence_card = NO_CARD
        s.punting = s.silenced = s.scouted = False
        s.scored_by = NOBODY
        s.scored = ""
        if s.calls:
            s.calls, s.call_amounts, s.cancelled = [], [], []
        if s.log is not None:
            s.tell(events.TurnBegins(s.turn, s.period, s.names[s.offence], s.spot(s.offence), s.reply))
        muster(s, OFFENSE, s.offence)
        muster(s, DEFENSE, s.defence)
        return None

    def huddle(self, s: Table) -> Step:  # MG-3.8
        return Huddle() if holds_audible(s, s.offence) else None

    def lay(self, s: Table) -> Step:  # MG-4.1, MG-4.2, MG-4.10, MG-10.7, MG-10.10
        return Ask(s.offence, lay_options(s))

    def on_lay(self, s: Table, action: int) -> Step:
        if action in PUNT_ALONE:
            lay_player(s, PUNT_ALONE.argument(action))
            s.punting = True
        else:
            player, play = pair(action)
            lay_player(s, player)
            s.play_card = s.leave_book(s.offence, play)
            s.zones[SPOTS(s.offence)].append(s.play_card)
            s.punting = action in PUNT
        if s.log is not None:
            announce_laid(s)
        return None

    def line(self, s: Table) -> Step:  # MG-9.1, MG-9.11
        return Line() if not s.punting and holds_audible(s, s.offence) else None

    def defend(self, s: Table) -> Step:  # MG-5.1, MG-10.11
        seat = 1 - s.offence
        return Ask(seat, DEFENDERS[len(s.zones[DEF_HAND(seat)])])

    def on_defend(self, s: Table, action: int) -> Step:  # MG-4.11
        seat = 1 - s.offence
        card = s.zones[DEF_HAND(seat)].pop(DEFEND.argument(action))
        s.zones[DEF_DISC(seat)].append(card)
        s.defence_card = card
        if s.log is not None:
            number = defence_number(s, standing(s))
            s.tell(events.Answered(s.names[seat], card, number.terms, number.total))
        return None

    def react(self, s: Table) -> Step:  # MG-9.1, MG-9.12
        if s.silenced or s.play_card == NO_CARD or not holds_audible(s, 1 - s.offence):
            return None
        return React()

    def check(self, s: Table) -> Step:  # MG-9.5, MG-9.12
        if not s.options.check_window or not s.calls or s.play_card == NO_CARD or not holds_audible(s, s.offence):
            return None
        return Check()

    def resolve(self, s: Table) -> Step:  # MG-5
        resolve(s)
        return None

    def decide(self, s: Table) -> Step:  # MG-8.4 to MG-8.10
        return DONE if s.period and overtime_decided(s) else None

    def replenish(self, s: Table) -> Step:  # MG-6.1
        s.scouted = False  # new cards come into the hand
        for seat in (s.offence, 1 - s.offence):
            draw_up(s, seat)
        return None

    def convert(self, s: Table) -> Step:  # MG-6.2, MG-11.1, MG-11.7
        if s.scored != "T" or s.period:
            return None
        if s.deck_size(PLAYBOOK, s.scored_by) < 2:
            s.tell(events.Kicked(s.names[s.scored_by], "few_cards"))
            return None
        return Ask(s.scored_by, TRY)

    def on_convert(self, s: Table, action: int) -> Step:
        if action in GO:
            go_for_two(s, s.scored_by)
        else:
            s.tell(events.Kicked(s.names[s.scored_by], "chosen"))
        return None


@dataclass(slots=True)
class Huddle(Procedure):
    """MG-3  The offence may discard Audibles, or play those of the Huddle, and draws to four after each."""

    order = ("choose", "draw", "again")

    def choose(self, s: Table) -> Step:  # MG-3.1, MG-3.5, MG-3.6, MG-9.4
        seat = s.offence
        audibles = s.in_book_hand(seat, Audible)
        if not audibles:
            return DONE  # MG-3.8
        options = PLAY.of(playable(s, seat, Window.HUDDLE)) + DISCARD.of(audibles)
        must = len(audibles) == len(s.zones[PB_HAND(seat)]) and s.deck_size(PLAYBOOK, seat) > 0
        return Ask(seat, options if must else [*options, ENOUGH()], known=False)

    def on_choose(self, s: Table, action: int) -> Step:
        if action in ENOUGH:
            return DONE
        if action in PLAY:
            return call_audible(s, s.offence, PLAY.argument(action), Window.HUDDLE)
        card = s.leave_book(s.offence, DISCARD.argument(action))
        s.zones[PB_DISC(s.offence)].append(card)
        s.tell(events.AudibleDiscarded(s.names[s.offence], card))
        return None

    def draw(self, s: Table) -> Step:  # MG-3.2, MG-9.4
        drawn = s.fill(PLAYBOOK, s.offence)
        if drawn and s.log is not None:
            s.tell(events.Drew(s.offence, s.names[s.offence], (0, 0, len(drawn)), (), (), tuple(drawn)))
        return None

    def again(self, s: Table) -> Step:  # MG-3.3
        return self.choose


def holds_audible(s: Table, seat: int) -> bool:
    for card in s.zones[PLAYBOOK.hand + seat]:  # noqa: SIM110  # asked several times a turn
        if card % BOOK >= PLAYS:
            return True
    return False


def muster(s: Table, pile: Pile, seat: int) -> None:
    """MG-6.5  A seat that must lay a card and holds none turns its discard pile over and draws."""
    if not s.zones[pile.hand + seat]:
        s.turn_over(pile, seat)
        draw_up(s, seat)


def draw_up(s: Table, seat: int) -> None:
    """MG-6.1  Offense, Defense and Playbook hand are filled, in this order."""
    drawn = [s.fill(pile, seat) for pile in PILES]
    if s.log is not None and any(drawn):
        counts = len(drawn[0]), len(drawn[1]), len(drawn[2])
        s.tell(events.Drew(seat, s.names[seat], counts, *map(tuple, drawn)))


def overtime_decided(s: Table) -> bool:
    """MG-8.4 to MG-8.9  Whether the turn has decided the game; it may give the visitor a reply."""
    if s.reply:  # MG-8.6, MG-8.7, MG-8.16
        s.reply = False
        if s.scores[0] != s.scores[1]:
            return True
        s.exchanged = True
        s.tell(events.FieldGoalsExchanged())
        return False
    if s.scored_by == NOBODY:
        return False
    if may_reply(s):  # MG-8.5
        s.reply = True
        s.tell(events.ReplyDue(s.names[s.visitor]))
        return False
    return True


def may_reply(s: Table) -> bool:
    """MG-8.5, MG-8.8  A field goal of the home team's offence on the first turn of overtime, or of a period."""
    first = (s.turn - TURNS) % TURNS_OF_A_PERIOD == 1
    counts = s.period == 1 or (s.options.ot_reply == "each_period" and not s.exchanged)
    return first and counts and s.scored == "F" and s.scored_by == s.home == s.offence


def go_for_two(s: Table, seat: int) -> None:
    """MG-11.2 to MG-11.6  Flip the top two cards of the own Playbook deck."""
    cards = s.top(PLAYBOOK, seat), s.top(PLAYBOOK, seat)
    good = sum(is_field_goal(s, card) for card in cards) == 1
    s.conversions[seat] += 1
    s.converted[seat] += good
    s.scores[seat] += 1 if good else -1
    mark = "C" if good else "M"
    lines = s.outcomes if seat == s.offence else s.defence_scores
    lines[seat] = lines[seat][:-1] + mark
    if s.options.conversion_cards == "out":
        s.left[seat] += cards
        s.zones[CONV(seat)] += cards
    else:
        s.zones[PB_OPEN(seat)] = [*reversed(cards), *s.zones[PB_OPEN(seat)]]
        s.shown_book[seat] += cards
    names, scores = (s.names[0], s.names[1]), (s.scores[0], s.scores[1])
    s.tell(events.WentForTwo(s.names[seat], cards, good, names, scores))


def is_field_goal(s: Table, card: int) -> bool:
    """MG-11.3  An Audible is none."""
    face = s.book[card % BOOK]
    return not isinstance(face, Audible) and face.result == "FG"
