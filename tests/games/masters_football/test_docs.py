"""The pages about Masters of Football say what the code does."""

from __future__ import annotations

import re
from dataclasses import Field, fields
from pathlib import Path
from typing import Any

import pytest

from playcall.games.masters_football import GAME
from playcall.games.masters_football.cards import WINDOWS_OF, parse
from playcall.kernel.options import write

DOCS = Path(__file__).resolve().parents[3] / "docs"
PAGE = (DOCS / "masters-football.md").read_text(encoding="utf-8")
DESIGN = (
    (DOCS / "card-design.md").read_text(encoding="utf-8").partition("## Masters of Football")[2].partition("\n## ")[0]
)


@pytest.mark.parametrize("option", fields(GAME.options), ids=lambda option: option.name)
def test_every_option_has_its_row(option: Field[Any]) -> None:
    values = ", ".join(f"`{value}`" for value in option.metadata.get("values", ()))
    if not values:
        low, high = option.metadata["range"]
        values = f"`{write(option.default)}`, or {low} to {high}"
    assert (
        f"| `{option.name}` | {values} | {GAME.described(f'option-{option.name}-doc')} | {option.metadata['rule']} |"
        in PAGE
    )


def test_every_mode_has_its_row() -> None:
    for mode in GAME.modes:
        title, summary = (GAME.described(f"mode-{mode.id}{part}") for part in ("", "-summary"))
        assert f"| `mode={mode.id}` | {title} | {summary} |" in PAGE


def test_the_whole_vocabulary_is_told() -> None:
    assert set(re.findall(r"^\| `([a-z_]+)` \|", DESIGN, re.MULTILINE)) == set(WINDOWS_OF)


def test_the_example_card_is_in_order() -> None:
    text = DESIGN.partition("```\n")[2].partition("```")[0]
    assert len(parse(text, "example")[2]) == 1
