"""Options at a glance: the card that each is about, a tag with what it would do, and how good that is."""

from __future__ import annotations

from textwrap import shorten
from typing import Final

from playcall.games.gridiron_fantasy import actions as a
from playcall.games.gridiron_fantasy.catalogue import CARDS, WILD, Face, team_of
from playcall.games.gridiron_fantasy.labels import face_of
from playcall.games.gridiron_fantasy.names import (
    ABILITY,
    down_words,
    effect_words,
    objective_words,
    symbols_words,
)
from playcall.games.gridiron_fantasy.outlook import after_flag, after_play, laid_totals
from playcall.games.gridiron_fantasy.procedures.challenge import Challenge
from playcall.games.gridiron_fantasy.procedures.penalty import Flags, most_blatant
from playcall.games.gridiron_fantasy.procedures.quick import bonus, fitting, symbols
from playcall.games.gridiron_fantasy.table import Table, is_double, place_of
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
from playcall.kernel import Glance, Verb

MOST: Final = 24
"""The longest tag."""
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
WORDS: Final[dict[Verb, str]] = {
    a.PICK: "Take", a.TURN_UP: "Turn up", a.SET_ASIDE: "Set aside", a.TAKE_OUT: "Take out", a.PUT_IN: "Put in",
    a.DISCARD: "Discard", a.ABILITY: "Use it",
}  # fmt: skip


def glance(s: Table, seat: int, action: int) -> Glance:
    """An option at a glance, as far as its seat can know."""
    verb = a.ACTIONS.verb_of(action)
    face = face_of(action)
    if face is None:
        return _plain(s, seat, action, verb)
    face = s.faces[face.place]
    tag, tone = _tag(s, seat, action, face)
    return Glance(card_of(s, seat, verb, face.place), shorten(tag, MOST, placeholder="…"), tone)


def card_of(s: Table, seat: int, verb: Verb, place: int) -> str | None:
    """The id of the card on the table that an option names: of the own team, where the verb takes it from, or an open
    one of another; a complaint is about a card of the other side."""
    team = s.team_of_seat(seat)
    kinds = [kind + role for kind in WHERE.get(verb, (TEAM,)) for role in ((0, 1) if kind < HIDDEN else (0,))]
    own = [s.zone(kind, team) for kind in (*kinds, *SEEN)]
    others = [s.zone(kind, other) for other in _others(s, team) for kind in OPEN]
    for zone in (*others, *own) if verb is a.COMPLAIN else (*own, *others):
        for card in zone:
            if place_of(card) == place:
                return s.game.card_id(CARDS[place].type.lower(), card)
    return None


def _others(s: Table, team: int) -> list[int]:
    return [other for other in range(s.n) if other != team]


def _tag(s: Table, seat: int, action: int, face: Face) -> tuple[str, str]:
    """`6–5, you lead` and how good that is."""
    verb = a.ACTIONS.verb_of(action)
    top = s.stack[-1]
    if verb is a.LAY and isinstance(top, Challenge):
        return _laid(s, top, face)
    if verb is a.CALL:
        return f"{face.kind.capitalize()} {objective_words(face)}", ""
    if verb is a.SWITCH:
        own = [s.faces[card].place for card in s.active[s.team_of_seat(seat)]]
        return ("Switch off" if face.place in own else "Switch on"), ""
    if verb is a.ALERT:
        return f"Alert {face.alert}", ""
    if verb is a.COMPLAIN and isinstance(top, Flags):
        return f"risk {most_blatant(s, top.fouling)[0].risk}", ""
    if verb is a.VICTIM:
        return face.position or face.subtype.capitalize(), ""
    if verb is a.APPLY:
        return "Count its symbols", ""
    if verb is a.PICK and (face.subtype or face.kind or face.challenge):
        return face.position or face.subtype.capitalize() or symbols_words(face.symbols), ""
    if verb is a.ACTION:
        text = (effect_words(face) or [""])[0]
        return text[:1].upper() + text[1:], ""
    return WORDS.get(verb, ""), ""


def _laid(s: Table, top: Challenge, face: Face) -> tuple[str, str]:
    found = laid_totals(s, top, face.place)
    if found is None:
        return symbols_words(face.symbols), ""
    ability, own, other = found
    score = f"{own}–{other}"
    if top.primary and ability == s.dominant and is_double(own, other):
        return f"{score} Double", "good"
    leads = own > other or (own == other and s.tie == top.role)
    if ability != s.dominant:
        return f"{ABILITY[ability]} {score}", "good" if leads else "half"
    return (f"{score} leads", "good") if leads else (f"{score} short", "half")


def _plain(s: Table, seat: int, action: int, verb: Verb) -> Glance:
    top = s.stack[-1]
    if isinstance(top, Flags) and (verb is a.ACCEPT or (verb is a.DECLINE and top.card >= 0)):
        return Glance(tag=after_flag(s, top) if verb is a.ACCEPT else after_play(s))
    if verb is a.COMMIT:
        return Glance(tag=str(committed_symbols(s, seat, verb.argument(action))))
    if verb is a.DECLARE:
        held = sum(_symbols(s, card, verb.argument(action)) for card in _own_hand(s, seat))
        return Glance(tag=f"you hold {held}")
    if verb is a.PLAY:
        return Glance(tag=down_words(s.down, s.mark - s.los, s.los))
    if verb is a.PUNT:
        return Glance(tag=f"to their {20 if s.los >= 60 else 60 - s.los}")
    if verb is a.FIELD_GOAL:
        short = max(0, s.ytg - 20)
        return Glance(tag=f"{s.ytg} yards", tone="good" if not short else "half" if short <= 15 else "bad")
    return Glance()


def committed_symbols(s: Table, seat: int, mask: int) -> int:
    """GF-4.8, GF-4.12  What a commitment counts, with what Team cards add."""
    role = int(seat != s.seat(0))
    cards = a.subset(mask, fitting(s, role)[: a.MOST_FITTING])
    return bonus(s, role) + sum(symbols(s, card) for card in cards)


def _own_hand(s: Table, seat: int) -> list[int]:
    team = s.team_of_seat(seat)
    return [card for role in (0, 1) for card in s.hand(role) if team_of(card) == team]


def _symbols(s: Table, card: int, ability: int) -> int:
    face = s.faces[card]
    return face.symbols[ability] + face.symbols[WILD] if face.challenge else 0
