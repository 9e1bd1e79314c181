"""The card set: what an Action Card consists of, and the cards themselves, read from `cards/*.toml` and checked."""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Final, Literal, TypeVar

import msgspec

from playcall.contract.expansions import Expansion, card_error, taken_in
from playcall.games.sport_jockeys.effects import ATTRIBUTES, Effect
from playcall.kernel import CardError

CLASSES: Final = "ABCD"
MOST_BOXES: Final = 5

FaceName = Literal["off", "def"]
OFF: Final = 0
DEF: Final = 1
FACES: Final[tuple[FaceName, FaceName]] = ("off", "def")
"""The red face, used on offence, and the blue one, used on defence."""
Trim = Literal["normal", "black"]
Counters = dict[FaceName, dict[str, tuple[str, ...]]]


class Action(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What all cards of one action share (SJ-3.10)."""

    code: str
    name: str
    faces: tuple[FaceName, ...]
    effects: tuple[Effect, ...]
    details: str
    kind: Literal["", "running", "passing"] = ""

    @property
    def letters(self) -> list[str]:
        """SJ-5  The attributes, each as printed."""
        return [letter for effect, letter in ATTRIBUTES.items() if effect in self.effects]

    @property
    def attributes(self) -> str:
        """SJ-5  As printed: `1`, `R, END`, `R or P, END`."""
        return ", ".join(self.letters).replace("R, P", "R or P")


class Face(msgspec.Struct, frozen=True):
    """One side of a card."""

    action: str
    boxes: int
    """White boxes; -1 for X (SJ-2.5)."""
    classes: str
    """Letters A to D in order; empty when classless (SJ-2.6)."""

    @property
    def worth(self) -> int:
        """SJ-2.5  X is worth 0, a blank 1, every white box 1 more."""
        return 1 + self.boxes


class Card(msgspec.Struct, frozen=True):
    id: str
    trim: Trim
    faces: tuple[Face, Face]
    """OFF and DEF."""

    @property
    def off(self) -> Face:
        return self.faces[OFF]

    @property
    def defence(self) -> Face:
        return self.faces[DEF]


_FACE = re.compile(r"(\S+) (X|-|\d) (-|[A-D](?:-[A-D])?)")


def parse_face(text: str) -> Face:
    """A face from `R/K 1 A-B`; raises CardError."""
    found = _FACE.fullmatch(text)
    if not found:
        raise CardError(f"'{text}' should be an action, its points (X, - or 1 to 5) and its classes (A-B, C or -)")
    action, points, classes = found.groups()
    if points == "0" or (points.isdigit() and int(points) > MOST_BOXES):
        raise CardError(f"a face has 1 to {MOST_BOXES} white boxes, is blank (-) or X, not {points}")
    boxes = {"X": -1, "-": 0}.get(points)
    return Face(action, int(points) if boxes is None else boxes, parse_classes(classes))


def parse_classes(text: str) -> str:
    """SJ-2.6  `A-C` is `ABC`: a range holds every letter in it."""
    if text == "-":
        return ""
    first, last = text[0], text[-1]
    if len(text) > 1 and first >= last:
        raise CardError(f"the classes '{text}' should rise, as in A-C")
    return CLASSES[CLASSES.index(first) : CLASSES.index(last) + 1]


def format_face(face: Face) -> str:
    return f"{face.action} {format_points(face)} {format_classes(face.classes)}"


def format_points(face: Face) -> str:
    return "X" if face.boxes < 0 else str(face.boxes) if face.boxes else "-"


def format_classes(classes: str) -> str:
    """`ABC` as `A-C`."""
    if len(classes) < 2:
        return classes or "-"
    return f"{classes[0]}-{classes[-1]}"


# The set ------------------------------------------------------------------------------------------------------------

ALWAYS_X = ("PEN", "CHA", "TIM", "INJ")
"""Actions whose cards are always X (SJ-2.5)."""
BLACK = ("SNA", "KIC", "CHA", "TIM")
"""Actions that only black-trimmed cards carry (SJ-2.3)."""


class CardSet(msgspec.Struct, frozen=True):
    """Everything printed, in its fixed order."""

    actions: tuple[Action, ...]
    counters: Counters
    """For each face the actions that answer a card lying there (SJ-13.4, SJ-13.5)."""
    cards: tuple[Card, ...]
    normal: int
    """SJ-2.3  How many cards the action deck has; the black-trimmed ones follow them."""
    hash: str

    @property
    def deck(self) -> tuple[Card, ...]:
        """SJ-2.3  The cards of the action deck."""
        return self.cards[: self.normal]

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
    normal: int = 0


class _Actions(msgspec.Struct, forbid_unknown_fields=True):
    action: tuple[Action, ...]


_Read = TypeVar("_Read")


@cache
def load() -> CardSet:
    """The cards of this edition: the game's own, with what the sets it is played with change in them."""
    return assemble(taken_in(__package__))


def assemble(expansions: Sequence[Expansion]) -> CardSet:
    """The game's own cards with those of sets; raises CardError."""
    from playcall.games.sport_jockeys.sets import with_cards  # it reads cards the way this module does

    return with_cards(_own_cards(), expansions) if expansions else _own_cards()


@cache
def _own_cards() -> CardSet:
    actions = _toml(_own("actions"), "actions.toml", _Actions).action
    counters = _toml(_own("counters"), "counters.toml", Counters)
    check_counters(actions, counters)
    cards = parse(_own("deck"), "deck.toml", actions)
    normal = _toml(_own("deck"), "deck.toml", _Deck).normal
    check_deck(cards, "deck.toml", normal)
    return CardSet(actions, counters, cards, normal, content_hash(actions, counters, cards))


def parse(text: str, source: str, actions: Sequence[Action] | None = None) -> tuple[Card, ...]:
    """The cards of one card file; raises CardError naming file, card and field."""
    known = load().actions if actions is None else actions
    cards = tuple(read_card(raw, source, known) for raw in _toml(text, source, _Deck).card)
    for card_id, number in Counter(card.id for card in cards).items():
        if number > 1:
            raise CardError(f"{source}: card '{card_id}', field 'id': used {number} times")
    return cards


BLACK_CARDS = [("SNA", "KIC"), ("CHA", "CHA"), ("CHA", "CHA"), ("TIM", "TIM"), ("TIM", "TIM")]
"""SJ-2.2  Both faces of the black-trimmed cards, in order."""


def check_deck(cards: Sequence[Card], source: str, normal: int) -> None:
    """A set to play with: the normal cards, all different, then the black-trimmed five (SJ-2.1, SJ-2.2, SJ-2.3)."""
    trims, five = [card.trim for card in cards], len(BLACK_CARDS)
    if trims != ["normal"] * normal + ["black"] * five:
        found = trims.count("normal")
        raise CardError(
            f"{source}: a set is {normal} normal cards and then {five} black ones, "
            f"these are {found} normal and {len(trims) - found} black"
        )
    if [(card.off.action, card.defence.action) for card in cards[normal:]] != BLACK_CARDS:
        raise CardError(f"{source}: the black cards are one Snap/Kickoff, two Challenges and two Time Outs")
    twins = [ids for ids in _alike(cards[:normal]).values() if len(ids) > 1]
    if twins:
        raise CardError(f"{source}: the cards {' and '.join(twins[0])} are equal on both faces")


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


def read_card(raw: dict[str, object], source: str, actions: Sequence[Action]) -> Card:
    """A card from its entry; raises CardError."""
    try:
        entry = msgspec.convert(raw, _CardEntry)
    except msgspec.ValidationError as error:
        field = re.search(r"\$\.(\w+)|field `(\w+)`", str(error))
        named = (field[1] or field[2]) if field else ""
        raise card_error(str(error), file=source, card=str(raw.get("id", "?")), field=named) from error
    card = Card(
        entry.id, entry.trim, (_face(entry.off, "off", entry, source), _face(entry.defence, "def", entry, source))
    )
    for name, face in zip(FACES, card.faces, strict=True):
        problem = _face_problem(card, name, face.action, face.boxes, actions)
        if problem:
            raise card_error(problem, file=source, card=card.id, field=name)
    return card


def _face(text: str, name: FaceName, entry: _CardEntry, source: str) -> Face:
    try:
        return parse_face(text)
    except CardError as error:
        raise card_error(str(error), file=source, card=entry.id, field=name) from None


def _face_problem(card: Card, name: FaceName, code: str, boxes: int, actions: Sequence[Action]) -> str:
    """What is wrong with a face, or nothing."""
    codes = [action.code for action in actions if name in action.faces]
    if code not in codes:
        return f"'{code}' is not an action of this face, which takes {', '.join(codes)}"
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
