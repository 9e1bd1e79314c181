"""What each option means, and what it would do as far as its seat can know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from playcall.games.sport_jockeys.actions import (
    ACCEPT,
    CHALLENGE,
    CONTINUE,
    DECLINE,
    DEFENCE,
    DELAY,
    END_UNIT,
    ENFORCE,
    HEADS,
    HOME,
    KICK,
    NONE,
    OFFENCE,
    PLAY,
    PLAYED,
    READY,
    RECEIVE,
    SLOPPY,
    SNAP,
    SPIKE,
    SWAP,
    TAILS,
    TIME_OUT,
    TOUCHBACK,
    VISITOR,
)
from playcall.games.sport_jockeys.anatomy import OFF
from playcall.games.sport_jockeys.combos import legal
from playcall.games.sport_jockeys.handbook import DIVE, ENDS, INJURIES, LOOSE, PENALTIES, STEALS, bits, codes_of
from playcall.games.sport_jockeys.names import (
    action_name,
    combined,
    count,
    face_words,
    listed,
    square,
    sum_words,
    team,
    with_classes,
)
from playcall.games.sport_jockeys.outlook import (
    answers_of,
    as_action,
    combo_outlook,
    ending,
    enforced,
    no_card,
    unanswered,
)
from playcall.games.sport_jockeys.procedures.replies import SLOPPY_GIFT
from playcall.games.sport_jockeys.procedures.turn import Reply
from playcall.games.sport_jockeys.table import DECK, HANDS, PICKED, Table
from playcall.kernel import Verb

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


def _turn(s: Table) -> Reply | None:
    turn = s.stack[-1]
    return turn if isinstance(turn, Reply) else None


def both_faces(s: Table, card: int) -> str:
    """`C10 R/K□ | TAC□ A-B`."""
    printed = s.book.cards[card]
    return f"{printed.id} {with_classes(printed.off)} | {with_classes(printed.defence)}"


# Playing cards -------------------------------------------------------------------------------------------------------


def _play(s: Table, seat: int, card: int) -> str:
    """A card of the turn in hand, with the face in use and what it does there."""
    turn = _turn(s)
    printed = s.book.cards[card]
    if turn is None:
        return f"Add {face_words(printed.off)} ({printed.id})"
    face = turn.scope(s).face
    picked = s.zones[PICKED(seat)]
    if picked:
        return f"Add {face_words(printed.faces[face])} ({printed.id})"
    answers = answers_of(s, turn, s.book.kind[face][card])
    does = f": counters {listed([action_name(code) for code in answers])}" if answers else _in_a_combo(s, turn, card)
    return f"{face_words(printed.faces[face])} ({printed.id}){does}"


def _in_a_combo(s: Table, turn: Reply, card: int) -> str:
    alone = legal(s.book, turn.scope(s), bits([card]))
    return "" if alone else ": in a combo only"


def _about_play(s: Table, seat: int, card: int) -> str:
    """The action so far with this card, its sum, and how the play would end with it."""
    turn = _turn(s)
    if turn is None:
        return f"the kick is then worth {_kick_worth(s, seat, card)}"
    cards = [*s.zones[PICKED(seat)], card]
    if not legal(s.book, turn.scope(s), bits(cards)):
        return "needs further cards of a combo"
    return _about_action(s, seat, turn, cards)


def _about_action(s: Table, seat: int, turn: Reply, cards: list[int]) -> str:
    deed, laterals = as_action(s, turn, cards)
    worth, boxes, bonus = deed["points"]
    parts = [combo_outlook(s, turn, cards)] if len(cards) > 1 else []
    parts.append(f"{_points(worth, boxes, bonus)}{', as a lateral' if laterals else ''}")
    effects = [words for kinds, words in _EFFECTS if deed["kinds"] & kinds]
    head = ", ".join(filter(None, [*parts, *effects]))
    return f"{head}; unanswered: {unanswered(s, seat, turn, deed)}"


def _points(worth: int, boxes: int, bonus: int) -> str:
    """The sum with its terms, or the bare points where there is only one."""
    return sum_words(worth, boxes, bonus) if boxes or bonus else count(worth, "point")


_EFFECTS: Final = (
    (STEALS, "steals the pass unless countered"),
    (LOOSE, "knocks the ball loose"),
    (DIVE, "ends the play unless countered, without a touchdown"),
    (ENDS & ~DIVE, "ends the play unless countered"),
    (PENALTIES, "freezes the points if you wish"),
    (INJURIES, "costs them a card"),
)


def _kick_worth(s: Table, seat: int, card: int) -> int:
    return 1 + sum(s.book.boxes[OFF][each] + 1 for each in (*s.zones[PICKED(seat)], card))


def _done(s: Table, seat: int, argument: int) -> str:
    picked = s.zones[PICKED(seat)]
    turn = _turn(s)
    if turn is not None:
        deed, _ = as_action(s, turn, picked)
        kind = f" as {combo_outlook(s, turn, picked)}" if len(picked) > 1 else ""
        return f"Play {combined(s.book.cards, picked, turn.scope(s).face)}{kind}: {count(sum(deed['points']), 'point')}"
    if s.situation() == "Huddle.set_aside":
        return f"Exchange {count(len(picked), 'card')}"
    added = f"Kickoff + {combined(s.book.cards, picked, OFF)}" if picked else "the Kickoff alone"
    return f"Kick with {added}: {1 + sum(s.book.boxes[OFF][card] + 1 for card in picked)}"


def _about_done(s: Table, seat: int, argument: int) -> str:
    turn = _turn(s)
    return _about_action(s, seat, turn, s.zones[PICKED(seat)]) if turn is not None else ""


def _none(s: Table, seat: int, argument: int) -> str:
    if s.situation() == "TouchbackReply.choose":
        return "No card"
    return f"No card: {no_card(s, seat)}"


def _sloppy(s: Table, seat: int, card: int) -> str:
    points = s.play_points()
    points[seat] += s.options.face_down_value
    points[1 - seat] += SLOPPY_GIFT
    return f"Sloppy Tackle, {s.book.cards[card].id} face down: {ending(s, seat, points)}"


def _about_face_down(s: Table, seat: int, card: int) -> str:
    return f"gives up {both_faces(s, card)}"


# Snap, Spike and Touchback -------------------------------------------------------------------------------------------


def _about_snap(s: Table, seat: int, argument: int) -> str:
    return f"1 point; {team(s.defence, seat)} must answer with {count(len(s.zones[HANDS(s.defence)]), 'card')} in hand"


def _spike(s: Table, seat: int, card: int) -> str:
    return f"Spike the ball with {s.book.cards[card].id} ({with_classes(s.book.cards[card].off)})"


def _about_spike(s: Table, seat: int, card: int) -> str:
    number = len(s.zones[HANDS(seat)])
    return (
        f"discard all {count(number, 'card')} and refill; the cube stays on {square(s.row, s.column)}, then snap again"
    )


def _touchback(s: Table, seat: int, card: int) -> str:
    return f"Touchback with {s.book.cards[card].id} face down"


def _about_touchback(s: Table, seat: int, card: int) -> str:
    far, near = (square(s.row, s.column + columns) for columns in (2, 1))
    limit = 1 + s.options.face_down_value
    return f"cube to {far}, or {near} if they have more than {limit}; {_about_face_down(s, seat, card)}"


# Before the play -----------------------------------------------------------------------------------------------------


def _about_delay(s: Table, seat: int, argument: int) -> str:
    number, deck = len(s.zones[HANDS(seat)]), len(s.zones[DECK()])
    return f"discard all {count(number, 'card')} and draw {min(number - 1, deck)}; the deck has {deck}"


def _about_time_out(s: Table, seat: int, argument: int) -> str:
    return "exchange any number of your cards with the deck; the clock stands still"


def _swap(s: Table, seat: int, card: int) -> str:
    return f"Set aside {both_faces(s, card)}"


def _end_unit(s: Table, seat: int, argument: int) -> str:
    return f"End the {s.options.unit_name if not s.extra_unit else 'extra unit'}"


def _about_end_unit(s: Table, seat: int, argument: int) -> str:
    if s.unit >= s.options.units:
        return "the game is over" if not s.extra_unit else "the extra unit is over"
    if s.unit + 1 == s.options.second_half:
        return "half time: this drive is dropped"
    return "the discards become the deck and the drive goes on"


# Challenges and penalties --------------------------------------------------------------------------------------------


def _about_challenge(s: Table, seat: int, argument: int) -> str:
    sure = "" if s.options.challenge_review == "sure" else "on heads "
    return f"{sure}the cards are struck and counter nothing; your Challenge is used up"


def _about_accept(s: Table, seat: int, argument: int) -> str:
    codes = codes_of(s.exchange[-1]["kinds"])
    return f"{listed([action_name(code) for code in codes])} {'stands' if len(codes) == 1 else 'stand'}"


def _about_enforce(s: Table, seat: int, argument: int) -> str:
    return ending(s, seat, enforced(s))


def _about_decline(s: Table, seat: int, argument: int) -> str:
    return ending(s, seat, s.play_points())


_LABELS: Final[dict[Verb, Tell]] = {
    HEADS: _said("Heads"),
    TAILS: _said("Tails"),
    KICK: _said("Kick"),
    RECEIVE: _said("Receive"),
    OFFENCE: _said("Offence"),
    DEFENCE: _said("Defence"),
    HOME: _said("Home"),
    VISITOR: _said("Visitor"),
    CONTINUE: _said("Play on with the cards in hand"),
    END_UNIT: _end_unit,
    READY: _said("Ready"),
    DELAY: _said("Delay of Game: a new hand, one card smaller"),
    TIME_OUT: _said("Time Out: exchange cards"),
    SWAP: _swap,
    SNAP: _said("Snap"),
    SPIKE: _spike,
    TOUCHBACK: _touchback,
    PLAY: _play,
    PLAYED: _done,
    SLOPPY: _sloppy,
    NONE: _none,
    CHALLENGE: _said("Challenge it"),
    ACCEPT: _said("Accept it"),
    ENFORCE: _said("Enforce the Penalty"),
    DECLINE: _said("Decline"),
}

_EXPLANATIONS: Final[dict[Verb, Tell]] = {
    KICK: _said("they have the ball first, and you in the second half"),
    RECEIVE: _said("you have the ball first, and they in the second half"),
    OFFENCE: _said("you snap first"),
    DEFENCE: _said("they snap first"),
    CONTINUE: _said("there is nothing left to draw: a defence without cards concedes a touchdown"),
    END_UNIT: _about_end_unit,
    DELAY: _about_delay,
    TIME_OUT: _about_time_out,
    SNAP: _about_snap,
    SPIKE: _about_spike,
    TOUCHBACK: _about_touchback,
    PLAY: _about_play,
    PLAYED: _about_done,
    SLOPPY: _about_face_down,
    CHALLENGE: _about_challenge,
    ACCEPT: _about_accept,
    ENFORCE: _about_enforce,
    DECLINE: _about_decline,
}
