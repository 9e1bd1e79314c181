"""The Action Deck as the rules list it."""

from __future__ import annotations

from importlib import resources

TEXT = (resources.files("playcall.games.highlights_2052") / "rules.md").read_text(encoding="utf-8")


def test_the_action_deck_is_complete_and_adds_up() -> None:
    section = TEXT.split("## The Action Deck\n")[1].split("\n## ")[0]
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in section.splitlines()]
    cards = [row for row in rows if len(row) == 6 and row[0].isdigit()]
    assert [int(card[0]) for card in cards] == list(range(1, 31))
    assert sum(int(card[1]) for card in cards) == 250
    assert sum(int(card[2]) for card in cards) == 300
    assert sum(card[3].startswith("BLOCK") for card in cards) == 3
    assert sum(card[4] == "none" for card in cards) == 18
    assert sum(card[5] == "none" for card in cards) == 20
