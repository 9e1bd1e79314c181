"""The balance lab: experiments played, kept, resumed, added up and compared."""

from __future__ import annotations

import csv
from io import BytesIO, StringIO
from pathlib import Path

import msgspec
import pyarrow.parquet as pq
import pytest

from playcall.contract import Game
from playcall.games import all_games, load, with_sets
from playcall.games.shelf import read_set
from playcall.kernel import BadOption
from playcall.lab.comparing import FEWEST, compare
from playcall.lab.experiment import (
    CHUNK,
    FURTHER,
    Experiment,
    Kept,
    Line,
    Ways,
    head_of,
    over_set_ups,
    play_one,
    read,
    run,
)
from playcall.lab.sheets import as_csv, as_parquet, rows
from playcall.lab.totals import add_up, sheet

SHORT = Experiment("sport_jockeys", 2 * CHUNK + 5, 3, "random", {"mode": "quick"})


def line(index: int, won: list[float], cards: str = "A", sides: tuple[str, str] = ("x", "y")) -> Line:
    """A game in which the first seat played some cards, drew B and left C, and the other seat played D."""
    return Line(index, list(sides), won, [7, 3], 20, 1, [cards.split(), ["D"]], [["B"], []], [["C"], []])


def kept(lines: list[Line], game: str = "sport_jockeys") -> Kept:
    return Kept(head_of(Experiment(game, len(lines))), lines, [])


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_a_game_is_told_with_its_sides_scores_and_cards(game: Game) -> None:
    experiment = Experiment(game.id, 1, 1, "random")
    one = play_one(experiment, Ways.of(experiment), 0)
    printed = {face.id for face in game.faces()}
    seats = range(len(one.won))
    assert sum(one.won) == 1
    assert len(one.scores) == len(one.sides) == len(seats) == 2
    assert set(one.sides) <= ({""} if not game.gallery.sides else set(game.gallery.sides))
    assert all(one.sides) == bool(game.gallery.sides)
    assert one.decisions > 10
    for seat in seats:
        had = [*one.played[seat], *one.drawn[seat], *one.left[seat]]
        assert set(had) <= printed
        assert len(set(had)) == len(had)
        assert one.played[seat]


def test_the_file_is_the_same_with_one_job_and_two_and_after_a_break(tmp_path: Path) -> None:
    one, two, broken = (tmp_path / name for name in ("one", "two", "broken"))
    run(SHORT, one)
    run(SHORT, two, jobs=2)
    assert one.read_bytes() == two.read_bytes()
    broken.write_bytes(one.read_bytes()[: one.stat().st_size * 2 // 3])
    heard: list[int] = []
    run(SHORT, broken, progress=heard.append)
    assert broken.read_bytes() == one.read_bytes()
    assert heard[0] >= CHUNK
    assert sum(heard) == SHORT.games


def test_decisions_are_judged_and_kept(tmp_path: Path) -> None:
    experiment = msgspec.structs.replace(SHORT, games=1, decisions=2)
    first = run(experiment, tmp_path / "run")
    assert len(first.judged) == 2
    assert read(tmp_path / "run") == first == run(experiment, tmp_path / "run")


@pytest.mark.parametrize(
    ("changed", "says"), [({"seed": 4}, "another experiment"), ({"games": 0}, "at least 1"), ({"bot": "x"}, "x")]
)
def test_what_cannot_be_played_or_added_is_refused(tmp_path: Path, changed: dict[str, int], says: str) -> None:
    file = tmp_path / "run"
    file.write_bytes(msgspec.json.encode(head_of(SHORT)) + b"\n")
    with pytest.raises(BadOption, match=says):
        run(msgspec.structs.replace(SHORT, **changed), file)


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    (tmp_path / "run").write_text("[]\n")
    with pytest.raises(BadOption, match="no results of the balance lab"):
        run(SHORT, tmp_path / "run")


def test_shares_count_a_card_in_the_deck_drawn_and_played() -> None:
    found = sheet(add_up([line(0, [1, 0]), line(1, [1, 0], ""), line(2, [0.5, 0.5])]))
    cards = {row.card: row for row in found.cards}
    assert cards["A"].deck.games == 2
    assert cards["A"].deck.share == 0.75
    assert cards["B"].drawn is not None
    assert cards["B"].drawn.games == 3
    assert (cards["B"].played, cards["B"].used, cards["A"].used) == (None, 0.0, 1.0)
    assert (cards["C"].deck.games, cards["C"].drawn) == (3, None)
    assert found.own_decks
    assert found.ties == pytest.approx(1 / 3, abs=1e-4)
    assert (found.points.mean, found.margins.bars, found.changes.bars) == (5.0, {4: 3}, {1: 3})


def test_the_matrix_joins_both_seatings_and_marks_what_is_far_from_even() -> None:
    games = [line(index, [1, 0], sides=("x", "y") if index % 2 else ("y", "x")) for index in range(40)]
    even = {(cell.one, cell.other): cell for cell in sheet(add_up(games)).matrix}
    assert even["x", "y"].share.share == even["y", "x"].share.share == 0.5
    assert not even["x", "y"].far
    wins = {cell.one: cell for cell in sheet(add_up([line(0, [1, 0])] * 40)).matrix}
    assert (wins["x"].share.share, wins["y"].share.share, wins["x"].far) == (1.0, 0.0, True)
    assert not any(cell.far for cell in sheet(add_up([line(0, [1, 0])])).matrix)  # one game says nothing


def test_a_card_is_strong_or_weak_only_when_that_is_sure() -> None:
    rows = {row.card: row.verdict for row in sheet(add_up([line(0, [1, 0])] * 40)).cards}
    assert rows == {"A": "strong", "B": "strong", "C": "strong", "D": "weak"}
    assert {row.verdict for row in sheet(add_up([line(0, [1, 0])] * 2)).cards} == {""}


def test_among_four_a_quarter_is_even() -> None:
    game = Line(0, [""] * 4, [1, 0, 0, 0], [9, 5, 3, 1], 20, 0, [["A"], ["B"], ["A"], ["A"]], [[]] * 4, [[]] * 4)
    found = sheet(add_up([game] * 60))
    assert (found.even, found.aim) == (0.25, (0.23, 0.27))
    assert {row.card: row.verdict for row in found.cards} == {"A": "strong", "B": "weak"}


def test_a_mode_is_laid_over_the_set_ups() -> None:
    """Friendlies are what the cards of Masters of Football are seen in; a championship is one nevertheless."""
    game = load("masters_football")
    experiment = Experiment(game.id, 1, settings=over_set_ups(game, {}))
    assert [game.parse_options(way).mode for way in Ways.of(experiment).own] == ["championship"]
    teams = over_set_ups(load("highlights_2052"), {"two_point": "on"})
    assert teams == {"two_point": "on"}


def test_teams_of_a_set_leave_the_other_games_their_numbers() -> None:
    expansion = read_set(Path(__file__).parents[2] / "examples/sets/lantern_quay.toml")
    game = with_sets(load("highlights_2052"), [expansion])
    plain, more = (Ways.of(Experiment(id_, 1)) for id_ in ("highlights_2052", game.id))
    assert (len(plain.new), plain.own, len(more.new)) == (0, more.own, 8)
    places = [more.at(place) for place in range(45)]
    assert [one for one in places if one[0] < FURTHER] == [plain.at(place) for place in range(29)]
    assert len({index for index, _ in places}) == 45


def test_a_change_shows_in_pairs_that_shares_alone_would_not_show() -> None:
    """Every tenth game turns: 5 points, within the interval of 200 games, and beyond doubt in pairs."""
    before = [line(index, [float(index % 2), 1.0 - index % 2]) for index in range(200)]
    after = [line(index, [1, 0]) if index % 20 == 0 else one for index, one in enumerate(before)]
    found = compare(kept(before), kept(after))
    share = next(one for one in found.cards if one.name == "A")
    assert (share.before, share.after, share.by, share.sure) == (0.5, 0.55, 0.05, True)
    assert share.within < 0.032
    assert (found.pairs, found.same, found.new, found.gone) == (200, 190, [], [])
    assert next(one for one in found.figures if one.name == "points").sure is False
    assert {one.name: one.by for one in found.sides} == {"x": 0.05, "y": -0.05}


def test_only_games_with_the_same_sides_are_paired() -> None:
    games = [line(index, [1, 0]) for index in range(FEWEST)]
    other = [line(index, [1, 0], "E", ("x", "z") if index % 2 else ("x", "y")) for index in range(FEWEST)]
    found = compare(kept(games), kept(other))
    assert (found.pairs, found.cards) == (FEWEST // 2, [])
    with pytest.raises(BadOption, match="no game with the same number"):
        compare(kept(games), kept([line(99, [1, 0])]))
    with pytest.raises(BadOption, match="same seed"):
        compare(kept(games), kept(games, "masters_gridiron"))


def test_tables_are_the_same_as_csv_and_parquet() -> None:
    played = run(msgspec.structs.replace(SHORT, games=3))
    tables, titles = sheet(add_up(played.lines)), {face.id: face.title for face in load(SHORT.game).faces()}
    for name in ("cards", "games"):
        found = rows(name, played, tables, titles)
        read_back = pq.read_table(BytesIO(as_parquet(found))).to_pylist()
        assert read_back == found
        as_text = [*csv.DictReader(StringIO(as_csv(found).decode()))]
        assert as_text == [{key: "" if value is None else str(value) for key, value in row.items()} for row in found]
