"""Time capsules: games of other rules or cards open, and say where they part from today's."""

from __future__ import annotations

import msgspec
import pytest

from playcall.contract import Said, msg
from playcall.contract.speech import say
from playcall.kernel import Record
from playcall.tables.audience import told
from playcall.tables.capsules import Parting, is_of_today, parting
from playcall.tables.messages import Told
from tests.tables.tables import GAME, play_on, table


def capsule() -> tuple[Record, list[Told]]:
    """A finished game as the store keeps it."""
    live = table()
    play_on(live)
    body = msgspec.json.encode(told(live, None, 0))
    return live.record(["person", "person"]), msgspec.json.decode(body, type=list[Told])


RECORD, TOLD = capsule()


def test_a_game_of_today_does_not_part() -> None:
    assert is_of_today(GAME, RECORD)
    assert parting(GAME, RECORD, TOLD) is None


def test_other_versions_are_told_by_rules_and_cards() -> None:
    assert not is_of_today(GAME, msgspec.structs.replace(RECORD, rules=RECORD.rules - 1))
    assert not is_of_today(GAME, msgspec.structs.replace(RECORD, cards="0"))


def test_the_first_event_that_differs_is_named_with_its_action() -> None:
    """The choices are all legal today, but one of them led elsewhere then."""
    live = table()
    play_on(live, plies=40)
    n = len(live.events) - 1
    then = [*TOLD]
    then[n] = msgspec.structs.replace(TOLD[n], kind="Earthquake", text="The earth shook.")
    found = parting(GAME, RECORD, then)
    assert found is not None
    assert found.then == "The earth shook."
    assert say(found.now, GAME.package) == say(TOLD[n].text or f"{TOLD[n].kind}.", GAME.package)
    before = found.before(RECORD)
    assert before.actions == RECORD.actions[: found.ply - 1]
    assert 0 < len(before.actions) <= 40


def test_a_fact_that_differs_is_a_parting_and_one_that_is_new_is_none() -> None:
    n = next(n for n, one in enumerate(TOLD) if any(type(value) is int for value in one.facts.values()))
    name = next(name for name, value in TOLD[n].facts.items() if type(value) is int)
    other, fewer = [*TOLD], [*TOLD]
    other[n] = msgspec.structs.replace(TOLD[n], facts={**TOLD[n].facts, name: TOLD[n].facts[name] + 1})
    fewer[n] = msgspec.structs.replace(TOLD[n], facts={k: v for k, v in TOLD[n].facts.items() if k != name})
    assert parting(GAME, RECORD, other) is not None
    assert parting(GAME, RECORD, fewer) is None


def test_a_choice_that_is_not_open_today_is_named() -> None:
    actions = [*RECORD.actions[:10], (RECORD.actions[10][0], "kick backwards"), *RECORD.actions[11:]]
    found = parting(GAME, msgspec.structs.replace(RECORD, actions=actions), TOLD)
    assert found is not None
    assert found.ply == 11
    assert "kick backwards" in say(found.then)
    assert "kick backwards" in say(found.now)


@pytest.mark.parametrize(("then", "now"), [(TOLD[:-1], msg("no-event")), ([*TOLD, TOLD[0]], TOLD[0].text)])
def test_a_game_that_ends_sooner_or_later(then: list[Told], now: Said) -> None:
    found = parting(GAME, RECORD, then)
    assert found is not None
    assert now in (found.then, found.now)


def test_the_sentence_says_where() -> None:
    assert "part at action 7. Then: a. Now: b." in str(Parting(7, "a.", "b.").refused())
    assert "at the beginning" in str(Parting(0, "a.", "b.").refused())
