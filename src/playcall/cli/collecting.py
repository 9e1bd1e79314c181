"""The command that keeps a collection of cards: what is owned, packs to open, cards that leave, the whole as text."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import NamedTuple

import msgspec

from playcall.cli.files import CommandError, read_text
from playcall.cli.output import emit_json, print_heading
from playcall.contract import Game
from playcall.contract.collecting import (
    Collection,
    Packs,
    collection_text,
    lost_in,
    owned,
    read_collection,
    together,
    with_pack,
    without,
    without_cards,
)
from playcall.contract.speech import speaker
from playcall.games import load
from playcall.kernel import State
from playcall.server.settings import data_folder

SEEDS = 1 << 32


class Shelf(NamedTuple):
    """A game's packs with what is owned of it."""

    game: Game
    packs: Packs
    collection: Collection


def work_on_collection(game_id: str, task: str, name: str | None, seed: int | None, as_json: bool) -> None:
    shelf = find_shelf(load(game_id))
    if task == "show":
        _show(shelf, as_json)
    elif task == "open":
        _open(shelf, name, seed, as_json)
    elif task == "retire":
        _retire(shelf, name, as_json)
    elif task == "export":
        _export(shelf, as_json)
    else:
        _import(shelf, name, as_json)


def find_shelf(game: Game) -> Shelf:
    """What is owned of a game; nothing at first."""
    packs = game.packs
    if packs is None:
        raise CommandError(f"{game.title} has no packs to open.")
    path = _path(game)
    if not path.is_file():
        return Shelf(game, packs, Collection(game.id))
    try:
        return Shelf(game, packs, msgspec.json.decode(read_text(path), type=Collection))
    except msgspec.DecodeError as problem:
        raise CommandError(f"'{path}' is not a collection: {problem}.") from None


def _show(shelf: Shelf, as_json: bool) -> None:
    cards = owned(shelf.packs, shelf.collection)
    album = shelf.packs.album()
    products = album.products
    say = speaker(shelf.game.package)
    if as_json:
        packs = [msgspec.to_builtins(pack) for pack in shelf.collection.opened]
        listed = [
            msgspec.to_builtins(product) | {name: say(getattr(product, name)) for name in ("title", "note", "kind")}
            for product in products
        ]
        emit_json({"game": shelf.game.id, "cards": dict(sorted(cards.items())), "opened": packs, "products": listed})
        return
    print_heading(f"You own {cards.total()} cards, {len(cards)} of {len(album.cards)} different ones:")
    titles = {face.id: face.title for face in shelf.game.faces()}
    print(
        "\n".join(f"{copies} x {card} {titles.get(card, '')}" for card, copies in sorted(cards.items())) or "none yet"
    )
    print_heading(f"To open with 'playcall collection {shelf.game.id} open PACK':")
    print("\n".join(f"{product.id}: {say(product.title)}, {product.cards} cards" for product in products))


def _open(shelf: Shelf, product: str | None, seed: int | None, as_json: bool) -> None:
    if product is None:
        named = ", ".join(product.id for product in shelf.packs.album().products)
        raise CommandError(f"Name what to open: {named}.")
    seed = secrets.randbelow(SEEDS) if seed is None else seed
    before = owned(shelf.packs, shelf.collection)
    cards = list(shelf.packs.open(product, seed))
    _keep(shelf, with_pack(shelf.collection, product, seed))
    if as_json:
        emit_json({"game": shelf.game.id, "product": product, "seed": seed, "cards": cards})
        return
    faces = {face.id: face for face in shelf.game.faces()}
    for card in cards:
        print(f"{card} {faces[card].title}{'' if before[card] else ' (new)'}")


def _retire(shelf: Shelf, card: str | None, as_json: bool) -> None:
    if card is None:
        raise CommandError(f"Name the card that leaves: playcall collection {shelf.game.id} retire CARD.")
    _keep(shelf, without(shelf.packs, shelf.collection, card))
    if as_json:
        emit_json({"game": shelf.game.id, "retired": card})
    else:
        print(f"{card} has left your collection.")


def take_lost_cards(game: Game, state: State, seat: int) -> list[str]:
    """What a game has cost its player for good leaves the collection; returned are the cards that did."""
    cards = lost_in(game, state, seat)
    if not cards:
        return []
    shelf = find_shelf(game)
    left = without_cards(shelf.packs, shelf.collection, cards)
    _keep(shelf, left)
    return list(left.lost[len(shelf.collection.lost) :])


def _export(shelf: Shelf, as_json: bool) -> None:
    text = collection_text(shelf.collection)
    if as_json:
        emit_json({"game": shelf.game.id, "text": text})
    else:
        print(text, end="")


def _import(shelf: Shelf, file: str | None, as_json: bool) -> None:
    """What is in the file comes on top of what is there; packs that are in both count once."""
    if file is None:
        raise CommandError(f"Name the file: playcall collection {shelf.game.id} import FILE.")
    both = together(shelf.collection, read_collection(read_text(Path(file)), shelf.game))
    new = len(both.opened) - len(shelf.collection.opened)
    _keep(shelf, both)
    if as_json:
        emit_json({"game": shelf.game.id, "packs": new})
    else:
        print(f"{new} packs more; you have opened {len(both.opened)}.")


def _keep(shelf: Shelf, collection: Collection) -> None:
    """The old file stays whole until the new one is."""
    path = _path(shelf.game)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh = path.with_suffix(".new")
        fresh.write_bytes(msgspec.json.format(msgspec.json.encode(collection), indent=1))
        fresh.replace(path)
    except OSError as problem:
        raise CommandError(f"'{path}' cannot be written: {(problem.strerror or str(problem)).lower()}.") from None


def _path(game: Game) -> Path:
    return data_folder() / "collections" / f"{game.id}.json"
