"""Card faces say what the cards say, all words fit, and inks can be read."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from playcall.art.colour import contrast
from playcall.art.lettering import BOLD, TEXT, fit, fit_height
from playcall.games.masters_gridiron import GAME
from playcall.games.masters_gridiron.anatomy import Audible, Play
from playcall.games.masters_gridiron.effects import effect_text
from playcall.games.masters_gridiron.faces import drawings
from playcall.games.masters_gridiron.faces.audible import LEAD, MOST_TEXT, ROOM, SIZES
from playcall.games.masters_gridiron.faces.inks import PAPER_2, inks, kit_of
from playcall.games.masters_gridiron.faces.player import short_name
from playcall.games.masters_gridiron.faces.plays import ROUTES, route_of
from tests.games.masters_gridiron.story import say, start
from tests.looping import each

DRAWN = drawings()
CARDS = GAME.cards
SOME = [player.id for player in CARDS.players[::37]] + [card.id for card in CARDS.book[::7]]


def words_of(face: str) -> str:
    return " ".join(ElementTree.fromstring(face).itertext())


def test_every_card_has_a_face_and_every_kind_a_back() -> None:
    assert [*DRAWN.cards] == [face.id for face in GAME.faces()]
    assert {face.kind for face in GAME.faces()} == {*DRAWN.behind}
    assert {*DRAWN.behind.values()} == {*DRAWN.backs} == {"offense", "defense", "playbook"}


@each("card", SOME)
def test_a_face_uses_only_symbols_that_are_defined(card: str) -> None:
    defined = set(re.findall(r'id="([^"]+)"', DRAWN.defs))
    used = set(re.findall(r'(?:href="|url\()#([\w-]+)', DRAWN.cards[card] + DRAWN.backs["playbook"]))
    assert used
    assert used <= defined


@pytest.mark.parametrize("player", CARDS.players[::37], ids=lambda player: player.id)
def test_a_player_card_shows_position_salary_team_name_and_every_rating(player: object) -> None:
    face = next(one for one in CARDS.players if one is player)
    words = words_of(DRAWN.cards[face.id])
    for printed_field in (
        face.pos,
        str(face.salary),
        face.team,
        face.name,
        short_name(face.name),
        f"#{face.id}/{len(CARDS.players)}",
    ):
        assert printed_field in words
    assert all(str(number) in words.split() for number in face.ratings if number)


def test_the_highest_rating_is_in_team_ink() -> None:
    face = DRAWN.cards["017"]
    best = CARDS.players[16].best
    assert f'fill="{inks()["ASH"].first}">{best}</text>' in face


@each("card", CARDS.book[::7])
def test_a_playbook_card_shows_what_it_does(card: Play | Audible) -> None:
    words = words_of(DRAWN.cards[card.id])
    assert card.name in words
    if isinstance(card, Play):
        assert ("TOUCHDOWN 7" if card.result == "TD" else "FIELD GOAL 3") in words
        assert ("+1" in words.split()) == (card.result == "FG")
        assert all(f"{pos} +{number}" in words for pos, number in card.bonuses.items())
    else:
        assert card.side in words.split()


def test_no_words_are_cut_short() -> None:
    assert not any("…" in face for face in DRAWN.cards.values())


def test_the_text_of_every_audible_fits_at_a_size_that_can_be_read_in_the_hand() -> None:
    for card in [card for card in CARDS.book if isinstance(card, Audible)]:
        fitted = fit_height(say(effect_text(card.effect)), TEXT, SIZES, ROOM, MOST_TEXT, LEAD)
        assert not fitted.clipped, card.name
        assert fit(card.name, BOLD, (27, 26, 25, 24), ROOM).squeeze == 1.0, card.name


@each("code", [team.code for team in CARDS.teams])
def test_inks_can_be_read(code: str) -> None:
    ink = inks()[code]
    assert contrast(ink.first, "#ffffff") >= 4.5
    assert contrast(ink.first, PAPER_2) >= 4.5
    assert contrast(ink.glow, "#000000") >= 6
    assert contrast(ink.first, ink.second) >= 3


def test_no_two_teams_wear_the_same() -> None:
    assert len({ink.first for ink in inks().values()}) == len(CARDS.teams) == len(inks())


def test_routes_fit_the_names_of_plays() -> None:
    routes = {card.name: route_of(card) for card in CARDS.book if isinstance(card, Play)}
    assert routes["Corner Fade"] == "fade"
    assert routes["Toss Sweep"] == "toss"
    assert routes["Deep Post"] == "post"
    assert {*routes.values()} <= {*ROUTES}
    assert len({*routes.values()}) >= 25


def test_a_side_wears_the_colours_of_its_team() -> None:
    kit = kit_of(start(deck1="EAS", deck2="ASH").s, 0)
    assert (kit.code, kit.nickname, kit.first) == ("EAS", "Engines", inks()["EAS"].first)


def test_two_teams_alike_and_decks_of_ones_own_are_told_apart_by_their_colours() -> None:
    twins = start(deck1="EAS", deck2="EAS").s
    assert kit_of(twins, 0).first != kit_of(twins, 1).first
    built = kit_of(start(deck1="EAS", deck2="night-shift").s, 1)
    assert (built.code, built.nickname, built.place) == ("NS", "Night Shift", "")
