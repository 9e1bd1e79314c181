"""The line mode: the table as lines of text, options by number, commands by word. For screen readers and pipes too."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from textwrap import fill

from playcall.cli.files import write_record
from playcall.cli.library import cards_as_text, find_cards, find_rules, rules_as_text
from playcall.cli.terminal.session import Choice, Session
from playcall.contract import joined, msg
from playcall.kernel import IllegalAction, PlaycallError, Rule, UnknownToken


class LineMode:
    """Reads lines from stdin and prints to stdout until somebody quits or the input ends."""

    def __init__(self, session: Session, file: Path) -> None:
        self.session = session
        self.say = session.say
        self.file = file
        self.saved = session.text()
        self.left = False
        self.commands = {
            "?": self.help,
            "help": self.help,
            "table": self.table,
            "card": self.card,
            "rules": self.rules,
            "log": self.log,
            "hint": self.hint,
            "undo": self.undo,
            "save": self.save,
            "quit": self.quit,
        }

    def run(self) -> None:
        session = self.session
        named = {"title": session.game.title, "seed": str(session.record.seed)}
        who = joined(map(session.name, session.people))
        print(self.say(msg("term-opening-shared" if session.shared else "term-opening", **named, who=who)))
        self.show(whole=True)
        while not self.left and (line := self._read("> ")) is not None:
            self.obey(line.strip())

    def obey(self, line: str) -> None:
        """Carry out one line; a mistake is answered with a sentence and changes nothing."""
        word, _, rest = line.partition(" ")
        try:
            if word in self.commands:
                self.commands[word](rest.strip())
            elif line:
                self.choose(line)
            elif self.session.curtain:
                self.lift()
        except UnknownToken as problem:
            print(problem if self.session.over else self.say(msg("term-try-help", problem=str(problem))))
        except IllegalAction as problem:
            print(self.say(msg("term-not-now", tried=problem.tried, tokens=joined(problem.legal, "comma"))))
        except PlaycallError as problem:
            print(problem)

    def show(self, whole: bool = False) -> None:
        """What happened since the last choice, how things stand, and what is asked now; `table` shows the rest."""
        print()
        for line in self.session.news():
            print(self._wrapped(line.text))
        if whole:
            self.table("")
        else:
            print(f"\n{self._wrapped(self.session.headline())}")
        self.ask()

    def ask(self) -> None:
        print(f"\n{self._wrapped(self.session.prompt())}")
        if self.session.over:
            print(self.say(msg("term-over-commands")))
        if self.session.curtain:
            print(self.say(msg("term-hand-over-how")))
        for choice in self.session.choices():
            self._print_choice(choice, choice.label)

    # Commands -----------------------------------------------------------------------------------------------------

    def choose(self, text: str) -> None:
        self.session.choose(self.session.find(text))
        self._wipe_before_others()
        self.show()

    def lift(self) -> None:
        """Somebody has taken the terminal and is alone with it."""
        self.session.lift()
        _wipe()
        self.show(whole=True)

    def help(self, _: str) -> None:
        print(f"{self.say(msg('term-help'))}\n\n{self._wrapped(self.session.prompt())}")
        for choice in self.session.choices():
            self._print_choice(choice, f"{choice.label}  [{choice.token}]")

    def table(self, _: str) -> None:
        print(f"\n{self._wrapped(self.session.headline())}\n{self.session.table(self._width())}")

    def card(self, wanted: str) -> None:
        """Any card of the game by its name or id, whoever holds it."""
        if not wanted:
            print(self.say(msg("term-card-which")))
            return
        for line in cards_as_text(find_cards(self.session.game, wanted)).splitlines():
            print(self._wrapped(line, "  "))

    def rules(self, wanted: str) -> None:
        game = self.session.game
        book = game.rulebook()
        if wanted:
            self._print_rules(find_rules(game, book, wanted))
            return
        behind = {rule for line in self.session.news() for rule in line.rules}
        self._print_rules([rule for rule in book.rules if rule.id in behind])
        chapters = dict.fromkeys(rule.chapter for rule in book.rules)
        print("\n".join(["", self.say(msg("term-chapters")), *(f"  {name}" for name in chapters)]))

    def log(self, _: str) -> None:
        for line in self.session.lines:
            print(self._wrapped(line.with_rules(), "  "))

    def hint(self, _: str) -> None:
        for tip in self.session.tips():
            promise = f"  ({tip.promise})" if tip.promise else ""
            print(self._wrapped(f"{tip.choice.number:>3}  {tip.choice.label}{promise}", "     "))
            for reason in tip.reasons:
                print(self._wrapped(f"     - {reason}", "       "))

    def undo(self, _: str) -> None:
        if self.session.undo():
            self._wipe_before_others()
            self.show(whole=True)
        else:
            print(self.say(msg("term-nothing-to-undo")))

    def save(self, name: str) -> None:
        path = Path(name).expanduser() if name else self.file
        write_record(path, self.session.text())
        self.file, self.saved = path, self.session.text()
        print(self.say(msg("term-saved", file=str(path))))

    def quit(self, _: str) -> None:
        """Leave; what was played and not saved is offered to be saved first."""
        if self.session.started and self.session.text() != self.saved:
            answer = self._read(self.say(msg("term-save-first", file=str(self.file))) + " ")
            name = "n" if answer is None else answer.strip()
            if name.lower() in ("n", "no", "nein"):
                self.session.unwanted = answer is not None
            else:
                self.save("" if name.lower() in ("y", "yes", "j", "ja") else name)
        self.left = True

    # Inside -------------------------------------------------------------------------------------------------------

    def _wipe_before_others(self) -> None:
        if self.session.eyes is None:
            _wipe()

    def _read(self, prompt: str) -> str | None:
        """One line; None when there are no more."""
        try:
            line = input(prompt)
        except EOFError:
            print()
            return None
        if not sys.stdin.isatty():
            print(line)  # what was piped in belongs into the transcript
        return line

    def _print_choice(self, choice: Choice, label: str) -> None:
        print(self._wrapped(f"{choice.number:>3}  {label}", "     "))
        if choice.explanation:
            print(self._wrapped(f"     {choice.explanation}", "     "))

    def _print_rules(self, rules: list[Rule]) -> None:
        for line in rules_as_text(rules).splitlines():
            print(self._wrapped(line, "  "))

    def _width(self) -> int:
        return max(40, min(shutil.get_terminal_size().columns, 100))

    def _wrapped(self, text: str, indent: str = "") -> str:
        return fill(text, self._width(), subsequent_indent=indent, break_long_words=False, break_on_hyphens=False)


def _wipe() -> None:
    """Clear the terminal, and what could be scrolled back to."""
    if sys.stdout.isatty():
        print("\x1b[2J\x1b[3J\x1b[H", end="", flush=True)
