"""The rules that players read: every rule once, in order, and nothing pointing at a rule that is not there."""

from __future__ import annotations

import dataclasses
import re
from importlib import resources

from playcall.games.masters_gridiron import GAME
from playcall.games.masters_gridiron.effects import WORDS
from playcall.games.masters_gridiron.options import Options

RULE = re.compile(r"^- \*\*(MG-\d+\.\d+)\*\* (.*)$")
CHAPTER = re.compile(r"^## MG-(\d+) (\S.*)$")
EXAMPLE = re.compile(r"^(\d+)\. \*\*(.+?)\.\*\* (.+) \[(MG-\d+\.\d+(?:, MG-\d+\.\d+)*)\]$")
OPTION = re.compile(r"^\| `([a-z_0-9]+)` \| (.+?) \| (MG-\d+\.\d+(?:, MG-\d+\.\d+)*) \|$")
RULE_ID = re.compile(r"MG-\d+\.\d+")

COUNTS = {1: 10, 2: 6, 3: 8, 4: 11, 5: 10, 6: 7, 7: 4, 8: 16, 9: 22, 10: 13, 11: 9, 12: 14, 13: 3, 14: 4, 15: 8, 16: 5}
EXAMPLES = 20

TEXT = (resources.files("playcall.games.masters_gridiron") / "rules.md").read_text(encoding="utf-8")
LINES = TEXT.splitlines()
IDS = [match[1] for line in LINES if (match := RULE.match(line))]


def test_every_rule_is_there_once_and_in_order() -> None:
    assert [f"MG-{chapter}.{number}" for chapter, count in COUNTS.items() for number in range(1, count + 1)] == IDS
    assert len(IDS) >= 149
    assert [rule.id for rule in GAME.rulebook().rules] == IDS


def test_chapters_come_in_order() -> None:
    assert [int(match[1]) for line in LINES if (match := CHAPTER.match(line))] == list(COUNTS)


def test_nothing_points_at_a_rule_that_is_not_there() -> None:
    assert set(RULE_ID.findall(TEXT)) <= set(IDS)


def test_rules_are_whole_sentences() -> None:
    for line in LINES:
        if match := RULE.match(line):
            assert match[2].removesuffix(" *(ruling)*").rstrip().endswith((".", ")", ".*")), match[1]


def test_every_option_is_in_the_table_with_its_rule() -> None:
    table = {match[1]: match[3] for line in LINES if (match := OPTION.match(line))}
    assert list(table) == [field.name for field in dataclasses.fields(Options)]
    for field in dataclasses.fields(Options):
        assert field.metadata["rule"] in table[field.name]


def test_every_effect_of_the_vocabulary_is_explained() -> None:
    rows = {line.split()[1] for line in LINES if re.match(r"^\| [A-Z]{3,}", line)}
    assert set(WORDS) <= rows


def test_worked_examples_are_numbered_and_name_their_rules() -> None:
    found = [match for line in LINES if (match := EXAMPLE.match(line))]
    assert [int(match[1]) for match in found] == list(range(1, EXAMPLES + 1))


def test_every_ruling_is_given_its_reason() -> None:
    ruled = [match[1] for line in LINES if (match := RULE.match(line)) and line.endswith("*(ruling)*")]
    start = next(i for i, line in enumerate(LINES) if line.startswith("## Rulings"))
    reasons = "\n".join(LINES[start:])
    given = set()
    for first, last in re.findall(r"(MG-\d+\.\d+)(?: to (MG-\d+\.\d+))?", reasons):
        low, high = IDS.index(first), IDS.index(last or first)
        given |= set(IDS[low : high + 1])
    assert set(ruled) <= given
