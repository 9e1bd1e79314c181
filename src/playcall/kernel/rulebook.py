"""A numbered rulebook read from its Markdown: the rule ids are the contract between text, code and tests."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec


class Rule(msgspec.Struct, frozen=True):
    """One numbered rule."""

    id: str
    chapter: str
    text: str


class Rulebook(msgspec.Struct, frozen=True):
    """All numbered rules of a game, in order, with the whole text they stand in."""

    rules: tuple[Rule, ...]
    text: str

    @classmethod
    def parse(cls, text: str, prefix: str) -> Rulebook:
        return cls(tuple(_rules(text, prefix)), text)

    def find(self, rule_id: str) -> Rule | None:
        return next((rule for rule in self.rules if rule.id == rule_id), None)


def _rules(text: str, prefix: str) -> Iterator[Rule]:
    line_of_rule = re.compile(rf"- \*\*({re.escape(prefix)}-\d+\.\d+)\*\* (.+)")
    chapter = ""
    for line in text.splitlines():
        if line.startswith("## "):
            chapter = line[3:].strip()
        elif found := line_of_rule.match(line):
            yield Rule(found[1], chapter, found[2].strip())
