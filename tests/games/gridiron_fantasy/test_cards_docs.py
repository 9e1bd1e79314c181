"""What the page for card designers tells about this game is so."""

import re
from pathlib import Path

from playcall.games.gridiron_fantasy.cards import read_cards
from playcall.games.gridiron_fantasy.effects import VERBS
from playcall.games.gridiron_fantasy.printed import rules_text

PAGE = Path(__file__).resolve().parents[3] / "docs" / "card-design.md"
SECTION = PAGE.read_text(encoding="utf-8").partition("## Gridiron Fantasy Football")[2]


def test_the_whole_vocabulary_is_told_with_what_it_takes_and_where_it_stands() -> None:
    rows = re.findall(r"^\| `(\w+)` \| ([^|]*) \| ([^|]*) \| [^|]+ \|$", SECTION, re.MULTILINE)
    assert [do for do, _, _ in rows] == list(VERBS)
    for do, takes, where in rows:
        verb = VERBS[do]
        assert takes.strip() == ", ".join([*verb.parameters, *(["for"] if verb.lasts else [])])
        assert set(where.split()) == set(verb.where) - {"C"}


def test_the_sample_card_can_be_read() -> None:
    sample = SECTION.partition("```\n")[2].partition("```")[0]
    [card] = read_cards(sample, "sample")
    assert rules_text(card) == ("Special Result: −1 yard. On third or fourth down: draw 1 card.",)
