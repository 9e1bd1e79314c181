"""The table of Gridiron Fantasy Football: its fields (`fields.py`), who sees what, and the rulebook's nouns."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from playcall.games.gridiron_fantasy import knowing
from playcall.games.gridiron_fantasy.catalogue import FX, MOST_TEAMS, NEXT_PLAY, SIZE, SPAN, Fx
from playcall.games.gridiron_fantasy.conditions import holds
from playcall.games.gridiron_fantasy.fields import NO_CARD, NOBODY, Fields
from playcall.games.gridiron_fantasy.passing import believe_passes
from playcall.games.gridiron_fantasy.zones import (
    BESIDE,
    BOOK,
    CALLED,
    DECK,
    DISCARD,
    EXTRA,
    HAND,
    PLAYED,
    PLAYS_BESIDE,
    RESERVE,
    TEAM,
    TOP,
)
from playcall.kernel import Chance, Sees, ZoneKind

__all__ = ["HAND_SIZE", "NOBODY", "NO_CARD", "Table", "is_double", "place_of"]

LIKENESS = {back: [f"{back}{team}" for team in range(MOST_TEAMS)] for back in ("oa", "da", "op", "dp", "tm")}
HAND_SIZE = 5


class Table(Fields):
    """A position."""

    __slots__ = ()

    # Who sees what ------------------------------------------------------------------------------------------------

    def owner(self, per: str, holder: int) -> int | None:
        """GF-17.3  The coach whose cards they are."""
        return self.coaches[holder][per == "defence"]

    def shows(self, kind: ZoneKind, holder: int, seat: int | None) -> bool:
        """GF-17.3  Partners see each other's hands and Playbooks."""
        return seat is not None and kind.sees is Sees.OWNER and seat in self.coaches[holder]

    def likeness(self, back: str, card: int) -> str:
        """Cards of different teams are never mistaken for each other."""
        return LIKENESS[back][card // SPAN]

    def known_in(self, group: str, owner: int | None, seat: int | None) -> Iterable[int]:
        """Hidden cards that a seat has seen by an effect, or everybody has seen, and that lie where they lay."""
        return knowing.known_in(self, group, owner, seat)

    def own_facts(self, seat: int | None) -> dict[str, Any]:
        """What the seat has seen of hidden cards, what it has switched so far, set aside or is exchanging."""
        if seat is None:
            return {}
        team = self.team_of_seat(seat)
        card_id = self.game.card_id
        return {
            "seen": [card_id(self.faces[card].type.lower(), card) for _, card in self.known[seat]],
            "switched": [card_id("tm", card) for card in self.wanted[team]],
            "aside": [card_id("", card) for card in self.aside[team]],
            "swapping": card_id("", self.swapping[team]) if self.swapping[team] >= 0 else "",
        }

    def make_up_secrets(self, seat: int | None, chance: Chance) -> None:
        own = NOBODY if seat is None else self.team_of_seat(seat)
        for team in range(self.n):
            if team != own:
                self.wanted[team], self.aside[team], self.swapping[team] = [], [], NO_CARD
        self.exchanged = [card for card in self.exchanged if card // SPAN == own]
        self.pools = [pool if self.team_of_seat(owner) == own else 0 for owner, pool in enumerate(self.pools)]
        believe_passes(self, seat, chance)
        if seat is not None:
            knowing.put_known_on_top(self, seat)
        make_up = getattr(self.stack[-1], "make_up", None) if self.stack else None
        if make_up is not None:
            make_up(self, seat, chance)

    # The rulebook's nouns -----------------------------------------------------------------------------------------

    def team_of_seat(self, seat: int) -> int:
        return next(team for team, coaches in enumerate(self.coaches) if seat in coaches)

    def seat(self, role: int) -> int:
        """GF-17.3  Who decides for a role now."""
        return self.coaches[self.dfn if role else self.off][role]

    def chief(self, team: int) -> int:
        """GF-17.3  Who decides what concerns the whole team."""
        return self.coaches[team][0]

    def team(self, role: int) -> int:
        return self.dfn if role else self.off

    def role(self, team: int) -> int:
        return int(team != self.off)

    def other(self, team: int) -> int:
        return self.dfn if team == self.off else self.off

    @property
    def ytg(self) -> int:
        return 100 - self.los

    @property
    def margin(self) -> int:
        """The winner's final Total minus the loser's."""
        return self.final[self.winner] - self.final[1 - self.winner]

    def zone(self, kind: int, team: int) -> list[int]:
        return self.zones[kind * self.n + team]

    def hand(self, role: int) -> list[int]:
        return self.zones[(HAND + role) * self.n + (self.dfn if role else self.off)]

    def played(self, role: int) -> list[int]:
        return self.zones[(PLAYED + role) * self.n + (self.dfn if role else self.off)]

    def discards(self, role: int) -> list[int]:
        return self.zones[(DISCARD + role) * self.n + (self.dfn if role else self.off)]

    def book(self, role: int) -> list[int]:
        return self.zones[(BOOK + role) * self.n + (self.dfn if role else self.off)]

    def reserve(self, role: int) -> list[int]:
        return self.zones[(RESERVE + role) * self.n + (self.dfn if role else self.off)]

    def called(self, role: int) -> list[int]:
        return self.zones[(CALLED + role) * self.n + (self.dfn if role else self.off)]

    def beside(self, role: int) -> list[int]:
        return self.zones[(BESIDE + role) * self.n + (self.dfn if role else self.off)]

    def plays_beside(self, role: int) -> list[int]:
        return self.zones[(PLAYS_BESIDE + role) * self.n + (self.dfn if role else self.off)]

    def team_cards(self, team: int) -> list[int]:
        return self.zones[TEAM * self.n + team]

    def extras(self, team: int) -> list[int]:
        return self.zones[EXTRA * self.n + team]

    def deck_size(self, role: int, team: int | None = None) -> int:
        team = self.team(role) if team is None else team
        return len(self.zones[(DECK + role) * self.n + team]) + len(self.zones[(TOP + role) * self.n + team])

    def leads(self, role: int, ability: int) -> bool:
        """GF-1.6"""
        own, other = self.totals[role * 4 + ability], self.totals[4 - role * 4 + ability]
        return own > other or (own == other and self.tie == role)

    def final_double(self, role: int) -> bool:
        """GF-7.13, GF-7.16"""
        return is_double(self.final[role], self.final[1 - role])

    def has_double(self, role: int) -> bool:
        """GF-7.13  As the Totals stand now."""
        return is_double(self.totals[role * 4 + self.dominant], self.totals[4 - role * 4 + self.dominant])

    def is_out(self, card: int) -> bool:
        """GF-6.7  By injury, or benched by an effect."""
        for out in self.outs:
            if out[0] == card:
                return True
        return any(entry[5] == card and FX[entry[0]].do == "bench" for entry in self.running)

    def in_force(self, role: int, do: str) -> list[Fx]:
        """Every effect of a kind that works for a role now, in the order of Play, cards laid, Team cards, others."""
        team = self.dfn if role else self.off
        faces, found = self.faces, []
        for card in self.sources(role):
            for fx in faces[card].force.get(do, ()):
                if not fx.tests or holds(self, fx.tests, team):
                    found.append(fx)
        for number, owner, _, until, _, _ in self.running:
            if owner == team and until != NEXT_PLAY:
                fx = FX[number]
                if fx.do == do and (not fx.tests or holds(self, fx.tests, team)):
                    found.append(fx)
        return found

    def sources(self, role: int) -> list[int]:
        """Cards whose standing effects work for a role: its Play, its laid cards, its Active Team cards."""
        cards = [entry[1] for entry in self.laid if entry[0] == role]
        if self.shown[role] >= 0:
            cards.insert(0, self.shown[role])
        return cards + self.active[self.dfn if role else self.off]

    def seat_names(self, role: int) -> str:
        return self.names[self.team(role)]


def is_double(own: int, other: int) -> bool:
    """GF-7.13"""
    return own >= 1 and own >= 2 * other


def place_of(card: int) -> int:
    """A card's place in the set."""
    return card % SIZE
