"""The line mode: the table as lines of text, options by number, commands by word. For screen readers and pipes too."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from textwrap import fill

from playcall.cli.files import write_record
from playcall.cli.library import find_rules, rules_as_text
from playcall.cli.terminal.session import Choice, Session
from playcall.kernel import PlaycallError, Rule, UnknownToken

HELP = """\
  number or token   choose that option
  ?                 this help, and what each option does
  table             the table again
  rules             the rules behind what just happened, and the chapters
  rules ID or WORD  a rule, a chapter, or all rules with a word
  log               everything that happened
  hint              what the coach would do, and why
  undo              take your last choice back
  save [FILE]       save the game; play --resume FILE goes on with it
  quit              leave"""


class LineMode:
    """Reads lines from stdin and prints to stdout until somebody quits or the input ends."""

    def __init__(self, session: Session, file: Path) -> None:
        self.session = session
        self.file = file
        self.saved = session.text()
        self.left = False
        self.commands = {
            "?": self.help,
            "help": self.help,
            "table": self.table,
            "rules": self.rules,
            "log": self.log,
            "hint": self.hint,
            "undo": self.undo,
            "save": self.save,
            "quit": self.quit,
        }

    def run(self) -> None:
        session = self.session
        print(f"{session.game.title}, seed {session.record.seed}. You are on seat {session.seat}; '?' helps.")
        self.show()
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
        except UnknownToken as problem:
            print(f"{problem} '?' lists what you can do.")
        except PlaycallError as problem:
            print(problem)

    def show(self) -> None:
        """What happened since the last choice, the table and what is asked now."""
        print()
        for line in self.session.news():
            print(self._wrapped(line.text))
        self.table("")
        self.ask()

    def ask(self) -> None:
        print(f"\n{self._wrapped(self.session.prompt())}")
        if self.session.over:
            print("The game is over: log, undo, save or quit.")
        for choice in self.session.choices():
            self._print_choice(choice, choice.label)

    # Commands -----------------------------------------------------------------------------------------------------

    def choose(self, text: str) -> None:
        self.session.choose(self.session.find(text))
        self.show()

    def help(self, _: str) -> None:
        print(f"{HELP}\n\n{self._wrapped(self.session.prompt())}")
        for choice in self.session.choices():
            self._print_choice(choice, f"{choice.label}  [{choice.token}]")

    def table(self, _: str) -> None:
        print(f"\n{self._wrapped(self.session.headline())}\n{self.session.table(self._width())}")

    def rules(self, wanted: str) -> None:
        game = self.session.game
        book = game.rulebook()
        if wanted:
            self._print_rules(find_rules(game, book, wanted))
            return
        behind = {rule for line in self.session.news() for rule in line.rules}
        self._print_rules([rule for rule in book.rules if rule.id in behind])
        chapters = dict.fromkeys(rule.chapter for rule in book.rules)
        print("\nChapters ('rules' and an id or a word shows more):\n" + "\n".join(f"  {name}" for name in chapters))

    def log(self, _: str) -> None:
        for line in self.session.lines:
            print(self._wrapped(line.with_rules(), "  "))

    def hint(self, _: str) -> None:
        for tip in self.session.tips():
            promise = f"  ({tip.promise()})" if tip.promise() else ""
            print(self._wrapped(f"{tip.choice.number:>3}  {tip.choice.label}{promise}", "     "))
            for reason in tip.reasons:
                print(self._wrapped(f"     - {reason}", "       "))

    def undo(self, _: str) -> None:
        if self.session.undo():
            self.show()
        else:
            print("There is nothing to take back.")

    def save(self, name: str) -> None:
        path = Path(name).expanduser() if name else self.file
        write_record(path, self.session.text())
        self.file, self.saved = path, self.session.text()
        print(f"Saved in {path}.")

    def quit(self, _: str) -> None:
        """Leave; what was played and not saved is offered to be saved first."""
        if self.session.started and self.session.text() != self.saved:
            answer = self._read(f"Save first? Enter saves in {self.file}, a name saves there, n saves nothing: ")
            name = "n" if answer is None else answer.strip()
            if name.lower() not in ("n", "no"):
                self.save("" if name.lower() in ("y", "yes") else name)
        self.left = True

    # Inside -------------------------------------------------------------------------------------------------------

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
