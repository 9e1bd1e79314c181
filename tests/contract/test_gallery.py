"""The galleries of the games: what cards are found by is said in every language, and the rules they name exist."""

from __future__ import annotations

import pytest

from playcall.contract import Game
from playcall.contract.speech import LANGUAGES, speaker
from playcall.contract.text import Text
from playcall.games import all_games
from tests.kernel.toy import TOY

GAMES = all_games()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_cards_are_found_by_a_handful_of_facets_that_tell_them_apart(game: Game) -> None:
    facets = game.gallery.facets
    assert 4 <= len(facets) <= 6
    for facet in facets:
        values = {value.id for value in facet.filter.values}
        found = [set(facet.of(face)) for face in game.faces()]
        assert set().union(*found) <= values, f"{facet.filter.id} has values without a name."
        assert sum(map(bool, found)) > 1


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_card_has_a_kind_and_rules(game: Game) -> None:
    kind, book = game.gallery.facets[0], {rule.id for rule in game.rulebook().rules}
    for face in game.faces():
        assert len(list(kind.of(face))) == 1
        named = list(game.gallery.rules(face))
        assert named
        assert set(named) <= book


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_facets_are_named_in_every_language(game: Game, language: str) -> None:
    say = speaker(game.package, language)
    for facet in game.gallery.facets:
        for said in (facet.filter.title, *(value.title for value in facet.filter.values)):
            assert isinstance(said, str) or say.knows(said.id), said
            assert not isinstance(said, Text) or say(said)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_table_for_a_card_has_it_in_the_first_deck(game: Game) -> None:
    by_table: dict[tuple[tuple[str, str], ...], set[str]] = {}
    for face in game.faces():
        by_table.setdefault(tuple(game.gallery.table(face).items()), set()).add(face.id)
    by_table.pop((), None)
    for options, cards in by_table.items():
        assert cards <= _of_first_seat(game, dict(options)), options


def _of_first_seat(game: Game, options: dict[str, str]) -> set[str]:
    """The cards in places of the first seat, when a game with these options begins and all that is to be picked is."""
    state = game.start(game.parse_options(options), seed=1)
    for _ in range(4):
        found = {
            game.card_id(kind.back, card)
            for place, (kind, holder) in enumerate(game.layout(state.options).slots)
            if kind.per and state.owner(kind.per, holder) == 0
            for card in state.zones[place]
        }
        if found:
            break
        seat = state.to_move()
        state.apply(seat, state.legal(seat)[0])
    return {card.partition("*")[0] for card in found}


def test_a_game_that_says_nothing_has_its_cards_by_kind() -> None:
    (kind,) = TOY.gallery.facets
    assert {value.id for value in kind.filter.values} == {face.kind for face in TOY.faces()}
