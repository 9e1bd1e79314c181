"""The deck builder's bench: decks as text in, problems, descriptions and suggestions out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from playcall.booklet.decks import Builder, Problem, Sheet
from playcall.games.gridiron_fantasy.cards import CardSet
from playcall.games.gridiron_fantasy.deckcheck import check_deck
from playcall.games.gridiron_fantasy.decks import CODE, deck_code, deck_text, named_deck
from playcall.games.gridiron_fantasy.options import Options

MOST_SEATS: Final = 8


class Workshop:
    """What a command line or a page needs to build decks. Decks are named by franchise, text or code."""

    def __init__(self, cards: CardSet) -> None:
        self.cards = cards
        self.deck_options = {f"deck{seat + 1}": seat for seat in range(MOST_SEATS)}
        self.rule_options = ("team_cards", "playbook_size", "copy_limit", "all_formations")

    def blank(self, name: str) -> str:
        """A deck without cards, with a word on how to fill it."""
        return "\n".join([
            f"deck: {name}",
            "# One card a line: its id or its name; '2 x OA-04' for two, 'listed TM-01' for one to begin with.",
            "# Wanted: 5 Team cards, 6 Offensive and 6 Defensive Plays of both kinds, 15 Actions of each, or more.",
            "",
        ])  # fmt: skip

    def text(self, deck: str, options: Options, name: str = "") -> str:
        """The deck for people; `name` gives it another name."""
        found = named_deck(deck, self.cards)
        return deck_text(found._replace(name=name) if name else found, self.cards)

    def code(self, deck: str, options: Options) -> str:
        """The deck in one word, for options and links."""
        return deck_code(named_deck(deck, self.cards), self.cards)

    def check(self, deck: str, options: Options) -> list[Problem]:
        """GF-2.19  Every broken rule at once."""
        return check_deck(named_deck(deck, self.cards), options, self.cards)

    def summary(self, deck: str, options: Options) -> str:
        """`Anvil Bay Foundrymen: 8 Team cards, 8 and 8 Plays, 18 and 18 Actions.`"""
        found = named_deck(deck, self.cards)
        plays = f"{len(found.op)} Offensive and {len(found.dp)} Defensive Plays"
        actions = f"{len(found.oa)} Offensive and {len(found.da)} Defensive Actions"
        return f"{found.name}: {len(found.team)} Team cards, {plays}, {actions}."

    def suggest(
        self, options: Options, lean: str, name: str, keep: str = "", pool: Mapping[str, int] | None = None
    ) -> str:
        """A legal deck as text, of the cards that are owned; what it can keep of another deck stays."""
        from playcall.games.gridiron_fantasy.suggest import suggest_deck

        kept = named_deck(keep, self.cards) if keep else None
        own = None if pool is None else {self.cards.places[card]: copies for card, copies in pool.items()}
        return deck_text(suggest_deck(options, lean.lower(), name, self.cards, kept, own), self.cards)

    def samples(self) -> list[str]:
        """The decks of the franchises, by nickname."""
        return ["-".join(franchise.nickname.lower().split()) for franchise in self.cards.franchises]

    def builder(self) -> Builder:
        """What there is to choose from."""
        from playcall.games.gridiron_fantasy.deckpool import builder

        return builder()

    def sheet(self, deck: str, options: Options) -> Sheet:
        """The deck as it stands."""
        from playcall.games.gridiron_fantasy.decksheet import sheet_of

        return sheet_of(named_deck(deck, self.cards), self.check(deck, options), options, self.cards)

    def secrets(self, options: Options) -> dict[str, int]:
        """GF-2.14  Lists of cards that are not public; the decks of the franchises are known to everybody."""
        return {name: seat for name, seat in self.deck_options.items() if CODE.fullmatch(getattr(options, name))}
