"""What a play would do against a defence, told before it happens: the judgement of `matchup` in words."""

from __future__ import annotations

from playcall.games.highlights_2052.cards import Card, Play
from playcall.games.highlights_2052.effects import (
    Blitz,
    EndDrive,
    Fumble,
    GoalLineStand,
    HoldTo,
    Interception,
    Loss,
    Minus,
    Momentum,
    NoGain,
    NoKick,
    PlainAction,
    Return,
    Strip,
)
from playcall.games.highlights_2052.matchup import Matchup, action_of, judge, overthrown
from playcall.games.highlights_2052.names import MINUS, short_play
from playcall.games.highlights_2052.odds import column, few, mean_of_best
from playcall.games.highlights_2052.printed import LOSS_NAMES
from playcall.games.highlights_2052.procedures.box import BLITZ_HOLDS, STRIP_HOLDS
from playcall.games.highlights_2052.procedures.resolve import draws_on_mismatch
from playcall.games.highlights_2052.table import Table

SECURED = "No Gain (Secure)"
RELEASED = "No Gain (Quick Release)"


def against(s: Table, attack: Card, card: Card) -> str:
    """What each play of the offence's card would do against a defence card."""
    if not attack.plays:
        return "it threatens nothing: No Gain"
    if len(attack.plays) == 1:
        return outlook(s, attack.plays[0], attack, card)
    return "; ".join(f"{short_play(play)} → {outlook(s, play, attack, card)}" for play in attack.plays)


def outlook(s: Table, play: Play, attack: Card, card: Card) -> str:
    """FH-19  One play against one defence: both checks and what follows."""
    m = judge(s, s.offence, play, attack, card)
    if m.triggered:
        return f"match, triggered: {_triggered(s, m)}"
    if m.overthrown:
        return "overthrown: No Gain"
    return f"{'mismatch' if m.mismatch else 'match, not triggered'}: {sum_words(s, m)}"


def box_outlook(s: Table, m: Matchup) -> str:
    """FH-19.8, FH-19.9  What a triggered box would do, with its rider."""
    result = box_words(s, m, action_of(m.card))
    rider = m.card.rider
    if isinstance(rider, Momentum):
        return f"{result}, and the defence advances {rider.n}"
    return f"{result}, no kick" if isinstance(rider, NoKick) else result


def _triggered(s: Table, m: Matchup) -> str:
    checked = ", after a penalty check" if m.card.penalty or m.play.hard_count else ""
    if m.overthrown:
        return f"overthrown, No Gain or the box as the defence likes: {box_outlook(s, m)}{checked}"
    return f"{box_outlook(s, m)}{checked}"


# Yardage -----------------------------------------------------------------------------------------------------------


def sum_words(s: Table, m: Matchup) -> str:
    """FH-19.14  The sum as far as it is known: `10 − 5 + a card (mean 8)`."""
    goal, sure = s.ball[s.offence], m.net
    parts = [str(m.base)]
    if m.base > m.net:
        parts.append(f"{MINUS} {m.base - m.net}")
    if m.bonus and sure < goal:
        sure += m.bonus
        parts.append(f"+ {m.bonus}")
    if sure >= goal:
        return f"{_equals(parts, sure)}, touchdown"
    draws = _draws(s, m)
    return f"{' '.join([*parts, *draws])}{_maybe(s, m, goal - sure)}" if draws else _equals(parts, sure)


def _equals(parts: list[str], total: int) -> str:
    return f"{' '.join(parts)} = {total}" if len(parts) > 1 else f"{total} yards"


def _draws(s: Table, m: Matchup) -> list[str]:
    numbers = column(s, m.play)
    draws = []
    if m.mismatch and draws_on_mismatch(s, m):
        best = m.play.breakaway
        name = f"the best of {best} cards" if best else "a card"
        draws.append(f"+ {name} (mean {mean_of_best(numbers, best):.0f})")
    if m.play.extra_draw:
        name = "a card" if m.play.extra_draw == 1 else f"{m.play.extra_draw} cards"
        draws.append(f"+ {name} (mean {m.play.extra_draw * mean_of_best(numbers, 1):.0f})")
    return draws


def _maybe(s: Table, m: Matchup, missing: int) -> str:
    """The chance that a single plain draw reaches the goal line."""
    if m.play.breakaway or (m.mismatch and m.play.extra_draw) or m.play.extra_draw > 1:
        return ""
    numbers = column(s, m.play)
    hits = sum(number >= missing for number in numbers)
    return f", touchdown on {hits} of {len(numbers)}" if hits else ""


# Boxes -------------------------------------------------------------------------------------------------------------


def box_words(s: Table, m: Matchup, action: PlainAction) -> str:
    """What the action of a box would do, its rider left out."""
    match action:
        case Minus(n):
            gain = max(0, m.base - n)
            return _gain(s, m, gain, f"{m.base} {MINUS} {n} = {gain}" if m.base >= n else "No Gain")
        case HoldTo(n):
            gain = min(m.base, n)
            return _gain(s, m, gain, f"held to {gain}")
        case NoGain():
            return "No Gain"
        case Loss(n):
            return _loss(s, m, n)
        case Blitz(n):
            hit = few(s, lambda card: card.pass_ <= BLITZ_HOLDS)
            return f"Blitz: on {hit} {_loss(s, m, n)}, else {_gain(s, m, m.base, f'{m.base} yards')}"
    return SECURED if m.play.secure else _turnover(s, action)


def _gain(s: Table, m: Matchup, yards: int, words: str) -> str:
    if overthrown(s, s.offence, m.play, yards):
        return "still overthrown, No Gain"
    return f"{words}, touchdown" if yards >= s.ball[s.offence] else words


def _loss(s: Table, m: Matchup, yards: int) -> str:
    if m.play.quick_release:
        return RELEASED
    safety = ", a safety" if s.ball[s.offence] + yards >= s.safety_space else ""
    return f"{LOSS_NAMES[m.card.def_type]}, loss of {yards}{safety}"


def _turnover(s: Table, action: EndDrive | GoalLineStand | Interception | Fumble | Strip) -> str:
    match action:
        case EndDrive() | GoalLineStand():
            return "END DRIVE, the offence RESETs"
        case Interception(returned):
            return f"Interception{_return(returned)}"
        case Fumble(back, returned):
            lost = s.ball[s.offence] + back >= s.safety_space
            return "Fumble, a safety" if lost else f"Fumble{_return(returned)}"
        case Strip(returned):
            return f"Strip: on {few(s, lambda card: card.run <= STRIP_HOLDS)} a fumble{_return(returned)}, else No Gain"


def _return(returned: Return) -> str:
    if isinstance(returned, int):
        return f", return {returned}" if returned else ""
    return f", return a card's {returned} number"
