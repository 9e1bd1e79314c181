"""One test for many things: `@each("card", CARDS)` runs a test for every card, and a failure names the card."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable
from functools import update_wrapper
from typing import Any

Test = Callable[..., None]


def each(name: str, values: Iterable[Any], label: Callable[[Any], object] | None = None) -> Callable[[Test], Test]:
    """Like `pytest.mark.parametrize`, but a single case: hundreds of cards cost no time to collect and to report."""

    def decorate(test: Test) -> Test:
        signature = inspect.signature(test)
        others = [parameter for parameter in signature.parameters.values() if parameter.name != name]

        def looped(**given: Any) -> None:
            tried = 0
            for value in values:
                tried += 1
                try:
                    test(**given, **{name: value})
                except BaseException as problem:
                    problem.add_note(f"{name}: {label(value) if label is not None else getattr(value, 'id', value)}")
                    raise
            assert tried, f"There is no {name} to try."

        update_wrapper(looped, test)
        del looped.__wrapped__  # type: ignore[attr-defined]
        looped.__signature__ = signature.replace(parameters=others)  # type: ignore[attr-defined]
        return looped

    return decorate
