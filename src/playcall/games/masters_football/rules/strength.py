"""MF-8.2, MF-9, MF-10  Tactical, attack and defence values term by term, levels, the tie shift, goals and odds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import product
from math import prod
from typing import Final, NamedTuple

from playcall.games.masters_football import events
from playcall.games.masters_football.cards import (
    ACTION,
    ATTACK,
    ATTACK_FACES,
    DEFENCE,
    DEFENCE_FACES,
    GENIUS,
    GENIUS_FACE,
    GENIUS_SHOWN,
    GENIUS_VALUES,
    MOST_FIGURE,
    MOST_SKILL,
    ORANGE,
    RED,
    TAC,
    TACTICS,
    ActionCard,
    level_of,
)
from playcall.games.masters_football.effects import MuteGenius, PlayerMod, TacticMod, TeamMod
from playcall.games.masters_football.match import NOBODY, Match
from playcall.games.masters_football.table import FACE_DOWN, IN_PLAY, PITCH, Table

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
    return Terms([(c, limit(a, MOST_FIGURE), limit(d, MOST_FIGURE)) for c, a, d in figures], cards, ability(s, m, side))


def ability(s: Table, m: Match, side: int) -> int:
    """MF-24.8  What the manager adds to the attack."""
    manager = m.managers[side]
    return JOGA_BONITO[m.tactic] if manager >= 0 and s.cards.managers[manager].ability == "joga_bonito" else 0


def limit(figure: int, most: int) -> int:
    """MF-15.13  Modifiers are added first, then the figure is limited."""
    return 0 if figure < 0 else most if figure > most else figure


def work_out(s: Table, m: Match) -> None:
    """MF-9.10, MF-9.11  Work out the values, levels and dice of both sides."""
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


class Strength(NamedTuple):
    """MF-9.10  A side's attack and defence: the terms, the levels of the values, the dice after the tie shift."""

    terms: Terms
    attack_level: int
    defence_level: int
    attack_die: int
    defence_die: int


def strengths(s: Table, m: Match) -> tuple[Strength, Strength]:
    """MF-9.10  Both sides as they would be worked out now."""
    both = [terms(s, m, side) for side in (0, 1)]
    attack, defence = [0, 0], [0, 0]
    shift([found.attack for found in both], attack, m.ha, s.options.bottom_tie)
    shift([found.defence for found in both], defence, m.ha, s.options.bottom_tie)
    home, away = (
        Strength(found, level_of(found.attack), level_of(found.defence), attack[side], defence[side])
        for side, found in enumerate(both)
    )
    return home, away


def marks(s: Table, m: Match, side: int) -> str:
    """The genius marks on the field that have effect; MF-10.11  a player whose own use is spent has none."""
    pitch = s.zones[PITCH(m.zone(side))]
    muted = muted_places(s, m, side)
    able = (card for place, card in enumerate(pitch) if place not in muted and card not in m.spent_players)
    return "".join(sorted({GENIUS[card] for card in able}))


def muted_places(s: Table, m: Match, side: int) -> list[int]:
    cards = s.zones[IN_PLAY(m.slot)]
    return [
        m.places[i]
        for i, card in enumerate(cards)
        if m.touched[i] == side and isinstance(ACTION[card].effect, MuteGenius)
    ]


def tactical_terms(s: Table, m: Match, side: int) -> tuple[int, int, int]:
    """MF-8.2  Skills of the three players after modifiers, tactical cards, manager ability."""
    cards = 0
    for i, card in enumerate(s.zones[IN_PLAY(m.slot)]):
        effect = ACTION[card].effect
        if m.touched[i] == side and isinstance(effect, TacticMod):
            cards += effect.n
    manager = m.managers[side]
    plus = TACTICIAN if manager >= 0 and s.cards.managers[manager].ability == "tactician" else 0
    return sum(skills_of(s, m, side)), cards, plus


def skills_of(s: Table, m: Match, side: int) -> list[int]:
    """MF-8.2, MF-15.13  Tactical skills of the three players after modifiers and limits."""
    holder = m.zone(side)
    skills = [TAC[card] for card in s.zones[PITCH(holder)] or s.zones[FACE_DOWN(holder)]]
    for i, card in enumerate(s.zones[IN_PLAY(m.slot)]):
        effect = ACTION[card].effect
        if m.touched[i] == side and isinstance(effect, PlayerMod):
            skills[m.places[i]] += effect.tac
    return [limit(skill, MOST_SKILL) for skill in skills]


def tell_strengths(s: Table, m: Match, side: int) -> None:
    found = terms(s, m, side)
    s.tell(
        events.Strengths(
            m.clubs[side], m.tactic, tuple(found.players), tuple(found.cards), found.ability,
            m.attack[side], m.defence[side], level_of(m.attack[side]), level_of(m.defence[side]),
            m.attack_level[side], m.defence_level[side],
        )
    )  # fmt: skip


# Attacks: who scores, and how often ----------------------------------------------------------------------------------

ROLLS: Final = 6**4
"""Rolls of the four dice of an attack."""


class Attack(NamedTuple):
    """MF-10.5 to MF-10.9  What decides an attack beside the faces of its four dice."""

    attack: int
    defence: int
    """Levels of attack and defence die."""
    bonus: int = 0
    inspired: bool = False
    """An Attacking Genius who can still score on the genius face."""
    denying: bool = False
    """A Defensive Genius on the other side."""

    def totals(self, dice: Sequence[int]) -> tuple[int, int]:
        """MF-10.6  Attack total and defence total of four faces."""
        attack, genius, defence, other = dice
        total = ATTACK_FACES[self.attack][attack] + GENIUS_VALUES[genius] + self.bonus
        return total, DEFENCE_FACES[self.defence][defence] + GENIUS_VALUES[other]

    def verdict(self, dice: Sequence[int]) -> str:
        """MF-10.7 to MF-10.9  A goal is `higher` or `genius`; no goal is `lower`, `equal` or `denied`."""
        total, against = self.totals(dice)
        genius = self.inspired and dice[1] == GENIUS_FACE
        if total > against or genius:
            if self.denying and dice[3] == GENIUS_FACE:
                return "denied"
            return "higher" if total > against else "genius"
        return "equal" if total == against else "lower"

    def scores(self, dice: Sequence[int]) -> bool:
        return self.verdict(dice) in GOALS


GOALS: Final = ("higher", "genius")
"""Verdicts that are goals."""
VERDICTS: Final = (*GOALS, "lower", "equal", "denied")


def attack_of(s: Table, m: Match, side: int = NOBODY, bonus: int | None = None) -> Attack:
    """The attack of a side, of the attacker where none is named, with the bonus of the present attack or another."""
    side = m.attacker if side == NOBODY else side
    return Attack(
        m.attack_level[side], m.defence_level[1 - side], m.bonus if bonus is None else bonus,
        inspired(m, side), "D" in m.genius[1 - side],
    )  # fmt: skip


def inspired(m: Match, side: int) -> bool:
    """MF-10.8, MF-10.10, MF-10.11  Whether an Attacking Genius on the field can still score on the genius face."""
    return "A" in m.genius[side] and not m.spent[side]


def spend_genius(s: Table, m: Match, side: int) -> None:
    """MF-10.10, MF-10.11  The use of the team, or that of the first of its geniuses by card, is gone."""
    if s.options.attack_genius_scope == "team":
        m.spent[side] += 1
        return
    muted = muted_places(s, m, side)
    able = [card for place, card in enumerate(s.zones[PITCH(m.zone(side))]) if place not in muted]
    m.spent_players.append(min(card for card in able if GENIUS[card] == "A" and card not in m.spent_players))
    m.genius[side] = marks(s, m, side)


def genius_spent(s: Table, m: Match, side: int) -> bool:
    """Whether an Attacking Genius is on the field who can score no more on the genius face."""
    geniuses = [card for card in s.zones[PITCH(m.zone(side))] if GENIUS[card] == "A"]
    used = m.spent[side] or any(card in m.spent_players for card in geniuses)
    return bool(geniuses and used) and not inspired(m, side)


@cache
def goals(attack: int, defence: int, bonus: int = 0, inspired: bool = False, denying: bool = False) -> int:
    """Goals in 1,296 rolls of an attack level against a defence level."""
    rolled = Attack(attack, defence, bonus, inspired, denying)
    genius = _distinct(GENIUS_SHOWN)
    rolls = product(_distinct(ATTACK_FACES[attack]), genius, _distinct(DEFENCE_FACES[defence]), genius)
    return sum(prod(times) for faces, times in (zip(*roll, strict=True) for roll in rolls) if rolled.scores(faces))


def _distinct(shown: Sequence[int | str]) -> list[tuple[int, int]]:
    """A face for each thing that a die can show, and how many faces show it."""
    return [(shown.index(what), times) for what, times in Counter(shown).items()]


def goal_chance(s: Table, m: Match, more: int = 0) -> float:
    """Of the coming attack, with the bonuses so far and some more."""
    return goals(*attack_of(s, m, bonus=m.bonus + more)) / ROLLS


def chance_after(s: Table, m: Match, dice: Sequence[int]) -> float:
    """The chance of a goal when some of the four dice are rolled again."""
    rolls = product(*(range(6) if die in dice else (face,) for die, face in enumerate(m.dice)))
    return sum(map(attack_of(s, m).scores, rolls)) / float(6 ** len(dice))
