"""GF-5.2 to GF-5.4, GF-6.1 to GF-6.10, GF-9  Team cards and Playbooks: switching, injuries, exchanged Plays."""

from __future__ import annotations

from dataclasses import dataclass

from playcall.contract import Text, joined, msg
from playcall.games.gridiron_fantasy import events, names
from playcall.games.gridiron_fantasy.actions import CALL, KEEP, PICK, PUT_IN, READY, SWITCH, TAKE_OUT, VICTIM
from playcall.games.gridiron_fantasy.catalogue import DRIVES, FX, GAME, HALF, PLAY_END
from playcall.games.gridiron_fantasy.improving import benchable, patients, suffering, victims
from playcall.games.gridiron_fantasy.moves import (
    RETIRED,
    legal_extra,
    line_up,
    refresh,
    start,
    switchable,
    take,
    toggled,
)
from playcall.games.gridiron_fantasy.table import NO_CARD, Table, place_of
from playcall.games.gridiron_fantasy.zones import BOOK, EVERYBODY, SHOWN, exchanged, learn
from playcall.kernel import DONE, Ask, Procedure, Step

UNTIL = {2: (DRIVES, 1), 3: (HALF, 0), 4: (GAME, 0), 5: (GAME, 0)}
"""GF-9.3  How long a card is out."""


@dataclass(slots=True)
class Switching(Procedure):
    """GF-6.1, GF-6.6  Both teams switch stars and formations, one at a time, until they are ready."""

    ready: tuple[int, ...] = ()

    order = ("begin", "switch", "show")

    def begin(self, s: Table) -> Step:
        for role in (0, 1):
            line_up(s, role)
            s.wanted[s.team(role)] = []
        return None

    def switch(self, s: Table) -> Step:
        asked = {}
        for role in (0, 1):
            if role not in self.ready:
                asked[s.seat(role)] = [*SWITCH.of([place_of(card) for card in switchable(s, role)]), READY()]
        return Ask.apart(asked) if asked else None

    def asks_switch(self, s: Table, seat: int) -> Text:
        return msg("gf-ask-switch", situation=names.situation(s, seat))

    def on_switch(self, s: Table, seat: int, action: int) -> Step:
        role = int(seat != s.seat(0))
        if action in READY:
            self.ready = tuple(sorted((*self.ready, role)))
        else:
            place = SWITCH.argument(action)
            s.wanted[s.team(role)].append(next(c for c in s.team_cards(s.team(role)) if place_of(c) == place))
        return None

    def show(self, s: Table) -> Step:
        for role in (0, 1):
            team = s.team(role)
            if s.wanted[team]:
                s.lineup[2 * team + role] = toggled(s, role)
                s.wanted[team] = []
                line_up(s, role)
            if s.log is not None:
                s.tell(events.Switched(s.names[team], tuple(s.active[team])))
        return None


@dataclass(slots=True)
class Injury(Procedure):
    """GF-9  A Team card is named, cards about injuries are played, and the severity is final."""

    team: int
    effect: int
    victim: int = -1

    order = ("choose_victim", "window", "settle")

    def choose_victim(self, s: Table) -> Step:  # GF-9.1, GF-9.2, GF-9.8
        places = [place_of(card) for card in self.victims(s)]
        return Ask(s.seat(s.role(self.team)), VICTIM.of(places)) if places else DONE

    def asks_choose_victim(self, s: Table, seat: int) -> Text:
        level = FX[self.effect].p["level"]
        more = msg("gf-ask-victim-more", injury=names.injury(level), level=level)
        return joined([msg("gf-ask-victim"), more], "space")

    def on_choose_victim(self, s: Table, action: int) -> Step:
        place = VICTIM.argument(action)
        self.victim = next(card for card in self.victims(s) if place_of(card) == place)
        return None

    def window(self, s: Table) -> Step:  # GF-9.5
        from playcall.games.gridiron_fantasy.rules.challenge import open_window

        return open_window(s, "injury")

    def settle(self, s: Table) -> Step:  # GF-9.3, GF-9.4, GF-9.6, GF-9.7
        team = self.suffering(s)
        level = FX[self.effect].p["level"]
        shift = injury_shift(s, team)
        final = max(0, min(RETIRED, level + shift))
        s.tell(events.Injured(s.names[team], self.victim, final, final - level))
        if final:
            put_out(s, team, self.victim, final)
        return None

    def suffering(self, s: Table) -> int:
        return suffering(s, FX[self.effect], self.team)

    def victims(self, s: Table) -> list[int]:
        return victims(s, FX[self.effect], self.team)


def injury_shift(s: Table, team: int) -> int:
    """V41  What all effects in force add to injuries of a team's cards."""
    shift = 0
    for owner in (0, 1):
        whose = "own" if s.team(owner) == team else "opp"
        shift += sum(fx.n for fx in s.in_force(owner, "injury_shift") if fx.p["who"] == whose)
    return shift


def put_out(s: Table, team: int, card: int, level: int) -> None:
    """GF-9.3, GF-9.6, GF-9.7"""
    in_play = s.context in ("play", "try")
    until, left = UNTIL.get(level, (PLAY_END, 1 + in_play))
    s.outs = [out for out in s.outs if out[0] != card] + [(card, level, until, left)]
    if card in s.active[team]:
        s.active[team].remove(card)
    refresh(s)


@dataclass(slots=True)
class Bench(Procedure):
    """V42  The owner of the effect picks an Active card, which is inactive for the time."""

    team: int
    card: int
    effect: int

    order = ("choose",)

    def choose(self, s: Table) -> Step:
        places = [place_of(card) for card in self.candidates(s)]
        return Ask(s.seat(s.role(self.team)), VICTIM.of(places)) if places else DONE

    def asks_choose(self, s: Table, seat: int) -> Text:
        return msg("gf-ask-bench")

    def on_choose(self, s: Table, action: int) -> Step:
        place = VICTIM.argument(action)
        target = next(card for card in self.candidates(s) if place_of(card) == place)
        start(s, FX[self.effect], self.team, self.card, target)
        team = self.suffering(s)
        if s.is_out(target):
            s.active[team].remove(target)
            s.tell(events.Benched(s.names[team], target))
        refresh(s)
        return None

    def suffering(self, s: Table) -> int:
        return suffering(s, FX[self.effect], self.team)

    def candidates(self, s: Table) -> list[int]:
        return benchable(s, FX[self.effect], self.team)


@dataclass(slots=True)
class PatchUp(Procedure):
    """V44  A card that is out gets better by some levels, or is back."""

    team: int
    levels: int

    order = ("choose",)

    def choose(self, s: Table) -> Step:
        places = [place_of(card) for card in patients(s, self.team)]
        return Ask(s.seat(s.role(self.team)), PICK.of(places)) if places else DONE

    def asks_choose(self, s: Table, seat: int) -> Text:
        return msg("gf-ask-patch-up", levels=self.levels)

    def on_choose(self, s: Table, action: int) -> Step:
        place = PICK.argument(action)
        out = next(out for out in s.outs if out[0] in s.team_cards(self.team) and place_of(out[0]) == place)
        level = max(0, out[1] - self.levels)
        s.outs = [other for other in s.outs if other is not out]
        if level:
            put_out(s, self.team, out[0], level)
        s.tell(events.PatchedUp(s.names[self.team], out[0], level))
        return None


@dataclass(slots=True)
class CallUp(Procedure):
    """V45  A Team card is exchanged for an extra one."""

    team: int
    out: int = -1

    order = ("choose_out", "choose_in")

    def choose_out(self, s: Table) -> Step:
        cards = [out for out in s.team_cards(self.team) if self.extras(s, out)]
        return Ask(s.seat(s.role(self.team)), PICK.of([place_of(card) for card in cards])) if cards else DONE

    def asks_choose_out(self, s: Table, seat: int) -> Text:
        return msg("gf-ask-call-up-out")

    def on_choose_out(self, s: Table, action: int) -> Step:
        place = PICK.argument(action)
        self.out = next(card for card in s.team_cards(self.team) if place_of(card) == place)
        return None

    def choose_in(self, s: Table) -> Step:
        return Ask(s.seat(s.role(self.team)), PUT_IN.of([place_of(card) for card in self.extras(s, self.out)]))

    def asks_choose_in(self, s: Table, seat: int) -> Text:
        return msg("gf-ask-call-up-in", out=s.faces[self.out].name)

    def on_choose_in(self, s: Table, action: int) -> Step:
        cards, extras = s.team_cards(self.team), s.extras(self.team)
        new = take(extras, PUT_IN.argument(action))
        cards[cards.index(self.out)] = new
        extras.append(self.out)
        for role in (0, 1):
            on = s.lineup[2 * self.team + role]
            if self.out in on:
                on.remove(self.out)
        if self.out in s.active[self.team]:
            s.active[self.team].remove(self.out)
        s.tell(events.CalledUp(s.names[self.team], self.out, new))
        return None

    def extras(self, s: Table, out: int) -> list[int]:
        return [extra for extra in s.extras(self.team) if legal_extra(s, self.team, extra, out)]


def exchangeable(s: Table, role: int) -> list[int]:
    """GF-5.3, GF-14.7  Plays that can be exchanged, continuing ones included."""
    in_reserve = {s.faces[card].kind for card in s.reserve(role)}
    if not in_reserve:
        return []
    cards = [card for card in s.book(role) + s.plays_beside(role) if card not in s.exchanged]
    kinds = [s.faces[card].kind for card in cards]
    passes = kinds.count("pass")
    runs = len(kinds) - passes
    allowed = {kind: _needed(kind, runs, passes) in (None, *in_reserve) for kind in ("run", "pass")}
    return [card for card, kind in zip(cards, kinds, strict=True) if allowed[kind]]


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

    def asks_choose(self, s: Table, seat: int) -> Text:
        out = s.swapping[s.team_of_seat(seat)]
        return msg("gf-ask-exchange") if out == NO_CARD else msg("gf-ask-put-in", out=s.faces[out].name)

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
    """V62  The owner replaces the revealed Play by another of the Playbook."""

    team: int

    order = ("replace",)

    def replace(self, s: Table) -> Step:
        role = s.role(self.team)
        return Ask(s.seat(role), CALL.of([place_of(card) for card in s.book(role)])) if s.book(role) else DONE

    def asks_replace(self, s: Table, seat: int) -> Text:
        return msg("gf-ask-audible")

    def on_replace(self, s: Table, action: int) -> Step:
        from playcall.games.gridiron_fantasy.rules.play import show_play

        role = s.role(self.team)
        old = s.shown[role]
        new = take(s.book(role), CALL.argument(action))
        s.book(role).append(old)
        learn(s, EVERYBODY, BOOK + role, self.team, [old])
        s.zone(SHOWN + role, self.team).remove(old)
        show_play(s, role, new)
        s.tell(events.PlayReplaced(s.names[self.team], old, new))
        return None
