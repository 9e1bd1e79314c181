"""Decks at a table: whoever sits down may bring one, and in a rematch everybody keeps theirs."""

from __future__ import annotations

from playcall.booklet.decks import workshop_of
from playcall.games import load
from playcall.host.errors import Refused
from playcall.host.ledger import Setup


def bring_deck(setup: Setup, seat: int, deck: str) -> dict[str, str]:
    """The setting with which a seat plays this deck; raises `BadOption` with every rule that it breaks."""
    game = load(setup.game)
    workshop = workshop_of(game)
    named = {place: name for name, place in workshop.deck_options.items()} if workshop else {}
    if seat not in named:
        raise Refused("deck/none", f"{game.title} is not played with decks of one's own.")
    if named[seat] in setup.options:
        raise Refused("deck/given", "Whoever opened this table has chosen the deck of this seat.")
    setting = {named[seat]: deck}
    game.parse_options({**setup.options, **setting})
    return setting


def turn_decks(setup: Setup, seats: int) -> dict[str, str]:
    """The options of a rematch: seats turn by one, and decks with them."""
    workshop = workshop_of(load(setup.game))
    if workshop is None:
        return setup.options
    named = {seat: name for name, seat in workshop.deck_options.items() if seat < seats}
    turned = {named[seat]: setup.options.get(named[(seat + 1) % seats]) for seat in named}
    others = {name: value for name, value in setup.options.items() if name not in turned}
    return others | {name: value for name, value in turned.items() if value is not None}
