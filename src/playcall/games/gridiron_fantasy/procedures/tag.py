"""GF-17.8 to GF-17.17  Tag Team: everybody in one game, two on the field at a time."""

from __future__ import annotations

from dataclasses import dataclass

from playcall.games.gridiron_fantasy import events
from playcall.games.gridiron_fantasy.actions import PUT_IN, TAG, TURN_UP
from playcall.games.gridiron_fantasy.procedures.match import Drives, LastKick, Overtime, count_return
from playcall.games.gridiron_fantasy.procedures.setup import (
    BringDecks,
    ChoosePlaybooks,
    ChooseTeam,
    replace_clash,
    shuffle_decks,
    substitutes,
    turn_up,
)
from playcall.games.gridiron_fantasy.table import NO_CARD, NOBODY, Table, place_of
from playcall.games.gridiron_fantasy.zones import DECK, HIDDEN
from playcall.kernel import DONE, Ask, Procedure, Result, Step

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
        defence = cut_for(s, list(range(s.n)), "alert")
        offence = cut_for(s, [team for team in range(s.n) if team != defence], "risk")
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
        s.result = Result(tuple(s.scores), winner, "overtime" if s.overtime else "points", "GF-17.14")
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


def cut_for(s: Table, teams: list[int], what: str) -> int:
    """GF-17.9, GF-17.10  Players cut until one alone shows the highest Alert, or Risk."""
    for _ in range(MOST_CUTS):
        shown = {}
        for team in teams:
            deck = s.zone(DECK, team)
            card = deck[s.chance.number("cut", len(deck))]
            s.tell(events.CutShown(s.names[team], card))
            penalty = s.faces[card].penalty
            shown[team] = s.faces[card].alert if what == "alert" else penalty.risk if penalty else 0
        best = max(shown.values())
        if best:
            teams = [team for team in teams if shown[team] == best]
            if len(teams) == 1:
                return teams[0]
    return teams[s.chance.number("field", len(teams))]


@dataclass(slots=True)
class RevealInOrder(Procedure):
    """GF-17.16  Everybody turns up his Team cards in seat order; who shows a card second replaces it."""

    team: int = 0
    clash: int = -1

    order = ("turn", "replace", "again")

    def turn(self, s: Table) -> Step:
        hidden = s.zone(HIDDEN, self.team)
        return Ask(s.chief(self.team), TURN_UP.of([place_of(card) for card in hidden])) if hidden else self.again

    def on_turn(self, s: Table, action: int) -> Step:
        self.clash = turn_up(s, self.team, TURN_UP.argument(action))
        return None if self.clash >= 0 else self.again

    def replace(self, s: Table) -> Step:
        extras = substitutes(s, self.team)
        if not extras:
            s.tell(events.TeamReplaced(s.names[self.team], self.clash, NO_CARD))
            return self.again
        return Ask(s.chief(self.team), PUT_IN.of([place_of(card) for card in extras]))

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

    def on_first(self, s: Table, action: int) -> Step:
        self.offence = TAG.argument(action)
        s.tell(events.TookField(s.names[self.offence], "offence", s.names[s.dfn]))
        return None

    def second(self, s: Table) -> Step:
        return Ask(s.chief(s.off), TAG.of(self.sideline(s) or [s.off]))

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
