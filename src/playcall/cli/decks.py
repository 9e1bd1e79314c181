"""The command that builds decks: new ones, their broken rules, what is in them, suggestions. They are kept as text."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import typer

from playcall.cli.collecting import find_shelf
from playcall.cli.files import CommandError
from playcall.cli.output import emit_json, print_heading
from playcall.cli.own_decks import deck_in_words, folder_of, slug
from playcall.cli.settings import read_settings
from playcall.contract import Game
from playcall.contract.collecting import lacking, owned
from playcall.contract.decks import Problem, Workshop
from playcall.contract.speech import speaker
from playcall.games import load


class Wish(NamedTuple):
    """What was asked for."""

    name: str | None
    source: str | None
    lean: str
    save: bool
    code: bool
    owned: bool = False


class Bench(NamedTuple):
    """A game's workshop with the options it works by."""

    game: Game
    workshop: Workshop
    options: Any


def work_on_deck(game_id: str, task: str, wish: Wish, settings: Sequence[str], as_json: bool) -> None:
    game = load(game_id)
    workshop = game.workshop
    if workshop is None:
        raise CommandError(f"{game.title} is not a game to bring your own deck to.")
    bench = Bench(game, workshop, game.parse_options(read_settings(game, settings)))
    tasks = {"new": make_new, "check": check, "show": show, "suggest": suggest}
    tasks[task](bench, wish, as_json)


def make_new(bench: Bench, wish: Wish, as_json: bool) -> None:
    name = _named(wish, "new")
    if wish.source is None:
        text = bench.workshop.blank(name)
    else:
        text = bench.workshop.text(find_deck(bench, wish.source), bench.options, name)
    path = keep(bench, name, text)
    if as_json:
        emit_json({"game": bench.game.id, "deck": name, "file": str(path)})
    else:
        print(f"{name} is in {path}: write its cards there, and check it with 'playcall deck {bench.game.id} check'.")


def check(bench: Bench, wish: Wish, as_json: bool) -> None:
    """Every broken rule; the exit code is 1 when there is one."""
    deck = find_deck(bench, _named(wish, "check"))
    problems = [*bench.workshop.check(deck, bench.options), *(_not_owned(bench, deck) if wish.owned else [])]
    say = speaker(bench.game.package)
    if as_json:
        listed = [{"code": p.code, "rule": p.rule, "text": say(p.text)} for p in problems]
        emit_json({"game": bench.game.id, "legal": not problems, "problems": listed})
    else:
        print(say(bench.workshop.summary(deck, bench.options)))
        print("\n".join(f"{p.rule}  {say(p.text).rstrip('.')} ({p.code})." for p in problems) or "All in order.")
    if problems:
        raise typer.Exit(1)


def _not_owned(bench: Bench, deck: str) -> list[Problem]:
    """Cards that are not in one's collection, or not often enough."""
    shelf = find_shelf(bench.game)
    own = owned(shelf.packs, shelf.collection)
    titles = {face.id: f"{face.id} {face.title}" for face in bench.game.faces()}
    return lacking(shelf.packs, own, bench.workshop.sheet(deck, bench.options).cards, titles)


def _own(bench: Bench) -> dict[str, int]:
    shelf = find_shelf(bench.game)
    return dict(owned(shelf.packs, shelf.collection))


def show(bench: Bench, wish: Wish, as_json: bool) -> None:
    """One deck, or all that there are."""
    if wish.name is None:
        _list_decks(bench, as_json)
    else:
        _print_deck(bench, find_deck(bench, wish.name), wish, as_json)


def suggest(bench: Bench, wish: Wish, as_json: bool) -> None:
    text = bench.workshop.suggest(bench.options, wish.lean, wish.name or "", pool=_own(bench) if wish.owned else None)
    if wish.save:
        keep(bench, _named(wish, "suggest"), text)
    _print_deck(bench, text, wish, as_json)


def find_deck(bench: Bench, name: str) -> str:
    """The text of a stored deck or of a file; else the name itself, which the game knows: a team, a sample, a code."""
    found = deck_in_words(bench.game, name)
    return name if found is None else found


def keep(bench: Bench, name: str, text: str) -> Path:
    """Store a deck under its name; one that is there already is never overwritten."""
    if not slug(name):
        raise CommandError(f"'{name}' does not work as a deck name: use letters or digits.")
    path = folder_of(bench.game) / f"{slug(name)}.txt"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError:
        raise CommandError(f"There is a deck '{name}' already, in {path}.") from None
    except OSError as problem:
        raise CommandError(f"'{path}' cannot be written: {(problem.strerror or str(problem)).lower()}.") from None
    return path


def _list_decks(bench: Bench, as_json: bool) -> None:
    stored = sorted(path.stem for path in folder_of(bench.game).glob("*.txt"))
    samples = list(bench.workshop.samples())
    if as_json:
        emit_json({"game": bench.game.id, "decks": stored, "samples": samples})
        return
    print_heading(f"Your decks, in {folder_of(bench.game)}:")
    print("\n".join(stored) or "none yet")
    print_heading("Decks that come with the game:")
    print("\n".join(samples) or "none")


def _print_deck(bench: Bench, deck: str, wish: Wish, as_json: bool) -> None:
    code = bench.workshop.code(deck, bench.options)
    if as_json:
        text = bench.workshop.text(deck, bench.options)
        emit_json({"game": bench.game.id, "code": code, "text": text})
    elif wish.code:
        print(code)
    else:
        print(bench.workshop.text(deck, bench.options))
        print(f"# {speaker(bench.game.package)(bench.workshop.summary(deck, bench.options))}")


def _named(wish: Wish, task: str) -> str:
    if not wish.name:
        raise CommandError(f"Name the deck: playcall deck GAME {task} NAME.")
    return wish.name
