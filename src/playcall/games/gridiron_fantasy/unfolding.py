"""What an option would do, step by step, each step with its rules."""

from __future__ import annotations

from typing import Final

from playcall.games.gridiron_fantasy import actions as a
from playcall.games.gridiron_fantasy.labels import explain, face_of, label
from playcall.games.gridiron_fantasy.names import ABILITY, on_spot, special_of
from playcall.games.gridiron_fantasy.procedures.challenge import Challenge
from playcall.games.gridiron_fantasy.table import Table
from playcall.kernel import Explanation, Reason, Verb

RULES: Final[dict[Verb, tuple[str, ...]]] = {
    a.PASS: ("GF-7.3", "GF-7.5"), a.END_TURN: ("GF-7.7", "GF-7.8"), a.ACTION: ("GF-7.23", "GF-7.24"),
    a.ABILITY: ("GF-7.31",), a.APPLY: ("GF-6.18",), a.CALL: ("GF-6.10", "GF-6.14"), a.COMMIT: ("GF-4.7", "GF-4.8"),
    a.DECLARE: ("GF-4.6", "GF-4.18"), a.TOUCHBACK: ("GF-4.3",), a.RETURN: ("GF-4.4", "GF-12.5"),
    a.FAIR_CATCH: ("GF-12.5",), a.SWITCH: ("GF-6.1", "GF-6.6"), a.READY: ("GF-6.6",), a.TAKE_OUT: ("GF-5.2", "GF-5.3"),
    a.PUT_IN: ("GF-5.3",), a.COMPLAIN: ("GF-10.6", "GF-10.7"), a.ALERT: ("GF-10.8", "GF-10.9"),
    a.ACCEPT: ("GF-10.12", "GF-10.13"), a.DISCARD: ("GF-11.5", "GF-12.24"), a.RESHUFFLE: ("GF-11.6",),
    a.KICK: ("GF-12.12",), a.GO_FOR_TWO: ("GF-12.13",), a.VICTIM: ("GF-9.1", "GF-9.2"), a.TAG: ("GF-17.12", "GF-17.13"),
    a.PLAY: ("GF-6.8",), a.LOSE: ("GF-8.8",), a.HOME: ("GF-3.1", "GF-3.2"), a.VISITOR: ("GF-3.1", "GF-3.2"),
}  # fmt: skip


def unfold(s: Table, seat: int, action: int) -> Explanation:
    """Title and steps of an option."""
    title, verb = label(s, seat, action), a.ACTIONS.verb_of(action)
    if action in a.LAY:
        steps = _lay(s, action)
    elif action in a.PUNT:
        steps = _punt(s)
    elif action in a.FIELD_GOAL:
        text = f"The kick carries 20 yards, one more or less for each symbol of difference; {s.ytg} are needed."
        steps = (Reason(text, ("GF-12.6", "GF-12.7")), Reason("Missed, the ball is theirs here.", ("GF-12.8",)))
    else:
        text = explain(s, seat, action)
        steps = (Reason(text, RULES.get(verb, ())),) if text else ()
    return Explanation(title, steps)


def _lay(s: Table, action: int) -> tuple[Reason, ...]:
    top, face = s.stack[-1], face_of(action)
    assert isinstance(top, Challenge)
    assert face is not None
    face, ability = s.faces[face.place], s.dominant
    own, other = s.totals[top.role * 4 + ability], s.totals[4 - top.role * 4 + ability]
    adds = face.symbols[ability] + face.symbols[4]
    steps = [Reason(f"{ABILITY[ability]}: {own} + {adds} = {own + adds}, against {other}.", ("GF-6.22", "GF-7.9"))]
    if top.primary:
        steps.append(Reason(f"If it is your last card and you win: {special_of(face)}", ("GF-8.14",)))
    if face.penalty:
        text = f"A foul of risk {face.penalty.risk}: {face.penalty.foul}, {face.penalty.yards} yards."
        steps.append(Reason(text, ("GF-10.1", "GF-10.3")))
    if face.alert:
        steps.append(Reason(f"Its Referee Alert of {face.alert} is then spent.", ("GF-10.7",)))
    return tuple(steps)


def _punt(s: Table) -> tuple[Reason, ...]:
    down = s.los + 40
    where = 20 if down >= 100 else 100 - down
    rule = "GF-12.3" if down >= 100 else "GF-12.2"
    return (
        Reason(f"The ball comes down {on_spot(where, 'their')}.", (rule,)),
        Reason("They catch it there, or run it back.", ("GF-12.5",)),
    )
