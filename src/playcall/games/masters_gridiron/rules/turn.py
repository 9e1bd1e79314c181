"""MG-2 to MG-6, MG-11  One turn: Huddle, Lay, Line, Defend, React, Check, Resolve, Replenish, Convert."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from playcall.contract import Text, joined, msg
from playcall.games.masters_gridiron import events
from playcall.games.masters_gridiron.actions import (
    ATTEMPT,
    BOOK_IN_HAND,
    DEFEND,
    DISCARD,
    GO,
    KICK,
    PICK,
    PLAY,
    PUNT,
    PUNT_ALONE,
    pair,
)
from playcall.games.masters_gridiron.actions import DONE as ENOUGH
from playcall.games.masters_gridiron.anatomy import Audible, Play, Window
from playcall.games.masters_gridiron.cards import BOOK, PLAYS
from playcall.games.masters_gridiron.names import percent, surname
from playcall.games.masters_gridiron.rules.audibles import Check, Line, React, call_audible, playable
from playcall.games.masters_gridiron.rules.matchup import (
    defence_number,
    offence_number,
    spot_text,
    standing,
    standing_text,
    stop_names,
    when_text,
)
from playcall.games.masters_gridiron.rules.resolve import go_for_two, may_go_for_two, resolve, stock_of
from playcall.games.masters_gridiron.table import NO_CARD, NOBODY, POINTS, TURNS, TURNS_OF_A_PERIOD, Table
from playcall.games.masters_gridiron.zones import (
    DEF_DISC,
    DEF_HAND,
    DEFENSE,
    OFF_DISC,
    OFF_HAND,
    OFFENSE,
    PB_DISC,
    PB_HAND,
    PILES,
    PLAYBOOK,
    SPOTS,
    Pile,
)
from playcall.kernel import DONE, Ask, Procedure, Step

DEFENDERS = [DEFEND.of(range(cards)) for cards in range(4)]
TRY = [KICK(), GO()]
TOLD_AS = "lay"
"""Whatever the offence is asked before it lays: the others see that it is about to."""


@dataclass(slots=True)
class Turn(Procedure):
    """MG-2.1  The offence lays an attempt, the defence answers it."""

    order = (
        "begin", "huddle", "punt", "lay", "line", "defend", "react", "check", "resolve", "decide", "replenish",
        "convert",
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
        hold_a_card(s, OFFENSE, s.offence)
        hold_a_card(s, DEFENSE, s.defence)
        return None

    def huddle(self, s: Table) -> Step:  # MG-3.8
        return Huddle() if holds_audible(s, s.offence) else None

    def punt(self, s: Table) -> Step:  # MG-10.7
        return ForcedPunt() if must_punt(s) else None

    def lay(self, s: Table) -> Step:  # MG-4.1, MG-4.2, MG-4.10, MG-10.7, MG-10.10
        return None if s.punting else Ask(s.offence, lay_options(s))

    def on_lay(self, s: Table, action: int) -> Step:
        if action in PUNT_ALONE:
            lay_player(s, PUNT_ALONE.argument(action))
            s.punting = True
        else:
            lay_pair(s, *pair(action), punting=action in PUNT)
        if s.log is not None:
            announce_laid(s)
        return None

    def asks_lay(self, s: Table, seat: int) -> Text:
        if not s.in_book_hand(seat, Play):
            return msg("mg-asks-punt-alone")
        first = msg("mg-asks-lay", when=when_text(s), spot=spot_text(s.spot(seat)))
        carry = [msg("mg-asks-lay-carry", amount=s.carry[seat])] if s.carry[seat] else []
        return joined([first, *carry, *([msg("mg-asks-lay-reply")] if s.reply else [])], "space")

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

    def asks_defend(self, s: Table, seat: int) -> Text:
        return msg("mg-asks-defend-punt" if s.punting else "mg-asks-defend", call=standing_text(s))

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
        if not may_go_for_two(s, s.scored_by):
            s.tell(events.Kicked(s.names[s.scored_by], "few_cards", POINTS[s.scored]))
            return None
        return Ask(s.scored_by, TRY)

    def on_convert(self, s: Table, action: int) -> Step:
        if action in GO:
            go_for_two(s, s.scored_by)
        else:
            s.tell(events.Kicked(s.names[s.scored_by], "chosen", POINTS[s.scored]))
        return None

    def asks_convert(self, s: Table, seat: int) -> Text:
        lead = s.scores[seat] - s.scores[1 - seat]
        return msg(
            "mg-asks-convert", share=percent(stock_of(s, seat).conversion), good=POINTS["C"], failed=POINTS["M"],
            score="leads" if lead > 0 else "trails" if lead else "level", lead=abs(lead),
        )  # fmt: skip


@dataclass(slots=True)
class Huddle(Procedure):
    """MG-3  The offence may discard Audibles, or play those of the Huddle, and draws to four after each.

    The others are told that it is about to lay, as they are when it holds no Audible.
    """

    order = ("choose", "draw", "again")

    def choose(self, s: Table) -> Step:  # MG-3.1, MG-3.5, MG-3.6, MG-9.4
        seat = s.offence
        audibles = s.in_book_hand(seat, Audible)
        if not audibles:
            return DONE  # MG-3.8
        options = PLAY.of(playable(s, seat, Window.HUDDLE)) + DISCARD.of(audibles)
        must = len(audibles) == len(s.zones[PB_HAND(seat)]) and s.deck_size(PLAYBOOK, seat) > 0
        return Ask(seat, options if must else [*options, ENOUGH()], told_as=TOLD_AS)

    def on_choose(self, s: Table, action: int) -> Step:
        if action in ENOUGH:
            return DONE
        if action in PLAY:
            return call_audible(s, s.offence, PLAY.argument(action), Window.HUDDLE)
        card = s.leave_book(s.offence, DISCARD.argument(action))
        s.zones[PB_DISC(s.offence)].append(card)
        s.tell(events.AudibleDiscarded(s.names[s.offence], card))
        return None

    def asks_choose(self, s: Table, seat: int) -> Text:
        return msg("mg-asks-huddle")

    def draw(self, s: Table) -> Step:  # MG-3.2, MG-9.4
        drawn = s.fill(PLAYBOOK, s.offence)
        if drawn and s.log is not None:
            s.tell(events.Drew(s.offence, s.names[s.offence], (0, 0, len(drawn)), (), (), tuple(drawn)))
        return None

    def again(self, s: Table) -> Step:  # MG-3.3
        return self.choose


@dataclass(slots=True)
class ForcedPunt(Procedure):
    """MG-10.6, MG-10.7  No pair in hand makes an attempt: first the player to punt with, then the play.

    The others are told that the offence is about to lay, as always.
    """

    player: int = -1

    order = ("choose", "turn_over")

    def choose(self, s: Table) -> Step:
        return Ask(s.offence, PICK.of(range(len(s.zones[OFF_HAND(s.offence)]))), told_as=TOLD_AS)

    def on_choose(self, s: Table, action: int) -> Step:
        self.player = PICK.argument(action)
        return None

    def asks_choose(self, s: Table, seat: int) -> Text:
        return msg("mg-asks-forced-punt")

    def turn_over(self, s: Table) -> Step:  # MG-10.8
        return Ask(s.offence, PICK.of(s.in_book_hand(s.offence, Play)), told_as=TOLD_AS)

    def on_turn_over(self, s: Table, action: int) -> Step:
        lay_pair(s, self.player, PICK.argument(action), punting=True)
        if s.log is not None:
            announce_laid(s)
        return None

    def asks_turn_over(self, s: Table, seat: int) -> Text:
        player = s.players[s.zones[OFF_HAND(seat)][self.player]]
        return msg("mg-asks-turn-over", player=surname(player), spot=spot_text(s.spot(seat)))


def must_punt(s: Table) -> bool:
    """MG-10.7  Whether the offence holds plays, but nobody who fits one of them."""
    masks = s.game.use_masks
    uses = 0
    for card in s.zones[PLAYBOOK.hand + s.offence]:
        uses |= masks[card % BOOK]
    return uses > 0 and not any(s.players[card].has & uses for card in s.zones[OFFENSE.hand + s.offence])


def holds_audible(s: Table, seat: int) -> bool:
    for card in s.zones[PLAYBOOK.hand + seat]:  # noqa: SIM110  # asked several times a turn
        if card % BOOK >= PLAYS:
            return True
    return False


def hold_a_card(s: Table, pile: Pile, seat: int) -> None:
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
    """MG-8.5  A field goal of the home team's offence on a turn on which it can be replied to."""
    return may_be_replied(s) and s.scored == "F" and s.scored_by == s.home == s.offence


def may_be_replied(s: Table) -> bool:
    """MG-8.5, MG-8.8  Whether a field goal would be replied to: on the first turn of overtime, or of a period."""
    first = (s.turn - TURNS) % TURNS_OF_A_PERIOD == 1
    return first and (s.period == 1 or (s.options.ot_reply == "each_period" and not s.exchanged))


def lay_options(s: Table) -> list[int]:
    """MG-4.2, MG-10.7, MG-10.10  Attempts by place of player and play, then the punts that are allowed beside them."""
    players = s.zones[OFFENSE.hand + s.offence]
    masks = s.game.use_masks
    book = [masks[card % BOOK] for card in s.zones[PLAYBOOK.hand + s.offence]]
    if not any(book):
        return PUNT_ALONE.of(range(len(players)))
    options: list[int] = []
    faces = s.players
    first = ATTEMPT.first
    for card in players:
        has = faces[card].has
        action = first
        for mask in book:
            if has & mask:
                options.append(action)
            action += 1
        first += BOOK_IN_HAND
    return options + punts(s.options.punt, len(players), tuple(map(bool, book)), options)


def punts(rule: str, players: int, plays: tuple[bool, ...], attempts: list[int]) -> list[int]:
    """MG-10.7  The pairs that may be punted."""
    if rule == "forced":
        return []
    pairs = all_punts(players, plays)
    if rule == "any":
        return pairs
    return [action for action in pairs if action - PUNT.first + ATTEMPT.first not in attempts]


@cache
def all_punts(players: int, plays: tuple[bool, ...]) -> list[int]:
    """Every player with every play, by the places of plays in the Playbook hand."""
    places = [place for place, is_play in enumerate(plays) if is_play]
    return PUNT.of([player * BOOK_IN_HAND + place for player in range(players) for place in places])


def lay_pair(s: Table, player: int, play: int, *, punting: bool) -> None:
    """MG-4.1, MG-10.8  Player and play by their places in hand."""
    lay_player(s, player)
    s.play_card = s.leave_book(s.offence, play)
    s.zones[SPOTS(s.offence)].append(s.play_card)
    s.punting = punting


def lay_player(s: Table, place: int) -> None:
    """MG-4.1, MG-4.11  The Offense card lies on its discard pile from now on."""
    card = s.zones[OFF_HAND(s.offence)].pop(place)
    s.zones[OFF_DISC(s.offence)].append(card)
    s.offence_card = card


def announce_laid(s: Table) -> None:
    """MG-4.7, MG-4.8, MG-10.8  Always true and complete."""
    now, team = standing(s), s.names[s.offence]
    number = offence_number(s, now)
    if s.punting:
        s.tell(events.Punted(team, s.offence_card, s.play_card, number.total, stop_names(now.stops)))
    else:
        s.tell(
            events.Laid(
                team, s.offence_card, s.play_card, now.result, number.terms, number.total, stop_names(now.stops)
            )
        )
