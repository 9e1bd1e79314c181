"""The deck builder's bench: decks as text in, problems, descriptions and suggestions out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from playcall.booklet.decks import Builder, Problem, Sheet
from playcall.games.masters_gridiron.anatomy import TYPE_NAMES
from playcall.games.masters_gridiron.deckcheck import check_deck, composition
from playcall.games.masters_gridiron.decks import CODE, Deck, deck_code, deck_text, payroll, sample_decks
from playcall.games.masters_gridiron.names import count
from playcall.games.masters_gridiron.options import Options
from playcall.kernel import BadOption

if TYPE_CHECKING:
    from playcall.games.masters_gridiron import MastersOfTheGridiron


class Workshop:
    """What a command line or a page needs to build decks. Decks are named by team, sample, text or code."""

    def __init__(self, game: MastersOfTheGridiron) -> None:
        self.game = game
        self.deck_options = {"deck1": 0, "deck2": 1}
        self.rule_options = ("cap", "cap_on_stock", "fg_share", "playbook_copies", "playbook_max", "stock_form")

    def blank(self, name: str) -> str:
        """A deck without cards, with a word on how to fill it."""
        return "\n".join([
            f"deck: {name}",
            "# One card a line: its number or id (002, TSP01), or its name; '2 x TSP01' for two.",
            "# Wanted: 11 Offense, 11 Defense, 24 Playbook cards or more, half of them Field Goals.",
            "",
        ])  # fmt: skip

    def text(self, deck: str, options: Options, name: str = "") -> str:
        """The deck for people; `name` gives it another name."""
        found = self._deck(deck, options)
        return deck_text(found._replace(name=name) if name else found, self.game.cards)

    def code(self, deck: str, options: Options) -> str:
        """The deck in one word, for options and links."""
        return deck_code(self._deck(deck, options), self.game.cards)

    def check(self, deck: str, options: Options) -> list[Problem]:
        """MG-12.13  Every broken rule at once; stock teams need not keep the cap (MG-14.3)."""
        found = self._deck(deck, options)
        problems = check_deck(found, options, self.game.cards)
        exempt = found.stock >= 0 and not options.cap_on_stock
        return [problem for problem in problems if not (exempt and problem.code == "over_cap")]

    def summary(self, deck: str, options: Options) -> str:
        """`Night Shift: $120 million; 28 Playbook cards: 12 Touchdowns, ...`."""
        found = self._deck(deck, options)
        made = composition(found, self.game.cards)
        named = {"Touchdown": made.touchdowns, "Field Goal": made.field_goals, "Audible": made.audibles}
        kinds = ", ".join(count(number, kind) for kind, number in named.items())
        types = ", ".join(f"{number} {TYPE_NAMES[kind]}" for kind, number in made.types.items())
        cap = f" of {options.cap}" if options.cap else ""
        money = f"${payroll(found, self.game.cards)}{cap} million"
        return f"{found.name}: {money}; {count(made.total, 'Playbook card')}: {kinds} ({types})."

    def suggest(
        self, options: Options, lean: str, name: str, keep: str = "", pool: Mapping[str, int] | None = None
    ) -> str:
        """A legal deck under the cap, as text; what it can keep of another deck stays."""
        from playcall.games.masters_gridiron.suggest import suggest_deck

        if pool is not None:
            raise BadOption(f"The cards of {self.game.title} are not collected.")
        kept = self._deck(keep, options) if keep else None
        return deck_text(suggest_deck(options, lean.upper(), name, self.game.cards, kept), self.game.cards)

    def samples(self) -> list[str]:
        """Names of the decks that come with the game."""
        return list(sample_decks())

    def builder(self) -> Builder:
        """What there is to choose from."""
        from playcall.games.masters_gridiron.deckpool import builder

        return builder()

    def sheet(self, deck: str, options: Options) -> Sheet:
        """The deck as it stands."""
        from playcall.games.masters_gridiron.decksheet import sheet_of

        return sheet_of(self._deck(deck, options), self.check(deck, options), options, self.game.cards)

    def secrets(self, options: Options) -> dict[str, int]:
        """MG-1.9  Lists of cards that are not public; stock teams and the game's own decks are known to everybody."""
        if options.open_rosters and options.open_playbooks:
            return {}
        return {name: seat for name, seat in self.deck_options.items() if CODE.fullmatch(getattr(options, name))}

    def _deck(self, deck: str, options: Options) -> Deck:
        return self.game.named_deck(deck, options)
