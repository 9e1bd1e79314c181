"""Variants and contested rulings of Gridiron Fantasy Football, each documented, with defaults."""

from __future__ import annotations

from dataclasses import dataclass

from playcall.kernel import choice, number, switch, text

DRIVES = {"short": 4, "medium": 6, "full": 10}
"""GF-2.1"""
SEATS_OF = {"single": (2, 2), "shared": (3, 4), "bracket": (4, 8), "tag": (4, 8)}
"""GF-17  How many may play in each form of the game."""


def _deck(place: str) -> str:
    chosen: str = text("pick", rule="GF-2.19", doc=f"Deck of the {place} seat: pick at the table, a letter, or a deck.")
    return chosen


@dataclass(frozen=True)
class Options:
    """How a game is played. The values of each option are listed default first."""

    form: str = choice(
        "single", "shared", "bracket", "tag", rule="GF-17.4",
        doc="One seat per team, shared teams of offence and defence coaches, a bracket, or Tag Team.",
    )  # fmt: skip
    players: int = number(2, 2, 8, rule="GF-17.8", doc="Seats: 2, 3-4 shared, 4, 5, 6 or 8 in a bracket, 4-8 in Tag.")
    length: str = choice("medium", "short", "full", rule="GF-2.1", doc="Drives of both teams: 6, 4 or 10.")
    team_cards: int = number(5, 3, 12, rule="GF-2.5", doc="Team cards of a team: 3 to begin with, 7 in leagues.")
    listed: bool = switch(False, rule="GF-2.10", doc="Take the listed Team cards and Playbooks without asking.")
    playbook_size: int = number(6, 4, 10, rule="GF-15.5", doc="Plays in a Playbook.")
    copy_limit: str = choice(
        "table", "one", "two_actions", rule="GF-15.2", doc="Copies of an Action: by size of deck, one, or at most two."
    )
    pool: str = choice("open", "sealed", rule="GF-15.3", doc="Own decks, or decks from new Starters and Boosters.")
    sealed_starters: int = number(2, 1, 4, rule="GF-15.3", doc="Starter Decks of a sealed pool.")
    sealed_boosters: int = number(8, 0, 16, rule="GF-15.3", doc="Booster Packs of a sealed pool.")
    common_team: str = choice(
        "unique", "shared", "substitutes", rule="GF-15.4", doc="Common Team cards: unique, shared, or as replacements."
    )
    all_formations: bool = switch(False, rule="GF-15.6", doc="Every team has every formation on top of its Team cards.")
    strict_exceed: bool = switch(False, rule="GF-1.6", doc="An improvement must bring a Total above the other's.")
    dominant_choice: str = choice(
        "majority", "owner", rule="GF-6.16", doc="Dominant is the ability with most symbols, or any printed one."
    )
    team_bonus: str = choice(
        "initial", "held", rule="GF-6.18", doc="Symbols of stars count from the start, or when they are applied."
    )
    deactivate_any: bool = switch(False, rule="GF-6.3", doc="Every Team card may be switched off.")
    announce_before_return: bool = switch(
        False, rule="GF-4.5", doc="The kicker declares the ability before touchback or return is chosen."
    )
    special_yards: str = choice(
        "sum", "clamp", rule="GF-8.11", doc="A numeric Objective is cut at the goal line before the Special Result."
    )
    fg_exact_good: bool = switch(True, rule="GF-12.7", doc="A field goal of exactly the distance is good.")
    int_runback_hand: str = choice(
        "leftover", "fresh", rule="GF-12.20", doc="Cards for an interception runback: what is left, or refilled."
    )
    safety_kick_fair_catch: bool = switch(False, rule="GF-12.17", doc="The receiver of a safety kick may stay put.")
    halftime_decks: str = choice(
        "reshuffle", "keep", "rebuild", rule="GF-13.2", doc="What may be done with the Action decks at halftime."
    )
    final_kick: bool = switch(True, rule="GF-13.6", doc="A kick owed at the end is played.")
    overtime_drives: int = number(40, 0, 99, rule="GF-13.9", doc="Drives of overtime before a draw; 0 for no limit.")
    play_guard: int = number(600, 20, 600, rule="GF-13.11", doc="Plays after which a game is ended.")
    rip_permanent: bool = switch(False, rule="GF-9.9", doc="R.I.P. cards leave collection and league.")
    tag_possessions: int = number(0, 0, 32, rule="GF-17.14", doc="Possessions of Tag Team; 0 for two per player.")
    home: str = choice(
        "toss",
        "seat1",
        "seat2",
        "seat1_chooses",
        rule="GF-3.1",
        doc="Who is Home: by coin and choice, fixed, or as seat 1 likes.",
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
