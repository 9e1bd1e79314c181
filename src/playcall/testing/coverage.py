"""Which numbered rules have a test: a static scan for `pytest.mark.rule("FH-7.3")`."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec

from playcall.contract import Ruled


class Coverage(msgspec.Struct, frozen=True):
    """The rules of a game, or of leagues, and the tests that are marked with them."""

    game: str
    rules: tuple[str, ...]
    """All rule ids, in the rulebook's order."""
    covered: dict[str, tuple[str, ...]]
    """For each rule with a test, where it is marked: `file:line`."""
    uncovered: tuple[str, ...]
    unknown: dict[str, tuple[str, ...]]
    """Marked ids with their prefix that the rulebook does not have."""


def rule_coverage(game: Ruled, tests_dir: Path) -> Coverage:
    """Compare a rulebook with the marks in all tests below a folder."""
    marked: dict[str, list[str]] = {}
    for path in sorted(tests_dir.rglob("*.py")):
        for rule, line in _marks_in(path, path.stat().st_mtime_ns):
            marked.setdefault(rule, []).append(f"{path.relative_to(tests_dir).as_posix()}:{line}")
    rules = tuple(rule.id for rule in game.rulebook().rules)
    return Coverage(
        game=game.id,
        rules=rules,
        covered={rule: tuple(marked[rule]) for rule in rules if rule in marked},
        uncovered=tuple(rule for rule in rules if rule not in marked),
        unknown={
            rule: tuple(places)
            for rule, places in sorted(marked.items())
            if rule.startswith(game.prefix + "-") and rule not in rules
        },
    )


@cache
def _marks_in(path: Path, _changed: int) -> list[tuple[str, int]]:
    source = path.read_text(encoding="utf-8")
    return [*marks(source)] if "rule(" in source else []


def marks(source: str) -> Iterator[tuple[str, int]]:
    """Every rule id in a `mark.rule(...)` or `rule(...)` of a Python text, with its line."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and _is_rule(node.func):
            for argument in node.args:
                for part in ast.walk(argument):
                    if isinstance(part, ast.Constant) and isinstance(part.value, str):
                        yield part.value, part.lineno


def _is_rule(function: ast.expr) -> bool:
    if isinstance(function, ast.Name):
        return function.id == "rule"
    if not isinstance(function, ast.Attribute) or function.attr != "rule":
        return False
    owner = function.value
    return (owner.attr if isinstance(owner, ast.Attribute) else getattr(owner, "id", "")) == "mark"
