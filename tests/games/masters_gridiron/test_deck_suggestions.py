"""Suggested decks and the decks that come with the game: legal, within the cap, and the best that it pays for."""

from __future__ import annotations

import pytest

from playcall.games.masters_gridiron import GAME
from playcall.games.masters_gridiron.decks import sample_decks
from playcall.games.masters_gridiron.decks.check import check_deck
from playcall.games.masters_gridiron.decks.suggest import choose_players, suggest_deck
from playcall.kernel import BadOption
from tests.games.masters_gridiron.story import options


@pytest.mark.rule("MG-12.2", "MG-12.13")
@pytest.mark.parametrize("settings", [{}, {"cap": "22"}, {"cap": "0"}, {"playbook_max": "24"}], ids=str)
def test_a_suggested_deck_is_legal(settings: dict[str, str]) -> None:
    deck = suggest_deck(options(**settings))
    assert check_deck(deck, options(**settings)) == []


@pytest.mark.rule("MG-12.8")
@pytest.mark.parametrize("lean", ["GROUND", "SHORT", "AIR"])
def test_every_lean_is_legal(lean: str) -> None:
    assert check_deck(suggest_deck(options(cap="40"), lean), options(cap="40")) == []


@pytest.mark.rule("MG-12.2")
def test_money_is_spent_where_it_is_worth_most() -> None:
    """When the worth is the salary itself, the whole cap is spent."""
    worth = {place: float(player.salary) for place, player in enumerate(GAME.cards.players)}
    for cap in (22, 50, 120):
        places = choose_players(GAME.cards, worth, cap)
        assert sum(GAME.cards.players[place].salary for place in places) == cap
        assert len(set(places)) == 22


@pytest.mark.rule("MG-12.2")
def test_a_cap_that_pays_for_nobody_is_refused() -> None:
    with pytest.raises(BadOption, match="No deck"):
        suggest_deck(options(cap="21"))


@pytest.mark.rule("MG-12.1")
def test_the_decks_of_the_game_are_legal() -> None:
    assert set(sample_decks()) == {"copper-kettle-express", "night-shift", "long-weekend"}
    for deck in sample_decks().values():
        assert check_deck(deck) == []
