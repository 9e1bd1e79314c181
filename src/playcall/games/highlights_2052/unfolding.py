"""What an option would do, step by step, each step with its rules."""

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
from playcall.games.highlights_2052.labels import explain, label, printed
from playcall.games.highlights_2052.matchup import overthrown
from playcall.games.highlights_2052.meeting import meeting, play_steps, turned_round
from playcall.games.highlights_2052.names import count, defence_end, play_words, threat_words
from playcall.games.highlights_2052.odds import few, share
from playcall.games.highlights_2052.procedures.kick import kicking_number
from playcall.games.highlights_2052.procedures.scoring import Touchdown
from playcall.games.highlights_2052.table import Table
from playcall.games.highlights_2052.zones import AUDIBLE_SPACE, PLAYBOOK
from playcall.kernel import Explanation, Reason, Verb

Unfold = Callable[[Table, int, int], Explanation]
"""Table, seat and the argument of the action."""


def unfold(s: Table, seat: int, action: int) -> Explanation:
    """What an option would do, as far as its seat can know."""
    verb = s.game.actions.verb_of(action)
    steps = _STEPS.get(verb)
    told = steps(s, seat, verb.argument(action)) if steps else None
    return told or _plain(s, seat, action)


def _plain(s: Table, seat: int, action: int) -> Explanation:
    """The sentence of the option, with the rule that offers it."""
    text = explain(s, seat, action)
    sentence = text[:1].upper() + text[1:] + ("" if text.endswith((".", "]")) else ".")
    rules = _RULES[s.game.actions.verb_of(action)]
    return Explanation(label(s, seat, action), (Reason(sentence, rules),) if text else ())


def title(card: Card) -> str:
    return f"If you play No {card.number:02} {card.name}"


# Cards -------------------------------------------------------------------------------------------------------------


def _play(s: Table, seat: int, card: int) -> Explanation:
    face = s.cards[card]
    if s.situation() == "Defend.answer":
        return _answer(s, face)
    if s.situation() == "Overtime.choose":
        both = [
            Reason(f"It attacks: {threat_words(face)}.", ("FH-20.3",)),
            Reason(f"It defends against their card: {defence_end(face)}.", ("FH-20.14",)),
        ]
        return Explanation(title(face), (*both, _reach(s, seat, face)))
    opening = Reason(f"It threatens {threat_words(face)}.", ("FH-15.1",))
    unused = Reason(f"Its defence will not be used in this half: {defence_end(face)}.", ("FH-15.1",))
    return Explanation(title(face), (opening, _reach(s, seat, face), unused))


def _answer(s: Table, face: Card) -> Explanation:
    attack = s.offensive_card
    return Explanation(title(face), (*meeting(s, attack, face), turned_round(s, attack, face)))


def _reach(s: Table, seat: int, face: Card) -> Reason:
    """Where the plays of a card would bring the ball, if nothing stopped them."""
    side = s.sides_of(seat)[0]
    ball = s.ball[side]
    spots = [ball - play.yards for play in face.plays if not overthrown(s, side, play, play.yards)]
    if not spots:
        return Reason("Nothing on it can gain from here.", ("FH-2.10",))
    best = min(spots)
    return Reason(
        f"Unstopped it goes from the {ball} {'to the ' + str(best) if best > 0 else 'into the End Zone'}.", ("FH-3.4",)
    )


def _choosing(doing: str) -> Unfold:
    """A card that is put somewhere: both its ends, and what is printed on it."""

    def both_ends(s: Table, seat: int, card: int) -> Explanation:
        face, rules = s.cards[card], _RULES[s.game.actions.verb_of(s.legal(seat)[0])]
        attack = f"It attacks: {threat_words(face)}." if face.plays else "It has no attack."
        steps = [Reason(f"It defends: {defence_end(face)}.", rules), Reason(attack, rules)]
        text = printed(face)
        if text:
            steps.append(Reason(text, rules))
        steps.append(Reason(f"Its field-goal number is {face.fg}.", ("FH-9.3",)))
        return Explanation(doing.format(f"No {face.number:02} {face.name}"), tuple(steps))

    return both_ends


def _from_audible(s: Table, seat: int, argument: int) -> Explanation:
    side = s.sides_of(seat)[0]
    face = s.cards[s.zones[AUDIBLE_SPACE(side)][0]]
    if side != s.offence:
        told = _answer(s, face) if s.situation() == "Defend.source" else None
        return told or Explanation(title(face), tuple(meeting(s, s.offensive_card, face)))
    price = Reason(f"It costs an Audible: {s.audibles[side] - 1} left after it.", ("FH-6.1", "FH-6.4"))
    return Explanation(title(face), (price, *meeting(s, face, s.cards[s.facing[s.defence]])))


def _from_playbook(s: Table, seat: int, argument: int) -> Explanation:
    side = s.sides_of(seat)[0]
    left = count(len(s.zones[PLAYBOOK(side)]), "card")
    unseen = Reason(f"The top card is played as drawn; your Playbook holds {left}.", ("FH-6.5",))
    if side != s.offence:
        return Explanation("If you take the top of your Playbook", (unseen,))
    price = Reason(f"It costs an Audible: {s.audibles[side] - 1} left after it.", ("FH-6.1", "FH-6.4"))
    return Explanation("If you take the top of your Playbook", (price, unseen))


def _keep(s: Table, seat: int, argument: int) -> Explanation:
    return Explanation("If you keep your card", tuple(meeting(s, s.offensive_card, s.cards[s.facing[s.defence]])))


def _activate(s: Table, seat: int, place: int) -> Explanation:
    attack = s.offensive_card
    play = attack.plays[place]
    return Explanation(
        f"If you go with {play_words(play)}", tuple(play_steps(s, play, attack, s.cards[s.facing[s.defence]]))
    )


def _audible(s: Table, seat: int, argument: int) -> Explanation:
    side = s.defence
    steps = [
        Reason("You give up a hand card of your choice, face down.", ("FH-6.3",)),
        Reason(f"An Audible is used up: {s.audibles[side] - 1} left in this half.", ("FH-6.1",)),
        Reason("The offence may not call one on this play.", ("FH-6.2", "FH-6.8")),
    ]
    if s.zones[PLAYBOOK(side)]:
        left = count(len(s.zones[PLAYBOOK(side)]), "card")
        steps.append(Reason(f"The new defence may be the unseen top of your Playbook ({left}).", ("FH-6.5",)))
    if s.zones[AUDIBLE_SPACE(side)]:
        face = s.cards[s.zones[AUDIBLE_SPACE(side)][0]]
        steps.append(Reason(f"Or it is your Audible card, No {face.number:02} {face.name}:", ("FH-6.5",)))
        steps += meeting(s, s.offensive_card, face)
    return Explanation("If you call an Audible", tuple(steps))


# Decisions in a play -----------------------------------------------------------------------------------------------


def _kick(s: Table, seat: int, argument: int) -> Explanation | None:
    if isinstance(s.stack[-1], Touchdown):
        return None
    number, setup = kicking_number(s)
    need = s.field_count(s.offence)
    missing = max(1, need - number - setup)
    terms = f"{number} on the card" + (f" + {setup} set up" if setup else "")
    odds = share(s, lambda card: not card.block and card.kick >= missing)
    steps = (
        Reason(f"From the {s.ball[s.offence]} the kick must reach {need}.", ("FH-9.2",)),
        Reason(f"{terms}, so an Action card of {missing} or more is good for 3 points: {odds}.", ("FH-9.3", "FH-9.4")),
        Reason(f"{few(s, lambda card: card.block > 0)} block it and give the defence yards.", ("FH-9.5",)),
        Reason(f"The drive ends either way: RESET to {s.start_spot}.", ("FH-9.6",)),
    )
    return Explanation("If you kick", steps)


_STEPS: Final[dict[Verb, Callable[[Table, int, int], Explanation | None]]] = {
    TAKE: _choosing("If you take {}"),
    CUT: _choosing("If you cut {}"),
    PLACE: _choosing("If you put {} in the Audible space"),
    DISCARD: _choosing("If you give up {}"),
    PLAY: _play,
    AUDIBLE: _audible,
    FROM_AUDIBLE: _from_audible,
    FROM_PLAYBOOK: _from_playbook,
    KEEP: _keep,
    ACTIVATE: _activate,
    KICK: _kick,
}

_RULES: Final[dict[Verb, tuple[str, ...]]] = {
    HEADS: ("FH-12.3",),
    TAILS: ("FH-12.3",),
    START: ("FH-12.4",),
    HOME: ("FH-12.4",),
    TEAM: ("FH-12.5",),
    TAKE: ("FH-13.2", "FH-13.4"),
    PAIR: ("FH-22.2",),
    CUT: ("FH-17.4",),
    PLACE: ("FH-14.2", "FH-14.3"),
    PLACE_NONE: ("FH-14.2", "FH-14.3"),
    PLAY: ("FH-15.2",),
    AUDIBLE: ("FH-6.3",),
    DISCARD: ("FH-6.3",),
    KEEP: ("FH-6.4",),
    FROM_AUDIBLE: ("FH-6.5",),
    FROM_PLAYBOOK: ("FH-6.5",),
    ACTIVATE: ("FH-19.1",),
    USE_BOX: ("FH-7.6", "FH-7.8"),
    ACCEPT: ("FH-10.3", "FH-10.4", "FH-10.5"),
    DECLINE: ("FH-7.7", "FH-10.7"),
    KICK: ("FH-7.10",),
    NO_KICK: ("FH-9.1",),
    TWO_RUN: ("FH-7.11",),
    TWO_PASS: ("FH-7.11",),
}
"""The rules that offer each kind of option."""
