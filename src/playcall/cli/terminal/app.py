"""The table in a terminal: scoreboard, picture, play-by-play and numbered options, for any game with words."""

from __future__ import annotations

from pathlib import Path
from textwrap import fill
from typing import ClassVar

from textual import on
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, VerticalScroll
from textual.content import Content
from textual.events import Key, Resize
from textual.screen import Screen
from textual.widgets import Footer, OptionList, Static
from textual.widgets.option_list import Option

from playcall.cli.files import write_record
from playcall.cli.terminal.session import Choice, Session
from playcall.cli.terminal.sheets import CardsSheet, LeaveSheet, RulesSheet, SaveSheet, TextSheet
from playcall.contract import msg
from playcall.kernel import PlaycallError

KEYS = "1234567890abdefgijkmnoptvwxyz"
"""What chooses the first, second … option; the letters that are commands are left out."""

COMMANDS = {
    "question_mark": "help", "r": "rules", "c": "cards", "h": "hint", "u": "undo", "l": "log", "s": "save",
    "q": "leave",
}  # fmt: skip
"""What keys do; the footer names them."""

RECENT = 150
"""How many lines the play-by-play beside the table keeps; the sheet has them all."""


class TableScreen(Screen[None]):
    """One session at the table."""

    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (120, "-wide")]  # noqa: RUF012
    VERTICAL_BREAKPOINTS = [(0, "-short"), (28, "-middling"), (40, "-tall")]  # noqa: RUF012
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("pageup", "scroll_table(-1)", show=False, priority=True),
        Binding("pagedown", "scroll_table(1)", show=False, priority=True),
    ]

    def __init__(self, session: Session, file: Path) -> None:
        super().__init__()
        self.session = session
        self.say = session.say
        for key, action in COMMANDS.items():
            name = self.say(msg(f"term-key-{'quit' if action == 'leave' else action}"))
            self._bindings.bind(key, action, name, key_display="?" if action == "help" else None)
        self.file = file
        self.saved = session.text()
        self.choices: list[Choice] = []

    def compose(self) -> ComposeResult:
        yield Static(id="headline", markup=False)
        with Container(id="middle"):
            with VerticalScroll(id="table"):
                yield Static(id="picture", markup=False)
            with VerticalScroll(id="log"):
                yield Static(id="lines", markup=False)
        yield Static(id="prompt", markup=False)
        yield OptionList(id="options", markup=False)
        yield Static(id="explanation", markup=False)
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        self.query_one("#table").border_title = self.say(
            msg("term-table-title", title=self.session.game.title, seed=str(self.session.record.seed))
        )
        self.query_one("#log").border_title = self.say(msg("term-play-by-play"))
        self.show()

    def on_resize(self, _: Resize) -> None:
        self.call_after_refresh(self._show_texts)

    # Showing ------------------------------------------------------------------------------------------------------

    def show(self) -> None:
        """Draw everything from the session."""
        self.choices = self.session.choices()
        self.query_one("#headline", Static).update(self.session.headline())
        self.query_one("#prompt", Static).update(self.session.prompt())
        self._show_options()
        self._show_texts()
        self.call_after_refresh(self._show_texts)

    def _show_texts(self) -> None:
        """What is laid out for the width there is: known for sure only after a layout, so this may run twice."""
        self._show_table()
        self._show_lines()

    def _show_table(self) -> None:
        table = self.query_one("#table", VerticalScroll)
        width = table.scrollable_content_region.width or self.size.width
        picture = self.session.table(width)
        self.query_one("#picture", Static).update(Content(picture))
        if self.has_class("-short"):
            table.scroll_to(y=_last_part(picture), animate=False)

    def _show_lines(self) -> None:
        """The last part of the play-by-play; what is new since the last choice is marked."""
        log = self.query_one("#log", VerticalScroll)
        width = log.scrollable_content_region.width or self.size.width
        old = len(self.session.lines) - len(self.session.news())
        parts = [
            Content(_wrapped(f"  {line.text}", width)).stylize("dim")
            if place < old
            else Content(_wrapped(f"▸ {line.text}", width))
            for place, line in list(enumerate(self.session.lines))[-RECENT:]
        ]
        self.query_one("#lines", Static).update(Content("\n").join(parts))
        self.call_after_refresh(log.scroll_end, animate=False)

    def _show_options(self) -> None:
        labels = [choice.label for choice in self.choices]
        if self.session.curtain:
            labels = [self.say(msg("term-lift", name=self.session.name(self.session.seat)))]
        keys = KEYS.ljust(len(labels))
        width = self.size.width - 4
        options = self.query_one("#options", OptionList)
        options.clear_options()
        options.add_options(
            Option(Content(_wrapped(f"{keys[place]}  {label}", width, "   "))) for place, label in enumerate(labels)
        )
        options.display = bool(labels)
        options.highlighted = 0 if labels else None
        options.focus()
        self._explain(0)

    def _explain(self, place: int) -> None:
        if place < len(self.choices):
            text = self.choices[place].explanation
        else:
            text = self.say(msg("term-over" if self.session.over else "term-lift-how"))
        self.query_one("#explanation", Static).update(text)

    # Choosing -----------------------------------------------------------------------------------------------------

    def on_key(self, event: Key) -> None:
        place = KEYS.find(event.character) if event.character else -1
        if 0 <= place < len(self.choices) or (place == 0 and self.session.curtain):
            event.stop()
            self._choose(place)
        elif place >= 0 and self.session.over:
            self.notify(self.say(msg("term-over-keys")))

    @on(OptionList.OptionSelected, "#options")
    def _selected(self, event: OptionList.OptionSelected) -> None:
        self._choose(event.option_index)

    @on(OptionList.OptionHighlighted, "#options")
    def _highlighted(self, event: OptionList.OptionHighlighted) -> None:
        self._explain(event.option_index)

    def _choose(self, place: int) -> None:
        if self.session.curtain:
            self.session.lift()
        else:
            self.session.choose(self.choices[place].action)
        self.show()

    def action_scroll_table(self, pages: int) -> None:
        table = self.query_one("#table", VerticalScroll)
        table.scroll_relative(y=pages * max(1, table.size.height - 1), animate=False)

    # Commands -----------------------------------------------------------------------------------------------------

    def action_help(self) -> None:
        options = [f"{choice.label}\n    {choice.explanation}".rstrip() for choice in self.choices]
        self.app.push_screen(
            TextSheet(
                self.say,
                "term-help-title",
                "\n".join([self.say(msg("term-keys")), "", self.session.prompt(), "", *options]),
            )
        )

    def action_rules(self) -> None:
        behind = {rule for line in self.session.news() for rule in line.rules}
        self.app.push_screen(RulesSheet(self.say, self.session.game, behind))

    def action_cards(self) -> None:
        self.app.push_screen(CardsSheet(self.say, self.session.game))

    def action_hint(self) -> None:
        tips = [
            "\n".join(
                [
                    f"{place}. {tip.choice.label}",
                    *(f"   - {reason}" for reason in (tip.promise, *tip.reasons) if reason),
                ]
            )
            for place, tip in enumerate(self.session.tips(), 1)
        ]
        self.app.push_screen(TextSheet(self.say, "term-coach-title", "\n\n".join(tips) or self.session.prompt()))

    def action_log(self) -> None:
        text = "\n".join(line.with_rules() for line in self.session.lines)
        self.app.push_screen(TextSheet(self.say, "term-play-by-play", text, at_end=True))

    def action_undo(self) -> None:
        if self.session.undo():
            self.show()
        else:
            self.notify(self.say(msg("term-nothing-to-undo")))

    def action_save(self) -> None:
        self.app.push_screen(SaveSheet(self.say, self.file), self._save_as)

    def action_leave(self) -> None:
        if self.session.started and self.session.text() != self.saved:
            self.app.push_screen(LeaveSheet(self.say, self.file), self._leave)
        else:
            self.app.exit()

    def _leave(self, save_first: bool | None) -> None:
        if save_first is None:
            return
        self.session.unwanted = not save_first
        if not save_first or self._save(self.file):
            self.app.exit()

    def _save_as(self, name: str | None) -> None:
        if name:
            self._save(Path(name).expanduser())

    def _save(self, path: Path) -> bool:
        """Whether it could be saved."""
        try:
            write_record(path, self.session.text())
        except PlaycallError as problem:
            self.notify(str(problem), severity="error", markup=False)
            return False
        self.file, self.saved = path, self.session.text()
        self.notify(self.say(msg("term-saved", file=str(path))), markup=False)
        return True


def _last_part(picture: str) -> int:
    """The line below the last rule across the table: from there on lies what the choice is made from."""
    rules = [place for place, line in enumerate(picture.splitlines()) if line.startswith("──")]
    return max(rules, default=-1) + 1


def _wrapped(text: str, width: int, indent: str = "  ") -> str:
    return fill(text, max(width, 20), subsequent_indent=indent, break_on_hyphens=False)


class TableApp(App[None]):
    """The terminal application around one session."""

    TITLE = "Playcall"
    CSS_PATH = "table.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+t", "light_or_dark", "Light or dark", show=False)]

    def __init__(self, session: Session, file: Path) -> None:
        super().__init__()
        self.session = session
        self.file = file

    def on_mount(self) -> None:
        self.push_screen(TableScreen(self.session, self.file))

    def action_light_or_dark(self) -> None:
        self.theme = "textual-light" if self.theme == "textual-dark" else "textual-dark"
