"""Variants and contested rulings of Gridiron Fantasy Football, each documented, with defaults."""

from __future__ import annotations

from dataclasses import dataclass

from playcall.kernel import choice, number, switch, text

DRIVES = {"short": 4, "medium": 6, "full": 10}
"""GF-2.1"""
SEATS_OF = {"single": (2,), "shared": (3, 4), "bracket": (4, 5, 6, 8), "tag": (4, 5, 6, 7, 8)}
"""GF-17  How many may play in each form of the game."""


def _deck(place: str) -> str:
    chosen: str = text("pick", rule="GF-2.19")
    return chosen


@dataclass(frozen=True)
class Options:
    """How a game is played. The values of each option are listed default first."""

    form: str = choice(
        "single", "shared", "bracket", "tag", rule="GF-17.4",
            )  # fmt: skip
    players: int = number(2, 2, 8, rule="GF-17.8")
    length: str = choice("medium", "short", "full", rule="GF-2.1")
    team_cards: int = number(5, 3, 12, rule="GF-2.5")
    listed: bool = switch(False, rule="GF-2.10")
    playbook_size: int = number(6, 4, 10, rule="GF-15.5")
    copy_limit: str = choice("table", "one", "two_actions", rule="GF-15.2")
    pool: str = choice("open", "sealed", rule="GF-15.3")
    sealed_starters: int = number(2, 1, 4, rule="GF-15.3")
    sealed_boosters: int = number(8, 0, 16, rule="GF-15.3")
    common_team: str = choice("unique", "shared", "substitutes", rule="GF-15.4")
    all_formations: bool = switch(False, rule="GF-15.6")
    strict_exceed: bool = switch(False, rule="GF-1.6")
    dominant_choice: str = choice("majority", "owner", rule="GF-6.16")
    team_bonus: str = choice("initial", "held", rule="GF-6.18")
    deactivate_any: bool = switch(False, rule="GF-6.3")
    announce_before_return: bool = switch(False, rule="GF-4.5")
    special_yards: str = choice("sum", "clamp", rule="GF-8.11")
    fg_exact_good: bool = switch(True, rule="GF-12.7")
    int_runback_hand: str = choice("leftover", "fresh", rule="GF-12.20")
    safety_kick_fair_catch: bool = switch(False, rule="GF-12.17")
    halftime_decks: str = choice("reshuffle", "keep", "rebuild", rule="GF-13.2")
    final_kick: bool = switch(True, rule="GF-13.6")
    overtime_drives: int = number(40, 0, 99, rule="GF-13.9")
    play_guard: int = number(600, 20, 600, rule="GF-13.11")
    rip_permanent: bool = switch(False, rule="GF-9.9")
    tag_possessions: int = number(0, 0, 32, rule="GF-17.14")
    home: str = choice(
        "toss",
        "seat1",
        "seat2",
        "seat1_chooses",
        rule="GF-3.1",
    )
    deck1: str = _deck("first")
    deck2: str = _deck("second")
    deck3: str = _deck("third")
    deck4: str = _deck("fourth")
    deck5: str = _deck("fifth")
    deck6: str = _deck("sixth")
    deck7: str = _deck("seventh")
    deck8: str = _deck("eighth")

    def deck(self, seat: int) -> str:
        """What a seat plays with, as it was set."""
        deck: str = getattr(self, f"deck{seat + 1}")
        return deck

    @property
    def drives(self) -> int:
        """GF-2.1"""
        return DRIVES[self.length]

    @property
    def possessions(self) -> int:
        """GF-17.14"""
        return self.tag_possessions or 2 * self.players

    def coaches(self) -> tuple[tuple[int, int], ...]:
        """GF-17.1, GF-17.4, GF-17.7  The seats that coach offence and defence of each team."""
        if self.form == "shared":
            return ((0, 1), (2, 2)) if self.players == 3 else ((0, 1), (2, 3))
        if self.form == "bracket" and self.players == 5:
            return ((0, 0), (1, 1), (2, 3), (4, 4))
        if self.form == "bracket" and self.players == 6:
            return ((0, 1), (2, 2), (3, 4), (5, 5))
        return tuple((seat, seat) for seat in range(self.players))
