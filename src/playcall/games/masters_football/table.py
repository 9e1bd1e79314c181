"""The table of Masters of Football: the position, who sees what, and the rulebook's nouns."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Self

import msgspec

from playcall.games.masters_football import events, league
from playcall.games.masters_football.actions import ACTIONS, played
from playcall.games.masters_football.cards import GOLD, WOOD, CardSet
from playcall.games.masters_football.figures import LEVEL, LIKENESS, POS
from playcall.games.masters_football.match import NOBODY, Match
from playcall.games.masters_football.options import Options
from playcall.games.masters_football.zones import (
    ACTION_DISCARD,
    ACTION_STACK,
    DISCARDS,
    FACE_DOWN,
    HAND,
    LAID,
    MANAGER,
    OFF,
    PITCH,
    PURCHASE,
    SQUAD,
    STACK,
    TACTIC_SET,
)
from playcall.kernel import Ask, BadPosition, Chance, Procedure, Result, State, ZoneKind, draw

if TYPE_CHECKING:
    from playcall.games.masters_football import MastersOfFootball

LIMIT = 6
"""MF-4.7, MF-13.11  Players of a squad."""
HAND_LIMIT = 5


class Table(State):
    """A position. Clubs 0 to 3 are the letters A to D of the first championship, 4 to 7 those of the second."""

    __slots__ = (
        "aside", "bought", "cards", "champions", "club_seats", "drawn", "matchday", "matches", "money", "options",
        "reserved", "results", "seat_clubs", "seen", "stage",
    )  # fmt: skip

    game: MastersOfFootball

    plain = (
        "club_seats", "seat_clubs", "money", "reserved", "stage", "matchday", "matches", "results", "champions",
    )  # fmt: skip
    memo = ("seen",)
    secret = ("bought", "aside", "drawn")

    def __init__(
        self,
        game: MastersOfFootball,
        options: Options,
        chance: Chance,
        zones: list[list[int]],
        stack: list[Procedure],
        asking: Ask | None,
        held: dict[int, int],
        result: Result | None,
        cards: CardSet,
        club_seats: list[int],
        seat_clubs: list[int],
        money: list[int],
        reserved: list[int],
        stage: str,
        matchday: int,
        matches: list[Match],
        results: list[int],
        champions: list[int],
        seen: list[int],
        bought: list[int],
        aside: list[int],
        drawn: list[int],
    ) -> None:
        self.game = game
        self.options = options
        self.chance = chance
        self.zones = zones
        self.stack = stack
        self.shared = len(stack)
        self.asking = asking
        self.held = held
        self.result = result
        self.log = None
        self.cards = cards
        self.club_seats = club_seats
        """The person of each club; -1 for a Non-Person Team."""
        self.seat_clubs = seat_clubs
        self.money = money
        self.reserved = reserved
        """M of each person, and how much of it is reserved (MF-15.8)."""
        self.stage = stage
        """setup, season, academy, market, final, over."""
        self.matchday = matchday
        self.matches = matches
        """The matches played now: one, or two at once."""
        self.results = results
        """Matches played, five numbers each (see `league.Played`)."""
        self.champions = champions
        """The champion of each championship that is decided."""
        self.seen = seen
        """Players of squads that were face up on a pitch."""
        self.bought = bought
        """For each seat the players set aside in a purchase under way, as a bit mask of places (MF-4.6)."""
        self.aside = aside
        """Cards chosen for a window and not yet revealed: seat and action, in turn (MF-7.10)."""
        self.drawn = drawn
        """Wood players drawn for the matches in hand: club and player, in turn (MF-7.3)."""

    def clone(self) -> Self:
        return type(self)(
            self.game, self.options, self.chance.clone(), list(map(list.copy, self.zones)), self.share_stack(),
            self.asking, self.held.copy(), self.result, self.cards, self.club_seats[:], self.seat_clubs[:],
            self.money[:], self.reserved[:], self.stage, self.matchday, [match.clone() for match in self.matches],
            self.results[:], self.champions[:], self.seen[:], self.bought[:], self.aside[:], self.drawn[:],
        )  # fmt: skip

    def load_json(self, saved: dict[str, Any]) -> None:
        """Matches come back from a saved position as plain data."""
        try:
            matches = msgspec.convert(saved["plain"]["matches"], list[Match])
        except (LookupError, TypeError, msgspec.ValidationError) as problem:
            raise BadPosition(f"This is no saved position of {self.game.id}: {problem!r}.") from problem
        super().load_json({**saved, "plain": {**saved["plain"], "matches": matches}})

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

    def make_up_secrets(self, seat: int | None, chance: Chance) -> None:
        for i in range(0, len(self.drawn), 2):
            if self.club_seats[self.drawn[i]] not in (seat, NOBODY):
                self.drawn[i + 1] = self.some_wood(self.drawn[i], self.drawn[1:i:2])
        choosing = self.stack[-1] if self.stack else None
        make_up = getattr(choosing, "make_up", None)
        if make_up is not None:
            make_up(self, seat, chance)

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
        """Seen players by club, the league table; for the seat its basket, its purse and the cards it set aside."""
        face = self.cards.face_id
        facts: dict[str, Any] = {
            "seen": [list(map(face, self.seen_of(club))) for club in range(len(self.club_seats))],
            "league": [[league.row(line) for line in league.table(self, c)] for c in range(self.options.championships)],
        }
        if seat is not None:
            facts["purse"] = self.purse(seat)
            facts["basket"] = list(map(face, self.basket(seat)))
            facts["aside"] = [ACTIONS.token(action) for action in self.set_aside(seat)]
        return facts

    def seen_of(self, club: int) -> list[int]:
        """Players of a squad that others know."""
        if self.club_seats[club] < 0:
            return self.zones[SQUAD(club)]
        holders = [m.zone(m.clubs.index(club)) for m in self.matches if club in m.clubs]
        zones = [SQUAD(club), *(FACE_DOWN(holder) for holder in holders)]
        return sorted(card for zone in zones for card in self.zones[zone] if card in self.seen)

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
        return cost - 1 if cost > 1 and self.ability(seat) == "super_agent" else cost

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

    def pay(self, seat: int, amount: int, why: str) -> None:
        """MF-1.6  Money goes to the bank; a negative amount comes from it."""
        if amount:
            self.money[seat] -= amount
            self.tell(events.MoneyChanged(seat, -amount, self.money[seat], why))

    def draw_action(self, seat: int) -> int | None:
        """MF-5.8  The top action card into a hand; an empty stack is made anew from the discards."""
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
