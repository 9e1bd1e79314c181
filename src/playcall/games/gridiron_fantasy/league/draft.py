"""GF-18.5 to GF-18.13, GF-18.26, GF-18.28  The draft: its order, what may be picked, what a team then plays with."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from playcall.games.gridiron_fantasy.anatomy import Team
from playcall.games.gridiron_fantasy.cards import load
from playcall.games.gridiron_fantasy.decks import Deck
from playcall.games.gridiron_fantasy.league.rules import LeagueRules, conference_of, division_of
from playcall.kernel import Chance

ROUNDS: Final = 8
SUPPLEMENTAL_ROUNDS: Final = 2


def draft_order(teams: int, season: int, standings: Sequence[int], chance: Chance) -> list[int]:
    """GF-18.5, GF-18.13  The first round: random in the first season, then the worst record first."""
    if season > 1:
        return list(reversed(standings))
    order = list(range(teams))
    chance.shuffle("draft", order)
    return order


def draft_turns(order: Sequence[int], rules: LeagueRules, season: int = 1) -> list[list[int]]:
    """GF-18.6, GF-18.9, GF-18.13  Who picks in each round, every other reversed; Franchises are picked once."""
    later = SUPPLEMENTAL_ROUNDS if rules.season2 == "supplemental" else ROUNDS - 1
    rounds = later if season > 1 else ROUNDS
    return [list(order) if number % 2 == 0 else list(reversed(order)) for number in range(rounds)]


def kept_cards(cards: Sequence[str], rules: LeagueRules) -> list[str]:
    """GF-18.13  What a team keeps for its second season."""
    return [card for card in cards if rules.season2 == "supplemental" or subtype_of(card) == "franchise"]


def draft_pool(
    taken: Sequence[str], rules: LeagueRules, round_number: int = 1, owned: Sequence[str] | None = None
) -> dict[str, list[str]]:
    """GF-18.7, GF-18.9, GF-18.11, GF-18.12  What may be picked, by subtype: a Franchise first, then all the rest."""
    pool: dict[str, list[str]] = {}
    for card in load().of_type("TM"):
        subtype = subtype_of(card.id)
        if (subtype == "franchise") != (round_number == 1):
            continue
        if subtype in rules.free_subtypes or card.id in rules.banned or card.id in taken:
            continue
        if rules.draft_pool == "own" and owned is not None and card.id not in owned:
            continue
        pool.setdefault(subtype, []).append(card.id)
    return pool


def sets_of_cards(teams: int) -> Callable[[int, int], int]:
    """GF-18.8, GF-18.29  Which full set a team drafts from: its conference's, or its division's with 9 to 15."""
    if 9 <= teams <= 15:
        return lambda team, place: int(division_of(team, teams, place) == "South")
    return lambda team, place: conference_of(team, teams)


def free_cards(rules: LeagueRules) -> list[str]:
    """GF-18.11  Cards that everybody may use."""
    cards = [card.id for card in load().of_type("TM")]
    return [card for card in cards if subtype_of(card) in rules.free_subtypes and card not in rules.banned]


def subtype_of(card_id: str) -> str:
    card = load().card(card_id)
    assert isinstance(card, Team)
    return card.subtype


def replacements(undrafted: Sequence[str], losers: Sequence[int], overall: Sequence[int]) -> list[int]:
    """GF-18.26  Teams that lost a card for good fill the place from undrafted cards, the worst record first."""
    return sorted(losers, key=lambda team: -overall.index(team))[: len(undrafted)]


def league_deck(deck: Deck, team_cards: Sequence[str]) -> Deck:
    """GF-18.28  A player's own Plays and Actions with the Team cards of his league team."""
    return deck._replace(team=tuple(load().places[card] for card in team_cards))
