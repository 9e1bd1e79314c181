"""Which cards to print: all of them, or those that words such as `team:haulers` name."""

from __future__ import annotations

from collections.abc import Sequence

from playcall.contract import CardFace, Game
from playcall.printing.errors import CannotPrint


def choose(game: Game, wishes: Sequence[str]) -> list[CardFace]:
    """The cards of a game that fit one of the wishes, in their order; all without any wish. Raises `CannotPrint`."""
    faces = game.faces()
    if not wishes:
        return list(faces)
    wanted = {face.id for wish in wishes for face in _wished(game, faces, wish)}
    return [face for face in faces if face.id in wanted]


def _wished(game: Game, faces: Sequence[CardFace], wish: str) -> list[CardFace]:
    key, colon, value = (part.strip() for part in wish.partition(":"))
    if not colon:
        return _named(game, faces, key)
    values = {face.id: _values(game, face, key) for face in faces}
    known = sorted({each for some in values.values() for each in some})
    if not known:
        keys = ", ".join(_keys(faces))
        raise CannotPrint(f"Cards of {game.title} cannot be chosen by '{key}'; they can by {keys}, or by a name.")
    found = [face for face in faces if value.lower() in values[face.id]]
    if not found:
        some = ", ".join(known[:12]) + (", ..." if len(known) > 12 else "")
        raise CannotPrint(f"No card of {game.title} is {key}:{value}; there are: {some}.")
    return found


def _named(game: Game, faces: Sequence[CardFace], name: str) -> list[CardFace]:
    part = name.lower()
    found = [face for face in faces if face.id.lower() == part]
    found = found or [face for face in faces if part and part in face.title.lower()]
    if not found:
        raise CannotPrint(f"No card of {game.title} is called '{name}'; 'playcall cards {game.id}' lists them all.")
    return found


def _values(game: Game, face: CardFace, key: str) -> set[str]:
    """What a card has for a key: its kind, its id, a fact that is a word or a list of words, a facet of the gallery."""
    words = _words({"kind": face.kind, "id": face.id}.get(key, face.facts.get(key)))
    shown = [value for facet in game.gallery.facets if facet.filter.id == key for value in facet.of(face)]
    return {word.lower() for word in (*words, *shown)}


def _words(value: object) -> list[str]:
    words = value if isinstance(value, list) else [value]
    return [word for word in words if isinstance(word, str) and word and ":" not in word]


def _keys(faces: Sequence[CardFace]) -> list[str]:
    keys = {key for face in faces for key, value in face.facts.items() if _words(value)}
    return ["kind", "id", *sorted(keys)]
