"""Names of teams, players, cards and their ends: the nouns that all sentences of Highlights share."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from playcall.games.highlights_2052.cards import Card, Play
from playcall.games.highlights_2052.effects import (
    AREA_LETTERS,
    AREA_NAMES,
    TYPE_NAMES,
    Action,
    Blitz,
    EndDrive,
    Fumble,
    GoalLineStand,
    HoldTo,
    If,
    Interception,
    Loss,
    Minus,
    NoGain,
    NoKick,
    PlainAction,
    Return,
    Rider,
    Strip,
)
from playcall.games.highlights_2052.printed import LOSS_NAMES, NAMED_BOXES, play_name
from playcall.games.highlights_2052.table import AUTOMATON

if TYPE_CHECKING:
    from playcall.games.highlights_2052 import Highlights

MACHINES: Final = "Machines"
"""The automatic opponent of solitaire: the machines of the Proving Ground."""
HALVES: Final = ("", "1st half", "2nd half", "overtime")
FOULS: Final = {
    "none": "no foul",
    "offside": "offside",
    "def_holding": "defensive holding",
    "interference": "pass interference",
    "off_holding": "offensive holding",
    "offsetting": "offsetting fouls",
}
MINUS: Final = "−"


class Names:
    """What teams and cards are called. A table with cards of its own brings them along."""

    def __init__(self, game: Highlights, cards: Sequence[Card] | None = None) -> None:
        self.game = game
        self.cards = game.cards if cards is None else cards

    def team(self, team: int) -> str:
        """A team by its nickname; the second copy of a team is its II."""
        if team == AUTOMATON:
            return MACHINES
        copy, index = divmod(team, len(self.game.teams))
        return self.game.teams[index].nickname + " II" * copy if team >= 0 else "nobody"

    def card(self, card: int) -> str:
        """A card by its name; the second copy of a card says so."""
        return self.cards[card].name + (" (2)" if card >= self.game.set_size else "")

    def face(self, card: int) -> Card:
        return self.cards[card]


def player(seat: int, viewer: int | None) -> str:
    """A seat as one of them sees it."""
    if seat < 0:
        return MACHINES
    return "You" if seat == viewer else f"Player {seat + 1}"


def does(seat: int, viewer: int | None, verb: str) -> str:
    """`You pick`, `Player 2 picks`, `Machines pick`."""
    return f"{player(seat, viewer)} {verb}{'s' if seat >= 0 and seat != viewer else ''}"


def count(number: int, noun: str) -> str:
    """`1 helmet`, `2 helmets`."""
    return f"{number} {noun}{'' if number == 1 else 's'}"


def listed(words: Sequence[str], last: str = "and") -> str:
    """`a, b and c`."""
    return f" {last} ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def spot(ball: int, safety_space: int = 50) -> str:
    """Where a ball lies."""
    if ball <= 0:
        return "in the End Zone"
    return "in the Safety space" if ball >= safety_space else f"on the {ball}"


# The football end --------------------------------------------------------------------------------------------------


def yards_of(play: Play) -> str:
    """`10`, or both numbers of a SITUATION."""
    return f"{play.yards} or {play.situation.yards}" if play.situation else str(play.yards)


def alike(card: Card) -> list[list[Play]]:
    """Plays of a card that differ in nothing but their areas, together."""
    groups: dict[tuple[object, ...], list[Play]] = {}
    for play in card.plays:
        groups.setdefault((play.type, play.yards, play.footballs, play.effects), []).append(play)
    return list(groups.values())


def more_of(play: Play) -> str:
    """What a play has beside type and yards, by name: `, 2 footballs, Gadget`."""
    balls = f", {count(play.footballs, 'football')}" if play.footballs > 1 else ""
    name = play_name(play)
    return f"{balls}, {name}" if name else balls


def areas_of(plays: Sequence[Play]) -> str:
    """`Left, Center or Right`."""
    return listed([AREA_NAMES[play.area] for play in plays], "or")


def play_words(*plays: Play) -> str:
    """A play in a sentence, or several alike: `Pass Left or Right 15, Quick Release`."""
    return f"{TYPE_NAMES[plays[0].type]} {areas_of(plays)} {yards_of(plays[0])}{more_of(plays[0])}"


def threat_words(card: Card) -> str:
    """All plays of a card: `Pass Left 15 or Run Right 10`."""
    return "; or ".join(play_words(*plays) for plays in alike(card)) or "nothing"


def short_play(*plays: Play) -> str:
    """A play in a list, or several alike: `Pass L/R 15 ×2 Gadget`."""
    play = plays[0]
    areas = "/".join(AREA_LETTERS[each.area] for each in plays)
    balls = f" ×{play.footballs}" if play.footballs > 1 else ""
    return f"{TYPE_NAMES[play.type]} {areas} {yards_of(play)}{balls} {play_name(play)}".rstrip()


def offence_end(card: Card) -> str:
    """The football end in a list."""
    return ", ".join(short_play(*plays) for plays in alike(card)) or "no footballs"


# The helmet end ----------------------------------------------------------------------------------------------------


def helmet_words(card: Card) -> str:
    """Helmets in a sentence: `1 helmet Left, 2 Center`."""
    places = [(number, area) for number, area in zip(card.helmets, AREA_NAMES, strict=True) if number]
    if not places:
        return "no helmets"
    first, *others = places
    return ", ".join([f"{count(first[0], 'helmet')} {first[1]}", *(f"{number} {area}" for number, area in others)])


def short_helmets(card: Card) -> str:
    """Helmets in a list: `L CC`."""
    return " ".join(area * number for number, area in zip(card.helmets, AREA_LETTERS, strict=True) if number)


def defence_end(card: Card) -> str:
    """The helmet end in a list: `Pass at R, Sack 10, flag`."""
    kind = TYPE_NAMES[card.def_type]
    if card.box is None:
        return f"{kind}, no helmets"
    extras = [f", {_rider(card.rider)}" if card.rider else "", ", flag" if card.penalty else ""]
    return f"{kind} at {short_helmets(card) or 'no area'}: {short_box(card.box, card.def_type)}{''.join(extras)}"


def short_box(box: Action, def_type: int) -> str:
    """An action box in two or three words."""
    if isinstance(box, If):
        name = NAMED_BOXES.get(box)
        inside = short_box(box.action, def_type)
        return f"{name} ({inside})" if name else f"sometimes {inside}"
    return _short_action(box, def_type)


def _short_action(action: PlainAction, def_type: int) -> str:
    match action:
        case Minus(n):
            return f"{MINUS}{n}"
        case NoGain():
            return "No Gain"
        case HoldTo(n):
            return f"hold to {n}"
        case Loss(n):
            return f"{LOSS_NAMES[def_type]} {n}"
        case EndDrive():
            return "End Drive"
        case GoalLineStand():
            return "Goal Line Stand"
        case Blitz(n):
            return f"Blitz {n}"
        case Strip(returned) | Interception(returned) | Fumble(_, returned):
            return f"{type(action).__name__}{_returned(returned)}"


def _returned(returned: Return) -> str:
    if isinstance(returned, int):
        return f", return {returned}" if returned else ""
    return f", return a {returned} number"


def _rider(rider: Rider) -> str:
    return "no kick" if isinstance(rider, NoKick) else f"momentum {rider.n}"


@lru_cache(maxsize=1024)
def two_ends(card: Card) -> str:
    """Both ends of a card in a list."""
    attack = f"attacks {offence_end(card)}" if card.plays else "no attack"
    return f"defends {defence_end(card)} · {attack} · kick {card.fg}"
