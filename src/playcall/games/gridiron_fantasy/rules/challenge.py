"""GF-7, GF-10  The Challenge: turns of laying cards until both pass in a row; windows for Actions; flags."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from playcall.contract import Text, joined, msg
from playcall.games.gridiron_fantasy import events, names
from playcall.games.gridiron_fantasy.actions import (
    ABILITY,
    ACCEPT,
    ACTION,
    ALERT,
    APPLY,
    COMPLAIN,
    DECLINE,
    END_TURN,
    LAY,
    NAME,
    PASS,
)
from playcall.games.gridiron_fantasy.catalogue import FX, NEXT_PLAY, SECS, WILD, WINDOW, holds, team_of
from playcall.games.gridiron_fantasy.effects import WINDOWS
from playcall.games.gridiron_fantasy.improving import (
    CHALLENGE,
    FINISH,
    PENALTY,
    RESPONSE,
    Search,
    Standing,
    ability_in,
    playable,
    standing,
)
from playcall.games.gridiron_fantasy.moves import refresh, spend, take
from playcall.games.gridiron_fantasy.rules.effects import Carry, faces_of, open_secondary
from playcall.games.gridiron_fantasy.table import Table, place_of
from playcall.games.gridiron_fantasy.totals import Piece, amplifier, met, recount, ways
from playcall.games.gridiron_fantasy.zones import note_pass
from playcall.kernel import DONE, Ask, Procedure, Step


def open_window(s: Table, name: str, only: int = -1) -> Window | None:
    """A window, if somebody has something to play in it (GF-7.28)."""
    bit = WINDOW[name]
    for role in (0, 1):
        if only in (-1, role) and playable(s, role, bit):
            return Window(bit, only)
    return None


@dataclass(slots=True)
class Window(Procedure):
    """GF-7.28, GF-7.30  Offence first, then in turn until both decline in a row; who is asked is told to nobody."""

    window: int
    only: int = -1
    """The only role that may play here; -1 for both."""
    role: int = 0
    declined: int = 0

    order = ("find", "offer", "again")

    def find(self, s: Table) -> Step:
        while self.declined < 2 and not s.faked and not s.blocked:  # GF-12.9
            if self.only in (-1, self.role) and playable(s, self.role, self.window):
                return None
            self.role = 1 - self.role
            self.declined += 1
        return DONE

    def offer(self, s: Table) -> Step:
        return Ask(s.seat(self.role), [*playable(s, self.role, self.window), DECLINE()], known=False)

    def asks_offer(self, s: Table, seat: int) -> Text:
        return msg("gf-ask-window", window=WINDOWS[self.window.bit_length() - 1])

    def on_offer(self, s: Table, action: int) -> Step:
        role = self.role
        self.role = 1 - role
        if action in DECLINE:
            self.declined += 1
            return None
        self.declined = 0
        return use(s, role, action, self.window)

    def again(self, s: Table) -> Step:
        return self.find


def use(s: Table, role: int, action: int, window: int) -> Procedure:
    """Play an Action from the hand, or use a Team card's ability."""
    if action in ACTION:
        return PlayAction(role, take(s.hand(role), ACTION.argument(action)), window)
    place = ABILITY.argument(action)
    card = next(card for card in s.active[s.team(role)] if place_of(card) == place)
    return UseAbility(role, card, ability_in(s, s.team(role), card, window))


@dataclass(slots=True)
class PlayAction(Procedure):
    """GF-7.23  An Action is laid open, may be answered, and works at once."""

    role: int
    card: int
    window: int

    order = ("lay_open", "answer", "work", "count")

    def lay_open(self, s: Table) -> Step:  # GF-8.16, GF-10.2, GF-14.4
        face = s.faces[self.card]
        s.played(self.role).append(self.card)
        if self.window not in (PENALTY, FINISH):
            s.used.append(self.card)
        spend(s, s.team(self.role), face.place, face.limit)
        if self.window == CHALLENGE:
            s.last[self.role] = self.card
        s.cancelled = False
        s.tell(events.ActionPlayed(s.seat_names(self.role), self.card))
        return None

    def answer(self, s: Table) -> Step:  # GF-7.27
        answers = [] if self.window == RESPONSE else playable(s, 1 - self.role, RESPONSE, self.card)
        answers = [action for action in answers if action in ACTION]
        return Ask(s.seat(1 - self.role), [*answers, DECLINE()], known=False) if answers else self.work

    def asks_answer(self, s: Table, seat: int) -> Text:
        return msg("gf-ask-answer", card=s.faces[self.card].name)

    def on_answer(self, s: Table, action: int) -> Step:
        if action in DECLINE:
            return None
        return use(s, 1 - self.role, action, RESPONSE)

    def work(self, s: Table) -> Step:
        if s.cancelled and self.window != RESPONSE:
            s.cancelled = False
            s.tell(events.ActionCancelled(s.seat_names(self.role), self.card))
            return DONE
        return Carry(s.team(self.role), self.card, tuple([fx.number for fx in s.faces[self.card].effects]))

    def count(self, s: Table) -> Step:
        refresh(s)
        return None


@dataclass(slots=True)
class UseAbility(Procedure):
    """GF-7.31  A Team card's ability is used."""

    role: int
    card: int
    number: int

    order = ("work", "count")

    def work(self, s: Table) -> Step:  # GF-14.4
        ability = s.faces[self.card].abilities[self.number]
        s.used_now.append(self.card)
        spend(s, s.team(self.role), place_of(self.card), ability.limit)
        s.tell(events.AbilityUsed(s.seat_names(self.role), self.card, self.number))
        return Carry(s.team(self.role), self.card, tuple([fx.number for fx in ability.effects]))

    def count(self, s: Table) -> Step:
        refresh(s)
        return None


@dataclass(slots=True)
class Challenge(Procedure):
    """GF-7.1 to GF-7.9  Turns alternate; two passes in a row end it."""

    role: int
    """Whose turn it is."""
    passes: int = 0
    acted: bool = False
    """GF-7.8  Whether anything was used in this turn."""
    before: tuple[int, ...] = ()
    """GF-7.32  How things stood before the first card of an improvement."""
    laid: tuple[int, ...] = ()
    """Cards laid since then, or since they were complete last."""
    earlier: tuple[int, ...] = ()
    """GF-7.7  What had been achieved then: improvements as in `Search.achieved`."""
    naming: int = -1
    """The Wild card that is being laid."""
    primary: bool = True

    order = ("turn", "name_wild", "count", "next_turn")

    def turn(self, s: Table) -> Step:
        search, faces = self.search(s), s.faces
        may_end = not self.laid or search.done()
        pieces = search.options()
        options = LAY.of(list(dict.fromkeys([place_of(p.card) for p in pieces if faces[p.card].challenge])))
        options += [APPLY(place_of(p.card)) for p in pieces if not faces[p.card].challenge]
        if may_end or not options:  # GF-7.24
            if self.primary:
                options += playable(s, self.role, CHALLENGE)
            options.append(END_TURN() if self.acted else PASS())
        return Ask(s.seat(self.role), options)

    def asks_turn(self, s: Table, seat: int) -> Text:
        ability = self.ability(s)
        own, other = s.totals[self.role * 4 + ability], s.totals[4 - self.role * 4 + ability]
        told: dict[str, Any] = {"ability": names.ability(ability), "own": own, "other": other}
        if self.primary:
            question = msg("gf-ask-turn", leads=names.yes(s.leads(self.role, ability)), **told)
            return joined([question, msg("gf-ask-turn-more")], "space")
        return joined([msg("gf-ask-extra", **told), msg("gf-ask-extra-more")], "space")

    def on_turn(self, s: Table, action: int) -> Step:
        if action in PASS or action in END_TURN:
            self.passes = self.passes + 1 if action in PASS else 0
            if action in PASS:
                if self.primary:
                    note_pass(s, self.role)
                s.tell(events.Passed(s.seat_names(self.role)))
            return self.next_turn
        self.acted = True
        if action in ACTION or action in ABILITY:
            self.before, self.laid, self.earlier = (), (), ()  # GF-7.32
            return use(s, self.role, action, CHALLENGE)
        if action in APPLY:
            self.note(s)
            return self.apply_star(s, APPLY.argument(action))
        place = LAY.argument(action)
        card = next(card for card in s.hand(self.role) if place_of(card) == place)
        wild = s.faces[card].symbols[WILD] > 0
        found = [piece for piece in self.lays(s) if piece.card == card] if wild else []
        if len(found) > 1:
            self.naming = card
            return None
        piece = found[0] if wild else ways(s, self.role, card, amplifier(s, self.role))[0]
        self.note(s)
        return self.put_down(s, piece)

    def name_wild(self, s: Table) -> Step:  # GF-1.5
        if self.naming < 0:
            return None
        names = [piece.name for piece in self.lays(s) if piece.card == self.naming]
        return Ask(s.seat(self.role), NAME.of(names))

    def asks_name_wild(self, s: Table, seat: int) -> Text:
        return msg("gf-ask-wild", card=s.faces[self.naming].name)

    def on_name_wild(self, s: Table, action: int) -> Step:
        name = NAME.argument(action)
        piece = next(p for p in self.lays(s) if p.card == self.naming and p.name == name)
        self.naming = -1
        self.note(s)
        return self.put_down(s, piece)

    def count(self, s: Table) -> Step:
        return self.turn

    def next_turn(self, s: Table) -> Step:  # GF-7.3, GF-7.8
        if self.passes == 2:
            return DONE
        self.role = 1 - self.role
        self.acted, self.before, self.laid, self.earlier = False, (), (), ()
        return self.turn

    def ability(self, s: Table) -> int:
        """What this Challenge is about: the Dominant Ability, or the key of an additional Secondary."""
        return s.dominant if self.primary else SECS[s.secondaries[0][1]].key

    # Laying -------------------------------------------------------------------------------------------------------

    def lays(self, s: Table) -> list[Piece]:
        return self.search(s).options()

    def search(self, s: Table) -> Search:
        before = _standing(self.before) if self.laid else standing(s, self.role)
        return Search(s, self.role, before, self.laid, self.primary, frozenset(self.earlier))

    def note(self, s: Table) -> None:
        """GF-7.7, GF-7.32  How things stand before the first card, or the first one after completeness."""
        if not self.laid:
            self.before = _flat(standing(s, self.role))
        elif done := self.search(s).done():
            self.laid, self.earlier = (), tuple(sorted(done))

    def apply_star(self, s: Table, place: int) -> Step:
        """GF-6.18"""
        card = next(card for card in s.active[s.team(self.role)] if place_of(card) == place)
        s.applied.append(card)
        self.laid += (card,)
        recount(s)
        totals = s.totals[s.dominant], s.totals[4 + s.dominant]
        s.tell(events.StarApplied(s.seat_names(self.role), card, s.dominant, *totals))
        return self.turn

    def put_down(self, s: Table, piece: Piece) -> Step:
        """GF-7.4, GF-8.14  A Challenge card is laid."""
        role, card = self.role, piece.card
        face, team = s.faces[card], s.team(role)
        used_up = amplifier(s, role) > 1
        s.hand(role).remove(card)
        s.played(role).append(card)
        s.used.append(card)
        s.laid.append((role, card, *piece.symbols))
        self.laid += (card,)
        if self.primary:
            s.last[role] = card
        spend(s, team, face.place, face.limit)
        if used_up:
            drop_amplifier(s, team)
        recount(s)
        if s.log is not None:
            ability = self.ability(s)
            named = piece.name if face.symbols[WILD] else -1
            totals = s.totals[ability], s.totals[4 + ability]
            keys = {SECS[number].key for _, number in s.secondaries} - {ability}
            beside = [(key, s.totals[key], s.totals[4 + key]) for key in sorted(keys) if piece.adds[key]]
            s.tell(events.CardLaid(s.names[team], card, named, ability, *totals, tuple(beside)))
        for sec in face.opens:
            if self.primary:
                open_secondary(s, role, sec.number, card)
        if face.wrapped:
            return Carry(team, card, tuple([fx.number for fx in face.wrapped]))
        return self.turn


def drop_amplifier(s: Table, team: int) -> None:
    """V04  It counts for one card."""
    amplifying = [entry for entry in s.running if entry[1] == team and FX[entry[0]].do == "amplify"]
    best = max(amplifying, key=lambda entry: FX[entry[0]].p["factor"])
    s.running.remove(best)


def _flat(now: Standing) -> tuple[int, ...]:
    return int(now.leads), int(now.double), int(now.other_double), *map(int, now.met)


def _standing(flat: tuple[int, ...]) -> Standing:
    return Standing(bool(flat[0]), bool(flat[1]), bool(flat[2]), tuple(map(bool, flat[3:])))


@dataclass(slots=True)
class ExtraChallenge(Procedure):
    """GF-8.18 to GF-8.20  An additional Secondary Challenge, called for by a Special Result."""

    role: int
    number: int
    card: int

    order = ("open", "lay", "judge")

    def open(self, s: Table) -> Step:
        s.secondaries = []
        open_secondary(s, self.role, self.number, self.card)
        return None

    def lay(self, s: Table) -> Step:
        key = SECS[self.number].key
        return Challenge(int(s.leads(0, key)), primary=False)

    def judge(self, s: Table) -> Step:  # GF-8.20
        sec = SECS[self.number]
        success = met(s, self.role, sec.key, sec.need)
        own, other = s.totals[self.role * 4 + sec.key], s.totals[4 - self.role * 4 + sec.key]
        s.tell(events.SecondaryResult(s.seat_names(self.role), sec.key, own, other, success, self.number))
        if success:
            return Carry(s.team(self.role), self.card, tuple([fx.number for fx in sec.effects]))
        return None


NO_FOUL = 99


class Foul(NamedTuple):
    """A card with a Penalty Risk, as it stands after shifts."""

    card: int
    risk: int
    yards: int
    name: str
    """As it is printed; empty for one that the team is framed with (V74)."""


@dataclass(slots=True)
class Flags(Procedure):
    """GF-10.1 to GF-10.13  At most one penalty is called per Play."""

    fouling: int = -1
    """The role whose foul is more blatant; -1 for none."""
    covered: tuple[int, ...] = ()
    """Roles that have had the window."""
    card: int = -1
    """What the referee is to see."""
    alerts: tuple[int, ...] = ()

    order = ("compare", "cover", "judge_again", "complain", "show_alerts", "call_it", "decide")

    def compare(self, s: Table) -> Step:  # GF-10.3
        self.fouling = fouling_role(s)
        return None if self.fouling >= 0 else self.call_off(s)

    def cover(self, s: Table) -> Step:  # GF-10.5
        if self.fouling in self.covered:
            return None
        self.covered += (self.fouling,)
        return open_window(s, "penalty", self.fouling)

    def judge_again(self, s: Table) -> Step:  # GF-10.5
        now = fouling_role(s)
        if now < 0:
            return self.call_off(s)
        if now != self.fouling:
            self.fouling = now
            return self.cover
        self.tell_risks(s)
        return None

    def complain(self, s: Table) -> Step:  # GF-10.6, GF-10.9
        role = 1 - self.fouling
        worst = most_blatant(s, self.fouling)
        if not worst or reach(s, role) < worst[0].risk or s.in_force(self.fouling, "no_flag"):
            return DONE
        seen = list(dict.fromkeys([place_of(foul.card) for foul in worst]))
        return Ask(s.seat(role), [*COMPLAIN.of(seen), DECLINE()], known=False)

    def asks_complain(self, s: Table, seat: int) -> Text:
        question = msg(
            "gf-ask-complain", team=names.short(s.seat_names(self.fouling)), risk=most_blatant(s, self.fouling)[0].risk
        )
        return joined([question, msg("gf-ask-complain-more")], "space")

    def on_complain(self, s: Table, action: int) -> Step:
        if action in DECLINE:
            return DONE
        place = COMPLAIN.argument(action)
        self.card = next(f.card for f in most_blatant(s, self.fouling) if place_of(f.card) == place)
        return None

    def show_alerts(self, s: Table) -> Step:  # GF-10.7, GF-10.8, GF-10.9
        role = 1 - self.fouling
        cards = [card for card in s.hand(role) if s.faces[card].alert]
        return Ask(s.seat(role), ALERT.of(faces_of(cards))) if cards else DONE

    def asks_show_alerts(self, s: Table, seat: int) -> Text:
        return msg("gf-ask-alert", shown=self.shown(s), risk=self.foul(s).risk)

    def on_show_alerts(self, s: Table, action: int) -> Step:
        role = 1 - self.fouling
        card = take(s.hand(role), ALERT.argument(action))
        s.played(role).append(card)
        self.alerts += (card,)
        return None if self.shown(s) >= self.foul(s).risk else self.show_alerts

    def call_it(self, s: Table) -> Step:
        role, foul = 1 - self.fouling, self.foul(s)
        bonus = alert_bonus(s, role)
        s.tell(events.Complained(s.seat_names(role), self.card, self.alerts, bonus, foul.risk, foul.name))
        return None

    def decide(self, s: Table) -> Step:  # GF-10.11, GF-10.17
        return Ask(s.seat(1 - self.fouling), [ACCEPT(), DECLINE()])

    def asks_decide(self, s: Table, seat: int) -> Text:
        return joined([msg("gf-ask-flag"), msg("gf-ask-flag-more")], "space")

    def on_decide(self, s: Table, action: int) -> Step:  # GF-10.12, GF-10.16
        role = 1 - self.fouling
        yards = penalty_yards(s, self.fouling, self.foul(s).yards)
        if action in ACCEPT:
            s.flagged = True
            s.turnover = ""
            s.los = flagged_spot(s, self.fouling, yards)
        accepted = action in ACCEPT
        s.tell(events.FlagDecided(s.seat_names(role), s.seat_names(self.fouling), accepted, yards, s.los))
        return None

    def foul(self, s: Table) -> Foul:
        return next(foul for foul in fouls(s, self.fouling) if foul.card == self.card)

    def shown(self, s: Table) -> int:
        return sum(s.faces[card].alert for card in self.alerts) + alert_bonus(s, 1 - self.fouling)

    def call_off(self, s: Table) -> Step:
        self.fouling = -1
        self.tell_risks(s)
        return DONE

    def tell_risks(self, s: Table) -> None:
        if s.log is not None:
            low = [min((foul.risk for foul in fouls(s, role)), default=0) for role in (0, 1)]
            fouling = s.seat_names(self.fouling) if self.fouling >= 0 else ""
            s.tell(events.RisksCompared(s.names[s.off], s.names[s.dfn], low[0], low[1], fouling))


def fouls(s: Table, role: int) -> list[Foul]:
    """GF-10.1, GF-10.2, GF-10.4  Every card of a role with a risk, after shifts, and those it is framed with."""
    team, found = s.team(role), []
    for card in [s.shown[role], *[card for card in s.used if team_of(card) == team]]:
        penalty = s.faces[card].penalty
        if penalty is not None:
            scope = "plays" if card == s.shown[role] else "actions"
            shifts = [fx.n for fx in s.in_force(role, "risk_shift") if fx.p["scope"] in ("all", scope)]
            found.append(Foul(card, max(1, penalty.risk + sum(shifts)), penalty.yards, penalty.foul))
    other = s.other(team)
    for number, owner, card, until, _, _ in s.running:
        fx = FX[number]
        if fx.do == "frame" and owner == other and until != NEXT_PLAY and holds(s, fx.tests, other):
            found.append(Foul(card, max(1, fx.p["risk"]), fx.p["yards"], ""))
    return found


def most_blatant(s: Table, role: int) -> list[Foul]:
    found = fouls(s, role)
    low = min((foul.risk for foul in found), default=NO_FOUL)
    return [foul for foul in found if foul.risk == low]


def fouling_role(s: Table) -> int:
    """GF-10.3"""
    low = [min((foul.risk for foul in fouls(s, role)), default=NO_FOUL) for role in (0, 1)]
    return -1 if low[0] == low[1] else int(low[1] < low[0])


def alert_bonus(s: Table, role: int) -> int:
    return sum(fx.n for fx in s.in_force(role, "alert_bonus"))


def reach(s: Table, role: int) -> int:
    """GF-10.8  The most that a complaint could sum up to; 0 without a card to show."""
    alerts = sum(s.faces[card].alert for card in s.hand(role))
    return alerts + alert_bonus(s, role) if alerts else 0


def flagged_spot(s: Table, fouling: int, yards: int) -> int:
    """GF-10.12  Where the ball lies after a penalty against a role."""
    return s.los + (yards if fouling == 1 else -yards)


def penalty_yards(s: Table, fouling: int, yards: int) -> int:
    """GF-10.16, V73  At most half the distance to the goal line the ball is moved to."""
    yards += sum(fx.n for fx in s.in_force(1 - fouling, "flag_yards"))
    return min(yards, (s.ytg if fouling == 1 else s.los) // 2)
