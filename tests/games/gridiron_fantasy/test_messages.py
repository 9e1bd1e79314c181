"""The catalogues of Gridiron Fantasy Football: complete, read without a mistake, and every message said somewhere."""

from __future__ import annotations

from dataclasses import fields

import pytest

from playcall.contract.speech import LANGUAGES
from playcall.games.gridiron_fantasy import GAME
from playcall.games.gridiron_fantasy.effects import VERBS, Condition
from tests.catalogues import check_catalogues, check_said_with_samples, check_used, messages

BUILT = (
    "gf-mode-", "gf-option-", "gf-fact-", "gf-summary", "gf-box", "gf-fx-", "gf-if-", "gf-figure-", "gf-title-",
    "gf-shirt",
)  # fmt: skip
"""Beginnings of ids that are put together from parts, or looked up by convention; the last is part of a picture."""


def test_both_languages_say_the_same_messages() -> None:
    check_catalogues(GAME)


def test_every_message_is_said_and_every_id_exists() -> None:
    check_used(GAME, "gf", BUILT)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    check_said_with_samples(GAME.package, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_mode_option_and_effect_has_its_words(language: str) -> None:
    wanted = {"gf-summary", "gf-box", "gf-goal"}
    wanted |= {f"gf-mode-{mode.id}{part}" for mode in GAME.modes for part in ("", "-summary")}
    for option in fields(GAME.options):
        wanted |= {f"gf-option-{option.name}{part}" for part in ("", "-doc")}
        values = option.metadata.get("values", ())
        wanted |= {f"gf-option-{option.name}-{value}" for value in values if not isinstance(option.default, bool)}
    wanted |= {f"gf-fx-{do}" for do in VERBS} | {f"gf-if-{atom}" for atom in Condition.__struct_fields__}
    assert not wanted - messages(GAME, language).keys()
