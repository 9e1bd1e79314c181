"""MF-8, MF-9.10  The tactical roll, and the strengths that follow from it."""

from __future__ import annotations

from dataclasses import dataclass

from playcall.contract import Text, msg
from playcall.games.masters_football import events
from playcall.games.masters_football.actions import REROLL, STAND
from playcall.games.masters_football.cards import ACTION, GENIUS_FACE, GENIUS_SHOWN, GENIUS_VALUES, TACTIC_FACES
from playcall.games.masters_football.match import NOBODY, Match
from playcall.games.masters_football.rules.playing import Phase
from playcall.games.masters_football.rules.preparation import SIDES, take_back
from playcall.games.masters_football.rules.strength import effective, marks, tactical_terms
from playcall.games.masters_football.table import IN_PLAY, LAID, Table
from playcall.kernel import Ask, Step


def roll(s: Table, m: Match) -> None:
    """MF-1.8, MF-8.1, MF-8.6, MF-8.7  Both roll tactic die and genius die and show their tactic cards."""
    number = s.chance.number
    for side in SIDES:
        m.roll[2 * side] = number("tactic", 6)
        m.roll[2 * side + 1] = number("tactic genius", 6)
        m.laid[side] = s.zones[LAID(m.zone(side))][0]
        take_back(s, m, side)


def settle_roll(s: Table, m: Match) -> None:
    """MF-8.3, MF-8.4, MF-8.6  The winner's tactic rules both teams for the half."""
    m.roll_winner, why = winner(s, m)
    tactic = m.laid[m.roll_winner]
    if s.log is not None:
        tell_roll(s, m, why, tactic)
    new_tactic(s, m, tactic)


def no_roll(s: Table, m: Match) -> None:
    """MF-8.8  A forced tactic rules the whole match, and nobody wins a roll."""
    m.roll_winner = NOBODY
    new_tactic(s, m, m.forced)


@dataclass(slots=True)
class RollAgain(Phase):
    """MF-8.5  With `tactical_genius=reroll` a manager with a Tactical Genius may roll his tactic die again."""

    turn: int = 0

    order = ("ask", "next_side")

    def ask(self, s: Table) -> Step:  # MF-8.5, MF-21.6
        m = self.match(s)
        side = m.announcing[self.turn]
        if "T" not in marks(s, m, side):
            return None
        if m.seats[side] >= 0:
            return Ask(m.seats[side], [REROLL(), STAND()])
        if winner(s, m)[0] != side:
            self.roll_again(s, m, side)
        return None

    def asks_ask(self, s: Table, seat: int) -> Text:
        """MF-8.5"""
        m = self.match(s)
        side = m.side_of(seat)
        return msg("mf-ask-reroll", die=TACTIC_FACES[m.roll[2 * side]])

    def on_ask(self, s: Table, action: int) -> Step:
        m = self.match(s)
        if action in REROLL:
            self.roll_again(s, m, m.announcing[self.turn])
        return None

    @staticmethod
    def roll_again(s: Table, m: Match, side: int) -> None:
        old = m.roll[2 * side]
        m.roll[2 * side] = s.chance.number("tactic", 6)
        s.tell(events.TacticDieRerolled(m.clubs[side], TACTIC_FACES[old], TACTIC_FACES[m.roll[2 * side]]))

    def next_side(self, s: Table) -> Step:
        self.turn += 1
        return self.ask if self.turn < 2 else None


def winner(s: Table, m: Match) -> tuple[int, str]:
    """MF-8.2, MF-8.3, MF-8.4  Who wins the tactical roll, and why."""
    genius = []
    for side in SIDES:
        m.tactical[side] = roll_value(m, side) + sum(tactical_terms(s, m, side))
        if s.options.tactical_genius == "outright" and m.roll[2 * side + 1] == GENIUS_FACE:
            genius += [side] if "T" in marks(s, m, side) else []
    if len(genius) == 1:
        return genius[0], "genius"
    if m.tactical[0] == m.tactical[1]:
        return m.ha, "home"
    return int(m.tactical[1] > m.tactical[0]), "higher"


def roll_value(m: Match, side: int) -> int:
    return TACTIC_FACES[m.roll[2 * side]] + GENIUS_VALUES[m.roll[2 * side + 1]]


def new_tactic(s: Table, m: Match, tactic: int) -> None:
    """MF-11.10, MF-20.10  Cards that do not fit the new match tactics lose their effect; they stay in play."""
    old, m.tactic = m.tactic, tactic
    if s.log is not None and old not in (NOBODY, tactic):
        for i, card in enumerate(s.zones[IN_PLAY(m.slot)]):
            if not effective(m, ACTION[card]):
                s.tell(events.CardLost(card, m.clubs[m.touched[i]], "tactics"))


def tell_roll(s: Table, m: Match, why: str, tactic: int) -> None:
    found = [tactical_terms(s, m, side) for side in SIDES]
    skills, cards, plus = zip(*found, strict=True)
    s.tell(
        events.TacticalRoll(
            m.half, (m.clubs[0], m.clubs[1]), (TACTIC_FACES[m.roll[0]], TACTIC_FACES[m.roll[2]]),
            (GENIUS_SHOWN[m.roll[1]], GENIUS_SHOWN[m.roll[3]]), (roll_value(m, 0), roll_value(m, 1)), skills, cards,
            plus, (m.tactical[0], m.tactical[1]), m.clubs[m.roll_winner], why, (m.laid[0], m.laid[1]), tactic,
        )
    )  # fmt: skip
