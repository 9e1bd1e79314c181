"""The finite action space of a game: every action is an int, with a stable text token."""

from __future__ import annotations

from collections.abc import Sequence

from playcall.kernel.errors import UnknownToken


class Verb:
    """One kind of action; `verb(i)` is the action with its i-th argument."""

    __slots__ = ("arguments", "first", "name")

    def __init__(self, name: str, first: int, arguments: Sequence[str]) -> None:
        self.name = name
        self.first = first
        self.arguments = tuple(arguments)

    def __call__(self, argument: int = 0) -> int:
        return self.first + argument

    def __contains__(self, action: int) -> bool:
        return 0 <= action - self.first < len(self.arguments)

    def of(self, arguments: Sequence[int]) -> list[int]:
        """One action for each of the arguments."""
        first = self.first
        return [first + argument for argument in arguments]

    def argument(self, action: int) -> int:
        """The argument of an action of this verb."""
        return action - self.first


class ActionSpace:
    """All verbs of a game in a row, so that each action has its own small int.

    >>> space = ActionSpace()
    >>> stop, play = space.verb("stop"), space.verb("play", ["ace", "king"])
    >>> space.token(play(1)), space.parse("stop"), space.verb_of(play(1)).name
    ('play king', 0, 'play')
    """

    def __init__(self) -> None:
        self.verbs: list[Verb] = []
        self._tokens: list[str] = []
        self._verb_of: list[Verb] = []
        self._actions: dict[str, int] = {}
        self._folded: dict[str, int] = {}
        """Tokens without regard to capitals, for people who type them."""

    def __len__(self) -> int:
        return len(self._tokens)

    def verb(self, name: str, arguments: Sequence[str] = ("",)) -> Verb:
        """Add a verb; its tokens are `name argument`, or `name` alone."""
        verb = Verb(name, len(self._tokens), arguments)
        for argument in verb.arguments:
            token = f"{name} {argument}".strip()
            if token in self._actions:
                raise ValueError(f"The token '{token}' is declared twice.")
            self._actions[token] = len(self._tokens)
            self._folded.setdefault(token.casefold(), len(self._tokens))
            self._tokens.append(token)
            self._verb_of.append(verb)
        self.verbs.append(verb)
        return verb

    def token(self, action: int) -> str:
        return self._tokens[action]

    def verb_of(self, action: int) -> Verb:
        return self._verb_of[action]

    def parse(self, token: str) -> int:
        """The action that a token names, in capitals or not; raises `UnknownToken`."""
        spaced = " ".join(token.split())
        action = self._actions.get(spaced)
        if action is None:
            action = self._folded.get(spaced.casefold())
        if action is None:
            raise UnknownToken("no-token", token=token)
        return action
