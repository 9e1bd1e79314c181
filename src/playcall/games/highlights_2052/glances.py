"""Options at a glance: the card that each is about, a tag with what it would do, and how good that is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from playcall.games.highlights_2052 import outcomes
from playcall.games.highlights_2052.actions import (
    ACCEPT,
    ACTIVATE,
    AUDIBLE,
    CUT,
    DECLINE,
    DISCARD,
    FROM_AUDIBLE,
    FROM_PLAYBOOK,
    KEEP,
    KICK,
    NO_KICK,
    PLACE,
    PLAY,
    TAKE,
    TWO_PASS,
    TWO_RUN,
    USE_BOX,
)
from playcall.games.highlights_2052.cards import ActionCard, Card
from playcall.games.highlights_2052.matchup import current, overthrown
from playcall.games.highlights_2052.odds import unseen
from playcall.games.highlights_2052.outcomes import OTHER_SIDE, Outcome
from playcall.games.highlights_2052.procedures.kick import kicking_number
from playcall.games.highlights_2052.procedures.penalty import YARDS, PenaltyCheck
from playcall.games.highlights_2052.procedures.scoring import Touchdown
from playcall.games.highlights_2052.table import PLAYS_PER_DRIVE, PLAYS_PER_HALF, Table
from playcall.games.highlights_2052.zones import AUDIBLE_SPACE
from playcall.kernel import Glance, Verb

LIKELY, DOUBTFUL = 60, 30
"""Chances in percent from which on a try looks good, or at least not bad."""

Look = Callable[[Table, int, int], Glance]
"""Table, seat and the argument of the action."""


def glance(s: Table, seat: int, action: int) -> Glance:
    """An option at a glance, as far as its seat can know."""
    verb = s.game.actions.verb_of(action)
    look = _GLANCES.get(verb)
    return look(s, seat, verb.argument(action)) if look else Glance()


def _side(s: Table, seat: int) -> int:
    return s.sides_of(seat)[0]


def _id(s: Table, card: int) -> str:
    return s.game.card_id("play", card)


def _card(s: Table, seat: int, card: int) -> Glance:
    return Glance(_id(s, card))


# Playing cards -----------------------------------------------------------------------------------------------------


def _play(s: Table, seat: int, card: int) -> Glance:
    """FH-15.2, FH-15.1  A hand card answers the threat, or makes one."""
    if s.situation() == "Defend.answer":
        return _against(s, s.offensive_card, s.cards[card], defending=True, card=_id(s, card))
    return Glance(_id(s, card), _threat(s, _side(s, seat), s.cards[card]))


def _against(s: Table, attack: Card, defence: Card, *, defending: bool, card: str | None = None) -> Glance:
    """What the offence's best play would do: of several plays it will choose that one."""
    outcome = outcomes.best(outcomes.of_card(s, attack, defence))
    return Glance(card, outcome.tag, outcome.tone if defending else OTHER_SIDE[outcome.tone])


def _threat(s: Table, side: int, card: Card) -> str:
    """The most that a card gains where nothing stops it."""
    yards = [play.yards for play in card.plays if not overthrown(s, side, play, play.yards)]
    if not yards:
        return outcomes.NOTHING.tag
    most = max(yards)
    return outcomes.TOUCHDOWN.tag if most >= s.ball[side] else f"+{most}, to {s.ball[side] - most}"


def _from_audible(s: Table, seat: int, argument: int) -> Glance:
    side = _side(s, seat)
    card = s.zones[AUDIBLE_SPACE(side)][0]
    if side == s.offence:
        return _against(s, s.cards[card], s.cards[s.facing[s.defence]], defending=False, card=_id(s, card))
    return _against(s, s.offensive_card, s.cards[card], defending=True, card=_id(s, card))


def _keep(s: Table, seat: int, argument: int) -> Glance:
    return _against(s, s.offensive_card, s.cards[s.facing[s.defence]], defending=False)


def _activate(s: Table, seat: int, place: int) -> Glance:
    attack = s.offensive_card
    outcome = outcomes.of_play(s, attack.plays[place], attack, s.cards[s.facing[s.defence]])
    return Glance(tag=outcome.tag, tone=OTHER_SIDE[outcome.tone])


def _audible(s: Table, seat: int, argument: int) -> Glance:
    return Glance(tag=f"{s.audibles[s.defence]} left")


# Decisions in a play -----------------------------------------------------------------------------------------------


def _box(s: Table, seat: int) -> Glance:
    outcome = outcomes.of_box(s, current(s))
    defending = _side(s, seat) == s.defence
    return Glance(tag=outcome.tag, tone=outcome.tone if defending else OTHER_SIDE[outcome.tone])


def _use_box(s: Table, seat: int, argument: int) -> Glance:
    return _box(s, seat)


def _decline(s: Table, seat: int, argument: int) -> Glance:
    if isinstance(s.stack[-1], PenaltyCheck):
        return _box(s, seat)
    return Glance(tag=outcomes.STOPPED.tag, tone=outcomes.STOPPED.tone)


def _accept(s: Table, seat: int, argument: int) -> Glance:
    check = s.stack[-1]
    assert isinstance(check, PenaltyCheck)
    yards = YARDS[check.foul]
    if yards < 0:
        landing = s.ball[s.offence] - yards
        tag = "Safety" if landing >= s.safety_space else f"Back to {landing}"
        return Glance(tag=tag, tone="good")
    outcome: Outcome = outcomes.gain(s, yards, "bad")
    return Glance(tag=outcome.tag, tone=OTHER_SIDE[outcome.tone])


def _kick(s: Table, seat: int, argument: int) -> Glance:
    if isinstance(s.stack[-1], Touchdown):
        return Glance(tag="+1 for certain", tone="good")
    missing = s.field_count(s.offence) - sum(kicking_number(s))
    return _chance(s, lambda card: not card.block and card.kick >= missing)


def _chance(s: Table, good: Callable[[ActionCard], bool]) -> Glance:
    cards = unseen(s)
    hits = sum(map(good, cards))
    if not hits:
        return Glance(tag="Out of reach", tone="bad")
    percent = round(100 * hits / len(cards))
    tone = "good" if percent >= LIKELY else "half" if percent >= DOUBTFUL else "bad"
    return Glance(tag=f"{hits} of {len(cards)}, {percent} %", tone=tone)


def _no_kick(s: Table, seat: int, argument: int) -> Glance:
    if s.made[s.offence] + 1 == PLAYS_PER_HALF:
        return Glance(tag="Offence done this half")
    if s.uncounted:
        return Glance(tag="The drive goes on")
    if s.down(s.offence) == PLAYS_PER_DRIVE:
        return Glance(tag="The drive ends")
    return Glance(tag=f"Play {s.down(s.offence) + 1} of {PLAYS_PER_DRIVE} next")


_GLANCES: Final[dict[Verb, Look]] = {
    TAKE: _card,
    CUT: _card,
    PLACE: _card,
    DISCARD: _card,
    PLAY: _play,
    AUDIBLE: _audible,
    FROM_AUDIBLE: _from_audible,
    FROM_PLAYBOOK: lambda s, seat, argument: Glance(tag="Unseen"),
    KEEP: _keep,
    ACTIVATE: _activate,
    USE_BOX: _use_box,
    ACCEPT: _accept,
    DECLINE: _decline,
    KICK: _kick,
    NO_KICK: _no_kick,
    TWO_RUN: lambda s, seat, argument: _chance(s, lambda card: card.run > card.pass_),
    TWO_PASS: lambda s, seat, argument: _chance(s, lambda card: card.pass_ > card.run),
}
