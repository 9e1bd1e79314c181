"""The cards of Masters of Football: managers, players, action cards and dice, and how card files are read."""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Iterable, Sequence
from functools import cache
from importlib import resources
from typing import Any, Final, Literal, NamedTuple, TypeAlias, TypeVar

import msgspec

from playcall.contract.expansions import Expansion, card_error, taken_in
from playcall.games.masters_football.effects import (
    Effect,
    ForceTactic,
    MuteGenius,
    PayPoints,
    PlayerMod,
    Spy,
    TacticMod,
    TeamMod,
)
from playcall.kernel import CardError

TACTICS: Final = ("Po", "Di", "Ph", "De")
TACTIC_NAMES: Final = ("Possession", "Direct", "Physical", "Defensive")
LEVELS: Final = ("gold", "silver", "bronze", "wood")
GOLD, SILVER, BRONZE, WOOD, LAD = range(5)
POSITIONS: Final = "DMF"
POSITION_NAMES: Final = {"D": "defender", "M": "midfielder", "F": "forward"}
GENIUS_NAMES: Final = {"A": "Attacking Genius", "D": "Defensive Genius", "T": "Tactical Genius"}
COSTS: Final = {"gold": range(6, 10), "silver": range(3, 6), "bronze": range(1, 3), "wood": range(1)}
TYPES: Final = ("STRATEGY", "EVOLUTION", "ANTI", "CORRUPTION")
TYPE_NAMES: Final = {
    "STRATEGY": "Strategy", "EVOLUTION": "Evolution", "ANTI": "Anti-Football", "CORRUPTION": "Corruption",
}  # fmt: skip
ABILITIES: Final = (
    "super_agent", "youth_academy", "peoples_club", "inferno", "godfather", "special_one", "joga_bonito",
    "tactician", "tycoon", "clean_hands",
)  # fmt: skip
POINTS_RESERVE: Final = 3
"""MF-15.8  M that a card paid for in points reserves: the most points a match can bring."""
TEAM_SIZE: Final = 3
"""MF-7.1  Players of a team."""
LADS: Final = 64
"""Local Lads that can be told apart; each has a card for every position."""
MOST_FIGURE, MOST_SKILL = 7, 5
"""MF-15.13  Of attack and defence in a tactic, and of tactical skill, printed or after modifiers."""
GENIUS_FACE: Final = 5
"""The index of the face G."""

Tactic: TypeAlias = Literal["Po", "Di", "Ph", "De"]
Window: TypeAlias = Literal["TW", "SW", "BT", "AR", "AG", "AM", "CW", "HT", "AC"]
Timing: TypeAlias = Literal["PRE", "LIVE", "ANY", "ACADEMY"]
BEFORE: Final = ("TW", "SW")
DURING: Final = ("BT", "AR", "AG", "AM", "CW", "HT")


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player card. Figures stand in the order Possession, Direct, Physical, Defensive."""

    id: str
    name: str
    level: Literal["gold", "silver", "bronze", "wood", "lad"]
    pos: Literal["D", "M", "F"]
    cost: int
    attack: tuple[int, int, int, int]
    defence: tuple[int, int, int, int]
    tac: int
    genius: Literal["", "A", "D", "T"] = ""
    emblem: str = ""
    """The card whose emblem it has, where it has none of its own."""


class Manager(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A manager card; the rules know the ability by its key."""

    id: str
    name: str
    budget: int
    academy_limit: int
    ability: str
    rule: str
    text: str
    flavour: str = ""
    emblem: str = ""


class ActionCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An action card as it is printed."""

    id: str
    name: str
    count: int
    type: Literal["STRATEGY", "EVOLUTION", "ANTI", "CORRUPTION"]
    timing: Timing
    windows: tuple[Window, ...]
    cost: int | Literal["POINTS"]
    side: Literal["OWN", "OPP", "MATCH", "CARD"]
    effects: tuple[Effect, ...]
    text: str
    tactics: tuple[Tactic, ...] = TACTICS
    uses: int = 1
    flavour: str = ""
    brief: str = ""
    """The text in few words, for small faces, where it is long."""
    emblem: str = ""

    @property
    def price(self) -> int:
        """M paid when it is played; Win Bonus is paid for at the end of the match."""
        return 0 if self.cost == "POINTS" else self.cost

    @property
    def reserve(self) -> int:
        """MF-15.8  M reserved from the play to the end of the match."""
        return POINTS_RESERVE if self.cost == "POINTS" else 0

    @property
    def on_player(self) -> bool:
        """Whether it lies on a single player while it is in play."""
        return isinstance(self.effect, (PlayerMod, MuteGenius))

    @property
    def effect(self) -> Effect:
        """The first effect: the one that names its target."""
        return self.effects[0]


class Dice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The faces of all dice, by index 0 to 5."""

    levels: tuple[str, ...]
    attack: tuple[tuple[int, ...], ...]
    defence: tuple[tuple[int, ...], ...]
    genius: tuple[int | str, ...]
    tactic: tuple[int, ...]


class CardSet(msgspec.Struct, frozen=True):
    """All cards of the game in their fixed order; Local Lads follow the printed players."""

    managers: tuple[Manager, ...]
    players: tuple[Player, ...]
    actions: tuple[ActionCard, ...]
    dice: Dice
    printed: int
    """How many players are printed cards."""
    hash: str

    @property
    def faced_players(self) -> tuple[Player, ...]:
        """Every player that looks different: the printed ones, and a Local Lad of each position."""
        return self.players[: self.printed + len(POSITIONS)]

    def face_id(self, card: int) -> str:
        """The face that shows a player: Local Lads of one position are all alike."""
        lad = (card - self.printed) % len(POSITIONS)
        return self.players[card if card < self.printed else self.printed + lad].id

    def player(self, card_id: str) -> int:
        return next(i for i, player in enumerate(self.players) if player.id == card_id)

    def action(self, card_id: str) -> int:
        return next(i for i, action in enumerate(self.actions) if action.id == card_id)

    def manager(self, ability: str) -> int:
        return next(i for i, manager in enumerate(self.managers) if manager.ability == ability)


class _Players(msgspec.Struct, forbid_unknown_fields=True):
    player: list[dict[str, Any]] = []
    manager: list[dict[str, Any]] = []
    action: list[dict[str, Any]] = []


_Read = TypeVar("_Read")


AnyCard: TypeAlias = Manager | Player | ActionCard


class Printed(NamedTuple):
    """Managers, players and action cards."""

    managers: tuple[Manager, ...]
    players: tuple[Player, ...]
    actions: tuple[ActionCard, ...]

    @property
    def all(self) -> list[AnyCard]:
        return [*self.managers, *self.players, *self.actions]


@cache
def load() -> CardSet:
    """The cards of this edition, the game's own and then those of the sets it is played with, and the dice."""
    return assemble(taken_in(__package__))


def assemble(expansions: Sequence[Expansion]) -> CardSet:
    """The game's own cards with those of sets; raises CardError."""
    from playcall.games.masters_football.sets import with_cards  # it reads cards the way this module does

    managers, players, actions = with_cards(own_cards(), expansions) if expansions else own_cards()
    dice = msgspec.convert(tomllib.loads(_own("dice")), Dice)
    digest = content_hash([*managers, *players, *actions, dice])
    return CardSet(managers, (*players, *_lads()), actions, dice, len(players), digest)


@cache
def own_cards() -> Printed:
    """The cards that come with the game."""
    managers, _, _ = parse(_own("managers"), "managers.toml")
    _, players, _ = parse(_own("players"), "players.toml")
    _, _, actions = parse(_own("actions"), "actions.toml")
    return Printed(managers, players, actions)


def parse(text: str, source: str) -> Printed:
    """Managers, players and action cards of one file; raises CardError naming file, card and field."""
    try:
        file = msgspec.convert(tomllib.loads(text), _Players)
    except tomllib.TOMLDecodeError as error:
        raise CardError(f"{source}: not valid TOML: {error}") from error
    except msgspec.ValidationError as error:
        raise CardError(f"{source}: {error}") from error
    managers = tuple(checked_manager(read_entry(raw, Manager, source), source) for raw in file.manager)
    players = tuple(checked_player(read_entry(raw, Player, source), source) for raw in file.player)
    actions = tuple(checked_action(read_entry(raw, ActionCard, source), source) for raw in file.action)
    ids: set[str] = set()
    for card in [card.id for cards in (managers, players, actions) for card in cards]:
        _require(card not in ids, source, card, "id", "used twice")
        ids.add(card)
    return Printed(managers, players, actions)


WORDS = ("name", "text", "brief", "flavour", "emblem")
"""What may change on a card without changing the game."""


def content_hash(things: Iterable[Any]) -> str:
    """A short hash of everything the rules read; names, texts and flavour may change without changing it."""
    lines = []
    for thing in things:
        facts = msgspec.to_builtins(thing)
        lines.append(repr({key: facts[key] for key in sorted(facts) if key not in WORDS}))
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]


def _own(name: str) -> str:
    return (resources.files(__package__) / "cards" / f"{name}.toml").read_text(encoding="utf-8")


def _lads() -> Iterable[Player]:
    """MF-23.3  Local Lads, as many as any table can need."""
    for number in range(1, LADS + 1):
        for pos in POSITIONS:
            yield Player(f"L{number:02}{pos}", "Local Lad", "lad", pos, 0, (0,) * 4, (1,) * 4, 0)  # type: ignore[arg-type]


def read_entry(raw: dict[str, Any], kind: type[_Read], source: str) -> _Read:
    """An entry of a card file; raises CardError naming file, card and field."""
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        field = re.search(r"\$\.(\w+)|field `(\w+)`", str(error))
        named = (field[1] or field[2]) if field else ""
        raise card_error(str(error), file=source, card=str(raw.get("id", "?")), field=named) from error


def _require(holds: bool, source: str, card: str, field: str, problem: str) -> None:
    if not holds:
        raise card_error(problem, file=source, card=card, field=field)


def checked_manager(manager: Manager, source: str) -> Manager:
    """A manager whose figures and ability the game knows; raises CardError."""
    card = manager.id
    _require(8 <= manager.budget <= 12, source, card, "budget", f"a budget is 8 to 12, not {manager.budget}")
    limit = manager.academy_limit
    _require(2 <= limit <= 5, source, card, "academy_limit", f"an academy limit is 2 to 5, not {limit}")
    known = manager.ability in ABILITIES
    _require(known, source, card, "ability", f"'{manager.ability}' is none of {', '.join(ABILITIES)}")
    return manager


def checked_player(player: Player, source: str) -> Player:
    """MF-2.8  A player whose cost and figures are within their limits; raises CardError."""
    card, costs = player.id, COSTS.get(player.level, range(0))
    asked = f"{player.level} costs {costs.start} to {costs.stop - 1}, not {player.cost}"
    _require(player.cost in costs, source, card, "cost", asked)
    limits = f"figures are 0 to {MOST_FIGURE}"
    for field, figures in (("attack", player.attack), ("defence", player.defence)):
        _require(all(0 <= figure <= MOST_FIGURE for figure in figures), source, card, field, limits)
    skill = f"tactical skill is 0 to {MOST_SKILL}, not {player.tac}"
    _require(0 <= player.tac <= MOST_SKILL, source, card, "tac", skill)
    return player


def checked_action(action: ActionCard, source: str) -> ActionCard:
    """Timing fits the windows, windows fit the effects, constraints stand on Strategy cards only."""
    card = action.id
    _require(action.count >= 1, source, card, "count", "at least one copy")
    _require(action.uses >= 1, source, card, "uses", "at least one use")
    _require(bool(action.effects), source, card, "effects", "at least one effect")
    _require(bool(action.windows), source, card, "windows", "at least one window")
    _require(bool(action.tactics), source, card, "tactics", "at least one tactic")
    free = action.type == "STRATEGY" or len(action.tactics) == len(TACTICS)
    _require(free, source, card, "tactics", "only Strategy cards have a tactical constraint")
    cost = action.cost == "POINTS" or 0 <= action.cost <= 3
    _require(cost, source, card, "cost", f"a cost is 0 to 3 or POINTS, not {action.cost}")
    pays = any(isinstance(effect, PayPoints) for effect in action.effects)
    _require(pays == (action.cost == "POINTS"), source, card, "cost", "POINTS goes with pay_points")
    allowed = {"PRE": BEFORE, "LIVE": DURING, "ANY": (*BEFORE, *DURING), "ACADEMY": ("AC",)}[action.timing]
    for window in action.windows:
        _require(window in allowed, source, card, "windows", f"{window} does not fit the timing {action.timing}")
        for effect in action.effects:
            fits = window in windows_of(effect)
            _require(fits, source, card, "windows", f"{window} does not fit the effect {tag_of(effect)}")
    return action


WINDOWS_OF: Final[dict[str, tuple[str, ...]]] = {
    "team_mod": ("SW", "BT"), "player_mod": ("SW", "BT"), "mute_genius": ("SW", "BT"), "tactic_mod": ("TW",),
    "force_tactic": ("TW",), "spy": ("TW",), "counter_tactics": ("TW",), "attack_bonus": ("BT",),
    "extra_attack": ("AM",), "second_chance": ("AM",), "reroll": ("AR",), "cancel_attack": ("BT",),
    "nullify_goal": ("AG",), "counter_corruption": ("CW",), "extra_sub": ("HT",), "wonderkid": ("AC",),
    "pay_points": ("SW", "BT"),
}  # fmt: skip


def windows_of(effect: Effect) -> tuple[str, ...]:
    """MF-7.7, MF-9.1, MF-20.4  The windows in which an effect makes sense."""
    if isinstance(effect, PlayerMod) and effect.tac:
        return ("TW",)
    return WINDOWS_OF[tag_of(effect)]


def tag_of(effect: Effect) -> str:
    """The word for an effect in card files."""
    return str(effect.__struct_config__.tag)


def touches_tactics(action: ActionCard) -> bool:
    """MF-20.14  The cards that Plan B can cancel."""
    effect = action.effect
    return isinstance(effect, (TacticMod, ForceTactic, Spy)) or (isinstance(effect, PlayerMod) and effect.tac != 0)


def lasts(action: ActionCard) -> bool:
    """MF-20.5, MF-20.7  Modifiers, muted players and forced tactics stay in play; so does a card with uses left."""
    return isinstance(action.effect, (TeamMod, PlayerMod, MuteGenius, TacticMod, ForceTactic)) or action.uses > 1


# The printed figures as flat tables: what the rules read thousands of times in a match --------------------------------


_PLAYERS = load().players
ATTACK: Final = tuple(tuple(player.attack[tactic] for player in _PLAYERS) for tactic in range(4))
DEFENCE: Final = tuple(tuple(player.defence[tactic] for player in _PLAYERS) for tactic in range(4))
"""By tactic, then by player."""
TAC: Final = tuple(player.tac for player in _PLAYERS)
POS: Final = tuple(player.pos for player in _PLAYERS)
COST: Final = tuple(player.cost for player in _PLAYERS)
GENIUS: Final = tuple(player.genius for player in _PLAYERS)
LEVEL: Final = tuple(LAD if player.level == "lad" else LEVELS.index(player.level) for player in _PLAYERS)
"""Gold 0, silver 1, bronze 2, wood 3, Local Lad 4."""
LIKENESS: Final = tuple(f"player {level}" for level in LEVEL)

ACTION: Final = load().actions
PRICE: Final = tuple(card.price for card in ACTION)
RESERVE: Final = tuple(card.reserve for card in ACTION)

ATTACK_FACES: Final = load().dice.attack
DEFENCE_FACES: Final = load().dice.defence
GENIUS_VALUES: Final = tuple(2 if face == "G" else int(face) for face in load().dice.genius)
GENIUS_SHOWN: Final = tuple(map(str, load().dice.genius))
"""What the faces of the genius die show."""
TACTIC_FACES: Final = load().dice.tactic
LEVEL_NAMES: Final = load().dice.levels
RED, BROWN, ORANGE, GREEN, BLUE, PURPLE = range(6)


def legal_team(cards: Iterable[int]) -> bool:
    """MF-7.2  Players who are not all of one position."""
    return len({*map(POS.__getitem__, cards)}) > 1


def level_of(value: int) -> int:
    """MF-9.4, MF-9.6  Up to 2 red, then a level for every two, 11 or more purple."""
    return RED if value <= 2 else PURPLE if value >= 11 else (value - 1) // 2
