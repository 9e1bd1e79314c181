"""The bench for builders of decks: what there is to choose from, how a deck looks, and what may be done with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, reduce
from typing import Final

from playcall.contract import Said, Text, joined, msg, signed
from playcall.contract.decks import (
    Area,
    Builder,
    Filter,
    Group,
    Held,
    Meter,
    Note,
    Part,
    PoolCard,
    Problem,
    Sheet,
    Start,
    Value,
)
from playcall.contract.speech import say
from playcall.games.gridiron_fantasy import names as n
from playcall.games.gridiron_fantasy.cards import CardSet, load
from playcall.games.gridiron_fantasy.decks.packs import LEANS, suggest_deck
from playcall.games.gridiron_fantasy.decks.roster import (
    CHECKS,
    CODE,
    FEWEST_ACTIONS,
    KINDS,
    PACKAGE,
    PARTS,
    Deck,
    check_deck,
    copy_limit,
    deck_code,
    deck_text,
    named_deck,
    part_title,
)
from playcall.games.gridiron_fantasy.effects import (
    ABILITIES,
    GOLD_POSITIONS,
    PLAQUES,
    RARITIES,
    SILVER_POSITIONS,
    SUBTYPES,
    Action,
    AnyCard,
    Play,
    Symbols,
    Team,
)
from playcall.games.gridiron_fantasy.faces.face import picture_box
from playcall.games.gridiron_fantasy.options import Options
from playcall.games.gridiron_fantasy.printed import lines

INKS: Final = {"OP": "#8a4b12", "DP": "#2b4a6f", "OA": "#9c2c22", "DA": "#1d5a3a", "TM": "#4a3b66"}
PLAQUE_INKS: Final = {"gold": "#7d5c0c", "silver": "#4c5660", "copper": "#84481f"}
ABILITY_INKS: Final = {"power": "#9c2c22", "speed": "#8a6508", "skill": "#1f5a8a", "mental": "#5b3a86"}
KIND_INKS: Final = {"run": "#8a5423", "pass": "#2a66bd"}
TOUCHDOWN: Final = 99
"""What a Play for a touchdown is sorted by."""


# What there is to choose from -----------------------------------------------------------------------------------------


@cache
def builder() -> Builder:
    """GF-2.4  Every card of the set, and the decks of the franchises to begin with."""
    cards = load()
    leans = tuple(Value(lean, msg("gf-deck-lean", lean=lean)) for lean in LEANS)
    return Builder(_groups(), tuple(map(pool_card, cards.cards)), tuple(_starts(cards)), leans, chapter="GF-2.4")


def ability_name(ability: str) -> Text:
    return n.ability(Symbols._fields.index(ability))


def rarity_name(rarity: str) -> Text:
    return msg("gf-deck-rarity", rarity=rarity)


def _filter(name: str, values: Iterable[Value]) -> Filter:
    return Filter(name, msg("gf-deck-filter", name=name), tuple(values))


def _groups() -> tuple[Group, ...]:
    rarity = _filter("rarity", (Value(code, rarity_name(code), code) for code in RARITIES))
    ability = _filter("ability", map(_ability_value, Symbols._fields))
    kind = _filter("kind", (Value(word, n.kind(word)) for word in KINDS))
    mode = _filter("mode", (Value(word, msg("gf-deck-mode", mode=word)) for word in ("challenge", "action")))
    disk = _filter("disk", (Value(word, msg("gf-deck-disk", disk=word)) for word in ("alert", "risk", "none")))
    positions = (*GOLD_POSITIONS, *SILVER_POSITIONS)
    team = (
        _filter("subtype", (Value(word, msg("gf-tag-subtype", subtype=word)) for word in SUBTYPES)),
        _filter("plaque", (Value(word, msg("gf-deck-plaque", plaque=word)) for word in PLAQUES)),
        _filter("position", (Value(word, msg("gf-deck-position", position=word), word) for word in positions)),
        rarity,
    )
    figures = tuple(map(_ability_value, ABILITIES))
    plays = (*figures, Value("objective", msg("gf-deck-objective")))
    return (
        Group("tm", _group_title("tm"), True, False, team),
        Group("op", _group_title("op"), True, False, (kind, ability, rarity), plays),
        Group("dp", _group_title("dp"), True, False, (kind, ability, rarity), plays),
        Group("oa", _group_title("oa"), False, False, (mode, ability, disk, rarity), figures),
        Group("da", _group_title("da"), False, False, (mode, ability, disk, rarity), figures),
    )


def _group_title(group: str) -> Text:
    return msg("gf-deck-group", group=group)


def _ability_value(ability: str) -> Value:
    return Value(ability, ability_name(ability), msg("gf-deck-ability-short", ability=ability))


def pool_card(card: AnyCard) -> PoolCard:
    if isinstance(card, Play):
        return _play(card)
    return _action(card) if isinstance(card, Action) else _team(card)


def _play(card: Play) -> PoolCard:
    touchdown = card.objective == "TD"
    facts = {"kind": card.kind, "ability": _abilities(card.symbols), "rarity": card.rarity}
    figures = _figures(card.symbols) | {"objective": TOUCHDOWN if touchdown else int(card.objective)}
    risk = [msg("gf-deck-risk", risk=card.penalty.risk)] if card.penalty else []
    return PoolCard(
        card.id, card.type.lower(), card.name, n.kind(card.kind),
        "TD" if touchdown else signed(int(card.objective)), facts=facts, figures=figures,
        line=_line([*risk, *_text(card)]), ink=INKS[card.type], picture=picture_box(card),
    )  # fmt: skip


def _action(card: Action) -> PoolCard:
    disk = "risk" if card.penalty else "alert" if card.alert else "none"
    facts = {"mode": card.mode, "ability": _abilities(card.symbols), "disk": disk, "rarity": card.rarity}
    words: list[Said] = []
    if card.penalty:
        words.append(msg("gf-deck-risk-yards", risk=card.penalty.risk, yards=card.penalty.yards))
    if card.alert:
        words.append(msg("gf-deck-alert", alert=card.alert))
    badge = n.symbols(card.symbols) if card.mode == "challenge" else msg("gf-deck-mode", mode="action")
    return PoolCard(
        card.id, card.type.lower(), card.name, badge, card.rarity, facts=facts, figures=_figures(card.symbols),
        line=_line([*words, *_text(card)]), ink=INKS[card.type], picture=picture_box(card),
    )  # fmt: skip


def _team(card: Team) -> PoolCard:
    facts: dict[str, str] = {
        "subtype": card.subtype, "plaque": card.plaque, "position": card.position or "", "rarity": card.rarity,
    }  # fmt: skip
    return PoolCard(
        card.id, "tm", card.name, card.position or msg("gf-tag-subtype", subtype=card.subtype), card.rarity,
        facts=facts, line=_line(_text(card)), ink=PLAQUE_INKS[card.plaque], picture=picture_box(card),
    )  # fmt: skip


def _text(card: AnyCard) -> list[Text]:
    return [line.said for line in lines(card)]


def _line(parts: Sequence[Said]) -> Said:
    """What a card does, part by part."""
    return reduce(lambda before, part: msg("gf-deck-line", before=before, part=part), parts) if parts else ""


def _abilities(symbols: Symbols) -> str:
    return " ".join(name for name, number in symbols._asdict().items() if number)


def _figures(symbols: Symbols) -> dict[str, int]:
    return {ability: symbols[place] for place, ability in enumerate(ABILITIES) if symbols[place]}


def _starts(cards: CardSet) -> Iterator[Start]:
    for franchise in cards.franchises:
        yield Start(franchise.letter, franchise.name, True, joined(map(ability_name, franchise.abilities)))


# A roster as it stands ------------------------------------------------------------------------------------------------


def sheet_of(deck: Deck, problems: Sequence[Problem], options: Options, cards: CardSet) -> Sheet:
    """Everything about a roster; its problems are given."""
    held = Counter(cards.cards[place].id for place in deck.cards)
    needs = {"TM": options.team_cards, "OP": options.playbook_size, "DP": options.playbook_size}
    areas = [_area(part, deck.part(part), needs.get(part, FEWEST_ACTIONS), cards) for part in PARTS]
    codes = {problem.code for problem in problems}
    meters = [_kinds(part, deck.part(part), options, cards, codes) for part in ("OP", "DP")]
    meters += [_symbols(part, deck.part(part), options, cards, codes) for part in ("OA", "DA")]
    return Sheet(
        deck.name, deck_text(deck, cards), deck_code(deck, cards), dict(held), tuple(areas), tuple(meters),
        tuple(problems), CHECKS, marks={cards.cards[place].id: "listed" for place in deck.listed},
    )  # fmt: skip


def _area(part: str, places: Sequence[int], need: int, cards: CardSet) -> Area:
    counted = Counter(cards.cards[place].id for place in sorted(places))
    shelf = tuple(Held(card, copies) for card, copies in counted.items())
    have = len(places) if part in ("OA", "DA") else len(counted)
    return Area(part.lower(), part_title(part), part.lower(), have, need, shelf=shelf)


def _kinds(part: str, places: Sequence[int], options: Options, cards: CardSet, codes: set[str]) -> Meter:
    """GF-2.11  Runs and Passes against the size of a Playbook."""
    faces = [cards.cards[place] for place in sorted(set(places))]
    kinds: Counter[str] = Counter(face.kind for face in faces if isinstance(face, Play))
    parts = tuple(Part(msg("gf-deck-kinds", kind=kind), kinds[kind], KIND_INKS[kind]) for kind in KINDS)
    group, total, size = part.lower(), kinds.total(), options.playbook_size
    good = not codes & {f"few_{group}", f"no_run_{group}", f"no_pass_{group}"}
    note = Note(msg("gf-deck-note-playbook", plays=size), "playbook")
    return Meter(
        f"kinds_{group}", part_title(part), str(total), good, "sum", parts, max(total, size), size, notes=(note,)
    )


def _symbols(part: str, places: Sequence[int], options: Options, cards: CardSet, codes: set[str]) -> Meter:
    """GF-2.15, GF-2.16  The symbols of an Action deck by ability, and how many copies its size allows."""
    faces = [face for face in (cards.cards[place] for place in places) if isinstance(face, Action)]
    sums = {ability: sum(face.symbols[place] for face in faces) for place, ability in enumerate(ABILITIES)}
    parts = tuple(Part(ability_name(ability), number, ABILITY_INKS[ability]) for ability, number in sums.items())
    limit = copy_limit(len(places), options)
    alerts, risks = sum(face.alert for face in faces), sum(face.penalty is not None for face in faces)
    notes = (
        Note(msg("gf-deck-note-copies", cards=len(places), limit=limit), "copies"),
        Note(msg("gf-deck-note-officials", alerts=alerts, risks=risks), "officials"),
    )
    group = part.lower()
    good = not codes & {f"few_{group}", f"alike_{group}", f"copies_{group}"}
    return Meter(
        f"abilities_{group}", part_title(part), str(len(places)), good, "rows", parts, max(*sums.values(), 1),
        notes=notes,
    )  # fmt: skip


MOST_SEATS: Final = 8


class Workshop:
    """What a command line or a page needs to build decks. A deck is named by franchise, text or code."""

    def __init__(self, cards: CardSet) -> None:
        self.cards = cards
        self.deck_options = {f"deck{seat + 1}": seat for seat in range(MOST_SEATS)}
        self.rule_options = ("team_cards", "playbook_size", "copy_limit", "all_formations")

    def blank(self, name: str) -> str:
        """A deck without cards, with a word on how to fill it."""
        usual = Options()
        wanted = msg(
            "gf-deck-blank-wanted", team=usual.team_cards, plays=usual.playbook_size, actions=FEWEST_ACTIONS
        )  # fmt: skip
        return "\n".join(
            [f"deck: {name}", *(f"# {say(line, PACKAGE)}" for line in (msg("gf-deck-blank-how"), wanted)), ""]
        )

    def text(self, deck: str, options: Options, name: str = "") -> str:
        """The deck for people; `name` gives it another name."""
        found = named_deck(deck, self.cards)
        return deck_text(found._replace(name=name) if name else found, self.cards)

    def code(self, deck: str, options: Options) -> str:
        """The deck in one word, for options and links."""
        return deck_code(named_deck(deck, self.cards), self.cards)

    def check(self, deck: str, options: Options) -> list[Problem]:
        """GF-2.19  Every broken rule at once."""
        return check_deck(named_deck(deck, self.cards), options, self.cards)

    def summary(self, deck: str, options: Options) -> Text:
        """A line on what is in it."""
        found = named_deck(deck, self.cards)
        counts = {part.lower(): len(found.part(part)) for part in PARTS}
        return msg("gf-deck-summary", name=found.name, **counts)

    def suggest(
        self, options: Options, lean: str, name: str, keep: str = "", pool: Mapping[str, int] | None = None
    ) -> str:
        """A legal deck as text, of the cards that are owned; what it can keep of another deck stays."""
        kept = named_deck(keep, self.cards) if keep else None
        own = None if pool is None else {self.cards.places[card]: copies for card, copies in pool.items()}
        return deck_text(suggest_deck(options, lean.lower(), name, self.cards, kept, own), self.cards)

    def samples(self) -> list[str]:
        """The decks of the franchises, by nickname."""
        return ["-".join(franchise.nickname.lower().split()) for franchise in self.cards.franchises]

    def builder(self) -> Builder:
        """What there is to choose from."""

        return builder()

    def sheet(self, deck: str, options: Options) -> Sheet:
        """The deck as it stands."""

        return sheet_of(named_deck(deck, self.cards), self.check(deck, options), options, self.cards)

    def secrets(self, options: Options) -> dict[str, int]:
        """GF-2.14  Lists of cards that are not public; the decks of the franchises are known to everybody."""
        return {name: seat for name, seat in self.deck_options.items() if CODE.fullmatch(getattr(options, name))}
