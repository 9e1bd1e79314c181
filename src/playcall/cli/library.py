"""The commands that look things up: games, rules, cards."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import playcall
from playcall.cli.files import CommandError, read_text
from playcall.cli.output import complain, emit_json, on_terminal, print_columns, print_heading, print_markdown
from playcall.contract import CardFace, Game, Ruled
from playcall.games import all_games, load
from playcall.kernel import Rule, Rulebook
from playcall.leagues.rulebook import LEAGUE_RULES


def show_games(as_json: bool) -> None:
    entries = [_entry(game) for game in all_games()]
    if as_json:
        emit_json(entries)
        return
    rows = [
        (e["id"], e["title"], _span(*game.seats), ", ".join(m.id for m in game.modes), e["cards"], e["rules"])
        for e, game in zip(entries, all_games(), strict=True)
    ]
    print_columns(("id", "title", "seats", "modes", "cards", "rules"), rows)


def show_rules(game_id: str, wanted: str | None, as_json: bool) -> None:
    game = ruled(game_id)
    book = game.rulebook()
    rules = find_rules(game, book, wanted) if wanted else list(book.rules)
    if as_json:
        emit_json(rules)
    elif wanted and on_terminal():
        print_markdown(rules_as_text(rules, "- **{}** {}"))
    elif wanted:
        print(rules_as_text(rules))
    else:
        print_markdown(book.text)


def ruled(name: str) -> Ruled:
    """The game of this id, or the leagues; raises `UnknownGame`."""
    return LEAGUE_RULES if name == LEAGUE_RULES.id else load(name)


def find_rules(game: Ruled, book: Rulebook, wanted: str) -> list[Rule]:
    """The rule of an id, the rules of a chapter, or all that contain a word; raises `CommandError` if none do."""
    key = wanted.strip().upper()
    if key[:1].isdigit():
        key = f"{game.prefix}-{key}"
    if key.startswith(f"{game.prefix}-"):
        rules = [rule for rule in book.rules if rule.id == key or rule.id.startswith(f"{key}.")]
        problem = f"{game.title} has no rule '{wanted}'; its rules go from {book.rules[0].id} to {book.rules[-1].id}."
    else:
        rules = [rule for rule in book.rules if wanted.strip().lower() in rule.text.lower()]
        problem = f"No rule of {game.title} mentions '{wanted}', and none has that id."
    if not rules:
        raise CommandError(problem)
    return rules


def rules_as_text(rules: Sequence[Rule], line: str = "{}  {}") -> str:
    """Rules under the headings of their chapters."""
    chapters: dict[str, list[str]] = {}
    for rule in rules:
        chapters.setdefault(rule.chapter, []).append(line.format(rule.id, rule.text))
    return "\n\n".join("\n".join([chapter, *lines]) for chapter, lines in chapters.items())


def show_coverage(game_id: str, tests: Path | None, as_json: bool) -> None:
    from playcall.testing.coverage import rule_coverage

    game = ruled(game_id)
    try:
        found = rule_coverage(game, _tests_folder(tests))
    except (SyntaxError, UnicodeDecodeError) as problem:
        raise CommandError(f"A test file is not valid Python: {problem}.") from problem
    for rule, places in found.unknown.items():
        complain(f"Warning: {', '.join(places)} is marked with {rule}, which the rulebook does not have.")
    total, missing = len(found.rules), list(found.uncovered)
    if as_json:
        emit_json({"game": game.id, "rules": total, "covered": len(found.covered), "uncovered": missing})
    elif missing:
        print_heading(f"{len(missing)} of {total} rules of {game.title} have no test:")
        print("\n".join(missing))
    else:
        print(f"All {total} rules of {game.title} have a test.")


def show_cards(game_id: str, name: str | None, as_json: bool) -> None:
    game = load(game_id)
    faces = find_cards(game, name) if name else list(game.faces())
    if as_json:
        emit_json(faces)
    elif name:
        print(cards_as_text(faces))
    else:
        print_columns(("id", "title", "kind"), [(face.id, face.title, face.kind) for face in faces])


def find_cards(game: Game, name: str) -> list[CardFace]:
    """The cards with this id, else those whose title or id contains the name."""
    part = name.strip().lower()
    faces = game.faces()
    found = [face for face in faces if face.id.lower() == part]
    found = found or [face for face in faces if part in face.title.lower() or part in face.id.lower()]
    if not found:
        raise CommandError(f"No card of {game.title} is called '{name}'; 'playcall cards {game.id}' lists them all.")
    return found


def cards_as_text(faces: Sequence[CardFace]) -> str:
    """Everything that is printed on cards, one after the other."""
    return "\n\n".join("\n".join([f"{face.title}  ({face.id}, {face.kind})", *face.lines]) for face in faces)


def check_card_file(game_id: str, path: Path, as_json: bool) -> None:
    game = load(game_id)
    count = game.check_cards(read_text(path), str(path))
    if as_json:
        emit_json({"game": game.id, "file": str(path), "cards": count})
    else:
        print(f"{path}: {count} card{'s' if count != 1 else ''}, all in order.")


def _entry(game: Game) -> dict[str, object]:
    return {
        "id": game.id,
        "title": game.title,
        "seats": list(game.seats),
        "modes": [mode.id for mode in game.modes],
        "cards": len(game.faces()),
        "rules": len(game.rulebook().rules),
    }


def _span(low: int, high: int) -> str:
    return str(low) if low == high else f"{low}-{high}"


def _tests_folder(named: Path | None) -> Path:
    """The folder that was named, else the tests of the source checkout that this package runs from."""
    if named is not None:
        if not named.is_dir():
            raise CommandError(f"There is no folder '{named}' with tests.")
        return named
    root = Path(playcall.__file__).resolve().parents[2]
    if not (root / "tests").is_dir() or not (root / "pyproject.toml").is_file():
        raise CommandError(
            "Rule coverage reads the tests of a source checkout, and this is none: name them with --tests DIR."
        )
    return root / "tests"
