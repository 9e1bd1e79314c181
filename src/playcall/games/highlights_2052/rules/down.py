"""FH-4, FH-6, FH-15  One offensive play: threat, defence, Audibles, the play itself, and where its card goes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from playcall.contract import Text, msg
from playcall.games.highlights_2052 import events
from playcall.games.highlights_2052.actions import (
    ACTIVATE,
    AUDIBLE,
    DISCARD,
    FROM_AUDIBLE,
    FROM_PLAYBOOK,
    KEEP,
    PLAY,
)
from playcall.games.highlights_2052.effects import TYPE_LETTERS
from playcall.games.highlights_2052.names import Names, asks, spot, threat_words
from playcall.games.highlights_2052.rules import automaton
from playcall.games.highlights_2052.rules.resolve import Resolve
from playcall.games.highlights_2052.rules.scoring import FieldGoal
from playcall.games.highlights_2052.table import PLAYS_PER_DRIVE, PLAYS_PER_HALF, Table
from playcall.games.highlights_2052.zones import (
    AI_STACK,
    AUDIBLE_SPACE,
    DISCARDS,
    DRIVE,
    HANDS,
    IN_PLAY,
    INJURED,
    PLAYBOOK,
    SOLO_DECK,
    USED_AUDIBLE,
    USED_AUDIBLE_OPEN,
)
from playcall.kernel import DONE, Ask, Procedure, Step

GAMES_MISSED = {"none": 0, "minor": 0, "moderate": 1, "serious": 3, "season": 99}
"""FH-11.4  Games a card misses after this one."""


@dataclass(slots=True)
class Down(Procedure):
    """FH-15  The offence's card threatens; the defence answers; the play is resolved and put away."""

    final: bool = False
    """FH-16.1  The last play of a half, answered by a player without a hand."""

    order: ClassVar[tuple[str, ...]] = (
        "threaten",
        "defend",
        "offence_audible",
        "choose_play",
        "resolve",
        "kick",
        "put_away",
        "injury_check",
    )

    def threaten(self, s: Table) -> Step:  # FH-15.1, FH-15.5
        s.activated = -1
        s.audible_called = s.drive_ended = s.kick_barred = s.uncounted = s.box_counts = False
        side = s.offence
        s.snap = s.reached = s.ball[side]
        if s.log is not None:
            s.tell(events.Threat(s.teams[side], s.facing[side], s.down(side), s.ball[side], PLAYS_PER_DRIVE))
        return None

    def defend(self, s: Table) -> Step:  # FH-15.2, FH-16.1, FH-23.4
        if s.automatic(s.defence):
            deck = SOLO_DECK if self.final else AI_STACK  # FH-23.5
            answer_with(s, s.zones[deck()].pop(), "final" if self.final else "hand")
            return None
        return FinalDefence() if self.final else Defend()

    def offence_audible(self, s: Table) -> Step:  # FH-6.4, FH-6.8, FH-6.9
        if s.automatic(s.offence) or not s.may_audible(s.offence):
            return None
        if self.final and not s.options.final_offensive_audible:
            return None
        return Ask(s.seats[s.offence], [KEEP(), *source_options(s, s.offence)])

    def asks_offence_audible(self, s: Table, seat: int) -> Text:
        own, other = Names(s.game, s.cards).in_play(s)
        return asks("fh-ask-audible", own=own, other=other, left=s.audibles[s.offence])

    def on_offence_audible(self, s: Table, action: int) -> Step:  # FH-6.4, FH-6.7
        if action in KEEP:
            return None
        side = s.offence
        removed = s.zones[IN_PLAY(side)].pop()
        s.zones[USED_AUDIBLE_OPEN(side)].append(removed)
        card, source = take_source(s, side, action)
        s.put_in_play(side, card)
        s.audibles[side] -= 1
        s.audible_called = True
        s.tell(events.OffensiveAudible(s.teams[side], removed, card, source, s.audibles[side]))
        return None

    def choose_play(self, s: Table) -> Step:  # FH-19.1, FH-6.12, FH-23.10
        plays = len(s.offensive_card.plays)
        if plays == 0:
            return None
        if s.automatic(s.offence):
            s.activated = automaton.choose_play(s)
            return None
        return Ask(s.seats[s.offence], ACTIVATE.of(range(plays)))

    def asks_choose_play(self, s: Table, seat: int) -> Text:
        own, other = Names(s.game, s.cards).in_play(s)
        return asks("fh-ask-play", own=own, other=other, where=where(s, s.offence))

    def on_choose_play(self, s: Table, action: int) -> Step:
        s.activated = ACTIVATE.argument(action)
        return None

    def resolve(self, s: Table) -> Step:  # FH-15.3
        return Resolve()

    def kick(self, s: Table) -> Step:  # FH-9.1, FH-8.4, FH-10.8
        return None if s.drive_ended or s.kick_barred else FieldGoal()

    def put_away(self, s: Table) -> Step:  # FH-15.4
        side = s.offence
        card = s.zones[IN_PLAY(side)].pop()
        s.made[side] += 1
        to = self.leave_play(s, side, card)
        self.tell_over(s, side, card, to)
        if self.final:  # FH-16.2
            s.zones[DISCARDS(s.defence)].append(s.zones[IN_PLAY(s.defence)].pop())
        return None

    def tell_over(self, s: Table, side: int, card: int, to: str) -> None:
        if s.log is not None:
            of = 0 if s.overtime else PLAYS_PER_HALF
            kind, ended = activated_type(s, card), not s.uncounted and to == "discard"
            play = (of, kind, s.snap, s.reached, ended or s.drive_ended)
            s.tell(events.PlayOver(s.teams[side], card, to, s.made[side], s.ball[side], *play))

    def leave_play(self, s: Table, side: int, card: int) -> str:
        """FH-4.3, FH-4.4, FH-4.6, FH-10.6  Where the resolved card goes."""
        if s.drive_ended or s.uncounted:
            s.zones[DISCARDS(side)].append(card)
            return "discard"
        s.drive_types[side] += activated_type(s, card) or "-"
        s.zones[DRIVE(side)].append(card)
        if len(s.zones[DRIVE(side)]) == PLAYS_PER_DRIVE:
            s.reset(side, "fourth_play")
            return "discard"
        return "drive"

    def injury_check(self, s: Table) -> Step:  # FH-11.2, FH-11.3
        if not s.options.with_injuries or not s.box_counts:
            return None
        side = s.offence
        pile = DRIVE(side) if s.zones[DRIVE(side)] and not s.drive_ended and not s.uncounted else DISCARDS(side)
        card = s.zones[pile][-1]
        if s.cards[card].injury:
            self.injure(s, side, card, s.turn_action("injury").injury)
        return None

    @staticmethod
    def injure(s: Table, side: int, card: int, severity: str) -> None:
        """FH-11.4, FH-11.5"""
        games = GAMES_MISSED[severity]
        s.tell(events.InjuryChecked(s.teams[side], card, severity, games))
        if severity == "none":
            return
        s.hurt.append(card)
        s.hurt_games.append(games)
        if card in s.zones[DISCARDS(side)]:
            s.zones[DISCARDS(side)].remove(card)
            s.zones[INJURED(side)].append(card)


@dataclass(slots=True)
class Defend(Procedure):
    """FH-15.2, FH-6.3  The defender plays a hand card, or calls an Audible and gives one up."""

    order = ("answer", "leave", "discard_card", "source")

    def answer(self, s: Table) -> Step:  # FH-15.8
        hand = s.zones[HANDS(s.defence)]
        calls = [AUDIBLE()] if s.may_audible(s.defence) else []
        return Ask(s.seats[s.defence], PLAY.of(hand) + calls)

    def asks_answer(self, s: Table, seat: int) -> Text:
        return asks("fh-ask-answer", threat=threat_words(s.offensive_card), **where(s, s.offence).args)

    def on_answer(self, s: Table, action: int) -> Step:
        if action in AUDIBLE:
            return self.discard_card
        card = PLAY.argument(action)
        s.zones[HANDS(s.defence)].remove(card)
        answer_with(s, card, "hand")
        return None

    def leave(self, s: Table) -> Step:
        return DONE

    def discard_card(self, s: Table) -> Step:  # FH-6.3
        return Ask(s.seats[s.defence], DISCARD.of(s.zones[HANDS(s.defence)]))

    def asks_discard_card(self, s: Table, seat: int) -> Text:
        return asks("fh-ask-discard")

    def on_discard_card(self, s: Table, action: int) -> Step:
        side, card = s.defence, DISCARD.argument(action)
        s.zones[HANDS(side)].remove(card)
        s.zones[USED_AUDIBLE(side)].append(card)
        s.audibles[side] -= 1
        s.audible_called = True
        s.tell(events.DefensiveAudible(s.seats[side], s.teams[side], card, s.audibles[side]))
        return None

    def source(self, s: Table) -> Step:  # FH-6.5
        return Ask(s.seats[s.defence], source_options(s, s.defence))

    def asks_source(self, s: Table, seat: int) -> Text:
        return asks("fh-ask-source", threat=threat_words(s.offensive_card))

    def on_source(self, s: Table, action: int) -> Step:  # FH-6.6
        card, source = take_source(s, s.defence, action)
        answer_with(s, card, source)
        return None


@dataclass(slots=True)
class FinalDefence(Procedure):
    """FH-16.2  The first player answers the last play from its Audible space or Playbook, free of charge."""

    order = ("source",)

    def source(self, s: Table) -> Step:  # FH-16.2, FH-16.4
        return Ask(s.seats[s.defence], source_options(s, s.defence))

    def asks_source(self, s: Table, seat: int) -> Text:
        return asks("fh-ask-final", threat=threat_words(s.offensive_card), where=where(s, s.offence))

    def on_source(self, s: Table, action: int) -> Step:
        card, _ = take_source(s, s.defence, action)
        answer_with(s, card, "final")
        return None


def activated_type(s: Table, card: int) -> str:
    """The type as which a card was activated, as a letter; empty for one without footballs."""
    return TYPE_LETTERS[s.cards[card].plays[s.activated].type] if s.activated >= 0 else ""


def where(s: Table, side: int) -> Text:
    """`ball on the 30, play 2 of 4`."""
    return msg("fh-where", spot=spot(s.ball[side], s.safety_space), down=s.down(side), of=PLAYS_PER_DRIVE)


def source_options(s: Table, side: int) -> list[int]:
    """FH-6.5  Where the new card of an Audible may come from."""
    options = [FROM_AUDIBLE()] if s.zones[AUDIBLE_SPACE(side)] else []
    return [*options, FROM_PLAYBOOK()] if s.zones[PLAYBOOK(side)] else options


def take_source(s: Table, side: int, action: int) -> tuple[int, str]:
    """FH-6.5  The Audible card, or the top card of the Playbook unseen."""
    if action in FROM_AUDIBLE:
        return s.zones[AUDIBLE_SPACE(side)].pop(), "audible"
    return s.zones[PLAYBOOK(side)].pop(), "playbook"


def answer_with(s: Table, card: int, source: str) -> None:
    """FH-15.2  The defence card is laid with its helmet end to the opponent."""
    s.put_in_play(s.defence, card)
    if s.log is not None:
        s.tell(events.Defence(s.teams[s.defence], card, source))
