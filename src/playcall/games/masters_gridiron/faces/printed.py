"""The faces of all cards as text, with every printed field."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec

from playcall.contract import CardFace
from playcall.games.masters_gridiron.anatomy import (
    DEFENCE_CODES,
    DEFENCE_RATINGS,
    OFFENCE_CODES,
    OFFENCE_RATINGS,
    POSITION_NAMES,
    RATING_NAMES,
    RESULT_NAMES,
    TYPE_NAMES,
    Audible,
    Play,
    Player,
    Window,
    format_effect,
)
from playcall.games.masters_gridiron.cards import BookCard, CardSet, load
from playcall.games.masters_gridiron.names import printed_number, printed_ratings
from playcall.games.masters_gridiron.table import POINTS

SIDES = {"OFF": "for the offense", "DEF": "for the defense", "ANY": "for either side"}


@cache
def all_faces() -> tuple[CardFace, ...]:
    """MG-13.1  The players by number, then the plays, then the Audibles."""
    cards = load()
    stock = stock_lists(cards)
    players = tuple(player_face(player, cards) for player in cards.players)
    return players + tuple(book_face(card, stock[place]) for place, card in enumerate(cards.book))


def stock_lists(cards: CardSet) -> list[list[str]]:
    """MG-14.1  For every Playbook card the codes of the teams whose stock decks hold it."""
    return [[team.code for team in cards.teams if place in team.full] for place in range(len(cards.book))]


def player_face(player: Player, cards: CardSet) -> CardFace:
    team = next(team for team in cards.teams if team.code == player.team)
    tier = f", {player.tier.lower()}" if player.tier != "REGULAR" else ""
    body = f"{player.height}, {player.weight} lb, age {player.age}, season {player.season}, {player.college}"
    lines = (
        f"{POSITION_NAMES[player.pos].capitalize()} ({player.pos}) of the {team.name}, {player.role.lower()}{tier}",
        f"Salary: ${player.salary} million",
        *_ratings(player),
        f"{body}. {player.stats}.",
        *([player.note] if player.note else []),
        printed_number(player),
    )
    facts = {
        "pos": player.pos, "team": player.team, "tier": player.tier, "role": player.role, "salary": player.salary,
        "ratings": printed_ratings(player), "stock": [player.team] if player.role == "STARTER" else [],
    }  # fmt: skip
    return CardFace(player.id, player.name, player.side.lower(), lines, facts)


def _ratings(player: Player) -> list[str]:
    return [f"{RATING_NAMES[code]} ({code}): {number}" for code, number in printed_ratings(player)]


def book_face(card: BookCard, stock: list[str]) -> CardFace:
    """A Playbook card; `stock` are the teams whose stock decks hold it."""
    return play_face(card, stock) if isinstance(card, Play) else audible_face(card, stock)


def play_face(play: Play, stock: list[str]) -> CardFace:
    uses = _or([OFFENCE_RATINGS[rating] for rating in play.uses])
    stops = _or([DEFENCE_RATINGS[rating] for rating in play.stops])
    bonuses = ", ".join(f"{POSITION_NAMES[pos]} +{number}" for pos, number in play.bonuses.items())
    lines = (
        f"{RESULT_NAMES[play.result]}, {POINTS[play.result[0]]} points; {TYPE_NAMES[play.type]}",
        f"Uses: {uses}",
        f"Stopped by: {stops}",
        f"Bonus: {bonuses or 'none'}",
        *(["+1 on its face, for conversions"] if play.result == "FG" else []),
    )
    facts: dict[str, Any] = {
        "result": play.result, "points": POINTS[play.result[0]], "type": play.type,
        "uses": [OFFENCE_CODES[rating] for rating in play.uses],
        "stops": [DEFENCE_CODES[rating] for rating in play.stops], "bonuses": list(play.bonuses.items()),
        "stock": stock,
    }  # fmt: skip
    return CardFace(play.id, play.name, "touchdown" if play.result == "TD" else "field goal", lines, facts)


def audible_face(card: Audible, stock: list[str]) -> CardFace:
    windows = [window.value for window in Window if window in card.windows]
    lines = (f"Audible {SIDES[card.side]}, in {_or([window.capitalize() for window in windows])}", card.text)
    facts = {
        "side": card.side, "windows": windows, "effect": format_effect(card.effect).split()[0], "stock": stock,
        "does": [*msgspec.structs.asdict(card.effect).items()],
        "needs": sorted(card.types | card.results | card.positions),
    }  # fmt: skip
    return CardFace(card.id, card.name, "audible", lines, facts)


def _or(words: Sequence[str]) -> str:
    """`a, b or c`."""
    return " or ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)
