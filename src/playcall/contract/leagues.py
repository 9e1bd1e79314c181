"""Leagues of many games: what a game tells whoever runs one, all as data. What is said is a message (`Text`).

`LeaguePlay` is what a game plugs into `playcall.leagues` (LG-1.7); the plain one suits a game for two without rosters.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from fractions import Fraction
from functools import cache
from typing import TYPE_CHECKING, ClassVar, TypeAlias

import msgspec

from playcall.contract.text import Said
from playcall.contract.units import Unit
from playcall.kernel import BadOption, State

if TYPE_CHECKING:
    from playcall.contract.game import Game


class Building(StrEnum):
    """How rosters come to be before a season (LG-3)."""

    NONE = "none"
    STOCK = "stock"
    """Each team chooses a ready-made roster."""
    CAP = "cap"
    """Each team hands in a roster of its own, all at the same time and in secret (LG-3.5)."""
    ROUNDS = "rounds"
    """Each team picks one card per round (LG-3.1)."""
    PASS = "pass"
    """Packs from which cards are picked and which are passed on (LG-3.4)."""


class SeasonStart(StrEnum):
    """How the next season of a league begins (LG-8.2)."""

    FRESH = "fresh"
    """Built anew, as the first one; `kept` says what stays."""
    KEEP = "keep"
    """With the old rosters, which may be rebuilt freely."""
    SUPPLEMENTAL = "supplemental"
    """With the old rosters and a short draft, the worst record first (LG-3.2)."""


class Stage(StrEnum):
    """What a fixture is played for."""

    PRESEASON = "preseason"
    REGULAR = "regular"
    PLAYOFF = "playoff"
    CUP = "cup"


class Criterion(StrEnum):
    """LG-6.6  What a table ranks by, one after the other."""

    SHARE = "share"
    DIVISION_SHARE = "division_share"
    HEAD_TO_HEAD_SHARE = "head_to_head_share"
    POINTS = "points"
    HEAD_TO_HEAD_POINTS = "head_to_head_points"
    DIFFERENCE = "difference"
    SCORED = "scored"
    AWAY_SCORED = "away_scored"
    TOUCHDOWNS = "touchdowns"
    """Of the counts of `report`."""
    LOT = "lot"


class Roster(msgspec.Struct, frozen=True, omit_defaults=True):
    """LG-1.2  What a team owns between matches."""

    cards: tuple[str, ...] = ()
    """What was drafted, bought or dealt, by id: what picks and trades are about."""
    extra: dict[str, str] = {}
    """What else the game carries on, as it likes to write it: a playbook, injuries, the name of a stock deck."""


class Slot(msgspec.Struct, frozen=True):
    """Places of a roster that must be filled with cards of these groups; narrow slots are listed before wide ones."""

    groups: tuple[str, ...]
    count: int = 1


class StockRoster(msgspec.Struct, frozen=True):
    """A roster, or the beginning of one, that can be taken as it is."""

    id: str
    title: Said
    roster: Roster
    copies: int | None = None
    """How many teams may take it; None for any number."""


class Packs(msgspec.Struct, frozen=True):
    """LG-3.4  Packs of `size`, `pick` cards taken from each before it is passed to the left, `passes` times."""

    size: int
    pick: int
    passes: int
    turning: bool = False
    """Whether even rounds pass to the right."""


class MatchUp(msgspec.Struct, frozen=True):
    """A fixture as its game sees it. The home team has seat 0 of the table."""

    key: str
    names: tuple[str, str]
    rosters: tuple[Roster, Roster]
    must_win: bool
    """Whether somebody must win it (LG-6.3)."""
    others: tuple[str, ...] = ()
    """The cards that all other teams have."""
    favoured: int | None = None
    """Which of the two is the better seed, in play-offs and cups (LG-7.3)."""


class MatchReport(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a league reads of a match: home first."""

    score: tuple[int, int]
    winner: int | None = None
    """0 for home, 1 for away, None for a draw; the score may be level where a shoot-out has decided."""
    counts: dict[str, tuple[int, int]] = {}
    """What else is counted of both sides, such as `touchdowns`."""
    added: dict[str, tuple[int, int]] = {}
    """LG-8.2  What cards have added to the chances of both sides, in thousandths of a win."""
    lowest: tuple[int, int] | None = None
    """The lowest chance to win that each side had, in thousandths; None where nobody could tell."""
    manner: str = ""
    """How the winner won, as `contract.course` calls it; empty for a draw."""
    against_spread: str = ""
    """LG-8.3  `home`, `away` or `tie` (a push) against the spread, where there was one."""


class Agreed(msgspec.Struct, frozen=True):
    """What was agreed on for a competition, as far as it concerns the game."""

    teams: int = 2
    options: dict[str, str] = {}
    """Options of the game and settings of its `LeaguePlay`, by name."""
    building: Building = Building.NONE
    free: tuple[str, ...] = ()
    """Cards that everybody may use and nobody drafts (LG-2.3)."""
    banned: tuple[str, ...] = ()


@cache
def _titles(game: Game) -> dict[str, str]:
    return {face.id: face.title for face in game.faces()}


Left: TypeAlias = Mapping[str, Sequence[str]]
"""The cards that nobody has by their groups, the cheapest first."""


class LeaguePlay:
    """LG-1.7  What a game plugs into leagues and cups: this one suits any game for two that has no rosters."""

    buildings: tuple[Building, ...] = (Building.NONE,)
    """LG-1.7 `draft_kinds`: how rosters may be built, the usual way first."""
    season_starts: tuple[SeasonStart, ...] = (SeasonStart.KEEP,)
    """LG-8.2  How later seasons may begin, the usual way first."""
    own_settings: ClassVar[Mapping[str, str]] = {}
    """What can be agreed on beside the options of the game, with the default of each; `Agreed.options` has it."""
    divisions: int = 0
    """How many divisions a league usually has: 0 or 2."""
    divisions_by_draft: bool = False
    """LG-5.9  Whether the order of the very first draft, not the lot, says who plays in which division."""
    playoff_places: int = 4
    """LG-7.5"""
    points: tuple[int, int, int] = (2, 1, 0)
    """For a win, a tie, a loss: what the table shows, and what two legs are decided by (LG-7.8)."""
    forfeit: tuple[int, int] = (2, 0)
    """LG-1.5"""
    match_settings: ClassVar[Mapping[str, str]] = {}
    """What every match of a league is played with, whatever was agreed on."""
    must_win_options: ClassVar[Mapping[str, str]] = {}
    """LG-6.3  The options of a match that must have a winner; where it is level even then, a coin decides."""
    rounds: int = 0
    """LG-3.12  Rounds of a rounds draft."""
    supplemental_rounds: int = 2
    packs: Packs | None = None
    circles: int = 1
    """LG-3.4  In how many circles packs are passed, each dealt from its share of the cards."""
    value_of_pick: int = 0
    """What a draft pick counts in a trade (LG-4.2)."""
    final_title: Said | None = None
    """What the last match of a season is called, where the game has a name for it (LG-7.1)."""
    slots: tuple[Slot, ...] = ()
    """The places of a whole roster; none where nothing must be filled."""
    brings: bool = False
    """LG-1.2  Whether a member brings plays of his own beside the roster, and may change them between matches."""
    private: tuple[str, ...] = ()
    """LG-10.4  What only its owner sees of `Roster.extra`."""

    def __init__(self, game: Game, agreed: Agreed | None = None) -> None:
        self.game = game
        self.agreed = agreed or Agreed()

    def setting(self, name: str) -> str:
        """What was agreed on for one of `own_settings`."""
        return self.agreed.options.get(name, self.own_settings[name])

    def table_settings(self) -> dict[str, str]:
        """The options of all tables, without those of a single match."""
        agreed = {name: text for name, text in self.agreed.options.items() if name not in self.own_settings}
        return {**agreed, **self.match_settings}

    def check(self) -> None:
        """Raises `BadOption` where two cannot play against each other with the options that were agreed on (LG-9.3)."""
        seats = self.game.seat_count(self.game.parse_options(self.table_settings()))
        if seats != 2:
            raise BadOption("no-match-of-two", seats=seats)

    def usual_building(self, cup: bool) -> Building:
        """How rosters are built where nothing was agreed on, in a cup or elsewhere."""
        return self.buildings[0]

    # Cards and rosters ------------------------------------------------------------------------------------------------

    def cards(self) -> Sequence[str]:
        """The cards that are drafted, each by its id, once for every copy; banned and free cards may be among them."""
        return ()

    def title(self, card: str) -> Said:
        """What a card is called."""
        return _titles(self.game).get(card, card)

    def group(self, card: str) -> str:
        """LG-3.10 `groups(card)`: the position or subtype by which it is picked."""
        return ""

    def group_title(self, group: str) -> Said:
        return group

    def value(self, card: str) -> int:
        """LG-1.7, LG-4.2  What it counts in trades, and to whoever picks."""
        return 1

    def unit_of(self, card: str) -> Unit:
        """Whether it serves the offence or the defence more than the other."""
        return Unit.JOINT

    def price(self, card: str) -> int:
        """What it costs under the cap."""
        return 0

    def cap(self) -> int | None:
        """What all cards of a roster may cost; None without a cap (LG-3.5)."""
        return None

    def free_cards(self) -> Sequence[str]:
        """LG-2.3  The cards that everybody may use unless the commissioner says otherwise."""
        return ()

    def tradable(self, card: str) -> bool:
        """LG-4.1"""
        return True

    def unique_within(self) -> str:
        """LG-3.3  Where a card has at most one owner: `league`, `conference`, `division`, or `` for nowhere."""
        return "league"

    def open_in_round(self, card: str, round_number: int) -> bool:
        """LG-3.12  Whether a card may be picked in this round of a draft, counted from 1."""
        return True

    def draft_rounds(self, start: SeasonStart | None) -> Sequence[int]:
        """LG-3.12  The numbers of the rounds that are drafted: of the first season (None), or of a later one."""
        last = self.supplemental_rounds if start is SeasonStart.SUPPLEMENTAL else self.rounds
        return range(1, last + 1)

    def kept(self, roster: Roster, start: SeasonStart) -> Roster:
        """LG-8.2  What a team keeps when another season begins."""
        return Roster() if start is SeasonStart.FRESH else roster

    def roster_problems(self, roster: Roster) -> Sequence[Said]:
        """LG-1.7  Why a team may not play with this; empty if it may."""
        return self.incomplete(roster, {}, 0)

    def incomplete(self, roster: Roster, left: Left, picks: int) -> Sequence[Said]:
        """LG-3.9  Why this cannot become a legal roster with so many picks from the cards left, and with the free cards
        that were agreed on; empty if it can."""
        from playcall.contract.rosters import unfilled

        return unfilled(self, roster, left, picks)

    def wishes(self, roster: Roster, cards: Sequence[str]) -> Sequence[str]:
        """LG-3.6  What a bot would pick, the best first: nothing of `cards` is left out."""
        return sorted(cards, key=lambda card: (-self.value(card), card))

    def stock(self) -> Sequence[StockRoster]:
        """What there is to choose from with `stock`; with `pass`, what each team takes before the packs (LG-3.4)."""
        return ()

    def stock_of(self, roster: Roster) -> str:
        """The id of the ready-made roster that this one is or has come from; empty for none."""
        return next((each.id for each in self.stock() if each.roster == roster), "")

    def bringing(self, roster: Roster, deck: str) -> Roster:
        """The roster with the plays of a deck, as people write it, or without any; raises `BadOption`."""
        raise BadOption("no-plays-brought", game=self.game.title)

    def plays_problems(self, roster: Roster) -> Sequence[Said]:
        """Why nobody may play with the plays that were brought; empty if one may."""
        return ()

    def built(self, seed: int) -> Roster:
        """LG-3.5  The roster of a bot with `cap`; legal, and the same for the same seed."""
        return Roster()

    def handed_in(self, text: str) -> Roster:
        """LG-3.5  The roster that somebody hands in with `cap`, as people write it; raises `BadOption`."""
        raise BadOption("no-rosters-handed-in", game=self.game.title)

    def letter(self, roster: Roster) -> int | None:
        """LG-5.8  The place in the schedule that the roster gives a team, from 0; None: by lot."""
        return None

    # Matches ----------------------------------------------------------------------------------------------------------

    def match_options(self, fixture: MatchUp, stage: Stage) -> Mapping[str, str]:
        """The options of a table at which these two play: rosters, home and visitor. The home team has seat 0.

        What was agreed on and `must_win_options` are added by the league.
        """
        return {}

    def report(self, final: State) -> MatchReport:
        """LG-1.7  What a league reads of a match that has ended."""
        result = final.result
        assert result is not None, "A match is reported when it has ended."
        winner = next((seat for seat in (0, 1) if result.won(seat)), None)
        return MatchReport((result.scores[0], result.scores[1]), winner)

    def after_match(self, final: State, rosters: tuple[Roster, Roster]) -> tuple[Roster, Roster]:
        """LG-8.1  The rosters as the match leaves them; a card that is missing afterwards has left for good."""
        return rosters

    def spread(self, rosters: tuple[Roster, Roster]) -> Fraction | None:
        """LG-8.3  By how many points the home team is the favourite; None where nobody reckons it."""
        return None

    def spread_counts(self) -> bool:
        """LG-6.8  Whether the table takes results against the spread."""
        return False

    def shoot_out(self, sides: int, seed: int) -> int | None:
        """LG-6.2  Which of so many sides that are level for first place wins; None: the lot decides."""
        return None

    def criteria(self, divisions: bool) -> Sequence[str]:
        """LG-6.6  What the overall table ranks by: `Criterion`s in order; without a lot where places are shared."""
        division = (Criterion.DIVISION_SHARE,) if divisions else ()
        return (
            Criterion.SHARE, *division, Criterion.HEAD_TO_HEAD_SHARE, Criterion.DIFFERENCE, Criterion.SCORED,
            Criterion.LOT,
        )  # fmt: skip

    def passes(self) -> int:
        """LG-5.1  How often everybody meets everybody in a round robin: once or twice."""
        return 1
