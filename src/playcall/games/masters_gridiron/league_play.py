"""LG-1.8  Masters of the Gridiron in leagues and cups: stock decks, decks under the cap, drafts of 22 players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Final

from playcall.contract import Said, msg
from playcall.contract.leagues import (
    Agreed,
    Building,
    LeaguePlay,
    MatchReport,
    MatchUp,
    Roster,
    SeasonStart,
    Slot,
    Stage,
    StockRoster,
)
from playcall.contract.rosters import placed
from playcall.contract.units import Unit
from playcall.games.masters_gridiron.anatomy import Player
from playcall.games.masters_gridiron.cards import load
from playcall.games.masters_gridiron.decks import DEFENCE, OFFENCE, ROSTER_SIDE, Deck, deck_code, sample_decks
from playcall.games.masters_gridiron.decks.check import check_deck
from playcall.games.masters_gridiron.decks.suggest import suggest_deck, suggest_playbook
from playcall.games.masters_gridiron.making.stock import LEANS
from playcall.games.masters_gridiron.options import Options
from playcall.games.masters_gridiron.rules.match import spread_of, straight_winner
from playcall.games.masters_gridiron.table import NOBODY, Table
from playcall.kernel import BadOption, Chance, State

if TYPE_CHECKING:
    from playcall.games.masters_gridiron.game import MastersOfTheGridiron

STOCK: Final = "deck"
"""The stock team of a roster, by its code."""
PLAYBOOK: Final = "playbook"
"""The Playbook of a roster, as the code of a deck writes it."""
OF_THE_BOOK: Final = (
    "few_playbook", "many_playbook", "few_touchdowns", "field_goal_share", "type_ratio", "copies",
)  # fmt: skip
"""MG-12.13  What can be wrong with a Playbook."""
GENEROUS: Final = 2
"""How many times its share of what is left of the cap a bot pays for a player."""


def _slots() -> tuple[Slot, ...]:
    """MG-12.3, MG-12.4"""
    fixed = [Slot((pos,), count) for side in (OFFENCE, DEFENCE) for pos, count in Counter(side.fixed).items()]
    return (*fixed, *(Slot(side.eleventh) for side in (OFFENCE, DEFENCE)))


class GridironLeagues(LeaguePlay):
    """Rosters are 22 players with a Playbook (MG-12), or a stock deck (MG-14)."""

    game: MastersOfTheGridiron
    buildings = (Building.STOCK, Building.CAP, Building.ROUNDS)
    rounds = 2 * ROSTER_SIDE
    private = (PLAYBOOK,)

    def __init__(self, game: MastersOfTheGridiron, agreed: Agreed | None = None) -> None:
        super().__init__(game, agreed)
        self.drafted = self.agreed.building is Building.ROUNDS
        self.brings = self.agreed.building is not Building.STOCK
        if self.drafted:
            self.slots = _slots()
            self.season_starts = (SeasonStart.SUPPLEMENTAL, SeasonStart.KEEP, SeasonStart.FRESH)

    @cached_property
    def options(self) -> Options:
        options = self.game.parse_options(self.table_settings())
        assert isinstance(options, Options)
        return options

    # Cards ------------------------------------------------------------------------------------------------------------

    def cards(self) -> Sequence[str]:
        return [player.id for player in self.game.cards.players]

    def group(self, card: str) -> str:
        return self._player(card).pos

    def value(self, card: str) -> int:
        return self._player(card).salary

    def unit_of(self, card: str) -> Unit:
        return Unit.OFFENCE if self._player(card).side == "OFFENSE" else Unit.DEFENCE

    def price(self, card: str) -> int:
        return self._player(card).salary

    def cap(self) -> int | None:
        return self.options.cap or None

    def unique_within(self) -> str:
        """MG-16.3  Drafted players are in one deck of the league only."""
        return "league" if self.drafted else ""

    def _player(self, card: str) -> Player:
        return self.game.cards.players[self._place(card)]

    def _place(self, card: str) -> int:
        place = self.game.cards.player(card)
        assert place is not None, f"{card} is no player"
        return place

    # Rosters ----------------------------------------------------------------------------------------------------------

    def stock(self) -> Sequence[StockRoster]:
        teams = self.game.cards.teams
        return [
            StockRoster(teams[place].code, teams[place].name, self._stock_roster(teams[place].code))
            for place in self.game.teams_under_cap(self.options)
        ]

    def _stock_roster(self, code: str) -> Roster:
        return Roster(self._ids(self.game.named_deck(code, self.options)), {STOCK: code})

    def stock_of(self, roster: Roster) -> str:
        return roster.extra.get(STOCK, "")

    def _untouched(self, roster: Roster) -> bool:
        """MG-14.1  Whether a stock deck is as it came; whoever has traded has a deck of his own (MG-12.1)."""
        return STOCK in roster.extra and {*roster.cards} == {*self._stock_roster(roster.extra[STOCK]).cards}

    def deck(self, roster: Roster, name: str = "") -> Deck:
        """The deck that a roster makes; one without a Playbook gets one that suits its players."""
        if self._untouched(roster):
            return self.game.named_deck(roster.extra[STOCK], self.options)
        players = tuple(sorted(map(self._place, roster.cards)))
        book = roster.extra.get(PLAYBOOK) or self._stock_book(roster) or _suited(players)
        return self.game.named_deck(f"{_word(name)}:{'.'.join(roster.cards)}:{book}", self.options)

    def _stock_book(self, roster: Roster) -> str:
        """Players are traded, the Playbook of a stock team stays."""
        code = roster.extra.get(STOCK)
        return self._book(self.game.named_deck(code, self.options)) if code else ""

    def roster_problems(self, roster: Roster) -> Sequence[Said]:
        """MG-12.13, MG-14.3  A stock deck is legal where stock decks are played; whatever was changed is checked."""
        stocked = self.agreed.building is Building.STOCK
        if stocked and self.stock_of(roster) not in [each.id for each in self.stock()]:
            return (msg("mg-league-stock"),)
        if unknown := self._unknown(roster):
            return [problem.text for problem in check_deck(Deck("", (), (), (), unknown=unknown))][:1]
        if stocked and self._untouched(roster):
            return ()
        if self.drafted and (problems := super().roster_problems(roster)):
            return problems
        return [problem.text for problem in check_deck(self.deck(roster), self.options, self.game.cards)]

    def _unknown(self, roster: Roster) -> tuple[str, ...]:
        """Words of a roster that name nothing it may hold."""
        cards = set(self.cards())
        book = [word.partition("*")[0] for word in roster.extra.get(PLAYBOOK, "").split(".") if word]
        words = [card for card in roster.cards if card not in cards]
        words += [card for card in book if card not in self.game.cards.places]
        known = STOCK if self.agreed.building is Building.STOCK else PLAYBOOK
        return (*words, *(name for name in roster.extra if name != known))

    def wishes(self, roster: Roster, cards: Sequence[str]) -> Sequence[str]:
        """Players for open places: the best that a fair share of the cap pays for, then the cheapest."""
        cap, places = self.cap(), max(1, self.rounds - len(roster.cards))
        left = None if cap is None else cap - sum(map(self.price, roster.cards))
        most = None if left is None else GENEROUS * left // places
        wanted = {group for slot in placed(self, roster)[0] for group in slot.groups}

        def order(card: str) -> tuple[bool, bool, int, str]:
            dear = most is not None and self.price(card) > most
            return self.group(card) not in wanted, dear, self.price(card) if dear else -self.value(card), card

        return sorted(cards, key=order)

    def kept(self, roster: Roster, start: SeasonStart) -> Roster:
        """LG-8.2  Before a supplemental draft the players of the lowest salaries go, one for each round of it."""
        if start is not SeasonStart.SUPPLEMENTAL:
            return super().kept(roster, start)
        gone = sorted(roster.cards, key=lambda card: (self.value(card), card))[: self.supplemental_rounds]
        return Roster(tuple(card for card in roster.cards if card not in gone), roster.extra)

    def built(self, seed: int) -> Roster:
        chance = Chance.of(seed)
        legal = [deck for deck in sample_decks().values() if not check_deck(deck, self.options, self.game.cards)]
        if not legal:
            lean = list(LEANS)[chance.number("lean", len(LEANS))]
            return self._roster(suggest_deck(self.options, lean, cards=self.game.cards))
        return self._roster(legal[chance.number("deck", len(legal))])

    def handed_in(self, text: str) -> Roster:
        """A deck by its text, its code or the name of a sample."""
        return self._roster(self.game.named_deck(text, self.options))

    def bringing(self, roster: Roster, deck: str) -> Roster:
        """LG-3.5  The Playbook of a deck; it is never drafted."""
        if not self.brings:
            return super().bringing(roster, deck)
        if not deck:
            return Roster(roster.cards, {name: text for name, text in roster.extra.items() if name != PLAYBOOK})
        found = self.game.named_deck(deck, self.options)
        if found.unknown:
            raise BadOption(f"There is no card {found.unknown[0][:40]}.")
        return Roster(roster.cards, {**roster.extra, PLAYBOOK: self._book(found)})

    def plays_problems(self, roster: Roster) -> Sequence[Said]:
        """MG-12.5 to MG-12.11"""
        book = self.game.named_deck(f"::{roster.extra.get(PLAYBOOK, '')}", self.options)
        problems = check_deck(book, self.options, self.game.cards) if PLAYBOOK in roster.extra else ()
        return [each.text for each in problems if each.code in OF_THE_BOOK]

    def _roster(self, deck: Deck) -> Roster:
        return Roster(self._ids(deck), {PLAYBOOK: self._book(deck)})

    def _ids(self, deck: Deck) -> tuple[str, ...]:
        return tuple(self.game.cards.players[place].id for place in deck.players)

    def _book(self, deck: Deck) -> str:
        return deck_code(deck, self.game.cards).split(":")[2]

    # Matches ----------------------------------------------------------------------------------------------------------

    def match_options(self, fixture: MatchUp, stage: Stage) -> Mapping[str, str]:
        """The home team has seat 0, so the visitor is the other (MG-16.2)."""
        home, away = map(self._named, fixture.rosters, fixture.names)
        drafted = {"exclusive_pool": "on"} if self.drafted else {}
        return {"deck1": home, "deck2": away, "visitor": "seat2", **drafted}

    def _named(self, roster: Roster, name: str) -> str:
        if self._untouched(roster):
            return roster.extra[STOCK]
        return deck_code(self.deck(roster, name), self.game.cards)

    def report(self, final: State) -> MatchReport:
        """MG-16.1, MG-16.4  The straight result, and against the spread."""
        assert isinstance(final, Table)
        straight = straight_winner(final)
        score = final.scores[0], final.scores[1]
        ahead = Fraction(score[0] - score[1]) - self._points([self.game.deck_of(final, seat) for seat in (0, 1)])
        against = "tie" if ahead == 0 else "home" if ahead > 0 else "away"
        return MatchReport(score, None if straight == NOBODY else straight, against_spread=against)

    def spread(self, rosters: tuple[Roster, Roster]) -> Fraction:
        """MG-15.3"""
        return self._points([self.deck(roster) for roster in rosters])

    def _points(self, decks: Sequence[Deck]) -> Fraction:
        home, away = map(self.game.payroll, decks)
        points = Fraction(spread_of(abs(home - away), self.options.spread_rounding), 10)
        return points if home >= away else -points

    def spread_counts(self) -> bool:
        return self.options.spread


def _word(name: str) -> str:
    """A name as the code of a deck writes it."""
    return deck_code(Deck(name, (), (), ())).split(":")[0]


@lru_cache(maxsize=256)
def _suited(players: tuple[int, ...]) -> str:
    """A Playbook for these players."""
    return deck_code(Deck("", (), (), suggest_playbook(players, load()))).split(":")[2]
