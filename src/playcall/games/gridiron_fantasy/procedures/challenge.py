"""GF-7  The Challenge: turns of laying cards until both pass in a row; and additional Secondaries (GF-8.18)."""

from __future__ import annotations

from dataclasses import dataclass

from playcall.games.gridiron_fantasy import events
from playcall.games.gridiron_fantasy.actions import ABILITY, ACTION, APPLY, END_TURN, LAY, NAME, PASS
from playcall.games.gridiron_fantasy.catalogue import SECS, WILD
from playcall.games.gridiron_fantasy.improving import Search, Standing, standing
from playcall.games.gridiron_fantasy.moves import spend
from playcall.games.gridiron_fantasy.passing import note_pass
from playcall.games.gridiron_fantasy.pieces import Piece, amplifier, ways
from playcall.games.gridiron_fantasy.playable import CHALLENGE, playable
from playcall.games.gridiron_fantasy.procedures.effects import Carry, open_secondary
from playcall.games.gridiron_fantasy.procedures.windows import use
from playcall.games.gridiron_fantasy.table import Table, place_of
from playcall.games.gridiron_fantasy.totals import met, recount
from playcall.kernel import DONE, Ask, Procedure, Step


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
    """Cards laid since then."""
    naming: int = -1
    """The Wild card that is being laid."""
    primary: bool = True

    order = ("turn", "name_wild", "count", "next_turn")

    def turn(self, s: Table) -> Step:
        search, faces = self.search(s), s.faces
        pieces = search.options()
        options = LAY.of(list(dict.fromkeys([place_of(p.card) for p in pieces if faces[p.card].challenge])))
        options += [APPLY(place_of(p.card)) for p in pieces if not faces[p.card].challenge]
        if not self.laid or search.done() or not options:  # GF-7.24
            if self.primary:
                options += playable(s, self.role, CHALLENGE)
            options.append(END_TURN() if self.acted else PASS())
        return Ask(s.seat(self.role), options)

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
            self.before, self.laid = (), ()  # GF-7.32
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
        self.acted, self.before, self.laid = False, (), ()
        return self.turn

    # Laying -------------------------------------------------------------------------------------------------------

    def lays(self, s: Table) -> list[Piece]:
        return self.search(s).options()

    def search(self, s: Table) -> Search:
        before = _standing(self.before) if self.laid else standing(s, self.role)
        return Search(s, self.role, before, self.laid, self.primary)

    def note(self, s: Table) -> None:
        """GF-7.32  How things stand before the first card."""
        if not self.laid:
            self.before = _flat(standing(s, self.role))

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
            ability = s.dominant if self.primary else SECS[s.secondaries[0][1]].key
            totals = s.totals[ability], s.totals[4 + ability]
            s.tell(events.CardLaid(s.names[team], card, piece.name if face.symbols[WILD] else -1, ability, *totals))
        for sec in face.opens:
            if self.primary:
                open_secondary(s, role, sec.number, card)
        if face.wrapped:
            return Carry(team, card, tuple([fx.number for fx in face.wrapped]))
        return self.turn


def drop_amplifier(s: Table, team: int) -> None:
    """V04  It counts for one card."""
    from playcall.games.gridiron_fantasy.catalogue import FX

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
        s.tell(events.SecondaryResult(s.seat_names(self.role), sec.key, own, other, success))
        if success:
            return Carry(s.team(self.role), self.card, tuple([fx.number for fx in sec.effects]))
        return None
