"""GF-18, LG-1.8  Gridiron Fantasy in leagues and cups: drafted Team cards beside those that everybody may use."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from playcall.contract import Said, msg
from playcall.contract.leagues import Building, LeaguePlay, Left, MatchUp, Roster, SeasonStart, Stage
from playcall.contract.units import Unit
from playcall.games.gridiron_fantasy.cards import load
from playcall.games.gridiron_fantasy.catalogue import team_of
from playcall.games.gridiron_fantasy.decks import Deck, check_deck, deck_code, named_deck
from playcall.games.gridiron_fantasy.effects import Team
from playcall.games.gridiron_fantasy.moves import retired
from playcall.games.gridiron_fantasy.table import Table
from playcall.kernel import BadOption, State

if TYPE_CHECKING:
    from playcall.games.gridiron_fantasy.game import GridironFantasy

TEAM_CARDS: Final = 7
"""GF-18.4  League games use so many, or more."""
FRANCHISE: Final = "franchise"
FREE: Final = ("sponsor", "formation")
"""GF-18.11  Usually free for everyone."""
RARITY_WORTH: Final = {"C": 1, "U": 2, "R": 4, "V": 8}
"""GF-18.15  What a card counts in a trade, and to whoever picks one."""
DECK: Final = "deck"
"""GF-18.28  The Plays and Actions that a team brings; those of its franchise where it has named none."""
OF_THE_TEAM: Final = ("team_twice", "sponsor_twice", "team_single", "few_team")
CONFERENCE: Final = 8


class FantasyLeagues(LeaguePlay):
    """GF-18  The first round is for Franchises, which fix letter and division; then seven Team cards each."""

    game: GridironFantasy
    buildings = (Building.ROUNDS,)
    season_starts = (SeasonStart.FRESH, SeasonStart.SUPPLEMENTAL)
    divisions = 2
    divisions_by_draft = True
    must_win_options: ClassVar = {"overtime_drives": "0"}
    rounds = 8
    value_of_pick = 3
    final_title = msg("gf-league-final")
    brings = True
    private = (DECK,)

    def table_settings(self) -> dict[str, str]:
        return {"team_cards": str(TEAM_CARDS), **super().table_settings()}

    @property
    def team_cards(self) -> int:
        return int(self.table_settings()["team_cards"])

    def check(self) -> None:
        super().check()
        if self.team_cards < TEAM_CARDS:
            raise BadOption(f"League games use seven or more Team cards, not {self.team_cards} (GF-18.4).")

    # Cards ------------------------------------------------------------------------------------------------------------

    def cards(self) -> Sequence[str]:
        return [card.id for card in load().of_type("TM")]

    def group(self, card: str) -> str:
        return _face(card).subtype

    def group_title(self, group: str) -> Said:
        return msg("gf-tag-subtype", subtype=group)

    def value(self, card: str) -> int:
        return RARITY_WORTH[_face(card).rarity]

    def unit_of(self, card: str) -> Unit:
        """GF-6.2"""
        units = {"gold": Unit.OFFENCE, "silver": Unit.DEFENCE}
        return units.get(_face(card).plaque, Unit.JOINT)

    def free_cards(self) -> Sequence[str]:
        """GF-18.11"""
        return [card for card in self.cards() if self.group(card) in FREE]

    def tradable(self, card: str) -> bool:
        """GF-18.28"""
        return self.group(card) != FRANCHISE

    def unique_within(self) -> str:
        """GF-18.7, GF-18.8, GF-18.29  One full set for up to eight teams, else one for each conference or division."""
        teams = self.agreed.teams
        if teams <= CONFERENCE:
            return "league"
        return "conference" if teams == 2 * CONFERENCE else "division" if teams < 2 * CONFERENCE else ""

    def open_in_round(self, card: str, round_number: int) -> bool:
        """GF-18.9"""
        return (self.group(card) == FRANCHISE) == (round_number == 1)

    def draft_rounds(self, start: SeasonStart | None) -> Sequence[int]:
        """GF-18.9, GF-18.13  Franchises are picked once."""
        if start is SeasonStart.SUPPLEMENTAL:
            return range(2, 2 + self.supplemental_rounds)
        return range(1 if start is None else 2, self.rounds + 1)

    # Rosters ----------------------------------------------------------------------------------------------------------

    def kept(self, roster: Roster, start: SeasonStart) -> Roster:
        """GF-18.13"""
        if start is not SeasonStart.FRESH:
            return roster
        return Roster(tuple(card for card in roster.cards if self.group(card) == FRANCHISE), roster.extra)

    def incomplete(self, roster: Roster, left: Left, picks: int) -> Sequence[Said]:
        """GF-18.4, GF-18.15  One Franchise, and enough Team cards."""
        own = set(roster.cards)
        others = sum(card not in own for group, cards in left.items() if group != FRANCHISE for card in cards)
        franchises = [self.group(card) for card in roster.cards].count(FRANCHISE)
        if franchises != 1 and (franchises > 1 or not picks or not left.get(FRANCHISE)):
            return (msg("gf-league-one-franchise"),)
        if len(roster.cards) + min(picks, others + (not franchises)) < self.team_cards:
            return (msg("gf-league-too-few", cards=self.team_cards),)
        return ()

    def wishes(self, roster: Roster, cards: Sequence[str]) -> Sequence[str]:
        """What fills a place that nobody of the roster has, then the rarer."""
        held = {_place(card) for card in roster.cards}
        return sorted(cards, key=lambda card: (_place(card) in held, -self.value(card), card))

    def letter(self, roster: Roster) -> int | None:
        """GF-18.3, GF-18.9"""
        return next((FRANCHISES.index(card) for card in roster.cards if card in FRANCHISES), None)

    # Matches ----------------------------------------------------------------------------------------------------------

    def match_options(self, fixture: MatchUp, stage: Stage) -> Mapping[str, str]:
        """GF-18.22, GF-18.26  The better seed chooses Home or Visitor; exhibition games cost nobody a card."""
        decks = {
            f"deck{seat}": deck_code(self.deck(roster, name), load())
            for seat, (roster, name) in enumerate(zip(fixture.rosters, fixture.names, strict=True), 1)
        }
        choice = {"home": "seat1_chooses"} if fixture.favoured == 0 else {}
        return {**decks, **choice, **({"rip_permanent": "off"} if stage is Stage.PRESEASON else {})}

    def deck(self, roster: Roster, name: str) -> Deck:
        """GF-18.28  A player's own Plays and Actions with the Team cards of his team and those that are free."""
        letter = self.letter(roster) or 0
        own = named_deck(roster.extra.get(DECK) or load().franchises[letter].letter)
        cards = (*roster.cards, *(card for card in self.agreed.free if card not in self.agreed.banned))
        return own._replace(name=name, stock=-1, team=tuple(load().places[card] for card in cards))

    def bringing(self, roster: Roster, deck: str) -> Roster:
        """GF-18.28  The Plays and Actions of a deck; its Team cards stay at home."""
        others = {name: text for name, text in roster.extra.items() if name != DECK}
        if not deck:
            return Roster(roster.cards, others)
        found = named_deck(deck)
        if found.unknown:
            raise BadOption(f"There is no card {found.unknown[0][:40]}.")
        return Roster(roster.cards, {**others, DECK: deck_code(found._replace(team=(), stock=-1))})

    def plays_problems(self, roster: Roster) -> Sequence[Said]:
        """GF-2.11 to GF-2.21  Everything but the Team cards, which the league has dealt with."""
        options = self.game.parse_options(self.table_settings())
        problems = check_deck(named_deck(roster.extra[DECK]), options) if DECK in roster.extra else ()
        return [each.text for each in problems if each.code not in OF_THE_TEAM]

    def after_match(self, final: State, rosters: tuple[Roster, Roster]) -> tuple[Roster, Roster]:
        """GF-18.26, GF-18.28  With `rip_permanent` an R.I.P. card leaves for good; a Franchise stays."""
        assert isinstance(final, Table)
        gone = [set[str](), set[str]()]
        for card in retired(final) if final.options.rip_permanent else ():
            gone[team_of(card)].add(final.faces[card].id)
        home, away = (
            Roster(tuple(card for card in roster.cards if card in FRANCHISES or card not in gone[team]), roster.extra)
            for team, roster in enumerate(rosters)
        )
        return home, away


def _face(card: str) -> Team:
    face = load().card(card)
    assert isinstance(face, Team)
    return face


def _place(card: str) -> str:
    """A position, or the kind of a card of which one is enough."""
    face = _face(card)
    return face.position or (face.subtype if face.subtype in ("coach", FRANCHISE) else face.id)


FRANCHISES: Final = [
    next(card for card in franchise.team if _face(card).subtype == FRANCHISE) for franchise in load().franchises
]
"""By the place of their franchise."""
