"""Card sets of one's own: players, managers with known abilities, action cards made after those of the game."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, TypeVar

import msgspec

from playcall.contract import msg
from playcall.contract.expansions import Expansion, card_error, tables_of
from playcall.contract.vocabulary import Block, Field, Kind, Vocabulary
from playcall.games.masters_football.cards import (
    COSTS,
    GENIUS_NAMES,
    LEVELS,
    MOST_FIGURE,
    MOST_SKILL,
    POSITIONS,
    TACTICS,
    ActionCard,
    Manager,
    Player,
    Printed,
    checked_action,
    checked_manager,
    checked_player,
    own_cards,
    read_entry,
)
from playcall.games.masters_football.effects import Effect, PlayerMod, TeamMod

_ID: Final = re.compile(r"(?!L\d)[A-Z]{1,4}[0-9]{1,3}")
_TABLES: Final = ("player", "manager", "action")
_NUMBERS: Final = ("att", "def", "tac", "n")
MOST_CHANGE: Final = 4
"""The most that an action card adds or takes away."""
MOST_COPIES: Final = 3
_LONGEST: Final = {"name": 32, "flavour": 80}


_Card = TypeVar("_Card", Player, Manager, ActionCard)


class _Action(msgspec.Struct, forbid_unknown_fields=True):
    """An action card after one of the game: its kind, windows and effects, with other numbers."""

    id: str
    name: str
    like: str
    cost: int | None = None
    count: int = 1
    tactics: tuple[str, ...] | None = None
    att: int | None = None
    dfn: int | None = msgspec.field(default=None, name="def")
    tac: int | None = None
    n: int | None = None
    flavour: str = ""
    emblem: str = ""


class _Manager(msgspec.Struct, forbid_unknown_fields=True):
    """A manager with the ability of one of the game."""

    id: str
    name: str
    ability: str
    budget: int
    academy_limit: int
    flavour: str = ""
    emblem: str = ""


def with_cards(own: Printed, expansions: Sequence[Expansion]) -> Printed:
    """The game's own cards, and behind them those of sets; raises CardError."""
    for expansion in expansions:
        for table in expansion.cards.keys() - set(_TABLES):
            problem = "a set of this game has players, managers and action cards: [[player]], [[manager]], [[action]]"
            raise card_error(problem, file=expansion.source, field=table)
    managers = [_manager(raw, source, own) for source, raw in tables_of(expansions, "manager")]
    players = [_player(raw, source, own) for source, raw in tables_of(expansions, "player")]
    actions = [_action(raw, source, own) for source, raw in tables_of(expansions, "action")]
    both = Printed((*own.managers, *managers), (*own.players, *players), (*own.actions, *actions))
    _check_ids(both, ", ".join(expansion.source for expansion in expansions))
    return both


def _check_ids(cards: Printed, source: str) -> None:
    seen: set[str] = set()
    for card in cards.all:
        if card.id in seen:
            raise card_error("is used twice", file=source, card=card.id, field="id")
        seen.add(card.id)


def _player(raw: dict[str, Any], source: str, own: Printed) -> Player:
    player = read_entry({**raw, **{name: _figures(raw.get(name)) for name in ("attack", "defence")}}, Player, source)
    _check_words(player, source, own.players)
    if player.level not in LEVELS:
        raise card_error(f"is one of {', '.join(LEVELS)}", file=source, card=player.id, field="level")
    alike = [one for one in own.players if (one.level, one.pos) == (player.level, player.pos)]
    return checked_player(_with_emblem(player, alike), source)


def _figures(given: Any) -> Any:
    """Figures in the order of the tactics, or by their names."""
    return [given.get(tactic) for tactic in TACTICS] if isinstance(given, dict) else given


def _manager(raw: dict[str, Any], source: str, own: Printed) -> Manager:
    entry = read_entry(raw, _Manager, source)
    like = next((one for one in own.managers if one.ability == entry.ability), None)
    if like is None:
        known = ", ".join(one.ability for one in own.managers)
        raise card_error(f"is one of {known}", file=source, card=entry.id[:40], field="ability")
    facts = {"name": entry.name, "budget": entry.budget, "academy_limit": entry.academy_limit, "flavour": entry.flavour}
    made = msgspec.structs.replace(like, id=entry.id, emblem=entry.emblem, **facts)
    _check_words(made, source, own.managers)
    return checked_manager(_with_emblem(made, [like]), source)


def _action(raw: dict[str, Any], source: str, own: Printed) -> ActionCard:
    if isinstance(block := raw.get("like"), dict):  # the same as a building block, with its numbers in it
        given_numbers = {name: value for name, value in block.items() if name != "do"}
        raw = {**raw, **given_numbers, "like": block.get("do")}
    entry = read_entry(raw, _Action, source)
    like = next((one for one in own.actions if one.id == entry.like), None)
    if like is None:
        raise card_error("is the id of an action card of the game", file=source, card=entry.id[:40], field="like")
    given = {
        name: value for name in _NUMBERS if (value := getattr(entry, "dfn" if name == "def" else name)) is not None
    }
    _check_numbers(entry, like, given, source)
    effects = tuple(_with_numbers(effect, given) for effect in like.effects)
    changed = {
        "id": entry.id, "name": entry.name, "count": entry.count, "flavour": entry.flavour, "emblem": entry.emblem,
        "cost": like.cost if entry.cost is None else entry.cost, "brief": "", "effects": effects,
        "tactics": like.tactics if entry.tactics is None else entry.tactics,
    }  # fmt: skip
    made = msgspec.structs.replace(like, **changed)
    _check_words(made, source, own.actions)
    made = msgspec.structs.replace(made, text=printed(made, like))
    return checked_action(_with_emblem(made, [like]), source)


def _check_numbers(entry: _Action, like: ActionCard, given: Mapping[str, int], source: str) -> None:
    known = numbers(like)
    for field, holds, problem in (
        *((name, name in known, f"{like.id} has no such number") for name in given),
        *((name, abs(value) <= MOST_CHANGE, f"is -{MOST_CHANGE} to {MOST_CHANGE}") for name, value in given.items()),
        ("n", given.get("n", 1) > 0, "is at least 1"),
        ("count", 1 <= entry.count <= MOST_COPIES, f"is 1 to {MOST_COPIES}"),
        ("cost", entry.cost is None or like.cost != "POINTS", f"{like.id} is paid for in points"),
        ("tactics", set(entry.tactics or ()) <= set(TACTICS), f"are some of {', '.join(TACTICS)}"),
    ):
        if not holds:
            raise card_error(problem, file=source, card=entry.id[:40], field=field)
    if known and given and not any({**known, **given}.values()):
        raise card_error("all numbers are 0: the card would do nothing", file=source, card=entry.id[:40], field="att")


def _check_words(
    card: Player | Manager | ActionCard, source: str, own: Sequence[Player | Manager | ActionCard]
) -> None:
    emblems = {"", *(one.id for one in own)}
    for field, holds, problem in (
        ("id", _ID.fullmatch(card.id), "is a few capital letters and a number, such as NX01"),
        ("name", 0 < len(card.name.strip()) <= _LONGEST["name"], f"has 1 to {_LONGEST['name']} letters"),
        (
            "flavour",
            len(getattr(card, "flavour", "")) <= _LONGEST["flavour"],
            f"has {_LONGEST['flavour']} letters at most",
        ),
        ("emblem", card.emblem in emblems, "is the id of a card of the game of the same kind"),
    ):
        if not holds:
            raise card_error(problem, file=source, card=card.id[:40], field=field)


def _with_emblem(card: _Card, alike: Sequence[_Card]) -> _Card:
    """A card that names no emblem has that of one it is like."""
    return card if card.emblem else msgspec.structs.replace(card, emblem=alike[sum(map(ord, card.id)) % len(alike)].id)


def numbers(card: ActionCard) -> dict[str, int]:
    """The numbers of an action card that another may change."""
    facts: dict[str, Any] = msgspec.to_builtins(card.effects[0])
    return {name: facts[name] for name in _NUMBERS if name in facts}


def _with_numbers(effect: Effect, given: Mapping[str, int]) -> Effect:
    facts: dict[str, Any] = msgspec.to_builtins(effect)
    changed: Effect = msgspec.convert(
        {**facts, **{name: value for name, value in given.items() if name in facts}}, Effect
    )
    return changed


def printed(card: ActionCard, like: ActionCard) -> str:
    """The text of a card, made from its effect so that both can never say different things."""
    effect, after = card.effects[0], like.text.partition(". ")[2] if len(card.effects) > 1 else ""
    if isinstance(effect, TeamMod):
        text = f"{'Your' if card.side == 'OWN' else 'Their'} {_changes(attack=effect.att, defence=effect.dfn)}."
    elif isinstance(effect, PlayerMod):
        parts = {"attack": effect.att, "defence": effect.dfn, "tactical skill": effect.tac}
        text = f"One of {'your' if card.side == 'OWN' else 'their'} players: {_changes(**parts)}."
    else:
        text, after = re.sub(r"\+\d+", f"+{numbers(card).get('n', 0)}", like.text), ""
    return f"{text} {after}".strip()


def _changes(**parts: int) -> str:
    return " and ".join(f"{name} {value:+d}" for name, value in parts.items() if value)


# What there is to build with --------------------------------------------------------------------------------------


def vocabulary() -> Vocabulary:
    """Players by figures, managers by ability, action cards after those of the game, which are the blocks."""
    own = own_cards()
    words = (Field("id", "text", longest=7), Field("name", "text", longest=32))
    flavour = Field("flavour", "text", longest=80, required=False)
    emblem = Field("emblem", "text", longest=7, required=False)
    figures = tuple(Field(tactic, "number", low=0, high=MOST_FIGURE) for tactic in TACTICS)
    costs = [cost for level in COSTS.values() for cost in level]
    player = (
        *words, Field("level", "choice", values=LEVELS), Field("pos", "choice", values=tuple(POSITIONS)),
        Field("cost", "number", low=min(costs), high=max(costs)),
        Field("attack", "table", fields=figures, rule="MF-2.8"),
        Field("defence", "table", fields=figures, rule="MF-2.8"),
        Field("tac", "number", low=0, high=MOST_SKILL, rule="MF-2.8"),
        Field("genius", "choice", values=("", *GENIUS_NAMES), required=False), emblem,
    )  # fmt: skip
    manager = (
        *words, Field("ability", "choice", values=tuple(one.ability for one in own.managers)),
        Field("budget", "number", low=8, high=12), Field("academy_limit", "number", low=2, high=5), flavour, emblem,
    )  # fmt: skip
    action = (
        *words, Field("like", "block", blocks=("action",)), Field("cost", "number", low=0, high=3, required=False),
        Field("count", "number", low=1, high=MOST_COPIES, required=False, default=1),
        Field("tactics", "choices", values=TACTICS, required=False), flavour, emblem,
    )  # fmt: skip
    boss = {
        "id": "NM01",
        "name": "The Night Shift",
        "ability": own.managers[0].ability,
        "budget": 9,
        "academy_limit": 3,
    }
    rush = {"id": "NA01", "name": "Kick and Rush", "like": {"do": "ST03", "att": 4}}
    kinds = (
        Kind("player", msg("mf-set-player"), player, rules=("MF-2.8",), sample=_sample(own.players[0])),
        Kind("manager", msg("mf-set-manager"), manager, rules=("MF-3.4",), sample=boss),
        Kind("action", msg("mf-set-action"), action, rules=("MF-20.4",), sample=rush),
    )
    return Vocabulary(kinds, tuple(_blocks(own.actions)))


def _sample(player: Player) -> dict[str, object]:
    facts: dict[str, object] = msgspec.to_builtins(player)
    facts |= {name: dict(zip(TACTICS, getattr(player, name), strict=True)) for name in ("attack", "defence")}
    return {
        **{name: value for name, value in facts.items() if value not in ("", None)},
        "id": "NP01",
        "name": "New Signing",
    }


def _blocks(actions: Sequence[ActionCard]) -> Iterator[Block]:
    for card in actions:
        low = 1 if "n" in numbers(card) else -MOST_CHANGE
        fields = tuple(
            Field(name, "number", low=low, high=MOST_CHANGE, required=False, default=value)
            for name, value in numbers(card).items()
        )
        yield Block(card.id, "action", fields, f"{card.name}: {card.text}", ("MF-20.4",))
