"""The position of a game: plain data, complete, cheap to clone, and the loop that runs its procedures."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from types import MethodType
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Self

import msgspec

from playcall.kernel.chance import Chance
from playcall.kernel.errors import OVER, BadPosition, IllegalAction
from playcall.kernel.events import Event
from playcall.kernel.fields import Declared, Field, make_clone, saved_form, set_defaults
from playcall.kernel.procedure import DONE, Ask, How, Procedure, Step
from playcall.kernel.zones import ZoneKind

if TYPE_CHECKING:
    from playcall.kernel.ruleset import Ruleset


class Decision(NamedTuple):
    """One seat must choose now."""

    seat: int
    about: str
    """The step that asks, as `Procedure.step`."""
    known: bool
    """Whether other seats may know that this seat is asked."""


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a game ended, and by which rule."""

    scores: tuple[int, ...]
    """One per seat; automatic opponents follow the seats."""
    winner: int | None
    """An index into the scores; None for a tie."""
    by: str
    rule: str
    allies: tuple[int, ...] = ()
    """Seats that have won with the winner: partners in one team, or all the others when somebody concedes."""
    names: tuple[str, ...] = ()
    """What those who played are called, in the order of the scores, where a game gives them names."""

    def won(self, seat: int) -> bool:
        return seat == self.winner or seat in self.allies


_KNOWN = msgspec.json.Decoder(Result | None)
"""Made while one thread imports this: where two threads show msgspec a type for the first time at once, it crashes."""


_CLONE = """
    twin.game, twin.options, twin.asking, twin.result = self.game, self.options, self.asking, self.result
    twin.chance = self.chance.clone()
    twin.zones = list(map(copy, self.zones))
    self.shared = twin.shared = len(self.stack)
    twin.stack = self.stack[:]
    twin.held = self.held.copy()
    twin.log = None
"""
"""How the fields of every position are cloned. Both share the procedures until one of them runs on."""


class State(metaclass=Declared):
    """A position. A game's table declares the fields it adds (`playcall.kernel.fields`)."""

    __slots__ = ("asking", "chance", "game", "held", "log", "options", "result", "shared", "stack", "zones")

    fields: ClassVar[dict[str, Field]] = {}
    plain: tuple[str, ...] = ()
    """Names of the fields that everybody sees."""
    memo: tuple[str, ...] = ()
    """Names of those that views leave out, since they follow from what everybody has seen."""
    secret: tuple[str, ...] = ()
    """Names of those that no view shows."""

    def __init__(
        self,
        game: Ruleset,
        options: Any,
        chance: Chance,
        zones: list[list[int]],
        **constants: Any,
    ) -> None:
        self.game = game
        self.options = options
        self.chance = chance
        self.zones = zones
        self.stack: list[Procedure] = []
        self.asking: Ask | None = None
        self.held: dict[int, int] = {}
        self.result: Result | None = None
        self.shared = 0
        self.log: list[Event] | None = None
        set_defaults(type(self))(self, **constants)

    def __init_subclass__(cls) -> None:
        if cls.clone is State.clone or getattr(cls.clone, "made", False):  # each class has one made for its own fields
            cls.clone = State.clone  # type: ignore[method-assign]

    # What a game's table adds -----------------------------------------------------------------------------------

    def clone(self) -> Self:
        """An equal and independent position. Nobody listens to it."""
        kind: Any = type(self)
        kind.clone = make_clone(kind, _CLONE)
        twin: Self = kind.clone(self)
        return twin

    @abstractmethod
    def owner(self, per: str, holder: int) -> int | None:
        """The seat that owns the zones of this holder; None when no seat does."""

    def team_of_seat(self, seat: int) -> int:
        """The team a seat plays in: partners win and lose together."""
        return seat

    def known_in(self, group: str, owner: int | None, seat: int | None) -> Iterable[int]:
        """Cards that `seat` knows to lie, unseen, in the zones of a group: a function of what it was shown."""
        return ()

    def shows(self, kind: ZoneKind, holder: int, seat: int | None) -> bool:
        """Whether a rule lets a seat look for the time being into a zone that is closed to it."""
        return False

    def guess(self, group: str, owner: int | None, seat: int | None, number: int, chance: Chance) -> list[int] | None:
        """Cards that might lie, unseen, in the zones of a group beside those known to; None for those that do.

        For piles of which a seat does not even know the list, such as a deck that another has built in private.
        """
        return None

    def likeness(self, back: str, card: int) -> str:
        """What everybody can tell of an unseen card beyond its back: an imagined one in its place is alike."""
        return back

    def public_facts(self) -> dict[str, Any]:
        """What every view shows beside the public fields: what follows from what everybody sees."""
        return {}

    def own_facts(self, seat: int | None) -> dict[str, Any]:
        """What the view of a seat shows beside that: what it alone knows, or what follows from it."""
        return {}

    def guess_secrets(self, seat: int | None, chance: Chance) -> None:
        """In an imagined position: set the `secret` fields to something that fits the cards as they now lie.

        Cards whose place the seat can tell more exactly than their group may be exchanged with others of it here.
        """

    # Choosing -----------------------------------------------------------------------------------------------------

    def pending(self) -> list[Decision]:
        """Who must choose now. Empty when the game is over; several entries are a simultaneous, secret choice."""
        ask = self.asking
        if ask is None:
            return []
        about = self.situation()
        return [Decision(seat, about, ask.known) for seat in ask.choices if seat not in self.held]

    def to_move(self) -> int:
        """The first seat that must choose; -1 when the game is over."""
        if self.asking is not None:
            for seat in self.asking.choices:
                if seat not in self.held:
                    return seat
        return -1

    def legal(self, seat: int) -> list[int]:
        """The actions open to a seat: never empty while it is pending, empty otherwise. Not to be changed."""
        ask = self.asking
        if ask is None or seat in self.held:
            return []
        return ask.choices.get(seat, [])

    def apply(self, seat: int, action: int) -> None:
        """Take an action: the only way a position changes. Raises `IllegalAction` and leaves the position untouched."""
        ask = self.asking
        if ask is None or seat in self.held or action not in ask.choices.get(seat, ()):
            raise self._illegal(seat, action)
        top = self._own_top()
        if ask.how is How.ALONE:
            out = getattr(top, "on_" + top.at)(self, action)
        elif ask.how is How.TOGETHER:
            self.held[seat] = action
            if len(self.held) < len(ask.choices):
                return
            answers = self._collect(ask)
            out = getattr(top, "on_" + top.at)(self, answers)
        else:
            getattr(top, "on_" + top.at)(self, seat, action)
            out = getattr(top, top.at)
        self._follow(top, out)
        self.advance()

    def act(self, seat: int, token: str) -> None:
        """`apply` by token."""
        self.apply(seat, self.game.actions.parse(token))

    def situation(self) -> str:
        """The step that asks now, as `Procedure.step`."""
        top = self.stack[-1] if self.stack else None
        return f"{type(top).__name__}.{top.at}" if top else OVER

    def sentence(self) -> str:
        """Where we are, as one sentence: `Game > Round > Trick.lead(seat=1)`."""
        return " > ".join([type(p).__name__ for p in self.stack[:-1]] + [str(p) for p in self.stack[-1:]])

    @property
    def over(self) -> bool:
        return not self.stack

    # Running ------------------------------------------------------------------------------------------------------

    def advance(self) -> None:
        """Run procedures until somebody must choose or the game is over."""
        stack = self.stack
        while stack:
            top = stack[-1] if len(stack) > self.shared else self._own_top()
            at = top.at
            if not at:
                stack.pop()
                continue
            out = getattr(top, at)(self)
            if out is None:
                top.at = top.after[at]
            elif type(out) is Ask:
                if self._waits(out):
                    self.asking = out
                    self._hold_forced(out)
                    return
                self._answer_forced(top, out)
            else:
                self._follow(top, out)
        self.asking = None

    def ask_again(self) -> None:
        """Run the asking step again, because cards have changed places: other seats may have other options now."""
        if self.stack:
            top = self.stack[-1]
            out = getattr(top, top.at)(self)
            if type(out) is Ask:
                self.asking = out
            else:
                self._follow(self._own_top(), out)
                self.advance()

    def _own_top(self) -> Procedure:
        """The procedure on top, as this position's own."""
        stack = self.stack
        if len(stack) <= self.shared:
            self.shared = len(stack) - 1
            stack[-1] = stack[-1].clone()
        return stack[-1]

    def call(self, procedure: Procedure) -> None:
        """Put a procedure on the stack, due at its first step."""
        procedure.at = procedure.order[0]
        self.stack.append(procedure)

    def _follow(self, top: Procedure, out: Step) -> None:
        if out is None:
            top.at = top.after[top.at]
        elif isinstance(out, Procedure):
            top.at = top.after[top.at]
            self.call(out)
        elif out is DONE:
            top.at = ""
        else:
            assert type(out) is MethodType
            top.at = out.__name__

    @staticmethod
    def _waits(ask: Ask) -> bool:
        if ask.even_forced or ask.how is How.APART:
            return True
        for options in ask.choices.values():  # noqa: SIM110  # asked at every decision
            if len(options) > 1:
                return True
        return False

    def _hold_forced(self, ask: Ask) -> None:
        """In a choice together, a seat with a single option has chosen already."""
        if ask.how is How.TOGETHER and not ask.even_forced:
            self.held = {seat: options[0] for seat, options in ask.choices.items() if len(options) == 1}

    def _answer_forced(self, top: Procedure, ask: Ask) -> None:
        """Every seat has a single option: it is taken without asking."""
        answer = getattr(top, "on_" + top.at)
        if ask.how is How.ALONE:
            [options] = ask.choices.values()
            self._follow(top, answer(self, options[0]))
        else:
            self._follow(top, answer(self, {seat: options[0] for seat, options in ask.choices.items()}))

    def _collect(self, ask: Ask) -> dict[int, int]:
        answers = {seat: self.held[seat] for seat in ask.choices}
        self.held = {}
        return answers

    def _illegal(self, seat: int, action: int) -> IllegalAction:
        tokens = self.game.actions
        tried = tokens.token(action) if 0 <= action < len(tokens) else str(action)
        return IllegalAction(seat, tried, self.situation(), [tokens.token(a) for a in self.legal(seat)])

    # Events -------------------------------------------------------------------------------------------------------

    def listen(self) -> list[Event]:
        """Start to record events; the list grows with the game. Without a listener events cost nothing."""
        self.log = []
        return self.log

    def tell(self, event: Event) -> None:
        if self.log is not None:
            self.log.append(event)

    # Saving and comparing -----------------------------------------------------------------------------------------

    def to_json(self) -> dict[str, Any]:
        """The whole position as plain data; steps are saved by name."""
        saved: dict[str, Any] = {
            "game": self.game.id,
            "options": self.game.options_to_json(self.options_used()),
            "chance": self.chance.word,
            "zones": [list(zone) for zone in self.zones],
            "stack": [
                {"procedure": type(p).__name__, "at": p.at, "fields": msgspec.to_builtins(p.fields())}
                for p in self.stack
            ],
            "held": {str(seat): action for seat, action in self.held.items()},
            "result": msgspec.to_builtins(self.result),
        }
        fields = {name: getattr(self, name) for name in self.plain + self.memo + self.secret}
        saved["plain"] = msgspec.to_builtins(fields)
        return saved

    def load_json(self, saved: dict[str, Any]) -> None:
        """Take over a saved position; the asking step is run again, which changes nothing."""
        try:
            if saved["game"] != self.game.id or len(saved["zones"]) != len(self.zones):
                raise ValueError("it belongs to another game")
            self.chance = Chance(saved["chance"])
            self.zones = [list(zone) for zone in saved["zones"]]
            self.stack = [self._load_procedure(frame) for frame in saved["stack"]]
            self.shared = 0
            self.held = {int(seat): action for seat, action in saved["held"].items()}
            self.result = msgspec.convert(saved["result"], Result | None)
            fields = msgspec.convert(saved["plain"], saved_form(type(self)))
            for name in fields.__struct_fields__:
                setattr(self, name, getattr(fields, name))
            self.asking = None
            self.ask_again()
        except (LookupError, TypeError, ValueError, AttributeError, msgspec.ValidationError) as problem:
            raise BadPosition(f"This is not a saved position of {self.game.id}: {problem!r}.") from problem

    def _load_procedure(self, frame: dict[str, Any]) -> Procedure:
        kind = self.game.procedures[frame["procedure"]]
        fields = [tuple(value) if isinstance(value, list) else value for value in frame["fields"]]
        procedure = kind(*fields)
        if frame["at"] and frame["at"] not in kind.order:
            raise ValueError(f"{kind.__name__} has no step '{frame['at']}'")
        procedure.at = frame["at"]
        return procedure

    def options_used(self) -> Any:
        """The options this game is played with."""
        return self.options

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.to_json() == other.to_json()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<{self.game.id} at {self.sentence() or 'the end'}>"
