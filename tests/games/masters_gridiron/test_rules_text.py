"""The vocabulary of Audibles as the rules explain it."""

from __future__ import annotations

import re
from importlib import resources

from playcall.games.masters_gridiron.effects import WORDS


def test_every_effect_of_the_vocabulary_is_explained() -> None:
    text = (resources.files("playcall.games.masters_gridiron") / "rules.md").read_text(encoding="utf-8")
    assert set(WORDS) <= set(re.findall(r"^\| ([A-Z]{3,})", text, re.MULTILINE))
