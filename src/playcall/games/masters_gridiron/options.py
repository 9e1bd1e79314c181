"""Variants and contested rulings of Masters of the Gridiron, each documented, with defaults."""

from __future__ import annotations

from dataclasses import dataclass

from playcall.kernel import choice, number, switch, text


@dataclass(frozen=True)
class Options:
    """How a game is played. The values of each option are listed default first."""

    deck1: str = text("pick", rule="MG-1.10")
    deck2: str = text("pick", rule="MG-1.10")
    visitor: str = choice("random", "seat1", "seat2", rule="MG-1.2")
    stock_form: str = choice("full", "basic", rule="MG-14.1")
    open_rosters: bool = switch(True, rule="MG-1.9")
    open_playbooks: bool = switch(False, rule="MG-1.9")
    punt: str = choice("any", "no_match", "forced", rule="MG-10.7")
    check_window: bool = switch(True, rule="MG-9.5")
    audible_limit: int = number(0, 0, 9, rule="MG-9.1", none=0)
    conversion_cards: str = choice("out", "bottom", rule="MG-11.6")
    ot_reply: str = choice("first_turn", "each_period", rule="MG-8.8")
    ot_max_periods: int = number(20, 1, 40, rule="MG-8.15")
    cap: int = number(120, 0, 550, rule="MG-12.2", none=0)
    cap_on_stock: bool = switch(False, rule="MG-14.3")
    fg_share: str = choice("exact", "at_least", rule="MG-12.7")
    playbook_copies: int = number(2, 0, 60, rule="MG-12.11", none=0)
    playbook_max: int = number(60, 24, 100, rule="MG-12.5")
    spread: bool = switch(False, rule="MG-15.2")
    spread_rounding: str = choice("half", "exact", rule="MG-15.3")
    spread_push: str = choice("tie", "underdog", rule="MG-15.6")
    exclusive_pool: bool = switch(False, rule="MG-16.3")

    def deck(self, seat: int) -> str:
        """What a seat plays with, as it was set."""
        return self.deck2 if seat else self.deck1
