"""What builders of decks choose from: all cards in five groups, what they are looked for by, decks to begin with."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from playcall.booklet.decks import Builder, Filter, Group, PoolCard, Start, Value
from playcall.games.gridiron_fantasy.anatomy import ABILITIES, PLAQUES, SUBTYPES, Action, AnyCard, Play, Symbols, Team
from playcall.games.gridiron_fantasy.art.face import picture_box
from playcall.games.gridiron_fantasy.cards import CardSet, load
from playcall.games.gridiron_fantasy.printed import ABILITY_NAMES, POSITION_NAMES, rules_text, signed
from playcall.games.gridiron_fantasy.suggest import LEANS

RARITY_NAMES: Final = {"C": "Common", "U": "Uncommon", "R": "Rare", "V": "Very rare"}
INKS: Final = {"OP": "#8a4b12", "DP": "#2b4a6f", "OA": "#9c2c22", "DA": "#1d5a3a", "TM": "#4a3b66"}
PLAQUE_INKS: Final = {"gold": "#7d5c0c", "silver": "#4c5660", "copper": "#84481f"}
SHORT: Final = {"power": "Pw", "speed": "Sp", "skill": "Sk", "mental": "Me", "wild": "Wd"}
TITLES: Final = {
    "TM": "Team cards", "OP": "Offensive Plays", "DP": "Defensive Plays", "OA": "Offensive Actions",
    "DA": "Defensive Actions",
}  # fmt: skip


@cache
def builder() -> Builder:
    """GF-2.4  Every card of the set."""
    cards = load()
    leans = tuple(Value(lean, lean.capitalize()) for lean in LEANS)
    return Builder(_groups(), tuple(map(pool_card, cards.cards)), tuple(_starts(cards)), leans, chapter="GF-2.4")


def symbols_text(symbols: Symbols) -> str:
    """`Pw2 Sk1`."""
    return " ".join(f"{SHORT[name]}{number}" for name, number in symbols._asdict().items() if number)


def _groups() -> tuple[Group, ...]:
    rarity = Filter("rarity", "Rarity", tuple(Value(code, title, code) for code, title in RARITY_NAMES.items()))
    ability = Filter("ability", "Ability", tuple(Value(word, ABILITY_NAMES[word], SHORT[word]) for word in SHORT))
    kind = Filter("kind", "Kind", (Value("run", "Run"), Value("pass", "Pass")))
    mode = Filter("mode", "Mode", (Value("challenge", "Challenge"), Value("action", "Action")))
    disk = Filter(
        "disk", "Disk", (Value("alert", "Referee Alert"), Value("risk", "Penalty Risk"), Value("none", "None"))
    )
    figures = tuple(Value(word, ABILITY_NAMES[word], SHORT[word]) for word in ABILITIES)
    team = (
        Filter("subtype", "Subtype", tuple(Value(word, word.capitalize()) for word in SUBTYPES)),
        Filter("plaque", "Plaque", tuple(Value(word, word.capitalize()) for word in PLAQUES)),
        Filter(
            "position", "Position", tuple(Value(pos, name.capitalize(), pos) for pos, name in POSITION_NAMES.items())
        ),
        rarity,
    )
    plays = Value("objective", "Objective")
    return (
        Group("tm", TITLES["TM"], True, False, team),
        Group("op", TITLES["OP"], True, False, (kind, ability, rarity), (*figures, plays)),
        Group("dp", TITLES["DP"], True, False, (kind, ability, rarity), (*figures, plays)),
        Group("oa", TITLES["OA"], False, False, (mode, ability, disk, rarity), figures),
        Group("da", TITLES["DA"], False, False, (mode, ability, disk, rarity), figures),
    )


def pool_card(card: AnyCard) -> PoolCard:
    if isinstance(card, Play):
        return _play(card)
    return _action(card) if isinstance(card, Action) else _team(card)


def _play(card: Play) -> PoolCard:
    gain = "TD" if card.objective == "TD" else signed(card.objective)
    words = []
    if card.penalty:
        words.append(f"Risk {card.penalty.risk}")
    facts = {"kind": card.kind, "ability": _abilities(card.symbols), "rarity": card.rarity}
    figures = _figures(card.symbols) | {"objective": 99 if card.objective == "TD" else card.objective}
    line = " · ".join([*words, *rules_text(card)])
    return PoolCard(
        card.id, card.type.lower(), card.name, card.kind.capitalize(), gain, facts=facts, figures=figures, line=line,
        ink=INKS[card.type], picture=picture_box(card),
    )  # fmt: skip


def _action(card: Action) -> PoolCard:
    disk = "risk" if card.penalty else "alert" if card.alert else "none"
    words = []
    if card.penalty:
        words.append(f"Risk {card.penalty.risk}, {card.penalty.yards} yards")
    if card.alert:
        words.append(f"Alert {card.alert}")
    facts = {"mode": card.mode, "ability": _abilities(card.symbols), "disk": disk, "rarity": card.rarity}
    badge = symbols_text(card.symbols) if card.mode == "challenge" else "Action"
    return PoolCard(
        card.id, card.type.lower(), card.name, badge, card.rarity, facts=facts, figures=_figures(card.symbols),
        line=" · ".join([*words, *rules_text(card)]), ink=INKS[card.type], picture=picture_box(card),
    )  # fmt: skip


def _team(card: Team) -> PoolCard:
    facts: dict[str, str] = {
        "subtype": card.subtype,
        "plaque": card.plaque,
        "position": card.position or "",
        "rarity": card.rarity,
    }
    return PoolCard(
        card.id, "tm", card.name, card.position or card.subtype.capitalize(), card.rarity, facts=facts,
        line=" · ".join(rules_text(card)), ink=PLAQUE_INKS[card.plaque], picture=picture_box(card),
    )  # fmt: skip


def _abilities(symbols: Symbols) -> str:
    return " ".join(name for name, number in symbols._asdict().items() if number)


def _figures(symbols: Symbols) -> dict[str, int]:
    return {ability: symbols[place] for place, ability in enumerate(ABILITIES) if symbols[place]}


def _starts(cards: CardSet) -> Iterable[Start]:
    for franchise in cards.franchises:
        abilities = " and ".join(ABILITY_NAMES[ability] for ability in franchise.abilities)
        yield Start(franchise.letter, franchise.name, True, abilities)
