"""What an option would do, as far as its seat can know: label, tag, tone, the outcome as data, and steps with rules.

Points come from the actions as they would lie on the table, endings from the rules' own judgements. The steps play the
option on a clone and tell what follows in the words of the play-by-play, as far as nothing hidden has a part in it.

An outcome may hold `deeds` (the actions as they would lie there, see `table.Deed`), `points` (the Play Points of both
teams then), `to` (row and column of the cube if the play ended like that; None where the ball may change hands), and
`link` (what the new action answers with, and what).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any, Final

from playcall.contract import Arg, ByVerb, Preview, PreviewStep, Text, joined, msg, signed
from playcall.games.sport_jockeys import events
from playcall.games.sport_jockeys.actions import (
    ACCEPT,
    ACTIONS,
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
from playcall.games.sport_jockeys.cards import OFF
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
from playcall.games.sport_jockeys.names import action_name, in_words, square, team, to_answer
from playcall.games.sport_jockeys.rules.answers import SIMPLE, defence_scope, legal, offence_scope
from playcall.games.sport_jockeys.rules.exchange import (
    FREE,
    HELD,
    Fate,
    Recover,
    TouchbackReply,
    fate,
    fate_now,
    sloppy_tackle,
    touchback,
    touchback_columns,
)
from playcall.games.sport_jockeys.rules.game_time import drive_begun, unit_name, what_follows
from playcall.games.sport_jockeys.rules.play import Huddle, Kick, delay_draws, kick_of
from playcall.games.sport_jockeys.rules.tally import EndOfPlay, Landing, landing, touchdown
from playcall.games.sport_jockeys.rules.turn import Reply, WhyNot, action_of, countered
from playcall.games.sport_jockeys.table import DECK, HANDS, PICKED, POINTS_COLUMN, Deed, Table
from playcall.kernel import Event

See = Callable[[Table, int, int], Preview]
"""Table, seat and the argument of the action."""
PREVIEWS: ByVerb[See] = ByVerb(ACTIONS)


def preview(s: Table, seat: int, action: int) -> Preview:
    """What an option of a seat would do."""
    return PREVIEWS.find(action)(s, seat, ACTIONS.verb_of(action).argument(action))


# How a play would end ------------------------------------------------------------------------------------------------


def tone(seat: int, points: Sequence[int]) -> str:
    """How good these Play Points are for a team."""
    margin = points[seat] - points[1 - seat]
    return "good" if margin > 0 else "bad" if margin < 0 else "half"


def verdict(seat: int, points: Sequence[int]) -> str:
    return {"good": "win", "half": "tie", "bad": "lose"}[tone(seat, points)]


def ends_tag(s: Table, seat: int, points: list[int]) -> Text:
    """`lose 1 to 5, r4c3`, `win 4 to 1, +6`."""
    at = landing(s, points)
    to: Arg = square(at.row, at.column) if at.column < POINTS_COLUMN else msg("sj-no-score")
    if at.points:
        to = signed(at.points if at.scorer == seat else -at.points)
    return Text(
        "sj-tag-ends", {"for": verdict(seat, points), "own": points[seat], "theirs": points[1 - seat], "to": to}
    )


def ending(s: Table, seat: int, points: list[int]) -> Text:
    """`you lose 1 to 5, and the cube goes to r4c3`."""
    own, theirs, lands = points[seat], points[1 - seat], lands_on(landing(s, points), seat)
    return Text("sj-ends", {"for": verdict(seat, points), "own": own, "theirs": theirs, "lands": lands})


def lands_on(at: Landing, seat: int) -> Text:
    if at.column < POINTS_COLUMN:
        return msg("sj-lands-square", square=square(at.row, at.column))
    return msg("sj-lands-points", points=at.points, who=team(at.scorer, seat))


def outcome(s: Table, *deeds: Deed, open_: bool = False) -> dict[str, Any]:
    """The play with some more actions, as data."""
    points = s.points_with(*deeds)
    at = landing(s, points)
    return {"deeds": list(deeds), "points": points, "to": None if open_ else [at.row, at.column]}


# What would be told --------------------------------------------------------------------------------------------------

_FOLLOWS: Final = (
    events.Tallied, events.CubeMoved, events.AutomaticTouchdown, events.Scored, events.Intercepted, events.LooseBall,
    events.PossessionChanged, events.DeadBall, events.Recovered, events.TouchbackMade,
)  # fmt: skip
"""What follows from a choice by the rules alone: no card is drawn for it, and no other team chooses."""


def foresee(s: Table, seat: int, action: int) -> list[Event]:
    """What would happen by the rules alone if a seat chose this; a combo ends with the cards picked by then."""
    twin = s.clone()
    log = twin.listen()
    twin.apply(seat, action)
    top = twin.stack[-1] if twin.stack else None
    if not log and isinstance(top, Reply) and PLAYED() in twin.legal(seat):
        twin.apply(seat, PLAYED())
    follows = next((place for place, event in enumerate(log) if place and not isinstance(event, _FOLLOWS)), len(log))
    return log[:follows]


def told(s: Table, seat: int, action: int, points: list[int] | None = None) -> Iterator[PreviewStep]:
    """The same in the words of the play-by-play. Where the play would end with these points, but for a Penalty that may
    yet be enforced, that is said too."""
    happens = foresee(s, seat, action)
    for event in happens:
        line = s.game.words.line(event, seat)
        if line is not None:
            yield PreviewStep(line, event.rules)
    if points is not None and not isinstance(happens[-1], _FOLLOWS):
        yield PreviewStep(msg("sj-step-flag", ending=ending(s, seat, points)), ("SJ-15.2", "SJ-15.4"))


def plain(label: str, tag: Text | None, step: Text | None, *rules: str, card: str | None = None) -> Preview:
    """An option that a sentence explains."""
    steps = (lambda: (PreviewStep(step, rules),)) if step is not None else None
    return Preview(msg(label), tag=tag, card=card, steps=steps)


# An action -----------------------------------------------------------------------------------------------------------


@PREVIEWS.of(PLAY)
def _play(s: Table, seat: int, card: int) -> Preview:
    turn, picked, ident = s.stack[-1], s.zones[PICKED(seat)], s.book.ids[card]
    cards = [*picked, card]
    if isinstance(turn, Kick):
        return _kick(s, seat, cards, ident)
    assert isinstance(turn, Reply)
    scope = turn.scope(s)
    label = msg("sj-do-add" if picked else "sj-do-play", name=_name(s, card, scope.face), card=ident)
    if not legal(s.book, scope, bits(cards)):
        deed, _ = action_of(s, seat, scope.face, cards, [])
        need = PreviewStep(msg("sj-step-in-a-combo"), ("SJ-13.1", "SJ-13.3"))
        shown = outcome(s, deed, open_=True)
        return Preview(label, card=ident, tag=msg("sj-tag-in-a-combo"), outcome=shown, steps=lambda: (need,))
    tag = _play_tag(s, turn, picked, card)
    return _action(s, turn, cards, label, tag, PLAY(card), ident)


def _name(s: Table, card: int, face: int) -> str:
    return action_name(s.book.cards[card].faces[face].action)


def _play_tag(s: Table, turn: Reply, picked: list[int], card: int) -> Callable[[int], Text]:
    """`beats TAC, 4`, `joins, +3`, `recovers, 2`."""
    scope = turn.scope(s)
    if picked and legal(s.book, scope, bits(picked)):
        before = sum(action_of(s, turn.seat, scope.face, picked, [])[0]["points"])
        return lambda points: msg("sj-tag-adds", points=signed(points - before))
    if isinstance(turn, Recover):
        return lambda points: msg("sj-tag-recovers", points=points)
    beaten = countered(s, scope.face, s.book.kind[scope.face][card], turn.answered(s), turn.seat)
    if beaten:
        return lambda points: msg("sj-tag-beats", code=beaten[0][1], points=points)
    return lambda points: msg("sj-tag-joins", points=points)


def _action(
    s: Table, turn: Reply, cards: list[int], label: Text, tag: Callable[[int], Text], action: int, card: str | None
) -> Preview:
    seat, face = turn.seat, turn.scope(s).face
    deed, _ = action_of(s, seat, face, cards, [])
    comes = None if isinstance(turn, TouchbackReply) else fate(deed["kinds"], face == OFF)
    there = turned(s) if isinstance(turn, Recover) else s
    shown = outcome(there, deed, open_=comes in (Fate.STOLEN, Fate.LOOSE))
    link = countered(s, face, deed["kinds"], turn.answered(s), seat)
    if link:
        shown["link"] = link[0]
    points = shown["points"]

    def steps() -> Iterator[PreviewStep]:
        yield from told(s, seat, action)
        yield from _combo(s, deed)
        if comes is None:
            columns = touchback_columns(s, points)
            yield PreviewStep(msg("sj-step-touchback", columns=columns), ("SJ-4.10",))
            return
        yield from _effects(deed)
        yield _replies(s, turn, deed)
        yield PreviewStep(_unanswered(there, seat, comes, points), _UNANSWERED_RULES[comes])

    return Preview(label, card=card, tag=tag(sum(deed["points"])), tone=tone(seat, points), outcome=shown, steps=steps)


def turned(s: Table) -> Table:
    """SJ-14.8  The same play once the ball has changed hands."""
    twin = s.clone()
    twin.change_possession()
    return twin


def _combo(s: Table, deed: Deed) -> Iterator[PreviewStep]:
    combo, bonus = deed["combo"], deed["points"][2]
    if combo == SIMPLE:
        yield PreviewStep(msg("sj-step-simple", bonus=bonus), ("SJ-11.1", "SJ-11.2"))
    elif combo:
        yield PreviewStep(msg("sj-step-advanced", combo=combo, bonus=bonus), ("SJ-12.1", "SJ-12.2"))


_EFFECTS: Final = (
    (STEALS, msg("sj-step-steals"), "SJ-14.7"),
    (LOOSE, msg("sj-step-loosens"), "SJ-14.1"),
    (DIVE, msg("sj-step-dives"), "SJ-3.8"),
    (ENDS & ~DIVE, msg("sj-step-end"), "SJ-5.7"),
    (PENALTIES, msg("sj-step-penalty"), "SJ-15.2"),
    (INJURIES, msg("sj-step-injury"), "SJ-15.10"),
)


def _effects(deed: Deed) -> Iterator[PreviewStep]:
    suspended = key_kinds(deed["kinds"]) & (STEALS | LOOSE)
    for kinds, text, rule in _EFFECTS:
        if deed["kinds"] & kinds and not (suspended and kinds & ENDS):
            yield PreviewStep(text, (rule,))


def _replies(s: Table, turn: Reply, deed: Deed) -> PreviewStep:
    """What the other team would have to hold."""
    other = 1 - turn.seat
    number, who = len(s.zones[HANDS(other)]), team(other, turn.seat)
    combos, fresh = s.may_combine(other), s.fresh(other) and not isinstance(turn, Recover)
    if not number:
        return PreviewStep(msg("sj-step-cannot-answer", who=who), ("SJ-10.7",))
    if deed["side"] == "def":
        scope = offence_scope(s.book, deed["kinds"], s.latest(other), fresh, s.kickoff_play, combos)
    else:
        scope = defence_scope(s.book, deed["kinds"], fresh, combos)
    answers = (scope.usable | scope.hanging) & scope.wanted
    codes = codes_of(s.book.kinds_of(scope.face, [card for card in s.book.deck if answers >> card & 1]))
    rule = "SJ-13.4" if scope.face == OFF else "SJ-13.5"
    return PreviewStep(msg("sj-step-replies", who=who, count=number, codes=joined(codes, "or")), (rule,))


_UNANSWERED_RULES: Final = {
    Fate.TALLY: ("SJ-7.6", "SJ-10.6"),
    Fate.TOUCHDOWN: ("SJ-7.5",),
    Fate.STOLEN: ("SJ-14.7",),
    Fate.LOOSE: ("SJ-14.3",),
}


def _unanswered(s: Table, seat: int, comes: Fate, points: list[int]) -> Text:
    """What comes of an action that the other team does not answer."""
    if comes is Fate.TOUCHDOWN:
        return msg("sj-unanswered-touchdown", points=touchdown(s).points)
    if comes is Fate.STOLEN:
        return msg("sj-unanswered-stolen", square=square(turned(s).row, s.column))
    id_ = "sj-unanswered-loose" if comes is Fate.LOOSE else "sj-unanswered"
    return msg(id_, ending=ending(s, seat, points))


@PREVIEWS.of(PLAYED)
def _done(s: Table, seat: int, argument: int) -> Preview:
    turn, picked = s.stack[-1], s.zones[PICKED(seat)]
    if isinstance(turn, Huddle):
        return Preview(msg("sj-do-exchange"), tag=msg("sj-tag-cards", count=len(picked)))
    if isinstance(turn, Kick):
        return _kick(s, seat, picked, None)
    assert isinstance(turn, Reply)
    label = msg("sj-do-combo" if len(picked) > 1 else "sj-do-alone")
    return _action(s, turn, picked, label, lambda points: msg("sj-tag-points", count=points), PLAYED(), None)


def _kick(s: Table, seat: int, cards: list[int], card: str | None) -> Preview:
    """A kick with these cards; the last of them is being added where it is named."""
    kick = kick_of(s, seat, cards)
    points = sum(kick["points"])
    told = PreviewStep(msg("sj-step-kick", points=points), ("SJ-8.2", "SJ-8.3"))
    if card is None:
        tag, label = msg("sj-tag-points", count=points), msg("sj-do-kick-now")
    else:
        more = points - sum(kick_of(s, seat, cards[:-1])["points"])
        tag, label = msg("sj-tag-kick", points=signed(more)), msg("sj-do-add", name=_name(s, cards[-1], OFF), card=card)
    tone_ = "" if card is None else "good"
    return Preview(label, card=card, tag=tag, tone=tone_, outcome=outcome(s, kick), steps=lambda: (told,))


# Instead of an action ------------------------------------------------------------------------------------------------


@PREVIEWS.of(SLOPPY)
def _sloppy(s: Table, seat: int, card: int) -> Preview:
    down, ident = sloppy_tackle(s, seat), s.book.ids[card]
    shown = outcome(s, down)
    points = shown["points"]

    def steps() -> Iterator[PreviewStep]:
        turn = s.stack[-1]
        assert isinstance(turn, Reply)
        why = turn.why_not(s).get(card)
        if why is not None:
            yield PreviewStep(msg("sj-step-face-up", why=why_not(why)), (why.rule,))
        yield from told(s, seat, SLOPPY(card), points)

    label = msg("sj-do-sloppy", card=ident)
    return Preview(
        label,
        card=ident,
        tag=msg("sj-tag-sloppy", own=points[seat], theirs=points[1 - seat]),
        tone=tone(seat, points),
        outcome=shown,
        steps=steps,
    )


@cache
def why_not(why: WhyNot) -> Text:
    """The reason why a card cannot be played face up."""
    return msg("sj-why", why=why.why, keys=to_answer(why.keys) if why.keys else "")


@PREVIEWS.of(NONE)
def _none(s: Table, seat: int, argument: int) -> Preview:
    label, points = msg("sj-do-none"), s.play_points()
    if isinstance(s.stack[-1], TouchbackReply):
        return Preview(label, tag=msg("sj-tag-columns", columns=FREE), tone="bad", steps=lambda: told(s, seat, NONE()))
    comes = Fate.TALLY if isinstance(s.stack[-1], Recover) else fate_now(s)
    if comes is Fate.TALLY:
        tag, tone_ = ends_tag(s, seat, points), tone(seat, points)
    else:
        tag, tone_ = msg("sj-tag-fate", fate=comes, points=touchdown(s).points), "bad"
    shown = outcome(s, open_=comes is not Fate.TALLY)
    return Preview(label, tag=tag, tone=tone_, outcome=shown, steps=lambda: _no_card(s, seat, comes))


def _no_card(s: Table, seat: int, comes: Fate) -> Iterator[PreviewStep]:
    points = s.play_points()
    yield from told(s, seat, NONE(), points if comes is Fate.TALLY else None)
    if comes is Fate.LOOSE:
        yield PreviewStep(msg("sj-step-if-not", ending=ending(s, seat, points)), ("SJ-14.6",))


# Before a play -------------------------------------------------------------------------------------------------------


@PREVIEWS.of(SNAP)
def _snap(s: Table, seat: int, argument: int) -> Preview:
    snap = s.snap()
    step = msg("sj-step-snap", who=team(s.defence, seat), count=len(s.zones[HANDS(s.defence)]))
    return Preview(
        msg("sj-do-snap"), tag=msg("sj-tag-points", count=sum(snap["points"])), outcome=outcome(s, snap),
        steps=lambda: (PreviewStep(step, ("SJ-9.1",)),),
    )  # fmt: skip


@PREVIEWS.of(SPIKE)
def _spike(s: Table, seat: int, card: int) -> Preview:
    ident, number = s.book.ids[card], len(s.zones[HANDS(seat)])
    step = msg("sj-step-spike", count=number, square=square(s.row, s.column))
    return Preview(
        msg("sj-do-spike", card=ident), card=ident, tag=msg("sj-tag-spike"),
        steps=lambda: (PreviewStep(step, ("SJ-4.6",)),),
    )  # fmt: skip


@PREVIEWS.of(TOUCHBACK)
def _touchback(s: Table, seat: int, card: int) -> Preview:
    ident, deeds = s.book.ids[card], touchback(s)
    limit = s.points_with(*deeds)[seat]
    far, near = (square(s.row, s.column + columns) for columns in (FREE, HELD))
    step = msg("sj-step-declare", far=far, near=near, limit=limit, card=in_words(s.book.cards[card]))
    return Preview(
        msg("sj-do-touchback", card=ident), card=ident, tag=msg("sj-tag-touchback"),
        outcome={"deeds": list(deeds), "points": s.points_with(*deeds), "to": None},
        steps=lambda: (PreviewStep(step, ("SJ-4.8", "SJ-4.10")),),
    )  # fmt: skip


@PREVIEWS.of(DELAY)
def _delay(s: Table, seat: int, argument: int) -> Preview:
    hand, deck = s.zones[HANDS(seat)], len(s.zones[DECK()])
    new = min(delay_draws(hand), deck)
    step = msg("sj-step-delay", count=len(hand), new=new, deck=deck)
    return plain("sj-do-delay", msg("sj-tag-delay", count=len(hand), new=new), step, "SJ-4.1")


@PREVIEWS.of(SWAP)
def _swap(s: Table, seat: int, card: int) -> Preview:
    ident = s.book.ids[card]
    return Preview(msg("sj-do-swap", card=in_words(s.book.cards[card])), card=ident, tag=msg("sj-tag-exchange"))


@PREVIEWS.of(CONTINUE)
def _continue(s: Table, seat: int, argument: int) -> Preview:
    own, theirs = len(s.zones[HANDS(seat)]), len(s.zones[HANDS(1 - seat)])
    return plain("sj-do-continue", msg("sj-tag-hands", own=own, theirs=theirs), msg("sj-step-continue"), "SJ-16.5")


@PREVIEWS.of(END_UNIT)
def _end_unit(s: Table, seat: int, argument: int) -> Preview:
    follows = what_follows(s)
    dropped = "yes" if drive_begun(s) else "no"
    step = PreviewStep(msg("sj-step-end-unit", follows=follows, dropped=dropped), ("SJ-16.5", "SJ-16.7"))
    label, tag = msg("sj-do-end", unit=unit_name(s)), msg("sj-tag-end-unit", follows=follows)
    return Preview(label, tag=tag, steps=lambda: (step,))


# Challenges and penalties --------------------------------------------------------------------------------------------


@PREVIEWS.of(CHALLENGE)
def _challenge(s: Table, seat: int, argument: int) -> Preview:
    turn = s.stack[-1]
    assert isinstance(turn, Reply)
    tag = msg("sj-tag-strikes", codes=joined(codes_of(turn.in_question(s)), "space"))
    return plain("sj-do-challenge", tag, msg("sj-step-challenge", review=s.options.challenge_review), "SJ-15.6")


@PREVIEWS.of(ACCEPT)
def _accept(s: Table, seat: int, argument: int) -> Preview:
    codes = codes_of(s.exchange[-1]["kinds"])
    step = msg("sj-step-accept", actions=tuple(map(action_name, codes)), count=len(codes))
    return plain("sj-do-accept", msg("sj-tag-stands"), step, "SJ-15.5")


@PREVIEWS.of(ENFORCE)
def _enforce(s: Table, seat: int, argument: int) -> Preview:
    end = s.stack[-1]
    assert isinstance(end, EndOfPlay)
    return _flag(s, seat, "sj-do-enforce", end.enforced(s), ENFORCE())


@PREVIEWS.of(DECLINE)
def _decline(s: Table, seat: int, argument: int) -> Preview:
    return _flag(s, seat, "sj-do-decline", s.play_points(), DECLINE())


def _flag(s: Table, seat: int, label: str, points: list[int], action: int) -> Preview:
    at = landing(s, points)
    return Preview(
        Text(label), tag=ends_tag(s, seat, points), tone=tone(seat, points),
        outcome={"deeds": [], "points": points, "to": [at.row, at.column]},
        steps=lambda: told(s, seat, action, points),
    )  # fmt: skip


# What needs no reckoning ---------------------------------------------------------------------------------------------


def _said(label: str, tag: str = "", step: str = "", *rules: str) -> See:
    shown = plain(label, msg(tag) if tag else None, msg(step) if step else None, *rules)
    return lambda s, seat, argument: shown


for _verb, _see in {
    HEADS: _said("sj-do-heads"),
    TAILS: _said("sj-do-tails"),
    KICK: _said("sj-do-kick", "", "sj-step-kick-first", "SJ-6.3"),
    RECEIVE: _said("sj-do-receive", "", "sj-step-receive-first", "SJ-6.3"),
    OFFENCE: _said("sj-do-offence", "", "sj-step-snap-first", "SJ-20.2"),
    DEFENCE: _said("sj-do-defence", "", "sj-step-defend-first", "SJ-20.2"),
    HOME: _said("sj-do-home"),
    VISITOR: _said("sj-do-visitor"),
    READY: _said("sj-do-ready", "sj-tag-ready"),
    TIME_OUT: _said("sj-do-time-out", "sj-tag-time-out", "sj-step-time-out", "SJ-15.9"),
}.items():
    PREVIEWS.of(_verb)(_see)
