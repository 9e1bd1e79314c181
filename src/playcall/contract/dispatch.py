"""Tables of functions by the step that asks or by the verb that answers, without a name written twice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from playcall.kernel import ActionSpace, State, Verb

F = TypeVar("F", bound=Callable[..., Any])


class ByStep(Generic[F]):
    """A function for each asking step, registered with the step itself: `@ratings.at(Turn.lay)`."""

    def __init__(self) -> None:
        self.found: dict[str, F] = {}
        self._by_kind: dict[tuple[type, str], F] = {}

    def at(self, *steps: Callable[..., Any]) -> Callable[[F], F]:
        def register(function: F) -> F:
            self.found |= dict.fromkeys((step.__qualname__ for step in steps), function)
            return function

        return register

    def of(self, state: State) -> F:
        """The function for the step that asks now; a step that is inherited may be registered where it was written."""
        top = state.stack[-1]
        key = type(top), top.at
        if key not in self._by_kind:
            names = [f"{kind.__name__}.{top.at}" for kind in type(top).__mro__]
            self._by_kind[key] = self.found[next((name for name in names if name in self.found), names[0])]
        return self._by_kind[key]


class ByVerb(Generic[F]):
    """A function for each verb: `@previews.of(PUNT)`; `find` looks an action up."""

    def __init__(self, actions: ActionSpace) -> None:
        self.actions = actions
        self.found: dict[str, F] = {}

    def of(self, *verbs: Verb) -> Callable[[F], F]:
        def register(function: F) -> F:
            self.found |= dict.fromkeys((verb.name for verb in verbs), function)
            return function

        return register

    def find(self, action: int) -> F:
        return self.found[self.actions.verb_of(action).name]
