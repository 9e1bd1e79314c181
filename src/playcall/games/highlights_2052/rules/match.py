"""FH-12, FH-18, FH-20.1  One game: toss, teams, two halves, and overtime if it is level."""

from __future__ import annotations

from dataclasses import dataclass

from playcall.contract import Text
from playcall.games.highlights_2052 import events
from playcall.games.highlights_2052.actions import HEADS, START, TAILS, TEAM
from playcall.games.highlights_2052.actions import HOME as CHOOSE_HOME
from playcall.games.highlights_2052.names import Names, asks
from playcall.games.highlights_2052.rules.drafts import Halftime, KeepOne, PreGameDraft, fill_places
from playcall.games.highlights_2052.rules.half import Half
from playcall.games.highlights_2052.rules.overtime import Overtime
from playcall.games.highlights_2052.squads import Squad, read_squads
from playcall.games.highlights_2052.table import AUTOMATON, HOME, NOBODY, TEAM_SIZE, VISITOR, Table
from playcall.games.highlights_2052.zones import ACTION_DECK, INJURED, PLAY_DECK, ROSTER, SOLO_DECK
from playcall.kernel import Ask, Procedure, Result, Step

STARS = 5
SOLO_PICKS = 10


@dataclass(slots=True)
class SingleGame(Procedure):
    """FH-12  A single game between two seats, or against the automatic opponent."""

    order = ("toss", "pick_teams", "build_teams", "draft", "fill_visitor", "fill_home", "play", "finish")

    def toss(self, s: Table) -> Step:  # FH-12.3, FH-22.9
        return CoinToss() if s.options.home == "toss" else NamedHome()

    def pick_teams(self, s: Table) -> Step:  # FH-12.5
        if s.options.with_squads:
            return BroughtSquads()
        return PickTeams() if s.options.teams == "pick" else NamedTeams()

    def build_teams(self, s: Table) -> Step:  # FH-12.6, FH-12.7
        build_play_deck(s)
        for side in (VISITOR, HOME):
            if s.options.with_squads:
                bring_squad(s, side)
            else:
                build_team(s, side)
        return None

    def draft(self, s: Table) -> Step:  # FH-13, FH-23.2
        if s.options.solo:
            return KeepOne(human(s), SOLO_PICKS) if s.options.solo_draft else None
        return PreGameDraft() if s.options.setup == "draft" else None

    def fill_visitor(self, s: Table) -> Step:  # FH-11.7
        return fill_with_choice(s, VISITOR)

    def fill_home(self, s: Table) -> Step:  # FH-11.7, FH-11.8
        return fill_with_choice(s, HOME)

    def play(self, s: Table) -> Step:
        for side in (VISITOR, HOME):
            fill_places(s, side)
        return Match(s.options.must_have_winner == "on")

    def finish(self, s: Table) -> Step:
        winner = winning_side(s)
        by, rule = ("a coin flip", "FH-20.12") if s.coin_winner >= 0 else ended_by(s)
        sides = (VISITOR, HOME) if s.seats[VISITOR] == 0 else (HOME, VISITOR)
        scores = tuple(s.scores[side] for side in sides)
        names = tuple(Names(s.game).team(s.teams[side]) for side in sides)
        s.result = Result(scores, None if winner is None else sides.index(winner), by, rule, names=names)
        return None


@dataclass(slots=True)
class Match(Procedure):
    """FH-18, FH-20  Two halves, the halftime adjustment between them, overtime if it is level."""

    must_win: bool

    order = ("first_half", "halftime", "second_half", "overtime", "finish")

    def first_half(self, s: Table) -> Step:
        return Half(1)

    def halftime(self, s: Table) -> Step:  # FH-17
        return Halftime()

    def second_half(self, s: Table) -> Step:  # FH-18.1, FH-18.4
        return Half(2)

    def overtime(self, s: Table) -> Step:  # FH-20.1
        return Overtime(self.must_win) if s.scores[VISITOR] == s.scores[HOME] else None

    def finish(self, s: Table) -> Step:
        winner = winning_side(s)
        s.tell(events.MatchOver(s.both_teams, s.both_scores, -1 if winner is None else s.teams[winner]))
        return None


@dataclass(slots=True)
class CoinToss(Procedure):
    """FH-12.3, FH-12.4  Seat 0 flips, seat 1 calls; the Option decides who starts. In solo play the human calls."""

    option: int = 0

    order = ("call_coin", "choose_order")

    def call_coin(self, s: Table) -> Step:  # FH-12.3, FH-23.14
        return Ask(self.caller(s), [HEADS(), TAILS()])

    def asks_call_coin(self, s: Table, seat: int) -> Text:
        return asks("fh-ask-coin")

    def on_call_coin(self, s: Table, action: int) -> Step:
        flip = s.chance.number("coin", 2)
        right = action == (HEADS(), TAILS())[flip]
        caller = self.caller(s)
        flipper = NOBODY if s.options.solo else 1 - caller
        self.option = caller if right else flipper
        words = ("heads", "tails")
        s.tell(events.CoinFlipped(caller, words[action in TAILS], words[flip], self.option))
        return None

    def choose_order(self, s: Table) -> Step:  # FH-12.4, FH-23.14
        if self.option == NOBODY:
            return self.on_choose_order(s, CHOOSE_HOME())
        return Ask(self.option, [START(), CHOOSE_HOME()])

    def asks_choose_order(self, s: Table, seat: int) -> Text:
        return asks("fh-ask-order")

    def on_choose_order(self, s: Table, action: int) -> Step:
        other = NOBODY - self.option if s.options.solo else 1 - self.option
        s.seats = [self.option, other] if action in START else [other, self.option]
        s.tell(events.OrderChosen(s.seats[VISITOR], s.seats[HOME]))
        return None

    @staticmethod
    def caller(s: Table) -> int:
        return 0 if s.options.solo else 1


@dataclass(slots=True)
class NamedHome(Procedure):
    """FH-22.9  Home and Visitor come with the fixture; no coin is flipped."""

    order = ("take_sides",)

    def take_sides(self, s: Table) -> Step:
        s.seats = [1, 0] if s.options.home == "seat1" else [0, 1]
        s.tell(events.OrderChosen(s.seats[VISITOR], s.seats[HOME]))
        return None


@dataclass(slots=True)
class PickTeams(Procedure):
    """FH-12.5, FH-23.2  Home picks a team first, then the Visitor from the rest; in solo play the human alone."""

    order = ("home_picks", "visitor_picks")

    def home_picks(self, s: Table) -> Step:
        return self.ask(s, HOME)

    def asks_home_picks(self, s: Table, seat: int) -> Text:
        return asks_team(s)

    def on_home_picks(self, s: Table, action: int) -> Step:
        take_team(s, HOME, TEAM.argument(action))
        return None

    def visitor_picks(self, s: Table) -> Step:
        return self.ask(s, VISITOR)

    def asks_visitor_picks(self, s: Table, seat: int) -> Text:
        return asks_team(s)

    def on_visitor_picks(self, s: Table, action: int) -> Step:
        take_team(s, VISITOR, TEAM.argument(action))
        return None

    @staticmethod
    def ask(s: Table, side: int) -> Step:
        if s.automatic(side):
            s.teams[side] = AUTOMATON
            return None
        free = [team for team in range(len(s.game.teams)) if team not in s.teams]
        return Ask(s.seats[side], TEAM.of(free))


@dataclass(slots=True)
class NamedTeams(Procedure):
    """FH-12.5  Teams that were agreed upon beforehand."""

    order = ("take",)

    def take(self, s: Table) -> Step:
        named = s.game.named_teams(s.options)
        if s.options.solo:
            s.teams = [AUTOMATON, AUTOMATON]
            take_team(s, human(s), named[0])
        else:
            take_team(s, VISITOR, named[0])
            take_team(s, HOME, named[1])
        return None


@dataclass(slots=True)
class BroughtSquads(Procedure):
    """FH-21.6  Both bring the rosters of their league."""

    order = ("take",)

    def take(self, s: Table) -> Step:
        for side in (VISITOR, HOME):
            take_team(s, side, squad_of(s, side).team)
        return None


def squad_of(s: Table, side: int) -> Squad:
    return read_squads(s.options.squads).squads[s.seats[side]]


def bring_squad(s: Table, side: int) -> None:
    """FH-11.4, FH-21.6  The fit cards of a roster; the others wait among the injured. Rosters are public."""
    squad = squad_of(s, side)
    s.zones[ROSTER(side)], s.zones[INJURED(side)] = squad.fit, list(squad.out)
    s.hurt, s.hurt_games = [*s.hurt, *squad.out], [*s.hurt_games, *squad.out.values()]
    for card in squad.cards:
        s.show(side, card)


def fill_with_choice(s: Table, side: int) -> Step:
    """FH-11.7  The places of injured cards are filled for this game."""
    missing = 0 if s.automatic(side) else TEAM_SIZE - len(s.zones[ROSTER(side)])
    return KeepOne(side, missing) if missing > 0 else None


def asks_team(s: Table) -> Text:
    return asks("fh-ask-team", drafting="yes" if drafting(s) else "no", stars=STARS, cards=TEAM_SIZE)


def take_team(s: Table, side: int, team: int) -> None:
    s.teams[side] = team
    s.tell(events.TeamPicked(s.seats[side], team))


def human(s: Table) -> int:
    """The side of the one person in solo play."""
    return VISITOR if s.seats[VISITOR] == 0 else HOME


def build_team(s: Table, side: int) -> None:
    """FH-12.6, FH-12.7, FH-13.1, FH-24.6  Fifteen cards, or the five Stars when drafting; both lists are public."""
    if s.automatic(side):
        s.zones[SOLO_DECK()] = list(s.game.solo_deck(s.options.promo))
        return
    cards = s.game.teams[s.teams[side]].cards
    s.zones[ROSTER(side)] = list(cards[:STARS] if drafting(s) else cards)
    for card in s.zones[ROSTER(side)]:
        s.show(side, card)


def build_play_deck(s: Table) -> None:
    """FH-1.4, FH-2.8, FH-2.9, FH-12.6, FH-12.7  The Play Deck of a single game; the Action Deck beside it."""
    deck = list(s.game.play_deck(s.options.promo))
    pool = read_squads(s.options.squads).pool if s.options.with_squads else None
    if pool is not None:  # FH-21.7
        deck = list(pool)
    elif drafting(s):
        deck += [card for team in s.game.teams for card in team.cards[STARS:]]
    elif s.options.unused_team_cards:
        unused = [team for index, team in enumerate(s.game.teams) if index not in s.teams]
        deck += [card for team in unused for card in team.cards[STARS:]]
    s.zones[PLAY_DECK()] = sorted(deck)
    s.chance.shuffle("play deck", s.zones[PLAY_DECK()])
    s.zones[ACTION_DECK()] = list(range(len(s.action_cards)))


def drafting(s: Table) -> bool:
    """Whether a team begins with its Stars alone."""
    if s.options.competition:
        return s.options.league_draft
    return s.options.solo_draft if s.options.solo else s.options.setup == "draft"


def winning_side(s: Table) -> int | None:
    """FH-20.1, FH-20.12  The side that won; None for a tie."""
    if s.coin_winner >= 0:
        return s.coin_winner
    if s.scores[VISITOR] == s.scores[HOME]:
        return None
    return VISITOR if s.scores[VISITOR] > s.scores[HOME] else HOME


def ended_by(s: Table) -> tuple[str, str]:
    """How a game ended, with the rule behind it."""
    if not s.overtime:
        return "more points after two halves", "FH-20.1"
    if s.scores[VISITOR] == s.scores[HOME]:
        return "a tie after two overtime rounds", "FH-20.6"
    return "sudden-death overtime", "FH-20.4"
