"""The catalogues of Highlights 2052: complete, read without a mistake, and every message said somewhere."""

from __future__ import annotations

from dataclasses import fields

from playcall.contract.guide import guide_of
from playcall.contract.speech import LANGUAGES
from playcall.games.highlights_2052 import GAME, effects
from playcall.games.highlights_2052.effects import PlainAction
from tests.catalogues import check_catalogues, check_used, messages
from tests.games.highlights_2052.story import say

BUILT = (
    "fh-ask-",
    "fh-mode-", "fh-option-", "fh-fact-", "fh-summary", "fh-box", "fh-box-", "fh-tag-", "fh-would-", "fh-applied-",
    "fh-turned-", "fh-scored-", "fh-title-", "fh-figure-", "fh-own-", "fh-unseen-", "fh-label-", "fh-do-", "fh-step-",
    "fh-team-", "fh-draft-", "fh-profile-", "fh-legend-",
)  # fmt: skip
"""Beginnings of ids that are put together from parts, or looked up by convention."""


def test_both_languages_say_the_same_messages() -> None:
    check_catalogues(GAME)


def test_every_message_is_said_and_every_id_exists() -> None:
    check_used(GAME, "fh", BUILT)


def test_every_mode_and_every_option_has_its_words() -> None:
    wanted = {"fh-summary", "fh-box", "fh-goal"}
    wanted |= {f"fh-mode-{mode.id}{part}" for mode in GAME.modes for part in ("", "-summary")}
    for option in fields(GAME.options):
        wanted |= {f"fh-option-{option.name}{part}" for part in ("", "-doc")}
    for language in LANGUAGES:
        assert not wanted - messages(GAME, language).keys()


def test_every_effect_of_a_box_has_a_short_form() -> None:
    kinds = {kind.__name__.lower() for kind in PlainAction.__args__}
    boxes = {f"fh-box-{kind}" for kind in kinds}
    for language in LANGUAGES:
        assert not boxes - messages(GAME, language).keys()
    assert effects.Minus.__name__.lower() in kinds


def test_every_team_is_described() -> None:
    for language in LANGUAGES:
        assert not {f"fh-team-{team.id}" for team in GAME.teams} - messages(GAME, language).keys()


def test_the_guide_names_messages() -> None:
    guide = guide_of(GAME)
    assert guide is not None
    for text in (guide.title, guide.goal, guide.closing, *(step.text for step in guide.steps)):
        english, german = say(text), say(text, "de")
        assert english != german
        assert not english.startswith("fh-")
