"""The catalogues: the same messages in every language, each read without a mistake, and each said somewhere."""

from __future__ import annotations

from playcall.games.masters_gridiron import GAME
from tests.catalogues import check_catalogues, check_used

BUILT = (
    "mg-asks-", "mg-banner-", "mg-box", "mg-by-", "mg-call-", "mg-deck-", "mg-effect-", "mg-fact-", "mg-goal",
    "mg-hand-", "mg-lean-", "mg-legend-", "mg-mode-", "mg-note-", "mg-option-", "mg-outcome-", "mg-peek-", "mg-pile-",
    "mg-position-", "mg-problem-", "mg-rating-", "mg-result-", "mg-scheme-", "mg-short-", "mg-summary", "mg-title-",
    "mg-told-", "mg-type-", "mg-unit-", "mg-verdict-", "mg-window-",
)  # fmt: skip
"""Beginnings of ids that are put together from parts."""


def test_every_language_has_the_same_messages() -> None:
    check_catalogues(GAME)


def test_every_message_that_is_named_exists_and_every_message_is_said() -> None:
    check_used(GAME, "mg", BUILT)
