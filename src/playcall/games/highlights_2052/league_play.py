"""LG-1.8  Football Highlights 2052 in leagues and cups: rosters of fifteen, and injuries that are carried over."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cached_property
from itertools import chain
from statistics import mean
from typing import TYPE_CHECKING, ClassVar, Final

from playcall.contract import Said, msg
from playcall.contract.leagues import (
    Agreed,
    Building,
    Criterion,
    LeaguePlay,
    MatchReport,
    MatchUp,
    Packs,
    Roster,
    SeasonStart,
    Stage,
    StockRoster,
)
from playcall.contract.units import Unit
from playcall.games.highlights_2052.actions import COPIES, PACK
from playcall.games.highlights_2052.appraisal import appraiser
from playcall.games.highlights_2052.cards import Card, Team
from playcall.games.highlights_2052.rules.match import STARS, squad_of
from playcall.games.highlights_2052.rules.season import TIE, WIN, passes_of
from playcall.games.highlights_2052.squads import Roll, write_squads
from playcall.games.highlights_2052.table import TEAM_SIZE, Table
from playcall.games.highlights_2052.zones import INJURED
from playcall.kernel import Chance, State

if TYPE_CHECKING:
    from playcall.games.highlights_2052.game import Highlights

TEAM: Final = "team"
"""The starter team of a roster: all of it, or its Stars."""
INJURIES: Final = "injured"
"""Cards that are out, with the games they still miss: `hb01:2 hb07:1`."""
TEAMS_TO_A_COPY: Final = 4
PICK: Final = 2


class HighlightsLeagues(LeaguePlay):
    """FH-21, FH-22  A starter team throughout, or the Stars of one and ten cards by pick and pass."""

    game: Highlights
    buildings: tuple[Building, ...] = (Building.PASS, Building.STOCK)
    season_starts = (SeasonStart.FRESH, SeasonStart.KEEP)
    points = (WIN, TIE, 0)
    must_win_options: ClassVar = {"must_have_winner": "on"}
    match_settings: ClassVar = {"mode": "basic", "home": "seat1"}
    packs = Packs(PACK, PICK, (TEAM_SIZE - STARS) // PICK)

    def __init__(self, game: Highlights, agreed: Agreed | None = None) -> None:
        super().__init__(game, agreed)
        self.copies = -(-self.agreed.teams // TEAMS_TO_A_COPY)  # FH-21.3
        self.many = self.copies > COPIES
        self.circles = self.copies if self.many else 1  # FH-22.10
        self.drafted = self.agreed.building is Building.PASS

    def usual_building(self, cup: bool) -> Building:
        """FH-21.5, FH-22.2"""
        return Building.STOCK if cup else Building.PASS

    # Cards and rosters ------------------------------------------------------------------------------------------------

    def cards(self) -> Sequence[str]:
        """FH-22.2  The Team and Play cards of all copies."""
        one_copy = [card.id for card in self.game.cards[: self.game.set_size] if card.set in ("team", "play")]
        return one_copy * self.copies

    def group(self, card: str) -> str:
        return self._face(card).set

    def group_title(self, group: str) -> Said:
        return msg(f"fh-fact-kind-{group}")

    def value(self, card: str) -> int:
        """Tenths of the points that it adds at both ends, above the poorest."""
        threat, stop, _ = appraiser().makings_of(self.plain_table, self._face(card))
        return max(1, round(10 * (threat + stop + 3)))

    def unit_of(self, card: str) -> Unit:
        """What it adds more to: threat or stopping power, each against the average of all cards."""
        threat, stop, _ = appraiser().makings_of(self.plain_table, self._face(card))
        usual = self._usual
        return Unit.OFFENCE if threat - usual[0] > stop - usual[1] else Unit.DEFENCE

    @cached_property
    def _usual(self) -> tuple[float, float]:
        makings = [appraiser().makings_of(self.plain_table, self._face(card)) for card in {*self.cards()}]
        return mean(each[0] for each in makings), mean(each[1] for each in makings)

    @cached_property
    def plain_table(self) -> Table:
        return self.game.blank(self.game.parse_options({}), Chance(0))

    def unique_within(self) -> str:
        """There may be several copies of a card."""
        return ""

    def stock(self) -> Sequence[StockRoster]:
        """FH-21.3, FH-21.5, FH-22.2  Each starter team once for each copy of the game; for a draft its Stars."""
        size = STARS if self.drafted else TEAM_SIZE

        def roster(team: Team) -> Roster:
            return Roster(tuple(self.game.cards[card].id for card in team.cards[:size]), {TEAM: team.id})

        return [StockRoster(team.id, team.name, roster(team), self.copies) for team in self.game.teams]

    def roster_problems(self, roster: Roster) -> Sequence[Said]:
        twice = [card for card, number in Counter(roster.cards).items() if number > 1] if self.many else []
        if len(roster.cards) != TEAM_SIZE or TEAM not in roster.extra:
            return (msg("fh-league-size", cards=len(roster.cards), size=TEAM_SIZE),)
        return tuple(msg("fh-league-twice", card=self.title(card)) for card in twice)  # FH-22.10

    def incomplete(self, roster: Roster, left: Mapping[str, Sequence[str]], picks: int) -> Sequence[Said]:
        return self.roster_problems(roster)

    def kept(self, roster: Roster, start: SeasonStart) -> Roster:
        """FH-11.4  Injuries end with the season."""
        kept = super().kept(roster, start)
        return Roster(kept.cards, {name: text for name, text in kept.extra.items() if name != INJURIES})

    def _face(self, card: str) -> Card:
        return self.game.cards[self.game.ids["play"].index(card)]

    # Matches ----------------------------------------------------------------------------------------------------------

    def match_options(self, fixture: MatchUp, stage: Stage) -> Mapping[str, str]:
        """FH-11.1, FH-21.6, FH-21.7  The exhibition games of a pre-season injure nobody (LG-5.4)."""
        home, away = map(_roll, fixture.rosters)
        pool = self._pool(fixture) if self.drafted else None
        injuries = "off" if stage is Stage.PRESEASON else "on"
        return {"injuries": injuries, "squads": write_squads((home, away), pool)}

    def _pool(self, fixture: MatchUp) -> Sequence[str]:
        """FH-21.7  Everything that is on nobody's roster, as far as two copies lie on the table (FH-22.10)."""
        brought = Counter(chain.from_iterable(roster.cards for roster in fixture.rosters))
        free = Counter(self.cards()) - Counter(fixture.others) - brought
        return sorted((free & Counter({card: COPIES - brought[card] for card in free})).elements())

    def report(self, final: State) -> MatchReport:
        assert isinstance(final, Table)
        plain = super().report(final)
        home, away = (final.touchdowns[final.seats.index(seat)] for seat in (0, 1))
        return MatchReport(plain.score, plain.winner, {Criterion.TOUCHDOWNS: (home, away)})

    def after_match(self, final: State, rosters: tuple[Roster, Roster]) -> tuple[Roster, Roster]:
        assert isinstance(final, Table)
        home, away = (_after(final, final.seats.index(seat), rosters[seat]) for seat in (0, 1))
        return home, away

    def criteria(self, divisions: bool) -> Sequence[str]:
        """FH-22.7"""
        return (
            Criterion.POINTS, Criterion.HEAD_TO_HEAD_POINTS, Criterion.DIFFERENCE, Criterion.SCORED,
            Criterion.TOUCHDOWNS, Criterion.LOT,
        )  # fmt: skip

    def passes(self) -> int:
        """FH-22.6"""
        return passes_of(self.agreed.teams, "auto")


def _roll(roster: Roster) -> Roll:
    words = [word.partition(":") for word in roster.extra.get(INJURIES, "").split()]
    return Roll(roster.extra[TEAM], roster.cards, tuple((card, int(games)) for card, _, games in words))


def _after(s: Table, side: int, roster: Roster) -> Roster:
    """FH-11.4, FH-21.6  The games an injury costs are counted from the next one; the count falls with each game."""
    squad, games = squad_of(s, side), dict(zip(s.hurt, s.hurt_games, strict=True))
    left = {card: games[card] - (card in squad.out) for card in s.zones[INJURED(side)] if card in squad.cards}
    words = [f"{s.cards[card].id}:{number}" for card, number in left.items() if number > 0]
    others = {name: text for name, text in roster.extra.items() if name != INJURIES}
    return Roster(roster.cards, others | ({INJURIES: " ".join(words)} if words else {}))
