"""Decks at a table: whoever sits down may bring one, and in a rematch everybody keeps theirs."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from playcall.contract import Game
from playcall.games import load
from playcall.tables.errors import Refused
from playcall.tables.ledger import Setup
from playcall.tables.places import seat_at
from playcall.tables.ports import SeatInfo


def bring_deck(setup: Setup, place: int, deck: str) -> dict[str, str]:
    """The setting with which a seat plays this deck; raises `BadOption` with every rule that it breaks."""
    seat = seat_at(place)
    if place != seat:
        raise Refused("deck/given", "no-deck-of-defence")
    game = load(setup.game)
    workshop = game.workshop
    named = {place: name for name, place in workshop.deck_options.items()} if workshop else {}
    if seat not in named:
        raise Refused("deck/none", "no-deck-to-bring", game=game.title)
    if named[seat] in setup.options:
        raise Refused("deck/given")
    setting = {named[seat]: deck}
    game.parse_options({**setup.options, **setting})
    return setting


def own_deck(game: Game, options: Mapping[str, str], place: SeatInfo) -> SeatInfo:
    """A place of a new table, with the deck that its person has brought to it."""
    workshop = game.workshop
    secrets = workshop.secrets(game.parse_options(options)) if workshop and place.persons else {}
    brought = next((name for name, seat in secrets.items() if seat == place.seat), "")
    return msgspec.structs.replace(place, brought=brought)


def turn_decks(setup: Setup, seats: int) -> dict[str, str]:
    """The options of a rematch: seats turn by one, and decks with them."""
    workshop = load(setup.game).workshop
    if workshop is None:
        return setup.options
    named = {seat: name for name, seat in workshop.deck_options.items() if seat < seats}
    turned = {named[seat]: setup.options.get(named[(seat + 1) % seats]) for seat in named}
    others = {name: value for name, value in setup.options.items() if name not in turned}
    return others | {name: value for name, value in turned.items() if value is not None}
