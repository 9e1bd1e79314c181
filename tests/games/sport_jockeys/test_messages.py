"""The catalogues of Sport Jockeys: complete, read without a mistake, and every message said somewhere."""

from __future__ import annotations

import re
from dataclasses import fields

from playcall.contract.speech import LANGUAGES
from playcall.games.sport_jockeys import GAME
from tests.catalogues import ROOT, check_catalogues, check_used, messages
from tests.games.sport_jockeys.story import ASKING

BUILT = ("sj-mode-", "sj-option-", "sj-fact-", "sj-toss-", "sj-part-", "sj-legend-", "sj-summary", "sj-box")
"""Beginnings of ids that are put together from parts, or looked up by convention."""


def test_both_languages_say_the_same_messages() -> None:
    check_catalogues(GAME)


def test_every_message_is_said_and_every_id_exists() -> None:
    check_used(GAME, "sj", BUILT)


def test_every_mode_and_every_option_has_its_words() -> None:
    wanted = {"sj-summary", "sj-box", "sj-goal"}
    wanted |= {f"sj-mode-{mode.id}{part}" for mode in GAME.modes for part in ("", "-summary")}
    for option in fields(GAME.options):
        wanted |= {f"sj-option-{option.name}{part}" for part in ("", "-doc")}
        values = option.metadata.get("values", ())
        wanted |= {f"sj-option-{option.name}-{value}" for value in values if not isinstance(option.default, bool)}
    for language in LANGUAGES:
        assert not wanted - messages(GAME, language).keys()


def test_the_browser_names_steps_that_ask() -> None:
    sources = [file for file in (ROOT / "web/src/games" / GAME.id).iterdir() if file.suffix in (".ts", ".svelte")]
    named = {step for file in sources for step in re.findall(r'"([A-Z]\w+\.[a-z]\w+)"', file.read_text("utf-8"))}
    assert named
    assert not named - ASKING
