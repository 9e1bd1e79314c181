"""The rules that players read: every rule once, in order, and nothing pointing at a rule that is not there."""

from __future__ import annotations

import dataclasses
import re
from importlib import resources

from playcall.games.gridiron_fantasy import GAME
from playcall.games.gridiron_fantasy.options import Options

RULE = re.compile(r"^- \*\*(GF-\d+\.\d+)\*\* (.*)$")
CHAPTER = re.compile(r"^## GF-(\d+) (\S.*)$")
RULE_ID = re.compile(r"GF-\d+\.\d+")
COUNTS = {
    1: 7, 2: 21, 3: 8, 4: 18, 5: 8, 6: 22, 7: 32, 8: 24, 9: 12, 10: 18, 11: 10, 12: 30, 13: 11, 14: 13, 15: 6, 16: 11,
    17: 17, 18: 29, 19: 5,
}  # fmt: skip
TEXT = (resources.files("playcall.games.gridiron_fantasy") / "rules.md").read_text(encoding="utf-8")
LINES = TEXT.splitlines()
IDS = [match[1] for line in LINES if (match := RULE.match(line))]


def test_every_rule_is_there_once_and_in_order() -> None:
    assert [f"GF-{chapter}.{number}" for chapter, count in COUNTS.items() for number in range(1, count + 1)] == IDS
    assert len(IDS) == 302
    assert [rule.id for rule in GAME.rulebook().rules] == IDS


def test_chapters_come_in_order() -> None:
    assert [int(match[1]) for line in LINES if (match := CHAPTER.match(line))] == list(COUNTS)


def test_nothing_points_at_a_rule_that_is_not_there() -> None:
    assert set(RULE_ID.findall(TEXT)) <= set(IDS)


def test_rules_are_whole_sentences() -> None:
    for line in LINES:
        if match := RULE.match(line):
            assert match[2].removesuffix(" *(ruling)*").rstrip().endswith((".", ")")), match[1]


def test_every_option_names_a_rule_that_tells_of_it() -> None:
    rules = {rule.id: rule.text for rule in GAME.rulebook().rules}
    for field in dataclasses.fields(Options):
        assert field.metadata["rule"] in rules


def test_worked_examples_are_numbered_and_name_their_rules() -> None:
    example = re.compile(r"^(\d+)\. \*\*(.+?)\.\*\* (.+) \[(GF-\d+\.\d+(?:, GF-\d+\.\d+)*)\]$")
    found = [match for line in LINES if (match := example.match(line))]
    assert [int(match[1]) for match in found] == list(range(1, 31))
