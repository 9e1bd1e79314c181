"""GF-2, GF-15  Rosters: decks as text and code, the starter decks, and every rule that a deck may break."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Final, NamedTuple

from playcall.contract import Text, msg
from playcall.contract.decks import Problem, Wanted
from playcall.contract.speech import say
from playcall.games.gridiron_fantasy.cards import CardSet, load
from playcall.games.gridiron_fantasy.effects import Play, Team
from playcall.games.gridiron_fantasy.options import Options

LINE: Final = re.compile(
    r"(?:(listed|reserve)\s+)?(?:(\d{1,2})\s*x\s+)?((?:OP|DP|OA|DA|TM)-\d{1,3})(?=\s|$)", re.IGNORECASE
)
CODE: Final = re.compile(r"[\w'’&.-]*(:[\d.*!]*){5,7}")
WORD: Final = re.compile(r"(\d{1,3})(?:\*(\d{1,2}))?(!?)")
PACKAGE: Final = "playcall.games.gridiron_fantasy"
NAMELESS: Final = "Unnamed deck"
MOST_READ: Final = 99
"""More copies on a line are not read."""
PARTS: Final = ("TM", "OP", "DP", "OA", "DA")
"""The types in the order in which a roster is written."""


def part_title(part: str) -> Text:
    """What the cards of a type are called: `Offensive Plays`."""
    return msg("gf-deck-part", part=part.lower())


class Deck(NamedTuple):
    """A roster as places in the card set; it need not be legal."""

    name: str
    team: tuple[int, ...] = ()
    op: tuple[int, ...] = ()
    dp: tuple[int, ...] = ()
    oa: tuple[int, ...] = ()
    da: tuple[int, ...] = ()
    oa_reserve: tuple[int, ...] = ()
    """GF-13.2  Action cards that may come in at halftime."""
    da_reserve: tuple[int, ...] = ()
    listed: tuple[int, ...] = ()
    """Team cards and Plays that are suggested, the first wanted first."""
    stock: int = -1
    """The franchise whose starter deck this is, or -1."""
    unknown: tuple[str, ...] = ()
    """Words of the text that name no card."""

    @property
    def cards(self) -> tuple[int, ...]:
        """Everything that is brought to a game."""
        return self.team + self.op + self.dp + self.oa + self.da + self.oa_reserve + self.da_reserve

    def part(self, card_type: str) -> tuple[int, ...]:
        """The cards of a type, reserves apart."""
        return dict(zip(PARTS, (self.team, self.op, self.dp, self.oa, self.da), strict=True))[card_type]


class Choice(NamedTuple):
    """GF-2.5, GF-2.11  What is taken when nobody wants to choose."""

    team: tuple[int, ...]
    op: tuple[int, ...]
    dp: tuple[int, ...]


# Starter decks --------------------------------------------------------------------------------------------------------


def stock_deck(cards: CardSet, place: int) -> Deck:
    """The starter deck of a franchise; its first five Team cards and first six Plays of each set are listed."""
    franchise = cards.franchises[place]
    entry = next(each for each in cards.decks if each.franchise == franchise.letter)
    team, op, dp, oa, da = (
        tuple(cards.places[card] for card in ids) for ids in (franchise.team, entry.op, entry.dp, entry.oa, entry.da)
    )
    return Deck(franchise.name, team, op, dp, oa, da, listed=(*team[:5], *op[:6], *dp[:6]), stock=place)


@cache
def stock_names() -> dict[str, int]:
    """The franchises by letter and by nickname: `a`, `foundrymen`."""
    franchises = load().franchises
    letters = {franchise.letter.lower(): place for place, franchise in enumerate(franchises)}
    return letters | {_slug(franchise.nickname): place for place, franchise in enumerate(franchises)}


def named_deck(text: str, cards: CardSet | None = None) -> Deck:
    """A deck by the letter or nickname of a franchise, or by its own text or code."""
    cards = cards or load()
    place = stock_names().get(_slug(text)) if len(text) < 40 else None
    return stock_deck(cards, place) if place is not None else read_deck(text, cards)


def _slug(text: str) -> str:
    return "-".join(text.lower().split())


# The listed choice ----------------------------------------------------------------------------------------------------


def choice_of(deck: Deck, team_cards: int, playbook_size: int, cards: CardSet | None = None) -> Choice:
    """GF-2.5 to GF-2.12  The listed cards, filled up from the rest in order, so that the choice is legal."""
    cards = cards or load()
    return Choice(
        tuple(_team(_listed_first(deck.team, deck.listed), team_cards, cards)),
        tuple(_playbook(_listed_first(deck.op, deck.listed), playbook_size, cards)),
        tuple(_playbook(_listed_first(deck.dp, deck.listed), playbook_size, cards)),
    )


def _listed_first(places: Sequence[int], listed: Sequence[int]) -> list[int]:
    return list(dict.fromkeys([*(place for place in listed if place in places), *places]))


def _team(places: Iterable[int], number: int, cards: CardSet) -> Iterator[int]:
    """GF-2.8  At most one Coach and one Franchise."""
    seen: set[str] = set()
    for place in places:
        face = cards.cards[place]
        single = isinstance(face, Team) and face.subtype in ("coach", "franchise")
        subtype = face.subtype if isinstance(face, Team) else ""
        if number and not (single and subtype in seen):
            seen.add(subtype)
            number -= 1
            yield place


def _playbook(places: Sequence[int], size: int, cards: CardSet) -> list[int]:
    """GF-2.11  With a Run and a Pass at least."""
    chosen = list(places[:size])
    for kind in ("run", "pass"):
        if not any(_kind(cards, place) == kind for place in chosen):
            other = next((place for place in places[size:] if _kind(cards, place) == kind), None)
            if other is not None:
                chosen[-1] = other
    return chosen


def _kind(cards: CardSet, place: int) -> str:
    face = cards.cards[place]
    return face.kind if isinstance(face, Play) else ""


# Reading --------------------------------------------------------------------------------------------------------------


class _Entry(NamedTuple):
    word: str
    copies: int = 1
    mark: str = ""


def read_deck(text: str, cards: CardSet | None = None) -> Deck:
    """A deck from its text or code; what names no card is kept in `unknown`."""
    cards = cards or load()
    text = text.strip()
    return _read_code(text, cards) if CODE.fullmatch(text) else _read_lines(text, cards)


def _read_lines(text: str, cards: CardSet) -> Deck:
    """`deck: NAME`, then a card on each line: `OP-01`, `2 x OA-03`, `listed TM-01`, `reserve DA-05`, or a name."""
    name, entries = "", []
    for line in map(str.strip, text.splitlines()):
        key, colon, value = line.partition(":")
        if colon and key.strip().lower() == "deck":
            name = value.strip()
        elif line and not line.startswith("#"):
            entries.append(_entry_of(line, cards))
    return _deck(name, entries, cards)


def _entry_of(line: str, cards: CardSet) -> _Entry:
    found = LINE.match(line)
    if found is None:
        return _Entry(_ids_by_name(cards).get(line.lower(), line))
    mark, copies, word = found.groups()
    return _Entry(word.upper(), min(int(copies or 1), MOST_READ), (mark or "").lower())


def _read_code(text: str, cards: CardSet) -> Deck:
    name, *parts = text.split(":")
    types = (*PARTS, "OA", "DA")
    entries = []
    for place, part in enumerate(parts):
        for word in filter(None, part.split(".")):
            found = WORD.fullmatch(word)
            number, copies, star = found.groups() if found else (word, None, "")
            mark = "reserve" if place >= len(PARTS) else "listed" if star else ""
            entries.append(_Entry(f"{types[place]}-{number:>02}", min(int(copies or 1), MOST_READ), mark))
    return _deck(name.replace("_", " ").strip(), entries, cards)


def _deck(name: str, entries: Iterable[_Entry], cards: CardSet) -> Deck:
    parts: dict[str, list[int]] = {part: [] for part in (*PARTS, "OA reserve", "DA reserve")}
    listed, unknown = [], []
    for entry in entries:
        place = cards.places.get(entry.word)
        if place is None:
            unknown.append(entry.word)
            continue
        card_type = cards.cards[place].type
        reserved = entry.mark == "reserve" and card_type in ("OA", "DA")
        parts[f"{card_type} reserve" if reserved else card_type] += [place] * entry.copies
        if entry.mark == "listed":
            listed.append(place)
    team, op, dp, oa, da, oa_reserve, da_reserve = (tuple(places) for places in parts.values())
    return Deck(name or NAMELESS, team, op, dp, oa, da, oa_reserve, da_reserve, tuple(listed), unknown=tuple(unknown))


@cache
def _names() -> dict[str, str]:
    return {card.name.lower(): card.id for card in load().cards}


def _ids_by_name(cards: CardSet) -> dict[str, str]:
    return _names() if cards is load() else {card.name.lower(): card.id for card in cards.cards}


# Writing --------------------------------------------------------------------------------------------------------------


def deck_text(deck: Deck, cards: CardSet | None = None) -> str:
    """A deck for people: every card on a line with its name."""
    cards = cards or load()
    lines = [f"deck: {deck.name}"]
    reserves = {"OA": deck.oa_reserve, "DA": deck.da_reserve}
    for part in PARTS:
        lines += ["", f"# {say(part_title(part), PACKAGE)}"]
        lines += _lines(deck.part(part), cards, deck.listed)
        lines += [f"reserve {line}" for line in _lines(reserves.get(part, ()), cards)]
    lines += list(deck.unknown)
    return "\n".join([*lines, ""])


def _lines(places: Sequence[int], cards: CardSet, listed: Sequence[int] = ()) -> list[str]:
    return [
        f"{'listed ' if place in listed else ''}{f'{copies} x ' if copies > 1 else ''}"
        f"{cards.cards[place].id} {cards.cards[place].name}"
        for place, copies in Counter(places).items()
    ]


def deck_code(deck: Deck, cards: CardSet | None = None) -> str:
    """A deck in one word: Team cards, Plays and Actions by number, `!` for a listed one, `*2` for two copies."""
    cards = cards or load()
    parts = [_words(deck.part(part), cards, deck.listed) for part in PARTS]
    if deck.oa_reserve or deck.da_reserve:
        parts += [_words(deck.oa_reserve, cards), _words(deck.da_reserve, cards)]
    return ":".join(["_".join(re.findall(r"[\w'’&.-]+", deck.name)), *parts])


def _words(places: Sequence[int], cards: CardSet, listed: Sequence[int] = ()) -> str:
    return ".".join(
        f"{int(cards.cards[place].id[3:])}{f'*{copies}' if copies > 1 else ''}{'!' if place in listed else ''}"
        for place, copies in Counter(places).items()
    )


FEWEST_ACTIONS: Final = 15
"""GF-2.15"""
MOST_COPIES: Final = 5
MOST_DIFFERENT: Final = 60
"""GF-2.21"""
KINDS: Final = ("run", "pass")
CHECKS: Final = 19
"""How many codes the check has, without that of a pool."""


def copy_limit(size: int, options: Options) -> int:
    """GF-2.16, GF-2.17, GF-15.2  How many copies of a card an Action deck of this size may hold."""
    if options.copy_limit == "one":
        return 1
    limit = max(1, min(MOST_COPIES, size // FEWEST_ACTIONS))
    return min(2, limit) if options.copy_limit == "two_actions" else limit


def check_deck(
    deck: Deck,
    options: Options | None = None,
    cards: CardSet | None = None,
    pool: Mapping[int, int] | None = None,
) -> list[Problem]:
    """All broken rules; `pool` has the copies of each card that a sealed pool offers (GF-15.3)."""
    options, cards = options or Options(), cards or load()
    return [
        *_unknown(deck),
        *_team_twice(deck, cards),
        *_team_number(deck, options, cards),
        *_plays("OP", deck.op, options, cards),
        *_plays("DP", deck.dp, options, cards),
        *_actions("OA", deck.oa, options, cards),
        *_actions("DA", deck.da, options, cards),
        *_single(deck, options, cards),
        *_different(deck),
        *_pool(deck, cards, pool),
    ]


def _unknown(deck: Deck) -> Iterator[Problem]:
    if deck.unknown:
        words = tuple(msg("gf-deck-quoted", word=word[:40]) for word in dict.fromkeys(deck.unknown))
        yield Problem("unknown_card", "GF-2.4", msg("gf-deck-unknown", words=words))


def _team_twice(deck: Deck, cards: CardSet) -> Iterator[Problem]:
    twice = [place for place, number in Counter(deck.team).items() if number > 1]
    for rule, code, sponsors in (("GF-2.6", "team_twice", False), ("GF-2.7", "sponsor_twice", True)):
        found = [place for place in twice if (_subtype(cards, place) == "sponsor") == sponsors]
        if found:
            kind = "sponsor" if sponsors else "team"
            yield Problem(code, rule, msg("gf-deck-twice", kind=kind, cards=_card_names(found, cards)))


def _subtype(cards: CardSet, place: int) -> str:
    face = cards.cards[place]
    return face.subtype if isinstance(face, Team) else ""


def _team_number(deck: Deck, options: Options, cards: CardSet) -> Iterator[Problem]:
    """GF-2.5, GF-2.8  Enough Team cards that can be chosen together."""
    subtypes = Counter(_subtype(cards, place) for place in set(deck.team))
    if options.all_formations:
        subtypes["formation"] = 0  # GF-15.6
    single = sum(min(1, subtypes[subtype]) for subtype in ("coach", "franchise"))
    usable = subtypes.total() - subtypes["coach"] - subtypes["franchise"] + single
    need = options.team_cards
    if usable >= need:
        return
    if subtypes.total() >= need:
        text = msg("gf-deck-team-single", have=usable, need=need)
        yield Problem("team_single", "GF-2.8", text, wanted={"group": "tm"})
    else:
        yield Problem("few_team", "GF-2.5", _few("TM", usable, need), wanted={"group": "tm"})


def _few(part: str, have: int, need: int) -> Text:
    return msg("gf-deck-few", part=part_title(part), have=have, need=need)


def _few_different(part: str, have: int, need: int) -> Text:
    return msg("gf-deck-few-different", part=part_title(part), have=have, need=need)


def _plays(part: str, places: Sequence[int], options: Options, cards: CardSet) -> Iterator[Problem]:
    """GF-2.11, GF-2.12  A Playbook of different Plays, with both kinds."""
    faces = [face for face in (cards.cards[place] for place in sorted(set(places))) if isinstance(face, Play)]
    group = part.lower()
    if len(faces) < options.playbook_size:
        rule = "GF-2.12" if len(places) > len(faces) else "GF-2.11"
        text = _few_different(part, len(faces), options.playbook_size)
        yield Problem(f"few_{group}", rule, text, wanted={"group": group})
    for kind in KINDS:
        if not any(face.kind == kind for face in faces):
            wanted: Wanted = {"group": group, "kind": kind}
            text = msg("gf-deck-no-kind", part=part_title(part), kind=kind)
            yield Problem(f"no_{kind}_{group}", "GF-2.11", text, wanted=wanted)


def _actions(part: str, places: Sequence[int], options: Options, cards: CardSet) -> Iterator[Problem]:
    """GF-2.15 to GF-2.17, GF-15.2  Size and copies of an Action deck."""
    group, counted, size = part.lower(), Counter(places), len(places)
    if size < FEWEST_ACTIONS:
        yield Problem(f"few_{group}", "GF-2.15", _few(part, size, FEWEST_ACTIONS), wanted={"group": group})
    elif len(counted) < FEWEST_ACTIONS:
        text = _few_different(part, len(counted), FEWEST_ACTIONS)
        yield Problem(f"alike_{group}", "GF-2.15", text, wanted={"group": group})
    limit = copy_limit(size, options)
    over = tuple(
        msg("gf-deck-copies-of", copies=number, card=cards.cards[place].name)
        for place, number in counted.items()
        if number > limit
    )
    if over:
        rule = "GF-2.16" if options.copy_limit == "table" else "GF-15.2"
        text = msg("gf-deck-copies", part=part_title(part), size=size, limit=limit, cards=over)
        yield Problem(f"copies_{group}", rule, text)


def _single(deck: Deck, options: Options, cards: CardSet) -> Iterator[Problem]:
    """GF-15.2  One of any card, Plays included."""
    over = [place for place, number in Counter(deck.op + deck.dp).items() if number > 1]
    if options.copy_limit == "one" and over:
        yield Problem("copies_plays", "GF-15.2", msg("gf-deck-one-copy", cards=_card_names(over, cards)))


def _different(deck: Deck) -> Iterator[Problem]:
    reserves = {"OA": deck.oa_reserve, "DA": deck.da_reserve}
    for part in ("TM", "OP", "DP", "OA", "DA"):
        number = len({*deck.part(part), *reserves.get(part, ())})
        if number > MOST_DIFFERENT:
            text = msg("gf-deck-many", part=part_title(part), have=number, most=MOST_DIFFERENT)
            yield Problem("many_different", "GF-2.21", text)


def _pool(deck: Deck, cards: CardSet, pool: Mapping[int, int] | None) -> Iterator[Problem]:
    if pool is None:
        return
    lacking = [place for place, number in Counter(deck.cards).items() if number > pool.get(place, 0)]
    if lacking:
        yield Problem("not_in_pool", "GF-15.3", msg("gf-deck-not-in-pool", cards=_card_names(lacking, cards)))


def _card_names(places: Sequence[int], cards: CardSet) -> tuple[str, ...]:
    return tuple(cards.cards[place].name for place in places)
