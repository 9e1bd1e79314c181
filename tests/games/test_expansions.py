"""Card sets of one's own: read within bounds, taken in by games, played, drawn, told by records; never a crash."""

from __future__ import annotations

import gc
import json
import os
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from playcall.art.plain import drawings_of
from playcall.contract import Game
from playcall.contract.expansions import (
    MOST_BYTES,
    MOST_CARDS,
    Expansion,
    UnknownSet,
    address,
    as_toml,
    expansion_of,
    named_sets,
    read_expansion,
)
from playcall.games import all_games, check_sets, editions, load, shelf, with_sets
from playcall.kernel import CardError, PlaycallError, Record, replay
from playcall.lab.match import play_out
from playcall.testing.conformance import modes, play_random, samples

FILES = sorted((Path(__file__).parents[2] / "examples" / "sets").glob("*.toml"))
SETS = {path.stem: shelf.read_set(path) for path in FILES}
EXAMPLES = int(os.environ.get("PLAYCALL_SET_EXAMPLES", "60"))
"""Files that are tried; `make torture` tries ten thousand."""
HEADER = {"game": "highlights_2052", "id": "mine", "name": "Mine", "version": "1", "author": "Ann"}
PROMO = {
    "id": "my01", "set": "promo", "deck": "play", "name": "Nell Hawser", "fg": 3,
    "defence": "R {C1} MINUS 15", "offence": ["R C 10"],
}  # fmt: skip


@pytest.fixture(params=SETS, scope="module")
def example(request: pytest.FixtureRequest) -> Expansion:
    return SETS[request.param]


@pytest.fixture(scope="module")
def edition(example: Expansion) -> Game:
    shelf.keep(example)
    return with_sets(load(example.game), [example])


def mine(*cards: dict[str, Any], **header: str) -> Expansion:
    return expansion_of({"set": {**HEADER, **header}, "card": list(cards or [PROMO])}, "mine.toml")


# The example sets ---------------------------------------------------------------------------------------------------


def test_an_example_set_is_in_order_and_survives_being_written(example: Expansion) -> None:
    check_sets(load(example.game), [example])
    assert read_expansion(as_toml(example), "again.toml") == example


def test_an_edition_has_the_cards_of_the_game_and_then_those_of_the_set(example: Expansion, edition: Game) -> None:
    own, more = [face.id for face in load(example.game).faces()], [face.id for face in edition.faces()]
    gone = {entry["id"] for entry in example.cards.get("out", [])}
    assert set(own) - gone < set(more)
    assert edition.id == address(example.game, [example])
    assert edition.expansions == (example,)
    assert edition.card_hash() != load(example.game).card_hash()
    assert load(edition.id) is edition


def test_random_games_with_an_example_set_conform(edition: Game) -> None:
    for seed, preset in enumerate([*modes(edition)[:2], *samples(edition)[:1]]):
        play_random(edition, preset.options(edition), seed)


def test_new_cards_are_drawn_and_shown_in_the_gallery(example: Expansion, edition: Game) -> None:
    own = {face.id for face in load(example.game).faces()}
    drawn, gallery = drawings_of(edition), edition.gallery
    book = {rule.id for rule in edition.rulebook().rules}
    for face in edition.faces():
        if face.id not in own:
            assert drawn.cards[face.id].startswith("<svg")
            assert set(gallery.rules(face)) <= book
            values = {facet.filter.id: {value.id for value in facet.filter.values} for facet in gallery.facets}
            assert all(set(facet.of(face)) <= values[facet.filter.id] for facet in gallery.facets)


def test_every_vocabulary_says_what_its_blocks_print(example: Expansion) -> None:
    game = load(example.game)
    vocabulary = game.vocabulary()
    groups = {block.group for block in vocabulary.blocks}
    assert {kind.table for kind in vocabulary.kinds} >= set(example.cards)
    assert all(block.words for block in vocabulary.blocks)
    for kind in vocabulary.kinds:
        assert all(set(field.blocks) <= groups for field in kind.fields)
    book = {rule.id for rule in game.rulebook().rules}
    assert {rule for kind in vocabulary.kinds for rule in kind.rules} <= book
    assert {rule for block in vocabulary.blocks for rule in block.rules} <= book


# Records ------------------------------------------------------------------------------------------------------------


def test_a_record_names_its_sets_and_replays(edition: Game) -> None:
    record, result = play_out(edition, edition.options(), 5, ["random", "random"])
    text = record.to_text()
    (word,) = [line for line in text.splitlines() if line.startswith("game: ")]
    assert [one.hash for one in named_sets(word)] == [one.hash for one in edition.expansions]
    again = Record.from_text(text)
    final = replay(again, load(again.game))
    assert final.result is not None
    assert final.result.scores == result.scores


def test_a_record_whose_set_is_not_here_is_refused_in_one_sentence() -> None:
    with pytest.raises(UnknownSet, match=r"needs the card set 'gone' 1\.2 \(0123456789ab\)"):
        load("highlights_2052+gone@1.2~0123456789ab")
    with pytest.raises(UnknownSet, match="does not name a game"):
        load("highlights_2052+what")


# Editions -----------------------------------------------------------------------------------------------------------


def test_the_order_of_sets_makes_no_difference() -> None:
    one, two = mine(), mine({**PROMO, "id": "yr01"}, id="yours")
    game = load("highlights_2052")
    assert with_sets(game, [one, two]) is with_sets(game, [two, one])


def test_sets_that_clash_are_refused_with_the_card() -> None:
    one, two = mine(), mine(id="yours")
    with pytest.raises(CardError, match="card 'my01', field 'id': used twice"):
        with_sets(load("highlights_2052"), [one, two])
    with pytest.raises(UnknownSet, match="only one version"):
        with_sets(load("highlights_2052"), [one, one])


def test_a_set_is_for_one_game_alone() -> None:
    for game in all_games():
        if game.id != "highlights_2052":
            with pytest.raises(UnknownSet):
                with_sets(game, [mine()])


def test_an_edition_that_was_put_away_plays_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table keeps its game; whoever asks for the edition again gets the same one as long as it is in use."""
    game = load("highlights_2052")
    monkeypatch.setattr(editions, "MOST_EDITIONS", 1)
    first = with_sets(game, [mine()])
    state = first.start(first.options(), 3)
    other = with_sets(game, [mine({**PROMO, "fg": 4})])
    assert not [name for name in sys.modules if name.startswith(type(first).edition.__name__)]
    while (seat := state.to_move()) >= 0:
        action = first.coach.favourite(state.clone(), seat)
        first.preview(state, seat, action)
        state.apply(seat, action)
    assert state.result is not None
    assert with_sets(game, [mine()]) is first
    del first, state, other
    with_sets(game, [mine({**PROMO, "fg": 5})])
    gc.collect()


# What is refused ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "sentence"),
    [
        ({"fg": 9}, "mine@1: card 'my01', field 'fg': a field-goal number is 1 to 5"),
        ({"defence": "R {C3,R3} NO_GAIN"}, r"field 'defence': a card shows 0 to 3 helmets, not 6 \(FH-2.6\)"),
        ({"offence": ["R C 12"]}, r"field 'offence': yards are 0 to 40 in steps of 5 \(FH-3.4\)"),
        ({"offence": [{"type": "R"}]}, "field 'offence'"),
        ({"defence": {"type": "R", "box": {"do": "{n.__class__}", "n": 1}}}, "field 'defence'"),
        ({"defence": {"type": "R", "helmets": {"C": 1}, "box": {"do": "BLITZ", "n": 5}}}, "only for Pass"),
        ({"set": "star", "team": "nobody"}, "field 'team'"),
        ({"id": "NO GOOD"}, "field 'id'"),
        ({"name": "x" * 33}, "field 'name': has 1 to 32 letters"),
        ({"colour": "red"}, "colour"),
        ({"name": 7}, "field 'name'"),
    ],
)
def test_a_bad_card_is_refused_with_its_field(card: dict[str, Any], sentence: str) -> None:
    with pytest.raises(CardError, match=sentence):
        check_sets(load("highlights_2052"), [mine({**PROMO, **card})])


def changed(name: str, table: str, place: int, change: dict[str, Any]) -> Expansion:
    """An example set with something else in one entry."""
    plain = json.loads(json.dumps(SETS[name].plain()))
    plain[table][place].update(change)
    return expansion_of(plain, f"{name}.toml")


@pytest.mark.parametrize(
    ("name", "table", "place", "change", "sentence"),
    [
        ("lantern_hill", "play", 0, {"uses": ["COV"]}, r"card 'LH71', field 'uses': 'COV' is not .* \(MG-4.3\)"),
        ("lantern_hill", "play", 0, {"bonuses": {"WR": 5}}, r"card 'LH71', field 'bonuses': .*even.* \(MG-4.4\)"),
        ("lantern_hill", "play", 2, {"card": "FG IR"}, "card 'LH73', field 'card'"),
        ("lantern_hill", "audible", 0, {"windows": ["REACT"]}, r"card 'LH81', field 'windows': .* \(MG-9.2\)"),
        ("lantern_hill", "audible", 1, {"effect": {"do": "BOOM"}}, "card 'LH82', field 'effect'"),
        ("lantern_hill", "audible", 2, {"when": ["SP"]}, r"card 'LH83', field 'when': .* \(MG-9.22\)"),
        ("lantern_hill", "player", 0, {"ratings": {"PAS": 70}}, r"card 'LH01', field 'ratings': a QB .* \(MG-13.1\)"),
        ("lantern_hill", "player", 0, {"team": "ASH"}, r"card 'LH01', field 'role': .* \(MG-14.1\)"),
        ("lantern_hill", "player", 0, {"salary": 26}, r"card 'LH01', field 'salary': .* \(MG-13.3\)"),
        ("lantern_hill", "player", 0, {"role": "RESERVE"}, r"card 'LHB': a team is 11 starters .* \(MG-14.1\)"),
        ("lantern_hill", "player", 0, {"pos": "C", "ratings": {"RBL": 60, "PBL": 60}}, r"card 'LHB': .* \(MG-12.3\)"),
        ("lantern_hill", "player", 0, {"id": "TIR01"}, "card 'TIR01', field 'id'"),
        ("lantern_hill", "player", 0, {"id": "LH71"}, "card 'LH71', field 'id': is used twice"),
        ("lantern_hill", "team", 0, {"code": "ASH"}, "card 'ASH', field 'code'"),
        ("lantern_hill", "team", 0, {"colours": ["#ffffff", "#000000"]}, "card 'LHB', field 'colours'"),
        ("brass_section", "oa", 0, {"special": [{"do": "win_ties"}]},
         r"card 'OA-901', field 'special': win_ties cannot stand in a Special Result \(GF-8.14\)"),
        ("brass_section", "oa", 0, {"special": [{"do": "draw", "n": 40}]}, "'special': draw, 'n' is 1 to 3, not 40"),
        ("brass_section", "oa", 0, {"symbols": {"power": 5}}, r"card 'OA-901', field 'symbols': .* \(GF-1.3\)"),
        ("brass_section", "oa", 2, {"effects": []}, r"card 'OA-903', field 'effects': .* \(GF-7.23\)"),
        ("brass_section", "op", 0, {"objective": 60}, r"card 'OP-901', field 'objective': .* \(GF-8.2\)"),
        ("brass_section", "op", 0, {"id": "OP-01"}, "card 'OP-01', field 'id': is OP- and a number from 100"),
        ("brass_section", "tm", 0, {"affinity": "ZZ"}, "'BS', field 'team': one of them is its Franchise card"),
        ("brass_section", "tm", 2, {"subtype": "coach"}, "card 'TM-903', field 'position': stars, and they alone"),
        ("brass_section", "franchise", 0, {"letter": "A"}, "card 'A', field 'letter'"),
        ("brass_section", "franchise", 0, {"team": ["TM-901"]}, r"card 'BS', field 'team': are 8 .* \(GF-2.5\)"),
        ("brass_section", "franchise", 0, {"op": ["OP-01"] * 8}, r"card 'BS', field 'op': are 8 .* \(GF-2.19\)"),
    ],
)  # fmt: skip
def test_a_bad_entry_is_refused_with_card_field_and_rule(
    name: str, table: str, place: int, change: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(CardError, match=sentence):
        check_sets(load(SETS[name].game), [changed(name, table, place, change)])


@pytest.mark.parametrize(
    ("name", "start", "held"),
    [("lantern_hill", "LHB", {"LH01", "LH71"}), ("brass_section", "BS", {"TM-901", "OP-901", "OA-901", "DA-903"})],
)
def test_decks_are_built_with_the_cards_of_a_set(name: str, start: str, held: set[str]) -> None:
    """The builder offers them, a deck of them is legal, and its text and code name them."""
    edition = with_sets(load(SETS[name].game), [SETS[name]])
    workshop, options = edition.workshop, edition.options()
    assert workshop is not None
    builder = workshop.builder()
    assert held <= {card.id for card in builder.cards}
    assert start in [one.id for one in builder.starts]
    assert not workshop.check(start, options)
    text = workshop.text(start, options)
    assert all(card in text for card in held)
    code = workshop.code(text, options)
    assert workshop.sheet(code, options).cards == workshop.sheet(start, options).cards
    assert held <= set(workshop.sheet(code, options).cards)


@pytest.mark.parametrize("name", ["lantern_hill", "brass_section"])
def test_a_league_knows_the_cards_of_a_set(name: str) -> None:
    edition = with_sets(load(SETS[name].game), [SETS[name]])
    league, plain = edition.league_play(), load(SETS[name].game).league_play()
    assert league is not None
    assert plain is not None
    new = set(league.cards()) - set(plain.cards())
    assert new
    assert all(league.group(card) for card in new)


@pytest.mark.rule("FH-1.3")
def test_a_team_of_fourteen_is_refused() -> None:
    lantern = SETS["lantern_quay"].plain()
    short = {**lantern, "card": lantern["card"][1:]}
    with pytest.raises(CardError, match=r"a team is 5 Star cards and 10 Team cards, not 4 and 10 \(FH-1.3\)"):
        check_sets(load("highlights_2052"), [expansion_of(short, "short.toml")])


def bad_files() -> Iterator[tuple[str, str]]:
    header = '[set]\ngame = "highlights_2052"\nid = "mine"\nname = "Mine"\nversion = "1"\nauthor = "Ann"\n'
    yield "", "opens with a table"
    yield "set = 3", "opens with a table"
    yield "[set", "not valid TOML"
    yield "x = " + "[" * 5000, "deep in each other|not valid TOML"
    yield "x = " + "9" * 5000, "not valid TOML|opens with"
    yield header, "1 to 150 cards, not 0"
    yield header.replace("mine", "Mine!"), "card 'set', field 'id'"
    yield header.replace('"1"', '"one"'), "card 'set', field 'version'"
    yield header.replace('author = "Ann"\n', ""), "card 'set', field 'author': is missing"
    yield header + "more = 1", "nothing else"
    yield header + "[extra]\nx = 1", "lists of cards"
    yield header + "[[card]]\nid = 1979-05-27", "card '1979-05-27', field 'id': is a text"
    yield header + "[[card]]\nid = 1.5", "is a text, a whole number"
    yield header + "[[card]]\nid = 9999999", "a number is at most"
    yield header + f'[[card]]\nid = "{"x" * 500}"', "at most 400 letters"
    yield header + "[[card]]\nid = " + "[" * 12 + "]" * 12, "deep in each other"
    yield header + "[[card]]\n" * (MOST_CARDS + 1), "1 to 150 cards"
    yield header + "#" * MOST_BYTES, "at most 56 kB"
    yield header + '[[card]]\nid = "a\\u0007b"', "control characters"


@pytest.mark.parametrize(("text", "sentence"), list(bad_files()))
def test_a_bad_file_is_refused_in_one_sentence(text: str, sentence: str) -> None:
    with pytest.raises(CardError, match=sentence) as found:
        read_expansion(text, "bad.toml")
    assert str(found.value).startswith("bad.toml: ")
    assert "\n" not in str(found.value)[:300]


def test_a_folder_of_files_is_one_set(tmp_path: Path) -> None:
    (tmp_path / "set.toml").write_text(
        '[set]\ngame = "highlights_2052"\nid = "mine"\nname = "Mine"\nversion = "1"\nauthor = "A"\n'
    )
    for place in (1, 2):
        (tmp_path / f"{place}.toml").write_text(f'[[card]]\nid = "my0{place}"\n')
    assert [card["id"] for card in shelf.read_set(tmp_path).cards["card"]] == ["my01", "my02"]
    (tmp_path / "more.toml").write_text("[set]\n")
    with pytest.raises(CardError, match=r"set\.toml: only one file of a set has \[set\]"):
        shelf.read_set(tmp_path)


# Fuzz ---------------------------------------------------------------------------------------------------------------

NUMBERS = st.integers(-3, 60) | st.integers()
WORDS = st.sampled_from(["R", "P", "star", "promo", "C", "", "always", "IF", "SITUATION", "MINUS", "x" * 50]) | st.text(
    max_size=20
)
VALUES = st.recursive(
    st.none() | st.booleans() | NUMBERS | WORDS | st.floats(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(WORDS | st.just("do"), inner, max_size=4),
    max_leaves=8,
)


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    if path:
        yield path
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in inside:
        yield from places(part, (*path, key))


def mutated(whole: Any, path: tuple[Any, ...], value: Any, kind: str) -> Any:
    """The same data with something changed, taken out, or doubled, at one place."""
    copy = json.loads(json.dumps(whole))
    *above, last = path
    at = copy
    for key in above:
        at = at[key]
    if kind == "drop":
        del at[last]
    elif kind == "double" and isinstance(at, list):
        at.append(at[last])
    elif kind == "add" and isinstance(at, dict):
        at[f"{last}"[::-1] + "x"] = value
    else:
        at[last] = value
    return copy


def try_set(data: Any) -> None:
    """Whatever the data, a set is taken in or refused with a sentence."""
    with suppress(PlaycallError):
        found = expansion_of(data, "fuzz.toml")
        check_sets(load(found.game), [found])


@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.data())
def test_mutated_sets_never_crash(data: st.DataObject) -> None:
    name = data.draw(st.sampled_from(sorted(SETS)))
    whole: Any = SETS[name].plain()
    for _ in range(data.draw(st.integers(1, 3))):
        found = list(places(whole))
        path = data.draw(st.sampled_from(found))
        whole = mutated(whole, path, data.draw(VALUES), data.draw(st.sampled_from(["set", "drop", "double", "add"])))
    try_set(whole)


@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.text(max_size=300) | st.binary(max_size=300).map(lambda raw: raw.decode("latin-1")))
def test_any_text_is_read_or_refused(text: str) -> None:
    with pytest.raises(CardError):
        read_expansion(text, "fuzz.toml")
