"""FH-21, FH-22  Tournament and league: rosters that last, games in order, injuries carried over."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from playcall.contract import Text
from playcall.games.highlights_2052 import events
from playcall.games.highlights_2052.actions import PACK, PAIR, PAIRS, TEAM
from playcall.games.highlights_2052.names import Names, asks, seat_name
from playcall.games.highlights_2052.rules.drafts import CutToFifteen, fill_places
from playcall.games.highlights_2052.rules.match import STARS, Match, asks_team, fill_with_choice, winning_side
from playcall.games.highlights_2052.rules.season import Fixture, bracket, passes_of, round_robin, standings
from playcall.games.highlights_2052.table import HOME, NOBODY, VISITOR, Table, mask
from playcall.games.highlights_2052.zones import (
    ACTION_DECK,
    CLUB,
    CLUB_INJURED,
    CUTS,
    DISPLAY,
    DRAFT_DISCARD,
    INJURED,
    LEAGUE_PACKS,
    OPEN_DISCARD,
    PACKS,
    PLAY_DECK,
    POOL,
    ROSTER,
)
from playcall.kernel import Ask, PickAndPass, Procedure, Result, State, Step

FIXTURE_FIELDS = len(Fixture._fields)


def played(s: Table) -> list[Fixture]:
    """The games of the competition so far."""
    return [Fixture(*s.fixtures[i : i + FIXTURE_FIELDS]) for i in range(0, len(s.fixtures), FIXTURE_FIELDS)]


@dataclass(slots=True)
class Tournament(Procedure):
    """FH-21.2  A single-elimination bracket; every game has a winner."""

    lines: tuple[int, ...] = ()
    """Seeds still in the cup, top to bottom; 0 is a bye."""
    pair: int = 0
    winners: tuple[int, ...] = ()

    order = ("draw_seeds", "rosters", "next_game", "note_winner", "next_round", "crown")

    def draw_seeds(self, s: Table) -> Step:  # FH-21.4
        draw_lots(s)
        self.lines = bracket(s.options.players)
        return None

    def rosters(self, s: Table) -> Step:  # FH-21.5
        return Rosters()

    def next_game(self, s: Table) -> Step:  # FH-21.4  the higher seed is Home
        upper, lower = self.pairing()
        if not lower:
            return None
        return ScheduledGame(s.order[lower - 1], s.order[upper - 1], True, stage_of(len(self.lines)))

    def note_winner(self, s: Table) -> Step:
        upper, lower = self.pairing()
        if not lower:
            self.winners += (upper,)
        else:
            side = winning_side(s)
            self.winners += (upper if side == HOME else lower,)
        self.pair += 1
        return self.next_game if self.pair < len(self.lines) // 2 else None

    def next_round(self, s: Table) -> Step:
        self.lines, self.winners, self.pair = self.winners, (), 0
        return self.next_game if len(self.lines) > 1 else None

    def crown(self, s: Table) -> Step:  # FH-21.2
        champion = s.order[self.lines[0] - 1]
        s.tell(events.CompetitionWon(champion, s.club_teams[champion]))
        s.result = Result(games_won(s), champion, "winning the tournament", "FH-21.2", names=club_names(s))
        return None

    def pairing(self) -> tuple[int, int]:
        """The pair in hand as (higher seed, lower seed); a lower seed of 0 is a bye."""
        first, second = self.lines[2 * self.pair], self.lines[2 * self.pair + 1]
        return (first, second) if second == 0 or 0 < first < second else (second, first)


@dataclass(slots=True)
class League(Procedure):
    """FH-22  A season of scheduled games, then playoffs."""

    game: int = 0
    finalists: tuple[int, ...] = ()

    order = (
        "draw_order", "rosters", "next_game", "again", "table", "first_semi", "note_first", "second_semi",
        "note_second", "final", "crown",
    )  # fmt: skip

    def draw_order(self, s: Table) -> Step:  # FH-22.2
        draw_lots(s)
        return None

    def rosters(self, s: Table) -> Step:  # FH-22.2
        return Rosters()

    def next_game(self, s: Table) -> Step:  # FH-22.4, FH-22.6, FH-22.9
        home, visitor = schedule(s)[self.game]
        self.game += 1
        return ScheduledGame(s.order[visitor], s.order[home], s.options.must_have_winner == "on", "season")

    def again(self, s: Table) -> Step:
        return self.next_game if self.game < len(schedule(s)) else None

    def table(self, s: Table) -> Step:  # FH-22.7, FH-22.8
        ranked = self.ranking(s)
        order, points = zip(*ranked, strict=True)
        s.tell(events.Standings(order, points, tuple([s.club_teams[seat] for seat in order])))
        if playoff_places(s.options.players) == 4:
            return None
        self.finalists = (ranked[0][0], ranked[1][0])
        return self.final

    def first_semi(self, s: Table) -> Step:  # FH-22.5, FH-22.8  1 v 4
        return self.semi(s, 0, 3)

    def note_first(self, s: Table) -> Step:
        self.finalists += (winner_seat(s),)
        return None

    def second_semi(self, s: Table) -> Step:  # FH-22.8  2 v 3
        return self.semi(s, 1, 2)

    def note_second(self, s: Table) -> Step:
        self.finalists += (winner_seat(s),)
        return None

    def final(self, s: Table) -> Step:  # FH-22.8  the better placed is Home
        places = [seat for seat, _ in self.ranking(s)]
        home, visitor = sorted(self.finalists, key=places.index)
        return ScheduledGame(visitor, home, True, "final")

    def crown(self, s: Table) -> Step:
        champion = winner_seat(s)
        s.tell(events.CompetitionWon(champion, s.club_teams[champion]))
        points = dict(self.ranking(s))
        scores = tuple(points[seat] for seat in range(s.options.players))
        s.result = Result(scores, champion, "winning the playoffs", "FH-22.8", names=club_names(s))
        return None

    def semi(self, s: Table, better: int, lower: int) -> Step:
        places = [seat for seat, _ in self.ranking(s)]
        return ScheduledGame(places[lower], places[better], True, "semi-final")

    def ranking(self, s: Table) -> list[tuple[int, int]]:
        """FH-22.7  Only season games count."""
        return standings(played(s)[: self.game], s.order)


@dataclass(slots=True)
class Rosters(Procedure):
    """FH-21.5, FH-22.2  Everybody picks a team, in the order of the draw; leagues then draft ten cards each."""

    turn: int = 0

    order = ("pick_team", "again", "deal", "draft", "put_away")

    def pick_team(self, s: Table) -> Step:  # FH-21.3
        every = len(s.game.teams) * s.options.copies
        free = [team for team in range(every) if team not in s.club_teams]
        return Ask(s.order[self.turn], TEAM.of(free))

    def asks_pick_team(self, s: Table, seat: int) -> Text:
        return asks_team(s)

    def on_pick_team(self, s: Table, action: int) -> Step:
        seat, team = s.order[self.turn], TEAM.argument(action)
        s.club_teams[seat] = team
        cards = s.game.team_cards(team)
        s.zones[CLUB(seat)] = list(cards[:STARS] if s.options.league_draft else cards)
        s.listed[seat] = s.club_listed[seat] = mask(s.zones[CLUB(seat)])  # FH-24.6
        s.tell(events.TeamPicked(seat, team))
        return None

    def again(self, s: Table) -> Step:
        self.turn += 1
        return self.pick_team if self.turn < s.options.players else None

    def deal(self, s: Table) -> Step:  # FH-21.7, FH-22.2, FH-22.3
        s.zones[POOL()] = sorted(s.game.pool(s.options))
        if s.options.league_draft:
            s.chance.shuffle("pool", s.zones[POOL()])
            for seat in range(s.options.players):
                s.zones[LEAGUE_PACKS(seat)] = [s.zones[POOL()].pop() for _ in range(PACK)]
        return None

    def draft(self, s: Table) -> Step:
        return PairDraft(leave=1) if s.options.league_draft else None

    def put_away(self, s: Table) -> Step:
        for seat in range(s.options.players):
            s.zones[POOL()] += s.zones[LEAGUE_PACKS(seat)]
            s.zones[LEAGUE_PACKS(seat)] = []
        s.zones[ACTION_DECK()] = list(range(len(s.action_cards)))
        return None


@dataclass(slots=True)
class PairDraft(PickAndPass):
    """FH-22.2  Eleven cards, five picks of two; packs go to the left."""

    packs = LEAGUE_PACKS
    into = CLUB

    def drafters(self, s: State) -> Sequence[int]:
        assert isinstance(s, Table)
        return range(s.options.players)

    def asks_pick(self, s: Table, seat: int) -> Text:
        neighbour = seat_name(s, (seat + 1) % s.options.players, seat)
        return asks("fh-ask-pair", cards=len(s.zones[LEAGUE_PACKS(seat)]), neighbour=neighbour)

    def options(self, s: State, pack: list[int]) -> list[int]:
        return [PAIR(place) for place, (_, last) in enumerate(PAIRS) if last < len(pack)]

    def chosen(self, pack: list[int], action: int) -> list[int]:
        first, second = PAIRS[PAIR.argument(action)]
        return [pack[first], pack[second]]

    def picked(self, s: State, holder: int, card: int) -> None:
        assert isinstance(s, Table)
        s.tell(events.Drafted(holder, s.club_teams[holder], card))


@dataclass(slots=True)
class ScheduledGame(Procedure):
    """FH-21.6, FH-22.9  One game of a competition: no coin, rosters come in and go back."""

    visitor: int
    home: int
    must_win: bool
    stage: str

    order = ("assemble", "cut_back", "shuffle_pool", "fill_visitor", "fill_home", "play", "note", "go_home")

    def assemble(self, s: Table) -> Step:  # FH-22.9
        s.seats = [self.visitor, self.home]
        s.teams = [s.club_teams[self.visitor], s.club_teams[self.home]]
        s.scores, s.touchdowns, s.field_goals = [0, 0], [0, 0], [0, 0]
        s.coin_winner, s.half, s.overtime_round = -1, 0, 0
        s.passed, s.spotted = [0, 0], [0, 0]
        for side, seat in enumerate(s.seats):
            s.zones[ROSTER(side)], s.zones[CLUB(seat)] = s.zones[CLUB(seat)], []
            s.listed[seat] = s.club_listed[seat]
        number = len(s.fixtures) // FIXTURE_FIELDS + 1
        s.tell(events.FixtureBegins(self.stage, number, self.visitor, self.home, s.both_teams))
        return None

    def cut_back(self, s: Table) -> Step:  # FH-21.6
        return CutToFifteen() if s.options.keep_adjustments else None

    def shuffle_pool(self, s: Table) -> Step:  # FH-21.7, FH-24.3
        for side, seat in enumerate(s.seats):
            s.zones[POOL()] += s.zones[CUTS(side)]
            s.zones[CUTS(side)] = []
            s.rosters[seat] = mask(s.zones[ROSTER(side)])
        s.zones[PLAY_DECK()], s.zones[POOL()] = sorted(s.zones[POOL()]), []
        s.chance.shuffle("play deck", s.zones[PLAY_DECK()])
        return None

    def fill_visitor(self, s: Table) -> Step:  # FH-11.7
        return fill_with_choice(s, VISITOR)

    def fill_home(self, s: Table) -> Step:  # FH-11.7, FH-11.8
        return fill_with_choice(s, HOME)

    def play(self, s: Table) -> Step:
        for side in (VISITOR, HOME):
            fill_places(s, side)
        return Match(self.must_win)

    def note(self, s: Table) -> Step:
        side = winning_side(s)
        s.fixtures += [*s.seats, *s.scores, *s.touchdowns, NOBODY if side is None else s.seats[side]]
        return None

    def go_home(self, s: Table) -> Step:  # FH-21.6
        for side, seat in enumerate(s.seats):
            heal(s, seat)
            send_home(s, side, seat)
            s.listed[seat] = s.club_listed[seat]
            s.rosters[seat] = 0
        for zone in (PLAY_DECK(), DRAFT_DISCARD(), OPEN_DISCARD(), DISPLAY(), PACKS(VISITOR), PACKS(HOME)):
            s.zones[POOL()] += s.zones[zone]
            s.zones[zone] = []
        s.hurt, s.hurt_games = [], []
        s.zones[POOL()].sort()
        return None


def stage_of(places: int) -> str:
    """The name of a round by its number of places."""
    return {2: "final", 4: "semi-final"}.get(places, "first-round")


def stages(rounds: int) -> list[str]:
    """The rounds of a cup by name, the first one first."""
    return [stage_of(2**left) for left in range(rounds, 0, -1)]


def playoff_places(players: int) -> int:
    """FH-22.8  How many of a league go to the playoffs."""
    return 4 if players >= 4 else 2


def schedule(s: Table) -> list[tuple[int, int]]:
    """FH-22.6  The season as (home, visitor) in lot order."""
    return round_robin(s.options.players, passes_of(s.options.players, s.options.league_passes))


def draw_lots(s: Table) -> None:
    """FH-21.4, FH-22.2  The seats in random order."""
    s.order = list(range(s.options.players))
    s.chance.shuffle("lots", s.order)
    s.tell(events.SeedsDrawn(tuple(s.order)))


def heal(s: Table, seat: int) -> None:
    """FH-21.6  A game was played: injured cards come one nearer; healed ones return to the roster."""
    waiting = s.zones[CLUB_INJURED(seat)]
    first = sum(len(s.zones[CLUB_INJURED(other)]) for other in range(seat))
    left = [games - 1 for games in s.club_games[first : first + len(waiting)]]
    s.zones[CLUB(seat)] += [card for card, games in zip(waiting, left, strict=True) if games == 0]
    s.zones[CLUB_INJURED(seat)] = [card for card, games in zip(waiting, left, strict=True) if games > 0]
    s.club_games[first : first + len(waiting)] = [games for games in left if games > 0]


def send_home(s: Table, side: int, seat: int) -> None:
    """FH-21.6  The roster goes home, cards newly out of action among the injured; other cards go to the pool."""
    games = dict(zip(s.hurt, s.hurt_games, strict=True))
    cut, out = set(s.zones[CUTS(side)]), set(s.zones[INJURED(side)])
    first = sum(len(s.zones[CLUB_INJURED(other)]) for other in range(seat + 1))
    for card in sorted(s.all_of(side)):
        keeps = card not in cut if s.options.keep_adjustments else s.rosters[seat] >> card & 1
        if not keeps:
            s.zones[POOL()].append(card)
        elif card in out and games[card] > 0:
            s.zones[CLUB_INJURED(seat)].append(card)
            s.club_games.insert(first, games[card])
            first += 1
        else:
            s.zones[CLUB(seat)].append(card)
    s.zones[CLUB(seat)].sort()
    if s.options.keep_adjustments:
        s.club_listed[seat] = 0


def club_names(s: Table) -> tuple[str, ...]:
    """What the team of each seat is called."""
    return tuple(map(Names(s.game).team, s.club_teams))


def winner_seat(s: Table) -> int:
    side = winning_side(s)
    assert side is not None
    return s.seats[side]


def games_won(s: Table) -> tuple[int, ...]:
    """Games each seat has won."""
    winners = [fixture.winner for fixture in played(s)]
    return tuple(winners.count(seat) for seat in range(s.options.players))
