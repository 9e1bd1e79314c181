"""The faces of all cards as text, with every printed field."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from playcall.games.masters_gridiron.anatomy import (
    DEFENCE_CODES,
    DEFENCE_POSITIONS,
    DEFENCE_RATINGS,
    OFFENCE_CODES,
    OFFENCE_POSITIONS,
    OFFENCE_RATINGS,
    POSITION_NAMES,
    RESULT_NAMES,
    TYPE_NAMES,
    Audible,
    Play,
    Player,
)
from playcall.games.masters_gridiron.cards import BookCard, CardSet, load
from playcall.games.masters_gridiron.names import listed
from playcall.games.masters_gridiron.printed import window_names
from playcall.kernel import CardFace

POINTS = {"TD": 7, "FG": 3}
SIDES = {"OFF": "for the offence", "DEF": "for the defence", "ANY": "for either side"}


@cache
def all_faces() -> tuple[CardFace, ...]:
    """MG-13.1  The players by number, then the plays, then the Audibles."""
    cards = load()
    return tuple(player_face(player, cards) for player in cards.players) + tuple(map(book_face, cards.book))


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
        f"#{player.id}/832",
    )
    return CardFace(player.id, player.name, player.side.lower(), lines)


def _ratings(player: Player) -> list[str]:
    if player.side == "OFFENSE":
        order: Sequence[int] = OFFENCE_POSITIONS[player.pos]
        words = [f"{name} ({code})" for name, code in zip(OFFENCE_RATINGS, OFFENCE_CODES, strict=True)]
    else:
        order = DEFENCE_POSITIONS[player.pos]
        words = [f"{name} ({code})" for name, code in zip(DEFENCE_RATINGS, DEFENCE_CODES, strict=True)]
    return [f"{words[rating]}: {player.ratings[rating]}" for rating in order]


def book_face(card: BookCard) -> CardFace:
    return play_face(card) if isinstance(card, Play) else audible_face(card)


def play_face(play: Play) -> CardFace:
    uses = listed([OFFENCE_RATINGS[rating] for rating in play.uses], "or")
    stops = listed([DEFENCE_RATINGS[rating] for rating in play.stops], "or")
    bonuses = ", ".join(f"{POSITION_NAMES[pos]} +{number}" for pos, number in play.bonuses.items())
    lines = (
        f"{RESULT_NAMES[play.result]}, {POINTS[play.result]} points; {TYPE_NAMES[play.type]}",
        f"Uses: {uses}",
        f"Stopped by: {stops}",
        f"Bonus: {bonuses or 'none'}",
        *(["+1 on its face, for conversions"] if play.result == "FG" else []),
    )
    return CardFace(play.id, play.name, "touchdown" if play.result == "TD" else "field goal", lines)


def audible_face(card: Audible) -> CardFace:
    lines = (f"Audible {SIDES[card.side]}, in {window_names(card.windows)}", card.text)
    return CardFace(card.id, card.name, "audible", lines)
