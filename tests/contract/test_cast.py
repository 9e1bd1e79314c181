"""The cards of every play: the last picture of a game, and its best card."""

from __future__ import annotations

import msgspec
import pytest

from playcall.contract import Said
from playcall.contract.cast import Cast
from playcall.contract.report import Point, Told, report_of
from playcall.contract.speech import speaker
from playcall.games import load
from playcall.lab.match import play_game

GAME = load("sport_jockeys")
IDS = [GAME.card_id("action", card) for card in range(6)]


class Play(msgspec.Struct):
    title: Said
    text: Said


PLAYS: list[Told] = [Play("first", "One."), Play("second", "Two."), Play("third", "Three.")]


def points(*chances: float) -> list[Point]:
    return [Point(ply, f"play {ply}", (chance, 1 - chance)) for ply, chance in enumerate(chances)]


def test_the_last_picture_is_that_of_the_last_cards() -> None:
    cast = Cast(GAME)
    cast.lay(1, 0, "action", 0)
    for card in (1, 2, 3, 4):
        cast.lay(2, 1, "action", card)
    cast.meet(2, 1, 5, 3)
    found = cast.last(PLAYS, points(0.5, 0.6, 0.2, 0.2))
    assert found is not None
    assert found.cards == ((), (IDS[1], IDS[3], IDS[4])), "The first card and the latest two."
    assert (found.numbers, found.title, found.side, found.label) == ((3, 5), "second", 1, "play 2")
    assert Cast(GAME).last(PLAYS, points(0.5)) is None


def test_the_card_of_the_game_moved_the_chances_most_for_its_side() -> None:
    cast = Cast(GAME)
    cast.lay(1, 0, "action", 0)
    cast.lay(1, 1, "action", 1)
    cast.lay(2, 0, "action", 2)
    cast.lay(3, 1, "action", 1)
    found = cast.star(points(0.5, 0.4, 0.5, 0.2))
    assert found is not None
    assert (found.card, found.side, found.plays) == (IDS[1], 1, 2)
    assert found.share == pytest.approx(0.4)
    assert Cast(GAME).star(points(0.5)) is None


def test_a_card_that_gives_way_is_gone() -> None:
    cast = Cast(GAME)
    cast.lay(1, 0, "action", 0)
    cast.lay(1, 0, "action", 1, instead_of=0)
    assert cast.cards[1] == ([IDS[1]], [])
    assert cast.who(2) == ""


@pytest.mark.parametrize("game_id", ["highlights_2052", "masters_gridiron", "sport_jockeys", "gridiron_fantasy"])
def test_every_report_has_its_last_play_its_best_card_and_names(game_id: str) -> None:
    game = load(game_id)
    report = report_of(game, play_game(game, game.options(), 5, ["starter"]))
    say = speaker(game.package)
    assert report.last is not None
    assert any(report.last.cards)
    assert say(report.last.title)
    faces = {face.id for face in game.faces()}
    for card in (card for own in report.last.cards for card in own):
        assert {card, card.partition("*")[0], card[:-1]} & faces
    assert report.star is not None
    assert report.star.name != report.star.card
    told = [(say(turn.label), say(turn.title), say(turn.who)) for turn in report.turning_points]
    assert len(set(told)) == len(told), "No two turning points read alike."
    assert all(when and what for when, what, _ in told)


def test_a_friendly_ends_with_the_best_of_both_clubs() -> None:
    game = load("masters_football")
    report = report_of(game, play_game(game, game.parse_options({"mode": "friendly"}), 5, ["starter"]))
    assert report.last is not None
    assert [len(own) for own in report.last.cards] == [1, 1]
    assert len(report.last.numbers) == 2
