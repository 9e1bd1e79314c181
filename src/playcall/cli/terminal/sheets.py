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

from playcall.cli.library import cards_as_text, find_cards, find_rules, rules_as_text
from playcall.contract import Game, Say, Text, msg
from playcall.kernel import PlaycallError


class TextSheet(ModalScreen[None]):
    """Text to read; Escape, Enter or q lays it aside."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q", "dismiss", "Close"),
    ]

    def __init__(self, say: Say, title: str, text: str, at_end: bool = False) -> None:
        """`title` is the id of a message; the text is as it is shown."""
        super().__init__()
        self.say = say
        self.heading = title
        self.text = text
        self.at_end = at_end

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="sheet") as sheet:
            sheet.border_title = self.say(msg(self.heading))
            sheet.border_subtitle = self.say(msg("term-escape-closes"))
            yield Static(self.text, markup=False)

    def on_mount(self) -> None:
        if self.at_end:
            self.query_one(VerticalScroll).scroll_end(animate=False)


class SearchSheet(ModalScreen[None]):
    """A text that changes with what is looked for."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss", "Close")]

    def __init__(self, say: Say, title: Text, hint: Text) -> None:
        super().__init__()
        self.say = say
        self.heading = title
        self.hint = hint

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet") as sheet:
            sheet.border_title = self.say(self.heading)
            sheet.border_subtitle = self.say(msg("term-escape-closes"))
            yield Input(placeholder=self.say(self.hint))
            with VerticalScroll():
                yield Static(self.everything(), markup=False)

    @on(Input.Changed)
    def _search(self, event: Input.Changed) -> None:
        wanted = event.value.strip()
        try:
            text = self.found(wanted) if wanted else self.everything()
        except PlaycallError as problem:
            text = str(problem)
        self.query_one(Static).update(text)
        self.query_one(VerticalScroll).scroll_home(animate=False)

    def everything(self) -> str:
        raise NotImplementedError

    def found(self, wanted: str) -> str:
        raise NotImplementedError


class RulesSheet(SearchSheet):
    """The rulebook, searchable; it opens with the rules behind what just happened."""

    def __init__(self, say: Say, game: Game, behind: Set[str]) -> None:
        self.game = game
        self.book = game.rulebook()
        self.behind = behind
        hint = msg("term-rules-search", example=self.book.rules[0].id)
        super().__init__(say, msg("term-rules-of", title=game.title), hint)

    def found(self, wanted: str) -> str:
        return rules_as_text(find_rules(self.game, self.book, wanted))

    def everything(self) -> str:
        behind = [rule for rule in self.book.rules if rule.id in self.behind]
        whole = rules_as_text(self.book.rules)
        if not behind:
            return whole
        first, then = self.say(msg("term-rules-behind")), self.say(msg("term-rules-all"))
        return "\n\n".join([first, rules_as_text(behind), then, whole])


class CardsSheet(SearchSheet):
    """All cards of the game, by name."""

    def __init__(self, say: Say, game: Game) -> None:
        self.game = game
        super().__init__(say, msg("term-cards-of", title=game.title), msg("term-cards-search"))

    def found(self, wanted: str) -> str:
        return cards_as_text(find_cards(self.game, wanted))

    def everything(self) -> str:
        return cards_as_text(self.game.faces())


class SaveSheet(ModalScreen[str | None]):
    """Asks for the name of a file."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss", "Close")]

    def __init__(self, say: Say, file: Path) -> None:
        super().__init__()
        self.say = say
        self.file = file

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet small") as sheet:
            sheet.border_title = self.say(msg("term-save-in"))
            sheet.border_subtitle = self.say(msg("term-save-keys"))
            yield Input(str(self.file))

    @on(Input.Submitted)
    def _named(self, event: Input.Submitted) -> None:
        self.dismiss(event.value.strip() or None)


class LeaveSheet(ModalScreen[bool | None]):
    """Leave: True after saving, False without, None not at all."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss", "Stay")]

    def __init__(self, say: Say, file: Path) -> None:
        super().__init__()
        self.say = say
        self.file = file

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet small") as sheet:
            sheet.border_title = self.say(msg("term-leave-title"))
            yield OptionList(
                Option(self.say(msg("term-leave-save", file=str(self.file))), "save"),
                Option(self.say(msg("term-leave-plain")), "leave"),
                Option(self.say(msg("term-stay")), "stay"),
                markup=False,
            )

    @on(OptionList.OptionSelected)
    def _answered(self, event: OptionList.OptionSelected) -> None:
        self.dismiss({"save": True, "leave": False}.get(event.option_id or ""))
