"""The coach: heuristics for every decision, in expected points of the match in hand or of those to come."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations

from playcall.booklet.rating import Rated, RatingCoach
from playcall.games.masters_football import worth
from playcall.games.masters_football.actions import (
    BUY,
    DISCARD,
    DONE_CHOOSING,
    DROP,
    NO_SUB,
    PASS,
    PICK,
    PICK_NONE,
    REROLL,
    ROLL,
    SAY_CARDS,
    SAY_SUB,
    SWAP,
    TACTIC,
    TEAM,
    TRIOS,
    pair,
)
from playcall.games.masters_football.figures import TAC, TACTIC_FACES
from playcall.games.masters_football.legality import plays
from playcall.games.masters_football.match import Match
from playcall.games.masters_football.procedures.announcing import ChooseCards
from playcall.games.masters_football.procedures.halftime import AFTER, BEFORE, pairs
from playcall.games.masters_football.procedures.rolling import winner
from playcall.games.masters_football.prospects import (
    columns_worth,
    outlook,
    squad_worth,
    trio_worth,
    with_tactic,
)
from playcall.games.masters_football.table import LIMIT, Table
from playcall.games.masters_football.zones import FACE_DOWN, PITCH, PURCHASE, SQUAD
from playcall.kernel import State

Rater = Callable[[Table, int], Iterator[Rated]]
POINTS_PER_GOAL = 0.75
"""What a goal difference before a match is worth in points."""


class MastersCoach(RatingCoach):
    """Rates every option of a decision. It reads an imagined position: hidden cards are guesses."""

    def rated(self, imagined: State, seat: int) -> Iterator[Rated]:
        assert isinstance(imagined, Table)
        return RATERS[imagined.situation()](imagined, seat)


def match_now(s: Table) -> Match:
    return s.matches[getattr(s.stack[-1], "slot", 0)]


# Stages ----------------------------------------------------------------------------------------------------------


def rate_manager(s: Table, seat: int) -> Iterator[Rated]:
    for action in s.legal(seat):
        yield action, s.chance.number("whim", 100) / 100, ""


def rate_purchases(s: Table, seat: int) -> Iterator[Rated]:
    """Every payable basket is tried; an option is worth the best basket it leads to."""
    squad, basket, purse = s.zones[SQUAD(s.seat_clubs[seat])], s.basket(seat), s.purse(seat)
    hand = [card for card in s.zones[PURCHASE(seat)] if card not in basket]
    prices = {card: s.price(seat, card) for card in hand}
    money, left = worth.money_worth(s, seat), worth.matches_left(s, seat)
    best: dict[int, float] = {}
    none = stock([*squad, *basket], left) + money * purse
    for size in range(1, len(hand) + 1):
        for more in combinations(hand, size):
            cost = sum([prices[card] for card in more])
            if cost <= purse and (s.stage == "market" or len(squad) + len(basket) + size <= LIMIT):
                value = stock([*squad, *basket, *more], left) + money * (purse - cost)
                for card in more:
                    best[card] = max(best.get(card, -99.0), value)
    for action in s.legal(seat):
        if action in DONE_CHOOSING:
            yield action, none, "The money is better kept."
        else:
            value = best[BUY.argument(action)]
            yield action, value, ("Part of a squad worth {:+.1f} points more.".format, value - none)


def stock(squad: list[int], left: int) -> float:
    """What a squad promises for the matches left, in points."""
    return POINTS_PER_GOAL * left * squad_worth(squad)


def rate_swaps(s: Table, seat: int) -> Iterator[Rated]:
    money = worth.money_worth(s, seat)
    for action in s.legal(seat):
        yield swap(s, seat, action, money) if action in SWAP else (action, 0.0, "The hand is good enough.")


def swap(s: Table, seat: int, action: int, money: float) -> Rated:
    gain = worth.fresh_card(s) - worth.card_in_hand(s, seat, SWAP.argument(action), money) - money
    return action, gain, "It will hardly be of use any more."


def rate_academy(s: Table, seat: int) -> Iterator[Rated]:
    money = worth.money_worth(s, seat)
    for action in s.legal(seat):
        if action in ROLL:
            yield action, 0.0, ""
        elif action in SWAP:
            yield swap(s, seat, action, money)
        else:
            yield action, 0.6 - money, "Gold for the genius face, and no limit for one player."


def rate_pick(s: Table, seat: int) -> Iterator[Rated]:
    squad, left = s.zones[SQUAD(s.seat_clubs[seat])], worth.matches_left(s, seat)
    for action in s.legal(seat):
        if action in PICK_NONE:
            yield action, 0.0, "Nobody helps."
        elif action in ROLL:
            yield action, 0.05, "The next one may be within the limit."
        else:
            gain = squad_worth(best_six([*squad, PICK.argument(action)])) - squad_worth(squad)
            yield action, left * POINTS_PER_GOAL * gain + 0.01, "Makes the squad stronger."


def best_six(squad: list[int]) -> list[int]:
    if len(squad) <= LIMIT:
        return squad
    return max(([c for c in squad if c != gone] for gone in squad), key=squad_worth)


def rate_drop(s: Table, seat: int) -> Iterator[Rated]:
    squad = s.zones[SQUAD(s.seat_clubs[seat])]
    for action in s.legal(seat):
        others = [card for card in squad if card != DROP.argument(action)]
        yield action, squad_worth(others), "The squad misses him least."


def rate_discard(s: Table, seat: int) -> Iterator[Rated]:
    money = worth.money_worth(s, seat)
    for action in s.legal(seat):
        yield action, -worth.card_in_hand(s, seat, DISCARD.argument(action), money), "The least useful card."


# Before the match ------------------------------------------------------------------------------------------------


def rate_team(s: Table, seat: int) -> Iterator[Rated]:
    squad = s.zones[SQUAD(s.seat_clubs[seat])]
    for action in s.legal(seat):
        one, two, three = TRIOS[TEAM.argument(action)]
        value = trio_worth((squad[one], squad[two], squad[three]))
        yield action, POINTS_PER_GOAL * value, ("Worth {:+.2f} goals against a typical team.".format, value)


def rate_tactic(s: Table, seat: int) -> Iterator[Rated]:
    """The difference between both teams counts, not the own best column."""
    m = match_now(s)
    side = m.side_of(seat)
    if s.zones[PITCH(m.zone(side))]:
        for action in s.legal(seat):
            value = outlook(with_tactic(s, m, TACTIC.argument(action)), side)
            yield action, value, ("Promises {:.2f} points from here.".format, value)
        return
    ours, theirs = (columns_worth(tuple(s.zones[FACE_DOWN(m.zone(team))])) for team in (side, 1 - side))
    for action in s.legal(seat):
        t = TACTIC.argument(action)
        edge = ours[t] - 0.4 * theirs[t]
        yield action, POINTS_PER_GOAL * edge, ("Worth {:+.2f} goals with these teams.".format, edge)


def rate_announcement(s: Table, seat: int) -> Iterator[Rated]:
    m, money = match_now(s), worth.money_worth(s, seat)
    for action in s.legal(seat):
        if action in SWAP:
            yield swap(s, seat, action, money)
        elif action in SAY_CARDS:
            best = max([worth.play(s, m, seat, option) for option in plays(s, m, m.window, seat)])
            yield action, best, "A card here is worth its price."
        else:
            yield action, 0.0, "Nothing that helps enough for its price."


def rate_card(s: Table, seat: int) -> Iterator[Rated]:
    """A card chosen for a window, or played in one; passing is worth nothing."""
    m, money = match_now(s), worth.money_worth(s, seat)
    one_more = isinstance(s.stack[-1], ChooseCards) and bool(s.set_aside(seat))
    for action in s.legal(seat):
        if action in PASS or action in DONE_CHOOSING:
            yield action, 0.0, "Keep money and cards."
        elif action in SWAP:
            yield swap(s, seat, action, money)
        else:
            value = worth.play(s, m, seat, action) * (0.8 if one_more else 1.0)
            yield action, value, ("Worth {:+.2f} points, price included.".format, value)


def rate_counter(s: Table, seat: int) -> Iterator[Rated]:
    for action in s.legal(seat):
        yield (action, 0.0, "") if action in PASS else (action, 0.2, "Their plan comes to nothing.")


def rate_reroll(s: Table, seat: int) -> Iterator[Rated]:
    m = match_now(s)
    side = m.side_of(seat)
    ahead = winner(s.clone(), m.clone())[0] == side
    die = TACTIC_FACES[m.roll[2 * side]]
    for action in s.legal(seat):
        if action in REROLL:
            yield action, 0.0 if ahead else 0.5 + (3.5 - die) / 10, "Losing the roll anyway."
        else:
            yield action, 0.1, ""


# Half-time ---------------------------------------------------------------------------------------------------------


def rate_half_time(s: Table, seat: int) -> Iterator[Rated]:
    m, money = match_now(s), worth.money_worth(s, seat)
    for action in s.legal(seat):
        if action in PASS:
            yield action, 0.0, ""
        elif action in SWAP:
            yield swap(s, seat, action, money)
        else:
            gains = sorted(substitution_gains(s, m, m.side_of(seat)), reverse=True)
            yield action, sum(gains[:2]) - 0.01 if len(gains) > 1 else -0.01, "Two changes from a good bench."


def substitution_gains(s: Table, m: Match, side: int) -> list[float]:
    """Points that every change promises: half by the present tactics and score, half by what else may be played."""
    options = [pair(action) for action in pairs(s, m, side)]
    if not options:
        return []
    changes = worth.Bench(s, m, side)
    pitch, bench = s.zones[PITCH(m.zone(side))], s.zones[SQUAD(m.clubs[side])]
    now = trio_worth(tuple(sorted(pitch)))
    gains = []
    for out, place in options:
        changed = [card if i != out else bench[place] for i, card in enumerate(pitch)]
        general = POINTS_PER_GOAL * 0.5 * (trio_worth(tuple(sorted(changed))) - now)
        gains.append(0.5 * (general + changes.gain(out, place)))
    return gains


def rate_announced_sub(s: Table, seat: int) -> Iterator[Rated]:
    m = match_now(s)
    best = max(substitution_gains(s, m, m.side_of(seat)))
    for action in s.legal(seat):
        when = SAY_SUB.argument(action)
        if when == BEFORE:
            yield action, best - 0.02, "A better team for the roll too."
        elif when == AFTER:
            yield action, best * 0.9 + 0.005, "Wait for the tactics; nothing is promised."
        else:
            yield action, 0.0, "Nobody on the bench is better."


def rate_sub(s: Table, seat: int) -> Iterator[Rated]:
    m = match_now(s)
    side = m.side_of(seat)
    options = pairs(s, m, side)
    if m.substituting[side] == AFTER:
        changes = worth.Bench(s, m, side)
        gains = {action: changes.gain(*pair(action)) for action in options}
    else:
        gains = dict(zip(options, substitution_gains(s, m, side), strict=True))
    pitch, bench = s.zones[PITCH(m.zone(side))], s.zones[SQUAD(m.clubs[side])]
    for action in s.legal(seat):
        if action in NO_SUB:
            yield action, 0.0, "Nobody on the bench is better."
        else:
            out, place = pair(action)
            skill = TAC[bench[place]] - TAC[pitch[out]]
            reason = ("Worth {:+.2f} points; tactical skill {:+d}.".format, gains[action], skill)
            yield action, gains[action], reason


RATERS: dict[str, Rater] = {
    "Setup.pick_manager": rate_manager,
    "Buy.choose": rate_purchases,
    "SwapRound.offer": rate_swaps,
    "ChooseTeams.choose": rate_team,
    "ChooseTactics.choose": rate_tactic,
    "Announce.ask": rate_announcement,
    "AnnounceStrength.ask": rate_announcement,
    "ChooseCards.choose": rate_card,
    "ChooseStrengthCards.choose": rate_card,
    "ResolveTactics.plan_b": rate_counter,
    "ResolveTactics.spy": rate_tactic,
    "RollAgain.ask": rate_reroll,
    "Window.offer": rate_card,
    "Whistle.offer": rate_card,
    "HalfTimeWindow.ask": rate_half_time,
    "AnnounceSubstitutions.ask": rate_announced_sub,
    "Substitute.ask": rate_sub,
    "SubstituteLate.ask": rate_sub,
    "AcademyVisit.prepare": rate_academy,
    "AcademyVisit.pick": rate_pick,
    "CutSquads.ask": rate_drop,
    "TransferMarket.discard": rate_discard,
}
"""How each asking step is rated."""
