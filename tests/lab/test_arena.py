"""The arena: the same deals with seats swapped, resumable, and figures that mean what they say."""

from __future__ import annotations

from pathlib import Path

import pytest

from playcall.kernel import BadOption
from playcall.lab.arena import Bout, bouts, fight, play_bout, read_outcomes
from playcall.lab.arena_table import elo, tabulate, wilson

OWN_BOT = '''
class Lowest:
    """Shows its lowest card."""

    def __init__(self, game, chance):
        self.game = game

    def choose(self, seen):
        return min(seen.legal())


class Broken(Lowest):
    def choose(self, seen):
        raise RuntimeError("oh no")
'''


@pytest.fixture
def own(tmp_path: Path) -> str:
    file = tmp_path / "mine.py"
    file.write_text(OWN_BOT)
    return str(file)


def test_every_deal_is_played_with_both_seatings() -> None:
    due = bouts("high_card", {}, ["starter", "random", "rookie"], 4, 1)
    assert len(due) == 12
    outcomes = fight(due)
    for first, second in zip(outcomes[::2], outcomes[1::2], strict=True):
        assert first.bout.index + 1 == second.bout.index
        assert len(first.seconds[0]) > 0
    alike = [play_bout(Bout("high_card", {}, 1, index, ("starter", "starter"))) for index in (0, 1)]
    assert alike[0].points == alike[1].points[::-1]
    assert alike[0].won + alike[1].won == 1


def test_a_run_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    due = bouts("high_card", {"rounds": "1"}, ["starter", "random"], 6, 2)
    fight(due[:3], file=file)
    with file.open("ab") as lines:
        lines.write(b'{"bout": {"ga')
    with pytest.raises(BadOption, match="holds no results"):
        read_outcomes_after_newline(file)
    file.write_bytes(b"\n".join(file.read_bytes().split(b"\n")[:3]) + b"\n")
    heard: list[int] = []
    outcomes = fight(due, file=file, progress=heard.append)
    assert heard == [3, 1, 1, 1]
    assert len(read_outcomes(file)) == 6
    assert [(o.won, o.points) for o in outcomes] == [(o.won, o.points) for o in fight(due)]


def read_outcomes_after_newline(file: Path) -> None:
    file.write_bytes(file.read_bytes() + b"\n")
    read_outcomes(file)


def test_a_line_broken_off_at_the_end_does_not_count(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    due = bouts("high_card", {}, ["starter", "random"], 2, 2)
    fight(due, file=file)
    text = file.read_bytes()
    file.write_bytes(text[:-30])
    assert len(read_outcomes(file)) == 1
    fight(due, file=file)
    assert len(read_outcomes(file)) == 2


def test_own_bots_play_and_their_faults_are_counted(own: str) -> None:
    table = tabulate(fight(bouts("high_card", {"doubling": "off"}, ["starter", f"{own}:Lowest"], 10, 3)))
    [pairing] = table.pairings
    assert pairing.games == 10
    assert pairing.share > 0.5
    broken = tabulate(fight(bouts("high_card", {}, ["starter", f"{own}:Broken"], 2, 3)))
    assert [row.faults > 0 for row in sorted(broken.standings, key=lambda row: len(row.bot))] == [False, True]


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("nobody", "There is no bot 'nobody'"),
        ("none.py:Bot", "There is no file 'none.py'"),
        ("{own}:Nobody", "has no class 'Nobody'"),
        ("{own}:int", "has no class 'int'"),
        ("search:horizon=far", "is not a search"),
        ("search:patience=3", "is not a search"),
    ],
)
def test_bots_that_are_not_there(own: str, name: str, says: str) -> None:
    with pytest.raises(BadOption, match=says):
        bouts("high_card", {}, ["starter", name.format(own=own)], 2, 0)


def test_a_file_that_does_not_run(tmp_path: Path) -> None:
    file = tmp_path / "bad.py"
    file.write_text("import nothing_like_this")
    with pytest.raises(BadOption, match="does not run: ModuleNotFoundError"):
        bouts("high_card", {}, ["starter", f"{file}:Bot"], 2, 0)


@pytest.mark.parametrize(("bots", "games"), [(["starter"], 2), (["starter", "starter"], 2), (["starter", "random"], 3)])
def test_what_cannot_be_compared_is_refused(bots: list[str], games: int) -> None:
    with pytest.raises(BadOption):
        bouts("high_card", {}, bots, games, 0)


def test_open_cards_are_worth_something() -> None:
    """Both show at once: who sees the other hand, but not the choice, does no worse."""
    outcome = play_bout(Bout("high_card", {}, 1, 0, ("open:search:simulations=8", "random")))
    assert outcome.won in (0.0, 0.5, 1.0)


def test_ratings_tell_the_odds() -> None:
    """Three wins of four are 191 points of Elo; the drawn game that is added takes a little away."""
    results = [(("a", "b"), 1.0)] * 300 + [(("a", "b"), 0.0)] * 100
    ratings = elo(["a", "b"], results)
    assert ratings["a"] - ratings["b"] == pytest.approx(190.8, abs=2)
    chain = elo(["a", "b", "c"], results + [(("b", "c"), share) for _, share in results])
    assert chain["a"] - chain["c"] == pytest.approx(381.7, abs=6)
    assert sum(chain.values()) == pytest.approx(0)


def test_intervals_hold_the_share() -> None:
    low, high = wilson(62, 100)
    assert (round(low, 3), round(high, 3)) == (0.522, 0.709)
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(10, 10)[1] == 1.0


def test_partners_are_one_bot() -> None:
    """In shared teams a bot coaches a whole team, so that its points are that team's."""
    settings = {"form": "shared", "players": "4", "length": "short", "team_cards": "3", "listed": "on"}
    outcome = play_bout(Bout("gridiron_fantasy", settings, 1, 0, ("starter", "random")))
    assert outcome.decided
    assert outcome.won == 1.0
    assert outcome.points[0] > outcome.points[1] == int(outcome.points[1])
