"""GF-15.3, GF-19  Suggested decks, and what is in Starter Decks and Booster Packs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Container, Mapping, Sequence
from functools import lru_cache
from typing import Final, Literal

from playcall.games.gridiron_fantasy.cards import CardSet, load
from playcall.games.gridiron_fantasy.catalogue import COPIES
from playcall.games.gridiron_fantasy.decks.roster import MOST_DIFFERENT, PACKAGE, Deck, check_deck
from playcall.games.gridiron_fantasy.effects import (
    ABILITIES,
    RARITIES,
    Action,
    AnyCard,
    Play,
    Symbols,
    Team,
)
from playcall.games.gridiron_fantasy.options import Options
from playcall.kernel import BadOption, Chance

LEANS: Final = ("even", *ABILITIES)
EXTRA_TEAM: Final = 3
"""Team cards beyond those chosen, to replace what the other team has too."""
SUGGESTED_PLAYS: Final = 8
SUGGESTED_CHALLENGES: Final = 14
SUGGESTED_ACTIONS: Final = 4
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
    """A legal roster that keeps what it can of `keep`; raises `BadOption` where the pool has none."""
    cards = cards or load()
    if lean not in LEANS:
        raise BadOption(f"There is no lean '{lean}'; leans are: {', '.join(LEANS)}.")
    chooser = Chooser(cards, lean, keep or Deck(""), pool)
    size = max(SUGGESTED_PLAYS, options.playbook_size)
    deck = Deck(
        name or (keep.name if keep else f"{lean.capitalize()} Eleven"),
        chooser.team(options.team_cards + EXTRA_TEAM, options.all_formations),
        chooser.plays("OP", size),
        chooser.plays("DP", size),
        chooser.actions("OA"),
        chooser.actions("DA"),
    )
    problems = check_deck(deck, options, cards, pool)
    if problems:
        told = "; ".join(problem.told(PACKAGE) for problem in problems)
        raise BadOption(f"There is no legal deck in these cards: {told}.")
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
        for mode, number in (("challenge", SUGGESTED_CHALLENGES), ("action", SUGGESTED_ACTIONS)):
            fitting = [place for place in ranked if self._mode(place) == mode]
            kept = sum(place in self.keep for place in fitting)
            chosen += fitting[: max(number, kept)]
        missing = SUGGESTED_CHALLENGES + SUGGESTED_ACTIONS - len(chosen)
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


def card_worth(card: str) -> float:
    """What whoever suggests decks thinks of a card."""
    face = load().card(card)
    worth: float = Chooser(load(), "even", Deck(""), {})._worths[face.type](face)
    return worth


Edition = Literal["retail", "hobby"]
EDITIONS: Final = ("retail", "hobby")
BOOSTER: Final = {"C": 7, "U": 4}
"""Cards of a Booster Pack by rarity, beside one rare card."""
VERY_RARE: Final = 6
"""One rare card in six is a very rare one."""
WEIGHTS: Final = {"C": 60, "U": 28, "R": 10, "V": 2}
"""How often a place of a Starter Deck is filled by a rarity."""
FEWEST_KIND: Final = 3
PLAYS: Final = 8
FEWEST_CHALLENGES: Final = 13
ACTIONS: Final = 18
MOST_ACTIONS: Final = MOST_DIFFERENT - 2
"""GF-2.21  Different Actions of each kind that can be chosen from, besides 'as listed' and 'done'."""

Fits = Callable[[AnyCard], bool]


def open_booster(chance: Chance, edition: Edition, cards: CardSet | None = None) -> tuple[int, ...]:
    """Seven common, four uncommon and a rare or very rare card of an edition, all different."""
    pool = _of_edition(cards or load(), edition)
    rare = "V" if chance.number("very rare", VERY_RARE) == 0 else "R"
    drawn: list[int] = []
    for rarity, number in (*BOOSTER.items(), (rare, 1)):
        for _ in range(number):
            fitting = [place for place, card in pool if card.rarity == rarity and place not in drawn]
            drawn.append(fitting[chance.number("booster", len(fitting))])
    return tuple(drawn)


def open_starter(chance: Chance, edition: Edition, cards: CardSet | None = None) -> tuple[int, ...]:
    """Sixty different cards of an edition that can be played as they are."""
    pool = _of_edition(cards or load(), edition)
    drawn: list[int] = []
    positions: set[str] = set()
    for fits, number in _slots():
        fitting = [(place, card) for place, card in pool if fits(card)]
        for _ in range(number):
            place, card = _draw(chance, [each for each in fitting if _is_new(*each, drawn, positions)])
            drawn.append(place)
            if isinstance(card, Team) and card.position:
                positions.add(card.position)
    return tuple(drawn)


def sealed_pool(
    seed: int, starters: int, boosters: int, edition: Edition = "retail", cards: CardSet | None = None
) -> Counter[int]:
    """GF-15.3  The copies of each card in new Starter Decks and Booster Packs."""
    chance, pool = Chance.of(seed), Counter[int]()
    for _ in range(starters):
        pool.update(open_starter(chance, edition, cards))
    for _ in range(boosters):
        pool.update(open_booster(chance, edition, cards))
    return pool


SEALED = "Grab Bags"
"""What a team of sealed packs is called."""


@lru_cache(maxsize=64)
def sealed_deck(seed: int, options: Options) -> Deck:
    """GF-15.3  All cards of the packs. `oa` and `da` are listed for the Action decks; the rest is in reserve."""
    pool = sealed_pool(seed, options.sealed_starters, options.sealed_boosters)
    chooser = Chooser(load(), "even", Deck(""), pool)
    oa, da = chooser.actions("OA"), chooser.actions("DA")
    team, op, dp = (_best(chooser, part, MOST_DIFFERENT) for part in ("TM", "OP", "DP"))
    size = options.playbook_size
    suits = chooser.team(options.team_cards, options.all_formations)
    return Deck(
        SEALED, team, op, dp, oa, da, _reserve(chooser, "OA", pool, oa), _reserve(chooser, "DA", pool, da),
        (*suits, *chooser.plays("OP", size), *chooser.plays("DP", size)),
    )  # fmt: skip


def _best(chooser: Chooser, part: str, most: int) -> tuple[int, ...]:
    return tuple(sorted(chooser.ranked(part)[:most]))


def _reserve(chooser: Chooser, part: str, pool: Counter[int], listed: tuple[int, ...]) -> tuple[int, ...]:
    """All copies but those that are listed."""
    copies = Counter({place: min(pool[place], COPIES) for place in _best(chooser, part, MOST_ACTIONS)})
    return tuple(sorted((copies - Counter(listed)).elements()))


def starter_size() -> int:
    return sum(number for _, number in _slots())


def booster_size() -> int:
    return sum(BOOSTER.values()) + 1


Pool = Sequence[tuple[int, AnyCard]]


def _of_edition(cards: CardSet, edition: Edition) -> Pool:
    return [(place, card) for place, card in enumerate(cards.cards) if card.edition in ("both", edition)]


def _slots() -> list[tuple[Fits, int]]:
    """The places of a Starter Deck: what fits, and how often."""
    subtypes = [(_is_subtype(name), 1) for name in ("franchise", "coach", "formation", "sponsor")]
    stars = [(_is_star("gold"), 2), (_is_star("silver"), 2)]
    plays = [(_is_play(part, kind), FEWEST_KIND) for part in ("OP", "DP") for kind in ("run", "pass")]
    plays += [(_is_play(part, ""), PLAYS - 2 * FEWEST_KIND) for part in ("OP", "DP")]
    actions = [(_is_action(part, "challenge"), FEWEST_CHALLENGES) for part in ("OA", "DA")]
    actions += [(_is_action(part, ""), ACTIONS - FEWEST_CHALLENGES) for part in ("OA", "DA")]
    return [*subtypes, *stars, *plays, *actions]


def _is_subtype(subtype: str) -> Fits:
    return lambda card: isinstance(card, Team) and card.subtype == subtype


def _is_star(plaque: str) -> Fits:
    return lambda card: isinstance(card, Team) and card.subtype == "star" and card.plaque == plaque


def _is_play(part: str, kind: str) -> Fits:
    return lambda card: isinstance(card, Play) and card.type == part and kind in ("", card.kind)


def _is_action(part: str, mode: str) -> Fits:
    return lambda card: isinstance(card, Action) and card.type == part and mode in ("", card.mode)


def _is_new(place: int, card: AnyCard, drawn: Sequence[int], positions: Container[str]) -> bool:
    """Whether neither the card nor a star of its position is in the deck."""
    return place not in drawn and not (isinstance(card, Team) and card.position in positions)


def _draw(chance: Chance, fitting: Pool) -> tuple[int, AnyCard]:
    """A rarity by its weight among those that have a fitting card, then a card evenly."""
    there = [rarity for rarity in RARITIES if any(card.rarity == rarity for _, card in fitting)]
    ticket = chance.number("rarity", sum(WEIGHTS[rarity] for rarity in there))
    for rarity in there:
        ticket -= WEIGHTS[rarity]
        if ticket < 0:
            cards = [each for each in fitting if each[1].rarity == rarity]
            return cards[chance.number("card", len(cards))]
    raise AssertionError("a ticket is always within the weights")
