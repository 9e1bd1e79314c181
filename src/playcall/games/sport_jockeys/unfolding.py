"""What an option would do, step by step, each step with its rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from playcall.games.sport_jockeys.actions import (
    ACCEPT,
    CHALLENGE,
    CONTINUE,
    DECLINE,
    DELAY,
    END_UNIT,
    ENFORCE,
    NONE,
    PLAY,
    PLAYED,
    READY,
    SLOPPY,
    SNAP,
    SPIKE,
    SWAP,
    TIME_OUT,
    TOUCHBACK,
)
from playcall.games.sport_jockeys.anatomy import DEF, OFF
from playcall.games.sport_jockeys.combos import SIMPLE, legal
from playcall.games.sport_jockeys.counters import defence_scope, offence_scope
from playcall.games.sport_jockeys.handbook import (
    DIVE,
    ENDS,
    INJURIES,
    LOOSE,
    PENALTIES,
    STEALS,
    bits,
    codes_of,
    key_kinds,
)
from playcall.games.sport_jockeys.labels import explain, label
from playcall.games.sport_jockeys.names import (
    action_name,
    capital,
    combined,
    count,
    listed,
    sum_words,
    team,
)
from playcall.games.sport_jockeys.outlook import (
    after_action,
    answers_of,
    as_action,
    ending,
    no_card,
    reasons,
    unanswered,
)
from playcall.games.sport_jockeys.procedures.replies import SLOPPY_GIFT, Recover, TouchbackReply
from playcall.games.sport_jockeys.procedures.turn import Reply
from playcall.games.sport_jockeys.table import HANDS, PICKED, Deed, Table
from playcall.kernel import Explanation, Reason, Verb

Unfold = Callable[[Table, int, int], Explanation | None]
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
    rules = _RULES.get(s.game.actions.verb_of(action), ())
    return Explanation(label(s, seat, action), (Reason(sentence(text), rules),) if text else ())


def sentence(text: str) -> str:
    return f"{capital(text)}{'' if text.endswith('.') else '.'}"


# An action -----------------------------------------------------------------------------------------------------------


def _play(s: Table, seat: int, card: int) -> Explanation | None:
    turn = s.stack[-1]
    if not isinstance(turn, Reply):
        return None
    cards = [*s.zones[PICKED(seat)], card]
    if legal(s.book, turn.scope(s), bits(cards)):
        return _action(s, seat, turn, cards)
    names = combined(s.book.cards, cards, turn.scope(s).face)
    need = Reason("By itself it counters nothing here: another card of a combo must.", ("SJ-13.1", "SJ-13.3"))
    return Explanation(f"If you begin a combo with {names}", (need,))


def _done(s: Table, seat: int, argument: int) -> Explanation | None:
    turn = s.stack[-1]
    return _action(s, seat, turn, s.zones[PICKED(seat)]) if isinstance(turn, Reply) else None


def _action(s: Table, seat: int, turn: Reply, cards: list[int]) -> Explanation:
    deed, laterals = as_action(s, turn, cards)
    points = after_action(s, deed)
    steps = [
        *_counter(s, turn, deed),
        *_combo(s, deed),
        _sum(deed, laterals, f"{points[seat]} to {points[1 - seat]}"),
        *_effects(deed, turn),
    ]
    then = unanswered(s, seat, turn, deed)
    if isinstance(turn, TouchbackReply):
        steps.append(Reason(sentence(then), ("SJ-4.10",)))
    else:
        steps += [Reason(f"Unanswered: {then}.", _unanswered_rules(deed)), _replies(s, seat, turn, deed)]
    return Explanation(f"If you play {combined(s.book.cards, cards, turn.scope(s).face)}", tuple(steps))


def _counter(s: Table, turn: Reply, deed: Deed) -> list[Reason]:
    if isinstance(turn, Recover):
        return [Reason("It recovers the loose ball: you have it, and the cube swaps rows.", ("SJ-14.5", "SJ-17.6"))]
    face = turn.scope(s).face
    found = [
        (code, answers)
        for code in codes_of(deed["kinds"])
        if (answers := answers_of(s, turn, s.book.kinds_of(face, [_card_of(s, deed, face, code)])))
    ]
    rule = "SJ-13.4" if face == OFF else "SJ-13.5"
    return [
        Reason(f"{action_name(code)} counters {listed([f'the {action_name(each)}' for each in answers])}.", (rule,))
        for code, answers in found
    ]


def _card_of(s: Table, deed: Deed, face: int, code: str) -> int:
    """A card of the action with this code."""
    numbers = (s.book.ids.index(card) for card in deed["cards"])
    return next(card for card in numbers if s.book.cards[card].faces[face].action == code)


def _combo(s: Table, deed: Deed) -> list[Reason]:
    if not deed["combo"]:
        return []
    bonus = f"{count(deed['points'][2], 'point')} more" if s.options.bonuses else "no bonus in the Quick Start"
    if deed["combo"] == SIMPLE:
        return [Reason(f"Cards of one action, a simple combo: {bonus}.", ("SJ-11.1", "SJ-11.2"))]
    return [Reason(f"All share class {deed['combo']}, an advanced combo: {bonus}.", ("SJ-12.1", "SJ-12.2"))]


def _sum(deed: Deed, laterals: int, standing: str) -> Reason:
    worth, boxes, bonus = deed["points"]
    note = "; the pass is a lateral and counts nothing" if laterals else ""
    rules = ("SJ-18.3", "SJ-18.6") if laterals else ("SJ-18.3",)
    return Reason(f"Play Points: {sum_words(worth, boxes, bonus)}{note}. Then it stands {standing} for you.", rules)


_EFFECTS: Final = (
    (STEALS, "Unless they counter it, the ball is yours.", "SJ-14.7"),
    (LOOSE, "The ball is loose: only a Run/Kick picks it up.", "SJ-14.1"),
    (DIVE, "The play ends unless they counter the Dive; no touchdown comes of it.", "SJ-3.8"),
    (ENDS & ~DIVE, "The play ends unless they counter it there.", "SJ-5.7"),
    (PENALTIES, "When the play is over you may have all later points ignored.", "SJ-15.2"),
    (INJURIES, "They lose a card at random.", "SJ-15.10"),
)


def _effects(deed: Deed, turn: Reply) -> list[Reason]:
    if isinstance(turn, TouchbackReply):
        return []
    suspended = key_kinds(deed["kinds"]) & (STEALS | LOOSE)
    return [
        Reason(words, (rule,))
        for kinds, words, rule in _EFFECTS
        if deed["kinds"] & kinds and not (suspended and kinds & ENDS)
    ]


def _replies(s: Table, seat: int, turn: Reply, deed: Deed) -> Reason:
    """What the other team would have to hold."""
    other = 1 - seat
    number = len(s.zones[HANDS(other)])
    combos, fresh = s.may_combine(other), s.fresh(other) and not isinstance(turn, Recover)
    if deed["side"] == "def":
        scope = offence_scope(s.book, deed["kinds"], s.latest(other), fresh, s.kickoff_play, combos)
    else:
        scope = defence_scope(s.book, deed["kinds"], fresh, combos)
    face = OFF if deed["side"] == "def" else DEF
    cards = [card for card in range(len(s.book.cards)) if (scope.usable | scope.hanging) & scope.wanted & 1 << card]
    codes = codes_of(s.book.kinds_of(face, cards))
    holds = f"{capital(team(other, seat))} holds {count(number, 'card')}"
    if not number:
        return Reason(f"{holds} and cannot answer.", ("SJ-10.7",))
    return Reason(f"{holds}; it is answered by {listed(codes, 'or')}.", ("SJ-13.4" if face == OFF else "SJ-13.5",))


def _unanswered_rules(deed: Deed) -> tuple[str, ...]:
    if deed["side"] == "def":
        return ("SJ-14.7",) if deed["kinds"] & STEALS else ("SJ-14.3",) if deed["kinds"] & LOOSE else ("SJ-7.6",)
    return ("SJ-10.6",) if deed["kinds"] & DIVE else ("SJ-7.5",)


# Instead of an action ------------------------------------------------------------------------------------------------


def _sloppy(s: Table, seat: int, card: int) -> Explanation:
    points = s.play_points()
    points[seat] += s.options.face_down_value
    points[1 - seat] += SLOPPY_GIFT
    why = reasons(s, seat).get(card)
    face_up = [Reason(f"Face up it {_without_rule(why)}.", (_rule_in(why),))] if why else []
    steps = (
        *face_up,
        Reason("Any card face down ends the play at once; nobody can answer it.", ("SJ-4.3",)),
        Reason(f"You get {s.options.face_down_value} for it, they get {SLOPPY_GIFT}.", ("SJ-4.4", "SJ-18.7")),
        Reason(f"The play ends: {ending(s, seat, points)}.", ("SJ-18.9", "SJ-18.11")),
    )
    return Explanation(f"If you make a Sloppy Tackle with {s.book.ids[card]}", steps)


def _without_rule(why: str) -> str:
    return why.rpartition(" (")[0]


def _rule_in(why: str) -> str:
    return why.rpartition("(")[2].rstrip(")")


def _none(s: Table, seat: int, argument: int) -> Explanation:
    if isinstance(s.stack[-1], TouchbackReply):
        return Explanation("If you play no card", (Reason("The cube shifts two columns.", ("SJ-4.8", "SJ-4.11")),))
    keys = key_kinds(s.lying["kinds"])
    if seat == s.defence:
        rule = "SJ-14.6" if s.lying["seat"] == seat else "SJ-10.6" if keys & DIVE else "SJ-7.5"
    else:
        rule = "SJ-14.7" if keys & STEALS else "SJ-14.3" if keys & LOOSE else "SJ-7.6"
    return Explanation("If you play no card", (Reason(sentence(no_card(s, seat)), (rule,)),))


_STEPS: Final[dict[Verb, Unfold]] = {PLAY: _play, PLAYED: _done, SLOPPY: _sloppy, NONE: _none}

_RULES: Final[dict[Verb, tuple[str, ...]]] = {
    CONTINUE: ("SJ-16.5",),
    END_UNIT: ("SJ-16.5", "SJ-16.7"),
    READY: ("SJ-7.3",),
    DELAY: ("SJ-4.1",),
    TIME_OUT: ("SJ-15.9",),
    SWAP: ("SJ-15.9",),
    SNAP: ("SJ-9.1",),
    SPIKE: ("SJ-4.6",),
    TOUCHBACK: ("SJ-4.8", "SJ-4.10"),
    PLAY: ("SJ-8.2",),
    PLAYED: ("SJ-8.2",),
    CHALLENGE: ("SJ-15.6",),
    ACCEPT: ("SJ-15.5",),
    ENFORCE: ("SJ-15.2",),
    DECLINE: ("SJ-15.2",),
}
"""The rules that offer each kind of option."""
