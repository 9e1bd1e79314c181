"""The coach: heuristics for every decision, in expected points of the match in hand or of those to come."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations

from playcall.contract import Arg, ByStep, Text, msg, signed
from playcall.contract.rating import Rated, RatingCoach
from playcall.games.masters_football.actions import (
    BUY,
    DISCARD,
    DONE_CHOOSING,
    DROP,
    KEEP_MANAGER,
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
    played,
)
from playcall.games.masters_football.cards import TAC, TACTIC_FACES, TEAM_SIZE
from playcall.games.masters_football.coach import worth
from playcall.games.masters_football.coach.before import fielded, tactic_worth, together
from playcall.games.masters_football.coach.duels import promise, squad_worth, team_of, team_worth
from playcall.games.masters_football.coach.prospects import outlook
from playcall.games.masters_football.match import Match
from playcall.games.masters_football.names import percent
from playcall.games.masters_football.rules.halftime import (
    AFTER,
    BEFORE,
    AnnounceSubstitutions,
    HalfTimeWindow,
    Substitute,
    pairs,
)
from playcall.games.masters_football.rules.legality import plays
from playcall.games.masters_football.rules.playing import SwapRound, with_tactic
from playcall.games.masters_football.rules.preparation import (
    Announce,
    ChooseCards,
    ChooseTactics,
    ChooseTeams,
    ResolveTactics,
)
from playcall.games.masters_football.rules.rolling import RollAgain, winner
from playcall.games.masters_football.rules.setup import Buy, CutSquads, Setup
from playcall.games.masters_football.rules.transfers import AcademyVisit, TransferMarket
from playcall.games.masters_football.rules.turn import Window
from playcall.games.masters_football.table import HAND, LIMIT, PITCH, PURCHASE, SQUAD, Table
from playcall.kernel import State

Rater = Callable[[Table, int], Iterator[Rated]]
NO_TEAM = 60.0
"""What keeps everybody, searches too, from stopping without three players of their own while they can pay for more."""
RATERS: ByStep[Rater] = ByStep()
"""How each asking step is rated."""


class MastersCoach(RatingCoach):
    """Rates every option of a decision. It reads an imagined position: hidden cards are guesses."""

    def rated(self, imagined: State, seat: int) -> Iterator[Rated]:
        assert isinstance(imagined, Table)
        return RATERS.of(imagined)(imagined, seat)

    def may_be_searched(self, imagined: State) -> bool:
        """In a single match or two, what a manager or a player adds is lost in the luck of a simulation."""
        assert isinstance(imagined, Table)
        return imagined.options.league

    def patience(self, imagined: State, seat: int) -> float:
        """Cards are saved for matches to come; in the last there is nothing to save them for."""
        assert isinstance(imagined, Table)
        return float(worth.matches_left(imagined, seat) > 1)


def _points(id_: str, value: float) -> Text:
    """A reason with a number of points or goals."""
    return msg(id_, **_signed(value))


def _signed(value: float) -> dict[str, Arg]:
    """A number of points or goals with its sign."""
    return {"sign": "−" if value < 0 else "+", "value": round(abs(value), 2)}


def _sub_reason(gain: float, skill: int) -> Text:
    return msg("mf-why-sub", **_signed(gain), skill=signed(skill))


# Stages ----------------------------------------------------------------------------------------------------------


@RATERS.at(Setup.pick_manager)
def rate_manager(s: Table, seat: int) -> Iterator[Rated]:
    for action in s.legal(seat):
        share = worth.hired(s, KEEP_MANAGER.argument(action))
        yield action, 3 * share, msg("mf-why-manager", percent=percent(share))


@RATERS.at(Buy.choose)
def rate_purchases(s: Table, seat: int) -> Iterator[Rated]:
    """Every payable basket is tried; an option is worth the best basket it leads to."""
    purchase = s.stack[-1]
    assert isinstance(purchase, Buy)
    squad, basket, purse = s.zones[SQUAD(s.seat_clubs[seat])], s.basket(seat), s.purse(seat)
    hand = [card for card in s.zones[PURCHASE(seat)] if card not in basket]
    prices = {card: s.price(seat, card) for card in hand}
    money, left = worth.money_worth(s, seat), worth.matches_left(s, seat)
    best: dict[int, float] = {}
    ability = s.ability(seat)
    none = left * squad_worth([*squad, *basket], ability) + money * purse
    for size in range(1, len(hand) + 1):
        for more in combinations(hand, size):
            cost = sum([prices[card] for card in more])
            if cost <= purse and (not purchase.limited or len(squad) + len(basket) + size <= LIMIT):
                value = left * squad_worth([*squad, *basket, *more], ability) + money * (purse - cost)
                for card in more:
                    best[card] = max(best.get(card, -99.0), value)
    for action in s.legal(seat):
        if action in DONE_CHOOSING:
            short = len(squad) + len(basket) < TEAM_SIZE and len(best) > 0
            yield action, none - (NO_TEAM if short else 0.0), msg("mf-why-keep-money")
        else:
            value = best[BUY.argument(action)]
            yield action, value, (_points, "mf-why-squad", value - none)


@RATERS.at(SwapRound.offer)
def rate_swaps(s: Table, seat: int) -> Iterator[Rated]:
    money = worth.money_worth(s, seat)
    for action in s.legal(seat):
        yield swap(s, seat, action, money) if action in SWAP else (action, 0.0, msg("mf-why-good-hand"))


def swap(s: Table, seat: int, action: int, money: float) -> Rated:
    gain = worth.fresh_card(s) - worth.card_in_hand(s, seat, SWAP.argument(action), money) - money
    return action, gain, msg("mf-why-swap")


@RATERS.at(AcademyVisit.prepare)
def rate_academy(s: Table, seat: int) -> Iterator[Rated]:
    money = worth.money_worth(s, seat)
    for action in s.legal(seat):
        if action in ROLL:
            yield action, 0.0, ""
        elif action in SWAP:
            yield swap(s, seat, action, money)
        else:
            yield action, 0.6 - money, msg("mf-why-wonderkid")


@RATERS.at(AcademyVisit.pick)
def rate_pick(s: Table, seat: int) -> Iterator[Rated]:
    squad, left, ability = s.zones[SQUAD(s.seat_clubs[seat])], worth.matches_left(s, seat), s.ability(seat)
    for action in s.legal(seat):
        if action in PICK_NONE:
            yield action, 0.0, msg("mf-why-nobody")
        elif action in ROLL:
            yield action, 0.05, msg("mf-why-roll-on")
        else:
            stronger = squad_worth(best_six([*squad, PICK.argument(action)], ability), ability)
            yield action, left * (stronger - squad_worth(squad, ability)) + 0.01, msg("mf-why-stronger")


def best_six(squad: list[int], ability: str) -> list[int]:
    if len(squad) <= LIMIT:
        return squad
    return max(([c for c in squad if c != gone] for gone in squad), key=lambda rest: squad_worth(rest, ability))


@RATERS.at(CutSquads.ask)
def rate_drop(s: Table, seat: int) -> Iterator[Rated]:
    squad = s.zones[SQUAD(s.seat_clubs[seat])]
    for action in s.legal(seat):
        others = [card for card in squad if card != DROP.argument(action)]
        yield action, squad_worth(others, s.ability(seat)), msg("mf-why-drop")


@RATERS.at(TransferMarket.discard)
def rate_discard(s: Table, seat: int) -> Iterator[Rated]:
    money = worth.money_worth(s, seat)
    for action in s.legal(seat):
        yield action, -worth.card_in_hand(s, seat, DISCARD.argument(action), money), msg("mf-why-discard")


# Before the match ------------------------------------------------------------------------------------------------


@RATERS.at(ChooseTeams.choose)
def rate_team(s: Table, seat: int) -> Iterator[Rated]:
    """Half against the team that they will probably field, half against all that they might."""
    m = s.match_now()
    side, ability = m.side_of(seat), s.ability(seat)
    squad, theirs = s.zones[SQUAD(s.seat_clubs[seat])], fielded(s, m, 1 - side)
    for action in s.legal(seat):
        team = tuple(sorted([squad[place] for place in TRIOS[TEAM.argument(action)]]))
        value = (promise(team_of(team, ability), theirs, side == m.ha) + team_worth(team, ability)) / 2
        yield action, value, (_points, "mf-why-team", value)


@RATERS.at(ChooseTactics.choose, ResolveTactics.spy)
def rate_tactic(s: Table, seat: int) -> Iterator[Rated]:
    """What counts is the difference between both teams, not the best column."""
    m = s.match_now()
    side = m.side_of(seat)
    known = bool(s.zones[PITCH(m.zone(side))])
    for action in s.legal(seat):
        t = TACTIC.argument(action)
        value = outlook(with_tactic(s, m, t), side) if known else tactic_worth(s, m, seat, t)
        yield action, value, (_points, "mf-why-promises", value)


@RATERS.at(Announce.ask)
def rate_announcement(s: Table, seat: int) -> Iterator[Rated]:
    m, money = s.match_now(), worth.money_worth(s, seat)
    for action in s.legal(seat):
        if action in SWAP:
            yield swap(s, seat, action, money)
        elif action in SAY_CARDS:
            best = max(card_worths(s, m, seat, plays(s, m, m.window, seat)).values())
            yield action, best, msg("mf-why-cards")
        else:
            yield action, 0.0, msg("mf-why-no-cards")


@RATERS.at(ChooseCards.choose, Window.offer)
def rate_card(s: Table, seat: int) -> Iterator[Rated]:
    """A card chosen for a window, or played in one; passing is worth nothing."""
    m, money = s.match_now(), worth.money_worth(s, seat)
    options = [action for action in s.legal(seat) if not (action in PASS or action in DONE_CHOOSING or action in SWAP)]
    worths = card_worths(s, m, seat, options)
    for action in s.legal(seat):
        if action in PASS or action in DONE_CHOOSING:
            yield action, 0.0, msg("mf-why-pass")
        elif action in SWAP:
            yield swap(s, seat, action, money)
        else:
            yield action, worths[action], (_points, "mf-why-card", worths[action])


MOST_PAIRS = 6
"""Cards of the strength window that are tried in pairs: the best by themselves."""


def card_worths(s: Table, m: Match, seat: int, options: list[int]) -> dict[int, float]:
    """What each play brings; in the strength window also with another, for two may lift a level that one cannot."""
    if m.window != "SW":
        return {option: worth.play(s, m, seat, option) for option in options}
    cost = {option: worth.costs(s, seat, played(option)[0]) for option in options}
    found = {option: together(s, m, seat, [option]) - cost[option] for option in options}
    best = sorted(options, key=lambda option: -found[option])[:MOST_PAIRS]
    hand, purse = s.zones[HAND(seat)], s.purse(seat)
    for one, two in combinations(best, 2):
        same = played(one)[0] == played(two)[0] and hand.count(played(one)[0]) < 2
        if not same and s.dues(one) + s.dues(two) <= purse:
            both = together(s, m, seat, [one, two]) - cost[one] - cost[two]
            found[one], found[two] = max(found[one], both), max(found[two], both)
    return found


@RATERS.at(ResolveTactics.plan_b)
def rate_counter(s: Table, seat: int) -> Iterator[Rated]:
    for action in s.legal(seat):
        yield (action, 0.0, "") if action in PASS else (action, 0.2, msg("mf-why-counter"))


@RATERS.at(RollAgain.ask)
def rate_reroll(s: Table, seat: int) -> Iterator[Rated]:
    m = s.match_now()
    side = m.side_of(seat)
    ahead = winner(s.clone(), m.clone())[0] == side
    die = TACTIC_FACES[m.roll[2 * side]]
    for action in s.legal(seat):
        if action in REROLL:
            yield action, 0.0 if ahead else 0.5 + (3.5 - die) / 10, msg("mf-why-reroll")
        else:
            yield action, 0.1, ""


# Half-time ---------------------------------------------------------------------------------------------------------


@RATERS.at(HalfTimeWindow.ask)
def rate_half_time(s: Table, seat: int) -> Iterator[Rated]:
    m, money = s.match_now(), worth.money_worth(s, seat)
    for action in s.legal(seat):
        if action in PASS:
            yield action, 0.0, ""
        elif action in SWAP:
            yield swap(s, seat, action, money)
        else:
            gains = sorted(substitution_gains(s, m, m.side_of(seat)), reverse=True)
            yield action, sum(gains[:2]) - 0.01 if len(gains) > 1 else -0.01, msg("mf-why-extra-sub")


def substitution_gains(s: Table, m: Match, side: int) -> list[float]:
    """Points that every change promises: half by the present tactics and score, half by what else may be played."""
    options = [pair(action) for action in pairs(s, m, side)]
    if not options:
        return []
    changes = worth.Changes(s, m, side)
    pitch, bench = s.zones[PITCH(m.zone(side))], s.zones[SQUAD(m.clubs[side])]
    ability = s.ability(m.seats[side])
    now = team_worth(tuple(sorted(pitch)), ability)
    gains = []
    for out, place in options:
        changed = [card if i != out else bench[place] for i, card in enumerate(pitch)]
        general = 0.5 * (team_worth(tuple(sorted(changed)), ability) - now)
        gains.append(0.5 * (general + changes.gain(out, place)))
    return gains


@RATERS.at(AnnounceSubstitutions.ask)
def rate_announced_sub(s: Table, seat: int) -> Iterator[Rated]:
    m = s.match_now()
    best = max(substitution_gains(s, m, m.side_of(seat)))
    for action in s.legal(seat):
        when = SAY_SUB.argument(action)
        if when == BEFORE:
            yield action, best - 0.02, msg("mf-why-sub-before")
        elif when == AFTER:
            yield action, best * 0.9 + 0.005, msg("mf-why-sub-after")
        else:
            yield action, 0.0, msg("mf-why-no-sub")


@RATERS.at(Substitute.ask)
def rate_sub(s: Table, seat: int) -> Iterator[Rated]:
    m = s.match_now()
    side = m.side_of(seat)
    options = pairs(s, m, side)
    if m.substituting[side] == AFTER:
        changes = worth.Changes(s, m, side)
        gains = {action: changes.gain(*pair(action)) for action in options}
    else:
        gains = dict(zip(options, substitution_gains(s, m, side), strict=True))
    pitch, bench = s.zones[PITCH(m.zone(side))], s.zones[SQUAD(m.clubs[side])]
    for action in s.legal(seat):
        if action in NO_SUB:
            yield action, 0.0, msg("mf-why-no-sub")
        else:
            out, place = pair(action)
            skill = TAC[bench[place]] - TAC[pitch[out]]
            reason = (_sub_reason, gains[action], skill)
            yield action, gains[action], reason
