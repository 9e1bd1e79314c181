"""Rule tests as short stories: a few words build the table, tokens answer, assertions speak the game's language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from playcall.contract import Game
from playcall.kernel import Event, State
from playcall.testing.chance import Order, ScriptedChance

E = TypeVar("E", bound=Event)


class Story:
    """A position with its log, told by tokens.

    story = Story.of(game, {"draft": "open"}, numbers={"coin": [1]}, decks={"deck": [3, 7]})
    story.act("take a4").act(1, "take b2")
    assert story.may("take c1")
    story.assert_asked(2, "take_one")
    assert story.last(Took).card == 7
    """

    def __init__(self, state: State) -> None:
        self.state = state
        self.log: list[Event] = state.log if state.log is not None else state.listen()

    @classmethod
    def of(
        cls,
        game: Game,
        settings: Mapping[str, str] | None = None,
        *,
        seed: int = 0,
        numbers: Mapping[str, Sequence[int]] | None = None,
        decks: Mapping[str, Order] | None = None,
    ) -> Story:
        """A new game with scripted chance, told from its very beginning."""
        state = game.blank(game.parse_options(settings or {}), ScriptedChance(seed, numbers, decks))
        story = cls(state)
        state.call(game.opening(state.options_used()))
        state.advance()
        return story

    def asked(self) -> int:
        """The one seat that must choose."""
        seats = [decision.seat for decision in self.state.pending()]
        assert len(seats) == 1, f"Say which seat is meant: {seats or 'nobody'} must choose at {self.state!r}."
        return seats[0]

    def act(self, seat: int | str, token: str | None = None) -> Story:
        """`act("token")` for the seat that is asked, `act(seat, "token")` for a certain one."""
        seat, token = self._seat_and_token(seat, token)
        self.state.act(seat, token)
        return self

    def may(self, seat: int | str, token: str | None = None) -> bool:
        """Whether a choice is offered now, to the seat that is asked or to a certain one."""
        seat, token = self._seat_and_token(seat, token)
        return self.state.game.actions.parse(token) in self.state.legal(seat)

    def options(self, seat: int | None = None) -> list[str]:
        """The tokens offered to a seat."""
        legal = self.state.legal(self.asked() if seat is None else seat)
        return [self.state.game.actions.token(action) for action in legal]

    def events(self, kind: type[E]) -> list[E]:
        """All events of a kind so far, whole, as nobody at the table sees them."""
        return [event for event in self.log if isinstance(event, kind)]

    def last(self, kind: type[E]) -> E:
        """The latest event of a kind."""
        told = self.events(kind)
        assert told, f"No {kind.__name__} was told."
        return told[-1]

    def assert_asked(self, seat: int, about: str | None = None) -> None:
        """A seat must choose now; `about` is `Procedure.step`, or the step alone."""
        pending = {decision.seat: decision.about for decision in self.state.pending()}
        assert seat in pending, f"Seat {seat} is not asked, but {list(pending)} at {self.state!r}."
        asked = pending[seat]
        assert about is None or about in (asked, asked.partition(".")[2]), f"Seat {seat} is asked {asked}, not {about}."

    def assert_over(self) -> None:
        assert self.state.over, f"The game is not over at {self.state!r}."

    def _seat_and_token(self, seat: int | str, token: str | None) -> tuple[int, str]:
        if isinstance(seat, str):
            return self.asked(), seat
        assert token is not None, "Say what the seat chooses."
        return seat, token
