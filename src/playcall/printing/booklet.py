"""The rules as a booklet: the numbered rules with pictures of cards, and which of its pages share a sheet."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from playcall.contract import CardFace, Game

Run = tuple[str, str]
"""Words and how they are set: plain, strong, emph or code."""
Block = dict[str, Any]
PICTURES = 4
"""So many cards are shown with a chapter, at most."""

_INLINE = re.compile(r"\*\*(?P<strong>.+?)\*\*|(?<![\w*])\*(?P<emph>[^*\s](?:[^*]*[^*\s])?)\*(?!\w)|`(?P<code>[^`]+)`")
_RULE = re.compile(r"- \*\*([A-Z]+-\d+\.\d+)\*\* (.+)")
_ITEM = re.compile(r"(?:(\d+)\.|-) (.+)")


def runs(words: str) -> list[Run]:
    """A line of Markdown as words that are set in one way each."""
    found: list[Run] = []
    place = 0
    for match in _INLINE.finditer(words):
        found.append(("plain", words[place : match.start()]))
        found.append((match.lastgroup or "plain", match[match.lastgroup or 0]))
        place = match.end()
    return [run for run in (*found, ("plain", words[place:])) if run[1]]


def blocks(markdown: str) -> Iterator[Block]:
    """Headings, paragraphs, lists, tables and rules of a page of Markdown, its title left out."""
    lines = iter([*markdown.splitlines(), ""])
    table: list[list[list[Run]]] = []
    for line in lines:
        if line.startswith("|"):
            if not set(line) <= set("|-: "):
                table.append([runs(cell.strip()) for cell in line.strip("|").split("|")])
            continue
        if table:
            yield {"kind": "table", "rows": table}
            table = []
        if line.strip() and not line.startswith("# "):
            yield _block(line)


def _block(line: str) -> Block:
    if found := _RULE.match(line):
        return {"kind": "rule", "id": found[1], "runs": runs(found[2])}
    if line.startswith("#"):
        marks, _, words = line.partition(" ")
        return {"kind": "chapter" if len(marks) == 2 else "section", "words": words, "runs": runs(words)}
    if found := _ITEM.match(line.strip()):
        return {"kind": "item", "number": found[1] or "•", "runs": runs(found[2])}
    return {"kind": "text", "runs": runs(line)}


def illustrated(game: Game, faces: Sequence[CardFace]) -> list[Block]:
    """The rules, and under the heading of a chapter a few cards that need its rules, none of them twice."""
    needed = {face.id: set(game.gallery.rules(face)) for face in faces}
    shown: set[str] = set()
    told = []
    for block in blocks(game.rulebook().text):
        told.append(block)
        if block["kind"] == "chapter":
            cards = list(_fitting(str(block["words"]).partition(" ")[0], faces, needed, shown))
            shown.update(cards)
            told += [{"kind": "cards", "cards": cards}] if cards else []
    return told


def _fitting(chapter: str, faces: Iterable[CardFace], needed: dict[str, set[str]], shown: set[str]) -> Iterator[str]:
    """Cards of different kinds before two of one kind."""
    fit = [face for face in faces if face.id not in shown and _of_chapter(chapter, needed[face.id])]
    first = {face.kind: face for face in reversed(fit)}
    chosen = [*first.values(), *(face for face in fit if first[face.kind] is not face)]
    yield from (face.id for face in sorted(chosen[:PICTURES], key=fit.index))


def _of_chapter(chapter: str, rules: set[str]) -> bool:
    return any(rule == chapter or rule.startswith(f"{chapter}.") for rule in rules)


def sample(faces: Sequence[CardFace]) -> list[CardFace]:
    """A card of each kind."""
    kinds: dict[str, list[CardFace]] = {}
    for face in faces:
        kinds.setdefault(face.kind, []).append(face)
    return [some[len(some) // 3] for some in kinds.values()]


def folded(pages: int) -> list[tuple[int, int]]:
    """The pages that lie side by side, sheet after sheet, front and back, of a booklet folded in the middle; 0 is none.

    >>> folded(6)
    [(0, 1), (2, 0), (6, 3), (4, 5)]
    """
    whole = -(-pages // 4) * 4
    numbers = [*range(1, pages + 1), *[0] * (whole - pages)]
    sides = []
    for sheet in range(whole // 4):
        first, last = 2 * sheet, whole - 1 - 2 * sheet
        sides += [(numbers[last], numbers[first]), (numbers[first + 1], numbers[last - 1])]
    return sides


def in_reading_order(pages: int) -> list[tuple[int, int]]:
    """The same for paper that is printed on one side."""
    return [(page, page + 1 if page < pages else 0) for page in range(1, pages + 1, 2)]
