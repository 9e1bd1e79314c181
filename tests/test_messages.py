"""Everything that is said, in every language: each message can be said, and numbers go with their nouns."""

from __future__ import annotations

from dataclasses import fields

import pytest

from playcall.contract import Game
from playcall.contract.speech import LANGUAGES, SHARED, speaker
from playcall.games import all_games
from tests.catalogues import PLURALS, SINGULARS, catalogue_of, check_catalogues, check_said_with_samples, tellings
from tests.cli.fake import GAME as HIGH_CARD
from tests.kernel.toy import TOY

SPEAKING = [*all_games(), TOY, HIGH_CARD]
OWN = [SHARED, *(f"playcall.{part}" for part in ("cli", "leagues", "seasons", "server", "tables"))]
PACKAGES = [*OWN, *(game.package for game in SPEAKING)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES)
def test_every_message_can_be_said_and_numbers_go_with_their_nouns(package: str, language: str) -> None:
    check_said_with_samples(package, language)


@pytest.mark.parametrize("game", SPEAKING, ids=lambda game: game.id)
def test_every_language_has_every_message(game: Game) -> None:
    check_catalogues(game)


@pytest.mark.parametrize("package", OWN)
def test_what_all_games_share_is_in_every_language(package: str) -> None:
    english, *others = (set(catalogue_of(package, language)) for language in LANGUAGES)
    assert english
    for other in others:
        assert other == english


def test_a_message_is_tried_with_every_number_and_every_keyword() -> None:
    known = catalogue_of(TOY.package, "en")
    assert [text.args for text in tellings("ty-worth", known)] == [{"total": n} for n in (2, 0, 1, 2, 5)]
    thrown = [text.args["total"] for text in tellings("ty-thrown", known)]
    assert {0, 1, 2, 5} <= set(thrown), "what a message refers to is asked for too"
    assert {text.args["how"] for text in tellings("ty-shown", known)} == {"took", "turned", "jinxed"}


@pytest.mark.parametrize("wrong", ["1 yards", "gains 1 points.", "1 Karten", "for 0 point", "2 Karte."])
def test_a_number_that_does_not_go_with_its_noun_is_found(wrong: str) -> None:
    assert PLURALS.search(wrong) or SINGULARS.search(wrong)


@pytest.mark.parametrize("right", ["1 yard", "21 yards", "2 points", "a 2 point try", "eine Karte", "11 Karten"])
def test_a_number_that_goes_with_its_noun_is_left_alone(right: str) -> None:
    assert not PLURALS.search(right)
    assert not SINGULARS.search(right)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_box_modes_and_options_are_described_in_every_language(game: Game, language: str) -> None:
    wanted = ["summary", "box", "goal"]
    wanted += [f"mode-{mode.id}{part}" for mode in game.modes for part in ("", "-summary")]
    wanted += [f"option-{option.name}{part}" for option in fields(game.options) for part in ("", "-doc")]
    missing = [what for what in wanted if not speaker(game.package, language).knows(f"{game.prefix.lower()}-{what}")]
    assert not missing
