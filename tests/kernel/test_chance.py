"""Chance: equal words give equal streams, and tests can script it."""

from __future__ import annotations

import doctest
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playcall.kernel import Chance, actions, chance
from playcall.testing import ScriptedChance
from playcall.testing import chance as scripted


@pytest.mark.parametrize("module", [chance, actions, scripted], ids=lambda module: module.__name__)
def test_the_examples_in_the_docstrings_hold(module: object) -> None:
    assert doctest.testmod(module).failed == 0  # type: ignore[arg-type]


def test_the_stream_is_the_same_on_every_machine() -> None:
    stream = Chance(0)
    assert [stream.bits() for _ in range(3)] == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]


@given(st.integers(0, 2**64 - 1), st.integers(1, 100))
def test_a_number_is_within_its_limits(word: int, below: int) -> None:
    assert 0 <= Chance(word).number("die", below) < below


def test_numbers_are_even() -> None:
    stream = Chance.of(1)
    faces = Counter(stream.number("die", 6) for _ in range(6000))
    assert all(900 < faces[face] < 1100 for face in range(6))


@given(st.integers(0, 2**64 - 1), st.lists(st.integers(0, 99)))
def test_a_shuffle_keeps_the_cards(word: int, cards: list[int]) -> None:
    shuffled = cards[:]
    Chance(word).shuffle("deck", shuffled)
    assert sorted(shuffled) == sorted(cards)


@given(st.integers(0, 2**64 - 1), st.integers(0, 70))
def test_a_shuffle_draws_a_number_for_each_card_but_the_first(word: int, size: int) -> None:
    """From the last card down, each changes places with one that is not above it."""
    shuffled, cards = list(range(size)), list(range(size))
    stream, one_by_one = Chance(word), Chance(word)
    stream.shuffle("deck", shuffled)
    for place in range(size - 1, 0, -1):
        other = one_by_one.number("deck", place + 1)
        cards[place], cards[other] = cards[other], cards[place]
    assert shuffled == cards
    assert stream.word == one_by_one.word


def test_every_order_comes_up() -> None:
    stream = Chance.of(2)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        cards = [0, 1, 2]
        stream.shuffle("deck", cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 6
    assert min(orders.values()) > 850


def test_seeds_are_spread_and_may_be_negative() -> None:
    assert len({Chance.of(seed).word for seed in range(-50, 50)}) == 100
    assert 0 <= Chance.of(-1).word < 2**64


def test_a_clone_goes_its_own_way() -> None:
    stream = Chance.of(3)
    twin = stream.clone()
    assert stream.bits() == twin.bits()
    stream.bits()
    assert stream.word != twin.word


def test_a_fork_is_another_stream() -> None:
    stream = Chance.of(4)
    fork = stream.fork()
    assert [fork.bits() for _ in range(4)] != [stream.bits() for _ in range(4)]


def test_scripted_numbers_come_first_and_leave_the_stream_alone() -> None:
    scripted, plain = ScriptedChance(5, numbers={"die": [5, 0]}), Chance.of(5)
    assert [scripted.number("die", 6), scripted.number("die", 6)] == [5, 0]
    assert scripted.number("die", 6) == plain.number("die", 6)
    assert scripted.number("coin", 2) == plain.number("coin", 2)


def test_a_scripted_number_must_be_possible() -> None:
    with pytest.raises(AssertionError, match="The script says 6 for 'die'"):
        ScriptedChance(numbers={"die": [6]}).number("die", 6)


def test_scripted_cards_lie_on_top() -> None:
    cards = list(range(10))
    ScriptedChance(decks={"deck": [4, 9, 0]}).shuffle("deck", cards)
    assert [cards.pop(), cards.pop(), cards.pop()] == [4, 9, 0]
    assert sorted(cards) == [1, 2, 3, 5, 6, 7, 8]


def test_each_shuffle_can_have_its_script() -> None:
    scripted = ScriptedChance(decks={"deck": [[1], [2]]})
    tops = []
    for _ in range(2):
        cards = [0, 1, 2]
        scripted.shuffle("deck", cards)
        tops.append(cards[-1])
    assert tops == [1, 2]


def test_one_script_serves_one_shuffle() -> None:
    scripted, plain = ScriptedChance(6, decks={"deck": [3]}), Chance.of(6)
    for _ in range(2):
        scripted.shuffle("deck", first := list(range(20)))
        plain.shuffle("deck", second := list(range(20)))
    assert first == second


def test_a_scripted_card_must_be_in_the_deck() -> None:
    with pytest.raises(AssertionError, match="wants card 7 on top of 'deck'"):
        ScriptedChance(decks={"deck": [7]}).shuffle("deck", [1, 2])


def test_a_script_is_not_mixed() -> None:
    with pytest.raises(AssertionError, match="a list of cards, or"):
        ScriptedChance(decks={"deck": [1, [2]]})  # type: ignore[dict-item]


def test_what_nobody_drew_is_left_over() -> None:
    scripted = ScriptedChance(numbers={"die": [1, 2], "coin": [0]}, decks={"deck": [3]})
    scripted.number("die", 6)
    scripted.number("coin", 2)
    assert scripted.leftover() == {"die": [2], "deck": [[3]]}


def test_a_clone_has_its_own_script() -> None:
    scripted = ScriptedChance(7, numbers={"die": [1, 2]}, decks={"deck": [3]})
    twin = scripted.clone()
    scripted.number("die", 6)
    scripted.shuffle("deck", [1, 2, 3])
    assert twin.leftover() == {"die": [1, 2], "deck": [[3]]}
    assert [twin.number("die", 6), twin.number("die", 6)] == [1, 2]
    assert twin.word == Chance.of(7).word
