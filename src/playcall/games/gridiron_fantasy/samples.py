"""Settings worth playing besides the modes: decks with cards that no starter deck holds."""

from __future__ import annotations

from playcall.games.gridiron_fantasy.catalogue import CARDS
from playcall.games.gridiron_fantasy.decks import Deck, deck_code

SPREADS = 14
"""So many pairs of decks share out the set."""


def samples() -> dict[str, dict[str, str]]:
    """Games with decks made from all over the set, in pairs that together hold every card."""
    found = {}
    for number in range(SPREADS):
        decks = {f"deck{seat + 1}": deck_code(spread(number, seat)) for seat in (0, 1)}
        found[f"all cards {number + 1}"] = {
            "length": "full", "team_cards": "9", "halftime_decks": "rebuild", **decks,
        }  # fmt: skip
    return found


def spread(number: int, seat: int) -> Deck:
    """Cards from a place of the set on; every second one, so that no Team card is in both decks of a pair."""
    return Deck(
        f"Sample {number + 1} {'AB'[seat]}", _some("TM", "", seat, number, 18), _book("OP", seat, number),
        _book("DP", seat, number), _some("OA", "", seat, number, 16), _some("DA", "", seat, number, 16),
        _some("OA", "", 1 - seat, number, 3), _some("DA", "", 1 - seat, number, 3),
    )  # fmt: skip


def _book(card_type: str, seat: int, number: int) -> tuple[int, ...]:
    return _some(card_type, "run", seat, number, 3) + _some(card_type, "pass", seat, number, 3)


def _some(card_type: str, kind: str, seat: int, number: int, size: int) -> tuple[int, ...]:
    """So many cards of a type and kind."""
    places = [face.place for face in CARDS if face.type == card_type and kind in ("", face.kind)][seat::2]
    first = number * len(places) // SPREADS
    return tuple((places + places)[first : first + size])
