"""GF-5, GF-6, GF-12  Drives and Plays: the call, the reveal, Advantage and Dominant Ability, downs, and the try."""

from __future__ import annotations

from dataclasses import dataclass

from playcall.contract import Text, joined, msg
from playcall.games.gridiron_fantasy import events, names
from playcall.games.gridiron_fantasy.actions import CALL, FIELD_GOAL, GO_FOR_TWO, KICK, NAME, PLAY, PUNT
from playcall.games.gridiron_fantasy.catalogue import WILD, team_of
from playcall.games.gridiron_fantasy.moves import (
    clear_play,
    draw_fresh,
    end_drive_effects,
    end_half_effects,
    line_up,
    line_up_for_kick,
    next_play_begins,
    put_back,
    score,
    spend,
    take,
)
from playcall.games.gridiron_fantasy.rules.challenge import Challenge, Flags, open_window
from playcall.games.gridiron_fantasy.rules.effects import Carry, open_secondary
from playcall.games.gridiron_fantasy.rules.kicks import FieldGoal, Punt, clear_kick
from playcall.games.gridiron_fantasy.rules.result import Finish, LeaveField, Result, Settlement, new_downs
from playcall.games.gridiron_fantasy.rules.squad import Exchange, Switching
from playcall.games.gridiron_fantasy.table import GOAL_LINE, NO_CARD, Table, place_of
from playcall.games.gridiron_fantasy.totals import contributions, recount, usable
from playcall.games.gridiron_fantasy.zones import BOOK, EVERYBODY, PLAYS, SHOWN, learn
from playcall.kernel import DONE, Ask, Chance, Procedure, Step


@dataclass(slots=True)
class Scrimmage(Procedure):
    """GF-6 to GF-11  One Play, from the call to the refill. A fake kick is called by the offence alone (V85)."""

    fake: bool = False

    order = (
        "begin", "call_window", "fill_books", "call", "read", "read_too", "reveal", "choices", "reveal_window",
        "advantage", "dominant", "count", "challenge", "result", "flags", "settle", "finish",
    )  # fmt: skip

    def begin(self, s: Table) -> Step:  # GF-14.12
        clear_play(s)
        s.context = "try" if s.scorer >= 0 else "play"
        s.plays += 1
        next_play_begins(s)
        if self.fake:
            for role in (0, 1):
                line_up(s, role)
        return None

    def call_window(self, s: Table) -> Step:  # GF-6.9
        return open_window(s, "call")

    def fill_books(self, s: Table) -> Step:  # GF-6.12
        for role in (0, 1):
            if not s.book(role):
                card = s.plays_beside(role).pop(0)
                s.running = [entry for entry in s.running if entry[2] != card]
                s.book(role).append(card)
                learn(s, EVERYBODY, BOOK + role, s.team(role), [card])
                s.tell(events.ContinuingEnded(s.seat_names(role), card))
        return None

    def call(self, s: Table) -> Step:  # GF-6.10
        asked = {s.seat(0): CALL.of(callable_plays(s, 0))}
        if not self.fake:
            asked[s.seat(1)] = CALL.of(callable_plays(s, 1))
        return Ask.together(asked, even_forced=True)

    def asks_call(self, s: Table, seat: int) -> Text:
        return msg("gf-ask-call", situation=names.situation(s, seat))

    def on_call(self, s: Table, answers: dict[int, int]) -> Step:
        for role in (0, 1):
            book = s.book(role)
            if role and self.fake:
                place = place_of(book[s.chance.number("call", len(book))])
            else:
                place = CALL.argument(answers[s.seat(role)])
            s.called(role).append(take(book, place))
        return None

    def read(self, s: Table) -> Step:  # V63
        return ReadCall(0) if reads(s, 0) else None

    def read_too(self, s: Table) -> Step:
        return ReadCall(1) if reads(s, 1) else None

    def reveal(self, s: Table) -> Step:  # GF-6.13
        for role in (0, 1):
            show_play(s, role, s.called(role).pop())
        s.tell(events.PlaysRevealed(s.names[s.off], s.names[s.dfn], s.shown[0], s.shown[1]))
        return None

    def choices(self, s: Table) -> Step:
        return StandingChoices() if choosing(s) else None

    def reveal_window(self, s: Table) -> Step:
        return open_window(s, "reveal")

    def advantage(self, s: Table) -> Step:  # GF-6.14
        kinds = [s.faces[card].kind for card in s.shown]
        assigned = s.assigned_advantage
        s.advantage = assigned if assigned >= 0 else int(kinds[0] == kinds[1])
        s.tell(events.AdvantageFixed(s.seat_names(s.advantage), kinds[0], kinds[1], assigned >= 0))
        return None

    def dominant(self, s: Table) -> Step:  # GF-6.15, GF-6.16
        if s.assigned_dominant >= 0:
            return Ask(s.seat(s.advantage), [NAME(s.assigned_dominant)])
        return Ask(s.seat(s.advantage), NAME.of(dominant_choices(s)))

    def asks_dominant(self, s: Table, seat: int) -> Text:
        return msg("gf-ask-dominant")

    def on_dominant(self, s: Table, action: int) -> Step:
        s.dominant = NAME.argument(action)
        s.tell(events.DominantFixed(s.dominant, s.seat_names(s.advantage), s.assigned_dominant >= 0))
        return None

    def count(self, s: Table) -> Step:  # GF-6.17, GF-7.18
        recount(s)
        if s.log is not None:
            parts = tuple(part for part in contributions(s) if part[2] == s.dominant)
            totals = s.totals[s.dominant], s.totals[4 + s.dominant]
            s.tell(events.TotalsCounted(s.names[s.off], s.names[s.dfn], s.dominant, *totals, parts))
        for role in (0, 1):
            face = s.faces[s.shown[role]]
            for sec in (*face.secondaries, *face.opens):
                open_secondary(s, role, sec.number, s.shown[role])
        return None

    def challenge(self, s: Table) -> Step:
        return Challenge(int(s.leads(0, s.dominant)))  # GF-7.2

    def result(self, s: Table) -> Step:
        return Result()

    def flags(self, s: Table) -> Step:
        return Flags()

    def settle(self, s: Table) -> Step:
        return Settlement()

    def finish(self, s: Table) -> Step:  # GF-11.10
        return Finish() if s.ended != "overtime" else None


@dataclass(slots=True)
class StandingChoices(Procedure):
    """Choices and coins among what comes into force with Plays and Team cards, one card after the other."""

    place: int = 0

    order = ("carry", "again")

    def carry(self, s: Table) -> Step:
        cards = choosing(s)
        if self.place >= len(cards):
            return DONE
        card = cards[self.place]
        self.place += 1
        return Carry(team_of(card), card, tuple([fx.number for fx in s.faces[card].wrapped]))

    def again(self, s: Table) -> Step:
        return self.carry


def choosing(s: Table) -> list[int]:
    return [card for role in (0, 1) for card in s.sources(role) if s.faces[card].wrapped]


@dataclass(slots=True)
class ReadCall(Procedure):
    """V63  A team is told the kind that the other has called, and may change its own call."""

    role: int
    kind: str = ""
    """What it is told."""

    order = ("tell_kind", "change")

    def tell_kind(self, s: Table) -> Step:
        self.kind = s.faces[s.called(1 - self.role)[0]].kind
        s.tell(events.KindRead(s.seat(self.role), s.seat_names(self.role), self.kind))
        return None

    def change(self, s: Table) -> Step:
        own = place_of(s.called(self.role)[0])
        others = [place for place in callable_plays(s, self.role) if place != own]
        return Ask(s.seat(self.role), CALL.of([own, *others]), known=False)

    def asks_change(self, s: Table, seat: int) -> Text:
        return msg("gf-ask-read", kind=names.kind(self.kind))

    def on_change(self, s: Table, action: int) -> Step:
        role = self.role
        s.book(role).append(s.called(role).pop())
        s.called(role).append(take(s.book(role), CALL.argument(action)))
        return None

    def guess_secrets(self, s: Table, seat: int | None, chance: Chance) -> None:
        """Who was told the kind imagines no Play of the other one."""
        role = 1 - self.role
        called, book, reserve = s.called(role), s.book(role), s.reserve(role)
        if seat != s.seat(self.role) or s.faces[called[0]].kind == self.kind:
            return
        if not of_kind(s, book, self.kind):
            known = s.known_in(PLAYS[role], s.seat(role), seat)
            out = next((card for card in book if card not in known), called[0])
            exchange(book if out in book else called, out, reserve, any_of(s, reserve, self.kind, chance))
        if s.faces[called[0]].kind != self.kind:
            exchange(called, called[0], book, any_of(s, book, self.kind, chance))


def of_kind(s: Table, cards: list[int], kind: str) -> list[int]:
    return [card for card in cards if s.faces[card].kind == kind]


def any_of(s: Table, cards: list[int], kind: str, chance: Chance) -> int:
    fitting = of_kind(s, cards, kind)
    return fitting[chance.number("imagine", len(fitting))]


def exchange(one: list[int], out: int, other: list[int], into: int) -> None:
    """Two cards change places."""
    one[one.index(out)], other[other.index(into)] = into, out


def reads(s: Table, role: int) -> bool:
    """V63, V65"""
    return bool(s.in_force(role, "read")) and not s.in_force(1 - role, "lock_calls")


def show_play(s: Table, role: int, card: int) -> None:
    """GF-6.13, GF-14.4  A Play lies open."""
    team = s.team(role)
    s.zone(SHOWN + role, team).append(card)
    s.shown[role] = card
    face = s.faces[card]
    s.habits[(2 * team + role) * 2 + (face.kind == "pass")] += 1
    s.last_call[2 * team + role] = card
    spend(s, team, face.place, face.limit)


def callable_plays(s: Table, role: int) -> list[int]:
    """GF-6.10, GF-6.11  Plays that may be called; restrictions that leave none are void."""
    team, book = s.team(role), s.book(role)
    allowed = book
    if s.running or s.active[team] or s.active[s.other(team)]:
        kinds = restrictions(s, role)
        repeat = s.last_call[2 * team + role] if forbids_repeat(s, role) else NO_CARD
        allowed = [card for card in book if card != repeat and all(s.faces[card].kind == kind for kind in kinds)]
    usable_plays = [card for card in allowed if usable(s, team, place_of(card), s.faces[card].limit)]
    return [place_of(card) for card in usable_plays or allowed or book]


def restrictions(s: Table, role: int) -> list[str]:
    """V60  The kinds that effects force upon a call."""
    kinds = []
    for owner in (0, 1):
        whose = "own" if owner == role else "opp"
        kinds += [fx.p["kind"] for fx in s.in_force(owner, "force_kind") if fx.p["who"] == whose]
    return kinds


def forbids_repeat(s: Table, role: int) -> bool:
    """V61"""
    return any(
        fx.p["who"] == ("own" if owner == role else "opp")
        for owner in (0, 1)
        for fx in s.in_force(owner, "forbid_repeat")
    )


def dominant_choices(s: Table) -> list[int]:
    """GF-6.16  What the owner of the Play with the Advantage may choose from."""
    symbols = s.faces[s.shown[s.advantage]].symbols[:WILD]
    if not any(symbols):
        return [0, 1, 2, 3]
    if s.options.dominant_choice == "owner":
        return [ability for ability in range(4) if symbols[ability]]
    return [ability for ability in range(4) if symbols[ability] == max(symbols)]


TRY_SPOT = 98


@dataclass(slots=True)
class Drive(Procedure):
    """GF-5  From the exchange of a Play to the last down; how it ended is left on the table."""

    order = ("begin", "exchange", "draw", "window", "down", "next_down")

    def begin(self, s: Table) -> Step:  # GF-5.1, GF-5.8
        clear_play(s)
        s.drive_over, s.owed, s.scorer, s.context = "", "", -1, ""
        new_downs(s)
        s.tell(events.DriveBegins(s.names[s.off], s.drive, s.last_drive, s.los))
        return None

    def exchange(self, s: Table) -> Step:  # GF-5.2
        return Exchange()

    def draw(self, s: Table) -> Step:  # GF-5.5
        draw_fresh(s)
        s.tell(events.DownMarked(s.names[s.off], s.down, s.mark - s.los, s.los, True))
        return None

    def window(self, s: Table) -> Step:  # GF-5.7
        return open_window(s, "drive_start")

    def down(self, s: Table) -> Step:
        return Down()

    def next_down(self, s: Table) -> Step:  # GF-11.9, GF-12.1
        return DONE if s.drive_over or s.ended else self.down


@dataclass(slots=True)
class Down(Procedure):
    """GF-6.1, GF-6.8  Both switch their Team cards; the offence plays, punts or kicks."""

    order = ("switch", "declare")

    def switch(self, s: Table) -> Step:
        return Switching()

    def declare(self, s: Table) -> Step:  # GF-6.8, GF-16.6
        return Ask(s.seat(0), [PLAY(), PUNT(), FIELD_GOAL()])

    def asks_declare(self, s: Table, seat: int) -> Text:
        return msg("gf-ask-down", situation=names.situation(s, seat))

    def on_declare(self, s: Table, action: int) -> Step:
        if action in PLAY:
            s.tell(events.Declared(s.names[s.off], "play"))
            return Scrimmage()
        s.tell(events.Declared(s.names[s.off], "punt" if action in PUNT else "field goal"))
        return Punt() if action in PUNT else FieldGoal()


@dataclass(slots=True)
class Try(Procedure):
    """GF-12.11 to GF-12.15  After a touchdown: the extra point, or one Play for two."""

    order = ("hands", "choose", "kick", "kicked", "switch", "play", "again", "end")

    def hands(self, s: Table) -> Step:  # GF-12.30
        if s.scorer != s.off:
            put_back(s)
            s.off, s.dfn = s.dfn, s.off
            draw_fresh(s)
        s.los, s.mark = TRY_SPOT, GOAL_LINE
        return None

    def choose(self, s: Table) -> Step:  # GF-12.11
        return Ask(s.chief(s.off), [KICK(), GO_FOR_TWO()])

    def asks_choose(self, s: Table, seat: int) -> Text:
        return joined([msg("gf-ask-try"), msg("gf-ask-try-more")], "space")

    def on_choose(self, s: Table, action: int) -> Step:
        s.tell(events.Declared(s.names[s.off], "extra point" if action in KICK else "two points"))
        return None if action in KICK else self.switch

    def kick(self, s: Table) -> Step:  # GF-12.12
        clear_play(s)
        line_up_for_kick(s, "extra_point")
        return open_window(s, "kick")

    def kicked(self, s: Table) -> Step:
        if not s.blocked:
            score(s, s.off, "extra point")
        else:
            s.tell(events.TryFailed(s.names[s.off]))
        clear_kick(s)
        return self.end

    def switch(self, s: Table) -> Step:  # GF-12.13
        return Switching()

    def play(self, s: Table) -> Step:
        return Scrimmage()

    def again(self, s: Table) -> Step:  # GF-12.14
        return self.switch if s.flagged and not s.ended else None

    def end(self, s: Table) -> Step:  # GF-12.15
        s.context = ""
        s.owed, s.kicker, s.scorer = "kickoff", s.off, -1
        return None


@dataclass(slots=True)
class EndDrive(Procedure):
    """GF-12.22 to GF-12.28  Hands are put away, the Drive marker moves on, what lasted for the drive is over."""

    order = ("leave", "advance")

    def leave(self, s: Table) -> Step:
        return LeaveField()

    def advance(self, s: Table) -> Step:  # GF-12.23
        advance_marker(s)
        return None


def advance_marker(s: Table) -> None:
    """GF-12.23, GF-14.13  The Drive marker moves on by one."""
    end_drive_effects(s)
    s.drive += 1
    silent = s.options.length != "full" or s.options.form == "tag"  # a Full game has its halftime
    if silent and not s.overtime and s.half == 1 and s.drive > s.last_drive // 2:
        s.half = 2
        end_half_effects(s, everything=False)
