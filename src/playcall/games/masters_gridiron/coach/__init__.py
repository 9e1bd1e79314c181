"""The coach: heuristics for every decision, following what strong players think about."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from playcall.contract import Game, Text, msg
from playcall.contract.rating import Rated, RatingCoach
from playcall.games.masters_gridiron.actions import ATTEMPT, DEFEND, GO, KEEP, PICK, PUNT_ALONE, pair
from playcall.games.masters_gridiron.actions import DONE as ENOUGH
from playcall.games.masters_gridiron.cards import BOOK
from playcall.games.masters_gridiron.coach import audibles as calls
from playcall.games.masters_gridiron.coach import teams as teams  # how teams are rated
from playcall.games.masters_gridiron.coach.audibles import (
    LATER,
    play_worths,
    player_worths,
    ratings,
    with_play,
    with_player,
)
from playcall.games.masters_gridiron.coach.pairings import Attack, Stops, everybody, mean, scoring_chance, unseen
from playcall.games.masters_gridiron.coach.worth import (
    ANSWERED,
    attempts_left,
    best_answer,
    lead_of,
    stakes,
    value,
    win_chance,
    without_call,
)
from playcall.games.masters_gridiron.names import percent
from playcall.games.masters_gridiron.rules.audibles import AudibleWindow
from playcall.games.masters_gridiron.rules.choices import (
    CancelOne,
    ChangePlay,
    CycleHand,
    ForceOut,
    RecallPlayer,
    SpendPlayer,
    StackBook,
    SubPlayer,
    share_of,
)
from playcall.games.masters_gridiron.rules.matchup import offence_number, standing, stopped
from playcall.games.masters_gridiron.rules.resolve import stock_of
from playcall.games.masters_gridiron.rules.turn import ForcedPunt, Turn
from playcall.games.masters_gridiron.table import POINTS, SPOTS_TO_FILL, Table
from playcall.games.masters_gridiron.zones import (
    DEF_HAND,
    DEFENSE,
    OFF_HAND,
    OFFENSE,
    PB_HAND,
    PB_LOOK,
    PILES,
    PLAYBOOK,
    Pile,
    is_audible,
)
from playcall.kernel import State

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


class GridironCoach(RatingCoach):
    """Rates every option of a decision in expected points. It reads an imagined position: hidden cards are guesses."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def rated(self, imagined: State, seat: int) -> Iterator[Rated]:
        assert isinstance(imagined, Table)
        return ratings.of(imagined)(imagined, seat)

    def may_be_searched(self, imagined: State) -> bool:
        """At an Audible's window both numbers lie on the table: what it changes can be worked out."""
        return not isinstance(imagined.stack[-1], AudibleWindow)


@ratings.at(Turn.lay)
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
            yield action, -missed, msg("mg-coach-missed-least")
            continue
        one, other = pair(action)
        spent = later * (thrift[one] + play_thrift[other])
        if action not in ATTEMPT:
            yield action, -spent - PUNTED, msg("mg-coach-punt")
            continue
        player, play = players[one], book[other]
        chance = (1 - ANSWERED) * scoring_chance(s, player, play, hand, s.carry[seat])
        points = stake.of(plays[play % BOOK].result) * chance + planned.at_line(player, play)
        yield action, points - spent, (lay_text, chance, spent)


def lay_text(chance: float, spent: float) -> Text:
    return msg("mg-coach-lay", share=percent(chance), worth=round(spent, 1))


@ratings.at(ForcedPunt.choose)
def rate_punter(s: Table, seat: int) -> Iterator[Rated]:
    attack = Attack(s, seat, unseen(s, seat))
    for action in s.legal(seat):
        yield action, -attack.player(s.zones[OFF_HAND(seat)][PICK.argument(action)]), msg("mg-coach-missed-least")


@ratings.at(ForcedPunt.turn_over)
def rate_turned_over(s: Table, seat: int) -> Iterator[Rated]:
    attack = Attack(s, seat, unseen(s, seat))
    for action in s.legal(seat):
        yield action, -attack.play(s.zones[PB_HAND(seat)][PICK.argument(action)]), msg("mg-coach-missed-play")


@ratings.at(Turn.defend)
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
        saved = stake if stopped(number, answer) else 0.0
        reason = (defence_text, bool(saved), cost)
        yield action, saved + planned.reaction(card) - cost, reason


def defence_text(stops: bool, cost: float) -> Text:
    return msg("mg-coach-defend", stops="yes" if stops else "no", cost=round(cost, 1))


@ratings.at(Turn.convert)
def rate_conversion(s: Table, seat: int) -> Iterator[Rated]:
    """Go when two is more likely than not, unless the scoreboard says otherwise."""
    chance = stock_of(s, seat).conversion
    lead = lead_of(s, seat)
    mine, theirs = (SPOTS_TO_FILL - len(s.outcomes[side]) for side in (seat, 1 - seat))
    extras = {letter: POINTS[letter] - POINTS["T"] for letter in "MTC"}
    worth = {letter: WON * win_chance(lead + extra, mine, theirs) for letter, extra in extras.items()}
    for action in s.legal(seat):
        if action in GO:
            yield action, chance * worth["C"] + (1 - chance) * worth["M"], (two_text, chance)
        else:
            yield action, worth["T"] + CAUTION, (kick_text, s)


"""How each asking step is rated."""


AUDIBLE: Final = 1.2
"""What an Audible counts beside plays, which are counted in points."""


def two_text(chance: float) -> Text:
    return msg("mg-coach-go", share=percent(chance))


def kick_text(s: Table) -> Text:
    return msg("mg-coach-kick", points=POINTS[s.scored])


@ratings.at(SpendPlayer.spend)
def rate_spending(s: Table, seat: int) -> Iterator[Rated]:
    """The cheapest player who turns the result."""
    spend = s.stack[-1]
    assert isinstance(spend, SpendPlayer)
    pile = OFFENSE if spend.rating else DEFENSE
    worth = worths(s, seat, pile)
    sign = 1 if seat == s.offence else -1
    for action in s.legal(seat):
        card = s.zones[pile.hand + seat][PICK.argument(action)]
        twin = s.clone()
        twin.call_amounts[-1] = share_of(spend.worth(s, card)[1])
        yield action, sign * value(twin) - LATER * worth[card], msg("mg-coach-spend")


@ratings.at(CancelOne.target)
def rate_cancelling(s: Table, seat: int) -> Iterator[Rated]:
    sign = 1 if seat == s.offence else -1
    for action in s.legal(seat):
        yield action, sign * without_call(s, PICK.argument(action)), msg("mg-coach-cancel")


@ratings.at(ForceOut.give_up, RecallPlayer.give)
def rate_giving_up(s: Table, seat: int) -> Iterator[Rated]:
    """FORCE victim, and what RECALL gives away: the card that is missed least."""
    force = s.stack[-1]
    pile = PILES[force.pile] if isinstance(force, ForceOut) else role_pile(s, seat)
    worth = worths(s, seat, pile)
    for action in s.legal(seat):
        yield action, -worth[s.zones[pile.hand + seat][PICK.argument(action)]], msg("mg-coach-give-up")


@ratings.at(RecallPlayer.take)
def rate_taking(s: Table, seat: int) -> Iterator[Rated]:
    worth = player_worths(s, seat, discards=True)
    pile = role_pile(s, seat)
    for action in s.legal(seat):
        yield action, worth[s.zones[pile.discard + seat][PICK.argument(action)]], msg("mg-coach-take")


@ratings.at(CycleHand.put_away)
def rate_cycling(s: Table, seat: int) -> Iterator[Rated]:
    """Cards below the average of what is left are put away."""
    cycle = s.stack[-1]
    assert isinstance(cycle, CycleHand)
    pile = PILES[cycle.pile]
    worth = play_worths(s, seat) if pile is PLAYBOOK else worths(s, seat, pile)
    average = mean(worth.values())
    for action in s.legal(seat):
        if action in ENOUGH:
            yield action, 0.0, msg("mg-coach-enough")
        else:
            card = s.zones[pile.hand + seat][PICK.argument(action)]
            yield action, LATER * (average - worth.get(card, AUDIBLE)), msg("mg-coach-cycle")


@ratings.at(SubPlayer.choose)
def rate_substitute(s: Table, seat: int) -> Iterator[Rated]:
    sign = 1 if seat == s.offence else -1
    pile = role_pile(s, seat)
    for action in s.legal(seat):
        if action in KEEP:
            yield action, sign * value(s) + 0.01, msg("mg-coach-keep-player")
        else:
            card = s.zones[pile.look + seat][PICK.argument(action)]
            yield action, sign * with_player(s, card), msg("mg-coach-substitute")


@ratings.at(ChangePlay.choose)
def rate_new_play(s: Table, seat: int) -> Iterator[Rated]:
    for action in s.legal(seat):
        if action in KEEP:
            yield action, value(s) + 0.01, msg("mg-coach-keep-play")
        else:
            yield action, with_play(s, s.zones[PB_LOOK(seat)][PICK.argument(action)]), msg("mg-coach-new-play")


@ratings.at(StackBook.put_back)
def rate_putting_back(s: Table, seat: int) -> Iterator[Rated]:
    """The best card comes last, so that it lies on top."""
    worth = worths(s, seat, PLAYBOOK)
    for action in s.legal(seat):
        yield action, -worth[s.zones[PB_LOOK(seat)][PICK.argument(action)]], msg("mg-coach-stack")


def worths(s: Table, seat: int, pile: Pile) -> dict[int, float]:
    """What cards of a pile are worth for later."""
    if pile is DEFENSE:
        stops = Stops(s, seat)
        return {card: stops.worth(card) for card in everybody(s, DEFENSE, seat)}
    attack = Attack(s, seat, unseen(s, seat))
    if pile is OFFENSE:
        return attack.players
    cards = everybody(s, PLAYBOOK, seat)
    return {card: AUDIBLE if is_audible(card) else attack.plays[card] for card in cards}


def role_pile(s: Table, seat: int) -> Pile:
    return OFFENSE if seat == s.offence else DEFENSE
