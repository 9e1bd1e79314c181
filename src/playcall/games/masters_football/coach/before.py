"""Before a match: what teams, tactic cards and the cards of both windows promise, in points."""

from __future__ import annotations

from typing import Final

from playcall.games.masters_football.actions import TACTIC_TARGET, played
from playcall.games.masters_football.cards import ACTION, PRICE, RESERVE, TACTICS, ActionCard
from playcall.games.masters_football.coach.duels import Team, best_team, favourite, in_tactic, roll_chance, team_of
from playcall.games.masters_football.coach.prospects import outlook
from playcall.games.masters_football.effects import ForceTactic, PlayerMod, Spy, TacticMod, TeamMod
from playcall.games.masters_football.match import Match
from playcall.games.masters_football.rules import npt
from playcall.games.masters_football.rules.legality import immune
from playcall.games.masters_football.rules.playing import put_in_play
from playcall.games.masters_football.rules.strength import tactical_terms, work_out
from playcall.games.masters_football.table import FACE_DOWN, HAND, PITCH, SQUAD, Table

SEEING: Final = 0.1
"""How much of what the tactics are worth a spy brings."""
A_FIGURE: Final = 0.05
"""Points that 1 more in one figure of a player is worth."""
WORTH_A_CARD: Final = 0.05
"""Points that a card must bring before the match to be counted on."""


def fielded(s: Table, m: Match, side: int) -> Team:
    """The team of a side as this position has it; before teams are chosen, the best of the squad."""
    seat, zone = m.seats[side], m.zone(side)
    ability = s.ability(seat) if seat >= 0 else ""
    players = s.zones[PITCH(zone)] or s.zones[FACE_DOWN(zone)]
    if not players:
        squad = s.zones[SQUAD(m.clubs[side])]
        players = npt.team(squad, s.required(m.clubs[side])) if seat < 0 else [*best_team(squad, ability)]
    return team_of(tuple(sorted(players)), ability)


def tactic_worth(s: Table, m: Match, seat: int, t: int) -> float:
    """Points that a match in one tactic promises, with the cards in hand that suit it."""
    side = m.side_of(seat)
    ours, theirs, advantage = fielded(s, m, side), fielded(s, m, 1 - side), side == m.ha
    value, purse = in_tactic(ours, theirs, t, advantage), s.purse(seat)
    for card in sorted(s.zones[HAND(seat)], key=PRICE.__getitem__):
        design, cost = ACTION[card], PRICE[card] + RESERVE[card]
        if cost <= purse and suits(design, t) and (design.side == "OWN" or not immune(s, m, 1 - side, design)):
            own = design.side == "OWN"
            with_us, against = (changed(ours, design, t), theirs) if own else (ours, changed(theirs, design, t))
            better = in_tactic(with_us, against, t, advantage)
            if better > value + WORTH_A_CARD:
                ours, theirs, value, purse = with_us, against, better, purse - cost
    return value


def suits(design: ActionCard, t: int) -> bool:
    """Whether a card of the strength window works in a tactic."""
    return "SW" in design.windows and isinstance(design.effect, TeamMod) and TACTICS[t] in design.tactics


def changed(team: Team, design: ActionCard, t: int) -> Team:
    """A team with the figures of one tactic as a card makes them."""
    effect = design.effect
    assert isinstance(effect, TeamMod)
    attack, defence = list(team.attack), list(team.defence)
    attack[t] += effect.att
    defence[t] += effect.dfn
    return team._replace(attack=tuple(attack), defence=tuple(defence))


def tactics_card(s: Table, m: Match, seat: int, card: int, target: int) -> float:
    """A card of the tactics window: what it makes of the tactical roll, and what winning that is worth."""
    side, effect = m.side_of(seat), ACTION[card].effect
    ours, theirs, advantage = fielded(s, m, side), fielded(s, m, 1 - side), side == m.ha
    points = [tactic_worth(s, m, seat, t) for t in range(len(TACTICS))]
    lost, edge = points[favourite(theirs)], max(points) - points[favourite(theirs)]
    lead = sum(tactical_terms(s, m, side)) - sum(tactical_terms(s, m, 1 - side))

    def chance(more: int) -> float:
        return roll_chance(lead + more, "T" in ours.marks, "T" in theirs.marks, advantage)

    match effect:
        case TacticMod(n=n):
            return (chance(n) - chance(0)) * edge
        case PlayerMod():
            return (chance(effect.tac) - chance(0)) * edge + A_FIGURE * (effect.att + effect.dfn)
        case ForceTactic():
            return points[target - TACTIC_TARGET] - lost - chance(0) * edge
        case Spy():
            return SEEING * edge
    return 0.0


# The strength window -------------------------------------------------------------------------------------------------


def together(s: Table, m: Match, seat: int, plays: list[int]) -> float:
    """Points that lasting cards bring together, beside those already set aside for the window."""
    side = m.side_of(seat)
    aside = s.set_aside(seat)
    return _with(s, m, seat, [*aside, *plays], side) - _with(s, m, seat, aside, side)


def _with(s: Table, m: Match, seat: int, plays: list[int], side: int) -> float:
    twin = s.clone()
    match = twin.matches[m.slot]
    for play in plays:
        put_in_play(twin, match, seat, *played(play))
    work_out(twin, match)
    return outlook(match, side)
