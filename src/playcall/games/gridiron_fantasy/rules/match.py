"""GF-1, GF-3, GF-12, GF-13  One game: setup, drives with their kicks, halftime, the final kick, overtime, the end."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import ClassVar

from playcall.contract import Text, msg
from playcall.games.gridiron_fantasy import events
from playcall.games.gridiron_fantasy.actions import DONE as ENOUGH
from playcall.games.gridiron_fantasy.actions import KEEP, KICK_OFF, PUT_IN, RECEIVE, RESHUFFLE, TAKE_OUT
from playcall.games.gridiron_fantasy.decks import FEWEST_ACTIONS, copy_limit
from playcall.games.gridiron_fantasy.moves import end_half_effects, reshuffle, take
from playcall.games.gridiron_fantasy.rules.kicks import Kickoff
from playcall.games.gridiron_fantasy.rules.play import Drive, EndDrive, Try, advance_marker
from playcall.games.gridiron_fantasy.rules.setup import BringDecks, ChoosePlaybooks, ChooseTeam, RevealTeams, Toss
from playcall.games.gridiron_fantasy.table import NO_CARD, NOBODY, Table, place_of
from playcall.games.gridiron_fantasy.zones import BOOK, DECK, DISCARD, RESERVE, RESERVE_ACTIONS, TOP, forget, lose_track
from playcall.kernel import DONE, Ask, Procedure, Step
from playcall.kernel import Result as Ending


@dataclass(slots=True)
class Halftime(Procedure):
    """GF-13.1 to GF-13.4"""

    role: int = -1

    order = ("begin", "books", "decks", "shuffle", "next_deck", "kickoff")

    def begin(self, s: Table) -> Step:  # GF-13.3, GF-14.8
        s.tell(events.HalftimeBegins(*s.score_now()))
        end_half_effects(s, everything=True)
        s.half = 2
        for team in (s.home, s.away):
            for role in (0, 1):
                s.zone(RESERVE + role, team).extend(s.zone(BOOK + role, team))
                s.zone(BOOK + role, team).clear()
        forget(s)
        return None

    def books(self, s: Table) -> Step:  # GF-13.1
        return ChoosePlaybooks()

    def decks(self, s: Table) -> Step:  # GF-13.2
        self.role += 1
        if self.role > 1 or s.options.halftime_decks == "keep":
            return self.kickoff
        return Rebuild(self.role) if s.options.halftime_decks == "rebuild" else None

    def shuffle(self, s: Table) -> Step:
        asked = {s.coaches[team][self.role]: [RESHUFFLE(), KEEP()] for team in (s.home, s.away)}
        return Ask.together(asked)

    def asks_shuffle(self, s: Table, seat: int) -> Text:
        return msg("gf-ask-halftime", role=self.role)

    def on_shuffle(self, s: Table, answers: dict[int, int]) -> Step:
        for team in (s.home, s.away):
            if answers[s.coaches[team][self.role]] in RESHUFFLE:
                reshuffle(s, self.role, team)
        return None

    def next_deck(self, s: Table) -> Step:
        return self.decks

    def kickoff(self, s: Table) -> Step:  # GF-13.4
        s.owed, s.kicker, s.scorer = "kickoff", s.home, -1
        return None


@dataclass(slots=True)
class Rebuild(Procedure):
    """GF-13.2  Cards of an Action deck are exchanged for reserve Actions, one by one, as many as there are."""

    role: int
    ready: tuple[int, ...] = ()
    brought: tuple[int, ...] = ()
    """Teams, once for every card they have brought in."""

    order = ("begin", "exchange")

    def begin(self, s: Table) -> Step:
        for team in (s.home, s.away):
            s.swapping[team] = NO_CARD
        return None

    def exchange(self, s: Table) -> Step:
        asked = {}
        for team in (s.home, s.away):
            if team not in self.ready:
                seat, out = s.coaches[team][self.role], s.swapping[team]
                if out == NO_CARD:
                    more = self.brought.count(team) < len(s.zone(RESERVE_ACTIONS + self.role, team))
                    places = self.deck_places(s, team) if more else []
                    outs = [place for place in places if self.incoming(s, team, place)]
                    asked[seat] = [*TAKE_OUT.of(outs[:_MOST]), ENOUGH()]
                else:
                    asked[seat] = PUT_IN.of(self.incoming(s, team, place_of(out)))
        return Ask.apart(asked) if asked else DONE

    def asks_exchange(self, s: Table, seat: int) -> Text:
        out = s.swapping[s.team_of_seat(seat)]
        if out == NO_CARD:
            return msg("gf-ask-rebuild", role=self.role)
        return msg("gf-ask-rebuild-in", out=s.faces[out].name)

    def on_exchange(self, s: Table, seat: int, action: int) -> Step:
        team = s.team_of_seat(seat)
        if action in ENOUGH:
            self.ready = tuple(sorted((*self.ready, team)))
        elif action in TAKE_OUT:
            place = TAKE_OUT.argument(action)
            s.swapping[team] = next(card for card in self.deck(s, team) if place_of(card) == place)
        else:
            self.swap(s, team, PUT_IN.argument(action))
        return None

    def swap(self, s: Table, team: int, place: int) -> None:
        out = s.swapping[team]
        for kind in (DECK, TOP, DISCARD):
            pile = s.zone(kind + self.role, team)
            if out in pile:
                pile[pile.index(out)] = take(s.zone(RESERVE_ACTIONS + self.role, team), place)
        s.zone(RESERVE_ACTIONS + self.role, team).append(out)
        s.swapping[team] = NO_CARD
        self.brought = tuple(sorted((*self.brought, team)))
        lose_track(s, *((kind + self.role) * s.n + team for kind in (DECK, TOP)))

    def deck(self, s: Table, team: int) -> list[int]:
        return [card for kind in (DECK, TOP, DISCARD) for card in s.zone(kind + self.role, team)]

    def deck_places(self, s: Table, team: int) -> list[int]:
        return sorted({place_of(card) for card in self.deck(s, team)})

    def incoming(self, s: Table, team: int, out: int) -> list[int]:
        """GF-2.15, GF-2.16  Reserve Actions that keep the deck legal in the place of another card."""
        counted = Counter(place_of(card) for card in self.deck(s, team))
        limit = copy_limit(counted.total(), s.options)
        counted[out] -= 1
        different = len(+counted)
        reserve = dict.fromkeys([place_of(card) for card in s.zone(RESERVE_ACTIONS + self.role, team)])
        return [p for p in reserve if counted[p] < limit and different + (not counted[p]) >= FEWEST_ACTIONS]


_MOST = 59


HALF_OF_A_FULL_GAME = 5


@dataclass(slots=True)
class SingleGame(Procedure):
    """GF-1.1  One game between two teams."""

    order = ("bring_decks", "match", "finish")

    def bring_decks(self, s: Table) -> Step:
        return BringDecks()

    def match(self, s: Table) -> Step:
        return Match()

    def finish(self, s: Table) -> Step:  # GF-13.5
        winner = leader(s)
        scores = tuple([s.scores[s.team_of_seat(seat)] for seat in range(s.options.players)])
        tell_end(s, winner)
        by, rule = ended_by(s, winner)
        s.result = crown(s, scores, winner, by, rule)
        return None


@dataclass(slots=True)
class Match(Procedure):
    """GF-2, GF-3, GF-13  From the choice of Team cards to the winner, between Home and Visitor."""

    order = ("choose_team", "choose_books", "toss", "reveal", "opening", "regulation", "final_kick", "overtime")

    def choose_team(self, s: Table) -> Step:
        return ChooseTeam()

    def choose_books(self, s: Table) -> Step:
        return ChoosePlaybooks()

    def toss(self, s: Table) -> Step:
        return Toss()

    def reveal(self, s: Table) -> Step:
        return RevealTeams()

    def opening(self, s: Table) -> Step:  # GF-3.2, GF-3.3
        s.drive, s.last_drive, s.half, s.ended, s.overtime = 1, s.options.drives, 1, "", False
        s.plays = 0
        s.owed, s.kicker = "kickoff", s.away
        return None

    def regulation(self, s: Table) -> Step:
        return Drives()

    def final_kick(self, s: Table) -> Step:  # GF-13.6, GF-13.7
        owed = s.owed in ("kickoff", "safety_kick") and not s.overtime
        return LastKick() if owed and s.options.final_kick else None

    def overtime(self, s: Table) -> Step:  # GF-13.8, GF-13.11
        if s.scores[s.home] != s.scores[s.away] or s.ended == "guard":
            return None
        return Overtime()


@dataclass(slots=True)
class Drives(Procedure):
    """GF-12.28, GF-13.5  Kick, drive, try and the end of the drive, over and over until all drives are played."""

    order: ClassVar[tuple[str, ...]] = ("kick", "drive", "extra", "end", "again")

    def kick(self, s: Table) -> Step:
        take_field(s)
        s.drive_over = ""
        return Kickoff(s.owed) if s.owed in ("kickoff", "safety_kick") else None

    def drive(self, s: Table) -> Step:
        return None if s.drive_over or s.ended else Drive()

    def extra(self, s: Table) -> Step:
        return Try() if s.scorer >= 0 and s.ended != "overtime" else None

    def end(self, s: Table) -> Step:
        return EndDrive() if s.ended != "overtime" else None

    def again(self, s: Table) -> Step:
        if s.ended:
            return DONE
        count_return(s)
        if s.overtime:
            limit = s.options.overtime_drives
            return DONE if limit and s.drive > s.last_drive + limit else self.kick
        if s.drive > s.last_drive:
            return DONE
        if s.options.length == "full" and s.half == 1 and s.drive > HALF_OF_A_FULL_GAME:
            return HalfAndOn()
        return self.kick


@dataclass(slots=True)
class HalfAndOn(Procedure):
    """GF-13.1  Halftime, and the drives of the second half."""

    order = ("halftime", "drives")

    def halftime(self, s: Table) -> Step:
        return Halftime()

    def drives(self, s: Table) -> Step:
        return Drives()


def take_field(s: Table) -> None:
    """Who kicks, or has the ball, is on offence."""
    if s.kicker not in (NOBODY, s.off):
        s.off, s.dfn = s.kicker, s.off
    if s.off == s.dfn:
        s.dfn = s.home if s.off == s.away else s.away


def count_return(s: Table) -> None:
    """GF-12.22  A touchdown on a return within a drive counts as a drive too, but for the last of a half or game."""
    if not s.returned:
        return
    s.returned = False
    before = s.drive - 1
    last_of_half = s.options.length == "full" and s.options.form != "tag" and before == HALF_OF_A_FULL_GAME
    if before < s.last_drive and not last_of_half and not s.overtime:
        advance_marker(s)


@dataclass(slots=True)
class LastKick(Procedure):
    """GF-13.6, GF-13.7  The kick still owed when all drives are completed; only a return can score on it."""

    order = ("kick", "extra")

    def kick(self, s: Table) -> Step:
        s.tell(events.FinalKick(s.names[s.kicker]))
        take_field(s)
        s.drive_over, s.scorer = "", NOBODY
        return Kickoff(s.owed)

    def extra(self, s: Table) -> Step:
        s.owed = ""
        return Try() if s.scorer >= 0 else None


@dataclass(slots=True)
class Overtime(Procedure):
    """GF-13.8 to GF-13.10  Sudden death: a coin, a kickoff, and the first score wins."""

    winner: int = 0

    order = ("flip", "choose", "play")

    def flip(self, s: Table) -> Step:
        self.winner = (s.home, s.away)[s.chance.number("coin", 2)]
        s.tell(events.Tossed(s.names[self.winner], True))
        return None

    def choose(self, s: Table) -> Step:  # GF-13.9
        return Ask(s.chief(self.winner), [RECEIVE(), KICK_OFF()])

    def asks_choose(self, s: Table, seat: int) -> Text:
        return msg("gf-ask-overtime")

    def on_choose(self, s: Table, action: int) -> Step:
        loser = s.away if self.winner == s.home else s.home
        s.kicker = loser if action in RECEIVE else self.winner
        return None

    def play(self, s: Table) -> Step:
        begin_overtime(s)
        return Drives()


def begin_overtime(s: Table) -> None:
    """GF-13.10  Overtime belongs to the last half."""
    s.overtime, s.owed, s.scorer, s.drive_over = True, "kickoff", NOBODY, ""
    s.drive = s.last_drive + 1
    s.off, s.dfn = s.kicker, s.other(s.kicker)
    s.tell(events.OvertimeBegins(s.names[s.kicker]))


def crown(s: Table, scores: tuple[int, ...], winner: int, by: str, rule: str) -> Ending:
    """The end of a game: its winner is the chief of a team, and who coaches with him wins too."""
    names = tuple([s.names[s.team_of_seat(seat)] for seat in range(s.options.players)])
    if winner == NOBODY:
        return Ending(scores, None, by, rule, names=names)
    chief = s.chief(winner)
    partners = tuple([seat for seat in s.coaches[winner] if seat != chief])
    return Ending(scores, chief, by, rule, partners, names)


def leader(s: Table) -> int:
    """The team of the two with more points; -1 for a draw."""
    one, two = s.scores[s.home], s.scores[s.away]
    return NOBODY if one == two else s.home if one > two else s.away


def ended_by(s: Table, winner: int) -> tuple[str, str]:
    if s.ended == "guard":
        return "guard", "GF-13.11"
    if s.overtime:
        return ("overtime", "GF-13.8") if winner != NOBODY else ("draw", "GF-13.9")
    return "points", "GF-13.5"


def tell_end(s: Table, winner: int) -> None:
    name = s.names[winner] if winner != NOBODY else ""
    s.tell(events.GameOver(*s.score_now(), name))
