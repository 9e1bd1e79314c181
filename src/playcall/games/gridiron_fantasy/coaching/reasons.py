"""Why the coach advises something, in the rulebook's words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from playcall.games.gridiron_fantasy import actions as a
from playcall.games.gridiron_fantasy.coaching.calls import guess_pass, symbols_in_hand
from playcall.games.gridiron_fantasy.coaching.challenge import answer_chance
from playcall.games.gridiron_fantasy.coaching.kicks import good_chance
from playcall.games.gridiron_fantasy.names import ABILITY, count, special_of, spot
from playcall.games.gridiron_fantasy.procedures.challenge import Challenge
from playcall.games.gridiron_fantasy.procedures.penalty import Flags, penalty_yards
from playcall.games.gridiron_fantasy.table import Table

Why = Callable[[Table, int, int], tuple[str, ...]]


def reasons(s: Table, seat: int, action: int) -> tuple[str, ...]:
    """What speaks for an option; nothing where there is no more to say than its label does."""
    why = WHY.get(s.situation())
    return why(s, seat, action) if why else ()


def _role(s: Table, seat: int) -> int:
    return int(seat != s.seat(0))


def _percent(share: float) -> str:
    return f"{round(100 * share)}%"


def _declare(s: Table, seat: int, action: int) -> tuple[str, ...]:
    if action in a.FIELD_GOAL:
        return (f"{s.ytg} yards: good about {_percent(good_chance(s))} of the time with this hand.",)
    if action in a.PUNT:
        down = s.los + 40
        return (f"The opponent starts on its {spot(20 if down >= 100 else 100 - down)}.",)
    left = 4 - s.down
    downs = "This is the last down." if not left else f"{count(left, 'down')} left after this one."
    return (f"{s.mark - s.los} to go. {downs}",)


def _call(s: Table, seat: int, action: int) -> tuple[str, ...]:
    role, face = _role(s, seat), s.faces[a.CALL.argument(action)]
    main = max(range(4), key=lambda ability: face.symbols[ability])
    passes = guess_pass(s, role)
    same = passes if face.kind == "pass" else 1 - passes
    return (
        f"{count(symbols_in_hand(s, role)[main], 'symbol')} of {ABILITY[main]} in hand behind it.",
        f"The Advantage about {_percent(same if role else 1 - same)} of the time, by what was called so far.",
    )


def _turn(s: Table, seat: int, action: int) -> tuple[str, ...]:
    top = s.stack[-1]
    if not isinstance(top, Challenge) or not top.primary:
        return ()
    role, dominant = top.role, s.dominant
    own, other = s.totals[role * 4 + dominant], s.totals[4 - role * 4 + dominant]
    if action in a.LAY:
        face = s.faces[a.LAY.argument(action)]
        lead = own + face.symbols[dominant] + face.symbols[4] - other
        chance = _percent(answer_chance(s, role, lead))
        return (
            f"The opponent holds {count(len(s.hand(1 - role)), 'card')} and answers perhaps {chance} of the time.",
            f"As last card: {special_of(face)}",
        )
    if action in a.PASS or action in a.END_TURN:
        return ("You lead.",) if s.leads(role, dominant) else ("The cards are worth more in a later Play.",)
    return ()


def _decide(s: Table, seat: int, action: int) -> tuple[str, ...]:
    top = s.stack[-1]
    assert isinstance(top, Flags)
    if action in a.ACCEPT:
        moved = penalty_yards(s, top.fouling, top.foul(s).yards)
        return (f"The down again from the {spot(s.los + (moved if top.fouling == 1 else -moved))}.",)
    stands = s.turnover or ("a touchdown" if s.los + s.yards >= 100 else f"{s.yards} yards")
    return (f"The Play stands: {stands}.",)


def _return(s: Table, seat: int, action: int) -> tuple[str, ...]:
    totals = symbols_in_hand(s, 1)
    shown = ", ".join(f"{ABILITY[ability]} {totals[ability]}" for ability in range(4))
    return (f"In hand: {shown}. The kicker declares what he is strong in.",)


def _toss(s: Table, seat: int, action: int) -> tuple[str, ...]:
    return ("Visitor has the last drive.",) if s.options.length != "full" else ("In a Full game it matters little.",)


WHY: Final[dict[str, Why]] = {
    "Down.declare": _declare, "Scrimmage.call": _call, "Challenge.turn": _turn, "Flags.decide": _decide,
    "Kickoff.choose": _return, "Punt.choose": _return, "Toss.choose": _toss,
}  # fmt: skip
