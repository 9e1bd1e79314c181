"""GF-17.5 to GF-17.7  A quick tournament: winners meet winners, losers meet losers."""

from __future__ import annotations

from dataclasses import dataclass

from playcall.games.gridiron_fantasy import events
from playcall.games.gridiron_fantasy.lineup import retired
from playcall.games.gridiron_fantasy.passing import UNTOLD
from playcall.games.gridiron_fantasy.procedures.match import Match, crown, leader
from playcall.games.gridiron_fantasy.procedures.setup import BringDecks
from playcall.games.gridiron_fantasy.table import NO_CARD, NOBODY, Table
from playcall.games.gridiron_fantasy.zones import DECK, EXTRA, GONE, RESERVE, RESERVE_ACTIONS, TEAM, ZONES
from playcall.kernel import DONE, Procedure, Step

FIXTURES = {
    4: (("first game", "0", "1"), ("second game", "2", "3"), ("consolation game", "L0", "L1"), ("final", "W0", "W1")),
    8: (
        ("first game", "0", "1"), ("second game", "2", "3"), ("third game", "4", "5"), ("fourth game", "6", "7"),
        ("consolation semi-final", "L0", "L1"), ("consolation semi-final", "L2", "L3"), ("semi-final", "W0", "W1"),
        ("semi-final", "W2", "W3"), ("consolation final", "W4", "W5"), ("final", "W6", "W7"),
    ),
}  # fmt: skip
"""Who meets whom: sides by number, winners and losers of earlier games by theirs."""


def side(s: Table, word: str) -> int:
    """The side that a place in the bracket stands for."""
    if word[0] in "WL":
        return s.standing[2 * int(word[1:]) + (word[0] == "L")]
    return int(word)


@dataclass(slots=True)
class Bracket(Procedure):
    """GF-17.5, GF-17.6  One game after the other."""

    order = ("bring_decks", "pair", "match", "note", "again", "finish")

    def bring_decks(self, s: Table) -> Step:
        return BringDecks()

    def pair(self, s: Table) -> Step:
        name, one, two = FIXTURES[s.n][s.fixture]
        s.home, s.away = side(s, one), side(s, two)
        s.off, s.dfn = s.home, s.away
        for team in (s.home, s.away):
            gather(s, team)
        s.tell(events.FixtureBegins(name, s.names[s.home], s.names[s.away]))
        return None

    def match(self, s: Table) -> Step:
        return Match()

    def note(self, s: Table) -> Step:  # GF-17.6
        winner = leader(s)
        by_coin = winner == NOBODY
        if by_coin:
            winner = (s.home, s.away)[s.chance.number("coin", 2)]
        loser = s.away if winner == s.home else s.home
        s.standing += [winner, loser]
        s.tell(events.FixtureOver(s.names[winner], s.names[loser], by_coin))
        s.fixture += 1
        return None

    def again(self, s: Table) -> Step:
        return self.pair if s.fixture < len(FIXTURES[s.n]) else None

    def finish(self, s: Table) -> Step:
        champion = s.standing[-2]
        wins = [s.standing[::2].count(team) for team in range(s.n)]
        s.tell(events.GameOver(tuple(s.names), tuple(wins), s.names[champion]))
        scores = tuple([wins[s.team_of_seat(seat)] for seat in range(s.options.players)])
        s.result = crown(s, scores, champion, "the bracket", "GF-17.5")
        return DONE


HOMES = {"OP": RESERVE, "DP": RESERVE + 1, "OA": DECK, "DA": DECK + 1}


def _home(s: Table, card: int) -> int:
    """Where a card lies before a game. GF-9.9  One that is retired for good is in no further game."""
    face = s.faces[card]
    if face.type != "TM":
        return HOMES[face.type]
    if s.options.rip_permanent and card in retired(s):
        return GONE
    return TEAM if s.options.all_formations and face.subtype == "formation" else EXTRA  # GF-15.6


def gather(s: Table, team: int) -> None:
    """All cards of a team come together for a new game, and nothing of the last one is left."""
    cards = []
    for kind in range(ZONES):
        if kind not in (RESERVE_ACTIONS, RESERVE_ACTIONS + 1):
            cards += s.zone(kind, team)
            s.zone(kind, team).clear()
    for card in sorted(cards):
        s.zone(_home(s, card), team).append(card)
    s.scores[team] = 0
    s.running = [entry for entry in s.running if entry[1] != team]
    s.outs = [out for out in s.outs if out[0] not in s.extras(team) + s.team_cards(team)]
    s.spent = [spent for spent in s.spent if spent[0] != team]
    s.habits[4 * team : 4 * team + 4] = [0] * 4
    s.last_call[2 * team : 2 * team + 2] = [NO_CARD] * 2
    s.lineup[2 * team : 2 * team + 2] = [[NO_CARD], [NO_CARD]]
    s.active[team] = []
    s.exchanged = []
    s.known = [[] for _ in s.known]
    s.passed[team] = UNTOLD
