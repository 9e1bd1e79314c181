"""What a play would come to against a defence: as a tag, as a clause, and step by step with the rules.

Everything follows from the judgements that the rules themselves ask: `judge`, `boxed`, `yardage`.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import comb
from typing import Final, NamedTuple

from playcall.contract import PreviewStep, Said, Text, joined, msg, signed
from playcall.games.highlights_2052.cards import Card, Play
from playcall.games.highlights_2052.effects import TYPE_LETTERS, Momentum, NoKick
from playcall.games.highlights_2052.facts import landing
from playcall.games.highlights_2052.names import (
    Names,
    area_name,
    few,
    odds,
    play_words,
    threat_words,
    type_name,
)
from playcall.games.highlights_2052.printed import play_name
from playcall.games.highlights_2052.rules import matchup
from playcall.games.highlights_2052.rules.matchup import Applied, Matchup, boxed, judge
from playcall.games.highlights_2052.rules.resolve import column, yardage
from playcall.games.highlights_2052.rules.scoring import SAFETY_YARDS, safety_points
from playcall.games.highlights_2052.table import Table
from playcall.games.highlights_2052.words import meets, way

SCORE, TURNOVER, SAFETY = 100.0, -50.0, -80.0
"""Yards that a touchdown, a lost ball and a safety are put at, to compare plays."""
OTHER_SIDE = {"good": "bad", "half": "half", "bad": "good"}


# What a play comes to ----------------------------------------------------------------------------------------------


class Forecast(NamedTuple):
    """What comes of a play: as a tag, in yards for the offence, and how the defence likes it."""

    tag: Text
    yards: float
    tone: str


STOPPED: Final = Forecast(msg("fh-tag-stopped"), 0.0, "good")
NOTHING: Final = Forecast(msg("fh-tag-nothing"), 0.0, "good")
TOUCHDOWN: Final = Forecast(msg("fh-tag-touchdown"), SCORE, "bad")


def forecast(s: Table, play: Play, attack: Card, card: Card) -> Forecast:
    """FH-19  One play against one defence."""
    m = judge(s, s.offence, play, attack, card)
    if m.triggered:
        box = of_box(s, m)
        return min(box, STOPPED, key=_yards) if m.overthrown else box
    return STOPPED._replace(tag=msg("fh-tag-overthrown")) if m.overthrown else _of_yards(s, m)


def best(s: Table, attack: Card, card: Card) -> Forecast:
    """What the offence's best play would do: of several plays it will choose that one."""
    return max([forecast(s, play, attack, card) for play in attack.plays] or [NOTHING], key=_yards)


def _yards(found: Forecast) -> float:
    return found.yards


def of_box(s: Table, m: Matchup) -> Forecast:
    """FH-19.8, FH-19.9  What a triggered box would do."""
    box = boxed(s, s.offence, m)
    found = _of_applied(s, m, box.applied)
    if box.otherwise is None:
        barred = isinstance(m.card.rider, NoKick) and found == STOPPED
        return found._replace(tag=msg("fh-tag-stopped-no-kick")) if barred else found
    other = _of_applied(s, m, box.otherwise)
    hits, cards = odds(s, lambda card: card.suits(box.turns))
    worth = (hits * found.yards + (cards - hits) * other.yards) / cards
    tone = "good" if found.tone == other.tone == "good" and other.yards <= 0 else "half"
    return Forecast(msg("fh-tag-either", one=_short(found), other=_short(other)), worth, tone)


def _of_applied(s: Table, m: Matchup, applied: Applied) -> Forecast:
    if applied.what == "gain":
        return gain(s, applied.yards, "good")
    if applied.what in ("no_gain", "overthrown"):
        return STOPPED
    ball = s.ball[s.offence] - applied.yards
    safety = ball >= s.safety_space
    worth = SAFETY if safety else applied.yards if applied.what == "loss" else TURNOVER
    kind = TYPE_LETTERS[m.card.def_type]
    tag = msg(f"fh-tag-{applied.what}", type=kind, ball=ball, safety="yes" if safety else "no")
    return Forecast(tag, worth, "good")


def gain(s: Table, yards: int, tone: str) -> Forecast:
    """Yards for the offence, and where they lead."""
    ball = s.ball[s.offence]
    if yards >= ball:
        return TOUCHDOWN
    return Forecast(msg("fh-tag-gain", yards=yards, ball=ball - yards), yards, tone) if yards else STOPPED


def _of_yards(s: Table, m: Matchup) -> Forecast:
    """FH-19.14  Net base, bonus and draws."""
    found = yardage(s, s.offence, m)
    if found.scores:
        return TOUCHDOWN
    cards = bool(found.best_of) + found.more
    if not cards:
        return gain(s, found.sure, "half")
    mean = mean_of_best(s, m.play, found.best_of) + found.more * mean_of_best(s, m.play, 1)
    return Forecast(msg("fh-tag-draw", yards=found.sure, cards=cards), found.sure + mean, "bad")


def _short(found: Forecast) -> Said:
    """One of two results: yards, or what they lead to."""
    if found == TOUCHDOWN or found.yards in (SAFETY, TURNOVER):
        what = "touchdown" if found == TOUCHDOWN else "safety" if found.yards == SAFETY else "fumble"
        return msg("fh-tag-short", what=what)
    return signed(round(found.yards))


def mean_of_best(s: Table, play: Play, cards: int) -> float:
    """The mean of the highest among this many Action cards that may come next; 0 for none."""
    if not cards:
        return 0.0
    ranked = sorted(column(play, card) for card in s.unseen())
    k = min(cards, len(ranked))
    ways = [comb(place, k - 1) for place in range(len(ranked))]
    return sum(number * way for number, way in zip(ranked, ways, strict=True)) / sum(ways)


# The same in a clause: for steps, questions and lists --------------------------------------------------------------


def box_clause(s: Table, m: Matchup) -> Text:
    """FH-19.8, FH-19.9  What a triggered box would do, with its rider."""
    box = boxed(s, s.offence, m)
    told = _applied_clause(s, m, box.applied)
    if box.otherwise is not None:
        hits = few(s, lambda card: card.suits(box.turns))
        told = msg(f"fh-would-{box.turns}", hits=hits, one=told, other=_applied_clause(s, m, box.otherwise))
    rider = m.card.rider
    if isinstance(rider, Momentum):
        return msg("fh-would-momentum", box=told, way=way(s.ball[s.defence], s.ball[s.defence] - rider.n))
    return msg("fh-would-no-kick", box=told) if isinstance(rider, NoKick) else told


def _applied_clause(s: Table, m: Matchup, applied: Applied) -> Text:
    ball, returned = s.ball[s.offence] - applied.yards, applied.returned
    box = m.card.box
    action = getattr(box, "action", box)
    args: dict[str, Said | int] = {
        "kind": type(action).__name__, "n": getattr(action, "n", 0), "base": m.base, "yards": abs(applied.yards),
        "lands": lands(s, applied.yards), "old": s.ball[s.offence], "ball": ball, "type": TYPE_LETTERS[m.card.def_type],
        "saved": applied.saved_by or "no", "team": Names(s.game).team(s.teams[s.offence]), "start": s.start_spot,
        "points": safety_points(s), "advance": SAFETY_YARDS,
    }  # fmt: skip
    if isinstance(returned, int):
        own = s.ball[s.defence]
        args["returns"], args["way"] = "yards" if returned else "no", way(own, own - returned)
    else:
        args["returns"], args["way"] = "card", msg("fh-column", column=returned)
    return msg(f"fh-would-{applied.what}", **args)


def lands(s: Table, yards: int) -> str:
    """What these yards lead to: `touchdown`, `safety`, `moves`, or `stays`."""
    ball = s.ball[s.offence] - yards
    if ball <= 0:
        return "touchdown"
    return "safety" if ball >= s.safety_space else "moves" if yards else "stays"


def sum_clause(s: Table, m: Matchup) -> Text:
    """FH-19.14  The sum as far as it is known: `10 − 5 + a card (mean 8)`."""
    found = yardage(s, s.offence, m)
    terms = [msg("fh-sum-base", yards=m.base)]
    if m.base > m.net:
        terms.append(msg("fh-sum-helmets", yards=m.base - m.net))
    if found.bonus:
        terms.append(msg("fh-sum-bonus", yards=found.bonus))
    several = "yes" if len(terms) > 1 else "no"
    cards = [(found.best_of, 1, "best")] if found.best_of else []
    cards += [(1, found.more, "more")] if found.more else []
    for best_of, times, kind in cards:
        mean = round(times * mean_of_best(s, m.play, best_of))
        terms.append(msg("fh-sum-cards", kind=kind, cards=best_of if kind == "best" else times, mean=mean))
    ball = s.ball[s.offence]
    return msg(
        "fh-sum", terms=joined(terms, "space"), several=several, total=found.sure, drawn="yes" if cards else "no",
        lands=lands(s, found.sure), old=ball, ball=ball - found.sure, hits=_hits(s, m, found.best_of, found.more),
    )  # fmt: skip


def _hits(s: Table, m: Matchup, best_of: int, more: int) -> Said:
    """On how many cards a single plain draw reaches the goal line; nothing where it cannot be said in a word."""
    if best_of + more != 1:
        return ""
    missing = s.ball[s.offence] - yardage(s, s.offence, m).sure
    hits, cards = odds(s, lambda card: column(m.play, card) >= missing)
    return msg("fh-sum-hits", hits=hits, cards=cards) if hits else ""


def clause(s: Table, play: Play, attack: Card, card: Card) -> Text:
    """FH-19  One play against one defence in a clause: both checks and what follows."""
    m = judge(s, s.offence, play, attack, card)
    if m.triggered:
        kind = "overthrown-box" if m.overthrown else "box"
        return msg("fh-would", what=kind, then=box_clause(s, m), flag="yes" if m.checked else "no")
    if m.overthrown:
        return msg("fh-would", what="overthrown", then="", flag="no")
    return msg("fh-would", what=meets(play, card), then=sum_clause(s, m), flag="no")


# The same step by step ---------------------------------------------------------------------------------------------

Steps = Iterator[PreviewStep]


def step(text: Text, *rules: str) -> PreviewStep:
    return PreviewStep(text, rules)


def meeting(s: Table, attack: Card, defence: Card, *, defending: bool) -> Steps:
    """FH-19  Every play of the offence's card against a defence card: a single one in steps, several one by one."""
    if not attack.plays:
        yield step(msg("fh-step-nothing"), "FH-2.10")
    elif len(attack.plays) == 1:
        yield from play_steps(s, attack.plays[0], attack, defence, defending=defending)
    else:
        for play in attack.plays:
            tone = tone_of(forecast(s, play, attack, defence), defending)
            text = msg("fh-step-play", play=play_words(play), would=clause(s, play, attack, defence), tone=tone)
            yield step(text, "FH-19.1", "FH-19.3", "FH-19.5")


def play_steps(s: Table, play: Play, attack: Card, defence: Card, *, defending: bool) -> Steps:
    """FH-19.3 to FH-19.9  One play against one defence card."""
    m = judge(s, s.offence, play, attack, defence)
    good, bad = ("good", "bad") if defending else ("bad", "good")
    types: dict[str, Said] = {
        "type": type_name(play.type), "defence": type_name(defence.def_type), "fake": play_name(play),
    }  # fmt: skip
    yield step(msg("fh-step-type", **types, meets=meets(play, defence), tone=bad if m.mismatch else good), "FH-19.3")
    yield _area(m, good, bad)
    if m.overthrown:
        text = msg("fh-step-overthrown", yards=m.base, ball=s.ball[s.offence], box=yes(m.triggered), tone=good)
        yield step(text, "FH-5.2", *(("FH-7.6",) if m.triggered else ()))
    if m.triggered and m.checked:
        fouls = few(s, lambda card: card.penalty != "none")
        yield step(msg("fh-step-flag", fouls=fouls, tone="wait"), "FH-10.1")
    if m.triggered:
        yield step(msg("fh-step-result", would=box_clause(s, m), tone=good), "FH-19.8", "FH-19.9")
    elif not m.overthrown:
        tone = tone_of(forecast(s, play, attack, defence), defending)
        yield step(msg("fh-step-result", would=sum_clause(s, m), tone=tone), "FH-19.5", "FH-19.14")


def _area(m: Matchup, good: str, bad: str) -> PreviewStep:
    how = "mismatch" if m.mismatch else "triggered" if m.triggered else "condition" if m.matched else "unmatched"
    rules = {"mismatch": ("FH-19.4",), "triggered": ("FH-19.5", "FH-19.6"), "condition": ("FH-19.7",)}
    text = msg(
        "fh-step-area", area=area_name(m.play.area), helmets=m.helmets, footballs=m.play.footballs, faked=m.faked,
        fake=play_name(m.play), how=how, each=matchup.HELMET_YARDS, tone=good if m.triggered else bad,
    )  # fmt: skip
    return step(text, *rules.get(how, ("FH-19.5",)))


def tone_of(found: Forecast, defending: bool) -> str:
    return found.tone if defending else OTHER_SIDE[found.tone]


def yes(holds: bool) -> str:
    return "yes" if holds else "no"


def turned_round(s: Table, attack: Card, defence: Card) -> PreviewStep:
    """FH-15.5  What a defence card threatens once it is turned round, from where its side will then stand."""
    ball = s.ball[s.defence] - advance(s, attack, defence)
    ball = ball if ball > 0 else s.start_spot
    reach = min([to for play in defence.plays if (to := landing(s, s.defence, play, ball)) is not None], default=None)
    kind = "none" if not defence.plays else "overthrown" if reach is None else "touchdown" if reach <= 0 else "moves"
    text = msg("fh-step-turns", threat=threat_words(defence), ball=ball, reach=kind, to=reach or 0)
    return step(text, "FH-15.5", *(("FH-2.10",) if kind == "none" else ("FH-5.2",) if kind == "overthrown" else ()))


def advance(s: Table, attack: Card, defence: Card) -> int:
    """Yards that the defence advances by its box if that stands: of a single play, a return that is printed."""
    if len(attack.plays) != 1:
        return 0
    m = judge(s, s.offence, attack.plays[0], attack, defence)
    if not m.triggered or m.overthrown:
        return 0
    box = boxed(s, s.offence, m)
    momentum = defence.rider.n if isinstance(defence.rider, Momentum) else 0
    returned = box.applied.returned if not box.turns else 0
    return momentum + (returned if isinstance(returned, int) else 0)


def reaches(s: Table, side: int, face: Card) -> PreviewStep:
    """Where the plays of a card would bring the ball, if nothing stopped them."""
    spots = [to for play in face.plays if (to := landing(s, side, play, s.ball[side])) is not None]
    if not spots:
        return step(msg("fh-step-idle"), "FH-2.10")
    return step(msg("fh-step-reach", way=way(s.ball[side], min(spots))), "FH-3.4")
