"""The rules of leagues that people read: each once, in order, in whole sentences, and nothing pointing astray."""

from __future__ import annotations

import re

import pytest

from playcall.games import all_games
from playcall.leagues.rulebook import LEAGUE_RULES

BOOK = LEAGUE_RULES.rulebook()
CHAPTERS = {1: 8, 2: 7, 3: 12, 4: 6, 5: 11, 6: 8, 7: 8, 8: 5, 9: 3, 10: 5}


def test_every_rule_is_there_once_and_in_order() -> None:
    expected = [f"LG-{chapter}.{n}" for chapter, count in CHAPTERS.items() for n in range(1, count + 1)]
    assert [rule.id for rule in BOOK.rules] == expected
    assert all(rule.chapter.startswith(rule.id.partition(".")[0] + " ") for rule in BOOK.rules)


def test_rules_are_whole_sentences() -> None:
    for rule in BOOK.rules:
        assert rule.text.endswith((".", ".)")), rule.id
        assert rule.text.count("`") % 2 == 0, rule.id


@pytest.mark.parametrize("prefix", ["LG", *(game.prefix for game in all_games())])
def test_nothing_points_at_a_rule_that_is_not_there(prefix: str) -> None:
    books = {"LG": BOOK} | {game.prefix: game.rulebook() for game in all_games()}
    named = set(re.findall(rf"{prefix}-\d+\.\d+", BOOK.text))
    assert named <= {rule.id for rule in books[prefix].rules}


def test_worked_examples_are_numbered_and_name_their_rules() -> None:
    examples = BOOK.text.partition("## Worked examples")[2].strip().splitlines()
    for number, line in enumerate(examples, 1):
        assert re.fullmatch(rf"{number}\. \*\*.+?\.\*\* .+ \[LG-\d+\.\d+(, LG-\d+\.\d+)*\]", line)
    assert len(examples) == 10
