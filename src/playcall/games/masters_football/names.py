"""How things are called: clubs, persons, cards, levels, targets."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from playcall.games.masters_football.actions import PLAYERS_OF, TACTIC_TARGET, TEAM_OF
from playcall.games.masters_football.cards import TACTIC_NAMES, load
from playcall.games.masters_football.clubs import CLUBS
from playcall.games.masters_football.figures import ATTACK, DEFENCE, LEVEL_NAMES, TAC
from playcall.games.masters_football.league import LETTERS
from playcall.games.masters_football.legality import place_of_target, team_of_target
from playcall.games.masters_football.match import Match
from playcall.games.masters_football.table import Table
from playcall.games.masters_football.zones import FACE_DOWN, MANAGER, PITCH

SIDE_NAMES: Final = ("home", "away")
WINDOW_NAMES: Final = {
    "TW": "tactics window", "SW": "strength window", "BT": "before the turn", "AR": "after the roll",
    "AG": "after the goal", "AM": "after the miss", "CW": "against corruption", "HT": "half-time", "AC": "academy",
}  # fmt: skip


def club(number: int) -> str:
    return CLUBS[number].name


def person(seat: int, viewer: int | None) -> str:
    return "You" if seat == viewer else f"Player {seat + 1}"


def verb(seat: int, viewer: int | None, word: str) -> str:
    """`You buy`, `Player 2 buys`."""
    third = f"{word}es" if word.endswith(("s", "ss", "sh", "ch", "x", "o")) else f"{word}s"
    return f"{person(seat, viewer)} {word if seat == viewer else third}"


def player(card: int) -> str:
    return load().players[card].name


def players(cards: Iterable[int]) -> str:
    return ", ".join(map(player, cards)) or "nobody"


def action(card: int) -> str:
    return load().actions[card].name


def actions(cards: Iterable[int]) -> str:
    return ", ".join(map(action, cards)) or "nothing"


def manager(card: int) -> str:
    return load().managers[card].name


def level(number: int) -> str:
    return LEVEL_NAMES[number]


def tactic(number: int) -> str:
    return TACTIC_NAMES[number]


def millions(amount: int) -> str:
    return f"{amount} M"


def count(number: int, thing: str) -> str:
    return f"{number} {thing}{'' if number == 1 else 's'}"


def signed(number: int) -> str:
    return f"{number:+d}".replace("-", "−")


def plain_target(target: int) -> str:
    """A target without a table: where a player stands, a team, a tactic."""
    if target >= TACTIC_TARGET:
        return f": {tactic(target - TACTIC_TARGET)}"
    if target in TEAM_OF:
        return f" on the {SIDE_NAMES[TEAM_OF.index(target)]} team"
    if target >= PLAYERS_OF[0]:
        return f" on {SIDE_NAMES[team_of_target(target)]} player {place_of_target(target) + 1}"
    return ""


def target(s: Table, m: Match, number: int) -> str:
    """A target by name, as the table shows it."""
    if number in TEAM_OF:
        return f" on {club(m.clubs[TEAM_OF.index(number)])}"
    place = place_of_target(number)
    if place < 0:
        return plain_target(number)
    holder = m.zone(team_of_target(number))
    cards = s.zones[PITCH(holder)] or s.zones[FACE_DOWN(holder)]
    return f" on {player(cards[place])}"


def figures(card: int, column: int | None = None) -> str:
    """A player in short: position, figures, skill, mark."""
    face = load().players[card]
    columns = range(4) if column is None else [column]
    pairs = " ".join(f"{ATTACK[t][card]}/{DEFENCE[t][card]}" for t in columns)
    mark = f" {face.genius}*" if face.genius else ""
    return f"{face.pos} {pairs} t{TAC[card]}{mark}"


def club_title(s: Table, number: int, viewer: int | None) -> str:
    """A club with its letter and whoever leads it."""
    seat = s.club_seats[number]
    title = f"{LETTERS[number % 4]} {club(number)}"
    if seat < 0:
        return f"{title} (Non-Person Team)"
    cards = s.zones[MANAGER(seat)]
    led = f", {manager(cards[0])}" if cards else ""
    return f"{title} ({person(seat, viewer)}{led})"
