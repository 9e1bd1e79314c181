"""The card set: actions, the counter matrix and the 56 Action Cards, read from `cards/*.toml` and checked."""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib import resources
from typing import TypeVar

import msgspec

from playcall.games.sport_jockeys.anatomy import FACES, Action, Card, Face, FaceName, Trim, format_face, parse_face
from playcall.kernel import CardError

NORMAL = 51
"""SJ-2.3  Cards of the action deck; the black-trimmed ones follow."""
ALWAYS_X = ("PEN", "CHA", "TIM", "INJ")
"""Actions whose cards are always X (SJ-2.5)."""
BLACK = ("SNA", "KIC", "CHA", "TIM")
"""Actions that only black-trimmed cards carry (SJ-2.3)."""


class CardSet(msgspec.Struct, frozen=True):
    """Everything printed, in its fixed order."""

    actions: tuple[Action, ...]
    counters: dict[FaceName, dict[str, tuple[str, ...]]]
    """For each face the actions that answer a card lying there (SJ-13.4, SJ-13.5)."""
    cards: tuple[Card, ...]
    hash: str

    def action(self, code: str) -> Action:
        return next(action for action in self.actions if action.code == code)

    def countered_by(self, face: FaceName, code: str) -> tuple[str, ...]:
        """What answers this action on this face."""
        return self.counters[face].get(code, ())

    def beats(self, face: FaceName, code: str) -> tuple[str, ...]:
        """What this action answers, played with this face."""
        other: FaceName = "def" if face == "off" else "off"
        return tuple(lying for lying, answers in self.counters[other].items() if code in answers)


class _CardEntry(msgspec.Struct, forbid_unknown_fields=True, rename={"defence": "def"}):
    id: str
    off: str
    defence: str
    trim: Trim = "normal"


class _Deck(msgspec.Struct, forbid_unknown_fields=True):
    card: list[dict[str, object]]


class _Actions(msgspec.Struct, forbid_unknown_fields=True):
    action: tuple[Action, ...]


_Read = TypeVar("_Read")


@cache
def load() -> CardSet:
    """The game's own cards."""
    actions = _toml(_own("actions"), "actions.toml", _Actions).action
    counters = _toml(_own("counters"), "counters.toml", dict[FaceName, dict[str, tuple[str, ...]]])
    check_counters(actions, counters)
    cards = parse(_own("deck"), "deck.toml", actions)
    check_deck(cards, "deck.toml")
    return CardSet(actions, counters, cards, content_hash(actions, counters, cards))


def parse(text: str, source: str, actions: Sequence[Action] | None = None) -> tuple[Card, ...]:
    """The cards of one card file; raises CardError naming file, card and field."""
    known = load().actions if actions is None else actions
    cards = tuple(_read(raw, source, known) for raw in _toml(text, source, _Deck).card)
    for card_id, number in Counter(card.id for card in cards).items():
        if number > 1:
            raise CardError(f"{source}: card '{card_id}', field 'id': used {number} times")
    return cards


def check_deck(cards: Sequence[Card], source: str) -> None:
    """A set to play with: 51 normal cards, all different, then the black-trimmed five (SJ-2.1, SJ-2.2, SJ-2.3)."""
    trims = [card.trim for card in cards]
    if trims != ["normal"] * NORMAL + ["black"] * 5:
        normal = trims.count("normal")
        raise CardError(
            f"{source}: a set is {NORMAL} normal cards and then 5 black ones, not {normal} and {len(trims)}"
        )
    black = [(card.off.action, card.defence.action) for card in cards[NORMAL:]]
    if black != [("SNA", "KIC"), ("CHA", "CHA"), ("CHA", "CHA"), ("TIM", "TIM"), ("TIM", "TIM")]:
        raise CardError(f"{source}: the black cards are one Snap/Kickoff, two Challenges and two Time Outs")
    twins = [ids for ids in _alike(cards[:NORMAL]).values() if len(ids) > 1]
    if twins:
        raise CardError(f"{source}: the cards {' and '.join(twins[0])} are equal in both faces")


def check_counters(actions: Sequence[Action], counters: Mapping[FaceName, Mapping[str, Sequence[str]]]) -> None:
    """Every action that can lie there has its line, and it is answered by actions of the other face."""
    for face, lines in counters.items():
        answering = {action.code for action in actions if face not in action.faces or len(action.faces) == 2}
        lying = {action.code for action in actions if face in action.faces} - {"CHA", "TIM"}
        returns = {action.code for action in actions if face == "off" and "steal_pass" in action.effects}
        if set(lines) != lying | returns:
            raise CardError(f"counters.toml: [{face}] should have lines for {', '.join(sorted(lying | returns))}")
        for code, answers in lines.items():
            unknown = [answer for answer in answers if answer not in answering]
            if unknown:
                raise CardError(f"counters.toml: [{face}] {code}: '{unknown[0]}' is not on the other face")


def content_hash(
    actions: Iterable[Action], counters: Mapping[FaceName, Mapping[str, Sequence[str]]], cards: Iterable[Card]
) -> str:
    """A short hash of everything the rules read; names and details may change without changing it."""
    lines = [f"{action.code} {action.kind} {' '.join(action.effects)}" for action in actions]
    lines += [f"{face} {code} {' '.join(answers)}" for face in FACES for code, answers in counters[face].items()]
    lines += [f"{card.id} {card.trim} {' | '.join(map(format_face, card.faces))}" for card in cards]
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]


def _own(name: str) -> str:
    return (resources.files(__package__) / "cards" / f"{name}.toml").read_text(encoding="utf-8")


def _toml(text: str, source: str, kind: type[_Read]) -> _Read:
    try:
        return msgspec.convert(tomllib.loads(text), kind)
    except tomllib.TOMLDecodeError as error:
        raise CardError(f"{source}: not valid TOML: {error}") from error
    except msgspec.ValidationError as error:
        raise CardError(f"{source}: {error}") from error


def _read(raw: dict[str, object], source: str, actions: Sequence[Action]) -> Card:
    try:
        entry = msgspec.convert(raw, _CardEntry)
    except msgspec.ValidationError as error:
        field = re.search(r"\$\.(\w+)|field `(\w+)`", str(error))
        named = f", field '{field[1] or field[2]}'" if field else ""
        raise CardError(f"{source}: card '{raw.get('id', '?')}'{named}: {error}") from error
    card = Card(
        entry.id, entry.trim, (_face(entry.off, "off", entry, source), _face(entry.defence, "def", entry, source))
    )
    for name, face in zip(FACES, card.faces, strict=True):
        problem = _face_problem(card, name, face.action, face.boxes, actions)
        if problem:
            raise CardError(f"{source}: card '{card.id}', field '{name}': {problem}")
    return card


def _face(text: str, name: FaceName, entry: _CardEntry, source: str) -> Face:
    try:
        return parse_face(text)
    except CardError as error:
        raise CardError(f"{source}: card '{entry.id}', field '{name}': {error}") from None


def _face_problem(card: Card, name: FaceName, code: str, boxes: int, actions: Sequence[Action]) -> str:
    """What is wrong with a face, or nothing."""
    codes = [action.code for action in actions if name in action.faces]
    if code not in codes:
        return f"'{code}' is no action of this face; it takes {', '.join(codes)}"
    if (code in ALWAYS_X) != (boxes < 0):
        return f"{code} is always X" if code in ALWAYS_X else f"only {', '.join(ALWAYS_X)} are X"
    if (code in BLACK) != (card.trim == "black"):
        return f"{code} belongs on {'black' if code in BLACK else 'normal'} cards alone"
    return ""


def _alike(cards: Iterable[Card]) -> dict[tuple[object, ...], list[str]]:
    groups: dict[tuple[object, ...], list[str]] = {}
    for card in cards:
        groups.setdefault(card.faces, []).append(card.id)
    return groups
