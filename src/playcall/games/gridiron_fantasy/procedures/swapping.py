"""GF-5.2 to GF-5.4, GF-6.10  Playbooks: exchanging a card, and changing a call."""

from __future__ import annotations

from dataclasses import dataclass

from playcall.games.gridiron_fantasy import events
from playcall.games.gridiron_fantasy.actions import CALL, KEEP, PUT_IN, TAKE_OUT
from playcall.games.gridiron_fantasy.knowing import EVERYBODY, exchanged, learn
from playcall.games.gridiron_fantasy.moves import take
from playcall.games.gridiron_fantasy.table import NO_CARD, Table, place_of
from playcall.games.gridiron_fantasy.zones import BOOK, SHOWN
from playcall.kernel import DONE, Ask, Procedure, Step


def exchangeable(s: Table, role: int) -> list[int]:
    """GF-5.3, GF-14.7  Plays that can be exchanged, continuing ones included."""
    in_reserve = {s.faces[card].kind for card in s.reserve(role)}
    if not in_reserve:
        return []
    cards = [card for card in s.book(role) + s.plays_beside(role) if card not in s.exchanged]
    kinds = [s.faces[card].kind for card in cards]
    passes = kinds.count("pass")
    runs = len(kinds) - passes
    return [card for card, kind in zip(cards, kinds, strict=True) if _needed(kind, runs, passes) in (None, *in_reserve)]


def _needed(out: str, runs: int, passes: int) -> str | None:
    """The kind that must come in for a Play that goes out; None for either."""
    runs, passes = (runs - 1, passes) if out == "run" else (runs, passes - 1)
    if runs and passes:
        return None
    return "pass" if runs else "run" if passes else None


def replacements(s: Table, role: int, out: int) -> list[int]:
    """GF-5.3  Reserve Plays that leave a Run and a Pass in the Playbook."""
    cards = [card for card in s.book(role) + s.plays_beside(role) if card not in s.exchanged]
    passes = sum(1 for card in cards if s.faces[card].kind == "pass")
    needed = _needed(s.faces[out].kind, len(cards) - passes, passes)
    return [card for card in s.reserve(role) if needed in (None, s.faces[card].kind)]


@dataclass(slots=True)
class Exchange(Procedure):
    """GF-5.2, GF-5.4  One team, or both at once, may exchange a Play: a card out, then a card in."""

    team: int = -1
    """-1 for both."""
    times: int = 1
    done: tuple[int, ...] = ()

    order = ("begin", "choose", "again")

    def begin(self, s: Table) -> Step:
        for role in (0, 1):
            s.swapping[s.team(role)] = NO_CARD
        self.done = ()
        return None

    def choose(self, s: Table) -> Step:
        asked = {}
        for role in (0, 1):
            team = s.team(role)
            if self.team in (-1, team) and role not in self.done:
                out = s.swapping[team]
                if out == NO_CARD:
                    asked[s.seat(role)] = [*TAKE_OUT.of([place_of(c) for c in exchangeable(s, role)]), KEEP()]
                else:
                    asked[s.seat(role)] = PUT_IN.of([place_of(card) for card in replacements(s, role, out)])
        return Ask.apart(asked) if asked else None

    def on_choose(self, s: Table, seat: int, action: int) -> Step:
        role = int(seat != s.seat(0))
        team = s.team(role)
        if action in KEEP:
            self.done = tuple(sorted((*self.done, role)))
            self.times = 0
        elif action in TAKE_OUT:
            place = TAKE_OUT.argument(action)
            s.swapping[team] = next(c for c in exchangeable(s, role) if place_of(c) == place)
        else:
            self.swap(s, role, PUT_IN.argument(action))
            self.done = tuple(sorted((*self.done, role)))
        return None

    def swap(self, s: Table, role: int, place: int) -> None:
        team = s.team(role)
        out = s.swapping[team]
        new = take(s.reserve(role), place)
        book = s.book(role)
        if out in book:
            book[book.index(out)] = new
            s.reserve(role).append(out)
        else:
            book.append(new)
            s.exchanged.append(out)
        exchanged(s, role, team)
        s.tell(events.PlaySwapped(s.seat(role), s.names[team], out, new))

    def again(self, s: Table) -> Step:
        self.times -= 1
        return self.begin if self.times > 0 else DONE


@dataclass(slots=True)
class Audible(Procedure):
    """V62  The owner replaces his revealed Play by another of his Playbook."""

    team: int

    order = ("replace",)

    def replace(self, s: Table) -> Step:
        role = s.role(self.team)
        return Ask(s.seat(role), CALL.of([place_of(card) for card in s.book(role)])) if s.book(role) else DONE

    def on_replace(self, s: Table, action: int) -> Step:
        from playcall.games.gridiron_fantasy.procedures.play import show_play

        role = s.role(self.team)
        old = s.shown[role]
        new = take(s.book(role), CALL.argument(action))
        s.book(role).append(old)
        learn(s, EVERYBODY, BOOK + role, self.team, [old])
        s.zone(SHOWN + role, self.team).remove(old)
        show_play(s, role, new)
        s.tell(events.PlayReplaced(s.names[self.team], old, new))
        return None
