"""The seats of a table in words: `me`, `open`, `here:Ann`, a bot's level, or two of these for two coaches."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from playcall.bots import LEVELS
from playcall.contract import Game
from playcall.kernel import BadOption
from playcall.tables.places import DEFENCE
from playcall.tables.ports import PersonInfo, SeatInfo

HERE = "here:"
"""Before the name of somebody who plays on the opener's device."""
LONGEST = 40


def names_here(seats: Iterable[str]) -> list[str]:
    """Who plays on the opener's device; raises `BadOption`."""
    names = [one.removeprefix(HERE).strip() for word in seats for one in word.split("/") if one.startswith(HERE)]
    if len({name.casefold() for name in names}) < len(names):
        raise BadOption("no-name-twice")
    for name in names:
        if not 1 <= len(name) <= LONGEST or not name.isprintable():
            raise BadOption("no-name-here", most=LONGEST)
    return names


def read_seats(
    seats: Iterable[str], game: Game, count: int, opener: PersonInfo, here: Mapping[str, PersonInfo] | None = None
) -> list[SeatInfo]:
    """The places of a new table; those of defensive coaches come last. `here` are those on the opener's device.

    Raises `BadOption`.
    """
    words = list(seats) or ["me"]
    words += ["open"] * (count - len(words))
    if len(words) != count:
        raise BadOption("no-seat-count", seats=count, named=len(words))
    sides = [_read_side(word, game) for word in words]
    if sum(side.count("me") for side in sides) > 1:
        raise BadOption("no-second-seat")
    if here and any("me" in side for side in sides):
        raise BadOption("no-me-here")
    people = {"me": opener} | {HERE + name: person for name, person in (here or {}).items()}
    first = [_place(seat, side[0], people) for seat, side in enumerate(sides)]
    return first + [_place(seat + DEFENCE, side[1], people) for seat, side in enumerate(sides) if len(side) > 1]


def sitter_word(place: SeatInfo, person: str) -> str:
    """A place as somebody would ask for it again."""
    if place.keeper == person:
        return HERE + place.names[0]
    return place.bot or ("me" if person in place.persons else "open")


def _read_side(word: str, game: Game) -> list[str]:
    """Who plays a seat: one, or the coaches of its offence and its defence."""
    side = [HERE + one.removeprefix(HERE).strip() if one.startswith(HERE) else one for one in word.split("/")]
    if len(side) > 1 and not game.coaches:
        raise BadOption("no-coaches", game=game.title)
    if len(side) > 2 or (len(side) == 2 and set(side) <= set(LEVELS)):
        raise BadOption("no-such-coaches", word=word)
    for one in side:
        if one not in ("me", "open", *LEVELS) and not one.startswith(HERE):
            raise BadOption("no-sitter", levels=", ".join(LEVELS), word=one)
    return side


def _place(number: int, word: str, people: Mapping[str, PersonInfo]) -> SeatInfo:
    if word not in people:
        return SeatInfo(number, word if word in LEVELS else None)
    person = people[word]
    return SeatInfo(number, None, (person.id,), (person.name,), keeper=person.keeper)
