"""GF-2.19  The check of a roster: every broken rule at once, each with its code and its id."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from playcall.booklet.decks import Problem, Wanted
from playcall.games.gridiron_fantasy.anatomy import Play, Team
from playcall.games.gridiron_fantasy.cards import CardSet, load
from playcall.games.gridiron_fantasy.decks import Deck
from playcall.games.gridiron_fantasy.options import Options

FEWEST_ACTIONS: Final = 15
MOST_COPIES: Final = 5
MOST_DIFFERENT: Final = 60
TITLES: Final = {"OP": "Offensive Plays", "DP": "Defensive Plays", "OA": "Offensive Actions", "DA": "Defensive Actions"}
CHECKS: Final = 19
"""The codes of the check, that of a pool apart."""


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
        named = ", ".join(f"'{word[:40]}'" for word in dict.fromkeys(deck.unknown))
        yield Problem("unknown_card", "GF-2.4", f"There is no card {named}", {"cards": named})


def _team_twice(deck: Deck, cards: CardSet) -> Iterator[Problem]:
    twice = [place for place, number in Counter(deck.team).items() if number > 1]
    for rule, code, sponsors in (("GF-2.6", "team_twice", False), ("GF-2.7", "sponsor_twice", True)):
        found = [place for place in twice if (_subtype(cards, place) == "sponsor") == sponsors]
        if found:
            names = _names(found, cards)
            yield Problem(
                code, rule, f"A Team card is used once, these are there more often: {names}", {"cards": names}
            )


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
    if usable >= options.team_cards:
        return
    facts: dict[str, str | int] = {"cards": usable, "needed": options.team_cards}
    if subtypes.total() >= options.team_cards:
        text = (
            f"With one Coach and one Franchise only {usable} Team cards can be chosen, {options.team_cards} are needed"
        )
        yield Problem("team_single", "GF-2.8", text, facts, {"group": "tm"})
    else:
        text = f"{_number(usable, 'Team card')} can be chosen, {options.team_cards} are needed"
        yield Problem("few_team", "GF-2.5", text, facts, {"group": "tm"})


def _plays(part: str, places: Sequence[int], options: Options, cards: CardSet) -> Iterator[Problem]:
    """GF-2.11, GF-2.12  A Playbook of different Plays, with both kinds."""
    faces = [face for face in (cards.cards[place] for place in sorted(set(places))) if isinstance(face, Play)]
    group = part.lower()
    if len(faces) < options.playbook_size:
        text = f"{len(faces)} different {TITLES[part]}, {options.playbook_size} are needed"
        facts: dict[str, str | int] = {"cards": len(faces), "needed": options.playbook_size}
        yield Problem(
            f"few_{group}", "GF-2.12" if len(places) > len(faces) else "GF-2.11", text, facts, {"group": group}
        )
    for kind in ("run", "pass"):
        if not any(face.kind == kind for face in faces):
            wanted: Wanted = {"group": group, "kind": kind}
            text = f"The {TITLES[part]} have no {kind.capitalize()}"
            yield Problem(f"no_{kind}_{group}", "GF-2.11", text, {"kind": kind}, wanted)


def _actions(part: str, places: Sequence[int], options: Options, cards: CardSet) -> Iterator[Problem]:
    """GF-2.15 to GF-2.17, GF-15.2  Size and copies of an Action deck."""
    group, counted = part.lower(), Counter(places)
    if len(places) < FEWEST_ACTIONS:
        text = f"{len(places)} {TITLES[part]}, at least {FEWEST_ACTIONS} are needed"
        yield Problem(f"few_{group}", "GF-2.15", text, {"cards": len(places)}, {"group": group})
    elif len(counted) < FEWEST_ACTIONS:
        text = f"{len(counted)} different {TITLES[part]}, at least {FEWEST_ACTIONS} are needed"
        yield Problem(f"alike_{group}", "GF-2.15", text, {"cards": len(counted)}, {"group": group})
    limit = copy_limit(len(places), options)
    over = [place for place, number in counted.items() if number > limit]
    if over:
        rule = "GF-2.16" if options.copy_limit == "table" else "GF-15.2"
        names = ", ".join(f"{counted[place]} of {cards.cards[place].name}" for place in over)
        text = f"{_number(len(places), 'card')} allow {_number(limit, 'copy')} of each of the {TITLES[part]}: {names}"
        yield Problem(f"copies_{group}", rule, text, {"limit": limit, "cards": names})


def _single(deck: Deck, options: Options, cards: CardSet) -> Iterator[Problem]:
    """GF-15.2  One of any card, Plays included."""
    over = [place for place, number in Counter(deck.op + deck.dp).items() if number > 1]
    if options.copy_limit == "one" and over:
        names = _names(over, cards)
        yield Problem("copies_plays", "GF-15.2", f"One of any card is allowed, not more of {names}", {"cards": names})


def _different(deck: Deck) -> Iterator[Problem]:
    sets = {
        "Team cards": deck.team, TITLES["OP"]: deck.op, TITLES["DP"]: deck.dp,
        TITLES["OA"]: deck.oa + deck.oa_reserve, TITLES["DA"]: deck.da + deck.da_reserve,
    }  # fmt: skip
    for title, places in sets.items():
        number = len(set(places))
        if number > MOST_DIFFERENT:
            text = f"{number} different {title}, {MOST_DIFFERENT} at most"
            yield Problem("many_different", "GF-2.21", text, {"cards": number})


def _pool(deck: Deck, cards: CardSet, pool: Mapping[int, int] | None) -> Iterator[Problem]:
    if pool is None:
        return
    lacking = [place for place, number in Counter(deck.cards).items() if number > pool.get(place, 0)]
    if lacking:
        names = _names(lacking, cards)
        yield Problem("not_in_pool", "GF-15.3", f"The pool has not so many of {names}", {"cards": names})


def _names(places: Sequence[int], cards: CardSet) -> str:
    return ", ".join(cards.cards[place].name for place in places)


def _number(number: int, noun: str) -> str:
    plural = f"{noun[:-1]}ies" if noun.endswith("y") else f"{noun}s"
    return f"{number} {noun if number == 1 else plural}"
