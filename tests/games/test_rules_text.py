"""The rules that players read, of every game: each rule once, in order, in whole sentences, and nothing pointing at a
rule that is not there; options, rulings and worked examples agree with them."""

from __future__ import annotations

import dataclasses
import re
from functools import cached_property
from importlib import resources
from itertools import chain

import pytest

from playcall.contract import Game
from playcall.games import all_games

RULES = {
    "gridiron_fantasy": (302, 30, []),
    "highlights_2052": (
        215, 34,
        ["Effects on cards", "Options", "Modes", "The Action Deck", "Good play", "Rulings", "Worked examples"],
    ),
    "masters_football": (230, 0, ["Good play"]),
    "masters_gridiron": (
        150, 20,
        ["Ratings and positions", "Effects of Audibles", "Options", "Modes", "Good play", "Rulings", "Worked examples"],
    ),
    "sport_jockeys": (
        171, 28,
        [
            "The actions", "The counter matrix", "The deck", "Options", "Modes", "Good play", "Rulings",
            "Worked examples",
        ],
    ),
}  # fmt: skip
"""For each game its rules, its worked examples, and what comes after the chapters (anything but examples: not told)."""


class Booklet:
    """A game's `rules.md`, read line by line."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.text = (resources.files(game.package) / "rules.md").read_text(encoding="utf-8")
        self.lines = self.text.splitlines()
        self.id = rf"{game.prefix}-\d+\.\d+"
        self.headings = [line.removeprefix("## ") for line in self.lines if line.startswith("## ")]
        self.chapters = [name for name in self.headings if re.match(rf"{game.prefix}-\d+ \S", name)]

    def section(self, heading: str) -> list[str]:
        """The lines under one second-level heading; none where there is no such heading."""
        if heading not in self.headings:
            return []
        rest = self.lines[self.lines.index(f"## {heading}") + 1 :]
        return rest[: next((i for i, line in enumerate(rest) if line.startswith("## ")), len(rest))]

    @cached_property
    def rules(self) -> dict[str, str]:
        found = [re.match(rf"^- \*\*({self.id})\*\* (.*)$", line) for line in self.lines]
        pairs = [(match[1], match[2]) for match in found if match]
        assert len(dict(pairs)) == len(pairs), "A rule stands twice."
        return dict(pairs)

    @cached_property
    def order(self) -> list[str]:
        return list(self.rules)

    def named(self, text: str) -> set[str]:
        """The rules that a text names, those within `A to B` too."""
        found: set[str] = set()
        for first, last in re.findall(rf"({self.id})(?: to ({self.id}))?", text):
            found |= set(self.order[self.order.index(first) : self.order.index(last or first) + 1])
        return found


BOOKLETS = [pytest.param(Booklet(game), id=game.id) for game in all_games() if game.id in RULES]
every_game = pytest.mark.parametrize("book", BOOKLETS)


def test_every_game_has_its_booklet() -> None:
    assert {game.id for game in all_games()} == set(RULES)


@every_game
def test_it_opens_with_the_title_and_how_it_is_played(book: Booklet) -> None:
    assert book.lines[0] == f"# {book.game.title}"
    assert re.fullmatch(r"How a (play|turn|match) works", book.headings[0])
    steps = [line for line in book.section(book.headings[0]) if re.match(r"^\d+\. ", line)]
    assert 4 <= len(steps) <= 12


@every_game
def test_chapters_come_in_order_and_other_sections_after_them(book: Booklet) -> None:
    numbers = [int(re.search(r"-(\d+) ", name)[1]) for name in book.chapters]  # type: ignore[index]
    assert numbers == list(range(1, len(numbers) + 1))
    assert book.headings[1 : len(numbers) + 1] == book.chapters
    after = RULES[book.game.id][2]
    assert not after or book.headings[len(numbers) + 1 :] == after


@every_game
def test_every_rule_is_there_once_and_in_its_chapter(book: Booklet) -> None:
    assert len(book.rules) == RULES[book.game.id][0]
    assert [rule.id for rule in book.game.rulebook().rules] == book.order
    for chapter in book.chapters:
        ids = re.findall(rf"^- \*\*({book.id})\*\*", "\n".join(book.section(chapter)), re.MULTILINE)
        first = chapter.split()[0]
        assert ids, chapter
        assert ids == [f"{first}.{number}" for number in range(1, len(ids) + 1)]


@every_game
def test_rules_are_whole_sentences(book: Booklet) -> None:
    for rule, text in book.rules.items():
        assert text == text.strip(), rule
        assert text.removesuffix(" *(ruling)*").endswith((".", ".)", ".*", ")")), rule
        assert text.count("*(ruling)*") <= 1, rule
        assert text.count("`") % 2 == 0, rule


@every_game
def test_nothing_points_at_a_rule_or_chapter_that_is_not_there(book: Booklet) -> None:
    assert set(re.findall(book.id, book.text)) <= set(book.rules)
    chapters = re.findall(rf"{book.game.prefix}-(\d+)(?![\d.]*\.\d)\b", book.text)
    assert {int(number) for number in chapters} <= set(range(1, len(book.chapters) + 1))


@every_game
def test_every_ruling_is_given_its_reason(book: Booklet) -> None:
    """A rule marked as a ruling is in a row of the table of rulings, and the other way round."""
    rows = [line.split("|")[1] for line in book.section("Rulings") if line.startswith(f"| {book.game.prefix}-")]
    marked = {rule for rule, text in book.rules.items() if text.endswith("*(ruling)*")}
    assert not rows or set(chain.from_iterable(map(book.named, rows))) == marked


@every_game
def test_worked_examples_are_numbered_and_name_their_rules(book: Booklet) -> None:
    example = re.compile(rf"^(\d+)\. \*\*(.+?)\.\*\* (.+) \[({book.id}(?:, {book.id})*)\]$")
    found = [match for line in book.section("Worked examples") if (match := example.match(line))]
    assert [int(match[1]) for match in found] == list(range(1, RULES[book.game.id][1] + 1))
    for match in found:
        ids = match[4].split(", ")
        assert set(ids) <= set(book.rules), match[1]
        assert len(ids) == len(set(ids)), match[1]


@every_game
def test_every_option_points_at_a_rule_and_stands_in_the_table_of_options(book: Booklet) -> None:
    options = {field.name: field.metadata["rule"] for field in dataclasses.fields(book.game.options)}
    assert set(options.values()) <= set(book.rules)
    row = re.compile(rf"^\| `(\w+)` \| (.+?) \| ({book.id}(?:, {book.id})*) \|$")
    table = {match[1]: match[3] for line in book.section("Options") if (match := row.match(line))}
    assert len(table) == sum(line.startswith("| `") for line in book.section("Options"))
    if table:
        assert set(options) - set(table) <= {"mode", "players"}
    for name, ids in table.items():
        rules = ids.split(", ")
        assert options[name] in rules or any(f"`{name}`" in book.rules[rule] for rule in rules), name
