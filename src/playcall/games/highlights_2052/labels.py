"""What each option means, and what it would do as far as its seat can know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from playcall.games.highlights_2052.actions import (
    ACCEPT,
    ACTIVATE,
    AUDIBLE,
    CUT,
    DECLINE,
    DISCARD,
    FROM_AUDIBLE,
    FROM_PLAYBOOK,
    HEADS,
    HOME,
    KEEP,
    KICK,
    NO_KICK,
    PAIR,
    PAIRS,
    PLACE,
    PLACE_NONE,
    PLAY,
    START,
    TAILS,
    TAKE,
    TEAM,
    TWO_PASS,
    TWO_RUN,
    USE_BOX,
)
from playcall.games.highlights_2052.cards import Card
from playcall.games.highlights_2052.effects import HoldTo, Loss, Minus, NoGain
from playcall.games.highlights_2052.glances import glance
from playcall.games.highlights_2052.matchup import current
from playcall.games.highlights_2052.names import Names, offence_end, play_words, spot, two_ends
from playcall.games.highlights_2052.odds import few, share
from playcall.games.highlights_2052.outlook import against, box_outlook, outlook
from playcall.games.highlights_2052.procedures.kick import kicking_number
from playcall.games.highlights_2052.procedures.penalty import YARDS, PenaltyCheck
from playcall.games.highlights_2052.procedures.scoring import Touchdown
from playcall.games.highlights_2052.prompts import kick_chance
from playcall.games.highlights_2052.table import PLAYS_PER_DRIVE, PLAYS_PER_HALF, Table
from playcall.games.highlights_2052.zones import AUDIBLE_SPACE, LEAGUE_PACKS, PLAYBOOK
from playcall.kernel import Verb

PLAIN_BOXES = (Minus, NoGain, HoldTo, Loss)
"""Boxes that a label tells in full."""

Tell = Callable[[Table, int, int], str]
"""Table, seat and the argument of the action."""


def label(s: Table, seat: int, action: int) -> str:
    """What an option means, in a few words."""
    verb = s.game.actions.verb_of(action)
    return _LABELS[verb](s, seat, verb.argument(action))


def explain(s: Table, seat: int, action: int) -> str:
    """What an option would do; empty when there is nothing to add."""
    verb = s.game.actions.verb_of(action)
    tell = _EXPLANATIONS.get(verb)
    return tell(s, seat, verb.argument(action)) if tell else ""


def _said(words: str) -> Tell:
    return lambda s, seat, argument: words


def _says(words: str, action: int) -> Tell:
    """The words, and what comes of it: `No kick: play 2 of 4 next`."""
    return lambda s, seat, argument: f"{words}: {_result(s, seat, action)}"


def _result(s: Table, seat: int, action: int) -> str:
    tag = glance(s, seat, action).tag
    return tag[:1].lower() + tag[1:]


def _card(s: Table, seat: int, card: int) -> str:
    return f"{Names(s.game, s.cards).card(card)} · {two_ends(s.cards[card])}"


def printed(card: Card) -> str:
    """What is printed on a card, where a label cannot say it all."""
    plays = [text for play, text in zip(card.plays, card.offence_texts, strict=True) if play.effects]
    plain = card.box is None or isinstance(card.box, PLAIN_BOXES)
    return " ".join(([] if plain else [card.defence_text]) + list(dict.fromkeys(plays)))


def _printed(s: Table, seat: int, card: int) -> str:
    return printed(s.cards[card])


# Set-up and drafts -------------------------------------------------------------------------------------------------


def _about_start(s: Table, seat: int, argument: int) -> str:
    second = " and pick your team second" if _teams_are_picked(s) else ""
    return f"you begin the first half{second}"


def _about_home(s: Table, seat: int, argument: int) -> str:
    first = " and pick your team first" if _teams_are_picked(s) else ""
    return f"you begin the second half{first}"


def _teams_are_picked(s: Table) -> bool:
    return s.options.teams == "pick" and not s.options.solo


def _team(s: Table, seat: int, team: int) -> str:
    copy = " II" * (team // len(s.game.teams))
    return s.game.teams[team % len(s.game.teams)].name + copy


def _about_team(s: Table, seat: int, team: int) -> str:
    return s.game.teams[team % len(s.game.teams)].blurb


def _pair(s: Table, seat: int, argument: int) -> str:
    names = Names(s.game, s.cards)
    first, second = PAIRS[argument]
    pack = s.zones[LEAGUE_PACKS(seat)]
    return f"{names.card(pack[first])} + {names.card(pack[second])}"


def _about_pair(s: Table, seat: int, argument: int) -> str:
    pack = s.zones[LEAGUE_PACKS(seat)]
    return " | ".join(two_ends(s.cards[pack[place]]) for place in PAIRS[argument])


# Playing cards -----------------------------------------------------------------------------------------------------


def _play(s: Table, seat: int, card: int) -> str:
    """What a hand card does now: it answers the threat, or it makes one."""
    if s.situation() == "Defend.answer":
        return against(s, s.offensive_card, s.cards[card])
    if s.situation() == "Overtime.choose":
        return _printed(s, seat, card)
    plays = zip(s.cards[card].plays, s.cards[card].offence_texts, strict=True)
    return " ".join(dict.fromkeys(text for play, text in plays if play.effects))


def _place_none(s: Table, seat: int, argument: int) -> str:
    return "your Playbook keeps 5 cards; an Audible then brings its top card, unseen"


def _audible(s: Table, seat: int, argument: int) -> str:
    return f"Call an Audible, {s.audibles[s.defence]} left"


def _about_audible(s: Table, seat: int, argument: int) -> str:
    sources = []
    if s.zones[AUDIBLE_SPACE(s.defence)]:
        card = s.zones[AUDIBLE_SPACE(s.defence)][0]
        sources.append(f"{Names(s.game, s.cards).card(card)} ({against(s, s.offensive_card, s.cards[card])})")
    if s.zones[PLAYBOOK(s.defence)]:
        sources.append("the unseen top card of your Playbook")
    return f"give up a hand card, then answer with {' or '.join(sources)}; the offence may not call one"


def _from_audible(s: Table, seat: int, argument: int) -> str:
    return f"From the Audible space: {_card(s, seat, s.zones[AUDIBLE_SPACE(_side(s, seat))][0])}"


def _about_from_audible(s: Table, seat: int, argument: int) -> str:
    side = _side(s, seat)
    card = s.cards[s.zones[AUDIBLE_SPACE(side)][0]]
    return _replaced(s, card) if side == s.offence else against(s, s.offensive_card, card)


def _replaced(s: Table, card: Card) -> str:
    """FH-6.4  Another card attacks the defence that lies there."""
    return against(s, card, s.cards[s.facing[s.defence]])


def _from_playbook(s: Table, seat: int, argument: int) -> str:
    return f"The top card of your Playbook, unseen ({len(s.zones[PLAYBOOK(_side(s, seat))])} left)"


def _about_from_playbook(s: Table, seat: int, argument: int) -> str:
    if _side(s, seat) == s.offence:
        return "it attacks at once, as drawn, in place of the card that lies there"
    return f"it defends at once, as drawn, against {offence_end(s.offensive_card)}"


def _keep(s: Table, seat: int, argument: int) -> str:
    return f"No Audible, keep {Names(s.game, s.cards).card(s.facing[s.offence])}: {_result(s, seat, KEEP())}"


def _about_keep(s: Table, seat: int, argument: int) -> str:
    return _replaced(s, s.offensive_card)


def _activate(s: Table, seat: int, place: int) -> str:
    return f"{play_words(s.offensive_card.plays[place])}: {_result(s, seat, ACTIVATE(place))}"


def _about_play(s: Table, seat: int, place: int) -> str:
    attack = s.offensive_card
    text = f" [{attack.offence_texts[place]}]" if attack.plays[place].effects else ""
    return outlook(s, attack.plays[place], attack, s.cards[s.facing[s.defence]]) + text


def _side(s: Table, seat: int) -> int:
    return s.sides_of(seat)[0]


# Decisions in a play -----------------------------------------------------------------------------------------------


def _leave(s: Table, seat: int, argument: int) -> str:
    if isinstance(s.stack[-1], PenaltyCheck):
        return f"Decline, the box is applied: {_result(s, seat, DECLINE())}"
    return f"Leave the box alone: no gain, ball {spot(s.ball[s.offence])}"


def _about_box(s: Table, seat: int, argument: int) -> str:
    return box_outlook(s, current(s))


def _accept(s: Table, seat: int, argument: int) -> str:
    check = s.stack[-1]
    assert isinstance(check, PenaltyCheck)
    landing = s.ball[s.offence] - YARDS[check.foul]
    end = {True: ", a touchdown"}.get(landing <= 0, ", a safety" if landing >= s.safety_space else "")
    return f"the ball moves from the {s.ball[s.offence]} {_to(landing, s.safety_space)}{end}"


def _to(landing: int, safety_space: int) -> str:
    return spot(landing, safety_space).replace("on the", "to the", 1).replace("in the", "into the", 1)


def _decline(s: Table, seat: int, argument: int) -> str:
    if isinstance(s.stack[-1], PenaltyCheck):
        return f"the box is applied: {box_outlook(s, current(s))}"
    return f"No Gain; the ball stays on the {s.ball[s.offence]}"


def _kick(s: Table, seat: int, argument: int) -> str:
    what = "Kick the extra point" if isinstance(s.stack[-1], Touchdown) else "Kick"
    return f"{what}: {_result(s, seat, KICK())}"


def _about_kick(s: Table, seat: int, argument: int) -> str:
    if isinstance(s.stack[-1], Touchdown):
        return "+1 for certain"
    missing = max(1, s.field_count(s.offence) - sum(kicking_number(s)))
    if missing > max(card.kick for card in s.action_cards):
        return "out of reach: no Action card is high enough, and the drive ends"
    blocked = few(s, lambda card: card.block > 0)
    return f"needs {missing} or more on an Action card: {kick_chance(s)}; {blocked} block it. The drive ends either way"


def _about_no_kick(s: Table, seat: int, argument: int) -> str:
    if s.made[s.offence] + 1 == PLAYS_PER_HALF:
        return "your offence is done for this half"
    if s.uncounted:
        return "the play does not count in the drive, which goes on"
    if s.down(s.offence) == PLAYS_PER_DRIVE:
        return "this was the 4th play: the drive ends without a score"
    return f"the drive goes on with play {s.down(s.offence) + 1} of {PLAYS_PER_DRIVE}"


def _about_run(s: Table, seat: int, argument: int) -> str:
    return f"+2 if the Action card's run number beats its pass number: {share(s, lambda card: card.run > card.pass_)}"


def _about_pass(s: Table, seat: int, argument: int) -> str:
    return f"+2 if the Action card's pass number beats its run number: {share(s, lambda card: card.pass_ > card.run)}"


_LABELS: Final[dict[Verb, Tell]] = {
    HEADS: _said("Heads"),
    TAILS: _said("Tails"),
    START: _said("Be the Visitor: begin the first half"),
    HOME: _said("Be Home: begin the second half"),
    TEAM: _team,
    TAKE: _card,
    PAIR: _pair,
    CUT: _card,
    PLACE: _card,
    PLACE_NONE: _said("Put no card there: all 5 stay in the Playbook"),
    PLAY: _card,
    AUDIBLE: _audible,
    DISCARD: _card,
    KEEP: _keep,
    FROM_AUDIBLE: _from_audible,
    FROM_PLAYBOOK: _from_playbook,
    ACTIVATE: _activate,
    USE_BOX: _says("Use the box", USE_BOX()),
    ACCEPT: _says("Accept the penalty", ACCEPT()),
    DECLINE: _leave,
    KICK: _kick,
    NO_KICK: _says("No kick", NO_KICK()),
    TWO_RUN: _says("Go for two with a run", TWO_RUN()),
    TWO_PASS: _says("Go for two with a pass", TWO_PASS()),
}

_EXPLANATIONS: Final[dict[Verb, Tell]] = {
    START: _about_start,
    HOME: _about_home,
    TEAM: _about_team,
    TAKE: _printed,
    PAIR: _about_pair,
    CUT: _printed,
    PLACE: _printed,
    PLACE_NONE: _place_none,
    PLAY: _play,
    AUDIBLE: _about_audible,
    FROM_AUDIBLE: _about_from_audible,
    FROM_PLAYBOOK: _about_from_playbook,
    KEEP: _about_keep,
    ACTIVATE: _about_play,
    USE_BOX: _about_box,
    ACCEPT: _accept,
    DECLINE: _decline,
    KICK: _about_kick,
    NO_KICK: _about_no_kick,
    TWO_RUN: _about_run,
    TWO_PASS: _about_pass,
}
