"""The rules that players read: every rule once, in order, and nothing pointing at a rule that is not there."""

from __future__ import annotations

import re
from pathlib import Path

RULES_FILE = Path(__file__).resolve().parents[3] / "src" / "playcall" / "games" / "sport_jockeys" / "rules.md"

RULE = re.compile(r"^- \*\*(SJ-\d+\.\d+)\*\* (.*)$")
CHAPTER = re.compile(r"^## SJ-(\d+) (\S.*)$")
EXAMPLE = re.compile(r"^(\d+)\. \*\*(.+?)\.\*\* (.+) \[(SJ-\d+\.\d+(?:, SJ-\d+\.\d+)*)\]$")
OPTION = re.compile(r"^\| `([a-z_]+)` \| (.+?) \| (SJ-\d+\.\d+(?:, SJ-\d+\.\d+)*) \|$")
RULE_ID = re.compile(r"SJ-\d+\.\d+")
CHAPTER_ID = re.compile(r"SJ-(\d+)(?![\d.]*\.\d)\b")

CHAPTERS = 22
RULES = 171
EXAMPLES = 28
SECTIONS_AFTER_THE_CHAPTERS = [
    "The actions",
    "The counter matrix",
    "The deck",
    "Options",
    "Modes",
    "Good play",
    "Rulings",
    "Worked examples",
]

TEXT = RULES_FILE.read_text(encoding="utf-8")
LINES = TEXT.splitlines()


def headings() -> list[str]:
    return [line.removeprefix("## ") for line in LINES if line.startswith("## ")]


def section(heading: str) -> list[str]:
    """The lines under one second-level heading."""
    start = LINES.index(f"## {heading}") + 1
    rest = LINES[start:]
    length = next((i for i, line in enumerate(rest) if line.startswith("## ")), len(rest))
    return rest[:length]


def rules() -> list[tuple[str, str]]:
    return [(match[1], match[2]) for line in LINES if (match := RULE.match(line))]


def options() -> list[tuple[str, str, str]]:
    return [(match[1], match[2], match[3]) for line in section("Options") if (match := OPTION.match(line))]


def examples() -> list[tuple[int, str, str, list[str]]]:
    found = []
    for line in section("Worked examples"):
        if match := EXAMPLE.match(line):
            number, title, story, ids = match.groups()
            found.append((int(number), title, story, ids.split(", ")))
    return found


def test_opens_with_the_title_and_how_a_play_works() -> None:
    assert LINES[0] == "# Sport Jockeys American Football"
    assert headings()[0] == "How a play works"
    steps = [line for line in section("How a play works") if re.match(r"^\d+\. ", line)]
    assert 6 <= len(steps) <= 7


def test_sections_come_in_order() -> None:
    chapters = [match for line in LINES if (match := CHAPTER.match(line))]
    assert [int(match[1]) for match in chapters] == list(range(1, CHAPTERS + 1))
    assert headings()[1 : CHAPTERS + 1] == [match[0].removeprefix("## ") for match in chapters]
    assert headings()[CHAPTERS + 1 :] == SECTIONS_AFTER_THE_CHAPTERS


def test_every_rule_is_there_once() -> None:
    ids = [rule_id for rule_id, _ in rules()]
    assert len(ids) == RULES
    assert len(set(ids)) == RULES


def test_rules_are_consecutive_within_their_own_chapter() -> None:
    for chapter in range(1, CHAPTERS + 1):
        heading = next(name for name in headings() if name.startswith(f"SJ-{chapter} "))
        ids = [match[1] for line in section(heading) if (match := RULE.match(line))]
        assert ids, heading
        assert ids == [f"SJ-{chapter}.{n}" for n in range(1, len(ids) + 1)]


def test_a_chapter_holds_nothing_but_one_line_rules() -> None:
    for heading in headings()[1 : CHAPTERS + 1]:
        for line in filter(None, section(heading)):
            assert RULE.match(line), line


def test_rule_texts_are_whole_sentences() -> None:
    for rule_id, text in rules():
        assert text == text.strip(), rule_id
        assert text.endswith((".", ". *(ruling)*")), rule_id
        assert text.count("*(ruling)*") <= 1, rule_id
        assert text.count("`") % 2 == 0, rule_id


def test_every_mentioned_rule_and_chapter_exists() -> None:
    known = {rule_id for rule_id, _ in rules()}
    assert set(RULE_ID.findall(TEXT)) <= known
    assert {int(number) for number in CHAPTER_ID.findall(TEXT)} <= set(range(1, CHAPTERS + 1))


def test_every_ruling_is_explained() -> None:
    """A rule marked as a ruling is covered by a row of the Rulings table, and the other way round."""
    order = [rule_id for rule_id, _ in rules()]
    explained: set[str] = set()
    for line in section("Rulings"):
        cell = line.split("|")[1].strip() if line.startswith("| SJ-") else ""
        for part in filter(None, cell.split(", ")):
            first, _, last = part.partition(" to ")
            explained.update(order[order.index(first) : order.index(last or first) + 1])
    marked = {rule_id for rule_id, text in rules() if text.endswith("*(ruling)*")}
    assert marked == explained


def test_examples_are_numbered_and_name_existing_rules() -> None:
    known = {rule_id for rule_id, _ in rules()}
    assert [number for number, *_ in examples()] == list(range(1, EXAMPLES + 1))
    for number, _, _, ids in examples():
        assert set(ids) <= known, number
        assert len(ids) == len(set(ids)), number


def test_every_option_is_named_in_the_rules_it_points_to() -> None:
    texts = dict(rules())
    rows = [line for line in section("Options") if line.startswith("| `")]
    assert len(options()) == len(rows)
    assert len({flag for flag, _, _ in options()}) == len(rows)
    for flag, _, ids in options():
        assert any(f"`{flag}`" in texts[rule_id] for rule_id in ids.split(", ")), flag
