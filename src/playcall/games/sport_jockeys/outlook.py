"""What would come of it: how the play would end now, where the cube would go, and why a card cannot be played."""

from __future__ import annotations

from playcall.games.sport_jockeys.actions import PLAY
from playcall.games.sport_jockeys.anatomy import DEF, OFF
from playcall.games.sport_jockeys.combos import Scope, combo
from playcall.games.sport_jockeys.counters import ANSWERS, FIRST_ONLY, NEEDS_PASS, NEEDS_RUN, NO_KICKOFF, barred
from playcall.games.sport_jockeys.handbook import (
    DIVE,
    LOOSE,
    STEALS,
    TACKLE,
    bits,
    codes_of,
    key_kinds,
    kinds,
)
from playcall.games.sport_jockeys.names import action_name, combo_words, listed, square, team
from playcall.games.sport_jockeys.procedures.replies import Recover, TouchbackReply
from playcall.games.sport_jockeys.procedures.tally import (
    GAME_POINTS,
    SAFETY,
    SEVEN,
    SIX,
    EndOfPlay,
    after_tally,
    next_flag,
)
from playcall.games.sport_jockeys.procedures.turn import Reply, action_of
from playcall.games.sport_jockeys.table import HANDS, PICKED, POINTS_COLUMN, TOP_ROW, Deed, Table


def ending(s: Table, seat: int | None, points: list[int]) -> str:
    """The play ends like this: `you lose 1 to 5, cube to r4c3`."""
    own = s.offence if seat is None else seat
    mine, theirs = points[own], points[1 - own]
    word = "tie" if mine == theirs else "win" if mine > theirs else "lose"
    verb = word if own == seat else word + "s"
    margin = points[s.offence] - points[s.defence]
    return f"{team(own, seat)} {verb} {mine} to {theirs}, {landing(s, seat, margin)}"


def landing(s: Table, seat: int | None, margin: int) -> str:
    """Where the cube goes when OFF wins by so many."""
    row, column = after_tally(s.row, s.column, margin, s.options.doubles)
    if column < POINTS_COLUMN:
        return f"cube to {square(row, column)}"
    scorer = s.defence if row == SAFETY else s.offence
    return f"{GAME_POINTS[row] or 'no'} points for {team(scorer, seat)}"


def touchdown(s: Table) -> int:
    """SJ-7.5  What an automatic touchdown would score now."""
    return GAME_POINTS[SEVEN if s.options.sevens and s.row == TOP_ROW else SIX]


def no_card(s: Table, seat: int) -> str:
    """What comes of playing no card now."""
    keys = key_kinds(s.lying["kinds"])
    if seat == s.defence:
        if s.lying["seat"] == seat:  # the chance at a loose ball
            return f"the ball is dead: {ending(s, seat, s.play_points())}"
        if keys & DIVE:
            return f"the Dive ends the play: {ending(s, seat, s.play_points())}"
        return f"automatic touchdown, {touchdown(s)} points for {team(s.offence, seat)}"
    if keys & STEALS:
        return f"the pass is intercepted: you defend, the cube on {square(6 - s.row, s.column)}"
    if keys & LOOSE:
        return f"{team(s.defence, seat)} may recover the ball; if not, {ending(s, seat, s.play_points())}"
    return ending(s, seat, s.play_points())


def enforced(s: Table) -> list[int]:
    """SJ-15.2  The Play Points if the Penalty that is asked about were enforced."""
    end = s.stack[-1]
    assert isinstance(end, EndOfPlay)
    return s.play_points(next_flag(s, end.flag) + 1)


def as_action(s: Table, turn: Reply, cards: list[int]) -> tuple[Deed, int]:
    """Some cards as an action of the turn in hand, with the number of laterals."""
    return action_of(s, turn.seat, turn.scope(s).face, cards, [])


def after_action(s: Table, deed: Deed) -> list[int]:
    """The Play Points once this action is laid down."""
    points = s.play_points()
    points[deed["seat"]] += sum(deed["points"])
    return points


def unanswered(s: Table, seat: int, turn: Reply, deed: Deed) -> str:
    """What comes of this action if the other team has no answer to it."""
    points = after_action(s, deed)
    if isinstance(turn, TouchbackReply):
        return f"the cube shifts {'1 column' if points[s.defence] > points[s.offence] else '2 columns'}"
    keys = key_kinds(deed["kinds"])
    if isinstance(turn, Recover):  # SJ-14.8: by then the ball has changed hands
        s = s.clone()
        s.change_possession()
    if seat == s.offence:
        return ending(s, seat, points) if keys & DIVE else f"automatic touchdown, {touchdown(s)} points for you"
    if keys & STEALS:
        return f"the ball is yours, the cube on {square(6 - s.row, s.column)}"
    if keys & LOOSE:
        return f"the ball is loose, and you may recover it; else {ending(s, seat, points)}"
    return ending(s, seat, points)


def answers_of(s: Table, turn: Reply, kind: int) -> list[str]:
    """The key cards lying there that an action answers, by code."""
    face = turn.scope(s).face
    found = []
    for code in codes_of(key_kinds(turn.answered(s))):
        key = kinds(code)
        answers = ANSWERS[DEF if face == OFF else OFF][key]
        if key == TACKLE and face == OFF:
            answers &= ~barred(s.latest(turn.seat))
        if answers & kind:
            found.append(code)
    return found


def combo_outlook(s: Table, turn: Reply, cards: list[int]) -> str:
    """`combo B` or `a simple combo` for some cards; empty for one card or for cards that do not go together."""
    name = combo(s.book, turn.scope(s).face, bits(cards))
    return combo_words(name) if name else ""


# Why not -------------------------------------------------------------------------------------------------------------


def why_not(s: Table, turn: Reply, card: int) -> str:
    """The reason, with its rule, why a hand card cannot be played now; empty when it can."""
    if PLAY(card) in s.legal(turn.seat):
        return ""
    scope = turn.scope(s)
    kind = s.book.kind[scope.face][card]
    if not (scope.usable | scope.hanging) >> card & 1:
        return _attribute(s, turn, kind)
    picked = s.zones[PICKED(turn.seat)]
    if scope.hanging >> card & 1 and not picked:
        return "needs a run of your own (SJ-5.6)"
    if picked and not scope.combos:
        return _no_combos(s)
    if picked:
        return "makes no combo with those (SJ-12.1)"
    return _no_answer(s, turn, scope, kind)


def _attribute(s: Table, turn: Reply, kind: int) -> str:
    if kind & NO_KICKOFF and s.kickoff_play:
        return "never on a Kickoff (SJ-3.9)"
    if kind & FIRST_ONLY and not s.fresh(turn.seat):
        return "only as the first action (SJ-5.1)"
    needed = [word for word, those in (("run", NEEDS_RUN), ("pass", NEEDS_PASS)) if kind & those]
    rule = "SJ-5.5" if len(needed) > 1 else "SJ-5.3" if needed == ["run"] else "SJ-5.4"
    return f"needs a {' or '.join(needed)} ({rule})" if needed else "not now"


def _no_answer(s: Table, turn: Reply, scope: Scope, kind: int) -> str:
    if not turn.answered(s):
        return "recovers nothing by itself (SJ-14.4)"
    keys = codes_of(key_kinds(turn.answered(s)))
    escape = keys == ["TAC"] and scope.face == OFF and barred(s.latest(turn.seat)) & kind
    if escape:
        return "does not escape that Tackle (SJ-13.6)" if codes_of(kind) == ["R/K"] else "no pass out of it (SJ-13.7)"
    return f"does not counter {listed([action_name(code) for code in keys], 'or')} (SJ-13.1)"


def _no_combos(s: Table) -> str:
    return "single cards only (SJ-20.5)" if s.options.quick else "no combos for the kicking team (SJ-8.3)"


def reasons(s: Table, seat: int | None) -> dict[int, str]:
    """For each hand card that cannot be played in the turn in hand: why."""
    turn = s.stack[-1] if s.stack else None
    if seat is None or not isinstance(turn, Reply) or turn.seat != seat or turn.at not in ("choose", "add"):
        return {}
    found = {card: why_not(s, turn, card) for card in s.zones[HANDS(seat)]}
    return {card: why for card, why in found.items() if why}
