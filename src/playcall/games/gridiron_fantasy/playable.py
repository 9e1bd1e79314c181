"""GF-7.23 to GF-7.31  What a team can play in a window: Actions from its hand, and abilities of its Team cards."""

from __future__ import annotations

from playcall.games.gridiron_fantasy.actions import ABILITY, ACTION
from playcall.games.gridiron_fantasy.catalogue import PLAY_END, WINDOW, Face, Fx
from playcall.games.gridiron_fantasy.conditions import holds
from playcall.games.gridiron_fantasy.moves import already_started
from playcall.games.gridiron_fantasy.pieces import usable
from playcall.games.gridiron_fantasy.rosters import legal_extra
from playcall.games.gridiron_fantasy.table import Table, place_of
from playcall.games.gridiron_fantasy.totals import fits

CALLING = ("set_dominant", "take_advantage", "audible", "read")
"""V65  What lock_calls forbids."""
KICKS = ("kickoff", "safety_kick", "punt", "field_goal", "extra_point", "interception")


def playable(s: Table, role: int, window: int, target: int = -1) -> list[int]:
    """Every Action and ability a role could use now; `target` is the Action that a response answers."""
    team, faces, found = s.team(role), s.faces, []
    for card in s.hand(role):
        face = faces[card]
        if face.windows & window and ACTION(face.place) not in found and _may_play(s, role, team, card, face, target):
            found.append(ACTION(face.place))
    for card in s.active[team]:
        face = faces[card]
        if face.abilities and ability_in(s, team, card, window) >= 0:
            found.append(ABILITY(face.place))
    return found


def ability_in(s: Table, team: int, card: int, window: int) -> int:
    """Which ability of a Team card can be used in a window; -1 for none."""
    if card in s.used_now:
        return -1  # GF-7.31
    for number, use in enumerate(s.faces[card].abilities):
        open_now = use.window & window and usable(s, team, place_of(card), use.limit)
        if open_now and any(can_do(s, fx, team, card) for fx in use.effects) and not _locked(s, team, use.effects):
            return number
    return -1


def _may_play(s: Table, role: int, team: int, card: int, face: Face, target: int) -> bool:
    if face.limit != "none" and not usable(s, team, face.place, face.limit):
        return False
    if face.requires and not holds(s, face.requires, team):
        return False  # GF-7.29
    if s.context == "safety_kick" and not _names_safety_kick(face):
        return False  # GF-12.17
    return any(can_do(s, fx, team, card, target) for fx in face.effects) and not _locked(s, team, face.effects)


def _names_safety_kick(face: Face) -> bool:
    contexts: list[str] = []
    for fx in face.effects:
        contexts += [fx.p.get("context", ""), *((fx.condition.context or ()) if fx.condition else ())]
    contexts += [context for name, _, value in face.requires if name == "context" for context in value]
    return "safety_kick" in contexts


def _locked(s: Table, team: int, effects: tuple[Fx, ...]) -> bool:
    return any(fx.do in CALLING for fx in effects) and bool(s.in_force(1 - s.role(team), "lock_calls"))


def can_do(s: Table, fx: Fx, team: int, card: int, target: int = -1) -> bool:
    """Whether an effect could do anything here."""
    judge = _DOUBTFUL.get(fx.do)
    if judge is not None and not judge(s, fx, team, target):
        return False
    return fx.until == PLAY_END or not already_started(s, fx, team, card)


def _names_kick(s: Table, fx: Fx, team: int, target: int) -> bool:
    return bool(s.context == fx.p["context"])


def _blocks(s: Table, fx: Fx, team: int, target: int) -> bool:
    return team == s.dfn and s.context in fx.p["contexts"]


def _fakes(s: Table, fx: Fx, team: int, target: int) -> bool:
    return team == s.off and s.context in fx.p["contexts"]


def _cancels(s: Table, fx: Fx, team: int, target: int) -> bool:
    return target >= 0 and fits(s.faces[target], fx.p["filter"])


def _patches(s: Table, fx: Fx, team: int, target: int) -> bool:
    return bool(patients(s, team))


def _calls_up(s: Table, fx: Fx, team: int, target: int) -> bool:
    return any(legal_extra(s, team, extra, out) for extra in s.extras(team) for out in s.team_cards(team))


def _recovers(s: Table, fx: Fx, team: int, target: int) -> bool:
    return any(fits(s.faces[card], fx.p["filter"]) for card in s.discards(s.role(team)))


def _has_other_play(s: Table, fx: Fx, team: int, target: int) -> bool:
    return bool(s.book(s.role(team)))


def _removes(s: Table, fx: Fx, team: int, target: int) -> bool:
    return any(entry[0] != s.role(team) for entry in s.laid)


def _kicking(s: Table, fx: Fx, team: int, target: int) -> bool:
    return s.context in KICKS


def _on_offence(s: Table, fx: Fx, team: int, target: int) -> bool:
    return team == s.off


def _on_defence(s: Table, fx: Fx, team: int, target: int) -> bool:
    return team == s.dfn


def _onside(s: Table, fx: Fx, team: int, target: int) -> bool:
    return team == s.off and s.context == "kickoff"


def patients(s: Table, team: int) -> list[int]:
    """V44  Team cards that are out, but for those that are out for good."""
    return [out[0] for out in s.outs if out[0] in s.team_cards(team) and out[1] < 5]


_DOUBTFUL = {
    "kick_rate": _names_kick, "baseline": _names_kick, "no_return": _names_kick, "block": _blocks, "fake": _fakes,
    "cancel_action": _cancels, "patch_up": _patches, "call_up": _calls_up, "recover": _recovers,
    "audible": _has_other_play, "remove_last": _removes, "claim_declare": _kicking, "objective_td": _on_offence,
    "safe_hands": _on_offence, "min_loss": _on_defence, "onside": _onside,
}  # fmt: skip
RESPONSE, CHALLENGE, PENALTY, FINISH = (WINDOW[name] for name in ("response", "challenge", "penalty", "finish"))
