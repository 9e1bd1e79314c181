"""People who share a terminal: how a record names them, and who takes it next."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from playcall.contract import Said, Say, Text
from playcall.kernel import BadOption
from playcall.kernel.record import called

PERSON = "person"
"""How a record names the seat of a person; `person:Ann` where several share a terminal."""
LONGEST = 40


def words_of(names: Sequence[str]) -> list[str]:
    """People as a record names them; raises `BadOption`. An empty name is nobody's."""
    spoken = [" ".join(name.split()) for name in names]
    given = [name.casefold() for name in spoken if name]
    if len(set(given)) < len(given):
        raise BadOption("Two people at one terminal need different names.")
    for name in spoken:
        if len(name) > LONGEST or not name.isprintable() or "_" in name:
            raise BadOption(f"A name has at most {LONGEST} characters, none of them '_'; not '{name}'.")
    return [f"{PERSON}:{name.replace(' ', '_')}" if name else PERSON for name in spoken]


def is_person(word: str) -> bool:
    return word == PERSON or word.startswith(f"{PERSON}:")


def name_in(word: str) -> str:
    """The name in a record's word for a person; empty where it tells none."""
    return "" if word == PERSON else called(word)


def next_to_hold(asked: Collection[int], last: int) -> int:
    """Who takes the terminal: whoever has it while asked, else the next round the table."""
    return last if last in asked else min(asked, key=lambda seat: (seat <= last, seat))


def calling(say: Say, names: Mapping[int, str]) -> Say:
    """A speaker that calls people at the table by their names."""

    def renamed(value: Any) -> Any:
        if isinstance(value, tuple | list):
            return tuple(map(renamed, value))
        if not isinstance(value, Text):
            return value
        name = names.get(value.args["number"] - 1) if value.id == "player" else None
        return name or Text(value.id, {key: renamed(arg) for key, arg in value.args.items()})

    def speak(said: Said) -> str:
        return say(renamed(said))

    return speak if names else say
