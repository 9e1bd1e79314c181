"""MG-13  The player card."""

from __future__ import annotations

import msgspec
import pytest

from playcall.games.masters_gridiron import GAME, MastersOfTheGridiron
from playcall.games.masters_gridiron.anatomy import DEFENCE_POSITIONS, OFFENCE_POSITIONS
from playcall.games.masters_gridiron.cards import PLAYERS, PlayerEntry, content_hash, make_player, read_players
from playcall.games.masters_gridiron.decks import payroll
from playcall.games.masters_gridiron.table import Table
from playcall.kernel import CardError
from tests.games.masters_gridiron.story import Tale, options, random_play, start


@pytest.mark.rule("MG-13.1")
def test_a_player_card_shows_position_salary_ratings_team_name_and_number() -> None:
    faces = {face.id: face for face in GAME.faces()}
    teams = {team.code: team.name for team in GAME.cards.teams}
    for player in GAME.cards.players:
        text = "\n".join([faces[player.id].title, *faces[player.id].lines])
        for shown in (f"({player.pos})", f"${player.salary} million", teams[player.team], f"#{player.id}/{PLAYERS}"):
            assert shown in text
        assert player.name in text
        assert all(f": {rating}" in text for rating in player.ratings if rating)


@pytest.mark.rule("MG-13.1")
def test_every_position_has_exactly_its_ratings() -> None:
    for player in GAME.cards.players:
        printed = (OFFENCE_POSITIONS if player.side == "OFFENSE" else DEFENCE_POSITIONS)[player.pos]
        assert {place for place, rating in enumerate(player.ratings) if rating} == set(printed)
        assert player.has == sum(1 << rating for rating in printed)


@pytest.mark.rule("MG-13.1")
@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"pos": "XX"}, "position"),
        ({"ratings": {"PAS": 60}}, "ratings"),
        ({"ratings": {"PAS": 0, "RED": 50, "RUS": 50, "GOL": 50}}, "1 to 99"),
        ({"ratings": {"PAS": 100, "RED": 50, "RUS": 50, "GOL": 50}}, "1 to 99"),
        ({"salary": 0}, "salary"),
        ({"salary": 26}, "salary"),
    ],
)
def test_a_wrong_player_card_is_refused(change: dict[str, object], message: str) -> None:
    entry: PlayerEntry = msgspec.structs.replace(read_players()[0], **change)
    with pytest.raises(CardError, match=message):
        make_player(entry)


def stripped() -> MastersOfTheGridiron:
    """The same players without anything that is for information only."""
    bare = [
        msgspec.structs.replace(
            player, height="", weight=0, age=0, season=0, college="", stats="", note="", tier="REGULAR", name="Nobody"
        )
        for player in GAME.cards.players
    ]
    return MastersOfTheGridiron(bare)


@pytest.mark.rule("MG-13.2")
def test_body_age_season_college_and_figures_are_never_used() -> None:
    """Two games of the same choices are the same game, with the small print or without it."""
    bare = stripped()
    for seed in range(4):
        told = start(seed).s.options
        one, other = (game.start(told, seed) for game in (GAME, bare))
        assert isinstance(one, Table)
        assert isinstance(other, Table)
        assert random_play(Tale(one), seed=seed).s.to_json() == random_play(Tale(other), seed=seed).s.to_json()


@pytest.mark.rule("MG-13.2")
def test_the_hash_of_the_cards_does_not_read_them_either() -> None:
    bare = stripped()
    cards = GAME.cards
    assert content_hash(bare.players[:832], cards.book, cards.teams) == cards.hash
    dearer = (msgspec.structs.replace(cards.players[0], salary=24), *cards.players[1:])
    assert content_hash(dearer, cards.book, cards.teams) != cards.hash


@pytest.mark.rule("MG-13.3")
def test_the_printed_salary_counts_and_nothing_else() -> None:
    dearer = tuple(msgspec.structs.replace(player, salary=25) for player in GAME.cards.players)
    cards = msgspec.structs.replace(GAME.cards, players=dearer)
    deck = GAME.stock(0, options())
    assert payroll(deck, cards) == 22 * 25
    assert all(player.salary == int(player.salary) >= 1 for player in GAME.cards.players)
