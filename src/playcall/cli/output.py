"""What the commands print: one JSON document, or text that is coloured on a terminal and plain in a pipe."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rich.progress import Progress


def emit_json(document: Any) -> None:
    """The one JSON document of a `--json` run."""
    import json

    import msgspec

    print(json.dumps(msgspec.to_builtins(document), indent=2, ensure_ascii=False))


def complain(sentence: str) -> None:
    """One sentence on stderr."""
    print(sentence, file=sys.stderr)


def on_terminal() -> bool:
    return sys.stdout.isatty()


def print_columns(heads: Sequence[str], rows: Sequence[Sequence[object]]) -> None:
    """A table; columns of numbers stand to the right."""
    cells = [[str(cell) for cell in row] for row in rows]
    right = [all(_is_number(row[place]) for row in cells) for place in range(len(heads))]
    if on_terminal():
        _print_rich_columns(heads, cells, right)
    else:
        _print_plain_columns(heads, cells, right)


def print_heading(text: str) -> None:
    if on_terminal():
        from rich.console import Console
        from rich.text import Text

        Console().print(Text(text, style="bold"))
    else:
        print(text)


def print_markdown(text: str) -> None:
    """Markdown: rendered on a terminal, as it is in a pipe."""
    if on_terminal():
        from rich.console import Console
        from rich.markdown import Markdown

        Console().print(Markdown(text))
    else:
        print(text.rstrip("\n"))


@contextmanager
def progress_bar(title: str, shown: bool) -> Iterator[Progress]:
    """A bar on stderr, drawn only where somebody watches."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not (shown and console.is_terminal)) as bar:
        bar.add_task(title, total=None)
        yield bar


def _is_number(cell: str) -> bool:
    return cell.translate({ord(mark): None for mark in "-.,%"}).isdecimal()


def _print_rich_columns(heads: Sequence[str], cells: list[list[str]], right: list[bool]) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    for head, to_right in zip(heads, right, strict=True):
        table.add_column(head, justify="right" if to_right else "left")
    for row in cells:
        table.add_row(*(Text(cell) for cell in row))
    Console().print(table)


def _print_plain_columns(heads: Sequence[str], cells: list[list[str]], right: list[bool]) -> None:
    lines = [list(heads), *cells]
    widths = [max(len(line[i]) for line in lines) for i in range(len(heads))]
    for line in lines:
        padded = [
            cell.rjust(width) if to_right else cell.ljust(width)
            for cell, width, to_right in zip(line, widths, right, strict=True)
        ]
        print("  ".join(padded).rstrip())
