"""The data verifier: counts, distributions, rarities, editions and texts that the card set promises to keep."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from typing import Any, Final

import msgspec

from playcall.games.gridiron_fantasy.cards import CardSet, load, own, toml
from playcall.games.gridiron_fantasy.effects import (
    ABILITIES,
    GOLD_POSITIONS,
    RARITIES,
    VERBS,
    Action,
    AnyCard,
    Effect,
    Play,
    Team,
    all_effects,
)
from playcall.games.gridiron_fantasy.printed import effect_text, rules_text


class Promise(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a published set holds, as `cards/sets.toml` says."""

    given: dict[str, int]
    """The first cards of each type, which need not keep every row."""
    subtypes: dict[str, int]
    rarities: dict[str, tuple[int, ...]]
    editions: dict[str, dict[str, int]]
    positions: dict[str, int]


@cache
def promised() -> Promise:
    """What the base set promises."""
    return toml(own("sets.toml"), "sets.toml", dict[str, Promise])["base"]


MAIN_SYMBOLS: Final = {"OP": {1: 22, 2: 24, 3: 10}, "DP": {1: 16, 2: 26, 3: 14}}
OBJECTIVES: Final = {
    ("OP", "run", 3): (2, 4), ("OP", "run", 2): (4, 8), ("OP", "run", 1): (8, 15),
    ("OP", "pass", 3): (4, 6), ("OP", "pass", 2): (6, 11), ("OP", "pass", 1): (12, 20),
}  # fmt: skip
STOPS: Final = {3: (0, 5), 2: (-3, 2), 1: (-8, -3)}
LONG: Final = {"run": (20,), "pass": (25, 25, 40)}
"""Plays of one symbol beyond their row: the least they gain."""
SPECIAL_YARDS: Final = {1: (3, 8), 2: (0, 4), 3: (-2, 1), 4: (-5, -3)}
"""GF-5.2 of the set: power corrupts. Yards in the owner's favour by the symbols of the card."""
SYMBOL_TOTALS: Final = {1: 10, 2: 20, 3: 22, 4: 12}
RISKS: Final = {1: 3, 2: 6, 3: 8, 4: 6, 5: 3}
FOUL_YARDS: Final = {5: 9, 10: 11, 15: 6}
ALERTS: Final = {1: 26, 2: 14, 3: 4}
GROUPS: Final = {
    "objective": 4, "tricks": 3, "calling": 3, "hand": 2, "officials": 2, "players": 2, "kicks": 2,
}  # fmt: skip


def problems(cards: CardSet | None = None) -> list[str]:
    """Everything in which the base set differs from what it should be; further cards need only read well."""
    whole = cards or load()
    cards = msgspec.structs.replace(whole, cards=tuple(card for card in whole.cards if card.set == "base"))
    found = [*_names(whole), *_printed(whole)]
    for check in (
        _rarities, _editions, _offensive_plays, _defensive_plays, _all_plays, _challenge_cards, _penalties_and_alerts,
        _actions, _team_cards,
    ):  # fmt: skip
        found += check(cards)
    return found


def group_of(card: Action) -> str:
    """What an Action without symbols is about, by its first effect."""
    first = card.effects[0]
    if first.do == "choose":
        first = first.parameters["options"][0][0]
    number = int(VERBS[first.do].id[1:])
    ends = ((11, "tricks"), (36, "objective"), (45, "players"), (56, "hand"), (65, "calling"), (74, "officials"))
    return next((group for end, group in ends if number <= end), "calling" if first.do == "cancel_action" else "kicks")


def effects_of(card: AnyCard) -> tuple[Effect, ...]:
    """Every effect on a card, those inside others too."""
    if isinstance(card, Play):
        outer = [*card.in_force, *card.on_success, *(e for each in card.secondaries for e in each.effects)]
    elif isinstance(card, Action):
        outer = [*card.special, *card.in_force, *card.effects]
    else:
        outer = [*card.static, *(e for use in card.abilities for e in use.effects)]
    return all_effects(outer)


def is_fixed(card: AnyCard) -> bool:
    return int(card.id[3:]) <= promised().given[card.type]


def _compare(what: str, found: Any, wanted: Any) -> Iterator[str]:
    if found != wanted:
        yield f"{what}: {found}, not {wanted}"


def _plays(cards: CardSet, card_type: str) -> list[Play]:
    return [card for card in cards.cards if isinstance(card, Play) and card.type == card_type]


def _challenges(cards: CardSet, card_type: str) -> list[Action]:
    return [card for card in cards.cards if isinstance(card, Action) and card.type == card_type and any(card.symbols)]


def _counted(values: Iterable[Any]) -> dict[Any, int]:
    return dict(sorted(Counter(values).items()))


def _rarities(cards: CardSet) -> Iterator[str]:
    for card_type, wanted in promised().rarities.items():
        found = Counter(card.rarity for card in cards.cards if card.type == card_type)
        yield from _compare(f"{card_type} cards by rarity", tuple(found[rarity] for rarity in RARITIES), wanted)


def _editions(cards: CardSet) -> Iterator[str]:
    found: Counter[tuple[str, str]] = Counter((card.rarity, card.edition) for card in cards.cards)
    for rarity, editions in promised().editions.items():
        for edition, wanted in editions.items():
            yield from _compare(f"{rarity} cards of edition '{edition}'", found[rarity, edition], wanted)
    for card in cards.cards:
        if card.rarity in "CU" or (card.rarity == "R" and is_fixed(card)):
            yield from _compare(f"{card.id}, edition", card.edition, "both")


def _offensive_plays(cards: CardSet) -> Iterator[str]:
    plays = _plays(cards, "OP")
    for kind, long in LONG.items():
        yield from _compare(
            f"touchdown Plays of kind {kind}", sum(p.kind == kind and p.objective == "TD" for p in plays), 1
        )
        beyond = [play.objective for play in plays if play.kind == kind and _beyond(play)]
        yield from _compare(f"long Plays of kind {kind}", len(beyond), len(long))
        for gain, least in zip(sorted(b for b in beyond if b != "TD"), long, strict=False):
            if not least <= gain <= max(least, 30):
                yield f"long Plays of kind {kind}: one gains {gain}"
    for play in plays:
        yield from _objective_fits(play, OBJECTIVES["OP", play.kind, max(play.symbols[:4])])
        if play.objective == "TD" and not (play.limit != "none" and play.on_success and max(play.symbols[:4]) == 1):
            yield f"{play.id}: a touchdown Play has one symbol and a serious drawback"
    for secondary in (each for play in plays for each in play.secondaries):
        for effect in secondary.effects:
            fits = effect.do == "objective_td" and secondary.need == "double"
            if not fits and not (effect.do == "objective_add" and 8 <= effect.parameters["yards"] <= 20):
                yield "a Secondary of an Offensive Play is not a breakaway"


def _beyond(play: Play) -> bool:
    """More than the row of one symbol allows."""
    if play.type != "OP" or play.objective == "TD" or max(play.symbols[:4]) != 1:
        return False
    return play.objective > OBJECTIVES["OP", play.kind, 1][1] + (3 if play.penalty else 0)


def _objective_fits(play: Play, row: tuple[int, int]) -> Iterator[str]:
    low, high = row
    if play.objective == "TD" or _beyond(play):
        return
    bonus = 3 if play.penalty else 0
    if play.type == "OP":
        high += bonus
    else:
        low -= bonus
    if not low <= play.objective <= high:
        yield f"{play.id}: an Objective of {play.objective} is not within {low} to {high}"


def _defensive_plays(cards: CardSet) -> Iterator[str]:
    plays = _plays(cards, "DP")
    for play in plays:
        if not is_fixed(play) or play.penalty is None:
            yield from _objective_fits(play, STOPS[max(play.symbols[:4])])
    by_verb = Counter((effect.do, play.kind) for play in plays for each in play.secondaries for effect in each.effects)
    yield from _compare("interceptions of Defensive Plays", by_verb["interception", "pass"], 6)
    yield from _compare("fumbles of Defensive Plays", by_verb["fumble", "run"], 4)
    yield from _compare("Secondaries of Defensive Plays", sum(len(play.secondaries) for play in plays), 10)


def _all_plays(cards: CardSet) -> Iterator[str]:
    targets: dict[str, tuple[Callable[[Play], bool], int, int]] = {
        "with one further symbol": (lambda p: _further(p) == 1, 40, 40),
        "with more further symbols": (lambda p: _further(p) > 1, 0, 0),
        "with Wild": (lambda p: p.symbols.wild > 0, 2, 2),
        "with a Secondary": (lambda p: bool(p.secondaries), 9, 10),
        "that continue": (_continues, 5, 5),
        "that ask for a Double": (_asks_double, 8, 6),
        "with a penalty": (lambda p: p.penalty is not None, 5, 7),
    }
    for place, card_type in enumerate(("OP", "DP")):
        plays = _plays(cards, card_type)
        yield from _compare(f"{card_type} by kind", _counted(p.kind for p in plays), {"pass": 28, "run": 28})
        yield from _compare(
            f"{card_type} by main ability",
            Counter(p.main for p in plays),
            dict.fromkeys(ABILITIES, 14),
        )
        yield from _compare(
            f"{card_type} by main symbols", _counted(max(p.symbols[:4]) for p in plays), MAIN_SYMBOLS[card_type]
        )
        for what, (holds, *wanted) in targets.items():
            yield from _compare(f"{card_type} {what}", sum(map(holds, plays)), wanted[place])


def _further(play: Play) -> int:
    return sum(play.symbols[:4]) - max(play.symbols[:4])


def _continues(card: AnyCard) -> bool:
    return any(effect.do == "continue" for effect in effects_of(card))


def _asks_double(card: AnyCard) -> bool:
    return any(
        (effect.condition is not None and effect.condition.doubled) or effect.parameters.get("unless_doubled")
        for effect in effects_of(card)
    )


def _challenge_cards(cards: CardSet) -> Iterator[str]:
    for card_type in ("OA", "DA"):
        found = _challenges(cards, card_type)
        yield from _compare(f"{card_type} Challenge cards", len(found), 66)
        wild = [card for card in found if card.symbols.wild]
        yield from _compare(f"{card_type} with Wild", len(wild), 2)
        plain = [card for card in found if not card.symbols.wild]
        yield from _compare(f"{card_type} by symbols", _counted(sum(c.symbols) for c in plain), SYMBOL_TOTALS)
        for ability, number in Counter(card.main for card in plain).items():
            if not 15 <= number <= 17:
                yield f"{card_type}: {number} Challenge cards have {ability} as their main ability"
        several = [card for card in plain if sum(card.symbols) >= 2]
        yield from _share(f"{card_type} split over two abilities", [len(_abilities(c)) == 2 for c in several], 55)
        yield from _share(f"{card_type} Special Results of plain yards", [_plain_yards(c) for c in found], 40)
        yield from _share(f"{card_type} without a Special Result", [not c.special for c in found], 25)
        for card in found:
            yield from _corrupted(card)


def _abilities(card: Action) -> list[int]:
    return [number for number in card.symbols[:4] if number]


def _share(what: str, holds: Sequence[bool], percent: int) -> Iterator[str]:
    """About a percentage: four points either way."""
    share = 100 * sum(holds) / len(holds)
    if abs(share - percent) > 4:
        yield f"{what}: {share:.0f}%, not about {percent}%"


def _plain_yards(card: Action) -> bool:
    return [effect.do for effect in card.special] == ["yards"]


def _corrupted(card: Action) -> Iterator[str]:
    """The more symbols, the worse the Special Result."""
    total = sum(card.symbols)
    if is_fixed(card) or card.symbols.wild:
        return
    if _plain_yards(card):
        favour = card.special[0].parameters["n"] * (1 if card.type == "OA" else -1)
        low, high = SPECIAL_YARDS[total]
        if not low <= favour <= high:
            yield f"{card.id}: {favour} yards in its owner's favour are not within {low} to {high}"
    elif total == 4 and [effect.do for effect in card.special] != ["fumble" if card.type == "OA" else "first_down"]:
        yield f"{card.id}: four symbols have a price"


def _penalties_and_alerts(cards: CardSet) -> Iterator[str]:
    for card_type in ("OA", "DA"):
        found = _challenges(cards, card_type)
        fouls = [card.penalty for card in found if card.penalty is not None]
        yield from _compare(f"{card_type} risks", _counted(foul.risk for foul in fouls), RISKS)
        yield from _compare(f"{card_type} foul yards", _counted(foul.yards for foul in fouls), FOUL_YARDS)
        of_type = [card for card in cards.cards if isinstance(card, Action) and card.type == card_type]
        yield from _compare(f"{card_type} alerts", _counted(c.alert for c in of_type if c.alert), ALERTS)
        yield from _compare(f"{card_type} Challenge cards with an alert", sum(card.alert > 0 for card in found), 34)
        price = "fumble" if card_type == "OA" else "first_down"
        paid = sum(any(effect.do == price for effect in card.special) for card in found)
        yield from _compare(f"{card_type} paid with a {price}", paid, 4 if card_type == "OA" else 2)


def _actions(cards: CardSet) -> Iterator[str]:
    for card_type in ("OA", "DA"):
        of_type = [card for card in cards.cards if isinstance(card, Action) and card.type == card_type]
        found = [card for card in of_type if card.mode == "action"]
        yield from _compare(f"{card_type} Actions by group", Counter(map(group_of, found)), GROUPS)
        answers = sum(bool({"response", "injury", "penalty"} & set(card.windows)) for card in found)
        yield from _compare(f"{card_type} Actions that answer", answers, 3)
        yield from _compare(f"{card_type} Actions once per half", sum(c.limit == "once_per_half" for c in found), 6)


def _team_cards(cards: CardSet) -> Iterator[str]:
    found = [card for card in cards.cards if isinstance(card, Team)]
    yield from _compare("Team cards by subtype", Counter(card.subtype for card in found), promised().subtypes)
    yield from _compare(
        "stars by position", Counter(card.position for card in found if card.position), promised().positions
    )
    for card in found:
        wanted = _plaques(card)
        if card.plaque not in wanted:
            yield f"{card.id}: the plaque is {card.plaque}, not {' or '.join(wanted)}"
        for effect in effects_of(card):
            most = 1 if effect.condition is None and effect in card.static else 2
            if effect.do == "add_symbols" and effect.parameters["n"] > most:
                yield f"{card.id}: a Team card gives +{most} at most"
        if card.subtype == "tradition" and len(card.static) + len(card.abilities) < 2:
            yield f"{card.id}: a tradition has an advantage and a drawback"
    for subtype, rarity, wanted_number in (("formation", "C", 10), ("sponsor", "C", 6), ("sponsor", "U", 2)):
        number = sum(card.subtype == subtype and card.rarity == rarity for card in found)
        yield from _compare(f"{subtype} cards of rarity {rarity}", number, wanted_number)


def _plaques(card: Team) -> tuple[str, ...]:
    if card.position:
        return ("gold",) if card.position in GOLD_POSITIONS else ("silver",)
    return ("gold", "silver") if card.subtype == "formation" else ("copper",)


def _names(cards: CardSet) -> Iterator[str]:
    twice = [name for name, number in Counter(card.name for card in cards.cards).items() if number > 1]
    yield from _compare("names used twice", twice, [])
    for card in cards.cards:
        if not card.flavour:
            yield f"{card.id}: flavour is missing"


def _printed(cards: CardSet) -> Iterator[str]:
    """Different effects must not read alike, and every rule on a card must be printed."""
    meant: dict[str, Effect] = {}
    for card in cards.cards:
        for effect in effects_of(card):
            if meant.setdefault(effect_text(effect), effect) != effect:
                yield f"{card.id}: '{effect_text(effect)}' is printed for two different effects"
        if effects_of(card) and not rules_text(card):
            yield f"{card.id}: nothing is printed"
