"""What options mean, and what they would do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from playcall.games.masters_football.actions import (
    ABILITY,
    BUY,
    COUNTER,
    DICE_NAMES,
    DISCARD,
    DONE_CHOOSING,
    DROP,
    KEEP_MANAGER,
    NO_SUB,
    PASS,
    PICK,
    PICK_NONE,
    PLAY,
    REROLL,
    ROLL,
    SAY_CARDS,
    SAY_NONE,
    SAY_SUB,
    STAND,
    SUB,
    SWAP,
    TACTIC,
    TEAM,
    TRIOS,
    USE,
    pair,
    played,
)
from playcall.games.masters_football.cards import POSITION_NAMES, TYPE_NAMES, load
from playcall.games.masters_football.figures import ACTION, ATTACK, DEFENCE, TAC, level_of
from playcall.games.masters_football.match import Match
from playcall.games.masters_football.names import (
    action,
    figures,
    level,
    manager,
    millions,
    player,
    players,
    tactic,
    target,
)
from playcall.games.masters_football.prompts import match_of
from playcall.games.masters_football.table import Table
from playcall.games.masters_football.zones import FACE_DOWN, PITCH, SQUAD
from playcall.kernel import Verb

WHEN: Final = ("No substitution", "Substitute before the roll", "Substitute after the roll")
Text = Callable[[Table, int, int], str]
"""Table, seat, action."""


def label(s: Table, seat: int, action: int) -> str:
    """What an option of this decision means."""
    return _LABELS[s.game.actions.verb_of(action)](s, seat, action)


def explain(s: Table, seat: int, action: int) -> str:
    """What an option would do, as far as the seat can know."""
    text = _EXPLANATIONS.get(s.game.actions.verb_of(action))
    return text(s, seat, action) if text else ""


def own_team(s: Table, m: Match, seat: int) -> list[int]:
    """The seat's three players, face up or face down."""
    holder = m.zone(m.side_of(seat))
    return s.zones[PITCH(holder)] or s.zones[FACE_DOWN(holder)]


def trio(s: Table, seat: int, chosen: int) -> list[int]:
    squad = s.zones[SQUAD(s.seat_clubs[seat])]
    return [squad[place] for place in TRIOS[TEAM.argument(chosen)]]


def swap_pair(s: Table, seat: int, chosen: int) -> tuple[int, int]:
    """Who goes off and who comes on."""
    out, place = pair(chosen)
    return own_team(s, match_of(s), seat)[out], s.zones[SQUAD(s.seat_clubs[seat])][place]


def _play(s: Table, seat: int, chosen: int) -> str:
    card, where = played(chosen)
    price = ACTION[card].price
    cost = " (paid after the match)" if ACTION[card].reserve else f" for {millions(price)}" if price else " (free)"
    at = target(s, match_of(s), where) if s.matches else ""
    return f"{action(card)}{at}{cost}"


def _ability(s: Table, seat: int, chosen: int) -> str:
    die = ABILITY.argument(chosen)
    name = manager(match_of(s).managers[match_of(s).side_of(seat)])
    return f"{name}: roll {'both their dice' if not die else 'the ' + DICE_NAMES[die - 1] + ' die'} again"


def _sub(s: Table, seat: int, chosen: int) -> str:
    off, on = swap_pair(s, seat, chosen)
    return f"{player(on)} for {player(off)}"


def _buy(s: Table, seat: int, chosen: int) -> str:
    card = BUY.argument(chosen)
    return f"{player(card)}, {load().players[card].level}, for {millions(s.price(seat, card))}"


def _roll(s: Table, seat: int, chosen: int) -> str:
    return "Roll the genius die" if s.situation() == "AcademyVisit.prepare" else "Roll again"


_LABELS: Final[dict[Verb, Text]] = {
    KEEP_MANAGER: lambda s, seat, a: manager(KEEP_MANAGER.argument(a)),
    BUY: _buy,
    DONE_CHOOSING: lambda s, seat, a: "Done",
    SWAP: lambda s, seat, a: f"Swap {action(SWAP.argument(a))} for 1 M",
    TEAM: lambda s, seat, a: players(trio(s, seat, a)),
    TACTIC: lambda s, seat, a: tactic(TACTIC.argument(a)),
    SAY_CARDS: lambda s, seat, a: "I play cards",
    SAY_NONE: lambda s, seat, a: "No cards",
    PLAY: _play,
    USE: lambda s, seat, a: f"{action(USE.argument(a))} again (free)",
    ABILITY: _ability,
    COUNTER: lambda s, seat, a: f"Cancel {action(COUNTER.argument(a))}",
    PASS: lambda s, seat, a: "Pass",
    REROLL: lambda s, seat, a: "Roll the tactic die again",
    STAND: lambda s, seat, a: "Let it stand",
    SAY_SUB: lambda s, seat, a: WHEN[SAY_SUB.argument(a)],
    SUB: _sub,
    NO_SUB: lambda s, seat, a: "No substitution",
    ROLL: _roll,
    PICK: lambda s, seat, a: f"{player(PICK.argument(a))} joins",
    PICK_NONE: lambda s, seat, a: "Nobody",
    DROP: lambda s, seat, a: f"{player(DROP.argument(a))} leaves",
    DISCARD: lambda s, seat, a: f"Discard {action(DISCARD.argument(a))}",
}


def player_line(card: int) -> str:
    face = load().players[card]
    genius = f", {face.genius} genius" if face.genius else ""
    return f"{face.level} {POSITION_NAMES[face.pos]}, {figures(card)}{genius}, cost {millions(face.cost)}"


def card_line(card: int) -> str:
    face = ACTION[card]
    tactics = "" if len(face.tactics) == 4 else f" Only in {', '.join(face.tactics)}."
    return f"{TYPE_NAMES[face.type]}. {face.text}{tactics}"


def team_line(cards: list[int]) -> str:
    """Attack and defence level of a team in each tactic, as printed."""
    columns = []
    for t in range(4):
        attack = sum(ATTACK[t][card] for card in cards)
        defence = sum(DEFENCE[t][card] for card in cards)
        columns.append(f"{tactic(t)} {attack}/{defence} {level(level_of(attack))}/{level(level_of(defence))}")
    return f"{', '.join(columns)}; tactical skill {sum(TAC[card] for card in cards)}"


def column_line(cards: list[int], t: int) -> str:
    attack, defence = sum(ATTACK[t][c] for c in cards), sum(DEFENCE[t][c] for c in cards)
    return (
        f"your players have attack {attack} ({level(level_of(attack))}) "
        f"and defence {defence} ({level(level_of(defence))}) in it"
    )


_EXPLANATIONS: Final[dict[Verb, Text]] = {
    KEEP_MANAGER: lambda s, seat, a: _manager_line(KEEP_MANAGER.argument(a)),
    BUY: lambda s, seat, a: player_line(BUY.argument(a)),
    SWAP: lambda s, seat, a: card_line(SWAP.argument(a)),
    TEAM: lambda s, seat, a: team_line(trio(s, seat, a)),
    TACTIC: lambda s, seat, a: column_line(own_team(s, match_of(s), seat), TACTIC.argument(a)),
    PLAY: lambda s, seat, a: card_line(played(a)[0]),
    USE: lambda s, seat, a: card_line(USE.argument(a)),
    ABILITY: lambda s, seat, a: "once in each half; the new faces must be taken",
    COUNTER: lambda s, seat, a: f"their card has no effect: {card_line(COUNTER.argument(a))}",
    SUB: lambda s, seat, a: " instead of ".join(figures(c) for c in swap_pair(s, seat, a)[::-1]),
    PICK: lambda s, seat, a: player_line(PICK.argument(a)),
    DROP: lambda s, seat, a: player_line(DROP.argument(a)),
    DISCARD: lambda s, seat, a: card_line(DISCARD.argument(a)),
}


def _manager_line(card: int) -> str:
    face = load().managers[card]
    return f"{millions(face.budget)}, academy limit {millions(face.academy_limit)}. {face.text}"
