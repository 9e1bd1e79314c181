"""Sheets that lie over the table for a while: text to read, rules to search, a name to save under, leaving."""

from __future__ import annotations

from collections.abc import Set
from pathlib import Path
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from playcall.cli.library import find_rules, rules_as_text
from playcall.kernel import Game, PlaycallError


class TextSheet(ModalScreen[None]):
    """Text to read; Escape, Enter or q lays it aside."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q", "dismiss", "Close"),
    ]

    def __init__(self, title: str, text: str, at_end: bool = False) -> None:
        super().__init__()
        self.heading = title
        self.text = text
        self.at_end = at_end

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="sheet") as sheet:
            sheet.border_title = self.heading
            sheet.border_subtitle = "Escape closes"
            yield Static(self.text, markup=False)

    def on_mount(self) -> None:
        if self.at_end:
            self.query_one(VerticalScroll).scroll_end(animate=False)


class RulesSheet(ModalScreen[None]):
    """The rulebook, searchable; it opens with the rules behind what just happened."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss", "Close")]

    def __init__(self, game: Game, behind: Set[str]) -> None:
        super().__init__()
        self.game = game
        self.book = game.rulebook()
        self.behind = behind

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet") as sheet:
            sheet.border_title = f"Rules of {self.game.title}"
            sheet.border_subtitle = "Escape closes"
            yield Input(placeholder=f"a rule ({self.book.rules[0].id}), a chapter or a word")
            with VerticalScroll():
                yield Static(self._text(""), markup=False)

    @on(Input.Changed)
    def _search(self, event: Input.Changed) -> None:
        self.query_one(Static).update(self._text(event.value.strip()))
        self.query_one(VerticalScroll).scroll_home(animate=False)

    def _text(self, wanted: str) -> str:
        if wanted:
            try:
                return rules_as_text(find_rules(self.game, self.book, wanted))
            except PlaycallError as problem:
                return str(problem)
        behind = [rule for rule in self.book.rules if rule.id in self.behind]
        first = f"Behind what just happened\n\n{rules_as_text(behind)}\n\nAll rules\n\n" if behind else ""
        return first + rules_as_text(self.book.rules)


class SaveSheet(ModalScreen[str | None]):
    """Asks for the name of a file."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss", "Close")]

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.file = file

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet small") as sheet:
            sheet.border_title = "Save in"
            sheet.border_subtitle = "Enter saves, Escape does not"
            yield Input(str(self.file))

    @on(Input.Submitted)
    def _named(self, event: Input.Submitted) -> None:
        self.dismiss(event.value.strip() or None)


class LeaveSheet(ModalScreen[bool | None]):
    """Leave: True after saving, False without, None not at all."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss", "Stay")]

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.file = file

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet small") as sheet:
            sheet.border_title = "Leave the table"
            yield OptionList(
                Option(f"Save in {self.file} and leave", "save"),
                Option("Leave without saving", "leave"),
                Option("Stay", "stay"),
                markup=False,
            )

    @on(OptionList.OptionSelected)
    def _answered(self, event: OptionList.OptionSelected) -> None:
        self.dismiss({"save": True, "leave": False}.get(event.option_id or ""))
