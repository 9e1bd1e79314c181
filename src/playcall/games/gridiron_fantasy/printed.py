"""The text of cards, made from their effects so that both can never say different things.

An effect is a message, `gf-fx-` and its verb; so is each atom of a condition, `gf-if-` and its name. `rules_text` says
a whole card as it is printed; whoever tells something of a card in another place uses the messages.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

import msgspec

from playcall.contract import CardFace, Said, Text, joined, msg, signed
from playcall.contract.speech import Speaker, speaker
from playcall.games.gridiron_fantasy.catalogue import CARDS, Face
from playcall.games.gridiron_fantasy.effects import (
    GOLD_POSITIONS,
    SILVER_POSITIONS,
    Action,
    AnyCard,
    Condition,
    Effect,
    Play,
    Secondary,
    Team,
)
from playcall.games.gridiron_fantasy.names import counted_symbols, kind, objective, sign, yes
from playcall.games.gridiron_fantasy.table import HAND_SIZE

POSITIONS: Final = frozenset((*GOLD_POSITIONS, *SILVER_POSITIONS))
KINDS: Final = {
    "OP": "Offensive Play", "DP": "Defensive Play", "OA": "Offensive Action", "DA": "Defensive Action", "TM": "Team",
}  # fmt: skip
"""What a card is, as collections and printers sort it."""


def english() -> Speaker:
    """Cards are printed in English."""
    return speaker(__package__)


# Conditions -----------------------------------------------------------------------------------------------------------


def condition(asked: Condition) -> Text:
    """`on a Run, with 3 or fewer to go`."""
    atoms = [(name, getattr(asked, name)) for name in Condition.__struct_fields__]
    return joined([_atom(name, value) for name, value in atoms if value is not None], "comma")


def _atom(name: str, value: Any) -> Text:
    id_ = f"gf-if-{name}"
    if name.endswith("kind"):
        return msg(id_, word=value)
    if name.endswith("position_active"):
        return msg(id_, position=msg("gf-position", position=value))
    if name == "dominant":
        return msg(id_, ability=msg("gf-fx-named", ability=value))
    if name == "down_in":
        return msg(id_, downs=joined([msg("gf-fx-ordinal", down=number) for number in value], "or"))
    if name == "context":
        return msg(id_, kicks=joined([msg("gf-fx-kicks", kick=each) for each in value]))
    return msg(id_, value=yes(value) if isinstance(value, bool) else value)


# Effects --------------------------------------------------------------------------------------------------------------


def effect(printed: Effect) -> Text:
    """`on a Run: +2 Power`."""
    said = msg(f"gf-fx-{printed.do}", **_arguments(printed.do, printed.parameters))
    if printed.duration:
        word, _, number = printed.duration.partition(":")
        said = msg("gf-fx-for", effect=said, time=msg("gf-fx-time", time=word, drives=int(number or 1)))
    return said if printed.condition is None else msg("gf-fx-if", condition=condition(printed.condition), effect=said)


def effects(printed: Iterable[Effect]) -> Text:
    """Several effects as one phrase."""
    return _chained("gf-fx-and", [effect(each) for each in printed])


def _chained(id_: str, parts: Sequence[Text]) -> Text:
    whole = parts[0]
    for part in parts[1:]:
        whole = msg(id_, a=whole, b=part)
    return whole


def _filter(words: Iterable[str]) -> Text:
    """Which cards a filter means."""
    named = [msg("gf-position", position=word) if word in POSITIONS else msg("gf-fx-card", word=word) for word in words]
    return joined(named, "or")


def need(asked: str, ability: str) -> Text:
    """GF-7.19"""
    word, _, number = asked.partition(":")
    return msg("gf-need", need=word, key=msg("gf-fx-named", ability=ability), by=int(number or 0))


def _kicks(contexts: Iterable[str]) -> Text:
    return joined([msg("gf-fx-kick", kick=context) for context in contexts], "or")


_NUMBERS: Final = frozenset((
    "n", "max", "factor", "yards", "level", "levels", "margin", "spot", "risk", "forward", "back",
))  # fmt: skip
_WORDS: Final = frozenset(("who", "what", "scope", "by"))
_NESTED: Final = frozenset(("effects", "heads", "tails"))
_SIGNED: Final = ("n", "yards", "gain")


def _arguments(do: str, p: Any) -> dict[str, Any]:
    """What the message of a verb may be told: its parameters, and what follows from them."""
    found: dict[str, Any] = {name: p[name] for name in p if name in _NUMBERS or name in _WORDS}
    found |= {name: effects(p[name]) for name in p if name in _NESTED}
    for name in _SIGNED:
        if name in p:
            number = -p[name] if do == "tax_symbols" else p[name]
            found |= {"signed": signed(number), "sign": sign(number), "size": abs(number), "up": yes(number > 0)}
    for name, made in _MADE.items():
        if name in p:
            found |= made(p)
    return found


_MADE: Final[dict[str, Callable[[Any], dict[str, Any]]]] = {
    "ability": lambda p: {
        "in": msg("gf-fx-in", ability=p["ability"]),
        "ability": msg("gf-fx-named", ability=p["ability"]),
    },
    "filter": lambda p: {"filter": _filter(p["filter"]), "filters": msg("gf-fx-cards", word=p["filter"][0])},
    "kind": lambda p: {"word": p["kind"]},
    "context": lambda p: {"kick": _kicks([p["context"]])},
    "contexts": lambda p: {"kicks": _kicks(p["contexts"])},
    "key": lambda p: {"key": msg("gf-fx-named", ability=p["key"])},
    "need": lambda p: {"need": need(p["need"], p["key"])},
    "unless_doubled": lambda p: {"unless": yes(p["unless_doubled"])},
    "level": lambda p: {"injury": msg("gf-injury", level=p["level"])},
    "delta": lambda p: {"cards": HAND_SIZE + p["delta"]},
    "options": lambda p: {"options": _chained("gf-fx-or", [effects(option) for option in p["options"]])},
    "by": lambda p: {"how": f"{p.get('who', 'own')}-{p['by']}"},
}
"""What a parameter makes known beside itself."""


def special(face: Face) -> Text | None:
    """The Special Result of a Challenge card; None where it has none."""
    return effects(fx.print for fx in face.special) if face.special else None


def tag(face: Face) -> Text | None:
    """What an Action does, in at most 24 characters."""
    return _does("gf-tag-does", face.effects[0].print) if face.effects else None


def _does(id_: str, printed: Effect) -> Text:
    """What an effect does in a few words."""
    ability = msg("gf-fx-short", ability=printed.parameters.get("ability", "choice"))
    number = printed.parameters.get("n", printed.parameters.get("yards", 0))
    return msg(id_, do=printed.do, n=signed(-number if printed.do == "tax_symbols" else number), ability=ability)


def brief(card: AnyCard) -> Text | None:
    """The one line of a card that lies in a low hand or on a plaque; None where there is nothing to say."""
    if isinstance(card, Play):
        return _brief_play(card)
    if isinstance(card, Team):
        does = [*card.static, *(each for use in card.abilities for each in use.effects)]
        return _does("gf-plate-does", does[0]) if does else None
    if card.mode != "challenge":
        return _does("gf-tag-does", [*card.effects, *card.in_force][0])
    return msg("gf-brief-last", does=_does("gf-tag-does", card.special[0])) if card.special else msg("gf-brief-plain")


def _brief_play(card: Play) -> Text | None:
    if card.on_success:
        return msg("gf-brief-won", does=_does("gf-tag-does", card.on_success[0]))
    if card.secondaries:
        return msg("gf-brief-secondary", ability=msg("gf-fx-short", ability=card.secondaries[0].key))
    return _does("gf-tag-does", card.in_force[0]) if card.in_force else None


# Cards ----------------------------------------------------------------------------------------------------------------


class Line(NamedTuple):
    """A line of a card: phrases, each a sentence of its own, perhaps with a heading before them."""

    phrases: tuple[Text, ...]
    head: Text | None = None

    @property
    def said(self) -> Text:
        """All of it as one message."""
        text = joined(self.phrases, "comma")
        return text if self.head is None else msg("gf-print-headed", head=self.head, text=text)


def lines(card: AnyCard) -> list[Line]:
    """All rules text of a card, a line for each part."""
    made = _play(card) if isinstance(card, Play) else _action(card) if isinstance(card, Action) else _team(card)
    return made + ([Line((msg("gf-limit", limit=card.limit),))] if card.limit != "none" else [])


def _play(card: Play) -> list[Line]:
    made = [Line((effect(each),)) for each in card.in_force]
    made += [Line((_after_play(each),)) for each in card.on_success]
    return made + [Line((secondary(each),), msg("gf-print-secondary")) for each in card.secondaries]


def secondary(printed: Secondary) -> Text:
    """`if you lead in Skill, Objective 12 yards better`."""
    return msg("gf-fx-secondary", need=need(printed.need, printed.key), effects=effects(printed.effects))


def _after_play(printed: Effect) -> Text:
    """Effects of success say so, those with a condition on the result say which."""
    if printed.condition is None:
        return msg("gf-print-win", effect=effect(printed))
    return effect(printed) if printed.condition.result is not None else msg("gf-print-win-if", effect=effect(printed))


def _action(card: Action) -> list[Line]:
    if card.mode == "challenge":
        force = [Line((effect(each),)) for each in card.in_force]
        results = tuple(effect(each) for each in card.special)
        return [*force, *([Line(results, msg("gf-print-special"))] if results else [])]
    windows = joined([msg("gf-window", window=window) for window in card.windows], "or")
    head = windows if card.requires is None else joined([windows, condition(card.requires)], "comma")
    return [Line(tuple(effect(each) for each in card.effects), head)]


def _team(card: Team) -> list[Line]:
    made = [Line((effect(each),)) for each in card.static]
    for use in card.abilities:
        head = msg("gf-window", window=use.window)
        if use.limit != "none":
            head = joined([head, msg("gf-limit", limit=use.limit)], "comma")
        made.append(Line(tuple(effect(each) for each in use.effects), head))
    return made


def sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}."


def print_line(line: Line, head: Text | None = None) -> str:
    """A line as it stands on the card; another heading may stand in for its own."""
    say, head = english(), line.head if head is None else head
    text = " ".join(sentence(say(phrase)) for phrase in line.phrases)
    return text if head is None else f"{sentence(say(head))[:-1]}: {text}"


def rules_text(card: AnyCard) -> tuple[str, ...]:
    """All rules text of a card as it is printed, in English."""
    return tuple(print_line(line) for line in lines(card))


def effect_text(printed: Effect) -> str:
    return english()(effect(printed))


# Faces as text --------------------------------------------------------------------------------------------------------


@cache
def all_faces() -> tuple[CardFace, ...]:
    """Every card in the order of the set."""
    return tuple(card_face(face) for face in CARDS)


def card_face(face: Face) -> CardFace:
    card, say = face.card, english()
    parts: list[Said] = [_head(face), *rules_text(card)]
    if face.penalty:
        foul = face.penalty
        parts.append(msg("gf-print-risk", risk=foul.risk, foul=foul.foul, yards=foul.yards))
    if face.alert:
        parts.append(msg("gf-print-alert", alert=face.alert))
    parts += [f"“{card.flavour}”"] if card.flavour else []
    parts.append(msg("gf-print-number", id=face.id, rarity=card.rarity, edition=card.edition))
    return CardFace(face.id, face.name, KINDS[face.type], tuple(map(say, parts)), facts(face))


def _head(face: Face) -> Text:
    if face.kind:
        held = counted_symbols(face.symbols)
        return msg("gf-print-play", kind=kind(face.kind), symbols=held, objective=objective(face))
    if face.subtype:
        subtype = msg("gf-tag-subtype", subtype=face.subtype)
        if face.position:
            return msg("gf-print-star", subtype=subtype, position=face.position, plaque=face.plaque)
        return msg("gf-print-team", subtype=subtype, plaque=face.plaque)
    return (
        msg("gf-print-challenge", symbols=counted_symbols(face.symbols)) if face.challenge else msg("gf-print-action")
    )


def facts(face: Face) -> dict[str, Any]:
    """The printed fields as plain data; `text` as it is printed, `said` and `brief` as messages."""
    plain: dict[str, Any] = msgspec.to_builtins(face.card)
    plain["text"] = list(rules_text(face.card))
    plain["said"] = [msgspec.to_builtins(line.said) for line in lines(face.card)]
    plain["brief"] = msgspec.to_builtins(brief(face.card))
    return {name: value for name, value in plain.items() if value not in (None, [], ())}
