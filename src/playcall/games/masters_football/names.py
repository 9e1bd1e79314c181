"""How things are called: clubs, cards, levels, tactics, targets, effects. Names are strings, the rest is messages."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from playcall.contract import Arg, Text, joined, msg, signed
from playcall.games.masters_football.actions import (
    DICE_NAMES,
    TACTIC_TARGET,
    TEAM_OF,
    place_of_target,
    team_of_target,
)
from playcall.games.masters_football.cards import ACTION, ATTACK, DEFENCE, LEVEL_NAMES, TAC, TACTICS, load
from playcall.games.masters_football.effects import (
    AttackBonus,
    CancelAttack,
    CounterCorruption,
    CounterTactics,
    Effect,
    ExtraAttack,
    ExtraSub,
    ForceTactic,
    MuteGenius,
    NullifyGoal,
    PayPoints,
    PlayerMod,
    Reroll,
    SecondChance,
    Spy,
    TacticMod,
    TeamMod,
    Wonderkid,
)
from playcall.games.masters_football.match import Match
from playcall.games.masters_football.table import FACE_DOWN, PITCH, Table


class Club(NamedTuple):
    """A club as it is told of and drawn. Letters are for the fixture list; people know a club by name and shirt."""

    name: str
    mark: str
    """Three letters for a badge."""
    colour: str
    """Of the shirt: reads on black, and under black letters."""


CLUBS: Final = (
    Club("Larkmoor", "LAR", "#7fa6f0"),
    Club("St Corvin", "COR", "#f0727c"),
    Club("Port Ember", "EMB", "#ff9f43"),
    Club("Hollowgate", "HOL", "#6fd08c"),
    Club("Brackwater", "BRA", "#48c9d4"),
    Club("Kestrel Vale", "KES", "#e6c84f"),
    Club("Thistledown", "THI", "#c08df0"),
    Club("Gullhaven", "GUL", "#e4e0d2"),
)
"""A to D of the first championship, then those of the second."""


def club(number: int) -> str:
    return CLUBS[number].name


def by(number: int, seat: int, viewer: int | None) -> dict[str, str]:
    """Whose doing it is, as arguments: the viewer's own, or that of a club by name."""
    return {"who": "you" if seat == viewer else "club", "club": club(number)}


def player(card: int) -> str:
    return load().players[card].name


def players(cards: Iterable[int]) -> tuple[Arg, ...]:
    return tuple(map(player, cards))


def action(card: int) -> str:
    return ACTION[card].name


def actions(cards: Iterable[int]) -> tuple[Arg, ...]:
    return tuple(map(action, cards))


def manager(card: int) -> str:
    return load().managers[card].name


def level(number: int) -> Text:
    """A level by its colour."""
    return msg("mf-level", level=LEVEL_NAMES[number])


def tactic(number: int) -> Text:
    return msg("mf-tactic", tactic=TACTICS[number])


def asked(question: Text, more: Text) -> Text:
    """A question, and a sentence that helps to answer it."""
    return joined([question, more], "space")


def money_left(amount: int) -> Text:
    return msg("mf-money-left", money=amount)


def meeting(home: int, away: int) -> Text:
    """Who meets whom."""
    return msg("mf-meeting", home=club(home), away=club(away))


def die_name(number: int) -> str:
    """One of the four dice of an attack, as messages call it."""
    return DICE_NAMES[number].replace(" ", "-")


def percent(chance: float) -> int:
    return round(100 * chance)


def target(s: Table, m: Match, number: int) -> Text | None:
    """What a play is aimed at, as the table shows it; None where the card itself says it all."""
    side, place = team_of_target(number), place_of_target(number)
    if place >= 0:
        cards = s.zones[PITCH(m.zone(side))] or s.zones[FACE_DOWN(m.zone(side))]
        return msg("mf-name", name=player(cards[place]))
    return _no_player(number, m.clubs[side] if side >= 0 else -1)


def aim_of(number: int) -> str:
    """What kind of thing a play is aimed at: a player or a team, or a tactic."""
    return "tactic" if number >= TACTIC_TARGET else "side"


def told_target(number: int, touched: int, card: int) -> Text | None:
    """The same for those who may not see the player: by his place on the team sheet."""
    place = place_of_target(number)
    if card >= 0:
        return msg("mf-name", name=player(card))
    if place >= 0:
        return msg("mf-place-of", club=club(touched), place=place + 1)
    return _no_player(number, touched)


def _no_player(number: int, touched: int) -> Text | None:
    if number >= TACTIC_TARGET:
        return tactic(number - TACTIC_TARGET)
    return msg("mf-name", name=club(touched)) if number in TEAM_OF else None


def figures(card: int, column: int | None = None) -> str:
    """A player in figures: position, attack/defence in each tactic, tactical skill, mark."""
    face = load().players[card]
    columns = range(len(TACTICS)) if column is None else [column]
    pairs = " ".join(f"{ATTACK[t][card]}/{DEFENCE[t][card]}" for t in columns)
    mark = f" {face.genius}*" if face.genius else ""
    return f"{face.pos} {pairs} ({TAC[card]}){mark}"


# What cards do -----------------------------------------------------------------------------------------------------


def does(card: int) -> Text:
    """What an action card does, from its effects."""
    design = ACTION[card]
    own = "own" if design.side == "OWN" else "other"
    parts: list[Arg] = [_effect(effect, own) for effect in design.effects]
    if design.uses > 1:
        parts.append(msg("mf-effect-uses", uses=design.uses))
    if len(design.tactics) < len(TACTICS):
        parts.append(msg("mf-effect-only", tactics=tactics_of(card)))
    return joined(parts, "comma")


def tactics_of(card: int) -> Text:
    """The match tactics in which a card has effect."""
    return joined([msg("mf-tactic", tactic=one) for one in ACTION[card].tactics], "or")


def _effect(effect: Effect, whose: str) -> Text:
    match effect:
        case TeamMod(att=attack, dfn=defence):
            return msg("mf-effect-team", whose=whose, changes=_changes(attack, defence))
        case PlayerMod(att=attack, dfn=defence, tac=skill):
            return msg("mf-effect-player", whose=whose, changes=_changes(attack, defence, skill))
        case TacticMod(n=bonus):
            return msg("mf-effect-tactical", bonus=signed(bonus))
        case AttackBonus(n=bonus):
            return msg("mf-effect-bonus", bonus=signed(bonus))
        case ExtraAttack(n=bonus):
            return msg("mf-effect-counter-attack", bonus=signed(bonus))
        case SecondChance(n=bonus):
            return msg("mf-effect-second-chance", bonus=signed(bonus))
        case Reroll(who=who, dice=dice):
            return msg("mf-effect-reroll", whose=who, dice=dice)
        case CancelAttack(second_half=late, leading=leading):
            return msg("mf-effect-cancel", late="yes" if late else "no", leading="yes" if leading else "no")
    return msg(_PLAIN[type(effect)])


_PLAIN: Final[dict[type[Effect], str]] = {
    MuteGenius: "mf-effect-mute",
    ForceTactic: "mf-effect-force",
    Spy: "mf-effect-spy",
    CounterTactics: "mf-effect-plan-b",
    NullifyGoal: "mf-effect-nullify",
    CounterCorruption: "mf-effect-whistle",
    ExtraSub: "mf-effect-extra-sub",
    Wonderkid: "mf-effect-wonderkid",
    PayPoints: "mf-effect-points",
}


def _changes(attack: int, defence: int, skill: int = 0) -> Text:
    named = (("mf-attack", attack), ("mf-defence", defence), ("mf-skill", skill))
    return joined([msg(id_, value=signed(change)) for id_, change in named if change], "comma")
