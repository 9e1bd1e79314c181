"""A table declares its fields once: constructor, clone, saved form and views follow."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from playcall.kernel import Chance, State, constant, imagine, memo, public, secret, view
from playcall.kernel.fields import types_of
from tests.kernel import toy
from tests.kernel.toy import CHARMS, LAYOUT, TOY


class Nest(msgspec.Struct, frozen=True):
    """What a field may hold beside numbers and lists."""

    tree: str
    eggs: tuple[int, ...]


class Aviary(toy.Table):
    """A table with one field of every kind."""

    keeper: Sequence[str] = constant()
    grid: list[list[int]] = public([[0, 0], [0, 0]])
    by_seat: list[int] = public(lambda table: [0] * table.seat_count)
    order: tuple[int, ...] = public((0, 1), shared=True)
    replaced: list[int] = public([1, 2], shared=True)
    nest: Nest = public(Nest("oak", (3, 1)))
    nests: list[Nest] = public([])
    counts: dict[str, int] = public({})
    pairs: list[tuple[int, int]] = public([])
    maybe: int | None = public(None)
    seen_before: list[int] = memo([7])
    plan: list[int] = secret([])


class Annexe(Aviary):
    """A table with fields beside those of the class above it."""

    rooms: list[int] = public([4])


class Zoo(toy.Magpies):
    table: type[Any] = Aviary

    def blank(self, options: Any, chance: Chance) -> State:
        made: State = self.table(self, options, chance, LAYOUT.empty(), keeper=("Ann", "Ben"))
        return made


def aviary(**settings: str) -> Aviary:
    made = Zoo().blank(TOY.parse_options(settings), Chance.of(1))
    assert isinstance(made, Aviary)
    return made


def test_every_field_starts_with_its_default() -> None:
    table = aviary(seats="2")
    assert table.grid == [[0, 0], [0, 0]]
    assert table.by_seat == [0, 0], "a default may depend on the options"
    assert (table.order, table.nest, table.maybe) == ((0, 1), Nest("oak", (3, 1)), None)
    assert table.keeper == ("Ann", "Ben")
    assert table.points == [0, 0, 0], "fields of the class above come first"


def test_two_tables_never_share_a_default() -> None:
    one, other = aviary(), aviary()
    one.grid[0][0] = 5
    one.points[0] = 5
    one.counts["wren"] = 1
    assert (other.grid[0][0], other.points[0], other.counts) == (0, 0, {})


def test_a_table_has_no_fields_but_those_declared() -> None:
    with pytest.raises(AttributeError):
        aviary().feathers = 3  # type: ignore[attr-defined]


def test_a_constant_must_be_given_and_no_other_field_can_be() -> None:
    options = TOY.options()
    with pytest.raises(TypeError, match=r"missing .* 'keeper'"):
        Aviary(TOY, options, Chance.of(1), LAYOUT.empty())
    with pytest.raises(TypeError, match=r"unexpected .* 'wardens'"):
        Aviary(TOY, options, Chance.of(1), LAYOUT.empty(), keeper=(), wardens=3, grid=[])


def test_a_clone_is_independent_of_its_original() -> None:
    table = aviary()
    twin = table.clone()
    assert type(twin) is Aviary
    assert twin == table
    twin.grid[1][0] = 9
    twin.by_seat[0] = 9
    twin.nests.append(Nest("elm", ()))
    twin.counts["owl"] = 2
    twin.pairs.append((1, 2))
    twin.seen_before.append(8)
    twin.plan.append(1)
    twin.points[2] = 3
    assert table == aviary()
    assert twin != table


def test_clones_share_what_is_replaced_and_never_changed() -> None:
    table = aviary()
    twin = table.clone()
    assert twin.replaced is table.replaced
    assert twin.keeper is table.keeper
    assert twin.grid is not table.grid


def test_a_class_below_another_is_cloned_with_its_own_fields() -> None:
    aviary().clone()  # this makes the clone of the class above
    table = Annexe(TOY, TOY.options(), Chance.of(1), LAYOUT.empty(), keeper=())
    twin = table.clone()
    assert type(twin) is Annexe
    twin.rooms.append(5)
    twin.grid[0][0] = 1
    assert (table.rooms, table.grid[0][0]) == ([4], 0)


def test_a_class_below_one_that_clones_by_itself_keeps_that() -> None:
    class Marked(toy.Table):
        def clone(self) -> Marked:
            twin = super().clone()
            twin.first = 2
            return twin

    class Below(Marked):
        pass

    assert Below(TOY, TOY.options(), Chance.of(1), LAYOUT.empty()).clone().first == 2


def test_fields_go_through_json_unharmed() -> None:
    game, table = Zoo(), aviary()
    table.grid = [[1, 2], [3, 4]]
    table.order = (2, 0, 1)
    table.nest = Nest("ash", (5, 6))
    table.nests = [Nest("fir", (1,)), Nest("yew", ())]
    table.counts = {"jay": 3}
    table.pairs = [(1, 2), (3, 4)]
    table.maybe = 4
    table.seen_before, table.plan = [1], [2, 3]
    back = game.restore(msgspec.json.decode(msgspec.json.encode(table.to_json())))
    assert isinstance(back, Aviary)
    for name in Aviary.fields:
        assert getattr(back, name) == getattr(table, name), name
    assert isinstance(back.nest, Nest)
    assert isinstance(back.nests[1], Nest)
    assert isinstance(back.order, tuple)
    assert back.pairs == [(1, 2), (3, 4)], "tuples in lists come back as tuples"


def test_constants_are_not_saved() -> None:
    saved = aviary().to_json()
    assert "keeper" not in saved["plain"]
    assert set(saved["plain"]) == set(Aviary.fields) - {"keeper"}


def test_a_view_shows_public_fields_alone() -> None:
    table = aviary()
    for seat in (0, None):
        facts = view(table, seat).facts
        assert facts["grid"] == [[0, 0], [0, 0]]
        assert facts["nest"] == {"tree": "oak", "eggs": [3, 1]} or facts["nest"] == {"tree": "oak", "eggs": (3, 1)}
        assert not {"plan", "lucky", "seen_before", "keeper"} & set(facts)


def test_secret_fields_are_made_up_in_imagined_positions() -> None:
    state = TOY.start(seed=5)
    dreamt = {imagine(state, 0, Chance.of(word)).lucky for word in range(40)}  # type: ignore[attr-defined]
    assert dreamt == set(range(CHARMS))


def test_groups_of_fields_follow_from_their_declaration() -> None:
    assert Aviary.memo == ("seen_before",)
    assert Aviary.secret == ("lucky", "plan")
    assert Aviary.plain[:4] == ("points", "first", "shown", "grid")
    assert Annexe.plain[-1] == "rooms"
    assert types_of(Aviary)["nests"] == list[Nest]
    assert "keeper" not in types_of(Aviary)
