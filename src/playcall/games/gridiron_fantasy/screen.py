"""The table as it is shown: as plain text in a terminal, and as facts beside its fields for a browser that draws it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from textwrap import wrap
from typing import Any, Final

import msgspec

from playcall.contract import Arg, ByStep, Said, Say, Text, joined, msg
from playcall.games.gridiron_fantasy import actions as a
from playcall.games.gridiron_fantasy import names as n
from playcall.games.gridiron_fantasy.actions import ACTION, ALERT, LAY, PUT_IN, TAKE_OUT
from playcall.games.gridiron_fantasy.cards import load
from playcall.games.gridiron_fantasy.catalogue import CARDS, DRIVES, GAME, HALF, NEXT_PLAY, SECS
from playcall.games.gridiron_fantasy.names import BADGES, badge_of, key
from playcall.games.gridiron_fantasy.printed import effects, special
from playcall.games.gridiron_fantasy.rules.challenge import (
    Challenge,
    Flags,
    Foul,
    PlayAction,
    Window,
    fouling_role,
    most_blatant,
)
from playcall.games.gridiron_fantasy.rules.result import After, after_yards, limit_objective, objective_steps
from playcall.games.gridiron_fantasy.rules.squad import Exchange, exchangeable
from playcall.games.gridiron_fantasy.table import GOAL_LINE, NO_CARD, Table, place_of
from playcall.games.gridiron_fantasy.totals import contributions, ways
from playcall.games.gridiron_fantasy.words import FROM_A_TEE
from playcall.games.gridiron_fantasy.zones import (
    BESIDE,
    BOOK,
    DECK,
    DISCARD,
    EXTRA,
    HAND,
    HIDDEN,
    PLAYED,
    PLAYS_BESIDE,
    RESERVE,
    RESERVE_ACTIONS,
    SHOWN,
    TEAM,
    TOP,
    ZONES,
)
from playcall.kernel import Verb

Plain = dict[str, Any]
Reason = tuple[Text, str]
"""Why a card cannot be chosen, and the rule that says so."""


def board_facts(s: Table, seat: int | None) -> Plain:
    """What is added to the view of a seat; a spectator sees the same, without reasons."""
    return {
        "coaches": [list(pair) for pair in s.coaches],
        "flag": _flag(s, seat),
        **({"franchises": new} if (new := new_franchises()) else {}),
        **(_challenge(s) if min(s.shown) >= 0 else NO_PLAY),
        **({"idle": _idle(s, seat)} if seat is not None else {}),
    }


@cache
def new_franchises() -> list[Plain]:
    """Franchises of sets, as the browser knows those of the game."""
    found = []
    for one in load().franchises:
        if one.letter not in BADGES:
            code, glow = badge_of(one)
            facts: Plain = msgspec.to_builtins(one)
            found.append({name: facts[name] for name in _TOLD} | {"code": code, "glow": glow})
    return found


_TOLD = ("letter", "place", "nickname", "abilities", "colours", "motto")
NO_PLAY: Plain = {"parts": [], "leader": -1, "stakes": [None, None], "prizes": [], "foul": None}


def _challenge(s: Table) -> Plain:
    """Both Totals of the Dominant Ability, and what hangs on them."""
    decided = s.dominant >= 0
    return {
        "parts": [[role, card, number] for role, card, ability, number in contributions(s) if ability == s.dominant],
        "leader": int(not s.leads(0, s.dominant)) if decided else -1,
        "stakes": [stake(s, role) if s.winner < 0 else None for role in (0, 1)],
        "prizes": [_prize(s, role, number) for role, number in s.secondaries] if decided else [],
        "foul": _foul(s),
    }


# What is at stake -----------------------------------------------------------------------------------------------------


def stake(s: Table, role: int) -> Plain:
    """What a role gains if it wins the Challenge as things stand, before effects of success and Special Results."""
    twin = s.clone()
    twin.winner = role
    own, other = (s.totals[each * 4 + s.dominant] if s.dominant >= 0 else 0 for each in (role, 1 - role))
    twin.final[role], twin.final[1 - role] = max(own, other), other
    steps = objective_steps(twin)
    limit_objective(twin, steps)
    yards = steps[-1].now
    return {"yards": yards, "after": after_facts(after_yards(s, yards))}


def after_facts(after: After) -> dict[str, Any]:
    if after.end:
        return {"end": after.end}
    to_go = after.mark - after.los
    return {"end": "", "down": after.down, "to_go": to_go, "los": after.los, "goal": after.mark >= GOAL_LINE}


def after_tag(s: Table, seat: int, after: After) -> Text:
    """`1st and 10, their 38`."""
    if after.end:
        return msg("gf-tag-end", end=key(after.end))
    if s.context == "try":
        return msg("gf-two-point-try")
    los = after.los if seat in s.coaches[s.off] else GOAL_LINE - after.los
    side, line = n.side_and_line(los)
    return msg("gf-down-spot", down=n.down(after.down, after.mark - after.los, after.los), side=side, line=line)


def _prize(s: Table, role: int, number: int) -> Plain:
    """GF-7.17  An open Secondary: how it stands, and what it brings."""
    sec = SECS[number]
    own, other = (s.totals[each * 4 + sec.key] for each in (role, 1 - role))
    text = msgspec.to_builtins(effects(fx.print for fx in sec.effects))
    return {"role": role, "ability": sec.key, "own": own, "other": other, "text": text}


# The referee ----------------------------------------------------------------------------------------------------------


def _foul(s: Table) -> Plain | None:
    """GF-10.3  The foul that could be flagged if the Play ended now."""
    role = fouling_role(s)
    return _told(s, role, most_blatant(s, role)[0]) if role >= 0 else None


def _told(s: Table, role: int, foul: Foul) -> Plain:
    card = s.game.card_id("", foul.card)
    return {"role": role, "card": card, "risk": foul.risk, "yards": foul.yards, "name": foul.name}


def _flag(s: Table, seat: int | None) -> Plain | None:
    """The foul that is being judged. Nobody else learns that a seat could complain."""
    top = s.stack[-1] if s.stack else None
    if not isinstance(top, Flags) or top.fouling < 0:
        return None
    if top.card >= 0:
        return _told(s, top.fouling, top.foul(s)) | {"alerts": [s.faces[card].alert for card in top.alerts]}
    if seat is None or not s.legal(seat):
        return None
    return _told(s, top.fouling, most_blatant(s, top.fouling)[0]) | {"card": "", "alerts": []}


# Why a card cannot be chosen ------------------------------------------------------------------------------------------

REASONS: ByStep[Callable[[Table, int, int], Reason | None]] = ByStep()
"""By the step that asks: why a role cannot use a card now; None where nothing can be said."""
OF_CARDS = (LAY, ACTION, ALERT, TAKE_OUT, PUT_IN)


def _idle(s: Table, seat: int) -> Plain:
    """The reasons for all cards of a hand or Playbook that is asked about, by their ids."""
    why = REASONS.found.get(s.situation()) if s.stack and s.legal(seat) else None
    if why is None:
        return {}
    role = int(seat != s.seat(0))
    offered = {verb.argument(action) for action in s.legal(seat) for verb in OF_CARDS if action in verb}
    found: Plain = {}
    for card in s.book(role) if s.situation() == Exchange.choose.__qualname__ else s.hand(role):
        reason = why(s, role, card) if place_of(card) not in offered else None
        if reason is not None:
            found[s.game.card_id("", card)] = {"text": msgspec.to_builtins(reason[0]), "rule": reason[1]}
    return found


@REASONS.at(Challenge.turn)
def _not_laid(s: Table, role: int, card: int) -> Reason | None:
    """GF-7.4, GF-7.6, GF-7.23"""
    if not s.faces[card].challenge:
        return _not_in_window(s, role, card)
    if all(way.adds[s.dominant] + way.taxes[s.dominant] == 0 for way in ways(s, role, card)):
        return msg("gf-table-idle-symbol", ability=s.dominant), "GF-7.6"
    return msg("gf-table-idle-no-gain"), "GF-7.6"


@REASONS.at(Window.offer, PlayAction.answer)
def _not_in_window(s: Table, role: int, card: int) -> Reason | None:
    """GF-7.4, GF-7.23"""
    if s.faces[card].challenge:
        return msg("gf-table-idle-challenge"), "GF-7.4"
    return msg("gf-table-idle-window"), "GF-7.23"


@REASONS.at(Flags.show_alerts)
def _no_alert(s: Table, role: int, card: int) -> Reason | None:
    """GF-10.7"""
    return None if s.faces[card].alert else (msg("gf-table-idle-alert"), "GF-10.7")


@REASONS.at(Exchange.choose)
def _not_exchanged(s: Table, role: int, card: int) -> Reason | None:
    """GF-5.3"""
    return None if card in exchangeable(s, role) else (msg("gf-table-idle-kinds"), "GF-5.3")


# The card on the table that an option is about ------------------------------------------------------------------------

WHERE: Final[dict[Verb, tuple[int, ...]]] = {
    a.LAY: (HAND,), a.ACTION: (HAND,), a.ALERT: (HAND,), a.DISCARD: (HAND,), a.SET_ASIDE: (HAND,),
    a.CALL: (BOOK,), a.TAKE_OUT: (BOOK, BESIDE), a.PUT_IN: (RESERVE, EXTRA), a.TURN_UP: (HIDDEN,),
    a.PICK: (EXTRA, RESERVE, DISCARD, TOP, RESERVE_ACTIONS), a.COMPLAIN: (PLAYED, SHOWN, BESIDE, DISCARD),
}  # fmt: skip
"""The zones that a verb takes its card from; of pairs for offence and defence the first."""
SEEN: Final = tuple(kind for kind in range(ZONES) if kind not in (DECK, DECK + 1))
"""Where a team can see its own cards."""
OPEN: Final = [*(kind + role for kind in (PLAYED, SHOWN, BESIDE, PLAYS_BESIDE, DISCARD) for role in (0, 1)), TEAM]
"""Where the cards of other teams lie open; which of several copies lies elsewhere nobody else can know."""


def card_of(s: Table, seat: int, verb: Verb, place: int) -> str | None:
    """The id of the card on the table that an option names: of the seat's team, where the verb takes it from, or an
    open one of another; a complaint is about a card of the other side."""
    team = s.team_of_seat(seat)
    kinds = [kind + role for kind in WHERE.get(verb, (TEAM,)) for role in ((0, 1) if kind < HIDDEN else (0,))]
    own = [s.zone(kind, team) for kind in (*kinds, *SEEN)]
    others = [s.zone(kind, other) for other in range(s.n) if other != team for kind in OPEN]
    for zone in (*others, *own) if verb is a.COMPLAIN else (*own, *others):
        for card in zone:
            if place_of(card) == place:
                return s.game.card_id(CARDS[place].type.lower(), card)
    return None


YARDS: Final = 2
"""Yards in a column of the field."""
INDENT: Final = "   "


def screen(s: Table, seat: int | None, width: int, say: Say) -> str:
    """The whole table as a seat sees it."""
    if not any(s.names):
        return f" {say(msg('gf-screen-start'))}"[:width]
    lines: list[str] = []
    if s.drive and s.context not in FROM_A_TEE and ball_lies(s):
        lines += field(s)
    told = [(" ", line) for line in challenge(s)] if s.drive else []
    for team in s.scoreboard:
        told += team_lines(s, team, seat)
    if seat is not None:
        told += [(" ", line) for line in own_cards(s, seat)]
    for margin, line in told:
        lines += wrap(margin + say(line), width, subsequent_indent=INDENT)
    return "\n".join(line[: width - 1] + "…" if len(line) > width else line for line in map(str.rstrip, lines))


def field(s: Table) -> list[str]:
    """The field from the own goal line of who has the ball: the ball, and in a drive the mark for a first down."""
    row = ["·" if column % 5 else "|" for column in range(GOAL_LINE // YARDS + 1)]
    if not s.drive_over:
        row[min(s.mark, GOAL_LINE) // YARDS] = "╎"
    row[max(0, min(s.los, GOAL_LINE - 1)) // YARDS] = "●"
    numbers = "".join(f"{min(yard, GOAL_LINE - yard):<5}" for yard in range(0, GOAL_LINE + 1, 10)).rstrip()
    return [f"{INDENT}{numbers}", f" ▐█{''.join(row)}█▌  {n.short(s.names[with_ball(s)])} →"]


def ball_lies(s: Table) -> bool:
    """Whether there is a spot to draw: after a score and its try the ball waits for a kick."""
    return not s.drive_over or s.owed == "ball" or s.scorer >= 0


def with_ball(s: Table) -> int:
    """The team from whose own goal line the spot is counted: after a drive, the one that takes over the ball."""
    return s.kicker if s.drive_over and s.owed == "ball" else s.off


def challenge(s: Table) -> Iterator[Text]:
    """Revealed Plays, both Totals, Secondaries, laid cards, and what the last card would add."""
    if s.shown[0] != NO_CARD:
        for role in (0, 1):
            face = s.faces[s.shown[role]]
            mark = "▸" if s.advantage == role else ""
            yield msg(
                "gf-screen-play", team=f"{mark}{n.short(s.seat_names(role))}", name=face.name, kind=n.kind(face.kind),
                symbols=n.symbols(face.symbols), objective=n.objective(face),
            )  # fmt: skip
        if s.dominant >= 0:
            yield from totals(s)
    if s.declared >= 0:
        yield msg("gf-screen-declared", ability=n.ability(s.declared))


def totals(s: Table) -> Iterator[Text]:
    yield msg(
        "gf-screen-dominant", ability=n.ability(s.dominant), one=n.short(s.names[s.off]), two=n.short(s.names[s.dfn]),
        off=s.totals[s.dominant], **{"def": s.totals[4 + s.dominant]},
    )  # fmt: skip
    for role, number in s.secondaries:
        key = SECS[number].key
        own, other = s.totals[role * 4 + key], s.totals[4 - role * 4 + key]
        yield msg("gf-screen-secondary", team=n.short(s.seat_names(role)), ability=n.ability(key), own=own, other=other)
    laid = [
        msg("gf-screen-laid-card", name=s.faces[entry[1]].name, team=n.short(s.seat_names(entry[0])))
        for entry in s.laid
    ]
    if laid:
        yield msg("gf-screen-laid", cards=joined(laid, "comma"))
    for role in (0, 1):
        card = s.last[role]
        if card != NO_CARD and s.faces[card].challenge and s.leads(role, s.dominant):
            effects = special(s.faces[card]) or msg("gf-screen-no-special")
            yield msg("gf-screen-last", team=n.short(s.seat_names(role)), name=s.faces[card].name, effects=effects)


def team_lines(s: Table, team: int, seat: int | None) -> Iterator[tuple[str, Text]]:
    """A team's cards with their state, what continues, and the sizes of its piles."""
    out = {card: level for card, level, _, _ in s.outs}
    words: list[Arg] = []
    for card in s.team_cards(team):
        face = s.faces[card]
        on = msg("gf-screen-active") if card in s.active[team] else msg("gf-screen-off")
        state = n.injury(out[card]) if card in out else on
        place: Said = face.position or msg("gf-tag-subtype", subtype=face.subtype)
        words.append(msg("gf-screen-card", name=face.name, place=place, state=state))
    hidden = len(s.zone(HIDDEN, team))
    words += [msg("gf-screen-face-down", number=hidden)] if hidden else []
    you = seat is not None and seat in s.coaches[team]
    cards = joined(words, "comma") if words else msg("gf-nothing")
    yield " ", msg("gf-screen-team-you" if you else "gf-screen-team", team=s.names[team], cards=cards)
    beside = [card for kind in (BESIDE, PLAYS_BESIDE) for role in (0, 1) for card in s.zone(kind + role, team)]
    if beside:
        told = [msg("gf-screen-beside", name=s.faces[card].name, time=time_left(s, card)) for card in beside]
        yield INDENT, msg("gf-screen-continuing", cards=joined(told, "comma"))
    piles = {name: s.deck_size(role, team) for role, name in ((0, "off"), (1, "def"))}
    piles |= {f"{name}gone": len(s.zone(DISCARD + role, team)) for role, name in ((0, "off"), (1, "def"))}
    yield INDENT, msg("gf-screen-piles", hand=sum(len(s.zone(role, team)) for role in (0, 1)), **piles)


def time_left(s: Table, card: int) -> Text:
    """Until when a card continues."""
    times = {NEXT_PLAY: "next_play", HALF: "half", GAME: "game", DRIVES: "drives"}
    for _, _, owner_card, until, left, _ in s.running:
        if owner_card == card and until in times:
            return msg("gf-screen-time", time=times[until], drives=left)
    return msg("gf-screen-time", time="play", drives=0)


def own_cards(s: Table, seat: int) -> Iterator[Text]:
    """The hand with symbols, risks and alerts, and the Playbook in use."""
    team = s.team_of_seat(seat)
    if team not in (s.off, s.dfn):
        return
    role = s.role(team)
    hand = [_in_hand(s, card) for card in s.hand(role)]
    plays = [s.faces[card] for card in s.book(role)]
    book = [
        msg("gf-screen-book-card", name=face.name, kind=n.kind(face.kind), symbols=n.symbols(face.symbols))
        for face in plays
    ]
    empty = msg("gf-screen-empty")
    yield msg("gf-screen-hand", cards=joined(hand, "comma") if hand else empty)
    if any(s.faces[card].penalty or s.faces[card].alert for card in s.hand(role)):
        yield msg("gf-screen-legend")
    yield msg("gf-screen-book", cards=joined(book, "comma") if book else empty)
    top = s.zone(TOP + role, team)
    if top:
        yield msg("gf-screen-top", number=len(top))


def _in_hand(s: Table, card: int) -> Text:
    face = s.faces[card]
    what = n.symbols(face.symbols) if face.challenge else msg("gf-screen-action")
    if face.penalty:
        return msg("gf-screen-hand-risk", name=face.name, symbols=what, risk=face.penalty.risk)
    if face.alert:
        return msg("gf-screen-hand-alert", name=face.name, symbols=what, alert=face.alert)
    return msg("gf-screen-hand-card", name=face.name, symbols=what)
