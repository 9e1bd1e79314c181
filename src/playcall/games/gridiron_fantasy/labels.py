"""What an option means, and what it would do."""

from __future__ import annotations

from playcall.games.gridiron_fantasy import actions as a
from playcall.games.gridiron_fantasy.cards import load
from playcall.games.gridiron_fantasy.catalogue import CARDS, FX, LETTERS, Face
from playcall.games.gridiron_fantasy.names import (
    ABILITY,
    listed,
    on_spot,
    signed,
    special_of,
    summary,
    text_of,
)
from playcall.games.gridiron_fantasy.printed import effects_text
from playcall.games.gridiron_fantasy.procedures.challenge import Challenge
from playcall.games.gridiron_fantasy.procedures.effects import ChooseOne
from playcall.games.gridiron_fantasy.procedures.penalty import Flags, most_blatant, penalty_yards, reach
from playcall.games.gridiron_fantasy.procedures.quick import fitting
from playcall.games.gridiron_fantasy.table import Table, place_of
from playcall.kernel import Verb

WITH_CARD: dict[Verb, str] = {
    a.PICK: "Take {}", a.TURN_UP: "Turn up {}", a.SET_ASIDE: "Set {} aside", a.TAKE_OUT: "Take {} out",
    a.PUT_IN: "Put {} in", a.CALL: "Call {}", a.LAY: "Lay {}", a.ACTION: "Play {}", a.ABILITY: "Use {}",
    a.APPLY: "Apply {}", a.VICTIM: "{}", a.COMPLAIN: "Complain about {}", a.ALERT: "Show {}", a.DISCARD: "Discard {}",
    a.SWITCH: "Switch {}",
}  # fmt: skip
PLAIN: dict[Verb, str] = {
    a.LISTED: "Take the listed cards", a.HOME: "Home: receive the first kickoff", a.VISITOR: "Visitor: kick off first",
    a.RECEIVE: "Receive", a.KICK_OFF: "Kick off", a.TOUCHBACK: "Touchback: ball on the own 20", a.RETURN: "Run it back",
    a.FAIR_CATCH: "Fair catch: the ball stays", a.KEEP: "Keep", a.READY: "Ready", a.PLAY: "A Play", a.PUNT: "Punt",
    a.FIELD_GOAL: "Field goal", a.PASS: "Pass", a.END_TURN: "End the turn", a.DECLINE: "Decline", a.ACCEPT: "Accept",
    a.DONE: "Done", a.RESHUFFLE: "Shuffle", a.KICK: "Kick the extra point: 1 point",
    a.GO_FOR_TWO: "Go for two: one Play from the 2",
}  # fmt: skip


def face_of(action: int) -> Face | None:
    """The card that an option names."""
    verb = a.ACTIONS.verb_of(action)
    return CARDS[verb.argument(action)] if verb in WITH_CARD else None


def label(s: Table, seat: int, action: int) -> str:
    verb = a.ACTIONS.verb_of(action)
    face = face_of(action)
    if face is not None:
        face = s.faces[face.place]
        if verb is a.SWITCH:
            team = s.team_of_seat(seat)
            on = any(s.faces[card].place == face.place for card in s.active[team])
            return f"Switch {face.name} {'off' if on else 'on'}"
        return WITH_CARD[verb].format(summary(face) if verb in (a.LAY, a.CALL, a.ALERT, a.PICK) else face.name)
    if verb in PLAIN:
        return _kick_label(s, action) or PLAIN[verb]
    return _other(s, seat, action, verb)


def _kick_label(s: Table, action: int) -> str:
    if action in a.PUNT:
        down = s.los + 40
        return f"Punt, to the other {20 if down >= 100 else 100 - down}"
    return f"Field goal: {s.ytg} yards, 20 and the difference of symbols" if action in a.FIELD_GOAL else ""


def _other(s: Table, seat: int, action: int, verb: Verb) -> str:
    argument = verb.argument(action)
    if verb is a.DECK:
        franchise = load().franchises[argument]
        strong = listed([ability.capitalize() for ability in franchise.abilities])
        return f"{LETTERS[argument]}: {franchise.name} ({strong})"
    if verb in (a.DECLARE, a.NAME):
        return ABILITY[argument]
    if verb is a.COMMIT:
        cards = a.subset(argument, fitting(s, _role_of(s, seat)))
        total = sum(s.faces[card].symbols[s.declared] + s.faces[card].symbols[4] for card in cards)
        return f"Commit {listed([s.faces[card].name for card in cards])}: {total}"
    if verb is a.LOSE:
        return f"A loss of {argument + 1}"
    if verb is a.CHOOSE:
        top = s.stack[-1]
        assert isinstance(top, ChooseOne)
        text = effects_text(fx.print for fx in FX[top.effect].inner[argument])
        return text[:1].upper() + text[1:]
    assert verb is a.TAG
    return f"Tag {s.names[argument]} ({s.stints[argument]} drives)"


def _role_of(s: Table, seat: int) -> int:
    return int(seat != s.seat(0))


def explain(s: Table, seat: int, action: int) -> str:
    """What an option would do, as far as the seat can know."""
    face = face_of(action)
    if face is not None:
        return _explain_card(s, action, s.faces[face.place])
    if action in a.ACCEPT:
        top = s.stack[-1]
        assert isinstance(top, Flags)
        moved = penalty_yards(s, top.fouling, top.foul(s).yards)
        new = s.los + (moved if top.fouling == 1 else -moved)
        return f"Ball {on_spot(new)}, the down is played again."
    top = s.stack[-1]
    if action in a.DECLINE and isinstance(top, Flags) and top.card >= 0:
        end = s.turnover or f"{signed(s.yards)} yards"
        return f"The Play stands: {end}."
    if action in a.PASS:
        return "Two passes in a row end the Challenge."
    return ""


def _explain_card(s: Table, action: int, face: Face) -> str:
    top = s.stack[-1]
    if action in a.COMPLAIN and isinstance(top, Flags):
        foul = next(foul for foul in most_blatant(s, top.fouling) if place_of(foul.card) == face.place)
        held = reach(s, 1 - top.fouling)
        return f"{foul.name}, {foul.yards} yards. Alerts of {foul.risk} are needed; you can show {held}."
    if action in a.LAY and isinstance(top, Challenge):
        ability = s.dominant
        own = s.totals[top.role * 4 + ability] + face.symbols[ability]
        special = f" Special Result: {special_of(face)}" if top.primary else ""
        return f"{ABILITY[ability]} {own} – {s.totals[4 - top.role * 4 + ability]}.{special}"
    return text_of(face)
