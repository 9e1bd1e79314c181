"""GF-18  A league as it stands: founded, drafted, played week by week to the Iron Bowl, and on to the next season.

Everything follows from who takes part, what was agreed on, the seed, and the moves made since, which are kept as text.
"""

from __future__ import annotations

from collections.abc import Sequence
from zlib import crc32

import msgspec

from playcall.booklet.leagues import Choice, Fixture, Line, Member, Offer
from playcall.games.gridiron_fantasy.cards import load
from playcall.games.gridiron_fantasy.catalogue import team_of
from playcall.games.gridiron_fantasy.league.draft import (
    draft_order,
    draft_pool,
    draft_turns,
    kept_cards,
    replacements,
    sets_of_cards,
)
from playcall.games.gridiron_fantasy.league.fixtures import Pairing, Stage, first_stage, next_stage, settings_of
from playcall.games.gridiron_fantasy.league.rules import CONFERENCE, LeagueRules, division_of
from playcall.games.gridiron_fantasy.league.standings import Game, playoff_winner, ranking
from playcall.games.gridiron_fantasy.league.trades import apply_trade
from playcall.games.gridiron_fantasy.league.worth import by_worth
from playcall.games.gridiron_fantasy.lineup import retired
from playcall.games.gridiron_fantasy.names import count
from playcall.games.gridiron_fantasy.table import Table
from playcall.kernel import BadOption, Chance, State

FEWEST, MOST = 4, 16


class Minutes(msgspec.Struct):
    """What is kept of a league."""

    game: str
    name: str
    seed: int
    settings: dict[str, str]
    members: tuple[Member, ...]
    moves: list[str] = []
    """`pick CARD`, `pass`, `trade …`, `played KEY HOME VISITOR LOST`, `season`."""


class Season:
    """A league in one of its seasons. Members are numbered as they were named."""

    def __init__(self, minutes: Minutes) -> None:
        self.minutes = minutes
        self.name, self.members = minutes.name, minutes.members
        self.rules, self.options = LeagueRules.agreed(minutes.settings)
        self.n = len(self.members)
        if not FEWEST <= self.n <= MOST:
            raise BadOption(f"A league has {FEWEST} to {MOST} teams, not {self.n} (GF-18.19).")
        self.rosters: list[list[str]] = [[] for _ in self.members]
        self.gone: list[tuple[int, str]] = []
        """GF-18.26  Cards that have left the league, with the set they were of."""
        self.holders: dict[tuple[int, int, int], int] = {}
        """GF-18.10  Who holds a draft pick that was traded: by season, round and first owner."""
        self.places: list[int] = []
        """The members in the order of the very first round."""
        self.champions: list[int] = []
        self.number = 0
        self.overall = list(range(self.n))
        self._begin()
        moves, minutes.moves = minutes.moves, []
        for move in moves:
            self._move(move)

    # Chance and places --------------------------------------------------------------------------------------------

    def chance(self, purpose: str) -> Chance:
        """For one purpose of this season, whatever else happens."""
        return Chance.of(self.minutes.seed * 1_000_003 + crc32(f"{self.number} {purpose}".encode()))

    def letter(self, member: int) -> int:
        """The place of a member's franchise among the eight."""
        franchise = next(card for card in self.rosters[member] if card in FRANCHISES)
        return FRANCHISES.index(franchise)

    def division(self, member: int) -> str:
        """GF-18.3, GF-18.29"""
        team = self.letter(member) if self.n in (8, 16) else 0
        return division_of(team, self.n, self.places.index(member) + 1)

    def set_of(self, member: int) -> int:
        """GF-18.8, GF-18.29  The set of cards it drafts from."""
        return sets_of_cards(self.n)(member, self.places.index(member) + 1)

    def conference(self, member: int) -> int:
        return member // CONFERENCE if self.n == 2 * CONFERENCE else 0

    # The draft ----------------------------------------------------------------------------------------------------

    def _begin(self) -> None:
        """GF-18.5, GF-18.13  A season begins with its draft."""
        self.number += 1
        order = draft_order(self.n, self.number, self.overall, self.chance("draft"))
        self.places = self.places or order
        if self.number > 1:
            self.rosters = [kept_cards(cards, self.rules) for cards in self.rosters]
        self.turns = [(r, m) for r, row in enumerate(draft_turns(order, self.rules, self.number), 1) for m in row]
        self.lot = list(range(self.n))
        self.chance("lot").shuffle("lot", self.lot)
        self.games: list[Game] = []
        self.told: list[str] = []
        self.vacancies: list[int] = []
        self.losers: list[int] = []
        self.now: Stage | None = None

    def holder(self, turn: tuple[int, int]) -> int:
        """Who makes a pick of this draft."""
        return self.holders.get((self.number, *turn), turn[1])

    def size(self, member: int) -> int:
        """The cards that a member has, and those it is still to pick."""
        return len(self.rosters[member]) + sum(self.holder(turn) == member for turn in self.turns)

    def clock(self) -> int | None:
        if self.turns:
            return self.holder(self.turns[0])
        return self.vacancies[0] if self.vacancies else None

    def choices(self) -> list[Choice]:
        member = self.clock()
        if member is None:
            return []
        cards, own = load(), self.members[member].owned
        first = self.number == 1 and bool(self.turns) and self.turns[0][0] == 1
        pool = draft_pool(self.taken(member), self.rules, 1 if first else 2, own)
        found = [card for group in pool.values() for card in group]
        return [
            Choice(card, group, cards.card(card).name)
            for card in by_worth(found, self.rosters[member])
            for group in (next(group for group, each in pool.items() if card in each),)
        ]

    def taken(self, member: int) -> list[str]:
        """GF-18.7  Cards of its set that somebody has, or that have left the league."""
        mine = self.set_of(member)
        held = [card for other, cards in enumerate(self.rosters) if self.set_of(other) == mine for card in cards]
        return held + [card for where, card in self.gone if where == mine]

    def pick(self, card: str) -> None:
        self._move(f"pick {card}")

    def _pick(self, card: str) -> None:
        member = self.clock()
        if member is None:
            raise BadOption("Nobody is to pick a card now.")
        offered = [choice.id for choice in self.choices()]
        if card not in offered and (card != "nothing" or offered):
            raise BadOption(f"{self.members[member].name} cannot pick '{card}' now (GF-18.7, GF-18.9, GF-18.11).")
        if card != "nothing":
            self.rosters[member].append(card)
        (self.turns or self.vacancies).pop(0)
        if not self.turns and self.now is None:
            self.now = first_stage(self)

    # Games --------------------------------------------------------------------------------------------------------

    def fixtures(self) -> list[Fixture]:
        if self.now is None or self.clock() is not None or self.champion() is not None:
            return []
        open_ = [pairing for pairing in self.now.pairings if pairing.key not in self.now.played]
        return [self._fixture(self.now, pairing) for pairing in open_]

    def _fixture(self, stage: Stage, pairing: Pairing) -> Fixture:
        seed = self.chance(f"game {pairing.key}").number("seed", 1 << 30)
        members = (pairing.home, pairing.visitor)
        return Fixture(pairing.key, stage.name, members, settings_of(self, stage, members), seed)

    def enter(self, key: str, final: State) -> str:
        assert isinstance(final, Table)
        pairing = next((each for each in self.now.pairings if each.key == key), None) if self.now else None
        if not final.over or pairing is None:
            raise BadOption(f"The game '{key}' cannot be entered.")
        lost = []
        for team, member in enumerate((pairing.home, pairing.visitor)):
            ids = [final.faces[card].id for card in retired(final) if team_of(card) == team]
            stays = FRANCHISES if self.rules.rip_permanent else ids  # GF-18.28
            lost += [f"{member}:{card}" for card in ids if card in self.rosters[member] and card not in stays]
        self._move(" ".join(["played", key, *map(str, final.scores), *lost]))
        return self.told[-1]

    def _played(self, key: str, home: int, visitor: int, lost: Sequence[str]) -> None:
        stage = self.now
        pairing = next((each for each in stage.pairings if each.key == key), None) if stage else None
        if stage is None or pairing is None or key in stage.played or self.clock() is not None:
            raise BadOption(f"The game '{key}' is not to be played now.")
        game = Game(pairing.home, pairing.visitor, home, visitor)
        names = [self.members[member].name for member in (game.home, game.visitor)]
        level = ""
        winner = -1
        if stage.decides:
            winner = playoff_winner(game, self.chance(f"coin {key}"))
            level = f", {self.members[winner].name} by a coin" if home == visitor else ""
        self.told.append(f"{stage.name}: {names[0]} {home}, {names[1]} {visitor}{level}.")
        stage.played[key] = winner
        if stage.counts:
            self.games.append(game)
        for word in lost:
            self._retire(*word.split(":"))
        if len(stage.played) == len(stage.pairings):
            self._stage_over(stage)

    def _retire(self, member: str, card: str) -> None:
        """GF-18.26  A card leaves the league for good."""
        owner = int(member)
        if card in self.rosters[owner]:
            self.rosters[owner].remove(card)
            self.gone.append((self.set_of(owner), card))
            self.losers.append(owner)

    def _stage_over(self, stage: Stage) -> None:
        if stage.counts:
            self.overall = self.ranked(range(self.n), "overall")
        self.now = next_stage(self, stage)
        if self.now is None:
            self.champions.append(next(iter(stage.played.values())))
            return
        left = [card for group in draft_pool([c for _, c in self.gone], self.rules, 2).values() for card in group]
        self.vacancies, self.losers = replacements(left, self.losers, self.overall), []

    def ranked(self, members: Sequence[int], by: str) -> list[int]:
        divisions = {member: self.division(member) for member in range(self.n)}
        return ranking(list(members), self.games, divisions, self.lot, by)

    def champion(self) -> int | None:
        return self.champions[-1] if len(self.champions) == self.number else None

    # Between games ------------------------------------------------------------------------------------------------

    def trade(self, offer: Offer) -> None:
        against = ",".join(map(str, offer.against))
        words = [str(offer.one), str(offer.two), ",".join(offer.gives), ",".join(offer.takes), against]
        self._move(" ".join(["trade", *(word or "-" for word in words), "approved" if offer.approved else "auto"]))

    def next_season(self) -> None:
        self._move("season")

    def _move(self, move: str) -> None:
        """Make a move and keep it; one that is refused leaves everything as it was."""
        verb, *words = move.split()
        match verb:
            case "pick" if len(words) == 1:
                self._pick(words[0])
            case "played" if len(words) >= 3 and words[1].isdigit() and words[2].isdigit():
                self._played(words[0], int(words[1]), int(words[2]), words[3:])
            case "trade" if len(words) == 6:
                apply_trade(self, words)
            case "season" if self.champion() is not None:
                self._begin()
            case "season":
                raise BadOption("The season is not over yet.")
            case _:
                raise BadOption(f"'{move[:60]}' is no move of a league.")
        self.minutes.moves.append(move)

    # What there is to see -----------------------------------------------------------------------------------------

    def text(self) -> str:
        return msgspec.json.format(msgspec.json.encode(self.minutes), indent=1).decode()

    def stage(self) -> str:
        winner, clock = self.champion(), self.clock()
        if winner is not None:
            return f"Season {self.number} is over: {self.members[winner].name} have won the Iron Bowl."
        if self.turns and clock is not None:
            return f"Season {self.number}, draft, round {self.turns[0][0]}: {self.members[clock].name} to pick."
        if clock is not None:
            return f"Season {self.number}: {self.members[clock].name} replace a card that has left the league."
        stage = self.now
        assert stage is not None
        left = len(stage.pairings) - len(stage.played)
        return f"Season {self.number}, {stage.name.lower()}: {count(left, 'game')} to play."

    def table(self) -> list[Line]:
        if not self.now and self.champion() is None:
            return []
        groups: dict[str, list[int]] = {}
        for member in sorted(range(self.n), key=lambda each: (self.conference(each), self.division(each))):
            name = self.division(member)
            groups.setdefault(f"{name} {self.conference(member) + 1}" if self.n == 16 else name, []).append(member)
        return [self._line(m, group) for group, each in groups.items() for m in self.ranked(each, "division")]

    def _line(self, member: int, group: str) -> Line:
        own = [game if game.home == member else game.turned() for game in self.games if member in game[:2]]
        margins = [game.home_points - game.visitor_points for game in own]
        return Line(
            member, group, sum(m > 0 for m in margins), margins.count(0), sum(m < 0 for m in margins),
            sum(game.home_points for game in own), sum(game.visitor_points for game in own),
        )  # fmt: skip

    def roster(self, member: int) -> list[str]:
        return list(self.rosters[member])

    def results(self) -> list[str]:
        return list(self.told)


FRANCHISES = [card.id for card in load().of_type("TM") if getattr(card, "subtype", "") == "franchise"]
"""By the place of their franchise."""
