"""A roster as builders see it: five shelves, and what the Action decks measure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from playcall.booklet.decks import Area, Held, Meter, Note, Part, Problem, Sheet
from playcall.games.gridiron_fantasy.anatomy import ABILITIES, Action, AnyCard, Play
from playcall.games.gridiron_fantasy.cards import CardSet
from playcall.games.gridiron_fantasy.deckcheck import CHECKS, FEWEST_ACTIONS, TITLES, copy_limit
from playcall.games.gridiron_fantasy.deckpool import TITLES as AREA_TITLES
from playcall.games.gridiron_fantasy.decks import PARTS, Deck, deck_code, deck_text
from playcall.games.gridiron_fantasy.options import Options
from playcall.games.gridiron_fantasy.printed import ABILITY_NAMES

ABILITY_INKS: Final = {"power": "#9c2c22", "speed": "#8a6508", "skill": "#1f5a8a", "mental": "#5b3a86"}
KIND_INKS: Final = {"run": "#8a5423", "pass": "#2a66bd"}


def sheet_of(deck: Deck, problems: Sequence[Problem], options: Options, cards: CardSet) -> Sheet:
    """Everything about a roster; its problems are given."""
    held = Counter(cards.cards[place].id for place in deck.cards)
    needs = {"TM": options.team_cards, "OP": options.playbook_size, "DP": options.playbook_size}
    areas = [_area(part, deck.part(part), needs.get(part, FEWEST_ACTIONS), cards) for part in PARTS]
    codes = {problem.code for problem in problems}
    meters = [_kinds(part, deck.part(part), options, cards, codes) for part in ("OP", "DP")]
    meters += [_abilities(part, deck.part(part), options, cards, codes) for part in ("OA", "DA")]
    return Sheet(
        deck.name, deck_text(deck, cards), deck_code(deck, cards), dict(held), tuple(areas), tuple(meters),
        tuple(problems), CHECKS, marks={cards.cards[place].id: "listed" for place in deck.listed},
    )  # fmt: skip


def _area(part: str, places: Sequence[int], need: int, cards: CardSet) -> Area:
    counted = Counter(cards.cards[place].id for place in sorted(places))
    shelf = tuple(Held(card, copies) for card, copies in counted.items())
    have = len(places) if part in ("OA", "DA") else len(counted)
    return Area(part.lower(), AREA_TITLES[part], part.lower(), have, need, shelf=shelf)


def _faces(places: Iterable[int], cards: CardSet) -> list[AnyCard]:
    return [cards.cards[place] for place in places]


def _kinds(part: str, places: Sequence[int], options: Options, cards: CardSet, codes: set[str]) -> Meter:
    """GF-2.11  Runs and Passes against the size of a Playbook."""
    kinds: Counter[str] = Counter(face.kind for face in _faces(sorted(set(places)), cards) if isinstance(face, Play))
    parts = tuple(
        Part(f"{kind.capitalize()}s" if kind == "run" else "Passes", kinds[kind], KIND_INKS[kind]) for kind in KIND_INKS
    )
    good = not codes & {f"few_{part.lower()}", f"no_run_{part.lower()}", f"no_pass_{part.lower()}"}
    text = f"A Playbook has {options.playbook_size} different Plays, at least one Run and one Pass."
    note = Note(text, "playbook", {"plays": options.playbook_size})
    total = kinds.total()
    return Meter(
        f"kinds_{part.lower()}", TITLES[part], str(total), good, "sum", parts, max(total, options.playbook_size),
        options.playbook_size, "", False, (note,),
    )  # fmt: skip


def _abilities(part: str, places: Sequence[int], options: Options, cards: CardSet, codes: set[str]) -> Meter:
    """GF-2.15, GF-2.16  The symbols of an Action deck by ability, and how many copies its size allows."""
    faces = [face for face in _faces(places, cards) if isinstance(face, Action)]
    sums = {ability: sum(face.symbols[place] for face in faces) for place, ability in enumerate(ABILITIES)}
    parts = tuple(Part(ABILITY_NAMES[ability], number, ABILITY_INKS[ability]) for ability, number in sums.items())
    limit = copy_limit(len(places), options)
    alerts, risks = sum(face.alert for face in faces), sum(face.penalty is not None for face in faces)
    notes = (
        Note(f"{len(places)} cards: up to {limit} of each.", "copies", {"cards": len(places), "limit": limit}),
        Note(f"Alerts {alerts}, cards with a risk {risks}.", "officials", {"alerts": alerts, "risks": risks}),
    )
    group = part.lower()
    good = not codes & {f"few_{group}", f"alike_{group}", f"copies_{group}"}
    return Meter(
        f"abilities_{group}", TITLES[part], str(len(places)), good, "rows", parts, max(*sums.values(), 1), notes=notes
    )
