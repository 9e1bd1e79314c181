"""How a play and a defence would meet, step by step and with the rules: type, area, flag, then what comes of it."""

from __future__ import annotations

from playcall.games.highlights_2052.cards import Card, Play
from playcall.games.highlights_2052.effects import (
    AREA_NAMES,
    TYPE_NAMES,
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
)
from playcall.games.highlights_2052.matchup import Matchup, action_of, judge, overthrown
from playcall.games.highlights_2052.names import MINUS, Names, count, play_words, spot, threat_words
from playcall.games.highlights_2052.odds import few
from playcall.games.highlights_2052.outlook import box_words, outlook, sum_words
from playcall.games.highlights_2052.printed import LOSS_NAMES, play_name
from playcall.games.highlights_2052.table import Table
from playcall.kernel import Reason


def meeting(s: Table, attack: Card, defence: Card) -> list[Reason]:
    """FH-19  Every play of the offence's card against a defence card: a single one in steps, several one by one."""
    if not attack.plays:
        return [Reason("No footballs: the play is No Gain and the box is not triggered.", ("FH-2.10",))]
    if len(attack.plays) == 1:
        return play_steps(s, attack.plays[0], attack, defence)
    rules = ("FH-19.1", "FH-19.3", "FH-19.5")
    return [Reason(f"{play_words(play)}: {outlook(s, play, attack, defence)}.", rules) for play in attack.plays]


def play_steps(s: Table, play: Play, attack: Card, defence: Card) -> list[Reason]:
    """FH-19.3 to FH-19.9  One play against one defence card."""
    m = judge(s, s.offence, play, attack, defence)
    return [_type(m), _area(m), *_thrown(s, m), *_flag(s, m), *_result(s, m)]


def _type(m: Matchup) -> Reason:
    types = f"{TYPE_NAMES[m.play.type]} meets {TYPE_NAMES[m.card.def_type]}"
    return Reason(f"Type: {types}, {'a mismatch: no box' if m.mismatch else 'a match'}.", ("FH-19.3",))


def _area(m: Matchup) -> Reason:
    area, footballs = AREA_NAMES[m.play.area], count(m.play.footballs, "football")
    helmets = count(m.helmets, "helmet") if m.helmets else "no helmet"
    ignored = m.card.helmets[m.play.area] - m.helmets
    faked = f" ({play_name(m.play)} ignores {ignored})" if ignored else ""
    if m.mismatch:
        taken = "; it takes 5 yards" if m.helmets == 1 else "; each takes 5 yards" if m.helmets else ""
        return Reason(f"{area}: {helmets} against {footballs}{faked}{taken}.", ("FH-19.4",))
    if m.triggered:
        verb = "covers" if m.helmets == 1 else "cover"
        return Reason(f"{area}: {helmets} {verb} {footballs}{faked}; the box is triggered.", ("FH-19.5", "FH-19.6"))
    if m.matched:
        text = f"{area}: {helmets} against {footballs}{faked}, but the condition of the box fails: not triggered."
        return Reason(text, ("FH-19.7",))
    return Reason(f"{area}: {helmets} against {footballs}{faked}; the box is not triggered.", ("FH-19.5",))


def _thrown(s: Table, m: Matchup) -> list[Reason]:
    if not m.overthrown:
        return []
    text = f"A pass of {m.base} from the {s.ball[s.offence]} goes past the End Zone: overthrown, No Gain"
    choice = ", unless the defence uses its box all the same" if m.triggered else ""
    return [Reason(f"{text}{choice}.", ("FH-5.2", "FH-7.6") if m.triggered else ("FH-5.2",))]


def _flag(s: Table, m: Matchup) -> list[Reason]:
    if not m.triggered or not (m.card.penalty or m.play.hard_count):
        return []
    fouls = few(s, lambda card: card.penalty != "none")
    return [Reason(f"Flag: an Action card first; {fouls} show a foul.", ("FH-10.1",))]


def _result(s: Table, m: Matchup) -> list[Reason]:
    if m.triggered:
        action = action_of(m.card)
        rule = "FH-19.8" if isinstance(action, Minus) else "FH-19.9"
        return [Reason(f"{_box(s, m, action)}.", (rule,)), *_rider(s, m)]
    if m.overthrown:
        return []
    known = m.net + (m.bonus if m.net < s.ball[s.offence] else 0)
    rules = ("FH-19.4", "FH-19.14") if m.mismatch else ("FH-19.5", "FH-19.10") if m.reduction else ("FH-19.5",)
    sure = not (m.mismatch or m.play.extra_draw)
    landing = f": from the {s.ball[s.offence]} to the {s.ball[s.offence] - known}"
    way = landing if sure and 0 < known < s.ball[s.offence] else ""
    return [Reason(f"{_capital(sum_words(s, m))}{way}.", rules)]


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _box(s: Table, m: Matchup, action: PlainAction) -> str:
    """What the box would do, with where the ball then lies."""
    ball, team = s.ball[s.offence], Names(s.game).team(s.teams[s.offence])
    match action:
        case Minus(n):
            gain = max(0, m.base - n)
            return f"Minus {n}: max(0, {m.base} {MINUS} {n}) = {gain}{_landing(s, m, gain)}"
        case HoldTo(n):
            gain = min(m.base, n)
            return f"Contain {n}: at most {n} yards, so {gain}{_landing(s, m, gain)}"
        case NoGain():
            return f"No Gain: the ball stays {spot(ball, s.safety_space)}"
        case Loss(n) if not m.play.quick_release:
            end = ", a safety" if ball + n >= s.safety_space else ""
            return f"{LOSS_NAMES[m.card.def_type]}: {ball} + {n} = {ball + n}{end}"
        case EndDrive() | GoalLineStand() if not m.play.secure:
            return f"The drive ends: {team} RESET to {s.start_spot}"
        case Interception(returned) if not m.play.secure:
            return f"Interception: {team} RESET to {s.start_spot}{_return(s, returned)}"
        case Fumble(back, returned) if not m.play.secure and ball + back < s.safety_space:
            return f"Fumble: {team} RESET to {s.start_spot}{_return(s, returned)}"
    return _capital(box_words(s, m, action))


def _landing(s: Table, m: Matchup, gain: int) -> str:
    ball = s.ball[s.offence]
    if overthrown(s, s.offence, m.play, gain):
        return ", still overthrown: No Gain"
    if gain >= ball:
        return ", a touchdown"
    return f", from the {ball} to the {ball - gain}" if gain else ""


def _return(s: Table, returned: int | str) -> str:
    if not isinstance(returned, int):
        return f"; the defence advances by the {returned} number of an Action card"
    ball = s.ball[s.defence]
    scores = ", a touchdown" if returned >= ball else ""
    return f"; the defence advances {ball} {MINUS} {returned} = {max(0, ball - returned)}{scores}" if returned else ""


def _rider(s: Table, m: Matchup) -> list[Reason]:
    match m.card.rider:
        case NoKick():
            return [Reason("No kick after this play.", ("FH-9.1",))]
        case Momentum(n):
            ball = s.ball[s.defence]
            scores = ", a touchdown" if n >= ball else ""
            return [
                Reason(f"Momentum: the defence advances {ball} {MINUS} {n} = {max(0, ball - n)}{scores}.", ("FH-3.8",))
            ]
    return []


def turned_round(s: Table, attack: Card, defence: Card) -> Reason:
    """FH-15.5  What a defence card threatens once it is turned round, from where its side will then stand."""
    side = s.defence
    if not defence.plays:
        return Reason("Then it turns round: it has no footballs, so it threatens nothing.", ("FH-15.5", "FH-2.10"))
    ball = s.ball[side] - advance(s, attack, defence)
    ball = ball if ball > 0 else s.start_spot
    text = f"Then it turns round: your next threat is {threat_words(defence)}, from the {ball}."
    yards = [play.yards for play in defence.plays if not overthrown(s, side, play, s.ball[side] - ball + play.yards)]
    if not yards:
        return Reason(f"{text} Unstopped it would be overthrown.", ("FH-15.5", "FH-5.2"))
    landing = ball - max(yards)
    end = f"{MINUS if landing < 0 else ''}{abs(landing)}{', a touchdown' if landing <= 0 else ''}"
    return Reason(f"{text} Unstopped: {ball} {MINUS} {max(yards)} = {end}.", ("FH-15.5",))


def advance(s: Table, attack: Card, defence: Card) -> int:
    """Yards that the defence advances by its box if that stands: of a single play, a return that is printed."""
    if len(attack.plays) != 1:
        return 0
    m = judge(s, s.offence, attack.plays[0], attack, defence)
    if not m.triggered or m.overthrown:
        return 0
    momentum = defence.rider.n if isinstance(defence.rider, Momentum) else 0
    match action_of(defence):
        case Interception(int(returned)) | Fumble(_, returned) if not m.play.secure:
            return momentum + returned
    return momentum
