"""The table of Masters of Football: where cards lie, the position, who sees what, and the rulebook's nouns.

Players lie by club, cards and managers by seat, teams and tactic cards by side of a match: home and away of the first
match, then of the second where two are played at once.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from playcall.games.masters_football import events
from playcall.games.masters_football.actions import played
from playcall.games.masters_football.cards import GOLD, LEVEL, LIKENESS, POS, WOOD, CardSet
from playcall.games.masters_football.match import NOBODY, Match
from playcall.games.masters_football.options import Options
from playcall.kernel import (
    Chance,
    Sees,
    State,
    ZoneKind,
    ZoneLayout,
    constant,
    draw,
    memo,
    public,
    secret,
)

if TYPE_CHECKING:
    from playcall.games.masters_football.game import MastersOfFootball


SEATS: Final = 8
CLUBS: Final = 8
MATCHES: Final = 2
SIDES: Final = 2 * MATCHES

OFFER = ZoneKind("manager offer", Sees.OWNER, back="manager", per="seat", holders=SEATS)
MANAGER = ZoneKind("manager", Sees.ALL, back="manager", per="seat", holders=SEATS)
REMOVED = ZoneKind("removed managers", Sees.NOBODY, back="manager")
STACK = ZoneKind("player stack", Sees.NOBODY, back="player", per="level", holders=4)
DISCARDS = ZoneKind("player discards", Sees.ALL, back="player", per="level", holders=4)
PURCHASE = ZoneKind("purchase hand", Sees.OWNER, back="player", per="seat", holders=SEATS)
SQUAD = ZoneKind("squad", Sees.OWNER, back="player", per="club", holders=CLUBS, group="club")
FACE_DOWN = ZoneKind("team face down", Sees.OWNER, back="player", per="side", holders=SIDES, group="club")
PITCH = ZoneKind("pitch", Sees.ALL, back="player", per="side", holders=SIDES)
OFF = ZoneKind("taken off", Sees.ALL, back="player", per="side", holders=SIDES)
TACTIC_SET = ZoneKind("tactic cards", Sees.OWNER, back="tactic", per="side", holders=SIDES, group="tactics")
LAID = ZoneKind("tactic face down", Sees.OWNER, back="tactic", per="side", holders=SIDES, group="tactics")
ACTION_STACK = ZoneKind("action stack", Sees.NOBODY, back="action")
ACTION_DISCARD = ZoneKind("action discard", Sees.ALL, back="action")
HAND = ZoneKind("action hand", Sees.OWNER, back="action", per="seat", holders=SEATS)
IN_PLAY = ZoneKind("in play", Sees.ALL, back="action", per="match", holders=MATCHES)
ON_TABLE = ZoneKind("played", Sees.ALL, back="action", per="match", holders=MATCHES)

LAYOUT = ZoneLayout(
    [
        OFFER, MANAGER, REMOVED, STACK, DISCARDS, PURCHASE, SQUAD, FACE_DOWN, PITCH, OFF, TACTIC_SET, LAID,
        ACTION_STACK, ACTION_DISCARD, HAND, IN_PLAY, ON_TABLE,
    ]
)  # fmt: skip


LIMIT = 6
"""MF-4.7, MF-13.11  Players of a squad."""
HAND_LIMIT = 5
"""MF-5.1, MF-14.4  Action cards of a hand."""
SWAP_PRICE = 1
"""MF-5.2  M for another action card."""
DISCOUNT = 1
"""MF-4.5  M that the Super-Agent Partnership pays less for every player who costs more than that."""


class Table(State):
    """A position. Clubs 0 to 3 are the letters A to D of the first championship, 4 to 7 those of the second."""

    game: MastersOfFootball
    options: Options

    cards: CardSet = constant()
    club_seats: list[int] = public(lambda table: [-1] * table.options.clubs)
    """The person of each club; -1 for a Non-Person Team."""
    seat_clubs: list[int] = public(lambda table: [-1] * table.options.seats)
    money: list[int] = public(lambda table: [0] * table.options.seats)
    reserved: list[int] = public(lambda table: [0] * table.options.seats)
    """M of each person, and how much of it is reserved (MF-15.8)."""
    stage: str = public("setup")
    """setup, season, academy, market, final, over."""
    matchday: int = public(0)
    matches: list[Match] = public([])
    """The matches played now: one, or two at once."""
    results: list[int] = public([])
    """Matches played, five numbers each (see `league.Played`)."""
    champions: list[int] = public(lambda table: [-1] * table.options.championships)
    """The champion of each championship that is decided."""
    seen: list[int] = memo([])
    """Players of squads that were face up on a pitch."""
    bought: list[int] = secret(lambda table: [0] * table.options.seats)
    """For each seat the players set aside in a purchase under way, as a bit mask of places (MF-4.6)."""
    aside: list[int] = secret([])
    """Cards chosen for a window and not yet revealed: seat and action, in turn (MF-7.10)."""
    drawn: list[int] = secret([])
    """Wood players drawn for the matches in hand: club and player, in turn (MF-7.3)."""

    # Who sees what ------------------------------------------------------------------------------------------------

    def owner(self, per: str, holder: int) -> int | None:
        if per == "seat":
            return holder
        seat = NOBODY
        if per == "club":
            seat = self.club_seats[holder] if holder < len(self.club_seats) else NOBODY
        elif per == "side" and holder // 2 < len(self.matches):
            seat = self.matches[holder // 2].seats[holder % 2]
        return seat if seat >= 0 else None

    def shows(self, kind: ZoneKind, holder: int, seat: int | None) -> bool:
        """Non-Person Teams play openly (MF-21.2, MF-21.3); a spy looks at the other bench."""
        if kind is SQUAD:
            return holder < len(self.club_seats) and self.club_seats[holder] < 0
        if kind in (FACE_DOWN, LAID, TACTIC_SET):
            if holder // 2 >= len(self.matches):
                return True
            match, side = self.matches[holder // 2], holder % 2
            spy = kind is not TACTIC_SET and match.spying[1 - side] and match.seats[1 - side] == seat
            return match.seats[side] < 0 or bool(spy)
        return False

    def known_in(self, group: str, owner: int | None, seat: int | None) -> Iterable[int]:
        """Players that were on a pitch stay known; of a tactic set everybody knows the four cards."""
        if owner is None or group not in ("club", "tactics"):
            return ()
        playing = next(((m, m.seats.index(owner)) for m in self.matches if owner in m.seats), None)
        zones = [self.zones[SQUAD(self.seat_clubs[owner])]] if group == "club" else []
        if playing is not None:
            match, side = playing
            holder = match.zone(side)
            spied = match.spying[1 - side] and match.seats[1 - side] == seat
            kinds = (FACE_DOWN,) if group == "club" else (TACTIC_SET, LAID)
            zones += [self.zones[kind(holder)] for kind in kinds if kind is TACTIC_SET or not spied]
        cards = [card for zone in zones for card in zone]
        return cards if group == "tactics" else [card for card in cards if card in self.seen]

    def likeness(self, back: str, card: int) -> str:
        """Levels are public: what was dealt and what was left is open, and so are the dice of the academy."""
        return LIKENESS[card] if back == "player" else back

    def guess_secrets(self, seat: int | None, chance: Chance) -> None:
        for i in range(0, len(self.drawn), 2):
            if self.club_seats[self.drawn[i]] not in (seat, NOBODY):
                self.drawn[i + 1] = self.some_wood(self.drawn[i], self.drawn[1:i:2])
        choosing = self.stack[-1] if self.stack else None
        guess_secrets = getattr(choosing, "guess_secrets", None)
        if guess_secrets is not None:
            guess_secrets(self, seat, chance)

    def some_wood(self, club: int, others: list[int]) -> int:
        """A wood player of an imagined squad that could have been drawn for the match; -1 when there is none."""
        holders = [m.zone(m.clubs.index(club)) for m in self.matches if club in m.clubs]
        zones = [SQUAD(club), *(kind(holder) for holder in holders for kind in (FACE_DOWN, PITCH, OFF))]
        cards = sorted(card for zone in zones for card in self.zones[zone] if LEVEL[card] >= WOOD)
        return next((card for card in cards if card not in others), NOBODY)

    def required(self, club: int) -> int:
        """MF-7.3  The player a team must contain: the last one drawn for it."""
        return next((self.drawn[i + 1] for i in range(len(self.drawn) - 2, -1, -2) if self.drawn[i] == club), NOBODY)

    def own_facts(self, seat: int | None) -> dict[str, Any]:
        """What a table draws beside the position, and what only this seat knows of itself."""
        from playcall.games.masters_football.facts import facts_for

        return facts_for(self, seat)

    def seen_of(self, club: int) -> list[int]:
        """Players of a squad that others know."""
        if self.club_seats[club] < 0:
            return self.zones[SQUAD(club)]
        holders = [m.zone(m.clubs.index(club)) for m in self.matches if club in m.clubs]
        zones = [SQUAD(club), *(FACE_DOWN(holder) for holder in holders)]
        return sorted(card for zone in zones for card in self.zones[zone] if card in self.seen)

    def match_now(self) -> Match:
        """The match that the present question is about."""
        return self.matches[getattr(self.stack[-1], "slot", 0)]

    def match_of(self, seat: int) -> Match | None:
        """Of two matches played at once the seat's own, else the one with an open window, else the first."""
        own = [m for m in self.matches if seat in m.seats]
        return next(iter([*own, *(m for m in self.matches if m.window), *self.matches]), None)

    # A person's things --------------------------------------------------------------------------------------------

    def ability(self, seat: int) -> str:
        cards = self.zones[MANAGER(seat)]
        return self.cards.managers[cards[0]].ability if cards else ""

    def available(self, seat: int) -> int:
        """MF-1.5  Money that is not reserved."""
        return self.money[seat] - self.reserved[seat]

    def basket(self, seat: int) -> list[int]:
        """The players set aside in a purchase under way."""
        mask = self.bought[seat]
        return [card for place, card in enumerate(self.zones[PURCHASE(seat)]) if mask >> place & 1] if mask else []

    def price(self, seat: int, card: int) -> int:
        """MF-4.5, MF-16.6  The Super-Agent Partnership pays 1 M less, except for players of printed cost 1."""
        cost = self.cards.players[card].cost
        return cost - DISCOUNT if cost > DISCOUNT and self.ability(seat) == "super_agent" else cost

    def purse(self, seat: int) -> int:
        """Available money less what is in the basket or set aside."""
        left = self.money[seat] - self.reserved[seat]
        if self.bought[seat]:
            left -= sum(self.price(seat, card) for card in self.basket(seat))
        return left - sum(map(self.dues, self.set_aside(seat))) if self.aside else left

    def set_aside(self, seat: int) -> list[int]:
        """The plays a seat has chosen for the window, not yet revealed."""
        aside = self.aside
        return [aside[i + 1] for i in range(0, len(aside), 2) if aside[i] == seat]

    def dues(self, action: int) -> int:
        """What a play costs or reserves."""
        card = self.cards.actions[played(action)[0]]
        return card.price + card.reserve

    @property
    def swap_price(self) -> int:
        """MF-5.2  What a swap costs."""
        return SWAP_PRICE

    def pay(self, seat: int, amount: int, why: str) -> None:
        """MF-1.6  Money goes to the bank; a negative amount comes from it."""
        if amount:
            self.money[seat] -= amount
            self.tell(events.MoneyChanged(seat, self.seat_clubs[seat], -amount, self.money[seat], why))

    def draw_action(self, seat: int) -> int | None:
        """MF-5.8  The top action card goes into a hand; an empty stack is replaced by the shuffled discards."""
        card = draw(self, ACTION_STACK(), ACTION_DISCARD(), "actions")
        if card is not None:
            self.zones[HAND(seat)].append(card)
        return card

    # Clubs --------------------------------------------------------------------------------------------------------

    def draw_player(self, level: int, club: int) -> int:
        """MF-23.1, MF-23.2, MF-23.3  The top player of a level, of the next lower one, or a Local Lad."""
        for lower in range(level, WOOD + 1):
            card = draw(self, STACK(lower), DISCARDS(lower), "players")
            if card is not None:
                return card
        return self.local_lad(club)

    def local_lad(self, club: int) -> int:
        """MF-23.3  Of the position that fewest players of the squad have."""
        squad = self.zones[SQUAD(club)]
        counts = [sum(POS[card] == pos for card in squad) for pos in "DMF"]
        used = {card for zone in self.zones for card in zone if card >= self.cards.printed}
        first = self.cards.printed
        free = next(n for n in range(first, len(LEVEL), 3) if not used & {n, n + 1, n + 2})
        return free + counts.index(min(counts))

    def discard_player(self, card: int) -> None:
        """MF-4.8, MF-23.4  Face up to the pile of its level; a Local Lad leaves the game."""
        if card in self.seen:
            self.seen.remove(card)
        if GOLD <= LEVEL[card] <= WOOD:
            self.zones[DISCARDS(LEVEL[card])].append(card)

    def join(self, club: int, card: int) -> None:
        self.zones[SQUAD(club)].append(card)
        self.zones[SQUAD(club)].sort()

    def persons(self) -> range:
        return range(len(self.seat_clubs))

    def npts(self) -> list[int]:
        """Clubs without a person, in letter order, those of the first championship before the others."""
        return [club for club, seat in enumerate(self.club_seats) if seat < 0]
