"""Checks of a game's catalogues: complete in every language, read without a mistake, used, and rendered."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from playcall.contract import Game, Text
from playcall.contract.speech import LANGUAGES, SHARED, catalogue, entries, speaker

ROOT = Path(__file__).parents[1]


def messages(game: Game, language: str) -> dict[str, ast.Message | ast.Term]:
    """Every message of a catalogue by its id; fails where the parser found something it cannot read."""
    read = FluentParser().parse(catalogue(game.package, language))
    junk = [entry.content for entry in read.body if isinstance(entry, ast.Junk)]
    assert not junk, f"{game.id} in '{language}' has text that is no message: {junk[:3]}"
    found = [entry for entry in read.body if isinstance(entry, ast.Message | ast.Term)]
    ids = [("-" if isinstance(entry, ast.Term) else "") + entry.id.name for entry in found]
    twice = sorted({id_ for id_ in ids if ids.count(id_) > 1})
    assert not twice, f"{game.id} in '{language}' says twice: {twice}"
    return dict(zip(ids, found, strict=True))


def variables(id_: str, known: Catalogue) -> set[str]:
    """The arguments that a message uses, those of the messages it refers to among them."""
    asked = Asked(known)
    asked._follow(id_)
    return {*asked.variables}


def check_catalogues(game: Game) -> None:
    """The same ids in every language, each with a text, and with no argument that English does not have."""
    english = messages(game, LANGUAGES[0])
    for language in LANGUAGES[1:]:
        other = messages(game, language)
        missing, surplus = sorted(english.keys() - other.keys()), sorted(other.keys() - english.keys())
        assert not missing, f"'{language}' of {game.id} lacks {missing[:20]}"
        assert not surplus, f"'{language}' of {game.id} has what English has not: {surplus[:20]}"
        for id_ in other:
            extra = variables(id_, other) - variables(id_, english)
            assert not extra, f"'{language}' of {game.id}, '{id_}': English knows no {sorted(extra)}"


def check_used(game: Game, prefix: str, built: tuple[str, ...] = ()) -> None:
    """Every id that code or page names exists, and every message is named somewhere.

    `built` are the beginnings of ids that are put together from parts, such as `sj-mode-`.
    """
    known = {id_ for id_, _ in entries(catalogue(game.package, LANGUAGES[0]))}
    folders = [ROOT / "src/playcall/games" / game.id, ROOT / "web/src/games" / game.id]
    files = [f for folder in folders for f in folder.rglob("*") if f.suffix in (".py", ".ts", ".svelte", ".toml")]
    text = "\n".join(file.read_text(encoding="utf-8") for file in files) + catalogue(game.package, LANGUAGES[0])
    named = set(re.findall(rf"[\"'`]({prefix}-[\w-]*\w)[\"'`]", text))
    lost = sorted(id_ for id_ in named - known if not id_.startswith(built or ("\0",)))
    assert not lost, f"{game.id} names messages that do not exist: {lost[:20]}"
    referred = set(re.findall(rf"\{{\s*(-?{prefix}-[\w-]*\w)", text))
    idle = sorted(id_ for id_ in known - named - referred if not id_.startswith(built or ("\0",)))
    assert not idle, f"{game.id} never says {idle[:20]}"


# Every message said ---------------------------------------------------------------------------------------------------

Catalogue = dict[str, ast.Message | ast.Term]
COUNTING = {"zero", "one", "two", "few", "many", "other"}
NAME = "Ann"
"""What stands for a name in a message."""
NUMBERS = (0, 1, 2, 5)
NAMED = {"card", "name", "pile", "player", "team", "unit", "who"}
"""What is never a number."""
PLURALS = re.compile(
    r"\b(?:1|one|ein|eine|einen) (?:yards|points|cards|goals|downs|games|tokens|choices|rounds|minutes"
    r"|players|flags|packs|copies|times|spaces|helmets|footballs|losses|touchdowns"
    r"|Punkte|Punkten|Karten|Spielzüge|Spielzügen|Tore|Toren|Spiele|Spielen|Runden|Minuten|Yards|Felder|Feldern"
    r"|Päckchen|Wahlen|Siege|Helme|Bälle|Marken|Versuche|Züge|Entscheidungen|Flaggen|Angriffe|Serien)\b"
)
SINGULARS = re.compile(
    r"\b[025] (?:point|card|goal|game|token|choice|round|minute|player|flag|pack|time|space|touchdown"
    r"|Punkt|Karte|Spielzug|Tor|Spiel|Runde|Minute|Feld|Wahl|Marke|Zug|Entscheidung|Flagge|Angriff|Serie)\b(?![- ]\w)"
)


def catalogue_of(package: str, language: str) -> Catalogue:
    """Every message and term of a package by its id."""
    read = FluentParser().parse(catalogue(package, language))
    junk = [entry.content for entry in read.body if isinstance(entry, ast.Junk)]
    assert not junk, f"{package} in '{language}' has text that is no message: {junk[:3]}"
    found = [entry for entry in read.body if isinstance(entry, ast.Message | ast.Term)]
    return {("-" if isinstance(entry, ast.Term) else "") + entry.id.name: entry for entry in found}


class Asked(Visitor):
    """What a message must be told: its variables, and for each what it chooses by."""

    def __init__(self, known: Catalogue) -> None:
        self.known = known
        self.seen: set[str] = set()
        self.variables: dict[str, list[Any]] = {}

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = [key.name if isinstance(key := variant.key, ast.Identifier) else key.value for variant in node.variants]
        if isinstance(node.selector, ast.VariableReference):
            name = node.selector.id.name
            counts = all(key in COUNTING or key.lstrip("-").isdecimal() for key in keys)
            chosen = self.variables.setdefault(name, [])
            chosen += [*NUMBERS, *(int(key) for key in keys if key.lstrip("-").isdecimal())] if counts else keys
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.setdefault(node.id.name, [])

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        """What is formatted as a number is one."""
        for argument in node.arguments.positional:
            if isinstance(argument, ast.VariableReference):
                self.variables.setdefault(argument.id.name, []).extend(NUMBERS)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self._follow(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        """A term sees nothing but what it is told in its place."""
        if node.arguments is not None:
            self.generic_visit(node.arguments)

    def _follow(self, id_: str) -> None:
        if id_ not in self.seen and id_ in self.known:
            self.seen.add(id_)
            self.visit(self.known[id_])


def tellings(id_: str, known: Catalogue) -> Iterator[Text]:
    """A message with sample arguments: every number with 0, 1, 2 and 5, every keyword with each of its variants."""
    asked = Asked(known)
    asked._follow(id_)
    usual = {name: values[0] if values else NAME for name, values in asked.variables.items()}
    usual |= {name: 2 for name, values in asked.variables.items() if values[:1] == [0]}
    yield Text(id_, usual)
    for name, values in asked.variables.items():
        for value in dict.fromkeys(values or (() if name in NAMED else NUMBERS)):
            yield Text(id_, usual | {name: value})


def check_said_with_samples(package: str, language: str) -> None:
    """Every message of a package can be said in a language, and numbers go with their nouns."""
    known = catalogue_of(SHARED, language) | catalogue_of(package, language)
    speak, wrong = speaker(package, language), []
    for id_, entry in catalogue_of(package, language).items():
        if isinstance(entry, ast.Term) or entry.value is None or id_.startswith("join-"):
            continue
        for text in tellings(id_, known):
            said = speak(text)
            assert said.strip(), f"'{id_}' of {package} says nothing in '{language}' with {text.args}."
            if PLURALS.search(said) or SINGULARS.search(said):
                wrong.append(f"{id_} {text.args}: {said}")
    assert not wrong, f"In '{language}' numbers and nouns do not go together:\n  " + "\n  ".join(wrong[:30])
