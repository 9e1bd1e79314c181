"""MF-8.2, MF-9  Tactical, attack and defence values with their terms, levels, and the tie shift."""

from __future__ import annotations

from typing import NamedTuple

from playcall.games.masters_football import events
from playcall.games.masters_football.cards import TACTICS, ActionCard
from playcall.games.masters_football.effects import MuteGenius, PlayerMod, TacticMod, TeamMod
from playcall.games.masters_football.figures import ACTION, ATTACK, DEFENCE, GENIUS, ORANGE, RED, TAC, level_of
from playcall.games.masters_football.match import Match
from playcall.games.masters_football.table import Table
from playcall.games.masters_football.zones import FACE_DOWN, IN_PLAY, PITCH

JOGA_BONITO = (2, 2, 1, 1)
"""MF-24.8  By match tactics."""
TACTICIAN = 3
"""MF-24.9"""


class Terms(NamedTuple):
    """The terms of a side's values."""

    players: list[tuple[int, int, int]]
    """Player, attack, defence after modifiers."""
    cards: list[tuple[int, int, int]]
    """Effective team modifiers: card, attack, defence."""
    ability: int

    @property
    def attack(self) -> int:
        return sum(line[1] for line in self.players) + sum(line[1] for line in self.cards) + self.ability

    @property
    def defence(self) -> int:
        return sum(line[2] for line in self.players) + sum(line[2] for line in self.cards)


def effective(m: Match, card: ActionCard) -> bool:
    """MF-20.10  A constrained Strategy card has effect only while the match tactics fits."""
    return len(card.tactics) == len(TACTICS) or (m.tactic >= 0 and TACTICS[m.tactic] in card.tactics)


def terms(s: Table, m: Match, side: int) -> Terms:
    """MF-9.3, MF-15.13  Every term of attack and defence: figures after modifiers and limits, cards, ability."""
    pitch = s.zones[PITCH(m.zone(side))]
    attack, defence = ATTACK[m.tactic], DEFENCE[m.tactic]
    figures = [[card, attack[card], defence[card]] for card in pitch]
    cards = []
    for i, card in enumerate(s.zones[IN_PLAY(m.slot)]):
        if m.touched[i] == side:
            effect = ACTION[card].effect
            if isinstance(effect, PlayerMod):
                figures[m.places[i]][1] += effect.att
                figures[m.places[i]][2] += effect.dfn
            elif isinstance(effect, TeamMod) and effective(m, ACTION[card]):
                cards.append((card, effect.att, effect.dfn))
    return Terms([(c, limit(a, 7), limit(d, 7)) for c, a, d in figures], cards, ability(s, m, side))


def ability(s: Table, m: Match, side: int) -> int:
    """MF-24.8  What the manager adds to the attack."""
    manager = m.managers[side]
    return JOGA_BONITO[m.tactic] if manager >= 0 and s.cards.managers[manager].ability == "joga_bonito" else 0


def limit(figure: int, most: int) -> int:
    """MF-15.13  Modifiers are added first, then the figure is limited."""
    return 0 if figure < 0 else most if figure > most else figure


def work_out(s: Table, m: Match) -> None:
    """MF-9.10, MF-9.11  Values, levels and dice of both sides, worked out anew."""
    zones, tactic = s.zones, m.tactic
    for side in (0, 1):
        if s.zones[IN_PLAY(m.slot)]:
            found = terms(s, m, side)
            m.attack[side], m.defence[side] = found.attack, found.defence
        else:
            one, two, three = zones[PITCH(m.zone(side))]
            attack, defence = ATTACK[tactic], DEFENCE[tactic]
            m.attack[side] = attack[one] + attack[two] + attack[three] + ability(s, m, side)
            m.defence[side] = defence[one] + defence[two] + defence[three]
        m.genius[side] = marks(s, m, side)
    shift(m.attack, m.attack_level, m.ha, s.options.bottom_tie)
    shift(m.defence, m.defence_level, m.ha, s.options.bottom_tie)
    if s.log is not None:
        for side in (0, 1):
            tell_strengths(s, m, side)


def shift(values: list[int], levels: list[int], ha: int, bottom_tie: str) -> None:
    """MF-9.7, MF-9.8, MF-9.9  On equal levels the team without advantage drops one; from red the other rises."""
    home, away = level_of(values[0]), level_of(values[1])
    levels[0], levels[1] = home, away
    if home == away:
        if home == RED:
            levels[ha] = ORANGE if bottom_tie == "to_orange" else RED + 1
        else:
            levels[1 - ha] -= 1


def marks(s: Table, m: Match, side: int) -> str:
    """The genius marks on the field that have effect."""
    pitch = s.zones[PITCH(m.zone(side))]
    muted = muted_places(s, m, side)
    return "".join(sorted({GENIUS[card] for place, card in enumerate(pitch) if place not in muted}))


def muted_places(s: Table, m: Match, side: int) -> list[int]:
    cards = s.zones[IN_PLAY(m.slot)]
    return [
        m.places[i]
        for i, card in enumerate(cards)
        if m.touched[i] == side and isinstance(ACTION[card].effect, MuteGenius)
    ]


def tactical_terms(s: Table, m: Match, side: int) -> tuple[int, int, int]:
    """MF-8.2  Skills of the three players after modifiers, tactical cards, manager ability."""
    holder = m.zone(side)
    skills = [TAC[card] for card in s.zones[PITCH(holder)] or s.zones[FACE_DOWN(holder)]]
    cards = 0
    for i, card in enumerate(s.zones[IN_PLAY(m.slot)]):
        if m.touched[i] == side:
            effect = ACTION[card].effect
            if isinstance(effect, TacticMod):
                cards += effect.n
            elif isinstance(effect, PlayerMod):
                skills[m.places[i]] += effect.tac
    manager = m.managers[side]
    plus = TACTICIAN if manager >= 0 and s.cards.managers[manager].ability == "tactician" else 0
    return sum(limit(skill, 5) for skill in skills), cards, plus


def tell_strengths(s: Table, m: Match, side: int) -> None:
    found = terms(s, m, side)
    s.tell(
        events.Strengths(
            m.clubs[side], m.tactic, tuple(found.players), tuple(found.cards), found.ability,
            m.attack[side], m.defence[side], level_of(m.attack[side]), level_of(m.defence[side]),
            m.attack_level[side], m.defence_level[side],
        )
    )  # fmt: skip
