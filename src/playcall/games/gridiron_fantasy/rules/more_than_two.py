"""GF-17  Games for more than two: brackets, and Tag Team with everybody in one game."""

from __future__ import annotations

from dataclasses import dataclass

from playcall.contract import Text, msg
from playcall.games.gridiron_fantasy import events
from playcall.games.gridiron_fantasy.actions import PUT_IN, TAG, TURN_UP
from playcall.games.gridiron_fantasy.moves import retired
from playcall.games.gridiron_fantasy.rules.match import Drives, LastKick, Match, Overtime, count_return, crown, leader
from playcall.games.gridiron_fantasy.rules.setup import (
    BringDecks,
    ChoosePlaybooks,
    ChooseTeam,
    replace_clash,
    shuffle_decks,
    substitutes,
    turn_up,
)
from playcall.games.gridiron_fantasy.table import NO_CARD, NOBODY, Table, place_of
from playcall.games.gridiron_fantasy.zones import (
    DECK,
    EXTRA,
    GONE,
    HIDDEN,
    RESERVE,
    RESERVE_ACTIONS,
    TEAM,
    UNTOLD,
    ZONES,
)
from playcall.kernel import DONE, Ask, Procedure, Result, Step

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
        s.tell(events.GameOver(tuple(s.names), tuple(wins), s.names[champion], bracket=True))
        scores = tuple([wins[s.team_of_seat(seat)] for seat in range(s.options.players)])
        s.result = crown(s, scores, champion, "bracket", "GF-17.5")
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


MOST_CUTS = 20


@dataclass(slots=True)
class TagTeam(Procedure):
    """GF-17.8  Setup for all, the cut for the field, possessions with tagging, and overtime among those tied."""

    order = (
        "bring_decks", "choose_team", "choose_books", "reveal", "cut", "possessions", "final_kick", "overtime",
        "sudden_death", "finish",
    )  # fmt: skip

    def bring_decks(self, s: Table) -> Step:
        return BringDecks()

    def choose_team(self, s: Table) -> Step:
        return ChooseTeam()

    def choose_books(self, s: Table) -> Step:
        return ChoosePlaybooks()

    def reveal(self, s: Table) -> Step:
        return RevealInOrder()

    def cut(self, s: Table) -> Step:  # GF-17.9, GF-17.10
        shown: dict[int, int] = {}
        defence = cut_for(s, list(range(s.n)), "alert", shown)
        offence = cut_for(s, [team for team in range(s.n) if team != defence], "risk", shown)
        for team in range(s.n):
            shuffle_decks(s, team)
        s.off, s.dfn = defence, offence
        s.drive, s.last_drive, s.half = 1, s.options.possessions, 1
        s.owed, s.kicker = "kickoff", defence
        s.tell(events.TookField(s.names[defence], "defence", ""))
        s.tell(events.TookField(s.names[offence], "offence", ""))
        return None

    def possessions(self, s: Table) -> Step:
        return Possessions()

    def final_kick(self, s: Table) -> Step:  # GF-17.17
        owed = s.owed in ("kickoff", "safety_kick") and s.options.final_kick
        return LastKick() if owed else None

    def overtime(self, s: Table) -> Step:  # GF-17.15
        tied = leaders(s)
        if len(tied) == 1 or s.ended == "guard":
            return self.finish
        s.contenders = tied
        stay_on_field(s, tied)
        s.home, s.away = s.off, s.dfn
        return Overtime() if len(tied) == 2 else None

    def sudden_death(self, s: Table) -> Step:
        if len(s.contenders) == 2:
            return None
        s.overtime, s.scorer, s.drive_over = True, NOBODY, ""
        s.owed, s.kicker, s.drive = "kickoff", s.off, s.last_drive + 1
        s.tell(events.OvertimeBegins(s.names[s.kicker]))
        return Possessions()

    def finish(self, s: Table) -> Step:  # GF-17.14
        best = leaders(s)
        winner = best[0] if len(best) == 1 else None
        s.tell(events.GameOver(tuple(s.names), tuple(s.scores), s.names[winner] if winner is not None else ""))
        by = "overtime" if s.overtime else "points"
        s.result = Result(tuple(s.scores), winner, by, "GF-17.14", names=tuple(s.names))
        return None


def stay_on_field(s: Table, tied: list[int]) -> None:
    """GF-17.17  Tied players stay on the field; in the place of others come those with the fewest drives."""
    waiting = sorted((team for team in tied if team not in (s.off, s.dfn)), key=lambda team: s.stints[team])
    if s.off not in tied:
        s.off = waiting.pop(0)
    if s.dfn not in tied:
        s.dfn = waiting.pop(0)


def leaders(s: Table) -> list[int]:
    return [team for team in range(s.n) if s.scores[team] == max(s.scores)]


def cut_for(s: Table, teams: list[int], what: str, shown: dict[int, int]) -> int:
    """GF-17.9, GF-17.10  Players cut until one alone shows the highest Alert, or Risk.

    `shown` holds the cut of all, which serves both contests: it is judged first, and a new one takes its place.
    """
    left, cut = teams, shown
    for _ in range(MOST_CUTS):
        if not cut:
            cut = cut_decks(s, left)
            if left is teams:
                shown.update(cut)
        numbers = {team: number_shown(s, cut[team], what) for team in left}
        best = max(numbers.values())
        if best:
            left = [team for team in left if numbers[team] == best]
            if len(left) == 1:
                return left[0]
        cut = {}
    return left[s.chance.number("field", len(left))]


def cut_decks(s: Table, teams: list[int]) -> dict[int, int]:
    """The card that each player shows."""
    shown = {}
    for team in teams:
        deck = s.zone(DECK, team)
        shown[team] = deck[s.chance.number("cut", len(deck))]
        s.tell(events.CutShown(s.names[team], shown[team]))
    return shown


def number_shown(s: Table, card: int, what: str) -> int:
    face = s.faces[card]
    if what == "alert":
        return face.alert
    return face.penalty.risk if face.penalty else 0


@dataclass(slots=True)
class RevealInOrder(Procedure):
    """GF-17.16  Everybody turns up Team cards in seat order; a card that was shown before is replaced."""

    team: int = 0
    clash: int = -1

    order = ("turn", "replace", "again")

    def turn(self, s: Table) -> Step:
        hidden = s.zone(HIDDEN, self.team)
        return Ask(s.chief(self.team), TURN_UP.of([place_of(card) for card in hidden])) if hidden else self.again

    def asks_turn(self, s: Table, seat: int) -> Text:
        return msg("gf-ask-turn-up")

    def on_turn(self, s: Table, action: int) -> Step:
        self.clash = turn_up(s, self.team, TURN_UP.argument(action))
        return None if self.clash >= 0 else self.again

    def replace(self, s: Table) -> Step:
        extras = substitutes(s, self.team)
        if not extras:
            s.tell(events.TeamReplaced(s.names[self.team], self.clash, NO_CARD))
            return self.again
        return Ask(s.chief(self.team), PUT_IN.of([place_of(card) for card in extras]))

    def asks_replace(self, s: Table, seat: int) -> Text:
        return msg("gf-ask-replace")

    def on_replace(self, s: Table, action: int) -> Step:
        replace_clash(s, self.team, self.clash, PUT_IN.argument(action))
        return None

    def again(self, s: Table) -> Step:
        if not s.zone(HIDDEN, self.team):
            self.team += 1
        return DONE if self.team >= s.n else self.turn


@dataclass(slots=True)
class Possessions(Drives):
    """GF-17.11  One possession after the other, with tagging between them."""

    order = ("kick", "drive", "extra", "end", "count", "tag", "again")

    def count(self, s: Table) -> Step:  # GF-17.13, GF-17.17
        for team in (s.off, s.dfn):
            s.stints[team] += 1 + s.returned
        if s.ended:
            return DONE
        count_return(s)
        if s.drive > s.last_drive and not s.overtime:
            return DONE
        limit = s.options.overtime_drives
        return DONE if s.overtime and limit and s.drive > s.last_drive + limit else None

    def tag(self, s: Table) -> Step:
        return TagIn()

    def again(self, s: Table) -> Step:
        return self.kick


@dataclass(slots=True)
class TagIn(Procedure):
    """GF-17.11 to GF-17.13  The defence player tags a player for offence, then the other one for defence."""

    offence: int = -1

    order = ("first", "second")

    def first(self, s: Table) -> Step:
        return Ask(s.chief(s.dfn), TAG.of(self.sideline(s) or [s.dfn]))

    def asks_first(self, s: Table, seat: int) -> Text:
        return msg("gf-ask-tag", role=0)

    def on_first(self, s: Table, action: int) -> Step:
        self.offence = TAG.argument(action)
        s.tell(events.TookField(s.names[self.offence], "offence", s.names[s.dfn]))
        return None

    def second(self, s: Table) -> Step:
        return Ask(s.chief(s.off), TAG.of(self.sideline(s) or [s.off]))

    def asks_second(self, s: Table, seat: int) -> Text:
        return msg("gf-ask-tag", role=1)

    def on_second(self, s: Table, action: int) -> Step:  # GF-17.12
        defence = TAG.argument(action)
        s.tell(events.TookField(s.names[defence], "defence", s.names[s.off]))
        s.off, s.dfn = (self.offence, defence) if s.owed == "ball" else (defence, self.offence)
        s.kicker = s.off
        return None

    def sideline(self, s: Table) -> list[int]:
        """GF-17.13  Those with the fewest drives on the field, without the two who leave."""
        players = s.contenders or list(range(s.n))
        waiting = [team for team in players if team not in (s.off, s.dfn, self.offence)]
        fewest = min((s.stints[team] for team in waiting), default=0)
        return [team for team in waiting if s.stints[team] == fewest]
