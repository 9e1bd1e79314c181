"""What a table draws beside the public fields of a position, from one seat's eyes: kits, spots, sums, odds.

`kits` (both seats), `inks` (the colours of every team, for cards of mixed decks), before the game `league` (all
teams); `laid` (the cards of this turn by their ids), `meeting` (see preview.py), `spots` (for each seat letter, points
and card of every spot), `defence_points`, `open` (an attempt is not resolved yet), `length` (turns, spots, hands),
`numbers` (how card numbers of events are read), `spread`, `stock` and `unseen`.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any

from playcall.games.masters_gridiron.cards import BOOK, PLAYERS, Team
from playcall.games.masters_gridiron.faces.inks import inks, kit, kit_data, kit_of
from playcall.games.masters_gridiron.names import points_arg
from playcall.games.masters_gridiron.preview import meeting
from playcall.games.masters_gridiron.rules import match
from playcall.games.masters_gridiron.rules.match import favourite, spread_tenths
from playcall.games.masters_gridiron.rules.resolve import stock_of
from playcall.games.masters_gridiron.table import NO_CARD, NOBODY, POINTS, SPOTS_TO_FILL, TURNS, Table
from playcall.games.masters_gridiron.unseen import unseen_players
from playcall.games.masters_gridiron.zones import BOOK_SPAN, DEFENSE, OFFENSE, PILES, SPOTS, seat_of_book

if TYPE_CHECKING:
    from playcall.games.masters_gridiron.game import MastersOfTheGridiron

Data = dict[str, Any]
LENGTH = {"turns": TURNS, "spots": SPOTS_TO_FILL, "hands": {pile.name: pile.size for pile in PILES}}
NUMBERS = {"players": PLAYERS, "book": BOOK, "span": BOOK_SPAN}


def table_facts(s: Table, seat: int | None) -> Data:
    """Everything above, as plain data."""
    facts: Data = {
        "kits": [kit_data(kit_of(s, side)) for side in (0, 1)],
        "inks": all_inks(),
        "length": LENGTH,
        "numbers": NUMBERS,
    }
    if s.visitor == NOBODY:
        return facts | {"league": league(s.game, s.options.stock_form)}
    return facts | {
        "laid": laid(s), "meeting": meeting(s), "spots": [spots(s, side) for side in (0, 1)],
        "defence_points": [[POINTS[letter] for letter in letters] for letters in s.defence_scores],
        "open": is_open(s), "spread": spread(s), "stock": stock(s, seat), "unseen": unseen(s, seat),
    }  # fmt: skip


@lru_cache(maxsize=4)
def league(game: MastersOfTheGridiron, form: str) -> list[Data]:
    """All teams as they can be picked."""
    return [_team(team) for team in game.cards.teams]


def _team(team: Team) -> Data:
    about = {"offence": team.offence, "defence": team.defence, "lean": team.lean, "grades": list(team.grades)}
    return kit_data(kit(team, "")) | about


@cache
def all_inks() -> dict[str, list[str]]:
    """The colours of each team by its code: first, second, and the shade of the first."""
    return {code: [*found, found.shade] for code, found in inks().items()}


def is_open(s: Table) -> bool:
    """MG-2.4  Whether the attempt of this turn is still to be resolved: every turn fills a spot."""
    return len(s.outcomes[0]) + len(s.outcomes[1]) < s.turn and not s.over


def spots(s: Table, seat: int) -> list[Data]:
    """MG-2.4, MG-8.3, MG-8.14  In order; gathered cards and punts without a play leave none behind."""
    cards = [s.game.card_id("playbook", card) for card in s.zones[SPOTS(seat)]]
    found: list[Data] = []
    for place, letter in enumerate(s.outcomes[seat]):
        lies = place >= s.cleared[seat] and letter != "b" and cards
        found.append({"state": letter, "points": POINTS[letter], "card": cards.pop(0) if lies else None})
    if seat == s.offence and is_open(s):
        found.append({"state": "now", "points": 0, "card": cards.pop(0) if cards else None})
    free = SPOTS_TO_FILL - len(found)
    return found + [{"state": "", "points": 0, "card": None} for _ in range(free)]


def laid(s: Table) -> Data:
    """What lies in this turn."""
    player, book = s.game.card_id, s.game.card_id
    return {
        "player": player("offense", s.offence_card) if s.offence_card != NO_CARD else None,
        "play": book("playbook", s.play_card) if s.play_card != NO_CARD else None,
        "defender": player("defense", s.defence_card) if s.defence_card != NO_CARD else None,
        "calls": [
            {
                "card": book("playbook", card),
                "offence": seat_of_book(card) == s.offence,
                "cancelled": place in s.cancelled,
            }
            for place, card in enumerate(s.calls)
        ],
    }


def spread(s: Table) -> Data | None:
    """MG-15.2, MG-15.3"""
    best = favourite(s)
    if best == NOBODY:
        return None
    difference = abs(s.payrolls[0] - s.payrolls[1])
    return {
        "favourite": best, "points": points_arg(spread_tenths(s)), "difference": difference,
        "divided": match.MILLIONS_PER_POINT, "exact": difference / match.MILLIONS_PER_POINT,
    }  # fmt: skip


def stock(s: Table, seat: int | None) -> Data | None:
    """MG-11.3  What the seat's own Playbook deck still holds, and the chance of a try for two."""
    if seat is None:
        return None
    found = stock_of(s, seat)
    return found._asdict() | {"chance": round(found.conversion, 4) if found.total > 1 else None}


def unseen(s: Table, seat: int | None) -> list[Data]:
    """MG-1.9  For each side the players that have not been seen to leave hand and deck; nothing of one's own."""
    if not s.options.open_rosters:
        return []
    return [{} if side == seat else _unseen(s, side, seat) for side in (0, 1)]


def _unseen(s: Table, side: int, seat: int | None) -> Data:
    ids = player_ids(s.game)
    return {
        pile.name: [ids[card % PLAYERS] for card in unseen_players(s, pile, side, seat)] for pile in (DEFENSE, OFFENSE)
    }


@lru_cache(maxsize=4)
def player_ids(game: MastersOfTheGridiron) -> list[str]:
    """The printed ids of all players, by place."""
    return [player.id for player in game.cards.players]
