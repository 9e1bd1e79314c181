"""The coach: heuristics for every decision, in expected points of the match in hand or of those to come."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

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
from playcall.games.masters_football.procedures.academy import AcademyVisit
from playcall.games.masters_football.procedures.announcing import ChooseCards
from playcall.games.masters_football.procedures.halftime import AFTER, BEFORE, pairs
from playcall.games.masters_football.procedures.rolling import winner
from playcall.games.masters_football.prospects import (
    column_worth,
    outlook,
    squad_worth,
    trio_worth,
    with_tactic,
)
from playcall.games.masters_football.table import LIMIT, Table
from playcall.games.masters_football.zones import FACE_DOWN, PITCH, PURCHASE, SQUAD
from playcall.kernel import Advice, Coach, State

Rated = tuple[float, str]
Rater = Callable[[Table, int, int], Rated]
"""Table, seat, action."""
POINTS_PER_GOAL = 0.75
"""What a goal difference before a match is worth in points."""


class MastersCoach(Coach):
    """Rates every option of a decision. It reads an imagined position: hidden cards are guesses."""

    def advise(self, imagined: State, seat: int) -> list[Advice]:
        assert isinstance(imagined, Table)
        situation = imagined.situation()
        if situation == "Buy.choose":
            rated = rate_purchases(imagined, seat)
        else:
            rate = RATERS[situation]
            rated = [(action, *rate(imagined, seat, action)) for action in imagined.legal(seat)]
        rated.sort(key=lambda option: -option[1])
        return [Advice(action, points, (reason,) if reason else ()) for action, points, reason in rated]


def match_now(s: Table) -> Match:
    return s.matches[getattr(s.stack[-1], "slot", 0)]


# Stages ----------------------------------------------------------------------------------------------------------


def rate_manager(s: Table, seat: int, action: int) -> Rated:
    return s.chance.number("whim", 100) / 100, ""


def rate_purchases(s: Table, seat: int) -> list[tuple[int, float, str]]:
    """Every payable basket is tried; an option is worth the best basket it leads to."""
    squad, basket, purse = s.zones[SQUAD(s.seat_clubs[seat])], s.basket(seat), s.purse(seat)
    hand = [card for card in s.zones[PURCHASE(seat)] if card not in basket]
    prices = {card: s.price(seat, card) for card in hand}
    money, left = worth.money_worth(s, seat), worth.matches_left(s, seat)
    best: dict[int, float] = {}
    none = stock(s, [*squad, *basket], left) + money * purse
    for size in range(1, len(hand) + 1):
        for more in combinations(hand, size):
            cost = sum(prices[card] for card in more)
            if cost <= purse and (s.stage == "market" or len(squad) + len(basket) + size <= LIMIT):
                value = stock(s, [*squad, *basket, *more], left) + money * (purse - cost)
                for card in more:
                    best[card] = max(best.get(card, -99.0), value)
    rated = []
    for action in s.legal(seat):
        if action in DONE_CHOOSING:
            rated.append((action, none, "The money is better kept."))
        else:
            gain = best[BUY.argument(action)] - none
            rated.append((action, best[BUY.argument(action)], f"Part of a squad worth {gain:+.1f} points more."))
    return rated


def stock(s: Table, squad: list[int], left: int) -> float:
    """What a squad promises for the matches left, in points."""
    return POINTS_PER_GOAL * left * squad_worth(squad)


def rate_swap(s: Table, seat: int, action: int) -> Rated:
    if action not in SWAP:
        return 0.0, "The hand is good enough."
    gain = worth.fresh_card(s) - worth.card_in_hand(s, seat, SWAP.argument(action)) - worth.money_worth(s, seat)
    return gain, "It will hardly be of use any more."


def rate_academy(s: Table, seat: int, action: int) -> Rated:
    if action in ROLL:
        return 0.0, ""
    if action in SWAP:
        return rate_swap(s, seat, action)
    return 0.6 - worth.money_worth(s, seat), "Gold for the genius face, and no limit for one player."


def rate_pick(s: Table, seat: int, action: int) -> Rated:
    squad = s.zones[SQUAD(s.seat_clubs[seat])]
    if action in PICK_NONE:
        return 0.0, "Nobody helps."
    if action in ROLL:
        visit = s.stack[-1]
        assert isinstance(visit, AcademyVisit)
        return 0.05, "The next one may be within the limit."
    gain = squad_worth(best_six([*squad, PICK.argument(action)])) - squad_worth(squad)
    return worth.matches_left(s, seat) * POINTS_PER_GOAL * gain + 0.01, "Makes the squad stronger."


def best_six(squad: list[int]) -> list[int]:
    if len(squad) <= LIMIT:
        return squad
    return max(([c for c in squad if c != gone] for gone in squad), key=squad_worth)


def rate_drop(s: Table, seat: int, action: int) -> Rated:
    squad = s.zones[SQUAD(s.seat_clubs[seat])]
    return squad_worth([card for card in squad if card != DROP.argument(action)]), "The squad misses him least."


def rate_discard(s: Table, seat: int, action: int) -> Rated:
    return -worth.card_in_hand(s, seat, DISCARD.argument(action)), "The least useful card."


# Before the match ------------------------------------------------------------------------------------------------


def rate_team(s: Table, seat: int, action: int) -> Rated:
    squad = s.zones[SQUAD(s.seat_clubs[seat])]
    trio = tuple(squad[place] for place in TRIOS[TEAM.argument(action)])
    value = trio_worth(trio)
    return POINTS_PER_GOAL * value, f"Worth {value:+.2f} goals against a typical team."


def rate_tactic(s: Table, seat: int, action: int) -> Rated:
    """The difference between both teams counts, not the own best column."""
    m, t = match_now(s), TACTIC.argument(action)
    side = m.side_of(seat)
    if s.zones[PITCH(m.zone(side))]:
        value = outlook(with_tactic(s, m, t), side)
        return value, f"Promises {value:.2f} points from here."
    ours, theirs = (s.zones[FACE_DOWN(m.zone(team))] for team in (side, 1 - side))
    edge = column_worth(ours, t) - 0.4 * column_worth(theirs, t)
    return POINTS_PER_GOAL * edge, f"Worth {edge:+.2f} goals with these teams."


def rate_announcement(s: Table, seat: int, action: int) -> Rated:
    m = match_now(s)
    if action in SWAP:
        return rate_swap(s, seat, action)
    if action not in SAY_CARDS:
        return 0.0, "Nothing that helps enough for its price."
    best = max(worth.play(s, m, seat, option) for option in plays(s, m, m.window, seat))
    return best, "A card here is worth its price."


def rate_card(s: Table, seat: int, action: int) -> Rated:
    """A card chosen for a window, or played in one; passing is worth nothing."""
    m = match_now(s)
    if action in PASS or action in DONE_CHOOSING:
        return 0.0, "Keep money and cards."
    if action in SWAP:
        return rate_swap(s, seat, action)
    value = worth.play(s, m, seat, action)
    top = s.stack[-1]
    if isinstance(top, ChooseCards) and s.set_aside(seat):
        value *= 0.8
    return value, f"Worth {value:+.2f} points, price included."


def rate_counter(s: Table, seat: int, action: int) -> Rated:
    return (0.0, "") if action in PASS else (0.2, "Their plan comes to nothing.")


def rate_reroll(s: Table, seat: int, action: int) -> Rated:
    m = match_now(s)
    side = m.side_of(seat)
    ahead = winner(s.clone(), m.clone())[0] == side
    die = TACTIC_FACES[m.roll[2 * side]]
    return (0.0 if ahead else 0.5 + (3.5 - die) / 10, "Losing the roll anyway.") if action in REROLL else (0.1, "")


# Half-time ---------------------------------------------------------------------------------------------------------


def rate_half_time(s: Table, seat: int, action: int) -> Rated:
    if action in PASS:
        return 0.0, ""
    if action in SWAP:
        return rate_swap(s, seat, action)
    m = match_now(s)
    side = m.side_of(seat)
    gains = sorted((substitution_gain(s, m, side, a) for a in pairs(s, m, side)), reverse=True)
    return sum(gains[:2]) - 0.01 if len(gains) > 1 else -0.01, "Two changes from a good bench."


def substitution_gain(s: Table, m: Match, side: int, action: int) -> float:
    """Points that a change promises: half by the present tactics and score, half by what else may be played."""
    out, place = pair(action)
    pitch, bench = s.zones[PITCH(m.zone(side))], s.zones[SQUAD(m.clubs[side])]
    changed = [card if i != out else bench[place] for i, card in enumerate(pitch)]
    general = POINTS_PER_GOAL * 0.5 * (trio_worth(tuple(sorted(changed))) - trio_worth(tuple(sorted(pitch))))
    return 0.5 * (general + worth.changed_team(s, m, side, out, place))


def rate_announced_sub(s: Table, seat: int, action: int) -> Rated:
    m = match_now(s)
    side = m.side_of(seat)
    when = SAY_SUB.argument(action)
    best = max(substitution_gain(s, m, side, a) for a in pairs(s, m, side))
    if when == BEFORE:
        return best - 0.02, "A better team for the roll too."
    if when == AFTER:
        return best * 0.9 + 0.005, "Wait for the tactics; nothing is promised."
    return 0.0, "Nobody on the bench is better."


def rate_sub(s: Table, seat: int, action: int) -> Rated:
    m = match_now(s)
    side = m.side_of(seat)
    if action in NO_SUB:
        return 0.0, "Nobody on the bench is better."
    gain = substitution_gain(s, m, side, action)
    if m.substituting[side] == AFTER:
        gain = worth.changed_team(s, m, side, *pair(action))
    off, on = s.zones[PITCH(m.zone(side))][pair(action)[0]], s.zones[SQUAD(m.clubs[side])][pair(action)[1]]
    return gain, f"Worth {gain:+.2f} points; tactical skill {TAC[on] - TAC[off]:+d}."


RATERS: dict[str, Rater] = {
    "Setup.pick_manager": rate_manager,
    "SwapRound.offer": rate_swap,
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
