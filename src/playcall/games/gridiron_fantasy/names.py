"""The nouns that all sentences of Gridiron Fantasy Football share: cards, symbols, spots, sums."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from playcall.games.gridiron_fantasy.catalogue import WILD, Face
from playcall.games.gridiron_fantasy.printed import effect_text, rules_text, sentences

if TYPE_CHECKING:
    from playcall.games.gridiron_fantasy import GridironFantasy

ABILITY: Final = ("Power", "Speed", "Skill", "Mental", "Wild")
SHORT: Final = ("Pw", "Sp", "Sk", "Me", "Wd")
DOWNS: Final = ("", "1st", "2nd", "3rd", "4th")
MINUS: Final = "−"
CONTEXTS: Final = {
    "kickoff": "kickoff", "safety_kick": "safety kick", "punt": "punt", "field_goal": "field goal",
    "interception": "interception runback", "extra_point": "extra point", "play": "Play", "try": "two-point try",
}  # fmt: skip


class Names:
    """What cards are called. A game with faces of its own brings them along."""

    def __init__(self, game: GridironFantasy) -> None:
        self.faces = game.prints
        self.by_id = {face.id: face.name for face in game.prints}

    def card(self, card: int) -> str:
        return self.faces[card].name

    def cards(self, cards: Iterable[int]) -> str:
        return listed([self.card(card) for card in cards])

    def of_id(self, card_id: str) -> str:
        return self.by_id.get(card_id, card_id)


def listed(words: Sequence[str], last: str = "and") -> str:
    """`a, b and c`."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} {last} {words[-1]}" if words else "nothing"


def count(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"


def signed(number: int) -> str:
    """`+4`, `−3`, `0`."""
    return f"+{number}" if number > 0 else f"{MINUS}{-number}" if number < 0 else "0"


def yards(number: int) -> str:
    return f"{signed(number)} {'yard' if abs(number) == 1 else 'yards'}"


def spot(los: int) -> str:
    """GF-16.2, GF-16.3  `own 16`, `opponent's 24`, `midfield`."""
    if los == 50:
        return "midfield"
    return f"own {los}" if los < 50 else f"opponent's {100 - los}"


def short_spot(los: int) -> str:
    """`own 16`, `opp. 24`, `midfield`, where there is little room."""
    return spot(los).replace("opponent's", "opp.")


def from_spot(los: int, whose: str = "the") -> str:
    """`the own 16`, `its own 16`, `midfield`: what follows from or to."""
    return spot(los) if los == 50 else f"{whose if los < 50 else 'the'} {spot(los)}"


def on_spot(los: int, whose: str = "the") -> str:
    """`on the own 16`, `on its own 16`, `at midfield`."""
    return "at midfield" if los == 50 else f"on {from_spot(los, whose)}"


def down_words(down: int, to_go: int, los: int) -> str:
    """`3rd and 4`, or `2nd and goal`."""
    return f"{DOWNS[min(down, 4)]} and {'goal' if los + to_go >= 100 else to_go}"


def symbols_words(symbols: Sequence[int]) -> str:
    """`Sk2 Pw1`."""
    words = [f"{SHORT[ability]}{symbols[ability]}" for ability in range(WILD + 1) if symbols[ability]]
    return " ".join(words)


def objective_words(face: Face) -> str:
    return "TD" if face.objective == 1000 else signed(face.objective)


def summary(face: Face) -> str:
    """What a card is, in one short line."""
    parts = [f"{face.name}:"]
    if face.kind:
        parts += [face.kind.capitalize(), symbols_words(face.symbols), objective_words(face)]
    elif face.challenge:
        parts.append(symbols_words(face.symbols))
    elif face.subtype:
        parts.append(f"{face.position or face.subtype}")
    if face.penalty:
        parts.append(f"risk {face.penalty.risk}")
    if face.alert:
        parts.append(f"alert {face.alert}")
    return " ".join(parts)


def text_of(face: Face) -> str:
    """All rules text of a card."""
    return " ".join(rules_text(face.card))


def special_of(face: Face) -> str:
    """The Special Result of a Challenge card."""
    return sentences(fx.print for fx in face.special) if face.special else "None."


def effect_words(face: Face) -> list[str]:
    return [effect_text(fx.print) for fx in face.effects]
