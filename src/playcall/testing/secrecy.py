"""Non-interference: what a seat cannot see must not reach its view, options, sentences, events or imagination.

The method: build a second position that differs from the first only in what the seat cannot see, and compare what the
seat gets from both. The stack of procedures and the public fields are the same in both, for they are public.

For a position at rest the second one is `imagine`d, which exchanges all unseen cards. For an action the exchange is
narrower, because the game may then show cards by right. The action is first played on a clone while a `Witness` notes
every card that the seat sees meanwhile: because it lies in a zone declared visible to the seat when an event is told
or when the action is done, or because it stands in a secret field of an event that the seat owns. Those cards keep
their places; all others are exchanged. Then the same action is played from the exchanged position under the same
chance, and the seat must be told the same and `receive` the same: its view, who is asked and at what, the headline, the
rules of the phase, the clocks. An action that names an exchanged card of its own seat is translated: `commit 7` becomes
`commit 12` when 12 now lies where 7 lay.

The two may come to different steps, for what a seat can do turns on its cards. Others must not be told by it what those
are. So they receive the same at both steps, unless one of the two waits in secret and the other goes on to somebody
else: that is a moment in which anybody might be thinking. To be asked now in secret and now openly is none.

The comparison ends where unseen things may show by right:
- the game says that an event `reveals` something;
- the two come to show the seat different cards, say after a pile was put in order before it was shuffled;
- the action changes secret fields of the table, which is taken for using them;
- the two come to different steps in a game that is `paced_by_hands`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from playcall.contract import game_of, rules_told
from playcall.contract.speech import speaker
from playcall.kernel import Chance, Event, Sees, State, View, imagine, sees, sees_set, tells_time, view

Card = tuple[str, int]
"""Back and number of a card."""


def seats_of(state: State) -> list[int | None]:
    """All who look on: every seat, and a spectator."""
    return [*range(state.game.seat_count(state.options_used())), None]


def check_view(state: State, seen: View) -> None:
    """A view holds no card of a zone that is not declared visible to its seat, and can be sent as JSON."""
    slots = state.game.layout(state.options_used()).slots
    assert len(seen.zones) == len(slots), "A view does not have the zones of the layout."
    for (kind, holder), zone, cards in zip(slots, seen.zones, state.zones, strict=True):
        own = seen.seat is not None and state.owner(kind.per, holder) == seen.seat
        allowed = kind.sees is Sees.ALL or (kind.sees in (Sees.OWNER, Sees.SET) and own)
        allowed = allowed or state.shows(kind, holder, seen.seat)
        assert allowed or zone.cards is None, f"Seat {seen.seat} is shown the cards of '{kind.name}' of {holder}."
        assert not allowed or zone.cards is not None, f"Seat {seen.seat} does not see '{kind.name}' of {holder}."
        assert zone.count == len(cards), f"A view counts '{kind.name}' of {holder} wrongly."
    offered = seen.seat is not None and state.legal(seen.seat)
    assert bool(seen.legal) == bool(offered), f"A view for seat {seen.seat} shows the options {seen.legal}."
    hidden = {decision.seat for decision in state.pending() if not decision.known}
    assert not hidden & set(seen.waiting_for), "A view tells who is asked secretly."
    msgspec.json.encode(seen)


def check_views(state: State, _: Chance) -> None:
    """Every seat and a spectator get the view that the zones declare."""
    for seat in seats_of(state):
        check_view(state, view(state, seat))


def check_rest(state: State, chance: Chance) -> None:
    """Other unseen cards, same view, options and, under the same stream, same imagined position."""
    for seat in seats_of(state):
        twin = _dreamt(state, seat, chance)
        if twin is None:
            continue
        mine, other = received(state, seat), received(twin, seat)
        if twin.situation() != state.situation():
            if game_of(state).paced_by_hands:
                continue
            silent = mine["zones"] == other["zones"] and mine["facts"] == other["facts"]
            assert mine == other or not silent or is_a_moment(state, twin, seat), (
                f"What seat {seat} receives turns on what it cannot see: {_difference(mine, other)}."
            )
            continue
        assert mine == other, f"The view of seat {seat} turns on what it cannot see: {_difference(mine, other)}."
        if seat is not None:
            assert state.legal(seat) == twin.legal(seat), f"The options of seat {seat} turn on what it cannot see."
        word = chance.bits()
        dreams = [imagine(world, seat, Chance(word)).to_json() for world in (state, twin)]
        assert dreams[0] == dreams[1], f"What seat {seat} imagines turns on what it cannot see."


def received(state: State, seat: int | None) -> dict[str, Any]:
    """Everything that an audience is told of a position while it is not asked itself."""
    seen, pending = view(state, seat), state.pending()
    told: dict[str, Any] = {name: getattr(seen, name) for name in seen.__struct_fields__}
    told["headline"] = game_of(state).words.headline(state)
    told["rules"] = rules_told(state, seat)
    told["clocks"] = tuple(other for other in seats_of(state)[:-1] if tells_time(pending, seat, other or 0))
    return told


def is_a_moment(one: State, two: State, seat: int | None) -> bool:
    """Whether one position waits in secret for somebody whom the other, which has gone on, does not ask.

    It has gone on to somebody who is asked openly, or to the audience itself.
    """
    for waiting, gone_on in ((one, two), (two, one)):
        secret = {decision.seat for decision in waiting.pending() if not decision.known}
        after = gone_on.pending()
        if secret and all((asked.known or asked.seat == seat) and asked.seat not in secret for asked in after):
            return True
    return False


def check_words(state: State, chance: Chance) -> None:
    """The sentences a seat reads about a position do not turn on what it cannot see."""
    seat = seats_of(state)[chance.number("seat", len(seats_of(state)))]
    if state.pending() and chance.number("asked", 2):
        seat = state.to_move()
    twin = _paired(state, seat, chance)
    if twin is not None:
        for mine, other in zip(_sentences(state, seat), _sentences(twin, seat), strict=True):
            assert mine == other, f"What seat {seat} reads turns on what it cannot see:\n{mine}\n{other}"


def check_imagined(state: State, chance: Chance) -> None:
    """A seat that must choose imagines positions with its own options, which can be played on."""
    for decision in state.pending():
        twin = imagine(state, decision.seat, chance)
        assert twin.legal(decision.seat) == state.legal(decision.seat), "An imagined position offers something else."
        assert twin.situation() == state.situation(), "An imagined position is at another step."
        assert twin.chance.word != state.chance.word, "An imagined position knows the chance to come."
        others = [seat for seat in twin.held if seat != decision.seat]
        assert not others, f"An imagined position knows what {others} have chosen secretly."
        for _ in range(12):
            seat = twin.to_move()
            if seat < 0:
                break
            options = twin.legal(seat)
            assert options, f"Seat {seat} has no options in a position that seat {decision.seat} imagines."
            try:
                twin.apply(seat, options[chance.number("choice", len(options))])
            except (LookupError, ValueError, TypeError, AttributeError) as problem:
                raise AssertionError(f"A position that seat {decision.seat} imagines breaks: {problem!r}") from problem


def check_news(state: State, chance: Chance) -> None:
    """An action tells a seat nothing about cards that it does not see in the course of it."""
    pending = state.pending()
    if not pending:
        return
    actor = pending[chance.number("seat", len(pending))].seat
    options = state.legal(actor)
    action = options[chance.number("choice", len(options))]
    for seat in seats_of(state):
        _compare_news(state, seat, actor, action, chance)


def check_event(event: Event, seats: list[int | None]) -> None:
    """The secret fields of an event are shown to its owner alone."""
    kind = type(event)
    if not kind.secret:
        return
    names = set(kind.__struct_fields__)
    assert "owner" in names, f"{kind.__name__} has secrets, but no field 'owner'."
    assert names >= set(kind.secret), f"{kind.__name__} declares secret fields that it does not have: {kind.secret}."
    for seat in seats:
        seen = event.seen_by(seat)
        for name in kind.secret:
            owner = seat is not None and seat == getattr(event, "owner", None)
            shown = getattr(seen, name)
            assert owner or shown is None, f"{kind.__name__} shows its secret '{name}' to seat {seat}."
            assert not owner or shown == getattr(event, name), f"{kind.__name__} hides '{name}' from its owner."


class Witness(list[Event]):
    """A log that notes which cards a seat could see whenever something was told."""

    def __init__(self, state: State, seat: int | None) -> None:
        super().__init__()
        self.state = state
        self.seat = seat
        self.cards: set[Card] = set()
        """Every card seen so far."""
        self.fresh: list[set[Card]] = []
        """The cards first seen at each look: at the start, with every event, at the end."""
        self.named: set[int] = set()
        """Cards in secret fields of the seat's own events."""
        self.look()

    def append(self, event: Event) -> None:
        super().append(event)
        self.look()
        if self.seat is not None and event.secret and getattr(event, "owner", None) == self.seat:
            for name in event.secret:
                value = getattr(event, name)
                self.named.update(value if isinstance(value, tuple) else (value,))

    def look(self) -> None:
        state = self.state
        seen: set[Card] = set()
        for (kind, holder), cards in zip(state.game.layout(state.options_used()).slots, state.zones, strict=True):
            if cards and sees(state, kind, holder, self.seat):
                seen.update((kind.back, card) for card in cards)
        self.fresh.append(seen - self.cards)
        self.cards |= seen

    def seen(self) -> list[Event]:
        """What the seat was told, up to the first event that reveals something by a rule."""
        told = []
        for event in self:
            if game_of(self.state).reveals(event):
                break
            told.append(event.seen_by(self.seat))
        return told


def _compare_news(state: State, seat: int | None, actor: int, action: int, chance: Chance) -> None:
    first = _watched(state.clone(), seat)
    first.state.apply(actor, action)
    first.look()
    if any(getattr(state, name) != getattr(first.state, name) for name in state.secret):
        return
    twin = _exchanged(state, seat, first, chance)
    if twin.situation() != state.situation() or not _same_held(state, twin):
        return
    translated = _translated(state, twin, actor, action)
    if translated is None:
        return
    second = _watched(twin, seat)
    token = state.game.actions.token(action)
    try:
        twin.apply(actor, translated)
    except (LookupError, ValueError, TypeError, AttributeError) as problem:
        raise AssertionError(
            f"'{token}' breaks when cards that seat {seat} cannot see are others: {problem!r}"
        ) from problem
    second.look()
    _compare_watches(first, second, seat, token)


def _compare_watches(first: Witness, second: Witness, seat: int | None, token: str) -> None:
    """What a seat was told and sees after an action, in two positions that look alike to it."""
    twin = second.state
    mine, other = first.seen(), second.seen()
    alike = _alike(first.fresh, second.fresh)
    for ours, theirs in zip(mine[:alike], other[:alike], strict=False):
        assert ours == theirs, f"'{token}' tells seat {seat} about cards that it cannot see: {ours} or {theirs}."
    whole = len(mine) == len(first) and len(other) == len(second) and first.fresh == second.fresh
    if game_of(twin).paced_by_hands and first.state.sentence() != twin.sentence():
        return
    if whole and len(mine) == len(other) and not is_a_moment(first.state, twin, seat):
        one, two = received(first.state, seat), received(twin, seat)
        assert one == two, (
            f"After '{token}' the view of seat {seat} turns on what it cannot see: {_difference(one, two)}."
        )


def _alike(one: list[set[Card]], two: list[set[Card]]) -> int:
    """How many events surely tell of the same sights: a card may be told just before it is laid down."""
    for i, (ours, theirs) in enumerate(zip(one, two, strict=False)):
        if ours != theirs:
            return max(0, i - 2)
    return min(len(one), len(two))


def _difference(one: dict[str, Any], two: dict[str, Any]) -> str:
    """The parts of what two audiences receive that are not the same."""
    parts = [f"{a} or {b}" for a, b in zip(one["zones"], two["zones"], strict=True) if a != b]
    facts, others = one["facts"], two["facts"]
    parts += [f"{name} is {facts[name]} or {others.get(name)}" for name in facts if facts[name] != others.get(name)]
    parts += [
        f"{name} is {one[name]} or {two[name]}"
        for name in one
        if name not in ("zones", "facts") and one[name] != two[name]
    ]
    return "; ".join(parts)


def _watched(state: State, seat: int | None) -> Witness:
    state.log = witness = Witness(state, seat)
    return witness


def _dreamt(state: State, seat: int | None, chance: Chance) -> State | None:
    """The position with other unseen cards; None where what was chosen in secret has no counterpart.

    A step at which somebody has nothing to choose then is left behind.
    """
    twin = imagine(state, seat, chance)
    twin.chance = state.chance.clone()
    if twin.situation() == state.situation() and not _same_held(state, twin):
        return None
    return twin


def _paired(state: State, seat: int | None, chance: Chance) -> State | None:
    """The same, at the same step; None where it would be at another."""
    twin = _dreamt(state, seat, chance)
    return twin if twin is not None and twin.situation() == state.situation() else None


def _same_held(state: State, twin: State) -> bool:
    """Let the same seats have chosen: what they chose is secret, that they chose is not."""
    twin.held = {}
    for holder, action in state.held.items():
        translated = _translated(state, twin, holder, action)
        if translated is None:
            return False
        twin.held[holder] = translated
    return True


def _exchanged(state: State, seat: int | None, witness: Witness, chance: Chance) -> State:
    """A clone in which the unseen cards that stay unseen have changed places."""
    twin = state.clone()
    backs = [kind.back for kind, _ in state.game.layout(state.options_used()).slots]
    free: dict[tuple[str, int], list[tuple[int, int]]] = {}
    for like, place, i in _unseen(state, seat):
        card = state.zones[place][i]
        left = like[1] >= 0 and card not in witness.state.zones[place]  # the owner of a pile knows which cards leave it
        if not left and (backs[place], card) not in witness.cards and card not in witness.named:
            free.setdefault(like, []).append((place, i))
    for places in free.values():
        cards = [state.zones[place][i] for place, i in places]
        chance.shuffle("exchange", cards)
        for (place, i), card in zip(places, cards, strict=True):
            twin.zones[place][i] = card
    twin.guess_secrets(seat, chance)
    twin.ask_again()
    return twin


def _unseen(state: State, seat: int | None) -> Iterator[tuple[tuple[str, int], int, int]]:
    """Zone and index of every card the seat neither sees nor knows, after what it can be exchanged with.

    That is any such card that is alike; in a pile whose order alone it does not know, any card of the pile.
    """
    for place, (kind, holder) in enumerate(state.game.layout(state.options_used()).slots):
        if state.zones[place] and not sees(state, kind, holder, seat):
            own = sees_set(state, kind, holder, seat)
            known = set() if own else set(state.known_in(kind.group, state.owner(kind.per, holder), seat))
            for i, card in enumerate(state.zones[place]):
                if card not in known:
                    yield (state.likeness(kind.back, card), place if own else -1), place, i


def _translated(state: State, twin: State, actor: int, action: int) -> int | None:
    """The action in the exchanged position; None when it has no counterpart there."""
    legal = twin.legal(actor)
    if action in legal:
        return action
    verb = state.game.actions.verb_of(action)
    card = verb.argument(action)
    for place, (kind, holder) in enumerate(state.game.layout(state.options_used()).slots):
        if card in state.zones[place] and state.owner(kind.per, holder) == actor:
            counterpart = verb(twin.zones[place][state.zones[place].index(card)])
            if counterpart in verb and counterpart in legal:
                return counterpart
    return None


def _sentences(state: State, seat: int | None) -> list[str]:
    game = game_of(state)
    speak = speaker(game.package)
    lines = [game.screen(state, seat, 80, speak), speak(game.words.headline(state))]
    if seat is not None and state.legal(seat):
        lines.append(speak(game.words.prompt(state, seat)))
        for action in state.legal(seat):
            shown = game.preview(state, seat, action)
            lines += [str((shown.label, shown.card, shown.partner, shown.tag, shown.tone, shown.outcome))]
            lines += [speak(shown.label), str(shown.steps())]
    return lines
