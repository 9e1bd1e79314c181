"""GF-18.10, GF-18.14 to GF-18.16, GF-18.28  Trades: which are approved, and what a protest does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from playcall.games.gridiron_fantasy.cards import load
from playcall.games.gridiron_fantasy.league.draft import ROUNDS, subtype_of
from playcall.games.gridiron_fantasy.league.rules import LeagueRules
from playcall.kernel import BadOption

if TYPE_CHECKING:
    from playcall.games.gridiron_fantasy.league.season import Season

RARITY_WORTH: Final = {"C": 1, "U": 2, "R": 4, "V": 8}
PICK_WORTH: Final = 3


class Trade(NamedTuple):
    """What two teams give each other: ids of Team cards, and draft picks."""

    gives: tuple[str, ...]
    takes: tuple[str, ...]
    picks_given: int = 0
    picks_taken: int = 0


def trade_problems(trade: Trade, sizes: tuple[int, int], rules: LeagueRules, in_game: bool = False) -> list[str]:
    """GF-18.10, GF-18.14, GF-18.15, GF-18.28  Why `auto` does not approve a trade; empty if it does."""
    problems = []
    if in_game:
        problems.append("Trades are made between games (GF-18.14).")
    if any(load().card(card).type != "TM" for card in trade.gives + trade.takes):
        problems.append("Only Team cards are traded (GF-18.28).")
        return problems
    if any(subtype_of(card) == "franchise" for card in trade.gives + trade.takes):
        problems.append("Franchise cards are not traded (GF-18.28).")
    if (trade.picks_given or trade.picks_taken) and not rules.trade_picks:
        problems.append("Draft picks are not traded in this league (GF-18.10).")
    one, two = _worth(trade.gives, trade.picks_given), _worth(trade.takes, trade.picks_taken)
    if max(one, two) > 2 * min(one, two):
        problems.append(f"The trade is one-sided: {one} for {two} (GF-18.15).")
    change = len(trade.takes) - len(trade.gives)
    if min(sizes[0] + change, sizes[1] - change) < rules.team_cards:
        problems.append(f"Both teams must keep {rules.team_cards} Team cards (GF-18.15).")
    return problems


def _worth(cards: Sequence[str], picks: int) -> int:
    return sum(RARITY_WORTH[load().card(card).rarity] for card in cards) + PICK_WORTH * picks


def protest_cancels(teams: int, involved: tuple[int, int], against: Sequence[int]) -> bool:
    """GF-18.16  A protest succeeds only if all teams that are not involved vote against the trade."""
    others = [team for team in range(teams) if team not in involved]
    return bool(others) and set(others) <= set(against)


def apply_trade(season: Season, words: Sequence[str]) -> None:
    """GF-18.10, GF-18.14 to GF-18.16  A trade as the moves of a league tell it: two members, what each gives, who is
    against it, and whether a commissioner has approved it."""
    one, two = (_member(season, word) for word in words[:2])
    sides = [_split(word) for word in words[2:4]]
    against = [_member(season, word) for word in _split(words[4])]
    cards = [tuple(word for word in side if "." not in word) for side in sides]
    picks = [[_pick(season, word) for word in side if "." in word] for side in sides]
    if season.champion() is None and season.now is not None and season.now.decides:
        raise BadOption("There are no trades during the playoffs (GF-18.14).")
    for member, given in ((one, 0), (two, 1)):
        _check_holdings(season, member, cards[given], picks[given])
    trade = Trade(cards[0], cards[1], len(picks[0]), len(picks[1]))
    problems = trade_problems(trade, (season.size(one), season.size(two)), season.rules)
    if words[5] == "approved" and season.rules.commissioner != "auto":
        problems = [problem for problem in problems if "one-sided" not in problem]
    if one == two or not (trade.gives or trade.takes):
        problems.append("A trade is between two teams and about cards (GF-18.14).")
    if problems:
        raise BadOption(" ".join(problems))
    if protest_cancels(season.n, (one, two), against):
        raise BadOption("All others have voted against the trade (GF-18.16).")
    _exchange(season, (one, two), cards, picks)


def _exchange(
    season: Season,
    members: tuple[int, int],
    cards: Sequence[Sequence[str]],
    picks: Sequence[Sequence[tuple[int, int, int]]],
) -> None:
    for giver, taker, given in ((members[0], members[1], 0), (members[1], members[0], 1)):
        clash = [
            card
            for card in cards[given]
            if season.set_of(giver) != season.set_of(taker) and card in season.taken(taker)
        ]
        if clash:
            raise BadOption(f"{', '.join(clash)} is held in the other conference already (GF-18.7).")
    for giver, taker, given in ((members[0], members[1], 0), (members[1], members[0], 1)):
        season.rosters[giver] = [card for card in season.rosters[giver] if card not in cards[given]]
        season.rosters[taker] += cards[given]
        season.holders.update(dict.fromkeys(picks[given], taker))


def _check_holdings(season: Season, member: int, cards: Sequence[str], picks: Sequence[tuple[int, int, int]]) -> None:
    name = season.members[member].name
    for card in cards:
        if card not in season.rosters[member]:
            raise BadOption(f"{name} do not have '{card}'.")
    for pick in picks:
        if season.holders.get(pick, pick[2]) != member:
            raise BadOption(f"{name} do not hold that pick (GF-18.10).")


def _split(word: str) -> list[str]:
    return [] if word == "-" else word.split(",")


def _member(season: Season, word: str) -> int:
    if not word.isdigit() or int(word) >= season.n:
        raise BadOption(f"There is no team '{word}'.")
    return int(word)


def _pick(season: Season, word: str) -> tuple[int, int, int]:
    """GF-18.10  A pick that is still to come: of this draft, or of a later season."""
    parts = word.split(".")
    if len(parts) != 3 or not all(part.isdigit() for part in parts):
        raise BadOption(f"'{word}' is no pick; write SEASON.ROUND.TEAM.")
    number, round_number, member = (int(part) for part in parts)
    due = (round_number, member) in season.turns if number == season.number else number > season.number
    if not due or not 1 <= round_number <= ROUNDS or member >= season.n:
        raise BadOption(f"The pick {word} is not to come any more, or never was (GF-18.10).")
    return number, round_number, member
