"""Procedures: one heading of a rulebook each, opening with the order of its steps.

A step that returns nothing leads to the next; returning one of its own methods jumps there; returning a procedure
calls it; `DONE` leaves. A step that asks returns an `Ask` and changes nothing; its twin `on_<step>` takes the answer.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from operator import attrgetter
from types import MethodType
from typing import Any, ClassVar, Final, Self


class _Done(Enum):
    DONE = "done"


DONE: Final = _Done.DONE


class How(Enum):
    """How an ask is answered."""

    ALONE = "alone"
    """One seat; `on_<step>(s, action)`."""
    TOGETHER = "together"
    """Several seats, secretly; held until the last is in, then `on_<step>(s, {seat: action})`."""
    APART = "apart"
    """Several seats, each at its own pace; `on_<step>(s, seat, action)`, then the step asks again who is left."""


class Ask:
    """Who may choose what. Immutable: the lists in it are never changed."""

    __slots__ = ("choices", "even_forced", "how", "known", "told_as")

    def __init__(
        self,
        seat: int,
        options: list[int],
        *,
        known: bool = True,
        told_as: str = "",
        even_forced: bool = False,
        how: How = How.ALONE,
    ) -> None:
        self.choices: Mapping[int, list[int]] = {seat: options}
        self.how = how
        self.known = known
        """Whether other seats may know who is being asked."""
        self.told_as = told_as
        """The step of the calling procedure that others are told of in place of this one, where who is asked may be
        known but not at what; by default they are told this one."""
        self.even_forced = even_forced
        """Whether a seat with a single option is asked all the same."""

    @classmethod
    def together(cls, choices: Mapping[int, list[int]], *, even_forced: bool = False) -> Ask:
        """A secret choice of several seats, revealed when all have chosen."""
        return cls._of(choices, How.TOGETHER, True, even_forced)

    @classmethod
    def apart(cls, choices: Mapping[int, list[int]], *, known: bool = True, even_forced: bool = False) -> Ask:
        """Several seats at once, each answer applied as it comes; it must touch only what that seat alone sees."""
        return cls._of(choices, How.APART, known, even_forced)

    @classmethod
    def _of(cls, choices: Mapping[int, list[int]], how: How, known: bool, even_forced: bool) -> Ask:
        ask = cls(-1, [], known=known, even_forced=even_forced, how=how)
        ask.choices = choices
        return ask


class Procedure:
    """Base of all procedures. Subclasses are dataclasses with slots whose fields are public scalars."""

    __slots__ = ("at",)

    order: ClassVar[tuple[str, ...]] = ()
    after: ClassVar[dict[str, str]] = {}

    at: str
    """The step now due; empty when the procedure is finished."""

    def __init_subclass__(cls) -> None:
        cls.after = dict(zip(cls.order, (*cls.order[1:], ""), strict=False))
        for step in cls.order:
            if not callable(getattr(cls, step, None)):
                raise TypeError(f"{cls.__name__} has no step '{step}'.")

    @classmethod
    def field_names(cls) -> tuple[str, ...]:
        kind: Any = cls
        return tuple(field.name for field in fields(kind)) if is_dataclass(kind) else ()

    def fields(self) -> tuple[Any, ...]:
        kind = type(self)
        return (_READERS.get(kind) or _reader(kind))(self)

    def clone(self) -> Self:
        kind: Callable[..., Self] = type(self)
        twin = kind(*(_READERS.get(kind) or _reader(type(self)))(self))
        twin.at = self.at
        return twin

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value}" for name, value in zip(self.field_names(), self.fields(), strict=True))
        return f"{type(self).__name__}.{self.at}({facts})"


_READERS: dict[Callable[..., Procedure], Callable[[Procedure], tuple[Any, ...]]] = {}
"""How to read all fields of a procedure at once, by class."""


def _reader(kind: type[Procedure]) -> Callable[[Procedure], tuple[Any, ...]]:
    names = kind.field_names()
    if len(names) > 1:
        read: Callable[[Procedure], tuple[Any, ...]] = attrgetter(*names)
    else:
        read = _one(names[0]) if names else _none
    _READERS[kind] = read
    return read


def _none(_: Procedure) -> tuple[Any, ...]:
    return ()


def _one(name: str) -> Callable[[Procedure], tuple[Any, ...]]:
    get = attrgetter(name)
    return lambda procedure: (get(procedure),)


Step = Ask | Procedure | MethodType | Callable[..., Any] | _Done | None
"""What a step or its answer may return."""
