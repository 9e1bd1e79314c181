"""Checks of one position. Each raises AssertionError with a sentence; none changes the position."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from playcall.contract import Game, game_of
from playcall.kernel import ActionSpace, Ask, Chance, IllegalAction, PlaycallError, State, imagine
from playcall.testing.saying import check_said

MOST_OPTIONS = 60
"""More options than this are no menu for a person; such a choice is asked in steps."""

Cards = dict[str, list[int]]


def cards_of(state: State) -> Cards:
    """All cards of a position, sorted, for each card back."""
    cards: Cards = {}
    for (kind, _), zone in zip(state.game.layout(state.options_used()).slots, state.zones, strict=True):
        cards.setdefault(kind.back, []).extend(zone)
    for pile in cards.values():
        pile.sort()
    return cards


def check_conservation(state: State, before: Cards) -> None:
    """No card appears, disappears or changes its back, once there are cards with that back."""
    now = cards_of(state)
    for back, new in now.items():
        old = before.setdefault(back, new) or new
        before[back] = old
        if old != new:
            gone = sorted(set(old) - set(new)) or "none"
            fresh = sorted(set(new) - set(old)) or "none"
            raise AssertionError(
                f"Cards with the back '{back}' are not conserved: {len(old)} before, {len(new)} now; "
                f"gone: {gone}, new: {fresh}."
            )


def check_legal(state: State) -> None:
    """While somebody must choose, its options are non-empty, unique, at most 60, and actions of the game."""
    pending = state.pending()
    assert bool(pending) != state.over, f"Somebody must choose exactly while the game runs; pending: {pending}."
    seats = [decision.seat for decision in pending]
    assert len(set(seats)) == len(seats), f"A seat is asked twice at once: {seats}."
    for seat in range(state.game.seat_count(state.options_used())):
        legal = state.legal(seat)
        assert bool(legal) == (seat in seats), f"Seat {seat} has the options {legal} while {seats} must choose."
        assert len(set(legal)) == len(legal), f"Seat {seat} is offered an option twice: {_tokens(state, legal)}."
        assert len(legal) <= MOST_OPTIONS, f"Seat {seat} has {len(legal)} options, {MOST_OPTIONS} at most."
        assert all(0 <= a < len(state.game.actions) for a in legal), f"Seat {seat} is offered no actions: {legal}."
    assert all(0 <= seat < state.game.seat_count(state.options_used()) for seat in seats), f"No such seats: {seats}."


def check_illegal(state: State, chance: Chance) -> None:
    """What is not offered raises `IllegalAction` with the legal choices, and the position stays as it was."""
    before = state.to_json()
    space = len(state.game.actions)
    seats = state.game.seat_count(state.options_used())
    tries = [(seat, chance.number("illegal", space)) for seat in range(seats)]
    tries += [(state.to_move(), -1), (state.to_move(), space), (seats, 0), (-1, 0)]
    for seat, action in tries:
        legal = state.legal(seat)
        if action in legal:
            continue
        try:
            state.apply(seat, action)
        except IllegalAction as problem:
            named = problem.legal
        else:
            raise AssertionError(f"Seat {seat} may not choose {action} here, and nothing stopped it.")
        assert named == tuple(_tokens(state, legal)), f"The error names other choices than the legal ones: {named}."
        assert state.to_json() == before, f"The illegal action {action} of seat {seat} changed the position."


def check_asking(state: State, _: Chance) -> None:
    """Asking is pure: run again, the asking step changes nothing, tells nothing and offers the same."""
    if state.over or state.asking is None:
        return
    before, told = state.to_json(), len(state.log or ())
    for _again in range(2):
        top = state.stack[-1]
        asked = getattr(top, top.at)(state)
        here = f"{type(top).__name__}.{top.at}"
        assert type(asked) is Ask, f"{here} asked before, and now returns {asked!r}."
        assert _content(asked) == _content(state.asking), f"{here} offers something else when it is run again."
        assert state.to_json() == before, f"{here} changes the position by asking."
        assert len(state.log or ()) == told, f"{here} tells an event by asking."


def check_clone(state: State, chance: Chance) -> None:
    """A clone is equal and independent: an action on it leaves the original alone, and both develop alike."""
    before = state.to_json()
    twin, third = state.clone(), state.clone()
    assert twin.to_json() == before, "A clone is not equal to its original."
    assert twin.pending() == state.pending(), "A clone does not ask what its original asks."
    choice = _any_choice(state, chance)
    if choice is not None:
        twin.apply(*choice)
        assert state.to_json() == before, "An action on a clone changed the original."
        third.apply(*choice)
        assert third.to_json() == twin.to_json(), "The same action on two clones gives different positions."


def check_json(state: State, chance: Chance) -> None:
    """A position goes through JSON text unharmed, and what comes back behaves alike."""
    text = to_text(state)
    back = restore(game_of(state), text)
    assert to_text(back) == text, f"The position changes on its way through JSON:\n{text!r}\n{to_text(back)!r}"
    assert back == state, "A position that went through JSON is not equal to the original."
    assert back.pending() == state.pending(), "A position that went through JSON asks something else."
    for decision in state.pending():
        assert back.legal(decision.seat) == state.legal(decision.seat), "JSON changed the options of a seat."
    choice = _any_choice(state, chance)
    if choice is not None:
        ahead = state.clone()
        ahead.apply(*choice)
        back.apply(*choice)
        assert to_text(back) == to_text(ahead), "A position that went through JSON develops differently."


def check_order(state: State, chance: Chance) -> None:
    """Choices made at the same time give the same position, whichever comes first."""
    pending = state.pending()
    if len(pending) < 2:
        return
    choices = [(d.seat, _pick(chance, state.legal(d.seat))) for d in pending]
    one, other = state.clone(), state.clone()
    for twin, order in ((one, choices), (other, choices[::-1])):
        for seat, action in order:
            assert action in twin.legal(seat), f"Seat {seat} cannot choose any more what it could before another chose."
            twin.apply(seat, action)
    assert one == other, f"The order of simultaneous choices matters at {state.situation()}."


def check_tokens(state: State, _: Chance) -> None:
    """Every action has one token, and every token names one action."""
    check_action_space(state.game.actions)


def check_coach(state: State, chance: Chance) -> None:
    """The coach ranks every legal option, best first, and changes nothing; it may draw from the imagined chance."""
    for seat in (decision.seat for decision in state.pending()):
        twin = imagine(state, seat, chance)
        again, still, before = twin.clone(), twin.clone(), twin.to_json()
        advice = game_of(state).coach.advise(twin, seat)
        actions = [advised.action for advised in advice]
        assert sorted(actions) == sorted(state.legal(seat)), f"The coach does not rank the options of seat {seat}."
        for advised in advice:
            token = state.game.actions.token(advised.action)
            for reason in advised.reasons:
                check_said(game_of(state), reason, f"a reason for '{token}'")
        worths = [advised.worth for advised in advice]
        assert worths == sorted(worths, reverse=True), f"The coach does not put the best first for seat {seat}."
        favourite = game_of(state).coach.favourite(again, seat)
        assert favourite == actions[0], f"The coach's favourite is not its first advice for seat {seat}."
        told = game_of(state).coach.worths(still, seat)
        assert [*told.items()] == [(advised.action, advised.worth) for advised in advice], (
            "The worths differ from advice."
        )
        for asked in (twin, again, still):
            after = asked.to_json() | {"chance": before["chance"]}
            assert after == before, "The coach changed the position."


@cache
def check_action_space(space: ActionSpace) -> None:
    """The tokens of a game: printable, one line, unique, and read back as the same action."""
    for action in range(len(space)):
        token = space.token(action)
        assert token == " ".join(token.split()) != "", f"The token '{token}' is empty or has odd spaces."
        assert not token.startswith(("=", "#")), f"The token '{token}' begins like a line of a record."
        assert space.parse(token) == action, f"The token '{token}' names another action than {action}."
        assert action in space.verb_of(action), f"The action '{token}' is not one of its verb."


def to_text(state: State) -> bytes:
    """A position as JSON text."""
    return msgspec.json.encode(state.to_json())


def restore(game: Game, text: bytes) -> State:
    """A position from JSON text."""
    try:
        return game.restore(msgspec.json.decode(text))
    except PlaycallError as problem:
        raise AssertionError(f"A saved position cannot be read back: {problem}") from problem


def _content(ask: Ask) -> tuple[Any, ...]:
    return (
        {seat: list(options) for seat, options in ask.choices.items()},
        ask.how,
        ask.known,
        ask.told_as,
        ask.even_forced,
    )


def _tokens(state: State, actions: list[int]) -> list[str]:
    space = state.game.actions
    return [space.token(action) if 0 <= action < len(space) else str(action) for action in actions]


def _pick(chance: Chance, options: list[int]) -> int:
    return options[chance.number("choice", len(options))]


def _any_choice(state: State, chance: Chance) -> tuple[int, int] | None:
    pending = state.pending()
    if not pending:
        return None
    seat = pending[chance.number("seat", len(pending))].seat
    return seat, _pick(chance, state.legal(seat))
