"""Suggests a legal roster: cards that suit an ability, from the whole set or from a pool."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Final

from playcall.games.gridiron_fantasy.anatomy import ABILITIES, Action, AnyCard, Play, Symbols, Team
from playcall.games.gridiron_fantasy.cards import CardSet, load
from playcall.games.gridiron_fantasy.decks import Deck
from playcall.games.gridiron_fantasy.options import Options
from playcall.kernel import BadOption

LEANS: Final = ("even", *ABILITIES)
EXTRA_TEAM: Final = 3
"""Team cards beyond those chosen, to replace what the other team has too."""
PLAYS: Final = 8
CHALLENGES: Final = 14
ACTIONS: Final = 4
RARITY_WORTH: Final = {"C": 0.0, "U": 0.4, "R": 0.8, "V": 1.0}

Worth = Callable[[AnyCard], float]


def suggest_deck(
    options: Options,
    lean: str = "even",
    name: str = "",
    cards: CardSet | None = None,
    keep: Deck | None = None,
    pool: Mapping[int, int] | None = None,
) -> Deck:
    """A legal roster that keeps what it can of `keep`; raises BadOption where the pool has none."""
    cards = cards or load()
    if lean not in LEANS:
        raise BadOption(f"There is no lean '{lean}'; leans are: {', '.join(LEANS)}.")
    chooser = Chooser(cards, lean, keep or Deck(""), pool)
    size = max(PLAYS, options.playbook_size)
    deck = Deck(
        name or (keep.name if keep else f"{lean.capitalize()} Eleven"),
        chooser.team(options.team_cards + EXTRA_TEAM, options.all_formations),
        chooser.plays("OP", size),
        chooser.plays("DP", size),
        chooser.actions("OA"),
        chooser.actions("DA"),
    )
    from playcall.games.gridiron_fantasy.deckcheck import check_deck

    problems = check_deck(deck, options, cards, pool)
    if problems:
        raise BadOption(f"These cards make no legal deck: {'; '.join(map(str, problems))}.")
    return deck


class Chooser:
    """Picks cards by their worth, kept ones first."""

    def __init__(self, cards: CardSet, lean: str, keep: Deck, pool: Mapping[int, int] | None) -> None:
        self.cards = cards
        self.lean = lean
        self.keep = set(keep.cards)
        self.pool = range(len(cards.cards)) if pool is None else sorted(place for place in pool if pool[place] > 0)
        plays, actions = self._play_worth, self._action_worth
        self._worths: dict[str, Worth] = {"TM": _team_worth, "OP": plays, "DP": plays, "OA": actions, "DA": actions}

    def team(self, number: int, all_formations: bool) -> tuple[int, ...]:
        """One Coach, one Franchise, a star for each position, a formation on each side, then whatever is best."""
        chosen: list[int] = []
        seen: Counter[str] = Counter()
        for place in self.ranked("TM"):
            face = self.cards.cards[place]
            assert isinstance(face, Team)
            slot = face.position or (f"{face.plaque} formation" if face.subtype == "formation" else face.subtype)
            free = not all_formations or face.subtype != "formation"
            if len(chosen) < number and not (seen[slot] and place not in self.keep) and free:
                seen[slot] += 1
                chosen.append(place)
        return tuple(sorted(chosen))

    def plays(self, part: str, size: int) -> tuple[int, ...]:
        """As many Runs as Passes, and whatever is kept."""
        ranked = self.ranked(part)
        half = size // 2
        chosen = [place for place in ranked if place in self.keep]
        for kind, number in (("run", half), ("pass", size - half)):
            fitting = [place for place in ranked if self._kind(place) == kind]
            chosen += [place for place in fitting[:number] if place not in chosen]
        chosen += [place for place in ranked if place not in chosen][: max(0, size - len(chosen))]
        return tuple(sorted(chosen))

    def actions(self, part: str) -> tuple[int, ...]:
        ranked = self.ranked(part)
        chosen: list[int] = []
        for mode, number in (("challenge", CHALLENGES), ("action", ACTIONS)):
            fitting = [place for place in ranked if self._mode(place) == mode]
            kept = sum(place in self.keep for place in fitting)
            chosen += fitting[: max(number, kept)]
        missing = CHALLENGES + ACTIONS - len(chosen)
        chosen += [place for place in ranked if place not in chosen][: max(0, missing)]
        return tuple(sorted(chosen))

    def ranked(self, part: str) -> list[int]:
        """All cards of a type that may be chosen, the best first."""
        worth = self._worths[part]
        places = [place for place in self.pool if self.cards.cards[place].type == part]
        return sorted(places, key=lambda place: (place not in self.keep, -worth(self.cards.cards[place]), place))

    def _kind(self, place: int) -> str:
        face = self.cards.cards[place]
        return face.kind if isinstance(face, Play) else ""

    def _mode(self, place: int) -> str:
        face = self.cards.cards[place]
        return face.mode if isinstance(face, Action) else ""

    def _fit(self, symbols: Symbols) -> float:
        """How well symbols suit the lean; without one all are alike."""
        liked = symbols[ABILITIES.index(self.lean)] if self.lean in ABILITIES else sum(symbols[:4]) / 2
        return liked + symbols.wild

    def _play_worth(self, card: AnyCard) -> float:
        assert isinstance(card, Play)
        gain = 30 if card.objective == "TD" else card.objective
        favour = gain / 5 if card.type == "OP" else -gain / 3
        price = (6 - card.penalty.risk) / 4 if card.penalty else 0.0
        help_ = 0.5 * len(card.in_force) + 0.8 * len(card.on_success) + len(card.secondaries)
        drawback = 3.0 if card.limit == "once_per_game" else 0.0
        return favour + 2.0 * self._fit(card.symbols) + help_ - price - drawback

    def _action_worth(self, card: AnyCard) -> float:
        assert isinstance(card, Action)
        price = (6 - card.penalty.risk) / 3 if card.penalty else 0.0
        return (
            1.2 * self._fit(card.symbols) + 0.5 * card.alert + _special_worth(card) + RARITY_WORTH[card.rarity] - price
        )


def _special_worth(card: Action) -> float:
    """In the owner's favour: a third of a point for a yard."""
    side = 1 if card.type == "OA" else -1
    worth = 0.0
    for effect in card.special:
        if effect.do == "yards":
            worth += side * effect.parameters["n"] / 3
        else:
            worth += -2.0 if effect.do in ("fumble", "first_down") else 1.0
    return worth


def _team_worth(card: AnyCard) -> float:
    assert isinstance(card, Team)
    first = {"franchise": 3.0, "coach": 2.5, "star": 2.0, "formation": 1.5, "sponsor": 1.0, "tradition": 0.0}
    return first[card.subtype] + _symbols_given(card) / 2 + RARITY_WORTH[card.rarity] / 2


def _symbols_given(card: Team) -> int:
    return sum(effect.parameters["n"] for effect in card.static if effect.do == "add_symbols")
