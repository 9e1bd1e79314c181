"""GF-11, GF-12.24  Finishing a Play, and what becomes of hands at the end of a drive."""

from __future__ import annotations

from dataclasses import dataclass

from playcall.games.gridiron_fantasy import events
from playcall.games.gridiron_fantasy.actions import DISCARD, KEEP, RESHUFFLE
from playcall.games.gridiron_fantasy.actions import DONE as ENOUGH
from playcall.games.gridiron_fantasy.knowing import EVERYBODY, forget, learn
from playcall.games.gridiron_fantasy.moves import (
    count_out_play,
    discard,
    draw,
    end_play_effects,
    lasting,
    put_back,
    refill_to,
    reshuffle,
)
from playcall.games.gridiron_fantasy.procedures.dealing import faces_of
from playcall.games.gridiron_fantasy.procedures.windows import open_window
from playcall.games.gridiron_fantasy.table import Table, place_of
from playcall.games.gridiron_fantasy.zones import BOOK, SHOWN
from playcall.kernel import Ask, Procedure, Step


@dataclass(slots=True)
class Finish(Procedure):
    """GF-11  Window, cards away, a discard each, an empty deck made anew, and the refill."""

    order = ("window", "put_away", "discard_one", "make_deck", "refill")

    def window(self, s: Table) -> Step:  # GF-11.4
        return open_window(s, "finish")

    def put_away(self, s: Table) -> Step:  # GF-11.2, GF-11.3
        for role in (0, 1):
            team = s.team(role)
            shown = s.zone(SHOWN + role, team)
            for card in shown:
                if lasting(s, card):
                    s.plays_beside(role).append(card)
                else:
                    s.book(role).append(card)
                    learn(s, EVERYBODY, BOOK + role, team, [card])
            shown.clear()
            for card in s.played(role):
                (s.beside(role) if lasting(s, card) else s.discards(role)).append(card)
            s.played(role).clear()
        return None

    def discard_one(self, s: Table) -> Step:  # GF-11.5
        asked = {s.seat(role): [*DISCARD.of(faces_of(s.hand(role))), KEEP()] for role in (0, 1)}
        return Ask.together(asked, even_forced=True)

    def on_discard_one(self, s: Table, answers: dict[int, int]) -> Step:
        for role in (0, 1):
            action = answers[s.seat(role)]
            if action in DISCARD:
                place = DISCARD.argument(action)
                discard(s, role, [next(card for card in s.hand(role) if place_of(card) == place)])
        return None

    def make_deck(self, s: Table) -> Step:  # GF-11.6
        return NewDecks() if empty_decks(s) else None

    def refill(self, s: Table) -> Step:  # GF-11.7, GF-11.8
        for role in (0, 1):
            draw(s, role, refill_to(s, role) - len(s.hand(role)))
        end_play_effects(s)
        count_out_play(s)
        forget(s)
        s.shown = [-1, -1]
        s.context = ""
        if s.plays >= s.options.play_guard and not s.ended:
            s.ended = "guard"  # GF-13.11
        return None


def empty_decks(s: Table) -> list[int]:
    """Roles whose deck in use is empty while there are discards."""
    return [role for role in (0, 1) if not s.deck_size(role) and s.discards(role)]


@dataclass(slots=True)
class NewDecks(Procedure):
    """GF-11.6, GF-12.25  A team whose deck is empty may shuffle its discards into a new one."""

    order = ("choose",)

    def choose(self, s: Table) -> Step:
        return Ask.together({s.seat(role): [RESHUFFLE(), KEEP()] for role in empty_decks(s)})

    def on_choose(self, s: Table, answers: dict[int, int]) -> Step:
        for role in empty_decks(s):
            if answers[s.seat(role)] in RESHUFFLE:
                reshuffle(s, role, s.team(role))
        return None


@dataclass(slots=True)
class LeaveField(Procedure):
    """GF-12.24 to GF-12.27  Both may discard any cards; the rest of their hands goes on top of the decks."""

    ready: tuple[int, ...] = ()

    order = ("begin", "discard_any", "throw_away", "make_deck", "put_on_top")

    def begin(self, s: Table) -> Step:
        for role in (0, 1):
            s.aside[s.team(role)] = []
        return None

    def discard_any(self, s: Table) -> Step:  # GF-12.24
        asked = {}
        for role in (0, 1):
            if role not in self.ready:
                left = [card for card in s.hand(role) if card not in s.aside[s.team(role)]]
                asked[s.seat(role)] = [*DISCARD.of(faces_of(left)), ENOUGH()]
        return Ask.apart(asked) if asked else None

    def on_discard_any(self, s: Table, seat: int, action: int) -> Step:
        role = int(seat != s.seat(0))
        if action in ENOUGH:
            self.ready = tuple(sorted((*self.ready, role)))
        else:
            aside, place = s.aside[s.team(role)], DISCARD.argument(action)
            aside.append(next(card for card in s.hand(role) if card not in aside and place_of(card) == place))
        return None

    def throw_away(self, s: Table) -> Step:
        for role in (0, 1):
            team = s.team(role)
            discard(s, role, s.aside[team])
            s.aside[team] = []
        return None

    def make_deck(self, s: Table) -> Step:  # GF-12.25
        return NewDecks() if empty_decks(s) else None

    def put_on_top(self, s: Table) -> Step:
        put_back(s)
        s.tell(events.DriveOver(s.names[s.off], s.drive_over))
        return None
