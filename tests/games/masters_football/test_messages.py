"""The catalogues of Masters of Football: complete in every language, and everything that is said can be said."""

from __future__ import annotations

import pytest

from playcall.contract import msg
from playcall.contract.speech import LANGUAGES, Speaker, speaker
from playcall.games.masters_football import GAME
from playcall.kernel import Chance, imagine
from playcall.testing.hints import LONGEST_TAG
from tests.catalogues import check_catalogues, check_used, messages
from tests.games.masters_football.story import Tale, told_from_start

BUILT = ("mf-mode-", "mf-option-", "mf-fact-", "mf-legend-")
"""Ids that are put together from parts."""
BY_CONVENTION = ("mf-summary", "mf-box", "mf-goal")
MODES = [{"players": "2", "tactical_genius": "reroll"}, {"mode": "friendly", "friendly_decider": "shootout"}]


def test_every_language_says_the_same_messages() -> None:
    check_catalogues(GAME)


def test_every_message_is_used_and_every_one_that_is_used_exists() -> None:
    check_used(GAME, "mf", (*BUILT, *BY_CONVENTION))


def test_every_option_and_value_has_a_name() -> None:
    known = messages(GAME, "en")
    for name, field in GAME.options.__dataclass_fields__.items():
        assert f"mf-option-{name}" in known
        plain = [value for value in field.metadata.get("values", ()) if value not in ("on", "off")]
        assert {f"mf-option-{name}-{value}" for value in plain} <= known.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_is_never_many(language: str) -> None:
    say = speaker(GAME.package, language)
    one, two = (say(msg("mf-count-cards", count=count)) for count in (1, 2))
    assert {"en": ("1 card", "2 cards"), "de": ("1 Karte", "2 Karten")}[language] == (one, two)


@pytest.mark.parametrize("settings", MODES, ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_told(language: str, settings: dict[str, str]) -> None:
    """Every line, question, label, tag, step, reason and screen of a game that follows its nose."""
    say, tale, chance = speaker(GAME.package, language), told_from_start(7, **settings), Chance.of(7)
    while not tale.s.over:
        seat = tale.seat
        tell(tale, seat, say, chance)
        legal = tale.s.legal(seat)
        tale.s.apply(seat, legal[chance.number("nose", len(legal))])
    for event in tale.log:
        for viewer in (0, None):
            line = GAME.words.line(event, viewer)
            assert line is not None, f"{type(event).__name__} has no line."
            check(say(line))
    assert tale.s.result is not None
    check(say(GAME.words.result(tale.s.result)))


def tell(tale: Tale, seat: int, say: Speaker, chance: Chance) -> None:
    check(say(GAME.words.prompt(tale.s, seat)))
    for action in tale.s.legal(seat)[:8]:
        shown = GAME.preview(tale.s, seat, action)
        check(say(shown.label))
        assert len(say(shown.tag or "")) <= LONGEST_TAG
        for step in shown.steps():
            check(say(step.text))
    if chance.number("look", 20) == 0:
        check(GAME.screen(tale.s, seat, 90, say))
        for advice in GAME.coach.advise(imagine(tale.s, seat, chance), seat)[:3]:
            for reason in advice.reasons:
                check(say(reason))


def check(text: str) -> None:
    assert text, "Something is said that is empty."
    assert "mf-" not in text, f"A message is missing: {text}"
    assert "{" not in text, f"An argument is missing: {text}"
    assert "  ." not in text, f"A gap in front of a stop: {text}"
