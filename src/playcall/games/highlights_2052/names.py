"""The nouns that all sentences share: teams, players, cards with their ends, places of the ball, chances."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final

import msgspec

from playcall.contract import Arg, Said, Text, joined, msg
from playcall.games.highlights_2052.cards import ActionCard, Card, Play
from playcall.games.highlights_2052.effects import (
    AREA_LETTERS,
    TYPE_LETTERS,
    Action,
    If,
    NoKick,
)
from playcall.games.highlights_2052.printed import NAMED_BOXES, play_name
from playcall.games.highlights_2052.table import AUTOMATON, Table

if TYPE_CHECKING:
    from playcall.games.highlights_2052.game import Highlights

MACHINES: Final = "Machines"
"""The automatic opponent of solitaire: the machines of the Proving Ground."""


class Names:
    """What teams and cards are called. A table with cards of its own brings them along."""

    def __init__(self, game: Highlights, cards: Sequence[Card] | None = None) -> None:
        self.game = game
        self.cards = game.cards if cards is None else cards

    def team(self, team: int) -> str:
        """A team by its nickname; the second copy of a team is its II."""
        if team == AUTOMATON:
            return MACHINES
        copy, index = divmod(team, len(self.game.teams))
        return self.game.teams[index].nickname + " II" * copy if team >= 0 else ""

    def card(self, card: int) -> str:
        """A card by its name; the second copy of a card says so."""
        return self.cards[card].name + (" (2)" if card >= self.game.set_size else "")

    def face(self, card: int) -> Card:
        return self.cards[card]

    def in_play(self, s: Table) -> tuple[str, str]:
        """The cards that face each other: the threat and its answer."""
        return self.card(s.facing[s.offence]), self.card(s.facing[s.defence])


def asks(id_: str, **args: Arg) -> Text:
    """A question, and behind it what helps to answer it: the message with `-more`."""
    return joined([Text(id_, args), Text(f"{id_}-more", args)], "space")


def player(seat: int) -> Said:
    """Whoever sits there."""
    return MACHINES if seat < 0 else msg("player", number=seat + 1)


def form(seat: int, viewer: int | None) -> str:
    """How a verb is said of a seat: to `you`, of `one`, or of the `machines`."""
    return "machines" if seat < 0 else "you" if seat == viewer else "one"


def seat_name(s: Table, seat: int, viewer: int | None) -> Said:
    """A seat by its team, once it has one; in a competition also one's own."""
    sides = s.sides_of(seat)
    team = s.club_teams[seat] if s.options.competition else s.teams[sides[0]] if sides else -1
    if team >= 0:
        return Names(s.game).team(team)
    return msg("fh-who-you") if seat == viewer else player(seat)


def spot(ball: int, safety_space: int = 99) -> Text:
    """Where a ball lies: `on the 30`."""
    place = "end-zone" if ball <= 0 else "safety" if ball >= safety_space else "field"
    return msg("fh-spot", place=place, yards=ball)


# The football end --------------------------------------------------------------------------------------------------


def type_name(kind: int) -> Text:
    return msg("fh-type", type=TYPE_LETTERS[kind])


def area_name(area: int) -> Text:
    return msg("fh-area", area=AREA_LETTERS[area])


def alike(card: Card) -> list[list[Play]]:
    """Plays of a card that differ in nothing but their areas, together."""
    groups: dict[tuple[object, ...], list[Play]] = {}
    for play in card.plays:
        groups.setdefault((play.type, play.yards, play.footballs, play.effects), []).append(play)
    return list(groups.values())


def yards_of(play: Play) -> Said:
    """`10`, or both numbers of a SITUATION."""
    return joined((play.yards, play.situation.yards), "or") if play.situation else str(play.yards)


def play_words(*plays: Play) -> Text:
    """A play in a sentence, or several alike: `Pass Left or Right 15, Quick Release`."""
    first, name = plays[0], play_name(plays[0])
    return msg(
        "fh-play", type=type_name(first.type), areas=joined([area_name(play.area) for play in plays], "or"),
        yards=yards_of(first), footballs=first.footballs, named="yes" if name else "no", name=name,
    )  # fmt: skip


@lru_cache(maxsize=1024)
def threat_words(card: Card) -> Text:
    """All plays of a card: `Pass Left 15; or Run Right 10`."""
    groups = alike(card)
    if not groups:
        return msg("fh-no-threat")
    whole = play_words(*groups[0])
    for group in groups[1:]:
        whole = msg("fh-either", a=whole, b=play_words(*group))
    return whole


def short_play(*plays: Play) -> Text:
    """A play in a list, or several alike: `Pass L/R 15 ×2 Gadget`."""
    first, name = plays[0], play_name(plays[0])
    areas = "/".join(AREA_LETTERS[play.area] for play in plays)
    return msg(
        "fh-play-short", type=type_name(first.type), areas=areas, yards=yards_of(first), footballs=first.footballs,
        named="yes" if name else "no", name=name,
    )  # fmt: skip


# The helmet end ----------------------------------------------------------------------------------------------------


def helmet_words(card: Card) -> Text:
    """Helmets in a sentence: `1 helmet Left, 2 Center`."""
    places = [(number, area) for area, number in enumerate(card.helmets) if number]
    told = [
        msg("fh-helmets-at" if n else "fh-helmets-first", count=number, area=area_name(area))
        for n, (number, area) in enumerate(places)
    ]
    return joined(told, "comma") if told else msg("fh-no-helmets")


def short_box(box: Action, def_type: int) -> Text:
    """An action box in two or three words."""
    if isinstance(box, If):
        inside = short_box(box.action, def_type)
        name = NAMED_BOXES.get(box)
        return msg("fh-box-named", name=name, box=inside) if name else msg("fh-box-sometimes", box=inside)
    numbers = msgspec.structs.asdict(box)
    returned = numbers.pop("returned", 0)
    kind = "no" if not returned else "yards" if isinstance(returned, int) else returned
    return msg(
        f"fh-box-{type(box).__name__.lower()}", **numbers, type=TYPE_LETTERS[def_type], returns=kind, returned=returned
    )


def box_words(card: Card) -> Text | str:
    """All that a box does: `Sack 10, momentum 5`."""
    if card.box is None:
        return ""
    return msg("fh-box-all", box=short_box(card.box, card.def_type), **_rider(card))


def _rider(card: Card) -> dict[str, Arg]:
    rider = "none" if card.rider is None else "no-kick" if isinstance(card.rider, NoKick) else "momentum"
    return {"rider": rider, "n": getattr(card.rider, "n", 0)}


@lru_cache(maxsize=1024)
def defence_end(card: Card) -> Text:
    """The helmet end in a list: `Pass at R: Sack 10, flag`."""
    kind = type_name(card.def_type)
    if card.box is None:
        return msg("fh-end-bare", type=kind)
    helmets = " ".join(AREA_LETTERS[area] * number for area, number in enumerate(card.helmets) if number)
    return msg(
        "fh-end-defence", type=kind, helmets=helmets, bare="no" if helmets else "yes",
        box=box_words(card), flag="yes" if card.penalty else "no",
    )  # fmt: skip


@lru_cache(maxsize=1024)
def offence_end(card: Card) -> Text:
    """The football end in a list."""
    plays = [short_play(*group) for group in alike(card)]
    return joined(plays, "comma") if plays else msg("fh-no-footballs")


@lru_cache(maxsize=1024)
def two_ends(card: Card) -> Text:
    """Both ends of a card in a list."""
    attacks = "yes" if card.plays else "no"
    return msg("fh-two-ends", defence=defence_end(card), attacks=attacks, offence=offence_end(card), kick=card.fg)


# Chances that everybody can work out -------------------------------------------------------------------------------


def odds(s: Table, good: Callable[[ActionCard], bool]) -> tuple[int, int]:
    """How many of the Action cards that may come next are good, and of how many."""
    cards = s.unseen()
    return sum(map(good, cards)), len(cards)


def share(s: Table, good: Callable[[ActionCard], bool]) -> Text:
    """The same in words: `12 of 18 Action cards, 67%`."""
    hits, cards = odds(s, good)
    return msg("fh-share", hits=hits, cards=cards, percent=round(100 * hits / cards))


def few(s: Table, good: Callable[[ActionCard], bool]) -> Text:
    """The same without the percentage: `12 of 18 cards`."""
    hits, cards = odds(s, good)
    return msg("fh-few", hits=hits, cards=cards)
