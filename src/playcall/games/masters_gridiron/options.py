"""Variants and contested rulings of Masters of the Gridiron, each documented, with defaults."""

from __future__ import annotations

from dataclasses import dataclass

from playcall.kernel import choice, number, switch, text


@dataclass(frozen=True)
class Options:
    """How a game is played. The values of each option are listed default first."""

    deck1: str = text("pick", rule="MG-1.10", doc="Deck of the first seat: pick at the table, a team code, or a deck.")
    deck2: str = text("pick", rule="MG-1.10", doc="Deck of the second seat: pick at the table, a team code, or a deck.")
    visitor: str = choice("random", "seat1", "seat2", rule="MG-1.2", doc="Who is the visiting team and begins.")
    stock_form: str = choice("full", "basic", rule="MG-14.1", doc="Stock playbooks with or without Audibles.")
    open_rosters: bool = switch(True, rule="MG-1.9", doc="Both lists of players and both payrolls are public.")
    open_playbooks: bool = switch(False, rule="MG-1.9", doc="Both lists of Playbook cards are public.")
    punt: str = choice("any", "no_match", "forced", rule="MG-10.7", doc="Which pairs of cards may be punted.")
    check_window: bool = switch(True, rule="MG-9.5", doc="The offence may answer Audibles of the defence.")
    audible_limit: int = number(0, 0, 9, rule="MG-9.1", doc="Most Audibles a seat may play in a turn; 0 for no limit.")
    conversion_cards: str = choice("out", "bottom", rule="MG-11.6", doc="Where the flipped cards of a conversion go.")
    ot_reply: str = choice(
        "first_turn", "each_period", rule="MG-8.8", doc="When a field goal of the home team is replied."
    )
    ot_max_periods: int = number(20, 1, 40, rule="MG-8.15", doc="Overtime periods before the game is a tie.")
    cap: int = number(120, 0, 550, rule="MG-12.2", doc="Salary cap of constructed decks in $ million; 0 for none.")
    cap_on_stock: bool = switch(False, rule="MG-14.3", doc="The salary cap holds for stock decks too.")
    fg_share: str = choice(
        "exact", "at_least", rule="MG-12.7", doc="Field Goals are half of a playbook, or at least half."
    )
    playbook_copies: int = number(2, 0, 60, rule="MG-12.11", doc="Copies of a Playbook card in a deck; 0 for no limit.")
    playbook_max: int = number(60, 24, 100, rule="MG-12.5", doc="Most Playbook cards in a deck.")
    spread: bool = switch(False, rule="MG-15.2", doc="The result is judged against the point spread.")
    spread_rounding: str = choice("half", "exact", rule="MG-15.3", doc="The spread in half points, or in fifths.")
    spread_push: str = choice("tie", "underdog", rule="MG-15.6", doc="Who wins when the favourite wins by the spread.")
    exclusive_pool: bool = switch(False, rule="MG-16.3", doc="A player may be in one deck only.")

    def deck(self, seat: int) -> str:
        """What a seat plays with, as it was set."""
        return self.deck2 if seat else self.deck1
