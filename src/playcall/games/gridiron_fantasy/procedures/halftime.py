"""GF-13.1 to GF-13.4  Halftime: new Playbooks, Action decks reshuffled or rebuilt, and a kickoff by Home."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from playcall.games.gridiron_fantasy import events
from playcall.games.gridiron_fantasy.actions import DONE as ENOUGH
from playcall.games.gridiron_fantasy.actions import KEEP, PUT_IN, RESHUFFLE, TAKE_OUT
from playcall.games.gridiron_fantasy.deckcheck import FEWEST_ACTIONS, copy_limit
from playcall.games.gridiron_fantasy.knowing import forget, lose_track
from playcall.games.gridiron_fantasy.moves import end_half_effects, reshuffle, take
from playcall.games.gridiron_fantasy.procedures.setup import ChoosePlaybooks
from playcall.games.gridiron_fantasy.table import NO_CARD, Table, place_of
from playcall.games.gridiron_fantasy.zones import BOOK, DECK, DISCARD, RESERVE, RESERVE_ACTIONS, TOP
from playcall.kernel import DONE, Ask, Procedure, Step


@dataclass(slots=True)
class Halftime(Procedure):
    """GF-13.1 to GF-13.4"""

    role: int = -1

    order = ("begin", "books", "decks", "shuffle", "next_deck", "kickoff")

    def begin(self, s: Table) -> Step:  # GF-13.3, GF-14.8
        s.tell(events.HalftimeBegins(tuple(s.names), tuple(s.scores)))
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
