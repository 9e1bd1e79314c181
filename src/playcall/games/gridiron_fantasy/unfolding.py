"""What an option would do, step by step, each step with its rules."""

from __future__ import annotations

from playcall.games.gridiron_fantasy import actions as a
from playcall.games.gridiron_fantasy.labels import explain, face_of, label
from playcall.games.gridiron_fantasy.names import ABILITY, special_of
from playcall.games.gridiron_fantasy.outlook import laid_totals
from playcall.games.gridiron_fantasy.procedures.challenge import Challenge
from playcall.games.gridiron_fantasy.stresses import RULES_NOW
from playcall.games.gridiron_fantasy.table import Table, is_double
from playcall.kernel import Explanation, Reason


def unfold(s: Table, seat: int, action: int) -> Explanation:
    """What an option would do, as far as its seat can know."""
    face, top = face_of(action), s.stack[-1]
    if face is not None and action in a.LAY and isinstance(top, Challenge):
        steps = laid_steps(s, top, face.place)
        if steps:
            return Explanation(f"If you lay {s.faces[face.place].name}", steps)
    text = explain(s, seat, action)
    rules = RULES_NOW.get(s.situation(), ())[:2]
    return Explanation(label(s, seat, action), (Reason(text, rules),) if text else ())


def laid_steps(s: Table, turn: Challenge, place: int) -> tuple[Reason, ...]:
    """The Totals after the card, and the Special Result if it stays the last."""
    found = laid_totals(s, turn, place)
    if found is None:
        return ()
    ability, own, other = found
    steps = [Reason(f"{ABILITY[ability]} {own} against {other}: {_verdict(s, turn, own, other)}.", ("GF-7.4",))]
    face = s.faces[place]
    if turn.primary and face.special:
        steps.append(Reason(f"If it is your last card and you win: {special_of(face)}", ("GF-8.14",)))
    if face.penalty:
        foul = f"{face.penalty.foul}, {face.penalty.yards} yards"
        steps.append(Reason(f"The referee may see it: risk {face.penalty.risk} ({foul}).", ("GF-10.1",)))
    if face.alert:
        steps.append(Reason(f"Its Referee Alert of {face.alert} is then spent.", ("GF-10.7",)))
    return tuple(steps)


def _verdict(s: Table, turn: Challenge, own: int, other: int) -> str:
    if turn.primary and is_double(own, other):
        return "you double them"
    if own == other:
        return "level, and ties are yours" if s.tie == turn.role else "level, but ties are theirs"
    return "you lead" if own > other else "you need more"
