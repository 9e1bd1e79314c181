"""The coach: heuristics for every decision, following what strong players think about."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from playcall.booklet.rating import Rated, RatingCoach
from playcall.games.masters_gridiron.actions import ATTEMPT, DEFEND, GO, PUNT_ALONE, TEAM, pair
from playcall.games.masters_gridiron.appraisal import Attack, Stops, scoring_chance, unseen
from playcall.games.masters_gridiron.cards import BOOK
from playcall.games.masters_gridiron.coaching import calls, picks
from playcall.games.masters_gridiron.coaching.outcomes import best_answer
from playcall.games.masters_gridiron.matchup import offence_number, standing
from playcall.games.masters_gridiron.odds import stock_of
from playcall.games.masters_gridiron.prospects import ANSWERED, attempts_left, stakes, win_chance
from playcall.games.masters_gridiron.table import SPOTS_TO_FILL, Table
from playcall.games.masters_gridiron.zones import DEF_HAND, OFF_HAND, PB_HAND
from playcall.kernel import Game, State

THRIFT: Final = 0.55
"""How much of a player's worth beyond the average counts against using him now."""
PLAY_THRIFT: Final = 0.25
"""The same for plays, of which more are left over."""
SAVING: Final = 1.4
"""How much of a defender's worth counts against using him now."""
FULL_THRIFT: Final = 4
"""With fewer attempts than this to come, cards are worth less for later."""
PUNTED: Final = 0.3
"""A punt is worse than a hopeless attempt by this much."""
CAUTION: Final = 0.045
"""What certainty is worth: a try must be clearly better than even."""
WON: Final = 14.0
"""What a won game is worth, where chances to win are compared."""

Rater = Callable[[Table, int], Iterator[Rated]]


class GridironCoach(RatingCoach):
    """Rates every option of a decision in expected points. It reads an imagined position: hidden cards are guesses."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def rated(self, imagined: State, seat: int) -> Iterator[Rated]:
        assert isinstance(imagined, Table)
        return RATERS[imagined.situation()](imagined, seat)


def rate_team(s: Table, seat: int) -> Iterator[Rated]:
    """Any team is fun; with the salary cap on stock decks all the more."""
    for action in s.legal(seat):
        yield action, s.chance.number("whim", 100) / 100, (payroll_words, s, TEAM.argument(action))


def payroll_words(s: Table, team: int) -> str:
    return f"A payroll of ${s.game.payroll(s.game.stock(team, s.options))} million."


def rate_lay(s: Table, seat: int) -> Iterator[Rated]:
    """What the attempt brings now, less what its cards would do later."""
    hand, stake = unseen(s, seat), stakes(s)
    attack, planned = Attack(s, seat, hand), calls.Planned(s, seat)
    later = min(1.0, attempts_left(s, seat) / FULL_THRIFT)
    players, book, plays = s.zones[OFF_HAND(seat)], s.zones[PB_HAND(seat)], s.game.pairings.plays
    thrift = [THRIFT * attack.player(card) for card in players]
    play_thrift = [PLAY_THRIFT * attack.play(card) for card in book]
    for action in s.legal(seat):
        if action in PUNT_ALONE:
            missed = THRIFT * later * attack.player(players[PUNT_ALONE.argument(action)])
            yield action, -missed, "The player who is missed least."
            continue
        one, other = pair(action)
        spent = later * (thrift[one] + play_thrift[other])
        if action not in ATTEMPT:
            yield action, -spent - PUNTED, "No attempt of these hands is worth its cards."
            continue
        player, play = players[one], book[other]
        chance = (1 - ANSWERED) * scoring_chance(s, player, play, hand, s.carry[seat])
        points = stake.of(plays[play % BOOK].result) * chance + planned.at_line(player, play)
        yield action, points - spent, ("{:.0%} to score; the cards are worth {:+.1f} for later.".format, chance, spent)


def rate_defence(s: Table, seat: int) -> Iterator[Rated]:
    """Stop with the cheapest card that will do; if none does, give up the one with the least future."""
    stops, now = Stops(s, seat), standing(s)
    stake = 0.0 if s.punting or not now.stops else stakes(s).of(now.result)
    later = attempts_left(s, s.offence)
    number = offence_number(s, now).total
    planned = calls.Planned(s, seat)
    for action in s.legal(seat):
        card = s.zones[DEF_HAND(seat)][DEFEND.argument(action)]
        cost = SAVING * later * stops.worth(card)
        answer = best_answer(now, s.players[card].ratings) if now.stops else 0
        saved = stake if answer >= number else 0.0
        verb = "Stops it" if saved else "Does not stop it"
        reason = ("{}; {:.1f} points of later stops are spent.".format, verb, cost)
        yield action, saved + planned.reaction(card) - cost, reason


def rate_conversion(s: Table, seat: int) -> Iterator[Rated]:
    """Go when two is more likely than not, unless the scoreboard says otherwise."""
    chance = stock_of(s, seat).conversion
    lead = s.scores[seat] - s.scores[1 - seat]
    mine, theirs = (SPOTS_TO_FILL - len(s.outcomes[side]) for side in (seat, 1 - seat))
    worth = {extra: WON * win_chance(lead + extra, mine, theirs) for extra in (-1, 0, 1)}
    for action in s.legal(seat):
        if action in GO:
            yield action, chance * worth[1] + (1 - chance) * worth[-1], ("{:.0%} to be good.".format, chance)
        else:
            yield action, worth[0] + CAUTION, "Seven points for certain."


RATERS: Final[dict[str, Rater]] = {
    "BringDecks.first": rate_team,
    "BringDecks.second": rate_team,
    "Huddle.choose": calls.rate_huddle,
    "Turn.lay": rate_lay,
    "Line.offer": calls.rate_line,
    "Turn.defend": rate_defence,
    "React.offer": calls.rate_reaction,
    "Check.offer": calls.rate_reaction,
    "Turn.convert": rate_conversion,
    "SpendPlayer.spend": picks.rate_spending,
    "CancelOne.target": picks.rate_cancelling,
    "ForceOut.give_up": picks.rate_giving_up,
    "CycleHand.put_away": picks.rate_cycling,
    "RecallPlayer.give": picks.rate_giving_up,
    "RecallPlayer.take": picks.rate_taking,
    "SubPlayer.choose": picks.rate_substitute,
    "ChangePlay.choose": picks.rate_new_play,
    "StackBook.put_back": picks.rate_putting_back,
}
"""How each asking step is rated."""
